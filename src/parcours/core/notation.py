"""Notation: moves as one line of words, read and written from the same forms.

A form is written as docs/reference writes it, `play <card> on <target>`: plain words stand for themselves,
a slot in angle brackets for a card, a player, a number or another word of its vocabulary, and `<paying>...` for
one or more.
"""

from typing import Final

from parcours.core.errors import NotationError, SetupError
from parcours.core.state import Move

PLAYER = "player"
NUMBER = "number"

# Who speaks in a record where no player does.
TABLE_NAME: Final = "table"
# Words of records and scenarios, which no player may be called.
RESERVED: Final = frozenset(
    [
        TABLE_NAME,
        "nobody",
        "none",
        "hidden",
        "expect",
        "offers",
        "legal",
        "refuse",
        "dice",
        "over",
        "rule",
        "players",
    ]
)
LONGEST_HANDLE = 20
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz")
_HANDLE = _LETTERS | frozenset("0123456789_")
# The numbers of the notation are small; a longer one is a mistake or an attack.
_LONGEST_NUMBER = 9
HIGHEST_NUMBER = 10**_LONGEST_NUMBER - 1


class Slot:
    """A place in a form: what it is called, what may stand there, and whether several may."""

    def __init__(self, name: str, kind: str, many: bool) -> None:
        self.name = name
        self.kind = kind
        self.many = many


class Form:
    """One form of the notation, split into plain words and slots."""

    def __init__(self, pattern: str, kinds: dict[str, str]) -> None:
        self.pattern = pattern
        self.words: list[str] = []
        self.slots: list[Slot | None] = []
        for part in pattern.split():
            if part[0] == "<":
                many = part.endswith("...")
                name = part[1:-4] if many else part[1:-1]
                self.slots.append(Slot(name, kinds[name], many))
                self.words.append(f"<{name}>")
            else:
                self.slots.append(None)
                self.words.append(part)
        # The slots that take one number, and those that take something else.
        self.amounts: list[str] = []
        self.others: list[Slot] = []
        for slot in self.slots:
            if slot is None:
                continue
            if slot.kind == NUMBER and not slot.many:
                self.amounts.append(slot.name)
            else:
                self.others.append(slot)


class VerbForm:
    """A form of the notation and the verb that it says; `variant` tells forms of one verb with the same slots apart."""

    def __init__(self, pattern: str, verb: int, variant: int = 0) -> None:
        self.pattern = pattern
        self.verb = verb
        self.variant = variant
        slots = [part for part in pattern.split() if part[0] == "<"]
        self.slots = frozenset(slot.removesuffix("...")[1:-1] for slot in slots)


def find_form(forms: list[VerbForm], verb: int, slots: set[str], variant: int = 0) -> int:
    """The form that says the verb with exactly those slots: an index into the forms."""
    for at, form in enumerate(forms):
        if form.verb == verb and form.variant == variant and form.slots == slots:
            return at
    raise ValueError(f"no form says verb {verb} with {', '.join(sorted(slots)) or 'no slot'}")


class ParsedMove:
    """What was read: the form and what stands in its slots."""

    def __init__(self, form: int) -> None:
        self.form = form
        self.one: dict[str, int] = {}
        self.many: dict[str, list[int]] = {}

    def value(self, slot: str) -> int:
        """What stands in the slot, or -1 where the form has none of that name."""
        return self.one.get(slot, -1)


