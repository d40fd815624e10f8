"""`parcours story RECORD`: the lives that were led in a match, as prose."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from parcours.cli.inputs import Language, read_record
from parcours.cli.screen import screen
from parcours.stories.story import story as tell
from parcours.texts import Texts


def story(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of a match.")],
    player: Annotated[
        str | None,
        typer.Option("--player", metavar="NAME", help="Whose life; everyone's if left out."),
    ] = None,
    lang: Language = "en",
) -> None:
    """Tell each player's life: jobs, loves, homes, blows, and how it ended."""
    match = read_record(record)
    texts = Texts(lang, match.game.name)
    console = screen()
    told = match.players if player is None else [match.players[match.seat(player)]]
    for at, each in enumerate(told):
        if at:
            console.print()
        if len(told) > 1:
            console.print(Text(texts.player(each), style="bold"))
            console.print()
        console.print(tell(match, each, lang))
