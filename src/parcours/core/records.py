"""Reading records: a match as a text that people can read and edit, and that replays to the same match.

    parcours record 1
    game: smile_life
    rules: 1
    players: ana bob cy
    option river: true
    seed: 7

    ana: draw
    ana: play waiter
    = unfinished

A header, an empty line, one move a line with its seat, and a closing line that tells a whole record from one cut off.
Lines that begin with # are remarks. A custom deck, or a table laid out by hand, stands in the header. So does what was
dealt again in a match that goes on from another one: `redealt: 42 ana 7` is all that ana did not know after 42 moves,
from the seed 7.
"""

import json

from parcours.core.errors import NotationError, ParcoursError, RecordError, Refused, SetupError
from parcours.core.match import Match, Redealt
from parcours.core.notation import TABLE_NAME, shorten
from parcours.core.options import parse_choice
from parcours.core.record_text import FIRST_LINE, VERSION
from parcours.core.registry import find_game

_PROOF = frozenset(["fairness", "table", "commitment", "secret", "lot"])
_PROOF_OF_PLAYER = ("commitment ", "contribution ")
_HEADERS = frozenset(["game", "rules", "players", "seed", "given", "redealt"]) | _PROOF


def load_record(text: str) -> Match:
    """The match that a record holds; RecordError names the first line that is wrong and what was expected there."""
    lines = text.splitlines()
    header, body = _read_header(lines)
    match = _begin(header)
    for at in range(body, len(lines)):
        line = lines[at].strip()
        if not line or line[0] == "#":
            continue
        if line[0] == "=":
            _close(match, line, at, lines)
            return match
        _play_line(match, line, at + 1)
    raise RecordError(
        len(lines) + 1,
        "the record is cut off: expected another move or the closing line, such as '= unfinished'",
    )


class _Header:
    """The header's entries with the numbers of their lines."""

    def __init__(self) -> None:
        self.entries: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.deck: list[str] = []

    def need(self, name: str, expected: str) -> str:
        value = self.entries.get(name)
        if value is None:
            raise RecordError(1, f"the header has no line '{name}': expected {expected}")
        return value

    def bad(self, name: str, message: str) -> RecordError:
        return RecordError(self.lines.get(name, 1), message)


def _read_header(lines: list[str]) -> tuple[_Header, int]:
    """The header and the index of the first line after it."""
    first = lines[0].strip() if lines else ""
    if not first.startswith(FIRST_LINE):
        raise RecordError(1, f"expected '{FIRST_LINE}{VERSION}', not '{shorten(first)}'")
    if first != f"{FIRST_LINE}{VERSION}":
        raise RecordError(
            1,
            f"this is '{shorten(first)}': expected version {VERSION}; a newer Parcours may read it",
        )
    header = _Header()
    for at in range(1, len(lines)):
        line = lines[at].strip()
        if not line:
            return header, at + 1
        if line[0] == "#":
            continue
        name, colon, value = lines[at].partition(":")
        name = name.strip()
        if not colon:
            raise RecordError(at + 1, f"expected 'name: value', not '{shorten(line)}'")
        if name == "deck":
            # Only the one blank after the colon is ours; the rest belongs to the deck's own text.
            header.deck.append(value[1:] if value[:1] == " " else value)
            continue
        if name not in _HEADERS and not name.startswith(("option ", *_PROOF_OF_PLAYER)):
            raise RecordError(
                at + 1,
                f"unknown header '{shorten(name)}': expected game, rules, players, option NAME, deck, given, redealt, "
                "seed, fairness, table, commitment, secret, lot, commitment NAME, contribution NAME, "
                "or an empty line before the moves",
            )
        if name in header.entries:
            raise RecordError(at + 1, f"'{shorten(name)}' stands here a second time")
        header.entries[name] = value.strip()
        header.lines[name] = at + 1
    raise RecordError(len(lines) + 1, "the record is cut off: expected an empty line and the moves")


