"""The tables that the suite plays at: every game, every number of players, every way to set it up."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parcours
from parcours import Match, NotationError, SetupError
from parcours.cli.about import compiled
from parcours.core.decks import Deck
from parcours.core.game import Game
from parcours.core.notation import NUMBER, PLAYER

# How many times as many examples `make fuzz` tries.
EXPLORED = 10 if settings.get_current_profile_name() == "explore" else 1


def examples(count: int) -> settings:
    """How many examples a property is tried on: that many compiled, two from the source, which is slow.

    The first example of Hypothesis is always the simplest one, so one alone would be the same forever.
    """
    return settings(max_examples=EXPLORED * count if compiled() else EXPLORED * 2)


NAMES = ["ana", "bob", "cy", "dee", "eve", "fay", "gus", "hal"]
# No match of random moves comes near it; one that reaches it goes in circles.
LONGEST = 100_000
# An option with more values than these is not tried with each of them.
LONG_LIST = 6
# Enough of a match to see what it has to show, where every step is looked at from every side.
A_WHILE = 400 if compiled() else 100


@dataclass(frozen=True)
class Setting:
    """A game, a number of players and options; `rules` for an older version or a game that is not registered, a deck
    of its own.
    """

    game: str
    players: int
    options: dict[str, object] = field(default_factory=dict, hash=False)
    rules: Game | None = field(default=None, hash=False)
    deck: Deck | None = field(default=None, hash=False)

    def match(self, seed: int, given: dict[str, object] | None = None) -> Match:
        rules = parcours.find_game(self.game) if self.rules is None else self.rules
        return Match(rules, NAMES[: self.players], seed, dict(self.options), self.deck, given)

    def __str__(self) -> str:
        options = "-".join(f"{name}_{value}" for name, value in self.options.items())
        version = "" if self.rules is None else f"-v{self.rules.version}"
        return f"{self.game}-{self.players}" + (f"-{options}" if options else "") + version


def every_setting() -> list[Setting]:
    """Each game with each number of players, and each other value of each option once, of long lists both ends.

    A value that a game takes only together with another option is left out. From the source, which is slow, a few
    settings of each game must do: `make test` plays all of them compiled. Older versions of the rules are played too.
    """
    return [
        setting
        for game in parcours.game_names()
        for number, setting in enumerate(_settings(game))
        if _is_possible(setting) and (compiled() or number % 4 == 0 or setting.rules is not None)
    ]


def _is_possible(setting: Setting) -> bool:
    try:
        setting.match(seed=0)
    except SetupError:
        return False
    return True


def _settings(name: str) -> Iterator[Setting]:
    game = parcours.find_game(name)
    for players in range(game.min_players, game.max_players + 1):
        yield Setting(name, players)
    middle = (game.min_players + game.max_players) // 2
    for option in game.options_for(NAMES[:middle], game.standard_deck()):
        long = len(option.values) > LONG_LIST
        for value in [*option.values[:2], option.values[-1]] if long else option.values:
            if value != option.default:
                yield Setting(name, middle, {option.name: value})
        if not option.values and option.least != option.default:
            yield Setting(name, middle, {option.name: option.least})
    for older in game.older():
        yield Setting(name, middle, rules=older)


def play_on(match: Match, dice: random.Random, moves: int = LONGEST) -> Iterator[str]:
    """Make random legal moves, yielding the player after each, until the match or the number is over."""
    for _ in range(moves):
        if match.over:
            return
        player = dice.choice(match.to_act)
        match.play(player, dice.choice(match.legal(player)))
        yield player


def some_text(match: Match, dice: random.Random) -> str:
    """A random line in one of the forms of the notation; its parts need not go together."""
    grammar = match.grammar
    form = dice.choice(grammar.forms)
    words: list[str] = []
    for word, slot in zip(form.words, form.slots, strict=True):
        if slot is None:
            words.append(word)
            continue
        for _ in range(dice.randint(1, 3) if slot.many else 1):
            if slot.kind == PLAYER:
                words.append(dice.choice(match.players))
            elif slot.kind == NUMBER:
                words.append(str(dice.randint(0, 12)))
            else:
                words.append(dice.choice(grammar.vocabularies[slot.kind]))
    return " ".join(words)


def well_formed(match: Match, text: str) -> bool:
    """Whether the text is a move at all."""
    try:
        match.parse(text)
    except NotationError:
        return False
    return True


def well_formed_text(match: Match) -> str:
    """Some move in the notation, whether or not it is allowed."""
    dice = random.Random(1)
    while True:
        text = some_text(match, dice)
        if well_formed(match, text):
            return text


each_setting = pytest.mark.parametrize("setting", every_setting(), ids=str)
seeds = st.integers(min_value=0, max_value=2**32)


def each_match(count: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """For a test that takes a setting and a seed: each setting, with so many seeds (see `examples`)."""

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        return each_setting(examples(count)(given(seed=seeds)(test)))

    return decorate
