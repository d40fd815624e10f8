"""Matches as they were played: replays, records, stories and points."""

from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from parcours.core.notation import LONGEST_HANDLE
from parcours.server.http.caller import Called
from parcours.server.wire import answers as wire
from parcours.server.wire.addresses import TableId
from parcours.server.wire.errors import Denied
from parcours.server.wire.openapi import errors
from parcours.server.wire.words import Language
from parcours.server.workers import answers
from parcours.server.workers.replays import MOST_STEPS

router = APIRouter(prefix="/api")


@router.get(
    "/tables/{id}/replay",
    response_model=wire.Replay,
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
    eyes: Annotated[str | None, Query(max_length=LONGEST_HANDLE)] = None,
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    steps: Annotated[int, Query(ge=1, le=MOST_STEPS)] = 50,
) -> Response:
    """Steps of a match, through a player's eyes, open-handed or as a spectator."""
    table, seat, rows = await caller.match_log()
    return await caller.answer(answers.replay, table, rows, seat, eyes, first, steps)


@router.get(
    "/tables/{id}/record",
    response_class=PlainTextResponse,
    responses=errors(
        "bad_request", "no_such_table", "not_playing", "not_finished", "not_replayable"
    ),
)
async def record(caller: Called, id: TableId) -> Response:
    """The record of a match that is over, with the proof of its seed."""
    table, rows = await caller.finished_log()
    return await caller.answer(answers.record, table, rows)


@router.get(
    "/tables/{id}/story",
    response_model=wire.Story,
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
    player: Annotated[str, Query(max_length=LONGEST_HANDLE)],
    language: Language = "en",
) -> Response:
    """The life story of a player of a match that is over."""
    table, rows = await caller.finished_log()
    if player not in table.players:
        raise Denied("no_such_seat")
    return await caller.answer(answers.life_story, table, rows, player, language)


@router.get(
    "/tables/{id}/points",
    response_model=wire.Points,
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
    table, rows = await caller.finished_log()
    return await caller.answer(answers.points, table, rows)
