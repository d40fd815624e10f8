"""The state of a match of Retire Happy: its table, with the questions that every game answers."""

from typing import cast

from mypy_extensions import mypyc_attr

from parcours.core.chance import Chance
from parcours.core.errors import Params
from parcours.core.journal import Journal
from parcours.core.observations import Row
from parcours.core.state import Move, Standing, State
from parcours.core.weights import Weights
from parcours.games.retire_happy import (
    candidates,
    effects,
    evaluation,
    figures,
    legality,
    observation,
    odds,
    points,
    refusals,
    retirement,
    view,
)
from parcours.games.retire_happy.deck import PERIODS
from parcours.games.retire_happy.moves import RetireMove
from parcours.games.retire_happy.table import (
    DRAFT,
    HAND_LIMIT,
    NONE,
    PLAY,
    ROLL,
    STAKE,
    START,
    UPKEEP,
    Table,
)


@mypyc_attr(acyclic=True)
class RetireHappyState(Table):
    """A table of Retire Happy that can be played on."""

    def list_legal(self, seat: int) -> list[Move]:
        return candidates.legal_moves(self, seat)

    def forbids(self, seat: int, move: Move) -> int:
        return legality.forbids(self, seat, cast(RetireMove, move))

    def default(self, seat: int) -> Move:
        """Choose the first there is, try nothing, risk nothing, and pay with what is at hand before borrowing."""
        moves = self.deck.moves
        life = self.lives[seat]
        phase = self.phase()
        if phase == START:
            return moves.start[self.deck.sides[0]]
        if phase == DRAFT:
            number = 1
            while not self.offers[number - 1]:
                number += 1
            return moves.take.of(number)
        if phase == PLAY:
            if life.attempting != NONE:
                return moves.accept
            return moves.done if len(life.hand) <= HAND_LIMIT else moves.discard[life.hand[0]]
        if phase == UPKEEP:
            if self.step() == ROLL:
                return moves.accept
            if self.step() == STAKE:
                return moves.cash
            if life.hand:
                return moves.discard[life.hand[0]]
            # Half of it pays the bill.
            return moves.withdraw.of(min(2 * (life.bill - life.current), life.company))
        return moves.done

    def apply(self, seat: int, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        effects.apply(self, seat, cast(RetireMove, move), chance, journal)

    def copy(self) -> "RetireHappyState":
        return RetireHappyState(self.deck, self.seats, self.version, self)

    def redeal(self, seat: int, chance: Chance) -> State:
        """RH-2.10: the order of the decks and the events face down are nobody's knowledge; all else is open.

        What is dealt again is sorted before it is shuffled, so that nothing of the true deal shows.
        """
        world = self.copy()
        decks: list[list[int]] = []
        for deck in self.decks:
            cards = deck[:]
            cards.sort()
            chance.shuffle(cards)
            decks.append(cards)
        world.decks = decks
        hidden = self.unused_events[:]
        for event in self.events:
            if event != NONE:
                hidden.append(event)
        hidden.sort()
        chance.shuffle(hidden)
        world.events = [NONE if event == NONE else hidden.pop() for event in self.events]
        world.unused_events = hidden
        return world

    def view(self, reader: int, players: list[str]) -> dict[str, object]:
        return view.look(self, reader, players)

    def observe(self, seat: int, row: Row) -> None:
        observation.observe(self, seat, row)

    def figures(self, reader: int, players: list[str]) -> dict[str, object]:
        return figures.figures(self, reader, players)

    def params(self, seat: int, move: Move, rule: int, players: list[str]) -> Params:
        return refusals.params(self, seat, cast(RetireMove, move), rule, players)

    def earned(self, seat: int) -> dict[str, int | float]:
        return points.earned(self, seat)

    def standing(self) -> Standing:
        scores: list[int | float] = [life.score for life in self.lives]
        return Standing(retirement.ranking(self), scores, "retired", retirement.END_RULE)

    def odds(self, seat: int, move: Move) -> int:
        """The throws out of 36 with which an attempt or its second throw succeeds; -1 for other moves."""
        return odds.odds(self, seat, cast(RetireMove, move))

    def assess(self, seat: int, weights: Weights) -> int:
        return evaluation.evaluate(self, seat, cast(evaluation.RetireWeights, weights))

    def shipped_weights(self, name: str) -> Weights:
        return evaluation.WEIGHTS[name]

    def progress(self) -> int:
        """By the periods and their phases."""
        return min(1000, (1000 * (self.period - 1) + 250 * self.phase()) // PERIODS)

    def turns(self) -> int:
        return 1000 * self.period + 100 * self.phase() + 10 * self.round + self.turn
