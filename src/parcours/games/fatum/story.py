"""The story of each life (FA-11): round by round what was begun, lost and suffered, then the reckoning and the end."""

from typing import Final

from parcours.core.decks import expect_deck
from parcours.core.journal import NOTHING, Event
from parcours.core.match import Match
from parcours.games.fatum.deck import FatumDeck
from parcours.stories.phrases import (
    Deed,
    Phrase,
    Thing,
    Who,
    end_phrases,
    others,
    people,
    place_of,
    things,
)

DOMAINS: Final = ["work", "experience", "relations", "heritage"]
FIRST_ROUND_LAID_OUT: Final = 2  # as docs/reference says
MOST_NAMED: Final = 4  # blows given are named up to this number, and counted beyond
ROOM: Final = 14  # sentences that the course of a life may have before lesser things are left out
QUIET_IN_A_ROW: Final = 3  # rounds without great news that are told in one breath

# What a sentence about a round begins with: the greatest news in it.
PLAIN, HOME, WORK, COUPLE, CHILD = range(5)
NEWS: Final = ["plain", "home", "work", "couple", "child"]
NEWS_OF_CLASS: Final = {"home": HOME, "job": WORK, "couple": COUPLE, "child": CHILD}
# Nobody gives up a child or a love like a sofa.
PARTINGS: Final = {"child": "fatum-entrusted", "love": "fatum-parted", "couple": "fatum-parted"}


class Blow:
    """A yellow-border card received: from whom, and what it took away."""

    def __init__(self, card: str, by: int, round: int) -> None:
        self.card = card
        self.by = by
        self.round = round
        self.lost = ""
        self.amount = 0
        self.insured = False
        self.ruinous = False  # told at the end, then


class Stretch:
    """What follows each other without a break in one round: own deeds, or blows, or one thing of note."""

    def __init__(self, round: int) -> None:
        self.round = round
        self.last_round = round
        self.news = PLAIN
        self.deeds: list[object] = []
        self.blows: list[Blow] = []
        self.note: Phrase | None = None


