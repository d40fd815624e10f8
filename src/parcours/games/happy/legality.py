"""What forbids a move: the one place where the rules of Happy refuse.

A rule is a number, 100 x chapter + number: 4_07 is HA-4.7. Checks stand in the order of their
numbers, because a refusal names the lowest rule that forbids the move (HA-2.8).
"""

from parcours.core.zones import holds
from parcours.games.happy import jobs, marks, moves, partners, places, prices, questions
from parcours.games.happy.moves import HappyMove
from parcours.games.happy.table import (
    BARE_CAR,
    BEST_DISTRICT,
    CAR,
    DECLINED_PRICE,
    DECLINED_WHAT,
    HELP,
    LOVE,
    MOST_CARDS,
    NOBODY,
    NONE,
    PLAIN_CAR,
    UPGRADE,
    Life,
    Table,
)


def forbids(table: Table, seat: int, move: HappyMove) -> int:
    """The lowest rule that forbids the move, or 0."""
    if not table.awaits(seat):
        return 2_05 if table.pending else 2_04
    verb = move.verb
    life = table.lives[seat]
    question = table.pending[-1].kind
    if question != questions.TURN:
        return _forbids_answer(table, life, question, move)
    if verb >= moves.PARRY:
        return 2_06
    if verb >= moves.PLAY and verb < moves.CLAIM:
        return _forbids_play(table, life, seat, move)
    if verb == moves.END:
        return 0
    if verb == moves.CLAIM:
        return forbids_claim(table, seat)
    if verb == moves.DATE:
        return forbids_date(table, life)
    if verb == moves.TRY:
        return forbids_try(table, life)
    if verb == moves.BUY_OUT:
        return forbids_buy_out(life)
    if verb == moves.SCHOOL:
        return forbids_school(table, life, move.child)
    if verb == moves.MOVE_TO:
        return forbids_moving(table, life, move.number)
    if verb == moves.HEAL:
        return forbids_healing(life)
    if verb == moves.BUY_CARD:
        return forbids_card(table, life)
    if verb == moves.BUY_CAR:
        return forbids_car(table, life)
    if verb == moves.BUY_UPGRADE:
        return forbids_upgrade(table, life)
    if verb == moves.BUY_CAT:
        return forbids_pet(life, table.cats, prices.CAT)
    if verb == moves.BUY_DOG:
        return forbids_pet(life, table.dogs, prices.DOG)
    if verb == moves.TOPPLE:
        return forbids_toppling(table, seat, move.target)
    if verb == moves.TRADE or verb == moves.TRADE_NOTHING:
        return _forbids_trade(life, move.cards)
    return _forbids_sale(table, life, seat, move)


def _forbids_answer(table: Table, life: Life, question: int, move: HappyMove) -> int:
    """HA-2.6: a question takes its own answers only."""
    verb = move.verb
    if question == questions.PARRY:
        if verb == moves.PARRY:
            return 0 if can_parry(table, life) else 5_04
        return 0 if verb == moves.SUFFER else 2_06
    if question == questions.SALE or question == questions.TOPPLE:
        return 0 if verb == moves.ACCEPT or verb == moves.DECLINE else 2_06
    if question == questions.EXTRA:
        extra_dice = table.deck.extra_dice
        if verb == moves.PLAY and move.card == extra_dice:
            return forbids_holding(life, extra_dice)
        return 0 if verb == moves.PASS else 2_06
    return 0 if verb == moves.THROW or verb == moves.KEEP else 2_06


def can_parry(table: Table, life: Life) -> bool:
    """HA-5.4: whether the player holds what parries the attack."""
    return holds(life.hand, table.deck.parry[table.attack])


def forbids_holding(life: Life, card: int) -> int:
    """HA-4.3, HA-4.4: a card has to be in the hand, and not only fresh."""
    if card in life.hand:
        return 0
    return 4_04 if card in life.fresh else 4_03


# Playing a card


def _forbids_play(table: Table, life: Life, seat: int, move: HappyMove) -> int:
    deck = table.deck
    card = move.card
    rule = forbids_holding(life, card)
    if rule != 0 and (rule != 4_04 or card != deck.friendship):  # HA-4.5
        return rule
    if deck.never_played[card]:
        return 4_11
    verb = move.verb
    if verb == moves.PLAY:
        return forbids_plain_card(table, life, seat, card)
    if verb == moves.PLAY_FOR_PARTNER:
        return forbids_partner(life)
    if verb == moves.PLAY_FOR_CHILD or verb == moves.PLAY_FOR:
        if card == deck.mba:
            return 7_17
        if verb == moves.PLAY_FOR:
            return forbids_skipping(table, life, move.child)
        return forbids_adoption(life)
    if verb == moves.PLAY_FROM_SHELTER:
        return 0 if (table.cats if card == deck.take_cat else table.dogs) > 0 else 10_03
    return forbids_attack(table, seat, card, move.target, move.child)


