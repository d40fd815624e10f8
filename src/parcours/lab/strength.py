"""How strong the levels are: each against the one below it, and the two that search against greedy.

A cell is one bot against several of another; every deal is played from every seat. A few matches at a time are written,
a line of JSON each, so that a run that was stopped goes on where it was, and so does one that is to be more certain.
"""

import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path

from parcours.core.game import Game
from parcours.core.registry import find_game, game_names
from parcours.lab.json_lines import add_line, read_lines
from parcours.lab.simulate import Study, simulate
from parcours.lab.workers import Processes
from parcours.studies.statistics import wilson

YARDSTICK = "greedy"
LADDER = ("random", "easy", "medium", "hard", "expert")
SEARCHING = ("hard", "expert")
# A stop loses no more matches of a cell than these.
_MATCHES_KEPT = 20


@dataclass(frozen=True, slots=True)
class Cell:
    """One bot, with others of one kind on all other seats."""

    game: str
    players: int
    bot: str
    against: str

    @property
    def par(self) -> float:
        """How often it would win if it were as strong as the others."""
        return 1 / self.players


@dataclass(frozen=True, slots=True)
class Score:
    """What came of some matches of a cell, which follow each other in the study of that seed."""

    cell: Cell
    wins: float
    matches: int
    seconds: float
    seed: int = 0

    @property
    def rate(self) -> float:
        """The part of the matches that it won."""
        return self.wins / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate."""
        return wilson(self.wins, self.matches)


# Most people play at four.
_USUAL_PLAYERS = 4


def player_counts(game: Game) -> list[int]:
    """The fewest players, and as many as play most often."""
    return sorted({game.min_players, min(_USUAL_PLAYERS, game.max_players)})


def cells(games: list[str], budgets: dict[str, str], pairs: list[str]) -> list[Cell]:
    """The cells of these games, or of all.

    `budgets` says how long a level thinks where that is not its usual time; `pairs` names the cells that are wanted, as
    `expert-hard`, or none for all.
    """

    def named(bot: str) -> str:
        return f"{bot}:{budgets[bot]}" if bot in budgets else bot

    found: list[Cell] = []
    for name in games or game_names():
        counts = player_counts(find_game(name))
        for bot in SEARCHING:
            found += [Cell(name, count, named(bot), YARDSTICK) for count in counts]
        for lower, upper in pairwise(LADDER):
            found.append(Cell(name, counts[0], named(upper), named(lower)))
    if not pairs:
        return found
    return [cell for cell in found if _pair(cell) in pairs]


def _pair(cell: Cell) -> str:
    return f"{cell.bot.partition(':')[0]}-{cell.against.partition(':')[0]}"


def measure(
    wanted: Iterable[Cell], matches: int, seed: int, jobs: int, out: Path | None
) -> Iterator[Score]:
    """The score of each cell, as it is done. Where `out` has matches of it, only those that are missing are played."""
    known = read_scores(out)
    for cell in wanted:
        score = _sum([one for one in known if one.cell == cell and one.seed == seed], cell, seed)
        for part in _play(cell, score.matches, matches, seed, jobs):
            add_line(out, asdict(part))
            score = _sum([score, part], cell, seed)
        yield score


def read_scores(out: Path | None) -> list[Score]:
    """The scores that were written there, in parts."""
    return [Score(**{**row, "cell": Cell(**row["cell"])}) for row in read_lines(out)]


def _sum(parts: list[Score], cell: Cell, seed: int) -> Score:
    return Score(
        cell,
        sum(part.wins for part in parts),
        sum(part.matches for part in parts),
        sum(part.seconds for part in parts),
        seed,
    )


def _play(cell: Cell, first: int, matches: int, seed: int, jobs: int) -> Iterator[Score]:
    """The matches of the cell from that one on, in parts."""
    bots = (cell.bot, *[cell.against] * (cell.players - 1))
    wins = 0.0
    count = 0
    start = time.perf_counter()
    study = Study(cell.game, bots, matches, seed)
    for outcome in simulate(study, Processes(jobs), first, batch=1):
        wins += outcome.shares[outcome.bots.index(cell.bot)]
        count += 1
        if count == _MATCHES_KEPT or first + count == matches:
            yield Score(cell, wins, count, time.perf_counter() - start, seed)
            first += count
            wins, count, start = 0.0, 0, time.perf_counter()
