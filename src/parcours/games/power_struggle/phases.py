"""How one thing follows another without a choice: placement, meetings, sorting, rounds, turns, the end (PS-1.5)."""

from parcours.core.chance import Chance
from parcours.core.journal import Journal
from parcours.core.zones import with_value, without
from parcours.games.power_struggle.deck import (
    CHAIRMAN,
    COMMUNICATIONS,
    DRAWN_EVENTS,
    INFLUENCE,
    PRIVILEGES,
)
from parcours.games.power_struggle.elections import chairman_by_card, elected, leader
from parcours.games.power_struggle.events import take_effect
from parcours.games.power_struggle.moves import ALL_DIVISIONS, MOST_SEATS
from parcours.games.power_struggle.scoring import announce, move_marker, points
from parcours.games.power_struggle.table import (
    ALL_CARDS_KNOWN,
    BRIBED,
    CHAIRMAN_STEP,
    DIRECTION,
    DOWN,
    EXTRA,
    FULL_MOTIVATION,
    NONE,
    PLACE,
    SEND_DECISIONS,
    SORT,
    TURN,
    Table,
)

MANAGERS_TO_PLACE = 3  # PS-3.1


def placing_seat(table: Table) -> int:
    """PS-3.1: who places next: clockwise, anticlockwise from the right of the first player, clockwise."""
    seats = table.seats
    at = table.placed % seats
    if table.placed // seats == 1:
        at = seats - 1 - at
    return (table.first + at) % seats


def go_on_placing(table: Table, chance: Chance, journal: Journal | None) -> None:
    """PS-3.1, PS-3.5: the next manager, or the first meeting."""
    table.pending.clear()
    if table.placed >= MANAGERS_TO_PLACE * table.seats:
        begin_meeting(table, chance, journal)
    else:
        table.actor = placing_seat(table)
        table.wait_for(PLACE, table.actor)


def begin_meeting(table: Table, chance: Chance, journal: Journal | None) -> None:
    """PS-5.1, PS-5.2, PS-5.5: first the chairman's privilege."""
    table.pending.clear()
    if journal is not None:
        journal.tell("meeting", NONE)
    seat = table.holder[CHAIRMAN]
    if seat != NONE and table.side[CHAIRMAN] != DOWN and table.free_offices() > 0:
        table.actor = seat
        table.wait_for(CHAIRMAN_STEP, seat)
    else:
        offer_extra_action(table, chance, journal)


def offer_extra_action(table: Table, chance: Chance, journal: Journal | None) -> None:
    """PS-5.4, PS-5.5: then the extra action."""
    table.pending.clear()
    seat = table.holder[COMMUNICATIONS]
    if seat != NONE and table.side[COMMUNICATIONS] == BRIBED:
        table.actor = seat
        table.wait_for(EXTRA, seat)
    else:
        elect_chairman(table, chance, journal)


def elect_chairman(table: Table, chance: Chance, journal: Journal | None) -> None:
    """PS-5.6 to PS-5.9."""
    before = table.chairman
    table.chairman = NONE
    seat = elected(table)
    if seat != NONE:
        table.board = without(table.board, seat)  # the leftmost
    else:
        seat = chairman_by_card(table)
        _make_known(table, CHAIRMAN)
    table.chairman = seat
    if seat != NONE and journal is not None:
        journal.tell("elected", seat)
        if before not in (NONE, seat):
            journal.tell("voted_out", before, other=seat)
    appoint_heads(table, 0, chance, journal)


def appoint_heads(table: Table, since: int, chance: Chance, journal: Journal | None) -> None:
    """PS-5.10 to PS-5.16, from that division on; an ousted head's owner is asked first."""
    for division in range(since, ALL_DIVISIONS):
        seat = leader(table, division)
        if seat == NONE:
            seat = table.holder[division]  # PS-5.14
            _make_known(table, division)
        present = table.heads[division]
        if seat == NONE or present == seat:
            continue
        if present != NONE:
            table.actor = present
            table.pending.clear()
            table.pending.append(SEND_DECISIONS[MOST_SEATS * division + present])
            return
        table.heads = with_value(table.heads, division, seat)
        if journal is not None:
            journal.tell("head", seat, area=division)
    _close_meeting(table, chance, journal)


def _make_known(table: Table, card: int) -> None:
    """PS-2.8: a card that provides a head or the chairman is known to all."""
    if (table.known_cards >> card) & 1 == 0:
        table.known_cards |= 1 << card
        table.reveals += 1