def forbids_plain_card(table: Table, life: Life, seat: int, card: int) -> int:
    """Whether a card that is played without any further word may be."""
    deck = table.deck
    if card == deck.extra_dice:
        return _forbids_extra_dice(table, life)
    if card == deck.mba:
        if life.job == jobs.MANAGER:
            return 9_04 if table.director() != NOBODY else 0
        return 9_05 if life.job == jobs.DIRECTOR else 0
    if card == deck.car_upgrade:
        return 11_06 if table.bank < under_new_car(life) else 0
    if card == deck.plague:
        for other in range(table.seats):
            if other != seat and not table.lives[other].ill:
                return 0
        return 13_02
    if card == deck.health_insurance:
        return 0 if life.ill else 13_07
    return 0


def under_new_car(life: Life) -> int:
    """HA-11.5: the coins that an upgrade card puts under the car."""
    return UPGRADE if life.car > 0 else PLAIN_CAR - BARE_CAR


def _forbids_extra_dice(table: Table, life: Life) -> int:
    """HA-6.7: there must have been a throw this turn that can still be helped."""
    if table.marks & marks.DATE:
        return 0 if life.partner == partners.SINGLE else 6_07
    if table.marks & marks.TRY:
        return 0 if life.next_child() != NONE else 6_07
    return 6_07


def forbids_partner(life: Life) -> int:
    """HA-6.8: internet love for a partner."""
    return 0 if life.partner == partners.SINGLE else 6_08


def forbids_adoption(life: Life) -> int:
    """HA-7.6: internet love for a child."""
    return 0 if life.partner == partners.HOME and life.next_child() != NONE else 7_06


def forbids_skipping(table: Table, life: Life, child: int) -> int:
    """Whether a child may skip a school."""
    place = life.children[child]
    if place == places.BABY:
        return 7_09
    if place == places.UNBORN or place == places.WORK:
        return 7_12
    if place == places.UNIVERSITY:
        return 7_14
    return 0 if table.has_seat(place + 2) else 7_11


def forbids_attack(table: Table, seat: int, card: int, target: int, child: int) -> int:
    """Whether that attack can be made; one that could not change anything can not (HA-R.27)."""
    if target == seat:
        return 5_02
    deck = table.deck
    victim = table.lives[target]
    if card == deck.secret_love:
        return 0 if victim.partner == partners.HOME else 6_09
    if card == deck.school_down:
        place = victim.children[child]
        return 0 if place >= places.PRIMARY and place <= places.UNIVERSITY else 7_15
    if card == deck.fire:
        return 0 if victim.district > 0 else 8_07
    if card == deck.burn_out:
        return 9_06 if victim.job == jobs.WORKER else 0
    if card == deck.take_cat or card == deck.take_dog:
        if (victim.cats if card == deck.take_cat else victim.dogs) == 0:
            return 10_05
        return 0 if victim.quarantine == NOBODY else 10_06
    if card == deck.scratch:
        return 0 if victim.car > 0 else 11_08
    return _forbids_corona(table, seat, victim)


def _forbids_corona(table: Table, seat: int, victim: Life) -> int:
    if victim.quarantine != NOBODY:
        return 12_03
    if victim.protection != NOBODY:
        return 12_04
    if table.tiles(seat) <= 0:
        return 12_05
    return 0 if table.glasses() > 0 else 12_06


# Everything that is done without a card


def forbids_date(table: Table, life: Life) -> int:
    if life.partner == partners.HOME:
        return 6_03
    if life.partner == partners.EX:
        return 6_04
    if table.marks & (marks.DATE | marks.TRY):
        return 6_05
    return 0 if life.money >= prices.DATE else 16_02


def forbids_try(table: Table, life: Life) -> int:
    if table.marks & (marks.DATE | marks.TRY):
        return 6_05
    if life.partner != partners.HOME:
        return 7_03
    return 0 if life.next_child() != NONE else 7_04


def forbids_buy_out(life: Life) -> int:
    if life.partner != partners.EX:
        return 6_11
    return 0 if life.money >= jobs.WAGES[life.job] else 16_02


