"""Studies of decks, for the workshop: played one after the other in a process of their own, behind everything else.

The process has a lower priority than the bots', so no move or answer waits for it. It plays in short slices and holds
nothing between them, so one that is killed costs a slice. How far a study is stands in the database, so that any
process can show it and end it. Its server process claims it for a lease, so what may be under way is counted on all of
them together; a study whose process ends is over.
"""

import asyncio
import logging
import time
from collections import deque
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar, cast

import orjson

from parcours.core.errors import DeckError, ParcoursError
from parcours.server.db.store import Store
from parcours.server.db.studies import (
    begin_study,
    cancel_study,
    give_up_studies,
    keep_study,
    read_study,
    renew_claims,
)
from parcours.server.tables.decks import MOST_CARDS
from parcours.server.tables.tokens import digest, new_token
from parcours.server.wire.errors import Denied
from parcours.server.wire.workshop import BeginStudy, Study, StudyResult, StudyState
from parcours.server.workers.worker import Worker, checked
from parcours.studies.comparison import compare, plan_comparison
from parcours.studies.matches import FREE, DeckStudy, Played, Runner

log = logging.getLogger("parcours.studies")

# In the log, where the fault is ours.
FAILED = "a study failed"
# Bots of live tables have 5: they come first.
NICENESS = 10
# Seconds: how long a slice plays, when it is given up, and when a study ends with what it has.
SLICE = 0.5
LONGEST_SLICE = 120.0
LONGEST_STUDY = 900.0
# Studies that wait or are played, on all processes together.
MOST_UNDER_WAY = 20
# Seconds between two renewals of what this process claims: a few of them fit into a lease.
RENEW_EVERY = 8.0

Answer = TypeVar("Answer")
Pairs = list[tuple[Played, Played]]


@dataclass(slots=True)
class _Study:
    id: str
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

    def __init__(self, store: Store) -> None:
        self.store = store
        self._worker = Worker(_warm_up, NICENESS)
        self._studies: dict[str, _Study] = {}
        self._queue: deque[_Study] = deque()
        self._runner: asyncio.Task[None] | None = None
        self._playing: asyncio.Task[None] | None = None

    async def begin(self, visitor: str, planned: tuple[DeckStudy, DeckStudy]) -> Study:
        """Queue a study; Denied where that visitor's last one is not over, or too many are under way."""
        study = _Study(new_token(), *planned)
        claim = partial(
            begin_study,
            id=study.id,
            visitor=digest(visitor),
            maker=self.store.process,
            study=_text(self._json(study)),
            most=MOST_UNDER_WAY,
        )
        await self.store.write_all((), claim)
        self._studies[study.id] = study
        self._queue.append(study)
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._run())
        return self._json(study)

    async def show(self, id: str) -> Study:
        """How far a study is; Denied if there is none of that id."""
        if id in self._studies:
            return self._json(self._studies[id])
        found = await self.store.read(partial(read_study, id=id))
        if found is None:
            raise Denied("no_such_study")
        study = cast(Study, orjson.loads(found.study))
        if study["state"] in ("queued", "running"):
            if found.cancelled:
                study["state"] = "cancelled"
            elif not found.claimed:
                study["state"] = "failed"
        return study

    async def cancel(self, id: str) -> None:
        """End a study, wherever it is; one that is over stays as it is."""
        if not await self.store.write_all((), partial(cancel_study, id=id)):
            raise Denied("no_such_study")
        study = self._studies.get(id)
        if study is not None:
            self._cancel(study)

    def _cancel(self, study: _Study) -> None:
        if study.state == "queued":
            self._queue.remove(study)
            self._end(study, "cancelled")
        elif study.state == "running" and self._playing is not None:
            study.state = "cancelled"
            self._playing.cancel()

    async def stop(self) -> None:
        """Stop in the middle of the work, on the event loop."""
        if self._runner is None or self._runner.done():
            return
        self._runner.cancel()
        await asyncio.gather(self._runner, return_exceptions=True)
        give_up = partial(give_up_studies, maker=self.store.process)
        try:
            await self.store.write_all((), give_up)
        except Exception as error:
            # They are over after the lease.
            log.warning("could not give up", extra={"error": type(error).__name__})

    def close(self) -> None:
        """End the process, and wait until it has."""
        self._worker.stop(wait=True)

    def _end(self, study: _Study, state: StudyState) -> None:
        """From now on it is in the database only."""
        study.state = state
        self._studies.pop(study.id, None)

    async def _keep(self, study: _Study) -> bool:
        keep = partial(
            keep_study,
            id=study.id,
            maker=self.store.process,
            study=_text(self._json(study)),
            over=study.over,
        )
        return await self.store.write_all((), keep, background=True)

    def _json(self, study: _Study) -> Study:
        ahead = 0
        if study.state == "queued":
            before = self._queue.index(study) if study in self._queue else len(self._queue)
            ahead = before + (self._playing is not None)
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
        renewing = asyncio.create_task(self._renew())
        try:
            await self._play_queued()
        finally:
            renewing.cancel()

    async def _renew(self) -> None:
        """Keep the claims of what waits and what is played, and end what another process has cancelled."""
        while True:
            await asyncio.sleep(RENEW_EVERY)
            ids = list(self._studies)
            renew = partial(renew_claims, maker=self.store.process, ids=ids)
            try:
                ours = await self.store.write_all((), renew, background=True)
            except Exception as error:
                log.warning("could not renew claims", extra={"error": type(error).__name__})
                continue
            for id in ids:
                study = self._studies.get(id)
                if study is not None and id not in ours:
                    self._cancel(study)

    async def _play_queued(self) -> None:
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
                self._end(study, study.state)

    async def _play(self, study: _Study) -> None:
        begin = time.monotonic()
        try:
            while study.done < study.own.matches:
                pairs, _ = await self._worker.run(
                    LONGEST_SLICE, play_slice, study.own, study.standard, study.done
                )
                study.pairs += checked(pairs, log, FAILED)
                study.done = len(study.pairs)
                if not await self._keep(study):
                    study.state = "cancelled"
                    return
                if time.monotonic() > begin + LONGEST_STUDY:
                    break
            told, _ = await self._worker.run(LONGEST_SLICE, tell, study.own, study.pairs)
            study.result = checked(told, log, FAILED)
            study.state = "done"
            await self._keep(study)
        except Exception as error:
            # A worker that died again and again, a match that can't be played, a database that is gone.
            log.error(FAILED, extra={"error": type(error).__name__})
            study.state = "failed"
            study.result = None
            await self._tell_failed(study)

    async def _tell_failed(self, study: _Study) -> None:
        try:
            await self._keep(study)
        except Exception as error:
            # It is over with its claim.
            log.warning("could not keep a study", extra={"error": type(error).__name__})


def _text(study: Study) -> str:
    return orjson.dumps(study).decode()


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
