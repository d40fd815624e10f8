"""Logs: one JSON object a line, with the table and seat that it is about. Never a token, a key or a hand."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

from parcours.core.errors import Bug

_FIELDS = (
    "table",
    "seat",
    "bot",
    "channel",
    "number",
    "by",
    "path",
    "error",
    "database",
    "job",
    "trace",
    "files",
    "needed",
    "deleted",
)


class JsonLines(logging.Formatter):
    """Each record as one line that a program can read."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = _without_seed(self.formatException(record.exc_info), record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def safe_trace(error: BaseException) -> str:
    """Where an error came from, as it may be logged."""
    return _without_seed("".join(traceback.format_exception(error)), error)


def _without_seed(trace: str, error: BaseException | None) -> str:
    """What broke the rules holds the match's record, whose seed tells all hands."""
    while error is not None:
        if isinstance(error, Bug):
            trace = trace.replace(error.record, "…")
        error = error.__cause__ or error.__context__
    return trace


def set_up_logs(level: str) -> None:
    """Send all logs to the standard error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # They tell each request and socket with its whole address, which may hold what a client should not have put there.
    logging.getLogger("uvicorn.access").disabled = True
    # They tell every header, message and statement when asked for more, with tokens and hands in them.
    for name in (
        "uvicorn",
        "uvicorn.error",
        "websockets",
        "psycopg",
        "sqlalchemy",
        "httpcore",
        "aiosmtplib",
    ):
        logging.getLogger(name).setLevel(logging.WARNING)
    # A client's mistake, of which it would tell as if it were ours.
    logging.getLogger("uvicorn.error").addFilter(lambda record: "Invalid UTF-8" not in record.msg)
    logging.getLogger("alembic").setLevel(logging.WARNING)
