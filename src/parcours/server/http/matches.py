"""Matches as they were played: replays, records, stories and points."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from parcours.core.notation import LONGEST_HANDLE
from parcours.server.http.caller import Called
from parcours.server.tables.continued import continue_match
from parcours.server.tables.hints import count_hint, require_alone
from parcours.server.wire import answers as wire
from parcours.server.wire import requests, reviews
from parcours.server.wire.addresses import TableId
from parcours.server.wire.errors import Denied
from parcours.server.wire.openapi import errors
from parcours.server.wire.words import Language
from parcours.server.workers import answers
from parcours.server.workers.hints import best_moves
from parcours.server.workers.replays import MOST_STEPS, first_moves

router = APIRouter(prefix="/api/tables/{id}")

# What may go wrong with any match, and with one that is asked for once it is over.
_match_errors = partial(errors, "bad_request", "no_such_table", "not_playing", "rules_changed")
_finished_errors = partial(_match_errors, "not_finished", "not_replayable")


@router.get(
    "/replay",
    response_model=wire.Replay,
    responses=_match_errors("no_such_seat", "not_replayable"),
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
    "/record",
    response_class=PlainTextResponse,
    responses=errors(
        "bad_request", "no_such_table", "not_playing", "not_finished", "not_replayable"
    ),
)
async def record(caller: Called, id: TableId) -> Response:
    """The record of a match that is over, with the proof of its seed."""
    return await caller.answer_of_finished(answers.record)


@router.get("/story", response_model=wire.Story, responses=_finished_errors("no_such_seat"))
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


@router.get("/reasons", response_model=reviews.Reasons, responses=_finished_errors("no_reasons"))
async def reasons(
    caller: Called, id: TableId, number: Annotated[int, Query(ge=1, le=1_000_000)]
) -> Response:
    """What a bot weighs where it made that move of a match that is over; during a match it would tell its hand."""
    return await caller.answer_of_finished(answers.reasons, number)


@router.get("/points", response_model=wire.Points, responses=_finished_errors())
async def points(caller: Called, id: TableId) -> Response:
    """How everybody's score grew over a match that is over, and what it was made of."""
    return await caller.answer_of_finished(answers.points)


@router.get("/review", response_model=reviews.Review, responses=_finished_errors("unavailable"))
async def review(caller: Called, id: TableId) -> Response:
    """What decided a match that is over. The first time, its making begins: ask again until `progress` is 100."""
    table, rows = await caller.finished_log()
    review = await caller.keeper.reviews.read(caller.visitor.address, table, rows)
    return Response(review, media_type=answers.JSON)


@router.post(
    "/continue",
    status_code=201,
    responses=_finished_errors("bad_name", "no_such_seat", changing=True),
)
async def play_on(
    caller: Called, id: TableId, request: requests.ContinueMatch, response: Response
) -> wire.Seated:
    """Play on from a moment of a match that is over, at a new table against bots. The old result stays."""
    table, rows = await caller.finished_log()
    if request.player not in table.players:
        raise Denied("no_such_seat")
    moves = await caller.job(first_moves, table, rows, request.number)
    new, seat, token = await caller.keeper.store.write(
        "",
        lambda connection: continue_match(
            connection, table, moves, request, caller.visitor.profile(connection)
        ),
    )
    return await caller.seated(response, new, seat, token)


@router.post("/hints", responses=_match_errors("no_hints", "not_awaited", changing=True))
async def hint(caller: Called, id: TableId) -> reviews.Hints:
    """The best moves that one has now, for who plays alone against bots. Hints are counted."""
    table, me, rows = await caller.match_log()
    if table.status != "playing":
        raise Denied("not_playing")
    seat = require_alone(table, me)
    decision, found = await caller.job(best_moves, table, rows, seat)
    used = await caller.write(lambda connection, me: count_hint(connection, id, me))
    return {"decision": decision, "hints": found, "used": used}
