"""What a move does: the rules of Smile Life carried out, each beside its number."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.journal import Journal
from parcours.core.zones import without
from parcours.games.smile_life import groups, moves, phases, searches, turns
from parcours.games.smile_life.candidates import something_found
from parcours.games.smile_life.deck import TEMPORARY
from parcours.games.smile_life.moves import LifeMove
from parcours.games.smile_life.table import HAND_SIZE, NOBODY, NONE, SEARCH_DECISIONS, Life, Table

LUCK_CARDS: Final = 3
RAINBOW_PLAYS: Final = 3
PRISON_TURNS: Final = 3
MEDIUM_CARDS: Final = 13


def apply(table: Table, seat: int, move: LifeMove, chance: Chance, journal: Journal | None) -> None:
    """Carry out a legal move and all that follows from it."""
    life = table.lives[seat]
    verb = move.verb
    if verb == moves.DRAW:
        card = turns.draw(table, life)
        if journal is not None:
            journal.tell("drew", seat, card, knows=1 << seat)
        turns.begin_playing(table, seat)
        return
    if verb == moves.TAKE:
        turns.take(table, life, seat, move.card)
        if journal is not None:
            journal.tell("took", seat, move.card)
        turns.begin_playing(table, seat)
        return
    if verb != moves.DISCARD:
        life.changes += 1
    if verb == moves.STOP:
        if journal is not None:
            journal.tell("stopped_adultery", seat, life.adultery)
        _end_adultery(table, life, seat)
        return
    if verb == moves.RESIGN:
        if _resign(table, life, seat, move.card, journal):
            return
    elif verb == moves.PLAY:
        _play(table, seat, move, chance, journal)
    elif verb == moves.BUY:
        _buy(table, life, seat, move, journal)
    elif verb == moves.DISCARD:
        table.plays -= 1
        turns.leave_hand(table, life, seat, move.card)
        turns.put_on_discard(table, move.card, seat)
        if journal is not None:
            journal.tell("discarded", seat, move.card)
    elif verb == moves.BET:
        table.plays -= 1
        turns.leave_hand(table, life, seat, move.card)
        _bet(table, seat, move.card, journal)
    elif verb == moves.DIVORCE:
        _divorce(table, life, seat, journal)
    elif verb == moves.DONE:
        turns.end_turn(table, journal)  # SL-2.7 says what becomes of the plays that are left
        return
    elif verb == moves.KEEP:
        _keep(table, life, seat, move.card, journal)
    elif verb == moves.PASS:
        table.pending.pop()
        if journal is not None:
            journal.tell("passed", seat)
    elif verb == moves.GIVE:
        _give(table, life, seat, move.card, journal)
    else:
        _throw(table, life, seat, move.card, journal)
    turns.go_on(table, chance, journal)


# Laying a card: SL-4 to SL-10


def _play(table: Table, seat: int, move: LifeMove, chance: Chance, journal: Journal | None) -> None:
    life = table.lives[seat]
    deck = table.deck
    card = move.card
    _fetch(table, life, seat, move)
    group = deck.group[card]
    if journal is not None:
        found = move.source == moves.FROM_DISCARD
        if move.target == NONE:
            journal.tell("laid_found" if found else "laid", seat, card)
        elif card != deck.revenge:
            journal.tell("laid_found_on" if found else "laid_on", seat, card, move.target)
    if group == groups.STUDIES:
        # SL-4.1; SL-8.16: a player with a job who may study is a doctor or surgeon.
        if life.job == NONE:
            life.studies = [*life.studies, card]
        else:
            life.extra_studies = [*life.extra_studies, card]
    elif group == groups.JOB:
        _take_job(table, life, seat, card, journal)
    elif group == groups.WAGE:
        life.wages = [*life.wages, card]
    elif group == groups.FLIRT:
        _flirt(table, life, seat, card, journal)
    elif group == groups.MARRIAGE:
        life.marriage = card
    elif group == groups.CHILD:
        if life.marriage == NONE:
            life.used_flirts = [*life.used_flirts, len(life.flirts)]  # SL-5.9
        life.children = [*life.children, card]
    elif group == groups.ADULTERY:
        life.adultery = card
    elif group == groups.DISTINCTION:
        life.distinctions = [*life.distinctions, card]
        if card == deck.grand_prize:  # SL-6.13
            life.awarded = [*life.awarded, life.job]
            life.raised = True
    elif group == groups.MALUS:
        _strike(table, seat, card, move.target, journal)
    elif card == deck.casino:
        table.casino = card  # SL-10.1
        if move.other != NONE:  # SL-10.2
            turns.leave_hand(table, life, seat, move.other)
            _bet(table, seat, move.other, journal)
    elif group == groups.SPECIAL:
        life.specials = [*life.specials, card]
        _special(table, seat, move, chance, journal)
    else:
        life.acquisitions = [*life.acquisitions, card]
        if group == groups.HOUSE:
            life.free_house = False  # SL-8.3


def _fetch(table: Table, life: Life, seat: int, move: LifeMove) -> None:
    """Take the card from where it lies; one from the hand uses up a play (SL-2.5)."""
    if move.source == moves.FROM_DISCARD:
        turns.lift_from_discard(table, move.card)
        if table.pending[-1].kind == phases.SEARCH:
            table.pending.pop()
        return
    turns.leave_hand(table, life, seat, move.card)
    if move.source == moves.HAND:
        table.plays -= 1


def _buy(table: Table, life: Life, seat: int, move: LifeMove, journal: Journal | None) -> None:
    """SL-6.2."""
    _fetch(table, life, seat, move)
    for card in move.paying:
        if card == table.deck.inheritance:
            life.specials = without(life.specials, card)
        else:
            life.wages = without(life.wages, card)
    life.invested = life.invested + move.paying
    life.acquisitions = [*life.acquisitions, move.card]
    if journal is not None:
        journal.tell("bought", seat, move.card, cards=move.paying)


def _take_job(table: Table, life: Life, seat: int, job: int, journal: Journal | None) -> None:
    """SL-4.4 to SL-4.7, and the advantages that work at once (SL-8.2)."""
    deck = table.deck
    if life.job != NONE:
        turns.leave_job(table, life, seat)
    life.job = job
    table.new_job = True
    if job == deck.architect:
        life.free_house = True
    elif job == deck.bandit:
        life.outlaw = True  # SL-6.10
    elif job == deck.astronaut:
        _search(table, seat, searches.ANY)
    elif job == deck.head_of_purchasing:
        _search(table, seat, searches.ACQUISITION)
    elif job == deck.head_of_sales:
        _search(table, seat, searches.WAGES)
    elif job == deck.journalist:
        _look_at_hands(table, life, seat, journal)
    elif job == deck.medium:
        _look_at_pile(table, life, seat, journal)
    elif job == deck.policeman:
        _clean_up(table, seat, journal)


def _resign(table: Table, life: Life, seat: int, thrown: int, journal: Journal | None) -> bool:
    """SL-4.9 to SL-4.11, SL-8.13. True if the turn goes on as if nothing had happened."""
    temporary = table.deck.status[life.job] == TEMPORARY
    if journal is not None:
        journal.tell("resigned", seat, life.job)
    if thrown != NONE:
        turns.leave_hand(table, life, seat, thrown)
        turns.put_on_discard(table, thrown, seat)
        if journal is not None:
            journal.tell("threw", seat, thrown)
    turns.leave_job(table, life, seat)
    return temporary


def _flirt(table: Table, life: Life, seat: int, flirt: int, journal: Journal | None) -> None:
    """SL-5.1, SL-5.5: laid, and somebody's open flirt at the same place with it."""
    _court(life, flirt)
    for other in range(table.seats):
        if other == seat or table.open_flirt(other) != flirt:
            continue
        victim = table.lives[other]
        victim.changes += 1
        if victim.marriage == NONE:
            place = len(victim.flirts)
            if place in victim.used_flirts:
                victim.used_flirts = without(victim.used_flirts, place)  # SL-5.9
            victim.flirts = victim.flirts[:-1]
        else:
            victim.affairs = victim.affairs[:-1]
        _court(life, flirt)
        if journal is not None:
            journal.tell("stole_flirt", seat, flirt, other)
        return


