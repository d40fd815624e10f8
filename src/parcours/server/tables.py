"""What can be done at a table besides moving: each is one function on a connection, run in the writer's transaction."""

import re
from collections.abc import Collection
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update

from parcours.bots import DEFAULT_BOT, bot_names
from parcours.core.decks import Deck
from parcours.core.errors import DeckError, ParcoursError
from parcours.core.game import Game
from parcours.core.options import Choice, read_options
from parcours.core.registry import find_game, game_names
from parcours.server import schema, shuffle
from parcours.server.clock import now, wall_time
from parcours.server.decks import MOST_CARDS, load_deck
from parcours.server.errors import Denied
from parcours.server.handles import handles_for
from parcours.server.names import clean, clean_name, looks_alike
from parcours.server.questions import question_json
from parcours.server.store import Entry
from parcours.server.tokens import digest, new_table_id, new_token, same
from parcours.server.wire.answers import ChatMessage, Result, Table
from parcours.server.wire.limits import TABLE_ID

CHAT_SHOWN = 200
MOST_SENT_AWAY = 200
# A public table whose host has not been there for so many milliseconds leaves the list.
HOST_GONE = 10 * 60 * 1000
# The seats are fixed, and there is no result yet.
UNDER_WAY = ("shuffling", "playing")
_ID = re.compile(TABLE_ID)

Row = dict[str, Any]


# Reading.


def read_table(connection: Connection, id: str) -> Row:
    """The row of a table, with its seats in order; Denied if there is none."""
    if not _ID.fullmatch(id):
        raise Denied("no_such_table")
    row = (
        connection.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
    )
    if row is None:
        raise Denied("no_such_table")
    table = dict(row)
    seats = connection.execute(
        select(schema.seats).where(schema.seats.c.table == id).order_by(schema.seats.c.seat)
    ).mappings()
    table["seats"] = [dict(seat) for seat in seats]
    return table


def read_log(connection: Connection, id: str, after: int = 0) -> list[Entry]:
    """The lines of the table's log after that number."""
    rows = connection.execute(
        select(schema.log)
        .where(schema.log.c.table == id, schema.log.c.number > after)
        .order_by(schema.log.c.number)
    )
    return [
        Entry(
            table=row[0],
            number=row[1],
            seat=row[2],
            move=row[3],
            command=row[4],
            at=row[5],
            checksum=row[6],
        )
        for row in rows
    ]


def read_chat(connection: Connection, id: str, after: int = 0) -> list[ChatMessage]:
    """The last messages of a table's chat; of removed ones, that they were removed."""
    rows = connection.execute(
        select(schema.chat)
        .where(schema.chat.c.table == id, schema.chat.c.id > after)
        .order_by(schema.chat.c.id.desc())
        .limit(CHAT_SHOWN)
    ).mappings()
    return [message_json(dict(row)) for row in reversed(rows.all())]


def message_json(row: Row) -> ChatMessage:
    """A message as clients get it."""
    text = "" if row["removed"] else row["text"]
    return {
        "id": row["id"],
        "seat": row["seat"],
        "name": row["name"],
        "text": text,
        "at": row["at"],
        "removed": row["removed"],
    }


def open_tables(connection: Connection, game: str | None, limit: int) -> list[Row]:
    """The public tables that wait for players, newest first."""
    if game is not None and game not in game_names():
        return []
    query = select(schema.tables.c.id).where(
        schema.tables.c.status == "open",
        schema.tables.c.visibility == "public",
        schema.tables.c.host_seen > wall_time() - HOST_GONE,
    )
    if game is not None:
        query = query.where(schema.tables.c.game == game)
    free = select(schema.seats.c.seat).where(
        schema.seats.c.table == schema.tables.c.id, schema.seats.c.kind == "open"
    )
    query = query.where(free.exists()).order_by(schema.tables.c.created.desc()).limit(limit)
    return [read_table(connection, id) for id in connection.execute(query).scalars()]


def seat_of(table: Row, token: str | None) -> int | None:
    """The seat that a token opens, or None."""
    if not token:
        return None
    hashed = digest(token)
    for seat in table["seats"]:
        if seat["token"] == hashed:
            number: int = seat["seat"]
            return number
    return None


def may_look(table: Row, seat: int | None, key: str | None) -> bool:
    """Whether somebody may see the table at all."""
    return seat is not None or table["visibility"] == "public" or same(key, table["key"])


# Laying a table and sitting down.


def begun(connection: Connection, ids: list[str]) -> set[str]:
    """Those of these tables that no longer wait for players, or are gone."""
    waiting = select(schema.tables.c.id).where(
        schema.tables.c.id.in_(ids), schema.tables.c.status == "open"
    )
    return set(ids).difference(connection.execute(waiting).scalars())


