"""What is stored. A match is its log: everything else about it is what replaying the log gives.

Times are milliseconds since 1970. Tokens and invitations are stored as hashes, so that a copy of the database
opens no seat.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    select,
    text,
)

from parcours.server.db.table_settings import settings_columns

metadata = MetaData()


def _reference(
    target: str,
    name: str = "table",
    length: int = 16,
    *,
    primary_key: bool = False,
    nullable: bool = False,
    index: bool = False,
) -> Column[str]:
    """A column that names a row by its `target`, such as `tables.id`, and goes with it."""
    key = ForeignKey(target, ondelete="CASCADE")
    kind = String(length)
    return Column(name, kind, key, primary_key=primary_key, nullable=nullable, index=index)


def _partial_index(name: str, column: str, where: str) -> Index:
    """An index of the rows for which the condition holds, on both databases."""
    return Index(name, column, sqlite_where=text(where), postgresql_where=text(where))


tables = Table(
    "tables",
    metadata,
    *settings_columns(),
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("deck", Text),
    Column("key", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    # By which protocol of `parcours.core.fairness` the seed is made. Without a proof there is no commitment.
    Column("fairness", SmallInteger, nullable=False, server_default="1"),
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64)),
    # Since when the players' contributions are awaited.
    Column("shuffling", BigInteger),
    Column("seed", Text),
    # The players as they sat before the lot, once it was drawn.
    Column("lot", Text),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    # When somebody has to look at it, as something happens without a person: see due_times.py.
    Column("due", BigInteger),
    # When the host was last there while the table waited for players.
    Column("host_seen", BigInteger, nullable=False, server_default="0"),
    # The hashes of the tokens of those whom the host sent away.
    Column("sent_away", JSON, nullable=False, server_default="[]"),
    # The version of the rules and the hash of the deck that the match is played by, once it has begun.
    Column("rules", Integer),
    Column("deck_fingerprint", String(64)),
    Column("asking", JSON(none_as_null=True)),
    # Until when somebody may not ask the same again: see questions.py.
    Column("pauses", JSON(none_as_null=True)),
    Column("rematch", String(16)),
    # The lesson that guides the match: see lessons.py. None once it is left.
    Column("lesson", String(64)),
    # Where a match goes on from a moment of another one: how many of its moves come from there, and what was dealt
    # again, as a record says it. Nothing is proved about its shuffle.
    Column("given_moves", Integer, nullable=False, server_default="0"),
    Column("redealt", Text),
    Column("result", JSON(none_as_null=True)),
    # What lists the open tables must not look at the finished ones, nor at those whose host is gone.
    _partial_index("open_tables", "host_seen", "status = 'open'"),
    # What deletes those that have been over for long must not look at the others.
    _partial_index("ended_tables", "ended", "ended IS NOT NULL"),
    # However many tables wait for days, the next one that is due is found at once.
    _partial_index("due_tables", "due", "due IS NOT NULL"),
)

seats = Table(
    "seats",
    metadata,
    _reference("tables.id", primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("player", String(20)),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("bot", String(40)),
    Column("host", Boolean, nullable=False),
    Column("token", String(64)),
    Column("invitation", String(64)),
    # What the player's browser committed to, and what it has revealed of it: empty until then.
    Column("commitment", String(64)),
    Column("contribution", String(64), nullable=False),
    Column("left", Boolean, nullable=False),
    Column("muted", Boolean, nullable=False),
    # When a process last had this seat's socket, 0 for those who left; and since when those are away.
    Column("seen", BigInteger, nullable=False),
    Column("away", BigInteger),
    # Whose place the match belongs to, if they have one. Not a key of the database, as SQLite can't add one later.
    Column("profile", String(16)),
    # How many hints the player was given.
    Column("hints", Integer, nullable=False, server_default="0"),
    _partial_index("seats_of_profiles", "profile", "profile IS NOT NULL"),
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    _reference("tables.id", primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("move", Text, nullable=False),
    Column("command", String(64)),
    Column("at", BigInteger, nullable=False),
    # Of the state after this line, at intervals: see integrity.py.
    Column("checksum", String(16)),
    # Why the move was made for its player: the clock, or their absence.
    Column("stand_in", String(8)),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    _reference("tables.id", index=True),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("removed", Boolean, nullable=False),
)

# Notices: see db/notices.py.

# One way to reach somebody: the push subscription of a browser, an e-mail address, a webhook.
channels = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),
    # The hash of what its browser shows.
    Column("secret", String(64), nullable=False, unique=True),
    # The endpoint, address or URL, and what else is needed: the keys of a subscription, the form of a webhook.
    Column("address", Text, nullable=False),
    Column("detail", JSON, nullable=False),
    Column("language", String(8), nullable=False),
    # An e-mail address has to be confirmed first, by a link of which the hash is kept until it is used.
    Column("confirmation", String(64), unique=True),
    Column("confirmed", BigInteger),
    Column("created", BigInteger, nullable=False),
    Index("channel_addresses", "address"),
)

# What somebody wants to be told of a table, and where. Seats may move: the hash of its token says which one it is.
watches = Table(
    "watches",
    metadata,
    _reference("tables.id", primary_key=True),
    Column("token", String(64), primary_key=True),
    _reference("channels.id", "channel", primary_key=True, index=True),
    Column("wants", JSON, nullable=False),
    # The open decisions that have been told, as `seat:decision`; none before the first look at the match.
    Column("told", Text),
    sqlite_with_rowid=False,
)

# What is to be sent, each until it is sent or a day has passed.
outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    _reference("channels.id", "channel", index=True),
    _reference("tables.id", nullable=True, index=True),
    Column("token", String(64)),
    Column("kind", String(12), nullable=False),
    # Who it is about, and where it leads if not to the table.
    Column("about", JSON, nullable=False),
    # When it is to be sent, or sent again; since when; how often that failed.
    Column("due", BigInteger, nullable=False, index=True),
    Column("since", BigInteger, nullable=False),
    Column("attempts", SmallInteger, nullable=False),
)

# What the server has drawn for itself at its first start.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# A place of one's own: see the package `profiles`. Its id is never shown to anybody else.
profiles = Table(
    "profiles",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# The hashes of the keys, one for each device.
profile_keys = Table(
    "profile_keys",
    metadata,
    Column("key", String(64), primary_key=True),
    _reference("profiles.id", "profile", index=True),
    Column("created", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    # Credential and public key as the browser writes them, in base64url.
    Column("id", Text, primary_key=True),
    _reference("profiles.id", "profile", index=True),
    Column("public_key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# The hashes of what is valid once and shortly: links to another device, challenges of passkeys.
profile_codes = Table(
    "profile_codes",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("purpose", String(16), nullable=False),
    _reference("profiles.id", "profile", nullable=True, index=True),
    Column("expires", BigInteger, nullable=False),
)

# Who does not want to hear of whom.
blocks = Table(
    "blocks",
    metadata,
    _reference("profiles.id", "profile", primary_key=True),
    _reference("profiles.id", "other", primary_key=True, index=True),
)

# Somebody asks somebody whom they have played with to a table; one at a time.
profile_invitations = Table(
    "profile_invitations",
    metadata,
    _reference("profiles.id", "by", primary_key=True),
    _reference("profiles.id", "to", primary_key=True, index=True),
    _reference("tables.id", index=True),
    Column("at", BigInteger, nullable=False),
)

# Those who look for people to play with. Their token becomes that of their seat.
seekers = Table(
    "seekers",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("pace", String(8), nullable=False),
    # The language to play in, or any; and the one that they read.
    Column("wanted", String(8), nullable=False),
    Column("language", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("commitment", String(64)),
    _reference("profiles.id", "profile", nullable=True, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    # The table that was laid for them, once enough were there.
    _reference("tables.id", nullable=True, index=True),
)

# By which channels they are told that there is a table.
seeker_channels = Table(
    "seeker_channels",
    metadata,
    _reference("seekers.token", "seeker", 64, primary_key=True),
    _reference("channels.id", "channel", primary_key=True, index=True),
)

# What was worked out about a match once it was over, as it is sent; of another version of reviews, it is made again.
reviews = Table(
    "reviews",
    metadata,
    _reference("tables.id", primary_key=True),
    Column("version", SmallInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
    # While it is being made: as far as it is, by which process, and until when nobody else is to make it.
    Column("review", Text, nullable=False),
    Column("maker", String(16)),
    Column("lease", BigInteger),
    sqlite_with_rowid=False,
)

# Decks that people have submitted. Nobody sees one before the operator has accepted it.
gallery = Table(
    "gallery",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    # Of the text, by which the matches that are played with it are counted.
    Column("digest", String(64), nullable=False, index=True, unique=True),
    Column("deck", Text, nullable=False),
    Column("title", JSON, nullable=False),
    Column("about", JSON, nullable=False),
    Column("name", String(40), nullable=False),
    Column("submitted", BigInteger, nullable=False),
    Column("accepted", BigInteger),
    Column("played", Integer, nullable=False),
)

# Studies of decks as they are sent, for the processes that don't play them; and whether one is to be ended.
studies = Table(
    "studies",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("study", Text, nullable=False),
    Column("cancelled", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False, index=True),
    # While it waits or is played: whose it is, as a hash, by which process, and until when that one has it.
    Column("visitor", String(64)),
    Column("maker", String(16)),
    Column("lease", BigInteger),
)


def hold(connection: Connection, table: str) -> None:
    """Let nobody else change a table until the transaction ends; its moves go on."""
    row = select(tables.c.id).where(tables.c.id == table)
    # SQLite has one writer at a time, and knows no such thing.
    connection.execute(row.with_for_update(key_share=True))
