"""The connection below a websocket. It builds on inner parts of uvicorn, whose version is therefore fixed in
`pyproject.toml`; a test fails when these parts change."""

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

# The close code of a server that stops (RFC 6455, IANA registry).
SERVICE_RESTART = 1012


class Connection(WebSocketsSansIOProtocol):
    """A websocket's connection that can do two things more: send a text at once, and be dropped at once.

    A message's way through the layers of an application costs more than to make it; and closing a connection in good
    order waits until the client has read everything. When the server stops, what is being done is answered first.
    """

    _stopping = False
    _receiving = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"]["parcours.line"] = {
                "send": self.send_now,
                "abort": self.transport.abort,
            }

    def shutdown(self) -> None:
        """The server stops: close, or once the message that is being handled is answered."""
        if self.handshake_complete and not (self._receiving and self.queue.empty()):
            self._stopping = True
        else:
            super().shutdown()

    async def receive(self) -> ASGIReceiveEvent:
        if self._stopping:
            # What came after it is not handled any more; its client says it again to the next server.
            super().shutdown()
            return {"type": "websocket.disconnect", "code": SERVICE_RESTART}
        self._receiving = True
        try:
            return await super().receive()
        finally:
            self._receiving = False

    def send_receive_event_to_app(self) -> None:
        """A message is whole. Reading goes on where it is waited for: stopping takes two calls of the system."""
        waited_for = self._receiving and self.queue.empty() and not self.read_paused
        if waited_for:
            # What has stopped reading does not stop it again.
            self.read_paused = True
        super().send_receive_event_to_app()
        if waited_for:
            self.read_paused = False

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            # A socket that was refused with an answer is complete too, which uvicorn would log as an error.
            self.handshake_complete = True

    def send_now(self, text: bytes) -> bool:
        """Send a text if the line is open and free; False if not."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        self.transport.write(frame_text(text))
        return True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def frame_text(text: bytes) -> bytes:
    """A frame with a whole text from a server (RFC 6455, section 5.2), made faster than any frame can be."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text
