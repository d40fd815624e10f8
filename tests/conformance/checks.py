"""What every game must keep to, as functions of a setting and a seed that raise AssertionError.

The suite calls them for every game. `mutations` calls them for a game with a mistake planted in it, to prove that
they find it.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator

from parcours import LayoutError, Match
from parcours.core.chance import Chance, ScriptedChance
from parcours.core.decks import Card, write_cards
from parcours.core.encoding import Encoding
from parcours.core.playout import playout
from parcours.core.state import Move, State

from .tables import A_WHILE, Setting, play_on, some_text, well_formed

Check = Callable[[Setting, int], None]
Path = tuple[str, ...]

# Dealt so often without ever differing from the truth, it never does.
MANY_REDEALS = 40
# At most so many positions of a match are looked at from every side.
POSITIONS = 16
MOVES_TRIED = 4
TEXTS_TRIED = 6


def positions(match: Match, seed: int, moves: int = 150) -> Iterator[int]:
    """Play random moves, stopping at some of the positions: all of them in a short match."""
    dice = random.Random(seed)
    shortest = 12  # of the matches of all games
    for number, _ in enumerate(play_on(match, dice, moves)):
        if match.over:
            return
        if number < shortest or dice.random() < POSITIONS / moves:
            yield number


def as_text(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def full_view(match: Match, state: State) -> str:
    """The whole table of a state, hidden parts included."""
    return as_text(state.full_view(match.players))


def shown(match: Match, state: State, seat: int) -> str:
    """All that a seat is sent of a state: its view, figures and legal moves, and what is done if it never answers."""
    legal: list[str] = []
    default = ""
    if state.awaits(seat):
        legal = sorted(match.say(move) for move in state.legal(seat))
        default = match.say(state.default(seat))
    return json.dumps([*seen(match, state, seat), legal, default])


def seen(match: Match, state: State, reader: int) -> list[dict[str, object]]:
    """What a reader sees, and what the rules make of that."""
    return [state.view(reader, match.players), state.figures(reader, match.players)]


# Copies


def copies_are_independent(setting: Setting, seed: int) -> None:
    """Every past copy is kept and looked at again: a list shared by two states would change one of them."""
    match = setting.match(seed)
    kept: list[tuple[State, str]] = []
    for _ in play_on(match, random.Random(seed), 120):
        text = full_view(match, match.state)
        copy = match.state.copy()
        assert full_view(match, copy) == text
        kept.append((copy, text))
    for copy, text in kept:
        assert full_view(match, copy) == text
        playout(copy.copy(), Chance(seed), 10)
        assert full_view(match, copy) == text


# Worlds dealt again


def redealt_worlds_look_the_same(setting: Setting, seed: int) -> None:
    """To the seat and to a spectator; and it is a whole world, in which the others' unknown can be dealt again too."""
    match = setting.match(seed)
    chance = Chance(seed)
    seats = len(match.players)
    for number, _ in enumerate(play_on(match, random.Random(seed), 150)):
        spectator = seen(match, match.state, -1)
        for seat in range(seats):
            world = match.state.redeal(seat, chance)
            assert shown(match, world, seat) == shown(match, match.state, seat)
            assert seen(match, world, -1) == spectator
            assert world.census() == match.state.census()
            assert world.to_act() == match.state.to_act()
            assert world.reveals == match.state.reveals
            other = (seat + 1 + number) % seats
            assert shown(match, world.redeal(other, chance), other) == shown(match, world, other)


def encodings_tell_nothing_hidden(setting: Setting, seed: int) -> None:
    """To a program that learns: in worlds that a seat can't tell apart, observation and mask are the same bytes."""
    match = setting.match(seed)
    encoding = Encoding(match.game, len(match.players), match.deck)
    chance = Chance(seed)
    for _ in play_on(match, random.Random(seed), 150):
        for seat in range(len(match.players)):
            world = match.state.redeal(seat, chance)
            assert encoded(encoding, world, seat) == encoded(encoding, match.state, seat)


def encoded(encoding: Encoding, state: State, seat: int) -> tuple[bytes, list[int]]:
    """What a program gets to see of a state: the observation, and the actions that are possible."""
    possible: list[int] = []
    if state.awaits(seat):
        choice = encoding.choice()
        choice.begin(state, seat)
        possible = choice.possible()
    return bytes(encoding.observe(state, seat)), possible


def hidden_paths(seen: object, full: object, path: Path = ()) -> Iterator[Path]:
    """Where the whole table has something that the view does not show."""
    if isinstance(seen, dict) and isinstance(full, dict):
        for name, value in full.items():
            if name in seen:
                yield from hidden_paths(seen[name], value, (*path, name))
            else:
                yield (*path, name)
    elif seen != full:
        yield path


