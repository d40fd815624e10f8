"""Steps that several migrations share. They have run on databases that exist: what one of them does never changes."""

import sqlalchemy as sa
from alembic import op


def reference(
    target: str,
    name: str = "table",
    length: int = 16,
    *,
    primary_key: bool = False,
    nullable: bool = False,
    index: bool = False,
) -> sa.Column[str]:
    """A column that names a row by its `target`, such as `tables.id`, and goes with it."""
    key = sa.ForeignKey(target, ondelete="CASCADE")
    return sa.Column(
        name, sa.String(length), key, primary_key=primary_key, nullable=nullable, index=index
    )


def create_partial_index(name: str, table: str, column: str, where: str) -> None:
    """An index of the rows for which the condition holds, on both databases."""
    condition = sa.text(where)
    op.create_index(name, table, [column], sqlite_where=condition, postgresql_where=condition)


def drop_columns(table: str, *names: str) -> None:
    for name in names:
        op.drop_column(table, name)
