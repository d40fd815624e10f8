"""Every legal move, built from the conditions of `legality` for what is there.

Whose turn it is and which cards are held is so by construction; only what is left to ask is asked.
"""

from parcours.core.state import Move
from parcours.games.happy.legality import (
    CAT_PRICE,
    DOG_PRICE,
    can_parry,
    forbids_adoption,
    forbids_attack,
    forbids_buy_out,
    forbids_car,
    forbids_card,
    forbids_claim,
    forbids_date,
    forbids_healing,
    forbids_moving,
    forbids_partner,
    forbids_pet,
    forbids_plain_card,
    forbids_school,
    forbids_skipping,
    forbids_toppling,
    forbids_try,
    forbids_upgrade,
    highest_price,
)
from parcours.games.happy.moves import (
    ACCEPT,
    BUY_CAR,
    BUY_CARD,
    BUY_CAT,
    BUY_DOG,
    BUY_OUT,
    BUY_UPGRADE,
    CLAIM,
    DATE,
    DECLINE,
    END,
    HEAL,
    KEEP,
    MOST_SEATS,
    PASS,
    SELL_CAR,
    SELL_CAR_TO,
    SELL_LOVE,
    SELL_LOVE_TO,
    SUFFER,
    THROW,
    TRADED,
    TRY,
)
from parcours.games.happy.moves import PARRY as PARRY_MOVE
from parcours.games.happy.table import (
    AT_HOME,
    BEST_DISTRICT,
    CAR,
    EX,
    EXTRA,
    HOME,
    LOVE,
    MANAGER,
    MOST_CARDS,
    NONE,
    PARRY,
    SALE,
    TOPPLE,
    TURN,
    WORK,
    Life,
    Table,
)


def legal_moves(table: Table, seat: int) -> list[Move]:
    """Every move that the seat, which is to act, may make now, each once."""
    moves: list[Move] = []
    life = table.lives[seat]
    question = table.pending[-1].kind
    if question != TURN:
        _answers(table, life, question, moves)
        return moves
    _own_life(table, life, moves)
    _buying(table, life, moves)
    if life.job == MANAGER:
        for target in range(table.seats):
            if forbids_toppling(table, seat, target) == 0:
                moves.append(table.deck.moves.topple[target])
    if life.hand:
        _cards(table, life, seat, moves)
        _trades(table, life, moves)
    friendship = table.deck.friendship  # HA-4.5: also a fresh one
    if friendship in life.fresh and friendship not in life.hand:
        moves.append(table.deck.moves.play[friendship])
    if life.car > 0:
        _car_sales(table, seat, moves)
    if forbids_claim(table, seat) == 0:
        moves.append(table.deck.moves.plain[CLAIM])
    moves.append(table.deck.moves.plain[END])
    return moves


def _answers(table: Table, life: Life, question: int, moves: list[Move]) -> None:
    plain = table.deck.moves.plain
    if question == PARRY:
        if can_parry(table, life):
            moves.append(plain[PARRY_MOVE])
        moves.append(plain[SUFFER])
    elif question == SALE or question == TOPPLE:
        moves.append(plain[ACCEPT])
        moves.append(plain[DECLINE])
    elif question == EXTRA:
        extra_dice = table.deck.extra_dice
        if extra_dice in life.hand:
            moves.append(table.deck.moves.play[extra_dice])
        moves.append(plain[PASS])
    else:
        moves.append(plain[THROW])
        moves.append(plain[KEEP])


def _own_life(table: Table, life: Life, moves: list[Move]) -> None:
    """Partner, children, house and health."""
    plain = table.deck.moves.plain
    if life.partner == AT_HOME:
        if forbids_try(table, life) == 0:
            moves.append(plain[TRY])
    elif forbids_date(table, life) == 0:
        moves.append(plain[DATE])
    elif life.partner == EX and forbids_buy_out(life) == 0:
        moves.append(plain[BUY_OUT])
    for child in range(3):
        place = life.children[child]
        if place >= HOME and place < WORK and forbids_school(table, life, child) == 0:
            moves.append(table.deck.moves.school[child])
    for district in range(min(life.district + 2, BEST_DISTRICT + 1)):
        if forbids_moving(table, life, district) == 0:
            moves.append(table.deck.moves.move_to[district])
    if life.ill and forbids_healing(life) == 0:
        moves.append(plain[HEAL])