def at_path(full: object, path: Path) -> object:
    for name in path:
        assert isinstance(full, dict)
        full = full[name]
    return full


def words_in(value: object) -> Iterator[str]:
    """Every word of what somebody is shown."""
    if isinstance(value, dict):
        for part in value.values():
            yield from words_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from words_in(part)
    elif isinstance(value, str):
        yield from value.split()


def hidden_zones_vary(setting: Setting, seed: int) -> None:
    """Whatever a view hides differs from the truth in some re-dealt world.

    A zone of cards does so at every position, unless the reader has been told of a card of each kind that lies there
    and so may know them, or of all cards that are hidden elsewhere. A hidden number may be known by counting at some
    positions, but not at all of them.
    """
    match = setting.match(seed)
    readers = range(len(match.players))
    told = [set(KNOWN_BY_RULE.get(setting.game, set())) for _ in readers]
    numbers: dict[str, bool] = {}
    dice = random.Random(seed)

    def listen() -> None:
        for reader in readers:
            name = match.players[reader]
            told[reader].update(words_in(match.view(name)))
            if match.moves:
                last = len(match.moves)
                told[reader].update(words_in(match.events(name, last)))
                told[reader].update(words_in(match.line(name, last)))

    listen()
    for number, _ in enumerate(play_on(match, random.Random(seed), A_WHILE)):
        listen()
        if match.over:
            break
        if number > POSITIONS and dice.random() > 0.5:
            continue
        full = match.table()
        reader = dice.choice(readers)
        paths = [
            path
            for path in hidden_paths(match.view(match.players[reader]), full)
            if at_path(full, path)  # nothing of an empty zone can differ
        ]
        constant = _constant(match, reader, full, paths)
        for path in paths:
            truth = at_path(full, path)
            where = ".".join("*" if name in match.players else name for name in path)
            if isinstance(truth, int | float):
                numbers[where] = numbers.get(where, False) or path not in constant
            elif path in constant:
                elsewhere = [at_path(full, other) for other in paths if other != path]
                # Where no other hidden zone holds an unknown card, this one is known by counting.
                known = set(words_in(truth)) <= told[reader]
                assert known or set(words_in(elsewhere)) <= told[reader], (
                    f"{where} is the same in every world dealt for {match.players[reader]}: {truth}"
                )
    never = [where for where, varied in numbers.items() if not varied]
    assert not never, f"the same in every re-dealt world: {never}"


# Cards that a rule puts into a hidden zone: PS-6.2, the last card of the pile may be known to be one of them.
KNOWN_BY_RULE = {"power_struggle": {"bonus_payment", "directors_meeting"}}


def _constant(match: Match, reader: int, full: object, paths: list[Path]) -> set[Path]:
    """Those of the places whose content is the truth in all of many re-dealt worlds."""
    left = set(paths)
    for number in range(MANY_REDEALS):
        if not left:
            break
        world = match.state.redeal(reader, Chance(number)).full_view(match.players)
        left = {path for path in left if at_path(world, path) == at_path(full, path)}
    return left


def redeals_depend_on_nothing_hidden(setting: Setting, seed: int) -> None:
    """Dealt again from two worlds that the seat can't tell apart, by the same chance, it is one and the same."""
    match = setting.match(seed)
    for number, _ in enumerate(play_on(match, random.Random(seed), 120)):
        seat = number % len(match.players)
        other = match.state.redeal(seat, Chance(1))
        from_truth = match.state.redeal(seat, Chance(2))
        assert full_view(match, from_truth) == full_view(match, other.redeal(seat, Chance(2)))


def redeals_leave_the_match_alone(setting: Setting, seed: int) -> None:
    match = setting.match(seed)
    for number, _ in enumerate(play_on(match, random.Random(seed), 60)):
        before = full_view(match, match.state)
        world = match.state.redeal(number % len(match.players), Chance(number))
        playout(world, Chance(3), 3)
        assert full_view(match, match.state) == before


# What else is told


def sentinels(match: Match) -> re.Pattern[str]:
    """Finds cards of which there is one only: seeing the name is knowing where the card has been."""
    deck = match.deck
    single = [name for name, copies in zip(deck.names, deck.copies, strict=True) if copies == 1]
    assert single, (
        f"this deck of {match.game.name} has no card of which there is one: nothing to look for"
    )
    return re.compile(rf"\b({'|'.join(single)})\b")


def with_single_cards(setting: Setting) -> Setting:
    """The setting with a deck in which some cards are single: its own, or one where each copy is a kind of its own.

    The first copy keeps its name, as a rule may name that kind.
    """
    match = setting.match(0)
    if 1 in match.deck.copies:
        return setting
    cards = [
        Card(f"{card.kind}_{copy}" if copy else card.kind, card.fields | {"copies": 1})
        for card in match.deck.cards
        for copy in range(card.number("copies"))
    ]
    source = write_cards(match.game.name, cards)
    deck = match.game.read_deck(source, "single.toml")
    return Setting(setting.game, setting.players, setting.options, setting.rules, deck)


