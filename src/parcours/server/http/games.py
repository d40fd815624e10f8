"""The games, and the scenarios that show their rules."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from parcours.core.registry import find_game, game_names
from parcours.server import models
from parcours.server.describing import errors
from parcours.server.http.caller import Called
from parcours.server.tables.setup import find_registered
from parcours.server.workers import answers

# What only another version of Parcours changes.
SAME_FOR_ALL = "public, max-age=3600"

router = APIRouter(prefix="/api")

GameName = Annotated[str, Path(max_length=64)]
ScenarioId = Annotated[str, Path(min_length=1, max_length=64, pattern="^[0-9a-z_-]+$")]


@router.get("/games", responses=errors())
def list_games() -> list[models.GameSummary]:
    """The games that can be played."""
    return [models.GameSummary(**answers.summary(find_game(name))) for name in game_names()]


@router.get(
    "/games/{game}",
    response_model=models.Game,
    responses=errors("bad_request", "no_such_game"),
)
async def show_game(caller: Called, game: GameName) -> Response:
    """One game, with its deck and its notation."""
    return await caller.game(game, None)


@router.get(
    "/games/{game}/scenarios",
    response_model=models.Scenarios,
    responses=errors("bad_request", "no_such_game"),
)
async def list_scenarios(caller: Called, game: GameName) -> Response:
    """The scenarios that show the rules of a game, and which of them show which rule."""
    name = find_registered(game).name
    response = await caller.kept_answer((name,), answers.list_scenarios, name)
    response.headers["cache-control"] = SAME_FOR_ALL
    return response


@router.get(
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
    name = find_registered(game).name
    response = await caller.kept_answer((name, id, eyes), answers.show_scenario, name, id, eyes)
    response.headers["cache-control"] = SAME_FOR_ALL
    return response


@router.post(
    "/games/{game}/scenarios/{id}/try",
    response_model=models.Tried,
    responses=errors(
        "bad_request", "no_such_game", "no_such_scenario", "no_such_seat", changing=True
    ),
)
async def try_moves(
    caller: Called, game: GameName, id: ScenarioId, request: models.TryMoves
) -> Response:
    """What the table of a scenario is like after these moves, open-handed. Nothing is kept."""
    name = find_registered(game).name
    return await caller.answer(answers.try_moves, name, id, request)
