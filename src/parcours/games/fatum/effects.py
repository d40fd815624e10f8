"""What a move does: the rules of Fatum carried out, each beside its number."""

from parcours.core.chance import Chance
from parcours.core.journal import NOBODY, NOTHING, Journal
from parcours.core.zones import put_in_order, with_card, with_value, without
from parcours.games.fatum import modes, moves, rounds
from parcours.games.fatum.knowledge import leave_hand, note_new_pile
from parcours.games.fatum.legality import price
from parcours.games.fatum.moves import FatumMove
from parcours.games.fatum.powers import INSURANCE, JOB, STUDIES, TOLL, TUTOR
from parcours.games.fatum.table import NONE, NONE_LAID, Life, Table


def apply(
    table: Table, seat: int, move: FatumMove, chance: Chance, journal: Journal | None
) -> None:
    """Carry out a legal move and all that follows from it."""
    verb = move.verb
    if verb == moves.TIME:  # FA-10.4
        table.time_up = True
        if journal is not None:
            journal.tell("time_up", NOBODY)
        return
    life = table.lives[seat]
    if verb == moves.DRAW:
        _draw(table, life, seat, move.deck, chance, journal)
    elif verb == moves.PLAY:
        if table.deck.yellow[move.card]:
            _throw(table, seat, move, chance, journal)
        else:
            _lay(table, life, seat, move, journal)
    elif verb == moves.DONE:
        rounds.end_turn(table, seat, chance, journal)
    elif verb == moves.SETTLE:
        _settle(table, life, seat, chance, journal)
        # The round in which the objectives are looked at is the one that this move belongs to.
        if table.pending:
            rounds.watch_objectives(table, seat, journal)
            rounds.end_accounts(table, seat, journal)
        return
    elif verb == moves.DISCARD:
        _discard_from_hand(table, life, seat, move.card, journal)
    elif verb == moves.ABANDON:
        _take_away(table, life, move.card)  # FA-8.10
        if journal is not None:
            journal.tell("abandoned", seat, move.card)
    elif verb == moves.REVEAL:
        life.revealed = True  # FA-10.9
        table.reveals += 1
        if journal is not None:
            journal.tell("revealed", seat, life.objective, number=table.round)
    else:
        _use(table, life, seat, move, journal)
    if table.pending:
        rounds.watch_objectives(table, seat, journal)


# Levels and powers: FA-2, FA-7.1, FA-7.2


def gain(table: Table, life: Life, card: int) -> None:
    """A card is put down in front of a player: its levels and powers count from now on."""
    gains = table.deck.gains[card]
    sums = life.sums[:]
    for at in range(0, len(gains), 2):
        sums[gains[at]] = sums[gains[at]] + gains[at + 1]
    life.sums = sums


def _take_away(table: Table, life: Life, card: int) -> None:
    """FA-2.7: a card leaves the place in front of a player and goes to the discard of its deck."""
    if table.deck.yellow[card]:
        life.burdens = without(life.burdens, card)
    else:
        life.front = without(life.front, card)
    gains = table.deck.gains[card]
    sums = life.sums[:]
    for at in range(0, len(gains), 2):
        sums[gains[at]] = sums[gains[at]] - gains[at + 1]
    life.sums = sums
    _to_discard(table, card)


def _to_discard(table: Table, card: int) -> None:
    table.discards[table.deck.colour[card]].append(card)


# Opportunities: FA-4


def _draw(
    table: Table, life: Life, seat: int, colour: int, chance: Chance, journal: Journal | None
) -> None:
    if life.bonus[colour] > 0:  # FA-4.5
        life.bonus = with_value(life.bonus, colour, life.bonus[colour] - 1)
    else:
        life.draws -= 1
    if not table.piles[colour]:  # FA-4.9
        note_new_pile(table, colour)
        table.piles[colour] = table.discards[colour]
        table.discards[colour] = []
        chance.shuffle(table.piles[colour])
        if journal is not None:
            _tell_of_new_pile(journal, colour)
    pile = table.piles[colour]
    card = pile.pop()
    put_in_order(life.hand, card)
    if table.held[colour]:
        life.fresh = with_card(life.fresh, card)
    table.reveals += 1
    if journal is not None:
        _tell_of_draw(journal, seat, colour, card)
    if not pile and not table.discards[colour] and rounds.lapse(table, journal):
        rounds.await_draws(table)
    elif not rounds.has_to_draw_or_discard(life):
        rounds.await_seats(table, table.pending[-1].seats & ~(1 << seat))


