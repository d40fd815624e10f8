"""The ASGI application: the API, the websockets, the page, and what runs beside them."""

import asyncio
import contextlib
import gc
import logging
import mimetypes
import sys
import uuid
from collections.abc import AsyncIterator
from importlib import resources
from pathlib import Path

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parcours import __version__
from parcours.server.api import api
from parcours.server.assets import Assets
from parcours.server.bots import Bots
from parcours.server.costs import Budgets, Metered
from parcours.server.errors import Denied
from parcours.server.files import raise_file_limit
from parcours.server.housekeeping import clean_up, note_hosts
from parcours.server.jobs import Jobs
from parcours.server.live import Socket
from parcours.server.logs import set_up_logs
from parcours.server.match_loader import MatchLoader
from parcours.server.metrics import figures
from parcours.server.rooms import Rooms
from parcours.server.settings import Settings, read_settings
from parcours.server.store import Store
from parcours.server.visitors import KEY_HEADER, Doorkeeper, Visitor
from parcours.server.wire.answers import Health, Ready
from parcours.server.wire.openapi import describe, errors

log = logging.getLogger("parcours.app")

LONGEST_BODY = 256 * 1024
# So many seconds' worth of its shares may an address use at once after a pause: a class opens its page together.
LOOP_RESERVE = 20
JOB_RESERVE = 60
# How long a check that the database can be written to may take.
READY_SECONDS = 5.0
# The methods that change nothing.
READING = ("GET", "HEAD", "OPTIONS")
PAGE = Path(str(resources.files("parcours.server"))) / "page"
# The page loads nothing from elsewhere and runs nothing inline; nobody else may frame it.
SECURITY = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-parcours-version": __version__,
}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application, with the settings of the environment unless others are given."""
    chosen = read_settings() if settings is None else settings
    set_up_logs(chosen.log_level)
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
    app.include_router(api)
    app.router.routes.append(WebSocketRoute("/api/tables/{id}/live", _Live()))
    _add_operations(app)
    _add_errors(app)
    _add_page(app)
    describe(app)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    if chosen.origins:
        # Pages elsewhere show a seat's token: its cookie stays with ours.
        app.add_middleware(
            CORSMiddleware,
            allow_origins=chosen.origins.split(),
            allow_methods=["GET", "POST", "PUT", "PATCH", "DELETE"],
            allow_headers=["authorization", "content-type", KEY_HEADER],
        )
    app.add_middleware(_Door, app)
    return app


class _Live:
    """An object, as Starlette would wrap a function in more than a websocket needs."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await Socket(scope, receive, send).run()


@contextlib.asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    raise_file_limit(settings.sockets)
    store = Store(settings.database_url, uuid.uuid4().hex[:12])
    await asyncio.to_thread(store.migrate)
    store.start()
    bots = Bots(settings.bot_workers, settings.bot_seconds)
    loop_time = Budgets(settings.loop_share, LOOP_RESERVE * settings.loop_share)
    loader = MatchLoader(loop_time)
    rooms = Rooms(store, settings, bots.think, loader)
    job_time = Budgets(settings.job_share, JOB_RESERVE * settings.job_share)
    jobs = Jobs(settings.job_workers, settings.job_seconds, job_time)
    app.state.keeper = Doorkeeper(settings, store, rooms, jobs, loop_time)
    chores = [
        asyncio.create_task(_sweep(rooms)),
        asyncio.create_task(note_hosts(rooms)),
        asyncio.create_task(clean_up(rooms)),
    ]
    if store.shared:
        # Only Postgres needs its driver.
        from parcours.server.notices import listen

        chores += [
            asyncio.create_task(listen(store, rooms)),
            asyncio.create_task(_heartbeat(rooms)),
        ]
    _spare_the_collector()
    _tune_threads()
    log.info("ready", extra={"database": store.engine.dialect.name})
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        rooms.close()
        loader.close()
        await asyncio.to_thread(jobs.close)
        await asyncio.to_thread(bots.close)
        await store.close()
        log.info("stopped")


