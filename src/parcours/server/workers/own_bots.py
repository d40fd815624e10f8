"""The bots of the operator's own modules (`PARCOURS_BOTS`), made known in the server and in its workers."""

from collections.abc import Sequence

from parcours.bots import register_bot
from parcours.core.errors import SetupError
from parcours.server.wire.limits import LONGEST_BOT


def register_own_bots(references: Sequence[str]) -> None:
    """Make these bots known by their names; SetupError where one can't be used."""
    for reference in references:
        name = register_bot(reference).name
        if not 0 < len(name) <= LONGEST_BOT:
            raise SetupError(
                f"the bot '{reference}' is called '{name}': expected a name of at most {LONGEST_BOT} characters"
            )