def _court(life: Life, flirt: int) -> None:
    if life.marriage == NONE:
        life.flirts = [*life.flirts, flirt]
    else:
        life.affairs = [*life.affairs, flirt]


def _end_adultery(table: Table, life: Life, seat: int) -> None:
    """SL-5.13, SL-5.14."""
    turns.put_on_discard(table, life.adultery, seat)
    life.adultery = NONE
    life.past_affairs = life.past_affairs + life.affairs
    life.affairs = []


def _divorce(table: Table, life: Life, seat: int, journal: Journal | None) -> None:
    """SL-5.15, SL-5.16."""
    if life.adultery != NONE:
        _end_adultery(table, life, seat)
    turns.put_on_discard(table, life.marriage, seat)
    life.marriage = NONE
    if journal is not None:
        journal.tell("divorced", seat)


# Malus: SL-7


def _strike(table: Table, seat: int, malus: int, target: int, journal: Journal | None) -> None:
    table.boards += 1
    deck = table.deck
    if malus == deck.attack:
        _attack(table, seat, malus, journal)
        return
    victim = table.lives[target]
    if malus == deck.prison:
        victim.prison_turns = PRISON_TURNS  # SL-7.10
        victim.pending = [*victim.pending, malus]
        return
    if malus == deck.accident or malus == deck.sickness or malus == deck.burn_out:
        victim.pending = [*victim.pending, malus]
        return
    victim.malus = [*victim.malus, malus]
    if malus == deck.divorce:  # SL-7.6
        children: list[int] = victim.children if victim.adultery != NONE else []
        _divorce(table, victim, target, journal)
        if children:
            if journal is not None:
                journal.tell("lost_children", target, number=len(children))
            for child in children:
                turns.put_on_discard(table, child, target)
            victim.children = []
    elif malus == deck.income_tax:  # SL-7.7
        if victim.wages:
            lost = victim.wages[-1]
            victim.wages = victim.wages[:-1]
            _lose(table, target, lost, journal)
    elif malus == deck.dismissal:  # SL-7.8
        _dismiss(table, victim, target, journal)
    else:  # SL-7.9: repeat year
        lost = victim.studies[-1]
        victim.studies = victim.studies[:-1]
        _lose(table, target, lost, journal)


