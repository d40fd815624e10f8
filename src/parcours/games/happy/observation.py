"""What a seat observes of Happy, as numbers (`parcours.core.observations`)."""

from typing import Final

from parcours.core.observations import Observed, Row, cards, counts, number, seat, word
from parcours.games.happy import jobs, marks, partners, places, questions
from parcours.games.happy.cards import known_cards
from parcours.games.happy.deck import HappyDeck
from parcours.games.happy.moves import CHILDREN
from parcours.games.happy.table import (
    DECLINED_PRICE,
    DECLINED_WHAT,
    HELP,
    NOBODY,
    NONE,
    SOLD,
    Life,
    Table,
)

DECLINED: Final = [*SOLD, "topple"]


def observed(deck: HappyDeck) -> Observed:
    """The features in the order in which `observe` writes them."""
    return Observed(
        common=[
            seat("turn"),
            number("round"),
            number("pile_size"),
            cards("pile_known", deck.all_kinds, "the cards that are known to lie at the bottom"),
            number("box"),
            number("bank"),
            number("shelter_dogs", "dogs in `shelter`"),
            number("shelter_cats", "cats in `shelter`"),
            seat("parking"),
            counts("marks", marks.MARKS),
            word("question", questions.QUESTIONS),
            seat("asked"),
            cards("attack", deck.all_kinds, "the attack that can be parried"),
            word("attacked_child", CHILDREN, "the child that it is aimed at"),
            word("sold", SOLD, "what is offered"),
            number("price", "for how much"),
            number("own_die", "what the player on turn has thrown against the director"),
            number("helper_die", "what the helper has thrown"),
        ],
        each=[
            number("money"),
            cards("hand", deck.all_kinds, "the cards held, as far as the one who looks knows them"),
            cards("fresh", deck.all_kinds, "those drawn this turn, as far as they are known"),
            number("hand_size"),
            number("open"),
            word("job", jobs.JOBS),
            word("partner", partners.PARTNERS),
            *(word(child, places.PLACES) for child in CHILDREN),
            number("district"),
            number("dogs", "dogs among `pets`"),
            number("cats", "cats among `pets`"),
            number("car"),
            number("ill", "1 where `health` is bad"),
            seat("quarantine"),
            seat("protection"),
            number("tiles"),
            counts("declined", DECLINED, "the lowest price declined this turn; for toppling, 1"),
            number("shown_points", "points without hidden cards, in halves"),
            number("points", "all points in halves, as far as the one who looks knows them, or 0"),
        ],
    )


def observe(table: Table, viewer: int, row: Row) -> None:
    """Write what the viewer may know."""
    kinds = table.deck.all_kinds
    question = table.question()
    dicing = question == questions.EXTRA or question == questions.AGAIN
    row.seat(table.turn)
    row.number(table.round)
    row.number(len(table.pile))
    row.cards(kinds, table.pile[: table.known_below])
    row.number(table.box)
    row.number(table.bank)
    row.number(table.dogs)
    row.number(table.cats)
    row.seat(table.parking)
    row.bits(table.marks, len(marks.MARKS))
    row.word(question, len(questions.QUESTIONS))
    row.seat(table.pending[-1].who[0] if question != questions.TURN else NOBODY)
    row.card(kinds, table.attack if question == questions.PARRY else NONE)
    row.word(table.attacked_child if question == questions.PARRY else NONE, len(CHILDREN))
    row.word(table.sold if question == questions.SALE else NONE, len(SOLD))
    row.number(table.price if question == questions.SALE else 0)
    row.number(table.own_die if dicing else 0)
    row.number(table.helper_die if dicing else 0)
    for owner in row.order():
        _observe_life(table, owner, viewer, row)


def _observe_life(table: Table, seat: int, viewer: int, row: Row) -> None:
    kinds = table.deck.all_kinds
    life: Life = table.lives[seat]
    shown = seat == viewer or not table.pending
    row.number(life.money)
    if shown:
        row.cards(kinds, life.hand)
        row.cards(kinds, life.fresh)
    elif table.known:
        row.cards(kinds, known_cards(table, seat, False))
        row.cards(kinds, known_cards(table, seat, True))
    else:
        row.skip(2 * kinds.size)
    row.number(life.held())
    row.number(life.open)
    row.word(life.job, len(jobs.JOBS))
    row.word(life.partner, len(partners.PARTNERS))
    for place in life.children:
        row.word(place, len(places.PLACES))
    row.number(life.district)
    row.number(life.dogs)
    row.number(life.cats)
    row.number(life.car)
    row.flag(life.ill)
    row.seat(life.quarantine)
    row.seat(life.protection)
    row.number(table.tiles(seat))
    declined = [0] * len(DECLINED)
    for entry in table.declined:
        if entry % DECLINED_WHAT == seat:
            what = entry % DECLINED_PRICE // DECLINED_WHAT
            declined[what] = 1 if what == HELP else entry // DECLINED_PRICE
    row.numbers(declined, 0, len(DECLINED))
    row.number(table.shown_points(seat))
    row.number(table.points(seat) if shown else 0)
