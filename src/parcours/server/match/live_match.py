"""A match under way: what its log gives when it is replayed, and what each reader may know of it."""

from collections.abc import Iterable
from typing import Final

from parcours.core.errors import DeckError, ParcoursError, Refused, SetupError
from parcours.core.match import DEAL, Match
from parcours.core.records import parse_redealt
from parcours.core.registry import find_game
from parcours.core.state import TABLE, Move
from parcours.server.db.rows import LogRow, TableRow
from parcours.server.match.integrity import CHECKSUM_EVERY, RulesChanged, checksum, fits
from parcours.server.match.judging import NOT_AWAITED, STALE, judge, why, why_card
from parcours.server.tables.decks import load_deck
from parcours.server.tables.lessons import find_lesson
from parcours.server.tables.questions import TAKEBACK
from parcours.server.wire.answers import LogEntry, WhyNot
from parcours.server.wire.errors import Denied
from parcours.server.wire.move_ranges import legal_lines
from parcours.server.wire.words import StandIn

# A line that says no more than that a player has another name from now on, in the lines before it too. It takes a
# number, so that nobody who still knows the old name can write after it.
RENAMED: Final = "renamed"


class LiveMatch:
    """The match of one table, as its log tells it.

    Numbers are those of the log: they grow with takebacks too, while the match gets shorter.
    """

    def __init__(self, table: TableRow, rows: Iterable[LogRow]) -> None:
        self.match = begin_match(table)
        self.clock = table.clock
        self.allowed = table.seconds * 1000
        self.increment = table.increment * 1000
        self.started = table.started or 0
        # The moves of the lesson that guides the match, while it is on and as long as all keep to it.
        self.script = _read_script(table)
        # The moves that come from another match can't be taken back.
        self.given_moves = table.given_moves
        self.number = 0
        # What each move that still stands is numbered in the log, and who said it how.
        self.standing: list[int] = []
        self.said: list[tuple[int, str]] = []
        # Why each of them was made for its player, if it was.
        self.stand_ins: list[StandIn | None] = []
        # How long each of them took, for a clock that runs on when it is taken back.
        self.thought: list[int] = []
        # The last number at which moves were undone: a client that has seen less needs the whole state again.
        self.rewound = 0
        # Which number a command of a seat got, so that one sent twice is played once.
        self.commands: dict[tuple[int, str], int] = {}
        self.made = [0] * len(table.seats)
        self.asked = 0
        # Since when each awaited seat's decision is open, and what each has used of its time.
        self.since: dict[int, int] = {}
        self.used = [0] * len(table.seats)
        # What its moves have added to each seat's time for the match.
        self.gained = [0] * len(table.seats)
        self._decisions: dict[int, str] = {}
        self._await(self.started, {})
        for row in rows:
            self.replay(row)

    def replay(self, row: LogRow) -> None:
        """Go on by a line that was read from the store; RulesChanged if it does not fit."""
        rules = self.match.game.version
        try:
            if row.number != self.number + 1:
                raise LookupError(f"line {self.number + 1} of the log is missing")
            self.enter(row)
        except Exception as error:
            # It was legal when it was written. Whatever goes wrong now, the rules or the log are not what they were.
            raise RulesChanged("move", rules, row.number) from error
        if row.checksum is not None and not fits(self.match, row.checksum):
            raise RulesChanged("state", rules, row.number)

    def checksum(self) -> str | None:
        """What the line that was just entered keeps of the state: something at intervals and at the end."""
        if self.number % CHECKSUM_EVERY and not self.match.over:
            return None
        return checksum(self.match)

    def enter(self, row: LogRow, parsed: Move | None = None) -> None:
        """Go on by one line of the log. `parsed` is its move where that has just been judged."""
        speaker, move, at = row.seat, row.move, row.at
        began: dict[int, int] = {}
        if move == RENAMED:
            self.rewound = row.number
        elif move.startswith(TAKEBACK):
            undone = int(move.partition(" ")[2])
            # What was asked before is not what is asked now, even where it reads the same.
            self.asked += 1
            # Nobody gains time by it.
            spent = self.thought[-undone] + at - self.since.get(speaker, at)
            began = self.since | {speaker: at - spent}
            for mover, _ in self.said[-undone:]:
                self.gained[mover] -= self.increment
            for kept in (self.standing, self.said, self.stand_ins, self.thought):
                del kept[-undone:]
            self.match.rewind(len(self.standing))
            self.rewound = row.number
        else:
            if parsed is None:
                self.match.play(self.match.name(speaker), move)
            else:
                self.match.make(speaker, parsed)
            self.standing.append(row.number)
            self.said.append((speaker, move))
            self.stand_ins.append(row.stand_in)
            self.thought.append(max(0, at - self.since.get(speaker, at)))
            if speaker != TABLE:
                self.made[speaker] += 1
                self.gained[speaker] += self.increment
        self.number = row.number
        if row.command is not None:
            self.commands[speaker, row.command] = self.number
        self._await(at, began)

    # What may be done.

    def decision(self, seat: int) -> str | None:
        """What this seat is asked now: it changes with its own moves and with the question, not with others' moves."""
        return self._decisions.get(seat)

    def judge(self, seat: int, decision: str | None, text: str) -> Move | Refused:
        """The move that a text says as the answer to that decision, or why the seat may not make it."""
        if self.match.over:
            return Refused("over", {})
        awaited = self._decisions.get(seat)
        if awaited is not None and decision != awaited:
            return Refused(STALE, {})
        judged = judge(self.match, seat, text)
        if awaited is None and not isinstance(judged, Refused):
            return Refused(NOT_AWAITED, {})
        return judged

    def why(self, seat: int, move: str) -> WhyNot:
        """Whether a move may be made now, and otherwise by which rule not."""
        return why(self.match, seat, move)

    def why_card(self, seat: int, card: str) -> list[WhyNot]:
        """What each way to use one card is refused by, in the order of the notation's forms."""
        return why_card(self.match, seat, card)

    def takeback(self, seat: int) -> int:
        """How many moves taking back the seat's last one undoes; Refused where it has made none.

        What the table has done by itself stays done, and so does all before it.
        """
        for undone, (mover, _) in enumerate(reversed(self.said[self.given_moves :]), 1):
            if mover == seat:
                return undone
            if mover == TABLE:
                raise Refused(TAKEBACK, {"because": "time"})
        raise Refused(TAKEBACK, {"because": "nothing_played"})

    def takeback_needs(self, seat: int) -> set[int]:
        """The seats that have moved since that seat's last move."""
        return {mover for mover, _ in self.said[-self.takeback(seat) :]} - {seat}

    def may_take_back(self, seat: int) -> bool:
        """Whether nobody needs to agree: it was the last move and showed nobody anything new."""
        return len(self.said) > self.given_moves and self.match.can_take_back(seat) is None

    @property
    def keeps_to_script(self) -> bool:
        """Whether a lesson is on and everything was done so far as it says."""
        return bool(self.script) and self.said == self.script[: len(self.said)]

    def scripted(self) -> tuple[int, str] | None:
        """Who moves next in the lesson, and how; None where it has no more moves or the match has left it."""
        made = len(self.said)
        return self.script[made] if made < len(self.script) and self.keeps_to_script else None

    # Time.

    def left(self, seat: int, now: int) -> int | None:
        """The milliseconds that an awaited seat has left, or None without a clock."""
        if self.clock == "none" or seat not in self.since:
            return None
        spent = max(0, now - self.since[seat])
        if self.clock == "match":
            spent += self.used[seat] - self.gained[seat]
        return self.allowed - spent

    def clocks(self, now: int) -> dict[str, int]:
        """What is left to those who are awaited."""
        if self.clock == "none":
            return {}
        return {
            self.match.players[seat]: max(0, self.left(seat, now) or 0)
            for seat in sorted(self.since)
        }

    def alarm(self) -> tuple[int, str] | None:
        """When the table makes a move by itself, and which; None if it won't."""
        clock = self.match.clock
        return None if clock is None else (self.started + 1000 * clock[0], clock[1].notation)

    def time(self, now: int) -> int | None:
        """The milliseconds until then."""
        alarm = self.alarm()
        return None if alarm is None else max(0, alarm[0] - now)

    def _await(self, at: int, began: dict[int, int]) -> None:
        """Note who is asked what from now on, and what time those who answered have used.

        After a takeback, those who are asked again have been for a while: since `began`."""
        state = self.match.state
        asked: dict[int, str] = {}
        if not self.match.over:
            kind = state.pending[-1].kind
            for seat in state.to_act():
                asked[seat] = f"{self.made[seat] + self.asked}.{kind}"
        for seat, decision in self._decisions.items():
            if asked.get(seat) != decision:
                self.used[seat] += max(0, at - self.since.pop(seat))
        for seat, decision in asked.items():
            if self._decisions.get(seat) != decision:
                # What was used of a match's time is counted already.
                self.since[seat] = began.get(seat, at) if self.clock == "decision" else at
        self._decisions = asked

    # What a reader may know.

    def player(self, seat: int | None) -> str | None:
        """Whose eyes a seat's are; None is a spectator."""
        return None if seat is None else self.match.players[seat]

    def awaited(self) -> list[str]:
        return [self.match.players[seat] for seat in sorted(self._decisions)]

    def out(self) -> list[str]:
        """Those who have nothing more to decide."""
        state = self.match.state
        return [name for seat, name in enumerate(self.match.players) if state.is_out(seat)]

    def log(self, reader: str | None, since: int | None) -> tuple[bool, list[LogEntry]]:
        """The lines after that number as the reader may read them; all, and True, if some that it saw are undone."""
        if since is None or not self.rewound <= since <= self.number:
            first: LogEntry = {
                "number": 0,
                "by": None,
                "move": None,
                "events": self.match.events(reader, DEAL, DEAL + 1),
                "stand_in": None,
            }
            return True, [first, *(self.line(reader, at) for at in range(len(self.standing)))]
        at = len(self.standing)
        while at > 0 and self.standing[at - 1] > since:
            at -= 1
        return False, [self.line(reader, place) for place in range(at, len(self.standing))]

    def line(self, reader: str | None, at: int) -> LogEntry:
        """One move that still stands, with what it brought about."""
        by, move = self.match.line(reader, at + 1)
        events = self.match.events(reader, at + 1, at + 2)
        return {
            "number": self.standing[at],
            "by": by,
            "move": move,
            "events": events,
            "stand_in": self.stand_ins[at],
        }

    def legal(self, seat: int) -> list[str]:
        """The moves that the seat may make now, folded where they differ in an amount."""
        return legal_lines(self.match, seat) if seat in self._decisions else []


def _read_script(table: TableRow) -> list[tuple[int, str]]:
    if table.lesson is None:
        return []
    try:
        return find_lesson(table.game, table.lesson).moves
    except Denied:
        # It is no longer there, so nobody is guided by it.
        return []


def begin_match(table: TableRow) -> Match:
    """The match of a table that has been started, before its first move; RulesChanged if it would be another one."""
    rules = table.rules or 0
    try:
        game = find_game(table.game).at_version(rules)
    except SetupError as error:
        raise RulesChanged("rules", rules) from error
    try:
        deck = load_deck(game, table.deck)
    except DeckError as error:
        raise RulesChanged("deck", rules) from error
    # Matches that began before fingerprints were kept have none.
    if table.deck_fingerprint not in (None, deck.fingerprint()):
        raise RulesChanged("deck", rules)
    try:
        return Match(
            game,
            table.players,
            int(table.seed or 0),
            dict(table.options),
            deck,
            redealt=parse_redealt(table.redealt, table.players),
        )
    except ParcoursError as error:
        raise RulesChanged("rules", rules) from error
