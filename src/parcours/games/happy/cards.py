"""Cards on their way between hands and pile, and what everybody knows of them (HA-4)."""

from parcours.core.journal import Journal
from parcours.core.zones import holds, put_in_order, take_out, with_card, without
from parcours.games.happy.table import KNOWN_FRESH, KNOWN_HOLDER, NO_CARDS, Life, Table


def draw(table: Table, seat: int, journal: Journal | None) -> None:
    """HA-4.6: the top card of the pile comes into `fresh`."""
    table.reveals += 1
    card = table.pile[-1]
    table.pile = table.pile[:-1]
    life = table.lives[seat]
    life.fresh = with_card(life.fresh, card)
    if journal is not None:
        journal.tell("drew", seat, card, knows=1 << seat)
    if table.known_below > len(table.pile):
        # It had gone under the pile for all to hear, and has come to the top since.
        table.known_below = len(table.pile)
        table.known = [*table.known, KNOWN_FRESH + KNOWN_HOLDER * seat + card]


def put_under(table: Table, card: int) -> None:
    """HA-4.1, HA-4.2: under the pile, below the former."""
    table.pile = [card, *table.pile]
    table.known_below += 1


def leave_hand(table: Table, seat: int, card: int) -> None:
    """A card leaves the hand, named aloud; HA-4.4: the fresh one only where no other is held."""
    life = table.lives[seat]
    entry = KNOWN_HOLDER * seat + card
    if holds(life.hand, card):
        take_out(life.hand, card)
    else:
        life.fresh = without(life.fresh, card)
        entry += KNOWN_FRESH
    if holds(table.known, entry):
        table.known = without(table.known, entry)


def spend(table: Table, seat: int, card: int) -> None:
    """HA-4.1: a card is played and goes under the pile at once."""
    leave_hand(table, seat, card)
    put_under(table, card)


def show(table: Table, seat: int, card: int) -> None:
    """Everybody learns that the card is in the hand, if they did not know."""
    entry = KNOWN_HOLDER * seat + card
    if entry not in table.known:
        table.known = [*table.known, entry]


def hand_over(table: Table, seller: int, buyer: int, card: int) -> None:
    """HA-14.7: a card that everybody knows of changes hands."""
    leave_hand(table, seller, card)
    life = table.lives[buyer]
    life.fresh = with_card(life.fresh, card)
    table.known = [*table.known, KNOWN_FRESH + KNOWN_HOLDER * buyer + card]


def age_fresh(table: Table) -> None:
    """HA-2.7: fresh cards become cards of the hand."""
    for life in table.lives:
        if life.fresh:
            for card in life.fresh:
                put_in_order(life.hand, card)
            life.fresh = NO_CARDS
    if table.known:
        table.known = [entry % KNOWN_FRESH for entry in table.known]


def known_cards(table: Table, holder: int, fresh: bool) -> list[int]:
    """The cards that everybody knows to be in that zone of the holder."""
    zone = (KNOWN_FRESH if fresh else 0) + KNOWN_HOLDER * holder
    return [entry - zone for entry in table.known if zone <= entry < zone + KNOWN_HOLDER]


def pay_to_bank(table: Table, life: Life, coins: int) -> None:
    """HA-16.1"""
    life.money -= coins
    table.bank += coins


def pay_from_bank(table: Table, life: Life, coins: int) -> int:
    """HA-16.3: the bank pays what it has. Return how much that was."""
    paid = min(coins, table.bank)
    table.bank -= paid
    life.money += paid
    return paid
