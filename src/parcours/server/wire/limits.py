"""How long and how many: the limits of what a client may send."""

from typing import Final

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 300
LONGEST_GAME: Final = 64
LONGEST_CARD: Final = 64
LONGEST_BOT: Final = 40
LONGEST_DECK: Final = 100_000
MOST_SEATS: Final = 16
MOST_OPTIONS: Final = 32
# How many moves may be tried at the table of a scenario; whole matches are for tables.
MOST_TRIED: Final = 60

# The id of a table, in its address and in a record.
TABLE_ID: Final = "^[0-9a-z]{1,16}$"
SCENARIO_ID: Final = "^[0-9a-z_-]{1,64}$"

# Of a message on the websocket.
LONGEST_MESSAGE: Final = 4096
LONGEST_ID: Final = 64
LONGEST_MOVE: Final = 400
MOST_QUESTIONS: Final = 40
# The highest whole number that every program reads exactly.
HIGHEST_NUMBER: Final = 2**53 - 1
