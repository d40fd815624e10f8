"""How well a player stands, for bots that look a move ahead.

Everything is counted in hundredths of a point. Money still to come counts like money, so that
neither the income nor the charges of a round make a difference when they are paid: only what is
done about them does.
"""

from typing import Final

from parcours.games.fatum.deck import NO_NEED
from parcours.games.fatum.legality import meets_needs
from parcours.games.fatum.moves import DECKS
from parcours.games.fatum.powers import DISCOUNT, INCOME, JOB, STUDIES, TUTOR
from parcours.games.fatum.rounds import JOBLESS_INCOME
from parcours.games.fatum.table import (
    COMMON,
    DESTINY,
    NONE,
    OPPORTUNITIES,
    TIME_MODE,
    Life,
    Table,
)

POINT: Final = 100
WON: Final = 1_000_000
# What a level is worth towards an objective, and one that no objective asks for.
AIMED: Final = 260
SPARE: Final = 30
MET: Final = 1_200
KEPT: Final = 1_500  # met since an earlier round: this one wins
RUIN: Final = 2_500

HORIZON: Final = 4  # rounds that are looked ahead
SAFE_MONEY: Final = 700  # below it a single card can ruin
ENOUGH_MONEY: Final = 3_000
HALF_PIPS: Final = 7  # twice the mean of a die


def evaluate(table: Table, seat: int) -> int:
    """Own prospects, less those of the others, the strongest one counting most."""
    if not table.pending:
        return WON if (table.winners >> seat) & 1 else -WON
    if table.lives[seat].out:
        return -WON
    best = -WON
    total = 0
    others = 0
    for other in range(table.seats):
        if other == seat:
            continue
        others += 1
        if table.lives[other].out:
            total -= RUIN
            continue
        life = table.lives[other]
        standing = _standing(table, other, life, table.face_up(life))
        total += standing
        best = max(best, standing)
    life = table.lives[seat]
    objective = _aim(table, life)
    own = _standing(table, seat, life, objective) + _hand(table, life, objective)
    return 2 * own - best - total // others


def _aim(table: Table, life: Life) -> int:
    """The objective that the player himself knows."""
    return table.objective if table.settings.mode == COMMON else life.objective


def _standing(table: Table, seat: int, life: Life, objective: int) -> int:
    """What lies open before a player, in levels, money and what they will become."""
    total = 0
    for domain in range(DECKS):
        total += _level_worth(table, objective, domain, life.sums[domain])
    if objective != NONE and table.meets(life, objective):
        total += MET // 2
        if life.reached != 0:
            total += MET
            if life.reached < table.round:
                total += KEPT
    income = _income(table, life)
    paid, due = _payments(table, seat)
    money = life.money + income * paid - _costs(table, life, due)
    total += _money_worth(table, money)
    if life.money < SAFE_MONEY:
        total -= (SAFE_MONEY - life.money) // 2
    return total


def _level_worth(table: Table, objective: int, domain: int, level: int) -> int:
    if table.settings.mode == TIME_MODE:
        return POINT * level
    if objective == NONE:
        return POINT * level
    need = table.deck.needs[DECKS * objective + domain]
    if need == NO_NEED:
        return SPARE * level
    need += table.settings.raised
    if level <= need:
        return AIMED * level
    return AIMED * need + 2 * SPARE * (level - need)


def _money_worth(table: Table, money: int) -> int:
    """A point for 500; where an objective wins, money is worth what can be bought with it soon."""
    if table.settings.mode == TIME_MODE:
        return money // 5
    if money <= ENOUGH_MONEY:
        return money // 8
    return ENOUGH_MONEY // 8 + (money - ENOUGH_MONEY) // 40


def _payments(table: Table, seat: int) -> tuple[int, int]:
    """How many incomes are still to come, and how many times the charges are still due.

    The horizon moves on with the last card drawn, where all choices are equal.
    """
    settings = table.settings
    left = HORIZON
    if settings.mode == TIME_MODE and settings.rounds > 0:
        left = max(0, settings.rounds - table.round)
    if table.time_up:
        left = 0
    step = table.step()
    if step == OPPORTUNITIES:
        coming = min(left + 1, HORIZON)
        return coming, coming
    coming = min(left, HORIZON)
    if step == DESTINY:
        return coming + 1, coming + 1
    return coming, coming if _has_settled(table, seat) else coming + 1


def _has_settled(table: Table, seat: int) -> bool:
    """In the accounts: whether that seat comes before the one in turn."""
    turn = table.turn()
    return (seat - table.marker) % table.seats < (turn - table.marker) % table.seats


def _income(table: Table, life: Life) -> int:
    """What a round brings, dice at their mean."""
    deck = table.deck
    total = 0
    jobless = True
    for card in life.front:
        if deck.klass[card] == JOB:
            jobless = False
            total += deck.salary[card] + deck.per_pip[card] * HALF_PIPS // 2
    if jobless:
        total = JOBLESS_INCOME
    return total + life.sums[INCOME]


def _costs(table: Table, life: Life, due: int) -> int:
    """What the charges will come to; nobody pays longer for a card than it is worth."""
    total = 0
    for card in life.front:
        upkeep = table.upkeep(life, card)
        if upkeep > 0:
            total += _cost_of_keeping(table, life, card, upkeep, due)
    for card in life.burdens:
        total += table.upkeep(life, card) * due
    return total


def _cost_of_keeping(table: Table, life: Life, card: int, upkeep: int, due: int) -> int:
    deck = table.deck
    if deck.klass[card] == STUDIES:
        chances = 7 - deck.graduates[card] + life.sums[TUTOR]  # of six
        return upkeep * min(due, (6 + chances - 1) // max(1, min(6, chances)))
    return upkeep * due


def _hand(table: Table, life: Life, objective: int) -> int:
    total = 0
    for card in life.hand:
        total += _promise(table, life, card, objective)
    return total


def promise(table: Table, life: Life, card: int) -> int:
    """What a card in hand may bring its player."""
    return _promise(table, life, card, _aim(table, life))


def _promise(table: Table, life: Life, card: int, objective: int) -> int:
    deck = table.deck
    if deck.yellow[card]:
        harm = deck.loss[card] + deck.loss_to_layer[card]
        return 25 + harm // 20
    gain = 0
    gains = deck.gains[card]
    for at in range(0, len(gains), 2):
        domain = gains[at]
        if domain < DECKS:
            level = life.sums[domain]
            gain += _level_worth(table, objective, domain, level + gains[at + 1])
            gain -= _level_worth(table, objective, domain, level)
        else:
            gain += 30
    if deck.klass[card] == JOB:
        salary = deck.salary[card] + deck.per_pip[card] * HALF_PIPS // 2
        if not deck.cumulable[card]:
            salary -= _income(table, life)
        gain += _money_worth(table, salary * 3)
    cost = max(0, deck.cost[card] - life.sums[DISCOUNT + deck.colour[card]])
    gain += _money_worth(table, deck.windfall[card] - cost - 3 * deck.upkeep[card])
    if gain <= 0:
        return 5
    if cost > life.money:
        gain //= 2
    if deck.needy[card] and not meets_needs(table, life, card):
        gain //= 2
    return 5 + gain // 4
