"""The table of Smile Life, drawn with characters."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parcours.texts import Texts

SMILE = "☺"
LOVE = "♥"
ON_TURN = "▶ "
DOT = " · "
TIMES = "\N{MULTIPLICATION SIGN}"
INHERITANCE = "inheritance"

Life = dict[str, object]
# A line of a player's block: its label and what stands there.
Line = tuple[str, Text]


def draw(view: dict[str, object], texts: Texts, reader: str | None) -> RenderableType:
    """The others two by two, then what lies in common, then the reader's own life and hand."""
    players = [name for name, value in view.items() if isinstance(value, dict)]
    own = players.index(reader) if reader in players else -1
    others = players[own + 1 :] + players[: max(own, 0)]
    blocks = [_block(view, texts, name, reader is None) for name in others]
    common = Panel(_in_lines(_common(view, texts)), border_style="blue")
    parts: list[RenderableType] = []
    if len(blocks) % 2:
        blocks.append(common)
    else:
        parts.append(common)
    pairs = Table.grid(expand=True)
    pairs.add_column(ratio=1)
    pairs.add_column(ratio=1)
    for at in range(0, len(blocks), 2):
        pairs.add_row(*blocks[at : at + 2])
    parts.insert(0, pairs)
    if reader is not None and own >= 0:
        parts.append(_own_block(view, texts, reader))
    return Group(*parts)


def _block(view: dict[str, object], texts: Texts, player: str, whole: bool) -> Panel:
    """Another player's life, in half the width: what is over and done with is left out."""
    life = view[player]
    assert isinstance(life, dict)
    return _panel(_in_lines(_life(life, texts, whole)), view, texts, player, "dim")


def _own_block(view: dict[str, object], texts: Texts, player: str) -> Panel:
    life = view[player]
    assert isinstance(life, dict)
    columns = Table.grid(padding=(0, 1))
    columns.add_column(style="dim", no_wrap=True)
    columns.add_column()
    for label, text in _life(life, texts, True):
        columns.add_row(label, text)
    return _panel(columns, view, texts, player, "green")


def _panel(
    content: RenderableType, view: dict[str, object], texts: Texts, player: str, border: str
) -> Panel:
    life = view[player]
    assert isinstance(life, dict)
    on_turn = ON_TURN if player == view["turn"] and view["phase"] != "over" else ""
    return Panel(
        content,
        title=Text.assemble(
            (on_turn, "bold green"),
            (texts.player(player), "bold"),
            (f"  {life['smiles']} {SMILE}", "bold yellow"),
        ),
        title_align="left",
        subtitle=Text(f"{texts.zone('hand_size')} {life['hand_size']}", "dim"),
        subtitle_align="right",
        border_style=border,
    )


def _in_lines(lines: list[Line]) -> RenderableType:
    """Each label right before its text, where there is no width for columns."""
    return Group(*(Text.assemble((f"{label} ", "dim"), text) for label, text in lines))


def _life(life: Life, texts: Texts, whole: bool) -> list[Line]:
    """What lies before one player; empty places are left out."""
    lines = [
        (texts.zone("level"), _studies(life, texts)),
        (texts.zone("job"), _job(life, texts)),
        (texts.zone("wages"), _wages(life, texts)),
        (texts.zone("invested"), Text(_cards(life["invested"], texts), "dim")),
        (LOVE, _love(life, texts)),
        (texts.zone("children"), Text(str(_count(life["children"]) or ""))),
        (texts.zone("acquisitions"), Text(_cards(life["acquisitions"], texts))),
        (texts.zone("distinctions"), Text(_cards(life["distinctions"], texts), "yellow")),
        (texts.zone("pending"), _pending(life, texts)),
    ]
    if whole:
        lines += [
            (texts.zone("specials"), Text(_cards(life["specials"], texts), "dim")),
            (texts.zone("malus"), Text(_cards(life["malus"], texts), "dim")),
        ]
    lines += [
        (texts.zone("outlaw"), Text("✓" if life["outlaw"] else "")),
        *_looks(life, texts),
        (texts.zone("hand"), Text(_cards(life["hand"], texts), "bold cyan")),
    ]
    return [(label, text) for label, text in lines if text]


def _studies(life: Life, texts: Texts) -> Text:
    parts = []
    if _count(life["studies"]):
        parts.append(Text(str(life["level"]), "bold"))
        parts.append(Text(_cards(life["studies"], texts), "dim"))
    if _count(life["extra_studies"]):
        extra = _cards(life["extra_studies"], texts)
        parts.append(Text(f"{texts.zone('extra_studies')} {extra}", "dim"))
    return _joined(parts)


