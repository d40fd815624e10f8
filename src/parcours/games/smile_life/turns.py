"""Turns and the cards on their way in Smile Life: SL-2, SL-3, SL-11, SL-12."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.journal import Journal
from parcours.core.zones import take_out, with_value, without
from parcours.games.smile_life import phases
from parcours.games.smile_life.moves import MOST_SEATS
from parcours.games.smile_life.table import DECISIONS, NOBODY, NONE, Life, Table

RIVER_SIZE: Final = 3
EVERYBODY: Final = 9  # as the reader of a known card


def begin_turn(table: Table, seat: int) -> None:
    """SL-2.1: a turn begins in phase `draw`."""
    table.turn = seat
    decision = DECISIONS[MOST_SEATS * phases.DRAW + seat]
    if table.pending:
        table.pending[0] = decision
    else:
        table.pending.append(decision)


def begin_playing(table: Table, seat: int) -> None:
    """SL-2.1: after drawing, one card is played."""
    table.plays = 1
    table.pending[-1] = DECISIONS[MOST_SEATS * phases.PLAY + seat]


def go_on(table: Table, chance: Chance, journal: Journal | None) -> None:
    """SL-2.6: what comes when a move has been worked out."""
    if len(table.pending) > 1:
        return
    seat = table.turn
    if table.plays > 0 and table.lives[seat].hand:
        table.pending[0] = DECISIONS[MOST_SEATS * phases.PLAY + seat]
    else:
        end_turn(table, journal)


def end_turn(table: Table, journal: Journal | None) -> None:
    """SL-2.7, and the turns that are missed (SL-7.4)."""
    _fill_up(table, journal)
    while True:
        _age_river(table, journal)
        if not table.pile:
            _end_match(table, journal)
            return
        table.plays = 0
        table.rainbow = False
        table.new_job = False
        table.river_taken = False
        seat = table.turn + 1
        if seat == table.seats:
            seat = 0
        table.turn = seat
        if not table.lives[seat].pending:
            begin_turn(table, seat)
            return
        _miss_turn(table, seat, journal)


def _fill_up(table: Table, journal: Journal | None) -> None:
    """SL-3.3: draw up to the hand limit, as far as the pile goes."""
    seat = table.turn
    life = table.lives[seat]
    missing = table.hand_limit(seat) - len(life.hand)
    if missing <= 0 or not table.pile:
        return
    first = len(table.pile) - missing
    drawn = table.pile[max(first, 0) :] if journal is not None else []
    while missing > 0 and table.pile:
        draw(table, life)
        missing -= 1
    if journal is not None:
        journal.tell("filled_up", seat, number=len(drawn), cards=drawn[::-1], knows=1 << seat)


def _miss_turn(table: Table, seat: int, journal: Journal | None) -> None:
    """SL-7.4: the oldest malus is served instead of a turn."""
    life = table.lives[seat]
    life.changes += 1
    malus = life.pending[0]
    if journal is not None:
        journal.tell("missed_turn", seat, malus)
    if malus != table.deck.prison:
        life.malus = [*life.malus, malus]
        life.pending = life.pending[1:]
        return
    life.prison_turns -= 1  # SL-7.11
    if life.prison_turns > 0:
        return
    life.pending = life.pending[1:]
    if life.job == table.deck.bandit:  # SL-7.12: he may have lost it since
        leave_job(table, life, seat)
    put_on_discard(table, malus, seat)
    if journal is not None:
        journal.tell("left_prison", seat, malus)


def _end_match(table: Table, journal: Journal | None) -> None:
    """SL-11.1, SL-11.2: hands and the stake are shown."""
    table.pending.clear()
    table.reveals += 1
    table.boards += 1
    if table.stake != NONE:
        if journal is not None:
            journal.tell("stake_returned", table.stake_owner, table.stake)
        life = table.lives[table.stake_owner]
        life.wages = [*life.wages, table.stake]
        table.stake = NONE
        table.stake_owner = NOBODY
    if journal is not None:
        journal.tell("match_over", NOBODY)
        for seat in range(table.seats):
            journal.tell("final_smiles", seat, number=table.smiles(seat))


def lay_river(table: Table) -> None:
    """SL-12.1, SL-12.5: three cards from the pile, or as many as there are."""
    table.reveals += 1
    while len(table.river) < RIVER_SIZE and table.pile:
        table.river = [*table.river, table.pile.pop()]


def take(table: Table, life: Life, seat: int, card: int) -> None:
    """SL-12.2, SL-12.3: the leftmost such card; its place is filled from the pile, or the others close up."""
    at = table.river.index(card)
    if table.pile:
        table.river = with_value(table.river, at, table.pile.pop())
        table.reveals += 1
    else:
        table.river = without(table.river, card)
    life.hold(card)
    note(table, EVERYBODY, seat, card)
    table.river_taken = True
    table.river_age = 0


def _age_river(table: Table, journal: Journal | None) -> None:
    """SL-12.4, SL-12.5."""
    if not table.river_used:
        return
    if not table.river_taken:
        table.river_age += 1
    if table.river_age < table.seats or not table.pile:
        return
    for card in table.river:
        put_on_discard(table, card, NOBODY)
    table.river = []
    lay_river(table)
    table.river_age = 0
    if journal is not None:
        journal.tell("river_renewed", NOBODY, cards=table.river)


# Cards on their way


def draw(table: Table, life: Life) -> int:
    table.reveals += 1
    card = table.pile.pop()
    life.hold(card)
    return card


def put_on_discard(table: Table, card: int, seat: int) -> None:
    """SL-3.8: with the mark of whom it came from."""
    table.discard.append(card)
    table.discarded_by.append(seat)


def lift_from_discard(table: Table, card: int) -> None:
    """SL-2.9: the topmost copy."""
    at = len(table.discard) - 1
    while table.discard[at] != card:
        at -= 1
    table.discard.pop(at)
    table.taken += 1
    table.discarded_by.pop(at)


def leave_hand(table: Table, life: Life, seat: int, card: int) -> None:
    take_out(life.hand, card)
    if table.known:
        _forget(table, seat, card)


def note(table: Table, reader: int, holder: int, card: int) -> None:
    """The reader has seen the card go to the holder's hand."""
    table.known = [*table.known, 100 * card + 10 * reader + holder]


def _forget(table: Table, holder: int, card: int) -> None:
    """A card left the holder's hand for all to see: each reader knows of one copy fewer."""
    told = 0
    kept: list[int] = []
    about = 100 * card
    for entry in table.known:
        if about <= entry < about + 100 and entry % 10 == holder:
            reader = 1 << (entry // 10 % 10)
            if told & reader == 0:
                told |= reader
                continue
        kept.append(entry)
    table.known = kept


def forget_hand(table: Table, holder: int) -> None:
    """Cards left or entered that hand unseen: nothing of it is certain any more."""
    table.known = [entry for entry in table.known if entry % 10 != holder]


def leave_job(table: Table, life: Life, seat: int) -> None:
    """SL-4.8: the job goes, with its raise and its free house."""
    put_on_discard(table, life.job, seat)
    life.job = NONE
    life.raised = False
    life.free_house = False
    if seat == table.turn:
        table.new_job = False
