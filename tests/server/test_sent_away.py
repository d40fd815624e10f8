"""Who may sit and be called what: names at one table, muted players, and those whom the host sent away."""

import pytest

from .harness import Server, Table, http, lay_table


@pytest.mark.parametrize("name", ["Ana", "aná", "Аna", "Bot 3", "\u200bAna"])
def test_nobody_sits_down_with_anothers_name(one_server: Server, name: str) -> None:
    table = lay_table(one_server, people=1, seats=[{}, {}, {"kind": "bot"}])
    refused = table.request("POST", "/seats", json={"name": name})
    assert (refused.status_code, refused.json()["error"]) == (409, "name_taken")
    assert table.show()["seats"][1]["kind"] == "open"


def test_nobody_takes_anothers_name_later(one_server: Server) -> None:
    table = lay_table(one_server)
    refused = table.request("PATCH", "/seats/1", 1, json={"name": "ANA"})
    assert (refused.status_code, refused.json()["error"]) == (409, "name_taken")
    # One's own, written differently, is fine.
    table.request("PATCH", "/seats/1", 1, json={"name": "BOB"}).raise_for_status()
    # Nor by an invitation.
    link = table.request("POST", "/seats/1/invitation", 1).raise_for_status().json()
    claimed = table.request("POST", "/claim", json={**link, "name": "Ana"})
    assert claimed.json()["error"] == "name_taken"


def test_a_name_that_looks_empty(one_server: Server) -> None:
    table = lay_table(one_server, people=1, seats=[{}, {}])
    refused = table.request("POST", "/seats", json={"name": "\u3164\u200d"})
    assert (refused.status_code, refused.json()["error"]) == (422, "bad_name")


def test_who_is_muted_keeps_the_name(one_server: Server) -> None:
    table = lay_table(one_server)
    table.request("PUT", "/seats/1/muted", 0, json={"muted": True}).raise_for_status()
    refused = table.request("PATCH", "/seats/1", 1, json={"name": "Ana cheats"})
    assert (refused.status_code, refused.json()["error"]) == (403, "muted")
    link = table.request("POST", "/seats/1/invitation", 1).raise_for_status().json()
    assert table.request("POST", "/claim", json={**link, "name": "Ha"}).json()["error"] == "muted"
    assert table.show()["seats"][1]["name"] == "Bob"
    table.request("PATCH", "/seats/1", 1, json={"language": "fr"}).raise_for_status()
    table.request("PUT", "/seats/1/muted", 0, json={"muted": False}).raise_for_status()
    table.request("PATCH", "/seats/1", 1, json={"name": "Bobby"}).raise_for_status()


def test_who_was_sent_away_from_a_public_table_stays_away(standing: Server) -> None:
    table = lay_table(standing, visibility="public")
    table.request("DELETE", "/seats/1", 0).raise_for_status()
    # The browser still has the cookie of the seat.
    cookie = {f"seat_{table.id}": table.tokens[1]}
    url = f"{standing.url}/api/tables/{table.id}/seats"
    header = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookie.items())}
    refused = http("POST", url, json={"name": "Rob"}, headers=header)
    assert (refused.status_code, refused.json()["error"]) == (403, "sent_away")
    assert table.request("POST", "/seats", 1, json={"name": "Rob"}).json()["error"] == "sent_away"
    # Others are welcome, and so is somebody who left by themselves.
    sat = table.request("POST", "/seats", json={"name": "Cy"}).raise_for_status().json()
    table.tokens[1] = sat["token"]
    table.request("DELETE", "/seats/1", 1).raise_for_status()
    table.request("POST", "/seats", 1, json={"name": "Cy"}).raise_for_status()


def test_the_link_of_who_was_sent_away_opens_nothing_any_more(standing: Server) -> None:
    table = lay_table(standing, visibility="invitation")
    table.request("DELETE", "/seats/1", 0).raise_for_status()
    assert table.request("GET").json()["error"] == "no_such_table"
    assert table.request("POST", "/seats", json={"name": "Rob"}).json()["error"] == "no_such_table"
    # Those who sit there know the new one.
    key = table.show(0)["key"]
    assert key != table.key
    again = Table(standing, table.id, key, dict(table.tokens))
    again.request("POST", "/seats", json={"name": "Cy"}).raise_for_status()
