"""The figures that a refusal speaks of."""

from parcours.games.smile_life.legality import price
from parcours.games.smile_life.moves import BUY, NONE, LifeMove
from parcours.games.smile_life.table import PHASES, Table


def params(
    table: Table, seat: int, move: LifeMove, rule: int, players: list[str]
) -> dict[str, object]:
    """Names and numbers for the text of the refusal by that rule."""
    deck = table.deck
    life = table.lives[seat]
    told: dict[str, object] = {}
    if move.card != NONE:
        told["card"] = deck.names[move.card]
    if move.other != NONE:
        told["other"] = deck.names[move.other]
    if move.target != NONE:
        told["target"] = players[move.target]
    if rule == 2_03:
        told["player"] = players[table.to_act()[0]]
    elif rule == 2_04:
        told["phase"] = PHASES[table.phase()]
    elif rule == 3_10:
        held = move.card in life.hand or move.other == NONE
        told["missing"] = deck.names[move.card if not held or move.other == NONE else move.other]
    elif rule == 4_04:
        told["needs"] = deck.needs[move.card]
        told["level"] = table.level(seat)
    elif rule == 4_13:
        told["value"] = deck.value[move.card]
        told["wage_level"] = table.wage_level(seat)
    elif rule in (4_02, 4_05, 4_10) and life.job != NONE:
        told["job"] = deck.names[life.job]
    elif rule in (6_04, 6_05) and move.verb == BUY:
        told["price"] = price(table, life, move.card)
        told["paid"] = sum(deck.value[card] for card in move.paying)
    return told