def _job(life: Life, texts: Texts) -> Text:
    if not _count(life["job"]):
        return Text()
    flags = [texts.zone(flag) for flag in ("raised", "free_house") if life[flag]]
    return _joined(
        [
            Text(_cards(life["job"], texts), "bold"),
            Text(f"{texts.zone('wage_level')} {life['wage_level']}", "dim"),
            *(Text(flag, "green") for flag in flags),
        ]
    )


def _wages(life: Life, texts: Texts) -> Text:
    parts = [Text(_cards(life["wages"], texts))] if _count(life["wages"]) else []
    specials = life["specials"]
    if isinstance(specials, list) and INHERITANCE in specials:
        parts.append(Text(texts.card(INHERITANCE)))
    return _joined(parts)


def _love(life: Life, texts: Texts) -> Text:
    """Flirts in the order in which they were laid: the last one counts for thefts and children."""
    married = _count(life["marriage"]) > 0
    styles = {
        "marriage": "bold magenta",
        "flirts": "dim" if married else "",
        "adultery": "bold magenta",
        "affairs": "",
        "past_affairs": "dim",
    }
    return _joined(
        [
            Text(_in_order(life[zone], texts), style)
            for zone, style in styles.items()
            if _count(life[zone])
        ]
    )


def _pending(life: Life, texts: Texts) -> Text:
    parts = [Text(_in_order(life["pending"], texts), "bold red")]
    if life["prison_turns"]:
        parts.append(Text(f"{texts.zone('prison_turns')} {life['prison_turns']}"))
    return _joined(parts)


def _looks(life: Life, texts: Texts) -> list[Line]:
    """What a journalist and a medium saw; only their own view has it."""
    lines: list[Line] = []
    hands = life.get("peek_hands")
    if isinstance(hands, dict):
        for other, hand in hands.items():
            label = f"{texts.zone('peek_hands')} ({texts.player(other)})"
            lines.append((label, Text(_cards(hand, texts), "dim")))
    pile = Text(_in_order(life.get("peek_pile"), texts), "dim")
    return [*lines, (texts.zone("peek_pile"), pile)]


def _common(view: dict[str, object], texts: Texts) -> list[Line]:
    """Pile, discard, river and casino."""
    lines = [
        (texts.zone("pile_size"), Text(str(view["pile_size"]), "bold")),
        (texts.zone("discard"), _discard(view, texts)),
    ]
    if _count(view["river"]):
        lines.append((texts.zone("river"), Text(_in_order(view["river"], texts))))
    if _count(view["casino"]):
        lines.append((texts.zone("casino"), _stake(view, texts)))
    if _count(view["drawn"]):
        lines.append((texts.zone("drawn"), Text(_in_order(view["drawn"], texts), "bold cyan")))
    return lines


def _discard(view: dict[str, object], texts: Texts) -> Text:
    discard, marks = view["discard"], view["discarded_by"]
    if not isinstance(discard, list) or not isinstance(marks, list) or not discard:
        return Text(texts.say("terminal-nothing"), "dim")
    by = "" if marks[0] == "nobody" else f" ({texts.player(marks[0])})"
    below = f"  +{len(discard) - 1}" if len(discard) > 1 else ""
    return Text.assemble((texts.card(discard[0]), "bold"), by, (below, "dim"))


def _stake(view: dict[str, object], texts: Texts) -> Text:
    owner = str(view["stake_owner"])
    if owner == "nobody":
        return Text(texts.say("terminal-nothing"), "dim")
    return Text(f"{texts.zone('stake')} {_in_order(view['stake'], texts)} ({texts.player(owner)})")


def _joined(parts: list[Text]) -> Text:
    return Text(DOT).join(parts)


def _count(cards: object) -> int:
    """How many cards lie there, whether or not they may be seen."""
    if isinstance(cards, list):
        return len(cards)
    return cards if isinstance(cards, int) else 0


def _cards(cards: object, texts: Texts) -> str:
    """The names of cards that may be seen, equal ones counted."""
    if not isinstance(cards, list):
        return ""
    return ", ".join(
        texts.card(kind) if number == 1 else f"{texts.card(kind)} {TIMES}{number}"
        for kind, number in Counter(cards).items()
    )


def _in_order(cards: object, texts: Texts) -> str:
    """The names of cards where their order matters, or how many are hidden there."""
    if isinstance(cards, list):
        return ", ".join(map(texts.card, cards))
    return texts.say("terminal-hidden", number=cards) if cards else ""
