"""Every legal move, built from the conditions of `legality` for the cards that are there.

Whose turn it is and where the cards come from holds by construction: only the rest is asked.
"""

from parcours.core.state import Move
from parcours.games.fatum.legality import (
    forbids_draw,
    forbids_laying,
    forbids_settling,
    forbids_throwing,
    may_be_hit,
    may_reveal,
    shielded,
)
from parcours.games.fatum.moves import DECKS, MOST_SEATS, FatumMove
from parcours.games.fatum.moves import PLAY as PLAY_MOVE
from parcours.games.fatum.table import ACCOUNTS, DESTINY, NONE, Life, Table


def legal_moves(table: Table, seat: int) -> list[Move]:
    """Every move that the seat, which is to act, may make now, each once."""
    moves: list[Move] = []
    life = table.lives[seat]
    known = table.deck.moves
    step = table.pending[-1].kind
    if step == DESTINY:
        _plays(table, life, seat, moves)
        moves.append(known.done)
        if may_reveal(table, life):
            moves.append(known.reveal)
    elif step == ACCOUNTS:
        _accounts(table, life, seat, moves)
        if forbids_settling(table, life) == 0:
            moves.append(known.settle)
        if may_reveal(table, life):
            moves.append(known.reveal)
    elif life.due():
        for deck in range(DECKS):
            if forbids_draw(table, life, deck) == 0:
                moves.append(known.draw[deck])
    else:
        before = NONE
        for card in life.hand:
            if card != before:
                before = card
                moves.append(known.discard[card])
    return moves


def _plays(table: Table, life: Life, seat: int, moves: list[Move]) -> None:
    deck = table.deck
    known = deck.moves
    before = NONE
    for card in life.hand:
        if card == before:
            continue
        before = card
        if deck.yellow[card]:
            if forbids_throwing(table, life, seat, card) == 0:
                _throws(table, seat, card, moves)
        elif forbids_laying(table, life, seat, card, False) == 0:
            moves.append(known.play[card])
            if deck.cleanses[card]:
                last = NONE
                for burden in life.burdens:
                    if burden != last:
                        last = burden
                        moves.append(FatumMove(PLAY_MOVE, card, other=burden))


def _throws(table: Table, seat: int, card: int, moves: list[Move]) -> None:
    deck = table.deck
    known = deck.moves
    classes = deck.destroys[card]
    for target in range(table.seats):
        if not may_be_hit(table, seat, card, target) or shielded(table, seat, card, target):
            continue
        if classes == 0:
            moves.append(known.play_on[MOST_SEATS * card + target])
            continue
        last = NONE
        for lying in table.lives[target].front:
            if lying != last and (classes >> deck.klass[lying]) & 1:
                moves.append(FatumMove(PLAY_MOVE, card, target, lying))
            last = lying


def _accounts(table: Table, life: Life, seat: int, moves: list[Move]) -> None:
    deck = table.deck
    known = deck.moves
    before = NONE
    for card in life.front:
        if card == before:
            continue
        before = card
        usable = deck.fine[card] > 0 or deck.steal[card] > 0
        if usable and life.used.count(card) < life.front.count(card):  # FA-8.9
            for target in range(table.seats):
                if target != seat and not table.lives[target].out:
                    moves.append(known.use[MOST_SEATS * card + target])
        if table.upkeep(life, card) > 0:
            moves.append(known.abandon[card])
