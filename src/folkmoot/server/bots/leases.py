"""Several processes on one PostgreSQL database: leases, so that one bot moves only once."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from concurrent.futures import ThreadPoolExecutor

import sqlalchemy as sa

log = logging.getLogger("folkmoot.server")


class Leases:
    """Advisory locks of PostgreSQL: whoever dies lets go of all of them."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, "folkmoot-lease")
        self._link: sa.Connection | None = None

    @staticmethod
    def key(id: str) -> int:
        return int.from_bytes(hashlib.sha256(id.encode()).digest()[:8], "big", signed=True)

    def _do(self, function: str, id: str) -> bool:
        try:
            if self._link is None or self._link.closed or self._link.invalidated:
                self._link = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            return bool(self._link.execute(sa.text(f"SELECT {function}(:key)"), {"key": self.key(id)}).scalar())
        except Exception as error:
            log.warning("lost the connection that holds the leases", extra={"reason": type(error).__name__})
            if self._link is not None:
                with contextlib.suppress(Exception):
                    self._link.close()
            self._link = None
            time.sleep(0.2)
            return False

    async def take(self, id: str) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, "pg_try_advisory_lock", id)

    async def give(self, id: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._do, "pg_advisory_unlock", id)

    def close(self) -> None:
        self._thread.shutdown()
        if self._link is not None:
            self._link.close()
