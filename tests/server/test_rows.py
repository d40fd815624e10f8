"""The types of rows and the columns of the schema are one thing said twice: this holds them together."""

import re
from dataclasses import fields
from typing import Any

import pytest
from sqlalchemy import Table

from parcours.server.db import schema, store
from parcours.server.db.notices import ChannelRow, OutboxRow, WatchRow
from parcours.server.db.rows import (
    ChatRow,
    GalleryRow,
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


def test_a_line_is_written_in_the_order_of_its_columns() -> None:
    names = LogRow._fields
    for statement in store._APPEND.values():
        columns = re.findall(r"INSERT INTO log \((.*)\)", statement)
        assert columns == [", ".join(names).replace("table", '"table"')]


def test_a_deck_of_the_gallery_has_all_columns_but_its_digest() -> None:
    assert {*schema.gallery.c.keys()} - {field.name for field in fields(GalleryRow)} == {"digest"}
