"""What the stories of Happy may claim."""

import parcours
from parcours.games.happy.state import HappyState

from .facts import Life, seats

RANKS = ["worker", "manager", "director"]
# What was before each piece of news, and what is after it.
CAREER = {
    "ha-rose-manager": ("worker", "manager"),
    "ha-rose-director": ("manager", "director"),
    "ha-toppled": ("manager", "director"),
    "ha-was-toppled": ("director", "manager"),
    "ha-lost-throw": ("manager", "worker"),
    "ha-fell-manager": ("director", "manager"),
    "ha-fell-worker": ("manager", "worker"),
}
HARM = [
    "suffered", "divorced", "fell_ill", "quarantined", "house_fell", "lost_car", "car_scratched",
    "fell_to_manager", "child_down_home", "child_down_primary", "child_down_secondary",
]  # fmt: skip


def check(life: Life) -> None:
    burn_outs = [
        event for event in life.by_others("played_on") if life.word(event, "parried_by") == "none"
    ]
    hurt = life.own(*HARM) + life.by_others("toppled", "took_cat_from", "took_dog_from") + burn_outs
    life.claim("ha-unhurt", not hurt)
    plagues = [event for event in life.own("played") if life.kind(event) == "plague"]
    life.denies("ha-harmless", life.own("played_on", "toppled", "agreed_to_topple"), plagues)
    life.claim("ha-single", not life.own("found_partner", "divorced", "bought_out"))
    life.claim("ha-childless", not life.own("child_born", "child_adopted"))
    life.claim("ha-stayed", not life.own("moved_up", "moved_down", "house_fell"))
    for phrase in life.phrases("ha-moved", "ha-lived"):
        assert phrase.params["number"] == life.table["district"] != 0
    if life.says("ha-back"):
        assert life.table["district"] == 0
    for message, events in (
        ("ha-born", ["child_born"]),
        ("ha-adopted", ["child_adopted"]),
        ("ha-dates", ["dated"]),
        ("ha-parried", ["parried"]),
        ("ha-attacked", ["played_on"]),
        ("ha-pets-taken", ["took_cat_from", "took_dog_from"]),
    ):
        assert life.number(message) == len(life.own(*events)), message
    lost = life.by_others("took_cat_from", "took_dog_from")
    assert life.number("ha-pets-lost") == len(lost)
    assert life.number("ha-earned") == sum(event.number for event in life.own("earned"))
    assert life.number("ha-car") == _best_car(life)
    assert life.says("ha-car") or not life.says("ha-car-hurt")
    for phrase in life.phrases("ha-attacked"):
        assert set(seats(phrase.params["players"])) == {e.other for e in life.own("played_on")}
    _check_career(life)


def _check_career(life: Life) -> None:
    """Every rise and fall begins where the one told before it ended, and the last one at the final job."""
    rank = "worker"
    for phrase in life.said:
        if phrase.message == "ha-up-and-down":
            rank = str(phrase.params["rank"])
        elif phrase.message in CAREER:
            before, after = CAREER[phrase.message]
            assert before == rank, f"{phrase.message} as {rank}"
            rank = after
    assert rank == life.table["job"]
    assert not life.says("ha-worker") or rank == "worker"


def _best_car(life: Life) -> int:
    """What the car was worth at its best, by playing the match again."""
    match = life.match
    again = parcours.new_match(
        match.game.name, players=match.players, seed=match.seed, options=dict(match.options)
    )
    best = 0
    for seat, move in match.moves:
        again.play_move(seat, move)
        assert isinstance(again.state, HappyState)
        best = max(best, again.state.lives[life.seat].car)
    return best
