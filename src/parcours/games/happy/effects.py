"""What a move does: the rules of Happy carried out, each beside its number."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.journal import Journal
from parcours.core.zones import with_value
from parcours.games.happy import (
    attacks,
    company,
    jobs,
    marks,
    moves,
    partners,
    places,
    prices,
    questions,
)
from parcours.games.happy.cards import (
    draw,
    hand_over,
    leave_hand,
    pay_from_bank,
    pay_to_bank,
    put_under,
    show,
    spend,
)
from parcours.games.happy.legality import under_new_car
from parcours.games.happy.moves import HappyMove
from parcours.games.happy.table import BARE_CAR, CAR, LOVE, NONE, PLAIN_CAR, UPGRADE, Life, Table
from parcours.games.happy.turns import end_match, end_turn, finish

INHERITANCE: Final = 15
LOTTERY: Final = 20
LUCKY_DIE: Final = 5  # HA-6.2: a date succeeds with this die or a higher one
BIRTH_DIE: Final = 1  # HA-7.2
EXTRA_THROWS: Final = 2


def apply(
    table: Table, seat: int, move: HappyMove, chance: Chance, journal: Journal | None
) -> None:
    """Carry out a legal move and all that follows from it."""
    life = table.lives[seat]
    verb = move.verb
    question = table.pending[-1].kind
    if question == questions.PARRY:
        attacks.answer(table, seat, verb == moves.PARRY, journal)
    elif question == questions.SALE:
        answer_offer(table, seat, verb == moves.ACCEPT, journal)
    elif question != questions.TURN:
        company.answer(table, seat, move, chance, journal)
    elif verb == moves.END:
        end_turn(table, journal)
    elif verb == moves.CLAIM:  # HA-15.6
        table.winner = seat
        if journal is not None:
            journal.tell("claimed", seat)
        end_match(table, journal)
        return
    elif verb >= moves.PLAY:
        _play(table, seat, move, chance, journal)
    elif verb == moves.SELL_CAR_TO or verb == moves.SELL_LOVE_TO:
        _offer(table, seat, move, journal)
    elif verb == moves.SELL_CAR:
        _sell_car(table, life, seat, journal)
    elif verb == moves.SELL_LOVE:  # HA-14.1
        spend(table, seat, table.deck.internet_love)
        if journal is not None:
            journal.tell("sold_card", seat, table.deck.internet_love)
        _receive(table, life, seat, prices.LOVE, journal)
    elif verb == moves.TRADE:  # HA-4.9
        for card in move.cards:
            leave_hand(table, seat, card)
            put_under(table, card)
        if journal is not None:
            journal.tell("traded", seat, cards=move.cards)
        draw(table, seat, journal)
    elif verb == moves.DATE or verb == moves.TRY or verb == moves.BUY_OUT or verb == moves.SCHOOL:
        _family(table, seat, move, chance, journal)
    elif verb == moves.MOVE_TO:
        _move_house(table, life, seat, move.number, journal)
    elif verb == moves.HEAL:  # HA-13.5
        pay_to_bank(table, life, prices.HEALTH)
        life.ill = False
        if journal is not None:
            journal.tell("healed", seat)
    elif verb == moves.BUY_CARD:  # HA-4.6
        pay_to_bank(table, life, prices.CARD)
        draw(table, seat, journal)
    elif verb == moves.BUY_CAT or verb == moves.BUY_DOG:
        pay_to_bank(table, life, prices.CAT if verb == moves.BUY_CAT else prices.DOG)  # HA-10.2
        _adopt(table, life, seat, verb == moves.BUY_CAT, journal)
    elif verb == moves.BUY_CAR or verb == moves.BUY_UPGRADE:
        _buy_car(table, life, seat, verb == moves.BUY_CAR, journal)
    else:
        company.ask_for_help(table, seat, move.target, journal)
    if len(table.pending) == 1:
        finish(table, journal)


def _receive(table: Table, life: Life, seat: int, coins: int, journal: Journal | None) -> None:
    """The bank pays, as far as it can (HA-16.3)."""
    paid = pay_from_bank(table, life, coins)
    if journal is not None and paid > 0:
        journal.tell("received", seat, number=paid)


# Partner and children: HA-6, HA-7


def _family(
    table: Table, seat: int, move: HappyMove, chance: Chance, journal: Journal | None
) -> None:
    life = table.lives[seat]
    verb = move.verb
    if verb == moves.DATE:
        pay_to_bank(table, life, prices.DATE)
        table.marks |= marks.DATE
        if journal is not None:
            journal.tell("dated", seat)
        _throw_for_partner(table, life, seat, chance, journal)
    elif verb == moves.TRY:
        table.marks |= marks.TRY
        if journal is not None:
            journal.tell("tried_for_child", seat)
        _throw_for_children(table, life, seat, chance, journal)
    elif verb == moves.BUY_OUT:  # HA-6.11
        wage = jobs.WAGES[life.job]
        pay_to_bank(table, life, wage)
        life.partner = partners.SINGLE
        if journal is not None:
            journal.tell("bought_out", seat, number=wage)
    else:
        pay_to_bank(table, life, prices.SCHOOL)
        table.marks |= marks.CHILD << move.child
        _move_up(life, seat, move.child, 1, journal)


def _throw_for_partner(
    table: Table, life: Life, seat: int, chance: Chance, journal: Journal | None
) -> None:
    """HA-6.2: one die."""
    table.reveals += 1
    die = chance.die()
    if journal is not None:
        journal.tell("threw", seat, number=die)
    if die >= LUCKY_DIE:
        _find_partner(life, seat, journal)


def _find_partner(life: Life, seat: int, journal: Journal | None) -> None:
    life.partner = partners.HOME
    if journal is not None:
        journal.tell("found_partner", seat)


def _throw_for_children(
    table: Table, life: Life, seat: int, chance: Chance, journal: Journal | None
) -> None:
    """HA-7.2: two dice at once."""
    table.reveals += 1
    first = chance.die()
    second = chance.die()
    if journal is not None:
        journal.tell("threw", seat, number=first)
        journal.tell("threw", seat, number=second)
    if first == BIRTH_DIE:
        _new_child(life, seat, False, journal)
    if second == BIRTH_DIE:
        _new_child(life, seat, False, journal)


def _new_child(life: Life, seat: int, adopted: bool, journal: Journal | None) -> None:
    """HA-7.1, HA-7.7: the lowest-numbered one that is not there yet, if any."""
    child = life.next_child()
    if child != NONE:
        life.children = with_value(life.children, child, places.BABY)
        if journal is not None:
            journal.tell("child_adopted" if adopted else "child_born", seat, number=child + 1)


def _move_up(life: Life, seat: int, child: int, steps: int, journal: Journal | None) -> None:
    """HA-7.8, HA-7.13"""
    life.children = with_value(life.children, child, life.children[child] + steps)
    if journal is not None:
        what = ["child_to_primary", "child_to_secondary", "child_to_university", "child_to_work"][
            life.children[child] - places.PRIMARY
        ]
        journal.tell(what, seat, number=child + 1)


def _extra_dice(
    table: Table, life: Life, seat: int, chance: Chance, journal: Journal | None
) -> None:
    """HA-6.6, HA-7.5: two further throws; what is thrown for ends them when it is reached."""
    for _ in range(EXTRA_THROWS):
        if table.marks & marks.DATE:
            if life.partner == partners.SINGLE:
                _throw_for_partner(table, life, seat, chance, journal)
        elif life.next_child() != NONE:
            _throw_for_children(table, life, seat, chance, journal)


# House, pets, car: HA-8, HA-10, HA-11


def _move_house(
    table: Table, life: Life, seat: int, district: int, journal: Journal | None
) -> None:
    """HA-8.2, HA-8.5"""
    down = life.district - district
    life.district = district
    if down < 0:
        pay_to_bank(table, life, prices.HOUSE)
        table.marks |= marks.HOUSE
        if journal is not None:
            journal.tell("moved_up", seat, number=district)
        return
    if journal is not None:
        journal.tell("moved_down", seat, number=down)
    _receive(table, life, seat, prices.HOUSE * down, journal)


def _adopt(table: Table, life: Life, seat: int, cat: bool, journal: Journal | None) -> None:
    """An animal comes from the shelter."""
    if cat:
        table.cats -= 1
        life.cats += 1
    else:
        table.dogs -= 1
        life.dogs += 1
    if journal is not None:
        journal.tell("got_cat" if cat else "got_dog", seat)


def _buy_car(table: Table, life: Life, seat: int, new: bool, journal: Journal | None) -> None:
    """HA-11.2, HA-11.3: all but the coins under the car goes to the bank."""
    table.marks |= marks.CAR
    if new:
        life.money -= PLAIN_CAR
        table.bank += BARE_CAR
        life.car = PLAIN_CAR
    else:
        life.money -= UPGRADE
        life.car += UPGRADE
    if journal is not None:
        journal.tell("got_car" if new else "upgraded_car", seat, number=life.car)


def _sell_car(table: Table, life: Life, seat: int, journal: Journal | None) -> None:
    """HA-11.7: the coins under it go to the bank, which then pays half the value, rounded up."""
    value = life.car
    table.bank += value - BARE_CAR
    life.car = 0
    if journal is not None:
        journal.tell("sold_car", seat)
    _receive(table, life, seat, (value + 1) // 2, journal)


# Cards: HA-4 and the rules of each kind


def _play(
    table: Table, seat: int, move: HappyMove, chance: Chance, journal: Journal | None
) -> None:
    life = table.lives[seat]
    deck = table.deck
    card = move.card
    if card == deck.friendship:  # HA-4.10
        leave_hand(table, seat, card)
        life.open += 1
        if journal is not None:
            journal.tell("laid_open", seat, card)
        return
    spend(table, seat, card)
    if journal is not None:
        if move.target == NONE:
            journal.tell("played", seat, card)
        else:
            journal.tell("played_on", seat, card, other=move.target)
    verb = move.verb
    if verb == moves.PLAY:
        _play_plain(table, seat, card, chance, journal)
    elif verb == moves.PLAY_FOR_PARTNER:  # HA-6.8
        _find_partner(life, seat, journal)
    elif verb == moves.PLAY_FOR_CHILD:  # HA-7.6
        _new_child(life, seat, True, journal)
    elif verb == moves.PLAY_FOR:
        _move_up(life, seat, move.child, 2, journal)
    elif verb == moves.PLAY_FROM_SHELTER:  # HA-10.4
        _adopt(table, life, seat, card == deck.take_cat, journal)
    else:
        attacks.attack(table, seat, card, move.target, move.child, journal)


def _play_plain(
    table: Table, seat: int, card: int, chance: Chance, journal: Journal | None
) -> None:
    life = table.lives[seat]
    deck = table.deck
    if card == deck.mba:  # HA-9.3
        life.job += 1
        if journal is not None:
            manager = life.job == jobs.MANAGER
            journal.tell("rose_to_manager" if manager else "rose_to_director", seat)
    elif card == deck.inheritance or card == deck.lottery:  # HA-4.12
        coins = INHERITANCE if card == deck.inheritance else LOTTERY
        _receive(table, life, seat, coins, journal)
    elif card == deck.car_upgrade:  # HA-11.5
        table.bank -= under_new_car(life)
        new = life.car == 0
        life.car = PLAIN_CAR if new else life.car + UPGRADE
        if journal is not None:
            journal.tell("got_car" if new else "upgraded_car", seat, number=life.car)
    elif card == deck.extra_dice:
        _extra_dice(table, life, seat, chance, journal)
    elif card == deck.health_insurance:  # HA-13.6
        life.ill = False
        if journal is not None:
            journal.tell("healed", seat)
    else:
        attacks.plague(table, seat, seat, journal)


# Selling: HA-14


def _offer(table: Table, seat: int, move: HappyMove, journal: Journal | None) -> None:
    """HA-14.6: the buyer is asked. Who offers a card shows that it is there."""
    love = table.deck.internet_love
    table.price = move.number
    table.sold = CAR
    if move.verb == moves.SELL_LOVE_TO:
        table.sold = LOVE
        show(table, seat, love)
    table.ask(questions.SALE, move.target)
    if journal is not None:
        if table.sold == CAR:
            journal.tell("offered_car", seat, other=move.target, number=move.number)
        else:
            journal.tell("offered_card", seat, love, other=move.target, number=move.number)


def answer_offer(table: Table, buyer: int, accepted: bool, journal: Journal | None) -> None:
    """HA-14.5, HA-14.7"""
    table.pending.pop()
    price = table.price
    sold = table.sold
    table.price = 0
    table.sold = CAR
    seller = table.turn
    if not accepted:
        table.decline(sold, buyer, price)
        if journal is not None:
            journal.tell("declined_offer", buyer, other=seller)
        return
    table.lives[buyer].money -= price
    table.lives[seller].money += price
    if sold == CAR:
        table.lives[buyer].car = table.lives[seller].car
        table.lives[seller].car = 0
        if table.parking == seller:  # HA-11.11
            table.parking = buyer
    else:
        hand_over(table, seller, buyer, table.deck.internet_love)
    if journal is not None:
        journal.tell("accepted_offer", buyer, other=seller, number=price)
