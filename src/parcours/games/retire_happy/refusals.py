"""The figures that a refusal speaks of."""

from parcours.core.errors import Params, add_name
from parcours.games.retire_happy.deck import TYPES
from parcours.games.retire_happy.legality import cost, means
from parcours.games.retire_happy.moves import NONE, RetireMove
from parcours.games.retire_happy.table import HAND_LIMIT, PHASES, STEPS, Life, Table


def params(table: Table, seat: int, move: RetireMove, rule: int, players: list[str]) -> Params:
    """Names and numbers for the text of the refusal by that rule."""
    deck = table.deck
    told: Params = {}
    add_name(told, "card", move.card, deck.names)
    if move.number != NONE:
        told["number"] = move.number
    if rule == 2_01:
        told["phase"] = PHASES[table.phase()]
    if seat < 0:
        return told
    life = table.lives[seat]
    if rule == 2_02:
        told["player"] = players[table.turn]
    elif rule == 2_03:
        told["missing"] = deck.names[_missing(life, move)]
    elif rule == 2_05:
        told["cost"] = cost(table, life, move, table.phase())
        told["current"] = means(life, move.verb)
    elif rule == 5_04:
        told["number"] = len(life.hand)
        told["limit"] = HAND_LIMIT
    elif rule == 5_06:
        told["type"] = TYPES[deck.type[move.card]]
    elif rule == 6_06:
        told["cards"] = [deck.names[used] for used in move.using]
    elif rule == 6_12:
        told["attempting"] = deck.names[life.attempting]
    elif rule == 9_06 or rule == 9_07:
        told["company"] = life.company
    elif rule == 11_04:
        told["pension"] = life.pension
        told["price"] = table.price(move.card)
    elif rule == 13_03:
        told["loans"] = life.loans
        told["period"] = table.period
    elif rule == 11_06 or rule == 11_07:
        told["because"] = "no_home" if life.home == NONE else "tenure"
    elif rule == 14_08 or rule == 18_12:
        told["step"] = STEPS[table.step()]
    return told


def _missing(life: Life, move: RetireMove) -> int:
    """RH-2.3: the first card that the move names more often than the hand holds it."""
    hand = life.hand[:]
    for card in [move.card, *move.using]:
        if card not in hand:
            return card
        hand.remove(card)
    return move.card
