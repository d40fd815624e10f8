"""Those who get notices: a push service with browsers that can read what comes, a mail server, a webhook. All on
loopback, and all can be down for a while."""

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, TypeVar

import http_ece
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urldecode, b64urlencode

Json = dict[str, Any]
Running = TypeVar("Running")


@dataclass
class Request:
    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Json:
        found: Json = json.loads(self.body)
        return found


class Receiver:
    """Takes what is posted to it, and answers with `status`."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.status = 201
        self.headers: dict[str, str] = {}
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"] or 0))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.requests.append(Request(self.path, headers, body))
                self.send_response(receiver.status)
                for name, value in receiver.headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"


@contextmanager
def receiver() -> Iterator[Receiver]:
    """One that listens."""
    running = Receiver()
    thread = threading.Thread(target=running.server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield running
    finally:
        running.server.shutdown()
        running.server.server_close()
        thread.join()


class Browser:
    """A browser with a subscription at a push service."""

    def __init__(self, service: Receiver, name: str = "browser") -> None:
        self.service = service
        self.path = f"/push/{name}"
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"

    def subscription(self) -> Json:
        """As `PushSubscription.toJSON()` gives it."""
        point = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": b64urlencode(point), "auth": b64urlencode(self._auth)}
        return {"endpoint": self.service.url + self.path, "keys": keys}

    def requests(self) -> list[Request]:
        return [found for found in self.service.requests if found.path == self.path]

    def received(self, public_key: str | None = None) -> list[Json]:
        """All that came, after the push service has looked at who sent it and the browser has decrypted it."""
        return [self.read(found, public_key) for found in self.requests()]

    def read(self, request: Request, public_key: str | None = None) -> Json:
        authorization = request.headers["authorization"]
        assert Vapid02.verify(authorization)
        parts = dict(part.split("=", 1) for part in authorization.partition(" ")[2].split(","))
        if public_key is not None:
            assert parts["k"] == public_key
        claims = json.loads(b64urldecode(parts["t"].split(".")[1].encode()))
        assert claims["aud"] == self.service.url
        assert claims["sub"]
        assert request.headers["content-encoding"] == "aes128gcm"
        assert int(request.headers["ttl"]) > 0
        text = http_ece.decrypt(
            request.body, private_key=self._private, auth_secret=self._auth, version="aes128gcm"
        )
        found: Json = json.loads(text)
        return found


class Mailbox:
    """A mail server that keeps what it gets, or refuses it with `refusal`."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refusal = ""
        self.tries = 0
        # It does not tell which port it was given.
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"smtp://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.controller = Controller(self, "127.0.0.1", self.port, ready_timeout=60)
        self.controller.start()

    def stop(self) -> None:
        self.controller.stop()

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        self.tries += 1
        if self.refusal:
            return self.refusal
        content = envelope.content
        assert isinstance(content, bytes)
        mail = BytesParser(policy=default).parsebytes(content)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [str(mail["To"])]
        self.mails.append(mail)
        return "250 taken"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """One that listens."""
    running = Mailbox()
    running.start()
    try:
        yield running
    finally:
        running.stop()


def body_of(mail: EmailMessage) -> str:
    text = mail.get_body()
    assert text is not None
    return str(text.get_content())


def shared(
    opened: Callable[[], AbstractContextManager[Running]],
) -> Callable[[], Iterator[Running]]:
    """A fixture: one of them for all tests of a file."""

    def fixture() -> Iterator[Running]:
        with opened() as running:
            yield running

    return pytest.fixture(scope="module")(fixture)
