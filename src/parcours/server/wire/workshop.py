"""The workshop on the wire: what a deck may be, decks in the making, and what is wrong with them."""

from typing import Literal

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from parcours.server.wire.answers import Params
from parcours.server.wire.decks import CardChange, Colour, DeckText, OwnDeck
from parcours.server.wire.strict import Strict
from parcours.server.wire.words import Language

FieldType = TypeAliasType("FieldType", Literal["whole", "half", "flag", "word", "list", "table"])


class DeckField(TypedDict):
    """A field of a card. `least` and `most` bound a number, or how many items a list has.

    Cards of these `groups` and these `kinds` have it, or all where both are null. `items` says what stands in a list,
    `parts` what stands in a table, `patterns` what a text may look like. Its name is the message `field-NAME` of the
    game, what it means is `field-NAME.about`.
    """

    name: str
    type: FieldType
    least: int
    most: int
    choices: list[str] | None
    patterns: list[str] | None
    groups: list[str] | None
    kinds: list[str] | None
    optional: bool
    rules: list[str]
    items: "DeckField | None"
    parts: "list[DeckField] | None"


class DeckProblem(TypedDict):
    """What is wrong with a deck: at which card, or at none, and at which field of it (`effects.0.when` is inside one).

    The sentence for people is the message `problem-CODE`, with the params; `text` is for programmers.
    """

    card: str
    field: str
    code: str
    params: Params
    text: str


class NewCards(TypedDict):
    """Whether a deck may have new kinds of a group; `problem` is why not."""

    group: str
    problem: DeckProblem | None


class Variant(TypedDict):
    """A deck that the game brings along beside the standard one."""

    name: str
    text: str
    deck: OwnDeck
    changed: list[CardChange]


class TextLimits(TypedDict):
    """How many characters a text may have: of a deck the title and what it says about itself, of a card the name and
    what it says; and the whole file."""

    title: int
    summary: int
    name: int
    about: int
    file: int


class Workshop(TypedDict):
    """What a deck of a game may be.

    `group` names the field that sorts cards into groups, `copies` the one that tells how many there are of a kind.
    `fixed` are the cards that a deck can't leave out. A card may have the picture of any card of the `standard` deck.
    """

    game: str
    fields: list[DeckField]
    group: str
    copies: str
    new: list[NewCards]
    fixed: list[str]
    colours: list[Colour]
    languages: list[Language]
    limits: TextLimits
    most_cards: int
    standard: OwnDeck
    standard_text: str
    variants: list[Variant]


class DeckDraft(Strict):
    """A deck in the making: anything may be wrong with it, which is told at its field."""

    title: dict[str, str] = Field(default_factory=dict)
    about: dict[str, str] = Field(default_factory=dict)
    cards: dict[str, dict[str, object]]
    texts: dict[str, dict[str, dict[str, str]]] = Field(default_factory=dict)
    looks: dict[str, dict[str, str]] = Field(default_factory=dict)


class CheckDeck(Strict):
    """A deck in the making, or the text of a deck file."""

    deck: DeckText | DeckDraft


class CheckedDeck(TypedDict):
    """A deck, which can be played with if `problems` is empty.

    `text` is its file, to be kept, sent and played with. `deck` is null where the text can't be read at all. Without
    problems, `changed` is what differs from the standard deck, `total` how many cards there are.
    """

    problems: list[DeckProblem]
    text: str
    deck: OwnDeck | None
    total: int
    fingerprint: str
    changed: list[CardChange]