def _tell_of_draw(journal: Journal, seat: int, colour: int, card: int) -> None:
    """FA-12.2: everybody sees the deck, the player also the card."""
    drew = ["drew_work", "drew_experience", "drew_relations", "drew_heritage"][colour]
    journal.tell(drew, seat, card, knows=1 << seat)


def _tell_of_new_pile(journal: Journal, colour: int) -> None:
    made = ["new_pile_work", "new_pile_experience", "new_pile_relations", "new_pile_heritage"][
        colour
    ]
    journal.tell(made, NOBODY)


def _discard_from_hand(
    table: Table, life: Life, seat: int, card: int, journal: Journal | None
) -> None:
    """FA-4.11"""
    leave_hand(table, life, card)
    _to_discard(table, card)
    if journal is not None:
        journal.tell("discarded", seat, card)
    if not rounds.has_to_draw_or_discard(life):
        rounds.await_seats(table, table.pending[-1].seats & ~(1 << seat))


# Playing cards: FA-5, FA-6, FA-7


def _lay(table: Table, life: Life, seat: int, move: FatumMove, journal: Journal | None) -> None:
    """FA-5.6: the price, the old job, the card, its powers."""
    deck = table.deck
    card = move.card
    leave_hand(table, life, card)
    _pay_price(table, life, seat, card, journal)
    if deck.klass[card] == JOB and not deck.cumulable[card]:
        _leave_old_job(table, life, seat, card, journal)
    life.front = with_card(life.front, card)
    gain(table, life, card)
    colour = deck.colour[card]
    life.laid = with_value(life.laid, colour, life.laid[colour] + 1)
    if deck.windfall[card] > 0:  # FA-7.17
        life.money += deck.windfall[card]
        if journal is not None:
            journal.tell("windfall", seat, card, number=deck.windfall[card])
    if move.other != NONE:  # FA-7.18
        _take_away(table, life, move.other)
        if journal is not None:
            journal.tell("cleansed", seat, card, cards=[move.other])


def _pay_price(table: Table, life: Life, seat: int, card: int, journal: Journal | None) -> None:
    """FA-5.5, FA-7.5: the bank gets the cost, the owners of tolls their share."""
    due = price(table, life, card)
    life.money -= due
    yellow = table.deck.yellow[card]
    if journal is not None:
        if due > 0:
            journal.tell("paid" if yellow else "bought", seat, card, number=due)
        elif not yellow:
            journal.tell("laid", seat, card)
    if yellow or table.deck.cost[card] == 0:
        return
    place = TOLL + table.deck.colour[card]
    for other, owner in enumerate(table.lives):
        toll = owner.sums[place]
        if other != seat and toll > 0:
            owner.money += toll
            if journal is not None:
                journal.tell("toll", seat, card, other, toll)


def _leave_old_job(table: Table, life: Life, seat: int, card: int, journal: Journal | None) -> None:
    """FA-6.2: at most one job that is not cumulable."""
    deck = table.deck
    for job in life.front:
        if deck.klass[job] == JOB and not deck.cumulable[job]:
            _take_away(table, life, job)
            if journal is not None:
                journal.tell("changed_job", seat, card, cards=[job])


def _throw(
    table: Table, seat: int, move: FatumMove, chance: Chance, journal: Journal | None
) -> None:
    """FA-5.7 to FA-5.11: a yellow-border card hits a player."""
    deck = table.deck
    card, target = move.card, move.target
    life, victim = table.lives[seat], table.lives[target]
    leave_hand(table, life, card)
    _pay_price(table, life, seat, card, journal)
    if journal is not None:
        journal.tell("hit", seat, card, target)
    if deck.stays[card]:
        victim.burdens = with_card(victim.burdens, card)
        gain(table, victim, card)
    else:
        _to_discard(table, card)
    if move.other != NONE:  # FA-7.20
        _take_away(table, victim, move.other)
        if journal is not None:
            journal.tell("destroyed", target, card, seat, cards=[move.other])
    if deck.loss[card] > 0 or deck.loss_to_layer[card] > 0:
        _lose(table, seat, target, card, chance, journal)


