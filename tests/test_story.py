"""Life stories: the same record always tells the same, all that must be told is there, and nothing else is claimed."""

import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from typer.testing import CliRunner

import parcours
from parcours.bots import decide, find_bot, seat_chance
from parcours.cli import app
from parcours.core.chance import Chance
from parcours.core.journal import Event
from parcours.core.match import Match
from parcours.stories.phrases import Phrase, Thing, Who, place_of, verdict
from parcours.stories.story import outline
from parcours.texts import LANGUAGES, Texts

from .stories.facts import walk

CHECKOUT = Path(__file__).parents[1]
PLAYERS = ["ana", "bob", "cy", "dan", "eve", "flo"]
TELLING = [
    name for name in parcours.game_names() if find_spec(f"{parcours.find_game(name).package}.story")
]
MOST_MOVES = 5_000
DOMAINS = ["work", "experience", "relations", "heritage"]


# Matches of each game: seed, how many play more than the least number, bots, options.
MATCHES: dict[str, list[tuple[int, int, str, dict[str, object]]]] = {
    "fatum": [
        (1, 0, "random", {}),
        (2, 1, "random", {"rounds": 6}),
        (3, 2, "random", {"mode": "common", "cap": 12}),
        (4, 1, "random", {"mode": "secret", "cap": 12}),
        (5, 0, "greedy", {"mode": "common"}),
        (6, 1, "greedy", {"mode": "secret"}),
        (7, 4, "random", {"rounds": 8}),
        (8, 1, "greedy", {"rounds": 8}),
    ]
}
USUAL: list[tuple[int, int, str, dict[str, object]]] = [
    (1, 0, "random", {}),
    (2, 1, "random", {}),
    (3, 0, "random", {}),
]


@cache
def played(game: str, at: int) -> Match:
    """One of the matches of a game, played to its end by bots."""
    seed, more, name, options = MATCHES.get(game, USUAL)[at]
    count = parcours.find_game(game).min_players + more
    match = parcours.new_match(game, players=PLAYERS[:count], seed=seed, options=dict(options))
    bot = find_bot(name)
    chance = Chance(seed)
    chances = [seat_chance(seed, seat) for seat in range(count)]
    while not match.over and len(match.moves) < MOST_MOVES:
        seat = match.state.to_act()[0]
        if name == "random":
            move = match.state.random_move(seat, chance)
        else:
            move = decide(bot, match.state, seat, chances[seat]).move
        match.play(match.players[seat], match.say(move))
    return match


def all_of(game: str) -> list[Match]:
    matches = [played(game, at) for at in range(len(MATCHES.get(game, USUAL)))]
    return [*matches, ruined_by_a_card(), ruined_by_charges()] if game == "fatum" else matches


@cache
def ruined_by_a_card() -> Match:
    """A match of Fatum that ends with a player ruined by another's card."""
    match = parcours.lay_out(
        "fatum",
        ["ana", "bob"],
        {
            "ana": {"hand": ["accident", "quarrel", "studio"]},
            "bob": {"money": 400, "front": ["waiter"]},
        },
    )
    for move in ("play quarrel on bob", "play studio", "play accident on bob"):
        match.play("ana", move)
    assert match.over
    return match


@cache
def ruined_by_charges() -> Match:
    """A match of Fatum that ends with a player ruined by charges, with a card of a custom deck."""
    game = parcours.find_game("fatum")
    lawsuit = {"deck": "work", "border": "yellow", "class": "blow", "upkeep": 2_000}
    deck = game.extend_deck(game.standard_deck(), {"endless_lawsuit": lawsuit}, "here")
    match = parcours.lay_out(
        "fatum", ["ana", "bob"], {"ana": {"hand": ["endless_lawsuit"]}}, deck=deck
    )
    match.play("ana", "play endless_lawsuit on bob")
    for player, move in (("ana", "done"), ("bob", "done"), ("ana", "settle"), ("bob", "settle")):
        match.play(player, move)
    assert match.over
    return match


def lives(game: str) -> list[tuple[Match, int]]:
    return [(match, seat) for match in all_of(game) for seat in range(len(match.players))]


def parts(match: Match, seat: int) -> list[object]:
    return [part for paragraph in outline(match, seat) for part in walk(paragraph)]


def told_things(match: Match, seat: int, role: str) -> list[str]:
    return [
        part.kind for part in parts(match, seat) if isinstance(part, Thing) and part.role == role
    ]


def phrases(match: Match, seat: int, message: str) -> list[Phrase]:
    return [
        part
        for part in parts(match, seat)
        if isinstance(part, Phrase) and part.message.startswith(message)
    ]


