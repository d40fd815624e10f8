"""Many tables of one game, stepped together from NumPy arrays in one process.

tables = VectorTables("smile_life", players=3, tables=256, seed=1)
while True:
    actions = choose(tables.observations, tables.masks)
    tables.step(actions)
"""

import numpy as np
from numpy.typing import NDArray

from parcours.core.batch import Batch
from parcours.envs.table import NUMBER, Mask, Numbers, find_encoding, set_up


class VectorTables:
    """Tables that wait for an action each, always; a match that ends is followed by another.

    All arrays are views of the same memory, which each step rewrites: copy what is to be kept, or changed. They are
    read-only, as a step goes by what the last one wrote.

    - `observations` (tables, size): what the seat that is to act observes
    - `masks` (tables, actions): 1 for each action that is legal
    - `seats` (tables): that seat
    - `ended` (tables): 1 where the last step ended a match. The row is of the next match already
    - `returns` (tables, players): what an ended match brought each seat, 0 elsewhere: how many players it has beaten,
      less by how many it was beaten. Divided by the number of the other players it lies between -1 and 1
    """

    def __init__(
        self,
        game: str,
        players: int,
        tables: int,
        seed: int = 0,
        options: dict[str, object] | None = None,
    ) -> None:
        self.encoding = find_encoding(game, players)
        self.tables = tables
        self.players = players
        setup = set_up(self.encoding.game, players, options)
        self.batch = Batch(self.encoding, setup, tables, seed)
        size, actions = self.encoding.size, self.encoding.actions.size
        batch = self.batch
        self.observations: Numbers = np.frombuffer(batch.observations, NUMBER).reshape(tables, size)
        self.masks: Mask = np.frombuffer(batch.masks, np.int8).reshape(tables, actions)
        self.seats: NDArray[np.uint8] = np.frombuffer(batch.seats, np.uint8)
        self.ended: NDArray[np.uint8] = np.frombuffer(batch.ended, np.uint8)
        self.returns: Mask = np.frombuffer(batch.returns, np.int8).reshape(tables, players)
        for view in (self.observations, self.masks, self.seats, self.ended, self.returns):
            view.flags.writeable = False

    def reset(self, seed: int) -> None:
        """Deal all tables again."""
        self.batch.reset(seed)

    def step(self, actions: NDArray[np.integer]) -> None:
        """An action for each table. IllegalAction (`parcours.core.choices`) leaves all tables as they were."""
        self.batch.step(actions.tolist())

    def sample(self, generator: np.random.Generator) -> NDArray[np.intp]:
        """A legal action for each table, so that each legal move is equally likely."""
        return np.array(self.batch.pick(generator.random(self.tables).tolist()), np.intp)
