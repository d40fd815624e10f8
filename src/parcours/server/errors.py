"""What the server denies, with a code whose text is in the language files (`error-<code>`)."""

from typing import Final

# What each code means, for programmers; people read the language files.
MESSAGES: Final = {
    "bad_message": "this message is not understood",
    "bad_request": "this request is not understood",
    "bad_deck": "this deck can't be played with",
    "bad_setup": "no match can be set up like this",
    "bad_contribution": "this contribution is refused",
    "bad_name": "a name is 1 to 24 printable characters",
    "cross_origin": "this page is not served from here",
    "forbidden": "you don't sit where you could do that",
    "invitation_used": "this invitation has been used, or never existed",
    "muted": "the host has muted you",
    "no_such_game": "there is no such game",
    "no_such_message": "there is no such message",
    "no_such_page": "there is nothing at this address",
    "no_such_scenario": "this game has no such scenario",
    "no_such_seat": "this table has no such seat",
    "no_such_table": "there is no such table, or you may not see it",
    "not_finished": "the match is not over yet",
    "not_host": "only the host can do that",
    "not_open": "the match has already begun",
    "not_playing": "no match is being played here",
    "not_shuffling": "no contributions are awaited at this table",
    "not_replayable": "you may not see this match through these eyes",
    "nothing_asked": "nothing is being asked",
    "seat_taken": "somebody already sits there",
    "seats_open": "some seats are still open",
    "table_full": "all seats are taken",
    "too_fast": "too many messages at once: please slow down",
    "too_long": "this message is too long",
    "too_many": "too many connections from your address",
    "too_slow": "the connection is too slow to keep up",
    "unavailable": "the server could not store this; nothing was changed",
}
STATUSES: Final = {
    "forbidden": 403,
    "cross_origin": 403,
    "muted": 403,
    "not_host": 403,
    "not_replayable": 403,
    "invitation_used": 403,
    "no_such_game": 404,
    "no_such_message": 404,
    "no_such_page": 404,
    "no_such_scenario": 404,
    "no_such_seat": 404,
    "no_such_table": 404,
    "not_finished": 409,
    "not_open": 409,
    "not_playing": 409,
    "not_shuffling": 409,
    "nothing_asked": 409,
    "seat_taken": 409,
    "seats_open": 409,
    "table_full": 409,
    "too_long": 413,
    "too_fast": 429,
    "too_many": 429,
    "bad_request": 422,
    "bad_deck": 422,
    "bad_setup": 422,
    "bad_contribution": 422,
    "bad_name": 422,
    "unavailable": 503,
}


class Denied(Exception):
    """Something that cannot be done, by the doing of whoever asked."""

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(MESSAGES[code])

    @property
    def status(self) -> int:
        return STATUSES.get(self.code, 400)

    def json(self) -> dict[str, object]:
        text = self.params.get("text")
        message = f"{MESSAGES[self.code]}: {text}" if text else MESSAGES[self.code]
        return {"error": self.code, "message": message, "params": self.params}
