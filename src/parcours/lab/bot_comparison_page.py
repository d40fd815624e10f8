"""The part of a study's page that tells what differs between players of different strength."""

from parcours.lab.bot_comparison import LEAST_DIFFERENCE, BotComparison, ComparedCard
from parcours.lab.markdown import image, markdown_table, name_some, points, share
from parcours.studies.findings import LEAST_USERS

NAME = "strength"


def tell_difference(found: BotComparison) -> list[str]:
    """What it says, in sentences."""
    weak, strong = found.bots
    said = [
        f"At the same tables a seat of `{strong}` wins {share(found.rates[1])},"
        f" one of `{weak}` {share(found.rates[0])}."
    ]
    for cards, told in (
        (found.overrated, f"`{weak}` overrates, against `{strong}`"),
        (found.underrated, f"`{weak}` underrates, against `{strong}`"),
    ):
        named = name_some(
            f"`{card.name}` (used by {card.users[0]:.1%} against {card.users[1]:.1%}; its users"
            f" {points(card.gain.less(found.average))} points)"
            for card in cards
        )
        said.append(f"{told}: {named or 'no card clearly'}.")
    return said


def write_comparison(found: BotComparison, plots: dict[str, str]) -> str:
    """The section of the page."""
    weak, strong = found.bots
    clear = [card for card in found.cards if _differs(card)]
    rows = [
        [
            f"`{card.name}`",
            f"{card.users[0]:.1%}",
            f"{card.users[1]:.1%}",
            points(card.more_often),
            *("" if gain is None else points(gain) for gain in card.gains),
        ]
        for card in clear
    ]
    columns = ["card", f"`{weak}` uses it", f"`{strong}` uses it", f"`{weak}` more often, points"]
    columns += [f"users win more, `{bot}`" for bot in found.bots]
    return (
        f"## What `{weak}` and `{strong}` make of the cards\n\n"
        "Both sat at the same tables, drawn by lot, on the deals of free play.\n\n"
        + image(plots, NAME, f"What {weak} uses more often than {strong}")
        + "\n".join(f"- {sentence}" for sentence in tell_difference(found))
        + "\n\n"
        + markdown_table(columns, rows)
        + f"\n\nListed are cards that one clearly uses more often, by more than {100 * LEAST_DIFFERENCE:.0f} points,"
        f" and that at least {LEAST_USERS} seats used. *Users win more*: than other seats of the same bot. An"
        f" average use goes with {100 * found.average:+.1f} points, as who plays longer or is ahead uses more cards;"
        " in the sentences above this is taken off. A card is overrated if the weaker uses it clearly more often"
        " while its users win clearly less than those of an average card, and underrated the other way round."
    )


def _differs(card: ComparedCard) -> bool:
    return card.more_often.above(LEAST_DIFFERENCE) or card.more_often.below(-LEAST_DIFFERENCE)
