"""The state of a match of Fatum: its table, with the questions that every game answers."""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from parcours.core.chance import Chance
from parcours.core.errors import Params
from parcours.core.journal import Journal
from parcours.core.observations import Row
from parcours.core.state import TABLE, Move, Standing, State, places_of
from parcours.core.weights import Weights
from parcours.games.fatum import (
    candidates,
    effects,
    evaluation,
    knowledge,
    legality,
    observation,
    points,
    refusals,
    steps,
    view,
)
from parcours.games.fatum.moves import DECKS, FatumMove
from parcours.games.fatum.table import Life, Table

_FIRST: Final = 1_000_000_000
_LAST: Final = -1_000_000_000
# Why a match ended, by the rule that ended it.
_REASONS: Final = {9_07: "last_one_left", 10_02: "time", 10_14: "objective", 10_16: "cap"}


@mypyc_attr(acyclic=True)
class FatumState(Table):
    """A table of Fatum that can be played on."""

    def list_legal(self, seat: int) -> list[Move]:
        return candidates.legal_moves(self, seat)

    def forbids(self, seat: int, move: Move) -> int:
        return legality.forbids(self, seat, cast(FatumMove, move))

    def default(self, seat: int) -> Move:
        """Draw from the highest pile, throw away what promises least, play nothing, and pay.

        Only what can't be paid is given up.
        """
        moves = self.deck.moves
        life = self.lives[seat]
        step = self.step()
        if step == steps.DESTINY:
            return moves.done
        if step == steps.ACCOUNTS:
            if legality.forbids_settling(self, life) == 0:
                return moves.settle
            return moves.abandon[self._given_up(life)]
        if not life.due():
            return moves.discard[self._least(life)]
        best = -1
        for deck in range(DECKS):
            if legality.forbids_draw(self, life, deck) == 0 and (
                best < 0 or len(self.piles[deck]) > len(self.piles[best])
            ):
                best = deck
        return moves.draw[best]

    def _least(self, life: Life) -> int:
        """The card in hand that promises least."""
        least = life.hand[0]
        for card in life.hand:
            if evaluation.promise(self, life, card) < evaluation.promise(self, life, least):
                least = card
        return least

    def _given_up(self, life: Life) -> int:
        """The cheapest card that brings the charges down to the money, or the dearest of all."""
        missing = self.charges(life) - life.money
        best = -1
        for card in life.front:
            upkeep = self.upkeep(life, card)
            if upkeep == 0:
                continue
            chosen = 0 if best < 0 else self.upkeep(life, best)
            if chosen < missing:
                if upkeep > chosen:
                    best = card
            elif missing <= upkeep < chosen:
                best = card
        return best

    def apply(self, seat: int, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        effects.apply(self, seat, cast(FatumMove, move), chance, journal)

    def copy(self) -> "FatumState":
        return FatumState(self.deck, self.seats, self.version, self.settings, self)

    def redeal(self, seat: int, chance: Chance) -> State:
        world = self.copy()
        knowledge.redeal(world, seat, chance)
        return world

    def view(self, reader: int, players: list[str]) -> dict[str, object]:
        return view.look(self, reader, players)

    def observe(self, seat: int, row: Row) -> None:
        observation.observe(self, seat, row)

    def params(self, seat: int, move: Move, rule: int, players: list[str]) -> Params:
        return refusals.params(self, seat, cast(FatumMove, move), rule, players)

    def earned(self, seat: int) -> dict[str, int | float]:
        return points.earned(self, seat)

    def standing(self) -> Standing:
        """FA-10.18: the winners, then the others by points, the ruined last."""
        scores = [self.points(seat) for seat in range(self.seats)]
        # A number for each seat by which to compare: winners above all, the ruined below all.
        ranks: list[tuple[int, ...]] = []
        for seat in range(self.seats):
            if (self.winners >> seat) & 1:
                ranks.append((_FIRST,))
            else:
                ranks.append((_LAST if self.lives[seat].out else scores[seat],))
        return Standing(places_of(ranks), [*scores], _REASONS[self.ending], self.ending)

    def is_out(self, seat: int) -> bool:
        return self.lives[seat].out

    def clock(self) -> tuple[int, Move] | None:
        time = self.deck.moves.time
        if self.forbids(TABLE, time) != 0:
            return None
        return 60 * self.settings.minutes, time  # FA-10.4

    def assess(self, seat: int, weights: Weights) -> int:
        return evaluation.evaluate(self, seat, cast(evaluation.FatumWeights, weights))

    def shipped_weights(self, name: str) -> Weights:
        return evaluation.WEIGHTS[name]

    def progress(self) -> int:
        return evaluation.progress(self)

    def turns(self) -> int:
        return 100 * self.round + 10 * self.step() + self.turn()
