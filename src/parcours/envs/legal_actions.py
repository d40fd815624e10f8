"""A space of actions that samples what is legal now, so that programs which know no masks play by the rules too."""

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction

from parcours.envs.table import Mask


class LegalActions(spaces.Discrete):
    """All actions; `sample()` without a mask takes the one of the moment, where there is anything to do."""

    def __init__(self, size: int, mask: Callable[[], Mask]) -> None:
        super().__init__(size)
        self._mask = mask

    def sample(self, mask: Mask | None = None, probability: Any = None) -> np.int64:
        """An action, each legal one equally likely; InvalidAction for a mask that allows none."""
        if mask is None and probability is None:
            legal = self._mask()
            mask = legal if legal.any() else None
        if mask is not None and not mask.any():
            raise InvalidAction("expected a mask that allows an action, not one that is all zero")
        return super().sample(mask, probability)