def _spare_the_collector() -> None:
    """Let Python look for lost cycles rarely: a view is a hundred small objects that free themselves, and what was
    loaded at the start stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def _tune_threads() -> None:
    """Let a thread that replays a match give way to the event loop five times as often as usual."""
    sys.setswitchinterval(0.001)


async def _sweep(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(5)
        rooms.sweep()


async def _heartbeat(rooms: Rooms) -> None:
    """Let the other processes know who is at the tables here."""
    while True:
        await asyncio.sleep(rooms.settings.heartbeat)
        try:
            await rooms.presence.repeat(rooms.present())
        except Exception as error:
            # Once the database is back they are to hear it again.
            log.warning("could not tell who is here", extra={"error": type(error).__name__})


def _add_operations(app: FastAPI) -> None:
    @app.get("/health", responses=errors())
    async def health() -> Health:
        """Whether this process lives: it answers. Restart it when it does not."""
        return {"status": "ok", "version": __version__}

    @app.get("/ready", responses=errors() | {503: {"model": Ready}})
    async def ready(request: Request, response: Response) -> Ready:
        """Whether this process can serve: it writes to the database. Send it nobody while it can't."""
        store: Store = request.app.state.keeper.store
        try:
            async with asyncio.timeout(READY_SECONDS):
                await store.check_writable()
        except (SQLAlchemyError, TimeoutError) as error:
            log.warning("could not write", extra={"error": type(error).__name__})
            response.status_code = 503
            return {"status": "degraded", "version": __version__, "database": "unreachable"}
        database = store.engine.dialect.name
        return {"status": "ok", "version": __version__, "database": database}

    @app.get(
        "/metrics",
        response_class=Response,
        responses=errors() | {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    )
    def metrics() -> Response:
        """Figures for Prometheus."""
        return Response(figures(), media_type=CONTENT_TYPE_LATEST)


def _add_errors(app: FastAPI) -> None:
    def denied(request: Request, error: Exception) -> Response:
        assert isinstance(error, Denied)
        return _error(error)

    def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        problems = [
            f"{'.'.join(str(part) for part in problem['loc'])}: {problem['msg']}"
            for problem in error.errors()[:3]
        ]
        return _error(Denied("bad_request", text=_writable("; ".join(problems))))

    def http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if isinstance(error.__cause__, Denied):
            # What was denied while the body was read.
            return _error(error.__cause__)
        if error.status_code == 404:
            return _error(Denied("no_such_page"))
        answer = Denied("bad_request", text=str(error.detail))
        return _error(answer, error.status_code, error.headers)

    def broken(request: Request, error: Exception) -> Response:
        log.error("could not serve", extra={"path": request.url.path}, exc_info=error)
        reads = request.method in READING
        return _error(Denied("read_failed" if reads else "unavailable"))

    app.add_exception_handler(Denied, denied)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(SQLAlchemyError, broken)
    app.add_exception_handler(Exception, broken)


def _writable(text: str) -> str:
    """The text without halves of characters, which a client can send but nobody can write down."""
    return text.encode("utf-8", "replace").decode()


def _error(denied: Denied, status: int | None = None, headers: object = None) -> Response:
    response = Response(
        orjson.dumps(denied.json()), status or denied.status, media_type="application/json"
    )
    if denied.retry_after is not None:
        response.headers["retry-after"] = str(denied.retry_after)
    for name, value in dict(headers or {}).items():  # type: ignore[call-overload]
        response.headers[name] = value
    return response


def _add_page(app: FastAPI) -> None:
    """The page: its files, and one document for every address that it makes itself."""
    assets = PAGE / "assets"
    if assets.is_dir():
        app.mount("/assets", Assets(directory=assets), name="assets")
    # Older Pythons don't know this one.
    mimetypes.add_type("application/manifest+json", ".webmanifest")
    # No path that somebody asks for is ever looked up on the disk.
    files = {file.name for file in PAGE.glob("*") if file.is_file()}

    @app.get("/{path:path}", include_in_schema=False)
    def page(path: str) -> Response:
        if path.startswith("api/"):
            raise Denied("no_such_page")
        if path in files:
            return FileResponse(PAGE / path, headers={"cache-control": "no-cache"})
        document = PAGE / "index.html"
        if not document.is_file():
            raise Denied("no_such_page")
        return FileResponse(document, headers={"cache-control": "no-cache"})


class _Door:
    """The outermost layer: lets requests in or not, and adds the headers that keep the page safe."""

    def __init__(self, inner: ASGIApp, app: FastAPI) -> None:
        self.inner = inner
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.inner(scope, receive, send)
            return

        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = [(name.encode(), value.encode()) for name, value in SECURITY.items()]
                if scope["path"].startswith("/assets/") and message["status"] == 200:
                    # Their names change with their content.
                    added.append((b"cache-control", b"public, max-age=31536000, immutable"))
                elif scope["path"].startswith("/api/") and not _says_how_long(message):
                    added.append((b"cache-control", b"no-store"))
                message["headers"] = [*message.get("headers", []), *added]
            await send(message)

        keeper: Doorkeeper = self.app.state.keeper
        visitor = Visitor(scope, "")
        try:
            keeper.check_request(visitor, scope["path"], scope["method"] not in READING)
            length = visitor.headers.get("content-length", "0")
            if not length.isdecimal() or len(length) > 9 or int(length) > LONGEST_BODY:
                raise Denied("too_long", most=LONGEST_BODY)
            await keeper.loop_time.wait(visitor.address)
            keeper.loop_time.check(visitor.address)
        except Denied as denied:
            await _error(denied)(scope, receive, secured)
            return
        if scope["method"] == "HEAD":
            # Answered like GET; the server below leaves out the body.
            scope = {**scope, "method": "GET"}

        def spend(seconds: float) -> None:
            keeper.loop_time.spend(visitor.address, seconds)

        await Metered(_serve(self.inner, scope, _measured(receive), secured), spend)


async def _serve(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """An application need not be a coroutine function; this is one."""
    await app(scope, receive, send)


def _says_how_long(start: Message) -> bool:
    """Whether an answer tells itself how long it may be kept."""
    return any(name == b"cache-control" for name, _ in start.get("headers", []))


def _measured(receive: Receive) -> Receive:
    """Read no more of a body than is allowed, whatever its headers say."""
    total = 0

    async def measured() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > LONGEST_BODY:
            raise Denied("too_long", most=LONGEST_BODY)
        return message

    return measured
