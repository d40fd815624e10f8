"""How long this process waits for its database."""

import contextlib
import math
import time
from collections.abc import Iterator

# A database that has not answered after so long is taken for dead.
ANSWER_SECONDS = 15.0


class Deadline:
    """When whatever waits for the database gives up: some time after it began, or soon once the process stops."""

    def __init__(self) -> None:
        self._seconds = ANSWER_SECONDS
        self._end = math.inf

    def after(self, began: float) -> float:
        """Until when something that began then may wait, in monotonic seconds."""
        return min(began + self._seconds, self._end)

    def stop_within(self, seconds: float) -> None:
        """The process stops: from now on, everything that waits has so long, all together."""
        self._end = min(self._end, time.monotonic() + seconds)

    @property
    def passed(self) -> bool:
        """Whether the process stops, and has waited long enough."""
        return time.monotonic() > self._end

    @contextlib.contextmanager
    def suspended(self) -> Iterator[None]:
        """Wait as long as it takes, as a change of the schema may."""
        self._seconds = math.inf
        try:
            yield
        finally:
            self._seconds = ANSWER_SECONDS
