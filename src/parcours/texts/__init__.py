"""What the games say, in each reader's language: cards, moves, events, refusals and rules.

    texts = Texts("fr", "smile_life", names={"ana": "Ana Belle"})
    texts.move(match, "play divorce on ana")

They are Fluent files: a game has `texts/<language>/game.ftl` and `rules.ftl` in its package, `guide.ftl` if it has a
guide to a first match, `aid.ftl` if it has a player aid, `lessons.ftl` if it has lessons, `story.ftl` if it tells
life stories of its own, and `workshop.ftl` if it says what the fields of its cards mean; what belongs to no game is in
`<language>/common.ftl`, `notices.ftl`, `story.ftl` and `workshop.ftl` here.
"""

from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Any, Final, cast

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from parcours.core.decks import Deck
from parcours.core.errors import Refused, SetupError
from parcours.core.match import Match, NamedMove
from parcours.core.notation import NUMBER, PLAYER, Form, Slot, shorten
from parcours.core.own_parts import LANGUAGES, OwnParts
from parcours.core.own_parts import Language as Language
from parcours.core.registry import find_game
from parcours.texts.french import FUNCTIONS

HIDDEN: Final = "hidden"
RULINGS: Final = "R"

# The vocabulary of cards in a notation, and the figures of a refusal that are cards where a word of
# the game is spelled like one.
_CARD: Final = "card"
_GUIDE: Final = "guide.ftl"
_AID: Final = "aid.ftl"
_LESSONS: Final = "lessons.ftl"
_STORY: Final = "story.ftl"
_WORKSHOP: Final = "workshop.ftl"
_CARD_PARAMS: Final = frozenset(["card", "cards", "other", "missing"])


class Name(FluentType):
    """A name in a sentence: printed as people say it, selected on by its id."""

    def __init__(self, id: str, said: str) -> None:
        self.id = id
        self.said = said

    def __eq__(self, other: object) -> bool:
        return other == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __str__(self) -> str:
        return self.said

    def format(self, locale: Locale) -> str:
        return self.said


