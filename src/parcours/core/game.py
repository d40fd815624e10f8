"""What a game is to everything that plays it: its name, bounds, options, notation and decks."""

import sys
from abc import abstractmethod
from importlib import resources

from mypy_extensions import mypyc_attr

from parcours.core.chance import Chance
from parcours.core.decks import Card, Deck, check_card, read_cards, write_cards
from parcours.core.errors import DeckError, Problems, SetupError
from parcours.core.fields import Field
from parcours.core.journal import NO_NEWS, Journal
from parcours.core.notation import RESERVED, Grammar, ParsedMove
from parcours.core.observations import Observed
from parcours.core.options import Choice, Option
from parcours.core.state import Move, State
from parcours.core.weights import Weights

DECK_FILE = "deck.toml"


class Setup:
    """What a match begins with: the players' handles, the chosen options and the deck."""

    def __init__(self, players: list[str], options: dict[str, Choice], deck: Deck) -> None:
        self.players = players
        self.seats = len(players)
        self.options = options
        self.deck = deck

    def number(self, name: str) -> int:
        """An option that is a whole number."""
        value = self.options[name]
        if not isinstance(value, int):
            raise TypeError(f"option '{name}' is {value!r}: expected a whole number")
        return value

    def flag(self, name: str) -> bool:
        """An option that is true or false."""
        return self.options[name] is True


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, in one version of them. It holds nothing of a match.

    `version` grows when a change of the rules, of the shipped deck or of what `table` shows would make matches under
    way go on differently. States get it from `set_up` and `lay_out`, so that a rule can ask which version it is.
    """

    def __init__(
        self, name: str, prefix: str, version: int, players: tuple[int, int], fields: list[Field]
    ) -> None:
        self.name = name
        self.prefix = prefix
        self.version = version
        self.min_players, self.max_players = players
        # The fields of a card in the deck file, the one that sorts cards into groups, and the one that says how many
        # there are of a kind.
        self.fields = fields
        self.group = "group"
        self.copies = "copies"
        self.options: list[Option] = []
        # The forms of the notation, and what stands in their slots.
        self.patterns: list[str] = []
        self.slots: dict[str, str] = {}
        # For programs that learn (`parcours.core.actions`), by form: the highest number that can be said where it is
        # small, what all numbers are multiples of, and the forms that no player can ever say legally.
        self.bounds: dict[str, int] = {}
        self.units: dict[str, int] = {}
        self.unsaid: frozenset[str] = frozenset()
        # The names on the table, which no player may be called, and those whose lists compare in order.
        self.words: frozenset[str] = frozenset()
        self.ordered: frozenset[str] = frozenset()
        # Parts of the board that events speak of, and what such a part is called in an event.
        self.areas: list[str] = []
        self.area_name = "area"
        # Numbers of the rules that the texts name, from where the rules have them: `{ $card_price }`.
        self.numbers: dict[str, int] = {}
        # What is printed on the board and stands in no view: prices, plots, points. Most games need none.
        self.printed: dict[str, object] = {}
        self.news = NO_NEWS
        # What holds and checks the cards, and what reads the numbers of an evaluation.
        self.deck_class: type[Deck] = Deck
        self.weights_class: type[Weights] = Weights
        self._standard: Deck | None = None
        self._older: list[Game] | None = None

    @property
    def package(self) -> str:
        """The package that holds the game's deck, texts and scenarios."""
        module = type(self).__module__
        package = getattr(sys.modules[module], "__package__", None)
        if not package:
            raise SetupError(
                f"the module '{module}' lies in no package: expected one with the texts of its game"
            )
        return str(package)

    def older(self) -> list["Game"]:
        """The game in each older version of its rules that it can still play."""
        return []

    def at_version(self, version: int) -> "Game":
        """The game in that version of its rules; SetupError if it can't play them."""
        if version == self.version:
            return self
        if self._older is None:  # each of them reads its deck once, as this one does
            self._older = self.older()
        known: list[str] = []
        for game in self._older:
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
        if not self.min_players <= count <= self.max_players:
            raise SetupError(
                f"{self.name} is for {self.min_players} to {self.max_players} players, not {count}"
            )

    def options_for(self, players: list[str], deck: Deck) -> list[Option]:
        """The options as they are for those players and that deck."""
        return self.options

    def build_deck(self, cards: list[Card], source: str, where: str) -> Deck:
        """The deck of these cards, which are checked; DeckError if the rules can't be played with them after all."""
        return self.deck_class(cards, source)

    def check_card(self, card: Card, problems: Problems) -> None:
        """Add what the rules have against a card whose fields are well-formed."""
        self.deck_class.check_kind(card, problems)

    def check_cards(self, cards: list[Card], problems: Problems) -> None:
        """Add what the rules have against these cards as a whole, if each of them is right."""
        self.deck_class.check_kinds(cards, problems)

    def read_deck(self, source: str, where: str) -> Deck:
        """The deck that a file describes; DeckError with all that is wrong if it can't be played with."""
        problems = Problems(where)
        deck = self.check_deck(source, problems)
        problems.check()
        assert deck is not None
        return deck

    def check_deck(self, source: str, problems: Problems) -> Deck | None:
        """The deck that a file describes, if it can be played with; all that is wrong goes to `problems`."""
        pictures = self.standard_deck().names
        cards, own = read_cards(
            source, self.name, self.fields, self.group, self.copies, pictures, problems
        )
        deck = self._check(cards, source, problems)
        if deck is not None:
            deck.own = own
        return deck

    def _check(self, cards: list[Card], source: str, problems: Problems) -> Deck | None:
        for card in cards:
            self.check_card(card, problems)
        if problems.found:
            return None
        self.check_cards(cards, problems)
        if problems.found:
            return None
        try:
            return self.build_deck(cards, source, problems.where)
        except DeckError as error:
            problems.found += error.problems
            return None

    def standard_deck(self) -> Deck:
        """The deck that the game comes with, read once."""
        if self._standard is None:
            file = resources.files(self.package) / DECK_FILE
            text = file.read_text(encoding="utf-8")
            problems = Problems(DECK_FILE)
            cards, _ = read_cards(
                text, self.name, self.fields, self.group, self.copies, [], problems
            )
            deck = self._check(cards, "", problems)
            problems.check()
            assert deck is not None
            self._standard = deck
        return self._standard

    def extend_deck(self, deck: Deck, extra: dict[str, object], where: str) -> Deck:
        """The deck with further kinds of card, as a scenario may bring them."""
        cards = [*deck.cards, *self.check_new_cards(deck, extra, where)]
        problems = Problems(where)
        extended = self._check(cards, write_cards(self.name, cards, self.copies), problems)
        problems.check()
        assert extended is not None
        return extended

    def check_new_cards(self, deck: Deck, extra: dict[str, object], where: str) -> list[Card]:
        """The further kinds of card, each with its fields checked."""
        problems = Problems(where)
        cards: list[Card] = []
        for kind, fields in extra.items():
            if kind in deck.index:
                problems.add("known_card", "the deck has that kind already", kind)
                continue
            card = check_card(kind, fields, self.fields, self.group, problems)
            if card is not None:
                cards.append(card)
        problems.check()
        return cards

    def grammar(self, deck: Deck) -> Grammar:
        """The notation with that deck."""
        return Grammar(self.patterns, self.slots, self.vocabularies(deck))

    def vocabularies(self, deck: Deck) -> dict[str, list[str]]:
        """The words that may stand in the slots that are neither players nor numbers, by the kind of slot."""
        return {"card": deck.names}

    def build_weights(self, values: dict[str, list[int]]) -> Weights:
        """These numbers as the game's evaluation reads them."""
        return self.weights_class(values)

    def observed(self, deck: Deck) -> Observed:
        """What `State.observe` writes, for programs that learn."""
        raise SetupError(f"{self.name} has no observations: expected a game that has `observed`")

    def reserved_words(self, grammar: Grammar) -> set[str]:
        """Every word that no player may be called: those of the notation, of the views, of records and scenarios."""
        return grammar.words() | self.words | RESERVED

    @abstractmethod
    def move(self, parsed: ParsedMove, deck: Deck) -> Move:
        """The move that was said; NotationError where its parts don't go together."""

    @abstractmethod
    def set_up(self, setup: Setup, chance: Chance, journal: Journal | None) -> State:
        """The state at the start of a match."""

    @abstractmethod
    def lay_out(self, setup: Setup, given: dict[str, object], chance: Chance) -> State:
        """A state laid out by hand in the names of docs/reference; LayoutError where it cannot be."""
