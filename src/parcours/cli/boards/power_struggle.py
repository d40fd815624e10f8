"""The table of Power Struggle, drawn with characters: the company as a board, then the players."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parcours.games.power_struggle.deck import DIVISIONS, PRIVILEGES
from parcours.games.power_struggle.moves import OFFICES
from parcours.games.power_struggle.offices import SEATS_ON_BOARD
from parcours.games.power_struggle.scoring import GOLDEN, THRESHOLDS
from parcours.games.power_struggle.view import HIDDEN, NOBODY
from parcours.texts import Texts

COLOURS = ["bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta"]
TRACKS = ["influence", "shares", "main_departments", "corruption"]
ON_TURN = "▶ "
EMPLOYEE = "●"
FREE = "·"
MAIN = "★"
BRIBED = "✉"
DOT = " · "
LABELS = 15  # columns for what the lines are called
TIMES = "\N{MULTIPLICATION SIGN}"

View = dict[str, object]


def draw(view: View, texts: Texts, reader: str | None) -> RenderableType:
    """Events and motivation, the six divisions with the board above them, and a column for each player."""
    players = [name for name, value in view.items() if isinstance(value, dict) and "money" in value]
    colours = {name: COLOURS[at % len(COLOURS)] for at, name in enumerate(players)}
    return Group(
        _status(view, texts, colours),
        _company(view, texts, colours),
        _players(view, texts, players, colours, reader),
    )


def _name(name: object, texts: Texts, colours: dict[str, str]) -> Text:
    """A player in his colour; nobody is a dot."""
    word = str(name)
    if word not in colours:
        return Text(FREE, "dim")
    return Text(texts.player(word), colours[word])


def _status(view: View, texts: Texts, colours: dict[str, str]) -> RenderableType:
    """What everybody looks at: phase, round, motivation, events, an open bribe."""
    first = Text.assemble(
        (texts.word(str(view["phase"])), "bold"),
        (f"{DOT}{texts.zone('round')} ", "dim"),
        str(view["round"]),
        (f"{DOT}{texts.zone('motivation')} ", "dim"),
        (str(view["motivation"]), "bold cyan"),
        (f"{DOT}{texts.zone('first')} ", "dim"),
        _name(view["first"], texts, colours),
    )
    lines = [first]
    for zone in ("revealed", "events", "drawn"):
        said = _events(view[zone], texts)
        if said:
            lines.append(Text.assemble((f"{texts.zone(zone)} ", "dim"), said))
    if view["pool"]:
        lines.append(Text.assemble((f"{texts.zone('pool')} ", "dim"), (str(view["pool"]), "bold")))
    offer = view["offer"]
    if isinstance(offer, dict):
        lines.append(_offer(offer, texts, colours))
    return Panel(Group(*lines), border_style="blue")


def _events(cards: object, texts: Texts) -> Text:
    """Events by name, or how many lie face down."""
    if isinstance(cards, list):
        return Text(", ".join(texts.card(card) for card in cards))
    return Text(f"{cards} ({texts.word(HIDDEN)})" if cards else "")


def _offer(offer: dict[str, object], texts: Texts, colours: dict[str, str]) -> Text:
    amount = offer["amount"]
    said = texts.word(HIDDEN) if amount == HIDDEN else str(amount)
    return Text.assemble(
        (f"{texts.zone('offer')} ", "dim"),
        _name(offer["by"], texts, colours),
        " → ",
        _name(offer["to"], texts, colours),
        f": {said} ({texts.card(str(offer['card']))})",
    )


def _company(view: View, texts: Texts, colours: dict[str, str]) -> RenderableType:
    """The chairman and the board, then each division with its head above its offices."""
    board = view["board"]
    assert isinstance(board, list)
    seats = [_name(name, texts, colours) for name in board]
    seats += [Text(FREE, "dim")] * (SEATS_ON_BOARD - len(seats))
    top = Text.assemble(
        (f"{texts.zone('chairman')} ", "dim"),
        _name(view["chairman"], texts, colours),
        (f"     {texts.zone('board')} ", "dim"),
        Text("  ").join(seats),
    )
    grid = Table(expand=True, show_lines=False, padding=(0, 0), border_style="dim")
    grid.add_column("", style="dim", width=1)
    for division in DIVISIONS:
        grid.add_column(texts.zone(division), ratio=1, overflow="fold")
    heads = view["heads"]
    assert isinstance(heads, dict)
    grid.add_row(
        "♔", *[_name(heads[division], texts, colours) for division in DIVISIONS], end_section=True
    )
    for number in range(OFFICES):
        grid.add_row(
            str(number + 1), *[_office(view[name], number, texts, colours) for name in DIVISIONS]
        )
    return Panel(Group(top, grid), border_style="blue")


def _office(offices: object, number: int, texts: Texts, colours: dict[str, str]) -> Text:
    """Who is there, a star for a main department, a dot for each employee."""
    assert isinstance(offices, list)
    if number >= len(offices):
        return Text(FREE, "dim")
    words = str(offices[number]).split(" ")
    name = words[0]
    star = f"{MAIN} " if len(words) == 3 else ""
    dots = EMPLOYEE * int(words[-1])
    return Text(f"{star}{texts.player(name)[:7]} {dots}", colours[name])


def _players(
    view: View, texts: Texts, players: list[str], colours: dict[str, str], reader: str | None
) -> RenderableType:
    """A line for each thing, a column for each player: so they can be compared."""
    legend = f"{BRIBED} {texts.word('bribed')}{DOT}( ) {texts.word('down')}"
    columns = Table(expand=True, border_style="dim", caption=legend, caption_justify="right")
    columns.add_column("", style="dim", max_width=LABELS)
    parts: list[dict[str, object]] = []
    for player in players:
        part = view[player]
        assert isinstance(part, dict)
        parts.append(part)
        mark = ON_TURN if player == view["turn"] else ""
        style = f"bold {colours[player]}" + (" underline" if player == reader else "")
        header = Text(f"{mark}{texts.player(player)}", style)
        columns.add_column(header, ratio=1, overflow="fold")
    columns.add_row(texts.zone("points"), *[_points(part, texts) for part in parts])
    columns.add_row(texts.zone("money"), *[_secret(part["money"], texts) for part in parts])
    for at, track in enumerate(TRACKS):
        columns.add_row(texts.zone(track), *[_track(part[track], at) for part in parts])
    columns.add_row(texts.zone("counsel"), *[_cards(part["counsel"], texts) for part in parts])
    columns.add_row(
        texts.zone("certificates"), *[_cards(part["certificates"], texts) for part in parts]
    )
    columns.add_row(
        texts.zone("privileges"), *[_privileges(part["privileges"], texts) for part in parts]
    )
    columns.add_row(texts.zone("archenemy"), *[_archenemy(part, texts, colours) for part in parts])
    return columns


def _points(part: dict[str, object], texts: Texts) -> Text:
    said = Text(str(part["points"]), "bold yellow")
    if part["announced"]:
        said.append(f" {texts.zone('announced')}", "bold red")
    return said


def _secret(value: object, texts: Texts) -> Text:
    return Text(texts.word(HIDDEN), "dim") if value == HIDDEN else Text(str(value))


def _track(position: object, kind: int) -> Text:
    """The position, of how many it takes for the point; golden at the end."""
    assert isinstance(position, int)
    if position >= GOLDEN[kind]:
        return Text(f"{position} {MAIN}", "bold yellow")
    style = "bold green" if position >= THRESHOLDS[kind] else ""
    return Text.assemble((str(position), style), (f"/{THRESHOLDS[kind]}", "dim"))


def _cards(cards: object, texts: Texts) -> Text:
    """The names of cards, equal ones counted."""
    assert isinstance(cards, list)
    return Text(
        "\n".join(
            texts.card(kind) if number == 1 else f"{texts.card(kind)} {TIMES}{number}"
            for kind, number in Counter(cards).items()
        )
    )


def _privileges(cards: object, texts: Texts) -> Text:
    """Each card with the mark of its side; one that is not known is hidden."""
    assert isinstance(cards, list)
    said: list[Text] = []
    for card in cards:
        name, _, side = str(card).partition(" ")
        if name not in PRIVILEGES:
            said.append(Text(texts.word(HIDDEN), "dim"))
        elif side == "bribed":
            said.append(Text(f"{BRIBED} {texts.card(name)}", "bold magenta"))
        elif side == "down":
            said.append(Text(f"({texts.card(name)})", "dim"))
        else:
            said.append(Text(texts.card(name)))
    return Text("\n").join(said)


def _archenemy(part: dict[str, object], texts: Texts, colours: dict[str, str]) -> Text:
    enemy = part["archenemy"]
    if enemy == HIDDEN:
        return Text(texts.word(HIDDEN), "dim")
    if enemy == NOBODY or part["rivalry"] == NOBODY:
        return Text(FREE, "dim")
    return Text.assemble(
        _name(enemy, texts, colours), (f" ({texts.card(str(part['rivalry']))})", "dim")
    )
