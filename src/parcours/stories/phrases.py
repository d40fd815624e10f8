"""What a story is made of before it is said in a language: phrases with cards, players and numbers."""

from parcours.core.match import Match


class Phrase:
    """Something said: a message, and what its variables stand for."""

    def __init__(self, message: str, params: dict[str, object] | None = None) -> None:
        self.message = message
        self.params: dict[str, object] = {} if params is None else params

    def __repr__(self) -> str:
        return f"<{self.message} {self.params}>"


class Thing:
    """A card, said in its role in a sentence: `job-waiter`, `my-new_car`.

    A card without such a message, from a deck of one's own, is said by `<role>-other`, which quotes its name.
    """

    def __init__(self, role: str, kind: str) -> None:
        self.role = role
        self.kind = kind

    def __repr__(self) -> str:
        return f"<{self.role}-{self.kind}>"


class Who:
    """A player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        return f"<player {self.seat}>"


def place_of(match: Match, seat: int) -> int:
    """The place in which that seat came in; 0 while the match goes on."""
    result = match.result
    if result is not None:
        for place in result.ranking:
            if place.player == match.players[seat]:
                return place.place
    return 0


def shares_place(match: Match, seat: int) -> bool:
    """Whether somebody else came in at the same place."""
    result = match.result
    own = place_of(match, seat)
    return result is not None and [place.place for place in result.ranking].count(own) > 1


def verdict(match: Match, seat: int) -> str:
    """How that seat's match ended, in a word that messages select on."""
    place = place_of(match, seat)
    if place == 0:
        return "open"
    if place == 1:
        return "shared" if shares_place(match, seat) else "won"
    result = match.result
    last = result is not None and place == max(each.place for each in result.ranking)
    return "last" if last else "lost"


def end_phrase(match: Match, seat: int, prefix: str, unit: str) -> Phrase:
    """How the match ended for that seat: the message `<prefix>-end-<verdict>`, with its score named `unit`."""
    known: dict[str, object] = {"place": place_of(match, seat)}
    result = match.result
    if result is not None:
        for place in result.ranking:
            if place.player == match.players[seat]:
                known[unit] = place.score
    return Phrase(f"{prefix}-end-{verdict(match, seat)}", known)


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
