"""Happy as a game among others: its name, options, notation and deck."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.decks import Deck, expect_deck
from parcours.core.errors import NotationError
from parcours.core.game import Game, Setup
from parcours.core.journal import Journal
from parcours.core.notation import ParsedMove
from parcours.core.observations import Observed
from parcours.core.options import Option, replace_option
from parcours.core.state import Move, State
from parcours.games.happy import layout, observation, prices
from parcours.games.happy.deck import FIELDS, HappyDeck
from parcours.games.happy.effects import INHERITANCE, LOTTERY
from parcours.games.happy.evaluation import HappyWeights
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
from parcours.games.happy.news import NEWS
from parcours.games.happy.printed import printed
from parcours.games.happy.state import HappyState
from parcours.games.happy.table import BEST_DISTRICT, MOST_CARDS, PLAIN_CAR, POINT, RICH, UPGRADE
from parcours.games.happy.versions import NEWEST, OLDEST, targets
from parcours.games.happy.view import ORDERED, WORDS

COINS_EACH: Final = 80
LEAST_COINS: Final = 100


class Happy(Game):
    """The game of Happy."""

    def __init__(self, version: int = NEWEST) -> None:
        super().__init__("happy", "HA", version, players=(3, 6), fields=FIELDS)
        self.group = "colour"
        self.options = [
            Option("target", 8, values=targets(version)),
            Option("bank", 3 * COINS_EACH, least=LEAST_COINS),
        ]
        self.numbers = {
            "car_price": PLAIN_CAR,
            "card_price": prices.CARD,
            "cat_price": prices.CAT,
            "coins_each": COINS_EACH,
            "date_price": prices.DATE,
            "dog_price": prices.DOG,
            "hand_limit": MOST_CARDS,
            "health_price": prices.HEALTH,
            "house_price": prices.HOUSE,
            "inheritance": INHERITANCE,
            "least_coins": LEAST_COINS,
            "lottery": LOTTERY,
            "love_price": prices.LOVE,
            "rich": RICH,
            "school_price": prices.SCHOOL,
            "upgrade_price": UPGRADE,
        }
        self.patterns, self.slots = PATTERNS, SLOTS
        self.bounds = {"move to <district>": BEST_DISTRICT}
        self.unsaid = frozenset(["sell <thing>", "sell <thing> to <target> for <price>"])  # HA-14.9
        self.words, self.ordered = WORDS, ORDERED
        self.printed = printed()
        self.news, self.deck_class, self.weights_class = NEWS, HappyDeck, HappyWeights

    def older(self) -> list[Game]:
        return [Happy(version) for version in range(OLDEST, self.version)]

    def options_for(self, players: list[str], deck: Deck) -> list[Option]:
        """HA-1.2: the coins are counted by the players."""
        coins = COINS_EACH * len(players)
        return replace_option(self.options, Option("bank", coins, least=LEAST_COINS))

    def vocabularies(self, deck: Deck) -> dict[str, list[str]]:
        own = expect_deck(deck, HappyDeck)
        return {"card": own.names, "child": CHILDREN, "thing": own.things}

    def observed(self, deck: Deck) -> Observed:
        return observation.observed(expect_deck(deck, HappyDeck))

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
        return layout.set_up(self._empty(setup), setup.number("bank"), chance, journal)

    def lay_out(self, setup: Setup, given: dict[str, object], chance: Chance) -> State:
        return layout.lay_out(
            self._empty(setup), setup.players, setup.number("bank"), given, chance
        )

    def _empty(self, setup: Setup) -> HappyState:
        target = setup.options["target"]
        if not isinstance(target, int | float):
            raise TypeError(f"option 'target' is {target!r}: expected a number")
        deck = expect_deck(setup.deck, HappyDeck)
        return HappyState(deck, setup.seats, self.version, int(POINT * target))


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
        fits = verb in (PLAY, PLAY_FOR, PLAY_FOR_CHILD)  # HA-7.17 refuses it for a child
        expected = "nothing"
    else:
        fits = verb == PLAY
        expected = "nothing"
    return "" if fits else f"expected {expected} after 'play {name}'"
