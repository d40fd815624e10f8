"""`parcours gallery`: what the operator of a server does with the decks that people have submitted."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from parcours.cli.archive import Database, open_store
from parcours.cli.screen import show, text_table
from parcours.core.errors import SetupError

if TYPE_CHECKING:
    from sqlalchemy import Connection

Ids = Annotated[
    list[str], typer.Argument(metavar="ID...", help="As `parcours gallery list` shows.")
]

gallery = typer.Typer(
    name="gallery", help="Look through the decks that people have submitted to a server.",
    no_args_is_help=True,
)  # fmt: skip


@gallery.command("list")
def list_decks(database: Database = None) -> None:
    """All decks, those that wait first."""
    from parcours.server.tables.gallery import list_all

    with open_store(database).engine.connect() as connection:
        rows = list_all(connection)
    drawn = text_table("", ["id", "game", "title", "from", "state", "played"], ["played"])
    for row in rows:
        title = next(iter(row.title.values()), "")
        state = "waits" if row.accepted is None else "accepted"
        drawn.add_row(row.id, row.game, title, row.name, state, str(row.played))
    show(drawn if rows else "No deck has been submitted.")


@gallery.command("show")
def show_deck(id: Annotated[str, typer.Argument(metavar="ID")], database: Database = None) -> None:
    """The file of a deck, with all that it says to people."""
    from parcours.server.tables.gallery import find

    with open_store(database).engine.connect() as connection:
        row = find(connection, id)
    if row is None:
        raise _unknown(id)
    typer.echo(row.deck, nl=False)


@gallery.command("accept")
def accept_decks(ids: Ids, database: Database = None) -> None:
    """Let everybody see and play these decks."""
    from parcours.server.tables.gallery import accept

    _each(ids, database, accept, "accepted")


@gallery.command("remove")
def remove_decks(ids: Ids, database: Database = None) -> None:
    """Delete these decks. Tables that are played with them go on."""
    from parcours.server.tables.gallery import remove

    _each(ids, database, remove, "removed")


def _each(
    ids: list[str],
    database: str | None,
    work: "Callable[[Connection, str], bool]",
    done: str,
) -> None:
    """For all of them, or for none if one is unknown."""
    with open_store(database).engine.begin() as connection:
        for id in ids:
            if not work(connection, id):
                raise _unknown(id)
    show(f"{len(ids)} {done}")


def _unknown(id: str) -> SetupError:
    return SetupError(f"the gallery has no deck '{id}': see `parcours gallery list`")
