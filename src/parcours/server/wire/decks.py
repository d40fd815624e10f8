"""Decks on the wire: their cards, their own texts and looks, and what differs from the standard deck."""

from typing import Annotated, NotRequired

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from parcours.core import deck_changes, own_parts
from parcours.server.wire import limits
from parcours.server.wire.words import Language

# What only the game understands passes through as it is.
CardFields = TypeAliasType("CardFields", dict[str, object])
Colour = TypeAliasType("Colour", own_parts.Colour)
Change = TypeAliasType("Change", deck_changes.How)
# The text of a deck file.
DeckText = Annotated[str, Field(max_length=limits.LONGEST_DECK)]


class CardText(TypedDict):
    """What a deck calls a card, and what it says about it."""

    name: NotRequired[str]
    about: NotRequired[str]


class Look(TypedDict):
    """How a deck shows a card: `icon` is the card of the standard deck whose picture it has."""

    icon: NotRequired[str]
    colour: NotRequired[Colour]


class FieldChange(TypedDict):
    """A field with another value; null where the card has no such field."""

    field: str
    standard: object
    own: object


class CardChange(TypedDict):
    """A card that is new, gone or different from the standard deck's. Texts and looks change nothing in play."""

    card: str
    how: Change
    fields: list[FieldChange]
    own_texts: bool
    own_look: bool


class DeckParts(TypedDict):
    """What a deck says to people: texts are by language, then by card. Where a reader's language has none, that of
    another one counts, before the game's own."""

    title: dict[Language, str]
    about: dict[Language, str]
    texts: dict[Language, dict[str, CardText]]
    looks: dict[str, Look]


class TableDeck(DeckParts):
    """The deck of a table, and what differs from the standard deck: nothing at a table with that one."""

    changed: list[CardChange]


class OwnDeck(DeckParts):
    """A deck with everything that its file says."""

    cards: dict[str, CardFields]
