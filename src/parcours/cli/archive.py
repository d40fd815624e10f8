"""`parcours export` and `parcours import`: records out of a server's database, and into one."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parcours.cli.inputs import list_records
from parcours.core.errors import SetupError

if TYPE_CHECKING:
    from parcours.server.db.store import Store

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="PARCOURS_DATABASE",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; the file in your data folder, if none.",
    ),
]


def export(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the records go.")],
    database: Database = None,
) -> None:
    """Write the record of every finished match of a server into a folder.

    Matches under way that can't go on, as they began with rules or a deck that this version does not have, are
    written as files *.stopped.
    """
    store = open_store(database)
    from parcours.server.maintenance.archive import export_records

    written, stopped = export_records(store, folder)
    said = f"{written} {'record' if written == 1 else 'records'} in {folder}"
    if stopped:
        matches = "match that was" if stopped == 1 else "matches that were"
        said += f", and {stopped} {matches} stopped by a change of rules"
    typer.echo(said)


def import_(
    records: Annotated[
        list[Path],
        typer.Argument(metavar="RECORD...", help="Records, or folders of files *.record."),
    ],
    database: Database = None,
) -> None:
    """Take records of finished matches into a server's database: all of them, or none if one is wrong."""
    store = open_store(database)
    from parcours.server.maintenance.archive import import_records

    new, known = import_records(store, list_records(records))
    said = f"{new} {'match' if new == 1 else 'matches'} taken in"
    typer.echo(f"{said}, {known} there already" if known else said)


def open_store(database: str | None) -> "Store":
    """The database of a server, which is not changed by that."""
    try:
        from parcours.server.db.store import Store
        from parcours.server.settings import read_settings
    except ImportError as error:
        raise SetupError(
            f"the server's database needs more than is installed ({error.name} is missing):"
            " pip install 'parcours[server]'"
        ) from None
    store = Store(database or read_settings().database_url)
    store.check()
    return store
