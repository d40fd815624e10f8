"""How long and how many: the limits of what a client may send."""

from typing import Final

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 300
LONGEST_GAME: Final = 64
LONGEST_CARD: Final = 64
LONGEST_BOT: Final = 40
LONGEST_DECK: Final = 100_000
LONGEST_VARIANT: Final = 64
MOST_SEATS: Final = 16
# The matches of a study, with each of the two decks.
MOST_STUDIED: Final = 200
MOST_OPTIONS: Final = 32
# How many moves may be tried at the table of a scenario; whole matches are for tables.
MOST_TRIED: Final = 60

# An address for notices: an e-mail address, a push endpoint or a webhook.
LONGEST_EMAIL: Final = 254
LONGEST_TARGET: Final = 1000

# The id of a table, in its address and in a record.
TABLE_ID: Final = "^[0-9a-z]{1,16}$"
STUDY_ID: Final = "^[0-9A-Za-z_-]{1,64}$"
SCENARIO_ID: Final = "^[0-9a-z_-]{1,64}$"
HIGHEST_PUZZLE: Final = 9999
LESSON_ID: Final = "^[0-9a-z_]{1,64}$"
# What somebody is called in the list of those with whom one has played.
PERSON_LETTERS: Final = 24
PERSON_ID: Final = "^[0-9a-f]{24}$"
PASSKEY_ID: Final = "^[0-9A-Za-z_-]{1,1400}$"

# Of a message on the websocket.
LONGEST_MESSAGE: Final = 4096
LONGEST_ID: Final = 64
LONGEST_MOVE: Final = 400
MOST_QUESTIONS: Final = 40
# The highest whole number that every program reads exactly.
HIGHEST_NUMBER: Final = 2**53 - 1
