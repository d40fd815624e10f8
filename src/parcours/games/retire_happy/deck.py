"""The cards of Retire Happy: their fields as lists of numbers, and what a deck file may hold (section 2)."""

from typing import Final

from parcours.core.decks import Card, Deck
from parcours.core.errors import Problems
from parcours.core.fields import BOOL, LIST, MAPPING, TEXT, Field, shown
from parcours.core.notation import HIGHEST_NUMBER
from parcours.core.observations import all_kinds, kinds_of
from parcours.games.retire_happy.moves import MoveTable

PERIODS: Final = 4

# The types of card. Those up to `investment` are Life cards.
TYPES: Final = [
    "education", "job", "entrepreneur", "good_news", "partner", "child", "home", "investment", "start", "event",
]  # fmt: skip
EDUCATION: Final = 0
JOB: Final = 1
ENTREPRENEUR: Final = 2
GOOD_NEWS: Final = 3
PARTNER: Final = 4
CHILD: Final = 5
HOME: Final = 6
INVESTMENT: Final = 7
START_SIDE: Final = 8
EVENT: Final = 9

SKILLS: Final = ["education", "manual", "social", "professional"]
SKILL_COUNT: Final = 4

# When an effect applies.
WHEN: Final = ["play", "upkeep", "discard", "end"]
WHEN_COUNT: Final = 4
ON_PLAY: Final = 0
AT_UPKEEP: Final = 1
ON_DISCARD: Final = 2
AT_END: Final = 3

# What an effect changes.
WHAT: Final = ["current", "pension", "company", "growth", "chances", "loans"]
CURRENT: Final = 0
PENSION: Final = 1
COMPANY: Final = 2
GROWTH: Final = 3
CHANCES: Final = 4
LOANS: Final = 5

OUTCOMES: Final = ["lose_all", "lose_half", "same", "gain_half", "double", "triple"]
LOSE_ALL: Final = 0
LOSE_HALF: Final = 1
SAME: Final = 2
GAIN_HALF: Final = 3
DOUBLE: Final = 4
TRIPLE: Final = 5
LEAST_TOTAL: Final = 2
MOST_TOTAL: Final = 12
TOTALS: Final = 13  # outcomes are listed by the total of the dice, from 0 on

# What a Global Event changes (2.11).
CHANGES: Final = [
    "wage", "price", "rent", "fee", "job_level", "entrepreneur_level", "dice", "child", "no_loans", "personal",
]  # fmt: skip
CHANGE_COUNT: Final = 10
WAGE_CHANGE: Final = 0
PRICE_CHANGE: Final = 1
RENT_CHANGE: Final = 2
FEE_CHANGE: Final = 3
JOB_LEVEL: Final = 4
ENTREPRENEUR_LEVEL: Final = 5
DICE_CHANGE: Final = 6
CHILD_CHANGE: Final = 7
NO_LOANS: Final = 8
PERSONAL: Final = 9

MOST: Final = 999  # of any number on a card

