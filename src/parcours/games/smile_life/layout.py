"""Tables laid out: by the setup of a match (SL-1), and by hand in the names of docs/reference."""

from parcours.core.chance import Chance
from parcours.core.errors import LayoutError
from parcours.core.journal import Journal
from parcours.core.layout import Given, all_copies, check_derived, read_table
from parcours.games.smile_life import groups, phases
from parcours.games.smile_life.deck import SmileLifeDeck
from parcours.games.smile_life.effects import PRISON_TURNS
from parcours.games.smile_life.moves import MOST_SEATS
from parcours.games.smile_life.state import SmileLifeState
from parcours.games.smile_life.table import DECISIONS, HAND_SIZE, NOBODY, NONE, Life
from parcours.games.smile_life.turns import begin_turn, lay_river
from parcours.games.smile_life.view import COMMON_NAMES, PLAYER_NAMES

# What follows from the rest of the table. Given all the same, as `table()` does, it must agree.
DERIVED_COMMON = ["pile_size", "search", "asked", "drawn"]
DERIVED_PLAYER = ["hand_size", "hand_limit", "level", "wage_level", "smiles"]


def set_up(
    state: SmileLifeState, used: int, chance: Chance, journal: Journal | None
) -> SmileLifeState:
    """SL-1.3: shuffle, deal five cards each, lay the river."""
    cards = state.deck.all_cards[:]
    chance.shuffle(cards)
    state.box = cards[used:]
    state.pile = cards[:used]
    for life in state.lives:
        for _ in range(HAND_SIZE):
            life.hold(state.pile.pop())
    if state.river_used:
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
    state: SmileLifeState, players: list[str], table: dict[str, object], chance: Chance
) -> SmileLifeState:
    """A table laid out by hand; what is left out is empty, zero, or the natural start of a turn."""
    given, lives = read_table(table, players, COMMON_NAMES, PLAYER_NAMES)
    deck = state.deck
    unused = deck.copies[:]
    for life, own in zip(state.lives, lives, strict=True):
        _lay_life(life, own, deck, players, unused)
    _lay_common(state, given, players, unused)

    rest = all_copies(unused)
    chance.shuffle(rest)
    _deal_sizes(state, given, lives, rest)
    if given.has("pile"):
        state.box.extend(rest)
    else:
        state.pile = rest
    if state.river_used and not given.has("river"):
        lay_river(state)
    _begin(state, given, players)
    check_derived(state.full_view(players), given, DERIVED_COMMON, lives, DERIVED_PLAYER)
    return state


def _deal_sizes(state: SmileLifeState, given: Given, lives: list[Given], rest: list[int]) -> None:
    """The zones that are given by their size, from what is left of the deck."""
    for life, own in zip(state.lives, lives, strict=True):
        if own.is_number("hand"):
            for card in own.deal("hand", rest):
                life.hold(card)
    if given.is_number("pile"):
        state.pile = given.deal("pile", rest)
    if given.is_number("discard"):
        state.discard = given.deal("discard", rest)
        state.discarded_by = [NOBODY] * len(state.discard)
    if given.is_number("river"):
        state.river = given.deal("river", rest)
    if given.is_number("box"):
        state.box = given.deal("box", rest)


def _lay_life(
    life: Life, given: Given, deck: SmileLifeDeck, players: list[str], unused: list[int]
) -> None:
    if not given.is_number("hand"):
        for card in given.cards("hand", deck, unused):
            life.hold(card)
    life.studies = given.cards("studies", deck, unused)
    life.extra_studies = given.cards("extra_studies", deck, unused)
    life.job = given.single("job", deck, unused)
    if life.job != NONE and deck.group[life.job] != groups.JOB:
        raise LayoutError(f"{given.where}.job: expected a job, not {deck.names[life.job]}")
    life.raised = given.flag("raised", False)
    life.awarded = given.cards("awarded", deck, None)
    life.free_house = given.flag("free_house", life.job != NONE and life.job == deck.architect)
    life.wages = given.cards("wages", deck, unused)
    life.invested = given.cards("invested", deck, unused)
    life.flirts = given.cards("flirts", deck, unused)
    life.used_flirts = given.numbers("used_flirts")
    life.marriage = given.single("marriage", deck, unused)
    life.adultery = given.single("adultery", deck, unused)
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
    life.peek_depth = deck.size  # which cards of the pile they were is not known any more


def _lay_common(state: SmileLifeState, given: Given, players: list[str], unused: list[int]) -> None:
    deck = state.deck
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
    state.casino = given.single("casino", deck, unused)
    state.stake = given.single("stake", deck, unused)
    state.stake_owner = given.seat("stake_owner", players, "nobody")
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
    phase = given.word(
        "phase",
        [phases.PHASES[phases.DRAW], phases.PHASES[phases.PLAY]],
        phases.PHASES[phases.DRAW],
    )
    begin_turn(state, seat)
    if phase == phases.PHASES[phases.PLAY]:
        state.pending[0] = DECISIONS[MOST_SEATS * phases.PLAY + seat]
    state.plays = given.number("plays", 1 if phase == phases.PHASES[phases.PLAY] else 0)
    state.rainbow = given.flag("rainbow", False)
    state.new_job = given.flag("new_job", False)
    state.reveals = 0