def check_setup(wish: Row) -> dict[str, Choice]:
    """All options of a table to be laid; Denied if it can't be played with these cards, players and options."""
    game = find_registered(wish["game"])
    deck = read_deck(game, wish["deck"])
    if wish["deck"] is not None and deck.size > MOST_CARDS:
        raise Denied("bad_deck", text=f"expected at most {MOST_CARDS} cards, not {deck.size}")
    names = [f"p{at}" for at, _ in enumerate(wish["seats"])]
    try:
        game.check_players(len(names))
        return read_options(game.options_for(names, deck), wish["options"])
    except ParcoursError as error:
        raise Denied("bad_setup", text=str(error)) from None


def lay_table(connection: Connection, wish: Row, options: dict[str, Choice]) -> tuple[str, str]:
    """A new table with its host on the first seat for a person; its id and the host's token.

    `options` are those that `check_setup` gives: it may read a deck, for which no other writer should wait.
    """
    game = find_registered(wish["game"])
    id = new_table_id()
    at = wall_time()
    connection.execute(
        insert(schema.tables).values(
            id=id,
            game=game.name,
            options=options,
            deck=wish["deck"],
            visibility=wish["visibility"],
            key=new_token(),
            status="open",
            clock=wish["clock"]["kind"],
            seconds=wish["clock"]["seconds"],
            absence=wish["absence"],
            grace=wish["grace"],
            replay=wish["replay"],
            created=at,
            host_seen=at,
            **shuffle.draw_secret(id, game.name, options, wish["deck"]),
        )
    )
    token = new_token()
    host = next((at for at, seat in enumerate(wish["seats"]) if seat["kind"] != "bot"), None)
    if host is None:
        raise Denied("bad_setup", text="at least one seat must be for a person")
    for seat, wanted in enumerate(wish["seats"]):
        row = empty_seat(id, seat)
        if seat == host:
            row |= _person(wish) | {"host": True, "token": digest(token)}
        elif wanted["kind"] == "bot":
            row |= _bot(wanted.get("bot"), wanted.get("name"), seat)
        connection.execute(insert(schema.seats).values(row))
    return id, token


def sit_down(
    connection: Connection, id: str, key: str | None, wish: Row, shown: str | None = None
) -> tuple[int, str]:
    """Take an open seat; its number and token. `shown` is the token of a seat that they held before, if any."""
    table = read_table(connection, id)
    if not may_look(table, None, key):
        raise Denied("no_such_table")
    _require_open(table)
    if shown and digest(shown) in table["sent_away"]:
        raise Denied("sent_away")
    free = [seat["seat"] for seat in table["seats"] if seat["kind"] == "open"]
    wanted = wish.get("seat")
    if wanted is None:
        if not free:
            raise Denied("table_full")
        wanted = free[0]
    elif wanted not in free:
        _seat(table, wanted)
        raise Denied("seat_taken")
    token = new_token()
    # Whoever was invited to this seat comes too late.
    sits = _person(wish) | {"token": digest(token), "invitation": None}
    _require_own_name(table, wanted, sits["name"])
    _change(connection, id, wanted, sits)
    return wanted, token


def change_seat(connection: Connection, id: str, me: int | None, seat: int, wish: Row) -> None:
    """One's own name and language; as host, before the start, a bot or nobody on a seat.

    Before the start, one's own commitment too: a browser that has lost its contribution draws another.
    """
    table = read_table(connection, id)
    row = _seat(table, seat)
    if wish.get("kind") is not None:
        _require_host(table, me)
        _require_open(table)
        if row["host"]:
            raise Denied("forbidden")
        fresh = empty_seat(id, seat)
        if wish["kind"] == "bot":
            fresh |= _bot(wish.get("bot"), wish.get("name"), seat)
        _change(connection, id, seat, fresh)
        return
    if seat != me:
        raise Denied("forbidden")
    changes: Row = {}
    if wish.get("name") is not None:
        changes["name"] = _rename(table, row, wish["name"])
    if wish.get("language") is not None:
        changes["language"] = wish["language"]
    if wish.get("commitment") is not None:
        _require_open(table)
        changes["commitment"] = wish["commitment"]
    if changes:
        _change(connection, id, seat, changes)


