"""All commands together."""

from typing import Annotated

import typer

from parcours.cli.about import version
from parcours.cli.archive import export, import_
from parcours.cli.bench import bench
from parcours.cli.cards import cards
from parcours.cli.check_review import check_review
from parcours.cli.dataset import dataset
from parcours.cli.encoding import encoding
from parcours.cli.gallery import gallery
from parcours.cli.games import games
from parcours.cli.guard import GuardedCommands
from parcours.cli.ladder import ladder
from parcours.cli.new_game import new_game
from parcours.cli.play import play
from parcours.cli.print import print_
from parcours.cli.puzzles import puzzles
from parcours.cli.reference import reference
from parcours.cli.review import review
from parcours.cli.rules import rules
from parcours.cli.scenario import scenario
from parcours.cli.serve import serve
from parcours.cli.simulate import simulate
from parcours.cli.story import story
from parcours.cli.strength import strength
from parcours.cli.study import study
from parcours.cli.think import think
from parcours.cli.train import calibrate, train
from parcours.cli.tune import tune
from parcours.cli.verify import verify

app = typer.Typer(
    name="parcours",
    cls=GuardedCommands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    games,
    play,
    serve,
    rules,
    cards,
    scenario,
    verify,
    story,
    think,
    review,
    simulate,
    study,
    tune,
    strength,
    ladder,
    dataset,
    bench,
):
    app.command()(command)
app.command()(train)
app.command()(calibrate)
app.command("check-review")(check_review)
app.command()(puzzles)
app.command("print")(print_)
app.command()(reference)
app.command()(encoding)
app.command()(export)
app.command("import")(import_)
app.command("new-game")(new_game)
app.add_typer(gallery)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    wanted: Annotated[
        bool, typer.Option("--version", help="Show the version, and whether it is compiled.")
    ] = False,
) -> None:
    """Tabletop games about living a life, for people, bots and studies."""
    if wanted:
        typer.echo(version())
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """The program `parcours`."""
    app(prog_name="parcours")
