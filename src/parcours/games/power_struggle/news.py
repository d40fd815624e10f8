"""What players are told of the journal: whom an event harms, what is routine, and which numbers show how one stands."""

from typing import Final

from parcours.core.journal import News

NEWS: Final = News(
    harm_seat="pushed_off_board chairman_ousted voted_out lost_employee",
    harm_other="enticed",
    routine=(
        "began meeting skipped drew laid passed motivation received paid showed_money got_bonus"
        " placed placed_on_board"
    ),
    measures=["points", "influence", "shares", "money"],
)