def stand_up(connection: Connection, id: str, me: int | None, seat: int) -> None:
    """Leave a seat: free before the start, played for afterwards. The host may send others away before the start."""
    table = read_table(connection, id)
    row = _seat(table, seat)
    if row["kind"] != "person":
        raise Denied("forbidden")
    if seat != me:
        _require_host(table, me)
        _require_open(table)
    if table["status"] in UNDER_WAY:
        _change(connection, id, seat, {"left": True})
        return
    if table["status"] != "open":
        raise Denied("not_playing")
    _change(connection, id, seat, empty_seat(id, seat))
    if seat != me:
        _keep_away(connection, table, row["token"])
    if row["host"]:
        heir = next(
            (s for s in table["seats"] if s["kind"] == "person" and s["seat"] != seat), None
        )
        if heir is None:
            connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == id)
                .values(status="abandoned", ended=wall_time())
            )
        else:
            _change(connection, id, heir["seat"], {"host": True})


def come_back(connection: Connection, id: str, me: int | None, seat: int) -> None:
    """Play one's seat again."""
    table = read_table(connection, id)
    _seat(table, seat)
    if seat != me:
        raise Denied("forbidden")
    if table["status"] not in UNDER_WAY:
        raise Denied("not_playing")
    _change(connection, id, seat, {"left": False, "invitation": None})


def invite(connection: Connection, id: str, me: int | None, seat: int) -> str:
    """An invitation that hands over one seat, once."""
    table = read_table(connection, id)
    row = _seat(table, seat)
    if seat != me:
        _require_host(table, me)
        if row["kind"] == "bot" or (row["kind"] == "person" and not row["left"]):
            raise Denied("seat_taken")
    token = new_token()
    _change(connection, id, seat, {"invitation": digest(token)})
    return token


def claim(connection: Connection, id: str, wish: Row) -> tuple[int, str]:
    """Take the seat that an invitation hands over; whoever sat there no longer does."""
    try:
        table = read_table(connection, id)
    except Denied:
        # Whoever guesses learns nothing, not even which tables there are.
        raise Denied("invitation_used") from None
    hashed = digest(wish["invitation"])
    row = next((seat for seat in table["seats"] if seat["invitation"] == hashed), None)
    if row is None or table["status"] == "abandoned":
        raise Denied("invitation_used")
    token = new_token()
    changes: Row = {"invitation": None, "token": digest(token), "kind": "person", "left": False}
    if row["kind"] == "open":
        changes |= _person(wish)
        _require_own_name(table, row["seat"], changes["name"])
    else:
        if table["status"] == "open":
            # What the last browser kept to itself is of no use to this one.
            changes["commitment"] = wish.get("commitment")
        if wish.get("name"):
            changes["name"] = _rename(table, row, wish["name"])
        if wish.get("language"):
            changes["language"] = wish["language"]
    _change(connection, id, row["seat"], changes)
    return row["seat"], token


def start(connection: Connection, id: str, me: int | None) -> None:
    """Let nobody in any more: handles for all, and the cards are shuffled."""
    table = read_table(connection, id)
    _require_host(table, me)
    _require_open(table)
    seats = table["seats"]
    if any(seat["kind"] == "open" for seat in seats):
        raise Denied("seats_open")
    game = find_registered(table["game"])
    deck = read_deck(game, table["deck"])
    for seat, handle in zip(
        seats, handles_for([seat["name"] for seat in seats], game, deck), strict=True
    ):
        _change(connection, id, seat["seat"], {"player": handle})
    # A table that is being shuffled is played by these, whatever happens to the server meanwhile.
    connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == id)
        .values(rules=game.version, deck_fingerprint=deck.fingerprint())
    )
    shuffle.begin_shuffle(connection, table, now())


def reveal(connection: Connection, id: str, me: int | None, seat: int, contribution: str) -> None:
    """Reveal one's own contribution to the shuffle."""
    table = read_table(connection, id)
    _seat(table, seat)
    if seat != me:
        raise Denied("forbidden")
    shuffle.reveal(connection, table, seat, contribution, now())


def begin_without(connection: Connection, id: str, seconds: float) -> None:
    """Begin the match if contributions were awaited for so long."""
    shuffle.begin_without(connection, read_table(connection, id), seconds, now())


