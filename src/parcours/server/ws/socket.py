"""The websocket of one client at one table: what it may say, and how it is answered."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial

import orjson
from starlette.types import Receive, Scope, Send

from parcours.core.errors import Refused
from parcours.server.access.visitors import Doorkeeper, Visitor
from parcours.server.db.rows import CHAT_SHOWN
from parcours.server.limits.buckets import Bucket
from parcours.server.limits.budgets import Metered
from parcours.server.match.judging import refusal_json
from parcours.server.metrics import REFUSED, SOCKETS
from parcours.server.play import lessons, votes
from parcours.server.play.broadcast import (
    chat_message,
    send_chat,
    send_table,
    state_message,
    table_message,
)
from parcours.server.play.moves import make_move
from parcours.server.play.room import Room
from parcours.server.tables.chat import say
from parcours.server.tables.seats import may_look
from parcours.server.wire.answers import Answer, WhyNot
from parcours.server.wire.errors import Denied
from parcours.server.wire.messages import (
    AbandonCommand,
    AgreeCommand,
    AnswerMessage,
    ChatCommand,
    ErrorMessage,
    LessonCommand,
    Malformed,
    MoveCommand,
    PaceCommand,
    PingCommand,
    TableCommand,
    TakebackCommand,
    WatchCommand,
    WhyCommand,
    read_command,
)

log = logging.getLogger("parcours.live")


# A socket that lags behind by more messages than this is closed; it can come back and catch up.
LONGEST_BACKLOG = 100
# What receiving a message takes before it gets here, charged to its address with what it takes from here on.
FRAME_SECONDS = 0.0001
# After this many messages in a row that are malformed or too fast, the socket is closed.
PATIENCE = 50

POLICY_VIOLATION = 1008


class Socket:
    """One websocket, which watches one table."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.keeper: Doorkeeper = scope["app"].state.keeper
        self.id: str = scope["path_params"]["id"]
        self.visitor = Visitor(scope, self.id)
        self.receive = receive
        self.send = send
        self.seat: int | None = None
        self.token: str | None = None
        self.profile: str | None = None
        self.room: Room | None = None
        self.closing = ""
        self._backlog: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None
        self.violations = 0
        # Until it is known who this is; then the seat's, however many sockets it opens, or the address's.
        self.bucket = Bucket(self.keeper.messages.rate, self.keeper.messages.burst)
        self.whose = ""
        self._loop_time = self.keeper.loop_time
        self._spend = partial(self._loop_time.spend, self.visitor.address)
        # What our own connections can do, see `connection.py`.
        line = scope["extensions"].get("parcours.line", {})
        self._send_now: Callable[[bytes], bool] = line.get("send", _send_later)
        self._abort: Callable[[], None] = line.get("abort", _cannot_abort)

    @property
    def profile_key(self) -> str | None:
        """What opened its profile."""
        return self.visitor.profile_key()

    @property
    def address(self) -> str:
        """From where it comes."""
        return self.visitor.address

    async def run(self) -> None:
        """Serve the socket until it is closed."""
        await self.receive()
        refusal = self.keeper.refuses_socket(self.visitor)
        if refusal is not None:
            REFUSED.labels(refusal.code).inc()
            await _reject(self.send, refusal)
            return
        await self.send({"type": "websocket.accept"})
        self.keeper.opened(self.visitor)
        SOCKETS.inc()
        try:
            await self._listen()
        finally:
            SOCKETS.dec()
            self.keeper.closed(self.visitor)
            if self._sending is not None:
                self._sending.cancel()
            if self.room is not None:
                log.info("disconnected", extra={"table": self.id, "seat": self.seat})
                self.room.leave(self)
                await self._publish_presence(self.room)

    async def _listen(self) -> None:
        while True:
            message = await self.receive()
            if message["type"] != "websocket.receive":
                return
            if not self.closing:
                if self._loop_time.must_wait(self.visitor.address):
                    # Nothing more is read until then, so a flood only slows its sender down.
                    await self._loop_time.wait(self.visitor.address)
                await Metered(self._hear(message.get("text")), self._spend, FRAME_SECONDS)

    async def _hear(self, text: str | None) -> None:
        """Answer one message, whatever it is."""
        allowed = self.keeper.messages.take(self.whose) if self.whose else self.bucket.take()
        try:
            command = read_command(text)
        except Malformed as malformed:
            self._deny(malformed.id, malformed)
            return
        try:
            if not allowed:
                raise Denied("too_fast", retry_after=self._retry_after())
            self._loop_time.check(self.visitor.address)
            await self._do(command)
            self.violations = 0
        except Denied as denied:
            self._deny(command.id, denied)
        except Exception as error:
            log.error(
                "could not answer", extra={"table": self.id, "seat": self.seat}, exc_info=error
            )
            code = "read_failed" if isinstance(command, _READS) else "unavailable"
            self._deny(command.id, Denied(code))

    async def _do(self, command: WatchCommand | TableCommand) -> None:
        if isinstance(command, WatchCommand):
            await self._watch(command.since, command.key)
            return
        room = self.room
        if room is None:
            raise Denied("bad_message", text="expected 'watch' first")
        try:
            answer = await self._answer_to(room, command)
        except Refused as refused:
            REFUSED.labels(refused.rule).inc()
            answer = {"id": command.id, "refused": refusal_json(refused)}
        if answer is not None:
            self._answer(answer)

    async def _answer_to(self, room: Room, command: TableCommand) -> Answer | None:
        """Carry a command out; the answer, unless it went out with the new state."""
        id = command.id
        match command:
            case MoveCommand():
                return await make_move(room, self, id, command.decision, command.move)
            case PingCommand():
                return {"id": id}
            case PaceCommand():
                if self.seat is None:
                    raise Denied("forbidden")
                room.set_pace(self, command.pace)
                room.reschedule()
                return {"id": id}
            case WhyCommand():
                # Not from a move that is being written and may never be.
                async with room.locked(self):
                    return {"id": id, "why": self._why(room, command)}
            case TakebackCommand():
                number = await votes.take_back(room, self, id)
                return {"id": id, "accepted": number} if number else {"id": id, "asked": True}
            case AbandonCommand():
                asked = await votes.abandon(room, self, id)
                return {"id": id, "asked": True} if asked else {"id": id, "accepted": room.number}
            case AgreeCommand():
                await votes.agree(room, self, command.question, command.yes)
                return {"id": id, "accepted": room.number}
            case LessonCommand():
                await lessons.go_on(room, self, command.until)
                return {"id": id, "accepted": room.number}
            case ChatCommand():
                return {"id": id, "accepted": await self._chat(room, command)}

    async def _watch(self, since: int | None, key: str | None) -> None:
        """Begin to watch, or catch up."""
        room = await self.keeper.rooms.get(self.id, self.visitor.address)
        if self.room is None and self.visitor.profile_key():
            self.profile = await self.keeper.store.read(self.visitor.profile)
        # The client gets the state after what is being written now, and the seat that it has then.
        async with room.locked():
            forgotten = room.forgotten
            is_new = self.room is None
            if not forgotten:
                if since is not None and since > room.number:
                    # Seen elsewhere, and not yet here.
                    await room.read_log()
                if is_new:
                    self._enter(room, key)
                self._show(room, since)
        if forgotten:
            # It was while we waited for it: there is another one now, or will be.
            await self._watch(since, key)
        elif is_new:
            await self._publish_presence(room)

    def _enter(self, room: Room, key: str | None) -> None:
        """Take one's seat in the room, or the spectators' bench; Denied if there is no place."""
        token, seat = self.visitor.seat_at(room.table, self.profile)
        if not may_look(room.table, seat, key):
            raise Denied("no_such_table")
        if seat is not None:
            sockets = sum(1 for other in room.watchers if other.seat == seat)
            if sockets >= self.keeper.settings.sockets_per_seat:
                raise Denied("too_many_for_seat")
        self.token, self.room = token, room
        self.sit(seat)
        room.join(self)
        log.info("connected", extra={"table": self.id, "seat": seat})

    def sit(self, seat: int | None) -> None:
        """Speak and look from that seat from now on."""
        self.seat = seat
        self.whose = self.visitor.address if seat is None else f"{self.id} {seat}"

    def _show(self, room: Room, since: int | None) -> None:
        self.push(table_message(room, self.seat))
        self.push(chat_message(room.chat))
        if room.live is not None:
            self.push(state_message(room, self.seat, since))

    def _why(self, room: Room, command: WhyCommand) -> list[WhyNot]:
        if self.seat is None:
            raise Denied("forbidden")
        live = room.require_live()
        if command.about_card:
            return live.why_card(self.seat, command.card)
        return [live.why(self.seat, move) for move in command.moves]

    async def _chat(self, room: Room, command: ChatCommand) -> int:
        """Say something to all; the number of the message. Sent twice, it is said once."""
        sent = (self.token or self.profile, command.id)
        if sent in room.chat_commands:
            return room.chat_commands[sent]
        for limit, whose in (
            (self.keeper.talk, f"{self.id} {self.seat}"),
            (self.keeper.talk_from, self.visitor.address),
        ):
            if not limit.take(whose):
                raise Denied("too_fast", retry_after=limit.retry_after(whose))
        message = await room.store.write(
            self.id,
            lambda connection: say(connection, self.id, self.token, self.profile, command.text),
        )
        send_chat(room, [message])
        room.chat_commands[sent] = message.id
        if len(room.chat_commands) > CHAT_SHOWN:
            del room.chat_commands[next(iter(room.chat_commands))]
        return message.id

    async def _publish_presence(self, room: Room) -> None:
        """Let all know whether this seat's player is there, in other processes too."""
        try:
            if self.seat is not None:
                await room.publish_presence([self.seat])
        finally:
            send_table(room)
            room.reschedule()

    def _retry_after(self) -> int:
        """The seconds until the next message is allowed, after one was not."""
        if self.whose:
            return self.keeper.messages.retry_after(self.whose)
        return self.bucket.retry_after()

    # Answering.

    def _answer(self, answer: Answer) -> None:
        message: AnswerMessage = {"kind": "answer", **answer}
        self.push(orjson.dumps(message))

    def _deny(self, id: str | None, denied: Denied) -> None:
        REFUSED.labels(denied.code).inc()
        if denied.code in ("too_fast", "bad_message", "too_long"):
            self.violations += 1
            if self.violations > PATIENCE:
                self.close(denied.code)
        error = denied.json()
        if id is None:
            message: ErrorMessage = {"kind": "error", **error}
            self.push(orjson.dumps(message))
        else:
            self._answer(
                {
                    "id": id,
                    "error": error["error"],
                    "message": error["message"],
                    "params": error["params"],
                }
            )

    def push(self, message: bytes) -> None:
        """Send a message; it waits in line if the client is slow, and one that is too slow is sent away."""
        if self.closing:
            return
        if self._sending is not None:
            self._backlog.append(message)
            if len(self._backlog) > LONGEST_BACKLOG:
                self.close("too_slow")
            return
        # Nearly always the line is free.
        if not self._send_now(message):
            self._backlog.append(message)
            self._sending = asyncio.create_task(self._send_backlog())

    async def _send_backlog(self) -> None:
        try:
            while self._backlog:
                text = self._backlog.popleft().decode()
                await self.send({"type": "websocket.send", "text": text})
        except Exception:
            # The client has gone; receiving says so too.
            self._backlog.clear()
        finally:
            self._sending = None

    def close(self, code: str) -> None:
        """Send the client away, with the reason; one that does not read gets no reason."""
        if self.closing:
            return
        self.closing = code
        log.info("closed", extra={"table": self.id, "seat": self.seat, "error": code})
        self._backlog.clear()
        if code == "too_slow":
            self._abort()
            return
        closing = self.send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": code})
        self._sending = asyncio.create_task(_quietly(closing))


def _cannot_abort() -> None:
    """What a server other than ours can do about a client that does not read."""


def _send_later(message: bytes) -> bool:
    """A server other than ours may make a message wait."""
    return False


async def _quietly(closing: Awaitable[None]) -> None:
    try:
        await closing
    except Exception:
        return


async def _reject(send: Send, refusal: Denied) -> None:
    """Refuse the socket before it is open, with a reason that a program can read."""
    body = orjson.dumps(refusal.json())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.retry_after is not None:
        headers.append((b"retry-after", str(refusal.retry_after).encode()))
    await send(
        {"type": "websocket.http.response.start", "status": refusal.status, "headers": headers}
    )
    await send({"type": "websocket.http.response.body", "body": body})


# What changes nothing.
_READS = (WatchCommand, WhyCommand, PaceCommand, PingCommand)
