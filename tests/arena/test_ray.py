"""Tournaments and self-play on a Ray cluster of this machine. Ray is large, so this has an environment of its own:
make test-ray."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from folkmoot.arena import on_ray
from folkmoot.arena.matches import Job, play_job
from folkmoot.arena.running import Results, here, run_tournament
from folkmoot.arena.schedule import Plan, jobs
from folkmoot.core import Doc, FolkmootError

PLAN = Plan("ethnos", 2, ("random", "novice"), deals=10, controls=3)


def nothing(done: int, total: int) -> None:
    """Nobody watches."""


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_a_killed_ray_worker_costs_no_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two workers; one kills itself in the middle of the tournament. Then the results are those of this process."""
    ray = pytest.importorskip("ray")
    mark = str(tmp_path / "mark")
    victim = jobs(PLAN)[len(jobs(PLAN)) // 2].key

    def murderous(job: Job) -> Doc:
        if job.key == victim and not os.path.exists(mark):
            Path(mark).write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return play_job(job)

    monkeypatch.setattr(on_ray, "play_job", murderous)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        there = Results(tmp_path / "ray.jsonl", PLAN)
        run_tournament(PLAN, there, on_ray.on_ray("local"), nothing)
    finally:
        ray.shutdown()
    assert Path(mark).exists()
    local = Results(tmp_path / "here.jsonl", PLAN)
    run_tournament(PLAN, local, here, nothing)
    assert there.found == local.found


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_games_to_learn_from_are_the_same_on_ray(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    np = pytest.importorskip("numpy")
    from folkmoot.arena.selfplay import SelfPlay, named_shard, read, write

    run = SelfPlay("aetherya", players=2, entrants=("random", "novice"), games=5, shard=2)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        write(run, tmp_path / "ray", on_ray.on_ray("local", named_shard))
    finally:
        ray.shutdown()
    write(run, tmp_path / "here")
    there, local = read(tmp_path / "ray"), read(tmp_path / "here")
    assert len(local["seeds"]) == 5
    for name in local:
        np.testing.assert_array_equal(there[name], local[name], name)  # where nobody thought, NaN equals NaN


def test_without_ray_the_command_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(FolkmootError, match=r"folkmoot\[ray\]"):
        on_ray.on_ray("auto")
