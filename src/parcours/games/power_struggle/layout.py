"""Tables laid out: by the setup of a match (PS-2), and by hand in the names of docs/reference."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.errors import LayoutError
from parcours.core.journal import Journal
from parcours.core.layout import Given, all_copies, check_derived, read_table
from parcours.games.power_struggle.deck import (
    COMMUNICATIONS,
    DIVISIONS,
    KINDS_OF_CERTIFICATE,
    PRIVILEGES,
)
from parcours.games.power_struggle.moves import ALL_DIVISIONS, MOST_EMPLOYEES, NOTE, OFFICES
from parcours.games.power_struggle.offices import SEATS_ON_BOARD, department, main_department
from parcours.games.power_struggle.phases import (
    MANAGERS_TO_PLACE,
    begin_meeting,
    go_on_placing,
    placing_seat,
)
from parcours.games.power_struggle.scoring import GOLDEN
from parcours.games.power_struggle.state import PowerStruggleState
from parcours.games.power_struggle.table import (
    DOWN,
    FULL_MOTIVATION,
    NONE,
    PHASES,
    SORT,
    START_MONEY,
    TURN,
)
from parcours.games.power_struggle.view import COMMON_NAMES, LEFT, NOBODY, PLAYER_NAMES, SIDES, STEP

PLACEMENT: Final = "placement"
MEETING: Final = "meeting"
SORTING: Final = "sorting"
ACTIONS: Final = "actions"
_EVENTS: Final = ["events", "revealed", "drawn", "event_stock"]


def set_up(
    state: PowerStruggleState, chance: Chance, journal: Journal | None
) -> PowerStruggleState:
    """PS-2: money, archenemies and privilege cards, then the placement."""
    deck, seats = state.deck, state.seats
    state.money = [START_MONEY] * seats
    _deal_archenemies(state, list(range(seats)), list(range(seats)), chance)
    _deal_privileges(state, list(range(seats)), list(range(len(PRIVILEGES))), chance)
    state.known_cards = 1 << COMMUNICATIONS
    state.first = state.holder[COMMUNICATIONS]
    state.event_stock = deck.misc_stock[:]
    chance.shuffle(state.event_stock)
    if journal is not None:
        journal.tell("began", state.first)
    go_on_placing(state, chance, journal)
    return state


def _deal_archenemies(
    state: PowerStruggleState, colours_to: list[int], skills_to: list[int], chance: Chance
) -> None:
    """PS-2.5, PS-2.6: to those players, what nobody else has; the rest goes out of the match."""
    colours = [seat for seat in range(state.seats) if seat not in state.archenemy]
    skills = state.deck.skill_cards_for(state.seats)
    for card in state.rivalry:
        if card in skills:
            skills.remove(card)
    chance.shuffle(colours)
    chance.shuffle(skills)
    for seat in colours_to:
        if colours:
            state.archenemy[seat] = colours.pop()
    for seat in skills_to:
        if skills:
            state.rivalry[seat] = skills.pop()
    state.colours_out = sorted(colours)
    state.skills_out = sorted(skills)


def _deal_privileges(
    state: PowerStruggleState, seats: list[int], cards: list[int], chance: Chance
) -> None:
    """PS-2.7: face down, as evenly as possible; chance decides who gets more."""
    if not seats:
        return
    chance.shuffle(cards)
    chance.shuffle(seats)
    for at, card in enumerate(cards):
        state.holder[card] = seats[at % len(seats)]
        state.side[card] = DOWN


def lay_out(
    state: PowerStruggleState, players: list[str], table: dict[str, object], chance: Chance
) -> PowerStruggleState:
    """A table laid out by hand; what is left out is as docs/reference says."""
    given, parts = read_table(table, players, COMMON_NAMES, PLAYER_NAMES)
    phase = given.word("phase", PHASES, ACTIONS)
    if given.values.get("offer", NOBODY) != NOBODY or given.number("pool", 0):
        raise LayoutError("the table: a table begins with no action under way: no offer, no pool")
    _lay_company(state, given, players)
    for seat, part in enumerate(parts):
        _lay_player(state, seat, part, players, phase)
    _lay_certificates(state, given, parts, chance)
    _lay_events(state, given, phase, chance)
    _lay_privileges(state, given, parts, players, phase, chance)
    _lay_archenemies(state, parts, players, phase, chance)
    _lay_knowledge(state, parts, phase)
    _begin(state, given, players, phase, chance)
    _check(state, given, parts, players)
    return state


def _lay_company(state: PowerStruggleState, given: Given, players: list[str]) -> None:
    """Offices, heads, board and the markers in common."""
    seats = len(players)
    state.first = given.seat("first", players, NOBODY, 0)
    if state.first == NONE:
        raise LayoutError("the table.first: expected a player")
    state.placed = given.number("placed", 0)
    if state.placed > MANAGERS_TO_PLACE * seats:
        raise LayoutError(
            f"the table.placed: expected at most {MANAGERS_TO_PLACE * seats} managers, "
            f"not {state.placed}"
        )
    state.round = given.number("round", 1)
    state.motivation = given.number("motivation", FULL_MOTIVATION)
    if state.motivation > FULL_MOTIVATION:
        raise LayoutError(f"the table.motivation: expected 0 to {FULL_MOTIVATION}")
    state.chairman = given.seat("chairman", players, NOBODY)
    state.board = [players.index(name) for name in given.words("board", players)]
    if len(state.board) > SEATS_ON_BOARD:
        raise LayoutError(f"the table.board: it has {SEATS_ON_BOARD} seats")
    heads = Given(given.mapping("heads"), "the table.heads", DIVISIONS)
    for division, name in enumerate(DIVISIONS):
        state.heads[division] = heads.seat(name, players, NOBODY)
        offices = given.values.get(name, [])
        if not isinstance(offices, list) or len(offices) > OFFICES:
            raise LayoutError(f"the table.{name}: expected a list of at most {OFFICES} offices")
        state.offices[division] = [_read_office(text, name, players) for text in offices]


def _read_office(text: object, division: str, players: list[str]) -> int:
    """`ana 3` or `ana main 0`."""
    words = text.split(" ") if isinstance(text, str) else []
    main = len(words) == 3 and words[1] == "main"
    number = words[-1] if main or len(words) == 2 else ""
    if number.isascii() and number.isdigit() and len(number) == 1 and words[0] in players:
        employees = int(number)
        if employees <= MOST_EMPLOYEES and (main or employees > 0):
            seat = players.index(words[0])
            return main_department(seat, employees) if main else department(seat, employees)
    raise LayoutError(
        f"the table.{division}: expected offices such as '{players[0]} 3' (1 to {MOST_EMPLOYEES} "
        f"employees) or '{players[0]} main 0', not {text!r}"
    )


def _lay_player(
    state: PowerStruggleState, seat: int, given: Given, players: list[str], phase: str
) -> None:
    """Money, tracks, consultants and flags."""
    state.money[seat] = given.number("money", START_MONEY if phase == PLACEMENT else 0)
    if state.money[seat] % NOTE:
        raise LayoutError(f"{given.where}.money: expected a multiple of {NOTE} (PS-1.7)")
    state.influence[seat] = _marker(given, "influence", 0)
    state.shares[seat] = _marker(given, "shares", 1)
    state.main_departments[seat] = _marker(given, "main_departments", 2)
    state.corruption[seat] = _marker(given, "corruption", 3)
    for name in given.words("counsel", DIVISIONS):
        state.counsel[ALL_DIVISIONS * seat + DIVISIONS.index(name)] += 1
    if given.flag("announced", False):
        state.announced |= 1 << seat
    if given.flag("kept", False):
        state.kept |= 1 << seat


def _marker(given: Given, name: str, kind: int) -> int:
    position = given.number(name, 0)
    if position > GOLDEN[kind]:
        raise LayoutError(f"{given.where}.{name}: the track ends at {GOLDEN[kind]} (PS-15.1)")
    return position


def _lay_certificates(
    state: PowerStruggleState, given: Given, parts: list[Given], chance: Chance
) -> None:
    """PS-2.4: what is before nobody is in stock, unless the table says otherwise."""
    deck = state.deck
    names = [deck.names[card] for card in deck.certificates]
    for seat, part in enumerate(parts):
        if part.is_number("certificates"):
            continue
        for name in part.words("certificates", names):
            kind = names.index(name)
            state.certificates[KINDS_OF_CERTIFICATE * seat + kind] += 1
            state.stock[kind] -= 1
    stock = Given(given.mapping("certificates"), "the table.certificates", names)
    for kind, name in enumerate(names):
        if stock.has(name):
            state.stock[kind] = stock.number(name, 0)
        elif state.stock[kind] < 0:
            raise LayoutError(
                f"the players have more of {name} than there are with {state.seats} players"
            )
    left = all_copies(state.stock)
    chance.shuffle(left)
    for seat, part in enumerate(parts):
        if part.is_number("certificates"):
            for kind in part.deal("certificates", left):
                state.certificates[KINDS_OF_CERTIFICATE * seat + kind] += 1
                state.stock[kind] -= 1


def _lay_events(state: PowerStruggleState, given: Given, phase: str, chance: Chance) -> None:
    """The four zones of events; what is nowhere else lies in the stock, below what is given there."""
    deck = state.deck
    unused = deck.copies[:]
    for kind, is_event in enumerate(deck.is_event):
        if not is_event:
            unused[kind] = 0
    zones: list[list[int]] = []
    for name in _EVENTS:
        zones.append([] if given.is_number(name) else given.cards(name, deck, unused))
    rest = [kind for kind in deck.misc_events for _ in range(unused[kind])]
    chance.shuffle(rest)
    for at, name in enumerate(_EVENTS):
        if given.is_number(name) and at < 3:
            size = given.number(name, 0)
            if size > len(rest):
                raise LayoutError(f"the table.{name}: only {len(rest)} events are left")
            zones[at] = rest[:size]
            rest = rest[size:]
    state.events = zones[0]
    state.revealed = zones[1]
    state.drawn = sorted(zones[2])
    for card in zones[3]:
        if card not in deck.misc_events:
            raise LayoutError(f"the table.event_stock: {deck.names[card]} is never there (PS-6.1)")
    state.event_stock = zones[3] + rest
    state.stock_fixed = given.has("event_stock") and not given.is_number("event_stock")
    if phase == SORTING and len(state.drawn) < 2:
        raise LayoutError("the table.drawn: expected at least two events to sort")
    if phase != SORTING and state.drawn:
        raise LayoutError("the table.drawn: only in sorting there are events in hand")


def _lay_privileges(
    state: PowerStruggleState,
    given: Given,
    parts: list[Given],
    players: list[str],
    phase: str,
    chance: Chance,
) -> None:
    """As given; in the placement the others are dealt (PS-2.7), and their holders alone know them (PS-2.8)."""
    words = [name + side for name in PRIVILEGES for side in SIDES]
    unknown_to: list[int] = []
    for seat, part in enumerate(parts):
        if not part.has("privileges") or part.is_number("privileges"):
            unknown_to.append(seat)
            continue
        for word in part.words("privileges", words):
            at = words.index(word)
            card = at // len(SIDES)
            if state.holder[card] != NONE:
                raise LayoutError(f"{part.where}.privileges: there is one {PRIVILEGES[card]} card")
            state.holder[card] = seat
            state.side[card] = at % len(SIDES)
    _deal_numbers(state, parts, chance)
    if phase != PLACEMENT:
        return
    dealt_to = [seat for seat in unknown_to if not parts[seat].is_number("privileges")]
    if state.holder[COMMUNICATIONS] == NONE and given.has("first"):
        # PS-2.9: who begins was dealt communications.
        others = [card for card in _undealt(state) if card != COMMUNICATIONS]
        if state.first in dealt_to:
            _deal_beside_communications(state, dealt_to, others, chance)
    else:
        _deal_privileges(state, dealt_to, _undealt(state), chance)
    state.known_cards = 1 << COMMUNICATIONS
    if not given.has("first") and state.holder[COMMUNICATIONS] != NONE:
        state.first = state.holder[COMMUNICATIONS]


def _undealt(state: PowerStruggleState) -> list[int]:
    return [card for card in range(len(PRIVILEGES)) if state.holder[card] == NONE]


def _deal_numbers(state: PowerStruggleState, parts: list[Given], chance: Chance) -> None:
    """Cards that are given by their number only."""
    cards = _undealt(state)
    chance.shuffle(cards)
    for seat, part in enumerate(parts):
        if part.is_number("privileges"):
            for card in part.deal("privileges", cards):
                state.holder[card] = seat


def _deal_beside_communications(
    state: PowerStruggleState, seats: list[int], cards: list[int], chance: Chance
) -> None:
    """PS-2.7, when it is known who has communications."""
    _deal_privileges(state, [state.first], [COMMUNICATIONS], chance)
    chance.shuffle(cards)
    for card in cards:
        held = [state.holder.count(seat) for seat in seats]
        fewest = [seat for at, seat in enumerate(seats) if held[at] == min(held)]
        _deal_privileges(state, [fewest[chance.below(len(fewest))]], [card], chance)


def _lay_archenemies(
    state: PowerStruggleState, parts: list[Given], players: list[str], phase: str, chance: Chance
) -> None:
    deck = state.deck
    names = [deck.names[card] for card in deck.skill_cards]
    colours_to: list[int] = []
    skills_to: list[int] = []
    for seat, part in enumerate(parts):
        state.archenemy[seat] = part.seat("archenemy", players, NOBODY)
        rivalry = part.word("rivalry", [*names, NOBODY], NOBODY)
        if rivalry != NOBODY:
            state.rivalry[seat] = deck.index[rivalry]
        if phase == PLACEMENT:
            if not part.has("archenemy"):
                colours_to.append(seat)
            if not part.has("rivalry"):
                skills_to.append(seat)
    _deal_archenemies(state, colours_to, skills_to, chance)


def _lay_knowledge(state: PowerStruggleState, parts: list[Given], phase: str) -> None:
    """Nobody has seen how the money came together: another's purse can hold anything up to all of it."""
    seats = state.seats
    total = sum(state.money)
    for seat, part in enumerate(parts):
        if phase == PLACEMENT and not part.has("money"):
            continue
        for reader in range(seats + 1):
            if reader != seat:
                state.less[seats * reader + seat] = state.money[seat]
                state.more[seats * reader + seat] = total - state.money[seat]


