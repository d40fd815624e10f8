"""The cards of Power Struggle: privileges, events, certificates and skill cards (section 2)."""

from typing import Final

from parcours.core.decks import Card, Deck
from parcours.core.errors import Problems
from parcours.core.fields import BOOL, LIST, TEXT, Field
from parcours.core.observations import Kinds
from parcours.games.power_struggle.moves import MoveTable

GROUPS: Final = ["privilege", "event", "certificate", "skill"]

# In board order; a privilege card has the number of its division, and the chairman's comes last.
DIVISIONS: Final = [
    "development",
    "human_resources",
    "communications",
    "accounting",
    "legal",
    "controlling",
]
PRIVILEGES: Final = [*DIVISIONS, "chairman"]
DEVELOPMENT: Final = 0
HUMAN_RESOURCES: Final = 1
COMMUNICATIONS: Final = 2
ACCOUNTING: Final = 3
LEGAL: Final = 4
CONTROLLING: Final = 5
CHAIRMAN: Final = 6

# What players are compared in: the four tracks, and the number of consultants.
SKILLS: Final = ["influence", "shares", "main_departments", "corruption", "counsel"]
INFLUENCE: Final = 0
SHARES: Final = 1
MAIN_DEPARTMENTS: Final = 2
CORRUPTION: Final = 3
COUNSEL: Final = 4
SKILLS_ON_A_CARD: Final = 3

KINDS_OF_CERTIFICATE: Final = 7
DRAWN_EVENTS: Final = 6  # PS-6.1, besides the two regular ones

FIELDS: Final = [
    Field("group", TEXT, choices=GROUPS, rules=["PS-2.7", "PS-6.1", "PS-13.5", "PS-2.6"]),
    Field("copies", least=1, most=99, rules=["PS-2.4"]),
    Field("regular", BOOL, groups=["event"], rules=["PS-6.1"]),
    Field("motivation", least=-6, most=6, groups=["event"], rules=["PS-7.6"]),
    Field("with_4", least=0, most=99, groups=["certificate"], rules=["PS-2.4"]),
    Field("with_3", least=0, most=99, groups=["certificate"], rules=["PS-2.4"]),
    Field("shares", least=1, most=KINDS_OF_CERTIFICATE, groups=["certificate"], rules=["PS-13.5"]),
    Field("price", least=0, most=99_950, groups=["certificate"], rules=["PS-13.5", "PS-14.4"]),
    Field(
        "skills",
        LIST,
        least=SKILLS_ON_A_CARD,
        most=SKILLS_ON_A_CARD,
        groups=["skill"],
        rules=["PS-15.5"],
        items=Field("", TEXT, choices=SKILLS),
    ),
    Field("players", least=3, most=5, groups=["skill"], rules=["PS-2.6"]),
]
REGULAR: Final = ["bonus_payment", "directors_meeting"]


class Zones:
    """The kinds of card that can lie in the zones."""

    def __init__(self, deck: "PowerStruggleDeck") -> None:
        kinds = range(len(deck.names))
        self.events = Kinds(deck, [kind for kind in kinds if deck.is_event[kind]])
        self.certificates = Kinds(deck, deck.certificates)
        self.skills = Kinds(deck, deck.skill_cards)


