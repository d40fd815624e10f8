"""The state of a match of Power Struggle: its table, with the questions that every game answers."""

from typing import cast

from mypy_extensions import mypyc_attr

from parcours.core.chance import Chance
from parcours.core.errors import Params
from parcours.core.journal import Journal
from parcours.core.observations import Row
from parcours.core.state import Move, Standing, State, places_of
from parcours.core.weights import Weights
from parcours.games.power_struggle import (
    candidates,
    effects,
    evaluation,
    figures,
    legality,
    observation,
    points,
    refusals,
    scoring,
    view,
)
from parcours.games.power_struggle.defaults import default_move
from parcours.games.power_struggle.moves import NEXT, OFFER, PowerMove
from parcours.games.power_struggle.redeals import redeal_hidden
from parcours.games.power_struggle.table import Table


@mypyc_attr(acyclic=True)
class PowerStruggleState(Table):
    """A table of Power Struggle that can be played on."""

    def list_legal(self, seat: int) -> list[Move]:
        return candidates.legal_moves(self, seat)

    def random_move(self, seat: int, chance: Chance) -> Move:
        return candidates.random_move(self, seat, chance)

    def forbids(self, seat: int, move: Move) -> int:
        return legality.forbids(self, seat, cast(PowerMove, move))

    def default(self, seat: int) -> Move:
        return default_move(self, seat)

    def apply(self, seat: int, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        effects.apply(self, seat, cast(PowerMove, move), chance, journal)

    def copy(self) -> "PowerStruggleState":
        return PowerStruggleState(self.deck, self.seats, self.version, self.target, self)

    def redeal(self, seat: int, chance: Chance) -> State:
        world = self.copy()
        if not self.over:
            redeal_hidden(world, seat, chance)
        return world

    def view(self, reader: int, players: list[str]) -> dict[str, object]:
        return view.look(self, reader, players)

    def observe(self, seat: int, row: Row) -> None:
        observation.observe(self, seat, row)

    def figures(self, reader: int, players: list[str]) -> dict[str, object]:
        return figures.figures(self, reader, players)

    def hidden_slots(self, seat: int, move: Move, reader: int) -> tuple[str, ...]:
        """Notation: an amount is read by the two players concerned, a laid event by the sorter."""
        assert isinstance(move, PowerMove)
        if move.verb == OFFER and reader != seat and reader != move.target:
            return ("amount",)
        return ("event",) if move.verb == NEXT and reader != seat else ()

    def params(self, seat: int, move: Move, rule: int, players: list[str]) -> Params:
        return refusals.params(self, seat, cast(PowerMove, move), rule, players)

    def earned(self, seat: int) -> dict[str, int | float]:
        return points.earned(self, seat)

    def standing(self) -> Standing:
        """PS-16.6, PS-16.7: by victory points, then by money."""
        scores = [scoring.points(self, seat) for seat in range(self.seats)]
        ranks: list[tuple[int, ...]] = [
            (scores[seat], self.money[seat]) for seat in range(self.seats)
        ]
        return Standing(places_of(ranks), [*scores], "target_reached", self.ended)

    def assess(self, seat: int, weights: Weights) -> int:
        return evaluation.evaluate(self, seat, cast(evaluation.PowerWeights, weights))

    def shipped_weights(self, name: str) -> Weights:
        return evaluation.WEIGHTS[name]

    def plausible(self, seat: int) -> list[Move]:
        return candidates.plausible_moves(self, seat)

    def progress(self) -> int:
        """By the points of the best, archenemies aside."""
        return min(1000, 1000 * scoring.most_plain_points(self) // self.target)

    def turns(self) -> int:
        return self.actor + self.seats * self.round
