"""The life stories of Retire Happy: four periods of work, love, homes and money, and the pension in the end."""

from typing import Final

from parcours.core.journal import NOTHING, Event
from parcours.core.match import Match
from parcours.stories.phrases import Phrase, Thing, Who, end_phrase, things

PERIODS: Final = 4
# How a card of each type is spoken of when it has been played.
SAYINGS: Final = {
    "education": "rh-learned",
    "job": "rh-job",
    "entrepreneur": "rh-built",
    "partner": "rh-partner",
    "child": "rh-child",
}


class Period:
    """A quarter of a life: what was done in it, and what went wrong."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.event = ""
        self.deeds: list[object] = []
        self.failed: list[str] = []
        self.after: list[Phrase] = []


class LifeStory:
    """Reads the journal for one seat."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        began = 1
        if match.given is not None:
            given = match.given.get("period", 1)
            began = given if isinstance(given, int) else 1
        self.periods = [Period(began)]
        self.start = ""
        self.earned = 0
        self.borrowed = 0
        self.forced = 0
        self.repaid = 0
        self.home_value = 0
        self.last_home = ""
        self.bonus = 0
        self.status = ""
        self.job = ""
        for event in match.journal.events:
            kind = "" if event.card == NOTHING else match.deck.names[event.card]
            if event.what == "period_began":
                if event.number != self.periods[-1].number:
                    self.periods.append(Period(event.number))
            elif event.what == "event_came":
                self.periods[-1].event = kind
            elif event.seat == seat:
                self._live(event, kind)

    def _live(self, event: Event, kind: str) -> None:
        what = event.what
        period = self.periods[-1]
        if what == "started":
            self.start = kind
        elif what == "succeeded" or what == "played":
            self._played(event, kind)
        elif what == "failed":
            period.failed.append(kind)
        elif what == "parted":
            period.deeds.insert(
                max(0, len(period.deeds) - 1), Phrase("rh-parted", {"what": Thing("a", kind)})
            )
        elif what == "rented":
            period.deeds.append(Phrase("rh-rented", {"what": Thing("a", kind)}))
        elif what == "bought":
            bought: dict[str, object] = {"what": Thing("a", kind), "number": event.number}
            period.deeds.append(Phrase("rh-bought", bought))
        elif what == "sold_home" or what == "left_home":
            period.deeds.append(Phrase(f"rh-{what[:4]}-home", {"what": Thing("a", kind)}))
        elif what == "lost_home":
            period.after.append(Phrase("rh-lost-home", {"what": Thing("a", kind)}))
        elif what == "invested":
            invested: dict[str, object] = {"what": Thing("a", kind), "number": event.number}
            period.deeds.append(Phrase("rh-invested", invested))
        elif what == "cashed":
            period.after.append(
                Phrase("rh-cashed", {"what": Thing("a", kind), "number": event.number})
            )
        elif what == "stake_lost":
            period.after.append(Phrase("rh-stake-lost", {"what": Thing("a", kind)}))
        elif what == "founded":
            period.deeds.append(Phrase("rh-founded", {"number": event.number}))
        elif what == "became_employee":
            period.deeds.append(Phrase("rh-employee"))
        elif what == "borrowed":
            self.borrowed += 1
        elif what == "forced_loans":
            self.forced += event.number
        elif what == "earned":
            self.earned += event.number
        elif what == "repaid_loans":
            self.repaid = event.number
        elif what == "home_counted":
            self.home_value = event.number
            self.last_home = kind
        elif what == "end_effects":
            self.bonus = event.number
        elif what == "retired_employee" or what == "retired_entrepreneur":
            self.status = what[8:]

    def _played(self, event: Event, kind: str) -> None:
        type = self.match.deck.cards[event.card].word("type")
        if type == "job":
            self.job = kind
            self._deed(Phrase("rh-job", {"job": Thing("job", kind)}))
        elif type == "good_news":
            self._be_lucky(kind)
        elif type in SAYINGS:
            self._deed(Phrase(SAYINGS[type], {"what": Thing("a", kind)}))

    def _be_lucky(self, kind: str) -> None:
        for deed in self.periods[-1].deeds:
            if isinstance(deed, Phrase) and deed.message == "rh-luck":
                luck = deed.params["what"]
                if isinstance(luck, list):
                    luck.append(Thing("a", kind))
                    return
        self._deed(Phrase("rh-luck", {"what": things("a", [kind])}))

    def _deed(self, deed: object) -> None:
        self.periods[-1].deeds.append(deed)

    # Telling

    def tell(self) -> list[list[Phrase]]:
        others: list[object] = [
            Who(other) for other in range(len(self.match.players)) if other != self.seat
        ]
        paragraphs = [[Phrase("rh-begin", {"players": others})]]
        if self.start:
            paragraphs[0].append(Phrase("rh-start", {"what": Thing("a", self.start)}))
        for period in self.periods:
            said = self._say(period)
            if period.number == 1:
                paragraphs[0] += said
            elif said:
                paragraphs.append(said)
        if self.match.over:
            paragraphs.append(self._ending())
        return paragraphs

    def _say(self, period: Period) -> list[Phrase]:
        said: list[Phrase] = []
        number = min(period.number, PERIODS)
        if period.deeds:
            said.append(Phrase(f"rh-period-{number}", {"deeds": period.deeds}))
        elif period is not self.periods[-1] or self.match.over:
            said.append(Phrase(f"rh-idle-{number}"))
        if period.event:
            said.append(Phrase("rh-times", {"what": Thing("times", period.event)}))
        if period.failed:
            said.append(Phrase("rh-failed", {"what": things("a", period.failed)}))
        return said + period.after

    def _ending(self) -> list[Phrase]:
        said: list[Phrase] = []
        if self.earned:
            said.append(Phrase("rh-earned", {"number": self.earned}))
        if self.borrowed or self.forced:
            said.append(Phrase("rh-loans", {"number": self.borrowed + self.forced}))
        if self.status == "entrepreneur":
            said.append(Phrase("rh-end-company"))
        elif self.job:
            said.append(Phrase("rh-last-job", {"job": Thing("job", self.job)}))
        else:
            said.append(Phrase("rh-no-job"))
        if self.home_value:
            home: dict[str, object] = {
                "what": Thing("a", self.last_home),
                "number": self.home_value,
            }
            said.append(Phrase("rh-home", home))
        else:
            said.append(Phrase("rh-no-home"))
        if self.repaid:
            said.append(Phrase("rh-repaid", {"number": self.repaid}))
        if self.match.result is not None:
            said.append(end_phrase(self.match, self.seat, "rh", "score"))
        return said


def tell(match: Match, seat: int) -> list[list[Phrase]]:
    """The paragraphs of a life."""
    return LifeStory(match, seat).tell()
