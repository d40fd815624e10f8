"""Zones of cards that are kept in the order of the deck."""


def put_in_order(zone: list[int], card: int) -> None:
    """Add a card at its place in the order of the deck, so that equal cards are neighbours."""
    at = len(zone)
    while at > 0 and zone[at - 1] > card:
        at -= 1
    zone.insert(at, card)