class Grammar:
    """The notation of one game with one deck.

    `kinds` says of each slot whether it holds a player, a number or a word of a vocabulary;
    `vocabularies` lists the words of each, whose positions are the numbers in the moves.
    """

    def __init__(
        self, patterns: list[str], kinds: dict[str, str], vocabularies: dict[str, list[str]]
    ) -> None:
        self.forms = [Form(pattern, kinds) for pattern in patterns]
        self.vocabularies = vocabularies
        self._index = {
            kind: {word: at for at, word in enumerate(words)}
            for kind, words in vocabularies.items()
        }
        self._by_verb: dict[str, list[int]] = {}
        for at, form in enumerate(self.forms):
            self._by_verb.setdefault(form.words[0], []).append(at)

    def words(self) -> set[str]:
        """Every word that the notation uses, which no player may be called."""
        words = {word for form in self.forms for word in form.words if word[0] != "<"}
        for vocabulary in self.vocabularies.values():
            words.update(vocabulary)
        return words

    def parse(self, text: str, players: list[str]) -> ParsedMove:
        """Read a line; raise NotationError with what was expected where it went wrong."""
        given = text.split(" ")
        forms = self._by_verb.get(given[0])
        if forms is None:
            raise NotationError(
                f"'{shorten(text)}' is no move: expected one of {', '.join(self._by_verb)}"
            )
        furthest = 0
        expected: list[str] = []
        for at in forms:
            parsed = ParsedMove(at)
            reached, missing = self._match(self.forms[at], given, players, parsed)
            if missing is None:
                return parsed
            if reached > furthest:
                furthest = reached
                expected = []
            if reached == furthest and missing not in expected:
                expected.append(missing)
        found = (
            f"not '{shorten(given[furthest])}'" if furthest < len(given) else "but it ends there"
        )
        raise NotationError(
            f"'{shorten(text)}' is no move: after '{shorten(' '.join(given[:furthest]))}' "
            f"expected {' or '.join(expected)}, {found}"
        )

    def say(
        self,
        move: Move,
        players: list[str],
        hidden: tuple[str, ...] = (),
        instead: dict[str, str] | None = None,
    ) -> str:
        """The move as a line. The slots named in `hidden` read `hidden`, those of `instead` what it says."""
        form = self.forms[move.form()]
        words: list[str] = []
        for at, slot in enumerate(form.slots):
            if slot is None:
                words.append(form.words[at])
            elif slot.name in hidden:
                words.append("hidden")
            elif instead is not None and slot.name in instead:
                words.append(instead[slot.name])
            elif slot.many:
                words.extend(
                    self._word(slot.kind, value, players) for value in move.values(slot.name)
                )
            else:
                words.append(self._word(slot.kind, move.value(slot.name), players))
        return " ".join(words)

    def _match(
        self, form: Form, given: list[str], players: list[str], parsed: ParsedMove
    ) -> tuple[int, str | None]:
        """How far the words fit the form, and what was missing there, or None if they fit altogether."""
        at = 0
        for place, slot in enumerate(form.slots):
            if slot is None:
                if at >= len(given) or given[at] != form.words[place]:
                    return at, f"'{form.words[place]}'"
                at += 1
                continue
            value = self._read(slot.kind, given[at], players) if at < len(given) else -1
            if value < 0:
                return at, self._what(slot.kind)
            at += 1
            if not slot.many:
                parsed.one[slot.name] = value
                continue
            values = [value]
            while at < len(given):
                value = self._read(slot.kind, given[at], players)
                if value < 0:
                    break
                values.append(value)
                at += 1
            parsed.many[slot.name] = values
        if at < len(given):
            return at, "nothing more"
        return at, None

    def _read(self, kind: str, word: str, players: list[str]) -> int:
        if kind == PLAYER:
            return players.index(word) if word in players else -1
        if kind == NUMBER:
            plain = word.isascii() and word.isdigit() and len(word) <= _LONGEST_NUMBER
            return int(word) if plain and str(int(word)) == word else -1
        return self._index[kind].get(word, -1)

    def _word(self, kind: str, value: int, players: list[str]) -> str:
        if kind == PLAYER:
            return players[value]
        if kind == NUMBER:
            return str(value)
        return self.vocabularies[kind][value]

    def _what(self, kind: str) -> str:
        return {PLAYER: "a player", NUMBER: "a number"}.get(kind, f"a {kind}")


def shorten(text: str) -> str:
    """The text as it may stand in a one-line message: printable and not too long."""
    line = text[:60].encode("unicode_escape").decode("ascii")
    return line if len(text) <= 60 else line + "…"


def check_handles(players: list[str], words: set[str]) -> None:
    """Refuse handles that the notation could not tell apart from each other or from its own words."""
    for at, handle in enumerate(players):
        well_formed = (
            1 <= len(handle) <= LONGEST_HANDLE
            and handle[0] in _LETTERS
            and all(letter in _HANDLE for letter in handle)
        )
        if not well_formed:
            raise SetupError(
                f"'{shorten(handle)}' cannot be a player's handle: expected 1 to {LONGEST_HANDLE} of a-z, 0-9 and _, "
                "beginning with a letter"
            )
        if handle in words:
            raise SetupError(f"'{handle}' cannot be a player's handle: it is a word of the game")
        if handle in players[:at]:
            raise SetupError(f"two players have the handle '{handle}'; they must differ")
