"""What forbids a move: the one place where the rules of Smile Life refuse.

A rule is a number, 100 x chapter + number: 4_07 is SL-4.7. Checks stand in the order of their numbers, because
a refusal names the lowest rule that forbids the move (SL-2.8).
"""

from typing import Final

from parcours.core.zones import holds
from parcours.games.smile_life import groups, moves, phases, searches
from parcours.games.smile_life.deck import OFFICIAL, TEMPORARY
from parcours.games.smile_life.moves import LifeMove
from parcours.games.smile_life.table import HAND_SIZE, NONE, Life, Table
from parcours.games.smile_life.versions import malus_needs_effect

MOST_STUDIES: Final = 6
MOST_FLIRTS: Final = 5
LEAST_PLAYERS_FOR_DISCARD: Final = 3


def forbids(table: Table, seat: int, move: LifeMove) -> int:
    """The lowest rule that forbids the move, or 0."""
    if not table.awaits(seat):
        return 2_03 if table.pending else 2_02
    phase = table.pending[-1].kind
    verb = move.verb
    life = table.lives[seat]
    if verb == moves.PLAY or verb == moves.BUY:
        if not _source_fits(phase, move.source):
            return 2_04
        rule = _forbids_source(table, life, seat, move, phase)
        if rule != 0:
            return rule
        if verb == moves.PLAY:
            return _forbids_play(table, life, seat, move, phase)
        return _forbids_buying(table, life, move, phase)
    if verb == moves.DISCARD or verb == moves.BET:
        if phase != phases.PLAY:
            return 2_04
        if move.card not in life.hand:
            return 3_10
        return forbids_bet(table, seat) if verb == moves.BET else 0
    if verb == moves.DRAW:
        if phase != phases.DRAW:
            return 2_04
        return 0 if table.pile else 3_02
    if verb == moves.TAKE:
        if phase != phases.DRAW:
            return 2_04
        return 0 if move.card in table.river else 12_02
    if verb == moves.RESIGN:
        if phase != phases.DRAW and phase != phases.PLAY:
            return 2_04
        return forbids_resigning(table, life, move, phase)
    if verb == moves.DIVORCE:
        if phase != phases.DRAW:
            return 2_04
        return 0 if life.marriage != NONE else 5_15
    if verb == moves.STOP:
        if phase != phases.DRAW and phase != phases.PLAY:
            return 2_04
        return 0 if life.adultery != NONE else 5_13
    if verb == moves.DONE:
        if phase != phases.PLAY:
            return 2_04
        return 0 if table.rainbow else 9_05
    if verb == moves.KEEP:
        if phase != phases.KEEP:
            return 2_04
        return 0 if move.card in table.drawn else 9_06
    if verb == moves.GIVE:
        if phase != phases.GIVE:
            return 2_04
        return 0 if move.card in life.wages else 9_03
    if verb == moves.THROW:
        if phase != phases.THROW:
            return 2_04
        return 0 if move.card in life.hand else 3_10
    if verb == moves.PASS and phase == phases.SEARCH:
        return 0
    return 2_04


def _source_fits(phase: int, source: int) -> bool:
    """SL-2.4: the hand is played from in phase `play`, the discard in `draw` and `search`."""
    if phase == phases.PLAY:
        return source == moves.HAND
    if phase == phases.DRAW:
        return source != moves.HAND
    return phase == phases.SEARCH and source == moves.FROM_DISCARD


def _forbids_source(table: Table, life: Life, seat: int, move: LifeMove, phase: int) -> int:
    """Whether the cards are where the move takes them from."""
    if move.source != moves.HAND:
        found = move.other if move.source == moves.JOB_FROM_DISCARD else move.card
        if phase == phases.DRAW:
            rule = forbids_top(table, seat, found)
            if rule != 0:
                return rule
        elif found not in table.discard:
            return 3_09
    if move.source != moves.FROM_DISCARD and move.card not in life.hand:
        return 3_10
    if (
        move.other != NONE
        and move.source != moves.JOB_FROM_DISCARD
        and move.card != table.deck.revenge
        and move.other not in life.hand
    ):
        return 3_10
    return 0


def forbids_top(table: Table, seat: int, card: int) -> int:
    """Whether the card may be taken from the discard instead of drawing."""
    if table.seats < LEAST_PLAYERS_FOR_DISCARD:
        return 3_05
    if not table.discard or table.discard[-1] != card:
        return 3_06
    return 3_07 if table.discarded_by[-1] == seat else 0


