"""The figures that a refusal speaks of."""

from typing import Final

from parcours.core.errors import Params, add_name
from parcours.games.smile_life import phases, searches
from parcours.games.smile_life.legality import price
from parcours.games.smile_life.moves import FROM_DISCARD, JOB_FROM_DISCARD, NONE, LifeMove
from parcours.games.smile_life.table import Life, Table

# Rules that speak of the player's own job, and of the job of the player who is aimed at.
OWN_JOB: Final = [4_02, 4_05, 4_10, 4_13, 6_12]
TARGET_JOB: Final = [8_01, 8_15]


def params(table: Table, seat: int, move: LifeMove, rule: int, players: list[str]) -> Params:
    """Names and numbers for the text of the refusal by that rule; `card` is the card refused."""
    deck = table.deck
    told: Params = {}
    if move.card != NONE:
        told["card"] = deck.names[_subject(table, move, rule)]
    add_name(told, "target", move.target, players)
    if rule == 2_02:
        return told
    if rule == 2_03:
        told["player"] = players[table.to_act()[0]]
        return told

    life = table.lives[seat]
    if rule == 2_04:
        told["phase"] = phases.PHASES[table.phase()]
    elif rule == 3_06:
        told["top"] = deck.names[table.discard[-1]] if table.discard else "none"
    elif rule == 3_10:
        told["missing"] = deck.names[_missing(life, move)]
    elif rule == 4_04:
        told["needs"] = deck.needs[move.card]
        told["level"] = table.level(seat)
    elif rule == 4_13:
        told["value"] = deck.value[move.card]
        told["wage_level"] = table.wage_level(seat)
    elif rule == 5_03:
        told["number"] = len(life.flirts)
    elif rule == 5_09:
        told["because"] = _childless(table, life, seat)
    elif rule == 6_03:
        told["missing"] = deck.names[_unpayable(table, life, move)]
    elif rule == 6_04 or rule == 6_05:
        told["price"] = price(table, life, move.card)
        told["paid"] = sum(deck.value[card] for card in move.paying)
    elif rule == 6_08:
        told["price"] = price(table, life, move.card)
    elif rule == 7_07:
        told["because"] = "no_job" if table.lives[move.target].job == NONE else "no_wage"
    elif rule == 7_09:
        told["because"] = "no_studies" if table.lives[move.target].job == NONE else "job"
    elif rule == 8_08:
        told["search"] = searches.SEARCHES[table.pending[-1].about]
    elif rule == 8_13:
        told["because"] = "must_throw" if move.card == NONE else "nothing_to_throw"
    elif rule == 8_20:
        told["player"] = players[_who_is(table, deck.soldier)]
    elif rule == 8_21:
        told["player"] = players[_who_is(table, deck.policeman)]
    if rule in OWN_JOB:
        told["job"] = deck.names[life.job]
    elif rule in TARGET_JOB:
        told["job"] = deck.names[table.lives[move.target].job]
    return told


def _subject(table: Table, move: LifeMove, rule: int) -> int:
    """The card that is refused: behind string pulling the job, behind revenge the malus."""
    carried = move.other != NONE and (
        move.card == table.deck.string_pulling or move.card == table.deck.revenge
    )
    # Where a card lies in the discard, and whether it is searched for, is asked of the first one.
    found = move.source == FROM_DISCARD and (3_05 <= rule <= 3_09 or rule == 8_08)
    return move.other if carried and not found else move.card


def _missing(life: Life, move: LifeMove) -> int:
    """SL-3.10: the card that should be in the hand and is not."""
    if move.source == FROM_DISCARD:
        return move.other
    if move.other == NONE or move.source == JOB_FROM_DISCARD or move.card not in life.hand:
        return move.card
    return move.other


def _unpayable(table: Table, life: Life, move: LifeMove) -> int:
    """SL-6.3: the first card of the payment that does not lie there, or not so often."""
    for card in move.paying:
        zone = life.specials if card == table.deck.inheritance else life.wages
        if move.paying.count(card) > zone.count(card):
            return card
    return move.paying[0]


def _childless(table: Table, life: Life, seat: int) -> str:
    """SL-5.9: why an unmarried player can't lay a child."""
    flirt = table.open_flirt(seat)
    if flirt == NONE:
        return "no_flirt"
    return "used" if table.deck.child[flirt] else "flirt"


def _who_is(table: Table, job: int) -> int:
    for seat in range(table.seats):
        if table.lives[seat].job == job:
            return seat
    return 0