def _close_meeting(table: Table, chance: Chance, journal: Journal | None) -> None:
    """PS-5.17 to PS-5.19."""
    table.pending.clear()
    holder = table.holder[:]
    for card in range(len(PRIVILEGES)):
        seat = table.chairman if card == CHAIRMAN else table.heads[card]
        if seat != NONE:
            holder[card] = seat
    table.holder = holder
    table.side = [DIRECTION] * len(PRIVILEGES)
    if table.known_cards != ALL_CARDS_KNOWN:
        table.known_cards = ALL_CARDS_KNOWN
        table.reveals += 1
    scored = 0
    for seat in range(table.seats):
        influence = table.board.count(seat) + (2 if table.chairman == seat else 0)
        if influence > 0 and move_marker(table, seat, INFLUENCE, influence, journal):
            scored |= 1 << seat
    for seat in range(table.seats):
        if (scored >> seat) & 1:
            announce(table, seat, journal)
    if table.announced:
        end_match(table, 16_04, journal)
        return
    table.motivation = FULL_MOTIVATION
    begin_sorting(table, chance, journal)


def begin_sorting(table: Table, chance: Chance, journal: Journal | None) -> None:
    """PS-6.1: the sorter draws six events and gets the two regular ones."""
    deck = table.deck
    sorter = table.heads[COMMUNICATIONS]
    if sorter != NONE:
        table.first = sorter
    on_top = table.event_stock if table.stock_fixed else []
    below = deck.misc_stock[:]
    for card in on_top:
        below.remove(card)
    chance.shuffle(below)
    stock = on_top + below
    table.stock_fixed = False
    table.events = []
    table.revealed = []
    drawn = stock[:DRAWN_EVENTS]
    drawn.append(deck.bonus_payment)
    drawn.append(deck.directors_meeting)
    drawn.sort()
    table.drawn = drawn
    table.event_stock = stock[DRAWN_EVENTS:]
    table.reveals += 1
    table.actor = table.first
    table.pending.clear()
    table.wait_for(SORT, table.first)
    if journal is not None:
        journal.tell("drew", table.first, cards=drawn, knows=1 << table.first)


def begin_service(table: Table, chance: Chance, journal: Journal | None) -> None:
    """PS-6.6: the pile is sorted, and the first round begins."""
    table.round = 0
    begin_round(table, chance, journal)


def begin_round(table: Table, chance: Chance, journal: Journal | None) -> None:
    """PS-7.1, PS-7.3, PS-7.5: the top event, then the actions."""
    if not table.events:  # only on a table laid out by hand: its rounds have no event
        table.round += 1
        _begin_turn(table, table.first)
        return
    card = table.events[0]
    table.events = table.events[1:]
    table.revealed = [*table.revealed, card]
    table.reveals += 1
    if journal is not None:
        journal.tell("event", NONE, card)
    if card == table.deck.directors_meeting:
        begin_meeting(table, chance, journal)
        return
    table.round += 1
    take_effect(table, card, journal)
    _begin_turn(table, table.first)


def _begin_turn(table: Table, seat: int) -> None:
    table.actor = seat
    table.pending.clear()
    table.wait_for(TURN, seat)


def end_action(table: Table, chance: Chance, journal: Journal | None) -> None:
    """PS-8.2, PS-7.14: the next player's turn, the end of the round, or the meeting that goes on."""
    table.pool = 0
    table.founded = 0
    table.left = 0
    table.due = 0
    table.gain = 0
    table.spot = NONE
    table.touched = 0
    table.declined = 0
    if table.pending[0].kind == EXTRA:
        elect_chairman(table, chance, journal)
        return
    seat = table.actor + 1
    if seat == table.seats:
        seat = 0
    if seat != table.first:
        _begin_turn(table, seat)
    elif table.announced:
        end_match(table, 16_03, journal)
    else:
        begin_round(table, chance, journal)


def forget_offers(table: Table) -> None:
    """PS-12.10: no more offers in this action, and nothing depends on the amounts any more."""
    table.offers = 0
    table.offer_to = NONE
    table.offer_card = NONE
    table.offer_amount = 0
    table.first_to = NONE
    table.first_card = NONE
    table.first_amount = 0


def end_match(table: Table, rule: int, journal: Journal | None) -> None:
    """PS-16.3 to PS-16.5: all cards and money are shown."""
    table.pending.clear()
    table.ended = rule
    table.reveals += 1
    if journal is not None:
        journal.tell("match_over", NONE)
        for seat in range(table.seats):
            journal.tell("final_points", seat, number=points(table, seat))
