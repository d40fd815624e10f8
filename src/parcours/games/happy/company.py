"""The dice against the director (HA-9.7 to HA-9.13)."""

from parcours.core.chance import Chance
from parcours.core.journal import Journal
from parcours.games.happy import jobs, marks, questions
from parcours.games.happy.cards import spend
from parcours.games.happy.moves import ACCEPT, PASS, PLAY, THROW, HappyMove
from parcours.games.happy.table import HELP, NOBODY, Table


def ask_for_help(table: Table, seat: int, target: int, journal: Journal | None) -> None:
    """HA-9.9: the other manager is asked."""
    table.helper = target
    table.ask(questions.TOPPLE, target)
    if journal is not None:
        journal.tell("asked_to_topple", seat, other=target)


def answer(
    table: Table, seat: int, move: HappyMove, chance: Chance, journal: Journal | None
) -> None:
    """Any answer to `topple`, `extra` or `again`."""
    question = table.pending[-1].kind
    if question == questions.TOPPLE:
        _helps(table, seat, move.verb == ACCEPT, chance, journal)
    elif question == questions.EXTRA and move.verb == PASS:
        table.passes += 1
        if journal is not None:
            journal.tell("passed", seat)
        if table.passes == 2:
            decide(table, journal)
        else:
            table.ask(questions.EXTRA, _other(table, seat))
    else:
        if move.verb == PLAY:  # HA-9.12
            spend(table, seat, table.deck.extra_dice)
            if journal is not None:
                journal.tell("played", seat, table.deck.extra_dice)
        if move.verb == PLAY or move.verb == THROW:
            die = _throw(table, seat, chance, journal)
            if seat == table.turn:
                table.own_die = die
            else:
                table.helper_die = die
        elif journal is not None:
            journal.tell("kept_die", seat)
        if move.verb == PLAY:
            table.ask(questions.AGAIN, seat)
        else:
            table.passes = 0
            table.ask(questions.EXTRA, _other(table, seat))


def _helps(
    table: Table, seat: int, accepted: bool, chance: Chance, journal: Journal | None
) -> None:
    if not accepted:
        table.decline(HELP, seat, 0)
        table.helper = NOBODY
        table.pending.pop()
        if journal is not None:
            journal.tell("declined_to_topple", seat, other=table.turn)
        return
    if journal is not None:
        journal.tell("agreed_to_topple", seat, other=table.turn)
    table.marks |= marks.TOPPLE  # HA-9.8
    table.own_die = _throw(table, table.turn, chance, journal)  # HA-9.10
    table.helper_die = _throw(table, seat, chance, journal)
    table.passes = 0
    table.ask(questions.EXTRA, table.turn)  # HA-9.11


def decide(table: Table, journal: Journal | None) -> None:
    """HA-9.13: the higher die becomes director, the lower worker, the former director manager."""
    table.pending.pop()
    own = table.own_die
    other = table.helper_die
    up = table.turn if own > other else table.helper
    down = table.helper if own > other else table.turn
    table.helper = NOBODY
    table.own_die = 0
    table.helper_die = 0
    table.passes = 0
    if own == other:
        if journal is not None:
            journal.tell("topple_failed", table.turn)
        return
    toppled = table.director()
    table.lives[toppled].job = jobs.MANAGER
    table.lives[up].job = jobs.DIRECTOR
    table.lives[down].job = jobs.WORKER
    if journal is not None:
        journal.tell("toppled", up, other=toppled)
        journal.tell("fell_to_worker", down)


def _other(table: Table, seat: int) -> int:
    return table.helper if seat == table.turn else table.turn


def _throw(table: Table, seat: int, chance: Chance, journal: Journal | None) -> int:
    table.reveals += 1
    die = chance.die()
    if journal is not None:
        journal.tell("threw", seat, number=die)
    return die
