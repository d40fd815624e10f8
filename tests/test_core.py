"""The core by its public face: matches, takeback, records, proofs."""

from __future__ import annotations

import pickle

import pytest

import parcours
from parcours import Bug, RecordError, Refused, SetupError
from parcours.core.chance import Chance, LateChance
from parcours.core.match import DEAL


def table(**zones: object) -> dict[str, object]:
    return {"turn": "ana", "phase": "play", **zones}


def test_the_public_face() -> None:
    match = parcours.new_match("smile_life", players=["ana", "bob", "cy"], seed=7, options={})
    (player,) = match.to_act
    assert "draw" in [str(move) for move in match.legal(player)]
    assert match.why_not(player, "draw") is None
    assert match.why_not(player, "play surgeon") == "SL-2.4"
    other = next(name for name in match.players if name != player)
    with pytest.raises(Refused) as caught:
        match.play(other, "draw")
    assert caught.value.rule == "SL-2.3"
    assert caught.value.params == {"player": player}
    with pytest.raises(parcours.NotationError):
        match.play(player, "draw two")
    match.play(player, "draw")
    assert match.view(player)["phase"] == "play"
    assert match.result is None


def test_nobody_of_that_name() -> None:
    match = parcours.new_match("smile_life", ["ana", "bob"])
    with pytest.raises(
        parcours.SetupError, match="nobody is called 'zoe' here: expected one of ana, bob"
    ):
        match.view("zoe")


def six_in_hand() -> parcours.Match:
    """Ana has drawn and is to play."""
    cards = ["cat", "dog", "wage_1", "wage_1", "wage_1", "wage_1"]
    return parcours.lay_out("smile_life", ["ana", "bob"], table(ana={"hand": cards}))


def test_a_drawn_card_cannot_be_undrawn() -> None:
    match = parcours.lay_out(
        "smile_life", ["ana", "bob"], {"turn": "ana", "ana": {"hand": ["cat"]}}
    )
    match.play("ana", "draw")
    with pytest.raises(Refused) as caught:
        match.take_back("ana")
    assert caught.value.params == {"because": "seen"}


def test_a_move_that_showed_nothing_new_is_taken_back() -> None:
    match = six_in_hand()
    before = match.table()
    match.play("ana", "play cat")
    assert match.to_act == ["bob"]
    with pytest.raises(Refused) as caught:
        match.take_back("bob")
    assert caught.value.params == {"because": "not_yours"}
    match.take_back("ana")
    assert match.table() == before
    with pytest.raises(Refused) as caught:
        match.take_back("ana")
    assert caught.value.params == {"because": "nothing_played"}


def test_takeback_is_over_when_the_next_player_has_moved() -> None:
    match = six_in_hand()
    match.play("ana", "play cat")
    match.play("bob", "draw")
    with pytest.raises(Refused):
        match.take_back("ana")


RECORD = """\
parcours record 1
game: smile_life
rules: 1
players: ana bob cy
option deck: 200
option river: false
seed: 7

"""


def record_of(*moves: str) -> str:
    match = parcours.load_record(RECORD + "= unfinished\n")
    player = match.to_act[0]
    return RECORD + "".join(f"{player}: {move}\n" for move in moves)


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("", 1, "expected 'parcours record 1'"),
        ("[Event 'chess']", 1, "expected 'parcours record 1'"),
        (RECORD.replace("record 1", "record 2"), 1, "a newer Parcours"),
        (RECORD.replace("smile_life", "chess"), 2, "there is no game 'chess'"),
        (RECORD.replace("rules: 1", "rules: 9"), 3, "expected version 1 or 2"),
        (RECORD.replace("ana bob cy", "ana"), 4, "2 to 6 players"),
        (RECORD.replace("deck: 200", "deck: 20"), 4, "from 50 to 200"),
        (RECORD.replace("seed: 7", "seed: x"), 7, "expected a whole number"),
        (RECORD.replace("seed: 7\n", ""), 1, "no line 'seed'"),
        (RECORD.replace("seed: 7", "colour: red"), 7, "unknown header 'colour'"),
        (RECORD.replace("seed: 7", "seed: 7\nseed: 8"), 8, "a second time"),
        (RECORD.replace("\n\n", "\n"), 8, "cut off"),
        (RECORD, 9, "cut off"),
        (record_of("draw"), 10, "cut off"),
        (record_of("draw", "fly"), 10, "'fly' is no move"),
        (record_of("draw", "draw"), 10, "SL-2.4 forbids it"),
        (record_of("draw") + "dan: draw\n", 10, "not 'dan: draw'"),
        (record_of("draw") + "= won by ana\n", 10, "the moves lead to '= unfinished'"),
        (record_of("draw") + "= unfinished\nana: draw\n", 11, "nothing after the closing line"),
    ],
)
def test_a_bad_line_is_reported_with_its_number(text: str, line: int, expected: str) -> None:
    with pytest.raises(parcours.RecordError) as caught:
        parcours.load_record(text)
    assert caught.value.line == line
    assert expected in str(caught.value)


