"""The games, the scenarios that show their rules, the lessons that teach them, and puzzles."""

from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from parcours.core.notation import LONGEST_HANDLE
from parcours.core.registry import find_game, game_names
from parcours.server.http.caller import SAME_FOR_ALL, Called
from parcours.server.tables import lessons
from parcours.server.tables.setup import find_registered
from parcours.server.wire import answers as wire
from parcours.server.wire import requests, teaching
from parcours.server.wire.addresses import GameName, LessonId, PuzzleNumber, ScenarioId
from parcours.server.wire.openapi import errors
from parcours.server.wire.words import GameFile, Language
from parcours.server.workers import answers
from parcours.texts import read_source

router = APIRouter(prefix="/api")
_NO_SUCH_GAME = errors("bad_request", "no_such_game")


@router.get("/games", responses=errors())
def list_games() -> list[wire.GameSummary]:
    """The games that can be played."""
    return [answers.summary(find_game(name)) for name in game_names()]


@router.get("/games/{game}", response_model=wire.Game, responses=_NO_SUCH_GAME)
async def show_game(caller: Called, game: GameName) -> Response:
    """One game, with its deck and its notation."""
    return await caller.game(game, None)


@router.get("/games/{game}/scenarios", response_model=teaching.Scenarios, responses=_NO_SUCH_GAME)
async def list_scenarios(caller: Called, game: GameName) -> Response:
    """The scenarios that show the rules of a game, and which of them show which rule."""
    return await caller.same_for_all(answers.list_scenarios, find_registered(game).name)


@router.get(
    "/games/{game}/scenarios/{id}",
    response_model=teaching.Scenario,
    responses=errors("bad_request", "no_such_game", "no_such_scenario", "no_such_seat"),
)
async def show_scenario(
    caller: Called,
    game: GameName,
    id: ScenarioId,
    eyes: Annotated[str | None, Query(max_length=LONGEST_HANDLE)] = None,
) -> Response:
    """A scenario step by step, through a player's eyes, open-handed or as a spectator."""
    return await caller.same_for_all(answers.show_scenario, find_registered(game).name, id, eyes)


@router.post(
    "/games/{game}/scenarios/{id}/try",
    response_model=teaching.Tried,
    responses=errors(
        "bad_request", "no_such_game", "no_such_scenario", "no_such_seat", changing=True
    ),
)
async def try_moves(
    caller: Called, game: GameName, id: ScenarioId, request: requests.TryMoves
) -> Response:
    """What the table of a scenario is like after these moves, open-handed. Nothing is kept."""
    name = find_registered(game).name
    return await caller.answer(answers.try_moves, name, id, request)


@router.get("/games/{game}/lessons", response_model=list[teaching.Lesson], responses=_NO_SUCH_GAME)
async def list_lessons(caller: Called, game: GameName) -> Response:
    """The lessons of a game, with all that they say to the learner."""
    return await caller.same_for_all(answers.list_lessons, find_registered(game).name)


@router.post(
    "/games/{game}/lessons/{id}",
    status_code=201,
    responses=errors("bad_request", "no_such_game", "no_such_lesson", "bad_name", changing=True),
)
async def start_lesson(
    caller: Called, game: GameName, id: LessonId, request: requests.StartLesson, response: Response
) -> wire.Seated:
    """Begin the match of a lesson, and sit down at it."""
    lesson = await caller.keeper.rooms.loader.find_lesson(caller.visitor.address, game, id)
    table, token = await caller.keeper.store.write(
        "",
        lambda connection: lessons.begin_lesson(
            connection, lesson, request, caller.visitor.profile(connection)
        ),
    )
    return await caller.seated(response, table, 0, token)


@router.get(
    "/games/{game}/puzzles", response_model=list[teaching.PuzzleSummary], responses=_NO_SUCH_GAME
)
async def list_puzzles(caller: Called, game: GameName) -> Response:
    """The puzzles of a game: their numbers, and how hard they are."""
    return await caller.same_for_all(answers.list_puzzles, find_registered(game).name)


@router.get(
    "/games/{game}/puzzles/{number}",
    response_model=teaching.Puzzle,
    responses=errors("bad_request", "no_such_game", "no_such_puzzle"),
)
async def show_puzzle(caller: Called, game: GameName, number: PuzzleNumber) -> Response:
    """A puzzle as its player sees it, with all answers and their chances."""
    return await caller.same_for_all(answers.show_puzzle, find_registered(game).name, number)


@router.get(
    "/games/{game}/texts/{language}/{file}",
    response_class=PlainTextResponse,
    responses=_NO_SUCH_GAME,
)
def show_texts(game: GameName, language: Language, file: GameFile) -> PlainTextResponse:
    """The texts of a game that the page was built without, as a Fluent file; empty if the game has no such file."""
    source = read_source(find_registered(game).name, language, f"{file}.ftl")
    return PlainTextResponse(source, headers={"cache-control": SAME_FOR_ALL})
