"""Attacks: the question, the parry, and what is suffered (HA-5 and the rules of each card)."""

from parcours.core.journal import Journal
from parcours.core.zones import with_value
from parcours.games.happy import partners, places, questions
from parcours.games.happy.cards import spend
from parcours.games.happy.table import BARE_CAR, NONE, PLAIN_CAR, UPGRADE, Life, Table


def attack(
    table: Table, seat: int, card: int, target: int, child: int, journal: Journal | None
) -> None:
    """HA-5.3, HA-5.6: the attacked player is asked, whatever they hold, if any card parries."""
    if table.deck.parry[card] == NONE:
        strike(table, seat, card, target, child, journal)
        return
    table.attack = card
    table.attacked_child = child
    table.ask(questions.PARRY, target)


def plague(table: Table, seat: int, after: int, journal: Journal | None) -> None:
    """HA-13.1, HA-13.3: the next player in good health after that seat is asked, if any."""
    deck = table.deck
    target = after
    while True:
        target += 1
        if target == table.seats:
            target = 0
        if target == seat:
            return
        if not table.lives[target].ill:
            attack(table, seat, deck.plague, target, NONE, journal)
            if deck.parry[deck.plague] != NONE:
                return


def answer(table: Table, target: int, parried: bool, journal: Journal | None) -> None:
    """HA-5.5: the attack is parried or suffered; the next victim of a plague is asked."""
    card = table.attack
    child = table.attacked_child
    seat = table.turn
    table.pending.pop()
    table.attack = NONE
    table.attacked_child = NONE
    if parried:
        spend(table, target, table.deck.parry[card])
        if journal is not None:
            journal.tell("parried", target, card, other=seat)
        if card == table.deck.corona:  # HA-12.7
            table.lives[target].protection = seat
            if journal is not None:
                journal.tell("protected", target, other=seat)
    else:
        if journal is not None:
            journal.tell("suffered", target, card, other=seat)
        strike(table, seat, card, target, child, journal)
    if card == table.deck.plague:
        plague(table, seat, target, journal)


def strike(
    table: Table, seat: int, card: int, target: int, child: int, journal: Journal | None
) -> None:
    """The attack takes effect on the player."""
    deck = table.deck
    victim = table.lives[target]
    if card == deck.take_cat or card == deck.take_dog:  # HA-10.5
        thief = table.lives[seat]
        if card == deck.take_cat:
            victim.cats -= 1
            thief.cats += 1
        else:
            victim.dogs -= 1
            thief.dogs += 1
        if journal is not None:
            what = "took_cat_from" if card == deck.take_cat else "took_dog_from"
            journal.tell(what, seat, other=target)
    elif card == deck.secret_love:  # HA-6.9, HA-6.12
        victim.partner = partners.EX
        if journal is not None:
            journal.tell("divorced", target)
        house_falls(table, target, journal)
    elif card == deck.plague:  # HA-13.3
        victim.ill = True
        if journal is not None:
            journal.tell("fell_ill", target)
    elif card == deck.fire:  # HA-8.7
        house_falls(table, target, journal)
    elif card == deck.corona:  # HA-12.7
        victim.quarantine = seat
        if journal is not None:
            journal.tell("quarantined", target, other=seat)
    elif card == deck.scratch:
        scratch(table, target, journal)
    elif card == deck.burn_out:  # HA-9.6
        victim.job -= 1
        if journal is not None:
            journal.tell("fell_to_manager" if victim.job else "fell_to_worker", target)
    else:
        school_down(table, victim, target, child, journal)


def house_falls(table: Table, target: int, journal: Journal | None) -> None:
    """HA-8.6: to the nearest lower district with room, without payment."""
    life = table.lives[target]
    before = life.district
    if before == 0:
        return
    district = before - 1
    while not table.has_room(district):
        district -= 1
    life.district = district
    if journal is not None:
        journal.tell("house_fell", target, number=before - district)


def scratch(table: Table, target: int, journal: Journal | None) -> None:
    """HA-11.8: the car loses a level, and a plain car is lost; its coins go to the bank."""
    life = table.lives[target]
    if life.car == PLAIN_CAR:
        life.car = 0
        table.bank += PLAIN_CAR - BARE_CAR
        if journal is not None:
            journal.tell("lost_car", target)
        return
    life.car -= UPGRADE
    table.bank += UPGRADE
    if journal is not None:
        journal.tell("car_scratched", target, number=life.car)


def school_down(
    table: Table, victim: Life, target: int, child: int, journal: Journal | None
) -> None:
    """HA-7.15, HA-7.16: to the nearest lower school with a free seat, or home."""
    place = victim.children[child] - 1
    while place >= places.PRIMARY and not table.has_seat(place):
        place -= 1
    place = max(place, places.HOME)
    victim.children = with_value(victim.children, child, place)
    if journal is not None:
        what = ["child_down_home", "child_down_primary", "child_down_secondary"][
            place - places.HOME
        ]
        journal.tell(what, target, number=child + 1)
