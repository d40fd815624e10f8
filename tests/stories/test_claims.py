"""Stories over random matches of every game: `make stories` reads 2,000 matches of each, `make test` a few."""

import os
import re
from functools import cache

import pytest

import parcours
from parcours.bots import decide, find_bot, seat_chance
from parcours.core.chance import Chance
from parcours.core.match import Match
from parcours.stories.phrases import place_of, score_of
from parcours.texts import LANGUAGES

from ..soak import SEATS, settings
from . import fatum, happy, power_struggle, prose, retire_happy, smile_life
from .facts import Life, seats

CHECKS = {
    "fatum": fatum.check,
    "happy": happy.check,
    "power_struggle": power_struggle.check,
    "retire_happy": retire_happy.check,
    "smile_life": smile_life.check,
}
MATCHES = int(os.environ.get("PARCOURS_STORIES", "24"))
BATCH = 20
EVERY_GREEDY = 20  # matches of which one is played by bots that know what they want
MOST_MOVES = 5_000
BATCHES = [(game, first) for game in CHECKS for first in range(0, MATCHES, BATCH)]


settings_of = cache(settings)


def play(game: str, seed: int) -> Match:
    """A match in one of the game's settings, played to its end by bots."""
    ways = settings_of(game)
    count, options = ways[seed % len(ways)]
    match = parcours.new_match(game, players=SEATS[:count], seed=seed, options=dict(options))
    chance = Chance(seed)
    bot = find_bot("greedy")
    chances = [seat_chance(seed, seat) for seat in range(count)]
    while not match.over and len(match.moves) < MOST_MOVES:
        seat = match.state.to_act()[0]
        if seed % EVERY_GREEDY:
            match.play_move(seat, match.state.random_move(seat, chance))
        else:
            match.play_move(seat, decide(bot, match.state, seat, chances[seat]).move)
    return match


@pytest.mark.parametrize(("game", "first"), BATCHES)
def test_stories_tell_the_truth(game: str, first: int) -> None:
    for seed in range(first, min(first + BATCH, MATCHES)):
        match = play(game, seed)
        if not match.over:
            continue
        try:
            for seat in range(len(match.players)):
                life = Life(match, seat)
                _check_end(life)
                CHECKS[game](life)
            language = LANGUAGES[seed // len(settings_of(game)) % len(LANGUAGES)]
            stories = [parcours.story(match, player, language) for player in match.players]
            for story in stories:
                prose.check(story, language)
            _check_openings(stories)
        except AssertionError as wrong:
            raise AssertionError(f"{game}, seed {seed}: {wrong}") from wrong


def _check_end(life: Life) -> None:
    """Nobody is behind everyone who shares the last place, and everybody who shares one is named."""
    own = place_of(life.match, life.seat)
    places = [place_of(life.match, seat) for seat in range(len(life.match.players))]
    for phrase in life.said:
        _, end, verdict = phrase.message.partition("-end-")
        if not end or verdict not in ("won", "shared", "lost", "last"):
            continue
        sharing = [seat for seat, place in enumerate(places) if place == own and seat != life.seat]
        assert seats(phrase.params.get("players", [])) == sharing
        assert (verdict == "shared") == bool(sharing)
        assert verdict != "won" or own == 1
        assert (verdict == "last") == (own == max(places) and own > 1 and not sharing)
        assert phrase.params["place"] == own
        assert score_of(life.match, life.seat) in phrase.params.values()


def _check_openings(stories: list[str]) -> None:
    names = "|".join(name.title() for name in SEATS)
    openings = {re.sub(names, "", re.split(r"[.:?;]", story)[0]) for story in stories}
    assert len(openings) == len(stories), f"two players open alike: {sorted(openings)}"
