"""The review of a match: nothing of what a player knew depends on hidden cards, and everything adds up."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import parcours
from parcours.bots import decide, find_bot
from parcours.cli import app
from parcours.core.chance import Chance
from parcours.core.errors import Refused
from parcours.core.match import Match
from parcours.core.state import State
from parcours.lab.review_check import brier
from parcours.puzzles.puzzle import SOLVER, shipped_puzzle
from parcours.review import Decision, Effort, Fact, Review, Reviewer, effort_for, find_hints
from parcours.review.curve import known_chance, turning_steps
from parcours.review.decisions import beyond_chance, examine, screen
from parcours.review.review import Share
from parcours.review.reviewer import states_of
from parcours.review.why import find_facts
from parcours.review.words import review_json, say_why
from parcours.review.worlds import chance_of
from parcours.search.outcome import CERTAIN
from parcours.texts import LANGUAGES, Texts

SMALL = Effort(points=8, worlds=2, screened=1, examined=3, simulations=6, compared=6)
# After how many moves a position is looked at.
LOOKED_AT = [1, 17, 45]

each_game = pytest.mark.parametrize("game", parcours.game_names())


def positions(game: str) -> Iterator[tuple[Match, State, int]]:
    """Moments of a match at which somebody has a choice."""
    rules = parcours.find_game(game)
    players = [f"p{seat + 1}" for seat in range(rules.min_players)]
    match = parcours.new_match(game, players=players, seed=5)
    bot, chance = find_bot("medium"), Chance(3)
    asked = LOOKED_AT[:]
    while not match.over and asked:
        seat = match.state.to_act()[0]
        if len(match.moves) >= asked[0] and len(match.state.plausible(seat)) > 1:
            del asked[0]
            yield match, match.state, seat
        match.play_move(seat, decide(bot, match.state, seat, chance).move)


@pytest.fixture(scope="module")
def finished() -> Match:
    match = parcours.new_match("smile_life", players=["ana", "bob"], seed=7, options={"deck": 50})
    bots, chance = [find_bot("medium"), find_bot("random")], Chance(2)
    while not match.over:
        seat = match.state.to_act()[0]
        match.play_move(seat, decide(bots[seat], match.state, seat, chance).move)
    return match


@each_game
def test_what_a_player_knew_is_the_same_when_hidden_cards_are_dealt_again(game: str) -> None:
    looked = 0
    for match, state, seat in positions(game):
        other = state.redeal(seat, Chance(99 + looked))
        number, made = len(match.moves) + 1, state.plausible(seat)[-1]

        def told(world: State, at: int = seat, number: int = number) -> tuple[object, ...]:
            move = world.plausible(at)[-1]
            found = screen(world, number, at, move, SMALL, chance_of(number))
            assert found is not None
            return (
                known_chance(world, at, 2, (0, number)),
                found,
                examine(world, found, SMALL, chance_of(number)),
            )

        assert told(state) == told(other)
        better = state.plausible(seat)[0]
        facts = [
            find_facts(match, world, seat, made, better, chance_of(1)) for world in (state, other)
        ]
        assert facts[0] == facts[1]
        looked += 1
        if looked == 2:
            break
    assert looked


@each_game
def test_hints_are_the_same_when_hidden_cards_are_dealt_again(game: str) -> None:
    match, state, seat = next(positions(game))
    hints = find_hints(match, seat, 12)
    match.state = state.redeal(seat, Chance(77))
    assert find_hints(match, seat, 12) == hints
    assert 1 <= len(hints) <= 3
    legal = [str(move) for move in match.legal(match.players[seat])]
    assert all(hint.move in legal and 0 <= hint.chance <= CERTAIN for hint in hints)
    for language in LANGUAGES:
        texts = Texts(language, game)
        for hint in hints:
            assert say_why(texts, match, hint.why) or len(hints) == 1


def test_luck_and_moves_lead_from_an_even_share_to_the_result(finished: Match) -> None:
    review = Reviewer(finished, SMALL).finish()
    result = finished.result
    assert result is not None
    for seat, (player, share) in enumerate(review.shares.items()):
        won = CERTAIN // len(result.winners) if player in result.winners else 0
        assert review.points[-1].known[seat] == review.points[-1].true[seat] == won
        assert share.luck + share.decided == won - CERTAIN // 2
        assert 0 <= share.accuracy <= CERTAIN
        assert share.decisions > 0
        before = CERTAIN // 2
        for point in review.points:
            assert point.known[seat] - before == point.luck[seat] + point.decided[seat]
            before = point.known[seat]
    # What one player gives away, the other gets.
    assert abs(sum(share.decided for share in review.shares.values())) <= 2 * len(finished.moves)
    assert len(review.points) <= SMALL.points
    for decision in review.decisions:
        assert decision.cost > 0
        assert finished.moves[decision.number - 1][0] == decision.seat
        assert finished.say(finished.moves[decision.number - 1][1]) == decision.made
        assert decision.made != decision.better
        assert decision.why
    counted = [decision.seat for decision in review.decisions]
    assert all(counted.count(seat) <= 3 for seat in counted)


def test_the_same_seed_gives_the_same_review(finished: Match) -> None:
    reviews = [Reviewer(finished, SMALL, seed).finish() for seed in (4, 4, 5)]
    assert reviews[0] == reviews[1]
    assert reviews[0] != reviews[2]


def test_work_is_done_in_pieces_that_tell_how_far_it_is(finished: Match) -> None:
    reviewer = Reviewer(finished, SMALL)
    assert reviewer.progress == 0
    seen = []
    while reviewer.step():
        seen.append(reviewer.progress)
    assert seen == sorted(seen)
    assert len({*seen}) > 20
    assert reviewer.finish() == Reviewer(finished, SMALL).finish()


def test_the_quick_curve_has_the_same_steps_and_the_same_end(finished: Match) -> None:
    reviewer = Reviewer(finished, SMALL)
    quick = reviewer.quick()
    whole = reviewer.finish().points
    assert [point.number for point in quick] == [point.number for point in whole]
    assert quick[-1].known == whole[-1].known
    assert all(0 <= chance <= CERTAIN for point in quick for chance in point.known)


def test_the_curve_has_its_ends_and_begins_at_turns(finished: Match) -> None:
    states = states_of(finished)
    steps = turning_steps(states, 10)
    assert len(steps) <= 10
    assert steps[0] == 0
    assert steps[-1] == len(finished.moves)
    for number in steps[1:-1]:
        assert states[number].turns() != states[number - 1].turns()


def test_a_match_where_no_move_matters_is_told_as_luck() -> None:
    rules = parcours.find_game("high_card")
    kinds = "\n".join(
        f"{name} = {{ copies = 2, value = 1 }}" for name in rules.standard_deck().names
    )
    same = f'game = "high_card"\ntotal = 24\n\n[cards]\n{kinds}\n'
    match = parcours.new_match(
        "high_card", ["ana", "bob"], seed=3, deck=rules.read_deck(same, "equal cards")
    )
    while not match.over:
        match.play(match.to_act[0], match.default(match.to_act[0]))
    review = Reviewer(match, SMALL).finish()
    assert review.by_luck
    assert all(share.decided == 0 for share in review.shares.values())
    assert all(share.accuracy == CERTAIN for share in review.shares.values())


@pytest.mark.parametrize(
    ("decided", "expected"), [([-20_000, 20_000], True), ([-150_000, 150_000], False)]
)
def test_moves_that_cost_all_about_the_same_leave_it_to_luck(
    decided: list[int], expected: bool, finished: Match
) -> None:
    costs = [Decision(5 + seat, seat, "draw", "draw", 400_000, 560_000, []) for seat in range(2)]
    shares = {
        player: Share(luck=1, decided=given, accuracy=CERTAIN, decisions=9)
        for player, given in zip(finished.players, decided, strict=True)
    }
    review = Review(finished.players, [], costs, shares)
    assert review.by_luck is expected


def test_the_effort_follows_from_the_kind_of_match_only(finished: Match) -> None:
    other = parcours.new_match("smile_life", players=["ana", "bob"], seed=8, options={"deck": 50})
    chance = Chance(1)
    while len(other.moves) < len(finished.moves):
        seat = other.state.to_act()[0]
        other.play_move(seat, other.state.random_move(seat, chance))
    assert effort_for(other) == effort_for(finished)


@pytest.mark.parametrize(
    ("gains", "expected"),
    [
        ([0, 0, 0, 0], False),
        ([-1, -2, -1, -3], False),
        ([10, 12, 9, 11], True),
        ([100, -90, 80, -85], False),
        ([5, 5, 5, 5], True),
    ],
)
def test_a_difference_counts_if_chance_does_not_explain_it(
    gains: list[int], expected: bool
) -> None:
    assert beyond_chance(gains) is expected


def anas_turn(**zones: list[str]) -> parcours.Match:
    """A match of Smile Life in which ana is to play, with these cards; nothing of bob's matters."""
    bob = {"hand": ["studies", "studies", "studies", "studies", "studies"]}
    table = {"turn": "ana", "phase": "play", "ana": zones, "bob": bob}
    return parcours.lay_out("smile_life", ["ana", "bob"], table)


