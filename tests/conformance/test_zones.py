"""A zone of a game is listed in several places: its constructor, `copy`, `view`, `census`, the layout and the texts.

A new zone that is forgotten in one of them fails here by its name.
"""

from __future__ import annotations

import random
import types
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy

import pytest

import parcours
from parcours import LayoutError, Match
from parcours.core.chance import Chance
from parcours.core.playout import playout
from parcours.core.state import State
from parcours.texts import LANGUAGES, Texts

from .tables import NAMES, play_on

each_game = pytest.mark.parametrize("name", parcours.game_names())

# What a match is set up from, and what the core itself keeps.
SETUP = {"seats", "pending", "reveals", "lives", "version"}
# Fields that the views of the matches played here do not show: what rules and bots remember, and what is shown only
# while a question about it is open.
PRIVATE = {
    "fatum": {"aside", "ending", "fresh", "held", "kept", "stock", "winners"},
    "happy": {
        "attack", "attacked_child", "helper", "helper_die", "known", "known_below", "own_die", "passes", "price",
        "sold", "target", "winner",
    },
    "power_struggle": {
        "colours_out", "declined", "due", "ended", "first_amount", "first_card", "first_to", "founded", "gain",
        "known_cards", "less", "more", "offers", "shown", "skills_out", "spot", "stock_fixed", "target", "touched",
    },
    "retire_happy": {"bank", "levels", "owner", "resolving"},
    "smile_life": {"boards", "changes", "known", "peek_depth", "peek_hands", "river_used", "taken"},
}  # fmt: skip
# Fields with the names of cards that lie elsewhere: a note of what was seen, used or counted.
NOTES = {
    "fatum": {"used"},
    "power_struggle": {"offer_card"},
    "smile_life": {"awarded", "peek_pile"},
}

Field = tuple[object, str]


def some_match(name: str, moves: int = 40) -> Match:
    players = NAMES[: parcours.find_game(name).min_players]
    match = parcours.new_match(name, players, seed=11)
    for _ in play_on(match, random.Random(11), moves):
        pass
    return match


def fields(part: object) -> list[str]:
    """The fields of a state or of one player's part: a compiled class has descriptors instead of a dictionary."""
    if hasattr(part, "__dict__"):
        return list(vars(part))
    found = (vars(base) for base in type(part).__mro__)
    return [
        name
        for attributes in found
        for name, value in attributes.items()
        if isinstance(value, types.GetSetDescriptorType)
        and not name.startswith("__")
        and _is_writable(part, name)
    ]


def _is_writable(part: object, name: str) -> bool:
    """A property of a compiled class looks like a field, but can't be set."""
    try:
        setattr(part, name, getattr(part, name))
    except AttributeError:
        return False
    return True


def data_of(state: State) -> Iterator[Field]:
    """Every field of the state, and of the first player's part, that holds numbers, flags or cards."""
    lives = getattr(state, "lives", [])
    for part in (state, *lives[:1]):
        for name in fields(part):
            value = getattr(part, name)
            if part is state and name in SETUP:
                continue
            if isinstance(value, int) or (isinstance(value, list) and _is_data(value)):
                yield part, name


def _is_data(value: list[object]) -> bool:
    return all(
        isinstance(item, int) or (isinstance(item, list) and _is_data(item)) for item in value
    )


def changed(value: object) -> list[object]:
    """Other values of the same kind: a zone with one more card, a number one higher or lower, a flag turned."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, 0]
    assert isinstance(value, list)
    if value and isinstance(value[0], list):
        return [[other, *value[1:]] for other in changed(value[0])]
    longer: list[object] = [[*value, value[-1] if value else 0]]
    return longer + [[other, *value[1:]] for other in (changed(value[0]) if value else [])]


def named_cards(match: Match) -> Counter[str]:
    """How often each card is named in the whole table."""
    names: Counter[str] = Counter()

    def count(value: object) -> None:
        if isinstance(value, dict):
            for item in value.values():
                count(item)
        elif isinstance(value, list):
            for item in value:
                count(item)
        elif isinstance(value, str) and value in match.deck.index:
            names[value] += 1

    count(match.table())
    return names


@each_game
def test_a_copy_has_every_field(name: str) -> None:
    state = some_match(name).state
    for part, field in [*data_of(state)]:
        before = getattr(part, field)
        try:
            setattr(part, field, changed(before)[0])
        except (AttributeError, TypeError):
            continue  # final: it is handed to the constructor
        copy = state.copy()
        twin = copy if part is state else copy.lives[0]  # type: ignore[attr-defined]
        assert getattr(twin, field) == getattr(part, field), f"copy() forgets '{field}'"
        setattr(part, field, before)


def lists_of(state: State) -> list[tuple[str, object]]:
    """Every list of the state and of the players' parts, by name and as it is now."""
    return [
        (name, deepcopy(getattr(part, name)))
        for part in (state, *getattr(state, "lives", []))
        for name in fields(part)
        if isinstance(getattr(part, name), list) and _is_data(getattr(part, name))
    ]


