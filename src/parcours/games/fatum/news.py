"""What players are told of the journal: whom an event harms, what is routine, and which numbers show how one stands."""

from typing import Final

from parcours.core.journal import News

NEWS: Final = News(
    harm_seat="destroyed lost robbed insured fell charges_too_high ruined",
    harm_other="hit fined stole",
    routine=(
        "marker common_objective secret_objective round_began drew_work drew_experience"
        " drew_relations drew_heritage new_pile_work new_pile_experience new_pile_relations"
        " new_pile_heritage lapsed_work lapsed_experience lapsed_relations lapsed_heritage"
        " lapsed_draws discarded jobless salary salary_die income settled nothing_due study_die"
        " hand_discarded purse empty_purse"
    ),
    measures=["points", "money"],
)
