"""What a seat observes of Fatum, as numbers (`parcours.core.observations`)."""

from parcours.core.observations import Observed, Row, cards, counts, number, seat, word
from parcours.games.fatum import steps
from parcours.games.fatum.deck import FatumDeck
from parcours.games.fatum.moves import DECKS
from parcours.games.fatum.powers import DOMAINS
from parcours.games.fatum.table import NONE, Life, Table


def observed(deck: FatumDeck) -> Observed:
    """The features in the order in which `observe` writes them."""
    zones = deck.zones
    return Observed(
        common=[
            word("step", steps.STEPS),
            number("round"),
            seat("turn"),
            seat("marker"),
            cards("objective", zones.objectives),
            number("time_up"),
            counts("pile_sizes", DOMAINS, "how many cards the pile of each deck has"),
            cards("discards", zones.playable, "the cards of all four discards"),
        ],
        each=[
            number("to_act", "whether the player may move now"),
            cards("hand", zones.playable, "the cards held, of the one who looks only"),
            counts("hand_decks", DOMAINS),
            cards("front", zones.front),
            cards("diplomas", zones.diplomas),
            cards("burdens", zones.burdens),
            number("money"),
            cards("objective", zones.objectives, "the objective, where the one who looks knows it"),
            number("revealed"),
            number("reached"),
            number("out"),
            counts("laid", DOMAINS),
            number("draws"),
            counts("bonus", DOMAINS),
            cards("used", zones.playable),
            counts("levels", DOMAINS, "the level in each domain"),
            number("points"),
            number("charges"),
        ],
    )


def observe(table: Table, viewer: int, row: Row) -> None:
    """Write what the viewer may know."""
    zones = table.deck.zones
    row.word(table.step(), len(steps.STEPS))
    row.number(table.round)
    row.seat(table.turn())
    row.seat(table.marker)
    row.card(zones.objectives, table.objective)
    row.flag(table.time_up)
    for pile in table.piles:
        row.number(len(pile))
    for discard in table.discards:  # each has kinds of its own
        row.count(zones.playable, discard)
    row.skip(zones.playable.size)
    for owner in row.order():
        _observe_life(table, owner, viewer, row)


def _observe_life(table: Table, seat: int, viewer: int, row: Row) -> None:
    deck = table.deck
    zones = deck.zones
    life: Life = table.lives[seat]
    row.flag(table.awaits(seat))
    if seat == viewer:
        row.cards(zones.playable, life.hand)
    else:
        row.skip(zones.playable.size)
    colours = [0] * DECKS
    for card in life.hand:
        colours[deck.colour[card]] += 1
    row.numbers(colours, 0, DECKS)
    row.cards(zones.front, life.front)
    row.cards(zones.diplomas, life.diplomas)
    row.cards(zones.burdens, life.burdens)
    row.number(life.money)
    known = seat == viewer or life.revealed
    row.card(zones.objectives, life.objective if known else NONE)
    row.flag(life.revealed)
    row.number(life.reached)
    row.flag(life.out)
    row.numbers(life.laid, 0, DECKS)
    row.number(life.draws)
    row.numbers(life.bonus, 0, DECKS)
    row.cards(zones.playable, life.used)
    row.numbers(life.sums, 0, DECKS)
    row.number(table.points(seat))
    row.number(table.charges(life))
