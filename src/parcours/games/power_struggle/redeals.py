"""Another world that a reader cannot tell from this one: what he does not know is dealt again.

Whatever is unknown is sorted before it is shuffled, and everything else comes from what the reader knows,
so that nothing of the true table shows.
"""

from parcours.core.chance import Chance
from parcours.core.zones import with_value
from parcours.games.power_struggle.deck import PRIVILEGES
from parcours.games.power_struggle.legality import EARLIEST_MEETING
from parcours.games.power_struggle.moves import NOTE
from parcours.games.power_struggle.purses import redeal_money
from parcours.games.power_struggle.table import ANSWER, NONE, Table

SORTED_EVENTS = 8  # PS-6.2


def redeal_hidden(world: Table, reader: int, chance: Chance) -> None:
    """Deal again, in place, all that the reader (a seat, or -1 who only watches) does not know."""
    _redeal_privileges(world, reader, chance)
    world.archenemy, world.colours_out = _redeal_cards(
        world, reader, world.archenemy, world.colours_out, chance
    )
    world.rivalry, world.skills_out = _redeal_cards(
        world, reader, world.rivalry, world.skills_out, chance
    )
    _redeal_events(world, reader, chance)
    redeal_money(world, reader, chance)
    _redeal_offers(world, reader, chance)


def _redeal_privileges(world: Table, reader: int, chance: Chance) -> None:
    """PS-2.8: until the first meeting only the number of another's cards is known, and those that have shown."""
    cards: list[int] = []
    holders: list[int] = []
    for card in range(len(PRIVILEGES)):
        holder = world.holder[card]
        if (world.known_cards >> card) & 1 == 0 and holder != NONE and holder != reader:
            cards.append(card)
            holders.append(holder)
    holders.sort()
    chance.shuffle(cards)
    for at, card in enumerate(cards):
        world.holder = with_value(world.holder, card, holders[at])


def _redeal_cards(
    world: Table, reader: int, held: list[int], out: list[int], chance: Chance
) -> tuple[list[int], list[int]]:
    """Archenemy cards of one sort, held and out: those of players who are not announced are mixed with the latter."""
    unknown = out[:]
    for seat, card in enumerate(held):
        if _hides(world, reader, seat) and card != NONE:
            unknown.append(card)
    unknown.sort()
    chance.shuffle(unknown)
    dealt: list[int] = []
    for seat, card in enumerate(held):
        if _hides(world, reader, seat) and card != NONE:
            dealt.append(unknown.pop())
        else:
            dealt.append(card)
    unknown.sort()
    return dealt, unknown


def _hides(world: Table, reader: int, seat: int) -> bool:
    return seat != reader and (world.announced >> seat) & 1 == 0


def _redeal_events(world: Table, reader: int, chance: Chance) -> None:
    """The sorter knows the pile; the others know which cards have shown, and the rules of sorting."""
    if reader == world.first:
        world.event_stock = sorted(world.event_stock)
        chance.shuffle(world.event_stock)
        return
    deck = world.deck
    laid = len(world.events)
    hidden = world.events + world.drawn
    size = len(hidden)
    with_bonus = deck.bonus_payment in hidden
    with_meeting = deck.directors_meeting in hidden
    unknown = world.event_stock + hidden
    if with_bonus:
        unknown.remove(deck.bonus_payment)
    if with_meeting:
        unknown.remove(deck.directors_meeting)
    unknown.sort()
    chance.shuffle(unknown)

    meeting = NONE
    bonus = NONE
    if with_meeting:
        # PS-6.4, PS-6.5: not among the first four of the eight, and not before the bonus payment.
        shown = max(0, SORTED_EVENTS - size)
        earliest = max(0, min(EARLIEST_MEETING - shown, size - 1))
        if with_bonus:
            earliest = max(earliest, min(1, size - 1))
        meeting = earliest + chance.below(size - earliest)
    if with_bonus:
        bonus = chance.below(meeting if meeting > 0 else size)
    pile: list[int] = []
    for place in range(size):
        if place == meeting:
            pile.append(deck.directors_meeting)
        elif place == bonus:
            pile.append(deck.bonus_payment)
        else:
            pile.append(unknown.pop())
    world.events = pile[:laid]
    world.drawn = pile[laid:]
    world.drawn.sort()
    world.event_stock = unknown


def _redeal_offers(world: Table, reader: int, chance: Chance) -> None:
    """PS-12.4: amounts that the reader has not been shown, within what the offerer can pay."""
    if world.offers == 0 or reader == world.actor:
        return
    money = world.money[world.actor]
    again = world.offers == 2 and world.offer_card == world.first_card
    if world.offer_to != reader:
        world.offer_amount = _amount(2 * NOTE if again else NOTE, money, chance)
    if world.pending[-1].kind != ANSWER:
        world.first_amount = world.offer_amount  # it has been declined, and is the first one now
    elif world.offers == 2 and world.first_to != reader:
        most = world.offer_amount - NOTE if again else money
        world.first_amount = _amount(NOTE, most, chance)


def _amount(least: int, most: int, chance: Chance) -> int:
    return least + NOTE * chance.below((most - least) // NOTE + 1)
