"""Finding puzzles in matches that bots play: each follows from the seed and the number of its match."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from parcours.bots import decide, find_bot, seat_chance
from parcours.core.chance import Chance
from parcours.core.errors import ParcoursError
from parcours.core.game import Game
from parcours.core.match import Match
from parcours.core.state import Move, State
from parcours.puzzles.puzzle import OTHERS, SOLVER, Puzzle
from parcours.puzzles.reasons import give_reasons
from parcours.puzzles.weigh import (
    LEAST_GAP,
    can_be_weighed,
    grade,
    greedy_moves,
    is_confirmed,
    weigh_moves,
)
from parcours.review.worlds import chance_of, draw_worlds, try_move
from parcours.search.one_ply import look_ahead

# Who plays the matches: well enough that positions make sense, and fast.
_BOT: Final = "medium"
# A first look: so many moves that look good are tried in so many worlds. Most positions are left after it.
_FIRST_MOVES, _FIRST_WORLDS = 4, 4
# In a match, the search for a puzzle begins somewhere before this, of 1000.
_LATEST: Final = 850
# How many puzzles may have the same solution, on whichever player, and solution and greedy move of the same kinds.
_MOST_SAME, _MOST_ALIKE = 6, 16


class Variety:
    """Keeps puzzles from being the same one over and over."""

    def __init__(self, puzzles: Iterable[Puzzle]) -> None:
        self._same: Counter[str] = Counter()
        self._alike: Counter[tuple[int, int]] = Counter()
        for puzzle in puzzles:
            self.add(puzzle)

    def add(self, puzzle: Puzzle) -> None:
        """Count one more."""
        self._same[_theme(puzzle.match, puzzle.solution.move)] += 1
        self._alike[_kinds(puzzle.match, puzzle.solution.move, puzzle.greedy)] += 1

    def has_room(self, match: Match, solution: str, greedy: str) -> bool:
        """Whether there are few enough puzzles of that kind."""
        few = self._alike[_kinds(match, solution, greedy)] < _MOST_ALIKE
        return few and self._same[_theme(match, solution)] < _MOST_SAME


def find_puzzles(
    game: Game,
    seed: int,
    first: int,
    depth: int,
    variety: Variety,
    goes_on: Callable[[int], bool],
) -> Iterator[Puzzle]:
    """Puzzles from the matches from number `first` on, at most one of each. The first look at a position is `depth`
    turns of each player deep. Before every position `goes_on` is asked with the number of the match."""
    number = first
    while goes_on(number):
        puzzle = _find_in_match(game, seed, number, depth, variety, goes_on)
        if puzzle is not None:
            variety.add(puzzle)
            yield puzzle
        number += 1


def _find_in_match(
    game: Game,
    seed: int,
    number: int,
    depth: int,
    variety: Variety,
    goes_on: Callable[[int], bool],
) -> Puzzle | None:
    """The first puzzle after a random moment of a match."""
    picks = chance_of("puzzles", game.name, seed, number)
    # Two of three matches have the fewest players, who can be weighed best.
    fewest = max(2, game.min_players)
    players = min(game.max_players, fewest + (number % 3 == 2))
    match = Match(game, [f"p{seat}" for seat in range(players)], picks.below(1 << 30), {})
    begin = picks.below(_LATEST)
    bot = find_bot(_BOT)
    chances = [seat_chance(match.seed, seat) for seat in range(players)]
    while not match.over:
        seat = match.state.to_act()[0]
        if match.state.progress() >= begin:
            if not goes_on(number):
                return None
            puzzle = _look(match, seat, seed, number, depth, variety)
            if puzzle is not None:
                return puzzle
        match.play_move(seat, decide(bot, match.state, seat, chances[seat]).move)
    return None


def _look(
    match: Match, seat: int, seed: int, number: int, depth: int, variety: Variety
) -> Puzzle | None:
    """The puzzle that this position is, if it is one."""
    state = match.state
    if not can_be_weighed([match.say(move) for move in state.legal(seat)]):
        return None
    at = (seed, number, len(match.moves))
    chance = chance_of("look", *at)
    missed = greedy_moves(state, seat, chance)
    greedy = match.say(missed[0])

    def may_solve(move: Move) -> bool:
        return move not in missed and variety.has_room(match, match.say(move), greedy)

    if not _first_look(state, seat, missed[0], depth, chance, may_solve):
        return None
    laid = lay_out_for(match, seat, seed, number)
    return None if laid is None else _prove(laid, number, at, variety)


def _first_look(
    state: State,
    seat: int,
    greedy: Move,
    depth: int,
    chance: Chance,
    may_solve: Callable[[Move], bool],
) -> bool:
    """Whether a move that may be a solution seems to be clearly better than greedy's, in a few worlds."""
    weights = state.weights()
    worlds = draw_worlds(state, seat, _FIRST_WORLDS, chance)
    moves = worlds[0].state.legal(seat)
    looks = look_ahead(worlds[0].state, seat, moves, weights, chance)
    ranked = sorted(range(len(moves)), key=lambda at: -looks[at])
    tried = dict.fromkeys([greedy, *(moves[at] for at in ranked[:_FIRST_MOVES])])
    if not any(may_solve(move) for move in tried):
        return False
    chances = dict.fromkeys(tried, 0)
    best = greedy
    for some in (worlds[: _FIRST_WORLDS // 2], worlds[_FIRST_WORLDS // 2 :]):
        for move in tried:
            chances[move] += sum(
                try_move(world, seat, move, depth, weights)[seat] for world in some
            )
        best = max(chances, key=lambda move: chances[move])
        # Most often it is the solution already.
        if not may_solve(best):
            return False
    return chances[best] - chances[greedy] >= LEAST_GAP * len(worlds)


def _prove(match: Match, number: int, at: tuple[int, int, int], variety: Variety) -> Puzzle | None:
    """The same with more worlds, at the table as it will be shipped."""
    state, seat = match.state, match.seat(SOLVER)
    missed = greedy_moves(state, seat, chance_of("greedy", *at))
    weighed = weigh_moves(state, seat, chance_of("weigh", *at))
    if weighed is None or weighed[0][0] in missed:
        return None
    solution, greedy = weighed[0][0], missed[0]
    if not variety.has_room(match, match.say(solution), match.say(greedy)):
        return None
    if not is_confirmed(state, seat, solution, *at):
        return None
    table = trimmed(match)
    told = [(match.say(move), chance) for move, chance in weighed]
    answers = give_reasons(table, number, match.say(greedy), told)
    if answers is None:
        return None
    graded = grade(state, seat, solution, *at)
    return Puzzle(table, number, graded, match.say(greedy), answers)


def lay_out_for(match: Match, seat: int, seed: int, number: int) -> Match | None:
    """The table laid out by hand as that seat knows it, where it is `SOLVER`; None if it can't be laid out so.

    What the seat can't see is given by its size, or dealt again where a layout has to name it.
    """
    others = iter(OTHERS)
    players = [SOLVER if at == seat else next(others) for at in range(len(match.players))]
    options: dict[str, object] = dict(match.options)
    view = match.state.view(seat, players)
    world = match.state.redeal(seat, chance_of("lay out", seed, number, len(match.moves)))
    named = dict(zip(match.players, players, strict=True))
    said = [match.say(move) for move in match.state.legal(seat)]
    legal = sorted(" ".join(named.get(word, word) for word in move.split()) for move in said)
    for given in (view, world.full_view(players)):
        try:
            laid = Match(match.game, players, 1, options, None, given)
        except ParcoursError:
            continue
        same = [str(move) for move in laid.legal(SOLVER)] == legal
        if same and laid.view(SOLVER) == view and laid.state.awaits(seat):
            return laid
    return None


def trimmed(match: Match) -> Match:
    """The same table with as little given as it takes: whatever a layout adds by itself is left out."""
    given = dict(match.given or {})
    for name, value in list(given.items()):
        if isinstance(value, dict) and name in match.players:
            own = dict(value)
            for zone in value:
                without = {key: held for key, held in own.items() if key != zone}
                if _lays_out(match, given | {name: without}):
                    own = without
            given[name] = own
        elif _lays_out(match, without := {key: held for key, held in given.items() if key != name}):
            given = without
    return Match(match.game, match.players, match.seed, dict(match.options), match.deck, given)


def _lays_out(match: Match, given: dict[str, object]) -> bool:
    """Whether this gives the same table."""
    try:
        laid = Match(match.game, match.players, match.seed, dict(match.options), match.deck, given)
    except ParcoursError:
        return False
    return laid.table() == match.table() and laid.legal(SOLVER) == match.legal(SOLVER)


def _theme(match: Match, solution: str) -> str:
    """What a solution is about: the move without the players that it names."""
    return " ".join(word for word in solution.split() if word not in match.players)


def _kinds(match: Match, solution: str, greedy: str) -> tuple[int, int]:
    """Of which forms of the notation the moves are that a puzzle is about."""
    return match.parse(solution).form(), match.parse(greedy).form()
