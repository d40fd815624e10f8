"""The gallery: decks that people have submitted, where the operator has switched it on."""

from typing import cast

from fastapi import APIRouter

from parcours.server.db.rows import GalleryRow
from parcours.server.http.caller import Called
from parcours.server.tables import gallery
from parcours.server.tables.names import clean_name
from parcours.server.tables.setup import find_registered
from parcours.server.wire import workshop as wire
from parcours.server.wire.addresses import GalleryId, GameName
from parcours.server.wire.errors import Denied
from parcours.server.wire.openapi import deck_errors, errors
from parcours.server.workers import workshop

router = APIRouter(prefix="/api")


@router.get("/games/{game}/gallery", responses=errors("bad_request", "no_such_game"))
async def list_gallery(caller: Called, game: GameName) -> wire.Gallery:
    """The decks of a game that people have submitted and the operator has accepted."""
    name = find_registered(game).name
    if caller.keeper.settings.gallery != "on":
        return {"open": False, "decks": []}
    rows = await caller.keeper.store.read(
        lambda connection: gallery.list_accepted(connection, name)
    )
    return {"open": True, "decks": [_deck_json(row) for row in rows]}


@router.post(
    "/games/{game}/gallery",
    status_code=201,
    responses=deck_errors("no_gallery", "bad_name", "gallery_full"),
)
async def submit_deck(caller: Called, game: GameName, request: wire.SubmitDeck) -> wire.Submitted:
    """Submit a deck. Nobody sees it before the operator has accepted it."""
    found = find_registered(game).name
    caller.keeper.check_submission(caller.visitor)
    name = clean_name(request.name)
    title, about = await caller.job(workshop.read_submission, found, request.deck)
    id = await caller.keeper.store.write_all(
        (),
        lambda connection: gallery.submit(connection, found, request.deck, title, about, name),
    )
    row = await caller.keeper.store.read(lambda connection: gallery.find(connection, id))
    return {"id": id, "accepted": row is not None and row.accepted is not None}


@router.get("/gallery/{deck}", responses=errors("bad_request", "no_such_deck"))
async def show_gallery_deck(caller: Called, deck: GalleryId) -> wire.GalleryDeckText:
    """One deck of the gallery, with its file."""
    row = await caller.keeper.store.read(lambda connection: gallery.find(connection, deck))
    if row is None or row.accepted is None or caller.keeper.settings.gallery != "on":
        raise Denied("no_such_deck")
    return {**_deck_json(row), "text": row.deck}


def _deck_json(row: GalleryRow) -> wire.GalleryDeck:
    return cast(
        wire.GalleryDeck,
        {
            "id": row.id,
            "game": row.game,
            "title": row.title,
            "about": row.about,
            "name": row.name,
            "played": row.played,
            "submitted": row.submitted,
        },
    )
