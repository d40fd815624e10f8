"""What the server denies, with a code whose text is in the language files (`error-<code>`)."""

from functools import partial
from typing import Final

from parcours.server.wire.answers import Error
from parcours.server.wire.limits import LONGEST_NAME

# What each code means, for programmers; people read the language files.
MESSAGES: Final = {
    "asked_too_soon": "this was refused a moment ago: wait before asking again",
    "bad_address": "expected an e-mail address",
    "bad_message": "this message is not understood",
    "bad_request": "this request is not understood",
    "bad_deck": "this deck can't be played with",
    "bad_setup": "no match can be set up like this",
    "bad_contribution": "this contribution is refused",
    "bad_target": "notices can't be sent there: expected an https address on the internet",
    "bad_name": f"a name is 1 to {LONGEST_NAME} characters, of which at least one can be seen",
    "bad_passkey": "this passkey opens nothing here",
    "code_used": "this link has been used, is too old, or never existed",
    "cross_origin": "this page is not served from here",
    "forbidden": "you don't sit where you could do that",
    "gallery_full": "too many decks wait for the operator: try again another day",
    "invitation_used": "this invitation has been used, or never existed",
    "link_used": "this link has been used, is too old, or never existed",
    "muted": "the host has muted you",
    "name_taken": "somebody at this table has that name, or one that looks like it",
    "no_gallery": "this server has no gallery of decks",
    "no_profile": "you have no place here, or its key is not known",
    "no_hints": "hints are only for who plays alone against bots",
    "no_reasons": "no bot made this move",
    "no_such_channel": "there is no such channel for notices",
    "no_such_deck": "the gallery has no such deck",
    "no_such_game": "there is no such game",
    "no_such_lesson": "this game has no such lesson",
    "no_such_message": "there is no such message",
    "no_such_page": "there is nothing at this address",
    "no_such_person": "you have not played with anybody of that id",
    "no_such_puzzle": "this game has no such puzzle",
    "no_such_scenario": "this game has no such scenario",
    "no_such_seat": "this table has no such seat",
    "no_such_study": "there is no such study, or it was too long ago",
    "no_such_table": "there is no such table, or you may not see it",
    "not_awaited": "nothing is asked of you now",
    "not_finished": "the match is not over yet",
    "not_host": "only the host can do that",
    "not_offered": "this server does not send notices in this way",
    "not_open": "the match has already begun",
    "not_playing": "no match is being played here",
    "not_seeking": "you are not looking for people, or no longer",
    "not_shuffling": "no contributions are awaited at this table",
    "not_replayable": "you may not see this match through these eyes",
    "nothing_asked": "nothing is being asked",
    "profile_open": "this browser has a place already",
    "question_open": "something else is being asked: it must be answered first",
    "rules_changed": "this match can't be replayed as it was played, so it can't go on here",
    "read_failed": "the server could not read this; please try again",
    "seat_taken": "somebody already sits there",
    "seats_open": "some seats are still open",
    "sent_away": "the host has sent you away from this table",
    "server_full": "this server has no room for more connections",
    "studies_full": "too many studies wait for this server: try again later",
    "table_full": "all seats are taken",
    "too_fast": "too many messages at once: please slow down",
    "too_long": "this message is too long",
    "too_many_notices": "too many wishes for notices: wait before the next",
    "too_many": "too many connections from your address",
    "too_many_for_seat": "this seat has too many connections open",
    "too_many_studies": "your last study is not over: wait for it, or cancel it",
    "too_many_tables": "too many tables from your address wait for players",
    "too_slow": "the connection is too slow to keep up",
    "unavailable": "the server can't do this right now; nothing was changed",
    "unknown_host": "this server does not answer to that name",
}
STATUSES: Final = {
    "forbidden": 403,
    "cross_origin": 403,
    "muted": 403,
    "sent_away": 403,
    "not_host": 403,
    "not_replayable": 403,
    "no_hints": 403,
    "invitation_used": 403,
    "link_used": 403,
    "bad_passkey": 403,
    "code_used": 403,
    "no_gallery": 404,
    "no_profile": 404,
    "no_reasons": 404,
    "no_such_channel": 404,
    "no_such_deck": 404,
    "no_such_game": 404,
    "no_such_lesson": 404,
    "no_such_message": 404,
    "no_such_page": 404,
    "no_such_person": 404,
    "no_such_puzzle": 404,
    "no_such_scenario": 404,
    "no_such_seat": 404,
    "no_such_study": 404,
    "no_such_table": 404,
    "not_awaited": 409,
    "not_finished": 409,
    "not_offered": 404,
    "not_open": 409,
    "not_playing": 409,
    "not_seeking": 404,
    "not_shuffling": 409,
    "profile_open": 409,
    "nothing_asked": 409,
    "question_open": 409,
    "rules_changed": 409,
    "seat_taken": 409,
    "seats_open": 409,
    "table_full": 409,
    "name_taken": 409,
    "too_long": 413,
    "asked_too_soon": 429,
    "unknown_host": 421,
    "too_fast": 429,
    "too_many": 429,
    "too_many_for_seat": 429,
    "too_many_notices": 429,
    "too_many_studies": 429,
    "too_many_tables": 429,
    "bad_address": 422,
    "bad_request": 422,
    "bad_target": 422,
    "bad_deck": 422,
    "bad_setup": 422,
    "bad_contribution": 422,
    "bad_name": 422,
    "gallery_full": 503,
    "read_failed": 503,
    "server_full": 503,
    "studies_full": 503,
    "unavailable": 503,
}
# After how many seconds it is worth trying again, where nothing more exact is known.
RETRY_AFTER: Final = {
    "gallery_full": 3600,
    "too_many": 5,
    "too_many_for_seat": 5,
    "too_many_notices": 600,
    "too_many_studies": 10,
    "too_many_tables": 60,
    "read_failed": 5,
    "server_full": 5,
    "studies_full": 60,
    "unavailable": 5,
}


class Denied(Exception):
    """A request that can't be carried out, for a reason that is its sender's."""

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(MESSAGES[code])

    def __reduce__(self) -> tuple[object, ...]:
        # A worker process denies too, and what it raises is sent to ours.
        return partial(Denied, self.code, **self.params), ()

    @property
    def status(self) -> int:
        return STATUSES.get(self.code, 400)

    @property
    def retry_after(self) -> int | None:
        """After how many seconds it is worth trying again; None where waiting does not help."""
        exact = self.params.get("retry_after")
        return exact if isinstance(exact, int) else RETRY_AFTER.get(self.code)

    def json(self) -> Error:
        text = self.params.get("text")
        message = f"{MESSAGES[self.code]}: {text}" if text else MESSAGES[self.code]
        return {"error": self.code, "message": message, "params": self.params}
