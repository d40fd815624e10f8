"""What crosses the wire has one definition: its documents say the same, and what is sent is read by it."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator

from parcours.server.wire.messages import Malformed, read_command

from .wire import DOCS, SOCKET

ROOT = Path(__file__).parents[2]

# The documents.


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The tool and the documents that it writes, apart from ours."""
    for folder, file in (
        ("tools", "wire.py"),
        ("docs", "openapi.json"),
        ("docs", "websocket.schema.json"),
    ):
        (tmp_path / folder).mkdir(exist_ok=True)
        shutil.copy(ROOT / folder / file, tmp_path / folder / file)
    return tmp_path


def run(checkout: Path, task: str) -> subprocess.CompletedProcess[str]:
    tool = checkout / "tools" / "wire.py"
    return subprocess.run(
        [sys.executable, str(tool), task], capture_output=True, text=True, check=False
    )


def test_the_documents_are_what_is_defined(checkout: Path) -> None:
    done = run(checkout, "check")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("name", ["openapi.json", "websocket.schema.json"])
def test_a_document_that_differs_is_told_and_written(checkout: Path, name: str) -> None:
    file = checkout / "docs" / name
    file.write_text(file.read_text().replace('"spectators"', '"onlookers"'))
    done = run(checkout, "check")
    assert done.returncode == 1
    assert name in done.stderr
    assert "make wire" in done.stderr
    assert run(checkout, "write").returncode == 0
    assert file.read_text() == (DOCS / name).read_text()


# Reading commands.

ID = "expected 'id': a text of 1 to 64 printable characters"
MALFORMED: dict[str, tuple[str | None, str | None, str, object]] = {
    # What is sent, the id that its answer names, the code, and what was expected or how long it may be.
    "no text": (None, None, "bad_message", "expected text, not bytes"),
    "too long": ("x" * 4097, None, "too_long", 4096),
    "no JSON": ('{"do"', None, "bad_message", "expected JSON"),
    "no object": ('["move"]', None, "bad_message", "expected an object"),
    "unknown": (
        '{"do": "win", "id": "a"}',
        None,
        "bad_message",
        "expected 'do': one of abandon, agree, chat, lesson, move, pace, ping, takeback, watch, why",
    ),
    "no id": ('{"do": "ping"}', None, "bad_message", ID),
    "no id and no move": ('{"do": "move"}', None, "bad_message", ID),
    "an invisible id": ('{"do": "ping", "id": "\\u200b"}', None, "bad_message", ID),
    "a long id": (json.dumps({"do": "ping", "id": "a" * 65}), None, "bad_message", ID),
    "no move": ('{"do": "move", "id": "a"}', "a", "bad_message", "expected 'move': a text"),
    "a long move": (json.dumps({"do": "move", "id": "a", "move": "x" * 401}), "a", "too_long", 400),
    "since": (
        '{"do": "watch", "since": "1"}',
        None,
        "bad_message",
        "expected 'since': a number or null",
    ),
    "key": (
        '{"do": "watch", "id": "a", "key": 1}',
        "a",
        "bad_message",
        "expected 'key': a text or null",
    ),
    "yes": (
        '{"do": "agree", "id": "a", "question": "b", "yes": 1}',
        "a",
        "bad_message",
        "expected 'yes': true or false",
    ),
    "no moves": (
        '{"do": "why", "id": "a"}',
        "a",
        "bad_message",
        "expected 'moves': up to 40 moves",
    ),
    "a long one of the moves": (
        json.dumps({"do": "why", "id": "a", "moves": ["x" * 401]}),
        "a",
        "bad_message",
        "expected 'moves': up to 40 moves",
    ),
    "a card": (
        '{"do": "why", "id": "a", "card": 1}',
        "a",
        "bad_message",
        "expected 'card': a text",
    ),
    "a long text": (json.dumps({"do": "chat", "id": "a", "text": "x" * 301}), "a", "too_long", 300),
}


@pytest.mark.parametrize("name", MALFORMED)
def test_what_is_malformed_is_told_what_was_expected(name: str) -> None:
    text, id, code, expected = MALFORMED[name]
    with pytest.raises(Malformed) as refused:
        read_command(text)
    assert (refused.value.id, refused.value.code) == (id, code)
    assert list(refused.value.params.values()) == [expected]


def test_a_decision_that_is_no_text_is_none() -> None:
    command = read_command('{"do": "move", "id": "a", "decision": 12, "move": "draw", "more": 1}')
    assert command.model_dump() == {"do": "move", "id": "a", "decision": None, "move": "draw"}


values = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=3)
    | st.lists(st.text(), max_size=2)
)
commands = st.fixed_dictionaries(
    {"do": st.sampled_from(sorted(SOCKET["$defs"]["ClientMessage"]["discriminator"]["mapping"]))},
    optional={
        "id": st.just("a") | values,
        "since": values,
        "key": values,
        "decision": st.none() | st.text(max_size=3),
        "move": values,
        "moves": values,
        "card": values,
        "question": values,
        "yes": values,
        "text": values,
    },
)
COMMAND = Draft202012Validator({"$ref": "#/$defs/ClientMessage", "$defs": SOCKET["$defs"]})


@given(command=commands)
def test_the_schema_allows_what_is_read(command: dict[str, Any]) -> None:
    # A schema says neither which characters are printable, nor that one of two fields must be there.
    assume(str(command.get("id", "")).isprintable())
    assume(command["do"] != "why" or "moves" in command or "card" in command)
    try:
        read_command(json.dumps(command))
    except Malformed:
        assert not COMMAND.is_valid(command)
    else:
        assert COMMAND.is_valid(command)
