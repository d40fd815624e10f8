"""The life stories of Power Struggle: from meeting to meeting, what was won, bought, lost and given away."""

from typing import Final

from parcours.core.journal import NOTHING, Event
from parcours.core.match import Match
from parcours.games.power_struggle.deck import DIVISIONS
from parcours.stories.phrases import (
    Phrase,
    Thing,
    Who,
    choose,
    each_once,
    end_phrases,
    others,
    people,
    things,
)

TRACKS: Final = ["influence", "shares", "main_departments", "corruption"]
NOBODY: Final = -1
CHAPTERS: Final = 3
MOST_TOLD: Final = 9  # things told besides the offices
LEAST_IN_A_TERM: Final = 1
SHUFFLE: Final = 1_000
OPENED: Final = frozenset(["opened", "founded", "chairman_opened"])
MAIN_DEPARTMENTS: Final = frozenset(["merged", "bought_main_department", "chairman_founded"])
COUNSEL: Final = frozenset(["sent_to_counsel", "resigned_to_counsel", "bought_counsel"])


class Happening:
    """A kind of thing that happened in a term, in one place or several, to one player or several."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.number = 0
        self.seats: list[int] = []
        self.divisions: list[str] = []

    def phrase(self) -> Phrase:
        known: dict[str, object] = {"number": self.number}
        if self.seats:
            known["players"] = people(self.seats)
        if self.divisions:
            known["divisions"] = things("division", each_once(self.divisions))
        return Phrase(f"ps-{self.kind}", known)


class Term:
    """The time from one directors' meeting to the next."""

    def __init__(self) -> None:
        self.offices: list[Phrase] = []
        self.happenings: dict[str, Happening] = {}

    def note(self, kind: str, number: int, seat: int, division: str) -> None:
        happening = self.happenings.setdefault(kind, Happening(kind))
        happening.number += number
        if seat != NOBODY:
            happening.seats.append(seat)
        if division:
            happening.divisions.append(division)


