"""Everybody's chance to win over a match, at the beginnings of turns."""

from parcours.core.state import State
from parcours.review.review import Point
from parcours.review.worlds import chance_of, draw_worlds, mean, play_out, shares

# Worlds for each player and point of the quick curve.
_QUICK_WORLDS = 4


def turning_steps(states: list[State], most: int) -> list[int]:
    """The steps after which a turn begins, so many at most and evenly spread, with the deal and the end."""
    last = len(states) - 1
    turns = [
        number
        for number in range(1, last)
        if states[number].turns() < 0 or states[number].turns() != states[number - 1].turns()
    ]
    room = max(0, most - 2)
    if len(turns) > room:
        turns = [turns[at * len(turns) // room] for at in range(room)]
    return sorted({0, *turns, last})


def known_chances(state: State, number: int, worlds: int, seed: int) -> tuple[list[int], list[int]]:
    """Everybody's chance from what each knows, and with all cards open, after the move with that number."""
    if state.over:
        end = shares(state, state.weights())
        return end, end
    known = [
        known_chance(state, seat, worlds, chance_name=(seed, number, seat))
        for seat in range(state.seats)
    ]
    return known, true_chances(state, worlds, (seed, number))


def known_chance(state: State, seat: int, worlds: int, chance_name: tuple[int, ...]) -> int:
    """A seat's chance to win from what it knows: the mean of play in worlds that it can't tell from the true one."""
    weights = state.weights()
    chances = [
        play_out(
            world.state, state.turns(), 1, weights, chance_of("dice", world.seed), world.trial()
        )
        for world in draw_worlds(state, seat, worlds, chance_of("known", *chance_name))
    ]
    return mean(chances)[seat]


def true_chances(state: State, worlds: int, chance_name: tuple[int, ...]) -> list[int]:
    """Everybody's chance with all cards as they are; only dice differ."""
    chance, weights = chance_of("true", *chance_name), state.weights()
    return mean(
        [play_out(state.copy(), state.turns(), 1, weights, chance, chance) for _ in range(worlds)]
    )


def quick_points(states: list[State], steps: list[int], seed: int) -> list[Point]:
    """The curve from the evaluation alone: nothing is played on, and nothing told of luck and moves."""
    points: list[Point] = []
    for number in steps:
        state = states[number]
        weights = state.weights()
        nothing = [0] * state.seats
        true = shares(state, weights)
        known = true
        if not state.over:
            known = [
                mean(
                    [
                        shares(world.state, weights)
                        for world in draw_worlds(
                            state, seat, _QUICK_WORLDS, chance_of("quick", seed, number, seat)
                        )
                    ]
                )[seat]
                for seat in range(state.seats)
            ]
        points.append(Point(number, known, true, nothing, nothing))
    return points
