"""The deck of Fatum: the fields of its cards as numbers, read from the deck file."""

from typing import Final

from parcours.core.decks import Card, Deck
from parcours.core.errors import Problems
from parcours.core.fields import LIST, MAPPING, TEXT, Field
from parcours.core.observations import Kinds
from parcours.games.fatum.moves import MoveTable
from parcours.games.fatum.powers import (
    CLASSES,
    DOMAINS,
    KINDS,
    ON_JOB,
    ON_YELLOW,
    POWER_PATTERNS,
    STUDIES,
    Power,
    read_power,
)

OBJECTIVES: Final = "objective"
OBJECTIVE: Final = 4  # as the deck of a card, after the four domains
BORDERS: Final = ["black", "yellow"]
TARGETS: Final = ["other", "any"]

NO_NEED: Final = (
    -1_000_000
)  # a level that everybody has: far below what all cards together take away

FIELDS: Final = [
    Field("count", least=0, most=99, rules=["FA-1.2"]),
    Field("deck", TEXT, choices=[*DOMAINS, OBJECTIVES], rules=["FA-1.2"]),
    Field("border", TEXT, choices=BORDERS, optional=True, rules=["FA-5.2", "FA-5.7"]),
    Field("class", TEXT, choices=CLASSES, optional=True, rules=["FA-6.1", "FA-7.20"]),
    Field(
        "needs",
        MAPPING,
        optional=True,
        rules=["FA-5.4", "FA-10.5"],
        parts=[Field(domain, least=-99, optional=True) for domain in DOMAINS],
    ),
    Field("work", least=-99, optional=True, rules=["FA-2.1"]),
    Field("experience", least=-99, optional=True, rules=["FA-2.1"]),
    Field("relations", least=-99, optional=True, rules=["FA-2.1"]),
    Field("heritage", least=-99, optional=True, rules=["FA-2.1"]),
    Field("cost", most=99_999, optional=True, rules=["FA-5.5"]),
    Field("upkeep", most=99_999, optional=True, rules=["FA-8.12"]),
    Field("salary", most=99_999, optional=True, rules=["FA-8.2"]),
    Field("per_pip", most=99_999, optional=True, rules=["FA-8.3"]),
    Field("graduates", least=0, most=6, optional=True, rules=["FA-8.15"]),
    Field("target", TEXT, choices=TARGETS, optional=True, rules=["FA-5.8"]),
    Field(
        "powers",
        LIST,
        optional=True,
        rules=["FA-7.1"],
        items=Field("", TEXT, patterns=POWER_PATTERNS),
    ),
]

# What section 2.7 asks of any deck that replaces the game's own.
CARDS_OF_A_DECK: Final = 45
CUMULABLE_JOBS: Final = 6
LEAST_BLOWS: Final = 36
MOST_BLOWS: Final = 54
HEAVY_LOSS: Final = 500
LEAST_HEAVY_LOSSES: Final = 2
LEAST_OBJECTIVES: Final = 6  # one for each player
# The cards that the rulebook shows; the mayor's salary is not among what it shows.
PRINTED: Final = ["mayor", "useless", "studies_law", "wedding", "upscale_flat", "harmony"]


class Zones:
    """The kinds of card that can lie in the zones."""

    def __init__(self, deck: "FatumDeck") -> None:
        kinds = range(len(deck.names))
        playable = [kind for kind in kinds if deck.colour[kind] != OBJECTIVE]
        self.objectives = Kinds(deck, deck.objectives)
        self.playable = Kinds(deck, playable)
        self.front = Kinds(deck, [kind for kind in playable if not deck.yellow[kind]])
        self.burdens = Kinds(deck, [kind for kind in playable if deck.yellow[kind]])
        self.diplomas = Kinds(deck, [kind for kind in playable if deck.klass[kind] == STUDIES])


