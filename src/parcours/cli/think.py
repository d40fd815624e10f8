"""`parcours think RECORD`: what a bot weighs at a moment of a match."""

from pathlib import Path
from typing import Annotated

import typer

from parcours.bots import decide, decision_chance, load_bot
from parcours.cli.inputs import Language, read_record
from parcours.cli.screen import show, text_table
from parcours.core.errors import SetupError
from parcours.core.match import Match
from parcours.core.state import TABLE
from parcours.texts import Texts

SHOWN = 10
MADE = "\N{RIGHTWARDS ARROW}"
DASH = "\N{EN DASH}"


def think(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of a match.")],
    step: Annotated[
        int | None,
        typer.Option(
            "--step", metavar="N", help="The number of the move; what comes next, if none."
        ),
    ] = None,
    bot: Annotated[
        str,
        typer.Option("--bot", help="Who thinks, and for how long: expert, hard:200, expert:3s."),
    ] = "expert",
    lang: Language = "en",
) -> None:
    """Let a bot weigh the moves that somebody had, from what that player knew."""
    match = read_record(record)
    player = load_bot(bot)
    seat, made = _go_to(match, step)
    chance = decision_chance(match.seed, seat, len(match.moves))
    choice = decide(player, match.state, seat, chance)
    texts = Texts(lang, match.game.name, deck=match.deck)
    numbers = [texts.say("weighed-chance"), texts.say("weighed-simulations")]
    drawn = text_table(
        texts.say("weighed-title", player=texts.player(match.players[seat]), bot=bot),
        ["", texts.say("weighed-move"), "", *numbers],
        numbers,
    )
    for reason in choice.reasons[:SHOWN]:
        said = match.say(reason.move)
        drawn.add_row(
            MADE if said == made else "",
            texts.move(match, said),
            said,
            DASH if reason.chance is None else f"{reason.chance:.0%}",
            str(reason.simulations or DASH),
        )
    show(drawn) if choice.reasons else show(texts.say("weighed-only"))
    show(texts.say("weighed-choice", move=texts.move(match, match.say(choice.move))))


def _go_to(match: Match, step: int | None) -> tuple[int, str]:
    """Go back to before the move of that number; who made it, and which. Without one: who comes next."""
    last = len(match.moves)
    if step is None and not match.over:
        return match.state.to_act()[0], ""
    number = last if step is None else step
    if not 1 <= number <= last:
        raise SetupError(f"there is no step {number}: expected 1 to {last}")
    seat, move = match.moves[number - 1]
    if seat == TABLE:
        raise SetupError(f"step {number} is nobody's move: expected one that a player made")
    match.rewind(number - 1)
    return seat, match.say(move)
