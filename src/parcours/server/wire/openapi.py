"""What the OpenAPI document says besides what FastAPI finds out: errors, and how to show who one is."""

from functools import partial
from typing import Any

from fastapi import FastAPI

from parcours.server.wire.answers import Error
from parcours.server.wire.errors import STATUSES

Json = dict[str, Any]

# What any request may be answered with.
_ALWAYS = ("too_fast", "unknown_host")
_READING = ("read_failed",)
# What whatever changes something may be answered with.
_CHANGING = ("cross_origin", "too_long", "unavailable")
_SCHEMES = {
    "seat": {
        "type": "http",
        "scheme": "bearer",
        "description": "The token of a seat, as it was answered when somebody sat down.",
    },
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "seat_{id}",
        "description": "The same token as a cookie, which is set when somebody sits down at the table {id}.",
    },
    "key": {
        "type": "apiKey",
        "in": "header",
        "name": "X-Table-Key",
        "description": "The key of a table by invitation, for those who don't sit there.",
    },
    "profile": {
        "type": "apiKey",
        "in": "header",
        "name": "X-Profile-Key",
        "description": "A device's key to a place of one's own. It opens the seats that belong to the place, too.",
    },
    "profile_cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "profile",
        "description": "The same key as a cookie, which is set when a place is made or opened.",
    },
}
_OF_PROFILE = ("profile", "profile_cookie")


def errors(*codes: str, changing: bool = False) -> dict[int | str, Json]:
    """The answers of an operation that denies something with these codes."""
    statuses: dict[int | str, list[str]] = {}
    for code in (*codes, *_ALWAYS, *(_CHANGING if changing else _READING)):
        statuses.setdefault(STATUSES[code], []).append(code)
    if changing:
        # A body that can't even be read.
        statuses[400] = ["bad_request"]
    return {
        status: {"model": Error, "description": ", ".join(sorted(found))}
        for status, found in sorted(statuses.items(), key=str)
    }


# What may go wrong with any deck that somebody brings.
deck_errors = partial(errors, "bad_request", "no_such_game", "bad_deck", changing=True)


def describe(app: FastAPI) -> None:
    """Let the description tell how a table is entered, and which of its parts need that."""
    plain = app.openapi

    def openapi() -> Json:
        if app.openapi_schema is None:
            document = plain()
            document["components"]["securitySchemes"] = _SCHEMES
            for path, operations in document["paths"].items():
                for operation in operations.values():
                    _errors_are_json(operation)
                    if path.startswith("/api/tables/{id}"):
                        # Public tables can be seen by anybody.
                        operation["security"] = [{}, *({name: []} for name in _SCHEMES)]
                    elif path.startswith("/api/me"):
                        operation["security"] = [{}, *({name: []} for name in _OF_PROFILE)]
        return app.openapi_schema or {}

    app.openapi = openapi  # type: ignore[method-assign]


def _errors_are_json(operation: Json) -> None:
    """Also where what is asked for is plain text."""
    for status, response in operation["responses"].items():
        if status >= "400":
            (described,) = response["content"].values()
            response["content"] = {"application/json": described}