def _forbids_play(table: Table, life: Life, seat: int, move: LifeMove, phase: int) -> int:
    """Whether the card may be laid: chapters 4 to 9."""
    deck = table.deck
    card = move.card
    pulled = move.other != NONE and card == deck.string_pulling
    revenged = move.other != NONE and card == deck.revenge
    laid = move.other if pulled or revenged else card
    rule = 0
    if deck.group[laid] != groups.MALUS:
        rule = forbids_laying(table, life, seat, laid, pulled)
        if rule == 0 and card == deck.swap and move.target == seat:
            rule = 9_09
    elif not revenged or laid != deck.attack:  # SL-9.11 alone speaks of sending the attack on
        rule = forbids_hit(table, seat, laid, move.target)
    if revenged and rule == 0 and laid not in life.malus:
        rule = 9_11
    if phase == phases.SEARCH and (rule == 0 or rule > 8_08) and not searched_for(table, card):
        rule = 8_08
    return rule


def forbids_laying(table: Table, life: Life, seat: int, card: int, pulled: bool = False) -> int:
    """Whether a player may lay a card that is no malus; `pulled` is a job by string pulling (SL-9.13)."""
    deck = table.deck
    group = deck.group[card]
    if group == groups.WAGE:
        if life.job == NONE:
            return 4_12
        return 4_13 if deck.value[card] > table.wage_level(seat) else 0
    if group == groups.JOB:
        return _forbids_job(table, life, seat, card, pulled)
    if group == groups.STUDIES:
        return _forbids_studies(table, life)
    if group == groups.FLIRT:
        return _forbids_flirt(table, life)
    if group == groups.CHILD:
        allowed = life.marriage != NONE or _flirt_allows_child(table, life, seat)
        return 0 if allowed else 5_09
    if group == groups.MARRIAGE:
        if not life.flirts:
            return 5_07
        return 0 if life.marriage == NONE else 5_08
    if group == groups.ADULTERY:
        if life.marriage == NONE:
            return 5_10
        return 0 if life.adultery == NONE else 5_11
    if group == groups.TRIP:
        return 0 if flies_free(table, life) else 6_08
    if group == groups.HOUSE:
        return 0 if life.free_house and not table.new_job else 6_08
    if group == groups.DISTINCTION:
        return _forbids_distinction(table, life, card)
    return 0  # SL-6.1, SL-9.1: pets and special cards have no condition


def _forbids_studies(table: Table, life: Life) -> int:
    deck = table.deck
    if life.job != NONE:
        # SL-8.16: doctors and surgeons study on.
        return 0 if life.job == deck.doctor or life.job == deck.surgeon else 4_02
    return 4_03 if len(life.studies) >= MOST_STUDIES else 0


def _forbids_job(table: Table, life: Life, seat: int, job: int, pulled: bool) -> int:
    deck = table.deck
    if job == deck.grand_professor:
        if pulled:
            return 9_14
        return 0 if life.job != NONE and deck.teaches[life.job] else 4_07
    if not pulled and deck.needs[job] > 0 and table.level(seat) < deck.needs[job]:
        return 4_04
    if life.job != NONE and deck.status[life.job] != TEMPORARY:
        return 4_05
    if (job == deck.bandit or job == deck.guru) and table.somebody_is(deck.policeman):
        return 8_21
    return 0


def _forbids_flirt(table: Table, life: Life) -> int:
    if life.marriage != NONE:
        return 0 if life.adultery != NONE else 5_02
    if len(life.flirts) >= MOST_FLIRTS and life.job != table.deck.barman:  # SL-8.9
        return 5_03
    return 0


def _flirt_allows_child(table: Table, life: Life, seat: int) -> bool:
    flirt = table.open_flirt(seat)
    return (
        flirt != NONE and table.deck.child[flirt] and not holds(life.used_flirts, len(life.flirts))
    )


def _forbids_distinction(table: Table, life: Life, card: int) -> int:
    deck = table.deck
    if card == deck.legion_of_honour:
        return 6_09 if life.outlaw else 0
    if life.job == NONE or (
        life.job != deck.writer and life.job != deck.researcher and life.job != deck.journalist
    ):
        return 6_11
    return 6_12 if life.job in life.awarded else 0


