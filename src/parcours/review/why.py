"""Why one move is better than another: what the simulations of both differ in, as facts that a sentence is made of.

A fact names only what the player could know: it rests on worlds that the player can't tell from the true one.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, Literal

from parcours.core.chance import Chance
from parcours.core.errors import Params
from parcours.core.match import Match
from parcours.core.state import Move, State
from parcours.review.worlds import World, best_move, draw_worlds
from parcours.search.halving import turns_ahead
from parcours.search.rollout import play_on

# Of the simulations, in hundredths: how often a move follows that the better move makes way for, and how seldom else.
_OFTEN, _SELDOM = 60, 25
# A player's next decision comes after at most so many of others.
_MOST_DECISIONS = 60
# Fewer tenths of a point are not worth a sentence.
_LEAST_TENTHS = 3
# How many worlds the facts rest on.
WORLDS = 12

# The texts have a sentence for each, `why-follows` and so on.
FactKind = Literal["follows", "needs", "more", "saves", "others", "chance"]
FOLLOWS: Final = "follows"
NEEDS: Final = "needs"
MORE: Final = "more"
SAVES: Final = "saves"
OTHERS: Final = "others"
CHANCE: Final = "chance"


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that speaks for a move.

    `follows`: after it, `move` is what the player does next. `needs`: the same, and after the other move `rule` would
    refuse it with `params`. `more`: it adds `tenths` of a point to that `part` of the score. `saves`: it loses `tenths`
    of a point less to a `part` that counts against the player, such as loans. `others`: `player` gets `tenths` of a
    point less. `chance`: no more than that it wins more often.
    """

    kind: FactKind
    move: str = ""
    part: str = ""
    player: str = ""
    tenths: int = 0
    rule: str = ""
    params: Params = field(default_factory=dict)


def find_facts(
    match: Match,
    state: State,
    seat: int,
    made: Move,
    better: Move,
    chance: Chance,
    count: int = WORLDS,
) -> list[Fact]:
    """What speaks for the better move, the most telling first; two facts at most."""
    return Reasons(match, state, seat, better, chance, count).against(made)


class Reasons:
    """What speaks for a move against others, all in the same worlds: what follows it is worked out once."""

    def __init__(
        self,
        match: Match,
        state: State,
        seat: int,
        better: Move,
        chance: Chance,
        count: int = WORLDS,
    ) -> None:
        self._match = match
        self._seat = seat
        # What the player may do anyway needs no way made for it.
        self._possible = {match.say(move) for move in state.legal(seat)}
        self._worlds = draw_worlds(state, seat, count, chance)
        self._next = [_next_decision(world, seat, better) for world in self._worlds]
        self._ahead = [_ahead(world, seat, better) for world in self._worlds]

    def against(self, made: Move) -> list[Fact]:
        """What speaks for it against that move, the most telling first; two facts at most."""
        return [*self._follows(made), *self._points(made)][:2] or [Fact(CHANCE)]

    def _follows(self, made: Move) -> list[Fact]:
        """The move that comes next for the player, where it seldom does otherwise."""
        match, count = self._match, len(self._worlds)
        after_made = [_next_decision(world, self._seat, made) for world in self._worlds]
        else_made = Counter(match.say(chosen) for _, chosen in filter(None, after_made))
        chosen_next = {match.say(chosen): chosen for _, chosen in filter(None, self._next)}
        counted = Counter(match.say(chosen) for _, chosen in filter(None, self._next))
        for said, times in counted.most_common(1):
            often = 100 * times >= _OFTEN * count
            seldom = 100 * else_made[said] <= _SELDOM * count
            # A bare answer, such as "accept", says nothing without its question.
            if " " in said and often and seldom and said not in self._possible:
                states = [state for state, _ in filter(None, after_made)]
                needs = _needs(match, states, self._seat, chosen_next[said])
                return [needs or Fact(FOLLOWS, move=said)]
        return []

    def _points(self, made: Move) -> list[Fact]:
        """The part of the own score that differs most, and the other player who has least of it."""
        seat, count = self._seat, len(self._worlds)
        parts: Counter[str] = Counter()
        costs: set[str] = set()  # the parts that count against the player
        totals: Counter[int] = Counter()
        for world, better in zip(self._worlds, self._ahead, strict=True):
            for state, sign in ((better, 1), (_ahead(world, seat, made), -1)):
                for part, points in state.earned(seat).items():
                    parts[part] += sign * round(10 * points)
                    if points < 0:
                        costs.add(part)
                for other in range(state.seats):
                    totals[other] += sign * round(10 * sum(state.earned(other).values()))
        facts: list[Fact] = []
        own = max(parts.items(), key=lambda one: (abs(one[1]), one[0]), default=None)
        if own is not None:
            part, sum_of = own
            tenths = round(sum_of / count)
            if tenths >= _LEAST_TENTHS:
                kind: FactKind = SAVES if part in costs else MORE
                facts.append(Fact(kind, part=part, tenths=tenths))
        for other, sum_of in sorted(totals.items(), key=lambda one: one[1])[:1]:
            tenths = -round(sum_of / count)
            if other != seat and tenths >= _LEAST_TENTHS:
                facts.append(Fact(OTHERS, player=self._match.players[other], tenths=tenths))
        facts.sort(key=lambda fact: -fact.tenths)
        return facts


def _needs(match: Match, states: list[State], seat: int, move: Move) -> Fact | None:
    """What is missing for that move in most of these states, where a rule can say it."""
    facts: list[Fact] = []
    for state in states:
        rule = state.forbids(seat, move)
        params = state.params(seat, move, rule, match.players) if rule else {}
        # A rule that gives no number says that it is not the moment for the move, or that its card is spent. One that
        # names the player does not read well to that player.
        numbered = any(type(value) is int for value in params.values())
        if numbered and match.players[seat] not in params.values():
            facts.append(
                Fact(NEEDS, move=match.say(move), rule=match.game.rule(rule), params=params)
            )
    fact = max(facts, key=facts.count, default=None)
    often = fact is not None and 100 * facts.count(fact) >= _OFTEN * len(states)
    return fact if often else None


def _next_decision(world: World, seat: int, move: Move) -> tuple[State, Move] | None:
    """The next time that the player has a choice after that move, and what then looks best; None if it never comes."""
    state, dice = world.after(seat, move)
    weights, trial = state.weights(), world.trial()
    for _ in range(_MOST_DECISIONS):
        if not state.pending:
            break
        mover = seat if state.awaits(seat) else state.to_act()[0]
        chosen = best_move(state, mover, weights, trial)
        if mover == seat and len(state.plausible(seat)) > 1:
            return state, chosen
        state.apply(mover, chosen, dice)
    return None


def _ahead(world: World, seat: int, move: Move) -> State:
    turn = world.state.turns()
    state, dice = world.after(seat, move)
    weights = state.weights()
    return play_on(state, turn, turns_ahead(0, state, weights), weights, dice, world.trial())
