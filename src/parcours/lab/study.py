"""The study of a deck, played by many processes."""

from collections.abc import Iterator

from parcours.core.registry import find_game
from parcours.lab.workers import Workers, spread_batches
from parcours.studies.matches import DeckStudy, Played, Runner

# Matches that a worker plays before it reports.
_BATCH = 8


def play_study(
    study: DeckStudy, workers: Workers | None = None, first: int = 0
) -> Iterator[Played]:
    """Play it from the match `first` on; the matches come in the same order whichever workers play.

    The parts take turns, so that a shorter study is the beginning of a longer one.
    """
    return spread_batches(workers, find_game(study.game), _play, study, first, study.total, _BATCH)


def _play(piece: tuple[DeckStudy, int, int]) -> list[Played]:
    study, first, end = piece
    runner = Runner(study)
    parts = study.parts
    return [runner.play(parts[at % len(parts)], at // len(parts)) for at in range(first, end)]
