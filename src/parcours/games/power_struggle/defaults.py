"""What happens for a seat that never answers: legal, harmless, and such that matches of absent players end too."""

from parcours.core.state import Move
from parcours.games.power_struggle.candidates import legal_moves
from parcours.games.power_struggle.legality import COUNSEL_COST, INFLUENCE_COST
from parcours.games.power_struggle.moves import FOUND, MERGE_INTO, OPEN, RECRUIT, PowerMove
from parcours.games.power_struggle.scoring import GOLDEN, counsel_divisions
from parcours.games.power_struggle.table import (
    ANSWER,
    CHAIRMAN_STEP,
    EXTRA,
    OFFER_AGAIN,
    OPEN_STEP,
    POOL_STEP,
    RECRUIT_STEP,
    RELOCATE_STEP,
    SORT,
    TURN,
    Table,
)


def default_move(table: Table, seat: int) -> Move:
    """Skip, decline, stop where that is allowed; otherwise do the least."""
    moves = table.deck.moves
    step = table.pending[-1].kind
    if step == TURN:
        return _action(table, seat)
    if step == CHAIRMAN_STEP or step == EXTRA:
        return moves.skip
    if step == ANSWER:
        return moves.decline
    if step in (OPEN_STEP, RELOCATE_STEP, OFFER_AGAIN) or (step == RECRUIT_STEP and table.due == 0):
        return moves.done
    if step == SORT:
        return _event(table)
    legal = legal_moves(table, seat)
    if step == POOL_STEP:
        found = _first(legal, FOUND)
        if found is not None:
            return found
    return legal[0]


def _event(table: Table) -> Move:
    """The miscellaneous events first, then the bonus payment."""
    deck = table.deck
    for card in table.drawn:
        if card != deck.bonus_payment and card != deck.directors_meeting:
            return deck.moves.next[card]
    return deck.moves.next[deck.bonus_payment]


def _action(table: Table, seat: int) -> Move:
    """Recruit, open, merge; when there is nothing of the sort left to do, buy what still counts."""
    legal = legal_moves(table, seat)
    for verb in (RECRUIT, OPEN, MERGE_INTO):
        found = _first(legal, verb)
        if found is not None:
            return found
    moves = table.deck.moves
    if table.money[seat] >= COUNSEL_COST:
        return moves.buy_counsel[counsel_divisions(table, seat) % len(moves.buy_counsel)]
    for card in reversed(table.deck.certificates):
        if moves.buy[card] in legal:
            return moves.buy[card]
    if table.employees(seat) >= INFLUENCE_COST and table.influence[seat] < GOLDEN[0]:
        return moves.buy_influence
    return legal[0]


def _first(legal: list[Move], verb: int) -> Move | None:
    for move in legal:
        if isinstance(move, PowerMove) and move.verb == verb:
            return move
    return None
