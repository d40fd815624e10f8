"""What differs between a deck and the standard one, card by card and field by field."""

from typing import Final, Literal, NamedTuple

from parcours.core.decks import Deck

How = Literal["added", "removed", "changed"]


# Not a NamedTuple: mypyc has no support for a field of type `object` in one.
class FieldChange:
    """A field with another value; None where the card has no such field."""

    def __init__(self, field: str, standard: object, own: object) -> None:
        self.field: Final = field
        self.standard: Final = standard
        self.own: Final = own


class CardChange(NamedTuple):
    """A card that is new, gone or different. Own texts and looks are told apart, as they change nothing in play."""

    card: str
    how: How
    fields: list[FieldChange]
    own_texts: bool
    own_look: bool


def find_changes(standard: Deck, deck: Deck) -> list[CardChange]:
    """All that differs, in the order of the deck; what is gone comes last."""
    changes: list[CardChange] = []
    for card in deck.cards:
        own_texts = any(card.kind in cards for cards in deck.own.texts.values())
        own_look = card.kind in deck.own.looks
        if card.kind not in standard.index:
            changes.append(CardChange(card.kind, "added", [], own_texts, own_look))
            continue
        before = standard.cards[standard.index[card.kind]].fields
        names = [*before, *[name for name in card.fields if name not in before]]
        fields = [
            FieldChange(name, before.get(name), card.fields.get(name))
            for name in names
            if before.get(name) != card.fields.get(name)
        ]
        if fields or own_texts or own_look:
            changes.append(CardChange(card.kind, "changed", fields, own_texts, own_look))
    for kind in standard.names:
        if kind not in deck.index:
            changes.append(CardChange(kind, "removed", [], False, False))
    return changes
