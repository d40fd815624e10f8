"""What a seat observes of Power Struggle, as numbers (`parcours.core.observations`). Money is counted in notes."""

from typing import Final

from parcours.core.observations import Observed, Row, cards, counts, number, seat, word
from parcours.games.power_struggle.deck import (
    DIVISIONS,
    KINDS_OF_CERTIFICATE,
    PRIVILEGES,
    PowerStruggleDeck,
)
from parcours.games.power_struggle.moves import ALL_DIVISIONS, ALL_OFFICES, NOTE, OFFICES
from parcours.games.power_struggle.scoring import plain_points, points
from parcours.games.power_struggle.table import (
    ANSWER,
    BRIBED,
    DOWN,
    EMPLOYEES,
    MAIN,
    NONE,
    OWNER_SHIFT,
    PHASES,
    STEPS,
    Table,
)

OFFICE_NAMES: Final = [
    f"{division}/{number}" for division in DIVISIONS for number in range(1, OFFICES + 1)
]


def observed(deck: PowerStruggleDeck) -> Observed:
    """The features in the order in which `observe` writes them."""
    zones = deck.zones
    return Observed(
        common=[
            word("phase", PHASES),
            word("step", STEPS),
            seat("turn"),
            seat("first"),
            number("placed"),
            number("round"),
            number("motivation"),
            seat("chairman"),
            *(seat(f"head_{division}", "the head of that division") for division in DIVISIONS),
            counts("certificates", zones.certificates.labels),
            cards("events", zones.events),
            cards("next_event", zones.events, "the top card of `events`, for who has sorted them"),
            number("events_size", "how many cards are in `events`"),
            cards("revealed", zones.events),
            cards("drawn", zones.events),
            number("drawn_size", "how many cards are in `drawn`"),
            number("stock_size", "how many cards are in `event_stock`"),
            number("pool"),
            number("left"),
            seat("offer_by", "who offers money for a privilege card"),
            seat("offer_to", "and to whom"),
            word("offer_card", PRIVILEGES, "for which"),
            number("offer_notes", "and how much, where the one who looks knows it"),
        ],
        each=[
            number("money_least", "the least money, in notes, that the player can have"),
            number("money_most", "and the most, for all that the one who looks has seen"),
            number("influence"),
            number("shares"),
            number("main_departments"),
            number("corruption"),
            counts("counsel", DIVISIONS),
            counts("certificates", zones.certificates.labels),
            counts("privileges", PRIVILEGES, "privilege cards that the one who looks knows of"),
            counts("bribed", PRIVILEGES, "those of them that lie on the side of a bribe"),
            counts("down", PRIVILEGES, "those of them that lie face down"),
            number("hidden_privileges", "privilege cards that the one who looks does not know of"),
            seat("archenemy"),
            cards("rivalry", zones.skills),
            number("announced"),
            number("kept"),
            number("points"),
            number("board", "managers on the board"),
            counts("offices", OFFICE_NAMES, "employees of the player in each office"),
            counts("mains", OFFICE_NAMES, "main departments of the player"),
        ],
    )


def observe(table: Table, viewer: int, row: Row) -> None:
    """Write what the viewer may know."""
    zones = table.deck.zones
    sorter = viewer == table.first
    answering = len(table.pending) > 0 and table.pending[-1].kind == ANSWER
    row.word(table.phase(), len(PHASES))
    row.word(table.pending[-1].kind if table.pending else NONE, len(STEPS))
    row.seat(table.turn())
    row.seat(table.first)
    row.number(table.placed)
    row.number(table.round)
    row.number(table.motivation)
    row.seat(table.chairman)
    for head in table.heads:
        row.seat(head)
    row.numbers(table.stock, 0, KINDS_OF_CERTIFICATE)
    if sorter:
        row.cards(zones.events, table.events)
        row.card(zones.events, table.events[0] if table.events else NONE)
    else:
        row.skip(2 * zones.events.size)
    row.number(len(table.events))
    row.cards(zones.events, table.revealed)
    if sorter:
        row.cards(zones.events, table.drawn)
    else:
        row.skip(zones.events.size)
    row.number(len(table.drawn))
    row.number(len(table.event_stock))
    row.number(table.pool)
    row.number(table.left)
    row.seat(table.actor if answering else NONE)
    row.seat(table.offer_to if answering else NONE)
    row.word(table.offer_card if answering else NONE, len(PRIVILEGES))
    told = answering and (viewer == table.actor or viewer == table.offer_to)
    row.number(table.offer_amount // NOTE if told else 0)
    for owner in row.order():
        _observe_player(table, owner, viewer, row)


def _observe_player(table: Table, seat: int, viewer: int, row: Row) -> None:
    own = seat == viewer or not table.pending
    shown = own or (table.announced >> seat) & 1 == 1
    money = table.money[seat]
    known = table.seats * viewer + seat
    row.number((money if own else money - table.less[known]) // NOTE)
    row.number((money if own else money + table.more[known]) // NOTE)
    row.number(table.influence[seat])
    row.number(table.shares[seat])
    row.number(table.main_departments[seat])
    row.number(table.corruption[seat])
    row.numbers(table.counsel, ALL_DIVISIONS * seat, ALL_DIVISIONS)
    row.numbers(table.certificates, KINDS_OF_CERTIFICATE * seat, KINDS_OF_CERTIFICATE)
    _observe_privileges(table, seat, own, row)
    row.seat(table.archenemy[seat] if shown else NONE)
    row.card(table.deck.zones.skills, table.rivalry[seat] if shown else NONE)
    row.number((table.announced >> seat) & 1)
    row.number((table.kept >> seat) & 1)
    row.number(points(table, seat) if shown else plain_points(table, seat))
    row.number(table.board.count(seat))
    _observe_offices(table, seat, row)


def _observe_privileges(table: Table, seat: int, own: bool, row: Row) -> None:
    """PS-2.8: of some cards of another only the number is known."""
    held = 0
    bribed = 0
    down = 0
    hidden = 0
    for card in range(len(PRIVILEGES)):
        if table.holder[card] != seat:
            continue
        if not own and (table.known_cards >> card) & 1 == 0:
            hidden += 1
            continue
        held |= 1 << card
        if table.side[card] == BRIBED:
            bribed |= 1 << card
        elif table.side[card] == DOWN:
            down |= 1 << card
    row.bits(held, len(PRIVILEGES))
    row.bits(bribed, len(PRIVILEGES))
    row.bits(down, len(PRIVILEGES))
    row.number(hidden)


def _observe_offices(table: Table, seat: int, row: Row) -> None:
    employees = [0] * ALL_OFFICES
    mains = [0] * ALL_OFFICES
    for division in range(ALL_DIVISIONS):
        at = OFFICES * division
        for office in table.offices[division]:
            if office >> OWNER_SHIFT == seat:
                employees[at] = office & EMPLOYEES
                mains[at] = 1 if office & MAIN else 0
            at += 1
    row.numbers(employees, 0, ALL_OFFICES)
    row.numbers(mains, 0, ALL_OFFICES)
