"""What a game is to everything that plays it: names, bounds, and the way between its state and words."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from parcours.core.chance import Chance
from parcours.core.decks import Deck
from parcours.core.errors import SetupError
from parcours.core.journal import Journal
from parcours.core.notation import Grammar, Saying
from parcours.core.options import Choice, Option
from parcours.core.state import Move, State


class Standing:
    """How a match ended: each seat's place (1 is best) and score, why it ended, and the rule that says so."""

    def __init__(
        self, places: list[int], scores: list[int | float], reason: str, rule: int
    ) -> None:
        self.places = places
        self.scores = scores
        self.reason = reason
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, in one version of them. It holds nothing of a match.

    `version` grows when a change of the rules, of the shipped deck or of what `table` shows would make matches under
    way go on differently. States get it from `set_up` and `lay_out`, so that a rule can ask which version it is.
    """

    def __init__(
        self,
        name: str,
        prefix: str,
        version: int,
        least_players: int,
        most_players: int,
        options: list[Option],
        ordered: list[str],
        zones: list[str],
    ) -> None:
        self.name = name
        self.prefix = prefix
        self.version = version
        self.least_players = least_players
        self.most_players = most_players
        self.options = options
        # The names of section 3 whose lists compare in order, and all its words that no player may be called.
        self.ordered = frozenset(ordered)
        self.zones = frozenset(zones)

    def older(self) -> list["Game"]:
        """The game in each older version of its rules that it can still play."""
        return []

    def at_version(self, version: int) -> "Game":
        """The game in that version of its rules; SetupError if it can't play them."""
        if version == self.version:
            return self
        known: list[str] = []
        for game in self.older():
            if game.version == version:
                return game
            known.append(str(game.version))
        known.append(str(self.version))
        raise SetupError(
            f"{self.name} can't be played by version {version} of its rules: "
            f"expected version {' or '.join(known)}"
        )

    def rule(self, number: int) -> str:
        """The name of a rule that the state gives as a number: 407 is SL-4.7."""
        return f"{self.prefix}-{number // 100}.{number % 100}"

    def check_players(self, count: int) -> None:
        """Refuse a number of players that the game does not take."""
        if not self.least_players <= count <= self.most_players:
            raise SetupError(
                f"{self.name} is for {self.least_players} to {self.most_players} players, not {count}"
            )

    def options_for(self, players: list[str], deck: Deck) -> list[Option]:
        """The options as they are for those players and that deck."""
        return self.options

    @abstractmethod
    def read_deck(self, source: str, where: str) -> Deck:
        """The deck that a file describes; DeckError if it can't be played with."""

    @abstractmethod
    def standard_deck(self) -> Deck:
        """The deck that the game comes with."""

    @abstractmethod
    def extend_deck(self, deck: Deck, cards: dict[str, object], where: str) -> Deck:
        """The deck with further kinds of card, as a scenario may bring them."""

    @abstractmethod
    def grammar(self, deck: Deck) -> Grammar:
        """The notation with that deck."""

    @abstractmethod
    def move(self, saying: Saying, deck: Deck) -> Move:
        """The move that was said; NotationError where its parts don't go together."""

    def hidden_slots(self, state: State, seat: int, move: Move, reader: int) -> str:
        """The slots of a move about to be made that `reader` must not read, as a word list."""
        return ""

    def unveiled(self, state: State, move: Move) -> bool:
        """Whether a move made earlier, with a secret part, may now be read by all."""
        return False

    def clock(self, state: State) -> tuple[int, Move] | None:
        """The move that the table makes by itself so many seconds after the deal, if there is one to come."""
        return None

    @abstractmethod
    def set_up(
        self,
        players: list[str],
        options: dict[str, Choice],
        deck: Deck,
        chance: Chance,
        journal: Journal | None,
    ) -> State:
        """The table at the start of a match."""

    @abstractmethod
    def lay_out(
        self,
        players: list[str],
        options: dict[str, Choice],
        deck: Deck,
        given: dict[str, object],
        chance: Chance,
    ) -> State:
        """A table laid out by hand in the names of section 3; LayoutError where it cannot be."""

    @abstractmethod
    def view(self, state: State, seat: int, players: list[str]) -> dict[str, object]:
        """What the seat may see; a spectator is seat -1. Hidden cards are given as their number."""

    def views(self, state: State, players: list[str]) -> list[dict[str, object]]:
        """What each seat may see. A game may let them share what all of them see, as making it takes time."""
        return [self.view(state, seat, players) for seat in range(len(players))]

    @abstractmethod
    def table(self, state: State, players: list[str]) -> dict[str, object]:
        """The whole table, hidden parts included."""

    @abstractmethod
    def params(
        self, state: State, seat: int, move: Move, rule: int, players: list[str]
    ) -> dict[str, object]:
        """The figures that the refusal by that rule speaks of."""

    @abstractmethod
    def standing(self, state: State) -> Standing:
        """The result of a match that is over."""

    @abstractmethod
    def earned(self, state: State, seat: int) -> dict[str, int | float]:
        """What the seat's score is made of so far, by names of section 3; at the end it adds up to the score."""