class PowerStruggleDeck(Deck):
    """The cards with their fields as lists of numbers by kind, and the events that have rules of their own."""

    def __init__(self, cards: list[Card], source: str) -> None:
        super().__init__(cards, source)
        self.motivation = [card.number("motivation") for card in cards]
        self.misc_events = [
            at
            for at, card in enumerate(cards)
            if card.word("group") == "event" and card.kind not in REGULAR
        ]
        self.is_event = [card.word("group") == "event" for card in cards]
        self.certificates = [
            self.find(f"shares_{shares + 1}") for shares in range(KINDS_OF_CERTIFICATE)
        ]
        self.is_certificate = [card.word("group") == "certificate" for card in cards]
        self.shares = [card.number("shares") for card in cards]
        prices = [cards[at].number("price") for at in self.certificates]
        # PS-14.4: by steps, then by kind of certificate.
        self.reduced_prices = [
            [prices[max(0, kind - steps)] for kind in range(KINDS_OF_CERTIFICATE)]
            for steps in range(KINDS_OF_CERTIFICATE)
        ]
        # All miscellaneous events, each copy once, in the order of the deck.
        self.misc_stock = [at for at in self.misc_events for _ in range(self.copies[at])]
        self.skill_cards = [at for at, card in enumerate(cards) if card.word("group") == "skill"]
        self.skills = [_skills(card) for card in cards]

        self.bonus_payment = self.find("bonus_payment")
        self.directors_meeting = self.find("directors_meeting")
        self.moron_card = self.find("moron_card")
        self.board_scandal = self.find("board_scandal")
        self.birthday = self.find("birthday")
        self.summer_party = self.find("summer_party")
        self.moves = MoveTable(len(cards))
        self.zones = Zones(self)

    def stock(self, seats: int) -> list[int]:
        """PS-2.4: how many certificates of each kind there are with that many players."""
        field = "with_3" if seats == 3 else "with_4" if seats == 4 else "copies"
        return [self.cards[at].number(field) for at in self.certificates]

    def skill_cards_for(self, seats: int) -> list[int]:
        """PS-2.6: the skill cards that are in the game with that many players."""
        return [
            at
            for at in self.skill_cards
            if self.cards[at].number("players") <= seats
            for _ in range(self.copies[at])
        ]

    @staticmethod
    def check_kind(card: Card, problems: Problems) -> None:
        """What the rules have against a card."""
        group = card.word("group")
        kind = card.kind
        if group == "privilege" and kind not in PRIVILEGES:
            text = f"expected the privilege cards {', '.join(PRIVILEGES)}"
            problems.add("no_rule", text, kind, "group", {"kinds": PRIVILEGES})
        if (group == "privilege" or kind in REGULAR) and card.number("copies") != 1:
            problems.add("too_many_copies", "expected 1", kind, "copies", {"most": 1})
        if group == "event" and (card.fields.get("regular") is True) != (kind in REGULAR):
            text = f"expected true for {' and '.join(REGULAR)} only"
            problems.add("not_regular", text, kind, "regular", {"kinds": REGULAR})
        if group == "certificate":
            if kind != f"shares_{card.number('shares')}":
                problems.add("not_its_shares", "expected the number in its name", kind, "shares")
            if card.number("price") % 50:
                problems.add(
                    "not_a_multiple", "expected a multiple of 50", kind, "price", {"of": 50}
                )
        if group == "skill" and len(_skills(card)) != SKILLS_ON_A_CARD:
            text = f"expected three different ones of {', '.join(SKILLS)}"
            problems.add("same_skill", text, kind, "skills")

    @staticmethod
    def check_kinds(cards: list[Card], problems: Problems) -> None:
        """What the rules have against these cards together."""
        kinds = [card.kind for card in cards]
        wanted = [*PRIVILEGES, *REGULAR]
        wanted += [f"shares_{shares + 1}" for shares in range(KINDS_OF_CERTIFICATE)]
        for kind in wanted:
            if kind not in kinds:
                problems.add("missing_card", f"card {kind} is missing", kind)
        if problems.found:
            return
        if kinds[: len(PRIVILEGES)] != PRIVILEGES:
            text = f"expected the privilege cards first, and these: {', '.join(PRIVILEGES)}"
            problems.add("wrong_order", text, "", "cards", {"kinds": PRIVILEGES})
            return
        deck = PowerStruggleDeck(cards, "")
        events = len(deck.misc_stock)
        if events < DRAWN_EVENTS:
            text = f"expected at least {DRAWN_EVENTS} events besides the regular ones"
            problems.add("too_few_events", text, "", "", {"least": DRAWN_EVENTS, "found": events})
        for seats in (3, 4, 5):
            found = len(deck.skill_cards_for(seats))
            if found < seats:
                text = f"expected at least {seats} skill cards for {seats}"
                params: dict[str, object] = {"least": seats, "found": found}
                problems.add("too_few_skill_cards", text, "", "players", params)


def _skills(card: Card) -> list[int]:
    """The skills of a skill card as numbers; words that are none, and doubles, are left out."""
    found = card.fields.get("skills")
    skills: list[int] = []
    if isinstance(found, list):
        for word in found:
            if word in SKILLS and SKILLS.index(word) not in skills:
                skills.append(SKILLS.index(word))
        if len(found) != len(skills):
            return []
    return skills
