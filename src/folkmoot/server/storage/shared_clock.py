"""One clock for all hosts of a database: its own. A host whose clock is wrong charges nobody for that.

Each process measures the database's time at its start and with every pulse, and counts on from there by a clock that
only goes forward (`time.monotonic`), which nobody sets. With SQLite there is one host, and its own clock is used.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

import sqlalchemy as sa

from folkmoot.core import Misplaced

log = logging.getLogger("folkmoot.server")
WRONG = 1.0
"""Seconds by which a host's clock may differ from the database's before that is said."""
TIME = sa.text("SELECT extract(epoch FROM clock_timestamp())")


class SharedClock:
    """The time of a PostgreSQL database, in seconds since 1970."""

    def __init__(self, local: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.local = local
        self.steady = steady
        self._offset = local() - steady()
        self._measured = False
        self.difference = 0.0
        """Seconds by which this host's clock is ahead of the database's, as last measured."""

    def now(self) -> float:
        return self.steady() + self._offset

    def measure(self, connection: sa.Connection) -> None:
        """Ask the database for its time.

        It answers somewhere between question and answer, so what is known is moved no further than that allows: a slow
        answer, or a process that was stopped in between, spoils nothing.
        """
        asked = self.steady()
        stamp = time_of(connection)
        answered = self.steady()
        least, most = stamp - answered, stamp - asked
        before, self._offset = self._offset, min(max(self._offset, least), most)
        if not self._measured:
            self._offset = (least + most) / 2
        elif abs(self._offset - before) > WRONG:
            log.warning("the database's clock was set", extra={"seconds": round(self._offset - before, 1)})
        self._measured = True
        self._compare()

    def _compare(self) -> None:
        """Note how far this host's own clock is off, and say it when it begins and when it ends."""
        before, self.difference = self.difference, self.local() - self.now()
        wrong = abs(self.difference) > WRONG
        if wrong != (abs(before) > WRONG):
            told = "differs from the database's" if wrong else "agrees with the database's again"
            log.warning(f"this host's clock {told}", extra={"seconds": round(self.difference, 1)})


def time_of(connection: sa.Connection) -> float:
    """Ask for the time once, without a server: the database's, or this host's with SQLite."""
    if connection.dialect.name != "postgresql":
        return time.time()
    return float(connection.execute(TIME).scalar_one())


def time_ahead(connection: sa.Connection) -> float:
    """Return the seconds by which this host's clock is ahead of the database's, at least; negative: behind."""
    asked = time.time()
    stamp = time_of(connection)
    return max(0.0, asked - stamp) or min(0.0, time.time() - stamp)


def check_clock(engine: sa.Engine) -> None:
    """Refuse to go on if this host's clock is not the database's."""
    if engine.dialect.name != "postgresql":
        return
    with engine.connect() as connection:
        ahead = time_ahead(connection)
    if abs(ahead) > WRONG:
        seconds = f"{ahead:+.1f}"
        wrong = (
            f"this host's clock differs from the database's by {seconds} s (at most {WRONG:g} s may be): set it by NTP"
        )
        raise Misplaced("database", wrong, "clock", seconds=seconds, most=f"{WRONG:g}")
