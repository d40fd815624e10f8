"""Do reviews find what they should? Blunders planted into bots' matches, and chances compared with results."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from parcours.bots import Bot, decide, find_bot, seat_chance
from parcours.core.game import Game
from parcours.core.match import Match
from parcours.core.registry import find_game
from parcours.core.state import Move, State
from parcours.lab.workers import Processes
from parcours.review import Reviewer, effort_for
from parcours.review.decisions import beyond_chance
from parcours.review.worlds import chance_of, draw_worlds, try_move
from parcours.search.one_ply import look_ahead
from parcours.search.outcome import CERTAIN

# A worst move that costs less is no blunder: there, all moves are about the same.
LEAST_COST = CERTAIN // 10
# Worlds in which that is found out: so many that what is planted is a blunder, and no bad luck in a few of them.
_WORLDS = 48
# Moments of a match whose chances are compared with its result: many matches tell more than many moments of few.
_MOMENTS = 4
# A match in which nothing can be planted where it was to be is left, and another one played.
_MOST_TRIES = 20


class Case(NamedTuple):
    """What is to be checked: the match with that number, among so many of that bot."""

    game: str
    players: int
    bot: str
    number: int


class Planted(NamedTuple):
    """A blunder in a match: where it is, what it cost, and whether the review names it."""

    case: Case
    step: int
    cost: int
    found: bool
    told: int


def check_blunders(game: Game, players: int, bot: str, cases: int, jobs: int) -> Iterator[Planted]:
    """A match for each case in which a good move is replaced by the worst one, reviewed."""
    wanted = [Case(game.name, players, bot, number) for number in range(cases)]
    yield from Processes(jobs).spread(game, _check, wanted)


def check_chances(
    game: Game, players: int, bot: str, matches: int, jobs: int
) -> list[tuple[float, float]]:
    """For the points of the curves of matches: the chance told to each player, and what the player won."""
    wanted = [Case(game.name, players, bot, number) for number in range(matches)]
    return [pair for pairs in Processes(jobs).spread(game, _tell, wanted) for pair in pairs]


def brier(told: list[tuple[float, float]]) -> float:
    """The mean square of what the chances were off by: lower is better."""
    return sum((chance - won) ** 2 for chance, won in told) / len(told)


def _check(case: Case) -> Planted:
    for attempt in range(_MOST_TRIES):
        match = _new_match(case, attempt)
        planted = _play_with_blunder(case, match)
        if planted is not None:
            break
    else:
        raise RuntimeError(f"no blunder could be planted in {_MOST_TRIES} matches of {case.game}")
    step, cost = planted
    seat = match.moves[step - 1][0]
    effort = replace(effort_for(match), points=2)
    review = Reviewer(match, effort, seats=[seat]).finish()
    found = any(decision.number == step for decision in review.decisions)
    return Planted(case, step, cost, found, len(review.decisions))


def _tell(case: Case) -> list[tuple[float, float]]:
    match = _new_match(case, 0)
    _play_on(match, find_bot(case.bot))
    result = match.result
    assert result is not None
    # Besides these moments, a curve has the deal, which tells little, and the end, which tells nothing.
    effort = replace(effort_for(match), points=_MOMENTS + 2)
    review = Reviewer(match, effort, seats=[]).finish()
    won = [1 / len(result.winners) if player in result.winners else 0.0 for player in match.players]
    return [
        (chance / CERTAIN, share)
        for point in review.points[1:-1]
        for chance, share in zip(point.known, won, strict=True)
    ]


def _new_match(case: Case, attempt: int) -> Match:
    players = [f"p{seat + 1}" for seat in range(case.players)]
    return Match(find_game(case.game), players, 1000 * case.number + attempt, {})


def _play_on(match: Match, bot: Bot) -> None:
    chances = [seat_chance(match.seed, seat) for seat in range(len(match.players))]
    while not match.over:
        seat = match.state.to_act()[0]
        match.play_move(seat, decide(bot, match.state, seat, chances[seat]).move)


def _play_with_blunder(case: Case, match: Match) -> tuple[int, int] | None:
    """Play the match; the number of the blunder and its cost, or None where none could be planted."""
    bot, picks = find_bot(case.bot), chance_of("plant", match.seed)
    chances = [seat_chance(match.seed, seat) for seat in range(len(match.players))]
    target, progress = case.number % len(match.players), picks.below(900)
    planted: tuple[int, int] | None = None
    while not match.over:
        seat = match.state.to_act()[0]
        move = decide(bot, match.state, seat, chances[seat]).move
        if planted is None and seat == target and match.state.progress() >= progress:
            worst, cost = _worst(match.state, seat, move)
            if cost >= LEAST_COST:
                move, planted = worst, (len(match.moves) + 1, cost)
        match.play_move(seat, move)
    return planted


def _worst(state: State, seat: int, good: Move) -> tuple[Move, int]:
    """The move that looks worst, and what it costs against the good one."""
    chance, weights = chance_of("worst", seat, state.progress()), state.weights()
    moves = state.plausible(seat)
    looks = look_ahead(state.redeal(seat, chance), seat, moves, weights, chance)
    worst = moves[looks.index(min(looks))]
    if worst == good:
        return worst, 0
    gains = [
        try_move(world, seat, good, 0, weights)[seat]
        - try_move(world, seat, worst, 0, weights)[seat]
        for world in draw_worlds(state, seat, _WORLDS, chance)
    ]
    return worst, sum(gains) // _WORLDS if beyond_chance(gains) else 0
