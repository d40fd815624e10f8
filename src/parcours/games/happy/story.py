"""The life stories of Happy: work, love and children, house and car, pets, attacks, and the points in the end."""

from typing import Final, NamedTuple

from parcours.core.journal import NOTHING, Event
from parcours.core.match import Match
from parcours.stories.phrases import Phrase, Thing, Who, end_phrases, others, people, things

MOST_JOB_NEWS: Final = 6  # of more ups and downs than this the middle ones are told in one breath
FIRST_JOB_NEWS: Final = 2  # how many are told before those
CHILDREN: Final = ["child_1", "child_2", "child_3"]
SCHOOLS_AND_WORK: Final = ["work", "university", "secondary", "primary"]
WORKER: Final = "worker"
# Attacks that are told where they took something away.
TOLD_ELSEWHERE: Final = frozenset(
    ["take_cat", "take_dog", "secret_love", "burn_out", "scratch", "school_down"]
)


class JobNews(NamedTuple):
    """A rise or a fall, and the rank that it led to."""

    phrase: Phrase
    rank: str


class LifeStory:
    """Reads the journal for one seat."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.attacker = -1  # who attacked this seat last
        self.career: list[JobNews] = []
        self.plotted = False
        self.earned = 0
        self.dates = 0
        self.love: list[Phrase] = []
        self.born = 0
        self.adopted = 0
        self.sent_down: list[int] = []
        self.moves = 0
        self.fell: list[int] = []
        self.cars = [0] * len(match.players)  # what each seat's car is worth now
        self.offering_car = False
        self.car = 0
        self.car_hurt: list[int] = []
        self.pets: list[str] = []
        self.pets_taken: list[int] = []
        self.pets_lost: list[int] = []
        self.hurt = False
        self.suffered: list[tuple[int, str]] = []
        self.parried: list[int] = []
        self.attacked: list[int] = []
        self.played: list[str] = []
        self.winner = -1  # who has just toppled the director
        if match.given is not None:
            self._begin_laid_out(match.given)
        for event in match.journal.events:
            kind = "" if event.card == NOTHING else match.deck.names[event.card]
            self._follow_cars(event)
            if event.seat == seat:
                self._live(event, kind)
            elif event.other == seat:
                self._meet(event, kind)
            self.winner = event.seat if event.what == "toppled" else -1

    def _begin_laid_out(self, given: dict[str, object]) -> None:
        """A table laid out by hand may have cars on it already."""
        for seat, player in enumerate(self.match.players):
            own = given.get(player)
            value = own.get("car") if isinstance(own, dict) else 0
            self.cars[seat] = value if isinstance(value, int) else 0
        self.car = self.cars[self.seat]

    def _follow_cars(self, event: Event) -> None:
        """A car may change hands, and the journal says what it is worth only where it was bought or upgraded."""
        what = event.what
        if what in ("got_car", "upgraded_car", "car_scratched"):
            self.cars[event.seat] = event.number
        elif what == "lost_car" or what == "sold_car":
            self.cars[event.seat] = 0
        elif what == "offered_car" or what == "offered_card":
            self.offering_car = what == "offered_car"
        elif what == "accepted_offer" and self.offering_car:
            self.cars[event.seat] = self.cars[event.other]
            self.cars[event.other] = 0
        self.car = max(self.car, self.cars[self.seat])

    def _live(self, event: Event, kind: str) -> None:
        what = event.what
        by = self.attacker
        if what == "suffered":
            self.attacker = event.other
            self._suffer(event.other, kind)
        elif what == "parried":
            self.parried.append(event.other)
        elif what == "played_on":
            self.attacked.append(event.other)
        elif what == "played" or what == "laid_open":
            self.played.append(kind)
        elif what == "earned":
            self.earned += event.number
        elif what == "rose_to_manager" or what == "rose_to_director":
            rank = what.removeprefix("rose_to_")
            self._tell_of_job(Phrase(f"ha-rose-{rank}"), rank)
        elif what == "asked_to_topple" or what == "agreed_to_topple":
            self.plotted = True
        elif what == "toppled":
            self._tell_of_job(Phrase("ha-toppled", {"who": Who(event.other)}), "director")
        elif what == "fell_to_worker" and self.winner >= 0:
            self._tell_of_job(Phrase("ha-lost-throw", {"who": Who(self.winner)}), WORKER)
        elif what == "fell_to_manager" or what == "fell_to_worker":
            rank = what.removeprefix("fell_to_")
            self._tell_of_job(Phrase(f"ha-fell-{rank}", {"who": Who(by)}), rank)
        elif what == "dated":
            self.dates += 1
        elif what == "found_partner":
            self.love.append(Phrase("ha-partner" if not self.love else "ha-partner-again"))
        elif what == "divorced":
            self.love.append(Phrase("ha-divorced", {"who": Who(by)}))
        elif what == "bought_out":
            self.love.append(Phrase("ha-bought-out", {"number": event.number}))
        elif what == "child_born":
            self.born += 1
        elif what == "child_adopted":
            self.adopted += 1
        elif what.startswith("child_down"):
            self.sent_down.append(by)
        elif what == "moved_up" or what == "moved_down":
            self.moves += 1
        elif what == "house_fell":
            self.fell.append(by)
        elif what == "lost_car" or what == "car_scratched":
            self.car_hurt.append(by)
        elif what == "got_cat" or what == "got_dog":
            self.pets.append(what[4:])
        elif what == "took_cat_from" or what == "took_dog_from":
            self.pets_taken.append(event.other)

    def _meet(self, event: Event, kind: str) -> None:
        if event.what == "played_on":
            self.attacker = event.seat
            # What can be parried is suffered only once that has been asked.
            if self.match.deck.cards[event.card].word("parried_by") == "none":
                self._suffer(event.seat, kind)
        elif event.what == "toppled":
            self.hurt = True
            self._tell_of_job(Phrase("ha-was-toppled", {"who": Who(event.seat)}), "manager")
        elif event.what == "took_cat_from" or event.what == "took_dog_from":
            self.pets_lost.append(event.seat)

    def _suffer(self, by: int, kind: str) -> None:
        self.hurt = True
        if kind not in TOLD_ELSEWHERE:
            self.suffered.append((by, kind))

    def _tell_of_job(self, phrase: Phrase, rank: str) -> None:
        self.career.append(JobNews(phrase, rank))

    # Telling

    def tell(self) -> list[list[Phrase]]:
        found = self.match.table()[self.match.players[self.seat]]
        table: dict[str, object] = found if isinstance(found, dict) else {}
        chapters = (
            self._work(),
            self._family(table),
            self._house(table),
            self._blows(),
            end_phrases(self.match, self.seat, "ha", "points"),
        )
        return [chapter for chapter in chapters if chapter]

    def _work(self) -> list[Phrase]:
        said = [Phrase("ha-begin", {"players": others(self.match, self.seat)})]
        if not self.career:
            said.append(Phrase("ha-worker"))
        said += self._told_career()
        if self.earned:
            said.append(Phrase("ha-earned", {"number": self.earned}))
        return said

    def _told_career(self) -> list[Phrase]:
        """Rises and falls; of very many, the first and the last ones, and the rank that lies between."""
        if len(self.career) <= MOST_JOB_NEWS:
            return [news.phrase for news in self.career]
        last = self.career[FIRST_JOB_NEWS - MOST_JOB_NEWS :]
        before = self.career[FIRST_JOB_NEWS - MOST_JOB_NEWS - 1]
        between = Phrase("ha-up-and-down", {"rank": before.rank})
        first = [news.phrase for news in self.career[:FIRST_JOB_NEWS]]
        return [*first, between, *(news.phrase for news in last)]

    def _family(self, table: dict[str, object]) -> list[Phrase]:
        said: list[Phrase] = []
        if self.dates:
            said.append(Phrase("ha-dates", {"number": self.dates}))
        said += self.love
        if not self.love:
            said.append(Phrase("ha-single"))
        if self.born:
            said.append(Phrase("ha-born", {"number": self.born}))
        if self.adopted:
            said.append(Phrase("ha-adopted", {"number": self.adopted}))
        if not self.born and not self.adopted:
            said.append(Phrase("ha-childless"))
        said += self._children(table)
        culprits = people(self.sent_down)
        if culprits:
            down: dict[str, object] = {"players": culprits, "number": len(self.sent_down)}
            said.append(Phrase("ha-sent-down", down))
        return said

    def _children(self, table: dict[str, object]) -> list[Phrase]:
        """What became of those who are not babies any more."""
        places = [str(table.get(child)) for child in CHILDREN]
        counts = {place: places.count(place) for place in SCHOOLS_AND_WORK if place in places}
        if not counts:
            return []
        children = self.born + self.adopted
        if children == 1:
            return [Phrase("ha-grown-one", {"place": next(iter(counts))})]
        at_home = children - sum(counts.values())
        if at_home > 0:
            counts["home"] = at_home
        grown: list[object] = [
            Phrase(f"ha-child-{place}", {"number": count}) for place, count in counts.items()
        ]
        return [Phrase("ha-grown", {"children": grown})]

    def _house(self, table: dict[str, object]) -> list[Phrase]:
        said: list[Phrase] = []
        district: dict[str, object] = {"number": table.get("district")}
        if not self.moves and district["number"] == 0 and not self.fell:
            said.append(Phrase("ha-stayed"))
        elif not self.moves:
            said.append(Phrase("ha-lived", district))
        elif district["number"] == 0:
            said.append(Phrase("ha-back"))
        else:
            said.append(Phrase("ha-moved", district))
        if people(self.fell):
            said.append(Phrase("ha-house-fell", {"players": people(self.fell)}))
        if self.car:
            said.append(Phrase("ha-car", {"number": self.car}))
        if people(self.car_hurt):
            said.append(Phrase("ha-car-hurt", {"players": people(self.car_hurt)}))
        if self.pets:
            said.append(Phrase("ha-pets", {"pets": things("pet", self.pets)}))
        for message, seats in (
            ("ha-pets-taken", self.pets_taken),
            ("ha-pets-lost", self.pets_lost),
        ):
            if seats:
                said.append(Phrase(message, {"players": people(seats), "number": len(seats)}))
        for kind in ("world_trip", "friendship", "inheritance", "lottery"):
            if kind in self.played:
                said.append(Phrase("ha-luck", {"luck": Thing("luck", kind)}))
        return said

    def _blows(self) -> list[Phrase]:
        said: list[Phrase] = []
        for giver in range(len(self.match.players)):
            kinds = [kind for by, kind in self.suffered if by == giver]
            if kinds:
                blow: dict[str, object] = {"who": Who(giver), "blows": things("blow", kinds)}
                said.append(Phrase("ha-suffered", blow))
        if not self.hurt:
            said.append(Phrase("ha-unhurt"))
        if self.parried:
            parried: dict[str, object] = {
                "number": len(self.parried),
                "players": people(self.parried),
            }
            said.append(Phrase("ha-parried", parried))
        if self.attacked:
            given: dict[str, object] = {
                "number": len(self.attacked),
                "players": people(self.attacked),
            }
            said.append(Phrase("ha-attacked", given))
        elif "plague" not in self.played and not self.plotted:
            said.append(Phrase("ha-harmless"))
        return said


def tell(match: Match, seat: int) -> list[list[Phrase]]:
    """The paragraphs of a life."""
    return LifeStory(match, seat).tell()
