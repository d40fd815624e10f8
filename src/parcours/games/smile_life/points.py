"""What a player's smiles are made of, in the names of docs/reference: for people to read at the end."""

from parcours.games.smile_life.table import NONE, Table


def earned(table: Table, seat: int) -> dict[str, int | float]:
    """SL-11.3: the smiles of each zone that has any."""
    life = table.lives[seat]
    zones: dict[str, list[int]] = {
        "studies": life.studies,
        "extra_studies": life.extra_studies,
        "job": [life.job],
        "wages": life.wages,
        "invested": life.invested,
        "flirts": life.flirts,
        "marriage": [life.marriage],
        "adultery": [life.adultery],
        "affairs": life.affairs,
        "past_affairs": life.past_affairs,
        "children": life.children,
        "acquisitions": life.acquisitions,
        "distinctions": life.distinctions,
    }
    parts: dict[str, int | float] = {}
    for name, cards in zones.items():
        smiles = sum(table.deck.smiles[card] for card in cards if card != NONE)
        if smiles:
            parts[name] = smiles
    return parts
