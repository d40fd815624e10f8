"""Every legal move, built from the conditions of `legality` for the cards that are there.

Whose turn it is and where the cards come from holds by construction: only the rest is asked.
"""

from parcours.core.state import Move
from parcours.games.fatum import legality, moves, steps
from parcours.games.fatum.moves import FatumMove
from parcours.games.fatum.table import NONE, Life, Table


def legal_moves(table: Table, seat: int) -> list[Move]:
    """Every move that the seat, which is to act, may make now, each once."""
    legal: list[Move] = []
    life = table.lives[seat]
    known = table.deck.moves
    step = table.pending[-1].kind
    if step == steps.DESTINY:
        _plays(table, life, legal)
        legal.append(known.done)
        if legality.may_reveal(table, life):
            legal.append(known.reveal)
    elif step == steps.ACCOUNTS:
        _accounts(table, life, seat, legal)
        if legality.forbids_settling(table, life) == 0:
            legal.append(known.settle)
        if legality.may_reveal(table, life):
            legal.append(known.reveal)
    elif life.due():
        for deck, draw in enumerate(known.draw):
            if legality.forbids_draw(table, life, deck) == 0:
                legal.append(draw)
    else:
        before = NONE
        for card in life.hand:
            if card != before:
                before = card
                legal.append(known.discard[card])
    return legal


def _plays(table: Table, life: Life, legal: list[Move]) -> None:
    deck = table.deck
    known = deck.moves
    before = NONE
    for card in life.hand:
        if card == before:
            continue
        before = card
        if deck.yellow[card]:
            if legality.forbids_throwing(table, life, card) == 0:
                _throws(table, life, card, legal)
        elif legality.forbids_laying(table, life, card, False) == 0:
            legal.append(known.play[card])
            if deck.cleanses[card]:
                last = NONE
                for burden in life.burdens:
                    if burden != last:
                        last = burden
                        legal.append(FatumMove(moves.PLAY, card, other=burden))


def _throws(table: Table, life: Life, card: int, legal: list[Move]) -> None:
    deck = table.deck
    known = deck.moves
    classes = deck.destroys[card]
    for target, victim in enumerate(table.lives):
        if not legality.may_be_hit(table, life, card, victim):
            continue
        if legality.shielded(table, life, card, victim):
            continue
        if classes == 0:
            legal.append(known.play_on[moves.MOST_SEATS * card + target])
            continue
        last = NONE
        for lying in victim.front:
            if lying != last and (classes >> deck.klass[lying]) & 1:
                legal.append(FatumMove(moves.PLAY, card, target, lying))
            last = lying


def _accounts(table: Table, life: Life, seat: int, legal: list[Move]) -> None:
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
                    legal.append(known.use[moves.MOST_SEATS * card + target])
        if table.upkeep(life, card) > 0:
            legal.append(known.abandon[card])