class Texts:
    """The texts of one language, of one game or of none.

    `names` are the display names of players by their handles;
    `deck` is that of the match, where it is not the game's own.
    """

    def __init__(
        self,
        language: str,
        game: str | None = None,
        names: dict[str, str] | None = None,
        deck: Deck | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise SetupError(
                f"there are no texts in '{shorten(language)}': "
                f"expected one of {', '.join(LANGUAGES)}"
            )
        self.language = language
        self.names: dict[str, str] = {} if names is None else names
        self._kinds: frozenset[str] = frozenset()
        self._package = ""
        self.numbers: dict[str, int] = {}
        if game is not None:
            found = find_game(game)
            self.numbers = found.numbers
            self._kinds = frozenset((found.standard_deck() if deck is None else deck).names)
            self._package = found.package
        self._own = OwnParts() if deck is None else deck.own
        self._bundle = _bundle(language, self._package)
        if self._own.texts:
            self._bundle = _with_own_texts(self._bundle, self._own, language)

    def has(self, message: str) -> bool:
        """Whether there is such a message; `option-deck.help` is the attribute of one."""
        id, _, attribute = message.partition(".")
        if not self._bundle.has_message(id):
            return False
        found = self._bundle.get_message(id)
        return attribute in found.attributes if attribute else found.value is not None

    def ways(self, message: str) -> list[str]:
        """The ways to say a message that has several: its attributes, where it has no value of its own."""
        if not self._bundle.has_message(message):
            return []
        found = self._bundle.get_message(message)
        return [] if found.value is not None else [*found.attributes]

    def say(self, message: str, **params: object) -> str:
        """The message with its variables filled in; LookupError if it or one of them is missing.

        A variable that is not given may be a figure of the game.
        """
        if not self.has(message):
            raise LookupError(f"there is no text '{message}' in '{self.language}'")
        id, _, attribute = message.partition(".")
        found = self._bundle.get_message(id)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        said, problems = self._bundle.format_pattern(pattern, self.numbers | params)
        if problems:
            raise LookupError(
                f"the text '{message}' in '{self.language}': {'; '.join(map(str, problems))}"
            )
        return str(said)

    def has_own_name(self, kind: str) -> bool:
        """Whether the deck of the match calls that card by a name of its own."""
        return self._own.text(kind, "name", self.language) != ""

    def card(self, kind: str) -> str:
        """The name of a card, that of the deck first. A kind without a name is called by its id."""
        message = f"card-{kind}"
        return self.say(message) if self.has(message) else kind.replace("_", " ")

    def about(self, kind: str) -> str:
        """A line that describes a card; empty where the game has none for it."""
        message = f"card-{kind}.about"
        return self.say(message) if self.has(message) else ""

    def zone(self, name: str) -> str:
        """The label of a name of the table."""
        return self.say(f"zone-{name}")

    def word(self, word: str) -> str:
        """What a word is called that stands on the table or in the notation, such as a phase."""
        return self.say(_word_id(word))

    def player(self, handle: str) -> str:
        """What a player is called: the display name, or the handle with a capital."""
        if self.names.get(handle) == "":
            return self.say("former-player")
        return self.names.get(handle) or handle[:1].upper() + handle[1:]

    def move(self, match: Match, move: NamedMove | str) -> str:
        """What a move does. Its parts may be `hidden`, as in the lines of `match.history`."""
        notation = str(move)
        words = notation.split(" ")
        for form in match.grammar.forms:
            slots = _read(form, words, match)
            if slots is not None:
                params = {
                    slot.name: self._listed([self._in_slot(match, slot, word) for word in said])
                    for slot, said in slots
                }
                return self.say(move_id(form), **params)
        match.grammar.parse(notation, match.players)
        raise LookupError(f"no form says '{shorten(notation)}'")

    def event(self, event: dict[str, object]) -> str:
        """A line of the log: one of `match.events(...)`."""
        params: dict[str, object] = {"number": 0, "cards": ""}  # told only where there are any
        for name, value in event.items():
            if name in ("player", "other"):
                params[name] = Name(str(value), self.player(str(value)))
            elif name == "card":
                params[name] = self._card(str(value))
            elif isinstance(value, list):
                params[name] = self._listed([self._card(str(kind)) for kind in value])
            elif name != "what":
                params[name] = self._param(name, value)
            else:
                params[name] = value
        return self.say(f"event-{event['what']}", **params)

    def refusal(self, refused: Refused) -> str:
        """Why a move is refused; the text of the rule where nothing more is said about it."""
        message = f"refused-{_dashed(refused.rule)}"
        if not self.has(message):
            return self.rule(refused.rule)
        params = {
            name: self._listed([self._param(name, item) for item in value])
            if isinstance(value, list)
            else self._param(name, value)
            for name, value in refused.params.items()
        }
        return self.say(message, **params)

    def rule(self, rule: str) -> str:
        """The text of a rule or ruling: of `SL-4.7`, of `SL-R.12`."""
        return self.say(f"rule-{_dashed(rule)}")

    def chapters(self) -> list[tuple[str, str, list[str]]]:
        """The rules in order: of each chapter the id (`SL-4`), title and rules; rulings last."""
        chapters: dict[str, tuple[str, str, list[str]]] = {}
        for message in _messages(self.language, self._package, "rules.ftl"):
            kind, _, id = message.partition("-")
            if kind == "chapter":
                chapters[id] = (id, self.say(message), [])
            elif kind == "rule":
                chapter, _, number = id.rpartition("-")
                chapters[chapter][2].append(f"{chapter}.{number}")
        return sorted(chapters.values(), key=_is_rulings)

    def guide(self) -> list[tuple[str, str]]:
        """A first match in a few minutes: titles with their paragraphs; none if the game has no guide."""
        return self._sections(_GUIDE)

    def aid(self) -> list[tuple[str, str]]:
        """What a player looks up during a match: titles with a line for each thing; none if the game has no aid."""
        return self._sections(_AID)

    def _sections(self, file: str) -> list[tuple[str, str]]:
        """The messages of a file that have a title."""
        if not self._package or not _has_file(self.language, self._package, file):
            return []
        return [
            (self.say(f"{message}.title"), self.say(message))
            for message in _messages(self.language, self._package, file)
            if self.has(f"{message}.title")
        ]

    def _card(self, kind: str) -> Name:
        return Name(kind, self.card(kind))

    def _word(self, word: str) -> Name:
        return Name(word, self.word(word))

    def _in_slot(self, match: Match, slot: Slot, word: str) -> object:
        """A part of a move, by what its slot takes."""
        if word == HIDDEN:
            return self._card(word)
        if slot.kind == PLAYER:
            return Name(word, self.player(word))
        if slot.kind == NUMBER:
            return int(word)
        if slot.kind == _CARD or (word in match.deck.index and not self.has(_word_id(word))):
            return self._card(word)
        return self._word(word)

    def _param(self, name: str, value: object) -> object:
        """A figure of a refusal. No player can be called like a card or a word of the game."""
        if not isinstance(value, str):
            return value
        a_word = self.has(_word_id(value))
        if value in self._kinds and (not a_word or name in _CARD_PARAMS):
            return self._card(value)
        return self._word(value) if a_word else Name(value, self.player(value))

    def _listed(self, said: list[object]) -> object:
        """Several as one, joined by commas; a secret list is `hidden`."""
        if len(said) == 1 or (said and all(part == HIDDEN for part in said)):
            return said[0]
        return ", ".join(str(part) for part in said)


def move_id(form: Form) -> str:
    """The message of a form: `play <card> on <target>` is said by `move-play-card-on-target`."""
    return "-".join(["move", *(word.strip("<>") for word in form.words)])


def _is_rulings(chapter: tuple[str, str, list[str]]) -> bool:
    return chapter[0].endswith(f"-{RULINGS}")


def _word_id(word: str) -> str:
    """The message of a word; `development/1` is not an id as it stands."""
    return f"word-{word.replace('/', '-')}"


def _dashed(rule: str) -> str:
    return rule.replace(".", "-")


def _read(form: Form, words: list[str], match: Match) -> list[tuple[Slot, list[str]]] | None:
    """What the words put into the slots of the form; None if they don't fit it."""
    found: list[tuple[Slot, list[str]]] = []
    at = 0
    for place, slot in enumerate(form.slots):
        end = at + 1
        if slot is None:
            if words[at:end] != [form.words[place]]:
                return None
        else:
            if slot.many:
                while end < len(words) and _fits(slot, words[end], match):
                    end += 1
            if not words[at:end] or not _fits(slot, words[at], match):
                return None
            found.append((slot, words[at:end]))
        at = end
    return found if at == len(words) else None


def _fits(slot: Slot, word: str, match: Match) -> bool:
    if word == HIDDEN:
        return True
    if slot.kind == PLAYER:
        return word in match.players
    if slot.kind == NUMBER:
        return word.isascii() and word.isdigit()
    return word in match.grammar.vocabularies[slot.kind]


def read_source(game: str, language: str, file: str) -> str:
    """One of a game's Fluent files as it stands; empty where the game has none of that name."""
    found = resources.files(find_game(game).package) / "texts" / language / file
    return found.read_text(encoding="utf-8") if found.is_file() else ""


@cache
def _resource(language: str, package: str, file: str) -> ast.Resource:
    found = resources.files(package) / "texts" / language / file
    try:
        return FluentResource(found.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise SetupError(f"{package} has no texts in '{language}': expected {found}") from None


def _new_bundle(language: str) -> FluentBundle:
    # A function may return a plain string, though the annotations of `fluent.runtime` don't say so.
    functions = cast(dict[str, Callable[[Any], FluentType]], FUNCTIONS)
    return FluentBundle([language], functions=functions, use_isolating=False)


@cache
def _bundle(language: str, package: str) -> FluentBundle:
    """All messages of a game and the common ones; where both have one, the game's counts."""
    bundle = _new_bundle(language)
    if package:
        bundle.add_resource(_resource(language, package, "game.ftl"))
        bundle.add_resource(_resource(language, package, "rules.ftl"))
        for file in (_GUIDE, _AID, _LESSONS, _STORY, _WORKSHOP):  # those that a game need not have
            if _has_file(language, package, file):
                bundle.add_resource(_resource(language, package, file))
    for file in ("common.ftl", "notices.ftl", _STORY, _WORKSHOP):
        bundle.add_resource(_resource(language, "parcours", file))
    return bundle


def _with_own_texts(bundle: FluentBundle, own: OwnParts, language: str) -> FluentBundle:
    """The bundle, in which the deck's own names and descriptions of cards stand for the game's.

    They are put there as they are: no message refers to anything through them.
    """
    copied = _new_bundle(language)
    copied._messages.update(bundle._messages)
    copied._terms.update(bundle._terms)
    for kind in {kind: None for cards in own.texts.values() for kind in cards}:
        id = f"card-{kind}"
        old = bundle._messages.get(id)
        name, about = (own.text(kind, part, language) for part in ("name", "about"))
        value = _verbatim(name or kind.replace("_", " ")) if name or old is None else old.value
        attributes = [] if old is None else [*old.attributes]
        if about:
            attributes = [each for each in attributes if each.id.name != "about"]
            attributes.append(ast.Attribute(ast.Identifier("about"), _verbatim(about)))
        copied._messages[id] = ast.Message(ast.Identifier(id), value, attributes)
    return copied


def _verbatim(text: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(text)])


def _has_file(language: str, package: str, file: str) -> bool:
    return (resources.files(package) / "texts" / language / file).is_file()


@cache
def _messages(language: str, package: str, file: str) -> list[str]:
    if not package:
        return []
    body = _resource(language, package, file).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]
