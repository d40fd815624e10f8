"""The deck of Smile Life: the fields of its cards, and the kinds that rules speak of by name."""

from typing import Final

from parcours.core.decks import Card, Deck
from parcours.core.errors import Problems
from parcours.core.fields import BOOL, TEXT, Field
from parcours.core.observations import Kinds, all_kinds, kinds_of
from parcours.games.smile_life import groups
from parcours.games.smile_life.moves import MoveTable

STATUSES: Final = ["plain", "temporary", "official"]
PLAIN: Final = 0
TEMPORARY: Final = 1
OFFICIAL: Final = 2

FIELDS: Final = [
    Field("group", TEXT, choices=groups.GROUPS, rules=["SL-2.1"]),
    Field("copies", least=1, most=99, rules=["SL-1.3"]),
    Field("smiles", least=0, most=99, rules=["SL-11.3", "SL-1.4"]),
    Field("levels", least=1, most=9, groups=["studies"], rules=["SL-4.1"]),
    Field("needs", least=0, most=99, groups=["job"], rules=["SL-4.4"]),
    Field("pays", least=0, most=4, groups=["job"], rules=["SL-4.13"]),
    Field("status", TEXT, choices=STATUSES, groups=["job"], rules=["SL-4.6", "SL-8.1"]),
    Field(
        "value",
        least=1,
        most=4,
        groups=["wage"],
        kinds=["inheritance"],
        rules=["SL-6.2", "SL-4.13"],
    ),
    Field("child", BOOL, groups=["flirt"], rules=["SL-5.9"]),
    Field("price", least=1, most=99, groups=["trip", "house"], rules=["SL-6.7"]),
]
# What a card of these groups does is a rule of its own, so no other kind of them can be.
FIXED_KINDS: Final = {
    "marriage": ["marriage"],
    "adultery": ["adultery"],
    "child": ["child"],
    "distinction": ["legion_of_honour", "grand_prize"],
    "malus": [
        "accident", "sickness", "burn_out", "divorce", "income_tax", "dismissal", "repeat_year", "prison", "attack",
    ],
    "special": [
        "birthday", "rainbow", "casino", "luck", "shooting_star", "inheritance", "string_pulling", "swap", "tsunami",
        "revenge",
    ],
}  # fmt: skip

LEAST_CARDS: Final = 50


class Zones:
    """The kinds of card that can lie in the zones."""

    def __init__(self, deck: "SmileLifeDeck") -> None:
        group = [*deck.group]
        self.all = all_kinds(deck)
        self.studies = kinds_of(deck, group, [groups.STUDIES])
        self.jobs = kinds_of(deck, group, [groups.JOB])
        self.wages = kinds_of(deck, group, [groups.WAGE])
        wages = [kind for kind, own in enumerate(group) if own == groups.WAGE]
        self.invested = Kinds(deck, [*wages, deck.inheritance])
        self.flirts = kinds_of(deck, group, [groups.FLIRT])
        self.children = kinds_of(deck, group, [groups.CHILD])
        self.acquisitions = kinds_of(deck, group, [groups.PET, groups.TRIP, groups.HOUSE])
        self.distinctions = kinds_of(deck, group, [groups.DISTINCTION])
        self.malus = kinds_of(deck, group, [groups.MALUS])
        self.specials = kinds_of(deck, group, [groups.SPECIAL])


