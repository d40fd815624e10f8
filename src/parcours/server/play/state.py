"""What a process knows of a table that somebody looks at."""

import math
from typing import Protocol

from parcours.server.clock import STARTED, now
from parcours.server.db.notices import Watch
from parcours.server.db.rows import ChatRow, TableRow
from parcours.server.match.integrity import RulesChanged
from parcours.server.match.live_match import LiveMatch
from parcours.server.settings import Settings
from parcours.server.tables.absence import absent_seats, away_since, people
from parcours.server.tables.seats import seat_of
from parcours.server.tables.watches import LEAST_TIME, NOBODY, Waiting
from parcours.server.wire.errors import Denied
from parcours.server.wire.words import Pace

# At whose cost things happen at tables that nobody looks at.
UNATTENDED = "unattended"


class Watcher(Protocol):
    """A socket that watches a table, with the seat that its token or its profile opens."""

    seat: int | None
    token: str | None
    profile: str | None

    @property
    def profile_key(self) -> str | None:
        """What opened its profile."""

    @property
    def address(self) -> str:
        """From where it comes."""

    def push(self, message: bytes) -> None:
        """Send a message as soon as the line is free."""

    def sit(self, seat: int | None) -> None:
        """Speak and look from that seat from now on."""

    def close(self, code: str) -> None:
        """Close it, with the reason."""


