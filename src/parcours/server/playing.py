"""A match under way: what its log gives when it is replayed, and what each reader may know of it."""

from collections.abc import Iterable
from typing import Any

from parcours.core.errors import DeckError, NotationError, ParcoursError, Refused, SetupError
from parcours.core.match import DEAL, Match, Result
from parcours.core.registry import find_game
from parcours.core.state import TABLE
from parcours.server.decks import load_deck
from parcours.server.integrity import CHECKSUM_EVERY, RulesChanged, checksum, stored_record
from parcours.server.questions import TAKEBACK
from parcours.server.shuffle import proof_of
from parcours.server.store import Entry
from parcours.server.wire import answers
from parcours.server.wire.move_ranges import legal_lines

# Refusals that come from no rule of a game.
NOT_AWAITED = "turn"
NOT_A_MOVE = "notation"
STALE = "stale"

Json = dict[str, Any]


class Playing:
    """The match of one table, as its log tells it.

    Numbers are those of the log: they grow with takebacks too, while the match gets shorter.
    """

    def __init__(self, table: Json, seats: list[Json], entries: Iterable[Entry]) -> None:
        self.match = begin_match(table, seats)
        self.clock: str = table["clock"]
        self.allowed: int = table["seconds"] * 1000
        self.started: int = table["started"]
        self.number = 0
        # What each move that still stands is numbered in the log, and who said it how.
        self.standing: list[int] = []
        self.said: list[tuple[int, str]] = []
        # How long each of them took, for a clock that runs on when it is taken back.
        self.thought: list[int] = []
        # The last number at which moves were undone: whoever saw less needs to begin anew.
        self.rewound = 0
        # Which number a command of a seat got, so that one sent twice is played once.
        self.commands: dict[tuple[int, str], int] = {}
        self.made = [0] * len(seats)
        self.asked = 0
        # Since when each awaited seat's decision is open, and what each has used of its time.
        self.since: dict[int, int] = {}
        self.used = [0] * len(seats)
        self._decisions: dict[int, str] = {}
        self._await(self.started, {})
        for entry in entries:
            self.replay(entry)

    def replay(self, entry: Entry) -> None:
        """Go on by a line that was read from the store; RulesChanged if it does not fit."""
        rules = self.match.game.version
        try:
            if entry["number"] != self.number + 1:
                raise LookupError(f"line {self.number + 1} of the log is missing")
            self.enter(entry)
        except Exception as error:
            # It was legal when it was written. Whatever goes wrong now, the rules or the log are not what they were.
            raise RulesChanged("move", rules, entry["number"]) from error
        if entry["checksum"] is not None and entry["checksum"] != checksum(self.match):
            raise RulesChanged("state", rules, entry["number"])

    def checksum(self) -> str | None:
        """What the line that was just entered keeps of the state: something at intervals and at the end."""
        if self.number % CHECKSUM_EVERY and not self.match.over:
            return None
        return checksum(self.match)

    def enter(self, entry: Entry) -> None:
        """Go on by one line of the log, which is known to be legal."""
        speaker, move, at = entry["seat"], entry["move"], entry["at"]
        began: dict[int, int] = {}
        if move.startswith(TAKEBACK):
            undone = int(move.partition(" ")[2])
            # What was asked before is not what is asked now, even where it reads the same.
            self.asked += 1
            # Nobody gains time by it.
            spent = self.thought[-undone] + at - self.since.get(speaker, at)
            began = self.since | {speaker: at - spent}
            del self.standing[-undone:], self.said[-undone:], self.thought[-undone:]
            self.match.rewind(len(self.standing))
            self.rewound = entry["number"]
        else:
            self.match.play(self.match.name(speaker), move)
            self.standing.append(entry["number"])
            self.said.append((speaker, move))
            self.thought.append(max(0, at - self.since.get(speaker, at)))
            if speaker != TABLE:
                self.made[speaker] += 1
        self.number = entry["number"]
        if entry["command"] is not None:
            self.commands[speaker, entry["command"]] = self.number
        self._await(at, began)

    # What may be done.

    def decision(self, seat: int) -> str | None:
        """What this seat is asked now: it changes with its own moves and with the question, not with others' moves."""
        return self._decisions.get(seat)

    def refusal(self, seat: int, decision: object, move: str) -> Refused | None:
        """Why the seat may not make that move as the answer to that decision."""
        if self.match.over:
            return Refused("over", {})
        if seat not in self._decisions:
            return self._why_not(seat, move) or Refused(NOT_AWAITED, {})
        if decision != self._decisions[seat]:
            return Refused(STALE, {})
        return self._why_not(seat, move)

    def why(self, seat: int, move: str) -> answers.WhyNot:
        """Whether a move may be made now, and otherwise by which rule not."""
        return why(self.match, self.match.players[seat], move)

    def why_card(self, seat: int, card: str) -> list[answers.WhyNot]:
        """What each way to use one card is refused by, in the order of the notation's forms."""
        return why_card(self.match, self.match.players[seat], card)

    def takeback(self, seat: int) -> int:
        """How many moves taking back the seat's last one undoes; Refused where it has made none.

        What the table has done by itself stays done, and so does all before it.
        """
        for undone, (mover, _) in enumerate(reversed(self.said), 1):
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
        return self.match.can_take_back(seat) is None

    # Time.

    def left(self, seat: int, now: int) -> int | None:
        """The milliseconds that an awaited seat has left, or None without a clock."""
        if self.clock == "none" or seat not in self.since:
            return None
        spent = max(0, now - self.since[seat])
        return self.allowed - spent - (self.used[seat] if self.clock == "match" else 0)

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

    def log(self, reader: str | None, since: int | None) -> tuple[bool, list[answers.LogEntry]]:
        """The lines after that number as the reader may read them; all, and True, if some that it saw are undone."""
        if since is None or not self.rewound <= since <= self.number:
            first: answers.LogEntry = {
                "number": 0,
                "by": None,
                "move": None,
                "events": self.match.events(reader, DEAL, DEAL + 1),
            }
            return True, [first, *(self.line(reader, at) for at in range(len(self.standing)))]
        at = len(self.standing)
        while at > 0 and self.standing[at - 1] > since:
            at -= 1
        return False, [self.line(reader, place) for place in range(at, len(self.standing))]

    def line(self, reader: str | None, at: int) -> answers.LogEntry:
        """One move that still stands, with what it brought about."""
        by, move = self.match.line(reader, at + 1)
        events = self.match.events(reader, at + 1, at + 2)
        return {"number": self.standing[at], "by": by, "move": move, "events": events}

    def legal(self, seat: int) -> list[str]:
        """The moves that the seat may make now, folded where they differ in an amount."""
        return legal_lines(self.match, seat) if seat in self._decisions else []

    def _why_not(self, seat: int, move: str) -> Refused | None:
        return why_not(self.match, self.match.players[seat], move)