def flies_free(table: Table, life: Life) -> bool:
    """SL-8.4: an airline pilot lays trips without paying, in later turns than the one of becoming it."""
    return life.job == table.deck.airline_pilot and not table.new_job


def forbids_hit(table: Table, seat: int, malus: int, target: int) -> int:
    """Chapters 7 and 8: whether the malus can hit, and whether a job protects from it."""
    deck = table.deck
    if malus == deck.attack:
        return _forbids_attack(table, seat)
    if target == seat:
        return 7_01
    victim = table.lives[target]
    if holds(victim.pending, malus):
        return 7_03
    job = victim.job
    if malus == deck.accident:
        return 8_17 if job == deck.mechanic else 0
    if malus == deck.sickness:
        immune = job == deck.doctor or job == deck.surgeon or job == deck.pharmacist
        return 8_15 if immune else 0
    if malus == deck.divorce:
        if victim.marriage == NONE:
            return 7_06
        return 8_10 if job == deck.lawyer else 0
    if malus == deck.repeat_year:
        return 7_09 if job != NONE or not victim.studies else 0
    if malus == deck.prison:
        return 0 if job == deck.bandit else 7_10
    if malus == deck.burn_out:
        return 7_05 if job == NONE else 0
    if malus == deck.income_tax:
        if job == NONE or (not victim.wages and malus_needs_effect(table)):
            return 7_07
        return 8_11 if job == deck.bandit else 0
    if job == NONE:
        return 7_08
    if deck.status[job] == OFFICIAL:
        return 8_01
    return 8_11 if job == deck.bandit else 0


def _forbids_attack(table: Table, seat: int) -> int:
    if malus_needs_effect(table) and not _somebody_else_has_child(table, seat):
        return 7_14
    return 8_20 if table.somebody_is(table.deck.soldier) else 0


def _somebody_else_has_child(table: Table, seat: int) -> bool:
    for other in range(table.seats):
        if other != seat and table.lives[other].children:
            return True
    return False


def searched_for(table: Table, card: int) -> bool:
    """SL-8.8: whether the open search is for such a card."""
    subject = table.pending[-1].about
    if subject == searches.ANY:
        return True
    group = table.deck.group[card]
    if subject == searches.ACQUISITION:
        return group == groups.PET or group == groups.TRIP or group == groups.HOUSE
    return group == groups.WAGE


def price(table: Table, life: Life, card: int) -> int:
    """SL-6.7: what a trip or house costs; for a married player a house costs half."""
    full = table.deck.price[card]
    if table.deck.group[card] == groups.HOUSE and life.marriage != NONE:
        return (full + 1) // 2
    return full


def _forbids_buying(table: Table, life: Life, move: LifeMove, phase: int) -> int:
    deck = table.deck
    paying = move.paying
    total = 0
    least = 99
    for at, card in enumerate(paying):
        if card not in paying[:at] and paying.count(card) > _spendable(table, life, card):
            return 6_03
        value = deck.value[card]
        total += value
        least = min(least, value)
    cost = price(table, life, move.card)
    if total < cost:
        return 6_04
    if total - least >= cost:
        return 6_05
    for at in range(1, len(paying)):
        before = paying[at - 1]
        if before == deck.inheritance or (
            paying[at] != deck.inheritance and deck.value[paying[at]] > deck.value[before]
        ):
            return 6_06
    if deck.group[move.card] == groups.TRIP and flies_free(table, life):
        return 8_04
    return 8_08 if phase == phases.SEARCH and not searched_for(table, move.card) else 0


def _spendable(table: Table, life: Life, card: int) -> int:
    """SL-6.3: how many copies of the card the player can pay with."""
    if card == table.deck.inheritance:
        return life.specials.count(card)
    return life.wages.count(card)


def forbids_bet(table: Table, seat: int) -> int:
    if table.casino == NONE:
        return 10_04
    return 10_06 if table.stake_owner == seat else 0


def forbids_resigning(table: Table, life: Life, move: LifeMove, phase: int) -> int:
    if move.card != NONE and move.card not in life.hand:
        return 3_10
    if life.job == NONE:
        return 4_09
    if phase == phases.PLAY and table.deck.status[life.job] != TEMPORARY:
        return 4_10
    throws = life.job == table.deck.researcher and len(life.hand) > HAND_SIZE
    return 8_13 if throws != (move.card != NONE) else 0
