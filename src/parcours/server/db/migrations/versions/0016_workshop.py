"""Decks that people have submitted, and studies of decks."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "gallery",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("title", sa.JSON, nullable=False),
        sa.Column("about", sa.JSON, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("submitted", sa.BigInteger, nullable=False),
        sa.Column("accepted", sa.BigInteger),
        sa.Column("played", sa.Integer, nullable=False),
    )
    op.create_index("ix_gallery_digest", "gallery", ["digest"], unique=True)
    op.create_table(
        "studies",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("study", sa.Text, nullable=False),
        sa.Column("cancelled", sa.Boolean, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_studies_changed", "studies", ["changed"])


def downgrade() -> None:
    op.drop_table("studies")
    op.drop_table("gallery")
