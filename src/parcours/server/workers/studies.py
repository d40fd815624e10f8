"""Studies of decks, for the workshop: played one after the other in a process of their own, behind everything else.

The process has a lower priority than the bots', so no move or answer waits for it. It plays in short slices and holds
nothing between them, so one that is killed costs a slice. What a study found is kept in memory for a while.
"""

import asyncio
import logging
import time
from collections import deque
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import TypeVar, cast

from parcours.core.errors import DeckError, ParcoursError
from parcours.server.tables.decks import MOST_CARDS
from parcours.server.tables.tokens import new_token
from parcours.server.wire.errors import Denied
from parcours.server.wire.workshop import BeginStudy, Study, StudyResult, StudyState
from parcours.server.workers.worker import Failed, Worker
from parcours.studies.comparison import compare, plan_comparison
from parcours.studies.matches import FREE, DeckStudy, Played, Runner

log = logging.getLogger("parcours.studies")

# Bots of live tables have 5: they come first.
NICENESS = 10
# Seconds: how long a slice plays, when it is given up, and when a study ends with what it has.
SLICE = 0.5
LONGEST_SLICE = 120.0
LONGEST_STUDY = 900.0
# Studies that wait, and finished ones that can still be looked at.
MOST_QUEUED = 20
KEPT = 100

Answer = TypeVar("Answer")
Pairs = list[tuple[Played, Played]]


@dataclass(slots=True)
class _Study:
    id: str
    visitor: str
    own: DeckStudy
    standard: DeckStudy
    state: StudyState = "queued"
    pairs: Pairs = field(default_factory=list)
    done: int = 0
    result: StudyResult | None = None

    @property
    def over(self) -> bool:
        return self.state not in ("queued", "running")


class Studies:
    """The studies of this process. Only who began one knows its id."""

    def __init__(self) -> None:
        self._worker = Worker(_warm_up, NICENESS)
        self._studies: dict[str, _Study] = {}
        self._queue: deque[_Study] = deque()
        self._runner: asyncio.Task[None] | None = None
        self._playing: asyncio.Task[None] | None = None

    def begin(self, visitor: str, planned: tuple[DeckStudy, DeckStudy]) -> Study:
        """Queue a study; Denied where that visitor's last one is not over, or too many wait."""
        if any(study.visitor == visitor and not study.over for study in self._studies.values()):
            raise Denied("too_many_studies")
        if len(self._queue) >= MOST_QUEUED:
            raise Denied("studies_full")
        study = _Study(new_token(), visitor, *planned)
        self._studies[study.id] = study
        self._queue.append(study)
        self._forget()
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._run())
        return self._json(study)

    def show(self, id: str) -> Study:
        """How far a study is; Denied if there is none of that id."""
        return self._json(self._find(id))

    def cancel(self, id: str) -> None:
        """End a study, wherever it is; one that is over stays as it is."""
        study = self._find(id)
        if study.state == "queued":
            self._queue.remove(study)
            study.state = "cancelled"
        elif study.state == "running" and self._playing is not None:
            study.state = "cancelled"
            self._playing.cancel()

    async def stop(self) -> None:
        """Stop in the middle of the work, on the event loop."""
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)

    def close(self) -> None:
        """End the process, and wait until it has."""
        self._worker.stop(wait=True)

    def _find(self, id: str) -> _Study:
        if id not in self._studies:
            raise Denied("no_such_study")
        return self._studies[id]

    def _forget(self) -> None:
        over = [study.id for study in self._studies.values() if study.over]
        for id in over[: max(0, len(over) - KEPT)]:
            del self._studies[id]

    def _json(self, study: _Study) -> Study:
        ahead = self._queue.index(study) + 1 if study.state == "queued" else 0
        if study.state == "queued" and self._playing is None:
            ahead -= 1
        return {
            "id": study.id,
            "game": study.own.game,
            "state": study.state,
            "done": study.done,
            "matches": study.own.matches,
            "ahead": ahead,
            "result": study.result,
        }

    async def _run(self) -> None:
        while self._queue:
            study = self._queue.popleft()
            study.state = "running"
            self._playing = asyncio.create_task(self._play(study))
            try:
                await asyncio.shield(self._playing)
            except asyncio.CancelledError:
                if not study.over:  # not the study is cancelled, but the server stops
                    self._playing.cancel()
                    raise
            finally:
                self._playing = None
                study.pairs = []

    async def _play(self, study: _Study) -> None:
        begin = time.monotonic()
        try:
            while study.done < study.own.matches:
                pairs, _ = await self._worker.run(
                    LONGEST_SLICE, play_slice, study.own, study.standard, study.done
                )
                study.pairs += _checked(pairs)
                study.done = len(study.pairs)
                if time.monotonic() > begin + LONGEST_STUDY:
                    break
            told, _ = await self._worker.run(LONGEST_SLICE, tell, study.own, study.pairs)
            study.result = _checked(told)
            study.state = "done"
        except (BrokenProcessPool, TimeoutError, Denied) as error:
            log.error("a study failed", extra={"error": type(error).__name__})
            study.state = "failed"


def _checked(answer: Answer | Denied | Failed) -> Answer:
    if isinstance(answer, Denied):
        raise answer
    if isinstance(answer, Failed):
        log.error("a study failed", extra={"trace": answer.trace})
        raise Denied("unavailable")
    return answer


def plan_study(game: str, request: BeginStudy) -> tuple[DeckStudy, DeckStudy]:
    """In a worker: the studies of the deck and of the standard one; Denied if they can't be played."""
    try:
        own, standard = plan_comparison(game, request.deck, request.matches, request.players)
        size = Runner(own).deck.size
    except DeckError as error:
        raise Denied("bad_deck", text=str(error)) from None
    except ParcoursError as problem:
        raise Denied("bad_setup", text=str(problem)) from None
    if size > MOST_CARDS:
        raise Denied("bad_deck", text=f"expected at most {MOST_CARDS} cards, not {size}")
    return own, standard


def play_slice(own: DeckStudy, standard: DeckStudy, first: int) -> Pairs:
    """In the worker: play for a moment from that match on, each deal with both decks."""
    until = time.monotonic() + SLICE
    runners = Runner(own), Runner(standard)
    pairs: Pairs = []
    for number in range(first, own.matches):
        pairs.append((runners[0].play(FREE, number), runners[1].play(FREE, number)))
        if time.monotonic() > until:
            break
    return pairs


def tell(own: DeckStudy, pairs: Pairs) -> StudyResult:
    """In the worker: what the matches say."""
    told = compare(own, [pair[0] for pair in pairs], [pair[1] for pair in pairs])
    return cast(StudyResult, told)


def _warm_up() -> None:
    """In the worker: what it needs is loaded with this module."""
