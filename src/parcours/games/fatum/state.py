"""The state of a match of Fatum: its table, with the questions that every game answers."""

from parcours.core.chance import Chance
from parcours.core.journal import Journal
from parcours.core.state import Move, State
from parcours.games.fatum import candidates, effects, evaluation, knowledge, legality
from parcours.games.fatum.moves import DECKS, FatumMove
from parcours.games.fatum.table import ACCOUNTS, DESTINY, Life, Table


class FatumState(Table):
    """A table of Fatum that can be played on."""

    def candidates(self, seat: int) -> list[Move]:
        return candidates.legal_moves(self, seat)

    def legal(self, seat: int) -> list[Move]:
        return candidates.legal_moves(self, seat)

    def random_move(self, seat: int, chance: Chance) -> Move:
        moves = candidates.legal_moves(self, seat)
        return moves[chance.below(len(moves))]

    def forbids(self, seat: int, move: Move) -> int:
        assert isinstance(move, FatumMove)
        return legality.forbids(self, seat, move)

    def apply(self, seat: int, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        assert isinstance(move, FatumMove)
        effects.apply(self, seat, move, chance, journal)

    def copy(self) -> "FatumState":
        return FatumState(self.deck, self.seats, self.version, self.settings, self)

    def redeal(self, seat: int, chance: Chance) -> State:
        world = self.copy()
        knowledge.redeal(world, seat, chance)
        return world

    def worth(self, seat: int) -> int:
        return evaluation.worth(self, seat)

    def default(self, seat: int) -> Move:
        """Draw from the highest pile, throw away what promises least, play nothing, and pay.

        Only what can't be paid is given up.
        """
        moves = self.deck.moves
        life = self.lives[seat]
        step = self.step()
        if step == DESTINY:
            return moves.done
        if step == ACCOUNTS:
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
