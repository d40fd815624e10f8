"""The HTTP part of the API: games, tables, seats, replays. What happens at a table is in `tables.py`."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import Connection

from parcours import story
from parcours.bots import bot_names
from parcours.core.decks import Deck
from parcours.core.game import Game
from parcours.core.registry import find_game, game_names
from parcours.server import models, tables, trying
from parcours.server.describing import errors
from parcours.server.errors import Denied
from parcours.server.playing import Playing, add_proof
from parcours.server.replays import most_steps, replay_steps, score_steps
from parcours.server.visitors import COOKIE, Doorkeeper, Visitor

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

    async def playing(self) -> tuple[Json, int | None, Playing]:
        """The table, the caller's seat, and its match."""
        table, seat = await self.table()
        if table["seed"] is None:
            raise Denied("not_playing")
        entries = await self.keeper.store.read(
            lambda connection: tables.read_log(connection, self.id)
        )
        playing = await self.beside(lambda: Playing(table, table["seats"], entries))
        return table, seat, playing

    async def beside(self, work: Callable[[], Answer]) -> Answer:
        """Let the rules work beside the loop, one thing after another: nobody's move waits for a replay."""
        async with self.keeper.beside:
            return await asyncio.to_thread(work)

    def show(self, table: Json, seat: int | None) -> Json:
        room = self.keeper.rooms.here(table["id"])
        present = room.present() if room else set()
        spectators = sum(1 for watcher in room.watchers if watcher.seat is None) if room else 0
        return tables.table_json(table, seat, present, spectators)

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
    return [models.GameSummary(**_summary(find_game(name))) for name in game_names()]


@api.get("/games/{game}", responses=errors("bad_request", "no_such_game"))
def show_game(game: GameName) -> models.Game:
    """One game, with its deck and its notation."""
    found = tables.find_registered(game)
    return models.Game(**_description(found, found.standard_deck()))


@api.get("/games/{game}/scenarios", responses=errors("bad_request", "no_such_game"))
async def list_scenarios(caller: Called, game: GameName, response: Response) -> models.Scenarios:
    """The scenarios that show the rules of a game, and which of them show which rule."""
    found = await caller.beside(lambda: trying.list_scenarios(game))
    response.headers["cache-control"] = SAME_FOR_ALL
    return models.Scenarios(**found)


@api.get(
    "/games/{game}/scenarios/{id}",
    responses=errors("bad_request", "no_such_game", "no_such_scenario", "no_such_seat"),
)
async def show_scenario(
    caller: Called,
    game: GameName,
    id: ScenarioId,
    response: Response,
    eyes: Annotated[str | None, Query(max_length=20)] = None,
) -> models.Scenario:
    """A scenario step by step, through a player's eyes, open-handed or as a spectator."""
    found, deck = await caller.beside(lambda: trying.show_scenario(game, id, eyes))
    own = None if deck is None else models.Game(**_description(find_game(game), deck))
    response.headers["cache-control"] = SAME_FOR_ALL
    return models.Scenario(**found, game=own)


@api.post(
    "/games/{game}/scenarios/{id}/try",
    responses=errors(
        "bad_request", "no_such_game", "no_such_scenario", "no_such_seat", changing=True
    ),
)
async def try_moves(
    caller: Called, game: GameName, id: ScenarioId, wish: models.TryMoves
) -> models.Tried:
    """What the table of a scenario is like after these moves, open-handed. Nothing is kept."""
    found = await caller.beside(lambda: trying.try_moves(game, id, wish.model_dump()))
    return models.Tried(**found)


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
        "bad_contribution",
        "bad_name",
        changing=True,
    ),
)
async def lay_table(caller: Called, wish: models.LayTable, response: Response) -> models.Seated:
    """Lay a table and sit down at it."""
    game = tables.find_registered(wish.game)
    # Somebody's deck may take a while to read, which everybody's moves would wait for if it were first read there.
    await caller.beside(lambda: tables.read_deck(game, wish.deck))
    id, token = await caller.keeper.store.write(
        "", lambda connection: tables.lay_table(connection, wish.model_dump())
    )
    table = await caller.keeper.store.read(lambda connection: tables.read_table(connection, id))
    seat = tables.seat_of(table, token)
    assert seat is not None
    return models.Seated(**await caller.seated(response, id, seat, token))