class RoomState:
    """A table in memory: its row, its match, its chat, and the sockets that watch it."""

    def __init__(self, id: str, settings: Settings) -> None:
        self.id = id
        self.settings = settings
        # What is stored; None until it was read.
        self._table: TableRow | None = None
        self.live: LiveMatch | None = None
        # Why the match can't be replayed; there is no `live` then.
        self.problem: RulesChanged | None = None
        self.chat: list[ChatRow] = []
        # Who wants to be told what of it, while they are not there.
        self.watches: tuple[Watch, ...] = ()
        self.watchers: set[Watcher] = set()
        # Until how many moves have been made the bots of a lesson may move: then its learner reads.
        self.lesson_until = 0
        # When each seat was last seen here; of the others, their rows tell.
        self._seen: dict[int, int] = {}
        # How fast the bots are to play for each socket that said so.
        self._paces: dict[Watcher, Pace] = {}

    @property
    def table(self) -> TableRow:
        """The table's row with its seats."""
        assert self._table is not None
        return self._table

    @table.setter
    def table(self, table: TableRow) -> None:
        before_seats = self._table.seats if self._table is not None else ()
        for before, after in zip(before_seats, table.seats, strict=False):
            sat_down = before.token != after.token or before.left > after.left
            if sat_down or (before.seen and not after.seen):
                # Somebody has just sat down or come back, or another process has just seen them go.
                self._seen[after.seat] = now()
        self._table = table
        self._follow_tokens()

    def _follow_tokens(self) -> None:
        """Let each socket sit where its token or profile says, as seats may have changed places; or close it."""
        for watcher in list(self.watchers):
            if watcher.seat is None:
                continue
            seat = seat_of(self.table, watcher.token, watcher.profile)
            if seat is None:
                self.leave(watcher)
                watcher.close("forbidden")
            elif seat != watcher.seat:
                watcher.sit(seat)

    @property
    def number(self) -> int:
        """How many lines its log has; 0 before the match."""
        return 0 if self.live is None else self.live.number

    def require_live(self) -> LiveMatch:
        """The match; Denied where none is played, or where it can't go on."""
        if self.table.status != "abandoned":
            if self.live is not None:
                return self.live
            if self.problem is not None:
                raise Denied(self.problem.code, **self.problem.params)
        raise Denied("not_playing")

    # How fast bots play.

    def set_pace(self, watcher: Watcher, pace: Pace) -> None:
        """A socket says how fast the bots are to play."""
        self._paces.pop(watcher, None)
        self._paces[watcher] = pace

    def pace(self) -> Pace:
        """How fast the bots play: as the only person at the table wants it, and as usual where there are several.

        What one browser shows holds the bots back, whatever that person's other browser last said.
        """
        people = self.people()
        wanted = [pace for watcher, pace in self._paces.items() if {watcher.seat} == people]
        return "wait" if "wait" in wanted else wanted[-1] if wanted else "normal"

    def bot_waits(self, seat: int) -> bool:
        """Whether this bot waits as a lesson is on: for the learner, who reads, or as it is another's turn in it."""
        live = self.live
        if live is None or not live.keeps_to_script:
            return False
        scripted = live.scripted()
        return scripted is None or scripted[0] != seat or len(live.said) >= self.lesson_until

    # Who is there.

    def join(self, watcher: Watcher) -> None:
        """A socket begins to watch."""
        self.watchers.add(watcher)
        if watcher.seat is not None:
            self._seen[watcher.seat] = now()

    def leave(self, watcher: Watcher) -> None:
        """A socket is gone."""
        self.watchers.discard(watcher)
        self._paces.pop(watcher, None)
        if watcher.seat is not None:
            self._seen[watcher.seat] = now()

    def is_connected(self, seat: int) -> bool:
        """Whether the seat has a socket in this process."""
        return any(watcher.seat == seat for watcher in self.watchers)

    def spectators(self) -> int:
        """How many sockets watch without a seat, in this process."""
        return sum(1 for watcher in self.watchers if watcher.seat is None)

    def address(self) -> str:
        """At whose cost things happen here by themselves: that of the first who sits here, or of any who looks on."""
        seated = [watcher for watcher in self.watchers if watcher.seat is not None]
        if seated:
            return min(seated, key=lambda watcher: watcher.seat or 0).address
        return min((watcher.address for watcher in self.watchers), default=UNATTENDED)

    def host_waits(self) -> bool:
        """Whether the table is open and its host has a socket here."""
        return self.table.status == "open" and any(
            seat.host and self.is_connected(seat.seat) for seat in self.table.seats
        )

    def present(self) -> set[int]:
        """The seats whose players are there, in this process or another."""
        return {seat.seat for seat in self.table.seats if self.away_at(seat.seat) > now()}

    def away_at(self, seat: int) -> float:
        """When a seat's player went away, or will have unless another process says that it still sees them."""
        if self.is_connected(seat):
            return math.inf
        unseen = int(2000 * self.settings.heartbeat)
        return max(self._seen.get(seat, 0), away_since(self.table, seat, unseen, STARTED))

    def people(self) -> set[int]:
        """The seats of people who have not left the match."""
        return people(self.table)

    def waiting(self) -> Waiting:
        """Whom the match waits for, for those who are told of it."""
        live = self.live
        if live is None or self.table.status != "playing" or live.match.over:
            return NOBODY
        people = self.people()
        awaited = {seat: since for seat, since in live.since.items() if seat in people}
        half = {}
        for seat, since in awaited.items():
            left = live.left(seat, since)
            if left is not None and left >= LEAST_TIME:
                half[seat] = since + left // 2
        moved = bool(live.said) and live.stand_ins[-1] is None
        return Waiting(
            {seat: str(live.decision(seat)) for seat in awaited},
            half,
            live.said[-1][0] if moved else None,
            self.present(),
        )

    def grace_left(self) -> dict[int, int]:
        """The milliseconds that are left to each who is away from a match before moves are made for them."""
        if self.table.status != "playing" or self.table.absence == "wait":
            return {}
        left = {
            seat: self.away_at(seat) + 1000 * self.table.grace - now()
            for seat in self.people() - self.present()
        }
        return {seat: max(0, int(time)) for seat, time in left.items()}

    def absent(self) -> set[int]:
        """The seats of people who have been away for so long that no vote waits for them."""
        return absent_seats(self.table, self.away_at, now())
