"""Every legal move, built from the conditions of `legality` for the cards that are there.

Where the cards come from and whose turn it is holds by construction, so only what is left to ask is asked.
"""

from parcours.core.state import Move
from parcours.core.zones import holds
from parcours.games.smile_life import groups, legality, moves, phases
from parcours.games.smile_life.deck import SmileLifeDeck
from parcours.games.smile_life.moves import LifeMove
from parcours.games.smile_life.table import NONE, Life, Table


def legal_moves(table: Table, seat: int) -> list[Move]:
    """Every move that the seat, which is to act, may make now, each once."""
    legal: list[Move] = []
    life = table.lives[seat]
    phase = table.pending[-1].kind
    if phase == phases.PLAY:
        _from_hand(table, life, seat, legal)
    elif phase == phases.DRAW:
        _instead_of_playing(table, life, seat, legal)
    elif phase == phases.SEARCH:
        for card in _searched_kinds(table):
            _plays(table, life, seat, card, moves.FROM_DISCARD, legal)
        legal.append(table.deck.moves.pass_)
    elif phase == phases.KEEP:
        for card in _kinds(table.drawn):
            legal.append(table.deck.moves.keep[card])
    elif phase == phases.GIVE:
        for card in _kinds(life.wages):
            legal.append(table.deck.moves.give[card])
    else:
        for card in _kinds(life.hand):
            legal.append(table.deck.moves.throw[card])
    return legal


def something_found(table: Table, seat: int) -> bool:
    """SL-8.8: whether the search that has just been opened finds a card that can be laid."""
    life = table.lives[seat]
    legal: list[Move] = []
    for card in _searched_kinds(table):
        _plays(table, life, seat, card, moves.FROM_DISCARD, legal)
        if legal:
            return True
    return False


def _from_hand(table: Table, life: Life, seat: int, legal: list[Move]) -> None:
    deck = table.deck
    group = deck.group
    discard = deck.moves.discard
    play = deck.moves.play
    betting = table.casino != NONE and legality.forbids_bet(table, seat) == 0
    before = NONE
    for card in life.hand:
        if card == before:
            continue
        before = card
        legal.append(discard[card])
        kind = group[card]
        if kind < groups.TRIP:
            if legality.forbids_laying(table, life, seat, card) == 0:
                legal.append(play[card])
            if betting and kind == groups.WAGE:
                legal.append(deck.moves.bet[card])
        else:
            _plays(table, life, seat, card, moves.HAND, legal)
    if life.job != NONE:
        _resigning(table, life, phases.PLAY, legal)
    if life.adultery != NONE:
        legal.append(deck.moves.stop)
    if table.rainbow:
        legal.append(deck.moves.done)


def _instead_of_playing(table: Table, life: Life, seat: int, legal: list[Move]) -> None:
    """The moves of phase `draw`."""
    deck = table.deck
    if table.pile:
        legal.append(deck.moves.draw)
    if table.river:
        for card in _kinds(table.river):
            legal.append(deck.moves.take[card])
    if table.discard:
        top = table.discard[-1]
        if legality.forbids_top(table, seat, top) == 0:
            _plays(table, life, seat, top, moves.FROM_DISCARD, legal)
            if (
                deck.group[top] == groups.JOB
                and holds(life.hand, deck.string_pulling)
                and legality.forbids_laying(table, life, seat, top, pulled=True) == 0
            ):
                legal.append(
                    LifeMove(
                        moves.PLAY, deck.string_pulling, other=top, source=moves.JOB_FROM_DISCARD
                    )
                )
    if life.job != NONE:
        _resigning(table, life, phases.DRAW, legal)
    if life.marriage != NONE:
        legal.append(deck.moves.divorce)
        if life.adultery != NONE:
            legal.append(deck.moves.stop)


