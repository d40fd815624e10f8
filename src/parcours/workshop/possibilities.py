"""What a deck of one's own may add and leave out, found out by asking the reader of decks.

There is no second list: a card of each group is added to the standard deck under a new name, and what the reader has
against that card is the answer. What it has against the deck as a whole, such as too few cards, is none: another change
can make up for it. Of a deck without any cards it says which ones it misses.
"""

from parcours.core.decks import Card
from parcours.core.errors import Problem, Problems
from parcours.core.game import Game

# A kind that no game has.
_NEW = "a_new_kind_of_card"


def new_cards(game: Game) -> dict[str, Problem | None]:
    """By group of cards: why no new kind of it can be made, or None if one can, which is like one that there is."""
    cards = game.standard_deck().cards
    found: dict[str, Problem | None] = {}
    for card in cards:
        group = card.word(game.group)
        if group not in found or found[group] is not None:
            found[group] = _against(game, [*cards, Card(_NEW, {**card.fields})], _NEW)
    return found


def fixed_cards(game: Game) -> list[str]:
    """The cards that can't be taken out of a deck."""
    problems = Problems("the deck")
    game.check_cards([], problems)
    missed = [problem.card for problem in problems.found]
    return [kind for kind in game.standard_deck().names if kind in missed]


def _against(game: Game, cards: list[Card], kind: str) -> Problem | None:
    """The first thing that the reader has against that card."""
    problems = Problems("the deck")
    for card in cards:
        game.check_card(card, problems)
    if not problems.found:
        game.check_cards(cards, problems)
    return next((problem for problem in problems.found if problem.card == kind), None)
