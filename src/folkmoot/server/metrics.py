"""Numbers for operators, in the text form that Prometheus reads."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from folkmoot.server.context import Context


class Numbers:
    """What is counted while requests go by."""

    def __init__(self) -> None:
        self.requests: Counter[int] = Counter()
        self.refusals: Counter[str] = Counter()
        self.messages = 0


def text(context: Context) -> str:
    """All numbers of this process."""
    hub, store = context.hub, context.store
    lines = [
        *metric("tables", "gauge", "tables in memory", len(hub.entries)),
        *metric(
            "sockets", "gauge", "open sockets and waiting requests", sum(len(e.peers) for e in hub.entries.values())
        ),
        *metric("storing", "gauge", "whether the database takes what is written", int(hub.recovery.storing)),
        *metric("moves_total", "counter", "moves written", hub.moves),
        *metric("messages_total", "counter", "messages received through sockets", context.numbers.messages),
        *metric("commits_total", "counter", "transactions of the writer", store.commits),
        *metric("committed_jobs_total", "counter", "pieces of work in them", store.committed),
        *metric("bots_killed_total", "counter", "processes of bots that were replaced", context.brains.killed),
        "# HELP folkmoot_requests_total answered requests by status",
        "# TYPE folkmoot_requests_total counter",
        *(f'folkmoot_requests_total{{status="{s}"}} {n}' for s, n in sorted(context.numbers.requests.items())),
        "# HELP folkmoot_refusals_total refused messages by code",
        "# TYPE folkmoot_refusals_total counter",
        *(f'folkmoot_refusals_total{{code="{c}"}} {n}' for c, n in sorted(context.numbers.refusals.items())),
    ]
    return "\n".join(lines) + "\n"


def metric(name: str, kind: str, help: str, value: float) -> list[str]:
    return [f"# HELP folkmoot_{name} {help}", f"# TYPE folkmoot_{name} {kind}", f"folkmoot_{name} {value}"]
