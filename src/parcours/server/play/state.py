"""What a process knows of a table that somebody looks at."""

import math
from typing import Protocol

from parcours.server.clock import now
from parcours.server.db.rows import ChatRow, TableRow
from parcours.server.match.integrity import RulesChanged
from parcours.server.match.live_match import LiveMatch
from parcours.server.settings import Settings
from parcours.server.wire.errors import Denied


class Watcher(Protocol):
    """A socket that watches a table, with the seat that its token opens."""

    seat: int | None
    token: str | None

    def push(self, message: bytes) -> None:
        """Send a message as soon as the line is free."""

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
        self.watchers: set[Watcher] = set()
        # When each seat was last seen here, for the grace time. Of a seat that was not seen yet nobody knows since when
        # it is away: its grace time begins with the room, so after a restart all have it again.
        self._seen: dict[int, int] = {}
        self._opened = now()

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

    # Who is there.

    def join(self, watcher: Watcher) -> None:
        """A socket begins to watch."""
        self.watchers.add(watcher)
        if watcher.seat is not None:
            self._seen[watcher.seat] = now()

    def leave(self, watcher: Watcher) -> None:
        """A socket is gone."""
        self.watchers.discard(watcher)
        if watcher.seat is not None:
            self._seen[watcher.seat] = now()

    def is_connected(self, seat: int) -> bool:
        """Whether the seat has a socket in this process."""
        return any(watcher.seat == seat for watcher in self.watchers)

    def spectators(self) -> int:
        """How many sockets watch without a seat, in this process."""
        return sum(1 for watcher in self.watchers if watcher.seat is None)

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
        elsewhere = self.table.seats[seat].seen
        patience = int(2000 * self.settings.heartbeat)
        # What was before the match is no absence from it.
        here = max(self._seen.get(seat, self._opened), self.table.started or 0)
        return max(here, elsewhere + patience if elsewhere else 0)

    def people(self) -> set[int]:
        """The seats of people who have not left the match."""
        return {seat.seat for seat in self.table.seats if seat.kind == "person" and not seat.left}

    def absent(self) -> set[int]:
        """The seats of people who have been away for longer than the table's grace time."""
        latest = now() - 1000 * self.table.grace
        return {seat for seat in self.people() if self.away_at(seat) <= latest}
