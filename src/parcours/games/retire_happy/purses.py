"""Money and what moves it: the purses, the supply, the effects of cards, and homes given up."""

from parcours.core.chance import Chance
from parcours.games.retire_happy.deck import (
    CHANCES,
    COMPANY,
    CURRENT,
    GROWTH,
    ON_DISCARD,
    PENSION,
    WHEN_COUNT,
)
from parcours.games.retire_happy.table import LOAN, NONE, Life, Table


def receive(table: Table, life: Life, amount: int) -> None:
    """RH-2.8: the supply pays into the current account."""
    life.current += amount
    table.bank -= amount


def pay(table: Table, life: Life, amount: int) -> None:
    """RH-2.5: the current account pays to the supply."""
    life.current -= amount
    table.bank += amount


def save(table: Table, life: Life, amount: int) -> None:
    """RH-2.8: the supply pays into the pension fund."""
    life.pension += amount
    table.bank -= amount


def borrow(table: Table, life: Life) -> None:
    """RH-13.1: a Loan token gives 3 at once."""
    life.loans += 1
    receive(table, life, LOAN)


def share_fund(life: Life, amount: int) -> None:
    """RH-9.7: money leaves the company fund, the odd 1 and half of the rest for the pension fund."""
    half = amount // 2
    life.company -= amount
    life.current += half
    life.pension += amount - half


def throw(table: Table, life: Life, chance: Chance) -> int:
    """Two dice, before everybody's eyes."""
    total = chance.die() + chance.die()
    life.roll = total
    table.reveals += 1
    return total


def apply_effects(table: Table, life: Life, card: int, when: int) -> None:
    """RH-7.5 to RH-7.7: the effects of a card at that moment, in their order. No purse goes below 0 (RH-2.5)."""
    effects = table.deck.effects[WHEN_COUNT * card + when]
    for at in range(0, len(effects), 2):
        what = effects[at]
        amount = effects[at + 1]
        if what == CURRENT:
            receive(table, life, max(amount, -life.current))
        elif what == PENSION:
            save(table, life, max(amount, -life.pension))
        elif what == COMPANY or what == GROWTH:
            if life.entrepreneur:  # RH-2.6: an employee has no company
                gain = life.company // amount if what == GROWTH else max(amount, -life.company)
                life.company += gain
                table.bank -= gain
        elif what == CHANCES:
            life.chances = max(0, life.chances + amount)
        elif amount > 0:
            for _ in range(amount):
                borrow(table, life)
        else:
            life.loans = max(0, life.loans + amount)


def give_up_home(table: Table, life: Life) -> None:
    """RH-11.6, RH-11.7: the home leaves play; its owner is refunded, and its `discard` effects apply (RH-7.6)."""
    card = life.home
    receive(table, life, life.refund())
    table.box.append(card)
    life.home = NONE
    life.owner = False
    life.paid = 0
    apply_effects(table, life, card, ON_DISCARD)
