"""The server's log: one JSON object a line, and nothing in it that opens a door."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

OWN = ("table", "level", "reason", "seat", "seconds")
"""Fields that our own messages may carry. Addresses of requests are not logged: they hold invitation keys."""


class Lines(logging.Formatter):
    """Time, level, what happened, and where it went wrong."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "text": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in OWN if hasattr(record, name)})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # with warnings, any client could fill the disk
