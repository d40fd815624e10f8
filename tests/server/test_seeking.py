"""Finding people: those who look for the same sit down together, once, as soon as enough are there."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select, update

from parcours.server.db import schema
from parcours.server.db.notices import ChannelRow
from parcours.server.tables.tokens import digest

from .databases import in_database
from .harness import Json, Server, Table, commit, http, play_out
from .places import make_place


@pytest.fixture(autouse=True)
def _nobody_waits(standing: Server) -> Iterator[None]:
    """Tests share a server, and not those who wait there."""
    yield
    in_database(standing, lambda connection: connection.execute(schema.seekers.delete()))


def seek(server: Server, name: str = "Ana", headers: Json | None = None, **wishes: Any) -> Json:
    wish = (
        {"game": "smile_life", "pace": "live", "name": name}
        | commit(f"{name.lower()}s_part")
        | wishes
    )
    answer = http("POST", f"{server.url}/api/seekers", json=wish, headers=headers)
    found: Json = answer.raise_for_status().json()
    return found


def mine(server: Server, token: str, method: str = "PUT") -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"}
    return http(method, f"{server.url}/api/seekers/mine", headers=headers)


def looking(server: Server, wanted: str = "any") -> list[Json]:
    found: list[Json] = (
        http("GET", f"{server.url}/api/seekers?wanted={wanted}").raise_for_status().json()
    )
    return found


def test_two_sit_down_together_and_play(standing: Server) -> None:
    ana = seek(standing, "Ana")
    assert (ana["waiting"], ana["needed"], ana["seated"]) == (1, 2, None)
    assert looking(standing) == [{"game": "smile_life", "pace": "live", "waiting": 1, "needed": 2}]
    bob = seek(standing, "Bob")
    assert looking(standing) == []
    told = mine(standing, ana["token"]).raise_for_status()
    seated = [told.json()["seated"], bob["seated"]]
    id = seated[0]["table"]["id"]
    assert [one["table"]["id"] for one in seated] == [id, id]
    # The same token, also as the cookie of the table.
    assert seated[0]["token"] == ana["token"]
    assert f"seat_{id}={ana['token']}" in told.headers["set-cookie"]
    shown = seated[1]["table"]
    assert (shown["visibility"], shown["seating"], shown["status"]) == (
        "invitation",
        "lot",
        "shuffling",
    )
    table = Table(
        standing,
        id,
        shown["key"],
        {one["seat"]: one["token"] for one in seated},
        {seated[0]["seat"]: "anas_part", seated[1]["seat"]: "bobs_part"},
    )
    for seat in table.tokens:
        table.reveal(seat).raise_for_status()
    # Asked for again after the lot, it is the seat that one has now.
    again = [mine(standing, one["token"]).json()["seated"] for one in (ana, bob)]
    assert sorted(one["seat"] for one in again) == [0, 1]
    table.tokens = {one["seat"]: one["token"] for one in again}
    assert table.show(0)["status"] == "playing"
    assert table.show(0)["absence"] == "bot"
    play_out(table)


def test_tokens_are_random_and_stored_as_hashes(standing: Server) -> None:
    token = seek(standing)["token"]
    stored = in_database(
        standing, lambda connection: connection.execute(select(schema.seekers)).mappings().all()
    )
    assert [row["token"] for row in stored] == [digest(token)]
    for guess in ("guess", digest(token)):
        assert mine(standing, guess).json()["error"] == "not_seeking"
        assert mine(standing, guess, "DELETE").json()["error"] == "not_seeking"


def test_games_paces_and_languages_are_kept_apart(standing: Server) -> None:
    seek(standing, "Ana", wanted="fr")
    for name, other in (
        ("Bob", {"wanted": "nl"}),
        ("Cy", {"wanted": "fr", "pace": "days"}),
        ("Dan", {"wanted": "fr", "game": "fatum"}),
    ):
        assert seek(standing, name, **other)["seated"] is None

    def waiting(wanted: str) -> dict[tuple[str, str], int]:
        return {(one["game"], one["pace"]): one["waiting"] for one in looking(standing, wanted)}

    assert waiting("fr") == {
        ("smile_life", "live"): 1,
        ("smile_life", "days"): 1,
        ("fatum", "live"): 1,
    }
    assert waiting("nl") == {("smile_life", "live"): 1}
    assert waiting("en") == {}
    # A person who takes any language completes a company.
    eve = seek(standing, "Eve", wanted="any")
    assert {seat["name"] for seat in eve["seated"]["table"]["seats"]} in (
        {"Ana", "Eve"},
        {"Bob", "Eve"},
    )


def test_it_takes_as_many_as_the_game_needs(standing: Server) -> None:
    found = [
        seek(standing, name, game="happy", wanted=wanted)
        for name, wanted in (("Ana", "fr"), ("Bob", "any"))
    ]
    assert [(one["waiting"], one["needed"]) for one in found] == [(1, 3), (2, 3)]
    last = seek(standing, "Cy", game="happy", wanted="fr", pace="live")
    assert len(last["seated"]["table"]["seats"]) == 3


def test_the_same_name_twice_gets_a_number(standing: Server) -> None:
    seek(standing, "Ana")
    seated = seek(standing, "ANA")["seated"]
    assert [seat["name"] for seat in seated["table"]["seats"]] == ["Ana", "ANA 2"]


def test_who_is_gone_or_gives_up_is_not_seated(standing: Server) -> None:
    ana, bob = seek(standing, "Ana"), seek(standing, "Bob", game="fatum")

    def let_time_pass(connection: Any) -> None:
        earlier = schema.seekers.c.expires - 76_000
        connection.execute(update(schema.seekers).values(expires=earlier))

    in_database(standing, let_time_pass)
    assert looking(standing) == []
    for one in (ana, bob):
        assert mine(standing, one["token"]).json()["error"] == "not_seeking"
    cy = seek(standing, "Cy")
    assert cy["seated"] is None
    assert mine(standing, cy["token"], "DELETE").status_code == 204
    assert seek(standing, "Dan")["seated"] is None


def test_a_word_from_the_browser_keeps_its_place(standing: Server) -> None:
    ana = seek(standing, "Ana")

    def let_time_pass(connection: Any) -> None:
        earlier = schema.seekers.c.expires - 50_000
        connection.execute(update(schema.seekers).values(expires=earlier))

    for _ in range(3):
        in_database(standing, let_time_pass)
        assert mine(standing, ana["token"]).status_code == 200
    assert seek(standing, "Bob")["seated"] is not None


def test_a_match_that_was_found_belongs_to_ones_place(standing: Server) -> None:
    place = make_place(standing)
    seek(standing, "Ana", headers=place.headers, pace="days")
    seated = seek(standing, "Bob", pace="days")["seated"]
    assert seated["table"]["clock"] == {"kind": "decision", "seconds": 172_800, "increment": 0}
    assert seated["table"]["absence"] == "wait"
    assert [one["table"]["id"] for one in place.get("/tables")] == [seated["table"]["id"]]


def test_of_many_who_come_at_once_each_is_seated_once(postgres_database: str) -> None:
    """Two processes on one Postgres: nobody is seated twice, and nobody is overlooked."""
    with Server(postgres_database) as one, Server(postgres_database) as other:
        names = [f"P{number}" for number in range(24)]
        servers = [random.Random(3).choice([one, other]) for _ in names]
        with ThreadPoolExecutor(8) as pool:
            found = list(
                pool.map(lambda both: seek(both[0], both[1]), zip(servers, names, strict=True))
            )
        told = [mine(other, answer["token"]).json()["seated"] for answer in found]
        tables = [seated["table"]["id"] for seated in told]
        assert len(set(tables)) == 12
        assert all(tables.count(id) == 2 for id in tables)
        assert len({(seated["table"]["id"], seated["seat"]) for seated in told}) == 24


def test_a_search_is_watched_by_confirmed_channels_and_so_is_its_match(standing: Server) -> None:
    ana = seek(standing, "Ana", pace="days")
    other = seek(standing, "Zoé", game="fatum", pace="days")

    def add_channels(connection: Any) -> None:
        for id in ("phone", "mail", "group"):
            kind: Any = {"phone": "push", "mail": "email", "group": "webhook"}[id]
            # Nobody has followed the link to the mail's address yet.
            confirmed = None if id == "mail" else 1
            row = ChannelRow(id, kind, digest(id), id, {"form": "json"}, "en", None, confirmed, 1)
            connection.execute(insert(schema.channels).values(asdict(row)))

    def tell(token: str, secret: str, wanted: bool = True) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}", "X-Channel": secret}
        url = f"{standing.url}/api/seekers/mine/notices"
        return http("PUT", url, json={"wanted": wanted}, headers=headers)

    in_database(standing, lambda c: c.execute(schema.channels.delete()))
    in_database(standing, add_channels)
    for secret in ("phone", "phone", "mail", "group"):
        assert tell(ana["token"], secret).status_code == 204
    assert tell(other["token"], "phone").status_code == 204
    assert tell(ana["token"], "nobody").json()["error"] == "no_such_channel"
    assert tell("nobody", "phone").json()["error"] == "not_seeking"
    bob = seek(standing, "Bob", pace="days")
    assert tell(bob["token"], "phone").json()["error"] == "not_seeking"
    table = bob["seated"]["table"]["id"]

    watches = schema.watches.c
    rows = in_database(
        standing,
        lambda c: c.execute(
            select(watches.channel, watches.token, watches.wants).where(watches.table == table)
        ).all(),
    )
    assert {row.token for row in rows} == {digest(ana["token"])}
    wants = {row.channel: row.wants for row in rows}
    assert wants == {
        "phone": ["turn", "half", "end", "rematch"],
        "group": ["turn", "end", "rematch"],
    }
    # The other search goes on, until it is told no more.
    assert tell(other["token"], "phone", wanted=False).status_code == 204
    assert not in_database(
        standing,
        lambda c: c.execute(
            select(schema.seeker_channels).where(
                schema.seeker_channels.c.seeker == digest(other["token"])
            )
        ).all(),
    )


def test_what_a_search_was_to_tell_is_forgotten_with_the_place(standing: Server) -> None:
    place = make_place(standing)
    ana = seek(standing, headers=place.headers, pace="days")

    def add(connection: Any) -> None:
        row = ChannelRow("hers", "email", digest("hers"), "ana@here.org", {}, "en", None, 1, 1)
        connection.execute(insert(schema.channels).values(asdict(row)))
        chosen = {"seeker": digest(ana["token"]), "channel": "hers"}
        connection.execute(insert(schema.seeker_channels).values(chosen))

    in_database(standing, add)
    assert place.request("DELETE").status_code == 204
    left = in_database(
        standing,
        lambda c: c.execute(
            select(schema.channels.c.id).where(schema.channels.c.id == "hers")
        ).all(),
    )
    assert left == []
