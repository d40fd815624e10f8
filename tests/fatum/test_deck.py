"""The deck: complete as the rules list it, clear about what is wrong with another, open to new cards."""

from __future__ import annotations

import pytest

import parcours

from ..decks import changed_deck

GAME = parcours.find_game("fatum")
DECK = GAME.standard_deck()
DOMAINS = ["work", "experience", "relations", "heritage"]
FIGURES = [*DOMAINS, "cost", "upkeep", "salary", "per_pip"]


@pytest.mark.parametrize(
    ("domain", "kinds", "sums"),
    [
        ("work", 35, [85, 9, 0, 6, 0, 0, 29400, 1200]),
        ("experience", 28, [11, 43, 2, -1, 6900, 3000, 0, 0]),
        ("relations", 24, [-3, 7, 55, 6, 7100, 1600, 0, 0]),
        ("heritage", 26, [0, 3, 9, 69, 30100, 4100, 0, 0]),
    ],
)
def test_the_deck_has_the_check_sums_of_the_specification(
    domain: str, kinds: int, sums: list[int]
) -> None:
    cards = [card for card in DECK.cards if card.word("deck") == domain]
    assert len(cards) == kinds
    for border, count in (("black", 34), ("yellow", 11)):
        assert sum(c.number("count") for c in cards if c.word("border") == border) == count
    assert [sum(c.number("count") * c.number(name) for c in cards) for name in FIGURES] == sums


def test_there_are_nine_objectives() -> None:
    assert sum(card.word("deck") == "objective" for card in DECK.cards) == 9
    assert DECK.size == 189


def test_a_changed_deck_can_be_played_with_and_travels_with_the_record() -> None:
    deck = GAME.read_deck(changed_deck(GAME, ("salary = 300", "salary = 350")), "mine.toml")
    match = parcours.new_match("fatum", ["ana", "bob"], seed=1, deck=deck)
    for _ in range(4):
        player = match.to_act[0]
        match.play(player, match.default(player))
    again = parcours.load_record(match.record())
    assert again.table() == match.table()


def test_a_laid_out_match_with_cards_of_its_own_travels_with_the_record() -> None:
    deck = GAME.extend_deck(
        DECK,
        {
            "lodge": {
                "deck": "heritage",
                "border": "black",
                "class": "goods",
                "powers": ["income 5"],
            }
        },
        "mine",
    )
    given: dict[str, object] = {"ana": {"hand": ["lodge", "lodge"]}}
    match = parcours.lay_out("fatum", ["ana", "bob"], given, deck=deck)
    match.play("ana", "play lodge")
    again = parcours.load_record(match.record())
    assert again.record() == match.record()


def test_no_limit_at_all_is_no_way_to_play() -> None:
    with pytest.raises(parcours.SetupError, match="option 'rounds'"):
        parcours.new_match("fatum", ["ana", "bob"], options={"rounds": 0})
    parcours.new_match("fatum", ["ana", "bob"], options={"rounds": 0, "minutes": 45})
    parcours.new_match("fatum", ["ana", "bob"], options={"rounds": 0, "mode": "common"})
