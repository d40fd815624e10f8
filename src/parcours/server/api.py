"""The HTTP part of the API: games, tables, seats, replays. What happens at a table is in `tables.py`."""

import hashlib
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import Connection

from parcours.core.registry import find_game, game_names
from parcours.server import answers, models, tables
from parcours.server.answers import Body
from parcours.server.describing import errors
from parcours.server.errors import Denied
from parcours.server.replays import most_steps
from parcours.server.store import Entry
from parcours.server.visitors import COOKIE, Doorkeeper, Visitor
from parcours.texts import read_source

OPEN_TABLES_SHOWN = 50
COOKIE_SECONDS = 90 * 24 * 3600
# What only another version of Parcours changes.
SAME_FOR_ALL = "public, max-age=3600"

Answer = TypeVar("Answer")
Json = dict[str, Any]

api = APIRouter(prefix="/api")

TableId = Annotated[str, Path(min_length=1, max_length=16, pattern="^[0-9a-z]+$")]
SeatNumber = Annotated[int, Path(ge=0, le=31)]
GameName = Annotated[str, Path(max_length=64)]
ScenarioId = Annotated[str, Path(min_length=1, max_length=64, pattern="^[0-9a-z_-]+$")]


class Caller:
    """Whoever makes a request about a table, and what they may see and do."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.keeper: Doorkeeper = request.app.state.keeper
        self.id: str = request.path_params.get("id", "")
        self.visitor = Visitor(request.scope, self.id)

    async def write(self, work: Callable[[Connection, int | None], Answer]) -> Answer:
        """Do something at the table, as the seat that the caller's token opens, and tell all who watch."""

        def as_seat(connection: Connection) -> Answer:
            table = tables.read_table(connection, self.id)
            _, seat = self.visitor.seat_at(table)
            # Whoever may not even look learns nothing about the table, not even that it is there.
            if not tables.may_look(table, seat, self.visitor.key):
                raise Denied("no_such_table")
            return work(connection, seat)

        answer = await self.keeper.store.write(self.id, as_seat)
        await self.keeper.rooms.changed(self.id)
        return answer

    async def table(self) -> tuple[Json, int | None]:
        """The table, if the caller may look, and the caller's seat."""
        row = await self.keeper.store.read(
            lambda connection: tables.read_table(connection, self.id)
        )
        _, seat = self.visitor.seat_at(row)
        if not tables.may_look(row, seat, self.visitor.key):
            raise Denied("no_such_table")
        return row, seat

    async def match_log(self) -> tuple[Json, int | None, list[Entry]]:
        """The table, the caller's seat, and the log of its match."""
        table, seat = await self.table()
        if table["seed"] is None:
            raise Denied("not_playing")
        return table, seat, await self.read_log()

    async def finished_log(self) -> tuple[Json, list[Entry]]:
        """The table and its log, once the match is over and if the caller may see all hands."""
        table, seat = await self.table()
        if table["seed"] is None:
            raise Denied("not_playing")
        if table["status"] not in ("finished", "abandoned"):
            raise Denied("not_finished")
        if table["replay"] != "public" and seat is None:
            raise Denied("not_replayable")
        return table, await self.read_log()

    async def read_log(self) -> list[Entry]:
        return await self.keeper.store.read(lambda connection: tables.read_log(connection, self.id))

    async def job(self, work: Callable[..., Answer], *arguments: object) -> Answer:
        """What a worker answers, at the caller's cost."""
        return await self.keeper.jobs.run(self.visitor.address, work, *arguments)

    async def answer(self, work: Callable[..., Body], *arguments: object) -> Response:
        """What a worker answers, as it is sent."""
        return _response(await self.job(work, *arguments, self.visitor.takes_gzip()))

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
        return _response(body)

    async def game(self, game: str, deck: str | None) -> Response:
        """A game with that deck; of many tables with the same deck, it is described once."""
        name = tables.find_registered(game).name
        digest = "" if deck is None else hashlib.sha256(deck.encode()).hexdigest()
        return await self.kept_answer((name, digest), answers.describe_game, name, deck)

    async def check_laid(self) -> None:
        """Denied where too many tables of this address wait for players."""
        laid = self.keeper.laid.get(self.visitor.address, set())
        most = self.keeper.settings.open_tables_per_address
        if len(laid) >= most:
            ids = sorted(laid)
            laid -= await self.keeper.store.read(lambda connection: tables.begun(connection, ids))
        if len(laid) >= most:
            raise Denied("too_many_tables", most=most)

    def show(self, table: Json, seat: int | None) -> Json:
        room = self.keeper.rooms.here(table["id"])
        present = room.present() if room else set()
        spectators = sum(1 for watcher in room.watchers if watcher.seat is None) if room else 0
        absent = room.absent() if room else set()
        problem = room.problem if room else None
        return tables.table_json(table, seat, present, spectators, absent, problem)

    async def seated(self, response: Response, id: str, seat: int, token: str) -> Json:
        """The answer to somebody who got a seat: with its token, also as a cookie for this table only."""
        table = await self.keeper.store.read(lambda connection: tables.read_table(connection, id))
        response.set_cookie(
            f"{COOKIE}_{id}",
            token,
            max_age=COOKIE_SECONDS,
            path=f"/api/tables/{id}",
            secure=self.request.url.scheme == "https",
            httponly=True,
            samesite="strict",
        )
        return {"table": self.show(table, seat), "seat": seat, "token": token}


