"""The client that makes a request about a table, and what it may see and do."""

import hashlib
from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import Depends, Header, Request, Response
from sqlalchemy import Connection

from parcours.server.access.visitors import CHANNEL_HEADER, COOKIE, Doorkeeper, Visitor
from parcours.server.db.rows import OVER, LogRow, TableRow, read_log, read_table
from parcours.server.tables.lobby import begun
from parcours.server.tables.seats import may_look
from parcours.server.tables.setup import find_registered
from parcours.server.tables.shown import table_json
from parcours.server.wire.answers import Seated, Table
from parcours.server.wire.errors import Denied
from parcours.server.workers import answers
from parcours.server.workers.answers import Body

COOKIE_SECONDS = 90 * 24 * 3600
# How browsers keep what only another version of Parcours changes.
SAME_FOR_ALL = "public, max-age=3600"

Answer = TypeVar("Answer")


class Caller:
    """The client that makes a request about a table, and what it may see and do."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.keeper: Doorkeeper = request.app.state.keeper
        self.id: str = request.path_params.get("id", "")
        self.visitor = Visitor(request.scope, self.id)

    async def write(self, work: Callable[[Connection, int | None], Answer]) -> Answer:
        """Do something at the table, as the seat that the caller's token opens, and tell all who watch."""

        def as_seat(connection: Connection) -> Answer:
            table = read_table(connection, self.id)
            _, seat = self.visitor.seat_at(table, self.visitor.profile(connection))
            # A client that may not even look learns nothing about the table, not even that it is there.
            if not may_look(table, seat, self.visitor.key):
                raise Denied("no_such_table")
            return work(connection, seat)

        answer = await self.keeper.store.write(self.id, as_seat)
        await self.keeper.rooms.refresh(self.id)
        return answer

    async def table(self) -> tuple[TableRow, int | None]:
        """The table, if the caller may look, and the caller's seat."""

        def work(connection: Connection) -> tuple[TableRow, str | None]:
            return read_table(connection, self.id), self.visitor.profile(connection)

        row, profile = await self.keeper.store.read(work)
        _, seat = self.visitor.seat_at(row, profile)
        if not may_look(row, seat, self.visitor.key):
            raise Denied("no_such_table")
        return row, seat

    async def match_log(self) -> tuple[TableRow, int | None, list[LogRow]]:
        """The table, the caller's seat, and the log of its match."""
        table, seat = await self.table()
        if table.seed is None:
            raise Denied("not_playing")
        return table, seat, await self.read_log()

    async def finished_log(self) -> tuple[TableRow, list[LogRow]]:
        """The table and its log, once the match is over and if the caller may see all hands."""
        table, seat = await self.table()
        if table.seed is None:
            raise Denied("not_playing")
        if table.status not in OVER:
            raise Denied("not_finished")
        if table.replay != "public" and seat is None:
            raise Denied("not_replayable")
        return table, await self.read_log()

    async def read_log(self) -> list[LogRow]:
        return await self.keeper.store.read(lambda connection: read_log(connection, self.id))

    async def job(self, work: Callable[..., Answer], *arguments: object) -> Answer:
        """What a worker answers, at the caller's cost."""
        return await self.keeper.jobs.run(self.visitor.address, work, *arguments)

    async def answer(self, work: Callable[..., Body], *arguments: object) -> Response:
        """What a worker answers, as it is sent."""
        return to_response(await self.job(work, *arguments, self.visitor.takes_gzip()))

    async def answer_of_finished(self, work: Callable[..., Body], *arguments: object) -> Response:
        """What a worker answers about a match that is over, to whom may see all hands."""
        return await self.answer(work, *await self.finished_log(), *arguments)

    async def kept_answer(
        self, key: tuple[object, ...], work: Callable[..., Body], *arguments: object
    ) -> Response:
        """The same, of what is always the same: it is made once, and kept under that key while there is room."""
        zipped = self.visitor.takes_gzip()
        whole_key = (work.__name__, zipped, *key)
        body = self.keeper.kept_answers.get(whole_key)
        if body is None:
            body = await self.job(work, *arguments, zipped)
            self.keeper.kept_answers.put(whole_key, body)
        return to_response(body)

    async def same_for_all(self, work: Callable[..., Body], *arguments: object) -> Response:
        """The same, of what everybody who asks with these arguments gets; browsers keep it too."""
        response = await self.kept_answer(arguments, work, *arguments)
        response.headers["cache-control"] = SAME_FOR_ALL
        return response

    async def game(self, game: str, deck: str | None) -> Response:
        """A game with that deck; of many tables with the same deck, it is described once."""
        name = find_registered(game).name
        digest = "" if deck is None else hashlib.sha256(deck.encode()).hexdigest()
        return await self.kept_answer((name, digest), answers.describe_game, name, deck)

    async def check_laid(self) -> None:
        """Denied where too many tables of this address wait for players."""
        laid = self.keeper.laid.get(self.visitor.address, set())
        most = self.keeper.settings.open_tables_per_address
        if len(laid) >= most:
            ids = sorted(laid)
            laid -= await self.keeper.store.read(lambda connection: begun(connection, ids))
        if len(laid) >= most:
            raise Denied("too_many_tables", most=most)

    def show(self, table: TableRow, seat: int | None) -> Table:
        room = self.keeper.rooms.find(table.id)
        present = room.present() if room else set()
        spectators = room.spectators() if room else 0
        absent = room.absent() if room else set()
        problem = room.problem if room else None
        grace = room.grace_left() if room else {}
        return table_json(table, seat, present, spectators, absent, grace, problem)

    async def seated(self, response: Response, id: str, seat: int, token: str) -> Seated:
        """The answer to somebody who got a seat: with its token, also as a cookie for this table only."""
        table = await self.keeper.store.read(lambda connection: read_table(connection, id))
        self.set_cookie(response, f"{COOKIE}_{id}", token, f"/api/tables/{id}", COOKIE_SECONDS)
        return {"table": self.show(table, seat), "seat": seat, "token": token}

    def set_cookie(
        self, response: Response, name: str, value: str, path: str, seconds: int
    ) -> None:
        """Let the browser show this from now on, to that part of our own API only."""
        response.set_cookie(
            name,
            value,
            max_age=seconds,
            path=path,
            secure=self.request.url.scheme == "https",
            httponly=True,
            samesite="strict",
        )

    async def read_own(self, work: Callable[[Connection, str], Answer]) -> Answer:
        """What `work` reads for the caller's profile; Denied if they have none."""
        return await self.keeper.store.read(self._as_owner(work))

    async def write_own(self, work: Callable[[Connection, str], Answer]) -> Answer:
        """The same, of what writes."""
        return await self.keeper.store.write_all((), self._as_owner(work))

    def _as_owner(
        self, work: Callable[[Connection, str], Answer]
    ) -> Callable[[Connection], Answer]:
        def as_owner(connection: Connection) -> Answer:
            profile = self.visitor.profile(connection)
            if profile is None:
                raise Denied("no_profile")
            return work(connection, profile)

        return as_owner


Called = Annotated[Caller, Depends(Caller)]
# What only the one shows who has made a channel of notices.
Secret = Annotated[str | None, Header(alias=CHANNEL_HEADER, max_length=64)]


def to_response(body: Body) -> Response:
    """What a worker has made, as it is sent."""
    headers = {"vary": "Accept-Encoding"} | ({"content-encoding": "gzip"} if body.zipped else {})
    return Response(body.content, media_type=body.media_type, headers=headers)
