"""Tables laid out: by the setup of a match (SL-1), and by hand in the names of section 3."""

from parcours.core.chance import Chance
from parcours.core.errors import LayoutError
from parcours.core.journal import Journal
from parcours.core.layout import Given
from parcours.games.smile_life.deck import JOB, SmileLifeDeck
from parcours.games.smile_life.effects import PRISON_TURNS
from parcours.games.smile_life.moves import MOST_SEATS
from parcours.games.smile_life.state import SmileLifeState
from parcours.games.smile_life.table import (
    DECISIONS,
    DRAW,
    HAND_SIZE,
    NOBODY,
    NONE,
    PHASES,
    PLAY,
    Life,
)
from parcours.games.smile_life.turns import begin_turn, lay_river
from parcours.games.smile_life.view import COMMON_NAMES, PLAYER_NAMES

# What follows from the rest of the table. Given all the same, as `table()` does, it must agree.
DERIVED_COMMON = ["pile_size", "search", "asked", "drawn"]
DERIVED_PLAYER = ["hand_size", "hand_limit", "level", "wage_level", "smiles"]


def set_up(
    seats: int, deck: SmileLifeDeck, used: int, river: bool, chance: Chance, journal: Journal | None
) -> SmileLifeState:
    """SL-1.3: shuffle, deal five cards each, lay the river."""
    state = SmileLifeState(deck, seats, river)
    cards = deck.all_cards[:]
    chance.shuffle(cards)
    state.box = cards[used:]
    state.pile = cards[:used]
    for life in state.lives:
        for _ in range(HAND_SIZE):
            life.hold(state.pile.pop())
    if river:
        lay_river(state)
    begin_turn(state, first_player(state))
    if journal is not None:
        journal.tell("began", state.turn)
    return state


def first_player(state: SmileLifeState) -> int:
    """SL-1.4, SL-1.5: the most smiles in hand; if several share the most, the fewest."""
    worth = state.deck.smiles
    held = [sum(worth[card] for card in life.hand) for life in state.lives]
    most = max(held)
    return held.index(most) if held.count(most) == 1 else held.index(min(held))


def lay_out(
    players: list[str], deck: SmileLifeDeck, river: bool, table: dict[str, object], chance: Chance
) -> SmileLifeState:
    """A table laid out by hand; what is left out is empty, zero, or the natural start of a turn."""
    given = Given(table, "the table", [*COMMON_NAMES, *players])
    state = SmileLifeState(deck, len(players), river)
    unused = deck.copies[:]
    sizes: list[tuple[str, int]] = []
    lives = [Given(given.mapping(player), player, [*PLAYER_NAMES]) for player in players]
    for seat, player in enumerate(players):
        _lay_life(state, seat, lives[seat], players, unused, sizes)
        if lives[seat].is_number("hand"):
            sizes.append((player, lives[seat].number("hand", 0)))
    _lay_common(state, given, players, unused, sizes)

    rest = [kind for kind, copies in enumerate(unused) for _ in range(copies)]
    chance.shuffle(rest)
    wanted = sum(size for _, size in sizes)
    if wanted > len(rest):
        raise LayoutError(f"the table asks for {wanted} more cards, but only {len(rest)} are left")
    for name, size in sizes:
        cards = [rest.pop() for _ in range(size)]
        if name == "pile":
            state.pile = cards
        elif name == "river":
            state.river = cards
        elif name == "discard":
            state.discard = cards
            state.discarded_by = [NOBODY] * size
        elif name != "box":
            for card in cards:
                state.lives[players.index(name)].hold(card)
        else:
            state.box.extend(cards)
    if given.has("pile"):
        state.box.extend(rest)
    else:
        state.pile = rest
    if river and not given.has("river"):
        lay_river(state)
    _begin(state, given, players)
    _check_derived(state, given, lives, players)
    return state


