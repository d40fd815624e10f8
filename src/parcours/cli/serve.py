"""`parcours serve`: tables for people and bots, in the browser."""

import os
import tempfile
from typing import Annotated

import typer

from parcours.core.errors import SetupError


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 is all.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8200,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="PARCOURS_DATABASE",
            help="sqlite:///FILE or postgresql://USER@HOST/NAME; a file in your data folder, if none.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, help="How many processes; more than one needs Postgres.")
    ] = 1,
) -> None:
    """Serve tables that people sit down at, and the page to play on."""
    try:
        from parcours.server import run
    except ImportError as error:
        raise SetupError(
            f"the server needs more than is installed ({error.name} is missing):"
            " pip install 'parcours[server]'"
        ) from None
    if database:
        os.environ["PARCOURS_DATABASE"] = database
    if workers > 1:
        # The processes add up their figures in a folder that they share.
        os.environ.setdefault(
            "PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="parcours-metrics-")
        )
    run.run(host, port, workers)
