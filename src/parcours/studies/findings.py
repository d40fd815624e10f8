"""What the matches of a study say: shares with their intervals, and the marks met or missed."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from parcours.studies.matches import ASSIGNED, FREE, MIXED, DeckStudy, Played, SeatRow
from parcours.studies.plan import CARDS, FIRST, LENGTH, RATE, SEATS, SHARE, Mark
from parcours.studies.statistics import (
    Estimate,
    Observation,
    difference,
    mean,
    median,
    per_use,
    wilson,
)

# A card used by fewer seats is listed, but not held against a mark; one dealt to fewer has no
# effect of the deal.
LEAST_USERS = 50


@dataclass(frozen=True, slots=True)
class Line:
    """How the seats of one kind fared.

    `seats` is the part of all seats, `wins` the part of all victories, `rate` what one such seat
    wins of a match.
    """

    name: str
    seats: float
    wins: Estimate
    rate: Estimate
    score: float


@dataclass(frozen=True, slots=True)
class CardLine:
    """What a card does to its owner's chance to win, in three ways of asking.

    `use`: how much more than their share its users win. `dealt`: how much more a seat wins that
    was dealt it (or could choose it first) than one that was not. `per_use`: that, for each use
    that the deal brought about.
    """

    name: str
    users: float
    use: Estimate | None
    dealt: Estimate | None
    per_use: Estimate | None


@dataclass(frozen=True, slots=True)
class Miss:
    """What lies beyond a mark: how far, and whether its whole interval does."""

    name: str
    estimate: Estimate
    by: float
    certain: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """A mark, what came nearest to breaking it or broke it most, and all that broke it."""

    mark: Mark
    worst: str
    estimate: Estimate | None
    misses: list[Miss] = field(default_factory=list)
    certain: bool = True

    @property
    def met(self) -> bool:
        """Whether nothing lies beyond the mark."""
        return not self.misses

    @property
    def word(self) -> str:
        """The verdict in a word or two."""
        if self.estimate is None:
            return "nothing to judge"
        return ("met" if self.met else "missed") + ("" if self.certain else ", not certain")


class Findings:
    """Everything that is told of a study."""

    def __init__(self, study: DeckStudy, matches: Sequence[Played]) -> None:
        self.study = study
        # Where bots of different strength sit at a table, cards and seats show that as well.
        self.matches = [match for match in matches if match.part != MIXED]
        self.mixed = [match for match in matches if match.part == MIXED]
        self.free = [match for match in matches if match.part == FREE]
        self.assigned = [match for match in matches if match.part == ASSIGNED]
        self.even = 1 / study.players
        self.seats = self._lines(self.free, _order)
        self.lengths = sorted(match.length for match in self.free)
        self.length = median(self.lengths)
        self.reasons = Counter(match.reason for match in self.free)
        self.chosen = {
            fact.name: self._lines(self.free, _fact(fact.name))
            for fact in study.plan.facts
            if not fact.first
        }
        self.trials = {
            trial.name: self._lines(self.assigned, _way(trial.name)) for trial in study.plan.trials
        }
        self.firsts = {fact.name: self._first(fact.name) for fact in study.plan.facts if fact.first}
        self.cards = self._cards()
        self.verdicts = [self._judge(mark) for mark in study.plan.marks]

    def _lines(self, matches: Sequence[Played], kind: Callable[[SeatRow], str]) -> list[Line]:
        names = sorted({kind(row) for match in matches for row in match.seats})
        return [self._line(name, matches, kind) for name in names]

    def _line(self, name: str, matches: Sequence[Played], kind: Callable[[SeatRow], str]) -> Line:
        rows = [(match, row) for match in matches for row in match.seats if kind(row) == name]
        won = [
            (match.match, sum(row.win for row in match.seats if kind(row) == name))
            for match in matches
        ]
        wins = mean(won)
        rate = mean((match.match, row.win) for match, row in rows)
        assert wins is not None
        assert rate is not None
        score = sum(row.score for _, row in rows) / len(rows)
        return Line(name, len(rows) / (len(matches) * self.study.players), wins, rate, score)

    def _first(self, fact: str) -> list[tuple[str, Estimate]]:
        """In which part of the matches each word came first, those that never did included."""
        plan = self.study.plan.fact(fact)
        counts = Counter(match.facts[fact] for match in self.free)
        among = {line.name for line in self.chosen.get(plan.among, [])}
        nothing = {plan.otherwise}
        if plan.among:
            nothing.add(self.study.plan.fact(plan.among).otherwise)
        names = sorted((among | set(counts)) - nothing)
        total = len(self.free)
        shares = [
            (name, Estimate(counts[name] / total, *wilson(counts[name], total), counts[name]))
            for name in names
        ]
        return sorted(shares, key=_by_share)

    def _cards(self) -> list[CardLine]:
        bases = self._bases()
        rows = [
            (match.match, row, row.win - bases[_group(match, row)])
            for match in self.matches
            for row in match.seats
        ]
        used: dict[str, list[Observation]] = {}
        for number, row, gain in rows:
            for card in row.used:
                used.setdefault(card, []).append((number, gain))
        dealt = self._dealt(rows) if self.study.plan.hand else self._chosen_first(bases)
        lines = []
        for card in sorted({*used, *dealt}):
            with_it, without = dealt.get(card, ([], []))
            if min(len(with_it), len(without)) < LEAST_USERS:
                with_it, without = [], []
            by_deal = per_use(with_it, without)
            lines.append(
                CardLine(
                    card,
                    len(used.get(card, [])) / len(rows),
                    mean(used.get(card, [])),
                    difference(_wins(with_it), _wins(without)),
                    None if by_deal is None else by_deal[0],
                )
            )
        return sorted(lines, key=_by_use)

    def _bases(self) -> dict[tuple[str, ...], float]:
        """What a seat wins that was assigned the same ways; the even share in free play."""
        wins: dict[tuple[str, ...], list[float]] = {}
        for match in self.matches:
            for row in match.seats:
                wins.setdefault(_group(match, row), []).append(row.win)
        return {group: sum(values) / len(values) for group, values in wins.items()}

    def _dealt(self, rows: Sequence[tuple[int, SeatRow, float]]) -> "dict[str, _Contrast]":
        """Seats with the card in their first hand, and seats without it."""
        names = {card for _, row, _ in rows for card in row.dealt}
        found: dict[str, _Contrast] = {name: ([], []) for name in names}
        for number, row, gain in rows:
            for card, (with_it, without) in found.items():
                into = with_it if card in row.dealt else without
                into.append((number, gain, float(card in row.used)))
        return found

    def _chosen_first(self, bases: dict[tuple[str, ...], float]) -> "dict[str, _Contrast]":
        """Seats with the first choice where the card lay, and those with it where it did not.

        Only drafts in which the card can turn up are compared.
        """
        drafts = [
            (match.match, draft, row, row.win - bases[_group(match, row)])
            for match in self.matches
            for draft in match.drafts
            for row in (match.seats[draft.seat],)
        ]
        possible: dict[int, set[str]] = {}
        for _, draft, _, _ in drafts:
            possible.setdefault(draft.number, set()).update(draft.cards)
        found: dict[str, _Contrast] = {}
        for number, draft, row, gain in drafts:
            for card in possible[draft.number]:
                with_it, without = found.setdefault(card, ([], []))
                into = with_it if card in draft.cards else without
                into.append((number, gain, float(card in row.used)))
        return found

    def _judge(self, mark: Mark) -> Verdict:
        named = list(self.measured(mark))
        if not named:
            return Verdict(mark, "", None)
        misses = []
        certain = True
        for name, estimate in named:
            by = beyond(mark, estimate.value)
            sure = (mark.most is not None and estimate.above(mark.most)) or (
                mark.least is not None and estimate.below(mark.least)
            )
            if by > 0:
                misses.append(Miss(name, estimate, by, sure))
            elif beyond(mark, estimate.low) > 0 or beyond(mark, estimate.high) > 0:
                certain = False
        misses.sort(key=_by_miss)
        if misses:
            certain = any(miss.certain for miss in misses)
        worst, estimate = max(named, key=lambda item: beyond(mark, item[1].value))
        return Verdict(mark, worst, estimate, misses, certain)

    def measured(self, mark: Mark) -> Iterable[tuple[str, Estimate]]:
        """What the mark is about, by name."""
        if mark.kind == SEATS:
            yield from ((f"seat {line.name}", line.rate.less(self.even)) for line in self.seats)
        elif mark.kind == CARDS:
            for card in self.cards:
                if card.use is not None and card.use.count >= LEAST_USERS:
                    yield card.name, card.use
        elif mark.kind == LENGTH and self.length is not None:
            yield self.study.plan.unit, self.length
        elif mark.kind == SHARE:
            lines = self.trials.get(mark.of) or self.chosen[mark.of]
            yield from ((line.name, line.wins) for line in lines)
        elif mark.kind == FIRST:
            yield from self.firsts[mark.of]
        elif mark.kind == RATE:
            otherwise = self.study.plan.fact(mark.of).otherwise
            rate = mean(
                (match.match, float(row.facts[mark.of] != otherwise))
                for match in self.free
                for row in match.seats
            )
            if rate is not None:
                yield mark.of, rate


_Contrast = tuple[list[tuple[int, float, float]], list[tuple[int, float, float]]]


def _order(row: SeatRow) -> str:
    return str(row.order + 1)


def _fact(name: str) -> Callable[[SeatRow], str]:
    return lambda row: row.facts[name]


def _way(name: str) -> Callable[[SeatRow], str]:
    return lambda row: row.ways[name]


def _group(match: Played, row: SeatRow) -> tuple[str, ...]:
    return (match.part, *row.ways.values())


def _wins(rows: Iterable[tuple[int, float, float]]) -> list[Observation]:
    return [(match, gain) for match, gain, _ in rows]


def beyond(mark: Mark, value: float) -> float:
    """How far the value lies beyond the mark; below 0 within it."""
    bounds = []
    if mark.most is not None:
        bounds.append(value - mark.most)
    if mark.least is not None:
        bounds.append(mark.least - value)
    return max(bounds)


def _by_share(item: tuple[str, Estimate]) -> tuple[float, str]:
    return -item[1].value, item[0]


def _by_use(card: CardLine) -> tuple[float, str]:
    return (float("inf") if card.use is None else -card.use.value), card.name


def _by_miss(miss: Miss) -> float:
    return -miss.by