Called = Annotated[Caller, Depends(Caller)]


@api.get("/games", responses=errors())
def list_games() -> list[models.GameSummary]:
    """The games that can be played."""
    return [models.GameSummary(**answers.summary(find_game(name))) for name in game_names()]


@api.get(
    "/games/{game}",
    response_model=models.Game,
    responses=errors("bad_request", "no_such_game"),
)
async def show_game(caller: Called, game: GameName) -> Response:
    """One game, with its deck and its notation."""
    return await caller.game(game, None)


@api.get(
    "/games/{game}/texts/{language}/{file}",
    response_class=PlainTextResponse,
    responses=errors("bad_request", "no_such_game"),
)
def show_texts(
    game: GameName, language: models.Language, file: models.TextFile
) -> PlainTextResponse:
    """The texts of a game that the page was built without, as a Fluent file; empty if the game has no such file."""
    source = read_source(tables.find_registered(game).name, language, f"{file}.ftl")
    return PlainTextResponse(source, headers={"cache-control": SAME_FOR_ALL})


@api.get(
    "/games/{game}/scenarios",
    response_model=models.Scenarios,
    responses=errors("bad_request", "no_such_game"),
)
async def list_scenarios(caller: Called, game: GameName) -> Response:
    """The scenarios that show the rules of a game, and which of them show which rule."""
    name = tables.find_registered(game).name
    response = await caller.kept_answer((name,), answers.list_scenarios, name)
    response.headers["cache-control"] = SAME_FOR_ALL
    return response


@api.get(
    "/games/{game}/scenarios/{id}",
    response_model=models.Scenario,
    responses=errors("bad_request", "no_such_game", "no_such_scenario", "no_such_seat"),
)
async def show_scenario(
    caller: Called,
    game: GameName,
    id: ScenarioId,
    eyes: Annotated[str | None, Query(max_length=20)] = None,
) -> Response:
    """A scenario step by step, through a player's eyes, open-handed or as a spectator."""
    name = tables.find_registered(game).name
    response = await caller.kept_answer((name, id, eyes), answers.show_scenario, name, id, eyes)
    response.headers["cache-control"] = SAME_FOR_ALL
    return response


@api.post(
    "/games/{game}/scenarios/{id}/try",
    response_model=models.Tried,
    responses=errors(
        "bad_request", "no_such_game", "no_such_scenario", "no_such_seat", changing=True
    ),
)
async def try_moves(
    caller: Called, game: GameName, id: ScenarioId, wish: models.TryMoves
) -> Response:
    """What the table of a scenario is like after these moves, open-handed. Nothing is kept."""
    name = tables.find_registered(game).name
    return await caller.answer(answers.try_moves, name, id, wish.model_dump())


@api.get("/tables", responses=errors("bad_request"))
async def list_tables(
    caller: Called, game: Annotated[str | None, Query(max_length=64)] = None
) -> list[models.Table]:
    """The public tables that wait for players, newest first."""
    rows = await caller.keeper.store.read(
        lambda connection: tables.open_tables(connection, game, OPEN_TABLES_SHOWN)
    )
    return [models.Table(**caller.show(row, None)) for row in rows]


@api.post(
    "/tables",
    status_code=201,
    responses=errors(
        "bad_request",
        "no_such_game",
        "bad_deck",
        "bad_setup",
        "bad_name",
        "too_many_tables",
        changing=True,
    ),
)
async def lay_table(caller: Called, wish: models.LayTable, response: Response) -> models.Seated:
    """Lay a table and sit down at it."""
    wanted = wish.model_dump()
    if wish.deck is None:
        options = tables.check_setup(wanted)
    else:
        # A deck of one's own may take a while to read.
        options = await caller.job(tables.check_setup, wanted)
    await caller.check_laid()
    id, token = await caller.keeper.store.write(
        "", lambda connection: tables.lay_table(connection, wanted, options)
    )
    caller.keeper.note_laid(caller.visitor, id)
    table = await caller.keeper.store.read(lambda connection: tables.read_table(connection, id))
    seat = tables.seat_of(table, token)
    assert seat is not None
    return models.Seated(**await caller.seated(response, id, seat, token))


