"""The life stories of Smile Life: school, work, love, possessions, blows, and the smiles in the end."""

from typing import Final

from parcours.core.journal import NOTHING, Event
from parcours.core.match import Match
from parcours.stories.phrases import Phrase, Thing, Who, end_phrases, others, people, things

# Blows that are told where they took something away.
TOLD_ELSEWHERE: Final = frozenset(["dismissal", "divorce", "income_tax", "repeat_year"])
KEPT: Final = "kept"
MOST_NAMED: Final = 4  # blows given are named up to this number, and counted beyond


class Tie:
    """A job or a marriage: how it ended, and by whom."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.fate = KEPT
        self.by = -1
        self.next = ""


class LifeStory:
    """Reads the journal for one seat."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.actor = -1  # who laid the card that is having its effect
        self.laying = ""  # that card
        self.aim = -1  # at whom
        self.studies = 0
        self.studies_lost: list[int] = []
        self.jobs: list[Tie] = []
        self.wages = 0
        self.taxed: list[int] = []
        self.marriages: list[Tie] = []
        self.flirts: list[str] = []
        self.stole_from: list[int] = []
        self.stolen_by: list[int] = []
        self.arrested = False
        self.arrests = False
        self.affairs = 0
        self.children = 0
        self.left = 0
        self.killed_by: list[int] = []
        self.pets: list[str] = []
        self.trips: list[str] = []
        self.houses: list[str] = []
        self.honours: list[str] = []
        self.chances: list[str] = []
        self.blows: list[tuple[int, str]] = []
        self.gave: list[tuple[int, str]] = []
        self.missed = 0
        self.presents: list[int] = []
        self.bets = 0
        if match.given is not None:
            self._begin_laid_out()
        for event in match.journal.events:
            self._hear(event)

    def _begin_laid_out(self) -> None:
        """A table laid out by hand may have a job and a marriage on it already."""
        given = {} if self.match.given is None else self.match.given
        own = given.get(self.match.players[self.seat])
        if not isinstance(own, dict):
            return
        for zone, ties in (("job", self.jobs), ("marriage", self.marriages)):
            cards = own.get(zone)
            for kind in cards if isinstance(cards, list) else []:
                ties.append(Tie(str(kind)))

    def _hear(self, event: Event) -> None:
        what = event.what
        kind = "" if event.card == NOTHING else self.match.deck.names[event.card]
        if what in ("laid", "laid_found", "laid_on", "laid_found_on", "took_revenge"):
            self.actor = event.seat
            self.laying = kind
            self.aim = event.other
            if event.seat == self.seat:
                self._lay(kind, event.other)
            elif event.other == self.seat and self._group(kind) == "malus":
                self.blows.append((event.seat, kind))
        elif what in ("drew", "filled_up", "match_over"):
            self.laying = ""
        elif what == "lost_job" and self.actor == self.seat and self.aim != event.seat:
            self.arrests = True
        elif event.seat == self.seat:
            self._live(event, kind)
        elif event.other == self.seat:
            if what == "stole_flirt":
                self.stolen_by.append(event.seat)
            elif what == "gave":
                self.presents.append(event.seat)

    def _group(self, kind: str) -> str:
        return self.match.deck.cards[self.match.deck.find(kind)].word("group")

    def _lay(self, kind: str, target: int) -> None:
        group = self._group(kind)
        if target >= 0:
            if group == "malus":
                self.gave.append((target, kind))
        elif group == "studies":
            self.studies += 1
        elif group == "job":
            if self.jobs and self.jobs[-1].fate == KEPT:
                self.jobs[-1].fate = "replaced"
                self.jobs[-1].next = kind
            self.jobs.append(Tie(kind))
        elif group == "wage":
            self.wages += 1
        elif group == "flirt":
            self.flirts.append(kind)
        elif group == "marriage":
            self.marriages.append(Tie(kind))
        elif group == "adultery":
            self.affairs += 1
        elif group == "child":
            self.children += 1
        elif group == "pet":
            self.pets.append(kind)
        elif group == "trip":
            self.trips.append(kind)
        elif group == "house":
            self.houses.append(kind)
        elif group == "distinction":
            self.honours.append(kind)
        elif group == "special" or group == "malus":
            self.chances.append(kind)

    def _live(self, event: Event, kind: str) -> None:
        what = event.what
        struck = self.actor if self.laying and self.aim == self.seat else -1
        if what == "bought":
            group = self._group(kind)
            (self.trips if group == "trip" else self.houses).append(kind)
        elif what == "resigned":
            self._end(self.jobs, "resigned", -1)
        elif what == "lost_job":
            arrested = self.laying == "policeman" and struck < 0
            self.arrested = self.arrested or arrested
            self._end(self.jobs, "arrested" if arrested else "dismissed", self.actor)
        elif what == "left_prison":
            if self.jobs and self.jobs[-1].kind == "bandit" and self.jobs[-1].fate == KEPT:
                self._end(self.jobs, "jailed", -1)
        elif what == "divorced":
            self._end(self.marriages, "ended" if struck >= 0 else "left", struck)
        elif what == "lost":
            group = self._group(kind)
            (self.studies_lost if group == "studies" else self.taxed).append(struck)
        elif what == "lost_children":
            self.left += event.number
        elif what == "children_killed":
            self.killed_by.append(self.actor)
        elif what == "stole_flirt":
            self.stole_from.append(event.other)
        elif what == "missed_turn":
            self.missed += 1
        elif what == "won_bet":
            self.bets += 1

    def _end(self, ties: list[Tie], fate: str, by: int) -> None:
        if ties and ties[-1].fate == KEPT:
            ties[-1].fate = fate
            ties[-1].by = by

    # Telling

    def tell(self) -> list[list[Phrase]]:
        return [
            part
            for part in (
                self._school_and_work(),
                self._love(),
                self._possessions(),
                self._blows(),
                end_phrases(self.match, self.seat, "sl", "smiles"),
            )
            if part
        ]

    def _school_and_work(self) -> list[Phrase]:
        said = [Phrase("sl-begin", {"players": others(self.match, self.seat)})]
        if self.studies:
            said.append(Phrase("sl-studies", {"number": self.studies}))
        else:
            said.append(Phrase("sl-no-studies"))
        culprits = people(self.studies_lost)
        if culprits:
            lost: dict[str, object] = {"number": len(self.studies_lost), "players": culprits}
            said.append(Phrase("sl-repeated", lost))
        said += self._work()
        if self.wages:
            said.append(Phrase("sl-wages", {"number": self.wages}))
        if self.taxed:
            taxed: dict[str, object] = {"number": len(self.taxed), "players": people(self.taxed)}
            said.append(Phrase("sl-taxed", taxed))
        if self.honours:
            said.append(Phrase("sl-honours", {"honours": things("honour", self.honours)}))
        return said

    def _work(self) -> list[Phrase]:
        """The jobs in order; several that the player gave up in a row are told in one sentence."""
        if not self.jobs:
            return [Phrase("sl-no-job")]
        said: list[Phrase] = []
        resigned: list[str] = []
        for at, job in enumerate(self.jobs):
            if job.fate == "resigned":
                resigned.append(job.kind)
                if at + 1 == len(self.jobs) or self.jobs[at + 1].fate != "resigned":
                    many = len(resigned) > 1
                    jobs = things("job", resigned)
                    message = "sl-jobs-resigned" if many else "sl-job-resigned"
                    said.append(Phrase(message, {"jobs" if many else "job": jobs}))
                    resigned = []
                continue
            if at > 0 and self.jobs[at - 1].fate == "replaced" and job.fate == KEPT:
                continue  # told with the one before
            known: dict[str, object] = {"job": Thing("job", job.kind)}
            if job.fate == "replaced":
                known["next"] = Thing("job", job.next)
            elif job.by >= 0:
                known["who"] = Who(job.by)
            fate = "now" if job.fate == KEPT and not self.match.over else job.fate
            said.append(Phrase(f"sl-job-{fate}", known))
        return said

    def _love(self) -> list[Phrase]:
        said: list[Phrase] = []
        if self.flirts:
            flirts: dict[str, object] = {
                "number": len(self.flirts),
                "places": things("flirt", self.flirts),
            }
            said.append(Phrase("sl-flirts", flirts))
        if self.stole_from:
            said.append(self._counted("sl-stole", self.stole_from))
        if self.stolen_by:
            said.append(self._counted("sl-stolen", self.stolen_by))
        for at, marriage in enumerate(self.marriages):
            again = "again-" if at else ""
            known: dict[str, object] = {}
            if marriage.by >= 0:
                known["who"] = Who(marriage.by)
            said.append(Phrase(f"sl-married-{again}{marriage.fate}", known))
        if self.affairs:
            said.append(Phrase("sl-affair", {"number": self.affairs}))
        if self.children:
            said.append(Phrase("sl-children", {"number": self.children}))
        if self.left:
            said.append(Phrase("sl-children-left", {"number": self.left}))
        if self.killed_by:
            own = self.seat in self.killed_by
            who = people(self.killed_by)
            known = {} if own else {"who": who}
            said.append(Phrase("sl-children-killed-own" if own else "sl-children-killed", known))
        if not (self.flirts or self.marriages or self.children or said):
            said.append(Phrase("sl-alone"))
        if self.pets:
            said.append(Phrase("sl-pets", {"pets": things("pet", self.pets)}))
        return said

    def _possessions(self) -> list[Phrase]:
        said: list[Phrase] = []
        if self.trips:
            said.append(Phrase("sl-trips", {"trips": things("trip", self.trips)}))
        if self.houses:
            said.append(Phrase("sl-houses", {"houses": things("house", self.houses)}))
        if self.presents:
            said.append(Phrase("sl-birthday", {"players": people(self.presents)}))
        for kind in self.chances:
            if kind in ("inheritance", "tsunami", "shooting_star", "luck", "rainbow", "casino"):
                said.append(Phrase(f"sl-{kind.replace('_', '-')}"))
            elif kind == "attack":
                said.append(Phrase("sl-attack"))
        if self.bets:
            said.append(Phrase("sl-bet"))
        if not self.trips and not self.houses:
            said.append(Phrase("sl-owned-nothing"))
        return said

    def _blows(self) -> list[Phrase]:
        said: list[Phrase] = []
        for giver in range(len(self.match.players)):
            kinds = [kind for by, kind in self.blows if by == giver and kind not in TOLD_ELSEWHERE]
            if kinds:
                known: dict[str, object] = {"who": Who(giver), "blows": things("blow", kinds)}
                said.append(Phrase("sl-blows", known))
        if not self._was_hurt():
            said.append(Phrase("sl-unhurt"))
        if self.missed:
            said.append(Phrase("sl-missed", {"number": self.missed}))
        if self.gave:
            said.append(self._given())
        elif "attack" not in self.chances and not self.stole_from and not self.arrests:
            said.append(Phrase("sl-gave-none"))
        return said

    def _was_hurt(self) -> bool:
        """Whether anybody else did this player any harm."""
        killers = [seat for seat in self.killed_by if seat != self.seat]
        return bool(self.blows or self.stolen_by or self.arrested or killers)

    def _counted(self, message: str, seats: list[int]) -> Phrase:
        return Phrase(message, {"number": len(seats), "players": people(seats)})

    def _given(self) -> Phrase:
        victims = people([to for to, _ in self.gave])
        if len(victims) == 1 and len(self.gave) > MOST_NAMED:
            return Phrase("sl-gave-all", {"number": len(self.gave), "who": victims})
        gifts: list[object] = []
        named = len(self.gave) <= MOST_NAMED
        for target in range(len(self.match.players)):
            kinds = [kind for to, kind in self.gave if to == target]
            if kinds and named:
                gifts.append(Phrase("sl-gift", {"blow": things("blow", kinds), "who": Who(target)}))
            elif kinds:
                gifts.append(Phrase("sl-gifts", {"number": len(kinds), "who": Who(target)}))
        if named:
            return Phrase("sl-gave", {"gifts": gifts})
        return Phrase("sl-gave-many", {"number": len(self.gave), "gifts": gifts})


def tell(match: Match, seat: int) -> list[list[Phrase]]:
    """The paragraphs of a life."""
    return LifeStory(match, seat).tell()
