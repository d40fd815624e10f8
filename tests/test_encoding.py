"""Games for programs that learn: observations are what the view shows, and actions are the moves of the notation."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import parcours
from parcours import Match, SetupError
from parcours.cli.encoding import encoding_page
from parcours.cli.reference import Names
from parcours.core.batch import Batch
from parcours.core.chance import Chance
from parcours.core.choices import Choice, IllegalAction
from parcours.core.encoding import BEGUN, BEGUN_AMOUNT, BEGUN_WORDS, Encoding, returns
from parcours.core.game import Game, Setup
from parcours.core.observations import NUMBER, SEAT, WORD, Memory, Row, Span
from parcours.core.options import read_options
from parcours.core.state import Move, State
from parcours.scenarios.scenario import shipped, start, take_step

from .conformance.tables import A_WHILE, NAMES, Setting, each_match, each_setting, play_on
from .test_reference import OURS, assert_page

each_game = pytest.mark.parametrize("name", parcours.game_names())

# Names on the table that no observation has by that name, and why.
NOT_OBSERVED = {
    "fatum": {
        "pile_work", "pile_experience", "pile_relations", "pile_heritage",  # hidden: `pile_sizes`
        "discard_work", "discard_experience", "discard_relations", "discard_heritage",  # `discards`
        "work", "experience", "relations", "heritage",  # `levels`
    },
    "happy": {
        "pile", "shelter", "throws", "about", "pets", "health", "declined",  # by their parts
    },
    "high_card": {"phase"},  # an observation is asked for in one phase only
    "power_struggle": {
        "board", "heads", "development", "human_resources", "communications", "accounting", "legal",
        "controlling", "event_stock", "offer", "money",  # by their parts
    },
    "retire_happy": {
        "to_act", "event_1", "event_2", "event_3", "event_4", "unused_events", "deck_1", "deck_2",
        "deck_3", "deck_4", "status",
    },
    "smile_life": {
        "pile", "box",  # hidden, and their size is known
        "discarded_by",  # `top_discarded_by`: no rule asks for the others
        "peek_hands",  # what is still known of it is in `hand`
        "peek_pile",  # the own one alone, so it is no feature of each player
    },
}  # fmt: skip
# Features whose name on the table says it in another way.
OTHERWISE = {
    "happy": {"points", "shown_points"},  # halves
    "power_struggle": {"privileges"},  # with their side
    "retire_happy": {"stakes"},  # in order
}


def numbers(observation: bytes | bytearray) -> list[int]:
    return [*memoryview(bytes(observation)).cast("h")]


@pytest.mark.parametrize("name", OURS)
def test_the_page_is_what_the_code_gives(name: str) -> None:
    assert_page("encoding", name, encoding_page(parcours.find_game(name)))


@each_game
def test_every_name_on_the_table_is_observed(name: str) -> None:
    game = parcours.find_game(name)
    observed = game.observed(game.standard_deck())
    names = Names(game)
    left_out = NOT_OBSERVED[name]
    for known, features in [(names.common, observed.common), (names.player, observed.each)]:
        told = {feature.name for feature in features}
        assert set(known) - told - left_out == set()
        assert {feature.name for feature in features if not feature.about} - set(known) == set()


@each_match(1)
def test_an_observation_is_what_the_view_shows(setting: Setting, seed: int) -> None:
    match = setting.match(seed)
    encoding = Encoding(match.game, len(match.players), match.deck)
    for number, _ in enumerate(play_on(match, random.Random(seed), A_WHILE)):
        seat = number % len(match.players)
        values = numbers(encoding.observe(match.state, seat))
        view = match.state.view(seat, match.players)
        for span in encoding.layout.spans:
            if span.feature.name not in OTHERWISE.get(setting.game, ()):
                _compare(match, span, values[span.start : span.start + span.size], view, seat)


def _compare(
    match: Match, span: Span, part: list[int], view: dict[str, object], viewer: int
) -> None:
    """That the feature says what the view says under the same name, if it has that name."""
    seats = len(match.players)
    place = view
    if span.owner >= 0:
        own = view[match.players[(viewer + span.owner) % seats]]
        assert isinstance(own, dict)
        place = own
    name = span.feature.name
    if name not in place or place[name] == "hidden":
        return
    shown = place[name]
    where = f"{name} of {span.owner}: {part} for {shown!r}"
    if span.feature.what == NUMBER:
        assert part[0] == (len(shown) if isinstance(shown, list) else shown), where
    elif span.feature.what == SEAT:
        told = match.players[(viewer + part.index(1)) % seats] if 1 in part else None
        assert told == (shown if shown in match.players else None), where
    elif span.feature.what == WORD:
        word = span.feature.labels[part.index(1)] if 1 in part else "none"
        assert word == shown, where
    else:
        counted = {label: at for label, at in zip(span.feature.labels, part, strict=True) if at}
        if isinstance(shown, int):  # hidden: no more is known than is there
            assert sum(counted.values()) <= shown, where
        elif isinstance(shown, dict):
            assert counted == {label: count for label, count in shown.items() if count}, where
        else:
            words = [shown] if isinstance(shown, str) else shown
            assert isinstance(words, list)
            assert counted == Counter(word for word in words if word != "none"), where


@each_match(2)
def test_every_legal_move_is_said_and_understood(setting: Setting, seed: int) -> None:
    """Move to actions and back, both directly and by choosing from what is possible; and so by its notation."""
    match = setting.match(seed)
    encoding = Encoding(match.game, len(match.players), match.deck)
    dice = random.Random(seed)
    choice = encoding.choice()
    for _ in play_on(match, dice, A_WHILE // 2):
        if match.over:
            break
        seat = dice.choice(match.state.to_act())
        legal = match.state.legal(seat)
        said = [encoding.said(move, seat) for move in legal]
        assert len({tuple(one) for one in said}) == len(legal)
        for move, actions in random.Random(seed).sample(
            [*zip(legal, said, strict=True)], min(6, len(legal))
        ):
            assert encoding.move(actions, seat) == move
            assert match.parse(match.say(encoding.move(actions, seat))) == move
            assert encoding.said(match.parse(match.say(move)), seat) == actions
            choice.begin(match.state, seat)
            assert choose(choice, actions) == move


def choose(choice: Choice, said: list[int]) -> Move:
    """Choose the move that these actions say; those that are not asked for are left out."""
    while True:
        assert said[choice.asked] in choice.possible()
        move = choice.choose(said[choice.asked])
        if move is not None:
            return move


@each_setting
def test_a_move_in_steps_is_observed_by_its_player_alone(setting: Setting) -> None:
    match = setting.match(3)
    encoding = Encoding(match.game, len(match.players), match.deck)
    choice = encoding.choice()
    dice = random.Random(3)
    for _ in play_on(match, dice, 2 * A_WHILE):
        if match.over:
            return
        seat = match.state.to_act()[0]
        choice.begin(match.state, seat)
        other = (seat + 1) % len(match.players)
        if choice.choose(dice.choice(choice.possible())) is None:
            before = encoding.layout.read(numbers(encoding.observe(match.state, seat)))
            told = encoding.layout.read(numbers(encoding.observe(match.state, seat, choice)))
            changed = {name for name, value in told.items() if value != before[name]}
            assert BEGUN in changed
            assert changed <= {BEGUN, BEGUN_WORDS, BEGUN_AMOUNT}
            assert encoding.observe(match.state, other, choice) == encoding.observe(
                match.state, other
            )


def test_players_are_counted_from_the_one_who_acts() -> None:
    """The same text means another action for another seat, and the same action another player."""
    encoding = Encoding(parcours.find_game("smile_life"), 3)
    match = parcours.new_match("smile_life", players=NAMES[:3])
    hit = match.parse("play accident on cy")
    assert [encoding.actions.text(encoding.said(hit, seat)[0]) for seat in range(3)] == [
        "play accident on player+2",
        "play accident on player+1",
        "play accident on self",
    ]
    action = encoding.said(hit, 0)
    assert match.say(encoding.move(action, 1)) == "play accident on ana"


def test_an_amount_is_said_as_digits() -> None:
    encoding = Encoding(parcours.find_game("power_struggle"), 3)
    match = parcours.new_match("power_struggle", players=NAMES[:3])
    said = encoding.said(match.parse("offer 1650 to bob for legal"), 0)
    assert [encoding.actions.text(action) for action in said] == [
        "offer <amount> to player+1 for legal", "0", "0", "0", "0", "1", "1",
    ]  # fmt: skip  # 33 notes of 50
    assert match.say(encoding.move(said, 0)) == "offer 1650 to bob for legal"


def test_what_is_no_action_is_told() -> None:
    encoding = Encoding(parcours.find_game("smile_life"), 2)
    match = parcours.new_match("smile_life", players=["ana", "bob"], seed=7)
    choice = encoding.choice()
    choice.begin(match.state, match.state.to_act()[0])
    before = choice.possible()
    size = encoding.actions.size
    for wrong in (-1, size, next(action for action in range(size) if action not in before)):
        with pytest.raises(IllegalAction, match="action"):
            choice.choose(wrong)
    assert choice.possible() == before
    with pytest.raises(SetupError, match="from 0 to"):
        encoding.move([size], 0)
    with pytest.raises(SetupError, match="at first"):
        encoding.move([], 0)
    buying = match.parse("buy house_6 paying wage_4 wage_2")
    said = encoding.said(buying, 0)
    assert encoding.move(said, 0) == buying
    with pytest.raises(SetupError, match="expected"):
        encoding.move([*said, said[-1]], 0)


def test_a_number_that_is_too_large_is_the_largest() -> None:
    row = Row(5, 2, 1)
    row.begin(0)
    for value in (40_000, -40_000, -1, 300, 0):
        row.number(value)
    assert numbers(row.buffer) == [32_767, -32_768, -1, 300, 0]


def setup_of(game: Game, seats: int) -> Setup:
    deck = game.standard_deck()
    return Setup(NAMES[:seats], read_options(game.options_for(NAMES[:seats], deck), {}), deck)


def batch_of(game: str, seats: int, tables: int, seed: int) -> Batch:
    rules = parcours.find_game(game)
    return Batch(Encoding(rules, seats), setup_of(rules, seats), tables, seed)


@each_game
def test_a_batch_shows_each_table_as_it_is(name: str) -> None:
    """After every step each row is what its table alone would give, also where a match has just ended."""
    game = parcours.find_game(name)
    batch = batch_of(name, game.min_players, 3, 5)
    encoding = batch.encoding
    dice = random.Random(1)
    width, size = 2 * encoding.size, encoding.actions.size
    for _ in range(300):
        actions = [dice.choice(batch.choice(table).possible()) for table in range(3)]
        batch.step(actions)
        for table in range(3):
            choice = batch.choice(table)
            state: State = batch.state(table)
            assert batch.seats[table] == choice.seat == state.to_act()[0]
            row = batch.observations[width * table : width * (table + 1)]
            assert row == encoding.observe(state, choice.seat, choice)
            mask = batch.masks[size * table : size * (table + 1)]
            assert [at for at, one in enumerate(mask) if one] == choice.possible()


@each_game
def test_a_memory_of_the_table_changes_nothing(name: str) -> None:
    """From every seat at every moment: what was kept of the last observation is what would be written."""
    game = parcours.find_game(name)
    for seats in (game.min_players, game.max_players):
        encoding = Encoding(game, seats)
        size = 2 * encoding.size
        memory = Memory(bytearray(size + 2), 2, size)
        dice, chance = random.Random(seats), Chance(seats)
        for _ in range(2):
            state = game.set_up(setup_of(game, seats), chance, None)
            for _ in range(250):
                for seat in dice.sample(range(seats), dice.randrange(seats)):
                    written = encoding.observe(state, seat, None, memory)
                    assert written == encoding.observe(state, seat)
                    assert memory.rows[2:] == written
                if state.over:
                    break
                seat = dice.choice(state.to_act())
                state.apply(seat, state.random_move(seat, chance), chance)


@each_game
def test_a_memory_of_the_table_changes_nothing_in_any_scenario(name: str) -> None:
    """Random play rarely comes to what scenarios show, such as a stake that comes back at the end of a match."""
    for where, scenario in shipped(name).items():
        match = start(scenario)
        seats = len(match.players)
        encoding = Encoding(match.game, seats, match.deck)
        size = 2 * encoding.size
        memories = [Memory(bytearray(size), 0, size) for _ in range(seats)]
        for number, (step, value) in enumerate([("dice", []), *scenario.steps]):
            take_step(match, step, value)
            for seat, memory in enumerate(memories):
                written = encoding.observe(match.state, seat, None, memory)
                assert written == encoding.observe(match.state, seat), f"{where}, step {number}"


def test_a_batch_tells_what_an_ended_match_brought() -> None:
    batch = batch_of("high_card", 3, 2, 1)
    dice = random.Random(1)
    ended = 0
    for _ in range(40):
        before = [batch.state(table) for table in range(2)]
        batch.step([dice.choice(batch.choice(table).possible()) for table in range(2)])
        for table in range(2):
            brought = [*memoryview(bytes(batch.returns)).cast("b")][3 * table : 3 * table + 3]
            if batch.ended[table]:
                ended += 1
                assert before[table].over
                assert brought == returns(before[table])
                assert sum(brought) == 0
                assert not batch.state(table).over
            else:
                assert brought == [0, 0, 0]
    assert ended > 4


def test_an_illegal_action_moves_no_table() -> None:
    batch = batch_of("smile_life", 2, 2, 1)
    before = bytes(batch.observations), bytes(batch.masks), batch.state(0).full_view(["ana", "bob"])
    legal = batch.choice(0).possible()[0]
    size = batch.encoding.actions.size
    impossible = next(at for at in range(size) if not batch.masks[size + at])
    for wrong in (impossible, size, -1):
        with pytest.raises(IllegalAction) as told:
            batch.step([legal, wrong])
        assert told.value.__notes__ == ["at table 1; no table has moved"]
    with pytest.raises(ValueError, match="expected 2 actions"):
        batch.step([legal])
    after = bytes(batch.observations), bytes(batch.masks), batch.state(0).full_view(["ana", "bob"])
    assert after == before


def test_a_seed_gives_the_same_matches() -> None:
    def played(seed: int) -> bytes:
        batch = batch_of("happy", 3, 4, seed)
        for _ in range(50):
            batch.step([batch.choice(table).possible()[0] for table in range(4)])
        return bytes(batch.observations)

    assert played(1) == played(1) != played(2)
