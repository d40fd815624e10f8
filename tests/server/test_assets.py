"""The files of the page and their compressed twins."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest

from parcours.server.http.assets import Assets

PLAIN = b"export const board = 'town'\n" * 100
SENT = {None: PLAIN, "gzip": gzip.compress(PLAIN), "br": b"as brotli has it"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "board.js").write_bytes(PLAIN)
    (tmp_path / "board.js.gz").write_bytes(SENT["gzip"])
    (tmp_path / "board.js.br").write_bytes(SENT["br"])
    (tmp_path / "small.css").write_bytes(b"p{}")
    return tmp_path


def get(folder: Path, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """The answer, and its bytes as they came over the line."""

    async def ask() -> tuple[httpx.Response, bytes]:
        transport = httpx.ASGITransport(Assets(directory=folder))
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://page") as client,
            client.stream("GET", path, headers=sent) as answer,
        ):
            return answer, b"".join([part async for part in answer.aiter_raw()])

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, br", "br"), ("gzip, deflate", "gzip"), ("gzip;q=1.0", "gzip"), ("identity", None)],
)
def test_a_browser_gets_the_smallest_twin_that_it_reads(
    folder: Path, accepted: str, encoding: str | None
) -> None:
    answer, sent = get(folder, "/board.js", accept_encoding=accepted)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert sent == SENT[encoding]


def test_a_twin_is_not_sent_again(folder: Path) -> None:
    first, _ = get(folder, "/board.js", accept_encoding="gzip")
    again, sent = get(
        folder, "/board.js", accept_encoding="gzip", if_none_match=first.headers["etag"]
    )
    assert (again.status_code, sent) == (304, b"")


def test_what_has_no_twin_is_sent_as_it_is(folder: Path) -> None:
    answer, sent = get(folder, "/small.css", accept_encoding="gzip, br")
    assert "content-encoding" not in answer.headers
    assert sent == b"p{}"
