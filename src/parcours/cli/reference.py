"""`parcours reference GAME`: the names, notation, options and cards of a game as a page, from the code."""

import tomllib
from importlib import resources
from typing import Final

import typer

from parcours.cli.inputs import GameName
from parcours.core.errors import SetupError
from parcours.core.game import Game
from parcours.core.notation import NUMBER, PLAYER
from parcours.core.options import format_choice
from parcours.core.registry import find_game
from parcours.texts import Name, Texts, move_id

FILE: Final = "reference.toml"
PLAYER_NAMES: Final = "player"
COMMON_NAMES: Final = "common"
SEEN_BY_ALL: Final = "all"
# A vocabulary of more words is told by its size and some of them.
MOST_WORDS: Final = 12


class NamesError(SetupError):
    """A reference.toml that is none."""


class Names:
    """What the names on a game's table mean, from its reference.toml: name, meaning and who sees it."""

    def __init__(self, game: Game) -> None:
        file = resources.files(game.package) / FILE
        try:
            read = tomllib.loads(file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise NamesError(f"{game.name} has no {FILE}: expected {file}") from None
        except tomllib.TOMLDecodeError as error:
            raise NamesError(f"{file}: expected TOML: {error}") from None
        self.where = str(file)
        self.scenarios = str(read.get("scenarios", "")).strip()
        self.player = self._read(read, PLAYER_NAMES)
        self.common = self._read(read, COMMON_NAMES)

    def _read(self, read: dict[str, object], part: str) -> dict[str, tuple[str, str]]:
        given = read.get(part)
        if not isinstance(given, dict):
            raise NamesError(f"{self.where}: expected a table [{part}]")
        return {name: self._entry(f"{part}.{name}", value) for name, value in given.items()}

    def _entry(self, where: str, value: object) -> tuple[str, str]:
        match value:
            case str(meaning):
                return meaning, SEEN_BY_ALL
            case [str(meaning), str(seen_by)]:
                return meaning, seen_by
            case _:
                raise NamesError(
                    f"{self.where}: {where}: expected its meaning, or its meaning and who sees it"
                )


def reference(game: GameName) -> None:
    """A game for those who write scenarios, programs and boards: names, notation, options and cards, as Markdown."""
    typer.echo(reference_page(find_game(game)), nl=False)


def reference_page(game: Game) -> str:
    """The page, in Markdown."""
    texts = Texts("en", game.name)
    names = Names(game)
    title = texts.say("game-name")
    return "\n".join(
        [
            f"# {title}: reference",
            "",
            "Made from the code by `make reference`: change the code, not this page. "
            f"The rules are printed by `parcours rules {game.name}`.",
            "",
            f"{game.min_players} to {game.max_players} players. Rules version {game.version}. "
            f"Rules are numbered {game.prefix}-1.1 and so on.",
            "",
            "## Names on the table",
            "",
            "They are the keys of views, scenarios and the web API, and the attributes of the state. "
            "A hidden list of cards is seen as their number.",
            "",
            "### Of each player",
            "",
            *_names(names.player, game),
            "",
            "### In common",
            "",
            *_names(names.common, game),
            "",
            "## In scenarios",
            "",
            names.scenarios,
            "",
            "## Notation",
            "",
            *_notation(game, texts),
            "",
            "## Options",
            "",
            *_options(game, texts),
            "",
            "## Figures",
            "",
            *_figures(game),
            "",
            "## Fields of cards",
            "",
            *_fields(game, texts),
            "",
            "## Cards",
            "",
            *_cards(game, texts),
            "",
        ]
    )


def _names(names: dict[str, tuple[str, str]], game: Game) -> list[str]:
    rows = [["name", "meaning", "seen by", "order counts"]]
    for name, (meaning, seen_by) in names.items():
        rows.append([f"`{name}`", meaning, seen_by, "yes" if name in game.ordered else ""])
    return markdown_table(rows)


def _notation(game: Game, texts: Texts) -> list[str]:
    grammar = game.grammar(game.standard_deck())
    rows = [["move", "in words"]]
    kinds: dict[str, str] = {}
    for form in grammar.forms:
        slots = [slot for slot in form.slots if slot is not None]
        words = {slot.name: Name(slot.name, f"<{slot.name}>") for slot in slots}
        rows.append([f"`{form.pattern}`", f"`{texts.say(move_id(form), **words)}`"])
        kinds |= {slot.name: slot.kind for slot in slots}
    lines = markdown_table(rows)
    if kinds:
        lines.append("")
    for slot, kind in kinds.items():
        lines.append(f"- `<{slot}>` is {_words_of(kind, grammar.vocabularies)}")
    return lines


def _words_of(kind: str, vocabularies: dict[str, list[str]]) -> str:
    if kind == PLAYER:
        return "a player"
    if kind == NUMBER:
        return "a whole number"
    words = vocabularies[kind]
    if len(words) <= MOST_WORDS:
        return "one of " + ", ".join(f"`{word}`" for word in words)
    return f"one of {len(words)} words of the kind {kind}, such as `{words[0]}` and `{words[1]}`"


def _options(game: Game, texts: Texts) -> list[str]:
    if not game.options:
        return ["None."]
    rows = [["option", "if left out", "what it may be", "meaning"]]
    for option in game.options:
        meaning = texts.say(f"option-{option.name}.help")
        rows.append([f"`{option.name}`", format_choice(option.default), option.expected(), meaning])
    return markdown_table(rows)


def _figures(game: Game) -> list[str]:
    if not game.numbers:
        return ["None."]
    rows = [["number of the rules", "value"]]
    rows += [[f"`{name}`", str(value)] for name, value in game.numbers.items()]
    return markdown_table(rows)


def _fields(game: Game, texts: Texts) -> list[str]:
    """What a deck file may say of a card, from the schema that its reader checks by."""
    rows = [["field", "meaning", "expected", "of", "rules"]]
    for field in game.fields:
        of = ", ".join([*(field.groups or []), *(field.kinds or [])]) or "all cards"
        expected = field.expected() + (", or left out" if field.optional else "")
        meaning = texts.say(f"field-{field.name}.about")
        rows.append([f"`{field.name}`", meaning, expected, of, ", ".join(field.rules)])
    return markdown_table(rows)


def _cards(game: Game, texts: Texts) -> list[str]:
    deck = game.standard_deck()
    rows = [["card", "in English", "fields"]]
    for card in deck.cards:
        fields = ", ".join(f"{name} {_value(value)}" for name, value in card.fields.items())
        rows.append([f"`{card.kind}`", texts.card(card.kind), fields])
    return [f"{deck.size} cards of {len(deck.cards)} kinds.", "", *markdown_table(rows)]


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} {_value(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_value(part) for part in value) + "]"
    return format_choice(value) if isinstance(value, bool | int | float | str) else str(value)


def markdown_table(rows: list[list[str]]) -> list[str]:
    """The rows, of which the first is the head, as a table."""
    head, *body = [
        "| " + " | ".join(" ".join(cell.replace("|", "\\|").split()) for cell in row) + " |"
        for row in rows
    ]
    return [head, "|" + "---|" * len(rows[0]), *body]
