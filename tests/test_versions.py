"""Versions of a game's rules: a match is played by the one that it began with, and its record says which."""

import random

import pytest

import parcours
from parcours import Match, RecordError, SetupError
from parcours.core import registry
from parcours.core.chance import Chance
from parcours.core.decks import Card, Deck
from parcours.core.game import Game, Setup
from parcours.core.journal import Journal
from parcours.core.state import Standing, State
from parcours.examples.high_card.game import HighCard
from parcours.examples.high_card.state import TableState

PLAYERS = ["ana", "bob"]


class VersionedState(TableState):
    """By the first version of its rules, the player with fewest points wins."""

    def copy(self) -> "VersionedState":
        return VersionedState(self.deck, self.seats, self.version, self)

    def standing(self) -> Standing:
        standing = super().standing()
        if self.version >= 2:
            return standing
        places = [1 + sum(score < own for score in standing.scores) for own in standing.scores]
        return Standing(places, standing.scores, standing.reason, standing.rule)


class Versioned(HighCard):
    """High Card of two versions."""

    def __init__(self, version: int = 2) -> None:
        super().__init__()
        self.version = version

    @property
    def package(self) -> str:
        return "parcours.examples.high_card"

    def older(self) -> list[Game]:
        return [Versioned(1)]

    def set_up(self, setup: Setup, chance: Chance, journal: Journal | None) -> State:
        dealt = super().set_up(setup, chance, journal)
        assert isinstance(dealt, TableState)
        return VersionedState(dealt.deck, dealt.seats, dealt.version, dealt)


@pytest.fixture(autouse=True)
def two_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, "high_card", Versioned())


def played_out(version: int | None = None) -> Match:
    match = parcours.new_match("high_card", PLAYERS, seed=4, version=version)
    chance = random.Random(4)
    while not match.over:
        match.play(match.to_act[0], chance.choice(match.legal(match.to_act[0])))
    return match


def test_a_match_is_played_by_its_version() -> None:
    old, new, newest = played_out(1), played_out(2), played_out()
    assert [match.state.version for match in (old, new, newest)] == [1, 2, 2]
    assert old.moves == new.moves
    assert old.result is not None
    assert new.result is not None
    assert old.result.winners != new.result.winners


def test_a_record_says_its_version_and_is_replayed_by_it() -> None:
    old = played_out(1).record()
    assert "\nrules: 1\n" in old
    again = parcours.load_record(old)
    assert again.state.version == 1
    assert again.record() == old
    # By the other rules somebody else has won, so the closing line does not hold.
    with pytest.raises(RecordError, match="the moves lead to"):
        parcours.load_record(old.replace("rules: 1", "rules: 2"))


@pytest.mark.parametrize("version", ["3", "0", "-1", "two", "1" * 50])
def test_an_unknown_version_is_told(version: str) -> None:
    record = played_out().record().replace("rules: 2", f"rules: {version}")
    with pytest.raises(RecordError, match=r"expected (version 1 or 2|a whole number)") as told:
        parcours.load_record(record)
    assert told.value.line == 3


def test_nothing_begins_by_unknown_rules() -> None:
    with pytest.raises(SetupError, match="expected version 1 or 2"):
        parcours.new_match("high_card", PLAYERS, version=3)


def test_the_fingerprint_of_a_deck() -> None:
    for name in parcours.game_names():
        game = parcours.find_game(name)
        deck = game.standard_deck()
        assert deck.fingerprint() == game.standard_deck().fingerprint()
        # A comment or another order of a card's fields plays the same; anything else does not.
        first = deck.cards[0]
        turned = Card(first.kind, dict(reversed(first.fields.items())))
        assert Deck([turned, *deck.cards[1:]], "").fingerprint() == deck.fingerprint()
        changed = Card(first.kind, first.fields | {"copies": 98})
        for others in ([changed, *deck.cards[1:]], deck.cards[::-1], deck.cards[1:]):
            assert Deck(others, "").fingerprint() != deck.fingerprint()