def _lose(table: Table, seat: int, card: int, journal: Journal | None) -> None:
    """SL-7.15."""
    turns.put_on_discard(table, card, seat)
    if journal is not None:
        journal.tell("lost", seat, card)


def _dismiss(table: Table, victim: Life, target: int, journal: Journal | None) -> None:
    """SL-7.8; SL-8.14: a researcher with more than five cards throws one."""
    throws = victim.job == table.deck.researcher and len(victim.hand) > HAND_SIZE
    if journal is not None:
        journal.tell("lost_job", target, victim.job)
    turns.leave_job(table, victim, target)
    if throws:
        table.wait_for(phases.THROW, target)


def _throw(table: Table, life: Life, seat: int, card: int, journal: Journal | None) -> None:
    """SL-8.14: directly under the researcher on the discard."""
    table.pending.pop()
    turns.leave_hand(table, life, seat, card)
    table.discard.insert(len(table.discard) - 1, card)
    table.taken += 1
    table.discarded_by.insert(len(table.discarded_by) - 1, seat)
    if journal is not None:
        journal.tell("threw", seat, card)


def _attack(table: Table, seat: int, malus: int, journal: Journal | None) -> None:
    """SL-7.13, SL-6.10."""
    table.out = [*table.out, malus]
    table.lives[seat].outlaw = True
    for other in range(table.seats):
        life = table.lives[other]
        if life.children:
            if journal is not None:
                journal.tell("children_killed", other, number=len(life.children))
            table.out = table.out + life.children
            life.children = []


# Advantages of jobs: SL-8


def _search(table: Table, seat: int, subject: int) -> None:
    """SL-8.8: a search opens only if it finds something."""
    table.pending.append(SEARCH_DECISIONS[moves.MOST_SEATS * subject + seat])
    if not something_found(table, seat):
        table.pending.pop()


def _look_at_hands(table: Table, life: Life, seat: int, journal: Journal | None) -> None:
    """SL-8.18."""
    table.reveals += 1
    peeks: list[list[int]] = []
    for other in range(table.seats):
        hand = table.lives[other].hand
        peeks.append(hand[:] if other != seat else [])
        if other == seat:
            continue
        table.known = [entry for entry in table.known if entry % 100 != 10 * seat + other]
        # What everybody knows of that hand is known to this reader already.
        told = [
            entry // 100 for entry in table.known if entry % 100 == 10 * turns.EVERYBODY + other
        ]
        for card in hand:
            if card in told:
                told.remove(card)
            else:
                turns.note(table, seat, other, card)
    life.peek_hands = peeks
    if journal is not None:
        journal.tell("saw_hands", seat)


def _look_at_pile(table: Table, life: Life, seat: int, journal: Journal | None) -> None:
    """SL-8.19."""
    table.reveals += 1
    depth = max(0, len(table.pile) - MEDIUM_CARDS)
    life.peek_pile = table.pile[depth:][::-1]
    life.peek_depth = depth
    if journal is not None:
        journal.tell(
            "saw_pile", seat, number=len(life.peek_pile), cards=life.peek_pile, knows=1 << seat
        )


def _clean_up(table: Table, seat: int, journal: Journal | None) -> None:
    """SL-8.22: the police send away every bandit and guru, in seating order."""
    table.boards += 1
    deck = table.deck
    for step in range(1, table.seats):
        other = (seat + step) % table.seats
        life = table.lives[other]
        if life.job != NONE and (life.job == deck.bandit or life.job == deck.guru):
            if journal is not None:
                journal.tell("lost_job", other, life.job)
            turns.leave_job(table, life, other)


# Special cards and the casino: SL-9, SL-10


