"""The study of a deck, played by many processes."""

from collections.abc import Iterator

from parcours.core.registry import find_game
from parcours.lab.workers import Processes, Workers, batches
from parcours.studies.matches import DeckStudy, Played, Runner

# Matches that a worker plays before it reports.
_BATCH = 8


def play_study(
    study: DeckStudy, workers: Workers | None = None, first: int = 0
) -> Iterator[Played]:
    """Play it, without its first so many matches; they come in the same order whoever plays.

    The parts take turns, so that a shorter study is the beginning of a longer one.
    """
    pieces = ((study, *batch) for batch in batches(first, study.total, _BATCH))
    for played in (workers or Processes()).spread(find_game(study.game), _play, pieces):
        yield from played


def _play(piece: tuple[DeckStudy, int, int]) -> list[Played]:
    study, first, end = piece
    runner = Runner(study)
    parts = study.parts
    return [runner.play(parts[at % len(parts)], at // len(parts)) for at in range(first, end)]