def forbids_school(table: Table, life: Life, child: int) -> int:
    place = life.children[child]
    if place == places.BABY:
        return 7_09
    if table.marks & (marks.CHILD << child):
        return 7_10
    if place < places.HOME or place == places.WORK:
        return 7_12
    if not table.has_seat(place + 1):
        return 7_11
    return 0 if life.money >= prices.SCHOOL else 16_02


def forbids_moving(table: Table, life: Life, district: int) -> int:
    here = life.district
    if district == here or district > here + 1 or district > BEST_DISTRICT:
        return 8_02
    if district > here and table.marks & marks.HOUSE:
        return 8_03
    if not table.has_room(district):
        return 8_04
    return 0 if district < here or life.money >= prices.HOUSE else 16_02


def forbids_healing(life: Life) -> int:
    if not life.ill:
        return 13_07
    return 0 if life.money >= prices.HEALTH else 16_02


def forbids_card(table: Table, life: Life) -> int:
    if life.held() >= MOST_CARDS:
        return 4_07
    if not table.pile:
        return 4_08
    return 0 if life.money >= prices.CARD else 16_02


def forbids_car(table: Table, life: Life) -> int:
    if life.car > 0:
        return 11_02
    if table.marks & marks.CAR:
        return 11_04
    return 0 if life.money >= PLAIN_CAR else 16_02


def forbids_upgrade(table: Table, life: Life) -> int:
    if life.car == 0:
        return 11_03
    if table.marks & marks.CAR:
        return 11_04
    return 0 if life.money >= UPGRADE else 16_02


def forbids_pet(life: Life, in_shelter: int, price: int) -> int:
    if in_shelter == 0:
        return 10_03
    return 0 if life.money >= price else 16_02


def forbids_toppling(table: Table, seat: int, target: int) -> int:
    lives = table.lives
    if (
        target == seat
        or lives[seat].job != jobs.MANAGER
        or lives[target].job != jobs.MANAGER
        or table.director() == NOBODY
    ):
        return 9_07
    if table.marks & marks.TOPPLE:
        return 9_08
    return 9_09 if has_declined(table, HELP, target) else 0


def forbids_claim(table: Table, seat: int) -> int:
    return 0 if table.points(seat) >= table.target else 15_07


def _forbids_trade(life: Life, cards: list[int]) -> int:
    """HA-4.9: three cards of the hand, in the order of their names, which is that of the deck."""
    fresh = False
    for card in cards:
        wanted = cards.count(card)
        in_hand = life.hand.count(card)
        if in_hand + life.fresh.count(card) < wanted:
            return 4_03
        if in_hand < wanted:
            fresh = True
    if fresh:
        return 4_04
    if len(cards) != moves.TRADED or cards[0] > cards[1] or cards[1] > cards[2]:
        return 4_09
    return 0


# Selling


def _forbids_sale(table: Table, life: Life, seat: int, move: HappyMove) -> int:
    verb = move.verb
    if verb == moves.SELL_LOVE or verb == moves.SELL_LOVE_TO:
        rule = forbids_holding(life, table.deck.internet_love)
        if rule != 0 or verb == moves.SELL_LOVE:
            return rule
        if table.lives[move.target].held() >= MOST_CARDS:
            return 4_07
    elif verb == moves.SELL_CAR or verb == moves.SELL_CAR_TO:
        if life.car == 0:
            return 11_07
        if verb == moves.SELL_CAR:
            return 0
    elif verb != moves.SELL_TO:
        return 14_09
    buyer = table.lives[move.target]
    if move.target == seat:
        return 14_02
    if move.number < 1 or move.number > buyer.money:
        return 14_03
    if verb == moves.SELL_TO:
        return 14_09
    if verb == moves.SELL_CAR_TO and buyer.car > 0:
        return 14_04
    sold = CAR if verb == moves.SELL_CAR_TO else LOVE
    return 0 if move.number <= highest_price(table, sold, move.target) else 14_05


def highest_price(table: Table, sold: int, buyer: int) -> int:
    """HA-14.3, HA-14.5: the most that a buyer may be asked for it now."""
    price = table.lives[buyer].money
    for entry in table.declined:
        if entry % DECLINED_PRICE == DECLINED_WHAT * sold + buyer:
            price = min(price, entry // DECLINED_PRICE - 1)
    return price


def has_declined(table: Table, what: int, seat: int) -> bool:
    """Whether the seat has declined that this turn."""
    for entry in table.declined:
        if entry % DECLINED_PRICE == DECLINED_WHAT * what + seat:
            return True
    return False