def _buying(table: Table, life: Life, moves: list[Move]) -> None:
    plain = table.deck.moves.plain
    if forbids_card(table, life) == 0:
        moves.append(plain[BUY_CARD])
    if life.car == 0:
        if forbids_car(table, life) == 0:
            moves.append(plain[BUY_CAR])
    else:
        moves.append(plain[SELL_CAR])
        if forbids_upgrade(table, life) == 0:
            moves.append(plain[BUY_UPGRADE])
    if forbids_pet(life, table.cats, CAT_PRICE) == 0:
        moves.append(plain[BUY_CAT])
    if forbids_pet(life, table.dogs, DOG_PRICE) == 0:
        moves.append(plain[BUY_DOG])


def _cards(table: Table, life: Life, seat: int, moves: list[Move]) -> None:
    """The ways to play or sell each kind in the hand."""
    deck = table.deck
    before = NONE
    for card in life.hand:
        if card == before or deck.never_played[card]:
            continue
        before = card
        if card == deck.internet_love:
            _internet_love(table, life, seat, moves)
        elif card == deck.skip_school:
            for child in range(3):
                if forbids_skipping(table, life, child) == 0:
                    moves.append(deck.moves.play_for[3 * card + child])
        elif card == deck.school_down:
            _school_down(table, seat, moves)
        elif card == deck.take_cat or card == deck.take_dog:
            if (table.cats if card == deck.take_cat else table.dogs) > 0:
                moves.append(deck.moves.play_from_shelter[card])
            for target in range(table.seats):
                if forbids_attack(table, seat, card, target, NONE) == 0:
                    moves.append(deck.moves.play_from[MOST_SEATS * card + target])
        elif deck.aimed[card]:
            for target in range(table.seats):
                if forbids_attack(table, seat, card, target, NONE) == 0:
                    moves.append(deck.moves.play_on[MOST_SEATS * card + target])
        elif forbids_plain_card(table, life, seat, card) == 0:
            moves.append(deck.moves.play[card])


def _internet_love(table: Table, life: Life, seat: int, moves: list[Move]) -> None:
    deck = table.deck
    love = deck.internet_love
    if forbids_partner(life) == 0:
        moves.append(deck.moves.play_for_partner[love])
    if forbids_adoption(life) == 0:
        moves.append(deck.moves.play_for_child[love])
    moves.append(deck.moves.plain[SELL_LOVE])
    for buyer in range(table.seats):
        if buyer != seat and table.lives[buyer].held() < MOST_CARDS:
            price = highest_price(table, LOVE, buyer)
            if price > 0:
                moves.extend(deck.moves.sales(SELL_LOVE_TO, buyer, price))


def _school_down(table: Table, seat: int, moves: list[Move]) -> None:
    card = table.deck.school_down
    for target in range(table.seats):
        for child in range(3):
            if forbids_attack(table, seat, card, target, child) == 0:
                moves.append(table.deck.moves.play_on_child[18 * card + 3 * target + child])


def _trades(table: Table, life: Life, moves: list[Move]) -> None:
    """HA-4.9: every set of three once. The hand lies in order: equal sets would be neighbours."""
    hand = life.hand
    size = len(hand)
    if size < TRADED:
        return
    trades = table.deck.moves.trade
    kinds = table.deck.moves.kinds
    for first in range(size - 2):
        if first > 0 and hand[first] == hand[first - 1]:
            continue
        for second in range(first + 1, size - 1):
            if second > first + 1 and hand[second] == hand[second - 1]:
                continue
            pair = (hand[first] * kinds + hand[second]) * kinds
            for third in range(second + 1, size):
                if third > second + 1 and hand[third] == hand[third - 1]:
                    continue
                trade = trades[pair + hand[third]]
                if trade is not None:
                    moves.append(trade)


def _car_sales(table: Table, seat: int, moves: list[Move]) -> None:
    for buyer in range(table.seats):
        if buyer != seat and table.lives[buyer].car == 0:
            price = highest_price(table, CAR, buyer)
            if price > 0:
                moves.extend(table.deck.moves.sales(SELL_CAR_TO, buyer, price))
