"""docs/api.md tells what the server does: all its routes and errors, its close codes and its limits."""

import re
from pathlib import Path

from parcours.server import live, names, tables
from parcours.server.app import LONGEST_BODY, create_app
from parcours.server.errors import MESSAGES, RETRY_AFTER, STATUSES, Denied
from parcours.server.replays import most_steps
from parcours.server.settings import Settings

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
        f"open tables laid from one address | {settings.open_tables_per_address} |",
        f"{LONGEST_BODY // 1024} KB, within {settings.request_seconds:.0f} seconds",
        f"a message | {live.LONGEST_MESSAGE:,} characters",
        f"{live.LONGEST_ID} characters, {live.LONGEST_MOVE} characters, {live.MOST_QUESTIONS} |",
        f"{names.LONGEST_NAME} characters, {tables.LONGEST_CHAT} characters |",
        f"in one answer | {most_steps} |",
    ):
        assert figure in limits, figure


def test_the_close_codes_are_told() -> None:
    told = section("Live")
    for code in (1006, 1007, live.POLICY_VIOLATION, 1009, 1011, 1012):
        assert f"| {code} |" in told
    assert f"more than {live.PATIENCE} messages" in told
    assert f"more than {live.LONGEST_BACKLOG} messages behind" in told
    assert f"more than {16 * live.LONGEST_MESSAGE // 1024} KB" in told


def test_the_refusals_without_a_rule_are_told() -> None:
    told = section("Live")
    for rule in ("turn", "notation", "stale", "takeback", "over"):
        assert f"`{rule}`" in told
