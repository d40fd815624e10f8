"""From the start of a match to its seed: commitments, reveals, who vanishes, who comes late, and servers that cheat."""

import asyncio
import json
import re
import time
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest
from alembic import command
from sqlalchemy import text

from parcours import SetupError, load_record
from parcours.core.fairness import (
    check_proof,
    commit_contribution,
    commitment_1,
    fingerprint,
    seed_1,
)
from parcours.server.db.store import Store
from parcours.server.tables.tokens import digest

from .cheats import (
    change_anothers_commitment,
    change_my_contribution,
    choose_the_secret_late,
    fall_back_to_protocol_1,
    withhold_my_reveal,
)
from .databases import engine_of, migrating
from .harness import (
    Client,
    Server,
    Table,
    commit,
    first_states,
    http,
    lay_table,
    play_out,
    start_match,
)

Json = dict[str, Any]
SHORT = {"deck": 50}
# Long enough for a test that waits for it once, short enough to be waited for.
SOON = 1.0


def states(table: Table) -> list[str]:
    return [seat["contribution_state"] for seat in table.show(0)["seats"]]


def denied(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def record_of(table: Table) -> str:
    return table.request("GET", "/record", 0).raise_for_status().text


def wait_until_begun(table: Table) -> None:
    """Look at the table until its match has begun."""

    async def watch() -> None:
        async with Client(table, 0) as client:
            await client.until(lambda m: m["kind"] == "state")

    asyncio.run(watch())


class Honest:
    """What the browser of one seat keeps, and compares with the record at the end."""

    def __init__(self, table: Table, seat: int = 0) -> None:
        self.table = table
        self.contribution = table.contributions[seat]
        self.commitment: str = table.show(seat)["commitment"]
        self.fingerprint = ""

    def look(self) -> None:
        """As it does before it reveals."""
        shown = self.table.show(0)
        assert shown["status"] == "shuffling"
        assert shown["commitment"] == self.commitment
        commitments = [seat["commitment"] for seat in shown["seats"]]
        self.fingerprint = fingerprint(self.table.id, self.commitment, commitments)

    def check(self, record: str) -> Any:
        match = load_record(record)
        return check_proof(match, self.contribution, self.commitment, self.fingerprint)


def test_commitments_come_before_reveals(standing: Server) -> None:
    table = lay_table(standing, people=2, bots=1, options=SHORT)
    honest = Honest(table)
    assert states(table) == ["committed", "committed", "none"]
    # Nobody can reveal before all is fixed, and then nothing can be changed.
    assert denied(table.reveal(0)) == (409, "not_shuffling")
    table.request("POST", "/start", 0).raise_for_status()
    honest.look()
    changed = table.request("PATCH", "/seats/1", 1, json=commit("another"))
    assert denied(changed) == (409, "not_open")
    assert denied(table.request("PATCH", "/seats/1", 0, json={"kind": "bot"})) == (409, "not_open")
    assert denied(table.request("POST", "/seats", json={"name": "Eve"})) == (409, "not_open")
    assert denied(table.request("POST", "/start", 0)) == (409, "not_open")
    assert denied(table.request("GET", "/record", 0)) == (409, "not_playing")
    # Only one's own, and only what was committed to.
    assert denied(table.reveal(1, "another")) == (422, "bad_contribution")
    wish = {"contribution": table.contributions[1]}
    assert denied(table.request("POST", "/seats/1/contribution", 0, json=wish)) == (
        403,
        "forbidden",
    )
    assert denied(table.request("POST", "/seats/1/contribution", json=wish)) == (403, "forbidden")
    assert table.reveal(0).status_code == 204
    assert table.reveal(0).status_code == 204
    assert states(table) == ["revealed", "committed", "none"]
    assert table.show(0)["status"] == "shuffling"
    assert table.reveal(1).status_code == 204
    assert table.show(0)["status"] == "playing"
    assert table.reveal(1).status_code == 204
    play_out(table)
    found = honest.check(record_of(table))
    assert (found.protocol, found.own) == (2, "ana")
    assert (found.revealed, found.without) == (["ana", "bob"], ["bot_3"])


def test_all_see_that_the_cards_are_shuffled(standing: Server) -> None:
    table = lay_table(standing, people=2)

    async def run() -> None:
        async with Client(table, 1) as bob, Client(table, None) as eve:
            for client in (bob, eve):
                await client.until(lambda m: m["kind"] == "table")
            await asyncio.to_thread(table.start)
            await first_states(bob, eve)
            for client in (bob, eve):
                heard = [json.loads(message) for message in client.received]
                shown = [m["table"]["status"] for m in heard if m["kind"] == "table"]
                assert [*dict.fromkeys(shown)] == ["open", "shuffling", "playing"]
                # Nobody is told another's contribution before the end.
                assert not [c for c in table.contributions.values() if c in str(heard)]

    asyncio.run(run())


@pytest.mark.parametrize("bad", ["", "x" * 65, "a b", "a\n", "é"])
def test_a_contribution_is_of_plain_letters(standing: Server, bad: str) -> None:
    table = lay_table(standing, people=1, bots=1)
    table.request("POST", "/start", 0).raise_for_status()
    wish = {"contribution": bad}
    answer = table.request("POST", "/seats/0/contribution", 0, json=wish)
    assert denied(answer) == (422, "bad_request")


def test_programs_that_take_no_part_begin_at_once(standing: Server) -> None:
    wish = {"game": "smile_life", "seats": [{}, {"kind": "bot"}], "name": "Ana", "options": SHORT}
    laid = http("POST", f"{standing.url}/api/tables", json=wish).raise_for_status().json()
    table = Table(standing, laid["table"]["id"], laid["table"]["key"], {0: laid["token"]})
    table.request("POST", "/start", 0).raise_for_status()
    assert table.show(0)["status"] == "playing"
    play_out(table)
    assert check_proof(load_record(record_of(table))).revealed == []


@pytest.fixture
def hasty(database: str) -> Iterator[Server]:
    """A server that does not wait long."""
    with Server(database, reveal_seconds=SOON) as running:
        yield running


def test_a_match_begins_without_who_vanishes(hasty: Server) -> None:
    table = lay_table(hasty, people=3, options=SHORT)
    honest = Honest(table)
    table.request("POST", "/start", 0).raise_for_status()
    honest.look()
    begun = time.monotonic()
    table.reveal(0).raise_for_status()
    wait_until_begun(table)
    assert time.monotonic() - begun > SOON / 2
    assert states(table) == ["revealed", "withheld", "withheld"]
    assert denied(table.reveal(1)) == (409, "not_shuffling")
    play_out(table)
    found = honest.check(record_of(table))
    assert (found.revealed, found.withheld) == (["ana"], ["bob", "cy"])


def test_the_time_to_reveal_goes_on_over_a_restart(database: str) -> None:
    with Server(database, reveal_seconds=SOON) as server:
        table = lay_table(server, people=2)
        table.request("POST", "/start", 0).raise_for_status()
        table.reveal(0).raise_for_status()
        server.kill()
        server.start()
        wait_until_begun(table)
        assert states(table) == ["revealed", "withheld"]


def test_a_reconnect_between_commit_and_reveal(database: str) -> None:
    with Server(database, reveal_seconds=600) as server:
        table = lay_table(server, people=2, options=SHORT)
        honest = Honest(table)
        table.request("POST", "/start", 0).raise_for_status()
        honest.look()
        table.reveal(1).raise_for_status()
        server.kill()
        server.start()
        # What was accepted is there, and what was not can be sent again.
        assert states(table) == ["committed", "revealed"]
        honest.look()
        table.reveal(0).raise_for_status()
        play_out(table)
        assert honest.check(record_of(table)).revealed == ["ana", "bob"]


def test_a_browser_that_lost_its_contribution_commits_again(standing: Server) -> None:
    table = lay_table(standing, people=2)
    changed = table.request("PATCH", "/seats/1", 1, json=commit("another"))
    assert changed.json()["seats"][1]["commitment"] == commit_contribution("another")
    assert denied(table.request("PATCH", "/seats/1", 0, json=commit("mine"))) == (403, "forbidden")
    table.contributions[1] = "another"
    table.start()
    assert table.show(0)["status"] == "playing"


def test_a_hand_over_before_the_start_replaces_the_commitment(standing: Server) -> None:
    table = lay_table(standing, people=2)
    for wish, state in (({}, "none"), (commit("phones"), "committed")):
        wish |= table.request("POST", "/seats/1/invitation", 1).json()
        claimed = table.request("POST", "/claim", json=wish).raise_for_status().json()
        table.tokens[1] = claimed["token"]
        assert states(table)[1] == state
    table.contributions[1] = "phones"
    table.start()
    assert states(table) == ["revealed", "revealed"]


def test_who_stands_up_takes_the_commitment_along(standing: Server) -> None:
    table = lay_table(standing, people=3)
    table.request("DELETE", "/seats/1", 1).raise_for_status()
    table.request("PATCH", "/seats/2", 0, json={"kind": "bot"}).raise_for_status()
    shown = table.show(0)["seats"]
    assert [seat["commitment"] for seat in shown[1:]] == [None, None]
    assert states(table) == ["committed", "none", "none"]


def test_a_guest_who_comes_late_was_not_at_the_shuffle(standing: Server) -> None:
    table = start_match(standing, people=2)
    before = table.show(0)["seats"][1]
    wish = table.request("POST", "/seats/1/invitation", 1).json() | commit("too late")
    table.tokens[1] = table.request("POST", "/claim", json=wish).json()["token"]
    after = table.show(1)["seats"][1]
    assert after["commitment"] == before["commitment"]
    assert after["contribution_state"] == "revealed"


def test_who_leaves_while_the_cards_are_shuffled(hasty: Server) -> None:
    table = lay_table(hasty, people=2)
    table.request("POST", "/start", 0).raise_for_status()
    table.request("DELETE", "/seats/1", 1).raise_for_status()
    assert table.show(0)["seats"][1]["left"]
    table.request("POST", "/seats/1/return", 1).raise_for_status()
    assert not table.show(0)["seats"][1]["left"]
    wait_until_begun(table)


def test_a_rematch_draws_everything_again(standing: Server) -> None:
    table = start_match(standing, people=2, options=SHORT)
    play_out(table)
    again: dict[int, Json] = {
        seat: table.request("POST", "/rematch", seat, json=commit(f"again{seat}")).json()
        for seat in (1, 0)
    }
    id = again[0]["table"]["id"]
    # The first seat has moved on.
    tokens = {1 - seat: again[seat]["token"] for seat in (1, 0)}
    following = Table(standing, id, again[0]["table"]["key"], tokens, {0: "again1", 1: "again0"})
    assert again[0]["table"]["commitment"] != table.show(0)["commitment"]
    honest = Honest(following)
    following.request("POST", "/start", 0).raise_for_status()
    honest.look()
    for seat in (0, 1):
        following.reveal(seat).raise_for_status()
    play_out(following)
    assert honest.check(record_of(following)).own == "bob"
    assert load_record(record_of(following)).seed != load_record(record_of(table)).seed


def test_a_deck_brought_along_is_part_of_the_commitment(standing: Server) -> None:
    deck = resources.files("parcours.games.smile_life").joinpath("deck.toml").read_text("utf-8")
    table = lay_table(standing, people=1, bots=1, options=SHORT, deck=deck)
    honest = Honest(table)
    table.request("POST", "/start", 0).raise_for_status()
    honest.look()
    table.reveal(0).raise_for_status()
    play_out(table)
    record = record_of(table)
    assert honest.check(record).own == "ana"
    with pytest.raises(SetupError):
        honest.check(record.replace("\nseed:", "\ndeck: # another line\nseed:"))


# Servers that cheat.


@pytest.mark.parametrize(
    "cheat",
    [
        change_my_contribution,
        change_anothers_commitment,
        choose_the_secret_late,
        withhold_my_reveal,
        fall_back_to_protocol_1,
    ],
)
def test_a_cheating_server_is_noticed(standing: Server, cheat: Any) -> None:
    """The server knows what the honest player has revealed, and then changes its database."""
    table = lay_table(standing, people=2, options=SHORT)
    honest = Honest(table)
    table.request("POST", "/start", 0).raise_for_status()
    honest.look()
    table.reveal(0).raise_for_status()
    cheat(table)
    if cheat is withhold_my_reveal:
        wait_until_begun(table)
    else:
        table.reveal(1).raise_for_status()
    play_out(table)
    with pytest.raises(SetupError):
        honest.check(record_of(table))


def test_the_record_of_another_table_is_noticed(standing: Server) -> None:
    """An old table with the same contribution: only its id tells it from this one."""
    old, new = (lay_table(standing, people=1, bots=1, options=SHORT) for _ in range(2))
    for table in (old, new):
        honest = Honest(table)
        table.request("POST", "/start", 0).raise_for_status()
        honest.look()
        table.reveal(0).raise_for_status()
        play_out(table)
    assert honest.check(record_of(new)).own == "ana"
    replayed = record_of(old)
    with pytest.raises(SetupError):
        honest.check(replayed)
    with pytest.raises(SetupError):
        honest.check(re.sub("table: .*", f"table: {new.id}", replayed))


# Tables of protocol 1.


def migrate_to(database: str, revision: str) -> None:
    """A database as an earlier version has left it."""
    store = Store(database)
    with migrating(store) as (_, config):
        command.upgrade(config, revision)
    store.engine.dispose()


OLD_TABLE = """
    INSERT INTO tables (id, game, options, visibility, key, status, clock, seconds, absence, grace, replay,
                        secret, seed, created, started)
    VALUES (:id, 'smile_life', '{"deck": 50, "river": false}', 'invitation', 'key', :status, 'none', 0, 'default', 60,
            'public', :secret, :seed, 1, :started)"""
OLD_SEAT = """
    INSERT INTO seats ("table", seat, kind, player, name, language, host, token, contribution, "left", muted, seen)
    VALUES (:id, :seat, 'person', :player, :name, 'en', :host, :token, :contribution, :no, :no, 0)"""


@pytest.mark.parametrize("status", ["open", "playing"])
def test_a_table_of_the_last_version_ends_under_protocol_1(database: str, status: str) -> None:
    secret, given = "5e" * 32, ["a0", "b1"]
    playing = status == "playing"
    migrate_to(database, "0001")
    with engine_of(database).begin() as connection:
        connection.execute(
            text(OLD_TABLE),
            {
                "id": "old",
                "status": status,
                "secret": secret,
                "seed": str(seed_1(secret, given)) if playing else None,
                "started": 1 if playing else None,
            },
        )
        for seat, (name, one) in enumerate(zip(("ana", "bob"), given, strict=True)):
            connection.execute(
                text(OLD_SEAT),
                {
                    "id": "old",
                    "seat": seat,
                    "player": name if playing else None,
                    "name": name,
                    "host": seat == 0,
                    "token": digest(f"token {seat}"),
                    "contribution": one,
                    "no": False,
                },
            )
    with Server(database) as server:
        table = Table(server, "old", "key", {0: "token 0", 1: "token 1"})
        shown = table.show(0)
        assert (shown["fairness"], shown["commitment"]) == (1, commitment_1(secret))
        # A newer page commits all the same, and is not waited for.
        if not playing:
            table.request("PATCH", "/seats/1", 1, json=commit("unused")).raise_for_status()
            table.start()
        assert table.show(0)["status"] == "playing"
        assert states(table) == ["none", "none"]
        play_out(table)
        record = record_of(table)
    assert "fairness:" not in record
    found = check_proof(load_record(record), "a0", commitment_1(secret))
    assert (found.protocol, found.revealed) == (1, ["ana", "bob"])


# Two processes.


@pytest.fixture
def pair(postgres_database: str) -> Iterator[tuple[Server, Server]]:
    with (
        Server(postgres_database, reveal_seconds=SOON, heartbeat=1) as one,
        Server(postgres_database, reveal_seconds=SOON, heartbeat=1) as other,
    ):
        yield one, other


def test_reveals_through_two_processes(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = lay_table(one, people=4, options=SHORT)
    there = Table(other, table.id, table.key, table.tokens, table.contributions)

    async def run() -> list[Client]:
        clients = [Client(table, seat, pair[seat % 2].url) for seat in range(4)]
        for client in clients:
            await client.__aenter__()
        await asyncio.to_thread(table.request, "POST", "/start", 0)
        await asyncio.gather(
            *(
                asyncio.to_thread((table, there)[seat % 2].reveal, seat)
                for seat in (0, 1, 2, 3, 0, 1)
            )
        )
        for client in clients:
            await client.until(lambda m: m["kind"] == "state")
            await client.__aexit__()
        return clients

    clients = asyncio.run(run())
    assert [client.shown["status"] for client in clients] == ["playing"] * 4
    assert states(table) == ["revealed"] * 4


def test_one_of_two_processes_begins_the_match_when_time_is_over(
    pair: tuple[Server, Server],
) -> None:
    one, other = pair

    async def run() -> None:
        for _ in range(5):
            table = lay_table(one, people=2, options=SHORT)
            async with Client(table, 0, one.url) as ana, Client(table, 1, other.url) as bob:
                await asyncio.to_thread(table.request, "POST", "/start", 0)
                await asyncio.to_thread(table.reveal, 0)
                await first_states(ana, bob)
                assert ana.state["view"]["pile"] == bob.state["view"]["pile"]
                # Both play on: what one sees of the other's first move fits its own table.
                first, second = (ana, bob) if ana.state["decision"] else (bob, ana)
                answer = await first.move(first.state["legal"][0])
                assert answer["accepted"] == 1
                await second.until(lambda m: m["kind"] == "state" and m["number"] == 1)
            assert states(table) == ["revealed", "withheld"]

    asyncio.run(run())
