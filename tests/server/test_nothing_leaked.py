"""No byte that a client receives tells it what its seat may not know.

Whole matches are played over websockets by clients that keep all they hear and ask more than they should. Afterwards
the record tells what was true at each number, and with it every message is judged:

- A view and its legal moves are what they would be if everything that the reader doesn't know were dealt again.
- Everything else names only single cards that some view had shown the reader by then.
- What no reader may know (secret, seed, contributions, tokens) is nowhere, neither in the log of the server.
"""

import asyncio
import json
import random
import sqlite3
from dataclasses import dataclass, field
from typing import Any

import pytest

import parcours
from parcours import Match
from parcours.cli.about import compiled
from parcours.core.chance import Chance
from parcours.core.decks import Deck, write_cards
from parcours.core.own_parts import OwnParts
from parcours.core.records import load_record
from parcours.core.state import State
from parcours.server.tables.tokens import digest

from ..conformance.checks import sentinels, turned_up, with_single_cards
from ..conformance.tables import Setting, some_text
from .harness import (
    GAMES,
    PATIENCE,
    Client,
    Server,
    Table,
    any_move,
    start_match,
    unfold,
)

Json = dict[str, Any]
PEOPLE = 3
# All messages of all games compiled; from the source, which is slow, some of some.
EVERY = 1 if compiled() else 10
PLAYED = GAMES if compiled() else ["happy", "high_card"]
# The kinds of question that a reader asks, of which so many go over the socket.
QUESTIONS = 6
TOLD = 4


@dataclass
class Heard:
    """Something that a reader received, with what it had said to get it."""

    text: str
    said: str = ""


@dataclass
class Reader:
    """A seat, or a spectator, that is as nosy as it can be."""

    table: Table
    seat: int | None
    game: str
    deck: Deck | None
    dice: random.Random
    heard: list[Heard] = field(default_factory=list)
    asked: dict[str, str] = field(default_factory=dict)

    async def take_part(self) -> None:
        """Play or watch until the match is over, asking, going and coming back on the way."""
        since: int | None = None
        over = False
        while not over:
            async with Client(self.table, self.seat, since=since) as client:
                over = await self._sit(client)
                since = self.dice.choice([None, client.state["number"]])
                for text in client.received:
                    id = json.loads(text).get("id")
                    self.heard.append(Heard(text, self.asked.get(id, "")))

    async def _sit(self, client: Client) -> bool:
        """Play on; True when the match is over, False to come back."""
        await client.until(lambda message: message["kind"] == "state")
        if not self.heard:
            # Each question once, however short the match is.
            for kind in range(QUESTIONS):
                await self._ask(client, kind)
        while client.state["result"] is None:
            if self.dice.random() < 0.02:
                return False
            if self.dice.random() < 0.08:
                await self._ask(client, self.dice.randrange(QUESTIONS))
            elif client.state["decision"] is not None:
                await client.move(any_move(client.state["legal"], self.dice))
            else:
                await client.hear()
        return True

    async def _ask(self, client: Client, asked: int) -> None:
        """Ask for more than is there for this reader."""
        players = [seat["player"] for seat in client.shown["seats"]]
        match = parcours.new_match(self.game, players, 1, deck=self.deck)
        texts = [some_text(match, self.dice) for _ in range(3)]
        card = self.dice.choice(match.deck.names)
        if asked == 0:
            await self._tell(client, "why", moves=texts)
        elif asked == 1:
            await self._tell(client, "why", card=card)
        elif asked == 2:
            await self._tell(client, "move", move=texts[0], decision="0.nothing")
        elif asked == 3:
            await self._tell(client, "chat", text="Oh no! What do you hold?")
        elif asked == 4:
            await self._get("")
        else:
            number = client.state["number"]
            eyes = self.dice.choice([*players, "open", None])
            query = {"from": max(0, number - 3), "steps": 10} | ({"eyes": eyes} if eyes else {})
            await self._get("/replay", params=query)

    async def _tell(self, client: Client, do: str, **more: Any) -> None:
        id = f"question {len(self.asked)}"
        self.asked[id] = json.dumps(more)
        await client.ask(do, id=id, **more)

    async def _get(self, path: str, **more: Any) -> None:
        answer = await asyncio.to_thread(self.table.request, "GET", path, self.seat, **more)
        headers = json.dumps([*answer.headers.multi_items()])
        self.heard += [Heard(answer.text), Heard(headers)]


class Truth:
    """What was so at each number, from the record."""

    def __init__(self, record: str) -> None:
        self.whole = load_record(record)
        self.single = sentinels(self.whole)
        self.total = len(self.whole.moves)
        readers = [*range(len(self.whole.players)), None]
        self.seen: dict[int | None, list[frozenset[str]]] = {reader: [] for reader in readers}
        self.shown: dict[tuple[int | None, int], tuple[str, list[str]]] = {}
        match = Match(
            self.whole.game,
            self.whole.players,
            self.whole.seed,
            dict(self.whole.options),
            self.whole.deck,
        )
        aloud = type(match.state).hidden_slots is State.hidden_slots
        said = ""
        for number in range(self.total + 1):
            if number:
                mover, move = self.whole.moves[number - 1]
                said = match.say(move)
                match.play(match.players[mover], said)
            for reader in readers:
                name = None if reader is None else match.players[reader]
                named = set(self.single.findall(json.dumps(match.view(name))))
                named |= turned_up(match)
                if aloud:
                    named.update(self.single.findall(said))
                before = self.seen[reader][-1] if number else frozenset()
                self.seen[reader].append(before | named)
                if number % EVERY == 0 or number == self.total:
                    self.shown[reader, number] = dealt_anew(match, reader, number)

    def judge_view(self, reader: int | None, number: int, view: Json, legal: list[str]) -> bool:
        """Whether it could be looked at; fails if it tells more than the reader may know."""
        expected = self.shown.get((reader, number))
        if expected is None:
            return False
        assert json.dumps(view, sort_keys=True) == expected[0]
        if legal:
            assert sorted(move for line in legal for move in unfold(line)) == expected[1]
        return True

    def judge_words(self, reader: int | None, number: int, heard: Heard, words: object) -> None:
        text = words if isinstance(words, str) else json.dumps(without_grammar(words))
        named = set(self.single.findall(text)) - set(self.single.findall(heard.said))
        unseen = named - self.seen[reader][number]
        assert not unseen, f"{reader} was told of {unseen} at {number}: {heard.text}"


