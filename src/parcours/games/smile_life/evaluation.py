"""How well a player stands, for bots that look a move ahead."""

from typing import Final

from parcours.games.smile_life.deck import CHILD, FLIRT, HOUSE, JOB, MARRIAGE, STUDIES, TRIP, WAGE
from parcours.games.smile_life.table import HAND_SIZE, NONE, Life, Table

# In hundredths of a smile.
SMILE: Final = 100
MISSED_TURN: Final = 110
RIVAL_SHARE: Final = 3  # others' smiles count a third, so that a malus is worth laying


def evaluate(table: Table, seat: int) -> int:
    """Own smiles and prospects, less a share of what the strongest other player has."""
    best = -10_000
    for other in range(table.seats):
        if other != seat:
            best = max(best, SMILE * table.smiles(other) + _prospects(table, other))
    return (
        SMILE * table.smiles(seat)
        + _prospects(table, seat)
        + _hand(table, seat)
        - best // RIVAL_SHARE
    )


def _prospects(table: Table, seat: int) -> int:
    """What lies open and may bring smiles later: a job that pays, love that leads on, turns to miss."""
    life = table.lives[seat]
    deck = table.deck
    total = 0
    if life.job != NONE:
        total += 120 + 60 * table.wage_level(seat)
    else:
        total += 30 * min(table.level(seat), 6)
    if life.marriage != NONE:
        total += 220
    elif life.flirts:
        total += 90
        if deck.child[life.flirts[-1]] and len(life.flirts) not in life.used_flirts:
            total += 60
    if life.adultery != NONE:
        total += 40
    if life.free_house:
        total += 120
    if life.raised:
        total += 100
    spendable = 0
    for card in life.wages:
        spendable += deck.value[card]
    total += 8 * min(spendable, 10)
    if deck.inheritance in life.specials:
        total += 24
    for malus in life.pending:
        total -= MISSED_TURN * (life.prison_turns if malus == deck.prison else 1)
    return total


def _hand(table: Table, seat: int) -> int:
    """What the cards in hand promise, given what lies before the player."""
    life = table.lives[seat]
    total = 0
    for card in life.hand:
        total += _promise(table, life, seat, card)
    return total + 10 * min(len(life.hand), HAND_SIZE)


def _promise(table: Table, life: Life, seat: int, card: int) -> int:
    deck = table.deck
    group = deck.group[card]
    smiles = SMILE * deck.smiles[card]
    if group == JOB:
        if life.job != NONE:
            return 5
        missing = deck.needs[card] - table.level(seat)
        return 60 + 20 * deck.pays[card] if missing <= 0 else max(0, 50 - 12 * missing)
    if group == WAGE:
        return smiles // 2 if deck.value[card] <= table.wage_level(seat) else 25
    if group == STUDIES:
        return 30 if life.job == NONE and len(life.studies) < 6 else 0
    if group == FLIRT:
        return 35 if life.marriage == NONE or life.adultery != NONE else 5
    if group == MARRIAGE:
        return smiles // 2 if life.marriage == NONE else 20
    if group == CHILD:
        return smiles // 2 if life.marriage != NONE else 60
    if group == TRIP or group == HOUSE:
        spendable = 0
        for wage in life.wages:
            spendable += deck.value[wage]
        return smiles // 2 if spendable >= deck.price[card] else smiles // 4
    return smiles // 2 + 15
