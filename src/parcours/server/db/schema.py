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

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("deck", Text),
    Column("visibility", String(16), nullable=False),
    Column("key", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("clock", String(16), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("absence", String(16), nullable=False),
    Column("grace", Integer, nullable=False),
    Column("replay", String(16), nullable=False),
    # By which protocol of `parcours.core.fairness` the seed is made. Without a proof there is no commitment.
    Column("fairness", SmallInteger, nullable=False, server_default="1"),
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64)),
    # Since when the players' contributions are awaited.
    Column("shuffling", BigInteger),
    Column("seed", Text),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
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
    Column("result", JSON(none_as_null=True)),
    # What lists the open tables must not look at the finished ones, nor at those whose host is gone.
    Index(
        "open_tables",
        "host_seen",
        sqlite_where=text("status = 'open'"),
        postgresql_where=text("status = 'open'"),
    ),
    # What deletes those that have been over for long must not look at the others.
    Index(
        "ended_tables",
        "ended",
        sqlite_where=text("ended IS NOT NULL"),
        postgresql_where=text("ended IS NOT NULL"),
    ),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
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
    # When a process last had this seat's socket; only kept where there can be several processes.
    Column("seen", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("move", Text, nullable=False),
    Column("command", String(64)),
    Column("at", BigInteger, nullable=False),
    # Of the state after this line, at intervals: see integrity.py.
    Column("checksum", String(16)),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column(
        "table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("removed", Boolean, nullable=False),
)


def hold(connection: Connection, table: str) -> None:
    """Let nobody else change a table until the transaction ends; its moves go on."""
    row = select(tables.c.id).where(tables.c.id == table)
    # SQLite has one writer at a time, and knows no such thing.
    connection.execute(row.with_for_update(key_share=True))
