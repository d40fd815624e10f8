"""Where errors end: a line on stderr that says what was expected, and an exit code."""

import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from parcours.core.errors import Bug, ParcoursError

BAD_INPUT = 2
BUG = 3


class GuardedCommands(TyperGroup):
    """The commands of `parcours`: invalid input never ends in a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except ParcoursError as error:
            code = _tell(str(error))
        except typer.TyperException as error:
            code = _tell(f"{error.format_message()} See parcours --help.")
        except Bug as bug:
            print(bug, file=sys.stderr)
            code = BUG
        except typer.Abort:
            code = 1
        if not standalone_mode:
            return code
        sys.exit(code)


def _tell(message: str) -> int:
    print("parcours:", " ".join(message.split()), file=sys.stderr)
    return BAD_INPUT
