"""Legal moves in few lines: those that differ in an amount only are one, such as `bribe 1..6,10`.

A line with amounts in several places stands for every combination of them. Nobody else folds or orders legal moves.
"""

from parcours.core.match import Match
from parcours.core.state import Move

# What may stand in each place of a form that takes an amount.
Amounts = tuple[tuple[int, ...], ...]


def legal_lines(match: Match, seat: int) -> list[str]:
    """All moves that the seat may make now."""
    if not match.state.awaits(seat):
        return []
    grammar, players = match.grammar, match.players
    lines: list[str] = []
    # The moves with amounts, by all else that they say: one of them, and the amounts of all.
    alike: dict[tuple[object, ...], tuple[Move, list[Amounts]]] = {}
    for move in match.state.legal(seat):
        form = grammar.forms[move.form()]
        if not form.amounts:
            lines.append(grammar.say(move, players))
            continue
        others = [
            tuple(move.values(slot.name)) if slot.many else move.value(slot.name)
            for slot in form.others
        ]
        key = (move.form(), *others)
        if key not in alike:
            alike[key] = (move, [])
        alike[key][1].append(tuple([(move.value(name),) for name in form.amounts]))
    for move, found in alike.values():
        names = grammar.forms[move.form()].amounts
        for line in fold(found):
            said = {name: format_amounts(some) for name, some in zip(names, line, strict=True)}
            lines.append(grammar.say(move, players, instead=said))
    # In an order that tells nothing of how the moves were found.
    lines.sort()
    return lines


def fold(lines: list[Amounts]) -> list[Amounts]:
    """The same amounts in fewer lines.

    >>> fold([((1,), (5,)), ((2,), (5,)), ((1,), (9,)), ((2,), (9,)), ((3,), (9,))])
    [((1, 2), (5,)), ((1, 2, 3), (9,))]
    """
    for place in range(len(lines[0])):
        merged: dict[tuple[Amounts, Amounts], list[int]] = {}
        for line in lines:
            others = (line[:place], line[place + 1 :])
            merged.setdefault(others, []).extend(line[place])
        lines = [(*before, tuple(sorted(some)), *after) for (before, after), some in merged.items()]
    return lines


def format_amounts(amounts: tuple[int, ...]) -> str:
    """Rising amounts in short.

    >>> format_amounts((1, 2, 3, 10))
    '1..3,10'
    """
    runs: list[tuple[int, int]] = []
    for amount in amounts:
        if runs and amount == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], amount)
        else:
            runs.append((amount, amount))
    return ",".join(str(low) if low == high else f"{low}..{high}" for low, high in runs)
