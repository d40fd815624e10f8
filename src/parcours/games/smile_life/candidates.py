"""Moves worth asking about: every legal move is among them, none twice. Whether it is legal is for `legality` to say."""

from parcours.core.state import Move
from parcours.games.smile_life.deck import HOUSE, JOB, MALUS, SPECIAL, TRIP, WAGE, SmileLifeDeck
from parcours.games.smile_life.legality import (
    LEAST_PLAYERS_FOR_DISCARD,
    forbids,
    price,
    searched_for,
)
from parcours.games.smile_life.moves import (
    BUY,
    FROM_DISCARD,
    HAND,
    JOB_FROM_DISCARD,
    MOST_SEATS,
    LifeMove,
)
from parcours.games.smile_life.moves import PLAY as PLAY_MOVE
from parcours.games.smile_life.table import (
    DRAW,
    GIVE,
    HAND_SIZE,
    KEEP,
    NONE,
    PLAY,
    SEARCH,
    Life,
    Table,
)


def candidates(table: Table, seat: int) -> list[Move]:
    """Moves of the present phase for the cards that are there."""
    moves: list[Move] = []
    if not table.awaits(seat):
        return moves
    life = table.lives[seat]
    deck = table.deck
    phase = table.pending[-1].kind
    if phase == PLAY:
        _from_hand(table, life, seat, moves)
    elif phase == DRAW:
        moves.append(deck.moves.draw)
        for card in _kinds(table.river):
            moves.append(deck.moves.take[card])
        if table.seats >= LEAST_PLAYERS_FOR_DISCARD and table.discard:
            top = table.discard[-1]
            _plays(table, life, seat, top, FROM_DISCARD, moves)
            if deck.group[top] == JOB and deck.string_pulling in life.hand:
                moves.append(
                    LifeMove(PLAY_MOVE, deck.string_pulling, other=top, source=JOB_FROM_DISCARD)
                )
        _resigning(table, life, moves)
        if life.marriage != NONE:
            moves.append(deck.moves.divorce)
        if life.adultery != NONE:
            moves.append(deck.moves.stop)
    elif phase == SEARCH:
        for card in _kinds(table.discard):
            if searched_for(table, card):
                _plays(table, life, seat, card, FROM_DISCARD, moves)
        moves.append(deck.moves.pass_)
    elif phase == KEEP:
        for card in _kinds(table.drawn):
            moves.append(deck.moves.keep[card])
    elif phase == GIVE:
        for card in _kinds(life.wages):
            moves.append(deck.moves.give[card])
    else:
        for card in _kinds(life.hand):
            moves.append(deck.moves.throw[card])
    return moves


def something_found(table: Table, seat: int) -> bool:
    """SL-8.8: whether the search that has just been opened finds a card that can be laid."""
    life = table.lives[seat]
    moves: list[Move] = []
    for card in _kinds(table.discard):
        if searched_for(table, card):
            _plays(table, life, seat, card, FROM_DISCARD, moves)
            while moves:
                move = moves.pop()
                if isinstance(move, LifeMove) and forbids(table, seat, move) == 0:
                    return True
    return False


def _from_hand(table: Table, life: Life, seat: int, moves: list[Move]) -> None:
    deck = table.deck
    before = NONE
    for card in life.hand:
        if card == before:
            continue
        before = card
        moves.append(deck.moves.discard[card])
        _plays(table, life, seat, card, HAND, moves)
        if table.casino != NONE and deck.group[card] == WAGE:
            moves.append(deck.moves.bet[card])
    _resigning(table, life, moves)
    if life.adultery != NONE:
        moves.append(deck.moves.stop)
    if table.rainbow:
        moves.append(deck.moves.done)


def _plays(
    table: Table, life: Life, seat: int, card: int, source: int, moves: list[Move]
) -> None:
    """The ways to lay or buy that card."""
    deck = table.deck
    group = deck.group[card]
    found = source == FROM_DISCARD
    if group == MALUS and card != deck.attack:
        on = deck.moves.play_found_on if found else deck.moves.play_on
        for target in range(table.seats):
            if target != seat:
                moves.append(on[MOST_SEATS * card + target])
        return
    if group == TRIP or group == HOUSE:
        for paying in payments(deck, life, price(table, life, card)):
            moves.append(LifeMove(BUY, card, source=source, paying=paying))
    elif group == SPECIAL:
        if card == deck.swap:
            on = deck.moves.play_found_on if found else deck.moves.play_on
            for target in range(table.seats):
                if target != seat:
                    moves.append(on[MOST_SEATS * card + target])
            return
        if card == deck.revenge:
            for malus in _kinds(life.malus):
                for target in range(table.seats):
                    if target != seat:
                        moves.append(LifeMove(PLAY_MOVE, card, target, malus, source))
        elif card == deck.string_pulling:
            _with_hand(deck, life, card, JOB, source, moves)
        elif card == deck.casino:
            _with_hand(deck, life, card, WAGE, source, moves)
    moves.append(deck.moves.play_found[card] if found else deck.moves.play[card])


def _with_hand(
    deck: SmileLifeDeck, life: Life, card: int, group: int, source: int, moves: list[Move]
) -> None:
    """The card together with each kind of that group in the hand."""
    for other in _kinds(life.hand):
        if deck.group[other] == group:
            moves.append(LifeMove(PLAY_MOVE, card, other=other, source=source))


def _resigning(table: Table, life: Life, moves: list[Move]) -> None:
    if life.job == NONE:
        return
    deck = table.deck
    if life.job == deck.researcher and len(life.hand) > HAND_SIZE:
        for card in _kinds(life.hand):
            moves.append(deck.moves.resign_throwing[card])
    else:
        moves.append(deck.moves.resign)


def payments(deck: SmileLifeDeck, life: Life, cost: int) -> list[list[int]]:
    """SL-6.5, SL-6.6: every way to pay with nothing superfluous, each named in its one order."""
    found: list[list[int]] = []
    kinds = deck.wages[:]
    if deck.inheritance in life.specials:
        # Among equal values it does not matter which is spent first, only that each set is found once.
        at = 0
        while at < len(kinds) and deck.value[kinds[at]] > deck.value[deck.inheritance]:
            at += 1
        kinds.insert(at, deck.inheritance)
    _spend(deck, life, kinds, 0, cost, [], found)
    return found


def _spend(
    deck: SmileLifeDeck,
    life: Life,
    kinds: list[int],
    at: int,
    missing: int,
    spent: list[int],
    found: list[list[int]],
) -> None:
    """Add copies of each kind, dearest first. The card that reaches the price is the cheapest, so none is superfluous."""
    if missing <= 0:
        named = [card for card in spent if card != deck.inheritance]
        found.append(named + [card for card in spent if card == deck.inheritance])
        return
    if at == len(kinds):
        return
    kind = kinds[at]
    zone = life.specials if kind == deck.inheritance else life.wages
    for copies in range(zone.count(kind) + 1):
        left = missing - copies * deck.value[kind]
        _spend(deck, life, kinds, at + 1, left, spent + [kind] * copies, found)
        if left <= 0:
            return


def _kinds(cards: list[int]) -> list[int]:
    """The kinds among the cards, each once, in the order in which they first lie there."""
    kinds: list[int] = []
    for card in cards:
        if card not in kinds:
            kinds.append(card)
    return kinds