class SmileLifeDeck(Deck):
    """The deck with every field as a list of numbers by kind, and the kinds that have rules of their own."""

    def __init__(self, cards: list[Card], source: str) -> None:
        super().__init__(cards, source)
        # Bytes: it is asked most, and compiled, their numbers are read without Python's own.
        self.group = bytes([groups.GROUPS.index(card.word("group")) for card in cards])
        self.smiles = [card.number("smiles") for card in cards]
        self.levels = [card.number("levels") for card in cards]
        self.needs = [card.number("needs") for card in cards]
        self.pays = [card.number("pays") for card in cards]
        self.value = [card.number("value") for card in cards]
        self.price = [card.number("price") for card in cards]
        self.child = [card.fields.get("child") is True for card in cards]
        self.status = [
            STATUSES.index(card.word("status")) if card.word("status") else PLAIN for card in cards
        ]
        # Highest wage first, the inheritance last: the order in which a payment is named (SL-6.6).
        self.wages = [kind for kind in range(len(cards)) if self.group[kind] == groups.WAGE]
        self.wages.sort(key=self._by_value)

        self.studies = self.find("studies")
        self.barman = self.find("barman")
        self.soldier = self.find("soldier")
        self.policeman = self.find("policeman")
        self.grand_professor = self.find("grand_professor")
        teachers = ["english_teacher", "french_teacher", "history_teacher", "maths_teacher"]
        self.teaches = [card.kind in teachers for card in cards]
        self.airline_pilot = self.find("airline_pilot")
        self.architect = self.find("architect")
        self.astronaut = self.find("astronaut")
        self.bandit = self.find("bandit")
        self.doctor = self.find("doctor")
        self.guru = self.find("guru")
        self.head_of_purchasing = self.find("head_of_purchasing")
        self.head_of_sales = self.find("head_of_sales")
        self.journalist = self.find("journalist")
        self.lawyer = self.find("lawyer")
        self.mechanic = self.find("mechanic")
        self.medium = self.find("medium")
        self.pharmacist = self.find("pharmacist")
        self.researcher = self.find("researcher")
        self.surgeon = self.find("surgeon")
        self.writer = self.find("writer")
        self.legion_of_honour = self.find("legion_of_honour")
        self.grand_prize = self.find("grand_prize")
        self.accident = self.find("accident")
        self.sickness = self.find("sickness")
        self.burn_out = self.find("burn_out")
        self.divorce = self.find("divorce")
        self.income_tax = self.find("income_tax")
        self.dismissal = self.find("dismissal")
        self.repeat_year = self.find("repeat_year")
        self.prison = self.find("prison")
        self.attack = self.find("attack")
        self.birthday = self.find("birthday")
        self.rainbow = self.find("rainbow")
        self.casino = self.find("casino")
        self.luck = self.find("luck")
        self.shooting_star = self.find("shooting_star")
        self.inheritance = self.find("inheritance")
        self.string_pulling = self.find("string_pulling")
        self.swap = self.find("swap")
        self.tsunami = self.find("tsunami")
        self.revenge = self.find("revenge")
        self.moves = MoveTable(len(cards))
        self.zones = Zones(self)

    def _by_value(self, kind: int) -> int:
        return -self.value[kind]

    @staticmethod
    def check_kind(card: Card, problems: Problems) -> None:
        """What the rules have against a card."""
        group = card.word("group")
        fixed = FIXED_KINDS.get(group)
        if fixed is not None and card.kind not in fixed:
            text = f"no rule tells what this {group} does: expected {', '.join(fixed)}"
            problems.add("no_rule", text, card.kind, "group", {"kinds": fixed})
        if group == "flirt" and card.number("copies") > 2:
            text = "expected at most 2 of a flirt (SL-5.5)"
            problems.add("too_many_copies", text, card.kind, "copies", {"most": 2})
        if card.kind == "casino" and card.number("copies") > 1:
            problems.add(
                "too_many_copies", "expected 1 (SL-10.1)", card.kind, "copies", {"most": 1}
            )

    @staticmethod
    def check_kinds(cards: list[Card], problems: Problems) -> None:
        """What the rules have against these cards together."""
        values: list[int] = []
        for card in cards:
            if card.word("group") == "wage":
                if card.number("value") in values:
                    text = "expected one kind of wage for each value (SL-6.6)"
                    problems.add("same_value", text, card.kind, "value")
                values.append(card.number("value"))
        total = sum([card.number("copies") for card in cards])
        if total < LEAST_CARDS:
            text = f"expected at least {LEAST_CARDS} cards, not {total}"
            problems.add("too_few_cards", text, "", "total", {"least": LEAST_CARDS, "found": total})
