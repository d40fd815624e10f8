"""A deck of any size and with any numbers on its cards is refused in one line, or played to the end."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parcours
from parcours import Match
from parcours.core.chance import Chance
from parcours.core.decks import Card, Deck, write_cards

from .tables import NAMES, examples, play_on

games = pytest.mark.parametrize("name", parcours.game_names())
# Around every bound that a deck's check or a packed number has had.
NUMBERS = [
    -1_000,
    -100,
    -99,
    -1,
    0,
    1,
    2,
    9,
    10,
    98,
    99,
    100,
    998,
    999,
    1_000,
    1_001,
    9_999,
    10_000,
]
NUMBERS += [99_950, 99_999, 100_000, 2**31, 2**53, 2**63, 10**20]
KINDS = [0, 1, 900, 1_000, 1_300]
HIGHEST_IN_JSON = 2**53 - 1
COUNT = {"fatum": "count"}  # what a game calls the copies of a card, if not so
REDEALS = 40  # in a match


def numbers_in(value: object) -> list[int]:
    """Every whole number in a view."""
    if isinstance(value, dict):
        return [number for part in value.values() for number in numbers_in(part)]
    if isinstance(value, list):
        return [number for part in value for number in numbers_in(part)]
    return [value] if isinstance(value, int) else []


def play_to_the_end(game: str, deck: Deck, options: dict[str, object], seed: int) -> Match:
    """A match of random moves in which every seat's unknown cards are dealt again at many moments."""
    players = NAMES[: parcours.find_game(game).max_players]
    match = parcours.new_match(game, players, seed, options, deck)
    every = 1
    for step, _ in enumerate(play_on(match, random.Random(seed))):
        if step % every:
            continue
        if step > REDEALS:
            every = 25
        full = match.table()
        assert max(abs(number) for number in numbers_in(full)) <= HIGHEST_IN_JSON
        for seat in range(len(players)):
            world = match.state.redeal(seat, Chance(step))
            assert world.census() == match.state.census()
            assert world.view(seat, players) == match.view(players[seat])
    assert match.over
    return match


def short(game: str, deck: Deck) -> dict[str, object]:
    """Options for a match that ends soon, however many cards the deck has."""
    if game == "smile_life":
        return {"deck": min(deck.size, 90), "river": True}
    return {"rounds": 4} if game == "fatum" else {}


@games
@examples(25)
@given(data=st.data())
def test_a_deck_is_refused_or_played_to_the_end(name: str, data: st.DataObject) -> None:
    game = parcours.find_game(name)
    cards = [Card(card.kind, dict(card.fields)) for card in game.standard_deck().cards]
    fields = sorted({field for card in cards for field in card.fields})
    field = data.draw(st.sampled_from([*fields, "none"]), "field")
    number = data.draw(st.sampled_from(NUMBERS), "number")
    changed = [card for card in cards if type(card.fields.get(field)) in (int, float)]
    if data.draw(st.booleans(), "one card"):
        changed = changed[:1]
    for card in changed:
        card.fields[field] = number
    cloned = data.draw(st.sampled_from(cards), "cloned")
    more = data.draw(st.sampled_from(KINDS), "kinds")
    cards += [Card(f"{cloned.kind}_{at}", dict(cloned.fields)) for at in range(1000, 1000 + more)]
    source = write_cards(name, cards, COUNT.get(name, "copies"))
    try:
        deck = game.read_deck(source, "mine.toml")
    except parcours.DeckError as error:
        assert str(error).startswith("mine.toml: ")
        assert "\n" not in str(error)
        return
    match = play_to_the_end(name, deck, short(name, deck), seed=data.draw(st.integers(0, 99)))
    assert json.loads(json.dumps(match.table())) == match.table()


def many_kinds(game: str, kind: str, more: int) -> Deck:
    """The standard deck with so many further kinds like that one, each of one copy."""
    found = parcours.find_game(game)
    standard = found.standard_deck()
    copy = standard.cards[standard.index[kind]].fields
    return found.extend_deck(
        standard, {f"{kind}_{at}": copy | {"copies": 1} for at in range(more)}, "mine.toml"
    )


def test_a_card_of_the_thousandth_kind_taken_from_the_river_stays_known() -> None:
    """`known` packed reader, holder and card into one number with 1,000 cards for each holder."""
    deck = many_kinds("smile_life", "cat", 1_200)
    match = parcours.lay_out(
        "smile_life",
        ["ana", "bob", "cy"],
        {
            "turn": "ana",
            "river": ["cat_1100", "cat_3", "cat_4"],
            "ana": {"hand": 4},
            "bob": {"hand": 5},
            "cy": {"hand": 5},
        },
        options={"river": True},
        deck=deck,
    )
    match.play("ana", "take cat_1100")
    taken = deck.index["cat_1100"]
    for seat in range(3):
        world = match.state.redeal(seat, Chance(seat))
        assert taken in world.lives[0].hand  # type: ignore[attr-defined]
        assert world.census() == match.state.census()


def test_a_deck_whose_money_the_notation_cannot_name_is_refused() -> None:
    game = parcours.find_game("retire_happy")
    standard = game.standard_deck()
    growth = [{"when": "play", "what": "growth", "amount": 1}] * 4
    child = {"type": "child", "copies": [0, 2, 2, 2], "effects": growth}
    with pytest.raises(parcours.DeckError, match="999999999 in money"):
        game.extend_deck(standard, {"prodigy": child}, "mine.toml")
