"""Tables that teach a game: the match of a lesson, an ordinary one whose seed stands in its file."""

from sqlalchemy import Connection

from parcours.bots import LEVEL_NAMES
from parcours.core.options import read_options
from parcours.scenarios.lesson import Lesson, lessons
from parcours.server.clock import now
from parcours.server.db.rows import Changes, change_table
from parcours.server.tables.setup import find_registered
from parcours.server.tables.solo import BotPlayer, begin_alone
from parcours.server.wire.errors import Denied
from parcours.server.wire.requests import StartLesson

# A person who has just learnt a game plays on against these.
EASIEST = LEVEL_NAMES[0]
_LEARNER = 0


def find_lesson(game: str, id: str) -> Lesson:
    """A lesson of that game; Denied if there is none. The first time it is read from its file."""
    lesson = lessons(find_registered(game).name).get(id)
    if lesson is None:
        raise Denied("no_such_lesson")
    return lesson


def begin_lesson(
    connection: Connection, lesson: Lesson, request: StartLesson, profile: str | None = None
) -> tuple[str, str]:
    """A new table whose match has begun, guided by the lesson; its id and the learner's token."""
    game = find_registered(lesson.game)
    deck = game.standard_deck()
    match: Changes = {
        "game": game.name,
        "options": read_options(game.options_for(lesson.players, deck), lesson.options),
        "seed": str(lesson.seed),
        "rules": game.version,
        "deck_fingerprint": deck.fingerprint(),
        "lesson": lesson.id,
    }
    learner, *others = lesson.players
    bots = [BotPlayer(player, player.capitalize(), EASIEST) for player in others]
    return begin_alone(connection, match, (_LEARNER, learner), bots, request, profile)


def leave_lesson(connection: Connection, id: str) -> None:
    """Let the match go on as any other."""
    change_table(connection, id, {"lesson": None, "due": now()})
