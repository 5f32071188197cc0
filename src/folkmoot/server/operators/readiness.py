"""Readiness of a public server: TLS, its names, its proxy, open files, the database, a backup."""

from __future__ import annotations

import ipaddress
import shutil
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from folkmoot.core import FolkmootError
from folkmoot.server.operators.database import BACKUP, existing
from folkmoot.server.settings import Settings
from folkmoot.server.storage import schema
from folkmoot.server.storage.engine import form_of, newest_form
from folkmoot.server.storage.shared_clock import WRONG, time_ahead, time_of

ENOUGH_FILES = 8192
ENOUGH_SPACE = 1024**3
FRESH = 2 * 86_400.0
"""Seconds that a backup is recent."""


class Finding(NamedTuple):
    """One thing that was looked at; the catalogue says it as `command-ready-<id>`."""

    id: str
    good: bool
    given: dict[str, Any]


def look(settings: Settings, host: str) -> list[Finding]:
    """Everything, in the order of the documentation."""
    return [*tls(settings), *names(settings), *proxy(settings, host), *files(), *database(settings)]


def tls(settings: Settings) -> list[Finding]:
    return [Finding("tls" if settings.secure else "no-tls", settings.secure, {})]


def names(settings: Settings) -> list[Finding]:
    if "*" in settings.hosts:
        return [Finding("any-host", False, {})]
    if not settings.hosts and not settings.origins:
        return [Finding("no-host", False, {})]
    return [Finding("hosts", True, {"names": ", ".join([*settings.hosts, *settings.origins])})]


def proxy(settings: Settings, host: str) -> list[Finding]:
    """Behind a proxy on this computer nobody else needs to get in; and a proxy elsewhere has to be named."""
    if "*" in settings.proxies:
        return [Finding("any-proxy", False, {})]
    here = all(ipaddress.ip_network(one, strict=False).is_loopback for one in settings.proxies)
    open_to_all = host not in ("127.0.0.1", "::1", "localhost")
    if open_to_all and here:
        return [Finding("no-proxy", False, {"host": host})]
    return [Finding("proxy", True, {"addresses": ", ".join(settings.proxies)})]


def files() -> list[Finding]:
    try:
        import resource
    except ImportError:  # pragma: no cover
        return []
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    good = hard == resource.RLIM_INFINITY or hard >= ENOUGH_FILES
    return [Finding("files" if good else "few-files", good, {"files": hard, "enough": ENOUGH_FILES})]


def database(settings: Settings) -> list[Finding]:
    kind = "PostgreSQL" if settings.database else "SQLite"
    try:
        engine = existing(settings)
    except FolkmootError as error:
        return [Finding("no-database", False, {"reason": str(error)})]
    try:
        with engine.connect() as connection:
            current = form_of(connection)
            now, ahead = time_of(connection), time_ahead(connection)
            kept = connection.execute(sa.select(schema.meta.c.value).where(schema.meta.c.key == BACKUP)).scalar()
    except SQLAlchemyError as error:
        return [Finding("no-database", False, {"reason": str(getattr(error, "orig", error)).splitlines()[0]})]
    finally:
        engine.dispose()
    found = [Finding("database", True, {"kind": kind})]
    if current != newest_form():
        found = [Finding("old-database", True, {"kind": kind})]
    if not settings.database:
        free = shutil.disk_usage(settings.folder()).free
        if free < ENOUGH_SPACE:
            found.append(Finding("little-space", False, {"megabytes": free // 1024**2}))
    else:
        wrong = abs(ahead) > WRONG
        found.append(Finding("wrong-clock" if wrong else "clock", not wrong, {"seconds": f"{ahead:+.1f}"}))
    return [*found, backup(kept, now)]


def backup(kept: str | None, now: float) -> Finding:
    """Judge the age of the newest backup by `folkmoot backup`."""
    if kept is None:
        return Finding("no-backup", False, {})
    age = max(0.0, now - float(kept))
    good = age <= FRESH
    return Finding("backup" if good else "old-backup", good, {"hours": int(age // 3600)})
