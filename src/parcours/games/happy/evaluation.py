"""How well a player stands, for bots that look a move ahead.

Everything is in hundredths of a point. What is half made is worth what it can become: each step on
the way to a point is worth a little more than the coins that it costs. The money of others is left
out, so that ending a turn, which pays the next player, looks no worse than it is.
"""

from typing import Final

from parcours.games.happy import attacks, company, effects
from parcours.games.happy.legality import can_parry
from parcours.games.happy.table import (
    AT_HOME,
    DATE_MARK,
    EX,
    MANAGER,
    NOBODY,
    NONE,
    PARRY,
    POINT,
    RICH,
    SALE,
    SINGLE,
    TOPPLE,
    TRY_MARK,
    TURN,
    WORKER,
    Life,
    Table,
)

WON: Final = 1_000_000
HALF_POINT: Final = 50
COIN: Final = 4  # a point costs some 20 to 25 coins
SPARE_COIN: Final = 1  # beyond what makes one the richest
COIN_A_TURN: Final = 10
RIVAL_SHARE: Final = 3
# A rival this near to the goal, in half points, is a danger; what each of them is worth then.
DANGER: Final = 5
ALARM: Final = 40
# A throw that failed is worth more than one that was not made.
TRIED: Final = 6
UNWANTED_OFFER: Final = 12
HELP_ASKED: Final = 3

# On the way to the point of a working child, by place, and to the points of the districts.
CHILD_WORTH: Final = [0, 40, 40, 67, 94, 121, 60]
DISTRICT_WORTH: Final = [0, 48, 96, 46, 0]
PAIRLESS: Final = 25
DIVORCED: Final = 50
ISOLATED: Final = 80
HOPE_OF_CHILD: Final = 15


def evaluate(table: Table, seat: int) -> int:
    """Own points and prospects, less a share of those of the others."""
    if not table.pending:
        return _result(table, seat)
    question = table.question()
    if question == TURN:
        return _standing(table, seat)
    if question == PARRY:
        return _under_attack(table, seat)
    if question == SALE:
        return _on_offer(table, seat)
    if question == TOPPLE:
        return _standing(table, seat) + HELP_ASKED
    return _dicing(table, seat)


def _result(table: Table, seat: int) -> int:
    """A match that is over is won, shared or lost."""
    if table.winner != NOBODY:
        return WON if table.winner == seat else -WON
    own = table.points(seat)
    for other in range(table.seats):
        if other != seat and table.points(other) > own:
            return -WON
    return WON


def _standing(table: Table, seat: int) -> int:
    """How the seat stands while no question is open."""
    richest = table.richest()
    life = table.lives[seat]
    points = table.points(seat)
    if richest == seat:
        points -= POINT  # it is only lent: the coins say how near it is
    total = HALF_POINT * points + _prospects(table, life)
    total += COIN * min(life.money, RICH + 1) + SPARE_COIN * max(0, life.money - RICH - 1)
    for card in life.hand:
        total += _promise(table, life, card)
    for card in life.fresh:
        total += _promise(table, life, card)
    if table.turn == seat and table.marks & (DATE_MARK | TRY_MARK):
        total += TRIED
    others = 0
    for other in range(table.seats):
        if other == seat:
            continue
        points = table.shown_points(other)
        if richest == other:
            points -= POINT
        others += (HALF_POINT * points + _prospects(table, table.lives[other])) // RIVAL_SHARE
        near = points + table.lives[other].held() // 2 - table.target + DANGER
        if near > 0:
            others += ALARM * near
    return total - others // (table.seats - 1)


def _prospects(table: Table, life: Life) -> int:
    """What lies open and may bring points or coins later."""
    total = DISTRICT_WORTH[life.district]
    for place in life.children:
        total += CHILD_WORTH[place]
    if life.partner == AT_HOME:
        total += 5 * COIN_A_TURN
        if life.next_child() != NONE:
            total += HOPE_OF_CHILD
    elif life.partner == EX:
        total -= DIVORCED
    total += 5 * COIN_A_TURN * life.job
    pets = life.dogs + life.cats
    if pets == 3 or (pets > 0 and (life.dogs == 0 or life.cats == 0)):
        total += PAIRLESS  # if another is to be had; two of a kind are no better than one
    if life.car > 0:
        total += 2 * life.car
    if life.ill:
        total -= 2 * COIN_A_TURN
    if life.quarantine != NOBODY:
        total -= ISOLATED
    return total


def _promise(table: Table, life: Life, card: int) -> int:
    """What a hidden card promises, besides its points."""
    deck = table.deck
    if card == deck.world_trip or card == deck.friendship:
        return 0
    if card == deck.lottery:
        return 55
    if card == deck.inheritance:
        return 45
    if card == deck.mba:
        if life.job == WORKER:
            return 75
        return 60 if life.job == MANAGER else 8
    if card == deck.internet_love:
        if life.partner == SINGLE:
            return 75
        return 30 if life.next_child() != NONE else 18
    if card == deck.skip_school:
        return 35
    if card == deck.extra_dice:
        return 14
    if card == deck.secret_love:
        return 8
    return 20 if deck.parry[card] != NONE or card == deck.car_upgrade else 15


# Questions: what their likely answer leads to.


def _under_attack(table: Table, seat: int) -> int:
    """Whoever can parry does. A bot deals the hands that it can't see anew before it looks."""
    world = table.copy()
    while world.question() == PARRY:
        target = world.pending[-1].who[0]
        attacks.answer(world, target, can_parry(world, world.lives[target]), None)
    return _standing(world, seat)


def _on_offer(table: Table, seat: int) -> int:
    """The offer is accepted if the buyer stands better afterwards."""
    buyer = table.pending[-1].who[0]
    before = table.copy()
    after = table.copy()
    effects.answer_offer(before, buyer, False, None)
    effects.answer_offer(after, buyer, True, None)
    if _standing(after, buyer) > _standing(before, buyer):
        return _standing(after, seat)
    return _standing(before, seat) - UNWANTED_OFFER


def _dicing(table: Table, seat: int) -> int:
    """The dice against the director as they lie now."""
    world = table.copy()
    own = world.own_die if seat == world.turn else world.helper_die
    company.decide(world, None)
    return _standing(world, seat) + own