def rematch(connection: Connection, id: str, me: int | None, wish: Row) -> tuple[str, int, str]:
    """The next table, laid by whoever asks first, where each gets the old seat; its id, the seat and its token."""
    table = read_table(connection, id)
    if me is None:
        raise Denied("forbidden")
    if table["status"] not in ("finished", "abandoned"):
        raise Denied("not_finished")
    token = new_token()
    mine = {
        "kind": "person",
        "name": table["seats"][me]["name"],
        "language": table["seats"][me]["language"],
        "commitment": wish.get("commitment"),
        "token": digest(token),
    }
    next_id = table["rematch"]
    following = None
    if next_id is not None:
        schema.hold(connection, next_id)
        # It may have been deleted, as nobody began it.
        with suppress(Denied):
            following = read_table(connection, next_id)
    if following is None or following["status"] == "abandoned":
        next_id = new_table_id()
        kept = {
            name: table[name]
            for name in (
                "game",
                "options",
                "deck",
                "visibility",
                "clock",
                "seconds",
                "absence",
                "grace",
                "replay",
            )
        }
        connection.execute(
            insert(schema.tables).values(
                id=next_id,
                key=new_token(),
                status="open",
                created=wall_time(),
                host_seen=wall_time(),
                **kept,
                **shuffle.draw_secret(next_id, table["game"], table["options"], table["deck"]),
            )
        )
        for seat in table["seats"]:
            row = empty_seat(next_id, seat["seat"])
            if seat["kind"] == "bot":
                row |= _bot(seat["bot"], seat["name"], seat["seat"])
            else:
                # What opened the old seat invites to the new one, until somebody else sits down there.
                row["invitation"] = seat["token"]
            if seat["seat"] == me:
                row |= mine | {"host": True}
            connection.execute(insert(schema.seats).values(row))
        connection.execute(
            update(schema.tables).where(schema.tables.c.id == id).values(rematch=next_id)
        )
        return next_id, me, token
    _require_open(following)
    if following["seats"][me]["invitation"] != table["seats"][me]["token"]:
        raise Denied("seat_taken")
    # Whoever asks again, from another tab or after a lost answer, gets the same seat with a new token.
    _change(connection, next_id, me, mine)
    return next_id, me, token


# Talking, and ending.


def say(connection: Connection, id: str, me: int | None, text: str) -> ChatMessage:
    """Add a message to the chat."""
    table = read_table(connection, id)
    if me is None:
        raise Denied("forbidden")
    seat = table["seats"][me]
    if seat["muted"]:
        raise Denied("muted")
    said = clean(text)
    if not said:
        raise Denied("bad_message", text="a message says something")
    row = {
        "table": id,
        "seat": me,
        "name": seat["name"],
        "text": said,
        "at": wall_time(),
        "removed": False,
    }
    done = connection.execute(insert(schema.chat).values(row))
    assert done.inserted_primary_key is not None
    return message_json(row | {"id": done.inserted_primary_key[0]})


def mute(connection: Connection, id: str, me: int | None, seat: int, muted: bool) -> None:
    """As host, let somebody no longer write, or write again."""
    table = read_table(connection, id)
    _require_host(table, me)
    _seat(table, seat)
    _change(connection, id, seat, {"muted": muted})


def remove_message(connection: Connection, id: str, me: int | None, message: int) -> ChatMessage:
    """As host, take a message out of the chat."""
    table = read_table(connection, id)
    _require_host(table, me)
    row = (
        connection.execute(
            select(schema.chat).where(schema.chat.c.table == id, schema.chat.c.id == message)
        )
        .mappings()
        .first()
    )
    if row is None:
        raise Denied("no_such_message")
    connection.execute(update(schema.chat).where(schema.chat.c.id == message).values(removed=True))
    return message_json(dict(row) | {"removed": True})


def give_up(connection: Connection, id: str, me: int | None) -> None:
    """As host, clear a table whose match has not begun."""
    table = read_table(connection, id)
    _require_host(table, me)
    _require_open(table)
    abandon(connection, id)


def abandon(connection: Connection, id: str) -> None:
    """End the match without a result, if it has none yet."""
    connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == id, schema.tables.c.status.in_(["open", "playing"]))
        .values(status="abandoned", asking=None, ended=wall_time())
    )


def finish(connection: Connection, id: str, result: Result) -> None:
    """Note how the match ended, unless it was abandoned just before."""
    connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == id, schema.tables.c.status == "playing")
        .values(status="finished", asking=None, result=result, ended=wall_time())
    )


def change_table(connection: Connection, id: str, changes: Row) -> None:
    """Write these columns of a table's row, if any."""
    if changes:
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(changes))


def see(connection: Connection, seen: dict[tuple[str, int], int]) -> None:
    """Note when the players of these seats were last there."""
    connection.execute(
        update(schema.seats)
        .where(
            schema.seats.c.table == bindparam("at_table"),
            schema.seats.c.seat == bindparam("at_seat"),
        )
        .values(seen=bindparam("at")),
        # In one order, so that two processes don't wait for each other.
        [
            {"at_table": table, "at_seat": seat, "at": at}
            for (table, seat), at in sorted(seen.items())
        ],
    )


# What may stand in a row.


