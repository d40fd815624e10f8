"""The lessons that games come with: every move is legal, and every note has its words and points at something."""

from __future__ import annotations

import pytest

import parcours
from parcours.core.errors import ScenarioError
from parcours.scenarios.lesson import Lesson, Note, begin, find_point, lesson_ids, lessons
from parcours.scenarios.scenario import read_documents
from parcours.texts import LANGUAGES, Name, Texts

# A note is read in a few seconds, beside a board.
LONGEST_TITLE = 34
LONGEST_TEXT = 190

each_game = pytest.mark.parametrize("game", parcours.game_names())
each_lesson = pytest.mark.parametrize(
    "lesson",
    [
        pytest.param(lesson, id=f"{game}/{id}")
        for game in parcours.game_names()
        for id, lesson in lessons(game).items()
    ],
)


def read(text: str) -> Lesson:
    ((where, document),) = read_documents(text, "mine.yaml", "game")
    return Lesson("mine", document, where)


@each_lesson
def test_every_move_is_legal_and_every_note_points_at_something(lesson: Lesson) -> None:
    match = begin(lesson)
    notes = list(lesson.notes)
    for made, (seat, move) in enumerate([*lesson.moves, (-1, "")]):
        while notes and notes[0].at == made:
            note = notes.pop(0)
            assert find_point(match, lesson.learner, note) is None, note
            if note.move is not None:
                assert lesson.learner in match.to_act, note
        if seat >= 0:
            # As the page and the log say it, so that the two compare.
            assert match.say(match.parse(move)) == move
            match.play(lesson.players[seat], move)
    assert not notes
    assert not match.over


@each_lesson
def test_the_learner_moves_when_a_note_asks_for_it_and_never_otherwise(lesson: Lesson) -> None:
    asked = [(note.at, note.move) for note in lesson.notes if note.move is not None]
    made = [(at, move) for at, (seat, move) in enumerate(lesson.moves) if seat == 0]
    assert asked == made
    assert asked[0][0] == 0, "the learner moves first: nobody likes to begin with waiting"


@each_lesson
def test_a_lesson_takes_three_minutes(lesson: Lesson) -> None:
    assert 8 <= len(lesson.notes) <= 15
    # The last note says how to go on.
    assert lesson.notes[-1].move is None


@each_game
def test_lessons_are_of_their_game_and_the_first_is_called_first(game: str) -> None:
    assert {lesson.game for lesson in lessons(game).values()} <= {game}
    assert list(lessons(game)) == lesson_ids(game)
    # A game from another package need not have one.
    is_ours = parcours.find_game(game).package.startswith("parcours.games.")
    assert lesson_ids(game)[:1] == ["first"] or (not lesson_ids(game) and not is_ours)


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_says_something_short_in_every_language(lesson: Lesson, language: str) -> None:
    texts = Texts(language, lesson.game)
    names = {player: Name(player, texts.player(player)) for player in lesson.players}
    assert texts.say(f"lesson-{lesson.id}")
    for note in lesson.notes:
        message = f"lesson-{lesson.id}-{note.id}"
        title = texts.say(f"{message}.title", **names)
        text = texts.say(message, **names)
        assert len(title) <= LONGEST_TITLE, title
        assert title[-1] not in ".:", title
        assert len(text) <= LONGEST_TEXT, (len(text), text)
        assert text[-1] in ".!?", text


@each_game
def test_no_lesson_text_is_without_its_note(game: str) -> None:
    said = {
        message
        for id, lesson in lessons(game).items()
        for message in [f"lesson-{id}", *(f"lesson-{id}-{note.id}" for note in lesson.notes)]
    }
    # What a lesson is called is said where it is offered, without the rest of it.
    sources = [
        parcours.texts.read_source(game, "en", f"{file}.ftl") for file in ("game", "lessons")
    ]
    lines = [line for source in sources for line in source.splitlines()]
    assert {line.split(" ")[0] for line in lines if line.startswith("lesson-")} == said


LESSON = """
game: high_card
players: [you, iris]
seed: 1
steps:
  - {note: goal, point: round}
"""


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("seed: 1", "seed: many"), "seed: expected a whole number"),
        (("seed: 1", "sowed: 1"), "unknown key 'sowed'"),
        (("players: [you, iris]", "players: []"), "expected the learner and the bots"),
        (("{note: goal, point: round}", "{note: goal}"), "expected a note with its point"),
        (("{note: goal, point: round}", "{note: A b, point: round}"), "expected a new plain word"),
        (("{note: goal, point: round}", "you: play two"), "a note that tells of the learner's"),
        (("{note: goal, point: round}", "{iris: play two, you: play two}"), "or one move"),
        (("{note: goal, point: round}", "{note: a, point: b, iris: play two}"), "learner's move"),
        (("{note: goal, point: round}", "goal"), "expected a mapping"),
    ],
)
def test_a_lesson_that_cannot_be_read_says_why(change: tuple[str, str], said: str) -> None:
    with pytest.raises(ScenarioError, match=said):
        read(LESSON.replace(*change))


def test_a_point_that_is_not_there_is_told() -> None:
    lesson = read(LESSON)
    match = begin(lesson)

    def problem(point: str) -> str | None:
        return find_point(match, "you", Note("goal", point, 0, "play two"))

    assert problem("round") is None
    assert problem("question") is None
    assert problem("play two") is None
    assert problem("you.purse") == "there is no 'purse' in the view of you"
    assert "without 'joker'" in (problem("you.hand joker") or "")