class LifeStory:
    """Reads the journal for one seat. What was in the envelopes stays between those who know."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.record = match.record()
        self.terms = [Term()]
        self.meetings = (
            0 if match.given is None else 1
        )  # a table laid out by hand has had its first
        self.chairman = NOBODY
        self.chairman_before = NOBODY
        self.elected = False
        self.kept_chair = False
        self.ousted_from = ""  # the division whose head has just had to go
        self.heads: list[str] = []  # divisions won at this meeting
        self.envelopes = False
        self.announced = False
        self.archenemy = NOBODY
        for event in match.journal.events:
            self._hear(event)
        self._close_meeting()

    def _hear(self, event: Event) -> None:
        what = event.what
        division = "" if event.area == NOTHING else DIVISIONS[event.area]
        if what == "meeting":
            self._begin_meeting()
        elif what == "elected":
            self._elect(event.seat)
        elif what == "head":
            self._appoint(event.seat, division)
        elif what == "event":
            self._close_meeting()
        elif event.seat == self.seat:
            self._act(event, division)
        elif event.other == self.seat:
            self._meet(event)

    # Meetings

    def _begin_meeting(self) -> None:
        if self.meetings:
            self.terms.append(Term())
        self.meetings += 1
        self.chairman_before = self.chairman
        self.chairman = NOBODY

    def _elect(self, seat: int) -> None:
        self.chairman = seat
        before = self.chairman_before == self.seat
        if seat == self.seat:
            self.elected = True
            if not before:
                self._tell("ps-chair-first" if self.meetings == 1 else "ps-chair-won")
            elif not self.kept_chair:
                self.kept_chair = True
                self._tell("ps-chair-kept")
        elif before:
            self._tell("ps-chair-lost", who=Who(seat))

    def _appoint(self, seat: int, division: str) -> None:
        if seat == self.seat:
            self.heads.append(division)
        elif division == self.ousted_from:
            self._tell("ps-head-lost", division=Thing("division", division), who=Who(seat))
        self.ousted_from = ""

    def _close_meeting(self) -> None:
        """Divisions won at a meeting are told together."""
        if self.heads:
            message = "ps-heads-first" if self.meetings == 1 else "ps-heads-won"
            self._tell(message, divisions=things("division", self.heads))
            self.heads = []

    def _tell(self, message: str, **known: object) -> None:
        self.terms[-1].offices.append(Phrase(message, known))

    # Between meetings

    def _act(self, event: Event, division: str) -> None:
        what = event.what
        if what == "chairman_ousted":
            self.chairman = NOBODY
            self._note("ousted")
        elif what == "sent_to_board" or what == "sent_to_counsel":
            self.ousted_from = division
        elif what == "resigned_to_board" or what == "resigned_to_counsel":
            self._note("resigned", division=division)
        elif what == "pushed_off_board":
            self._note("pushed")
        elif what in OPENED:
            self._note("opened", division=division)
        elif what in MAIN_DEPARTMENTS:
            self._note("merged", division=division)
        elif what == "closed":
            self._note("closed", division=division)
        elif what == "accepted":
            self.envelopes = True
            self._note("sold", seat=event.other)
        elif what == "declined":
            self.envelopes = True
            self._note("refused", seat=event.other)
        elif what == "lost_employee":
            if event.other != self.seat:
                self._note("lost", seat=event.other)
        elif what == "dismissed":
            self._note("dismissed", number=event.number)
        elif what == "enticed":
            self._note("enticed", seat=event.other)
        elif what == "bought_shares":
            self._note("shares")
        elif what == "got_bonus":
            if event.number > 0:
                self._note("bonus")
        elif what == "announced":
            self.announced = True
        elif what == "showed_archenemy":
            self.archenemy = event.other
        if what in COUNSEL:
            self._note("counsel", division=division)

    def _meet(self, event: Event) -> None:
        if event.what == "accepted":
            self.envelopes = True
            self._note("bribed", seat=event.seat)
        elif event.what == "declined":
            self.envelopes = True
            self._note("refused-by", seat=event.seat)
        elif event.what == "lost_employee":
            self._note("cost", seat=event.seat)
        elif event.what == "enticed":
            self._note("enticed-by", seat=event.seat)

    def _note(self, kind: str, number: int = 1, seat: int = NOBODY, division: str = "") -> None:
        self.terms[-1].note(kind, number, seat, division)

    # Telling

    def tell(self) -> list[list[Phrase]]:
        chapters = self._chapters()
        chapters[0].insert(0, Phrase("ps-begin", {"players": others(self.match, self.seat)}))
        return [chapter for chapter in [*chapters, self._ending()] if chapter]

    def _chapters(self) -> list[list[Phrase]]:
        """The terms, in three parts of a life at most."""
        told: set[str] = set()
        most = max(LEAST_IN_A_TERM, MOST_TOLD // len(self.terms))
        chapters: list[list[Phrase]] = [[]]
        count = min(CHAPTERS, len(self.terms))
        for at, term in enumerate(self.terms):
            chapter = at * count // len(self.terms)
            if chapter == len(chapters):
                chapters.append([])
            chapters[-1] += [*term.offices, *self._chosen(term, told, most)]
        for at, message in ((1, "ps-middle"), (2, "ps-late")):
            if at < len(chapters) and chapters[at]:
                chapters[at].insert(0, Phrase(message))
        return chapters

    def _chosen(self, term: Term, told: set[str], most: int) -> list[Phrase]:
        """Some of what happened, in the order in which it did. No kind of thing is told twice in a life."""
        new = [happening for happening in term.happenings.values() if happening.kind not in told]
        chosen = sorted(new, key=self._rank)[:most]
        told.update(happening.kind for happening in chosen)
        return [happening.phrase() for happening in new if happening in chosen]

    def _rank(self, happening: Happening) -> int:
        """Which things come first: those of one life are not those of another. A fall is always told."""
        if happening.kind == "ousted":
            return -1
        return choose(self.record, self.seat, happening.kind, SHUFFLE)

    def _ending(self) -> list[Phrase]:
        said: list[Phrase] = []
        if not self.envelopes:
            said.append(Phrase("ps-clean"))
        if not self.elected:
            said.append(Phrase("ps-never-elected"))
        if self.match.result is None:
            return said
        table = self.match.table()[self.match.players[self.seat]]
        assert isinstance(table, dict)
        if self.announced:
            said.append(Phrase("ps-announced"))
        if self.archenemy not in (NOBODY, self.seat):
            said.append(Phrase("ps-archenemy", {"who": Who(self.archenemy)}))
        said.append(Phrase("ps-tracks", {track: table[track] for track in TRACKS}))
        said += end_phrases(self.match, self.seat, "ps", "points")
        return said


def tell(match: Match, seat: int) -> list[list[Phrase]]:
    """The paragraphs of a life."""
    return LifeStory(match, seat).tell()
