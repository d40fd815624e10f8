"""Actions: the moves of a game as whole numbers from a fixed range, for programs that learn.

Most moves are one action. The forms of the notation stand one after the other, and each has an action for everything
that can be said in its slots, as far as the notation knows it for a move. Where that would be too many, and where a
slot takes an amount or several cards, the move is said in steps: first the form with what fits, then slot by slot one
of the words that stand behind all forms. An amount is said as digits to the base 32, the highest first, and a list ends
with `end`. A step that leaves no choice is never asked for (`parcours.core.choices`).

Here a player is a seat of the match. `Turned` counts seats from the one who acts, as learners want it.
"""

from bisect import bisect_right
from typing import Any, Final

from parcours.core.decks import Deck
from parcours.core.errors import NotationError, SetupError
from parcours.core.game import Game
from parcours.core.notation import NUMBER, PLAYER, Form, ParsedMove, Slot
from parcours.core.state import Move

# A form with more moves than these is said in steps.
MOST_OF_A_FORM: Final = 1_000
# Enough digits for the highest number of the notation.
BASE: Final = 32
DIGITS: Final = 6
DIGIT: Final = "digit"
END: Final = "end"


class FormActions:
    """The actions of one form: `start` is the first. Those of a form with `rest` only begin a move."""

    def __init__(self, form: Form, start: int) -> None:
        self.form = form
        self.start = start
        self.count = 1
        self.unsaid = False
        # The slots that the action says, the player last, and how many words each has.
        self.slots: list[Slot] = []
        self.sizes: list[int] = []
        self.player = ""
        # The slots that are said afterwards.
        self.rest: list[Slot] = []
        self.unit = 1
        # The place of each combination of words among those that are moves, or -1; and back.
        self.places: list[int] = []
        self.said: list[int] = []


class Words:
    """The actions that say a word of one kind after a move has been begun."""

    def __init__(self, kind: str, start: int, labels: list[str]) -> None:
        self.kind = kind
        self.start = start
        self.labels = labels