def test_a_reason_says_what_the_next_move_needs() -> None:
    match = anas_turn(hand=["studies", "plumber", "house_6", "dog", "cat", "marriage"])
    made, better = (match.parse(text) for text in ("discard studies", "play studies"))
    facts = find_facts(match, match.state, 0, made, better, chance_of(1))
    assert facts[0] == Fact(
        "needs",
        move="play plumber",
        rule="SL-4.4",
        params={"card": "plumber", "needs": 1, "level": 0},
    )


def test_a_move_makes_no_way_for_what_is_possible_anyway() -> None:
    match = anas_turn(
        hand=["dog", "wage_4", "wage_3", "wage_1", "wage_2", "accident"],
        flirts=["flirt_bar"],
        marriage=["marriage"],
        adultery=["adultery"],
        children=["child"],
    )
    # The turn goes on after the one and ends with the other: the dog follows, and could be played at once.
    made, better = (match.parse(text) for text in ("discard wage_1", "stop adultery"))
    facts = find_facts(match, match.state, 0, made, better, chance_of(1))
    assert "play dog" in {str(move) for move in match.legal("ana")}
    assert "play dog" not in {fact.move for fact in facts}


def test_less_of_what_counts_against_a_player_is_saved() -> None:
    puzzle = shipped_puzzle("retire_happy", 30)
    assert puzzle is not None
    match, seat = puzzle.match, puzzle.match.seat(SOLVER)
    made, better = (match.parse(text) for text in ("borrow", "done"))
    facts = find_facts(match, match.state, seat, made, better, chance_of(1))
    assert [(fact.kind, fact.part) for fact in facts][:1] == [("saves", "loans")]


