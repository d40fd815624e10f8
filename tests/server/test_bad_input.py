"""Whatever is sent: a clear refusal to the sender, nothing to anybody else, no trace in the match."""

import asyncio
import contextlib
import json
import random
import re
from collections.abc import Awaitable, Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed

from parcours.cli.about import compiled

from .harness import (
    Client,
    Server,
    Table,
    any_move,
    end_match,
    first_states,
    http,
    lay_table,
    start_match,
)
from .test_api_document import documented_routes
from .test_nobody_enters import stored

Json = dict[str, Any]


# The close was lost, as the server had not read all that was sent when it hung up.
RESET = 1006


class Bench:
    """A match with three sockets: one that misbehaves, and two that must not notice."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.runner = asyncio.Runner()
        self.table = lay_table(server)
        self.table.start()
        self.witnesses = [Client(self.table, None)]
        for seat in (0, 1):
            client = Client(self.table, seat)
            self.run(client.__aenter__())
            self.run(client.until(lambda message: message["kind"] == "state"))
            # The one who is to move misbehaves, so that whatever is refused is refused for what it is.
            if client.state["decision"] is None:
                self.witnesses.append(client)
            else:
                self.sender = client
        self.run(self.witnesses[0].__aenter__())
        self.run(self.witnesses[0].until(lambda message: message["kind"] == "state"))

    def run(self, work: Awaitable[Any]) -> Any:
        async def within_time() -> Any:
            async with asyncio.timeout(60):
                return await work

        return self.runner.run(within_time())

    def close(self) -> None:
        for client in (*self.witnesses, self.sender):
            self.run(client.__aexit__())
        self.runner.close()

    async def settle(self, client: Client) -> list[Json]:
        """All news that the client has received until now: what was sent to it comes before the answer to a question.

        A client that comes or goes makes the server tell how the table is: that is no news where it is as it was.
        """
        before, shown = len(client.received), client.shown
        await client.ask("why", id="settled", moves=[])
        received = [json.loads(text) for text in client.received[before:-1]]
        return [message for message in received if message != {"kind": "table", "table": shown}]

    async def send(self, frame: Any, **how: Any) -> list[Json]:
        """What the sender hears about a frame; fails if anybody else hears anything, or anything is kept."""
        for client in (self.sender, *self.witnesses):
            await self.settle(client)
        before = stored(self.server)
        assert self.sender.socket is not None
        await self.sender.socket.send(frame, **how)
        answers = await self.settle(self.sender)
        for witness in self.witnesses:
            assert await self.settle(witness) == []
        assert stored(self.server) == before
        return answers

    async def closed_by(self, frame: Any, **how: Any) -> int:
        """The code with which the server closes a new socket after that frame."""
        async with Client(self.table, 0) as client:
            await client.until(lambda message: message["kind"] == "state")
            assert client.socket is not None
            with contextlib.suppress(ConnectionClosed):
                await client.socket.send(frame, **how)
            with pytest.raises(ConnectionClosed) as closed:
                await client.until(lambda message: False)
            return closed.value.rcvd.code if closed.value.rcvd is not None else RESET


@pytest.fixture(scope="module")
def bench(one_server: Server) -> Iterator[Bench]:
    made = Bench(one_server)
    yield made
    made.close()
    log = one_server.logged()
    assert "could not" not in log
    assert "Traceback" not in log


BAD = "bad_message"
FRAMES: dict[str, tuple[Any, str]] = {
    "nothing": ("", BAD),
    "a space": (" ", BAD),
    "no JSON": ("draw", BAD),
    "half a JSON": ('{"do": "move"', BAD),
    "two JSONs": ('{"do": "watch"}{"do": "watch"}', BAD),
    "a number": ("1", BAD),
    "null": ("null", BAD),
    "a list": ('[{"do": "watch"}]', BAD),
    "NaN": ("NaN", BAD),
    "a lone surrogate": ('{"do": "chat", "id": "a", "text": "\\ud800"}', BAD),
    "a lone surrogate as id": ('{"do": "why", "id": "\\udfff", "moves": []}', BAD),
    "deep nesting": ("[" * 2000 + "]" * 2000, BAD),
    "deep objects": ('{"a":' * 600 + "1" + "}" * 600, BAD),
    "a huge number": ('{"do": "watch", "since": ' + "9" * 400 + "}", BAD),
    "a huge exponent": ('{"do": "watch", "since": 1e999}', BAD),
    "a fraction": ('{"do": "watch", "since": 1.5}', BAD),
    "a number as text": ('{"do": "watch", "since": "1"}', BAD),
    "true as a number": ('{"do": "watch", "since": true}', BAD),
    "a key that is none": ('{"do": "watch", "key": 1}', BAD),
    "nothing to do": ("{}", BAD),
    "nothing known to do": ('{"do": "win", "id": "a"}', BAD),
    "a list to do": ('{"do": ["move"], "id": "a"}', BAD),
    "an object to do": ('{"do": {"move": 1}, "id": "a"}', BAD),
    "a private thing to do": ('{"do": "__init__", "id": "a"}', BAD),
    "no id": ('{"do": "move", "move": "draw"}', BAD),
    "an empty id": ('{"do": "move", "id": "", "move": "draw"}', BAD),
    "a long id": (json.dumps({"do": "move", "id": "a" * 65, "move": "draw"}), BAD),
    "a number as id": ('{"do": "move", "id": 1, "move": "draw"}', BAD),
    "a nul as id": ('{"do": "move", "id": "\\u0000", "move": "draw"}', BAD),
    "a line end as id": ('{"do": "move", "id": "a\\nb", "move": "draw"}', BAD),
    "no move": ('{"do": "move", "id": "a"}', BAD),
    "a number as move": ('{"do": "move", "id": "a", "move": 1}', BAD),
    "a list as move": ('{"do": "move", "id": "a", "move": ["draw"]}', BAD),
    "a long move": (json.dumps({"do": "move", "id": "a", "move": "x" * 401}), "too_long"),
    "no question": ('{"do": "why", "id": "a"}', BAD),
    "a question as text": ('{"do": "why", "id": "a", "moves": "draw"}', BAD),
    "a question of numbers": ('{"do": "why", "id": "a", "moves": [1]}', BAD),
    "many questions": (json.dumps({"do": "why", "id": "a", "moves": ["x"] * 41}), BAD),
    "a card that is none": ('{"do": "why", "id": "a", "card": null}', BAD),
    "no answer": ('{"do": "agree", "id": "a"}', BAD),
    "an answer as text": ('{"do": "agree", "id": "a", "yes": "true"}', BAD),
    "an answer to a number": ('{"do": "agree", "id": "a", "question": 1, "yes": true}', BAD),
    "an answer to whatever is asked": ('{"do": "agree", "id": "a", "yes": true}', BAD),
    "an answer to nothing": (
        '{"do": "agree", "id": "a", "question": "b", "yes": true}',
        "nothing_asked",
    ),
    "no chat": ('{"do": "chat", "id": "a"}', BAD),
    "an empty chat": ('{"do": "chat", "id": "a", "text": ""}', BAD),
    "an invisible chat": ('{"do": "chat", "id": "a", "text": "\\u200b\\u0000\\n"}', BAD),
    "a long chat": (json.dumps({"do": "chat", "id": "a", "text": "x" * 301}), "too_long"),
    "too long": (json.dumps({"do": "watch", "key": "x" * 5000}), "too_long"),
    "bytes": (b'{"do": "watch"}', BAD),
    "no bytes": (b"", BAD),
    "fragments": (['{"do": ', '"win"', "}"], BAD),
    "fragments of bytes": ([b'{"do": ', b'"watch"}'], BAD),
    "fragments that are too long": (["x" * 3000, "x" * 3000], "too_long"),
}


@pytest.mark.parametrize("frame", FRAMES)
def test_a_bad_frame_is_refused(bench: Bench, frame: str) -> None:
    sent, error = FRAMES[frame]
    answers = bench.run(bench.send(sent))
    assert [answer["error"] for answer in answers] == [error]
    assert answers[0]["message"]


def test_a_whole_message_in_fragments_is_one(bench: Bench) -> None:
    answers = bench.run(bench.send(['{"do": "why", "id": "a", ', '"moves": ["draw', ' x"]}']))
    assert answers[0]["why"][0]["rule"] == "notation"


def test_what_is_no_text_closes_the_socket(bench: Bench) -> None:
    code = bench.run(bench.closed_by(b'{"do": "watch\xff\xfe"}', text=True))
    assert code == 1007


def test_what_is_far_too_long_closes_the_socket(bench: Bench) -> None:
    code = bench.run(bench.closed_by("x" * 100_000))
    assert code in (1009, RESET)


def test_many_fragments_that_are_far_too_long_close_the_socket(bench: Bench) -> None:
    code = bench.run(bench.closed_by(["x" * 1000] * 100))
    assert code in (1009, RESET)


def test_a_client_that_goes_on_is_disconnected(bench: Bench) -> None:
    async def go_on() -> str:
        async with Client(bench.table, 0) as client:
            assert client.socket is not None
            for _ in range(60):
                await client.socket.send("nonsense")
            with pytest.raises(ConnectionClosed) as closed:
                await client.until(lambda message: False)
            assert closed.value.rcvd is not None
            refused = [text for text in client.received if '"error"' in text]
            assert len(refused) >= 50
            return closed.value.rcvd.reason

    assert bench.run(go_on()) == BAD


# Moves that are none, or not now.


def refusal(answers: list[Json]) -> str:
    assert [answer["kind"] for answer in answers] == ["answer"]
    rule: str = answers[0]["refused"]["rule"]
    return rule


@pytest.mark.parametrize("move", ["", " ", "dance", "draw draw", "DRAW", "draw\n", "a" * 400, "🂡"])
def test_what_is_no_move_is_refused(bench: Bench, move: str) -> None:
    decision = bench.sender.state.get("decision")
    message = {"do": "move", "id": "a", "decision": decision, "move": move}
    assert refusal(bench.run(bench.send(json.dumps(message)))) == "notation"


@pytest.mark.parametrize("decision", [None, "", 0, True, [], {}, "99.draw", "0.draw\x00", 1e308])
def test_another_decision_is_refused(bench: Bench, decision: object) -> None:
    state = bench.sender.state
    message = {"do": "move", "id": "a", "decision": decision, "move": state["legal"][0]}
    assert refusal(bench.run(bench.send(json.dumps(message)))) == "stale"


@pytest.fixture
def two(one_server: Server) -> Table:
    return start_match(one_server)


def test_out_of_turn(two: Table) -> None:
    async def attempt() -> None:
        async with Client(two, 0) as first, Client(two, 1) as second:
            await first_states(first, second)
            mover, other = (first, second) if first.state["legal"] else (second, first)
            answer = await other.move(
                mover.state["legal"][0], decision=mover.state["decision"], id="same"
            )
            assert answer["refused"]["rule"]
            # What was refused is not kept: the same id may be tried again.
            answer = await other.move("dance", id="same")
            assert answer["refused"]["rule"] == "notation"

    asyncio.run(attempt())
    assert two.show(0)["status"] == "playing"


def test_a_move_sent_again_is_played_once(two: Table) -> None:
    async def attempt() -> None:
        async with Client(two, 0) as first, Client(two, 1) as second:
            await first_states(first, second)
            mover, other = (first, second) if first.state["legal"] else (second, first)
            move = any_move(mover.state["legal"], random.Random(1))
            decision = mover.state["decision"]
            answers = [await mover.move(move, decision=decision, id="once") for _ in range(5)]
            assert [answer["accepted"] for answer in answers] == [1] * 5
            await other.until(lambda message: message["kind"] == "state")
            await other.ask("why", moves=[])
            assert sum('"kind":"state"' in text for text in other.received) == 2

    asyncio.run(attempt())


def test_at_a_finished_table(two: Table) -> None:
    async def attempt() -> None:
        async with Client(two, 0) as client:
            await client.until(lambda message: message["kind"] == "state")
            legal, decision = client.state["legal"], client.state["decision"]
            await end_match(two)
            for do, more in (
                ("move", {"move": (legal or ["draw"])[0], "decision": decision}),
                ("takeback", {}),
                ("abandon", {}),
            ):
                answer = await client.ask(do, **more)
                assert answer.get("error") == "not_playing", do
            answer = await client.ask("agree", question="a", yes=True)
            assert answer["error"] == "nothing_asked"

    asyncio.run(attempt())
    assert two.show(0)["status"] == "abandoned"


# Anything at all.

# No message of these is a proper one that others would hear of.
things = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
messages = st.fixed_dictionaries(
    {"do": st.sampled_from(["watch", "move", "why", "takeback", "agree"]) | things},
    optional={
        "id": things | st.text(min_size=1, max_size=70),
        "since": things | st.integers(-5, 5),
        "key": things,
        "decision": things,
        "move": things | st.sampled_from(["draw", "takeback 1", "discard", "play waiter"]),
        "moves": things | st.lists(st.text(max_size=10), max_size=3),
        "card": things,
        "yes": things,
        "seat": things,
    },
)
frames = (
    st.text(max_size=200)
    | st.binary(max_size=200)
    | things.map(json.dumps)
    | messages.map(json.dumps)
    | messages.map(lambda message: json.dumps(message)[:-2])
)
ANSWERS = {"error", "answer"}
# What `watch` is answered with.
SHOWN = ANSWERS | {"table", "chat", "state"}


@settings(max_examples=300 if compiled() else 60)
@given(frame=frames)
def test_anything_is_answered_to_its_sender_alone(bench: Bench, frame: str | bytes) -> None:
    answers = bench.run(bench.send(frame))
    assert answers
    if len(answers) == 1:
        answer = answers[0]
        assert answer["kind"] in ANSWERS
        assert {"error", "refused", "why"} & set(answer)
        assert answer.get("error") != "unavailable"
    else:
        assert {answer["kind"] for answer in answers} <= SHOWN


# The HTTP API, from its own description.

CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
    checks.unsupported_method,
]


def operations(server: Server) -> Iterator[Any]:
    """Every operation that the server describes."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    for found in schema.get_all_operations():
        yield found.ok()


