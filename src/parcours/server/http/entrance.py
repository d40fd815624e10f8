"""The outermost layer of the application: who is let in, and the headers that keep the page safe."""

from fastapi import FastAPI
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parcours import __version__
from parcours.server.access.visitors import Doorkeeper, Visitor
from parcours.server.http.error_handlers import READING, error_response
from parcours.server.limits.budgets import Metered
from parcours.server.wire.errors import Denied

LONGEST_BODY = 256 * 1024
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


class Entrance:
    """Lets requests in or not, and adds the headers."""

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
            await error_response(denied)(scope, receive, secured)
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
