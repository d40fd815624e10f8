"""The life stories of Happy: work, love and children, house and car, pets, attacks, and the points in the end."""

from typing import Final

from parcours.core.journal import NOTHING, Event
from parcours.core.match import Match
from parcours.stories.phrases import Phrase, Thing, Who, end_phrase, people, things

MOST_JOB_NEWS: Final = 6  # more ups and downs than this are told by the last ones
CHILDREN: Final = ["child_1", "child_2", "child_3"]


class LifeStory:
    """Reads the journal for one seat."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.attacker = -1  # who attacked this seat last
        self.career: list[Phrase] = []
        self.earned = 0
        self.dates = 0
        self.love: list[Phrase] = []
        self.born = 0
        self.adopted = 0
        self.sent_down: list[int] = []
        self.moves = 0
        self.fell: list[int] = []
        self.car = 0
        self.car_lost: list[int] = []
        self.pets: list[str] = []
        self.pets_taken: list[int] = []
        self.pets_lost: list[int] = []
        self.ill: list[int] = []
        self.locked_in: list[int] = []
        self.suffered: list[tuple[int, str]] = []
        self.parried: list[int] = []
        self.attacked: list[int] = []
        self.played: list[str] = []
        self.claimed = False
        self.winner = -1  # who has just toppled the director
        for event in match.journal.events:
            kind = "" if event.card == NOTHING else match.deck.names[event.card]
            if event.seat == seat:
                self._live(event, kind)
            elif event.other == seat:
                self._meet(event)
            self.winner = event.seat if event.what == "toppled" else -1

    def _live(self, event: Event, kind: str) -> None:
        what = event.what
        by = self.attacker
        if what == "suffered":
            self.attacker = event.other
            self.suffered.append((event.other, kind))
        elif what == "parried":
            self.parried.append(event.other)
        elif what == "played_on":
            self.attacked.append(event.other)
        elif what == "played" or what == "laid_open":
            self.played.append(kind)
        elif what == "earned":
            self.earned += event.number
        elif what == "rose_to_manager" or what == "rose_to_director":
            self.career.append(Phrase(f"ha-rose-{what[8:]}"))
        elif what == "toppled":
            self.career.append(Phrase("ha-toppled", {"who": Who(event.other)}))
        elif what == "fell_to_worker" and self.winner >= 0:
            self.career.append(Phrase("ha-lost-throw", {"who": Who(self.winner)}))
        elif what == "fell_to_manager" or what == "fell_to_worker":
            self.career.append(Phrase(f"ha-fell-{what[8:]}", {"who": Who(by)}))
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
        elif what == "moved_up":
            self.moves += 1
        elif what == "house_fell":
            self.fell.append(by)
        elif what == "got_car" or what == "upgraded_car":
            self.car = max(self.car, event.number)
        elif what == "lost_car" or what == "car_scratched":
            self.car_lost.append(by)
        elif what == "got_cat" or what == "got_dog":
            self.pets.append(what[4:])
        elif what == "took_cat_from" or what == "took_dog_from":
            self.pets_taken.append(event.other)
        elif what == "fell_ill":
            self.ill.append(by)
        elif what == "quarantined":
            self.locked_in.append(event.other)
        elif what == "claimed":
            self.claimed = True

    def _meet(self, event: Event) -> None:
        if event.what == "played_on":
            self.attacker = event.seat
        elif event.what == "toppled":
            self.career.append(Phrase("ha-was-toppled", {"who": Who(event.seat)}))
        elif event.what == "took_cat_from" or event.what == "took_dog_from":
            self.pets_lost.append(event.seat)

    # Telling

    def tell(self) -> list[list[Phrase]]:
        found = self.match.table()[self.match.players[self.seat]]
        table: dict[str, object] = found if isinstance(found, dict) else {}
        chapters = (
            self._work(table),
            self._family(table),
            self._house(table),
            self._blows(),
            self._ending(),
        )
        return [chapter for chapter in chapters if chapter]

    def _work(self, table: dict[str, object]) -> list[Phrase]:
        others: list[object] = [
            Who(other) for other in range(len(self.match.players)) if other != self.seat
        ]
        said = [Phrase("ha-begin", {"players": others})]
        if not self.career:
            said.append(Phrase("ha-worker"))
        said += self.career[-MOST_JOB_NEWS:]
        if self.career:
            said.append(Phrase("ha-last-job", {"rank": str(table.get("job"))}))
        if self.earned:
            said.append(Phrase("ha-earned", {"number": self.earned}))
        return said

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
        places = [str(table.get(child)) for child in CHILDREN]
        grown: list[object] = []
        for place in ("work", "university", "secondary", "primary"):
            count = places.count(place)
            if count:
                grown.append(Phrase(f"ha-child-{place}", {"number": count}))
        if grown:
            said.append(Phrase("ha-grown", {"children": grown}))
        culprits = people(self.sent_down)
        if culprits:
            said.append(Phrase("ha-sent-down", {"players": culprits}))
        return said

    def _house(self, table: dict[str, object]) -> list[Phrase]:
        said: list[Phrase] = []
        district: dict[str, object] = {"number": table.get("district")}
        if self.moves and district["number"] == 0:
            said.append(Phrase("ha-back"))
        elif self.moves:
            said.append(Phrase("ha-moved", district))
        else:
            said.append(Phrase("ha-stayed", district))
        if people(self.fell):
            said.append(Phrase("ha-house-fell", {"players": people(self.fell)}))
        if self.car:
            said.append(Phrase("ha-car", {"number": self.car}))
        if people(self.car_lost):
            said.append(Phrase("ha-car-hurt", {"players": people(self.car_lost)}))
        if self.pets:
            said.append(Phrase("ha-pets", {"pets": things("pet", self.pets)}))
        if self.pets_taken:
            said.append(Phrase("ha-pets-taken", {"players": people(self.pets_taken)}))
        if self.pets_lost:
            said.append(Phrase("ha-pets-lost", {"players": people(self.pets_lost)}))
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
        if not said:
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
        elif "plague" not in self.played:
            said.append(Phrase("ha-harmless"))
        return said

    def _ending(self) -> list[Phrase]:
        if self.match.result is None:
            return []
        return [end_phrase(self.match, self.seat, "ha", "points")]


def tell(match: Match, seat: int) -> list[list[Phrase]]:
    """The paragraphs of a life."""
    return LifeStory(match, seat).tell()
