"""The state of a match of Happy: its table, with the questions that every game answers."""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from parcours.core.chance import Chance
from parcours.core.errors import Params
from parcours.core.journal import Journal
from parcours.core.observations import Row
from parcours.core.state import Move, Standing, State, places_of
from parcours.core.weights import Weights
from parcours.core.zones import put_in_order
from parcours.games.happy import (
    candidates,
    effects,
    evaluation,
    legality,
    observation,
    points,
    questions,
    refusals,
    view,
)
from parcours.games.happy.cards import known_cards
from parcours.games.happy.moves import DECLINE, END, KEEP, PASS, SUFFER, HappyMove
from parcours.games.happy.table import NOBODY, Table

CLAIM_RULE: Final = 15_06
BANK_RULE: Final = 15_08


@mypyc_attr(acyclic=True)
class HappyState(Table):
    """A table of Happy that can be played on."""

    def list_legal(self, seat: int) -> list[Move]:
        return candidates.legal_moves(self, seat)

    def random_move(self, seat: int, chance: Chance) -> Move:
        return candidates.random_move(self, seat, chance)

    def forbids(self, seat: int, move: Move) -> int:
        return legality.forbids(self, seat, cast(HappyMove, move))

    def default(self, seat: int) -> Move:
        """End the turn, agree to nothing, use no card.

        Not to parry either, whatever is held: otherwise who does not answer and suffers an attack
        would have told everybody that no green card is there.
        """
        plain = self.deck.moves.plain
        question = self.question()
        if question == questions.TURN:
            return plain[END]
        if question == questions.PARRY:
            return plain[SUFFER]
        if question == questions.SALE or question == questions.TOPPLE:
            return plain[DECLINE]
        return plain[PASS if question == questions.EXTRA else KEEP]

    def apply(self, seat: int, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        effects.apply(self, seat, cast(HappyMove, move), chance, journal)

    def copy(self) -> "HappyState":
        return HappyState(self.deck, self.seats, self.version, self.target, self)

    def redeal(self, seat: int, chance: Chance) -> State:
        """Other players' cards and the pile are dealt again.

        What everybody knows stays: cards that were offered, sold, or drawn after they went under
        the pile, and the cards that lie there still. The unknown ones are sorted before they are
        shuffled, so that nothing of the true deal shows.
        """
        world = self.copy()
        unknown: list[int] = []
        zones: list[list[int]] = []
        sizes: list[int] = []
        if not self.over:  # then all hands have been shown
            for other in range(self.seats):
                if other == seat:
                    continue
                life = world.lives[other]
                life.fresh = life.fresh[:]
                for fresh in (False, True):
                    zone = life.fresh if fresh else life.hand
                    zones.append(zone)
                    sizes.append(len(zone))
                    known = known_cards(self, other, fresh)
                    for card in known:
                        zone.remove(card)
                    unknown.extend(zone)
                    zone.clear()
                    for card in known:
                        put_in_order(zone, card)
        unknown.extend(self.pile[self.known_below :])
        unknown.sort()
        chance.shuffle(unknown)
        for at, zone in enumerate(zones):
            while len(zone) < sizes[at]:
                put_in_order(zone, unknown.pop())
        world.pile = self.pile[: self.known_below]
        while len(world.pile) < len(self.pile):
            world.pile.append(unknown.pop())
        return world

    def view(self, reader: int, players: list[str]) -> dict[str, object]:
        return view.look(self, reader, players)

    def observe(self, seat: int, row: Row) -> None:
        observation.observe(self, seat, row)

    def params(self, seat: int, move: Move, rule: int, players: list[str]) -> Params:
        return refusals.params(self, seat, cast(HappyMove, move), rule, players)

    def earned(self, seat: int) -> dict[str, int | float]:
        return points.earned(self, seat)

    def standing(self) -> Standing:
        """HA-15.6: who claims wins alone; HA-15.8: otherwise those with the most points."""
        halves = [self.points(seat) for seat in range(self.seats)]
        scores = [view.in_points(own) for own in halves]
        ranks: list[tuple[int, ...]] = [
            (1 if seat == self.winner else 0, own) for seat, own in enumerate(halves)
        ]
        claimed = self.winner != NOBODY
        reason = "claimed" if claimed else "bank_empty"
        return Standing(places_of(ranks), scores, reason, CLAIM_RULE if claimed else BANK_RULE)

    def assess(self, seat: int, weights: Weights) -> int:
        return evaluation.evaluate(self, seat, cast(evaluation.HappyWeights, weights))

    def shipped_weights(self, name: str) -> Weights:
        return evaluation.WEIGHTS[name]

    def plausible(self, seat: int) -> list[Move]:
        return candidates.plausible_moves(self, seat)

    def progress(self) -> int:
        """By the points that all can see of the best."""
        best = 0
        for seat in range(self.seats):
            best = max(best, self.shown_points(seat))
        return min(1000, 1000 * best // self.target)

    def turns(self) -> int:
        return self.seats * self.round + self.turn
