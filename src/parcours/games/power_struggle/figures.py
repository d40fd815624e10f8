"""What the rules make of the table, for a board to show: who would lead, what certificates cost, who is ahead."""

from typing import Final

from parcours.core.state import EVERYTHING
from parcours.core.views import player_or
from parcours.games.power_struggle.deck import CHAIRMAN, DIVISIONS, SKILLS
from parcours.games.power_struggle.elections import elected, leader
from parcours.games.power_struggle.privileges import prices
from parcours.games.power_struggle.scoring import beats_archenemy, has_more, leads
from parcours.games.power_struggle.table import NONE, Table

NOBODY: Final = "none"


def figures(table: Table, reader: int, players: list[str]) -> dict[str, object]:
    """`chairman` and `heads` are those whom a meeting would choose now, as far as the reader knows."""
    chairman = elected(table)
    if chairman == NONE:
        chairman = _known_holder(table, reader, CHAIRMAN)
    heads: dict[str, object] = {}
    for division, name in enumerate(DIVISIONS):
        head = leader(table, division)
        if head == NONE:
            head = _known_holder(table, reader, division)
        heads[name] = player_or(head, players, NOBODY)
    found: dict[str, object] = {"chairman": player_or(chairman, players, NOBODY), "heads": heads}
    for seat, player in enumerate(players):
        found[player] = _own(table, seat, reader)
    return found


def _known_holder(table: Table, reader: int, card: int) -> int:
    """PS-5.9, PS-5.14: before whom the card lies, or NONE where the reader does not know (PS-2.8)."""
    holder = table.holder[card]
    own = reader in (EVERYTHING, holder) or table.over
    return holder if own or (table.known_cards >> card) & 1 else NONE


def _own(table: Table, seat: int, reader: int) -> dict[str, object]:
    found: dict[str, object] = {}
    own = reader in (EVERYTHING, seat)
    if own:
        found["prices"] = [*prices(table, seat)]
    card = table.rivalry[seat]
    enemy = table.archenemy[seat]
    shown = own or table.over or (table.announced >> seat) & 1 == 1
    if shown and card != NONE and enemy != NONE:
        ahead: list[str] = []
        for skill in table.deck.skills[card]:
            if leads(table, skill, seat) if enemy == seat else has_more(table, skill, seat, enemy):
                ahead.append(SKILLS[skill])
        found["ahead"] = ahead
        found["beaten"] = (table.kept >> seat) & 1 == 1 or beats_archenemy(table, seat)
    return found
