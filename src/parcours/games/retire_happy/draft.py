"""The draft (RH-3), and the Global Event that ends it (RH-4)."""

from parcours.core.journal import Journal
from parcours.games.retire_happy.table import (
    DECISIONS,
    DRAFT,
    NO_OFFERS,
    NONE,
    OFFER_SIZE,
    OFFERS,
    PLAY,
    SEAT_SETS,
    Table,
)


def begin_period(table: Table, journal: Journal | None) -> None:
    """RH-1.1, RH-3.1: a period begins with the first round of its draft."""
    table.round = 1
    if journal is not None:
        journal.tell("period_began", NONE, number=table.period)
    begin_round(table, journal)


def begin_round(table: Table, journal: Journal | None) -> None:
    """RH-3.2, RH-3.3: five offers are laid open, and the holder of the token chooses first."""
    deal(table)
    table.turn = table.first
    if anything_offered(table):
        wait_for_choice(table)
    else:  # a table laid out by hand may have run out of cards
        end_round(table, journal)


def deal(table: Table) -> None:
    """RH-3.2: the 15 top cards of the deck, three by three."""
    deck = table.decks[table.period - 1]
    dealt = deck[::-1][: OFFERS * OFFER_SIZE]
    decks = table.decks[:]
    decks[table.period - 1] = deck[: len(deck) - len(dealt)]
    table.decks = decks
    table.offers = [dealt[OFFER_SIZE * at : OFFER_SIZE * (at + 1)] for at in range(OFFERS)]
    if dealt:
        table.reveals += 1


def wait_for_choice(table: Table) -> None:
    """RH-2.2: the seat in turn is to take an offer."""
    table.pending.clear()
    table.pending.append(DECISIONS[SEAT_SETS * DRAFT + (1 << table.turn)])


def take(table: Table, seat: int, number: int, journal: Journal | None) -> None:
    """RH-3.3: the cards of the offer join the hand."""
    offers = table.offers[:]
    offer = offers[number - 1]
    offers[number - 1] = []
    table.offers = offers
    life = table.lives[seat]
    for card in offer:
        life.hold(card)
    if journal is not None:
        journal.tell("took", seat, number=number, cards=offer)
    table.turn = table.next_seat(seat)
    if table.turn != table.first and anything_offered(table):
        wait_for_choice(table)
    else:
        end_round(table, journal)


def end_round(table: Table, journal: Journal | None) -> None:
    """RH-3.6: the offers left go to the box, the token passes, and the second round or the event follows."""
    for at in range(OFFERS):
        table.box.extend(table.offers[at])
    table.offers = NO_OFFERS
    table.first = table.next_seat(table.first)
    if table.round == 1:
        table.round = 2
        begin_round(table, journal)
        return
    event = table.events[table.period - 1]  # RH-4.1
    events = table.events[:]
    events[table.period - 1] = NONE
    table.events = events
    table.event = event
    if event != NONE:
        table.reveals += 1
        if journal is not None:
            journal.tell("event_came", NONE, event)
    table.pending.clear()
    table.pending.append(DECISIONS[SEAT_SETS * PLAY + (1 << table.seats) - 1])


def anything_offered(table: Table) -> bool:
    """Whether an offer is left to take."""
    for offer in table.offers:
        if offer:
            return True
    return False
