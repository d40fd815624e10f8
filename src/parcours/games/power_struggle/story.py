"""The life stories of Power Struggle: offices held and lost, envelopes, departments, and what it was all worth."""

from typing import Final

from parcours.core.journal import NOTHING, Event
from parcours.core.match import Match
from parcours.games.power_struggle.deck import DIVISIONS
from parcours.stories.phrases import Phrase, Who, end_phrase, people, things

TRACKS: Final = ["influence", "shares", "main_departments", "corruption"]


class LifeStory:
    """Reads the journal for one seat. What was in the envelopes stays between those who know."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.elected = 0
        self.ousted = 0
        self.heads: list[str] = []
        self.sent = 0
        self.pushed = 0
        self.opened: list[str] = []
        self.merged: list[str] = []
        self.closed: list[str] = []
        self.bribed: list[int] = []
        self.refused_by: list[int] = []
        self.sold_to: list[int] = []
        self.refused: list[int] = []
        self.lost_to: list[int] = []
        self.cost: list[int] = []
        self.dismissed = 0
        self.enticed: list[int] = []
        self.enticed_by: list[int] = []
        self.certificates = 0
        self.bonus = 0
        self.announced = False
        self.archenemy = -1
        for event in match.journal.events:
            if event.seat == seat:
                self._act(event)
            elif event.other == seat:
                self._meet(event)

    def _act(self, event: Event) -> None:
        what = event.what
        division = "" if event.area == NOTHING else DIVISIONS[event.area]
        if what == "elected":
            self.elected += 1
        elif what == "chairman_ousted":
            self.ousted += 1
        elif what == "head":
            self.heads.append(division)
        elif what == "sent_to_board" or what == "sent_to_counsel":
            self.sent += 1
        elif what == "pushed_off_board":
            self.pushed += 1
        elif what in ("opened", "founded", "chairman_opened", "chairman_founded"):
            self.opened.append(division)
        elif what == "merged" or what == "bought_main_department":
            self.merged.append(division)
        elif what == "closed":
            self.closed.append(division)
        elif what == "accepted":
            self.sold_to.append(event.other)
        elif what == "declined":
            self.refused.append(event.other)
        elif what == "lost_employee":
            if event.other != self.seat:
                self.lost_to.append(event.other)
        elif what == "dismissed":
            self.dismissed += event.number
        elif what == "enticed":
            self.enticed.append(event.other)
        elif what == "bought_shares":
            self.certificates += 1
        elif what == "got_bonus":
            self.bonus += event.number
        elif what == "announced":
            self.announced = True
        elif what == "showed_archenemy":
            self.archenemy = event.other

    def _meet(self, event: Event) -> None:
        if event.what == "accepted":
            self.bribed.append(event.seat)
        elif event.what == "declined":
            self.refused_by.append(event.seat)
        elif event.what == "lost_employee":
            self.cost.append(event.seat)
        elif event.what == "enticed":
            self.enticed_by.append(event.seat)

    # Telling

    def tell(self) -> list[list[Phrase]]:
        chapters = (self._career(), self._envelopes(), self._departments(), self._ending())
        return [chapter for chapter in chapters if chapter]

    def _career(self) -> list[Phrase]:
        others: list[object] = [
            Who(other) for other in range(len(self.match.players)) if other != self.seat
        ]
        said = [Phrase("ps-begin", {"players": others})]
        if self.elected:
            said.append(Phrase("ps-elected", {"number": self.elected}))
        else:
            said.append(Phrase("ps-never-elected"))
        if self.ousted:
            said.append(Phrase("ps-ousted"))
        divisions = _each_once(self.heads)
        if divisions:
            said.append(Phrase("ps-heads", {"divisions": things("division", divisions)}))
        if self.sent:
            said.append(Phrase("ps-sent", {"number": self.sent}))
        if self.pushed:
            said.append(Phrase("ps-pushed", {"number": self.pushed}))
        return said

    def _envelopes(self) -> list[Phrase]:
        said: list[Phrase] = []
        if self.bribed:
            said.append(self._counted("ps-bribed", self.bribed))
        if self.refused_by:
            said.append(self._counted("ps-refused-by", self.refused_by))
        if self.sold_to:
            said.append(self._counted("ps-sold", self.sold_to))
        if self.refused:
            said.append(self._counted("ps-refused", self.refused))
        if not said:
            said.append(Phrase("ps-clean"))
        if self.bonus:
            said.append(Phrase("ps-bonus", {"number": self.bonus}))
        return said

    def _departments(self) -> list[Phrase]:
        said: list[Phrase] = []
        if self.opened:
            opened: dict[str, object] = {
                "number": len(self.opened),
                "divisions": things("division", _each_once(self.opened)),
            }
            said.append(Phrase("ps-opened", opened))
        if self.merged:
            merged: dict[str, object] = {
                "number": len(self.merged),
                "divisions": things("division", _each_once(self.merged)),
            }
            said.append(Phrase("ps-merged", merged))
        if self.closed:
            said.append(Phrase("ps-closed", {"number": len(self.closed)}))
        if self.lost_to:
            said.append(self._counted("ps-lost", self.lost_to))
        if self.cost:
            said.append(self._counted("ps-cost", self.cost))
        if self.enticed:
            said.append(self._counted("ps-enticed", self.enticed))
        if self.enticed_by:
            said.append(self._counted("ps-enticed-by", self.enticed_by))
        if self.dismissed:
            said.append(Phrase("ps-dismissed", {"number": self.dismissed}))
        if self.certificates:
            said.append(Phrase("ps-shares", {"number": self.certificates}))
        return said

    def _counted(self, message: str, seats: list[int]) -> Phrase:
        return Phrase(message, {"number": len(seats), "players": people(seats)})

    def _ending(self) -> list[Phrase]:
        if self.match.result is None:
            return []
        table = self.match.table()[self.match.players[self.seat]]
        assert isinstance(table, dict)
        said: list[Phrase] = []
        if self.announced:
            said.append(Phrase("ps-announced"))
        if self.archenemy >= 0 and self.archenemy != self.seat:
            said.append(Phrase("ps-archenemy", {"who": Who(self.archenemy)}))
        said.append(Phrase("ps-tracks", {track: table[track] for track in TRACKS}))
        said.append(end_phrase(self.match, self.seat, "ps", "points"))
        return said


def tell(match: Match, seat: int) -> list[list[Phrase]]:
    """The paragraphs of a life."""
    return LifeStory(match, seat).tell()


def _each_once(kinds: list[str]) -> list[str]:
    once: list[str] = []
    for kind in kinds:
        if kind not in once:
            once.append(kind)
    return once
