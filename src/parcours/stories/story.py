"""The life story: what a match was to one player, in a page of prose, from its journal alone.

    print(parcours.story(match, "ana", "fr"))

A game's module `story` says what is told: its function `tell(match, seat)` gives paragraphs of phrases. How it is
said is in the texts, `story.ftl`: a phrase names a message and fills its variables with numbers, players, cards and
further phrases. A message may have several attributes instead of a value: those are ways to say the same. Which one
is taken follows from the record and moves on with the seat: a match always reads the same, and as long as a message has
as many ways as the table has players, no two of them get the same one.
"""

import re
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from parcours.core.match import Match
from parcours.stories.phrases import (
    Deed,
    Phrase,
    Thing,
    Who,
    choose,
    others,
    place_of,
    score_of,
    verdict,
)

if TYPE_CHECKING:
    from parcours.texts import Texts

MINUS: Final = "\N{MINUS SIGN}"


def story(
    match: Match, player: str, language: str = "en", names: dict[str, str] | None = None
) -> str:
    """The player's life, in that language: paragraphs with an empty line between them.

    A match that goes on is told as far as it goes. `names` are display names by handle.
    """
    from parcours.texts import (
        Texts,
    )  # only who reads needs them: they take longer to load than the games

    seat = match.seat(player)
    texts = Texts(language, match.game.name, names, match.deck)
    teller = _Teller(texts, match, seat)
    return "\n\n".join(teller.paragraph(phrases) for phrases in outline(match, seat) if phrases)


def outline(match: Match, seat: int) -> list[list[Phrase]]:
    """What the story of a seat tells, before it is said in a language: paragraphs of phrases."""
    module = f"{match.game.package}.story"
    if find_spec(module) is None:
        paragraphs = _tell_anything(match, seat)
    else:
        paragraphs = import_module(module).tell(match, seat)
    if not match.over:
        paragraphs.append([Phrase("story-goes-on")])
    return paragraphs


def _tell_anything(match: Match, seat: int) -> list[list[Phrase]]:
    """A game without a story of its own: how its match ended for that seat."""
    paragraph = [Phrase("story-any-company", {"players": others(match, seat)})]
    result = match.result
    if result is None:
        return [paragraph]
    known: dict[str, object] = {
        "end": verdict(match, seat),
        "place": place_of(match, seat),
        "score": score_of(match, seat),
    }
    paragraph.append(Phrase("story-any-end", known))
    winners: list[object] = [
        Who(match.seat(winner)) for winner in result.winners if winner != match.players[seat]
    ]
    if winners and place_of(match, seat) > 1:
        paragraph.append(Phrase("story-any-winner", {"players": winners}))
    return [paragraph]


class _Teller:
    """Says phrases in one language. Remembers what was said, so that a message is said in all its ways in turn."""

    def __init__(self, texts: "Texts", match: Match, seat: int) -> None:
        self.texts = texts
        self.match = match
        self.seat = seat
        self.record = match.record()
        self.said: dict[str, int] = {}
        self.first: dict[str, int] = {}

    def paragraph(self, phrases: list[Phrase]) -> str:
        return " ".join(_begun(self.say(phrase)) for phrase in phrases)

    def say(self, phrase: Phrase) -> str:
        params = {name: self.fill(value) for name, value in phrase.params.items()}
        said = self.texts.say(self.way(phrase.message), **params)
        return re.sub(r"(?<!\S)-(?=\d)", MINUS, said)

    def fill(self, value: object) -> object:
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, Thing):
            return self.thing(value)
        if isinstance(value, Who):
            return self.texts.player(self.match.players[value.seat])
        if isinstance(value, list):
            return self.listed(_counted(value))
        return value

    def thing(self, thing: Thing, number: int = 1) -> str:
        message = f"{thing.role}-{thing.kind}"
        if self.texts.has_own_name(thing.kind):
            message = ""
        if self.texts.has(message) or self.texts.ways(message):
            return self.texts.say(self.way(message), number=number)
        return self.texts.say(f"{thing.role}-other", card=self.texts.card(thing.kind))

    def times(self, item: object, number: int) -> str:
        """Something that is there several times: "two dogs" if its message has a plural, else "the plague twice"."""
        said = str(self.fill(item))
        if isinstance(item, Thing) and not isinstance(item, Deed):
            many = self.thing(item, number)
            if many != said:
                return many
        message = "story-times-done" if isinstance(item, Deed | Phrase) else "story-times"
        return self.texts.say(message, what=said, number=number)

    def listed(self, counted: list[tuple[object, int]]) -> str:
        """The items as one. What has a list inside is set apart by semicolons."""
        parts = [
            self.times(item, number) if number > 1 else str(self.fill(item))
            for item, number in counted
        ]
        if len(parts) < 2:
            return "".join(parts)
        if any(_has_list(item) for item, _ in counted):
            joined = parts[0]
            for part in parts[1:]:
                joined = self.texts.say("story-groups", first=joined, next=part)
            return joined
        return self.texts.say("story-and", most=", ".join(parts[:-1]), last=parts[-1])

    def way(self, message: str) -> str:
        """The message, or that of its attributes whose turn it is."""
        ways = self.texts.ways(message)
        if not ways:
            return message
        if message not in self.first:
            self.first[message] = choose(self.record, self.seat, message, len(ways))
            self.said[message] = 0
        at = (self.first[message] + self.said[message]) % len(ways)
        self.said[message] += 1
        return f"{message}.{ways[at]}"


def _counted(items: list[object]) -> list[tuple[object, int]]:
    """The items, each once, with how often it is there.

    Things that are there several times come last: "a burn-out and an accident twice" can be read in one way only.
    What was done keeps its order.
    """
    counted: dict[str, tuple[object, int]] = {}
    for item in items:
        key = repr(item)
        times = counted[key][1] if key in counted else 0
        counted[key] = (item, times + 1)
    found = list(counted.values())
    if any(isinstance(item, Deed | Phrase) for item, _ in found):
        return found
    return sorted(found, key=_is_repeated)


def _is_repeated(counted: tuple[object, int]) -> bool:
    return counted[1] > 1


def _has_list(item: object) -> bool:
    """Whether what is said for the item joins several things by commas or "and"."""
    if not isinstance(item, Phrase):
        return False
    return any(
        isinstance(value, list) and len(_counted(value)) > 1 for value in item.params.values()
    )


def _begun(sentence: str) -> str:
    """With a capital, behind quotes if there are any."""
    for at, letter in enumerate(sentence):
        if letter.isalpha():
            return sentence[:at] + letter.upper() + sentence[at + 1 :]
        if letter.isdigit():
            return sentence
    return sentence
