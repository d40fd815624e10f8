"""`parcours puzzles GAME`: find positions with one clearly best move, check them, and show them."""

import time
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from parcours.cli.inputs import FileError, GameName, Language, problem, read_text
from parcours.cli.screen import show
from parcours.core.errors import SetupError
from parcours.core.game import Game
from parcours.core.registry import find_game
from parcours.puzzles import Puzzle, read_puzzle
from parcours.puzzles.check import CHECKED, confirm
from parcours.puzzles.find import Variety, find_puzzles
from parcours.puzzles.puzzle import puzzle_files, write_puzzle
from parcours.puzzles.reasons import explained_anew
from parcours.puzzles.words import explain
from parcours.texts import Texts

# The file beside the puzzles that tells how far the search is.
_REACHED = "reached"


def puzzles(
    game: GameName,
    folder: Annotated[
        Path | None,
        typer.Option(
            "--folder",
            metavar="FOLDER",
            help="Where puzzles are written and read; without it, those that the game comes with are read.",
        ),
    ] = None,
    count: Annotated[int, typer.Option(min=1, help="How many there shall be.")] = 40,
    minutes: Annotated[float, typer.Option(min=0, help="How long to look for them.")] = 10.0,
    seed: Annotated[int, typer.Option(min=0, help="Where all chance of it comes from.")] = 0,
    depth: Annotated[
        int,
        typer.Option(
            min=1, help="How many turns of each player the first look at a position is deep."
        ),
    ] = 1,
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="Confirm each solution by a search with ten times the budget."
        ),
    ] = False,
    remove: Annotated[
        bool, typer.Option("--remove", help="Delete the files of those that are not confirmed.")
    ] = False,
    reasons: Annotated[
        bool,
        typer.Option(
            "--explain", help="Work out again why each solution is best, without a new search."
        ),
    ] = False,
    number: Annotated[
        int | None, typer.Option("--show", min=1, metavar="NUMBER", help="Show one of them.")
    ] = None,
    lang: Language = "en",
) -> None:
    """Find puzzles in matches of bots: one move is clearly best, and a player who looks one move ahead misses it.

    They are written as scenario files. Stopped and called again with the same seed, it goes on where it was.
    """
    rules = find_game(game)
    if remove and (folder is None or not check):
        raise SetupError("--remove deletes files: expected --check and a --folder as well")
    if number is not None:
        _show(game, folder, number, lang)
    elif check:
        _check(game, folder, seed, remove)
    elif folder is None:
        raise SetupError(
            "expected --folder for what is found or explained, or --check or --show for what there is"
        )
    elif reasons:
        _explain(game, folder)
    else:
        _find(rules, folder, count, minutes, seed, depth)


def _find(game: Game, folder: Path, count: int, minutes: float, seed: int, depth: int) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(f"{folder}: can't be made: {problem(error)}") from None
    found = {number: puzzle for number, (_, puzzle) in _read(game.name, folder).items()}
    sources = [puzzle.source for puzzle in found.values()]
    first = max([*sources, _read_reached(folder)]) + 1
    until = time.monotonic() + 60 * minutes
    begun = first

    def goes_on(match: int) -> bool:
        nonlocal begun
        if match > begun:
            begun = match
            _write_reached(folder, match - 1)
        return time.monotonic() < until and len(found) < count

    for puzzle in find_puzzles(game, seed, first, depth, Variety(found.values()), goes_on):
        number = max(found, default=0) + 1
        found[number] = puzzle
        name = _write(folder, puzzle, number)
        typer.echo(
            f"{name}: match {puzzle.source}, {len(puzzle.answers)} moves, {puzzle.gap / 10_000:.0f} points"
            f" ahead: {puzzle.solution.move}, not {puzzle.greedy}"
        )
    grades = Counter(puzzle.grade for puzzle in found.values())
    told = ", ".join(f"{times} {grade}" for grade, times in grades.items())
    typer.echo(f"{game.name}: {len(found)} puzzles ({told or 'none'})")


def _read_reached(folder: Path) -> int:
    """The last match that was looked through. One without a puzzle leaves no other trace, and is not played again."""
    file = folder / _REACHED
    if not file.exists():
        return -1
    text = read_text(file).strip()
    if not text.isdecimal():
        raise FileError(f"{file}: expected the number of a match, not '{text[:20]}'")
    return int(text)


def _write_reached(folder: Path, match: int) -> None:
    """In one go, so that a process that is stopped leaves the old number or the new one."""
    new = folder / f"{_REACHED}.new"
    new.write_text(f"{match}\n", encoding="utf-8")
    new.replace(folder / _REACHED)


def _check(game: str, folder: Path | None, seed: int, remove: bool) -> None:
    confirmed, read = 0, _read(game, folder)
    if not read:
        raise SetupError(f"there are no puzzles of {game} to check")
    for number, (name, puzzle) in read.items():
        if confirm(puzzle, seed):
            confirmed += 1
            continue
        typer.echo(f"{number}: {puzzle.solution.move} is not confirmed")
        if remove and folder is not None:
            (folder / name).unlink()
    if remove and folder is not None:
        close_gaps(game, folder)
    typer.echo(
        f"{game}: {confirmed} of {len(read)} solutions confirmed with {CHECKED} simulations,"
        f" {confirmed / len(read):.0%}"
    )


def close_gaps(game: str, folder: Path) -> None:
    """Number the puzzles that are left from 1 on: the puzzle of the day counts on it."""
    for number, (old, (name, puzzle)) in enumerate(_read(game, folder).items(), 1):
        if number != old:
            (folder / name).unlink()
            _write(folder, puzzle, number)


def _explain(game: str, folder: Path) -> None:
    changed, read = 0, _read(game, folder)
    for number, (_, puzzle) in read.items():
        explained = explained_anew(puzzle)
        if explained is None:
            typer.echo(f"{number}: nothing but the chance speaks for {puzzle.solution.move}")
        elif explained.answers != puzzle.answers:
            changed += 1
            _write(folder, explained, number)
    typer.echo(f"{game}: {changed} of {len(read)} explanations changed")


def _write(folder: Path, puzzle: Puzzle, number: int) -> str:
    """Write the file of a puzzle; its name."""
    name = f"{number}-{puzzle.grade}.yaml"
    (folder / name).write_text(write_puzzle(puzzle, number), encoding="utf-8")
    return name


def _show(game: str, folder: Path | None, number: int, lang: str) -> None:
    read = _read(game, folder, number)
    if number not in read:
        raise SetupError(f"{game} has no puzzle {number}")
    puzzle = read[number][1]
    texts = Texts(lang, game)
    for answer in puzzle.answers:
        move = texts.move(puzzle.match, answer.move)
        show(f"{answer.chance / 10_000:3.0f} %  {move}")
    show("", *explain(texts, puzzle))


def _read(
    game: str, folder: Path | None, number: int | None = None
) -> dict[int, tuple[str, Puzzle]]:
    """The puzzles of a folder, or those that the game comes with, by their numbers: all of them, or one."""
    return {
        at: (file.name, read_puzzle(file.read_text(encoding="utf-8"), file.name))
        for at, file in puzzle_files(game, folder).items()
        if number is None or at == number
    }