def find_registered(name: str) -> Game:
    """The game of that name; Denied if there is none."""
    if name not in game_names():
        raise Denied("no_such_game")
    return find_game(name)


def read_deck(game: Game, source: str | None) -> Deck:
    """The deck of a table; Denied if it can't be played with."""
    try:
        return load_deck(game, source)
    except DeckError as error:
        raise Denied("bad_deck", text=str(error)) from None


def empty_seat(id: str, seat: int) -> Row:
    """A seat that nobody holds."""
    return {
        "table": id,
        "seat": seat,
        "kind": "open",
        "player": None,
        "name": "",
        "language": "en",
        "bot": None,
        "host": False,
        "token": None,
        "invitation": None,
        "commitment": None,
        "contribution": "",
        "left": False,
        "muted": False,
        "seen": 0,
    }


def _person(wish: Row) -> Row:
    return {
        "kind": "person",
        "name": clean_name(wish.get("name") or ""),
        "language": wish.get("language") or "en",
        "commitment": wish.get("commitment"),
    }


def _bot(bot: str | None, name: str | None, seat: int) -> Row:
    bot = bot or DEFAULT_BOT
    if bot not in bot_names():
        raise Denied("bad_setup", text=f"expected a bot of {', '.join(bot_names())}")
    return {"kind": "bot", "bot": bot, "name": clean_name(name or f"Bot {seat + 1}")}


def _seat(table: Row, seat: int) -> Row:
    if not 0 <= seat < len(table["seats"]):
        raise Denied("no_such_seat")
    row: Row = table["seats"][seat]
    return row


def _rename(table: Row, row: Row, name: str) -> str:
    """The new name of a seat. One that is muted keeps its name: others read it."""
    cleaned = clean_name(name)
    if cleaned != row["name"]:
        if row["muted"]:
            raise Denied("muted")
        _require_own_name(table, row["seat"], cleaned)
    return cleaned


def _require_own_name(table: Row, seat: int, name: str) -> None:
    """Nobody is called like somebody else at the table."""
    others = [row["name"] for row in table["seats"] if row["seat"] != seat and row["name"]]
    if any(looks_alike(name, other) for other in others):
        raise Denied("name_taken")


def _keep_away(connection: Connection, table: Row, token: str) -> None:
    """Let whoever held this token not sit down here again; a table by invitation gets a new key for its link."""
    changes: Row = {"sent_away": [*table["sent_away"], token][-MOST_SENT_AWAY:]}
    if table["visibility"] == "invitation":
        changes["key"] = new_token()
    connection.execute(
        update(schema.tables).where(schema.tables.c.id == table["id"]).values(changes)
    )


def _require_host(table: Row, me: int | None) -> None:
    if me is None or not table["seats"][me]["host"]:
        raise Denied("not_host")


def _require_open(table: Row) -> None:
    if table["status"] != "open":
        raise Denied("not_open")


def _change(connection: Connection, id: str, seat: int, changes: Row) -> None:
    connection.execute(
        update(schema.seats)
        .where(schema.seats.c.table == id, schema.seats.c.seat == seat)
        .values(changes)
    )


def table_json(
    table: Row,
    me: int | None,
    present: set[int],
    spectators: int,
    absent: Collection[int] = (),
    problem: Denied | None = None,
) -> Table:
    """A table as clients get it: `me` is the reader's seat, `problem` what keeps its match from going on."""
    return {
        "id": table["id"],
        "game": table["game"],
        "options": table["options"],
        "own_deck": table["deck"] is not None,
        "visibility": table["visibility"],
        "key": table["key"] if me is not None else None,
        "status": table["status"],
        "clock": {"kind": table["clock"], "seconds": table["seconds"]},
        "absence": table["absence"],
        "grace": table["grace"],
        "replay": table["replay"],
        # A match that was imported may have no proof.
        "commitment": table["commitment"],
        "fairness": table["fairness"],
        "seats": [
            {
                "seat": seat["seat"],
                "kind": seat["kind"],
                "player": seat["player"],
                "name": seat["name"],
                "language": seat["language"],
                "bot": seat["bot"],
                "host": seat["host"],
                "left": seat["left"],
                "muted": seat["muted"],
                "present": seat["kind"] == "bot" or seat["seat"] in present,
                "commitment": seat["commitment"],
                "contribution_state": shuffle.contribution_state(table, seat),
            }
            for seat in table["seats"]
        ],
        "you": me,
        "spectators": spectators,
        "asking": question_json(table, absent),
        "rematch": table["rematch"],
        "created": table["created"],
        "result": table["result"],
        "problem": None if problem is None else problem.json(),
    }
