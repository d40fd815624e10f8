"""The page of a study: Markdown with plots, tables, marks and findings, all from its numbers."""

from collections.abc import Sequence
from pathlib import Path

from parcours.core.decks import Deck
from parcours.core.errors import SetupError
from parcours.core.options import format_choice
from parcours.core.registry import find_game
from parcours.lab.bot_comparison import BotComparison
from parcours.lab.bot_comparison_page import NAME as STRENGTH
from parcours.lab.bot_comparison_page import write_comparison
from parcours.lab.data_set import ABOUT
from parcours.lab.extras import need
from parcours.lab.markdown import image, markdown_table, name_some, points, share
from parcours.lab.plots import draw_comparison, draw_plots
from parcours.lab.study_results import open_study
from parcours.studies.findings import LEAST_USERS, CardLine, Findings, Line, Miss, Verdict
from parcours.studies.matches import DeckStudy
from parcours.studies.plan import CARDS, FIRST, LENGTH, SEATS, SHARE, Trial
from parcours.studies.statistics import Estimate, quantile

PAGE = "README.md"
RESULTS = "results"
THINNED = (
    " Chance alone decides that, so nobody's strength is in it; but it is thinned"
    " out by all the cards that are dealt and not used. *Per use* divides it by how much"
    " more often the card is used when it is dealt: the effect of a use, without the"
    " selection, with a wider interval. What a card does that stays unused, such as taking"
    " a place in the hand, is in it too. It is left out where the deal hardly changes the"
    " use."
)


class StudyFolder:
    """Where a study is written: its matches as they are played, then the page and its plots."""

    def __init__(self, folder: Path, study: DeckStudy) -> None:
        need("matplotlib", "a study")
        need("pyarrow", "a study")
        if (folder / ABOUT).exists():
            raise SetupError(f"{folder} is a data set itself: expected a new folder")
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SetupError(f"{folder}: can't be made: {error.strerror}") from None
        self.folder = folder
        self.results = open_study(folder / RESULTS, study)

    def write(self, findings: Findings, command: str) -> None:
        """Write the page and the plots."""
        try:
            plots = draw_plots(findings, self.folder)
            compared = BotComparison(findings.study, findings.mixed) if findings.mixed else None
            if compared is not None:
                plots[STRENGTH] = draw_comparison(compared, self.folder, STRENGTH)
            page = write_page(findings, plots, command, compared)
            (self.folder / PAGE).write_text(page, encoding="utf-8")
        except OSError as error:
            raise SetupError(f"{self.folder}: can't be written: {error}") from None