def _lose(
    table: Table, seat: int, target: int, card: int, chance: Chance, journal: Journal | None
) -> None:
    """FA-7.19: the player hit pays, or is ruined if he can't."""
    victim = table.lives[target]
    if victim.sums[INSURANCE] > 0:  # FA-7.11
        if journal is not None:
            journal.tell("insured", target, card, seat)
        return
    to_bank = table.deck.loss[card]
    to_layer = table.deck.loss_to_layer[card]
    ruined = victim.money < to_bank + to_layer
    to_bank = min(to_bank, victim.money)
    victim.money -= to_bank
    to_layer = min(to_layer, victim.money)
    victim.money -= to_layer
    table.lives[seat].money += to_layer
    if journal is not None:
        if to_bank > 0:
            journal.tell("lost", target, card, seat, to_bank)
        if to_layer > 0:
            journal.tell("robbed", target, card, seat, to_layer)
    if ruined:
        _ruin(table, target, seat, card, journal)
        if target == seat and table.pending:
            rounds.end_turn(table, seat, chance, journal)


# Accounts: FA-8


def _use(table: Table, life: Life, seat: int, move: FatumMove, journal: Journal | None) -> None:
    """FA-7.15, FA-7.16: a fine goes to the bank, a theft to the owner; never more than is there."""
    deck = table.deck
    card = move.card
    victim = table.lives[move.target]
    life.used = with_card(life.used, card)
    fine = min(deck.fine[card], victim.money)
    victim.money -= fine
    theft = min(deck.steal[card], victim.money)
    victim.money -= theft
    life.money += theft
    if journal is not None:
        if deck.fine[card] > 0:
            what = "fined" if fine > 0 else "fined_in_vain"
            journal.tell(what, seat, card, move.target, fine)
        if deck.steal[card] > 0:
            what = "stole" if theft > 0 else "stole_in_vain"
            journal.tell(what, seat, card, move.target, theft)


def _settle(table: Table, life: Life, seat: int, chance: Chance, journal: Journal | None) -> None:
    """FA-8.12, FA-8.14, FA-8.15: pay the charges or be ruined, then throw the study dice."""
    due = table.charges(life)
    if due > life.money:
        if journal is not None:
            journal.tell("charges_too_high", seat, number=due)
        _ruin(table, seat, NOBODY, NOTHING, journal)
        return
    life.money -= due
    if journal is not None:
        journal.tell("settled" if due > 0 else "nothing_due", seat, number=due)
    deck = table.deck
    studies = [card for card in life.front if deck.klass[card] == STUDIES]
    rounds.by_name(deck, studies)
    for card in studies:
        die = chance.die()
        table.reveals += 1
        if journal is not None:
            journal.tell("study_die", seat, card, number=die)
        if die + life.sums[TUTOR] >= deck.graduates[card]:  # FA-7.14
            # Levels and powers stay: it only changes its place.
            life.front = without(life.front, card)
            life.diplomas = with_card(life.diplomas, card)
            if journal is not None:
                journal.tell("graduated", seat, card)


# Ruin: FA-9


def _ruin(table: Table, seat: int, by: int, card: int, journal: Journal | None) -> None:
    """FA-9.1, FA-9.4, FA-9.7: the player is out of the match, and the last one left wins."""
    life = table.lives[seat]
    if journal is not None:
        journal.tell("ruined", seat, card, by, table.round)
        if life.hand:
            journal.tell("hand_discarded", seat, cards=life.hand)
    table.reveals += 1
    while life.hand:
        shown = life.hand[-1]
        leave_hand(table, life, shown)
        _to_discard(table, shown)
    for lying in life.front + life.diplomas + life.burdens:
        _to_discard(table, lying)
    life.front = []
    life.diplomas = []
    life.burdens = []
    life.sums = [0] * len(life.sums)
    life.laid = NONE_LAID
    life.used = []
    life.money = 0
    life.reached = 0
    life.out = True
    if table.settings.mode == modes.SECRET and not life.revealed:
        life.revealed = True
        if journal is not None:
            journal.tell("shown_objective", seat, life.objective)
    left = rounds.everybody_left(table)
    if left & (left - 1) == 0:
        rounds.end_match(table, left, 9_07, journal)
