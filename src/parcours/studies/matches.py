"""The study of a deck: matches between equal bots with a journal, and what each seat did in them."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from parcours.bots import YARDSTICK, load_bot, seat_chance
from parcours.bots.bot import Bot
from parcours.core.chance import Chance
from parcours.core.errors import SetupError
from parcours.core.journal import Event
from parcours.core.match import Match
from parcours.core.registry import find_game
from parcours.core.state import Move, State
from parcours.studies.plan import Pattern, Plan, Trial, Way, find_plan

# Most people play at four.
PLAYERS = 4
# The parts of a study.
FREE, ASSIGNED, MIXED = "free", "assigned", "mixed"


@dataclass(frozen=True, slots=True)
class DeckStudy:
    """What is played: the same for every worker, and all that the results depend on.

    `matches` are played freely; where the plan has trials, as many more are played on the same
    deals with ways assigned, and where another bot is to be `compared`, as many with half of the seats played
    by it, drawn by lot. `deck` is the text of a deck file, or empty for the game's own.
    """

    game: str
    players: int
    matches: int
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    deck: str = ""
    plan: Plan = field(default_factory=Plan)
    bot: str = YARDSTICK
    compared: str = ""

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of which each has as many matches."""
        assigned = (ASSIGNED,) if self.plan.trials else ()
        mixed = (MIXED,) if self.compared else ()
        return FREE, *assigned, *mixed

    @property
    def total(self) -> int:
        """How many matches there are in all."""
        return self.matches * len(self.parts)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """What one seat did in one match, and what it won of it.

    `order` is its place at the table counted from who begins, `ways` what it was assigned, `bot` who played it
    where two are compared.
    """

    seat: int
    order: int
    place: int
    win: float
    score: float
    used: frozenset[str]
    dealt: frozenset[str]
    facts: Mapping[str, str]
    ways: Mapping[str, str]
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """The first choice of an open draft: who had it, and among which cards."""

    number: int
    seat: int
    cards: frozenset[str]


@dataclass(frozen=True, slots=True)
class Played:
    """One match of a study."""

    match: int
    part: str
    seed: int
    length: float
    decisions: int
    reason: str
    facts: Mapping[str, str]
    seats: tuple[SeatRow, ...]
    drafts: tuple[Draft, ...]


def plan_study(
    game: str,
    players: int | None = None,
    matches: int = 1,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    deck: str = "",
    bot: str = YARDSTICK,
    compared: str = "",
) -> DeckStudy:
    """A study of that game by its plan; SetupError where it can't be played."""
    rules = find_game(game)
    plan = find_plan(rules)
    if players is None:
        players = min(max(PLAYERS, rules.min_players), rules.max_players)
    given = {**plan.options, **(options or {})}
    if compared == bot:
        raise SetupError(f"'{bot}' can't be compared with itself: expected another bot")
    study = DeckStudy(game, players, matches, seed, given, deck, plan, bot, compared)
    Runner(study)  # an error in it is reported here, not by a worker
    return study


def deal_seed(seed: int, deal: int) -> int:
    """The seed of one deal of a study; `parcours play --seed` deals the same."""
    digest = hashlib.sha256(f"deal {deal} of {seed}".encode()).hexdigest()
    return int(digest[:15], 16)