def write_page(
    findings: Findings, plots: dict[str, str], command: str, compared: BotComparison | None = None
) -> str:
    """The page as Markdown."""
    study = findings.study
    title = study.game.replace("_", " ").title()
    parts = [
        f"# The balance of {title}",
        _how(findings, command),
        "## Marks\n\n" + _marks(findings) if findings.verdicts else "",
        "## Findings\n\n" + "\n".join(f"- {finding}" for finding in find(findings)),
        "## Seats\n\n" + _seats(findings, plots),
        *(_trial(trial, findings, plots) for trial in study.plan.trials),
        *(_first(name, findings, plots) for name in findings.firsts if findings.firsts[name]),
        *(_chosen(name, lines) for name, lines in findings.chosen.items()),
        "## Length\n\n" + _length(findings, plots),
        "## Cards\n\n" + _cards(findings, plots) if findings.cards else "",
        write_comparison(compared, plots) if compared else "",
        "## How it was counted\n\n" + _method(findings),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def find(findings: Findings) -> list[str]:
    """What the numbers say, in sentences: what misses which mark, and what would be changed."""
    deck = _deck(findings.study)
    said = [_said(verdict) for verdict in findings.verdicts]
    for verdict in findings.verdicts:
        said += _advice(verdict, findings, deck)
    unused = [card.name for card in findings.cards if card.use is None]
    if unused:
        said.append(f"Never used by anybody: {name_some(unused)}.")
    hurtful = [
        card for card in findings.cards if card.per_use is not None and card.per_use.below(0)
    ]
    if hurtful:
        said.append(
            "A player who is dealt one of these and uses it loses by it, as bots play it: "
            + name_some(f"`{card.name}` ({_points(card.per_use)})" for card in hurtful)
            + "."
        )
    return said


def shown(verdict: Verdict, estimate: Estimate | None = None) -> str:
    """A number in the unit of its mark."""
    estimate = estimate or verdict.estimate
    if estimate is None:
        return ""
    if verdict.mark.kind in (SEATS, CARDS):
        return points(estimate) + " points"
    if verdict.mark.kind == LENGTH:
        return " ".join((f"{estimate.value:.4g}", f"({estimate.low:.4g} to {estimate.high:.4g})"))
    return share(estimate)


def _how(findings: Findings, command: str) -> str:
    study = findings.study
    options = ", ".join(f"`{name}={format_choice(value)}`" for name, value in study.options.items())  # type: ignore[arg-type]
    said = (
        f"{len(findings.free):,} matches at {study.players} players between `{study.bot}` bots of equal"
        " skill"
    )
    if findings.assigned:
        ways = " and ".join(trial.name for trial in study.plan.trials)
        said += (
            f", and on the same deals {len(findings.assigned):,} more in which each seat's {ways}"
            " was drawn by lot"
        )
    if findings.mixed:
        said += (
            f", and on the same deals {len(findings.mixed):,} more in which half of the seats, drawn by"
            f" lot, were played by `{study.compared}`"
        )
    said += f"; seed {study.seed}" + (f", options {options}" if options else "")
    deck = "a custom deck" if study.deck else "the deck that the game comes with"
    return (
        f"{said}, {deck}. Every number on this page comes from this command, and comes again from"
        f" it:\n\n```\n{command}\n```\n\nA row for each match and seat is in `{RESULTS}/`, which the"
        " command writes beside this page."
    )


def _marks(findings: Findings) -> str:
    rows = []
    for verdict in findings.verdicts:
        missed = f"{len(verdict.misses)}" if verdict.misses else "\N{EN DASH}"
        worst = f"{_code(verdict.worst)}: {shown(verdict)}" if verdict.estimate else ""
        rows.append([verdict.mark.says, f"**{verdict.word}**", worst, missed])
    said = markdown_table(["mark", "verdict", "furthest out", "how many miss it"], rows)
    return said + (
        "\n\nIn brackets 95 % intervals. *Not certain*: an interval reaches over the mark, so that"
        " more matches might turn the verdict."
    )


def _said(verdict: Verdict) -> str:
    mark = f"{verdict.mark.says[0].upper()}{verdict.mark.says[1:]}: {verdict.word}"
    if verdict.estimate is None:
        return f"{mark}."
    if verdict.met:
        return f"{mark}; {_code(verdict.worst)} comes nearest with {shown(verdict)}."
    named = name_some(
        f"{_code(miss.name)} {shown(verdict, miss.estimate)}" for miss in verdict.misses
    )
    return f"{mark}: {named}."


def _advice(verdict: Verdict, findings: Findings, deck: Deck) -> list[str]:
    """Which values one would change, and in which direction."""
    if verdict.met:
        return []
    said = []
    if verdict.mark.kind == CARDS:
        said = _card_advice(verdict, findings, deck)
    elif verdict.mark.kind == FIRST:
        said = [
            f"`{miss.name}` ({_fields(deck, miss.name)}) is reached too"
            f" {_too(miss, verdict)} would be asked for it."
            for miss in verdict.misses
            if miss.name in deck.index
        ]
    elif verdict.mark.kind == SHARE:
        lines = findings.trials.get(verdict.mark.of) or findings.chosen[verdict.mark.of]
        strong, weak = max(lines, key=_rate), min(lines, key=_rate)
        told = [
            f"`{line.name}` scores {line.score:.1f} on average"
            + (f" ({_fields(deck, line.name)})" if line.name in deck.index else "")
            for line in (strong, weak)
        ]
        said = [
            f"{told[0]}, {told[1]}: to be even, `{weak.name}` would have to yield about"
            f" {strong.score - weak.score:.0f} more over a match, or `{strong.name}` as much less."
        ]
    if verdict.mark.change:
        said.append(
            f"For the mark \u201c{verdict.mark.says}\u201d one would change {verdict.mark.change}."
        )
    return said


def _too(miss: Miss, verdict: Verdict) -> str:
    high = verdict.mark.most is not None and miss.estimate.value > verdict.mark.most
    return "often: more" if high else "seldom: less"


def _card_advice(verdict: Verdict, findings: Findings, deck: Deck) -> list[str]:
    most = verdict.mark.most
    if most is None:
        return []
    lines = {card.name: card for card in findings.cards}
    strong, led, open_ = [], [], []
    for miss in verdict.misses:
        by_deal = lines[miss.name].per_use
        if by_deal is None or (by_deal.low <= most <= by_deal.high):
            open_.append(miss.name)
        elif by_deal.value > most:
            strong.append(miss.name)
        else:
            led.append(miss.name)
    said = [
        f"`{name}` is too strong by the deal alone as well ({points(lines[name].per_use)}):"  # type: ignore[arg-type]
        f" its values would be lowered ({_fields(deck, name)})."
        for name in strong
    ]
    if led:
        said.append(
            "Within the mark by the deal alone, so that their users were ahead anyway and nothing"
            " need be changed: "
            + name_some(f"`{name}` ({points(lines[name].per_use)})" for name in led)  # type: ignore[arg-type]
            + "."
        )
    if open_:
        told = [
            f"`{name}`" + ("" if by_deal is None else f" ({points(by_deal)})")
            for name in open_
            for by_deal in (lines[name].per_use,)
        ]
        said.append(
            "Above the mark among their users, while the deal alone can't tell whether the card"
            f" did it or who gets to use it was ahead anyway: {name_some(told)}. Before one of these"
            " is changed, more matches should be played."
        )
    return said


def _seats(findings: Findings, plots: dict[str, str]) -> str:
    counted = "counted from who begins" if findings.study.plan.begins else "in the order of play"
    rows = [
        [line.name, share(line.rate), points(line.rate.less(findings.even)), f"{line.score:.1f}"]
        for line in findings.seats
    ]
    return (
        f"Free play; seats are {counted}. The even share is {findings.even:.1%}.\n\n"
        + image(plots, "seats", "What each seat wins of a match")
        + markdown_table(["seat", "wins", "above the even share, points", "mean score"], rows)
    )


def _trial(trial: Trial, findings: Findings, plots: dict[str, str]) -> str:
    name = trial.name
    rows = [
        [f"`{line.name}`", f"{line.seats:.0%}", share(line.wins), share(line.rate),
         f"{line.score:.1f}"]
        for line in findings.trials[name]
    ]  # fmt: skip
    return (
        f"## {name.capitalize()}, drawn by lot\n\n"
        f"The {name} of each seat was drawn by lot, as evenly as the table allows, so that neither"
        f" a bot's taste nor its luck decides who takes which. {trial.says}".rstrip()
        + "\n\n"
        + image(plots, name, f"Share of the victories by {name}")
        + markdown_table(
            ["", "of the seats", "of the victories", "a seat wins", "mean score"], rows
        )
    )


def _first(name: str, findings: Findings, plots: dict[str, str]) -> str:
    otherwise = findings.study.plan.fact(name).otherwise
    without = sum(match.facts[name] == otherwise for match in findings.free) / len(findings.free)
    rows = [[f"`{word}`", share(estimate)] for word, estimate in findings.firsts[name]]
    return (
        f"## {name.capitalize()}\n\n"
        + image(plots, name, name)
        + markdown_table(["", "of the matches"], rows)
        + f"\n\nNone in {without:.1%} of the matches."
    )


def _chosen(name: str, lines: Sequence[Line]) -> str:
    rows = [
        [f"`{line.name}`", f"{line.seats:.1%}", share(line.wins), share(line.rate),
         f"{line.score:.1f}"]
        for line in lines
    ]  # fmt: skip
    return f"## {name.capitalize()}, in free play\n\n" + markdown_table(
        ["", "of the seats", "of the victories", "a seat wins", "mean score"], rows
    )


def _length(findings: Findings, plots: dict[str, str]) -> str:
    lengths = findings.lengths
    unit = findings.study.plan.unit
    ends = ", ".join(
        f"{reason.replace('_', ' ')} {count / len(findings.free):.1%}"
        for reason, count in findings.reasons.most_common()
    )
    quantiles = [f"{round(quantile(lengths, part), 1):g}" for part in (0.05, 0.25, 0.5, 0.75, 0.95)]
    return image(plots, "length", "How long matches are") + (
        f"In {unit}, free play: the median is {quantiles[2]}; half of the matches lie between"
        f" {quantiles[1]} and {quantiles[3]}, nine in ten between {quantiles[0]} and"
        f" {quantiles[4]}.\n\nHow they ended: {ends}."
    )


def _cards(findings: Findings, plots: dict[str, str]) -> str:
    rows = [_card_row(card) for card in findings.cards]
    return image(plots, "cards", "What cards do to their owner's chance to win") + markdown_table(
        ["card", "used by", "users win more, points", "dealt it, points", "per use, from the deal"],
        rows,
    )


def _card_row(card: CardLine) -> list[str]:
    few = card.use is not None and card.use.count < LEAST_USERS
    return [
        f"`{card.name}`",
        f"{card.users:.1%}",
        "" if card.use is None else points(card.use) + (" *" if few else ""),
        "" if card.dealt is None else points(card.dealt),
        "" if card.per_use is None else points(card.per_use),
    ]


def _method(findings: Findings) -> str:
    plan = findings.study.plan
    dealt = (
        "*Dealt it* compares seats that had the card in their first hand with seats that had not."
        if plan.hand
        else "*Dealt it* compares, of the seats that chose first in a draft in which the card can"
        " turn up, those where it lay open with those where it did not."
    )
    said = [
        "A first place shared by k seats counts 1/k for each. Seats of a match are not independent,"
        " so all intervals are normal ones over matches, each match with its error as a whole"
        " (shares of matches: Wilson; medians: between ranks).",
    ]
    if findings.cards:
        said += [
            "*Users win more*: what the seats that used the card win, less the even share"
            + (
                " (where ways were drawn by lot, less what seats with the same ways win)"
                if findings.assigned
                else ""
            )
            + ". This is what its owner's chance is, but not all of it is the card's doing: who is"
            " ahead, or plays longer, gets to use more cards, dear ones above all.",
            *([dealt + THINNED] if plan.hand or plan.draft_verb else []),
            f"\\*: fewer than {LEAST_USERS} users; not held against a mark. Of that many cards, one"
            " in twenty lies outside its interval by chance.",
        ]
    return "\n\n".join(said)


def _deck(study: DeckStudy) -> Deck:
    game = find_game(study.game)
    return game.read_deck(study.deck, "the deck") if study.deck else game.standard_deck()


def _fields(deck: Deck, name: str) -> str:
    """What the deck says of the card."""
    if name not in deck.index:
        return ""
    fields = deck.cards[deck.find(name)].fields
    return ", ".join(f"{field} {_value(value)}" for field, value in fields.items())


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "(" + ", ".join(f"{name} {_value(item)}" for name, item in value.items()) + ")"
    if isinstance(value, list):
        return " + ".join(_value(item) for item in value)
    return str(value)


def _code(name: str) -> str:
    return name if " " in name or not name else f"`{name}`"


def _points(estimate: Estimate | None) -> str:
    return "" if estimate is None else points(estimate)


def _rate(line: Line) -> float:
    return line.rate.value