def _begin(
    state: PowerStruggleState, given: Given, players: list[str], phase: str, chance: Chance
) -> None:
    """What is waited for; what needs no choice at the start of a meeting happens now."""
    if phase == PLACEMENT:
        if state.placed >= MANAGERS_TO_PLACE * state.seats:
            raise LayoutError("the table.placed: all managers are placed: the phase is meeting")
        state.actor = placing_seat(state)
        go_on_placing(state, chance, None)
    elif phase == MEETING:
        begin_meeting(state, chance, None)
    elif phase == SORTING:
        state.actor = state.first
        state.wait_for(SORT, state.first)
    elif phase == ACTIONS:
        state.actor = given.seat("turn", players, NOBODY, state.first)
        if state.actor == NONE:
            raise LayoutError("the table.turn: expected a player")
        state.wait_for(TURN, state.actor)
    else:
        state.ended = 16_03
    state.reveals = 0


def _check(state: PowerStruggleState, given: Given, parts: list[Given], players: list[str]) -> None:
    """Names that follow from the rest must agree; a whole table, which tells the step, in everything."""
    full_view = state.full_view(players)
    check_derived(full_view, given, ["turn", LEFT], parts, ["points"])
    if given.has(STEP):
        names = [name for name in given.values if name not in players]
        check_derived(full_view, given, names, parts, PLAYER_NAMES)