@api.get("/tables/{id}", responses=errors("bad_request", "no_such_table"))
async def show_table(caller: Called, id: TableId) -> models.Table:
    """One table."""
    return models.Table(**caller.show(*await caller.table()))


@api.get("/tables/{id}/game", responses=errors("bad_request", "no_such_table"))
async def show_table_game(caller: Called, id: TableId) -> models.Game:
    """The game of a table, with the deck that it is played with."""
    table, _ = await caller.table()
    game = tables.find_registered(table["game"])
    return models.Game(**_description(game, tables.read_deck(game, table["deck"])))


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
        changing=True,
    ),
)
async def sit_down(
    caller: Called, id: TableId, wish: models.SitDown, response: Response
) -> models.Seated:
    """Sit down at an open seat."""
    seat, token = await caller.write(
        lambda connection, _: tables.sit_down(connection, id, caller.visitor.key, wish.model_dump())
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
        "bad_setup",
        changing=True,
    ),
)
async def change_seat(
    caller: Called, id: TableId, seat: SeatNumber, wish: models.ChangeSeat
) -> models.Table:
    """Change one's own name or language; as host, before the start, put a bot or nobody on a seat."""
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
    responses=errors("bad_request", "invitation_used", "bad_name", changing=True),
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
    """Begin the match, as host."""
    await caller.write(lambda connection, me: tables.start(connection, id, me))


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
    responses=errors(
        "bad_request", "no_such_table", "no_such_seat", "not_playing", "not_replayable"
    ),
)
async def replay(
    caller: Called,
    id: TableId,
    eyes: Annotated[str | None, Query(max_length=20)] = None,
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    steps: Annotated[int, Query(ge=1, le=most_steps)] = 50,
) -> models.Replay:
    """Steps of a match, through a player's eyes, open-handed or as a spectator."""
    table, seat, playing = await caller.playing()
    found = await caller.beside(lambda: replay_steps(table, seat, playing, eyes, first, steps))
    return models.Replay(**found)


@api.get(
    "/tables/{id}/record",
    response_class=PlainTextResponse,
    responses=errors(
        "bad_request", "no_such_table", "not_playing", "not_finished", "not_replayable"
    ),
)
async def record(caller: Called, id: TableId) -> PlainTextResponse:
    """The record of a match that is over, with the proof of its seed."""
    table, seat, playing = await caller.playing()
    _require_over(table, seat)
    add_proof(playing.match, table, table["seats"])
    return PlainTextResponse(playing.match.record())


@api.get(
    "/tables/{id}/story",
    responses=errors(
        "bad_request",
        "no_such_table",
        "no_such_seat",
        "not_playing",
        "not_finished",
        "not_replayable",
    ),
)
async def life_story(
    caller: Called,
    id: TableId,
    player: Annotated[str, Query(max_length=20)],
    language: models.Language = "en",
) -> models.Story:
    """The life story of a player of a match that is over."""
    table, seat, playing = await caller.playing()
    _require_over(table, seat)
    if player not in playing.match.players:
        raise Denied("no_such_seat")
    names = {row["player"]: row["name"] for row in table["seats"]}
    text = await caller.beside(lambda: story(playing.match, player, language, names))
    return models.Story(player=player, language=language, text=text)


@api.get(
    "/tables/{id}/points",
    responses=errors(
        "bad_request", "no_such_table", "not_playing", "not_finished", "not_replayable"
    ),
)
async def points(caller: Called, id: TableId) -> models.Points:
    """How everybody's score grew over a match that is over, and what it was made of."""
    table, seat, playing = await caller.playing()
    _require_over(table, seat)
    return models.Points(**await caller.beside(lambda: score_steps(playing.match)))


def _require_over(table: Json, seat: int | None) -> None:
    """What shows all hands is there for all once a match is over, if its table chose so."""
    if table["status"] not in ("finished", "abandoned"):
        raise Denied("not_finished")
    if table["replay"] != "public" and seat is None:
        raise Denied("not_replayable")


def _summary(game: Game) -> Json:
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


def _description(game: Game, deck: Deck) -> Json:
    grammar = game.grammar(deck)
    return _summary(game) | {
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
    }
