"""Answers that take computing. Each is a function that a worker runs, and comes back ready to be sent:
the event loop neither builds, nor writes, nor compresses it."""

import gzip
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import orjson

from parcours import story
from parcours.bots import DEFAULT_BOT, LEVEL_NAMES, bot_names
from parcours.core.decks import Deck
from parcours.core.game import Game
from parcours.core.registry import find_game
from parcours.puzzles import puzzle_ids
from parcours.scenarios.lesson import lesson_ids, lessons
from parcours.server.db.rows import LogRow, TableRow
from parcours.server.match.live_match import LiveMatch
from parcours.server.match.record import record_of
from parcours.server.tables.decks import load_deck
from parcours.server.wire import answers as wire
from parcours.server.wire import requests
from parcours.server.wire.teaching import Lesson
from parcours.server.wire.words import Language
from parcours.server.wire.workshop import DeckDraft, PrintDeck
from parcours.server.workers import puzzles, trials, workshop
from parcours.server.workers.replays import replay_steps, score_steps, weigh_step
from parcours.texts.card_rules import card_rules

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
PDF = "application/pdf"
# Less is not worth compressing.
LEAST_ZIPPED = 1024
LEVEL = 5


class Body(NamedTuple):
    """The body of an answer."""

    content: bytes
    media_type: str
    zipped: bool


def describe_game(game: str, deck: str | None, zipped: bool) -> Body:
    """A game with a deck, and its notation."""
    found = find_game(game)
    return _json(_description(found, load_deck(found, deck)), zipped)


def describe_workshop(game: str, zipped: bool) -> Body:
    """What a deck of a game may be."""
    return _json(workshop.describe_workshop(game), zipped)


def check_deck(game: str, deck: str | DeckDraft, zipped: bool) -> Body:
    """What is wrong with a deck."""
    return _json(workshop.check_deck(game, deck), zipped)


def print_cards(game: str, request: PrintDeck, zipped: bool) -> Body:
    """A deck as a PDF, which is compressed as it is."""
    return Body(workshop.print_cards(game, request), PDF, False)


def list_scenarios(game: str, zipped: bool) -> Body:
    """The scenarios of a game."""
    return _json(trials.list_scenarios(game), zipped)


def show_scenario(game: str, id: str, eyes: str | None, zipped: bool) -> Body:
    """A scenario step by step."""
    found = find_game(game)
    shown = trials.show_scenario(game, id, eyes, lambda deck: _description(found, deck))
    return _json(shown, zipped)


def try_moves(game: str, id: str, request: requests.TryMoves, zipped: bool) -> Body:
    """The table of a scenario after these moves."""
    return _json(trials.try_moves(game, id, request), zipped)


def list_lessons(game: str, zipped: bool) -> Body:
    """The lessons of a game."""
    told: list[Lesson] = [
        {
            "id": lesson.id,
            "notes": [
                {"note": note.id, "point": note.point, "at": note.at, "move": note.move}
                for note in lesson.notes
            ],
        }
        for lesson in lessons(game).values()
    ]
    return _json(told, zipped)


def list_puzzles(game: str, zipped: bool) -> Body:
    """The puzzles of a game."""
    return _json(puzzles.list_puzzles(game), zipped)


def show_puzzle(game: str, number: int, zipped: bool) -> Body:
    """A puzzle with its answers."""
    return _json(puzzles.show_puzzle(game, number), zipped)


def replay(
    table: TableRow,
    rows: list[LogRow],
    seat: int | None,
    eyes: str | None,
    first: int,
    count: int,
    zipped: bool,
) -> Body:
    """Some steps of a match."""
    live = LiveMatch(table, rows)
    return _json(replay_steps(table, seat, live, eyes, first, count), zipped)


def record(table: TableRow, rows: list[LogRow], zipped: bool) -> Body:
    """The record of a match, with the proof of its seed."""
    return _body(record_of(table, rows).encode(), TEXT, zipped)


def life_story(
    table: TableRow, rows: list[LogRow], player: str, language: Language, zipped: bool
) -> Body:
    """The life story of one player of a match."""
    match = LiveMatch(table, rows).match
    names = {seat.player or "": seat.name for seat in table.seats}
    text = story(match, player, language, names)
    told: wire.Story = {"player": player, "language": language, "text": text}
    return _json(told, zipped)


def reasons(table: TableRow, rows: list[LogRow], number: int, zipped: bool) -> Body:
    """What a bot of the table weighs where it made a move of the match."""
    return _json(weigh_step(table, LiveMatch(table, rows).match, number), zipped)


def points(table: TableRow, rows: list[LogRow], zipped: bool) -> Body:
    """How everybody's score grew over a match."""
    match = LiveMatch(table, rows).match
    return _json(score_steps(match), zipped)


def summary(game: Game) -> wire.GameSummary:
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
        "levels": LEVEL_NAMES,
        "default_bot": DEFAULT_BOT,
        "lessons": lesson_ids(game.name),
        "puzzles": len(puzzle_ids(game.name)),
    }


def _description(game: Game, deck: Deck) -> wire.Game:
    grammar = game.grammar(deck)
    return {
        **summary(game),
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
        "card_rules": card_rules(game, deck),
        "deck": {
            **workshop.parts_json(deck.own),
            "changed": workshop.changes_json(game.standard_deck(), deck),
        },
        "printed": game.printed,
        "numbers": game.numbers,
        "routine": sorted(game.news.routine),
        "measures": game.news.measures,
    }


def _json(answer: Mapping[str, object] | Sequence[Mapping[str, object]], zipped: bool) -> Body:
    return _body(orjson.dumps(answer), JSON, zipped)


def _body(content: bytes, media_type: str, zipped: bool) -> Body:
    if not zipped or len(content) < LEAST_ZIPPED:
        return Body(content, media_type, False)
    return Body(gzip.compress(content, LEVEL, mtime=0), media_type, True)
