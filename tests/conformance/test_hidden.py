"""Nothing hidden gets out: not by a view, not by a legal move, not by an event, a reading or a refusal.

What each test looks for is told in `checks`; that it finds it is proved in `mutations`.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from . import checks
from .tables import Setting, every_setting, examples

each_setting = pytest.mark.parametrize("setting", every_setting(), ids=str)
seeds = st.integers(min_value=0, max_value=2**32)


@each_setting
@examples(2)
@given(seed=seeds)
def test_the_unseen_dealt_anew_looks_the_same(setting: Setting, seed: int) -> None:
    checks.redealt_worlds_look_the_same(setting, seed)


@each_setting
@pytest.mark.parametrize("seed", [5, 6])
def test_the_unseen_really_varies(setting: Setting, seed: int) -> None:
    """A sampler of hidden worlds that returned the truth would pass the test above."""
    checks.hidden_zones_vary(setting, seed)


@each_setting
def test_a_redeal_depends_on_nothing_hidden(setting: Setting) -> None:
    checks.redeals_depend_on_nothing_hidden(setting, 8)


@each_setting
def test_a_redeal_leaves_the_match_alone(setting: Setting) -> None:
    checks.redeals_leave_the_match_alone(setting, 9)


@each_setting
def test_no_card_is_named_to_whom_it_was_never_shown(setting: Setting) -> None:
    checks.no_unseen_card_is_named(setting, 21)


@each_setting
@examples(2)
@given(seed=seeds)
def test_moves_that_look_the_same_are_told_in_the_same_words(setting: Setting, seed: int) -> None:
    checks.equal_knowledge_is_told_alike(setting, seed)


@each_setting
@examples(2)
@given(seed=seeds)
def test_a_refusal_and_its_figures_tell_nothing_hidden(setting: Setting, seed: int) -> None:
    checks.refusals_tell_nothing_hidden(setting, seed)


@each_setting
@examples(2)
@given(seed=seeds)
def test_a_move_that_can_be_taken_back_shows_its_player_nothing(
    setting: Setting, seed: int
) -> None:
    checks.takebacks_show_nothing(setting, seed)
