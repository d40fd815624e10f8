"""The workshop: what a deck of a game may be, and what is wrong with one."""

from fastapi import APIRouter, Response

from parcours.server.http.caller import Called
from parcours.server.tables.setup import find_registered
from parcours.server.wire import workshop as wire
from parcours.server.wire.addresses import GameName
from parcours.server.wire.openapi import errors
from parcours.server.workers import answers

router = APIRouter(prefix="/api")


@router.get(
    "/games/{game}/workshop",
    response_model=wire.Workshop,
    responses=errors("bad_request", "no_such_game"),
)
async def show_workshop(caller: Called, game: GameName) -> Response:
    """What a deck of a game may be: fields, groups, looks, and the decks to begin with."""
    return await caller.same_for_all(answers.describe_workshop, find_registered(game).name)


@router.post(
    "/games/{game}/decks/check",
    response_model=wire.CheckedDeck,
    responses=errors("bad_request", "no_such_game", changing=True),
)
async def check_deck(caller: Called, game: GameName, request: wire.CheckDeck) -> Response:
    """All that is wrong with a deck, or how it differs from the standard one; and its file."""
    return await caller.answer(answers.check_deck, find_registered(game).name, request.deck)