def why_not(match: Match, player: str, move: str) -> Refused | None:
    """What refuses the move, be it that it is none."""
    try:
        return match.refusal(player, move)
    except NotationError as error:
        return Refused(NOT_A_MOVE, {"text": str(error)})


def why(match: Match, player: str, move: str) -> answers.WhyNot:
    """Whether a move may be made now, and otherwise by which rule not."""
    refused = why_not(match, player, move)
    if refused is None:
        return {"move": move, "rule": None, "params": {}}
    return {"move": move, "rule": refused.rule, "params": refused.params}


def why_card(match: Match, player: str, card: str) -> list[answers.WhyNot]:
    """What each way to use one card is refused by, in the order of the notation's forms.

    Ways in which such a card is never used say nothing.
    """
    found: list[answers.WhyNot] = []
    for form in match.grammar.forms:
        slots = [slot for slot in form.slots if slot is not None]
        if not slots or slots[0].kind != "card" or slots[0].many:
            continue
        others = slots[1:]
        if any(slot.kind != "player" or slot.many for slot in others) or len(others) > 1:
            continue
        for other in match.players if others else [""]:
            words = [
                word if slot is None else card if slot is slots[0] else other
                for word, slot in zip(form.words, form.slots, strict=True)
            ]
            answer = why(match, player, " ".join(words))
            if answer["rule"] != NOT_A_MOVE:
                found.append(answer)
    return found


def begin_match(table: Json, seats: list[Json]) -> Match:
    """The match of a table that has been started, before its first move; RulesChanged if it would be another one."""
    rules: int = table["rules"]
    try:
        game = find_game(table["game"]).at_version(rules)
    except SetupError as error:
        raise RulesChanged("rules", rules) from error
    source: str | None = table["deck"]
    try:
        deck = load_deck(game, source)
    except DeckError as error:
        raise RulesChanged("deck", rules) from error
    # Matches that began before fingerprints were kept have none.
    if table["deck_fingerprint"] not in (None, deck.fingerprint()):
        raise RulesChanged("deck", rules)
    try:
        return Match(
            game, [seat["player"] for seat in seats], int(table["seed"]), table["options"], deck
        )
    except ParcoursError as error:
        raise RulesChanged("rules", rules) from error


def record_of(table: Json, entries: list[Entry]) -> str:
    """The record of a match that is over, with its proof. One that can't be replayed is written as it is stored."""
    proof = proof_of(table)
    try:
        match = Playing(table, table["seats"], entries).match
    except RulesChanged:
        return stored_record(table, proof, entries)
    match.proof = proof
    return match.record()


def refusal_json(refused: Refused) -> answers.Refusal:
    """Why a move may not be made, as the API tells it."""
    return {"rule": refused.rule, "params": refused.params}


def result_json(result: Result | None) -> answers.Result | None:
    """How a match ended, as the API tells it."""
    if result is None:
        return None
    return {
        "ranking": [
            {"place": place.place, "player": place.player, "score": place.score}
            for place in result.ranking
        ],
        "winners": result.winners,
        "reason": result.reason,
        "rule": result.rule,
    }
