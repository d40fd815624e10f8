"""Fatum as a game among others: its options, its notation, its state in words and its end."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.decks import Deck
from parcours.core.errors import SetupError
from parcours.core.game import Game, Standing
from parcours.core.journal import Journal
from parcours.core.notation import Grammar, Saying
from parcours.core.options import Choice, Option
from parcours.core.state import TABLE, Move, State
from parcours.games.fatum import layout
from parcours.games.fatum.deck import FatumDeck, extend_deck, read_deck, standard_deck
from parcours.games.fatum.moves import FORMS, SLOTS, FatumMove
from parcours.games.fatum.points import earned
from parcours.games.fatum.powers import DOMAINS
from parcours.games.fatum.refusals import params
from parcours.games.fatum.state import FatumState
from parcours.games.fatum.table import MODES, TIME_MODE, Settings
from parcours.games.fatum.view import EVERYTHING, ORDERED, RANDOM, WORDS, look

BY_CHANCE: Final = -1


class Fatum(Game):
    """The game of Fatum."""

    def __init__(self) -> None:
        super().__init__(
            name="fatum",
            prefix="FA",
            version=1,
            least_players=2,
            most_players=6,
            options=[
                Option("mode", MODES[TIME_MODE], values=[*MODES]),
                Option("rounds", 10, least=0, most=50),
                Option("minutes", 0, least=0, most=-1),
                Option("plus_two", False, values=[False, True]),
                Option("cap", 30, least=0, most=-1),
                Option("first", RANDOM, values=[RANDOM]),
            ],
            ordered=[*ORDERED],
            zones=[*WORDS],
        )

    def options_for(self, players: list[str], deck: Deck) -> list[Option]:
        return [*self.options[:-1], Option("first", RANDOM, values=[RANDOM, *players])]

    def standard_deck(self) -> Deck:
        return standard_deck()

    def read_deck(self, source: str, where: str) -> Deck:
        standard_deck()  # what the rulebook prints is compared with it
        return read_deck(source, where)

    def extend_deck(self, deck: Deck, cards: dict[str, object], where: str) -> Deck:
        return extend_deck(deck, cards, where)

    def grammar(self, deck: Deck) -> Grammar:
        return Grammar(
            [form.pattern for form in FORMS], SLOTS, {"card": deck.names, "deck": DOMAINS}
        )

    def move(self, saying: Saying, deck: Deck) -> Move:
        return FatumMove(
            FORMS[saying.form].verb,
            saying.value("card"),
            saying.value("target"),
            saying.value("other"),
            saying.value("deck"),
        )

    def clock(self, state: State) -> tuple[int, Move] | None:
        assert isinstance(state, FatumState)
        time = state.deck.moves.time
        if state.forbids(TABLE, time) != 0:
            return None
        return 60 * state.settings.minutes, time  # FA-10.4

    def set_up(
        self,
        players: list[str],
        options: dict[str, Choice],
        deck: Deck,
        chance: Chance,
        journal: Journal | None,
    ) -> State:
        first = options["first"]  # FA-1.4
        seat = players.index(str(first)) if first != RANDOM else BY_CHANCE
        settings = _settings(options)
        return layout.set_up(
            len(players), _own(deck), self.version, settings, seat, chance, journal
        )

    def lay_out(
        self,
        players: list[str],
        options: dict[str, Choice],
        deck: Deck,
        given: dict[str, object],
        chance: Chance,
    ) -> State:
        return layout.lay_out(players, _own(deck), self.version, _settings(options), given, chance)

    def view(self, state: State, seat: int, players: list[str]) -> dict[str, object]:
        assert isinstance(state, FatumState)
        return look(state, seat, players)

    def table(self, state: State, players: list[str]) -> dict[str, object]:
        assert isinstance(state, FatumState)
        return look(state, EVERYTHING, players)

    def params(
        self, state: State, seat: int, move: Move, rule: int, players: list[str]
    ) -> dict[str, object]:
        assert isinstance(state, FatumState) and isinstance(move, FatumMove)
        return params(state, seat, move, rule, players)

    def earned(self, state: State, seat: int) -> dict[str, int | float]:
        assert isinstance(state, FatumState)
        return earned(state, seat)

    def standing(self, state: State) -> Standing:
        """FA-10.18: the winners, then the others by points, the ruined last."""
        assert isinstance(state, FatumState)
        scores = [state.points(seat) for seat in range(state.seats)]
        # A number for each seat by which to compare: winners above all, the ruined below all.
        ranks: list[int] = []
        for seat in range(state.seats):
            if (state.winners >> seat) & 1:
                ranks.append(_FIRST)
            else:
                ranks.append(_LAST if state.lives[seat].out else scores[seat])
        places = [1 + sum(1 for other in ranks if other > rank) for rank in ranks]
        reason = {9_07: "last_one_left", 10_02: "time", 10_14: "objective", 10_16: "cap"}[
            state.ending
        ]
        return Standing(places, [*scores], reason, state.ending)


_FIRST: Final = 1_000_000_000
_LAST: Final = -1_000_000_000


def _own(deck: Deck) -> FatumDeck:
    if not isinstance(deck, FatumDeck):
        raise TypeError("expected a deck of Fatum")
    return deck


def _settings(options: dict[str, Choice]) -> Settings:
    mode = MODES.index(str(options["mode"]))
    rounds = _number(options, "rounds")
    minutes = _number(options, "minutes")
    if mode == TIME_MODE and rounds == 0 and minutes == 0:
        raise SetupError(
            "option 'rounds' cannot be 0 without a clock: expected a number of rounds or of minutes"
        )
    return Settings(mode, rounds, minutes, options["plus_two"] is True, _number(options, "cap"))


def _number(options: dict[str, Choice], name: str) -> int:
    value = options[name]
    assert isinstance(value, int)
    return value
