"""The deck of Happy: the fields of its cards, and the kinds, each with a rule of its own."""

from typing import Final

from parcours.core.decks import Card, Deck
from parcours.core.errors import Problems
from parcours.core.fields import HALF, TEXT, Field
from parcours.core.observations import all_kinds
from parcours.games.happy.moves import THINGS, MoveTable

# Section 2: the list is complete, no other kind exists.
KINDS: Final = [
    "world_trip", "friendship", "car_upgrade", "mba", "inheritance", "lottery", "extra_dice",
    "internet_love", "skip_school", "take_cat", "take_dog", "pet_insurance", "secret_love",
    "cover_up", "plague", "health_insurance", "fire", "fire_insurance", "corona", "vaccination",
    "scratch", "burn_out", "school_down",
]  # fmt: skip
# HA-5.1
ATTACKS: Final = [
    "take_cat", "take_dog", "secret_love", "plague", "fire", "corona", "scratch", "burn_out",
    "school_down",
]  # fmt: skip
# HA-4.11
NEVER_PLAYED: Final = ["world_trip", "pet_insurance", "cover_up", "fire_insurance", "vaccination"]
# Played on another player, who is named.
AIMED: Final = ["secret_love", "fire", "corona", "scratch", "burn_out"]
COLOURS: Final = ["yellow", "red", "orange", "green"]
NO_PARRY: Final = "none"

FIELDS: Final = [
    Field("colour", TEXT, choices=COLOURS, rules=["HA-R.39"]),
    Field("copies", least=0, most=99, rules=["HA-1.4", "HA-1.3"]),
    Field("points", HALF, least=0, most=9, rules=["HA-15.1"]),
    Field(
        "parried_by", TEXT, choices=[*KINDS, NO_PARRY], kinds=ATTACKS, rules=["HA-5.3", "HA-5.4"]
    ),
]


class HappyDeck(Deck):
    """The deck with its fields as lists by kind.

    Kinds are numbered in the order of their names: a trade names its cards in that order (HA-4.9).
    """

    def __init__(self, cards: list[Card], source: str) -> None:
        super().__init__(sorted(cards, key=_kind), source)
        self.points = bytes([card.halves("points") for card in self.cards])
        # The kind that parries a card, or -1 where none does.
        self.parry = [self.index.get(card.word("parried_by"), -1) for card in self.cards]
        self.never_played = [card.kind in NEVER_PLAYED for card in self.cards]
        self.aimed = [card.kind in AIMED for card in self.cards]
        # What may be said after `sell` besides the two things that can be sold (HA-14.9).
        self.things = [*THINGS, *(name for name in self.names if name != "internet_love")]

        self.world_trip: Final = self.find("world_trip")
        self.friendship: Final = self.find("friendship")
        self.car_upgrade: Final = self.find("car_upgrade")
        self.mba: Final = self.find("mba")
        self.inheritance: Final = self.find("inheritance")
        self.lottery: Final = self.find("lottery")
        self.extra_dice: Final = self.find("extra_dice")
        self.internet_love: Final = self.find("internet_love")
        self.skip_school: Final = self.find("skip_school")
        self.take_cat: Final = self.find("take_cat")
        self.take_dog: Final = self.find("take_dog")
        self.pet_insurance: Final = self.find("pet_insurance")
        self.secret_love: Final = self.find("secret_love")
        self.cover_up: Final = self.find("cover_up")
        self.plague: Final = self.find("plague")
        self.health_insurance: Final = self.find("health_insurance")
        self.fire: Final = self.find("fire")
        self.fire_insurance: Final = self.find("fire_insurance")
        self.corona: Final = self.find("corona")
        self.vaccination: Final = self.find("vaccination")
        self.scratch: Final = self.find("scratch")
        self.burn_out: Final = self.find("burn_out")
        self.school_down: Final = self.find("school_down")
        self.moves = MoveTable(len(cards))
        self.all_kinds = all_kinds(self)

    def trips(self, seats: int) -> int:
        """HA-1.3: how many world trips are used with that many players."""
        return min(self.copies[self.world_trip], seats - 1)

    @staticmethod
    def check_kind(card: Card, problems: Problems) -> None:
        """Section 2: each kind has a rule of its own."""
        if card.kind not in KINDS:
            text = f"no rule tells what it does: expected {', '.join(KINDS)}"
            problems.add("no_rule", text, card.kind, "", {"kinds": KINDS})

    @staticmethod
    def check_kinds(cards: list[Card], problems: Problems) -> None:
        """Every kind has its line."""
        found = [card.kind for card in cards]
        for kind in KINDS:
            if kind not in found:
                text = "expected a line for it, if only with copies = 0"
                problems.add("missing_card", text, kind, "")


def _kind(card: Card) -> str:
    return card.kind
