"""The ASGI application: the API, the websockets, the page, and what runs beside them."""

import asyncio
import contextlib
import gc
import logging
import sys
import uuid
from collections.abc import AsyncIterator

from fastapi import FastAPI
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from parcours import __version__
from parcours.server.access.visitors import CHANNEL_HEADER, KEY_HEADER, PROFILE_HEADER, Doorkeeper
from parcours.server.db.reviews import forget_claims
from parcours.server.db.rows import forget_presence
from parcours.server.db.store import Store
from parcours.server.db.studies import give_up_studies
from parcours.server.file_limit import raise_file_limit
from parcours.server.http import (
    gallery,
    games,
    matches,
    notices,
    operations,
    passkeys,
    profiles,
    seats,
    seekers,
    tables,
    workshop,
)
from parcours.server.http.entrance import Entrance
from parcours.server.http.error_handlers import add_error_handlers
from parcours.server.http.page import add_page
from parcours.server.limits.budgets import Budgets
from parcours.server.logs import set_up_logs
from parcours.server.maintenance.housekeeping import clean_up, note_hosts
from parcours.server.notices.sender import Sender
from parcours.server.notices.ways import set_up_ways
from parcours.server.play.bots import Bots
from parcours.server.play.due_tables import DueTables
from parcours.server.play.match_loader import MatchLoader
from parcours.server.play.rooms import Rooms
from parcours.server.settings import Settings, read_settings
from parcours.server.wire.openapi import describe
from parcours.server.workers.jobs import Jobs
from parcours.server.workers.own_bots import register_own_bots
from parcours.server.workers.reviews import Reviews
from parcours.server.workers.studies import Studies
from parcours.server.ws.socket import Socket

log = logging.getLogger("parcours.app")

# For how many seconds an address saves up its shares, to use at once after a pause: a class opens its page together.
LOOP_RESERVE = 20
JOB_RESERVE = 60
# So many new objects, less those that are gone, before circles are looked for among them.
YOUNG_OBJECTS = 10_000
# All is looked through once as many sockets were closed as are open, and at least so many; or after ten minutes.
FEWEST_CLOSINGS = 100
CHECK_SECONDS, MOST_CHECKS = 5, 120


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application, with the settings of the environment unless others are given."""
    chosen = read_settings() if settings is None else settings
    set_up_logs(chosen.log_level)
    register_own_bots(chosen.bots.split())
    app = FastAPI(
        title="Parcours",
        version=__version__,
        description="Tables for games about living a life. `docs/api.md` describes the websocket too.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan,
    )
    app.state.settings = chosen
    for part in (
        games,
        workshop,
        gallery,
        tables,
        seats,
        matches,
        notices,
        profiles,
        passkeys,
        seekers,
    ):
        app.include_router(part.router)
    app.router.routes.append(WebSocketRoute("/api/tables/{id}/live", _Live()))
    app.include_router(operations.router)
    add_error_handlers(app)
    add_page(app)
    notices.add_webhook_schemas(app)
    describe(app)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    if chosen.origins:
        # Pages elsewhere show a seat's token: its cookie stays with ours.
        app.add_middleware(
            CORSMiddleware,
            allow_origins=chosen.origins.split(),
            allow_methods=["GET", "POST", "PUT", "PATCH", "DELETE"],
            allow_headers=[
                "authorization",
                "content-type",
                KEY_HEADER,
                CHANNEL_HEADER,
                PROFILE_HEADER,
            ],
        )
    app.add_middleware(Entrance, app)
    return app


class _Live:
    """An object, as Starlette would wrap a function in more than a websocket needs."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # A task of its own: each message would wake it through twenty layers of the application.
        await asyncio.create_task(Socket(scope, receive, send).run())


@contextlib.asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    raise_file_limit(settings.sockets)
    store = Store(settings.database_url, uuid.uuid4().hex[:12])
    await asyncio.to_thread(store.migrate)
    store.start()
    own_bots = settings.bots.split()
    bots = Bots(settings.bot_workers, settings.bot_seconds, own_bots)
    loop_time = Budgets(settings.loop_share, LOOP_RESERVE * settings.loop_share)
    loader = MatchLoader(loop_time)
    rooms = Rooms(store, settings, bots.think, loader)
    due_tables = DueTables(rooms)
    job_time = Budgets(settings.job_share, JOB_RESERVE * settings.job_share)
    jobs = Jobs(settings.job_workers, settings.job_seconds, job_time, own_bots)
    reviews = Reviews(store)
    studies = Studies(store)
    ways = await set_up_ways(settings, store)
    sender = Sender(store, ways)
    rooms.on_told = sender.wake
    keeper = Doorkeeper(settings, store, rooms, jobs, reviews, studies, loop_time, ways)
    app.state.keeper = keeper
    chores = [
        asyncio.create_task(_sweep(rooms)),
        asyncio.create_task(note_hosts(rooms)),
        asyncio.create_task(clean_up(rooms)),
        asyncio.create_task(due_tables.run()),
        asyncio.create_task(due_tables.keep_leases()),
        asyncio.create_task(_collect_garbage(keeper)),
    ]
    if ways.any:
        chores.append(asyncio.create_task(sender.run()))
    if store.shared:
        # Only Postgres needs its driver.
        from parcours.server.play.notifications import listen

        chores += [
            asyncio.create_task(listen(store, rooms)),
            asyncio.create_task(_heartbeat(rooms)),
        ]
    else:
        await store.write_all((), forget_presence)
        await store.write_all((), forget_claims)
        await store.write_all((), give_up_studies)
    _tune_garbage_collector()
    _tune_threads()
    log.info("ready", extra={"database": store.engine.dialect.name})
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        await due_tables.close()
        await ways.outgoing.close()
        rooms.close()
        loader.close()
        await asyncio.to_thread(jobs.close)
        reviews.cancel()
        await asyncio.to_thread(reviews.close)
        await studies.stop()
        await asyncio.to_thread(studies.close)
        await asyncio.to_thread(bots.close)
        await store.close()
        log.info("stopped")


def _tune_garbage_collector() -> None:
    """Look for circles among young objects only: a view is a hundred small objects that free themselves, and what was
    loaded at the start stays. To look through all matches in memory takes so long that everybody notices."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, 1_000_000)


async def _collect_garbage(keeper: Doorkeeper) -> None:
    """Look through everything once many sockets were closed, as their connections are circles, and else rarely."""
    while True:
        closings = keeper.closings
        for _ in range(MOST_CHECKS):
            await asyncio.sleep(CHECK_SECONDS)
            if keeper.closings - closings >= max(FEWEST_CLOSINGS, keeper.sockets.total()):
                break
        gc.collect()


def _tune_threads() -> None:
    """Let a thread that replays a match give way to the event loop five times as often as usual."""
    sys.setswitchinterval(0.001)


async def _sweep(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(5)
        await rooms.sweep()


async def _heartbeat(rooms: Rooms) -> None:
    """Let the other processes know who is at the tables here."""
    while True:
        await asyncio.sleep(rooms.settings.heartbeat)
        try:
            await rooms.presence.repeat(rooms.connected())
        except Exception as error:
            # Once the database is back they are to hear it again.
            log.warning("could not publish presence", extra={"error": type(error).__name__})
