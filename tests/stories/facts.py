"""What is needed to compare a story with its match: what it says, and what happened."""

from parcours.core.journal import Event
from parcours.core.match import Match
from parcours.stories.phrases import Phrase, Thing, Who
from parcours.stories.story import outline


class Life:
    """One seat's match and the story that is told of it."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.events = match.journal.events
        self.told = [phrase for paragraph in outline(match, seat) for phrase in paragraph]
        self.said = [phrase for top in self.told for phrase in _phrases(top)]
        found = match.table()[match.players[seat]]
        assert isinstance(found, dict)
        self.table: dict[str, object] = found

    def says(self, message: str) -> bool:
        return any(phrase.message == message for phrase in self.said)

    def phrases(self, *messages: str) -> list[Phrase]:
        return [phrase for phrase in self.said if phrase.message in messages]

    def number(self, message: str) -> object:
        """The number in that message, or 0 where it is not said."""
        found = self.phrases(message)
        assert len(found) <= 1, f"{message} is said {len(found)} times"
        return found[0].params["number"] if found else 0

    def own(self, *what: str) -> list[Event]:
        """What this seat did, or what happened to it."""
        return [event for event in self.events if event.what in what and event.seat == self.seat]

    def by_others(self, *what: str) -> list[Event]:
        """What others did to this seat."""
        return [
            event
            for event in self.events
            if event.what in what and event.other == self.seat and event.seat != self.seat
        ]

    def kind(self, event: Event) -> str:
        return self.match.deck.names[event.card]

    def word(self, event: Event, field: str) -> str:
        return self.match.deck.cards[event.card].word(field)

    def claim(self, message: str, is_true: object) -> None:
        """The message is said if, and only if, it is true."""
        assert self.says(message) == bool(is_true), (
            f"{message} is {'said' if self.says(message) else 'not said'}"
        )

    def denies(self, message: str, *events: list[Event]) -> None:
        """The message is said only if none of these events happened."""
        for found in events:
            assert not (found and self.says(message)), f"{message}, and yet {found[0].what}"


def walk(value: object) -> list[object]:
    """A phrase or value, and everything in it."""
    found = [value]
    if isinstance(value, Phrase):
        for inner in value.params.values():
            found += walk(inner)
    elif isinstance(value, list):
        for inner in value:
            found += walk(inner)
    return found


def _phrases(value: object) -> list[Phrase]:
    return [part for part in walk(value) if isinstance(part, Phrase)]


def kinds(value: object) -> list[str]:
    """The cards in a part of a phrase, in order."""
    values = value if isinstance(value, list) else [value]
    return [thing.kind for thing in values if isinstance(thing, Thing)]


def seats(value: object) -> list[int]:
    """The players in a part of a phrase, in order."""
    values = value if isinstance(value, list) else [value]
    return [who.seat for who in values if isinstance(who, Who)]