def test_every_kind_of_fact_is_a_sentence_in_every_language() -> None:
    match = parcours.new_match("smile_life", players=["ana", "bob"], seed=7)
    facts = [
        Fact("follows", move="draw"),
        Fact(
            "needs",
            move="play plumber",
            rule="SL-4.4",
            params={"card": "plumber", "needs": 1, "level": 0},
        ),
        Fact("more", part="wages", tenths=24),
        Fact("saves", part="job", tenths=31),
        Fact("others", player="bob", tenths=5),
        Fact("chance"),
    ]
    for language in LANGUAGES:
        texts = Texts(language, "smile_life")
        said = say_why(texts, match, facts)
        assert "Bob" in said
        assert texts.refusal(Refused("SL-4.4", facts[1].params)) in said
        for number in ("2.4", "3.1"):
            assert (number if language == "en" else number.replace(".", ",")) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_a_review(
    finished: Match, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parcours.review.reviewer.effort_for", lambda _: SMALL)
    record = tmp_path / "match.record"
    record.write_text(finished.record(), encoding="utf-8")
    result = CliRunner().invoke(app, ["review", str(record), "--lang", language])
    assert result.exit_code == 0, result.stderr
    texts = Texts(language, "smile_life")
    for message in ("review-title", "review-shares", "review-decisions", "review-accuracy"):
        assert texts.say(message).split()[0] in result.stdout
    if language == "en":
        told = CliRunner().invoke(app, ["review", str(record), "--json"])
        assert json.loads(told.stdout) == json.loads(
            json.dumps(review_json(Reviewer(finished, SMALL).finish()))
        )
        assert CliRunner().invoke(app, ["review", str(record), "--quick", "--json"]).exit_code == 0
        quick = CliRunner().invoke(app, ["review", str(record), "--quick"])
        assert texts.say("review-shares") not in quick.stdout


def test_a_match_under_way_is_not_reviewed(tmp_path: Path) -> None:
    match = parcours.new_match("smile_life", players=["ana", "bob"], seed=7)
    record = tmp_path / "match.record"
    record.write_text(match.record(), encoding="utf-8")
    result = CliRunner().invoke(app, ["review", str(record)])
    assert result.exit_code == 2
    assert "only a finished match" in result.stderr


def test_blunders_are_planted_and_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parcours.lab.review_check.effort_for", lambda _: SMALL)
    monkeypatch.setattr("parcours.lab.review_check._WORLDS", 4)
    command = ["check-review", "smile_life", "--cases", "1", "--matches", "1", "--bot", "medium"]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.stderr
    assert re.search(
        r"smile_life, 2 players, medium: [01] of 1 planted blunders found", result.stdout
    )
    assert re.search(r"case 1: step [0-9]+, cost [1-9][0-9]%: (found|missed)", result.stderr)
    assert re.search(r"Brier score 0\.[0-9]{4}, of the base rate 0\.[0-9]{4}", result.stdout)


def test_the_brier_score_is_the_mean_square_of_what_chances_are_off_by() -> None:
    assert brier([(1.0, 1.0), (0.0, 0.0)]) == 0
    assert brier([(0.5, 1.0), (0.5, 0.0)]) == 0.25
