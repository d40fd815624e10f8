"""A seat's choice of a move, action by action."""

from parcours.core.actions import Actions, Turned
from parcours.core.errors import ParcoursError
from parcours.core.state import Move, State


class IllegalAction(ParcoursError):
    """An action that the mask does not allow now. Nothing has changed."""


class NoAction(IllegalAction):
    """Nothing is possible for a seat that is to act, so its mask would be all zero: the rules of the game are wrong."""


class Choice:
    """What a seat may do now, as actions counted from that seat.

    Most moves are one action. Of a longer one each action narrows down the legal moves that are still meant, until one
    is left; what all of these have in common is never asked for.
    """

    def __init__(self, actions: Actions, turned: list[Turned]) -> None:
        self.actions = actions
        self.turned = turned
        self.seat = 0
        self.moves: list[Move] = []
        # What has been said of a longer move: its first action, then its words. Seats are those of the match.
        self.first = -1
        self.said: list[int] = []
        # By legal move, while a longer one is said: all actions after the first. The next is the one at that depth.
        self._rest: list[list[int]] = []
        self._depth = 0

    def begin(self, state: State, seat: int) -> None:
        """Offer the legal moves of a seat that is to act; NoAction if there are none."""
        moves = state.legal(seat)
        if not moves:
            raise NoAction(f"seat {seat} is expected to act, and has no legal move")
        self.seat = seat
        self.moves = moves
        self.first = -1
        actions = self.actions
        for move in moves:
            if move.action < 0:
                actions.first(move)

    def _next(self, at: int) -> int:
        """The next action of that legal move."""
        return self.moves[at].action if self.first < 0 else self._rest[at][self._depth]

    @property
    def asked(self) -> int:
        """Which of all the actions that say a move (`Encoding.said`) is asked for now, counted from 0."""
        return 0 if self.first < 0 else 1 + self._depth

    def mark(self, mask: bytearray) -> None:
        """Write 1 for each action that is possible now into a mask of zeros."""
        places = self.turned[self.seat].places
        for at in range(len(self.moves)):
            mask[places[self._next(at)]] = 1

    def possible(self) -> list[int]:
        """The actions that are possible now, each once, in order."""
        outward = self.turned[self.seat].outward
        return sorted({outward[self._next(at)] for at in range(len(self.moves))})

    def pick(self, draw: float) -> int:
        """The possible action that a number from 0 to below 1 picks, so that each legal move is equally likely."""
        return self.turned[self.seat].outward[self._next(int(draw * len(self.moves)))]

    def choose(self, action: int) -> Move | None:
        """The move that is now said, or None while there is more to say; IllegalAction changes nothing."""
        if not 0 <= action < self.actions.size:
            raise IllegalAction(
                f"expected an action from 0 to {self.actions.size - 1}, not {action}"
            )
        wanted = self.turned[self.seat].inward[action]
        chosen = -1
        several = False
        for at in range(len(self.moves)):
            if self._next(at) == wanted:
                if chosen >= 0:
                    several = True
                    break
                chosen = at
        if chosen < 0:
            raise IllegalAction(
                f"action {action} ({self.actions.text(action)}) is not possible now"
            )
        if not several:
            return self.moves[chosen]
        self._narrow(wanted)
        return None

    def _narrow(self, wanted: int) -> None:
        """Keep the moves that go on with that action, up to where they differ."""
        kept = [at for at in range(len(self.moves)) if self._next(at) == wanted]
        if self.first < 0:
            self.first = wanted
            self.said = self.actions.words_of(wanted)
            self._rest = [self.actions.rest(self.moves[at]) for at in kept]
            self._depth = 0
        else:
            self.said.append(wanted)
            self._rest = [self._rest[at] for at in kept]
            self._depth += 1
        self.moves = [self.moves[at] for at in kept]
        while all(rest[self._depth] == self._rest[0][self._depth] for rest in self._rest):
            self.said.append(self._rest[0][self._depth])
            self._depth += 1
