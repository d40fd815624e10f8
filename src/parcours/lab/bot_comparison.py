"""What bots of different strength make of the same cards, at the same tables."""

from collections.abc import Sequence
from dataclasses import dataclass

from parcours.studies.findings import LEAST_USERS
from parcours.studies.matches import DeckStudy, Played
from parcours.studies.statistics import Estimate, Observation, difference, mean

# A card that one uses more often by less than this is no matter of taste.
LEAST_DIFFERENCE = 0.02


@dataclass(frozen=True, slots=True)
class ComparedCard:
    """A card in the hands of the weaker bot and of the stronger one.

    `users`: which part of each one's seats use it. `more_often`: how much more often the weaker does. `gains`: what
    the users win, less what all seats of that bot win. `gain`: the same of all users together.
    """

    name: str
    users: tuple[float, float]
    more_often: Estimate
    gains: tuple[Estimate | None, Estimate | None]
    gain: Estimate


class BotComparison:
    """Two bots of a study, from the matches in which they sat at the same tables."""

    def __init__(self, study: DeckStudy, mixed: Sequence[Played]) -> None:
        rates = {
            bot: mean(
                (match.match, row.win) for match in mixed for row in match.seats if row.bot == bot
            )
            for bot in (study.bot, study.compared)
        }
        found = {bot: rate for bot, rate in rates.items() if rate is not None}
        # The weaker one first.
        self.bots = sorted(found, key=lambda bot: found[bot].value)
        self.rates = [found[bot] for bot in self.bots]
        # By bot: match, what the seat won above its bot's mean, and the cards that it used.
        self._rows = [
            [
                (match.match, row.win - found[bot].value, row.used)
                for match in mixed
                for row in match.seats
                if row.bot == bot
            ]
            for bot in self.bots
        ]
        self.average = self._average()
        names = sorted({card for rows in self._rows for _, _, used in rows for card in used})
        cards = [card for name in names if (card := self._card(name)) is not None]
        self.cards = sorted(cards, key=lambda card: -card.more_often.value)

    def _average(self) -> float:
        """What an average use goes with: who plays longer, or is ahead, uses more cards."""
        gains = [gain for rows in self._rows for _, gain, used in rows for _ in used]
        return sum(gains) / len(gains) if gains else 0.0

    def _card(self, name: str) -> ComparedCard | None:
        """None for one that too few have used."""
        used: list[list[Observation]] = [
            [(match, float(name in cards)) for match, _, cards in rows] for rows in self._rows
        ]
        gains: list[list[Observation]] = [
            [(match, gain) for match, gain, cards in rows if name in cards] for rows in self._rows
        ]
        more_often = difference(*used)
        gain = mean(gains[0] + gains[1])
        if more_often is None or gain is None or gain.count < LEAST_USERS:
            return None
        weak, strong = (len(some) / len(rows) for some, rows in zip(gains, used, strict=True))
        return ComparedCard(
            name, (weak, strong), more_often, (mean(gains[0]), mean(gains[1])), gain
        )

    @property
    def overrated(self) -> list[ComparedCard]:
        """What the weaker one clearly uses more often, although its users win clearly less than those of others."""
        return [
            card
            for card in self.cards
            if card.more_often.above(LEAST_DIFFERENCE) and card.gain.below(self.average)
        ]

    @property
    def underrated(self) -> list[ComparedCard]:
        """What the stronger one clearly uses more often, and whose users win clearly more than those of others."""
        found = [
            card
            for card in self.cards
            if card.more_often.below(-LEAST_DIFFERENCE) and card.gain.above(self.average)
        ]
        return found[::-1]
