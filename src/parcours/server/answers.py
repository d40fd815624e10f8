"""Answers that take computing. Each is a function that a worker runs, and comes back ready to be sent:
the event loop neither builds, nor writes, nor compresses it."""

import gzip
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from parcours import story
from parcours.bots import bot_names
from parcours.core.decks import Deck
from parcours.core.game import Game
from parcours.core.registry import find_game
from parcours.server import models, trying
from parcours.server.decks import load_deck
from parcours.server.playing import Playing, record_of
from parcours.server.replays import replay_steps, score_steps
from parcours.server.store import Entry

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
# Less is not worth compressing.
LEAST_ZIPPED = 1024
LEVEL = 5

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Body:
    """The body of an answer."""

    content: bytes
    media_type: str
    zipped: bool


def describe_game(game: str, deck: str | None, zipped: bool) -> Body:
    """A game with a deck, and its notation."""
    found = find_game(game)
    return _json(_description(found, load_deck(found, deck)), zipped)


def list_scenarios(game: str, zipped: bool) -> Body:
    """The scenarios of a game."""
    return _json(models.Scenarios(**trying.list_scenarios(game)), zipped)


def show_scenario(game: str, id: str, eyes: str | None, zipped: bool) -> Body:
    """A scenario step by step."""
    found, deck = trying.show_scenario(game, id, eyes)
    own = None if deck is None else _description(find_game(game), deck)
    return _json(models.Scenario(**found, game=own), zipped)


def try_moves(game: str, id: str, wish: Json, zipped: bool) -> Body:
    """The table of a scenario after these moves."""
    return _json(models.Tried(**trying.try_moves(game, id, wish)), zipped)


def replay(
    table: Json,
    entries: list[Entry],
    seat: int | None,
    eyes: str | None,
    first: int,
    count: int,
    zipped: bool,
) -> Body:
    """Some steps of a match."""
    playing = Playing(table, table["seats"], entries)
    return _json(models.Replay(**replay_steps(table, seat, playing, eyes, first, count)), zipped)


def record(table: Json, entries: list[Entry], zipped: bool) -> Body:
    """The record of a match, with the proof of its seed."""
    return _body(record_of(table, entries).encode(), TEXT, zipped)


def life_story(
    table: Json, entries: list[Entry], player: str, language: models.Language, zipped: bool
) -> Body:
    """The life story of one player of a match."""
    match = Playing(table, table["seats"], entries).match
    names = {row["player"]: row["name"] for row in table["seats"]}
    text = story(match, player, language, names)
    return _json(models.Story(player=player, language=language, text=text), zipped)


def points(table: Json, entries: list[Entry], zipped: bool) -> Body:
    """How everybody's score grew over a match."""
    match = Playing(table, table["seats"], entries).match
    return _json(models.Points(**score_steps(match)), zipped)


def summary(game: Game) -> Json:
    """A game in a few words."""
    return {
        "name": game.name,
        "prefix": game.prefix,
        "players": {"least": game.min_players, "most": game.max_players},
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": option.values,
                "least": option.least,
                "most": option.most,
            }
            for option in game.options
        ],
        "bots": bot_names(),
    }


def _description(game: Game, deck: Deck) -> models.Game:
    grammar = game.grammar(deck)
    found = summary(game) | {
        "forms": [
            {
                "pattern": form.pattern,
                "words": form.words,
                "slots": [
                    None
                    if slot is None
                    else {"name": slot.name, "kind": slot.kind, "many": slot.many}
                    for slot in form.slots
                ],
            }
            for form in grammar.forms
        ],
        "vocabularies": grammar.vocabularies,
        "cards": {card.kind: card.fields for card in deck.cards},
        "figures": game.figures,
    }
    return models.Game(**found)


def _json(answer: BaseModel, zipped: bool) -> Body:
    return _body(answer.model_dump_json(by_alias=True).encode(), JSON, zipped)


def _body(content: bytes, media_type: str, zipped: bool) -> Body:
    if not zipped or len(content) < LEAST_ZIPPED:
        return Body(content, media_type, False)
    return Body(gzip.compress(content, LEVEL, mtime=0), media_type, True)
