"""The workshop: what a deck of a game may be, what is wrong with one, and what it does."""

from fastapi import APIRouter, Response

from parcours.server.http.caller import Called
from parcours.server.tables.setup import find_registered
from parcours.server.wire import workshop as wire
from parcours.server.wire.addresses import GameName, StudyId
from parcours.server.wire.openapi import deck_errors, errors
from parcours.server.workers import answers, studies

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


@router.post(
    "/games/{game}/decks/pdf",
    response_class=Response,
    responses=deck_errors("bad_setup")
    | {200: {"description": "A PDF.", "content": {"application/pdf": {}}}},
)
async def print_cards(caller: Called, game: GameName, request: wire.PrintDeck) -> Response:
    """A deck as a PDF of cards to cut out, nine to a page."""
    name = find_registered(game).name
    response = await caller.answer(answers.print_cards, name, request)
    response.headers["content-disposition"] = f'attachment; filename="{name}.pdf"'
    return response


@router.post(
    "/games/{game}/studies",
    status_code=201,
    responses=deck_errors("bad_setup", "too_many_studies", "studies_full"),
)
async def begin_study(caller: Called, game: GameName, request: wire.BeginStudy) -> wire.Study:
    """Try a deck: matches between bots, beside the standard deck on the same deals. One at a time for each visitor."""
    name = find_registered(game).name
    planned = await caller.job(studies.plan_study, name, request)
    profile = await caller.keeper.store.read(caller.visitor.profile)
    return await caller.keeper.studies.begin(profile or caller.visitor.address, planned)


@router.get("/studies/{study}", responses=errors("bad_request", "no_such_study"))
async def show_study(caller: Called, study: StudyId) -> wire.Study:
    """How far a study is, and what it found."""
    return await caller.keeper.studies.show(study)


@router.delete(
    "/studies/{study}",
    status_code=204,
    responses=errors("bad_request", "no_such_study", changing=True),
)
async def cancel_study(caller: Called, study: StudyId) -> None:
    """End a study before it is over."""
    await caller.keeper.studies.cancel(study)
