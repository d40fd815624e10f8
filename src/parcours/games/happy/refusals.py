"""The figures that a refusal speaks of."""

from parcours.core.errors import Params, add_name
from parcours.games.happy import jobs, moves, places, prices, questions
from parcours.games.happy.legality import highest_price, under_new_car
from parcours.games.happy.moves import HappyMove
from parcours.games.happy.table import (
    CAR,
    LOVE,
    MOST_CARDS,
    NOBODY,
    NONE,
    PLAIN_CAR,
    UPGRADE,
    Life,
    Table,
)
from parcours.games.happy.view import in_points


def params(table: Table, seat: int, move: HappyMove, rule: int, players: list[str]) -> Params:
    """Names and numbers for the text of the refusal by that rule."""
    deck = table.deck
    told: Params = {}
    if move.card != NONE:
        thing = move.verb == moves.SELL or move.verb == moves.SELL_TO
        told["thing" if thing else "card"] = (deck.things if thing else deck.names)[move.card]
    add_name(told, "target", move.target, players)
    add_name(told, "child", move.child, moves.CHILDREN)
    if rule == 2_05:
        told["player"] = players[table.to_act()[0]]
    if rule <= 2_05:
        return told  # a seat that is not to act learns nothing but who is
    life = table.lives[seat]
    if rule == 2_06:
        told["question"] = questions.QUESTIONS[table.question()]
    elif rule == 4_03 or rule == 4_04:
        told["card"] = deck.names[_missing(table, life, move, rule)]
    elif rule == 4_07:
        told["limit"] = MOST_CARDS
        told["player"] = players[seat if move.target == NONE else move.target]
    elif rule == 4_09:
        told["number"] = len(move.cards)
    elif rule == 5_04:
        told["card"] = deck.names[table.attack]
    elif rule == 7_15:
        told["place"] = places.PLACES[table.lives[move.target].children[move.child]]
    elif rule in (7_09, 7_11, 7_12, 7_14):
        told["place"] = places.PLACES[life.children[move.child]]
    elif rule in (8_02, 8_03, 8_04):
        told["district"] = move.number
        told["here"] = life.district
    elif rule == 9_04:
        told["player"] = players[table.director()]
    elif rule == 10_06 or rule == 12_03:
        told["player"] = players[table.lives[move.target].quarantine]
    elif rule == 11_06:
        told["needed"] = under_new_car(life)
        told["bank"] = table.bank
    elif rule == 12_04:
        told["player"] = players[table.lives[move.target].protection]
    elif rule == 14_03 and move.target != NOBODY:
        told["price"] = move.number
        told["money"] = table.lives[move.target].money
    elif rule == 14_05:
        sold = CAR if move.verb == moves.SELL_CAR_TO else LOVE
        told["price"] = move.number
        told["highest"] = highest_price(table, sold, move.target)
    elif rule == 15_07:
        told["points"] = in_points(table.points(seat))
        told["goal"] = in_points(table.target)
    elif rule == 16_02:
        told["price"] = _price(life, move.verb)
        told["money"] = life.money
    return told


def _missing(table: Table, life: Life, move: HappyMove, rule: int) -> int:
    """The card that the player does not have, or has only fresh."""
    if move.card != NONE:
        return move.card
    for card in move.cards:
        wanted = move.cards.count(card)
        held = life.hand.count(card)
        if rule == 4_03:
            held += life.fresh.count(card)
        if held < wanted:
            return card
    return table.deck.internet_love


def _price(life: Life, verb: int) -> int:
    """What the move costs."""
    if verb == moves.BUY_OUT:
        return jobs.WAGES[life.job]
    fixed = {
        moves.DATE: prices.DATE,
        moves.SCHOOL: prices.SCHOOL,
        moves.MOVE_TO: prices.HOUSE,
        moves.HEAL: prices.HEALTH,
        moves.BUY_CARD: prices.CARD,
        moves.BUY_CAR: PLAIN_CAR,
        moves.BUY_CAT: prices.CAT,
        moves.BUY_DOG: prices.DOG,
    }
    return fixed.get(verb, UPGRADE)