def test_the_api_is_what_it_describes(one_server: Server) -> None:
    described: set[tuple[str, str]] = set()
    for operation in operations(one_server):
        described.add((operation.method.upper(), re.sub(r"{\w+}", "{}", operation.path)))

        @settings(max_examples=20 if compiled() else 5)
        @given(case=operation.as_strategy())
        def whatever_is_asked(case: schemathesis.Case) -> None:
            case.call_and_validate(checks=CHECKS)

        whatever_is_asked()
    # What is described must be all there is, and docs/api.md lists that.
    assert documented_routes() <= described
    assert "could not" not in one_server.logged()


def ask_all(table: Table, operation: Any) -> None:
    @settings(max_examples=15 if compiled() else 4)
    @given(case=operation.as_strategy(), seat=st.integers(0, 1))
    def whatever_is_asked(case: schemathesis.Case, seat: int) -> None:
        ask_at(table, case, seat)

    whatever_is_asked()


def test_at_a_table_the_api_is_what_it_describes(one_server: Server) -> None:
    """The same by somebody who sits there, as otherwise there is hardly ever a table to be found."""
    for operation in operations(one_server):
        if "/tables/{id}" not in operation.path:
            continue
        table = lay_table(one_server, seats=[{"kind": "person"}] * 3)
        if operation.method == "get":
            table.request("PATCH", "/seats/2", 0, json={"kind": "bot"}).raise_for_status()
            table.start()
        ask_all(table, operation)
        if operation.method == "get":
            # Its bot would go on, while other tests compare what is stored.
            asyncio.run(end_match(table))
    assert "could not" not in one_server.logged()


