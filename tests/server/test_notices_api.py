"""Notices over HTTP: what a server offers, whom it lets choose, where it sends nothing; and one notice all the way."""

import asyncio
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from parcours.core.errors import SetupError
from parcours.server.notices.outgoing import BadTarget, Outgoing, is_public, resolve
from parcours.server.notices.push import new_vapid_key
from parcours.server.notices.ways import check_ways
from parcours.server.settings import Settings

from ..processes import wait_until
from .harness import Client, Json, Server, Table, any_move, http, lay_table
from .receivers import Browser, Mailbox, Receiver, body_of, mailbox, receiver, shared

mails = shared(mailbox)
service = shared(receiver)


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as it is without any setting."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('closed') / 'parcours.db'}") as running:
        yield running


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory, mails: Mailbox) -> Iterator[Server]:
    """A server that sends in all ways, to loopback too."""
    folder = tmp_path_factory.mktemp("open")
    with Server(f"sqlite:///{folder / 'parcours.db'}", **open_settings(mails)) as running:
        yield running


def open_settings(mails: Mailbox) -> Json:
    return {
        "private_targets": "allow",
        "public_url": "https://play.example.org",
        "smtp": mails.url,
        "mail_from": "Parcours <parcours@play.example.org>",
    }


def add(server: Server, **wish: object) -> httpx.Response:
    return http("POST", f"{server.url}/api/notices/channels", json=wish)


def add_browser(server: Server, browser: Browser) -> str:
    secret: str = (
        add(server, kind="push", **browser.subscription()).raise_for_status().json()["secret"]
    )
    return secret


def want(table: Table, seat: int | None, secret: str, *wants: str) -> httpx.Response:
    headers = {"X-Channel": secret}
    return table.request("PUT", "/notices", seat, json={"wants": wants}, headers=headers)


def channel_of(server: Server, secret: str) -> httpx.Response:
    return http("GET", f"{server.url}/api/notices/channel", headers={"X-Channel": secret})


def ways_of(server: Server) -> Json:
    ways: Json = http("GET", f"{server.url}/api/notices").raise_for_status().json()
    return ways


# What is offered.


def test_without_settings_there_is_push_only(closed: Server) -> None:
    ways = ways_of(closed)
    assert len(ways.pop("push")) == 87
    assert ways == {"email": False, "webhook": False}
    for wish in (
        {"kind": "email", "address": "ana@example.org"},
        {"kind": "webhook", "url": "https://example.org/hook"},
    ):
        denied = add(closed, **wish)
        assert (denied.status_code, denied.json()["error"]) == (404, "not_offered")


def test_push_can_be_switched_off_and_has_its_key_by_settings(sqlite_database: str) -> None:
    with Server(sqlite_database, push="off") as server:
        assert ways_of(server)["push"] is None
    key = new_vapid_key()
    with Server(sqlite_database, vapid_key=key) as server:
        given = ways_of(server)["push"]
    with Server(sqlite_database) as server:
        assert ways_of(server)["push"] not in (None, given)


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"vapid_key": "short"}, "PARCOURS_VAPID_KEY is no private key"),
        ({"public_url": "play.example.org"}, "expected https://NAME"),
        ({"smtp": "smtp://mail"}, "PARCOURS_SMTP needs PARCOURS_PUBLIC_URL"),
        (
            {"smtp": "http://mail", "public_url": "https://a.org", "mail_from": "a@b.org"},
            "expected smtp://",
        ),
        ({"smtp": "smtp://mail", "public_url": "https://a.org"}, "PARCOURS_MAIL_FROM is ''"),
    ],
)
def test_settings_that_do_not_fit_together(settings: dict[str, str], expected: str) -> None:
    with pytest.raises(SetupError, match=expected):
        check_ways(Settings(**settings))  # type: ignore[arg-type]


# Where nothing is sent.

PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:192.168.0.1",
    "2002:7f00:1::",
    "2002:c0a8:101::1",
    "64:ff9b::7f00:1",
    "2001:0:53aa:64c:0:fb:3f57:fefe",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::808:808"]
)
def test_public_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/push",
        "https://localhost/push",
        "https://[::1]:8200/push",
        "https://2130706433/push",
        "https://0x7f.1/push",
        "http://1.1.1.1/push",
        "ftp://1.1.1.1/push",
        "https://user:password@1.1.1.1/push",
        "https://1.1.1.1:99999/push",
        "https:///push",
        "push",
        "https://name.invalid/push",
    ],
)
def test_a_target_that_is_refused(url: str, closed: Server, service: Receiver) -> None:
    subscription = Browser(service).subscription() | {"endpoint": url}
    denied = add(closed, kind="push", **subscription)
    assert (denied.status_code, denied.json()["error"]) == (422, "bad_target")


def test_a_name_that_means_something_else_by_now_is_refused_when_connecting(
    service: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was public when it was given: the answer of the resolver changes between the two."""
    answers = iter(["1.1.1.1", "127.0.0.1"])
    port = service.server.server_port

    async def run() -> None:
        loop = asyncio.get_running_loop()

        async def lookup(host: str, port: int, **_: object) -> list[object]:
            return [(2, 1, 6, "", (next(answers), port))]

        monkeypatch.setattr(loop, "getaddrinfo", lookup)
        outgoing = Outgoing(private=False)
        try:
            await outgoing.check(f"https://rebinding.example:{port}/push")
            before = len(service.requests)
            with pytest.raises(BadTarget):
                await outgoing.post(f"https://rebinding.example:{port}/push", {}, b"")
            assert len(service.requests) == before
        finally:
            await outgoing.close()

    asyncio.run(run())


def test_a_name_with_one_private_address_among_public_ones_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        async def lookup(host: str, port: int, **_: object) -> list[object]:
            return [(2, 1, 6, "", (address, port)) for address in ("1.1.1.1", "10.0.0.1")]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup)
        with pytest.raises(BadTarget):
            await resolve("both.example", 443, private=False)
        assert await resolve("both.example", 443, private=True) == "1.1.1.1"

    asyncio.run(run())


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "B" * 87, "auth": "MDEyMzQ1Njc4OWFiY2RlZg"},
        {"auth": "MDEyMzQ1Njc4OWFiY2RlZjAx"},
    ],
)
def test_keys_that_nothing_can_be_encrypted_with(
    keys: dict[str, str], open_server: Server, service: Receiver
) -> None:
    subscription = Browser(service).subscription()
    subscription["keys"] |= keys
    assert add(open_server, kind="push", **subscription).json()["error"] == "bad_target"


@pytest.mark.parametrize(
    "address",
    [
        "ana",
        "ana@localhost",
        "a b@example.org",
        "ana@example.org\nBcc: x@example.org",
        "<ana@example.org>",
        "ána@example.org",
        ",@example.org",
    ],
)
def test_what_is_no_address(address: str, open_server: Server) -> None:
    denied = add(open_server, kind="email", address=address)
    assert (denied.status_code, denied.json()["error"]) == (422, "bad_address")


# Who may choose.


def test_only_who_sits_there_chooses_with_a_channel_of_their_own(
    open_server: Server, service: Receiver
) -> None:
    table = lay_table(open_server)
    secret = add_browser(open_server, Browser(service, "chooses"))
    assert want(table, None, secret, "turn").json()["error"] == "forbidden"
    assert want(table, 0, "guessed", "turn").json()["error"] == "no_such_channel"
    assert want(table, 0, "", "turn").json()["error"] == "no_such_channel"
    assert want(table, 0, secret, "hands").json()["error"] == "bad_request"
    assert want(table, 0, secret, "turn", "end").status_code == 204
    headers = {"X-Channel": secret}
    assert table.request("GET", "/notices", 0, headers=headers).json() == {"wants": ["end", "turn"]}
    # Another seat has chosen nothing, and a spectator can't ask.
    assert table.request("GET", "/notices", 1, headers=headers).json() == {"wants": []}
    assert table.request("GET", "/notices", headers=headers).json()["error"] == "forbidden"
    assert want(table, 0, secret).status_code == 204
    assert table.request("GET", "/notices", 0, headers=headers).json() == {"wants": []}
    forget = http("DELETE", f"{open_server.url}/api/notices/channel", headers=headers)
    assert forget.status_code == 204
    assert channel_of(open_server, secret).json()["error"] == "no_such_channel"


def test_a_table_takes_a_few_webhooks(open_server: Server, service: Receiver) -> None:
    table = lay_table(open_server)
    answers = []
    for number in range(4):
        made = add(open_server, kind="webhook", url=f"{service.url}/few/{number}").json()["secret"]
        answers.append(want(table, number % 2, made, "turn").status_code)
    assert answers == [204, 204, 204, 429]


# All the way.


def test_a_notice_arrives(service: Receiver, mails: Mailbox, database: str) -> None:
    with Server(database, **open_settings(mails)) as server:
        browser = Browser(service, f"arrives-{database[:4]}")
        table = lay_table(server)
        assert want(table, 1, add_browser(server, browser), "turn", "end").status_code == 204
        table.start()
        asyncio.run(play_until(table, 1))
        wait_until(lambda: browser.requests())
        told = browser.received(ways_of(server)["push"])[-1]
        assert told == {
            "title": "Smile Life",
            "body": "It is your turn.",
            "path": f"/table/{table.id}",
            "waiting": 1,
        }
        figures = http("GET", f"{server.url}/metrics").text
        assert re.search(r'parcours_notices_total\{by="push",result="sent"\} [1-9]', figures)
        logged = server.stop()
    for secret in (service.url, browser.path, *table.tokens.values()):
        assert secret not in logged


async def play_until(table: Table, seat: int) -> None:
    """The other one comes by, makes moves and goes, until it is this one's turn after a move."""
    chance = random.Random(1)
    moved = None
    while True:
        for mover in table.tokens:
            async with Client(table, mover) as client:
                await client.until(lambda message: message["kind"] == "state")
                if client.state["decision"] is not None:
                    if mover == seat and moved not in (None, seat):
                        return
                    await client.move(any_move(client.state["legal"], chance))
                    moved = mover
            # Who is still seen there would have a minute to move.
            wait_until(lambda: not table.show(0)["seats"][seat]["present"])


def test_a_mail_is_confirmed_and_ended_without_logging_in(
    open_server: Server, mails: Mailbox
) -> None:
    made = add(open_server, kind="email", address="flo@example.org", language="nl").json()
    assert made["confirmed"] is False
    wait_until(lambda: mails.to("flo@example.org"))
    (mail,) = mails.to("flo@example.org")
    assert mail["Subject"] == "Bevestig je e-mailadres"
    found = re.search(r"https://play.example.org/confirm/(\S+)", body_of(mail))
    assert found is not None
    confirm = f"{open_server.url}/api/notices/confirm"
    assert http("POST", confirm, json={"token": "guessed"}).json()["error"] == "link_used"
    assert http("POST", confirm, json={"token": found[1]}).status_code == 204
    assert http("POST", confirm, json={"token": found[1]}).json()["error"] == "link_used"
    shown = channel_of(open_server, made["secret"]).json()
    assert shown == {"kind": "email", "address": "flo@example.org", "confirmed": True, "waiting": 0}
    path = str(mail["List-Unsubscribe"]).strip("<>").removeprefix("https://play.example.org")
    # Only looking at the link ends nothing.
    looked = http("GET", open_server.url + path)
    assert looked.status_code == 303
    assert looked.headers["location"].startswith("/unsubscribe/")
    assert channel_of(open_server, made["secret"]).status_code == 200
    ended = http("POST", open_server.url + path, data={"List-Unsubscribe": "One-Click"})
    assert ended.status_code == 204
    assert channel_of(open_server, made["secret"]).json()["error"] == "no_such_channel"


def test_wishes_are_limited(tmp_path: Path, mails: Mailbox) -> None:
    with Server(f"sqlite:///{tmp_path / 'limited.db'}", **open_settings(mails)) as server:
        answers = [
            add(server, kind="email", address=f"person{number}@example.org") for number in range(61)
        ]
        assert [answer.status_code for answer in answers] == [201] * 60 + [429]
        assert int(answers[-1].headers["retry-after"]) <= 60
        assert json.loads(answers[-1].text)["error"] == "too_many_notices"
