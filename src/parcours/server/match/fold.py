"""Moves that differ in an amount only, as one line: `bribe 1..6` stands for six of them."""

import re

RANGE = ".."
_AMOUNT = re.compile(r"\b[0-9]+\b")


def fold(moves: list[str]) -> list[str]:
    """The same moves in fewer lines. A line with several ranges stands for every combination of them."""
    if not _AMOUNT.search("\n".join(moves)):
        return moves
    lines = [move.split(" ") for move in moves]
    most = max((len(line) for line in lines), default=0)
    for at in range(most):
        if any(len(line) > at and line[at].isdecimal() for line in lines):
            lines = _fold_at(lines, at)
    return [" ".join(line) for line in lines]


def _fold_at(lines: list[list[str]], at: int) -> list[list[str]]:
    """Join the lines that are alike but for the number in that place, where the numbers follow each other."""
    groups: dict[tuple[str, ...], list[int]] = {}
    folded: list[list[str]] = []
    for line in lines:
        if len(line) > at and line[at].isdecimal():
            groups.setdefault((*line[:at], "", *line[at + 1 :]), []).append(int(line[at]))
        else:
            folded.append(line)
    for words, numbers in groups.items():
        for least, most in _runs(sorted(numbers)):
            said = str(least) if least == most else f"{least}{RANGE}{most}"
            folded.append([*words[:at], said, *words[at + 1 :]])
    return folded


def _runs(numbers: list[int]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return runs
