"""A game for programs that learn: observations and actions as whole numbers, for a number of players and a deck.

The encoding belongs to the version of the rules: a change of it raises that version.
"""

from typing import Final

from parcours.core.actions import BASE, DIGIT, Actions, Turned
from parcours.core.choices import Choice
from parcours.core.decks import Deck
from parcours.core.game import Game
from parcours.core.observations import Layout, Memory, Row, counts, number, word
from parcours.core.state import Move, State

# What a longer move says so far, which stands before all that the game has.
BEGUN: Final = "begun"
BEGUN_WORDS: Final = "begun_words"
BEGUN_AMOUNT: Final = "begun_amount"


class Encoding:
    """What a seat observes and can do, with that many players.

    >>> from parcours.core.registry import find_game
    >>> encoding = Encoding(find_game("happy"), 4)
    >>> encoding.game.name, encoding.seats
    ('happy', 4)
    """

    def __init__(self, game: Game, seats: int, deck: Deck | None = None) -> None:
        game.check_players(seats)
        self.game = game
        self.seats = seats
        self.deck = game.standard_deck() if deck is None else deck
        self.actions = Actions(game, self.deck)
        self.turned = [Turned(self.actions, seat, seats) for seat in range(seats)]
        observed = game.observed(self.deck)
        begun = [
            word(
                BEGUN, game.patterns, "the form of a move that is said in steps and not yet whole"
            ),
        ]
        self._words = self.actions.size - self.actions.first_word
        labels = [f"{words.kind} {label}" for words in self.actions.words for label in words.labels]
        if labels:
            begun.append(counts(BEGUN_WORDS, labels, "the words that it has so far"))
            begun.append(number(BEGUN_AMOUNT, "the digits of its amount so far, as a number"))
        self._digits = -1
        for words in self.actions.words:
            if words.kind == DIGIT:
                self._digits = words.start
        self.layout = Layout([*begun, *observed.common], observed.each, seats)
        self.size = self.layout.size
        self._row = Row(self.size, seats, len(self.deck.names), self.layout.each)

    def choice(self) -> Choice:
        """Nothing offered yet: `begin` it with a state and a seat that is to act."""
        return Choice(self.actions, self.turned)

    def write(
        self, state: State, seat: int, choice: Choice | None, memory: Memory | None = None
    ) -> bytearray:
        """What the seat observes, in a buffer that the next one overwrites; the memory of its table keeps it."""
        row = self._row
        row.begin(seat, memory)
        if choice is None or choice.first < 0 or choice.seat != seat:
            row.skip(len(self.actions.forms) + (self._words + 1 if self._words else 0))
        else:
            self._write_begun(row, choice)
        state.observe(seat, row)
        row.end()
        return row.buffer

    def _write_begun(self, row: Row, choice: Choice) -> None:
        row.word(self.actions.form_of(choice.first), len(self.actions.forms))
        first = self.actions.first_word
        outward = self.turned[choice.seat].outward
        said = [0] * self._words
        amount = 0
        for action in choice.said:
            said[outward[action] - first] += 1
            if 0 <= action - self._digits < BASE and self._digits >= 0:
                amount = BASE * amount + action - self._digits
        row.numbers(said, 0, self._words)
        row.number(amount)

    def observe(
        self,
        state: State,
        seat: int,
        choice: Choice | None = None,
        memory: Memory | None = None,
    ) -> bytearray:
        """What the seat observes: two bytes for each number, the low one first (`<i2`)."""
        return self.write(state, seat, choice, memory)[:]

    def said(self, move: Move, seat: int) -> list[int]:
        """All actions that say the move of that seat, also those that would not be asked for."""
        outward = self.turned[seat].outward
        return [outward[action] for action in [self.actions.first(move), *self.actions.rest(move)]]

    def move(self, said: list[int], seat: int) -> Move:
        """The move that these actions of the seat say; SetupError if they say none."""
        inward = self.turned[seat].inward
        for action in said:
            self.actions.check(action)
        return self.actions.move([inward[action] for action in said])


def returns(state: State) -> list[int]:
    """For each seat of a match that is over: how many it has beaten, less by how many it was beaten."""
    places = state.standing().places
    return [
        sum(1 for other in places if other > place) - sum(1 for other in places if other < place)
        for place in places
    ]
