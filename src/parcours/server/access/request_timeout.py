"""Connections whose request does not arrive in time are closed: half requests must not use up the server's files."""

import asyncio
from functools import cache

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from parcours.server.settings import read_settings

# A client that has sent half of a request is told; one that has sent nothing is not there to read it.
TIMEOUT = (
    b"HTTP/1.1 408 Request Timeout\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: 16\r\nconnection: close\r\n\r\nRequest Timeout\n"
)


@cache
def _seconds() -> float:
    return read_settings().request_seconds


class TimedRequests(H11Protocol):
    """A connection that has a time limit for each request: until its head and its body are there."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unwatch()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            # It has become a websocket.
            return
        # Idle: its head is not complete; later requests of one connection have their time from their first byte on.
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._watch()
        else:
            self._unwatch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._unwatch()
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(_seconds(), self._time_out)

    def _unwatch(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_out(self) -> None:
        self._timer = None
        if self.transport.is_closing():
            return
        begun = self.conn.their_state is h11.SEND_BODY or self.conn.trailing_data[0]
        if begun and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(TIMEOUT)
        self.transport.close()
