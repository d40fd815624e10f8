"""The workshop on the wire: what a deck may be, decks in the making, and what is wrong with them."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from parcours.server.wire import limits
from parcours.server.wire.answers import Params
from parcours.server.wire.decks import CardChange, Change, Colour, DeckText, OwnDeck
from parcours.server.wire.requests import Name
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


class UnprintedText(TypedDict):
    """A card's own text, by its place (`texts.fr.name`), with these letters that no font of printed cards has."""

    card: str
    field: str
    letters: str


class CheckedDeck(TypedDict):
    """A deck, which can be played with if `problems` is empty.

    `text` is its file, to be kept, sent and played with. `deck` is null where the text can't be read at all. Without
    problems, `changed` is what differs from the standard deck, `total` how many cards there are. `unprinted` is no
    problem but on paper, where a `?` stands for these letters.
    """

    problems: list[DeckProblem]
    unprinted: list[UnprintedText]
    text: str
    deck: OwnDeck | None
    total: int
    fingerprint: str
    changed: list[CardChange]


class PrintDeck(Strict):
    """A deck to be printed, or the standard one: all copies of its cards, or one of each."""

    deck: DeckText | None = None
    language: Language = "en"
    copies: Literal["all", "one"] = "all"


# Studies.

StudyState = TypeAliasType(
    "StudyState", Literal["queued", "running", "done", "failed", "cancelled"]
)


class BeginStudy(Strict):
    """A deck to be tried: so many matches with it, and as many with the standard deck on the same deals."""

    deck: DeckText
    matches: Annotated[int, Field(ge=2, le=limits.MOST_STUDIED)] = limits.MOST_STUDIED
    players: Annotated[int, Field(ge=1, le=limits.MOST_SEATS)] | None = None


class Estimate(TypedDict):
    """A number with its 95 % interval, where one is known, and on how many observations it stands."""

    value: float
    low: float | None
    high: float | None
    count: int


class Spread(TypedDict):
    """Numbers in order: the least, the quarter, the half, three quarters, and the most."""

    least: float
    low: float
    median: float
    high: float
    most: float


class StudiedDeck(TypedDict):
    """What the matches with one deck were like; `seats` are what each seat won, counted from who begins."""

    seats: list[Estimate]
    length: Spread
    scores: Spread


class CardUse(TypedDict):
    """By which part of all seats a card was used, and what its users won above the even share."""

    used: float
    effect: Estimate | None


class StudiedCard(TypedDict):
    """A changed card with each deck; null with the deck that does not have it."""

    card: str
    how: Change
    standard: CardUse | None
    own: CardUse | None


class StudyResult(TypedDict):
    """A deck beside the standard one. `unit` is what the length counts."""

    game: str
    players: int
    matches: int
    seed: int
    unit: str
    standard: StudiedDeck
    own: StudiedDeck
    cards: list[StudiedCard]


class Study(TypedDict):
    """How far a study is; `ahead` is how many others come first. A study that takes too long ends with what it has."""

    id: str
    game: str
    state: StudyState
    done: int
    matches: int
    ahead: int
    result: StudyResult | None


# The gallery.


class SubmitDeck(Strict):
    """A deck for the gallery, and who it is from. It needs a title."""

    deck: DeckText
    name: Name


class GalleryDeck(TypedDict):
    """A deck of the gallery, from whom it is, and how many matches have begun with it."""

    id: str
    game: str
    title: dict[Language, str]
    about: dict[Language, str]
    name: str
    played: int
    submitted: int


class GalleryDeckText(GalleryDeck):
    """The same with its file."""

    text: str


class Gallery(TypedDict):
    """The decks that everybody may play, the most played first; `open` is whether there is a gallery at all."""

    open: bool
    decks: list[GalleryDeck]


class Submitted(TypedDict):
    """What a submitted deck is called. Nobody sees it before the operator has accepted it."""

    id: str
    accepted: bool