def test_remarks_and_blank_lines_may_be_added_by_hand() -> None:
    lines = record_of("draw").replace("seed: 7", "# lucky\nseed: 7").splitlines()
    lines.insert(-1, "# here it begins")
    lines.append("")
    match = parcours.load_record("\n".join(lines) + "\n= unfinished\n\n# the end\n")
    assert len(match.moves) == 1


def test_a_bug_in_the_rules_carries_its_record_and_leaves_the_match_whole() -> None:
    match = parcours.lay_out("smile_life", ["ana", "bob"], table(ana={"hand": ["cat", "dog"]}))
    match.play("ana", "play cat")
    match.play("bob", "draw")
    before = match.table()
    match.state.turn = 99  # type: ignore[attr-defined]  # whose turn it is then breaks the end of the turn
    move = next(str(move) for move in match.legal("bob") if str(move).startswith("discard"))
    with pytest.raises(parcours.Bug, match=move) as caught:
        match.play("bob", move)
    assert match.table() == before
    assert parcours.load_record(caught.value.record).table() == before


@pytest.mark.parametrize(
    ("error", "parts"),
    [
        (Bug("draw", "parcours record 1\n"), ["move", "record"]),
        (Refused("SL-4.4", {"card": "surgeon"}), ["rule", "params"]),
        (RecordError(3, "expected a move"), ["line"]),
        (SetupError("there is no game 'chess'"), []),
    ],
)
def test_an_error_can_be_sent_between_processes(error: Exception, parts: list[str]) -> None:
    received = pickle.loads(pickle.dumps(error))
    assert type(received) is type(error)
    assert str(received) == str(error)
    for part in parts:
        assert getattr(received, part) == getattr(error, part)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"colour": 1}, "has no 'colour'"),
        ({"ana": {"hand": ["surgeon", "surgeon"]}}, "only 1 of surgeon"),
        ({"ana": {"hand": ["king"]}}, "no card 'king'"),
        ({"ana": {"job": ["cat"]}}, "expected a job"),
        ({"ana": {"job": ["writer", "medium"]}}, "at most one card"),
        ({"ana": {"raised": 1}}, "expected true or false"),
        ({"turn": "zoe"}, "expected one of ana, bob"),
        ({"phase": "search"}, "expected one of draw, play"),
        ({"ana": {"level": 3}}, "follows from the rest"),
        ({"turn": "ana", "ana": {"pending": ["accident"]}}, "no malus to serve"),
        ({"discard": ["cat"], "discarded_by": ["ana", "bob"]}, "one for each card"),
        ({"stake": ["wage_1"]}, "stake_owner"),
        (
            {"ana": {"hand": 150}, "bob": {"hand": 60}},
            "bob.hand: expected 60 more cards, but only 50 are left",
        ),
        ({"ana": 5}, "a mapping"),
    ],
)
def test_a_table_that_cannot_be(given: dict[str, object], expected: str) -> None:
    with pytest.raises(parcours.LayoutError, match=expected):
        parcours.lay_out("smile_life", ["ana", "bob"], given)


def test_a_move_needs_no_text_to_be_played() -> None:
    match = parcours.new_match("smile_life", ["ana", "bob"], seed=7)
    seat = match.state.to_act()[0]
    for move in match.state.legal(1 - seat) or [match.parse("draw")]:
        with pytest.raises(Refused):
            match.play_move(1 - seat, move)
    assert match.moves == []
    match.play_move(seat, match.parse("draw"))
    assert match.history(match.players[seat]) == [(match.players[seat], "draw")]


def test_the_deal_and_each_move_have_a_number() -> None:
    """Number 0 is the deal, number 1 the first move: the parts add up to all that happened."""
    match = parcours.new_match("smile_life", ["ana", "bob"], seed=7)
    dealt = match.events("ana")
    for _ in range(6):
        player = match.to_act[0]
        match.play(player, match.legal(player)[0])
    parts = [match.events("ana", number, number + 1) for number in range(7)]
    assert parts[DEAL] == dealt != []
    assert [event for part in parts for event in part] == match.events("ana")
    assert [event for part in parts[3:] for event in part] == match.events("ana", 3)
    assert match.events("ana", 7) == []
    assert match.open_events(DEAL, 1) + match.open_events(1) == match.open_events()


def test_a_late_chance_draws_what_the_same_seed_gives() -> None:
    def drawn(chance: Chance) -> list[int]:
        cards = [*range(20)]
        chance.shuffle(cards)
        return [*cards, chance.die(), chance.below(1_000)]

    assert drawn(LateChance(7)) == drawn(Chance(7)) != drawn(LateChance(8))
