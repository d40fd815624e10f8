"""Matches between bots by the thousand, the same deals with the seats swapped."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from parcours.bots import Choice, decide, load_bot, seat_chance
from parcours.core.chance import Chance
from parcours.core.decks import Deck
from parcours.core.errors import Bug, SetupError
from parcours.core.game import Game, Setup
from parcours.core.match import Match
from parcours.core.options import read_options
from parcours.core.registry import find_game
from parcours.core.state import Move, State
from parcours.lab.workers import Workers, spread_batches
from parcours.studies.matches import deal_seed
from parcours.studies.statistics import wilson

# Deals that a worker plays before it reports.
BATCH = 4


@dataclass(frozen=True, slots=True)
class Study:
    """What is played: the same for every worker, and all that the results depend on.

    `bots` names one for each seat. `deck` is the text of a deck file, or empty for the game's own.
    """

    game: str
    bots: tuple[str, ...]
    matches: int
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    deck: str = ""

    @property
    def rotations(self) -> int:
        """How many different ways there are to turn the bots round the table."""
        seats = len(self.bots)
        return next(
            turn for turn in range(1, seats + 1) if self.bots[turn:] + self.bots[:turn] == self.bots
        )

    @property
    def deals(self) -> int:
        """How many deals are played, the last one perhaps not from every seat."""
        return -(-self.matches // self.rotations)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one match ended; lists are by seat."""

    match: int
    deal: int
    seed: int
    bots: tuple[str, ...]
    places: list[int]
    scores: list[int | float]
    decisions: int

    @property
    def shares(self) -> list[float]:
        """What each seat won of the match: 1, or its part of a shared first place, or 0."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


def seat_bots(game: Game, bots: list[str], players: int | None) -> tuple[str, ...]:
    """A bot for each seat: the list is repeated round the table until all seats are taken."""
    for bot in bots:
        load_bot(bot)
    seats = max(len(bots), game.min_players) if players is None else players
    game.check_players(seats)
    if len(bots) > seats:
        raise SetupError(f"{len(bots)} bots don't fit on {seats} seats: expected at most {seats}")
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def simulate(
    study: Study, workers: Workers | None = None, first: int = 0, batch: int = BATCH
) -> Iterator[Outcome]:
    """Play the study from its match `first` on; the outcomes come in the same order whichever workers play."""
    game = Runner(study).game  # an error in the study is reported here, not by a worker
    begin = first // study.rotations
    outcomes = spread_batches(workers, game, _play_batch, study, begin, study.deals, batch)
    return (outcome for outcome in outcomes if outcome.match >= first)


def _play_batch(batch: tuple[Study, int, int]) -> list[Outcome]:
    study, first, end = batch
    runner = Runner(study)
    rotations = study.rotations
    matches = range(first * rotations, min(end * rotations, study.matches))
    return [runner.play(match) for match in matches]


class Runner:
    """A study made ready to play."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.game = find_game(study.game)
        self.deck: Deck = (
            self.game.read_deck(study.deck, "the deck") if study.deck else self.game.standard_deck()
        )
        self.players = [f"p{seat + 1}" for seat in range(len(study.bots))]
        self.game.check_players(len(self.players))
        self.options = read_options(self.game.options_for(self.players, self.deck), study.options)
        self.setup = Setup(self.players, self.options, self.deck)

    def seating(self, match: int) -> tuple[int, int, tuple[str, ...]]:
        """The number and the seed of the deal of a match, and the bots on its seats."""
        deal, turn = divmod(match, self.study.rotations)
        bots = self.study.bots[-turn:] + self.study.bots[:-turn] if turn else self.study.bots
        return deal, deal_seed(self.study.seed, deal), bots

    def play(
        self, match: int, watch: Callable[[State, int, Choice], None] | None = None
    ) -> Outcome:
        """Play one match. `watch` is shown each state with who chose what there, before it is done."""
        deal, seed, bots = self.seating(match)
        chance = Chance(seed)
        state = self.game.set_up(self.setup, chance, None)
        chances = [seat_chance(seed, seat) for seat in range(len(bots))]
        players = [load_bot(bot) for bot in bots]
        made: list[tuple[int, Move]] = []
        while not state.over:
            seat = state.to_act()[0]
            try:
                choice = decide(players[seat], state, seat, chances[seat])
            except Exception as error:
                error.add_note(f"'{bots[seat]}' failed after\n{self._replay(seed, made).record()}")
                raise
            move = choice.move
            if watch is not None:
                watch(state, seat, choice)
            try:
                state.apply(seat, move, chance)
            except Exception as error:
                replayed = self._replay(seed, made)
                raise Bug(replayed.say(move), replayed.record()) from error
            made.append((seat, move))
        standing = state.standing()
        return Outcome(match, deal, seed, bots, standing.places, standing.scores, len(made))

    def _replay(self, seed: int, made: list[tuple[int, Move]]) -> Match:
        match = Match(self.game, self.players, seed, dict(self.options), self.deck)
        for seat, move in made:
            match.play_move(seat, move)
        return match


@dataclass(slots=True)
class Line:
    """What one bot, or one seat, reached over some matches."""

    name: str
    seats: int = 0
    matches: int = 0
    wins: float = 0.0
    scores: float = 0.0

    @property
    def rate(self) -> float:
        """The part of the matches that was won."""
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of the rate."""
        return wilson(self.wins, self.matches)

    @property
    def score(self) -> float:
        """The mean score of a seat."""
        return self.scores / self.seats if self.seats else 0.0


class Tally:
    """Wins, scores and lengths, added up as the outcomes come.

    A first place shared by k seats counts 1/k for each. A bot on several seats wins a match when
    one of them does.
    """

    def __init__(self) -> None:
        self.matches = 0
        self.decisions = 0
        self.bots: dict[str, Line] = {}
        self.seats: dict[int, Line] = {}

    @property
    def length(self) -> float:
        """The mean number of decisions in a match."""
        return self.decisions / self.matches if self.matches else 0.0

    def add(self, outcome: Outcome) -> None:
        """Count one more match."""
        self.matches += 1
        self.decisions += outcome.decisions
        shares = outcome.shares
        for seat, bot in enumerate(outcome.bots):
            by_seat = self.seats.setdefault(seat, Line(str(seat + 1)))
            by_seat.matches += 1
            for line in (by_seat, self.bots.setdefault(bot, Line(bot))):
                line.seats += 1
                line.wins += shares[seat]
                line.scores += outcome.scores[seat]
        for bot in set(outcome.bots):
            self.bots[bot].matches += 1
