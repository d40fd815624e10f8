"""The life stories of Retire Happy: four periods of work, love, homes and money, and the pension in the end."""

from typing import Final

from parcours.core.journal import NOTHING, Event
from parcours.core.match import Match
from parcours.stories.phrases import Phrase, Thing, choose, end_phrases, others, score_of

PERIODS: Final = 4
MOST_TOLD: Final = 5  # sentences about what was done in a period
# What is left out first where a period has more to tell.
LESSER: Final = ["rh-luck", "rh-failed", "rh-invested", "rh-cashed", "rh-built", "rh-learned"]
# Those of one kind in a period are told in one sentence.
GATHERED: Final = {
    "education": "rh-learned",
    "entrepreneur": "rh-built",
    "child": "rh-child",
    "good_news": "rh-luck",
}


class Period:
    """A quarter of a life: the times, and what was done, in the order in which it was begun."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.event = ""
        self.news: list[Phrase] = []

    def find(self, message: str) -> Phrase | None:
        """The last news of that kind in this period."""
        for phrase in reversed(self.news):
            if phrase.message == message:
                return phrase
        return None


class LifeStory:
    """Reads the journal for one seat."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.record = match.record()
        self.has_company = False
        self.periods = [Period(1)]
        if match.given is not None:
            self._begin_laid_out(match.given)
        self.start = ""
        self.job = ""
        self.founded = 0
        self.left_home = ""  # the home that was given up last, until another one is moved into
        self.earned = 0
        self.loans = 0
        self.repaid = 0
        self.home_value = 0
        self.last_home = ""
        self.status = ""
        for event in match.journal.events:
            kind = "" if event.card == NOTHING else match.deck.names[event.card]
            if event.what == "period_began":
                if event.number != self.periods[-1].number:
                    self.periods.append(Period(event.number))
                self.left_home = ""
            elif event.what == "event_came":
                self.periods[-1].event = kind
            elif event.seat == seat:
                self._live(event, kind)

    def _begin_laid_out(self, given: dict[str, object]) -> None:
        began = given.get("period", 1)
        self.periods = [Period(began if isinstance(began, int) else 1)]
        own = given.get(self.match.players[self.seat])
        if isinstance(own, dict):
            self.has_company = own.get("status") == "entrepreneur"

    def _live(self, event: Event, kind: str) -> None:
        what = event.what
        if what == "started":
            self.start = kind
        elif what == "succeeded" or what == "played":
            self._play(event, kind)
        elif what == "failed":
            self._gather("rh-failed", Thing("a", kind))
        elif what == "parted":
            self._part(kind)
        elif what == "rented" or what == "bought":
            self._move_in(what, kind, event.number)
        elif what == "sold_home" or what == "left_home":
            self.left_home = kind
            self._tell(Phrase(f"rh-{what[:4]}-home", {"what": Thing("the", kind)}))
        elif what == "lost_home":
            self._tell(Phrase("rh-lost-home", {"what": Thing("the", kind)}))
        elif what == "invested":
            invested: dict[str, object] = {"what": Thing("a", kind), "number": event.number}
            self._tell(Phrase("rh-invested", invested))
        elif what == "cashed":
            cashed: dict[str, object] = {"what": Thing("the", kind), "number": event.number}
            self._tell(Phrase("rh-cashed", cashed))
        elif what == "stake_lost":
            self._tell(Phrase("rh-stake-lost", {"what": Thing("the", kind)}))
        elif what == "founded":
            again = "-again" if self.founded else ""
            self.founded += 1
            self.has_company = True
            self._tell(Phrase(f"rh-founded{again}", {"number": event.number}))
        elif what == "borrowed":
            self.loans += 1
        elif what == "forced_loans":
            self.loans += event.number
        elif what == "earned":
            self.earned += event.number
        elif what == "repaid_loans":
            self.repaid = event.number
        elif what == "home_counted":
            self.home_value = event.number
            self.last_home = kind
        elif what == "retired_employee" or what == "retired_entrepreneur":
            self.status = what[8:]

    def _play(self, event: Event, kind: str) -> None:
        type = self.match.deck.cards[event.card].word("type")
        if type == "job":
            self._take_job(kind)
        elif type == "partner":
            self._tell(Phrase("rh-partner", {"what": Thing("a", kind)}))
        elif type in GATHERED:
            self._gather(GATHERED[type], Thing("a", kind))

    def _take_job(self, kind: str) -> None:
        """A first job, another one, the same one elsewhere, or one after the other."""
        period = self.periods[-1]
        last = period.news[-1] if period.news else None
        job = Thing("job", kind)
        if self.has_company:
            self.has_company = False
            self._tell(Phrase("rh-employee", {"job": job}))
        elif kind == self.job:
            self._tell(Phrase("rh-job-again", {"job": job}))
        elif last is not None and last.message == "rh-learned":
            period.news.pop()
            self._tell(Phrase("rh-learned-job", {**last.params, "job": job}))
        elif last is not None and last.message in ("rh-job", "rh-jobs"):
            before = last.params["jobs" if last.message == "rh-jobs" else "job"]
            jobs = [*before, job] if isinstance(before, list) else [before, job]
            period.news[-1] = Phrase("rh-jobs", {"jobs": jobs})
        elif self.job:
            self._tell(Phrase("rh-job-next", {"old": Thing("job", self.job), "job": job}))
        else:
            self._tell(Phrase("rh-job", {"job": job}))
        self.job = kind

    def _part(self, old: str) -> None:
        """Told with whom it was for, who has just been told."""
        news = self.periods[-1].news
        new = news.pop().params["what"]
        news.append(Phrase("rh-partner-again", {"old": Thing("the", old), "what": new}))

    def _move_in(self, what: str, kind: str, price: int) -> None:
        """Told with the home that was left for it, if there is one."""
        known: dict[str, object] = {"what": Thing("a", kind)}
        if what == "bought":
            known["number"] = price
        news = self.periods[-1].news
        if self.left_home and news and news[-1].message in ("rh-sold-home", "rh-left-home"):
            known["old"] = news.pop().params["what"]
            what += "-next"
        self.left_home = ""
        self._tell(Phrase(f"rh-{what}", known))

    def _tell(self, phrase: Phrase) -> None:
        self.periods[-1].news.append(phrase)

    def _gather(self, message: str, thing: Thing) -> None:
        found = self.periods[-1].find(message)
        gathered = [] if found is None else found.params["what"]
        if found is None or not isinstance(gathered, list):
            self._tell(Phrase(message, {"what": [thing]}))
        else:
            gathered.append(thing)

    # Telling

    def tell(self) -> list[list[Phrase]]:
        paragraphs = [[Phrase("rh-begin", {"players": others(self.match, self.seat)})]]
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
        """The times in every second period, and else how old one was; then the news."""
        number = min(period.number, PERIODS)
        said: list[Phrase] = []
        with_times = (number + choose(self.record, self.seat, "rh-times", 2)) % 2 == 0
        if period.event and with_times:
            said.append(Phrase("rh-times", {"what": Thing("times", period.event)}))
        elif number > 1 and period.news:
            said.append(Phrase(f"rh-period-{number}"))
        if not period.news and (period is not self.periods[-1] or self.match.over):
            said.append(Phrase(f"rh-idle-{number}"))
        return said + _shortened(period.news)

    def _ending(self) -> list[Phrase]:
        said: list[Phrase] = []
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
        money: list[Phrase] = []
        if self.earned:
            money.append(Phrase("rh-earned", {"number": self.earned}))
        if self.loans:
            money.append(Phrase("rh-loans", {"number": self.loans}))
        if money:
            said.append(money[choose(self.record, self.seat, "rh-money", len(money))])
        score = score_of(self.match, self.seat)
        if score < 0:
            said.append(Phrase("rh-debt", {"number": -score}))
        else:
            if self.repaid:
                said.append(Phrase("rh-repaid", {"number": self.repaid}))
            said.append(Phrase("rh-pension", {"number": score}))
        said += end_phrases(self.match, self.seat, "rh", "score")
        return said


def _shortened(news: list[Phrase]) -> list[Phrase]:
    """As much of the news as a paragraph holds; what is left out is never a job, a love or a home."""
    told = news[:]
    for message in LESSER:
        for phrase in news:
            if len(told) > MOST_TOLD and phrase.message == message:
                told.remove(phrase)
    return told


def tell(match: Match, seat: int) -> list[list[Phrase]]:
    """The paragraphs of a life."""
    return LifeStory(match, seat).tell()