# A card that may be turned up for all and gathered again before the move is over, so that no view shows it; by the
# event that tells it (PS-7.5, PS-6.1: a meeting in which nobody has anything to decide).
TURNED_UP = {"meeting": "directors_meeting"}


def turned_up(match: Match) -> set[str]:
    """The cards that the last move has turned up for everybody."""
    told = {event["what"] for event in match.events(None, len(match.moves))}
    return {card for what, card in TURNED_UP.items() if what in told}


def sent_besides_views(
    match: Match, reader: str | None, since: int, dice: random.Random
) -> Iterator[tuple[str, str]]:
    """Everything else that goes out to a reader, with what the reader said to get it."""
    yield "", json.dumps(match.events(reader, since))
    yield "", json.dumps(match.history(reader)[-1])
    if reader is None:
        return
    yield "", json.dumps([str(move) for move in match.legal(reader)])
    for _ in range(TEXTS_TRIED):
        text = some_text(match, dice)
        if well_formed(match, text):
            refused = match.refusal(reader, text)
            if refused is not None:
                yield text, json.dumps([str(refused), refused.params])


def no_unseen_card_is_named(setting: Setting, seed: int) -> None:
    """Whatever a reader is sent besides views names only single cards that some view has shown that reader.

    Where no part of any move is secret, what a move says is heard by all; its cards may go where no view shows them.
    """
    match = with_single_cards(setting).match(seed)
    aloud = type(match.state).hidden_slots is State.hidden_slots
    single = sentinels(match)
    readers: list[str | None] = [None, *match.players]
    seen: dict[str | None, set[str]] = {reader: set() for reader in readers}
    dice = random.Random(seed)

    def look() -> None:
        assert match.views() == [match.view(player) for player in match.players]
        for reader in readers:
            seen[reader].update(single.findall(json.dumps(match.view(reader))))
            seen[reader].update(turned_up(match))
            if aloud and match.moves:
                seen[reader].update(single.findall(match.say(match.moves[-1][1])))

    look()
    for _ in play_on(match, random.Random(seed + 1), A_WHILE):
        look()
        for reader in readers:
            for said, text in sent_besides_views(match, reader, len(match.moves), dice):
                named = set(single.findall(text)) - set(single.findall(said))
                assert named <= seen[reader], f"{reader} was told of {named - seen[reader]}: {text}"


def told_of(match: Match, state: State, seat: int, move: Move, reader: int) -> tuple[str, str]:
    """What the reader knows after that move, and what the reader and a spectator are told of the match by then.

    The move is made in that state of the match, and everything is put back afterwards. Two worlds dealt again stand
    for what the reader knows: they depend on nothing else (`redeals_depend_on_nothing_hidden`).
    """
    made, events = len(match.moves), len(match.journal.events)
    before = match.state, match.chance, match._secret[:]
    match.state, match.chance = state.copy(), ScriptedChance(made)
    try:
        match.play(match.players[seat], match.say(move))
        name = match.players[reader]
        worlds = [full_view(match, match.state.redeal(reader, Chance(n))) for n in range(2)]
        known = json.dumps([match.view(name), match.view(None), worlds])
        if match.over:
            # A sum that was paid in the open may make no difference to how the match ended.
            known += numbers(match.say(move))
        told = [[match.history(listener), match.events(listener)] for listener in (name, None)]
        return known, json.dumps(told)
    finally:
        match.state, match.chance, match._secret = before
        for kept in (match.moves, match._reveals, match._starts, match._readings):
            del kept[made:]
        del match.journal.events[events:]


def equal_knowledge_is_told_alike(setting: Setting, seed: int) -> None:
    """Two moves after which a reader knows the same are told to that reader in the same words.

    They are another's moves, made in the true world and in worlds that the reader can't tell from it, and differ in
    cards and numbers only: whom or which place a move is aimed at is said aloud, even where it makes no difference.
    """
    match = setting.match(seed)
    dice = random.Random(seed)
    for _ in positions(match, seed):
        seat = dice.choice(match.state.to_act())
        reader = dice.choice([other for other in range(len(match.players)) if other != seat])
        told: dict[str, tuple[str, str]] = {}
        for number in range(3):
            state = match.state.redeal(reader, Chance(number)) if number else match.state
            moves = state.legal(seat)
            for move in dice.sample(moves, min(MOVES_TRIED, len(moves))):
                known, words = told_of(match, state, seat, move, reader)
                text = match.say(move)
                other, expected = told.setdefault(f"{aim(match, text)} {known}", (text, words))
                assert words == expected, (
                    f"after '{text}' and after '{other}' of {match.players[seat]}, {match.players[reader]} "
                    f"knows the same, and is told {words} and {expected}"
                )


