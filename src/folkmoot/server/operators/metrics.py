"""Numbers for operators, in the text form that Prometheus reads."""

from __future__ import annotations

from collections import Counter

from folkmoot.server.bots.pool import BotPool
from folkmoot.server.storage.store import Store
from folkmoot.server.tables.live import LiveTables


class Counters:
    """Counters of requests, refusals and messages."""

    def __init__(self) -> None:
        self.requests: Counter[int] = Counter()
        self.refusals: Counter[str] = Counter()
        self.messages = 0
        self.connections = 0
        self.turned_away = 0
        self.let_go = 0


def text(live: LiveTables, store: Store, pool: BotPool, counted: Counters) -> str:
    """All numbers of this process."""
    lines = [
        *metric("tables", "gauge", "tables in memory", len(live.entries)),
        *metric(
            "sockets", "gauge", "open sockets and waiting requests", sum(len(e.peers) for e in live.entries.values())
        ),
        *metric("waiting_for_bots", "gauge", "questions that wait for a bot process", len(pool.queue.waiting)),
        *metric("connections", "gauge", "open connections", counted.connections),
        *metric("connections_refused_total", "counter", "connections refused because of limits", counted.turned_away),
        *metric(
            "connections_timed_out_total",
            "counter",
            "connections closed because they were too slow",
            counted.let_go,
        ),
        *metric("storing", "gauge", "whether the database can be written to", int(live.storing)),
        *metric(
            "clock_ahead_seconds",
            "gauge",
            "by how much this host's clock is ahead of the database's",
            store.clock.difference if store.clock is not None else 0.0,
        ),
        *metric("moves_total", "counter", "moves written", live.moves),
        *metric("messages_total", "counter", "messages received through sockets", counted.messages),
        *metric("commits_total", "counter", "transactions committed", store.commits),
        *metric("committed_jobs_total", "counter", "jobs committed in these transactions", store.committed),
        *metric("bots_killed_total", "counter", "bot processes killed and replaced", pool.killed),
        "# HELP folkmoot_requests_total requests answered, by status",
        "# TYPE folkmoot_requests_total counter",
        *(f'folkmoot_requests_total{{status="{s}"}} {n}' for s, n in sorted(counted.requests.items())),
        "# HELP folkmoot_refusals_total messages refused, by code",
        "# TYPE folkmoot_refusals_total counter",
        *(f'folkmoot_refusals_total{{code="{c}"}} {n}' for c, n in sorted(counted.refusals.items())),
    ]
    return "\n".join(lines) + "\n"


def metric(name: str, kind: str, help: str, value: float) -> list[str]:
    return [f"# HELP folkmoot_{name} {help}", f"# TYPE folkmoot_{name} {kind}", f"folkmoot_{name} {value}"]