@api.get("/tables/{id}", responses=errors("bad_request", "no_such_table"))
async def show_table(caller: Called, id: TableId) -> models.Table:
    """One table."""
    return models.Table(**caller.show(*await caller.table()))


@api.get(
    "/tables/{id}/game",
    response_model=models.Game,
    responses=errors("bad_request", "no_such_table"),
)
async def show_table_game(caller: Called, id: TableId) -> Response:
    """The game of a table, with the deck that it is played with."""
    table, _ = await caller.table()
    return await caller.game(table["game"], table["deck"])


@api.post(
    "/tables/{id}/seats",
    status_code=201,
    responses=errors(
        "bad_request",
        "no_such_table",
        "no_such_seat",
        "not_open",
        "table_full",
        "seat_taken",
        "bad_name",
        "name_taken",
        "sent_away",
        changing=True,
    ),
)
async def sit_down(
    caller: Called, id: TableId, wish: models.SitDown, response: Response
) -> models.Seated:
    """Sit down at an open seat."""
    seat, token = await caller.write(
        lambda connection, _: tables.sit_down(
            connection, id, caller.visitor.key, wish.model_dump(), caller.visitor.token()
        )
    )
    return models.Seated(**await caller.seated(response, id, seat, token))


@api.patch(
    "/tables/{id}/seats/{seat}",
    responses=errors(
        "bad_request",
        "no_such_table",
        "no_such_seat",
        "not_host",
        "not_open",
        "forbidden",
        "bad_name",
        "name_taken",
        "muted",
        "bad_setup",
        changing=True,
    ),
)
async def change_seat(
    caller: Called, id: TableId, seat: SeatNumber, wish: models.ChangeSeat
) -> models.Table:
    """Change one's own name, language or commitment; as host, before the start, put a bot or nobody on a seat."""
    await caller.write(
        lambda connection, me: tables.change_seat(connection, id, me, seat, wish.model_dump())
    )
    return models.Table(**caller.show(*await caller.table()))


@api.delete(
    "/tables/{id}/seats/{seat}",
    status_code=204,
    responses=errors(
        "bad_request",
        "no_such_table",
        "no_such_seat",
        "not_host",
        "not_open",
        "not_playing",
        "forbidden",
        changing=True,
    ),
)
async def stand_up(caller: Called, id: TableId, seat: SeatNumber) -> None:
    """Leave a seat; as host, before the start, send somebody away."""
    await caller.write(lambda connection, me: tables.stand_up(connection, id, me, seat))


@api.post(
    "/tables/{id}/seats/{seat}/return",
    status_code=204,
    responses=errors(
        "bad_request", "no_such_table", "no_such_seat", "not_playing", "forbidden", changing=True
    ),
)
async def come_back(caller: Called, id: TableId, seat: SeatNumber) -> None:
    """Come back to a seat that one has left."""
    await caller.write(lambda connection, me: tables.come_back(connection, id, me, seat))


@api.post(
    "/tables/{id}/seats/{seat}/invitation",
    status_code=201,
    responses=errors(
        "bad_request", "no_such_table", "no_such_seat", "not_host", "seat_taken", changing=True
    ),
)
async def invite(caller: Called, id: TableId, seat: SeatNumber) -> models.Invitation:
    """An invitation that hands over that seat, once."""
    token = await caller.write(lambda connection, me: tables.invite(connection, id, me, seat))
    return models.Invitation(invitation=token)


@api.post(
    "/tables/{id}/claim",
    status_code=201,
    responses=errors(
        "bad_request", "invitation_used", "bad_name", "name_taken", "muted", changing=True
    ),
)
async def claim(
    caller: Called, id: TableId, wish: models.Claim, response: Response
) -> models.Seated:
    """Use an invitation. It lets in without the table's key."""
    seat, token = await caller.keeper.store.write(
        id, lambda connection: tables.claim(connection, id, wish.model_dump())
    )
    await caller.keeper.rooms.changed(id)
    return models.Seated(**await caller.seated(response, id, seat, token))


@api.post(
    "/tables/{id}/start",
    status_code=204,
    responses=errors(
        "bad_request", "no_such_table", "not_host", "not_open", "seats_open", changing=True
    ),
)
async def start(caller: Called, id: TableId) -> None:
    """Begin the match, as host: at once, or when those who have committed to a contribution have revealed it."""
    table, _ = await caller.table()
    await caller.keeper.rooms.loader.prepare_deck(caller.visitor.address, table)
    await caller.write(lambda connection, me: tables.start(connection, id, me))


