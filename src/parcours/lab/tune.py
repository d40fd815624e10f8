"""The search for the smallest change of a deck that meets the marks of its study.

Optuna proposes changes within the bounds. Every candidate plays the same deals from the same chance, so that two of
them differ by their cards and not by luck. It plays them in stages: one that can't become better than the best so far
is stopped. A mark is met with a margin, as other deals will tell it a little differently. Candidates are tried in
batches, whose size does not depend on the workers, so what is found depends on the search and its seed alone. Optuna
keeps the search in a file; a run that was stopped goes on from there.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from parcours.core.errors import DeckError, SetupError
from parcours.core.game import Game
from parcours.core.registry import find_game
from parcours.lab.bounds import Bounds, Changes
from parcours.lab.extras import need
from parcours.lab.study import play_study
from parcours.lab.workers import Workers
from parcours.studies.findings import Findings, beyond
from parcours.studies.matches import DeckStudy, Played
from parcours.studies.plan import Mark
from parcours.studies.statistics import DEVIATIONS, Estimate

if TYPE_CHECKING:
    from optuna import Study
    from optuna.trial import FrozenTrial, Trial

# Candidates that are tried at once.
_BATCH = 4
# A candidate is looked at after each of these parts of its matches.
_STAGES = (8, 4, 2, 1)
# What a missed mark weighs, and as much again for a miss as large as the mark: more than any change.
_MISS = 1_000_000.0
# By which part of its interval a number has to be within a mark: one standard error.
_MARGIN = 1 / DEVIATIONS
# Where the search is kept, beside what it wrote.
JOURNAL = "search.journal"
_NAME = "deck"
# What is told of a trial besides its score.
_MISSES, _DONE = "misses", "matches"


@dataclass(frozen=True, slots=True)
class Tried:
    """A candidate and how it did: the lower its score, the better. `stopped` early, it has none that counts."""

    changes: Changes
    score: float
    misses: tuple[str, ...]
    matches: int
    stopped: bool

    @property
    def met(self) -> bool:
        """Whether it met all marks."""
        return not self.misses and not self.stopped


@dataclass(frozen=True, slots=True)
class _Candidate:
    """What a worker gets: a study with the changed deck, how large the change is, and what it has to be better than."""

    study: DeckStudy
    changes: Changes
    size: int
    best: float | None


class Search:
    """A search under way. `study` says what each candidate plays; its deck is the one that is changed."""

    def __init__(self, folder: Path, study: DeckStudy, bounds: Bounds) -> None:
        need("optuna", "tune")
        if not study.plan.marks:
            raise SetupError(f"the study of {study.game} has no marks that a deck could meet")
        self.study = study
        self.bounds = bounds
        self.game: Game = find_game(study.game)
        self._search = _open(folder, _about(study, bounds))

    @property
    def tried(self) -> list[Tried]:
        """All candidates so far."""
        return [
            _tried(trial, self._changes(trial)) for trial in self._search.trials if _over(trial)
        ]

    @property
    def best(self) -> Tried | None:
        """The best one that has played all its matches; of equal ones the first."""
        whole = [tried for tried in self.tried if not tried.stopped]
        return min(whole, key=lambda tried: tried.score) if whole else None

    def run(self, candidates: int, workers: Workers) -> Iterator[Tried]:
        """Try candidates until there are so many, those of earlier runs counted."""
        while len(self.tried) < candidates:
            trials = self._ask(min(_BATCH, candidates - len(self.tried)))
            best = self.best
            pieces: list[_Candidate] = []
            playing: list[Trial] = []
            for trial in trials:
                piece = self._candidate(self._changes(trial), best)
                if isinstance(piece, Tried):
                    yield self._tell(trial, piece)
                else:
                    pieces.append(piece)
                    playing.append(trial)
            for trial, tried in zip(playing, workers.spread(self.game, _try, pieces), strict=True):
                yield self._tell(trial, tried)

    def _ask(self, count: int) -> "list[Trial]":
        from optuna.distributions import BaseDistribution, IntDistribution
        from optuna.samplers import TPESampler

        asked = len(self._search.trials)
        # The same candidates follow from the same ones before, also after a stop.
        self._search.sampler = TPESampler(
            seed=self.study.seed * 1_000_003 + asked, n_startup_trials=20, multivariate=False
        )
        names = [value.name for value in self.bounds.values]
        for changes in islice(self._wanted(), count):
            self._search.enqueue_trial(dict(zip(names, changes, strict=True)))
        space: dict[str, BaseDistribution] = {
            value.name: IntDistribution(value.least, value.most, step=value.step)
            for value in self.bounds.values
        }
        return [self._search.ask(space) for _ in range(count)]

    def _wanted(self) -> Iterator[Changes]:
        """What is tried before anything that the optimiser proposes, as far as it was not tried yet.

        The deck as it is, which any other has to be better than, and the first candidates. Where the best meets the
        marks: the same with one change less, or a smaller one.
        """
        known = {tried.changes for tried in self.tried}
        for changes in ((0,) * len(self.bounds.values), *self.bounds.tries, *self._smaller()):
            if changes not in known:
                known.add(changes)
                yield changes

    def _smaller(self) -> Iterator[Changes]:
        best = self.best
        if best is None or not best.met:
            return
        for left in (0, 2):
            for at, value in enumerate(self.bounds.values):
                # None of it, or half of its steps.
                steps = int(best.changes[at] / value.step)
                less = (int(steps / left) if left else 0) * value.step
                yield (*best.changes[:at], less, *best.changes[at + 1 :])

    def _changes(self, trial: "Trial | FrozenTrial") -> Changes:
        return tuple(trial.params[value.name] for value in self.bounds.values)

    def _candidate(self, changes: Changes, best: Tried | None) -> _Candidate | Tried:
        """What is to be played; or how it did, where that is known already."""
        size = self.bounds.size(changes)
        known = next((tried for tried in self.tried if tried.changes == changes), None)
        if known is not None:
            return known
        try:
            deck = self.bounds.apply(changes)
        except DeckError as error:
            return Tried(changes, float(size), (str(error),), 0, stopped=True)
        if best is not None and best.met and size >= best.score:
            return Tried(changes, float(size), (), 0, stopped=True)
        return _Candidate(
            replace(self.study, deck=deck), changes, size, None if best is None else best.score
        )

    def _tell(self, trial: "Trial", tried: Tried) -> Tried:
        from optuna.trial import TrialState

        trial.set_user_attr(_MISSES, list(tried.misses))
        trial.set_user_attr(_DONE, tried.matches)
        trial.report(tried.score, tried.matches)
        if tried.stopped:
            self._search.tell(trial, state=TrialState.PRUNED)
        else:
            self._search.tell(trial, tried.score)
        return tried


def _try(candidate: _Candidate) -> Tried:
    """Play a candidate, stage by stage, as long as it can become the best."""
    study = candidate.study
    coming = play_study(study)
    played: list[Played] = []
    for stage in _STAGES:
        matches = max(2, study.matches // stage)
        part = replace(study, matches=matches)
        played += islice(coming, part.total - len(played))
        findings = Findings(part, played)
        clear = missed(findings, careful=False)
        score = candidate.size + _penalty(clear)
        if candidate.best is not None and score >= candidate.best and stage != _STAGES[-1]:
            return Tried(candidate.changes, score, tuple(clear), matches, stopped=True)
    found = missed(findings, careful=True)
    score = candidate.size + _penalty(found)
    return Tried(candidate.changes, score, tuple(found), study.matches, stopped=False)


def missed(findings: Findings, careful: bool) -> dict[str, float]:
    """The marks that are missed, and how far, in parts of the mark.

    Who is careful takes a number for missed unless it is clearly within the mark: other deals would tell it a little
    differently. Otherwise only what is clearly beyond it is.
    """
    found: dict[str, float] = {}
    for mark in findings.study.plan.marks:
        measured = [estimate for _, estimate in findings.measured(mark)]
        by = sum(max(0.0, (_at_worst if careful else _at_best)(mark, each)) for each in measured)
        if by > 0:
            found[mark.says] = by / _scale(mark)
    return found


def _penalty(misses: Mapping[str, float]) -> float:
    return sum((_MISS * (1 + by) for by in misses.values()), 0.0)


def _at_worst(mark: Mark, estimate: Estimate) -> float:
    ends = (
        estimate.value - _MARGIN * (estimate.value - estimate.low),
        estimate.value + _MARGIN * (estimate.high - estimate.value),
    )
    return max(beyond(mark, end) for end in ends)


def _at_best(mark: Mark, estimate: Estimate) -> float:
    if mark.most is not None and estimate.above(mark.most):
        return estimate.low - mark.most
    if mark.least is not None and estimate.below(mark.least):
        return mark.least - estimate.high
    return 0.0


def _scale(mark: Mark) -> float:
    bound = mark.most if mark.most is not None else mark.least
    return abs(bound) if bound else 1.0


# How a search is kept


def _about(study: DeckStudy, bounds: Bounds) -> dict[str, str]:
    """All that a search depends on. How many candidates it tries is no part of it."""
    described = {
        "rules": find_game(study.game).version,
        "players": study.players,
        "matches": study.matches,
        "seed": study.seed,
        "options": dict(study.options),
        "bot": study.bot,
        "deck": bounds.deck.fingerprint(),
        "plan": study.plan.described(),
        "values": repr(bounds.values),
    }
    text = json.dumps(described, sort_keys=True, default=str)
    return {"game": study.game, "fingerprint": hashlib.sha256(text.encode()).hexdigest()}


def _open(folder: Path, about: Mapping[str, str]) -> "Study":
    """The search that is kept in that folder, or a new one there; SetupError where it is another."""
    import optuna
    from optuna.storages import JournalStorage
    from optuna.storages.journal import JournalFileBackend
    from optuna.trial import TrialState

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    file = folder / JOURNAL
    try:
        known = file.exists()
        if folder.exists() and not known and any(folder.iterdir()):
            raise SetupError(f"{folder} holds no search of a deck: expected a new folder")
        folder.mkdir(parents=True, exist_ok=True)
        storage = JournalStorage(JournalFileBackend(str(file)))
        if known:
            search = optuna.load_study(study_name=_NAME, storage=storage)
        else:
            search = optuna.create_study(study_name=_NAME, storage=storage, direction="minimize")
    except (KeyError, OSError, ValueError) as error:
        raise SetupError(f"{folder}: can't be used for a search: {error}") from None
    if not search.user_attrs:
        for key, value in about.items():
            search.set_user_attr(key, value)
    elif search.user_attrs != about:
        raise SetupError(f"{folder} has the search of another deck: expected a new folder")
    for trial in search.trials:
        # A process that was stopped has left these.
        if trial.state == TrialState.RUNNING:
            search.tell(trial.number, state=TrialState.FAIL)
    return search


def _over(trial: "FrozenTrial") -> bool:
    return trial.state.is_finished() and _MISSES in trial.user_attrs


def _tried(trial: "FrozenTrial", changes: Changes) -> Tried:
    from optuna.trial import TrialState

    stopped = trial.state == TrialState.PRUNED
    (score,) = trial.intermediate_values.values()
    return Tried(changes, score, tuple(trial.user_attrs[_MISSES]), trial.user_attrs[_DONE], stopped)
