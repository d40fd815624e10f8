"""Own names of cards: told wherever a card is told, in every language, as they are; and no card that is not told."""

from __future__ import annotations

import json
import random
import re

import pytest

import parcours
from parcours import Match
from parcours.core.decks import Deck, write_cards
from parcours.core.own_parts import OwnParts
from parcours.stories.story import story
from parcours.texts import LANGUAGES, Texts
from parcours.texts.faces import card_lines

from .conformance.tables import play_on

GAMES = [game for game in parcours.game_names() if game != "high_card"]
MOVES = 60
TOKEN = re.compile(r"Sentinel(\d+)\b")
NASTY = '{ $card } { card-waiter } <b>"\\ [x]'


def named(game: str) -> Deck:
    """The standard deck, in which every card has a name that nothing else has."""
    found = parcours.find_game(game)
    deck = found.standard_deck()
    own = OwnParts()
    own.texts = {
        "en": {
            kind: {"name": f"Sentinel{at}", "about": NASTY} for at, kind in enumerate(deck.names)
        }
    }
    return found.read_deck(write_cards(game, deck.cards, found.copies, own), "own.toml")


def told(deck: Deck, text: str) -> set[str]:
    return {deck.names[int(number)] for number in TOKEN.findall(text)}


def new_match(game: str) -> Match:
    players = ["ana", "bob", "cy", "dee"][: max(3, parcours.find_game(game).min_players)]
    return parcours.new_match(game, players, seed=5, deck=named(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_reader_is_told_own_names_of_the_cards_that_an_event_names_and_of_no_other(
    game: str,
) -> None:
    match = new_match(game)
    texts = [Texts(language, game, deck=match.deck) for language in LANGUAGES]
    words = re.compile(rf"\b({'|'.join(match.deck.names)})\b")
    heard = 0
    for step, _ in enumerate(play_on(match, random.Random(7))):
        if step == MOVES:
            break
        for reader in (*match.players, None):
            for event in match.events(reader, len(match.moves)):
                known = set(words.findall(json.dumps(event)))
                for each in texts:
                    found = told(match.deck, each.event(event))
                    assert found <= known, event
                    heard += len(found)
            _, said = match.history(reader)[-1]
            known = set(words.findall(said))
            for each in texts:
                assert told(match.deck, each.move(match, said)) <= known
    assert heard


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_own_texts_are_told_as_they_are(game: str, language: str) -> None:
    deck = named(game)
    texts = Texts(language, game, deck=deck)
    for at, kind in enumerate(deck.names):
        assert texts.card(kind) == f"Sentinel{at}"
        assert texts.about(kind) == NASTY
        assert card_lines(texts, deck, kind)
    assert Texts(language, game).card(deck.names[0]) != "Sentinel0"


def test_a_story_calls_a_job_by_its_own_name() -> None:
    match = new_match("smile_life")
    for _ in play_on(match, random.Random(3)):
        pass
    stories = [story(match, player, "fr") for player in match.players]
    assert any(TOKEN.search(each) for each in stories)
    jobs = [card.kind for card in match.deck.cards if card.word("group") == "job"]
    plain = Texts("fr", "smile_life")
    names = [plain.card(kind) for kind in jobs]
    # None of the jobs that are named is called as the game calls it.
    lived = {kind for each in stories for kind in told(match.deck, each)} & set(jobs)
    assert lived
    for kind in lived:
        name = names[jobs.index(kind)]
        assert not any(re.search(rf"\b{re.escape(name)}\b", each) for each in stories), name


def test_a_name_in_another_language_comes_before_that_of_the_game() -> None:
    game = parcours.find_game("smile_life")
    own = OwnParts()
    own.texts = {"nl": {"waiter": {"name": "Ober"}}, "fr": {"waiter": {"name": "Garçon"}}}
    cards = game.standard_deck().cards
    deck = game.read_deck(write_cards("smile_life", cards, "copies", own), "own.toml")
    said = {
        language: Texts(language, "smile_life", deck=deck).card("waiter") for language in LANGUAGES
    }
    assert said == {"en": "Garçon", "fr": "Garçon", "nl": "Ober"}
    assert deck.fingerprint() == game.standard_deck().fingerprint()
