"""Tables laid out: by the setup of a match (FA-1), and by hand in the names of docs/reference."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.errors import LayoutError
from parcours.core.journal import Journal
from parcours.core.layout import Given, check_derived, read_table
from parcours.core.zones import put_in_order
from parcours.games.fatum import modes, steps
from parcours.games.fatum.deck import OBJECTIVE, FatumDeck
from parcours.games.fatum.effects import gain
from parcours.games.fatum.moves import DECKS, MOST_SEATS
from parcours.games.fatum.powers import DOMAINS, JOB, STUDIES
from parcours.games.fatum.rounds import (
    await_draws,
    begin_destiny,
    begin_opportunities,
    everybody_left,
    lapse,
    tell_beginning,
)
from parcours.games.fatum.state import FatumState
from parcours.games.fatum.table import DEALT, DECISIONS, FIRST_MONEY, NONE, Life
from parcours.games.fatum.view import COMMON_NAMES, DISCARDS, PILES, PLAYER_NAMES

FIRST_ROUND_LAID_OUT: Final = 2
# Of a kind that exists only where it is laid, there is always one more.
ENDLESS: Final = 10_000
# What follows from the rest of the table. Given all the same, as `table()` does, it must agree.
DERIVED_PLAYER: Final = ["hand_decks", *DOMAINS, "points", "charges"]


def set_up(state: FatumState, first: int, chance: Chance, journal: Journal | None) -> FatumState:
    """FA-1: shuffle, find who begins (-1: by chance), deal, and begin round 1."""
    deck, seats = state.deck, state.seats
    state.piles = [pile[:] for pile in deck.piles]
    for pile in state.piles:  # FA-1.2
        chance.shuffle(pile)
    for life in state.lives:  # FA-1.3
        life.money = FIRST_MONEY
    state.marker = first if first >= 0 else chance.below(seats)  # FA-1.4
    for place in range(seats):  # FA-1.5
        life = state.lives[(state.marker + place) % seats]
        for pile in state.piles:
            for _ in range(DEALT):
                put_in_order(life.hand, pile.pop())
    state.aside = _unused_objectives(deck, deck.copies)
    chance.shuffle(state.aside)
    if state.settings.mode == modes.COMMON:  # FA-1.7
        state.objective = state.aside.pop()
    elif state.settings.mode == modes.SECRET:  # FA-1.8
        for place in range(seats):
            state.lives[(state.marker + place) % seats].objective = state.aside.pop()
    begin_destiny(state)  # FA-1.9
    if journal is not None:
        tell_beginning(state, journal)
    return state


def lay_out(
    state: FatumState, players: list[str], table: dict[str, object], chance: Chance
) -> FatumState:
    """A table laid out by hand; what is left out is as docs/reference says."""
    given, lives = read_table(table, players, COMMON_NAMES, PLAYER_NAMES)
    deck = state.deck
    unused = [copies if copies > 0 else ENDLESS for copies in deck.copies]
    for seat in range(len(players)):
        _lay_life(state, state.lives[seat], lives[seat], unused)
    for colour in range(DECKS):
        _lay_deck(state, given, colour, unused)
    _lay_objectives(state, given, lives, unused, chance)
    _fill(state, given, lives, unused, chance)
    _begin(state, given, lives, players)
    state.reveals = 0
    check_derived(state.full_view(players), given, [], lives, DERIVED_PLAYER)
    return state


def _lay_life(state: FatumState, life: Life, given: Given, unused: list[int]) -> None:
    deck = state.deck
    life.out = given.flag("out", False)
    life.money = given.number("money", 0 if life.out else FIRST_MONEY)
    if not given.is_number("hand"):
        for card in given.cards("hand", deck, unused):
            if deck.colour[card] == OBJECTIVE:
                raise LayoutError(f"{given.where}.hand: {deck.names[card]} is held by nobody")
            put_in_order(life.hand, card)
    for name, zone in _zones(life):
        if given.is_number(name):
            continue
        for card in given.cards(name, deck, unused):
            if not _belongs(deck, name, card):
                raise LayoutError(f"{given.where}.{name}: {deck.names[card]} does not lie there")
            put_in_order(zone, card)
            gain(state, life, card)
    life.used = sorted(given.cards("used", deck, None))
    _count_decks(life.laid, given.words("laid", DOMAINS))
    life.revealed = given.flag("revealed", life.out and state.settings.mode == modes.SECRET)
    if life.out and (life.hand or life.front or life.diplomas or life.burdens):
        raise LayoutError(f"{given.where}.out: a ruined player has no cards")
    if life.revealed and state.settings.mode != modes.SECRET:
        raise LayoutError(f"{given.where}.revealed: only in mode secret can anything be revealed")


def _zones(life: Life) -> list[tuple[str, list[int]]]:
    return [("front", life.front), ("diplomas", life.diplomas), ("burdens", life.burdens)]


def _belongs(deck: FatumDeck, zone: str, card: int) -> bool:
    """Whether a card of that kind can lie in that zone."""
    if deck.colour[card] == OBJECTIVE:
        return False
    if zone == "diplomas":
        return deck.klass[card] == STUDIES
    return deck.yellow[card] == (zone == "burdens")


def _count_decks(counts: list[int], names: list[str]) -> None:
    for name in names:
        counts[DOMAINS.index(name)] += 1


def _lay_deck(state: FatumState, given: Given, colour: int, unused: list[int]) -> None:
    deck = state.deck
    for name, zone in (
        (PILES[colour], state.piles[colour]),
        (DISCARDS[colour], state.discards[colour]),
    ):
        if given.is_number(name):
            continue
        for card in given.cards(name, deck, unused):
            if deck.colour[card] != colour:
                raise LayoutError(f"{name}: {deck.names[card]} is not of that deck")
            zone.append(card)
    state.piles[colour].reverse()


def _lay_objectives(
    state: FatumState, given: Given, lives: list[Given], unused: list[int], chance: Chance
) -> None:
    """docs/reference: the common one must be given; a secret one left out is one nobody else has."""
    deck = state.deck
    mode = state.settings.mode
    state.objective = _objective(deck, given, unused, mode == modes.COMMON)
    if mode == modes.COMMON and state.objective == NONE:
        raise LayoutError("objective: mode common needs to be told which one lies face up")
    for seat, life in enumerate(lives):
        state.lives[seat].objective = _objective(deck, life, unused, mode == modes.SECRET)
    state.aside = _unused_objectives(deck, unused)
    chance.shuffle(state.aside)
    if mode == modes.SECRET:
        for dealt in state.lives:
            if dealt.objective == NONE:
                if not state.aside:
                    raise LayoutError("objective: there are not enough of them for all players")
                dealt.objective = state.aside.pop()


def _objective(deck: FatumDeck, given: Given, unused: list[int], wanted: bool) -> int:
    names = [deck.names[kind] for kind in deck.objectives]
    name = given.word("objective", [*names, "none"], "none")
    if name == "none":
        return NONE
    if not wanted:
        raise LayoutError(f"{given.where}.objective: in this mode there is none")
    kind = deck.index[name]
    if unused[kind] == 0:
        raise LayoutError(f"{given.where}.objective: somebody else has {name}")
    unused[kind] -= 1
    return kind


def _unused_objectives(deck: FatumDeck, unused: list[int]) -> list[int]:
    return [kind for kind in deck.objectives for _ in range(unused[kind])]


def _fill(
    state: FatumState, given: Given, lives: list[Given], unused: list[int], chance: Chance
) -> None:
    """Zones given by their size, from what is not used otherwise; then piles that are left out."""
    deck = state.deck
    rest: list[int] = []
    for kind, copies in enumerate(unused):
        if deck.colour[kind] != OBJECTIVE and deck.copies[kind] > 0:
            rest += [kind] * copies
    chance.shuffle(rest)
    for seat, own in enumerate(lives):
        life = state.lives[seat]
        for name, zone in _zones(life):
            if own.is_number(name):
                fitting = [
                    card for card in rest if _belongs(deck, name, card) and _harmless(deck, card)
                ]
                for card in _some(own, name, fitting, rest):
                    put_in_order(zone, card)
                    gain(state, life, card)
        if own.is_number("hand"):
            for card in _some(own, "hand", rest[:], rest):
                put_in_order(life.hand, card)
    for colour in range(DECKS):
        for name, zone in (
            (DISCARDS[colour], state.discards[colour]),
            (PILES[colour], state.piles[colour]),
        ):
            if given.is_number(name):
                fitting = [card for card in rest if deck.colour[card] == colour]
                zone.extend(_some(given, name, fitting, rest))
    for colour in range(DECKS):
        if not given.has(PILES[colour]):
            state.piles[colour] = [card for card in rest if deck.colour[card] == colour]


def _harmless(deck: FatumDeck, card: int) -> bool:
    """Whether any number of such cards can lie side by side (FA-2.8)."""
    return deck.klass[card] != JOB and not deck.unique[card]


def _some(given: Given, name: str, fitting: list[int], rest: list[int]) -> list[int]:
    """As many of the fitting cards as are asked for, taken from the rest."""
    size = given.number(name, 0)
    if size > len(fitting):
        raise LayoutError(
            f"{given.where}.{name}: expected {size} more cards, but only {len(fitting)} are left"
        )
    chosen = fitting[:size]
    for card in chosen:
        rest.remove(card)
    return chosen


def _begin(state: FatumState, given: Given, lives: list[Given], players: list[str]) -> None:
    state.round = given.number("round", FIRST_ROUND_LAID_OUT)
    if state.round == 0:
        raise LayoutError("round: expected a number from 1 on")
    state.marker = players.index(given.word("marker", players, players[0]))
    state.time_up = given.flag("time_up", False)
    if state.time_up and state.settings.mode != modes.TIME:
        raise LayoutError("time_up: only in mode time does a clock run out")
    left = everybody_left(state)
    if left & (left - 1) == 0:
        raise LayoutError("out: expected at least two players who are not ruined")
    _lay_reached(state, lives)
    step = steps.STEPS.index(given.word("step", steps.STEPS[: steps.OVER], "destiny"))
    if step == steps.OPPORTUNITIES:
        given.word("turn", ["none"], "none")
        _lay_draws(state, lives)
        return
    for own in lives:
        if own.number("draws", 0) > 0 or own.words("bonus", DOMAINS):
            raise LayoutError(f"{own.where}: cards are drawn in step opportunities only")
    turn = players.index(given.word("turn", players, players[state.first_in_order()]))
    if state.lives[turn].out:
        raise LayoutError(f"turn: {players[turn]} is ruined")
    state.pending.append(DECISIONS[MOST_SEATS * step + turn])


def _lay_reached(state: FatumState, lives: list[Given]) -> None:
    """docs/reference: the present round where a face-up objective is met."""
    for seat, life in enumerate(state.lives):
        objective = state.face_up(life)
        met = not life.out and objective != NONE and state.meets(life, objective)
        life.reached = lives[seat].number("reached", state.round if met else 0)


def _lay_draws(state: FatumState, lives: list[Given]) -> None:
    """docs/reference: what is due at the start of the step, less what lapses, unless it is given."""
    begin_opportunities(state, None)
    for seat, life in enumerate(state.lives):
        own = lives[seat]
        life.draws = own.number("draws", life.draws)
        if own.has("bonus"):
            life.bonus = [0] * DECKS
            _count_decks(life.bonus, own.words("bonus", DOMAINS))
        if life.out and life.due():
            raise LayoutError(f"{own.where}.out: a ruined player draws nothing")
    lapse(state, None)
    await_draws(state)
