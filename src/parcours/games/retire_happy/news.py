"""What players are told of the journal: whom an event harms, what is routine, and which numbers show how one stands."""

from typing import Final

from parcours.core.journal import News

NEWS: Final = News(
    harm_seat="lost_home forced_loans stake_lost",
    routine=(
        "period_began started took threw done discarded earned saved paid_bill borrowed deposited"
        " withdrew threw_for_investment kept stake_stayed"
    ),
    measures=["current", "pension"],
)