_LIFE: Final = TYPES[:START_SIDE]
_TESTED: Final = ["education", "job", "entrepreneur"]
_ICONS: Final = [Field(skill, optional=True) for skill in SKILLS]
# Which types have which field is said in 2.1.
FIELDS: Final = [
    Field("type", TEXT, choices=TYPES, rules=["RH-5.6"]),
    Field(
        "copies",
        LIST,
        least=PERIODS,
        most=PERIODS,
        optional=True,
        groups=_LIFE,
        rules=["RH-1.4"],
        items=Field(""),
    ),
    Field(
        "test",
        MAPPING,
        optional=True,
        groups=_TESTED,
        rules=["RH-6.2", "RH-6.3"],
        parts=[
            Field("skills", LIST, least=1, most=2, items=Field("", TEXT, choices=SKILLS)),
            Field("target"),
        ],
    ),
    Field("fee", most=MOST, optional=True, groups=["education"], rules=["RH-8.1"]),
    Field("wage", most=MOST, optional=True, groups=["job"], rules=["RH-15.1", "RH-7.4"]),
    Field("pension", most=MOST, optional=True, groups=["job"], rules=["RH-15.3", "RH-7.4"]),
    Field("kept_wage", most=MOST, optional=True, groups=["job"], rules=["RH-15.1", "RH-7.3"]),
    Field("kept_pension", most=MOST, optional=True, groups=["job"], rules=["RH-15.3", "RH-7.3"]),
    Field("income", most=MOST, optional=True, groups=["partner"], rules=["RH-15.4"]),
    Field("cost", most=MOST, optional=True, groups=["partner"], rules=["RH-16.3"]),
    Field("price", most=MOST, optional=True, groups=["home"], rules=["RH-11.3"]),
    Field("rent", most=MOST, optional=True, groups=["home"], rules=["RH-16.5"]),
    Field("capacity", most=MOST, optional=True, groups=["home"], rules=["RH-11.8"]),
    Field("halves", BOOL, optional=True, groups=["partner"], rules=["RH-16.8"]),
    Field("needs", TEXT, choices=["loans"], optional=True, groups=["good_news"], rules=["RH-8.3"]),
    Field(
        "skills",
        MAPPING,
        optional=True,
        groups=[*_TESTED, "partner", "start"],
        rules=["RH-6.1"],
        parts=_ICONS,
    ),
    Field(
        "table",
        LIST,
        optional=True,
        groups=["investment"],
        rules=["RH-14.4", "RH-14.5"],
        items=Field(
            "",
            MAPPING,
            parts=[
                Field("from", least=LEAST_TOTAL, most=MOST_TOTAL),
                Field("to", least=LEAST_TOTAL, most=MOST_TOTAL),
                Field("outcome", TEXT, choices=OUTCOMES),
            ],
        ),
    ),
    Field(
        "effects",
        LIST,
        optional=True,
        groups=_LIFE,
        rules=["RH-7.5", "RH-15.5", "RH-7.6", "RH-7.7"],
        items=Field(
            "",
            MAPPING,
            parts=[
                Field("when", TEXT, choices=WHEN),
                Field("what", TEXT, choices=WHAT),
                Field("amount", least=-MOST, most=MOST),
            ],
        ),
    ),
    Field("temp", MAPPING, optional=True, groups=_LIFE, rules=["RH-6.5"], parts=_ICONS),
    Field(
        "changes",
        MAPPING,
        optional=True,
        groups=["event"],
        rules=["RH-4.2"],
        parts=[Field(change, least=-99, optional=True) for change in CHANGES],
    ),
]
CARDS_DEALT: Final = 30  # in each period, in two rounds
CARDS_OF_A_PLAYER: Final = 24  # an offer of three in each round
LOANS_AND_EVENTS: Final = 40_000  # more than loans, discards and the changes of four events bring
STAKE_FACTORS: Final = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0]  # by outcome
LEAST_EVENTS: Final = PERIODS
MOST_SEATS: Final = 4


class Zones:
    """The kinds of card that can lie in the zones."""

    def __init__(self, deck: Deck, types: list[int]) -> None:
        self.all = all_kinds(deck)
        self.education = kinds_of(deck, types, [EDUCATION, START_SIDE])
        self.career = kinds_of(deck, types, [JOB, ENTREPRENEUR])
        self.partners = kinds_of(deck, types, [PARTNER])
        self.children = kinds_of(deck, types, [CHILD])
        self.homes = kinds_of(deck, types, [HOME])
        self.investments = kinds_of(deck, types, [INVESTMENT])
        self.events = kinds_of(deck, types, [EVENT])


