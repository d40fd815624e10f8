"""Places of their own for clients of tests."""

import secrets
from typing import Any

import httpx

from .harness import Json, Server, Table, commit, http


class Place:
    """Somebody's place, opened by the key of one device."""

    def __init__(self, server: Server, key: str, name: str) -> None:
        self.server = server
        self.key = key
        self.name = name
        self.headers = {"X-Profile-Key": key}
        # Of the shuffle.
        self.part = secrets.token_hex(8)

    def request(self, method: str, path: str = "", **more: Any) -> httpx.Response:
        headers = self.headers | more.pop("headers", {})
        return http(method, f"{self.server.url}/api/me{path}", headers=headers, **more)

    def get(self, path: str = "") -> Any:
        return self.request("GET", path).raise_for_status().json()

    def show(self) -> Json:
        shown: Json = self.get()
        return shown


def make_place(server: Server, name: str = "Ana") -> Place:
    wish = {"name": name, "language": "en"}
    made = http("POST", f"{server.url}/api/me", json=wish).raise_for_status()
    return Place(server, made.json()["key"], name)


def open_place(server: Server, code: str) -> httpx.Response:
    return http("POST", f"{server.url}/api/me/devices", json={"code": code})


def lay_with(people: list[Place], bots: int = 0, **wishes: Any) -> Table:
    """A table at which these people sit, each with their place; not started yet."""
    host, *others = people
    server = host.server
    seats = [{"kind": "person"}] * len(people) + [{"kind": "bot", "bot": "random"}] * bots
    wish = {"game": "smile_life", "seats": seats, "name": host.name, "options": {"deck": 50}}
    wish |= commit(host.part) | {"seating": "as_seated"} | wishes
    laid = http("POST", f"{server.url}/api/tables", json=wish, headers=host.headers)
    seated = laid.raise_for_status().json()
    id, key = seated["table"]["id"], seated["table"]["key"]
    table = Table(server, id, key, {0: seated["token"]}, {0: host.part})
    for place in others:
        sit = {"name": place.name, **commit(place.part)}
        sat = table.request("POST", "/seats", json=sit, headers=place.headers).raise_for_status()
        seat = sat.json()["seat"]
        table.tokens[seat] = sat.json()["token"]
        table.contributions[seat] = place.part
    return table