def _plays(table: Table, life: Life, seat: int, card: int, source: int, legal: list[Move]) -> None:
    """The ways to lay or buy that card."""
    deck = table.deck
    group = deck.group[card]
    if group == groups.MALUS and card != deck.attack:
        on = deck.moves.play_on if source == moves.HAND else deck.moves.play_found_on
        for target in range(table.seats):
            if target != seat and legality.forbids_hit(table, seat, card, target) == 0:
                legal.append(on[moves.MOST_SEATS * card + target])
        return
    if group == groups.SPECIAL:
        if card == deck.swap:
            on = deck.moves.play_on if source == moves.HAND else deck.moves.play_found_on
            for target in range(table.seats):
                if target != seat:
                    legal.append(on[moves.MOST_SEATS * card + target])
            return
        if card == deck.revenge:
            _revenges(table, life, seat, source, legal)
        elif card == deck.string_pulling:
            for job in _held(deck, life, groups.JOB):
                if legality.forbids_laying(table, life, seat, job, pulled=True) == 0:
                    legal.append(LifeMove(moves.PLAY, card, other=job, source=source))
        elif card == deck.casino:
            for wage in _held(deck, life, groups.WAGE):
                legal.append(LifeMove(moves.PLAY, card, other=wage, source=source))
    elif group == groups.HOUSE or (group == groups.TRIP and not legality.flies_free(table, life)):
        for paying in payments(deck, life, legality.price(table, life, card)):
            legal.append(LifeMove(moves.BUY, card, source=source, paying=paying))
    refused = (
        legality.forbids_hit(table, seat, card, NONE)
        if group == groups.MALUS
        else legality.forbids_laying(table, life, seat, card)
    )
    if refused == 0:
        legal.append(deck.moves.play[card] if source == moves.HAND else deck.moves.play_found[card])


def _revenges(table: Table, life: Life, seat: int, source: int, legal: list[Move]) -> None:
    """SL-9.11: each kind of the own malus on each player whom it can hit."""
    revenge = table.deck.revenge
    for malus in _kinds(life.malus):
        for target in range(table.seats):
            if target != seat and legality.forbids_hit(table, seat, malus, target) == 0:
                legal.append(LifeMove(moves.PLAY, revenge, target, malus, source))


def _resigning(table: Table, life: Life, phase: int, legal: list[Move]) -> None:
    plain = table.deck.moves.resign
    if legality.forbids_resigning(table, life, plain, phase) == 0:
        legal.append(plain)
    elif life.job == table.deck.researcher:
        for card in _kinds(life.hand):
            throwing = table.deck.moves.resign_throwing[card]
            if legality.forbids_resigning(table, life, throwing, phase) == 0:
                legal.append(throwing)


def payments(deck: SmileLifeDeck, life: Life, cost: int) -> list[list[int]]:
    """SL-6.5, SL-6.6: every way to pay with nothing superfluous, each named in its one order."""
    found: list[list[int]] = []
    inherited = holds(life.specials, deck.inheritance)
    money = deck.value[deck.inheritance] if inherited else 0
    for wage in life.wages:
        money += deck.value[wage]
    if money < cost:
        return found
    kinds = deck.wages
    if inherited:
        # The dearer ones come first; among equal values the order does not matter.
        at = 0
        while at < len(kinds) and deck.value[kinds[at]] > deck.value[deck.inheritance]:
            at += 1
        kinds = [*kinds[:at], deck.inheritance, *kinds[at:]]
    _spend(deck, life, kinds, 0, cost, [], found)
    return found


def _spend(
    deck: SmileLifeDeck,
    life: Life,
    kinds: list[int],
    at: int,
    missing: int,
    spent: list[int],
    found: list[list[int]],
) -> None:
    """Add copies of each kind, dearest first: the last one needed is the cheapest, so none is superfluous."""
    if missing <= 0:
        found.append(_named(deck, spent))
        return
    if at == len(kinds):
        return
    kind = kinds[at]
    value = deck.value[kind]
    zone = life.specials if kind == deck.inheritance else life.wages
    _spend(deck, life, kinds, at + 1, missing, spent, found)
    for card in zone:
        if card == kind:
            spent = [*spent, card]
            missing -= value
            _spend(deck, life, kinds, at + 1, missing, spent, found)
            if missing <= 0:
                return


def _named(deck: SmileLifeDeck, spent: list[int]) -> list[int]:
    """SL-6.6: an inheritance is named last."""
    if not holds(spent, deck.inheritance):
        return spent
    wages = [card for card in spent if card != deck.inheritance]
    return wages + [deck.inheritance] * (len(spent) - len(wages))


def _held(deck: SmileLifeDeck, life: Life, group: int) -> list[int]:
    """The kinds of that group in the hand."""
    return [card for card in _kinds(life.hand) if deck.group[card] == group]


def _kinds(cards: list[int]) -> list[int]:
    """The kinds among a few cards, each once, in the order in which they first lie there."""
    kinds: list[int] = []
    for card in cards:
        if not holds(kinds, card):
            kinds.append(card)
    return kinds


def _searched_kinds(table: Table) -> list[int]:
    """The kinds in the discard that the open search is for. The discard is long, so kinds seen are ticked off."""
    seen = [False] * len(table.deck.names)
    kinds: list[int] = []
    for card in table.discard:
        if not seen[card]:
            seen[card] = True
            if legality.searched_for(table, card):
                kinds.append(card)
    return kinds