class RetireHappyDeck(Deck):
    """The cards with every field as a list of numbers by kind, or by kind and a second number."""

    def __init__(self, cards: list[Card], source: str) -> None:
        super().__init__(cards, source)
        kinds = len(cards)
        self.type = [TYPES.index(card.word("type")) for card in cards]
        # The copies of each kind in the deck of each period.
        self.copies_in = [[_copies(card)[period] for card in cards] for period in range(PERIODS)]
        self.events = [kind for kind in range(kinds) if self.type[kind] == EVENT]
        self.sides = [kind for kind in range(kinds) if self.type[kind] == START_SIDE]
        for kind in self.events:
            self.copies[kind] = 1
        # The place of each kind in alphabetical order, in which `using` names cards.
        self.rank = [0] * kinds
        for place, name in enumerate(sorted(self.names)):
            self.rank[self.index[name]] = place

        self.fee = [card.number("fee") for card in cards]
        self.wage = [card.number("wage") for card in cards]
        self.pension = [card.number("pension") for card in cards]
        self.kept_wage = [card.number("kept_wage") for card in cards]
        self.kept_pension = [card.number("kept_pension") for card in cards]
        self.income = [card.number("income") for card in cards]
        self.cost = [card.number("cost") for card in cards]
        self.price = [card.number("price") for card in cards]
        self.rent = [card.number("rent") for card in cards]
        self.capacity = [card.number("capacity") for card in cards]
        self.halves = [card.fields.get("halves") is True for card in cards]
        self.needs_loans = [card.word("needs") == "loans" for card in cards]

        # A test on one skill names it twice: the lower of two equal levels is that level (RH-6.2, RH-6.3).
        self.first_skill = [0] * kinds
        self.second_skill = [0] * kinds
        self.target = [0] * kinds
        # By SKILL_COUNT x kind + skill.
        self.skills = [0] * (SKILL_COUNT * kinds)
        self.temp = [0] * (SKILL_COUNT * kinds)
        # By WHEN_COUNT x kind + when: what, amount, what, amount, …
        self.effects: list[list[int]] = [[] for _ in range(WHEN_COUNT * kinds)]
        # The money that the effects take, by the same number: what must be there before (RH-2.5).
        self.payments = [0] * (WHEN_COUNT * kinds)
        # What the effects add to the pension fund at retirement.
        self.saved_at_end = [0] * kinds
        # By TOTALS x kind + total.
        self.outcome = [SAME] * (TOTALS * kinds)
        # By CHANGE_COUNT x kind + change.
        self.changes = [0] * (CHANGE_COUNT * kinds)
        for kind, card in enumerate(cards):
            self._unfold(kind, card)
        # By kind that is tested, then by kind: whether that one raises a level that the test asks for (RH-6.5).
        self.helps = [
            [
                self.temp[SKILL_COUNT * other + first] + self.temp[SKILL_COUNT * other + second] > 0
                for other in range(kinds)
            ]
            for first, second in zip(self.first_skill, self.second_skill, strict=True)
        ]
        self.moves = MoveTable(kinds)
        self.zones = Zones(self, self.type)

    def _unfold(self, kind: int, card: Card) -> None:
        """Spread the fields of a card that are lists or mappings."""
        test = _mapping(card.fields.get("test"))
        skills = [SKILLS.index(str(skill)) for skill in _items(test.get("skills"))]
        if skills:
            self.first_skill[kind] = skills[0]
            self.second_skill[kind] = skills[-1]
        self.target[kind] = _number(test.get("target"))
        for name, icons in _mapping(card.fields.get("skills")).items():
            self.skills[SKILL_COUNT * kind + SKILLS.index(name)] = _number(icons)
        for name, icons in _mapping(card.fields.get("temp")).items():
            self.temp[SKILL_COUNT * kind + SKILLS.index(name)] = _number(icons)
        for item in _items(card.fields.get("effects")):
            effect = _mapping(item)
            what = WHAT.index(str(effect["what"]))
            amount = _number(effect["amount"])
            place = WHEN_COUNT * kind + WHEN.index(str(effect["when"]))
            self.effects[place] += [what, amount]
            if what == CURRENT and amount < 0:
                self.payments[place] -= amount
            if what == PENSION and place == WHEN_COUNT * kind + AT_END:
                self.saved_at_end[kind] += amount
        for item in _items(card.fields.get("table")):
            line = _mapping(item)
            for total in range(_number(line["from"]), _number(line["to"]) + 1):
                self.outcome[TOTALS * kind + total] = OUTCOMES.index(str(line["outcome"]))
        for name, change in _mapping(card.fields.get("changes")).items():
            self.changes[CHANGE_COUNT * kind + CHANGES.index(name)] = _number(change)

    @staticmethod
    def check_kind(card: Card, problems: Problems) -> None:
        """What the rules have against a card."""
        skills = _items(_mapping(card.fields.get("test")).get("skills"))
        if len(skills) == 2 and skills[0] == skills[1]:
            text = "expected one or two different skills"
            problems.add("same_skill", text, card.kind, "test.skills")
        for at, item in enumerate(_items(card.fields.get("effects"))):
            effect = _mapping(item)
            if effect["what"] == "growth" and _number(effect["amount"]) < 1:
                text = "expected a whole number, for growth at least 1"
                problems.add("growth", text, card.kind, f"effects.{at}.amount")
        if card.word("type") == "investment":
            _check_table(card, problems)

    @staticmethod
    def check_kinds(cards: list[Card], problems: Problems) -> None:
        """What the rules have against these cards together."""
        deck = RetireHappyDeck(cards, "")
        for period in range(PERIODS):
            size = sum(deck.copies_in[period])
            if size < CARDS_DEALT:
                text = (
                    f"expected at least {CARDS_DEALT} cards in the deck of period {period + 1}, "
                    f"not {size}"
                )
                params: dict[str, object] = {
                    "least": CARDS_DEALT,
                    "period": period + 1,
                    "found": size,
                }
                problems.add("too_few_in_period", text, "", "copies", params)
        if len(deck.events) < LEAST_EVENTS:
            text = f"expected at least {LEAST_EVENTS} events, not {len(deck.events)}"
            params = {"least": LEAST_EVENTS, "found": len(deck.events)}
            problems.add("too_few_events", text, "", "cards", params)
        if not deck.sides:
            problems.add("no_start", "expected a starting card, of type start", "", "cards")
        if most_money(deck) > HIGHEST_NUMBER:
            text = (
                f"expected that nobody can come to more than {HIGHEST_NUMBER} in money, the highest "
                "number of the notation; growth multiplies the most"
            )
            problems.add("too_much_money", text, "", "cards", {"most": HIGHEST_NUMBER})