def ask_at(table: Table, case: schemathesis.Case, seat: int) -> None:
    case.path_parameters["id"] = table.id
    headers = {"Authorization": f"Bearer {table.tokens[seat]}", "X-Table-Key": table.key}
    case.call_and_validate(checks=CHECKS[:-2], headers=headers)


def test_the_description_tells_how_to_enter(one_server: Server) -> None:
    document = http("GET", f"{one_server.url}/api/openapi.json").json()
    schemes = {"seat", "cookie", "key", "profile", "profile_cookie"}
    assert set(document["components"]["securitySchemes"]) == schemes
    for path, operations_there in document["paths"].items():
        for method, operation in operations_there.items():
            assert operation.get("summary"), (method, path)
            assert operation.get("description"), (method, path)
            assert {"429", "503"} <= set(operation["responses"]), (method, path)
            entered = path.startswith(("/api/tables/{id}", "/api/me"))
            assert ("security" in operation) == entered, (method, path)
            if method != "get":
                assert {"403", "413"} <= set(operation["responses"]), (method, path)


# Bodies that no generator of JSON makes.

SEATS = b'{"game": "smile_life", "seats": [{}, {}], "name": "x", '
BODIES: dict[str, tuple[bytes, int]] = {
    "nothing": (b"", 422),
    "no JSON": (b"game=smile_life", 422),
    "bytes": (b"\xff\xfe\x00", 400),
    "a lone surrogate": (b'{"\\ud800": 1}', 422),
    "a lone surrogate as name": (SEATS + b'"language": "\\ud800"}', 422),
    "an unknown field of one": (SEATS + b'"\\udfff": 1}', 422),
    "deep nesting": (b"[" * 100_000, 400),
    "a huge number": (SEATS + b'"grace": ' + b"9" * 5000 + b"}", 400),
    "not a number": (SEATS + b'"options": {"deck": NaN}}', 422),
    "infinity": (SEATS + b'"options": {"deck": -Infinity}}', 422),
    "a nul": (SEATS + b'"commitment": "\\u0000"}', 422),
    "a contribution before its time": (SEATS + b'"contribution": "a0"}', 422),
    "a commitment that is none": (SEATS + b'"commitment": "a0"}', 422),
    "an invisible name": (b'{"game": "smile_life", "seats": [{}, {}], "name": "\\u200b"}', 422),
    "a deck of rubbish": (SEATS + b'"deck": "\\u0000[[["}', 422),
    "too much": (b"x" * 300_000, 413),
}


@pytest.mark.parametrize("body", BODIES)
def test_a_bad_body_is_refused(one_server: Server, body: str) -> None:
    content, status = BODIES[body]
    before = stored(one_server)
    url = f"{one_server.url}/api/tables"
    headers = {"Content-Type": "application/json"}
    response = http("POST", url, content=content, headers=headers)
    assert response.status_code == status
    assert response.json()["error"]
    # Also without a length, in pieces.
    pieces = (content[at : at + 1000] for at in range(0, len(content), 1000))
    assert http("POST", url, content=pieces, headers=headers).status_code == status
    assert stored(one_server) == before
    assert "could not" not in one_server.logged()
