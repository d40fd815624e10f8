"""Many matches of one game side by side, each played on by actions and dealt again when it is over.

A table waits for one seat at a time: where several may act, for the first of them.
"""

from parcours.core.chance import Chance
from parcours.core.choices import Choice
from parcours.core.encoding import Encoding, returns
from parcours.core.game import Setup
from parcours.core.observations import BYTES, Memory
from parcours.core.state import State

# Seeds of the tables of one batch lie this far apart.
_STRIDE = 1_000_003


class Batch:
    """Tables that are stepped together.

    What they show lies in buffers, whose rows are rewritten by each step: `observations` (numbers of two bytes, the
    low one first) and `masks` (a byte for each action) of the seat that is to act, and that seat in `seats` (a byte).
    After a step `ended` has a 1 for each table whose match the step ended, and `returns` what it brought each seat
    (a signed byte): how many it has beaten, less by how many it was beaten. The rows are of the next match already.
    """

    def __init__(self, encoding: Encoding, setup: Setup, tables: int, seed: int) -> None:
        self.encoding = encoding
        self.setup = setup
        self.tables = tables
        self.observations = bytearray(BYTES * encoding.size * tables)
        self.masks = bytearray(encoding.actions.size * tables)
        self.seats = bytearray(tables)
        self.ended = bytearray(tables)
        self.returns = bytearray(encoding.seats * tables)
        actions = encoding.actions.size
        self._masked = [slice(actions * table, actions * (table + 1)) for table in range(tables)]
        self._mask = bytearray(encoding.actions.size)
        self._whole_mask = slice(0, encoding.actions.size)
        self._no_mask = bytearray(encoding.actions.size)
        row = BYTES * encoding.size
        self._memories = [Memory(self.observations, row * table, row) for table in range(tables)]
        self._choices: list[Choice] = [encoding.choice() for _ in range(tables)]
        self._chances: list[Chance] = []
        self._states: list[State] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal all tables again: the same seed gives the same matches."""
        self._chances = [Chance(_STRIDE * seed + table) for table in range(self.tables)]
        self._states = [self._deal(table) for table in range(self.tables)]
        self._clear_ends()
        for table in range(self.tables):
            self._ask(table)

    def state(self, table: int) -> State:
        """The match at that table, for tests and studies. It knows all that is hidden."""
        return self._states[table]

    def choice(self, table: int) -> Choice:
        """What the seat to act at that table can do."""
        return self._choices[table]

    def pick(self, draws: list[float]) -> list[int]:
        """For each table the possible action that a number from 0 to below 1 picks."""
        return [self._choices[table].pick(draws[table]) for table in range(self.tables)]

    def step(self, actions: list[int]) -> None:
        """An action for each table. IllegalAction names the table; no table has moved then."""
        if len(actions) != self.tables:
            raise ValueError(
                f"expected {self.tables} actions, one for each table, not {len(actions)}"
            )
        size = self.encoding.actions.size
        masks = self.masks
        for table in range(self.tables):
            action = actions[table]
            if not 0 <= action < size or masks[size * table + action] == 0:
                self._refuse(table, action)
        self._clear_ends()
        for table in range(self.tables):
            self._step(table, actions[table])

    def _refuse(self, table: int, action: int) -> None:
        """Raise what the choice of that table says against the action."""
        try:
            self._choices[table].choose(action)
        except Exception as error:
            error.add_note(f"at table {table}; no table has moved")
            raise

    def _step(self, table: int, action: int) -> None:
        choice = self._choices[table]
        move = choice.choose(action)
        if move is None:
            self._show(table)
            return
        state = self._states[table]
        state.apply(choice.seat, move, self._chances[table])
        if not state.pending:
            self._end(table, state)
        self._ask(table)

    def _end(self, table: int, state: State) -> None:
        self.ended[table] = 1
        at = self.encoding.seats * table
        for value in returns(state):
            self.returns[at] = value & 255
            at += 1
        self._states[table] = self._deal(table)

    def _deal(self, table: int) -> State:
        return self.encoding.game.set_up(self.setup, self._chances[table], None)

    def _clear_ends(self) -> None:
        self.ended[:] = bytes(self.tables)
        self.returns[:] = bytes(self.encoding.seats * self.tables)

    def _ask(self, table: int) -> None:
        state = self._states[table]
        self._choices[table].begin(state, state.pending[-1].who[0])
        self._show(table)

    def _show(self, table: int) -> None:
        """Write the row of a table."""
        choice = self._choices[table]
        self.seats[table] = choice.seat
        self.encoding.write(self._states[table], choice.seat, choice, self._memories[table])
        mask = self._mask
        mask[self._whole_mask] = self._no_mask
        choice.mark(mask)
        self.masks[self._masked[table]] = mask
