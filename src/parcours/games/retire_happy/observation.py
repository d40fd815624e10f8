"""What a seat observes of Retire Happy, as numbers (`parcours.core.observations`)."""

from typing import Final

from parcours.core.observations import Observed, Row, cards, counts, number, seat, word
from parcours.games.retire_happy.deck import PERIODS, SKILL_COUNT, SKILLS, RetireHappyDeck
from parcours.games.retire_happy.table import (
    DRAFT,
    NONE,
    OFFERS,
    PHASES,
    RETIREMENT,
    STEPS,
    UPKEEP,
    Life,
    Table,
)

TENURES: Final = ["none", "owner", "tenant"]


def observed(deck: RetireHappyDeck) -> Observed:
    """The features in the order in which `observe` writes them."""
    zones = deck.zones
    periods = [str(period + 1) for period in range(PERIODS)]
    return Observed(
        common=[
            word("phase", PHASES),
            word("step", STEPS),
            number("period"),
            number("round"),
            seat("first"),
            seat("turn"),
            cards("event", zones.events),
            counts("deck_sizes", periods, "how many cards the deck of each period has"),
            *(cards(f"offer_{number + 1}", zones.all) for number in range(OFFERS)),
            cards("box", zones.all),
            number("resolving", "which investment of the player in turn the upkeep has come to"),
        ],
        each=[
            number("to_act", "whether the player may move now"),
            cards("hand", zones.all),
            cards("education", zones.education),
            cards("career", zones.career),
            cards("partner", zones.partners),
            cards("children", zones.children),
            cards("home", zones.homes),
            word("tenure", TENURES),
            number("paid"),
            cards("investments", zones.investments),
            counts("stakes", zones.investments.labels, "what lies on the investments of each kind"),
            number("current"),
            number("pension"),
            number("company"),
            number("entrepreneur", "1 where `status` is entrepreneur"),
            number("chances"),
            number("loans"),
            number("withdrew"),
            number("done"),
            cards("attempting", zones.all),
            number("level"),
            number("roll"),
            number("bill"),
            number("score"),
            counts("skills", SKILLS, "the level in each skill"),
        ],
    )


def observe(table: Table, viewer: int, row: Row) -> None:
    """Write what the viewer may know, which is what everybody may."""
    zones = table.deck.zones
    phase = table.phase()
    in_turn = phase == DRAFT or phase == UPKEEP or phase == RETIREMENT
    row.word(phase, len(PHASES))
    row.word(table.step(), len(STEPS))
    row.number(table.period)
    row.number(table.round)
    row.seat(table.first)
    row.seat(table.turn if in_turn else NONE)
    row.card(zones.events, table.event)
    for deck in table.decks:
        row.number(len(deck))
    for offer in table.offers:
        row.cards(zones.all, offer)
    row.cards(zones.all, table.box)
    row.number(table.resolving)
    for owner in row.order():
        _observe_life(table, owner, row)


def _observe_life(table: Table, seat: int, row: Row) -> None:
    zones = table.deck.zones
    life: Life = table.lives[seat]
    row.flag(table.awaits(seat))
    row.cards(zones.all, life.hand)
    row.cards(zones.education, life.education)
    row.cards(zones.career, life.career)
    row.card(zones.partners, life.partner)
    row.cards(zones.children, life.children)
    row.card(zones.homes, life.home)
    row.word(0 if life.home == NONE else 1 if life.owner else 2, len(TENURES))
    row.number(life.paid)
    row.cards(zones.investments, life.investments)
    if life.investments:
        places = zones.investments.places
        stakes = [0] * zones.investments.size
        for at, card in enumerate(life.investments):
            stakes[places[card]] += life.stakes[at]
        row.numbers(stakes, 0, zones.investments.size)
    else:
        row.skip(zones.investments.size)
    row.number(life.current)
    row.number(life.pension)
    row.number(life.company)
    row.flag(life.entrepreneur)
    row.number(life.chances)
    row.number(life.loans)
    row.flag(life.withdrew)
    row.flag(life.done)
    row.card(zones.all, life.attempting)
    row.number(life.level)
    row.number(life.roll)
    row.number(life.bill)
    row.number(life.score)
    row.numbers(life.levels, 0, SKILL_COUNT)
