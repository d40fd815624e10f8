"""What a story is made of before it is said in a language: phrases with cards, players and numbers."""

import hashlib

from parcours.core.match import Match, Place


class Phrase:
    """Something said: a message, and what its variables stand for."""

    def __init__(self, message: str, params: dict[str, object] | None = None) -> None:
        self.message = message
        self.params: dict[str, object] = {} if params is None else params

    def __repr__(self) -> str:
        return f"<{self.message} {self.params}>"


class Thing:
    """A card, said in its role in a sentence: `job-waiter`, `my-new_car`.

    A card without such a message, from a custom deck, is said by `<role>-other`, which quotes its name.
    """

    def __init__(self, role: str, kind: str) -> None:
        self.role = role
        self.kind = kind

    def __repr__(self) -> str:
        return f"<{self.role}-{self.kind}>"


class Deed(Thing):
    """A card that is said as something done: `did-choir` is "sang in a choir"."""


class Who:
    """A player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        return f"<player {self.seat}>"


def _place(match: Match, seat: int) -> Place | None:
    result = match.result
    if result is None:
        return None
    return next(place for place in result.ranking if place.player == match.players[seat])


def place_of(match: Match, seat: int) -> int:
    """The place in which that seat came in; 0 while the match goes on."""
    place = _place(match, seat)
    return 0 if place is None else place.place


def sharing_place(match: Match, seat: int) -> list[int]:
    """The other seats that came in at the same place."""
    own = place_of(match, seat)
    return [
        other
        for other in range(len(match.players))
        if own and other != seat and place_of(match, other) == own
    ]


def verdict(match: Match, seat: int) -> str:
    """How that seat's match ended, in a word that messages select on. Only one who is alone there is `last`."""
    place = place_of(match, seat)
    if place == 0:
        return "open"
    if sharing_place(match, seat):
        return "shared"
    if place == 1:
        return "won"
    last = max(place_of(match, other) for other in range(len(match.players)))
    return "last" if place == last else "lost"


def score_of(match: Match, seat: int) -> int | float:
    """The score with which that seat came in; 0 while the match goes on."""
    place = _place(match, seat)
    return 0 if place is None else place.score


def end_phrases(match: Match, seat: int, prefix: str, unit: str) -> list[Phrase]:
    """How the match ended for that seat: the message `<prefix>-end-<verdict>`, with its score named `unit`.

    A match that goes on has no such phrase.
    """
    if match.result is None:
        return []
    known: dict[str, object] = {"place": place_of(match, seat), unit: score_of(match, seat)}
    sharing = sharing_place(match, seat)
    if sharing:
        known["players"] = people(sharing)
    return [Phrase(f"{prefix}-end-{verdict(match, seat)}", known)]


def others(match: Match, seat: int) -> list[object]:
    """Everybody else at the table."""
    return people([other for other in range(len(match.players)) if other != seat])


def choose(record: str, seat: int, key: str, count: int) -> int:
    """One of `count` ways to tell something. It follows from the record, and the next seat gets the next way."""
    digest = hashlib.sha256(f"{record}{key}".encode()).digest()
    return (int.from_bytes(digest[:4], "big") + seat) % count


def people(seats: list[int]) -> list[object]:
    """Those players, each once, in the order in which they came up."""
    seen: list[int] = []
    for seat in seats:
        if seat >= 0 and seat not in seen:
            seen.append(seat)
    return [Who(seat) for seat in seen]


def things(role: str, kinds: list[str]) -> list[object]:
    """Cards in their role."""
    return [Thing(role, kind) for kind in kinds]


def each_once(kinds: list[str]) -> list[str]:
    """Each kind once, in the order in which they came up."""
    return list(dict.fromkeys(kinds))