def without_grammar(words: object) -> object:
    """What was said, without what is told of words that are no move: that is about the notation and its cards."""
    if isinstance(words, list):
        return [without_grammar(part) for part in words]
    if isinstance(words, dict):
        kept = {name: without_grammar(part) for name, part in words.items()}
        return kept | {"params": {}} if kept.get("rule") == "notation" else kept
    return words


def dealt_anew(match: Match, reader: int | None, number: int) -> tuple[str, list[str]]:
    """View and legal moves in a world that the reader can't tell from the true one."""
    seat = number % len(match.players) if reader is None else reader
    world = match.state.redeal(seat, Chance(number)) if not match.over else match.state
    view = world.view(-1 if reader is None else reader, match.players)
    legal: list[str] = []
    if reader is not None and not match.over and world.awaits(reader):
        legal = sorted(match.say(move) for move in world.legal(reader))
    return json.dumps(view, sort_keys=True), legal


def judge(truth: Truth, reader: Reader) -> int:
    """Look at everything that a reader has received; how many views were compared."""
    compared = 0
    messages = [json.loads(heard.text) for heard in reader.heard]
    # What is between two states may have been said at any moment between them.
    number = truth.total
    for heard, message in reversed(list(zip(reader.heard, messages, strict=True))):
        if isinstance(message, dict) and message.get("kind") == "state":
            number = message["number"]
            view, legal = message.pop("view"), message.pop("legal")
            compared += truth.judge_view(reader.seat, number, view, legal)
        elif isinstance(message, dict) and "steps" in message:
            if message["number"] == truth.total:
                # Asked for by somebody who did not know yet that the match was over: all may see all of it.
                continue
            for step in message["steps"]:
                compared += truth.judge_view(reader.seat, step["number"], step.pop("view"), [])
            truth.judge_words(reader.seat, message["number"], heard, message)
            continue
        truth.judge_words(reader.seat, number, heard, message)
    return compared


def secrets_of(server: Server, table: Table) -> dict[str, str]:
    """Everything that the database knows and no reader may; by what it is."""
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as connection:
        secret, seed = connection.execute("SELECT secret, seed FROM tables").fetchone()
        contributions = connection.execute("SELECT contribution FROM seats").fetchall()
    connection.close()
    found = {"secret": secret, "seed": seed}
    found |= {f"contribution {at}": text for at, (text,) in enumerate(contributions)}
    found |= {f"token {seat}": token for seat, token in table.tokens.items()}
    found |= {f"hash {seat}": digest(token) for seat, token in table.tokens.items()}
    return found


def with_own_texts(game: str, deck: Deck | None) -> Deck:
    """The deck with a name and a text of its own for each card, in which its id can be found."""
    found = parcours.find_game(game)
    cards = (found.standard_deck() if deck is None else deck).cards
    own = OwnParts()
    said = {
        card.kind: {"name": f"My {card.kind}"[:40], "about": f"Of {card.kind}"} for card in cards
    }
    own.texts = {"en": said, "fr": said}
    return found.read_deck(write_cards(game, cards, found.copies, own), "own.toml")


@pytest.mark.parametrize(
    ("game", "own_texts"),
    [*((game, False) for game in PLAYED), *((game, True) for game in PLAYED[:2])],
)
def test_nobody_is_told_what_they_may_not_know(
    sqlite_database: str, game: str, own_texts: bool
) -> None:
    with Server(sqlite_database, log_level="debug") as server:
        # A name is told apart where a card is there once.
        deck = with_single_cards(Setting(game, PEOPLE)).deck
        if own_texts:
            deck = with_own_texts(game, deck)
        own = {} if deck is None else {"deck": deck.source}
        table = start_match(server, game, people=PEOPLE, contribution="anas_contribution", **own)
        readers = [
            Reader(table, seat, game, deck, random.Random(f"{game} {seat}"))
            for seat in (*range(PEOPLE), None)
        ]

        async def all_of_them() -> None:
            async with asyncio.timeout(5 * PATIENCE):
                await asyncio.gather(*(reader.take_part() for reader in readers))

        asyncio.run(all_of_them())
        truth = Truth(table.request("GET", "/record").raise_for_status().text)
        secrets = secrets_of(server, table)
        log = server.stop()

    for reader in readers:
        assert judge(truth, reader) > truth.total // (2 * EVERY)
        everything = "\n".join(heard.text for heard in reader.heard)
        assert [what for what, text in secrets.items() if text in everything] == []
        if reader.seat is None:
            assert table.key not in everything
    told = sum(len(reader.asked) for reader in readers)
    assert told >= TOLD * len(readers), f"the readers asked only {told} questions over the socket"
    assert [what for what, text in secrets.items() if text in log] == []
    assert table.key not in log
    assert not truth.single.search(log)
    assert '"level": "error"' not in log
