"""The figures that a refusal speaks of."""

from parcours.core.errors import Params, add_name
from parcours.games.fatum import steps
from parcours.games.fatum.legality import price
from parcours.games.fatum.moves import DECKS, FatumMove
from parcours.games.fatum.powers import CONTACTS, DOMAINS
from parcours.games.fatum.table import HAND_LIMIT, Table


def params(table: Table, seat: int, move: FatumMove, rule: int, players: list[str]) -> Params:
    """Names and numbers for the text of the refusal by that rule."""
    deck = table.deck
    told: Params = {}
    add_name(told, "card", move.card, deck.names)
    add_name(told, "other", move.other, deck.names)
    add_name(told, "target", move.target, players)
    add_name(told, "deck", move.deck, DOMAINS)
    if rule == 3_05:
        told["step"] = steps.STEPS[table.step()]
        turn = table.turn()
        told["turn"] = players[turn] if turn >= 0 else "none"
    if seat < 0:
        return told
    life = table.lives[seat]
    if rule == 4_13:
        told["held"] = len(life.hand)
        told["limit"] = HAND_LIMIT
    elif rule == 5_04:
        eased = life.sums[CONTACTS + deck.colour[move.card]]
        for domain, name in enumerate(DOMAINS):
            need = deck.needs[DECKS * move.card + domain] - eased
            if life.sums[domain] < need:
                told["domain"] = name
                told["needs"] = need
                told["level"] = life.sums[domain]
                break
    elif rule == 5_05:
        told["price"] = price(table, life, move.card)
        told["money"] = life.money
    elif rule == 5_03 or rule == 7_10:
        told["deck"] = DOMAINS[deck.colour[move.card]]
    elif rule == 8_13:
        told["charges"] = table.charges(life)
        told["money"] = life.money
    return told
