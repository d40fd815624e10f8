"""What forbids a move: the one place where the rules of Fatum refuse.

A rule is a number, 100 x chapter + number: 5_04 is FA-5.4. Checks stand in the order of their
numbers, because a refusal names the lowest rule that forbids the move.
"""

from mypy_extensions import i64

from parcours.core.state import TABLE
from parcours.games.fatum import modes, moves, steps
from parcours.games.fatum.moves import FatumMove
from parcours.games.fatum.powers import CONTACTS, DISCOUNT, EXTRA_LAY, SHIELD, TOLL
from parcours.games.fatum.table import HAND_LIMIT, NONE, Life, Table


def forbids(table: Table, seat: int, move: FatumMove) -> int:
    """The lowest rule that forbids the move, or 0."""
    if not table.pending:
        return 3_03
    verb = move.verb
    if seat == TABLE:
        return _forbids_time(table) if verb == moves.TIME else 3_05
    life = table.lives[seat]
    if life.out:
        return 3_04
    decision = table.pending[-1]
    step = decision.kind
    if step != steps.OPPORTUNITIES and (decision.seats >> seat) & 1 == 0:
        return 3_05
    if verb == moves.PLAY:
        if step != steps.DESTINY:
            return 3_05
        if move.card not in life.hand:
            return 3_06
        return _forbids_play(table, life, move)
    if verb == moves.DRAW:
        return forbids_draw(table, life, move.deck) if step == steps.OPPORTUNITIES else 3_05
    if verb == moves.DISCARD:
        if step != steps.OPPORTUNITIES:
            return 3_05
        if move.card not in life.hand:
            return 3_06
        return 4_13 if life.due() or len(life.hand) <= HAND_LIMIT else 0
    if verb == moves.DONE:
        return 0 if step == steps.DESTINY else 3_05
    if verb == moves.SETTLE:
        return forbids_settling(table, life) if step == steps.ACCOUNTS else 3_05
    if verb == moves.ABANDON:
        if step != steps.ACCOUNTS:
            return 3_05
        return _forbids_abandoning(table, life, move.card)
    if verb == moves.USE:
        if step != steps.ACCOUNTS:
            return 3_05
        return _forbids_use(table, life, seat, move)
    if verb == moves.REVEAL:
        if step == steps.OPPORTUNITIES:
            return 3_05
        return 0 if may_reveal(table, life) else 10_10
    return 10_04


def _forbids_time(table: Table) -> int:
    """FA-10.4: the clock runs out once, where there is one."""
    settings = table.settings
    running = settings.mode == modes.TIME and settings.minutes > 0 and not table.time_up
    return 0 if running else 10_04


def forbids_draw(table: Table, life: Life, deck: int) -> int:
    """FA-4.7, FA-4.10: whether a card of that deck is due and there."""
    if life.draws == 0 and life.bonus[deck] == 0:
        return 4_07
    return 0 if table.piles[deck] or table.discards[deck] else 4_10


def _forbids_play(table: Table, life: Life, move: FatumMove) -> int:
    """Chapters 5 and 7, for a card that is in the hand."""
    deck = table.deck
    card = move.card
    target = move.target
    if not deck.yellow[card]:
        if target != NONE:
            return 5_02
        rule = forbids_laying(table, life, card, move.other != NONE)
        if rule != 0:
            return rule
        return 7_18 if move.other != NONE and move.other not in life.burdens else 0
    rule = forbids_throwing(table, life, card)
    if rule != 0:
        return rule
    if target == NONE:
        return 5_07
    victim = table.lives[target]
    if not may_be_hit(table, life, card, victim):
        return 5_08
    classes = deck.destroys[card]
    if move.other != NONE and classes == 0:
        return 5_12
    if shielded(table, life, card, victim):
        return 7_10
    return 7_20 if classes != 0 and not destroys(table, card, victim, move.other) else 0


