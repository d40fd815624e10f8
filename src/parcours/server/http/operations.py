"""For those who run the server: is it alive, can it serve, and its figures."""

import asyncio
import logging

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError

from parcours import __version__
from parcours.server.db.store import Store
from parcours.server.metrics import figures
from parcours.server.wire import answers as wire
from parcours.server.wire.openapi import errors

log = logging.getLogger("parcours.app")

# How long a check that the database can be written to may take.
READY_SECONDS = 5.0

router = APIRouter()


@router.get("/health", responses=errors())
async def health() -> wire.Health:
    """Whether this process lives: it answers. Restart it when it does not."""
    return {"status": "ok", "version": __version__}


@router.get("/ready", responses=errors() | {503: {"model": wire.Ready}})
async def ready(request: Request, response: Response) -> wire.Ready:
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


@router.get(
    "/metrics",
    response_class=Response,
    responses=errors() | {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
def metrics() -> Response:
    """Figures for Prometheus."""
    return Response(figures(), media_type=CONTENT_TYPE_LATEST)
