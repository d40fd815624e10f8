"""The deck of Fatum: the fields of its cards as numbers, read from the deck file."""

from typing import Final

from parcours.core.decks import LIST, MAPPING, TEXT, Card, Deck, Field
from parcours.core.errors import DeckError
from parcours.core.observations import Kinds
from parcours.games.fatum.moves import MoveTable
from parcours.games.fatum.powers import (
    CLASSES,
    DOMAINS,
    KINDS,
    ON_JOB,
    ON_YELLOW,
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
    Field("count", least=0, most=99),
    Field("deck", TEXT, choices=[*DOMAINS, OBJECTIVES]),
    Field("border", TEXT, choices=BORDERS, optional=True),
    Field("class", TEXT, choices=CLASSES, optional=True),
    Field("needs", MAPPING, optional=True),
    Field("work", least=-99, optional=True),
    Field("experience", least=-99, optional=True),
    Field("relations", least=-99, optional=True),
    Field("heritage", least=-99, optional=True),
    Field("cost", most=99_999, optional=True),
    Field("upkeep", most=99_999, optional=True),
    Field("salary", most=99_999, optional=True),
    Field("per_pip", most=99_999, optional=True),
    Field("graduates", least=0, most=6, optional=True),
    Field("target", TEXT, choices=TARGETS, optional=True),
    Field("powers", LIST, optional=True),
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

    A kind of which there are 0 cards exists only where a table laid out by hand puts it.
    """

    def __init__(self, cards: list[Card], source: str) -> None:
        super().__init__(cards, source, "count")
        kinds = range(len(cards))
        self.colour = [[*DOMAINS, OBJECTIVES].index(card.word("deck")) for card in cards]
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


def build_deck(cards: list[Card], source: str, where: str, standard: Deck | None) -> FatumDeck:
    """The deck, if the rules can be played with these cards. It is compared with the standard one, if there is one."""
    for card in cards:
        _check(card, where)
        if (
            card.word("class") == "studies"
            and card.number("count")
            and card.number("graduates") < 4
        ):
            raise DeckError(f"{where}: card {card.kind}: graduates: expected 4, 5 or 6 of studies")
    _check_balance(cards, where)
    if standard is not None:
        _check_printed(cards, standard, where)
    return FatumDeck(cards, source)


def _check(card: Card, where: str) -> None:
    """Whether the fields of a card go together (section 2.1)."""
    place = f"{where}: card {card.kind}"
    needs = _mapping(card, "needs")
    for domain, level in needs.items():
        if domain not in DOMAINS:
            raise DeckError(f"{place}: needs: expected {', '.join(DOMAINS)}, not {domain!r}")
        if not isinstance(level, int) or isinstance(level, bool) or not -99 <= level <= 99:
            raise DeckError(f"{place}: needs: expected a level from -99 to 99, not {level!r}")
    if card.word("deck") == OBJECTIVES:
        if not needs:
            raise DeckError(f"{place}: needs: expected the levels that the objective asks for")
        for name in card.fields:
            if name not in ("count", "deck", "needs"):
                raise DeckError(f"{place}: {name}: an objective has only count, deck and needs")
        return
    for name in ("border", "class"):
        if not card.word(name):
            raise DeckError(f"{place}: field '{name}' is missing")
    yellow = card.word("border") == "yellow"
    klass = card.word("class")
    if yellow != (klass == "blow"):
        raise DeckError(f"{place}: class: every yellow-border card is a blow, and no other")
    if not yellow and (card.word("deck") == "work") != (klass == "job"):
        raise DeckError(f"{place}: class: every black-border work card is a job, and no other")
    for name in ("salary", "per_pip"):
        if name in card.fields and klass != "job":
            raise DeckError(f"{place}: {name}: expected of jobs only")
    if "graduates" in card.fields and klass != "studies":
        raise DeckError(f"{place}: graduates: expected of studies only")
    if "target" in card.fields and not yellow:
        raise DeckError(f"{place}: target: expected of yellow-border cards only")
    _check_powers(card, place, yellow)


def _check_powers(card: Card, place: str, yellow: bool) -> None:
    for text in _texts(card):
        power = read_power(text) if isinstance(text, str) else "a text"
        if isinstance(power, str):
            raise DeckError(f"{place}: powers: expected {power}, not {text!r}")
        carrier = KINDS[power.name].carrier
        if (carrier == ON_YELLOW) != yellow:
            border = "yellow" if carrier == ON_YELLOW else "black"
            raise DeckError(f"{place}: powers: {power.name} is for {border}-border cards")
        if carrier == ON_JOB and card.word("class") != "job":
            raise DeckError(f"{place}: powers: {power.name} is for jobs")


def _check_balance(cards: list[Card], where: str) -> None:
    """Section 2.7: what a deck must keep, whatever else it changes."""
    for domain in DOMAINS:
        held = sum(card.number("count") for card in cards if card.word("deck") == domain)
        if held != CARDS_OF_A_DECK:
            raise DeckError(
                f"{where}: expected {CARDS_OF_A_DECK} cards of the deck {domain}, not {held}"
            )
    objectives = sum(card.number("count") for card in cards if card.word("deck") == OBJECTIVES)
    if objectives < LEAST_OBJECTIVES:
        raise DeckError(
            f"{where}: expected at least {LEAST_OBJECTIVES} objectives, not {objectives}"
        )
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
        raise DeckError(f"{where}: expected {CUMULABLE_JOBS} cumulable jobs, not {cumulable}")
    if not LEAST_BLOWS <= blows <= MOST_BLOWS:
        raise DeckError(
            f"{where}: expected about a quarter of yellow borders, "
            f"{LEAST_BLOWS} to {MOST_BLOWS} cards, not {blows}"
        )
    if heavy < LEAST_HEAVY_LOSSES:
        raise DeckError(
            f"{where}: expected at least {LEAST_HEAVY_LOSSES} cards with a loss above {HEAVY_LOSS}"
        )


def _check_printed(cards: list[Card], standard: Deck, where: str) -> None:
    known = {card.kind: card for card in cards}
    for kind in PRINTED:
        if kind not in known:
            raise DeckError(f"{where}: card {kind}: it is missing, and the rulebook shows it")
        own = known[kind].fields
        printed = standard.cards[standard.index[kind]].fields
        for name in {*own, *printed} - {"count", "salary"}:
            if own.get(name) != printed.get(name):
                raise DeckError(
                    f"{where}: card {kind}: {name}: the rulebook shows {printed.get(name)!r}, "
                    f"not {own.get(name)!r}"
                )


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
