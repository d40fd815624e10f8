"""What those who watch a table are sent: each gets what its seat may know, and one message serves all of a seat."""

from typing import Literal, NotRequired, TypedDict

import orjson

from parcours.server.clock import now
from parcours.server.db.rows import CHAT_SHOWN, ChatRow
from parcours.server.match.judging import result_json
from parcours.server.match.live_match import LiveMatch
from parcours.server.play.state import RoomState, Watcher
from parcours.server.tables.shown import message_json, table_json
from parcours.server.wire.answers import Answer, LogEntry, Result, View
from parcours.server.wire.messages import ChatMessages, StateMessage, TableMessage


class _Shared(TypedDict):
    """The part of a state that everybody gets; with the answer, for who moved."""

    kind: Literal["state"]
    number: int
    awaited: list[str]
    out: list[str]
    clocks: dict[str, int]
    time: int | None
    result: Result | None
    answer: NotRequired[Answer]


def table_message(room: RoomState, seat: int | None) -> bytes:
    """How the table is now, for a reader on that seat."""
    told = table_json(
        room.table,
        seat,
        room.present(),
        room.spectators(),
        room.absent(),
        room.grace_left(),
        room.problem,
    )
    message: TableMessage = {"kind": "table", "table": told}
    return orjson.dumps(message)


def chat_message(messages: list[ChatRow]) -> bytes:
    """Messages of the chat."""
    message: ChatMessages = {"kind": "chat", "messages": [message_json(row) for row in messages]}
    return orjson.dumps(message)


def state_message(room: RoomState, seat: int | None, since: int | None) -> bytes:
    """What the seat may know of the match now, and what happened since that number."""
    live = room.live
    assert live is not None
    player = live.player(seat)
    full, lines = live.log(player, since)
    view = live.match.view(player)
    return _state(live, seat, player, view, full, lines, _shared_part(live))


def send_table(room: RoomState) -> None:
    """Tell all who watch how the table is now."""
    messages: dict[int | None, bytes] = {}
    for watcher in list(room.watchers):
        if watcher.seat not in messages:
            messages[watcher.seat] = table_message(room, watcher.seat)
        watcher.push(messages[watcher.seat])


def send_state(room: RoomState) -> None:
    """Send the whole state to all who watch."""
    for watcher in list(room.watchers):
        watcher.push(state_message(room, watcher.seat, None))


def send_chat(room: RoomState, messages: list[ChatRow]) -> None:
    """Take messages of the chat in, in whichever order they come, and tell what is new in them."""
    known = {message.id: message for message in room.chat}
    news = [
        message
        for message in messages
        if message.id not in known
        or message.seat != known[message.id].seat
        or (message.removed and not known[message.id].removed)
    ]
    if not news:
        return
    known |= {message.id: message for message in news}
    room.chat = [known[id] for id in sorted(known)][-CHAT_SHOWN:]
    told = chat_message(news)
    for watcher in list(room.watchers):
        watcher.push(told)


def prepare_last_line(
    room: RoomState, by: Watcher | None = None, answer: Answer | None = None
) -> list[tuple[Watcher, bytes]]:
    """The messages about the last line of the log, one for each who watches; `by` gets its answer with it."""
    live = room.live
    assert live is not None
    shared = _shared_part(live)
    # Those of all seats are made faster together.
    views = live.match.views() if len(room.watchers) > 2 else []
    messages: dict[int | None, bytes] = {}
    prepared: list[tuple[Watcher, bytes]] = []
    for watcher in room.watchers:
        seat = watcher.seat
        if watcher is by and answer is not None:
            message = _last_state(live, seat, views, {**shared, "answer": answer})
        elif seat in messages:
            message = messages[seat]
        else:
            message = messages[seat] = _last_state(live, seat, views, shared)
        prepared.append((watcher, message))
    return prepared


def _last_state(live: LiveMatch, seat: int | None, views: list[View], shared: _Shared) -> bytes:
    """The state with the last line of the log."""
    player = live.player(seat)
    view = views[seat] if views and seat is not None else live.match.view(player)
    if live.rewound == live.number:
        full, lines = live.log(player, None)
    else:
        full, lines = False, [live.line(player, len(live.standing) - 1)]
    return _state(live, seat, player, view, full, lines, shared)


def _shared_part(live: LiveMatch) -> _Shared:
    at = now()
    return {
        "kind": "state",
        "number": live.number,
        "awaited": live.awaited(),
        "out": live.out(),
        "clocks": live.clocks(at),
        "time": live.time(at),
        "result": result_json(live.match.result),
    }


def _state(
    live: LiveMatch,
    seat: int | None,
    player: str | None,
    view: View,
    full: bool,
    lines: list[LogEntry],
    shared: _Shared,
) -> bytes:
    message: StateMessage = {
        **shared,
        "full": full,
        "view": view,
        "figures": live.match.figures(player),
        "legal": [] if seat is None else live.legal(seat),
        "decision": None if seat is None else live.decision(seat),
        "log": lines,
    }
    return orjson.dumps(message)