def _lay_life(
    state: SmileLifeState,
    seat: int,
    given: Given,
    players: list[str],
    unused: list[int],
    sizes: list[tuple[str, int]],
) -> None:
    deck = state.deck
    life = state.lives[seat]
    if not given.is_number("hand"):
        for card in given.cards("hand", deck, unused):
            life.hold(card)
    life.studies = given.cards("studies", deck, unused)
    life.extra_studies = given.cards("extra_studies", deck, unused)
    life.job = _single(given, "job", deck, unused)
    if life.job != NONE and deck.group[life.job] != JOB:
        raise LayoutError(f"{given.where}.job: expected a job, not {deck.names[life.job]}")
    life.raised = given.flag("raised", False)
    life.awarded = given.cards("awarded", deck, None)
    life.free_house = given.flag("free_house", life.job != NONE and life.job == deck.architect)
    life.wages = given.cards("wages", deck, unused)
    life.invested = given.cards("invested", deck, unused)
    life.flirts = given.cards("flirts", deck, unused)
    life.used_flirts = given.numbers("used_flirts")
    life.marriage = _single(given, "marriage", deck, unused)
    life.adultery = _single(given, "adultery", deck, unused)
    life.affairs = given.cards("affairs", deck, unused)
    life.past_affairs = given.cards("past_affairs", deck, unused)
    life.children = given.cards("children", deck, unused)
    life.acquisitions = given.cards("acquisitions", deck, unused)
    life.distinctions = given.cards("distinctions", deck, unused)
    life.pending = given.cards("pending", deck, unused)
    in_prison = deck.prison in life.pending
    life.prison_turns = given.number("prison_turns", PRISON_TURNS if in_prison else 0)
    life.malus = given.cards("malus", deck, unused)
    life.specials = given.cards("specials", deck, unused)
    life.outlaw = given.flag("outlaw", life.job != NONE and life.job == deck.bandit)
    _lay_peeks(life, given, deck, players)


def _lay_peeks(life: Life, given: Given, deck: SmileLifeDeck, players: list[str]) -> None:
    """What was seen once is a note only: it binds no card."""
    seen = given.mapping("peek_hands")
    if seen:
        notes = Given(seen, f"{given.where}.peek_hands", players)
        life.peek_hands = [notes.cards(player, deck, None) for player in players]
    life.peek_pile = given.cards("peek_pile", deck, None)
    life.peek_depth = 10_000  # which cards of the pile they were is not known any more


def _lay_common(
    state: SmileLifeState,
    given: Given,
    players: list[str],
    unused: list[int],
    sizes: list[tuple[str, int]],
) -> None:
    deck = state.deck
    for name in ("pile", "discard", "river", "box"):
        if given.is_number(name):
            sizes.append((name, given.number(name, 0)))
    if not given.is_number("pile"):
        state.pile = given.cards("pile", deck, unused)[::-1]
    if not given.is_number("discard"):
        state.discard = given.cards("discard", deck, unused)[::-1]
    if not given.is_number("river"):
        state.river = given.cards("river", deck, unused)
    if not given.is_number("box"):
        state.box = given.cards("box", deck, unused)
    state.out = given.cards("out", deck, unused)
    marks = given.words("discarded_by", [*players, "nobody"])[::-1]
    if marks and len(marks) != len(state.discard):
        raise LayoutError(
            f"discarded_by: expected {len(state.discard)} players, one for each card of the discard, not {len(marks)}"
        )
    state.discarded_by = [
        NOBODY if mark == "nobody" else players.index(mark) for mark in marks
    ] or [NOBODY] * len(state.discard)
    state.casino = _single(given, "casino", deck, unused)
    state.stake = _single(given, "stake", deck, unused)
    owner = given.word("stake_owner", [*players, "nobody"], "nobody")
    state.stake_owner = NOBODY if owner == "nobody" else players.index(owner)
    if (state.stake == NONE) != (state.stake_owner == NOBODY):
        raise LayoutError("stake_owner: expected a player where there is a stake, and nobody else")
    state.river_age = given.number("river_age", 0)
    state.river_taken = given.flag("river_taken", False)


def _begin(state: SmileLifeState, given: Given, players: list[str]) -> None:
    """Phase `draw`, or `play` with one card to play."""
    if given.has("turn"):
        seat = players.index(given.word("turn", players, players[0]))
    else:
        seat = first_player(state)
    if state.lives[seat].pending:
        raise LayoutError(
            f"{players[seat]}.pending: expected nothing: whose turn it is has no malus to serve"
        )
    phase = given.word("phase", [PHASES[DRAW], PHASES[PLAY]], PHASES[DRAW])
    begin_turn(state, seat)
    if phase == PHASES[PLAY]:
        state.pending[0] = DECISIONS[MOST_SEATS * PLAY + seat]
    state.plays = given.number("plays", 1 if phase == PHASES[PLAY] else 0)
    state.rainbow = given.flag("rainbow", False)
    state.new_job = given.flag("new_job", False)
    state.reveals = 0


def _check_derived(
    state: SmileLifeState, given: Given, lives: list[Given], players: list[str]
) -> None:
    seen = state.full_view(players)
    given.check(DERIVED_COMMON, seen)
    for seat, life in enumerate(lives):
        own = seen[players[seat]]
        if isinstance(own, dict):
            life.check(DERIVED_PLAYER, own)


def _single(given: Given, name: str, deck: SmileLifeDeck, unused: list[int]) -> int:
    cards = given.cards(name, deck, unused)
    if len(cards) > 1:
        raise LayoutError(f"{given.where}.{name}: expected at most one card, not {len(cards)}")
    return cards[0] if cards else NONE
