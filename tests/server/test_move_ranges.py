"""Legal moves as clients get them: few lines, which stand for exactly the moves that are legal."""

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parcours.core.match import Match
from parcours.core.notation import NUMBER
from parcours.core.registry import find_game
from parcours.server.wire.move_ranges import fold, format_amounts, legal_lines

from .harness import GAMES, amounts, any_move, unfold


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_stand_for_the_legal_moves(game: str) -> None:
    found = find_game(game)
    folded = 0
    for seed in range(3):
        chance = random.Random(seed)
        players = ["ana", "bob", "cy", "dan"][: found.max_players]
        match = Match(found, players, seed, {})
        for _ in range(150):
            if match.over:
                break
            for seat, player in enumerate(players):
                lines = legal_lines(match, seat)
                moves = [move.notation for move in match.legal(player)]
                assert sorted(move for line in lines for move in unfold(line)) == moves
                assert lines == sorted(lines)
                folded += len(lines) < len(moves)
            mover = match.to_act[0]
            match.play(mover, any_move(legal_lines(match, match.seat(mover)), chance))
    slots = [slot for form in match.grammar.forms for slot in form.slots if slot is not None]
    assert bool(folded) == any(slot.kind == NUMBER for slot in slots)


def test_amounts_with_gaps_are_one_line() -> None:
    assert format_amounts((5,)) == "5"
    assert format_amounts((1, 2, 3, 50, 100, 101)) == "1..3,50,100..101"


@given(st.sets(st.integers(0, 30), min_size=1))
def test_amounts_are_read_as_they_were_written(some: set[int]) -> None:
    assert list(map(int, amounts(format_amounts(tuple(sorted(some)))))) == sorted(some)


@given(st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 2)), min_size=1))
def test_folding_loses_and_adds_nothing(moves: set[tuple[int, ...]]) -> None:
    lines = fold([tuple((amount,) for amount in move) for move in sorted(moves)])
    assert sorted(move for line in lines for move in product(*line)) == sorted(moves)
