"""Happy as a game among others: its name, options, notation and deck."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.decks import Card, Deck, expect_deck
from parcours.core.errors import NotationError
from parcours.core.game import Game, Setup
from parcours.core.journal import Journal
from parcours.core.notation import ParsedMove
from parcours.core.options import Option, replace_option
from parcours.core.state import Move, State
from parcours.games.happy import layout, printed
from parcours.games.happy.deck import FIELDS, HappyDeck, build_deck
from parcours.games.happy.effects import INHERITANCE, LOTTERY, LOVE_PRICE
from parcours.games.happy.legality import (
    CARD_PRICE,
    CAT_PRICE,
    DOG_PRICE,
    HEALTH_PRICE,
    SCHOOL_PRICE,
)
from parcours.games.happy.moves import (
    CHILDREN,
    PATTERNS,
    PLAY,
    PLAY_FOR,
    PLAY_FOR_CHILD,
    PLAY_FOR_PARTNER,
    PLAY_FROM,
    PLAY_FROM_SHELTER,
    PLAY_ON,
    PLAY_ON_CHILD,
    SELL,
    SELL_TO,
    SLOTS,
    HappyMove,
)
from parcours.games.happy.table import POINT, UPGRADE
from parcours.games.happy.versions import NEWEST, OLDEST, targets
from parcours.games.happy.view import ORDERED, WORDS

COINS_EACH: Final = 80
LEAST_COINS: Final = 100


class Happy(Game):
    """The game of Happy."""

    def __init__(self, version: int = NEWEST) -> None:
        super().__init__("happy", "HA", version, players=(3, 6), fields=FIELDS)
        self.options = [
            Option("target", 8, values=targets(version)),
            Option("bank", 3 * COINS_EACH, least=LEAST_COINS),
        ]
        self.numbers = {
            "card_price": CARD_PRICE,
            "cat_price": CAT_PRICE,
            "dog_price": DOG_PRICE,
            "health_price": HEALTH_PRICE,
            "inheritance": INHERITANCE,
            "lottery": LOTTERY,
            "love_price": LOVE_PRICE,
            "school_price": SCHOOL_PRICE,
            "upgrade_price": UPGRADE,
        }
        self.patterns = PATTERNS
        self.slots = SLOTS
        self.words = frozenset(WORDS)
        self.ordered = frozenset(ORDERED)

    def older(self) -> list[Game]:
        return [Happy(version) for version in range(OLDEST, self.version)]

    def options_for(self, players: list[str], deck: Deck) -> list[Option]:
        """HA-1.2: the coins are counted by the players."""
        coins = COINS_EACH * len(players)
        return replace_option(self.options, Option("bank", coins, least=LEAST_COINS))

    def build_deck(self, cards: list[Card], source: str, where: str) -> Deck:
        return build_deck(cards, source, where)

    def vocabularies(self, deck: Deck) -> dict[str, list[str]]:
        own = expect_deck(deck, HappyDeck)
        return {"card": own.names, "child": CHILDREN, "thing": own.things}

    def printed(self) -> dict[str, object]:
        return printed.printed()

    def move(self, parsed: ParsedMove, deck: Deck) -> Move:
        verb = parsed.form
        card = parsed.value("thing" if verb in (SELL, SELL_TO) else "card")
        if PLAY <= verb <= PLAY_FOR:
            objection = _objection(verb, card, expect_deck(deck, HappyDeck))
            if objection:
                raise NotationError(objection)
        return HappyMove(
            verb,
            card,
            parsed.value("target"),
            max(parsed.value("child"), parsed.value("who")),
            max(parsed.value("district"), parsed.value("price")),
            parsed.many.get("cards"),
        )

    def set_up(self, setup: Setup, chance: Chance, journal: Journal | None) -> State:
        target, bank = _chosen(setup)
        deck = expect_deck(setup.deck, HappyDeck)
        return layout.set_up(setup.seats, deck, self.version, target, bank, chance, journal)

    def lay_out(self, setup: Setup, given: dict[str, object], chance: Chance) -> State:
        target, bank = _chosen(setup)
        deck = expect_deck(setup.deck, HappyDeck)
        return layout.lay_out(setup.players, deck, self.version, target, bank, given, chance)


def _chosen(setup: Setup) -> tuple[int, int]:
    """The target in halves, and the coins of the match."""
    target = setup.options["target"]
    if not isinstance(target, int | float):
        raise TypeError(f"option 'target' is {target!r}: expected a number")
    return int(POINT * target), setup.number("bank")


def _objection(verb: int, card: int, deck: HappyDeck) -> str:
    """Notation: which words go with which card. Why these are no move, or nothing."""
    if deck.never_played[card]:  # HA-4.11 refuses them, whatever is said after them
        return ""
    name = deck.names[card]
    if card == deck.take_cat or card == deck.take_dog:
        fits = verb in (PLAY_FROM, PLAY_FROM_SHELTER)
        expected = "'from shelter' or 'from' and a player"
    elif card == deck.internet_love:
        fits = verb in (PLAY_FOR_PARTNER, PLAY_FOR_CHILD)
        expected = "'for partner' or 'for child'"
    elif card == deck.skip_school:
        fits = verb == PLAY_FOR
        expected = "'for' and one of the three children"
    elif card == deck.school_down:
        fits = verb == PLAY_ON_CHILD
        expected = "'on', a player and one of the three children"
    elif deck.aimed[card]:
        fits = verb == PLAY_ON
        expected = "'on' and a player"
    elif card == deck.mba:
        fits = verb in (
            PLAY,
            PLAY_FOR,
            PLAY_FOR_CHILD,
        )  # HA-7.17 refuses it for a child
        expected = "nothing"
    else:
        fits = verb == PLAY
        expected = "nothing"
    return "" if fits else f"expected {expected} after 'play {name}'"