def aim(match: Match, text: str) -> str:
    """The words of a move that are neither cards nor numbers."""
    cards = match.deck.index
    return " ".join(word for word in text.split() if word not in cards and not word.isdigit())


def numbers(text: str) -> str:
    """The numbers in a move."""
    return " ".join(word for word in text.split() if word.isdigit())


def refusals_tell_nothing_hidden(setting: Setting, seed: int) -> None:
    """In a re-dealt world the same moves are refused to the seat, by the same rules with the same figures."""
    match = setting.match(seed)
    dice = random.Random(seed)
    for number in positions(match, seed):
        for seat in range(len(match.players)):
            world = match.state.redeal(seat, Chance(number))
            for _ in range(TEXTS_TRIED):
                text = some_text(match, dice)
                if well_formed(match, text):
                    move = match.parse(text)
                    refused = _refusal(match, match.state, seat, move)
                    assert _refusal(match, world, seat, move) == refused, (
                        f"{text}: refused to {match.players[seat]} otherwise in another world"
                    )


def _refusal(match: Match, state: State, seat: int, move: Move) -> tuple[int, dict[str, object]]:
    rule = state.forbids(seat, move)
    if rule == 0:
        return 0, {}
    return rule, state.params(seat, move, rule, match.players)


def takebacks_show_nothing(setting: Setting, seed: int) -> None:
    """In every world that the player can't tell apart beforehand, a move that can be taken back leads to one view."""
    match = setting.match(seed)
    for _ in play_on(match, random.Random(seed), 80):
        if match.over:
            return
        seat = match.state.to_act()[0]
        for move in match.state.legal(seat):
            after = match.state.copy()
            after.apply(seat, move, Chance(1))
            if after.reveals != match.state.reveals:
                continue
            world = match.state.redeal(seat, Chance(seed))
            world.apply(seat, move, Chance(2))
            assert world.reveals == match.state.reveals
            assert world.view(seat, match.players) == after.view(seat, match.players)


# Tables laid out by hand


def tables_can_be_laid_out_again(setting: Setting, seed: int) -> None:
    """`lay_out(table())` is the same table wherever a scenario may begin.

    A field that changes along the match, but not in any table that can be laid out, is one that `lay_out` may ignore.
    """
    match = setting.match(seed)
    first = fields_of(match.table(), match.players)
    changed: Counter[str] = Counter()
    laid_out: set[str] = set()
    tables = 0
    for number, _ in enumerate(play_on(match, random.Random(seed), A_WHILE)):
        if match.over:
            break  # a table does not say why nobody may move
        tables += 1
        full = match.table()
        others = {
            name for name, text in fields_of(full, match.players).items() if text != first[name]
        }
        changed.update(others)
        try:
            again = setting.match(number, given=full)
        except LayoutError:
            continue  # no scenario can begin there
        assert again.table() == full
        assert again.to_act == match.to_act
        for player in match.to_act:
            assert again.legal(player) == match.legal(player)
        laid_out |= others
    often = {name for name, count in changed.items() if OFTEN * count > tables}
    ignored = often - laid_out - NEVER_LAID_OUT.get(setting.game, set())
    assert not ignored, (
        f"these change along the match, but in no table that can be laid out: {ignored}"
    )


# A field that changes in fewer positions than one of so many need not change in one that can be laid out.
OFTEN = 10
# What no scenario can begin with: a question to be answered, an action half made.
NEVER_LAID_OUT: dict[str, set[str]] = {
    "happy": {"question", "asked", "about"},
    "power_struggle": {"left", "offer", "pool"},
    "retire_happy": {"bill", "step"},
}


def fields_of(full: dict[str, object], players: list[str]) -> dict[str, str]:
    """Every field of a table as text, those of all players under one name."""
    found = {name: as_text(value) for name, value in full.items() if name not in players}
    lives = [full[player] for player in players]
    for life in lives:
        assert isinstance(life, dict)
        for name in life:
            found[name] = as_text([each[name] for each in lives])  # type: ignore[index]
    return found


CHECKS: list[Check] = [
    copies_are_independent,
    redealt_worlds_look_the_same,
    encodings_tell_nothing_hidden,
    hidden_zones_vary,
    redeals_depend_on_nothing_hidden,
    redeals_leave_the_match_alone,
    no_unseen_card_is_named,
    equal_knowledge_is_told_alike,
    refusals_tell_nothing_hidden,
    takebacks_show_nothing,
    tables_can_be_laid_out_again,
]