def forbids_laying(table: Table, life: Life, card: int, against: bool) -> int:
    """FA-5.3 to FA-5.5, FA-5.12, FA-7.4: whether a black-border card of the hand may be laid."""
    deck = table.deck
    colour = deck.colour[card]
    if life.laid[colour] > life.sums[EXTRA_LAY + colour]:  # FA-7.8
        return 5_03
    if deck.needy[card] and not meets_needs(table, life, card):
        return 5_04
    if price(table, life, card) > life.money:
        return 5_05
    if against and not deck.cleanses[card]:
        return 5_12
    return 7_04 if deck.unique[card] and has_unique(table, life, deck.klass[card]) else 0


def forbids_throwing(table: Table, life: Life, card: int) -> int:
    """FA-5.9: whether the player has the levels and the money for a yellow-border card."""
    if table.deck.needy[card] and not meets_needs(table, life, card):
        return 5_04
    return 5_05 if price(table, life, card) > life.money else 0


def may_be_hit(table: Table, life: Life, card: int, victim: Life) -> bool:
    """FA-5.8: somebody in the match, and oneself only with a card for any player."""
    return not victim.out and (victim is not life or table.deck.for_any[card])


def shielded(table: Table, life: Life, card: int, victim: Life) -> bool:
    """FA-7.10: whether a power keeps the card off that player."""
    return victim is not life and victim.sums[SHIELD + table.deck.colour[card]] > 0


def destroys(table: Table, card: int, victim: Life, other: int) -> bool:
    """FA-7.20: whether the card named lies in that front and is of a class that this one destroys."""
    deck = table.deck
    if other == NONE or other not in victim.front:
        return False
    return (deck.destroys[card] >> deck.klass[other]) & 1 == 1


def meets_needs(table: Table, life: Life, card: int) -> bool:
    """FA-5.4, FA-7.7: whether the player has the levels that the card asks for."""
    deck = table.deck
    needs = deck.needs
    sums = life.sums
    eased = sums[CONTACTS + deck.colour[card]]
    first: i64 = moves.DECKS * card
    for domain in range(moves.DECKS):
        if sums[domain] < needs[first + domain] - eased:
            return False
    return True


def price(table: Table, life: Life, card: int) -> int:
    """FA-5.5: the cost, less discounts (FA-7.6), plus tolls (FA-7.5)."""
    deck = table.deck
    cost = deck.cost[card]
    if cost == 0:
        return 0
    colour = deck.colour[card]
    due = cost - life.sums[DISCOUNT + colour]
    if due < 0:
        due = 0
    if not deck.yellow[card]:
        for owner in table.lives:
            if owner is not life:
                due += owner.sums[TOLL + colour]
    return due


def has_unique(table: Table, life: Life, klass: int) -> bool:
    """FA-7.4: whether a card with `unique` of that class lies in front of the player."""
    deck = table.deck
    for card in life.front:
        if deck.unique[card] and deck.klass[card] == klass:
            return True
    return False


def _forbids_use(table: Table, life: Life, seat: int, move: FatumMove) -> int:
    deck = table.deck
    card = move.card
    if card not in life.front:
        return 3_06
    if deck.fine[card] == 0 and deck.steal[card] == 0:
        return 8_08
    if move.target == seat or table.lives[move.target].out:
        return 8_08
    return 8_09 if life.used.count(card) >= life.front.count(card) else 0


def _forbids_abandoning(table: Table, life: Life, card: int) -> int:
    if card in life.front:
        return 0 if table.upkeep(life, card) > 0 else 8_10
    return 8_10 if card in life.diplomas or card in life.burdens else 3_06


def forbids_settling(table: Table, life: Life) -> int:
    """FA-8.13: the charges must be paid as long as something can be abandoned instead."""
    if table.charges(life) <= life.money:
        return 0
    for card in life.front:
        if table.upkeep(life, card) > 0:
            return 8_13
    return 0


def may_reveal(table: Table, life: Life) -> bool:
    """FA-10.10: only a secret objective that is met and not face up yet."""
    return (
        table.settings.mode == modes.SECRET
        and not life.revealed
        and table.meets(life, life.objective)
    )
