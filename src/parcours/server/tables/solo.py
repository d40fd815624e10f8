"""Tables whose match has begun at once, with one person and bots: a lesson, or a match that goes on from another.

Everybody may know the seed of such a match. So there is nothing to prove about its shuffle, and no commitment.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy import Connection, insert

from parcours.server.clock import now, wall_time
from parcours.server.db import schema
from parcours.server.db.rows import Changes, SeatRow, insert_seat
from parcours.server.tables.names import clean_name, looks_alike
from parcours.server.tables.setup import bot_seat
from parcours.server.tables.tokens import digest, new_table_id, new_token
from parcours.server.wire.requests import PlayAlone

# What a bot is called if the person has its name.
OTHER_NAME = "Hugo"


@dataclass(frozen=True, slots=True)
class BotPlayer:
    """A bot at such a table: what it is called in the match and by people, and which one it is."""

    player: str
    name: str
    bot: str


def begin_alone(
    connection: Connection,
    match: Changes,
    person: tuple[int, str],
    bots: Sequence[BotPlayer],
    request: PlayAlone,
    profile: str | None = None,
) -> tuple[str, str]:
    """A new table with these columns of its match; its id and the person's token.

    `person` is the person's seat and what they are called in the match; the bots have the other seats, in order.
    """
    id, token, at = new_table_id(), new_token(), wall_time()
    connection.execute(
        insert(schema.tables).values(
            id=id,
            visibility="invitation",
            key=new_token(),
            status="playing",
            clock="none",
            seconds=60,
            absence="wait",
            grace=60,
            replay="public",
            fairness=1,
            secret="",
            created=at,
            host_seen=at,
            started=now(),
            **match,
        )
    )
    mine, player = person
    name = clean_name(request.name)
    others = iter(bots)
    for seat in range(len(bots) + 1):
        row = SeatRow(id, seat)
        if seat == mine:
            row = replace(
                row,
                kind="person",
                player=player,
                name=name,
                language=request.language,
                host=True,
                token=digest(token),
                profile=profile,
            )
        else:
            other = next(others)
            called = OTHER_NAME if looks_alike(other.name, name) else other.name
            row = bot_seat(replace(row, player=other.player), other.bot, called)
        insert_seat(connection, row)
    return id, token