class LifeStory:
    """Reads the journal for one seat."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.round = 1
        self.jobs: list[str] = []
        if match.given is not None:
            self._begin_laid_out(match.given)
        self.course: list[Stretch] = []
        self.terms: dict[str, int] = {}  # accounts that each study has taken so far
        self.blows: list[Blow] = []
        self.gave_cards: list[str] = []
        self.gave_to: list[int] = []
        self.dice: list[tuple[int, str]] = []
        self.jobless = 0
        self.purses: list[tuple[int, int]] = []  # money and round
        self.paid = 0
        self.paid_to: list[int] = []
        self.took = 0
        self.took_from: list[int] = []
        self.fined: list[int] = []
        self.in_vain = False  # whether a fine or a theft found nothing to take
        self.goal = ""
        self.fulfilled = False
        self.ruin: Event | None = None
        self.ruin_charges = 0
        self.dearest = ""
        self.dearest_price = 0
        for event in match.journal.events:
            self._hear(event)

    def _begin_laid_out(self, given: dict[str, object]) -> None:
        began = given.get("round", FIRST_ROUND_LAID_OUT)
        self.round = began if isinstance(began, int) else FIRST_ROUND_LAID_OUT
        own = given.get(self.match.players[self.seat])
        front = own.get("front") if isinstance(own, dict) else None
        if isinstance(front, list):
            self.jobs = [str(kind) for kind in front if self._class(str(kind)) == "job"]

    def _class(self, kind: str) -> str:
        card = self.match.deck.find(kind)
        return self.match.deck.cards[card].word("class") if card >= 0 else ""

    # Reading

    def _hear(self, event: Event) -> None:
        if event.what == "round_began":
            self.round = event.number
        elif event.what == "common_objective":
            self.goal = self._kind(event)
        elif event.seat == self.seat:
            self._do(event)
        elif event.other == self.seat:
            self._suffer(event)

    def _do(self, event: Event) -> None:
        what = event.what
        kind = self._kind(event)
        lost = self.match.deck.names[event.cards[0]] if event.cards else ""
        if what == "laid" or what == "bought":
            self._lay(kind, event.number)
        elif what == "changed_job":
            if lost in self.jobs:
                self.jobs.remove(lost)
            jobs: dict[str, object] = {"old": Thing("job", lost), "new": Thing("job", kind)}
            self._again(Phrase("fatum-changed-job", jobs))
        elif what == "windfall":
            self._again(Phrase("fatum-windfall", {"deed": self._last(), "number": event.number}))
        elif what == "cleansed":
            rid: dict[str, object] = {"deed": self._last(), "blow": Thing("blow", lost)}
            self._again(Phrase("fatum-cleansed", rid))
        elif what == "abandoned":
            self._abandon(kind)
        elif what == "study_die":
            self.terms[kind] = self.terms.get(kind, 0) + 1
        elif what == "graduated":
            known: dict[str, object] = {
                "mine": Thing("my", kind),
                "number": self.terms.pop(kind, 1),
            }
            self._deed(Phrase("fatum-graduated", known), WORK)
        elif what == "hit":
            self._hit(event, kind)
        elif what == "destroyed":
            self._lose_job(lost)
            self.blows[-1].lost = lost
        elif what == "lost" or what == "robbed":
            self.blows[-1].amount += event.number
        elif what == "insured":
            self.blows[-1].insured = True
        elif what == "salary_die":
            self.dice.append((event.number, kind))
        elif what == "jobless":
            self.jobless += 1
        elif what == "purse" or what == "empty_purse":
            self.purses.append((event.number, self.round))
        elif what == "stole":
            self.took += event.number
            self.took_from.append(event.other)
        elif what == "fined":
            self.fined.append(event.other)
        elif what == "fined_in_vain" or what == "stole_in_vain":
            self.in_vain = True
        elif what == "toll":
            self.paid += event.number
            self.paid_to.append(event.other)
        elif what == "charges_too_high":
            self.ruin_charges = event.number
        elif what == "ruined":
            self.ruin = event
            if kind:
                self.blows[-1].ruinous = True
        elif what in ("revealed", "shown_objective"):
            self.goal = kind
        elif what == "reached":
            self._note(Phrase("fatum-reached", {"goal": Thing("goal", kind)}))
        elif what == "fell":
            who = people([event.other])
            own = event.other == self.seat or not who
            fall: dict[str, object] = {"goal": Thing("goal", kind)}
            if not own:
                fall["who"] = who
            self._note(Phrase("fatum-fell-alone" if own else "fatum-fell", fall))
        elif what == "fulfilled":
            self.fulfilled = True

    def _suffer(self, event: Event) -> None:
        if event.what == "hit":
            blow = Blow(self._kind(event), event.seat, self.round)
            self.blows.append(blow)
            if not self.course or not self.course[-1].blows or self.course[-1].round != self.round:
                self.course.append(Stretch(self.round))
            self.course[-1].blows.append(blow)
        elif event.what == "fined" or event.what == "stole":
            self.paid += event.number
            self.paid_to.append(event.seat)
        elif event.what == "toll" or event.what == "robbed":
            self.took += event.number
            self.took_from.append(event.seat)

    def _kind(self, event: Event) -> str:
        return "" if event.card == NOTHING else self.match.deck.names[event.card]

    def _lay(self, kind: str, price: int) -> None:
        klass = self._class(kind)
        if klass == "job":
            deck = expect_deck(self.match.deck, FatumDeck)
            beside = self.jobs and deck.cumulable[deck.find(kind)]
            message = "fatum-job-beside" if beside else "fatum-job"
            self.jobs.append(kind)
            self._deed(Phrase(message, {"job": Thing("job", kind)}), WORK)
            return
        if klass == "studies":
            self.terms[kind] = 0
        deed: object = Deed("did", kind)
        if price > 0 and klass in ("home", "car", "goods"):
            deed = Phrase("fatum-paid", {"deed": deed, "number": price})
            if price > self.dearest_price:
                self.dearest = kind
                self.dearest_price = price
        self._deed(deed, NEWS_OF_CLASS.get(klass, PLAIN))

    def _abandon(self, kind: str) -> None:
        self._lose_job(kind)
        parting = PARTINGS.get(self._class(kind))
        if parting is not None:
            self._deed(Phrase(parting, {"mine": self._mine(kind)}), PLAIN)
            return
        stretch = self.course[-1] if self.course else None
        if stretch is not None and stretch.deeds and stretch.round == self.round:
            last = stretch.deeds[-1]
            if isinstance(last, Phrase) and last.message == "fatum-abandoned":
                given_up = last.params["mine"]
                if isinstance(given_up, list):
                    given_up.append(self._mine(kind))
                    return
        self._deed(Phrase("fatum-abandoned", {"mine": [self._mine(kind)]}), PLAIN)

    def _hit(self, event: Event, kind: str) -> None:
        if event.other != self.seat:
            self.gave_cards.append(kind)
            self.gave_to.append(event.other)
            return
        self.blows.append(Blow(kind, self.seat, self.round))
        self._deed(Phrase("fatum-own-blow", {"blow": Thing("blow", kind)}), PLAIN)

    def _deed(self, deed: object, news: int) -> None:
        if not self.course or not self.course[-1].deeds or self.course[-1].round != self.round:
            self.course.append(Stretch(self.round))
        stretch = self.course[-1]
        stretch.deeds.append(deed)
        stretch.news = max(stretch.news, news)

    def _last(self) -> object:
        return self.course[-1].deeds[-1]

    def _again(self, deed: object) -> None:
        """Say the last deed in another way, now that more is known of it."""
        self.course[-1].deeds[-1] = deed

    def _note(self, phrase: Phrase) -> None:
        stretch = Stretch(self.round)
        stretch.note = phrase
        self.course.append(stretch)

    def _lose_job(self, kind: str) -> None:
        if kind in self.jobs:
            self.jobs.remove(kind)

    def _mine(self, kind: str) -> object:
        if self._class(kind) == "job":
            return Phrase("fatum-my-job", {"job": Thing("job", kind)})
        return Thing("my", kind)

    # Telling

    def tell(self) -> list[list[Phrase]]:
        parts: list[list[Phrase]] = []  # the sentences of each round, or of some in a row
        told = 0
        after_blows = False
        for stretch in _calmed(self.course):
            if stretch.round != told:
                parts.append([])
            parts[-1] += self._say_stretch(stretch, stretch.round != told, after_blows)
            told = stretch.last_round
            after_blows = bool(stretch.blows)
        paragraphs = _paragraphs(parts)
        paragraphs[0].insert(0, Phrase("fatum-begin", {"players": others(self.match, self.seat)}))
        length = sum(len(part) for part in parts)
        reckoning = self._reckoning(max(0, ROOM - length))
        if reckoning:
            paragraphs.append(reckoning)
        paragraphs.append(self._ruined() if self.ruin is not None else self._ending())
        return paragraphs

    def _say_stretch(self, stretch: Stretch, opens: bool, after_blows: bool) -> list[Phrase]:
        note = stretch.note
        if note is not None:
            if not opens:
                return [note]
            return [Phrase(f"{note.message}-in", {**note.params, "round": stretch.round})]
        if stretch.blows:
            return self._say_blows(stretch.blows, opens)
        deeds: dict[str, object] = {"deeds": stretch.deeds}
        if not opens:
            if not _is_bold(stretch.deeds):
                return [Phrase("fatum-after", deeds)]
            return [Phrase("fatum-then" if after_blows else "fatum-next", deeds)]
        if stretch.last_round > stretch.round:
            deeds["first"] = stretch.round
            deeds["last"] = stretch.last_round
            return [Phrase("fatum-rounds", deeds)]
        deeds["round"] = stretch.round
        return [Phrase(f"fatum-round-{NEWS[stretch.news]}", deeds)]

    def _say_blows(self, blows: list[Blow], opens: bool) -> list[Phrase]:
        """Who did what to me; harmless ones of the same player together."""
        said: list[Phrase] = []
        merged: list[Blow] = []
        for blow in blows:
            if blow.ruinous:
                continue
            known: dict[str, object] = {"who": Who(blow.by), "blow": Thing("blow", blow.card)}
            if opens:
                known["round"] = blow.round
            where = "-in" if opens else ""
            if blow.lost:
                known["mine"] = self._mine(blow.lost)
                said.append(Phrase(f"fatum-blow-lost{where}", known))
            elif blow.amount:
                known["number"] = blow.amount
                said.append(Phrase(f"fatum-blow-cost{where}", known))
            elif blow.insured:
                said.append(Phrase(f"fatum-blow-insured{where}", known))
            elif blow in merged:
                continue
            else:
                same = [other for other in blows if other.by == blow.by and _is_plain(other)]
                merged += same
                known["blow"] = things("blow", [other.card for other in same])
                said.append(Phrase(f"fatum-blow{where}", known))
            opens = False
        return said

    def _reckoning(self, room: int) -> list[Phrase]:
        """What the blows, the dice and the purse added up to; the less of it, the more has been told already."""
        said: list[Phrase] = []
        worst = self._worst()
        if worst is not None and self.ruin is None and len(self.blows) > 1:
            hurt: dict[str, object] = {"who": Who(worst.by), "blow": Thing("blow", worst.card)}
            said.append(Phrase("fatum-worst", hurt))
        elif not self.blows and not self.paid_to:
            said.append(Phrase("fatum-unhurt"))
        if self.gave_cards:
            said.append(self._given())
        elif not self.fined and not self.took_from and not self.in_vain:
            said.append(Phrase("fatum-gave-none"))
        if self.took > 0:
            took: dict[str, object] = {"number": self.took, "players": people(self.took_from)}
            said.append(Phrase("fatum-took", took))
        if self.paid > 0:
            paid: dict[str, object] = {"number": self.paid, "players": people(self.paid_to)}
            said.append(Phrase("fatum-paid-out", paid))
        minor: list[Phrase] = []
        if self.jobless > 1:
            minor.append(Phrase("fatum-jobless", {"number": self.jobless}))
        high = max(self.purses) if self.purses else (0, 0)
        low = min(self.purses) if self.purses else (0, 0)
        if high[0] > low[0]:
            sums: dict[str, object] = {
                "most": high[0],
                "best": high[1],
                "least": low[0],
                "worst": low[1],
            }
            minor.append(Phrase("fatum-purse", sums))
        best = max(self.dice)[0] if self.dice else 0
        least = min(self.dice)[0] if self.dice else 0
        if best > least:
            minor.append(Phrase("fatum-dice", {"best": best, "worst": least}))
        return said + minor[: max(1, room)]

    def _given(self) -> Phrase:
        victims = people(self.gave_to)
        if len(victims) == 1 and len(self.gave_cards) > MOST_NAMED:
            all_to_one: dict[str, object] = {"number": len(self.gave_cards), "who": victims}
            return Phrase("fatum-gave-all", all_to_one)
        gifts: list[object] = []
        for to in range(len(self.match.players)):
            cards = [
                card
                for card, victim in zip(self.gave_cards, self.gave_to, strict=True)
                if victim == to
            ]
            if cards and len(self.gave_cards) <= MOST_NAMED:
                gifts.append(Phrase("fatum-gift", {"blow": things("blow", cards), "who": Who(to)}))
            elif cards:
                gifts.append(Phrase("fatum-gifts", {"number": len(cards), "who": Who(to)}))
        if len(self.gave_cards) <= MOST_NAMED:
            return Phrase("fatum-gave", {"gifts": gifts})
        return Phrase("fatum-gave-many", {"number": len(self.gave_cards), "gifts": gifts})

    def _worst(self) -> Blow | None:
        """The blow that took most: a thing that the player had, then money and levels."""
        worst: Blow | None = None
        most = -1
        for blow in self.blows:
            if blow.by != self.seat:
                harm = self._harm(blow)
                if harm > most:
                    worst = blow
                    most = harm
        return worst

    def _harm(self, blow: Blow) -> int:
        card = self.match.deck.cards[self.match.deck.find(blow.card)]
        harm = 100 * sum(-card.number(domain) for domain in DOMAINS) + blow.amount
        if blow.lost:
            gone = self.match.deck.cards[self.match.deck.find(blow.lost)]
            harm += gone.number("cost") + 200 * sum(gone.number(domain) for domain in DOMAINS)
        return harm

    def _ruined(self) -> list[Phrase]:
        assert self.ruin is not None
        known: dict[str, object] = {"round": self.ruin.number}
        kind = self._kind(self.ruin)
        if kind:
            known["who"] = Who(self.ruin.other)
            known["blow"] = Thing("blow", kind)
            said = [Phrase("fatum-ruined-by", known)]
        else:
            known["number"] = self.ruin_charges
            said = [Phrase("fatum-ruined", known)]
        if self.jobs:
            said.append(Phrase("fatum-ruined-job", {"jobs": things("job", self.jobs)}))
        said += self._goal()
        if self.match.over:
            said.append(Phrase("fatum-ruined-end", {"place": place_of(self.match, self.seat)}))
        return said

    def _ending(self) -> list[Phrase]:
        table = self.match.table()[self.match.players[self.seat]]
        assert isinstance(table, dict)
        jobs = [kind for kind in table["front"] if self._class(kind) == "job"]
        over = self.match.over
        said: list[Phrase] = []
        if self.dearest and over:
            dearest: dict[str, object] = {
                "mine": Thing("the", self.dearest),
                "number": self.dearest_price,
            }
            said.append(Phrase("fatum-dearest", dearest))
        if jobs:
            said.append(
                Phrase("fatum-last-job" if over else "fatum-job-now", {"jobs": things("job", jobs)})
            )
        else:
            said.append(Phrase("fatum-no-job" if over else "fatum-no-job-now"))
        said += self._goal()
        levels: dict[str, object] = {domain: table[domain] for domain in DOMAINS}
        levels["money"] = table["money"]
        if not over:
            said.append(Phrase("fatum-levels-now", levels))
            return said
        said.append(Phrase("fatum-levels", levels))
        said += end_phrases(self.match, self.seat, "fatum", "points")
        return said

    def _goal(self) -> list[Phrase]:
        if not self.goal or not (self.match.over or self.ruin is not None):
            return []
        message = "fatum-fulfilled" if self.fulfilled else "fatum-unfulfilled"
        return [Phrase(message, {"goal": Thing("goal", self.goal)})]


def tell(match: Match, seat: int) -> list[list[Phrase]]:
    """FA-11: the paragraphs of a life."""
    return LifeStory(match, seat).tell()


def _is_bold(deeds: list[object]) -> bool:
    """Whether something new was begun, and not just given up or finished."""
    for deed in deeds:
        if not isinstance(deed, Phrase) or deed.message not in (
            "fatum-abandoned",
            "fatum-entrusted",
            "fatum-parted",
            "fatum-graduated",
        ):
            return True
    return False


def _is_plain(blow: Blow) -> bool:
    return not blow.ruinous and not blow.lost and not blow.amount and not blow.insured


def _paragraphs(parts: list[list[Phrase]]) -> list[list[Phrase]]:
    """The course of the life in about three paragraphs, each beginning with a round."""
    size = max(4, (sum(len(part) for part in parts) + 2) // 3)
    paragraphs: list[list[Phrase]] = [[]]
    left = sum(len(part) for part in parts)
    for part in parts:
        if len(paragraphs[-1]) >= size and left > 1:
            paragraphs.append([])
        paragraphs[-1] += part
        left -= len(part)
    return paragraphs


def _calmed(course: list[Stretch]) -> list[Stretch]:
    """The course of the life with rounds in a row that brought no great news told together."""
    calm: list[Stretch] = []
    for stretch in course:
        before = calm[-1] if calm else None
        if (
            before is not None
            and before.deeds
            and stretch.deeds
            and before.news == PLAIN
            and stretch.news == PLAIN
            and stretch.round - before.round < QUIET_IN_A_ROW
            and stretch.round > before.last_round
            and len(before.deeds) + len(stretch.deeds) <= QUIET_IN_A_ROW + 2
        ):
            before.deeds += stretch.deeds
            before.last_round = stretch.round
        else:
            calm.append(stretch)
    return calm
