"""What players are told of the journal: whom an event harms, what is routine, and which numbers show how one stands."""

from typing import Final

from parcours.core.journal import News

NEWS: Final = News(
    harm_seat=(
        "suffered divorced fell_ill quarantined fell_to_manager fell_to_worker house_fell lost_car"
        " car_scratched child_down_home child_down_primary child_down_secondary"
    ),
    harm_other="played_on took_cat_from took_dog_from toppled",
    routine=(
        "began turn_began earned paid_costs drew received traded passed threw kept_die parking_empty"
        " protection_ended glass_lifted"
    ),
    measures=["points", "money"],
)