@each_game
def test_what_copies_share_is_never_changed_in_place(name: str) -> None:
    """Copies may share a list: a state that changes it must replace it. So all past copies stay as they were."""
    match = some_match(name, 0)
    kept: list[tuple[State, list[tuple[str, object]]]] = []
    for made, _ in enumerate(play_on(match, random.Random(12), 400)):
        copy = match.state.copy()
        kept.append((copy, lists_of(copy)))
        if made % 20 == 0 and not copy.over:
            playout(copy.redeal(copy.to_act()[0], Chance(made)), Chance(made), 30)
    for copy, lists in kept:
        assert lists_of(copy) == lists


@each_game
def test_every_field_is_in_the_view_or_known_to_be_private(name: str) -> None:
    fields: set[str] = set()
    seen: set[str] = set()
    for moves in (0, 3, 15, 40, 90, 160):
        match = some_match(name, moves)
        for part, field in [*data_of(match.state)]:
            fields.add(field)
            if field not in seen and _is_shown(match, part, field):
                seen.add(field)
    private = PRIVATE.get(name, set())
    assert fields - seen - private == set(), "in no view: show it, or name it in PRIVATE"
    assert private - fields == set(), "PRIVATE names what is no longer there"


def _is_shown(match: Match, part: object, field: str) -> bool:
    before, table = getattr(part, field), match.table()
    for value in changed(before):
        try:
            setattr(part, field, value)
            if match.table() != table:
                return True
        except (AttributeError, TypeError, IndexError, KeyError):
            return True  # the view reads it
        finally:
            setattr(part, field, before)
    return False


@each_game
def test_every_zone_with_cards_is_in_the_census(name: str) -> None:
    match = some_match(name)
    for part, field in [*data_of(match.state)]:
        before = getattr(part, field)
        if field in NOTES.get(name, set()) or isinstance(before, bool):
            continue
        census = match.state.census()
        holds_cards = counted = False
        for card in range(len(match.deck.names)):
            if not holds_cards or not counted:
                named = _names_card(match, part, field, card)
                holds_cards = holds_cards or named
                counted = counted or (named and _put(match, part, field, card) != census)
            setattr(part, field, before)
        assert counted or not holds_cards, (
            f"census() does not count the cards in '{field}': count them, or name it in NOTES"
        )


def _put(match: Match, part: object, field: str, card: int) -> list[int]:
    """The census with one more card in that field."""
    value = getattr(part, field)
    if not isinstance(value, list):
        setattr(part, field, card)
    elif value and isinstance(value[0], list):
        setattr(part, field, [[*value[0], card], *value[1:]])
    else:
        setattr(part, field, [*value, card])
    return match.state.census()


def _names_card(match: Match, part: object, field: str, card: int) -> bool:
    """Whether the view names that card once more when it lies in that field."""
    before, kind = getattr(part, field), match.deck.names[card]
    times = named_cards(match)[kind]
    try:
        _put(match, part, field, card)
        return named_cards(match)[kind] > times
    except (AttributeError, TypeError, IndexError, KeyError):
        return False
    finally:
        setattr(part, field, before)


@each_game
def test_every_name_of_the_table_can_be_laid_out_and_said(name: str) -> None:
    match = some_match(name, 0)
    table = match.table()
    first = match.players[0]
    own = table[first]
    assert isinstance(own, dict)
    common = [zone for zone in table if zone not in match.players]
    assert {*common, *own} <= match.game.words, "a player may not be called like a zone"
    for language in LANGUAGES:
        texts = Texts(language, name)
        missing = [zone for zone in (*common, *own) if not texts.has(f"zone-{zone}")]
        assert missing == [], f"no text in '{language}'"
    given: list[dict[str, object]] = [{zone: object()} for zone in common]
    given += [{first: {zone: object()}} for zone in own]
    for part in given:
        try:
            parcours.lay_out(name, match.players, part)
        except LayoutError as error:
            assert " has no '" not in str(error), "the layout does not know a name of the view"
