"""What a search is for: `searches.WAGES`."""

from typing import Final

SEARCHES: Final = ["none", "any", "acquisition", "wage"]
ANY: Final = 1
ACQUISITION: Final = 2
WAGES: Final = 3
