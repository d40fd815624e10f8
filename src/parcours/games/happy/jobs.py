"""The jobs, with what they pay: `jobs.MANAGER`."""

from typing import Final

JOBS: Final = ["worker", "manager", "director"]
WORKER: Final = 0
MANAGER: Final = 1
DIRECTOR: Final = 2
WAGES: Final = [10, 15, 20]  # HA-9.1
