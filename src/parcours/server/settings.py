"""How a server is run: from the command line and the environment (`PARCOURS_…`)."""

import os
import sys
from dataclasses import dataclass, fields
from math import inf
from pathlib import Path

from parcours.core.errors import SetupError

PREFIX = "PARCOURS_"
MAY_BE_ZERO = {"bot_pace": "seconds", "keep_open_days": "days", "keep_finished_days": "days"}
# What may be said where there is something to choose.
CHOICES = {
    "log_level": ("debug", "info", "warning", "error"),
    "push": ("on", "off"),
    "webhooks": ("on", "off"),
    "gallery": ("on", "off"),
    "private_targets": ("refuse", "allow"),
}


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; `docs/running.md` tells what it is for."""

    database: str = ""
    # Origins other than the server's own from which pages may speak with it, separated by spaces.
    origins: str = ""
    # The names by which the server may be called, separated by spaces; any, if none.
    hosts: str = ""
    # Bots of the operator's own modules, as MODULE:CLASS, separated by spaces.
    bots: str = ""
    # How many bots think at once, how long each may, and how long they let people look before they move.
    bot_workers: int = 1
    bot_seconds: float = 5.0
    bot_pace: float = 0.8
    # How many replays, stories, decks and the like are worked out at once, and how long each may take.
    job_workers: int = 1
    job_seconds: float = 20.0
    # Seconds of computing that one address may use each second: of the workers, and of the process that serves all.
    job_share: float = 0.5
    loop_share: float = 0.1
    # What one seat or spectator, and one address, may do.
    messages_per_second: float = 20.0
    # An address may be that of a whole class: thirty pupils open the page and a table at once.
    requests_per_second: float = 60.0
    sockets_per_address: int = 200
    sockets_per_seat: int = 8
    sockets: int = 5000
    open_tables_per_address: int = 100
    # How long a request may take to arrive.
    request_seconds: float = 15.0
    # How long tables are kept whose match never began, and those that are over; 0 keeps them for ever.
    keep_open_days: float = 7.0
    keep_finished_days: float = 0.0
    # How often each process looks for tables to delete.
    cleanup_seconds: float = 3600.0
    # How long a table that nobody looks at stays in memory.
    idle_seconds: float = 20.0
    # How often each process tells the others who is at its tables.
    heartbeat: float = 20.0
    # How long a process that has claimed a table whose time has come keeps it to itself.
    lease_seconds: float = 30.0
    # How long a match waits for the contributions that its players have committed to.
    reveal_seconds: float = 10.0
    # Where browsers find the server, for the links in mails and webhooks: there are neither without it.
    public_url: str = ""
    # Notices by browser push, and the private key for it: 32 bytes in base64url. One is made and kept, if none.
    push: str = "on"
    vapid_key: str = ""
    # Notices by e-mail: where to hand mails in, as smtp://USER:PASSWORD@HOST:PORT or smtps://, and from whom they are.
    smtp: str = ""
    mail_from: str = ""
    # Notices to a webhook.
    webhooks: str = "on"
    # Whether push and webhooks may lead into private networks, and go without TLS.
    private_targets: str = "refuse"
    # Whether people may submit decks, and play those that the operator has accepted.
    gallery: str = "off"
    log_level: str = "info"

    @property
    def database_url(self) -> str:
        """The database to use: the embedded one, unless another was named."""
        return self.database or f"sqlite:///{data_folder() / 'parcours.db'}"


def read_settings(environment: dict[str, str] | None = None) -> Settings:
    """The settings that the environment names; SetupError where one can't be read."""
    given = dict(os.environ) if environment is None else environment
    chosen: dict[str, str | int | float] = {}
    for field in fields(Settings):
        text = given.get(PREFIX + field.name.upper())
        if text is None:
            continue
        kind = type(field.default)
        try:
            chosen[field.name] = kind(text) if kind in (int, float) else text
        except ValueError:
            raise SetupError(
                f"{PREFIX}{field.name.upper()} is '{text}': expected a number"
            ) from None
        _check(field.name, chosen[field.name], text)
    return Settings(**chosen)  # type: ignore[arg-type]  # each has its field's own type


def _check(name: str, value: str | int | float, text: str) -> None:
    """SetupError for a number or a level that means nothing."""
    expected = ""
    if name in CHOICES and value not in CHOICES[name]:
        expected = "one of " + ", ".join(CHOICES[name])
    elif name in MAY_BE_ZERO and isinstance(value, float) and not 0 <= value < inf:
        expected = f"{MAY_BE_ZERO[name]}, or 0"
    elif name not in MAY_BE_ZERO and not isinstance(value, str) and not 0 < value < inf:
        expected = "a number above 0"
    if expected:
        raise SetupError(f"{PREFIX}{name.upper()} is '{text}': expected {expected}")


def data_folder() -> Path:
    """Where this user's data belongs."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "parcours"
