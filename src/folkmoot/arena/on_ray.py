"""Play games on a Ray cluster. They are the same as anywhere, for the same seeds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from folkmoot.arena.matches import play_job
from folkmoot.arena.running import LIVES, Player, Waiting, Work
from folkmoot.core import FolkmootError

INSTALL = "pip install 'folkmoot[ray]'"
AHEAD = 2
"""Games handed to the cluster for each of its cores: enough to keep all busy, few enough to stop soon."""


def on_ray(address: str, work: Work | None = None) -> Player:
    """`auto` joins the cluster of this machine, `local` starts one here, anything else is the address of a cluster."""
    try:
        import ray
    except ImportError:
        what = f"Ray is not installed; it comes with: {INSTALL}"
        raise FolkmootError(what, "no-ray", command=INSTALL) from None

    play_one = work or play_job

    def play(jobs: Iterable[Any]) -> Iterator[Any]:
        started = not ray.is_initialized()
        if started:
            connect(ray, address)
        try:
            yield from keep_busy(ray, play_one, Waiting(jobs))
        finally:
            if started:
                ray.shutdown()

    return play


def connect(ray: Any, address: str) -> None:
    try:
        ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        reason = str(error).splitlines()[0]
        what = f"no Ray cluster at {address!r}: {reason}"
        raise FolkmootError(what, "no-cluster", address=address, reason=reason) from None


def keep_busy(ray: Any, work: Work, waiting: Waiting) -> Iterator[Any]:
    """Hand out jobs, a few ahead. Ray plays a game again whose worker or machine was lost."""
    task = ray.remote(work).options(max_retries=LIVES, num_cpus=1)
    most = int(AHEAD * ray.cluster_resources().get("CPU", 1))
    under_way: list[Any] = []
    while under_way or waiting:
        while len(under_way) < most and waiting:
            under_way.append(task.remote(waiting.take()))
        ready, under_way = ray.wait(under_way, num_returns=1)
        for reference in ready:
            yield ray.get(reference)