class Runner:
    """A study made ready to play."""

    def __init__(self, study: DeckStudy) -> None:
        self.study = study
        self.plan = study.plan
        self.game = find_game(study.game)
        self.deck = (
            self.game.read_deck(study.deck, "the deck") if study.deck else self.game.standard_deck()
        )
        self.players = [f"p{seat + 1}" for seat in range(study.players)]
        self.bots = {name: load_bot(name) for name in (study.bot, study.compared) if name}
        Match(self.game, self.players, 0, dict(study.options), self.deck)

    def play(self, part: str, number: int) -> Played:
        seed = deal_seed(self.study.seed, number)
        match = Match(self.game, self.players, seed, dict(self.study.options), self.deck)
        trials = self.plan.trials if part == ASSIGNED else ()
        assigned = [assign(trial, len(self.players), self.study.seed, number) for trial in trials]
        seats = [
            _Player(self.bots[bot], seat, seed, match, [ways[seat] for ways in assigned])
            for seat, bot in enumerate(self._bots(part, number))
        ]
        dealt = self._hands(match)
        drafts: list[Draft] = []
        state = match.state
        while not state.over:
            seat = state.to_act()[0]
            world = state.redeal(seat, seats[seat].chance)
            moves = world.legal(seat)
            if self._drafting(match, moves):
                self._note_draft(match, seat, drafts)
            move = seats[seat].choose(world, moves)
            match.play_move(seat, move)
        return self._tell(match, part, number, dealt, drafts, seats)

    def _bots(self, part: str, number: int) -> list[str]:
        """Who plays which seat."""
        study = self.study
        if part != MIXED:
            return [study.bot] * study.players
        lots = Trial("bot", (Way(study.bot), Way(study.compared)))
        return [way.name for way in assign(lots, study.players, study.seed, number)]

    def _hands(self, match: Match) -> list[frozenset[str]]:
        """The cards that each seat has been dealt at the start, by name."""
        if not self.plan.hand:
            return [frozenset()] * len(self.players)
        table = match.table()
        hands: list[frozenset[str]] = []
        for player in self.players:
            zones = table[player]
            assert isinstance(zones, dict)
            hands.append(frozenset(zones[self.plan.hand]))
        return hands

    def _drafting(self, match: Match, moves: list[Move]) -> bool:
        verb = self.plan.draft_verb
        return verb != "" and match.grammar.forms[moves[0].form()].words[0] == verb

    def _note_draft(self, match: Match, seat: int, drafts: list[Draft]) -> None:
        """The first to choose has every zone to choose from."""
        table = match.table()
        offers = [table[zone] for zone in self.plan.draft_zones]
        if all(offers):
            cards = frozenset(
                str(card) for offer in offers if isinstance(offer, list) for card in offer
            )
            drafts.append(Draft(len(drafts), seat, cards))

    def _tell(
        self,
        match: Match,
        part: str,
        number: int,
        dealt: list[frozenset[str]],
        drafts: list[Draft],
        seats: "list[_Player]",
    ) -> Played:
        names = self.deck.names
        standing = match.state.standing()
        winners = standing.places.count(1)
        used: list[set[str]] = [set() for _ in seats]
        begins = 0
        length = 0.0
        counted = 0
        told = {fact.name: fact.otherwise for fact in self.plan.facts if fact.first}
        facts = [
            {fact.name: fact.otherwise for fact in self.plan.facts if not fact.first} for _ in seats
        ]
        for event in match.journal.events:
            if event.what in self.plan.used:
                used[event.seat].add(names[event.card])
            if event.what == self.plan.begins:
                begins = event.seat
            if event.what == self.plan.length_number:
                length = event.number
            counted += event.what in self.plan.length_count
            for fact in self.plan.facts:
                if event.what not in fact.events:
                    continue
                if not fact.first:
                    facts[event.seat][fact.name] = self._word(event, fact.events)
                elif told[fact.name] == fact.otherwise:
                    told[fact.name] = self._word(event, fact.events)
        if not self.plan.used:
            for seat_at, move in match.moves:
                used[seat_at].update(w for w in match.say(move).split() if w in self.deck.index)
        if self.plan.length_count:
            length = counted / len(seats)
        elif not self.plan.length_number:
            length = len(match.moves)
        bots = self._bots(part, number)
        rows = tuple(
            SeatRow(
                seat.seat,
                (seat.seat - begins) % len(seats),
                standing.places[seat.seat],
                1 / winners if standing.places[seat.seat] == 1 else 0.0,
                float(standing.scores[seat.seat]),
                frozenset(used[seat.seat]),
                dealt[seat.seat],
                facts[seat.seat],
                {
                    trial.name: way.name
                    for trial, way in zip(self.plan.trials, seat.ways, strict=False)
                },
                bots[seat.seat] if part == MIXED else "",
            )
            for seat in seats
        )
        return Played(
            number, part, match.seed, length, len(match.moves), standing.reason, told, rows,
            tuple(drafts),
        )  # fmt: skip

    def _word(self, event: Event, words: Mapping[str, str]) -> str:
        return words[event.what] or (event.what if event.card < 0 else self.deck.names[event.card])


class _Player:
    """A bot on its seat, which goes the ways that it was assigned."""

    def __init__(self, bot: Bot, seat: int, seed: int, match: Match, ways: list[Way]) -> None:
        self.bot = bot
        self.seat = seat
        self.chance = seat_chance(seed, seat)
        self.match = match
        self.ways = ways
        self.made: set[str] = set()

    def choose(self, world: State, moves: list[Move]) -> Move:
        """The bot's choice among the moves that its ways leave it."""
        left = moves
        forced: Way | None = None
        for way in self.ways:
            if way.name not in self.made and self._due(way, moves):
                forced = way
        if forced is not None:
            left = [move for move in moves if self._fits(forced.make, move)]
            self.made.add(forced.name)
        else:
            for way in self.ways:
                refused = [way.never, way.after if way.name in self.made else None]
                # A seat that has no other move makes it after all.
                left = [
                    move
                    for move in left
                    if not any(self._fits(pattern, move) for pattern in refused)
                ] or left
        return self.bot.choose(world, self.seat, left, self.chance).move

    def _due(self, way: Way, moves: list[Move]) -> bool:
        if way.make is None or not any(self._fits(way.make, move) for move in moves):
            return False
        return way.when is None or any(self._fits(way.when, move) for move in moves)

    def _fits(self, pattern: Pattern | None, move: Move) -> bool:
        return pattern is not None and pattern.fits(move, self.match.grammar, self.match.deck)


def assign(trial: Trial, seats: int, seed: int, match: int) -> list[Way]:
    """A way for each seat, by lot and as evenly as it goes; the same for the same seed."""
    digest = hashlib.sha256(f"{trial.name} of match {match} of {seed}".encode()).hexdigest()
    chance = Chance(int(digest, 16))
    offset = chance.below(len(trial.ways))
    lots = [(offset + seat) % len(trial.ways) for seat in range(seats)]
    chance.shuffle(lots)
    return [trial.ways[lot] for lot in lots]
