"""docs/api.md tells what the server does: all its routes and errors, its close codes and its limits."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parcours.server.access.visitors import ARRIVALS_AT_ONCE, ARRIVALS_PER_SECOND, NOTICE_WISHES
from parcours.server.app import create_app
from parcours.server.http.entrance import LONGEST_BODY
from parcours.server.notices.channels import (
    MOST_CONFIRMATIONS,
    MOST_FOR_SEAT,
    MOST_SEARCHES,
    MOST_WATCHES,
    MOST_WEBHOOKS,
)
from parcours.server.settings import Settings
from parcours.server.wire import limits as wire_limits
from parcours.server.wire.errors import MESSAGES, RETRY_AFTER, STATUSES, Denied
from parcours.server.workers.replays import MOST_STEPS
from parcours.server.ws import socket as live

from .wire import LENIENT, validator

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return DOCUMENT.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def documented_routes() -> set[tuple[str, str]]:
    """The method and the path of each route in the document; what a part of a path is called does not matter."""
    found = re.findall(r"^\| `([A-Z]+) (/api/\S+)` \|", DOCUMENT, re.MULTILINE)
    return {(method, re.sub(r"{\w+}", "{}", path)) for method, path in found}


def test_all_routes_are_listed(tmp_path: Path) -> None:
    paths = create_app(Settings(database=f"sqlite:///{tmp_path}/tables.db")).openapi()["paths"]
    served = {
        (method.upper(), re.sub(r"{\w+}", "{}", path))
        for path, operations in paths.items()
        if path.startswith("/api/")
        for method in operations
    }
    assert served - documented_routes() == set(), "docs/api.md has no row for it: add one"
    assert documented_routes() - served == set(), "docs/api.md has a row for what is not served"


def test_all_errors_are_listed() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (.+) \|$", section("Errors"), re.MULTILINE)
    assert [code for code, _, _ in rows] == sorted(MESSAGES)
    for code, status, meaning in rows:
        assert int(status) == Denied(code).status
        assert meaning == MESSAGES[code]
    assert set(STATUSES) | set(RETRY_AFTER) <= set(MESSAGES)


def test_the_limits_are_those_of_the_server() -> None:
    limits = section("Limits")
    settings = Settings()
    for figure in (
        f"{settings.requests_per_second:.0f} a second, {5 * settings.requests_per_second:.0f} at once",
        f"one address | {settings.sockets_per_address} |",
        f"one seat | {settings.sockets_per_seat} |",
        f"the process | {settings.sockets:,} |",
        f"{settings.messages_per_second:.0f} a second, {2 * settings.messages_per_second:.0f} at once",
        f"{ARRIVALS_PER_SECOND} a second, {ARRIVALS_AT_ONCE} at once",
        f"open tables laid from one address | {settings.open_tables_per_address} |",
        f"{LONGEST_BODY // 1024} KB, within {settings.request_seconds:.0f} seconds",
        f"a message | {wire_limits.LONGEST_MESSAGE:,} characters",
        f"{wire_limits.LONGEST_ID} characters, {wire_limits.LONGEST_MOVE} characters,"
        f" {wire_limits.MOST_QUESTIONS} |",
        f"{wire_limits.LONGEST_NAME} characters, {wire_limits.LONGEST_CHAT} characters |",
        f"in one answer | {MOST_STEPS} |",
        f"of one address | {NOTICE_WISHES} an hour, {NOTICE_WISHES} at once |",
        f"its confirmation | {MOST_CONFIRMATIONS} a day |",
        f"searches of a channel | {MOST_WATCHES}, {MOST_FOR_SEAT}, {MOST_WEBHOOKS}, {MOST_SEARCHES} |",
    ):
        assert figure in limits, figure


def test_the_close_codes_are_told() -> None:
    told = section("Live")
    for code in (1006, 1007, live.POLICY_VIOLATION, 1009, 1011, 1012):
        assert f"| {code} |" in told
    assert f"more than {live.PATIENCE} messages" in told
    assert f"more than {live.LONGEST_BACKLOG} messages behind" in told
    assert f"more than {16 * wire_limits.LONGEST_MESSAGE // 1024} KB" in told


def test_the_refusals_without_a_rule_are_told() -> None:
    told = section("Live")
    for rule in ("turn", "notation", "stale", "takeback", "over"):
        assert f"`{rule}`" in told


# What the document shows is what is sent.


def parts(text: str) -> Iterator[Any]:
    """The JSON of a block, of which there may be several in a row."""
    text = text.strip().replace("{…}", '{"…": "…"}').replace("[…]", '["…"]')
    while text:
        part, end = json.JSONDecoder().raw_decode(text)
        yield part
        text = text[end:].lstrip()


def blocks() -> list[tuple[str, str]]:
    """The blocks of JSON, each with the type that it is marked with."""
    return re.findall(r"^```json ?(\w*)\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)


def test_each_block_is_marked_with_its_type() -> None:
    assert blocks()
    assert [text for name, text in blocks() if not name] == []


@pytest.mark.parametrize(("name", "text"), blocks())
def test_a_block_shows_what_is_sent(name: str, text: str) -> None:
    for part in parts(text):
        validator(name, LENIENT).validate(part)


@pytest.mark.parametrize("text", re.findall(r'`(\{".*?\})`', DOCUMENT))
def test_an_example_in_a_sentence_is_of_some_type(text: str) -> None:
    for part in parts(text):
        assert any(validator(name, LENIENT).is_valid(part) for name in LENIENT), text
        if "do" in part:
            validator("ClientMessage", LENIENT).validate(part)


def test_every_command_and_every_message_is_shown() -> None:
    shown = [part for name, text in blocks() if name.endswith("Message") for part in parts(text)]
    shown += [part for text in re.findall(r'`(\{"do".*?\})`', DOCUMENT) for part in parts(text)]
    for side, word in (("ClientMessage", "do"), ("ServerMessage", "kind")):
        defined = LENIENT[side]["discriminator"]["mapping"]
        assert {part[word] for part in shown if word in part} == set(defined)
