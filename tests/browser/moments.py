"""Matches laid out at a moment of them, so that a page shows the same at every run.

One person sits where the match waits for somebody, and bots have the other seats. Where nobody else is awaited, nothing
happens before the person moves; and then bots of the easiest level do the same every time, as their luck follows from
the match.
"""

from pathlib import Path

from sqlalchemy import Connection, update

from parcours import load_record, new_match
from parcours.bots import LEVEL_NAMES
from parcours.core.match import Match
from parcours.server.clock import now
from parcours.server.db import schema
from parcours.server.db.rows import Changes, LogRow, insert_log
from parcours.server.tables.solo import BotPlayer, begin_alone
from parcours.server.tables.tokens import digest, new_token
from parcours.server.wire.requests import PlayAlone
from parcours.server.wire.words import Language

from ..server.databases import in_database
from ..server.harness import Server
from .driver import Person

RECORDS = Path(__file__).parent / "records"
PLAYERS = ("ana", "iris", "otto", "mona", "felix", "greta")


def moment(name: str) -> Match:
    """A match of `records/`, at the moment where its record ends. Its file names the language to look at it in."""
    return load_record((RECORDS / f"{name}.record").read_text(encoding="utf-8"))


def beginning(game: str, seed: int, **options: object) -> Match:
    """A match of four that has just begun."""
    return new_match(game, players=list(PLAYERS[:4]), seed=seed, options=options)


def play_laid(person: Person, server: Server, game: str, seed: int = 1) -> Person:
    """At the beginning of a match whose shuffle is always the same, against three bots."""
    return sit_down_at(person, server, beginning(game, seed))


def sit_down_at(
    person: Person,
    server: Server,
    match: Match,
    language: Language = "en",
    seat: int | None = None,
) -> Person:
    """At a table where that match goes on, against bots: in that seat, or in the one that it waits for."""
    mine = match.seat(match.to_act[0]) if seat is None else seat
    id, token = in_database(server, lambda connection: _lay(connection, match, mine, language))
    _open(person, server, id, token)
    return person


def sit_two_at(people: list[Person], server: Server, match: Match) -> None:
    """At a table where that match goes on, in its first two seats, against bots."""

    def lay(connection: Connection) -> tuple[str, str, str]:
        id, token = _lay(connection, match, 0, "en")
        other = new_token()
        seat = (schema.seats.c.table == id) & (schema.seats.c.seat == 1)
        sits = {"kind": "person", "bot": None, "name": "Bram", "token": digest(other)}
        connection.execute(update(schema.seats).where(seat).values(sits))
        return id, token, other

    id, *tokens = in_database(server, lay)
    for person, token in zip(people, tokens, strict=True):
        _open(person, server, id, token)


def _lay(connection: Connection, match: Match, mine: int, language: Language) -> tuple[str, str]:
    """A table where the match goes on, with a person in that seat; its id and the person's token."""
    columns: Changes = {
        "game": match.game.name,
        "options": dict(match.options),
        "seed": str(match.seed),
        "rules": match.game.version,
        "deck_fingerprint": match.deck.fingerprint(),
        "given_moves": len(match.moves),
        "due": now(),
    }
    others = [player for at, player in enumerate(match.players) if at != mine]
    names = [player.capitalize() for player in PLAYERS[1:]]
    bots = [
        BotPlayer(player, name, LEVEL_NAMES[0]) for player, name in zip(others, names, strict=False)
    ]
    request = PlayAlone(name="Inès", language=language)
    person = mine, match.players[mine]
    id, token = begin_alone(connection, columns, person, bots, request)
    moves = enumerate(match.moves, 1)
    rows = [LogRow(id, at, seat, match.say(move), None, now(), None) for at, (seat, move) in moves]
    insert_log(connection, rows)
    return id, token


def _open(person: Person, server: Server, id: str, token: str) -> None:
    cookie = {"name": f"seat_{id}", "value": token, "url": server.url}
    person.page.context.add_cookies([cookie])  # type: ignore[list-item]
    person.page.goto(f"{server.url}/table/{id}")
    person.at_table()