def _special(
    table: Table, seat: int, move: LifeMove, chance: Chance, journal: Journal | None
) -> None:
    life = table.lives[seat]
    deck = table.deck
    card = move.card
    if card == deck.birthday:  # SL-9.2: the first to be asked lies on top
        for step in range(table.seats - 1, 0, -1):
            other = (seat + step) % table.seats
            if table.lives[other].wages:
                table.wait_for(phases.GIVE, other)
    elif card == deck.rainbow:  # SL-9.4
        table.plays += RAINBOW_PLAYS
        table.rainbow = True
    elif card == deck.luck:  # SL-9.6
        while len(table.drawn) < LUCK_CARDS and table.pile:
            table.drawn = [*table.drawn, table.pile.pop()]
            table.reveals += 1
        if table.drawn:
            table.wait_for(phases.KEEP, seat)
    elif card == deck.shooting_star:  # SL-9.7
        _search(table, seat, searches.ANY)
    elif card == deck.swap:
        _swap(table, seat, move.target, chance, journal)
    elif card == deck.tsunami:
        _tsunami(table, chance)
    elif move.other != NONE and card == deck.revenge:  # SL-9.11, SL-9.12
        life.malus = without(life.malus, move.other)
        if journal is not None:
            journal.tell("took_revenge", seat, move.other, move.target)
        _strike(table, seat, move.other, move.target, journal)
    elif move.other != NONE and card == deck.string_pulling:  # SL-9.13, SL-9.15
        if move.source == moves.JOB_FROM_DISCARD:
            turns.lift_from_discard(table, move.other)
        else:
            turns.leave_hand(table, life, seat, move.other)
        if journal is not None:
            journal.tell("laid", seat, move.other)
        _take_job(table, life, seat, move.other, journal)


def _keep(table: Table, life: Life, seat: int, card: int, journal: Journal | None) -> None:
    """SL-9.6."""
    table.pending.pop()
    table.drawn = without(table.drawn, card)
    life.hold(card)
    if journal is not None:
        journal.tell("kept", seat, card, knows=1 << seat)
    for other in table.drawn:
        table.reveals += 1
        turns.put_on_discard(table, other, seat)
        if journal is not None:
            journal.tell("discarded", seat, other)
    table.drawn = []
    table.plays += 1


def _give(table: Table, life: Life, seat: int, wage: int, journal: Journal | None) -> None:
    """SL-9.3; SL-2.9: the copy laid first."""
    table.pending.pop()
    life.wages = without(life.wages, wage)
    receiver = table.lives[table.turn]
    receiver.changes += 1
    receiver.wages = [*receiver.wages, wage]
    if journal is not None:
        journal.tell("gave", seat, wage, table.turn)


def _swap(table: Table, seat: int, target: int, chance: Chance, journal: Journal | None) -> None:
    """SL-9.9: both cards are picked before either moves."""
    mine = table.lives[seat]
    theirs = table.lives[target]
    if not mine.hand or not theirs.hand:
        return
    table.reveals += 1
    given = mine.hand[chance.below(len(mine.hand))]
    got = theirs.hand[chance.below(len(theirs.hand))]
    mine.hand.remove(given)
    theirs.hand.remove(got)
    mine.hold(got)
    theirs.hold(given)
    turns.forget_hand(table, seat)
    turns.forget_hand(table, target)
    turns.note(table, seat, target, given)
    turns.note(table, target, seat, got)
    if journal is not None:
        journal.tell(
            "swapped", seat, other=target, cards=[given, got], knows=1 << seat | 1 << target
        )


def _tsunami(table: Table, chance: Chance) -> None:
    """SL-9.10."""
    table.reveals += 1
    cards: list[int] = []
    for life in table.lives:
        cards.extend(life.hand)
    cards.sort()
    chance.shuffle(cards)
    for life in table.lives:
        size = len(life.hand)
        life.hand.clear()
        for _ in range(size):
            life.hold(cards.pop())
    table.known = []


def _bet(table: Table, seat: int, wage: int, journal: Journal | None) -> None:
    """SL-10.5, SL-10.7, SL-10.8."""
    if table.stake == NONE:
        table.stake = wage
        table.stake_owner = seat
        if journal is not None:
            journal.tell("bet", seat, wage, knows=1 << seat)
        return
    table.reveals += 1
    same = table.deck.value[table.stake] == table.deck.value[wage]
    winner = seat if same else table.stake_owner
    if journal is not None:
        journal.tell("bet", seat, wage)
        journal.tell("won_bet", winner, cards=[table.stake, wage])
    life = table.lives[winner]
    life.changes += 1
    life.wages = [*life.wages, table.stake, wage]
    table.stake = NONE
    table.stake_owner = NOBODY
