"""Money, and who knows how much of it whom has.

Purses are secret (PS-1.8), but every payment is public except a bribe between two others. So what a reader knows of a
purse is a range: the table keeps how much less and how much more than the truth it could be.
"""

from mypy_extensions import i64

from parcours.core.chance import Chance
from parcours.core.zones import with_value
from parcours.games.power_struggle.moves import NOTE
from parcours.games.power_struggle.table import Table


def earn(table: Table, seat: int, amount: int) -> None:
    """Get money in public."""
    if amount > 0:
        table.money = with_value(table.money, seat, table.money[seat] + amount)
        table.shown &= ~(1 << seat)


def spend(table: Table, seat: int, amount: int) -> None:
    """Pay money in public: everybody sees that he had as much."""
    left = table.money[seat] - amount
    table.money = with_value(table.money, seat, left)
    table.shown &= ~(1 << seat)
    _cap_less(table, seat, left, seat, left)


def show(table: Table, seat: int) -> None:
    """PS-7.13: everybody learns how much he has."""
    table.shown |= 1 << seat
    less = table.less[:]
    more = table.more[:]
    for at in range(seat, len(less), table.seats):
        less[at] = 0
        more[at] = 0
    table.less = less
    table.more = more


def note_offer(table: Table, by: int, to: int, amount: int, least: int) -> None:
    """An offer says that he has as much; who does not see it knows the least that it can be."""
    money = table.money[by]
    _cap_less(table, by, money - least, to, money - amount)


def hand_over(table: Table, by: int, to: int, amount: int) -> None:
    """PS-12.6: a bribe changes hands; the others don't know how much it was."""
    seats: i64 = table.seats
    less = table.less[:]
    more = table.more[:]
    money = table.money[:]
    before = money[by]
    money[by] = before - amount
    money[to] = money[to] + amount
    table.money = money
    table.shown &= ~(1 << by | 1 << to)
    giver: i64 = by - seats
    taker: i64 = to - seats
    for reader in range(seats + 1):
        giver += seats
        taker += seats
        if reader == by or reader == to:
            continue
        # He gave at least a note and at most all that he can have had.
        less[taker] = less[taker] + amount - NOTE
        more[taker] = more[taker] + before + more[giver] - amount
        less[giver] = before - amount
        more[giver] = more[giver] + amount - NOTE
    table.less = less
    table.more = more


def _cap_less(table: Table, seat: int, most: int, one_reader: int, his_most: int) -> None:
    """What each reader knows of that purse: how much less it can be at most. One of them may know more."""
    less = table.less
    changed = False
    seats: i64 = table.seats
    at: i64 = seat
    for reader in range(seats + 1):
        cap: i64 = his_most if reader == one_reader else most
        if less[at] > cap:
            if not changed:
                changed = True
                less = less[:]
            less[at] = cap
        at += seats
    if changed:
        table.less = less


def redeal_money(world: Table, reader: int, chance: Chance) -> None:
    """Other purses dealt again, each within what the reader knows of it, the same amount altogether."""
    seats = world.seats
    row = seats * (reader if reader >= 0 else seats)
    lows: list[int] = []
    highs: list[int] = []
    total = 0
    for seat in range(seats):
        money = world.money[seat]
        lows.append(money - world.less[row + seat])
        highs.append(money + world.more[row + seat])
        total += money
    purses = world.money[:]
    # What the others know is not for the reader to say: in his world they know it all.
    less = [0] * len(world.less)
    more = [0] * len(world.more)
    most = sum(highs)
    least = sum(lows)
    for seat in range(seats):
        most -= highs[seat]
        least -= lows[seat]
        low = max(lows[seat], total - most)
        high = min(highs[seat], total - least)
        money = low + NOTE * chance.below((high - low) // NOTE + 1) if high > low else low
        total -= money
        purses[seat] = money
        less[row + seat] = money - lows[seat]
        more[row + seat] = highs[seat] - money
    world.money = purses
    world.less = less
    world.more = more