class FatumDeck(Deck):
    """The deck with every field as a list by kind; what is about a domain at 4 x kind + domain.

    The field that is asked most, `colour`, is bytes: compiled, their numbers are read without Python's own.
    A kind of which there are 0 cards exists only where a table laid out by hand puts it.
    """

    def __init__(self, cards: list[Card], source: str) -> None:
        super().__init__(cards, source, "count")
        kinds = range(len(cards))
        self.colour = bytes([[*DOMAINS, OBJECTIVES].index(card.word("deck")) for card in cards])
        self.yellow = [card.word("border") == "yellow" for card in cards]
        self.klass = [
            CLASSES.index(card.word("class")) if card.word("class") else -1 for card in cards
        ]
        self.cost = [card.number("cost") for card in cards]
        self.upkeep = [card.number("upkeep") for card in cards]
        self.salary = [card.number("salary") for card in cards]
        self.per_pip = [card.number("per_pip") for card in cards]
        self.graduates = [card.number("graduates") for card in cards]
        self.for_any = [card.word("target") == "any" for card in cards]
        self.needs = [_need(card, domain) for card in cards for domain in DOMAINS]
        self.needy = [_mapping(card, "needs") != {} for card in cards]
        self.objectives = [kind for kind in kinds if self.colour[kind] == OBJECTIVE]
        # The cards of each deck that is drawn from.
        self.piles = [
            [card for card in self.all_cards if self.colour[card] == colour]
            for colour in range(len(DOMAINS))
        ]

        # What a card adds to its player's sums: place, amount, place, amount and so on.
        self.gains = [_levels(card) for card in cards]
        self.cumulable = [False] * len(cards)
        self.unique = [False] * len(cards)
        self.cleanses = [False] * len(cards)
        self.fine = [0] * len(cards)
        self.steal = [0] * len(cards)
        self.windfall = [0] * len(cards)
        self.income = [0] * len(cards)
        self.loss = [0] * len(cards)  # to the bank
        self.loss_to_layer = [0] * len(cards)
        self.destroys = [0] * len(cards)  # the classes, as a bit set
        for kind in kinds:
            for power in _powers(cards[kind]):
                self._empower(kind, power)
        # FA-5.10, FA-5.11: a yellow-border card stays if it changes a level or costs something.
        self.stays = [len(self.gains[kind]) > 0 or self.upkeep[kind] > 0 for kind in kinds]

        # FA-8.6, FA-8.15: dice are thrown in the alphabetical order of the ids.
        by_name = sorted(self.names)
        self.rank = [by_name.index(name) for name in self.names]
        self.moves = MoveTable(len(cards))
        self.zones = Zones(self)

    def _empower(self, kind: int, power: Power) -> None:
        name = power.name
        amount = power.amount
        if power.place >= 0:
            self.gains[kind] += [power.place, amount]
        if name == "cumulable":
            self.cumulable[kind] = True
        elif name == "unique":
            self.unique[kind] = True
        elif name == "cleanse":
            self.cleanses[kind] = True
        elif name == "fine":
            self.fine[kind] += amount
        elif name == "steal":
            self.steal[kind] += amount
        elif name == "windfall":
            self.windfall[kind] += amount
        elif name == "income":
            self.income[kind] += amount
        elif name == "loss" and power.to_layer:
            self.loss_to_layer[kind] += amount
        elif name == "loss":
            self.loss[kind] += amount
        elif name == "destroy":
            self.destroys[kind] |= 1 << power.about

    @staticmethod
    def check_kind(card: Card, problems: Problems) -> None:
        """Whether the fields of a card go together (section 2.1)."""
        kind = card.kind
        if card.word("deck") == OBJECTIVES:
            if not _mapping(card, "needs"):
                text = "expected the levels that the objective asks for"
                problems.add("no_needs", text, kind, "needs")
            for name in card.fields:
                if name not in ("count", "deck", "needs"):
                    text = "an objective has only count, deck and needs"
                    problems.add("not_for_objective", text, kind, name)
            return
        for name in ("border", "class"):
            if not card.word(name):
                text = f"field '{name}' is missing"
                problems.add("missing_field", text, kind, name, {"name": name})
                return
        yellow = card.word("border") == "yellow"
        klass = card.word("class")
        if yellow != (klass == "blow"):
            text = "every yellow-border card is a blow, and no other"
            problems.add("blow_is_yellow", text, kind, "class")
        elif not yellow and (card.word("deck") == "work") != (klass == "job"):
            text = "every black-border work card is a job, and no other"
            problems.add("work_is_job", text, kind, "class")
        for name in ("salary", "per_pip"):
            if name in card.fields and klass != "job":
                problems.add("for_jobs", "expected of jobs only", kind, name)
        if "graduates" in card.fields and klass != "studies":
            problems.add("for_studies", "expected of studies only", kind, "graduates")
        if "target" in card.fields and not yellow:
            problems.add("for_yellow", "expected of yellow-border cards only", kind, "target")
        if klass == "studies" and card.number("count") and card.number("graduates") < 4:
            problems.add("graduates", "expected 4, 5 or 6 of studies", kind, "graduates")
        _check_powers(card, yellow, problems)