def happened(match: Match, what: str, seat: int) -> list[Event]:
    return [event for event in match.journal.events if event.what == what and event.seat == seat]


def cards_of(match: Match, seat: int) -> set[str]:
    """The cards that the journal ties to a seat, apart from those that only passed through its hand."""
    kinds: set[str] = set()
    for event in match.journal.events:
        hand_only = event.what.startswith(
            ("drew", "discarded", "hand_discarded", "showed_hand", "secret_objective", "threw")
        )
        if hand_only or (event.seat >= 0 and seat not in (event.seat, event.other)):
            continue
        kinds |= {match.deck.names[card] for card in [event.card, *event.cards] if card >= 0}
    return kinds


def texts_of(folder: Path, language: str) -> dict[str, set[str]]:
    """The messages of a file with their variables; a way to say something counts as a message."""
    body = FluentParser().parse((folder / language / "story.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], folder / language
    found: dict[str, set[str]] = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(pattern: ast.Pattern) -> set[str]:
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}


def nodes(node: object) -> list[object]:
    if isinstance(node, list):
        return [inner for item in node for inner in nodes(item)]
    if isinstance(node, ast.BaseNode):
        return [node, *(inner for value in vars(node).values() for inner in nodes(value))]
    return []


STORY_FOLDERS = [path.parents[1] for path in sorted((CHECKOUT / "src").rglob("texts/en/story.ftl"))]


@pytest.mark.parametrize("folder", STORY_FOLDERS, ids=lambda folder: folder.parent.name)
def test_the_three_languages_have_the_same_messages(folder: Path) -> None:
    english = texts_of(folder, "en")
    for language in LANGUAGES:
        found = texts_of(folder, language)
        assert set(found) == set(english), language
        # Another word order may say a number as a word, but no language knows more than another.
        for message, used in found.items():
            assert used <= english[message] | {"smiles", "points", "number"}, (language, message)


def test_french_keeps_narrow_spaces_and_needs_no_elision_before_names() -> None:
    for folder in STORY_FOLDERS:
        text = (folder / "fr" / "story.ftl").read_text("utf-8")
        messages = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
        assert not re.search(r"[^\u202f][;!?»]|«[^\u202f]", messages), folder
        assert not re.search(r"\b(de|que|jusque|lorsque|puisque) \{ \$(who|players)", messages)


@pytest.mark.parametrize("game", TELLING)
@pytest.mark.rule("FA-11.2")
def test_the_same_record_tells_the_same_story(game: str) -> None:
    match = played(game, 0)
    again = parcours.load_record(match.record())
    for player in match.players:
        for language in LANGUAGES:
            assert parcours.story(match, player, language) == parcours.story(
                again, player, language
            )


@pytest.mark.parametrize("game", TELLING)
def test_stories_are_clean_prose(game: str) -> None:
    for match, seat in lives(game):
        for language in LANGUAGES:
            story = parcours.story(match, match.players[seat], language)
            assert not re.search(r"[{}_$]|hidden|  | [.,]|\.\.|,[,.]", story), story
            assert 60 <= len(story.split()) <= 650, story
            for paragraph in story.split("\n\n"):
                first = paragraph.lstrip("“«‘\u202f")[0]
                assert first.isupper() or first.isdigit(), paragraph
                assert paragraph.rstrip("”»’\u202f")[-1] in ".!?", paragraph


@pytest.mark.parametrize("game", TELLING)
@pytest.mark.rule("FA-11.2")
def test_nothing_is_told_of_cards_that_were_only_held(game: str) -> None:
    for match, seat in lives(game):
        told = {part.kind for part in parts(match, seat) if isinstance(part, Thing)}
        told &= set(match.deck.names)  # Happy's pets are no cards
        at_start = set() if match.given is None else told
        assert told <= cards_of(match, seat) | at_start


@pytest.mark.parametrize("game", TELLING)
def test_people_in_a_story_had_a_part_in_that_life(game: str) -> None:
    for match, seat in lives(game):
        for part in parts(match, seat):
            if isinstance(part, Who):
                assert 0 <= part.seat < len(match.players)
                assert part.seat != seat


@pytest.mark.parametrize("game", TELLING)
def test_two_lives_are_told_in_different_words(game: str) -> None:
    first = [
        parcours.story(match, player).split(". ")[0]
        for match in all_of(game)
        for player in match.players
    ]
    assert len({re.sub("|".join(map(str.title, PLAYERS)), "", opening) for opening in first}) > 1


@pytest.mark.parametrize("game", TELLING)
def test_there_is_an_opening_for_every_player_of_a_table(game: str) -> None:
    opening = outline(played(game, 0), 0)[0][0].message
    for language in LANGUAGES:
        ways = Texts(language, game).ways(opening)
        assert len(ways) >= parcours.find_game(game).max_players, language


@pytest.mark.parametrize("game", TELLING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_name_cards_by_reference(game: str, language: str) -> None:
    """A card that is renamed is renamed in its stories: `job-waiter` is `a { card-waiter }`."""
    texts = Texts(language, game)
    folder = CHECKOUT / "src" / "parcours" / "games" / game / "texts" / language
    for line in (folder / "story.ftl").read_text("utf-8").splitlines():
        found = re.match(r"(?:job|a|the|my|times)-(\w+) = (.*)", line)
        if found and texts.has(f"card-{found[1]}"):
            name = re.escape(texts.card(found[1]))
            assert not re.search(rf"(?<![\w-]){name}(?![\w-])", found[2]), line


def test_a_shared_place_is_told_as_shared() -> None:
    """Who shares the last place is not behind everyone."""
    shared = 0
    for game in TELLING:
        for match, seat in lives(game):
            places = [place_of(match, other) for other in range(len(match.players))]
            is_shared = places.count(places[seat]) > 1
            assert (verdict(match, seat) == "shared") == is_shared
            shared += is_shared and places[seat] == max(places)
    assert shared


@pytest.mark.parametrize(
    ("language", "blows"),
    [
        ("en", "a burn-out and two accidents"),
        ("fr", "un burn-out et deux accidents"),
        ("nl", "een burn-out en twee ongevallen"),
    ],
)
def test_what_came_several_times_is_told_last(language: str, blows: str) -> None:
    """Were they told first, "twice" could be about what follows too."""
    match = parcours.lay_out(
        "smile_life",
        ["ana", "bob"],
        {
            "turn": "bob",
            "ana": {"job": ["waiter"]},
            "bob": {"hand": ["accident", "accident", "burn_out", "cat", "dog"]},
        },
    )
    for blow in ("accident", "accident", "burn_out"):
        match.play("bob", "draw")
        match.play("bob", f"play {blow} on ana")
    assert blows in parcours.story(match, "ana", language)


@pytest.mark.parametrize("game", TELLING)
def test_a_match_that_goes_on_is_told_as_far_as_it_goes(game: str) -> None:
    whole = played(game, 0)
    match = parcours.new_match(
        game, players=whole.players, seed=whole.seed, options=dict(whole.options)
    )
    for player in match.players:
        for language in LANGUAGES:
            assert parcours.story(match, player, language)
    for seat, move in whole.moves[: len(whole.moves) // 2]:
        match.play(match.players[seat], match.say(move))
    assert not match.over
    for player in match.players:
        assert outline(match, match.seat(player))[-1][0].message == "story-goes-on"
        for language in LANGUAGES:
            assert parcours.story(match, player, language)


def test_any_game_has_a_short_story() -> None:
    record = (CHECKOUT / "tests" / "golden" / "high_card" / "v1" / "3.record").read_text("utf-8")
    match = parcours.load_record(record)
    stories = {parcours.story(match, p, lang) for p in match.players for lang in LANGUAGES}
    assert len(stories) == 9
    assert all("\u202f" not in story or re.search("[:;]", story) for story in stories)


def test_display_names_are_used() -> None:
    match = played("smile_life", 0)
    story = parcours.story(match, "bob", "fr", names={"ana": "Ana Belle"})
    assert "Ana Belle" in story


def test_a_card_of_ones_own_is_called_by_its_name() -> None:
    deck = parcours.find_game("smile_life").standard_deck()
    extra = parcours.find_game("smile_life").extend_deck(
        deck,
        {
            "ice_cream_seller": {
                "group": "job",
                "copies": 1,
                "smiles": 2,
                "needs": 0,
                "pays": 1,
                "status": "plain",
            }
        },
        "here",
    )
    match = parcours.lay_out(
        "smile_life",
        ["ana", "bob"],
        {"turn": "ana", "ana": {"hand": ["ice_cream_seller", "studies", "studies", "studies"]}},
        deck=extra,
    )
    match.play("ana", "draw")
    match.play("ana", "play ice_cream_seller")
    assert "“ice cream seller”" in parcours.story(match, "ana")
    assert "«\u202fice cream seller\u202f»" in parcours.story(match, "ana", "fr")


# The command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.record"
    path.write_text(played("smile_life", 0).record(), encoding="utf-8")
    return path


def test_the_command_tells_every_life(record: Path) -> None:
    result = CliRunner().invoke(app, ["story", str(record)])
    assert result.exit_code == 0, result.output
    for player in played("smile_life", 0).players:
        assert f"\n{player.title()}\n" in f"\n{result.output}"


def test_the_command_tells_one_life_in_french(record: Path) -> None:
    result = CliRunner().invoke(app, ["story", str(record), "--player", "ana", "--lang", "fr"])
    assert result.exit_code == 0, result.output
    story = parcours.story(played("smile_life", 0), "ana", "fr")
    assert " ".join(result.output.split()) == " ".join(story.split())


def test_the_command_names_who_is_there(record: Path) -> None:
    result = CliRunner().invoke(app, ["story", str(record), "--player", "zoe"])
    assert result.exit_code == 2
    assert "ana" in result.stderr


# Fatum: FA-11


@pytest.mark.rule("FA-11.1")
def test_every_life_is_told_in_the_first_person_round_by_round() -> None:
    ruined = 0
    for match, seat in lives("fatum"):
        story = parcours.story(match, match.players[seat])
        assert re.search(r"\bI\b", story)
        told = outline(match, seat)
        rounds = [
            number
            for paragraph in told[: -(2 if len(told) > 2 else 1)]
            for phrase in paragraph
            for number in (phrase.params.get("round"), phrase.params.get("first"))
            if isinstance(number, int)
        ]
        assert rounds == sorted(rounds)
        ruined += bool(happened(match, "ruined", seat))
    assert ruined, "no life in these matches ended in ruin"


@pytest.mark.rule("FA-11.3", "FA-11.8")
def test_every_job_and_every_change_of_job_is_told() -> None:
    for match, seat in lives("fatum"):
        laid = happened(match, "laid", seat) + happened(match, "bought", seat)
        jobs = [match.deck.names[event.card] for event in laid if _class(match, event) == "job"]
        assert set(jobs) <= set(told_things(match, seat, "job"))
        changes = [(event.cards[0], event.card) for event in happened(match, "changed_job", seat)]
        told = [
            tuple(match.deck.find(_kind(phrase.params[side])) for side in ("old", "new"))
            for phrase in phrases(match, seat, "fatum-changed-job")
        ]
        assert sorted(told) == sorted(changes)
        rounds = [phrase.params["round"] for phrase in phrases(match, seat, "fatum-round-work")]
        assert all(isinstance(number, int) for number in rounds)


@pytest.mark.rule("FA-11.3")
def test_studies_are_told_from_beginning_to_end() -> None:
    for match, seat in lives("fatum"):
        assert len(phrases(match, seat, "fatum-graduated")) == len(
            happened(match, "graduated", seat)
        )
        laid = happened(match, "laid", seat) + happened(match, "bought", seat)
        studies = {match.deck.names[e.card] for e in laid if _class(match, e) == "studies"}
        assert studies <= set(told_things(match, seat, "did"))


@pytest.mark.rule("FA-11.4", "FA-11.8")
def test_couples_children_and_what_was_bought_are_told() -> None:
    for match, seat in lives("fatum"):
        laid = happened(match, "laid", seat) + happened(match, "bought", seat)
        kinds = [
            match.deck.names[event.card]
            for event in laid
            if _class(match, event) not in ("job", "blow")
        ]
        assert sorted(kinds) == sorted(told_things(match, seat, "did"))
        prices = [
            event.number
            for event in happened(match, "bought", seat)
            if _class(match, event) in ("home", "car", "goods")
        ]
        told = [phrase.params["number"] for phrase in phrases(match, seat, "fatum-paid")]
        assert set(prices) <= set(told)
        if prices and match.over and not happened(match, "ruined", seat):
            assert phrases(match, seat, "fatum-dearest")[0].params["number"] == max(prices)
        for event in happened(match, "abandoned", seat):
            assert match.deck.names[event.card] in told_things(match, seat, "my") + told_things(
                match, seat, "job"
            )


@pytest.mark.rule("FA-11.5", "FA-11.8")
def test_every_blow_is_told_with_who_dealt_it() -> None:
    for match, seat in lives("fatum"):
        received = [
            event
            for event in match.journal.events
            if event.what == "hit" and event.other == seat and event.seat != seat
        ]
        told = [
            (who.seat, kind)
            for phrase in [
                *phrases(match, seat, "fatum-blow"),
                *phrases(match, seat, "fatum-ruined-by"),
            ]
            for who in walk(phrase.params["who"])
            if isinstance(who, Who)
            for kind in _kinds(phrase.params["blow"])
        ]
        assert sorted(told) == sorted((e.seat, match.deck.names[e.card]) for e in received)
        assert len(phrases(match, seat, "fatum-cleansed")) == len(happened(match, "cleansed", seat))
        given = [e for e in happened(match, "hit", seat) if e.other != seat]
        assert bool(given) == bool(phrases(match, seat, "fatum-gave")) or not given
        ruined = happened(match, "ruined", seat)
        if len(received) > 1 and not ruined:
            assert phrases(match, seat, "fatum-worst")


@pytest.mark.rule("FA-11.6", "FA-11.8")
def test_ruin_is_told_with_its_round_and_cause() -> None:
    for match, seat in lives("fatum"):
        ruined = happened(match, "ruined", seat)
        told = phrases(match, seat, "fatum-ruined")
        assert bool(ruined) == bool(told)
        if ruined:
            assert told[0].params["round"] == ruined[0].number
            if ruined[0].card >= 0:
                assert _kind(told[0].params["blow"]) == match.deck.names[ruined[0].card]
            else:
                assert told[0].params["number"]
        purses = [e.number for e in happened(match, "purse", seat)]
        for phrase in phrases(match, seat, "fatum-purse"):
            assert phrase.params["most"] == max(purses)


@pytest.mark.rule("FA-11.7", "FA-11.8")
def test_the_end_is_told_with_levels_money_points_and_place() -> None:
    for match, seat in lives("fatum"):
        result = match.result
        assert result is not None
        place = next(each for each in result.ranking if each.player == match.players[seat])
        table = match.table()[match.players[seat]]
        assert isinstance(table, dict)
        story = parcours.story(match, match.players[seat])
        if happened(match, "ruined", seat):
            assert phrases(match, seat, "fatum-ruined-end")[0].params["place"] == place.place
            continue
        levels = phrases(match, seat, "fatum-levels")[0].params
        assert [levels[domain] for domain in DOMAINS] == [table[domain] for domain in DOMAINS]
        assert levels["money"] == table["money"]
        end = phrases(match, seat, "fatum-end")[0].params
        assert (end["points"], end["place"]) == (table["points"], place.place)
        assert f"{table['money']:,}" in story
        jobs = phrases(match, seat, "fatum-last-job") or phrases(match, seat, "fatum-no-job")
        assert len(jobs) == 1


@pytest.mark.rule("FA-11.7")
def test_the_objective_is_told_with_every_time_it_was_met_and_lost() -> None:
    met = 0
    for match, seat in lives("fatum"):
        if match.options["mode"] == "time":
            assert not told_things(match, seat, "goal")
            continue
        assert len(phrases(match, seat, "fatum-fulfilled")) == len(
            happened(match, "fulfilled", seat)
        )
        assert len(phrases(match, seat, "fatum-reached")) == len(happened(match, "reached", seat))
        falls = happened(match, "fell", seat)
        assert len(phrases(match, seat, "fatum-fell")) == len(falls)
        by_others = sorted(event.other for event in falls if event.other not in (seat, -1))
        told = [
            who.seat
            for phrase in phrases(match, seat, "fatum-fell")
            for who in walk(phrase.params.get("who"))
            if isinstance(who, Who)
        ]
        assert sorted(told) == by_others
        met += len(happened(match, "reached", seat))
    assert met


@pytest.mark.rule("FA-11.2")
def test_a_secret_objective_stays_secret_until_the_match_is_over() -> None:
    whole = next(match for match in all_of("fatum") if match.options["mode"] == "secret")
    match = parcours.new_match(
        "fatum", players=whole.players, seed=whole.seed, options=dict(whole.options)
    )
    for seat, move in whole.moves[: len(whole.moves) // 3]:
        match.play(match.players[seat], match.say(move))
    for seat in range(len(match.players)):
        shown = happened(match, "revealed", seat) + happened(match, "shown_objective", seat)
        if not shown:
            assert not told_things(match, seat, "goal")


@pytest.mark.rule("FA-11.9")
def test_the_story_is_no_part_of_the_record() -> None:
    match = played("fatum", 0)
    before = match.record()
    for player in match.players:
        parcours.story(match, player, "nl")
    assert match.record() == before
    assert "story" not in {form.words[0] for form in match.grammar.forms}


def _class(match: Match, event: Event) -> str:
    return match.deck.cards[event.card].word("class")


def _kind(value: object) -> str:
    assert isinstance(value, Thing)
    return value.kind


def _kinds(value: object) -> list[str]:
    return [part.kind for part in walk(value) if isinstance(part, Thing)]