def _begin(header: _Header) -> Match:
    """The match at its start, as the header says."""
    try:
        game = find_game(header.need("game", "the name of a game"))
    except SetupError as error:
        raise header.bad("game", str(error)) from None
    version = header.need("rules", "the version of its rules")
    if not (version.isascii() and version.isdigit() and len(version) <= 9):
        raise header.bad("rules", f"expected a whole number, not '{shorten(version)}'")
    try:
        game = game.at_version(int(version))
    except SetupError as unknown:
        raise header.bad("rules", str(unknown)) from None
    players = header.need("players", "the players' handles").split()
    seed = header.need("seed", "a whole number; without the seed a record can't be replayed")
    if not (seed.isascii() and seed.isdigit() and len(seed) <= 100):
        raise header.bad("seed", f"expected a whole number, not '{shorten(seed)}'")
    options: dict[str, object] = {
        name[len("option ") :]: parse_choice(value)
        for name, value in header.entries.items()
        if name.startswith("option ")
    }
    given: dict[str, object] | None = None
    if "given" in header.entries:
        given = _read_given(header)
    try:
        redealt = parse_redealt(header.entries.get("redealt"), players)
    except SetupError as error:
        raise header.bad("redealt", str(error)) from None
    try:
        deck = None
        if header.deck:
            deck = game.read_deck("\n".join(header.deck) + "\n", "the record's deck")
        match = Match(game, players, int(seed), options, deck, given, redealt)
    except RecordError:
        raise
    except ParcoursError as fault:
        raise header.bad("players", str(fault)) from None
    match.proof = {
        name: value
        for name, value in header.entries.items()
        if name in _PROOF or name.startswith(_PROOF_OF_PLAYER)
    }
    return match


def _read_given(header: _Header) -> dict[str, object]:
    try:
        given = json.loads(header.entries["given"])
    except ValueError as error:
        raise header.bad("given", f"expected a table as JSON: {error}") from None
    except RecursionError:
        raise header.bad("given", "nested deeper than any table is") from None
    if not isinstance(given, dict):
        raise header.bad("given", "expected a table as JSON: {...}")
    return given


def parse_redealt(said: str | None, players: list[str]) -> Redealt | None:
    """What was dealt again, as a record says it: `42 ana 7`; SetupError where that can't be read."""
    if said is None:
        return None
    parts = said.split(" ")
    numbers = all(part.isascii() and part.isdigit() and len(part) <= 100 for part in parts[::2])
    if len(parts) != 3 or not numbers or parts[1] not in players:
        raise SetupError(
            f"expected a number of moves, a player and a seed, such as '42 {players[0]} 7',"
            f" not '{shorten(said)}'"
        )
    return Redealt(int(parts[0]), players.index(parts[1]), int(parts[2]))


def _play_line(match: Match, line: str, number: int) -> None:
    speaker, colon, said = line.partition(":")
    if not colon or (speaker not in match.players and speaker != TABLE_NAME):
        expected = " or ".join(f"'{player}: …'" for player in match.to_act) or "the closing line"
        raise RecordError(number, f"expected {expected}, not '{shorten(line)}'")
    try:
        match.play(speaker, said.strip())
    except NotationError as error:
        raise RecordError(number, str(error)) from None
    except Refused as refused:
        expected = " or ".join(match.to_act) or "nobody: the match is over"
        raise RecordError(number, f"'{shorten(line)}': {refused}; to move: {expected}") from None


def _close(match: Match, line: str, at: int, lines: list[str]) -> None:
    found = line[1:].strip()
    expected = match.closing()
    if found != expected:
        raise RecordError(at + 1, f"the moves lead to '= {expected}', not to '{shorten(line)}'")
    for later in range(at + 1, len(lines)):
        if lines[later].strip() and lines[later].strip()[0] != "#":
            raise RecordError(
                later + 1, f"expected nothing after the closing line, not '{shorten(lines[later])}'"
            )