@api.post(
    "/tables/{id}/seats/{seat}/contribution",
    status_code=204,
    responses=errors(
        "bad_request",
        "no_such_table",
        "no_such_seat",
        "forbidden",
        "bad_contribution",
        "not_shuffling",
        changing=True,
    ),
)
async def reveal(caller: Called, id: TableId, seat: SeatNumber, wish: models.Reveal) -> None:
    """Reveal one's own contribution to the shuffle, once the table waits for it."""
    await caller.write(
        lambda connection, me: tables.reveal(connection, id, me, seat, wish.contribution)
    )


@api.post(
    "/tables/{id}/abandon",
    status_code=204,
    responses=errors("bad_request", "no_such_table", "not_host", "not_open", changing=True),
)
async def abandon(caller: Called, id: TableId) -> None:
    """End a table before its match has begun, as host. Later, its players agree on it over the websocket."""
    await caller.write(lambda connection, me: tables.give_up(connection, id, me))


@api.post(
    "/tables/{id}/rematch",
    status_code=201,
    responses=errors(
        "bad_request",
        "no_such_table",
        "forbidden",
        "not_finished",
        "not_open",
        "seat_taken",
        changing=True,
    ),
)
async def rematch(
    caller: Called, id: TableId, wish: models.Rematch, response: Response
) -> models.Seated:
    """Play again at a new table, on the same seat."""
    next_id, seat, token = await caller.write(
        lambda connection, me: tables.rematch(connection, id, me, wish.model_dump())
    )
    await caller.keeper.rooms.changed(next_id)
    return models.Seated(**await caller.seated(response, next_id, seat, token))


@api.put(
    "/tables/{id}/seats/{seat}/muted",
    status_code=204,
    responses=errors("bad_request", "no_such_table", "no_such_seat", "not_host", changing=True),
)
async def mute(caller: Called, id: TableId, seat: SeatNumber, wish: models.Muted) -> None:
    """Let somebody no longer write in the chat, or write again, as host."""
    await caller.write(lambda connection, me: tables.mute(connection, id, me, seat, wish.muted))


@api.delete(
    "/tables/{id}/chat/{message}",
    status_code=204,
    responses=errors("bad_request", "no_such_table", "no_such_message", "not_host", changing=True),
)
async def remove_message(
    caller: Called, id: TableId, message: Annotated[int, Path(ge=1, le=2**31 - 1)]
) -> None:
    """Take a message out of the chat, as host."""
    removed = await caller.write(
        lambda connection, me: tables.remove_message(connection, id, me, message)
    )
    room = caller.keeper.rooms.here(id)
    if room is not None:
        room.hear([removed])


@api.get(
    "/tables/{id}/replay",
    response_model=models.Replay,
    responses=errors(
        "bad_request",
        "no_such_table",
        "no_such_seat",
        "not_playing",
        "not_replayable",
        "rules_changed",
    ),
)
async def replay(
    caller: Called,
    id: TableId,
    eyes: Annotated[str | None, Query(max_length=20)] = None,
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    steps: Annotated[int, Query(ge=1, le=most_steps)] = 50,
) -> Response:
    """Steps of a match, through a player's eyes, open-handed or as a spectator."""
    table, seat, entries = await caller.match_log()
    return await caller.answer(answers.replay, table, entries, seat, eyes, first, steps)


@api.get(
    "/tables/{id}/record",
    response_class=PlainTextResponse,
    responses=errors(
        "bad_request", "no_such_table", "not_playing", "not_finished", "not_replayable"
    ),
)
async def record(caller: Called, id: TableId) -> Response:
    """The record of a match that is over, with the proof of its seed."""
    table, entries = await caller.finished_log()
    return await caller.answer(answers.record, table, entries)


@api.get(
    "/tables/{id}/story",
    response_model=models.Story,
    responses=errors(
        "bad_request",
        "no_such_table",
        "no_such_seat",
        "not_playing",
        "not_finished",
        "not_replayable",
        "rules_changed",
    ),
)
async def life_story(
    caller: Called,
    id: TableId,
    player: Annotated[str, Query(max_length=20)],
    language: models.Language = "en",
) -> Response:
    """The life story of a player of a match that is over."""
    table, entries = await caller.finished_log()
    if player not in [row["player"] for row in table["seats"]]:
        raise Denied("no_such_seat")
    return await caller.answer(answers.life_story, table, entries, player, language)


@api.get(
    "/tables/{id}/points",
    response_model=models.Points,
    responses=errors(
        "bad_request",
        "no_such_table",
        "not_playing",
        "not_finished",
        "not_replayable",
        "rules_changed",
    ),
)
async def points(caller: Called, id: TableId) -> Response:
    """How everybody's score grew over a match that is over, and what it was made of."""
    table, entries = await caller.finished_log()
    return await caller.answer(answers.points, table, entries)


def _response(body: Body) -> Response:
    headers = {"vary": "Accept-Encoding"} | ({"content-encoding": "gzip"} if body.zipped else {})
    return Response(body.content, media_type=body.media_type, headers=headers)