def _check_table(card: Card, problems: Problems) -> None:
    """Every total of two dice has its outcome, and only one."""
    seen: list[int] = []
    for item in _items(card.fields.get("table")):
        line = _mapping(item)
        seen += range(_number(line["from"]), _number(line["to"]) + 1)
    if sorted(seen) != list(range(LEAST_TOTAL, MOST_TOTAL + 1)):
        text = (
            f"expected {LEAST_TOTAL} to {MOST_TOTAL} without gap or overlap, "
            f"not {shown(sorted(seen))}"
        )
        params: dict[str, object] = {"least": LEAST_TOTAL, "most": MOST_TOTAL}
        problems.add("gap_in_table", text, card.kind, "table", params)


def most_money(deck: RetireHappyDeck) -> float:
    """More than a player can come to: the best cards of all, each in play from the first upkeep on."""
    incomes: list[int] = []
    factors: list[float] = []
    best_of_type = [1.0] * len(TYPES)
    best_stake = 1.0
    for kind in range(len(deck.names)):
        copies = min(deck.copies[kind], CARDS_OF_A_PLAYER)
        incomes += [_income(deck, kind)] * copies
        factors += [_growth(deck, kind, ON_PLAY) * _growth(deck, kind, ON_DISCARD)] * copies
        upkeep = _growth(deck, kind, AT_UPKEEP)
        group = deck.type[kind]
        if group == CHILD:
            factors += [upkeep * upkeep * upkeep * upkeep] * copies
        elif copies and upkeep > best_of_type[group]:
            best_of_type[group] = upkeep  # only the newest card of a column works
        for total in range(LEAST_TOTAL, MOST_TOTAL + 1):
            best_stake = max(best_stake, STAKE_FACTORS[deck.outcome[TOTALS * kind + total]])
    incomes.sort(reverse=True)
    factors.sort(reverse=True)
    money = float(LOANS_AND_EVENTS)
    for income in incomes[:CARDS_OF_A_PLAYER]:
        money += income
    for factor in factors[: 2 * CARDS_OF_A_PLAYER]:
        money *= factor
    for _ in range(PERIODS):
        money *= best_stake
        for factor in best_of_type:
            money *= factor
    return money


def _income(deck: RetireHappyDeck, kind: int) -> int:
    """What a copy of the card can bring in all upkeeps together, growth left out."""
    each = deck.wage[kind] + deck.pension[kind] + deck.kept_wage[kind] + deck.kept_pension[kind]
    total = PERIODS * (each + deck.income[kind])
    for when in range(WHEN_COUNT):
        effects = deck.effects[WHEN_COUNT * kind + when]
        for at in range(0, len(effects), 2):
            if effects[at] != GROWTH and effects[at] != CHANCES and effects[at + 1] > 0:
                times = PERIODS if when == AT_UPKEEP else 1
                total += times * effects[at + 1] * (3 if effects[at] == LOANS else 1)
    return total


def _growth(deck: RetireHappyDeck, kind: int, when: int) -> float:
    """What the card multiplies a company by at that moment."""
    factor = 1.0
    effects = deck.effects[WHEN_COUNT * kind + when]
    for at in range(0, len(effects), 2):
        if effects[at] == GROWTH:
            factor *= 1 + 1 / effects[at + 1]
    return factor


def _copies(card: Card) -> list[int]:
    copies = [_number(item) for item in _items(card.fields.get("copies"))]
    return copies or [0] * PERIODS


def _items(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _mapping(value: object) -> dict[str, object]:
    return {str(name): item for name, item in value.items()} if isinstance(value, dict) else {}


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
