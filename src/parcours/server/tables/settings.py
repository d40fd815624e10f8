"""The settings of a table on their way from a request to its row, to the next table, and to those who read them."""

from collections.abc import Collection
from dataclasses import fields

from parcours.core.plain_text import clean, is_blank
from parcours.server.db.rows import Changes, TableRow
from parcours.server.db.table_settings import StoredSettings
from parcours.server.wire.table_settings import SettingsWish, TableSettings
from parcours.server.wire.words import Absence, ClockKind

# From so many seconds on, nobody is expected to sit and wait.
SLOW = 3600


def chosen_settings(wish: SettingsWish) -> Changes:
    """The columns of a new table."""
    return _columns(wish, SettingsWish.model_fields) | {
        "absence": wish.absence or _usual_absence(wish.clock.kind, wish.clock.seconds)
    }


def changed_settings(wish: SettingsWish, table: TableRow) -> Changes:
    """The columns of a table that a request changes: those of the settings that are named."""
    columns = _columns(wish, wish.model_fields_set)
    kind, seconds = table.clock, table.seconds
    follows = table.absence == _usual_absence(kind, seconds)
    if "clock" in columns:
        kind, seconds = wish.clock.kind, wish.clock.seconds
    if wish.absence is None and ("absence" in columns or follows):
        # A host who has not chosen otherwise gets what is usual for the clock.
        columns["absence"] = _usual_absence(kind, seconds)
    return columns


def _usual_absence(clock: ClockKind, seconds: int) -> Absence:
    """What happens when somebody is away, where the host has not chosen."""
    return "wait" if clock == "none" or seconds >= SLOW else "default"


def _columns(wish: SettingsWish, names: Collection[str]) -> Changes:
    columns: Changes = {
        name: getattr(wish, name) for name in SettingsWish.model_fields if name in names
    }
    if "title" in columns:
        title = clean(wish.title)
        columns["title"] = "" if is_blank(title) else title
    if "clock" in columns:
        clock = wish.clock
        columns |= {"clock": clock.kind, "seconds": clock.seconds, "increment": clock.increment}
    return columns


def same_settings(table: TableRow) -> Changes:
    """The columns of another table like this one."""
    return {field.name: getattr(table, field.name) for field in fields(StoredSettings)}


def settings_json(table: TableRow) -> TableSettings:
    """The settings as clients get them."""
    return {
        "title": table.title,
        "visibility": table.visibility,
        "clock": {
            "kind": table.clock,
            "seconds": table.seconds,
            "increment": table.increment,
        },
        "absence": table.absence,
        "grace": table.grace,
        "replay": table.replay,
        "seating": table.seating,
    }
