"""Nothing hidden gets out: not by a view, not by a legal move, not by an event, a reading or a refusal."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parcours import Match
from parcours.core.chance import Chance
from parcours.core.state import State

from .tables import A_WHILE, Setting, every_setting, examples, play_on, some_text, well_formed

each_setting = pytest.mark.parametrize("setting", every_setting(), ids=str)
seeds = st.integers(min_value=0, max_value=2**32)


def shown(match: Match, state: object, seat: int) -> str:
    """All that a seat is sent of a state: its view and its legal moves."""
    legal = sorted(match.say(move) for move in state.legal(seat)) if state.awaits(seat) else []  # type: ignore[attr-defined]
    view = state.view(seat, match.players)  # type: ignore[arg-type]
    return json.dumps([view, legal])


@each_setting
@examples(2)
@given(seed=seeds)
def test_the_unseen_dealt_anew_looks_the_same(setting: Setting, seed: int) -> None:
    match = setting.match(seed)
    chance = Chance(seed)
    for _ in play_on(match, random.Random(seed), 150):
        spectator = match.state.view(-1, match.players)
        for seat in range(len(match.players)):
            world = match.state.redeal(seat, chance)
            assert shown(match, world, seat) == shown(match, match.state, seat)
            assert world.view(-1, match.players) == spectator
            assert world.census() == match.state.census()
            assert world.to_act() == match.state.to_act()


@each_setting
def test_the_unseen_really_varies(setting: Setting) -> None:
    """A sampler of hidden worlds that returned the truth would pass the test above."""
    match = setting.match(5)
    different = same = 0
    for step, _ in enumerate(play_on(match, random.Random(5), 100)):
        if match.over:
            break
        seat = step % len(match.players)
        truth = json.dumps(match.table())
        worlds = {
            json.dumps(match.state.redeal(seat, Chance(n)).full_view(match.players))
            for n in range(4)
        }
        if worlds == {truth}:
            same += 1
        else:
            different += 1
    assert different > same


@each_setting
def test_a_redeal_depends_on_nothing_hidden(setting: Setting) -> None:
    """Dealt anew from two worlds that the seat can't tell apart, by the same chance, it is one and the same."""
    match = setting.match(8)
    for step, _ in enumerate(play_on(match, random.Random(8), 120)):
        seat = step % len(match.players)
        other = match.state.redeal(seat, Chance(1))
        from_truth = match.state.redeal(seat, Chance(2))
        from_other = other.redeal(seat, Chance(2))
        assert from_truth.full_view(match.players) == from_other.full_view(match.players)


@each_setting
def test_a_redeal_leaves_the_match_alone(setting: Setting) -> None:
    match = setting.match(9)
    for step, _ in enumerate(play_on(match, random.Random(9), 60)):
        before = json.dumps(match.table())
        world = match.state.redeal(step % len(match.players), Chance(step))
        for seat in world.to_act():
            world.apply(seat, world.legal(seat)[0], Chance(3))
            break
        assert json.dumps(match.table()) == before


def sentinels(match: Match) -> re.Pattern[str]:
    """Finds cards of which there is one only: seeing the name is knowing where the card has been."""
    deck = match.deck
    single = [name for name, copies in zip(deck.names, deck.copies, strict=True) if copies == 1]
    return re.compile(rf"\b({'|'.join(single)})\b")


def sent_besides_views(
    match: Match, reader: str | None, since: int, dice: random.Random
) -> Iterator[tuple[str, str]]:
    """Everything else that goes out to a reader, with what the reader said to get it."""
    yield "", json.dumps(match.events(reader, since))
    yield "", json.dumps(match.history(reader)[-1])
    if reader is None:
        return
    yield "", json.dumps([str(move) for move in match.legal(reader)])
    for _ in range(4):
        text = some_text(match, dice)
        if well_formed(match, text):
            refused = match.refusal(reader, text)
            if refused is not None:
                yield text, json.dumps([str(refused), refused.params])


@each_setting
def test_no_card_is_named_to_whom_it_was_never_shown(setting: Setting) -> None:
    """Whatever a reader is sent besides views names only single cards that some view has shown that reader.

    Where no part of any move is secret, what a move says is heard by all; its cards may go where no view shows them.
    """
    match = setting.match(21)
    aloud = type(match.state).hidden_slots is State.hidden_slots
    single = sentinels(match)
    readers: list[str | None] = [None, *match.players]
    seen: dict[str | None, set[str]] = {reader: set() for reader in readers}
    dice = random.Random(21)

    def look() -> None:
        assert match.views() == [match.view(player) for player in match.players]
        for reader in readers:
            seen[reader].update(single.findall(json.dumps(match.view(reader))))
            if aloud and match.moves:
                seen[reader].update(single.findall(match.say(match.moves[-1][1])))

    look()
    for _ in play_on(match, random.Random(22), A_WHILE):
        look()
        for reader in readers:
            for said, text in sent_besides_views(match, reader, len(match.moves), dice):
                named = set(single.findall(text)) - set(single.findall(said))
                assert named <= seen[reader], f"{reader} was told of {named - seen[reader]}: {text}"


@each_setting
@examples(2)
@given(seed=seeds)
def test_a_move_that_can_be_taken_back_shows_its_player_nothing(
    setting: Setting, seed: int
) -> None:
    """In every world that the player can't tell apart beforehand, the move leads to the same view."""
    match = setting.match(seed)
    dice = random.Random(seed)
    for _ in play_on(match, dice, 80):
        if match.over:
            return
        seat = match.state.to_act()[0]
        for move in match.state.legal(seat):
            after = match.state.copy()
            after.apply(seat, move, Chance(1))
            if after.reveals != match.state.reveals:
                continue
            world = match.state.redeal(seat, Chance(seed))
            world.apply(seat, move, Chance(2))
            assert world.reveals == match.state.reveals
            assert world.view(seat, match.players) == after.view(seat, match.players)
