"""The course of a match: steps and rounds (FA-3), drawing (FA-4), income (FA-8), winning (FA-10)."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.journal import NOBODY, Journal
from parcours.core.zones import with_value
from parcours.games.fatum import modes, steps
from parcours.games.fatum.deck import FatumDeck
from parcours.games.fatum.moves import DECKS, MOST_SEATS
from parcours.games.fatum.powers import EXTRA_DRAW, INCOME, JOB
from parcours.games.fatum.table import (
    DECISIONS,
    DRAWING,
    FREE_DRAWS,
    HAND_LIMIT,
    NONE,
    NONE_LAID,
    Life,
    Table,
)
from parcours.games.fatum.table import NOBODY as NO_SEAT

JOBLESS_INCOME: Final = 400


# Opportunities: FA-4


def begin_opportunities(table: Table, journal: Journal | None) -> None:
    """FA-4.3, FA-4.4, FA-7.9: what is due is fixed now."""
    for life in table.lives:
        if life.out:
            continue
        life.draws = FREE_DRAWS
        bonus = life.sums[EXTRA_DRAW : EXTRA_DRAW + DECKS]
        for domain in range(DECKS):
            if life.sums[domain] <= 0:
                bonus[domain] = bonus[domain] + 1
        life.bonus = bonus
    lapse(table, journal)
    await_draws(table)


def lapse(table: Table, journal: Journal | None) -> bool:
    """FA-4.10: what cannot be drawn is no longer due. Tells whether anything lapsed."""
    lapsed = False
    empty = 0
    for colour in range(DECKS):
        if table.piles[colour] or table.discards[colour]:
            continue
        empty += 1
        was_due = False
        for life in table.lives:
            if life.bonus[colour] > 0:
                life.bonus = with_value(life.bonus, colour, 0)
                was_due = True
        if was_due:
            lapsed = True
            if journal is not None:
                what = ["lapsed_work", "lapsed_experience", "lapsed_relations", "lapsed_heritage"][
                    colour
                ]
                journal.tell(what, NOBODY)
    if empty == DECKS:
        for life in table.lives:
            if life.draws > 0:
                life.draws = 0
                lapsed = True
        if lapsed and journal is not None:
            journal.tell("lapsed_draws", NOBODY)
    return lapsed


def await_draws(table: Table) -> None:
    """FA-4.2, FA-4.14: wait for all who have to draw or to throw away; then `destiny` begins."""
    seats = 0
    for seat in range(table.seats):
        if has_to_draw_or_discard(table.lives[seat]):
            seats |= 1 << seat
    await_seats(table, seats)


def await_seats(table: Table, seats: int) -> None:
    """Go on drawing with these seats, or begin `destiny` when there are none."""
    if seats == 0:
        begin_destiny(table)
    else:
        table.wait_for(DRAWING[seats])


def has_to_draw_or_discard(life: Life) -> bool:
    """FA-4.8, FA-4.11: whether the step has to wait for the player."""
    return len(life.hand) > HAND_LIMIT or life.due()


# Destiny: FA-5


def begin_destiny(table: Table) -> None:
    """FA-4.14: the first in order of play has his turn."""
    table.wait_for(DECISIONS[MOST_SEATS * steps.DESTINY + table.first_in_order()])


def end_turn(table: Table, seat: int, chance: Chance, journal: Journal | None) -> None:
    """FA-5.1, FA-5.14: the next in order has his turn; after the last the accounts begin."""
    table.lives[seat].laid = NONE_LAID
    following = table.next_in_order(seat)
    if following != NO_SEAT:
        table.pending[-1] = DECISIONS[MOST_SEATS * steps.DESTINY + following]
        return
    _pay_incomes(table, chance, journal)
    table.pending[-1] = DECISIONS[MOST_SEATS * steps.ACCOUNTS + table.first_in_order()]


# Accounts: FA-8


def _pay_incomes(table: Table, chance: Chance, journal: Journal | None) -> None:
    """FA-8.1, FA-8.6: all incomes, in order of play."""
    seat = table.first_in_order()
    while seat != NO_SEAT:
        _pay_income(table, seat, chance, journal)
        seat = table.next_in_order(seat)


def _pay_income(table: Table, seat: int, chance: Chance, journal: Journal | None) -> None:
    deck = table.deck
    life = table.lives[seat]
    jobs = [card for card in life.front if deck.klass[card] == JOB]
    if not jobs:  # FA-8.4
        life.money += JOBLESS_INCOME
        if journal is not None:
            journal.tell("jobless", seat, number=JOBLESS_INCOME)
    by_name(deck, jobs)
    for job in jobs:  # FA-8.2, FA-8.3
        salary = deck.salary[job]
        if deck.per_pip[job] > 0:
            die = chance.die()
            table.reveals += 1
            salary += die * deck.per_pip[job]
            if journal is not None:
                journal.tell("salary_die", seat, job, number=die)
        life.money += salary
        if journal is not None:
            journal.tell("salary", seat, job, number=salary)
    if life.sums[INCOME] > 0:  # FA-8.5
        life.money += life.sums[INCOME]
        if journal is not None:
            for card in life.front + life.diplomas:
                if deck.income[card] > 0:
                    journal.tell("income", seat, card, number=deck.income[card])


def end_accounts(table: Table, seat: int, journal: Journal | None) -> None:
    """FA-8.16: the next in order does his accounts; after the last the round ends."""
    following = table.next_in_order(seat)
    if following != NO_SEAT:
        table.pending[-1] = DECISIONS[MOST_SEATS * steps.ACCOUNTS + following]
    else:
        _end_round(table, journal)


def by_name(deck: FatumDeck, cards: list[int]) -> None:
    """Put the cards into the alphabetical order of their ids (FA-8.6, FA-8.15)."""
    rank = deck.rank
    for end in range(1, len(cards)):
        card = cards[end]
        at = end
        while at > 0 and rank[cards[at - 1]] > rank[card]:
            cards[at] = cards[at - 1]
            at -= 1
        cards[at] = card


# Rounds: FA-3


def _end_round(table: Table, journal: Journal | None) -> None:
    """FA-3.7, FA-3.8: victory is checked, the marker passes on, the next round begins."""
    if journal is not None:
        for seat, life in enumerate(table.lives):
            if not life.out:
                journal.tell("purse" if life.money > 0 else "empty_purse", seat, number=life.money)
    if _somebody_wins(table, journal):
        return
    marker = table.marker + 1
    while marker == table.seats or table.lives[marker].out:
        marker = 0 if marker == table.seats else marker + 1
    table.marker = marker
    table.round += 1
    for life in table.lives:
        life.used = []
    if journal is not None:
        journal.tell("round_began", marker, number=table.round)
    begin_opportunities(table, journal)


# Winning: FA-10


def watch_objectives(table: Table, mover: int, journal: Journal | None) -> None:
    """FA-10.8: who meets or no longer meets a face-up objective, after a move."""
    if table.settings.mode == modes.TIME:
        return
    for seat, life in enumerate(table.lives):
        if life.out:
            continue
        objective = table.face_up(life)
        if objective == NONE:
            continue
        if not table.meets(life, objective):
            if life.reached != 0:  # FA-10.11
                life.reached = 0
                if journal is not None:
                    journal.tell("fell", seat, objective, other=mover, number=table.round)
        elif life.reached == 0:
            life.reached = table.round
            if journal is not None:
                journal.tell("reached", seat, objective, number=table.round)


def _somebody_wins(table: Table, journal: Journal | None) -> bool:
    """At the end of a round: whether the match is over."""
    settings = table.settings
    if settings.mode == modes.TIME:
        limit = settings.rounds
        if not table.time_up and (limit == 0 or table.round < limit):  # FA-10.3, FA-10.4
            return False
        end_match(table, most_points(table, everybody_left(table)), 10_02, journal)
        return True
    fulfilled = 0  # FA-10.14
    for seat, life in enumerate(table.lives):
        if life.reached != 0 and life.reached < table.round:
            fulfilled |= 1 << seat
            if journal is not None:
                journal.tell("fulfilled", seat, table.face_up(life), number=table.round)
    if fulfilled != 0:
        end_match(table, most_points(table, fulfilled), 10_14, journal)
        return True
    if settings.cap == 0 or table.round < settings.cap:  # FA-10.16
        return False
    end_match(table, most_points(table, everybody_left(table)), 10_16, journal)
    return True


def everybody_left(table: Table) -> int:
    """The seats that are not ruined, as a bit set."""
    seats = 0
    for seat, life in enumerate(table.lives):
        if not life.out:
            seats |= 1 << seat
    return seats


def most_points(table: Table, seats: int) -> int:
    """FA-10.2, FA-10.14, FA-10.15: those among the seats with the most points; equals share."""
    best = 0
    winners = 0
    for seat in range(table.seats):
        if (seats >> seat) & 1:
            points = table.points(seat)
            if winners == 0 or points > best:
                best = points
                winners = 1 << seat
            elif points == best:
                winners |= 1 << seat
    return winners


def end_match(table: Table, winners: int, rule: int, journal: Journal | None) -> None:
    """FA-10.17: the match is over, and secret objectives are turned face up."""
    table.pending.clear()
    table.winners = winners
    table.ending = rule
    if table.settings.mode == modes.SECRET:
        for seat, life in enumerate(table.lives):
            if not life.revealed:
                life.revealed = True
                table.reveals += 1
                if journal is not None:
                    journal.tell("shown_objective", seat, life.objective)
    if journal is not None:
        journal.tell("match_over", NOBODY, number=table.round)
        for seat in range(table.seats):
            if not table.lives[seat].out:
                points = table.points(seat)
                journal.tell("final_points" if points != 0 else "no_points", seat, number=points)
        for seat in range(table.seats):
            if (winners >> seat) & 1:
                journal.tell("won", seat)


def tell_beginning(table: Table, journal: Journal) -> None:
    """What the journal begins with: who has the marker, and the objectives."""
    journal.tell("marker", table.marker)
    if table.settings.mode == modes.COMMON:
        journal.tell("common_objective", NOBODY, table.objective)
    for seat, life in enumerate(table.lives):
        if life.objective != NONE:
            journal.tell("secret_objective", seat, life.objective, knows=1 << seat)
    journal.tell("round_began", table.marker, number=table.round)
