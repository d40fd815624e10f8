"""Every legal move, built from the conditions of `legality` for what is there.

Whose turn it is and which cards are held is so by construction; only what is left to ask is asked.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from parcours.core.chance import Chance
from parcours.core.state import Move
from parcours.core.zones import holds
from parcours.games.happy import jobs, legality, moves, partners, places, prices, questions
from parcours.games.happy.table import BEST_DISTRICT, CAR, LOVE, MOST_CARDS, NONE, Life, Table

PRICE_STEP: Final = 5


@mypyc_attr(acyclic=True)
class Sales:
    """The offers of one thing to one buyer at each price up to the highest, which come after so many other moves."""

    def __init__(self, before: int, offers: list[Move], highest: int) -> None:
        self.before = before
        self.offers = offers
        self.highest = highest


def legal_moves(table: Table, seat: int) -> list[Move]:
    """Every move that the seat, which is to act, may make now, each once."""
    return _list_moves(table, seat, 1, None)


def plausible_moves(table: Table, seat: int) -> list[Move]:
    """The legal moves, but of the prices for a sale only every fifth."""
    return _list_moves(table, seat, PRICE_STEP, None)


def random_move(table: Table, seat: int, chance: Chance) -> Move:
    """One of the legal moves, each equally likely. Most are offers, which are counted instead of listed."""
    counted: list[Sales] = []
    others = _list_moves(table, seat, 1, counted)
    number = len(others)
    for sales in counted:
        number += sales.highest
    at = chance.below(number)
    for sales in counted:
        if at < sales.before:
            break
        if at < sales.before + sales.highest:
            return sales.offers[at - sales.before]
        at -= sales.highest
    return others[at]


def _list_moves(
    table: Table, seat: int, price_step: int, counted: list[Sales] | None
) -> list[Move]:
    """The legal moves. Offers go to `counted`, if it is there."""
    legal: list[Move] = []
    life = table.lives[seat]
    question = table.pending[-1].kind
    if question != questions.TURN:
        _answers(table, life, question, legal)
        return legal
    _own_life(table, life, legal)
    _buying(table, life, legal)
    if life.job == jobs.MANAGER:
        for target in range(table.seats):
            if legality.forbids_toppling(table, seat, target) == 0:
                legal.append(table.deck.moves.topple[target])
    if life.hand:
        _cards(table, life, seat, price_step, counted, legal)
        _trades(table, life, legal)
    friendship = table.deck.friendship  # HA-4.5: also a fresh one
    if holds(life.fresh, friendship) and not holds(life.hand, friendship):
        legal.append(table.deck.moves.play[friendship])
    if life.car > 0:
        _car_sales(table, seat, price_step, counted, legal)
    if legality.forbids_claim(table, seat) == 0:
        legal.append(table.deck.moves.plain[moves.CLAIM])
    legal.append(table.deck.moves.plain[moves.END])
    return legal


def _answers(table: Table, life: Life, question: int, legal: list[Move]) -> None:
    plain = table.deck.moves.plain
    if question == questions.PARRY:
        if legality.can_parry(table, life):
            legal.append(plain[moves.PARRY])
        legal.append(plain[moves.SUFFER])
    elif question == questions.SALE or question == questions.TOPPLE:
        legal.append(plain[moves.ACCEPT])
        legal.append(plain[moves.DECLINE])
    elif question == questions.EXTRA:
        extra_dice = table.deck.extra_dice
        if holds(life.hand, extra_dice):
            legal.append(table.deck.moves.play[extra_dice])
        legal.append(plain[moves.PASS])
    else:
        legal.append(plain[moves.THROW])
        legal.append(plain[moves.KEEP])


def _own_life(table: Table, life: Life, legal: list[Move]) -> None:
    """Partner, children, house and health."""
    plain = table.deck.moves.plain
    if life.partner == partners.HOME:
        if legality.forbids_try(table, life) == 0:
            legal.append(plain[moves.TRY])
    elif legality.forbids_date(table, life) == 0:
        legal.append(plain[moves.DATE])
    elif life.partner == partners.EX and legality.forbids_buy_out(life) == 0:
        legal.append(plain[moves.BUY_OUT])
    for child, place in enumerate(life.children):
        if (
            place >= places.HOME
            and place < places.WORK
            and legality.forbids_school(table, life, child) == 0
        ):
            legal.append(table.deck.moves.school[child])
    for district in range(min(life.district + 2, BEST_DISTRICT + 1)):
        if legality.forbids_moving(table, life, district) == 0:
            legal.append(table.deck.moves.move_to[district])
    if life.ill and legality.forbids_healing(life) == 0:
        legal.append(plain[moves.HEAL])


def _buying(table: Table, life: Life, legal: list[Move]) -> None:
    plain = table.deck.moves.plain
    if legality.forbids_card(table, life) == 0:
        legal.append(plain[moves.BUY_CARD])
    if life.car == 0:
        if legality.forbids_car(table, life) == 0:
            legal.append(plain[moves.BUY_CAR])
    else:
        legal.append(plain[moves.SELL_CAR])
        if legality.forbids_upgrade(table, life) == 0:
            legal.append(plain[moves.BUY_UPGRADE])
    if legality.forbids_pet(life, table.cats, prices.CAT) == 0:
        legal.append(plain[moves.BUY_CAT])
    if legality.forbids_pet(life, table.dogs, prices.DOG) == 0:
        legal.append(plain[moves.BUY_DOG])


def _cards(
    table: Table,
    life: Life,
    seat: int,
    price_step: int,
    counted: list[Sales] | None,
    legal: list[Move],
) -> None:
    """The ways to play or sell each kind in the hand."""
    deck = table.deck
    before = NONE
    for card in life.hand:
        if card == before or deck.never_played[card]:
            continue
        before = card
        if card == deck.internet_love:
            _internet_love(table, seat, price_step, counted, legal)
        elif card == deck.skip_school:
            for child in range(3):
                if legality.forbids_skipping(table, life, child) == 0:
                    legal.append(deck.moves.play_for[3 * card + child])
        elif card == deck.school_down:
            _school_down(table, seat, legal)
        elif card == deck.take_cat or card == deck.take_dog:
            if (table.cats if card == deck.take_cat else table.dogs) > 0:
                legal.append(deck.moves.play_from_shelter[card])
            for target in range(table.seats):
                if legality.forbids_attack(table, seat, card, target, NONE) == 0:
                    legal.append(deck.moves.play_from[moves.MOST_SEATS * card + target])
        elif deck.aimed[card]:
            for target in range(table.seats):
                if legality.forbids_attack(table, seat, card, target, NONE) == 0:
                    legal.append(deck.moves.play_on[moves.MOST_SEATS * card + target])
        elif legality.forbids_plain_card(table, life, seat, card) == 0:
            legal.append(deck.moves.play[card])


def _internet_love(
    table: Table, seat: int, price_step: int, counted: list[Sales] | None, legal: list[Move]
) -> None:
    deck = table.deck
    life = table.lives[seat]
    love = deck.internet_love
    if legality.forbids_partner(life) == 0:
        legal.append(deck.moves.play_for_partner[love])
    if legality.forbids_adoption(life) == 0:
        legal.append(deck.moves.play_for_child[love])
    legal.append(deck.moves.plain[moves.SELL_LOVE])
    for buyer, other in enumerate(table.lives):
        if buyer != seat and other.held() < MOST_CARDS:
            highest = legality.highest_price(table, LOVE, buyer)
            offers = deck.moves.offers(moves.SELL_LOVE_TO, buyer, highest)
            _sales(offers, highest, price_step, counted, legal)


def _school_down(table: Table, seat: int, legal: list[Move]) -> None:
    card = table.deck.school_down
    for target in range(table.seats):
        for child in range(3):
            if legality.forbids_attack(table, seat, card, target, child) == 0:
                legal.append(table.deck.moves.play_on_child[18 * card + 3 * target + child])


def _trades(table: Table, life: Life, legal: list[Move]) -> None:
    """HA-4.9: every set of three once. The hand lies in order: equal sets would be neighbours."""
    hand = life.hand
    size = len(hand)
    if size < moves.TRADED:
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
                    legal.append(trade)


def _car_sales(
    table: Table, seat: int, price_step: int, counted: list[Sales] | None, legal: list[Move]
) -> None:
    for buyer, other in enumerate(table.lives):
        if buyer != seat and other.car == 0:
            highest = legality.highest_price(table, CAR, buyer)
            offers = table.deck.moves.offers(moves.SELL_CAR_TO, buyer, highest)
            _sales(offers, highest, price_step, counted, legal)


def _sales(
    offers: list[Move],
    highest: int,
    price_step: int,
    counted: list[Sales] | None,
    legal: list[Move],
) -> None:
    """The offers at each price up to the highest, in steps."""
    if highest <= 0:
        return
    if counted is not None:
        counted.append(Sales(len(legal), offers, highest))
    elif price_step == 1:
        legal += offers[:highest]
    else:
        legal += offers[price_step - 1 : highest : price_step]
