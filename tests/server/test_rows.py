"""The types of rows and the columns of the schema are one thing said twice: this holds them together."""

from dataclasses import fields
from typing import Any

import pytest
from sqlalchemy import Table

from parcours.server.db import schema
from parcours.server.db.notices import ChannelRow, OutboxRow, WatchRow
from parcours.server.db.rows import (
    ChatRow,
    LogRow,
    PasskeyRow,
    ProfileRow,
    SeatRow,
    SeekerRow,
    TableRow,
)


@pytest.mark.parametrize(
    ("row", "table"),
    [
        (TableRow, schema.tables),
        (SeatRow, schema.seats),
        (LogRow, schema.log),
        (ChatRow, schema.chat),
        (ChannelRow, schema.channels),
        (WatchRow, schema.watches),
        (OutboxRow, schema.outbox),
        (ProfileRow, schema.profiles),
        (PasskeyRow, schema.passkeys),
        (SeekerRow, schema.seekers),
    ],
)
def test_a_row_has_the_columns_of_its_table(row: Any, table: Table) -> None:
    names = list(row._fields) if row is LogRow else [field.name for field in fields(row)]
    # A table is read with its seats.
    if row is TableRow:
        assert names.pop() == "seats"
    assert names == list(table.c.keys())