class Actions:
    """The actions of a game with a deck. They are the same for all numbers of players."""

    def __init__(self, game: Game, deck: Deck) -> None:
        self.game = game
        self.deck = deck
        self.seats = game.max_players
        self.grammar = game.grammar(deck)
        self.forms: list[FormActions] = []
        start = 0
        for form in self.grammar.forms:
            actions = self._number(form, start)
            self.forms.append(actions)
            start += actions.count
        self.first_word = start
        self.words: list[Words] = []
        for form_actions in self.forms:
            for slot in [*form_actions.slots, *form_actions.rest] if form_actions.rest else []:
                kind = DIGIT if slot.kind == NUMBER else slot.kind
                if all(known.kind != kind for known in self.words):
                    labels = self._labels(kind)
                    self.words.append(Words(kind, start, labels))
                    start += len(labels)
        if any(slot.many for form_actions in self.forms for slot in form_actions.rest):
            self.words.append(Words(END, start, [END]))
            start += 1
        self.size = start
        self._starts = [form_actions.start for form_actions in self.forms]

    # Building the range

    def _number(self, form: Form, start: int) -> FormActions:
        game = self.game
        actions = FormActions(form, start)
        actions.unit = game.units.get(form.pattern, 1)
        if form.pattern in game.unsaid:
            actions.unsaid = True
            actions.count = 0
            return actions
        players: list[Slot] = []
        sized: list[tuple[Slot, int]] = []
        for slot in form.slots:
            if slot is None:
                continue
            if slot.kind == PLAYER and not players:
                players.append(slot)
            elif slot.many or (slot.kind == NUMBER and form.pattern not in game.bounds):
                actions.rest.append(slot)
            elif slot.kind == NUMBER:
                sized.append((slot, game.bounds[form.pattern] + 1))
            else:
                sized.append((slot, len(self._labels(slot.kind))))
        if players:
            actions.player = players[0].name
        aimed = self.seats if players else 1
        most = MOST_OF_A_FORM // aimed
        if actions.rest or not self._find_moves(actions, sized, most):
            self._fit(actions, sized, most)
        actions.slots.extend(players)
        actions.count = aimed * len(actions.said)
        return actions

    def _find_moves(self, actions: FormActions, sized: list[tuple[Slot, int]], most: int) -> bool:
        """Give a place to each combination of words that is a move, unless there are more than `most`."""
        total = 1
        for _, size in sized:
            total *= size
        places = [-1] * total
        said: list[int] = []
        for combination in range(total):
            if self._is_move(actions, sized, combination):
                if len(said) == most:
                    return False
                places[combination] = len(said)
                said.append(combination)
        actions.places, actions.said = places, said
        actions.slots = [slot for slot, _ in sized]
        actions.sizes = [size for _, size in sized]
        return True

    def _is_move(
        self, actions: FormActions, sized: list[tuple[Slot, int]], combination: int
    ) -> bool:
        """Whether the notation knows it for a move. Which player is named makes no difference to that."""
        parsed = ParsedMove(self.grammar.forms.index(actions.form))
        for slot, size in reversed(sized):
            parsed.one[slot.name] = actions.unit * (combination % size)
            combination //= size
        if actions.player:
            parsed.one[actions.player] = 0
        try:
            self.game.move(parsed, self.deck)
        except NotationError:
            return False
        return True

    def _fit(self, actions: FormActions, sized: list[tuple[Slot, int]], most: int) -> None:
        """Let the action say as many of the slots as fit, and leave the others for later."""
        total = 1
        later: list[Slot] = []
        for slot, size in sized:
            if not later and total * size <= most:
                total *= size
                actions.slots.append(slot)
                actions.sizes.append(size)
            else:
                later.append(slot)
        actions.rest = [*later, *actions.rest]
        actions.places = [*range(total)]
        actions.said = [*range(total)]

    def _labels(self, kind: str) -> list[str]:
        if kind == PLAYER:
            return ["self", *(f"player+{seat}" for seat in range(1, self.seats))]
        if kind == DIGIT:
            return [str(digit) for digit in range(BASE)]
        return self.grammar.vocabularies[kind]

    # From moves to actions

    def first(self, move: Move) -> int:
        """The action that says the move, or begins it. It is kept in the move."""
        if move.action >= 0:
            return move.action
        actions = self.forms[move.form()]
        combination = 0
        for at, size in enumerate(actions.sizes):
            slot = actions.slots[at]
            value = move.value(slot.name)
            if slot.kind == NUMBER:
                value //= actions.unit
                if value >= size:
                    raise SetupError(f"{value} is too large a number for '{actions.form.pattern}'")
            combination = combination * size + value
        place = -1 if actions.unsaid else actions.places[combination]
        if place < 0:
            raise SetupError(f"no action says a move of the form '{actions.form.pattern}'")
        if actions.player:
            place = self.seats * place + move.value(actions.player)
        move.action = actions.start + place
        return move.action

    def rest(self, move: Move) -> list[int]:
        """The actions after the first one, all of them; empty for most moves."""
        actions = self.forms[self.form_of(self.first(move))]
        said: list[int] = []
        for slot in actions.rest:
            if slot.many:
                start = self._start(slot.kind)
                for value in move.values(slot.name):
                    said.append(start + value)
                said.append(self._start(END))
            elif slot.kind == NUMBER:
                start = self._start(DIGIT)
                left = move.value(slot.name) // actions.unit
                digits: list[int] = []
                for _ in range(DIGITS):
                    digits.append(start + left % BASE)
                    left //= BASE
                said.extend(reversed(digits))
            else:
                said.append(self._start(slot.kind) + move.value(slot.name))
        return said

    def words_of(self, action: int) -> list[int]:
        """The words that an action says which begins a move, as the actions of those words."""
        actions = self.forms[self.form_of(action)]
        values = self._values(actions, action)
        return [self._start(slot.kind) + values[at] for at, slot in enumerate(actions.slots)]

    def _start(self, kind: str) -> int:
        for words in self.words:
            if words.kind == kind:
                return words.start
        raise KeyError(kind)

    # From actions to moves

    def check(self, action: int) -> None:
        """SetupError for what is no action of this game."""
        if not 0 <= action < self.size:
            raise SetupError(f"expected an action from 0 to {self.size - 1}, not {action}")

    def form_of(self, action: int) -> int:
        """The form that the action says or begins."""
        return bisect_right(self._starts, action) - 1

    def move(self, said: list[int]) -> Move:
        """The move that these actions say; SetupError if they say none."""
        if not said or not 0 <= said[0] < self.first_word:
            raise SetupError(f"expected an action from 0 to {self.first_word - 1} at first")
        number = self.form_of(said[0])
        actions = self.forms[number]
        parsed = ParsedMove(number)
        for at, value in enumerate(self._values(actions, said[0])):
            slot = actions.slots[at]
            parsed.one[slot.name] = actions.unit * value if slot.kind == NUMBER else value
        at = 1
        for slot in actions.rest:
            if slot.many:
                values: list[int] = []
                while at < len(said) and said[at] != self._start(END):
                    values.append(self._word(said, at, slot.kind))
                    at += 1
                parsed.many[slot.name] = values
                at += 1
            elif slot.kind == NUMBER:
                amount = 0
                for _ in range(DIGITS):
                    amount = BASE * amount + self._word(said, at, DIGIT)
                    at += 1
                parsed.one[slot.name] = actions.unit * amount
            else:
                parsed.one[slot.name] = self._word(said, at, slot.kind)
                at += 1
        if at != len(said):
            raise SetupError(f"expected {at} actions for '{actions.form.pattern}', not {len(said)}")
        return self.game.move(parsed, self.deck)

    def _values(self, actions: FormActions, action: int) -> list[int]:
        """What an action says in the slots of its form."""
        place = action - actions.start
        values: list[int] = []
        if actions.player:
            values.append(place % self.seats)
            place //= self.seats
        combination = actions.said[place]
        for size in reversed(actions.sizes):
            values.append(combination % size)
            combination //= size
        values.reverse()
        return values

    def _word(self, said: list[int], at: int, kind: str) -> int:
        start = self._start(kind)
        labels = self._labels(kind)
        if at >= len(said) or not start <= said[at] < start + len(labels):
            raise SetupError(f"expected a {kind} as action {at + 1}, from {start} on")
        return said[at] - start

    def text(self, action: int) -> str:
        """What the action says, in the notation; players are counted from the one who acts."""
        if action >= self.first_word:
            for words in self.words:
                if action < words.start + len(words.labels):
                    return words.labels[action - words.start]
        actions = self.forms[self.form_of(action)]
        values = self._values(actions, action)
        told: list[str] = []
        for word, slot in zip(actions.form.words, actions.form.slots, strict=True):
            if slot is None:
                told.append(word)
                continue
            text = f"<{slot.name}>" + ("..." if slot.many else "")
            for at, known in enumerate(actions.slots):
                if known.name == slot.name:
                    value = values[at]
                    if slot.kind == NUMBER:
                        text = str(actions.unit * value)
                    else:
                        text = self._labels(slot.kind)[value]
            told.append(text)
        return " ".join(told)


class Turned:
    """The actions as a seat has them: players are counted from that seat. Both ways, as lists by action."""

    def __init__(self, actions: Actions, seat: int, seats: int) -> None:
        self.outward: list[int] = [
            *range(actions.size)
        ]  # the action of a seat for each action of the match
        self.inward: list[int] = [*range(actions.size)]  # and back
        turned = [(other - seat) % seats for other in range(seats)]
        for form in actions.forms:
            if form.player:
                for at in range(0, form.count, actions.seats):
                    self._turn(form.start + at, turned)
        for words in actions.words:
            if words.kind == PLAYER:
                self._turn(words.start, turned)
        # The same as `outward`, as objects that are not made again whenever a mask is written.
        self.places: list[Any] = [*self.outward]

    def _turn(self, start: int, turned: list[int]) -> None:
        for other, place in enumerate(turned):
            self.outward[start + other] = start + place
            self.inward[start + place] = start + other
