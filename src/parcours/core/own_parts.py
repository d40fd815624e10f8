"""What a deck says to people and not to the rules: its title, and its own names, texts and looks of cards.

They are data: plain texts of limited length that nothing interprets. How a deck plays, and so its fingerprint, does not
depend on them.
"""

from typing import Final, Literal, get_args

from parcours.core.errors import Problems
from parcours.core.fields import shown
from parcours.core.plain_text import is_blank, is_plain
from parcours.core.toml_text import toml_key, toml_value

Language = Literal["en", "fr", "nl"]
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)
# The kinds of card that all games share, each with a colour.
Colour = Literal["study", "work", "money", "love", "goods", "blow", "special", "either"]
COLOURS: Final[tuple[str, ...]] = get_args(Colour)

LONGEST_TITLE: Final = 60
LONGEST_SUMMARY: Final = 500
LONGEST_NAME: Final = 40
LONGEST_ABOUT: Final = 300

KEYS: Final = ("title", "about", "texts", "looks")
_OF_A_DECK: Final = {"title": LONGEST_TITLE, "about": LONGEST_SUMMARY}
_OF_A_CARD: Final = {"name": LONGEST_NAME, "about": LONGEST_ABOUT}


class OwnParts:
    """What the deck file says to people.

    `title` and `about` are by language. `texts` are by language and card, each with a `name`, an `about` or both;
    `looks` are by card, with an `icon`, the card of the standard deck whose picture it has, a `colour` or both.
    """

    def __init__(self) -> None:
        self.title: dict[str, str] = {}
        self.about: dict[str, str] = {}
        self.texts: dict[str, dict[str, dict[str, str]]] = {}
        self.looks: dict[str, dict[str, str]] = {}

    def text(self, kind: str, part: str, language: str) -> str:
        """The `name` or `about` of a card in that language, or else in another one; empty where the deck has none."""
        for chosen in (language, *LANGUAGES):
            text = self.texts.get(chosen, {}).get(kind, {}).get(part, "")
            if text:
                return text
        return ""


def read_own_parts(
    document: dict[str, object], kinds: list[str], pictures: list[str], problems: Problems
) -> OwnParts:
    """These parts of a deck file; what is wrong with them goes to `problems`."""
    own = OwnParts()
    own.title = _by_language(document.get("title"), "title", problems)
    own.about = _by_language(document.get("about"), "about", problems)
    for language, cards in _table(document.get("texts"), "", "texts", problems).items():
        if not _is_known(language, list(LANGUAGES), "", "texts", problems):
            continue
        own.texts[language] = {}
        for kind, parts in _table(cards, "", f"texts.{language}", problems).items():
            if _is_card(kind, kinds, f"texts.{language}", problems):
                place = f"texts.{language}"
                own.texts[language][kind] = _card_texts(parts, kind, place, problems)
    for kind, parts in _table(document.get("looks"), "", "looks", problems).items():
        if _is_card(kind, kinds, "looks", problems):
            own.looks[kind] = _look(parts, kind, pictures, problems)
    return own


def _by_language(given: object, part: str, problems: Problems) -> dict[str, str]:
    """A text for all languages, or one for some of them."""
    if given is None:
        return {}
    if isinstance(given, str):
        text = _plain(given, _OF_A_DECK[part], "", part, problems)
        return dict.fromkeys(LANGUAGES, text) if text else {}
    found: dict[str, str] = {}
    for language, said in _table(given, "", part, problems).items():
        if _is_known(language, list(LANGUAGES), "", part, problems):
            text = _plain(said, _OF_A_DECK[part], "", f"{part}.{language}", problems)
            if text:
                found[language] = text
    return found


def _card_texts(parts: object, kind: str, place: str, problems: Problems) -> dict[str, str]:
    found: dict[str, str] = {}
    for part, said in _table(parts, kind, place, problems).items():
        if _is_known(part, list(_OF_A_CARD), kind, place, problems):
            text = _plain(said, _OF_A_CARD[part], kind, f"{place}.{part}", problems)
            if text:
                found[part] = text
    return found


def _look(parts: object, kind: str, pictures: list[str], problems: Problems) -> dict[str, str]:
    allowed = {"icon": pictures, "colour": list(COLOURS)}
    found: dict[str, str] = {}
    for part, value in _table(parts, kind, "looks", problems).items():
        if _is_known(part, list(allowed), kind, "looks", problems):
            if isinstance(value, str) and value in allowed[part]:
                found[part] = value
            elif part == "icon":
                text = f"expected a card of the standard deck, not {shown(value)}"
                problems.add("unknown_icon", text, kind, "looks.icon")
            else:
                text = f"expected one of {', '.join(COLOURS)}, not {shown(value)}"
                params: dict[str, object] = {"choices": list(COLOURS)}
                problems.add("expected_choice", text, kind, f"looks.{part}", params)
    return found


def _plain(said: object, most: int, card: str, place: str, problems: Problems) -> str:
    """The text, if it can be shown to everybody as it stands."""
    if not isinstance(said, str):
        problems.add("expected_text", f"expected a text, not {shown(said)}", card, place)
        return ""
    text = said.strip(" ")
    if len(text) > most:
        words = f"expected at most {most} characters, not {len(text)}"
        problems.add("long_text", words, card, place, {"most": most, "found": len(text)})
        return ""
    if not is_plain(text):
        words = "expected letters and signs that can be seen, on one line"
        problems.add("unseen_text", words, card, place)
        return ""
    if text and is_blank(text):
        problems.add("empty_text", "expected something that can be read", card, place)
        return ""
    return text


def _table(given: object, card: str, place: str, problems: Problems) -> dict[str, object]:
    if given is None:
        return {}
    if not isinstance(given, dict):
        problems.add("expected_table", f"expected a table, not {shown(given)}", card, place)
        return {}
    return {str(name): value for name, value in given.items()}


def _is_known(name: str, names: list[str], card: str, place: str, problems: Problems) -> bool:
    if name in names:
        return True
    text = f"unknown {shown(name)}: expected {', '.join(names)}"
    problems.add("unknown_key", text, card, place, {"key": name[:60]})
    return False


def _is_card(kind: str, kinds: list[str], place: str, problems: Problems) -> bool:
    if kind in kinds:
        return True
    problems.add("unknown_card", "the deck has no such card", kind[:60], place)
    return False


def write_own_parts(own: OwnParts) -> tuple[list[str], list[str]]:
    """The lines of a deck file with these parts: those before its cards, and those after."""
    top: list[str] = []
    for part, by_language in (("title", own.title), ("about", own.about)):
        if by_language:
            said = list(by_language.values())
            same = len(said) == len(LANGUAGES) and len(set(said)) == 1
            top.append(f"{part} = {toml_value(said[0] if same else by_language)}")
    rest: list[str] = []
    for language, cards in own.texts.items():
        for kind, texts in cards.items():
            rest += ["", f"[texts.{toml_key(language)}.{toml_key(kind)}]"]
            rest += [f"{toml_key(part)} = {toml_value(text)}" for part, text in texts.items()]
    for kind, look in own.looks.items():
        rest += ["", f"[looks.{toml_key(kind)}]"]
        rest += [f"{toml_key(part)} = {toml_value(value)}" for part, value in look.items()]
    return top, rest
