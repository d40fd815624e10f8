"""The state of a match of Power Struggle: its table, with the questions that every game answers."""

from parcours.core.chance import Chance
from parcours.core.journal import Journal
from parcours.core.state import Move, State
from parcours.games.power_struggle import candidates, effects, evaluation, legality
from parcours.games.power_struggle.defaults import default_move
from parcours.games.power_struggle.moves import PowerMove
from parcours.games.power_struggle.redeals import redeal_hidden
from parcours.games.power_struggle.table import Table


class PowerStruggleState(Table):
    """A table of Power Struggle that can be played on."""

    def candidates(self, seat: int) -> list[Move]:
        return candidates.legal_moves(self, seat)

    def legal(self, seat: int) -> list[Move]:
        return candidates.legal_moves(self, seat)

    def random_move(self, seat: int, chance: Chance) -> Move:
        return candidates.random_move(self, seat, chance)

    def forbids(self, seat: int, move: Move) -> int:
        assert isinstance(move, PowerMove)
        return legality.forbids(self, seat, move)

    def apply(self, seat: int, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        assert isinstance(move, PowerMove)
        effects.apply(self, seat, move, chance, journal)

    def copy(self) -> "PowerStruggleState":
        return PowerStruggleState(self.deck, self.seats, self.version, self.target, self)

    def worth(self, seat: int) -> int:
        return evaluation.worth(self, seat)

    def default(self, seat: int) -> Move:
        return default_move(self, seat)

    def redeal(self, seat: int, chance: Chance) -> State:
        world = self.copy()
        if not self.over:
            redeal_hidden(world, seat, chance)
        return world
