"""Making a review, in small pieces of work, so that its maker can tell how far it is."""

from collections.abc import Iterator, Sequence

from parcours.core.match import Match
from parcours.core.state import State
from parcours.review.curve import known_chances, quick_points, turning_steps
from parcours.review.decisions import Examined, Screened, examine, screen
from parcours.review.effort import Effort, effort_for
from parcours.review.review import (
    LEAST_COST,
    MOST_DECISIONS,
    Decision,
    Point,
    Review,
    Share,
)
from parcours.review.why import find_facts
from parcours.review.worlds import chance_of
from parcours.search.outcome import CERTAIN


class Reviewer:
    """Reviews one match, which is over or was ended. Everything follows from the match, the effort and the seed.

    With `seats`, only their decisions are looked at.
    """

    def __init__(
        self,
        match: Match,
        effort: Effort | None = None,
        seed: int = 0,
        seats: Sequence[int] | None = None,
    ) -> None:
        self.match = match
        self.seats = range(len(match.players)) if seats is None else seats
        self.effort = effort_for(match) if effort is None else effort
        self.seed = seed
        # The state before each move, and after the last one.
        self._states = states_of(match)
        self._steps = turning_steps(self._states, self.effort.points)
        self._chances: dict[int, tuple[list[int], list[int]]] = {}
        self._screened: list[Screened] = []
        self._examined: list[Examined] = []
        self._decisions: list[Decision] = []
        self._quick: list[Point] | None = None
        self._done = 0
        closely = len(self.seats) * self.effort.examined
        self._work = len(self._steps) + len(match.moves) + closely
        self._pieces = self._make()

    @property
    def progress(self) -> int:
        """How far it is, from 0 to 100."""
        return min(100, 100 * self._done // self._work)

    def quick(self) -> list[Point]:
        """The curve from the evaluation alone, which takes no simulations: there at once."""
        return quick_points(self._states, self._steps, self.seed)

    def so_far(self) -> Review:
        """The review while it is being made: the curve, with the quick one where it is not worked out yet."""
        if self._quick is None:
            self._quick = self.quick()
        nothing = [0] * len(self.match.players)
        points = [
            Point(point.number, *self._chances[point.number], nothing, nothing)
            if point.number in self._chances
            else point
            for point in self._quick
        ]
        return Review(self.match.players[:], points, [], {})

    def step(self) -> bool:
        """Do one piece of the work; False once there is none left."""
        return next(self._pieces, None) is not None

    def finish(self) -> Review:
        """The review, with all work that is left."""
        while self.step():
            pass
        return self._review()

    def _make(self) -> Iterator[bool]:
        for number in self._steps:
            state = self._states[number]
            self._chances[number] = known_chances(state, number, self.effort.worlds, self.seed)
            yield self._did(1)
        for number, (seat, made) in enumerate(self.match.moves, 1):
            if seat in self.seats:
                chance = chance_of("screen", self.seed, number)
                state = self._states[number - 1]
                found = screen(state, number, seat, made, self.effort, chance)
                self._screened += [] if found is None else [found]
            yield self._did(1)
        for seat in self.seats:
            own = [one for one in self._screened if one.seat == seat and one.cost > 0]
            own.sort(key=lambda one: (-one.cost, one.number))
            for one in own[: self.effort.examined]:
                chance = chance_of("examine", self.seed, one.number)
                examined = examine(self._states[one.number - 1], one, self.effort, chance)
                self._examined += [] if examined is None else [examined]
                yield self._did(1)
        for seat in self.seats:
            for costly in self._costliest(seat):
                self._decisions.append(self._told(costly))
                yield True

    def _did(self, pieces: int) -> bool:
        self._done += pieces
        return True

    def _costliest(self, seat: int) -> list[Examined]:
        own = [one for one in self._examined if one.seat == seat and one.cost >= LEAST_COST]
        own.sort(key=lambda one: (-one.cost, one.number))
        return sorted(own[:MOST_DECISIONS], key=lambda one: one.number)

    def _told(self, one: Examined) -> Decision:
        chance = chance_of("why", self.seed, one.number)
        state = self._states[one.number - 1]
        match = self.match
        return Decision(
            number=one.number,
            seat=one.seat,
            made=match.say(one.made),
            better=match.say(one.better),
            made_chance=one.after_made[one.seat],
            better_chance=one.after_better[one.seat],
            why=find_facts(match, state, one.seat, one.made, one.better, chance),
        )

    def _review(self) -> Review:
        points = self._points()
        return Review(
            players=self.match.players[:],
            points=points,
            decisions=self._decisions,
            shares={
                player: self._share(seat, points) for seat, player in enumerate(self.match.players)
            },
        )

    def _points(self) -> list[Point]:
        players = range(len(self.match.players))
        points: list[Point] = []
        # Before the deal nobody has an edge.
        before, since = [CERTAIN // len(players) for _ in players], -1
        for number in self._steps:
            known, true = self._chances[number]
            moves = [one for one in self._examined if since < one.number <= number]
            decided = [sum(one.decided[seat] for one in moves) for seat in players]
            luck = [known[seat] - before[seat] - decided[seat] for seat in players]
            points.append(Point(number, known, true, decided, luck))
            before, since = known, number
        return points

    def _share(self, seat: int, points: list[Point]) -> Share:
        own = [one for one in self._screened if one.seat == seat]
        costs = {one.number: one.cost for one in self._examined if one.seat == seat}
        lost = sum(costs.values())
        stake = sum(max(one.stake, costs.get(one.number, 0)) for one in own)
        return Share(
            luck=sum(point.luck[seat] for point in points),
            decided=sum(point.decided[seat] for point in points),
            accuracy=CERTAIN - CERTAIN * lost // stake if stake else CERTAIN,
            decisions=len(own),
        )


def states_of(match: Match) -> list[State]:
    """The state after the deal and after each move."""
    played = match.at_deal()
    states = [played.state.copy()]
    for seat, move in match.moves:
        played.make(seat, move)
        states.append(played.state.copy())
    return states