def _check_powers(card: Card, yellow: bool, problems: Problems) -> None:
    for at, text in enumerate(_texts(card)):
        power = read_power(text) if isinstance(text, str) else "a text"
        field = f"powers.{at}"
        if isinstance(power, str):
            said = f"expected {power}, not {text!r}"
            problems.add("no_power", said, card.kind, field, {"patterns": POWER_PATTERNS})
            continue
        carrier = KINDS[power.name].carrier
        if (carrier == ON_YELLOW) != yellow:
            border = "yellow" if carrier == ON_YELLOW else "black"
            said = f"{power.name} is for {border}-border cards"
            params: dict[str, object] = {"power": power.name, "border": border}
            problems.add("power_for_border", said, card.kind, field, params)
        if carrier == ON_JOB and card.word("class") != "job":
            said = f"{power.name} is for jobs"
            problems.add("power_for_jobs", said, card.kind, field, {"power": power.name})


def check_cards(cards: list[Card], standard: Deck | None, problems: Problems) -> None:
    """Section 2.7: what a deck must keep, whatever else it changes. It is compared with the standard one, if given."""
    for domain in DOMAINS:
        held = sum([card.number("count") for card in cards if card.word("deck") == domain])
        if held != CARDS_OF_A_DECK:
            text = f"expected {CARDS_OF_A_DECK} cards of the deck {domain}, not {held}"
            params: dict[str, object] = {"deck": domain, "most": CARDS_OF_A_DECK, "found": held}
            problems.add("cards_of_a_deck", text, "", "", params)
    objectives = sum([card.number("count") for card in cards if card.word("deck") == OBJECTIVES])
    if objectives < LEAST_OBJECTIVES:
        text = f"expected at least {LEAST_OBJECTIVES} objectives, not {objectives}"
        params = {"least": LEAST_OBJECTIVES, "found": objectives}
        problems.add("too_few_objectives", text, "", "", params)
    cumulable = 0
    blows = 0
    heavy = 0
    for card in cards:
        count = card.number("count")
        loss = 0
        for power in _powers(card):
            if power.name == "cumulable":
                cumulable += count
            elif power.name == "loss":
                loss += power.amount
        blows += count if card.word("border") == "yellow" else 0
        heavy += count if loss > HEAVY_LOSS else 0
    if cumulable != CUMULABLE_JOBS:
        text = f"expected {CUMULABLE_JOBS} cumulable jobs, not {cumulable}"
        params = {"most": CUMULABLE_JOBS, "found": cumulable}
        problems.add("cumulable_jobs", text, "", "", params)
    if not LEAST_BLOWS <= blows <= MOST_BLOWS:
        text = (
            f"expected about a quarter of yellow borders, {LEAST_BLOWS} to {MOST_BLOWS} cards, "
            f"not {blows}"
        )
        params = {"least": LEAST_BLOWS, "most": MOST_BLOWS, "found": blows}
        problems.add("blows", text, "", "", params)
    if heavy < LEAST_HEAVY_LOSSES:
        text = f"expected at least {LEAST_HEAVY_LOSSES} cards with a loss above {HEAVY_LOSS}"
        params = {"least": LEAST_HEAVY_LOSSES, "above": HEAVY_LOSS, "found": heavy}
        problems.add("heavy_losses", text, "", "", params)
    if standard is not None:
        _check_printed(cards, standard, problems)


def _check_printed(cards: list[Card], standard: Deck, problems: Problems) -> None:
    known = {card.kind: card for card in cards}
    for kind in PRINTED:
        if kind not in known:
            problems.add("missing_card", "it is missing, and the rulebook shows it", kind)
            continue
        own = known[kind].fields
        printed = standard.cards[standard.index[kind]].fields
        for name in sorted({*own, *printed} - {"count", "salary"}):
            if own.get(name) != printed.get(name):
                text = f"the rulebook shows {printed.get(name)!r}, not {own.get(name)!r}"
                params: dict[str, object] = {"printed": printed.get(name)}
                problems.add("printed", text, kind, name, params)


def _mapping(card: Card, field: str) -> dict[object, object]:
    value = card.fields.get(field)
    return dict(value) if isinstance(value, dict) else {}


def _texts(card: Card) -> list[object]:
    value = card.fields.get("powers")
    return list(value) if isinstance(value, list) else []


def _powers(card: Card) -> list[Power]:
    powers = [read_power(text) for text in _texts(card) if isinstance(text, str)]
    return [power for power in powers if isinstance(power, Power)]


def _need(card: Card, domain: str) -> int:
    level = _mapping(card, "needs").get(domain)
    return level if isinstance(level, int) else NO_NEED


def _levels(card: Card) -> list[int]:
    gains: list[int] = []
    if card.word("deck") != OBJECTIVES:
        for place, domain in enumerate(DOMAINS):
            if card.number(domain):
                gains += [place, card.number(domain)]
    return gains
