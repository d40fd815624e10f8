"""Nothing hidden gets out: not by a view, not by a legal move, not by an event, a reading or a refusal.

What each test looks for is told in `checks`; that it finds it is proved in `mutations`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from . import checks
from .tables import Setting, each_match, each_setting


@pytest.mark.parametrize(
    "check",
    [
        checks.redealt_worlds_look_the_same,
        checks.encodings_tell_nothing_hidden,
        checks.equal_knowledge_is_told_alike,
        checks.refusals_tell_nothing_hidden,
        checks.takebacks_show_nothing,
    ],
)
@each_match(2)
def test_nothing_hidden_is_told(
    check: Callable[[Setting, int], None], setting: Setting, seed: int
) -> None:
    check(setting, seed)


@each_setting
@pytest.mark.parametrize("seed", [5, 6])
def test_the_unseen_really_varies(setting: Setting, seed: int) -> None:
    """A sampler of hidden worlds that returned the truth would pass the first of the checks above."""
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
