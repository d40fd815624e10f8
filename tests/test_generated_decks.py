"""Generated decks, right and wrong: each is refused at its field, or can be played to the end.

`make test` generates a few hundred; `make decks` the 10,000 of the promise (PARCOURS_DECKS).
"""

from __future__ import annotations

import json
import os
import random
from typing import Any

import pytest

import parcours
from parcours.core.chance import Chance
from parcours.core.decks import Card, Deck, write_cards
from parcours.core.errors import Problems
from parcours.core.game import Game, Setup
from parcours.core.options import read_options
from parcours.core.own_parts import COLOURS, LANGUAGES, OwnParts
from parcours.core.playout import playout
from parcours.server.tables.decks import MOST_CARDS
from parcours.texts import Texts

GAMES = [game for game in parcours.game_names() if game != "high_card"]
# In how many parts they are spread over the workers of pytest.
PARTS = 20
MOST_MOVES = 200_000
DECKS = int(os.environ.get("PARCOURS_DECKS", "300"))
HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "{ $card } { card-waiter } { DE($player) }",
    "-term = x\n.attr",
    "[red]bold[/red]",
    "a\u202egnirts desrever",
    "\u2066isolated\u2069",
    "\u200e\u200f\u061c",
    "tab\tand\rreturn",
    "nul\x00byte",
    "\x1b[31mred\x1b[0m",
    "שלום עולם",
    "مرحبا",
    "e" + "\u0301" * 30,
    "\ud800".encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
    "😀👩\u200d🚀🇳🇱",
    "' OR 1=1 --",
    "../../etc/passwd",
    "%s %d %n",
    "x" * 41,
    "y" * 301,
    " ",
    "",
    "\u2028line\u2029paragraph",
    "Zażółć gęślą jaźń",
    "hidden",
]
VALUES: list[Any] = [
    0, 1, 2, 5, 99, 100, -1, -99, 10**9, 10**30, 0.5, 1.5, float("nan"), float("inf"), True, False, "", "job", "none",
    [], [1], [0, 0, 0, 0], ["loss 999999"], ["destroy job"], {}, {"work": 1}, {"a": {"b": {"c": [[[1]]]}}},
]  # fmt: skip


class Maker:
    """Makes the deck of a number: always the same one."""

    def __init__(self, number: int) -> None:
        self.dice = random.Random(number)
        self.game = parcours.find_game(GAMES[number % len(GAMES)])
        standard = self.game.standard_deck().cards
        self.cards = [Card(card.kind, json.loads(json.dumps(card.fields))) for card in standard]
        self.own = OwnParts()

    def text(self) -> str:
        steps = [self.nudge, self.nudge, self.clone, self.remove, self.say, self.look, self.spoil]
        for step in self.dice.choices(steps, [6, 6, 3, 1, 4, 2, 1], k=self.dice.randrange(1, 6)):
            step()
        if self.dice.random() < 0.02:
            self.cards += [Card(f"many_{at}", dict(self.cards[0].fields)) for at in range(400)]
        text = write_cards(self.game.name, self.cards, self.game.copies, self.own)
        return self.damaged(text) if self.dice.random() < 0.15 else text

    def card(self) -> Card:
        return self.dice.choice(self.cards)

    def nudge(self) -> None:
        """A number within its bounds, or just outside."""
        card = self.card()
        known = {field.name: (field.least, field.most) for field in self.game.fields}
        numbers = [
            name for name, value in card.fields.items() if type(value) is int and name in known
        ]
        if numbers:
            name = self.dice.choice(numbers)
            bounds = known[name]
            near = int(str(card.fields[name])) + self.dice.choice([-1, 1, 2])
            card.fields[name] = self.dice.choice([near, near, near, *bounds, bounds[1] + 1])

    def clone(self) -> None:
        card = self.card()
        kind = self.dice.choice([f"{card.kind}_{self.dice.randrange(9)}", "new_card", "Bad Kind"])
        fields = json.loads(json.dumps(card.fields))
        if self.dice.random() < 0.5 and type(fields.get(self.game.copies)) is int:
            fields[self.game.copies] = self.dice.choice([0, 1])
        self.cards = [other for other in self.cards if other.kind != kind] + [Card(kind, fields)]

    def remove(self) -> None:
        if len(self.cards) > 1:
            self.cards.remove(self.card())

    def say(self) -> None:
        language = self.dice.choice([*LANGUAGES, "xx"] if self.dice.random() < 0.1 else LANGUAGES)
        said = {
            part: self.dice.choice([*HOSTILE, "Plain name", "Un nom"])
            for part in self.dice.sample(["name", "about"], self.dice.randrange(1, 3))
        }
        self.own.texts.setdefault(language, {})[self.card().kind] = said
        if self.dice.random() < 0.3:
            self.own.title = {language: self.dice.choice(HOSTILE)}

    def look(self) -> None:
        icon = self.dice.choice([self.card().kind, self.card().kind, "nothing"])
        colour = self.dice.choice([*COLOURS, "pink"] if self.dice.random() < 0.2 else COLOURS)
        self.own.looks[self.card().kind] = {"icon": icon, "colour": colour}

    def spoil(self) -> None:
        """Anything anywhere."""
        card = self.card()
        name = self.dice.choice([*card.fields, "unheard_of", *[f.name for f in self.game.fields]])
        card.fields[name] = self.dice.choice(VALUES)

    def damaged(self, text: str) -> str:
        at = self.dice.randrange(len(text))
        end = min(len(text), at + self.dice.choice([0, 1, 1, 5, 60]))
        return text[:at] + self.dice.choice(["", "=", '"', "\x00", "[", "#", "é"]) + text[end:]


def play_to_the_end(game: Game, deck: Deck, seed: int) -> None:
    """By random bots, without a journal."""
    players = [f"p{seat}" for seat in range(max(2, game.min_players))]
    options = read_options(game.options_for(players, deck), {})
    chance = Chance(seed)
    state = game.set_up(Setup(players, options, deck), chance, None)
    playout(state, chance, MOST_MOVES)
    assert state.over
    assert min(state.standing().places) == 1


@pytest.mark.parametrize("part", range(PARTS))
def test_every_generated_deck_is_refused_at_its_field_or_played(part: int) -> None:
    texts = {game: [Texts(language, game) for language in LANGUAGES] for game in GAMES}
    for number in range(part, DECKS, PARTS):
        maker = Maker(number)
        source = maker.text()
        game = maker.game
        problems = Problems("mine.toml")
        deck = game.check_deck(source, problems)
        if deck is None:
            assert problems.found
            for problem in problems.found:
                assert "\n" not in str(problem) or problem.code == "not_toml", number
                for language in texts[game.name]:
                    assert language.say(f"problem-{problem.code}", **problem.params)
            with pytest.raises(parcours.DeckError):
                game.read_deck(source, "mine.toml")
            continue
        assert not problems.found
        again = game.read_deck(write_cards(game.name, deck.cards, game.copies, deck.own), "again")
        assert again.fingerprint() == deck.fingerprint()
        assert (again.own.title, again.own.texts, again.own.looks) == (
            deck.own.title,
            deck.own.texts,
            deck.own.looks,
        )
        if deck.size <= MOST_CARDS:
            play_to_the_end(game, deck, number)
