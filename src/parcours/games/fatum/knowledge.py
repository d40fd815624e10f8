"""What the players can still know of cards that they do not see, and worlds that agree with it.

A discard that becomes a pile again was face up: everybody knows which cards that pile is made of,
and which were in hands at that moment instead. Until the next time such a deck is told apart into
those two: the stock of the pile and what was held. A card that leaves a hand may be seen to be of
the one or the other; where it could be of both, the lists are left as they are and claim less.
"""

from parcours.core.chance import Chance
from parcours.core.zones import copies_in, holds, put_in_order, take_out, with_value, without
from parcours.games.fatum.moves import DECKS
from parcours.games.fatum.table import Life, Table


def note_new_pile(table: Table, colour: int) -> None:
    """The discard is about to become the pile."""
    deck = table.deck
    held: list[int] = []
    for life in table.lives:
        kept = 0
        for card in life.hand:
            if deck.colour[card] == colour:
                held.append(card)
                kept += 1
        life.kept = with_value(life.kept, colour, kept)
        if life.fresh:
            life.fresh = [card for card in life.fresh if deck.colour[card] != colour]
    table.held[colour] = held
    table.stock[colour] = table.discards[colour][:]


def leave_hand(table: Table, life: Life, card: int) -> None:
    """A card leaves a hand, seen by all."""
    colour = table.deck.colour[card]
    held = table.held[colour]
    if held:
        _note_leaving(table, life, card, colour, held)
    take_out(life.hand, card)


def _note_leaving(table: Table, life: Life, card: int, colour: int, held: list[int]) -> None:
    if life.fresh and copies_in(life.fresh, card) == copies_in(life.hand, card):
        life.fresh = without(life.fresh, card)
    stock = table.stock[colour]
    kept = life.kept[colour]
    if not holds(held, card):
        table.stock[colour] = without(stock, card)
        return
    if kept == _count(table, life.hand, colour) or not holds(stock, card):
        table.held[colour] = without(held, card)
    if kept > 0:
        life.kept = with_value(life.kept, colour, kept - 1)


def redeal(table: Table, seat: int, chance: Chance) -> None:
    """Deal again, in place, everything that the seat does not know.

    The unknown cards are sorted before they are shuffled, so that nothing of the true deal shows.
    """
    hands: list[list[int]] = []
    for other in range(table.seats):
        life = table.lives[other]
        hands.append(life.hand)
        if other != seat:
            life.hand = []
            life.fresh = []
    for colour in range(DECKS):
        if table.held[colour]:
            _redeal_told_apart(table, seat, colour, hands, chance)
        else:
            _redeal_deck(table, seat, colour, hands, chance)
    _redeal_objectives(table, seat, chance)


def _redeal_deck(
    table: Table, seat: int, colour: int, hands: list[list[int]], chance: Chance
) -> None:
    """Other hands and the pile hold any of the unknown cards."""
    unknown = _unknown(table, seat, colour, hands)
    chance.shuffle(unknown)
    for other in range(table.seats):
        if other != seat:
            for _ in range(_count(table, hands[other], colour)):
                put_in_order(table.lives[other].hand, unknown.pop())
    table.piles[colour] = unknown


def _redeal_told_apart(
    table: Table, seat: int, colour: int, hands: list[list[int]], chance: Chance
) -> None:
    """The pile holds cards of its stock only, and hands at least as many held cards as is known.

    Cards are dealt at random; each that may not lie where it was dealt is then swapped with one
    that can take its place.
    """
    unknown = _unknown(table, seat, colour, hands)
    own = table.lives[seat]
    in_stock = table.stock[colour][:]
    in_held = table.held[colour][:]
    for card in own.fresh:
        if card in in_stock:
            in_stock.remove(card)
    fresh = own.fresh[:]
    for card in own.hand:
        if table.deck.colour[card] == colour:
            if card in fresh:
                fresh.remove(card)
            elif card in in_held:
                in_held.remove(card)
    # Of the copies of a kind the first ones can be of the stock, the last ones held.
    from_stock = [
        unknown[:at].count(card) < in_stock.count(card) for at, card in enumerate(unknown)
    ]
    from_held = [unknown[at:].count(card) <= in_held.count(card) for at, card in enumerate(unknown)]

    # Places in this order: the pile, what is known to be held, the rest of the hands.
    pile = len(table.piles[colour])
    bound = pile
    for other in range(table.seats):
        if other != seat:
            bound += table.lives[other].kept[colour]
    order = list(range(len(unknown)))
    chance.shuffle(order)
    _settle(order, 0, pile, from_stock, from_held, pile, bound, chance)
    _settle(order, pile, bound, from_held, from_stock, 0, pile, chance)

    table.piles[colour] = [unknown[at] for at in order[:pile]]
    next_kept = pile
    next_free = bound
    for other in range(table.seats):
        if other == seat:
            continue
        life = table.lives[other]
        kept = life.kept[colour]
        for _ in range(kept):
            put_in_order(life.hand, unknown[order[next_kept]])
            next_kept += 1
        for _ in range(_count(table, hands[other], colour) - kept):
            at = order[next_free]
            next_free += 1
            put_in_order(life.hand, unknown[at])
            if from_stock[at]:
                put_in_order(life.fresh, unknown[at])


def _settle(
    order: list[int],
    first: int,
    end: int,
    fits: list[bool],
    fits_there: list[bool],
    there: int,
    there_end: int,
    chance: Chance,
) -> None:
    """Swap away what does not fit into the places from `first` to `end`.

    A card that fits may come from the free places, or from the places from `there` to `there_end`,
    which are particular too, if what is swapped for it fits there.
    """
    for place in range(first, end):
        if fits[order[place]]:
            continue
        sources: list[int] = []
        for other in range(len(order)):
            if first <= other < end or not fits[order[other]]:
                continue
            if there <= other < there_end and not fits_there[order[place]]:
                continue
            sources.append(other)
        other = sources[chance.below(len(sources))]
        card = order[place]
        order[place] = order[other]
        order[other] = card


def _redeal_objectives(table: Table, seat: int, chance: Chance) -> None:
    unknown = table.aside[:]
    for other, life in enumerate(table.lives):
        if other != seat and not life.revealed and life.objective >= 0:
            unknown.append(life.objective)
    unknown.sort()
    chance.shuffle(unknown)
    for other, life in enumerate(table.lives):
        if other != seat and not life.revealed and life.objective >= 0:
            life.objective = unknown.pop()
    table.aside = unknown


def _unknown(table: Table, seat: int, colour: int, hands: list[list[int]]) -> list[int]:
    """The cards of a deck that the seat does not see, in the order of the deck."""
    unknown = table.piles[colour][:]
    for other in range(table.seats):
        if other != seat:
            for card in hands[other]:
                if table.deck.colour[card] == colour:
                    unknown.append(card)
    unknown.sort()
    return unknown


def _count(table: Table, cards: list[int], colour: int) -> int:
    count = 0
    for card in cards:
        if table.deck.colour[card] == colour:
            count += 1
    return count
