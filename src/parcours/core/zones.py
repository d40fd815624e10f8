"""Zones of cards: kept in the order of the deck, or replaced when they change, so that copies of a table share them."""


def put_in_order(zone: list[int], card: int) -> None:
    """Add a card at its place in the order of the deck, so that equal cards are neighbours."""
    at = len(zone)
    while at > 0 and zone[at - 1] > card:
        at -= 1
    zone.insert(at, card)


def with_card(zone: list[int], card: int) -> list[int]:
    """A new zone with that card at its place in the order of the deck."""
    more = zone[:]
    put_in_order(more, card)
    return more


def without(zone: list[int], card: int) -> list[int]:
    """A new zone with one copy of that card less."""
    less = zone[:]
    less.remove(card)
    return less


def with_value(values: list[int], at: int, value: int) -> list[int]:
    """The same values with another one at that place."""
    changed = values[:]
    changed[at] = value
    return changed
