"""Tournaments: fair schedules, honest statistics, results that survive being killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from folkmoot import games
from folkmoot.arena.entrants import read_entrant
from folkmoot.arena.matches import Job, play_job
from folkmoot.arena.pictures import write_pictures
from folkmoot.arena.ratings import rate
from folkmoot.arena.reports import as_csv, summary
from folkmoot.arena.running import Results, here, in_processes, read_results, run_tournament
from folkmoot.arena.schedule import Plan, jobs, pairings
from folkmoot.arena.statistics import interval, share_interval, table
from folkmoot.arena.together import team_table
from folkmoot.bots import Budget
from folkmoot.cli import main
from folkmoot.core import BadOptions, Doc, FolkmootError

ETHNOS = games.get("ethnos")
PLAN = Plan("nine", 2, ("random", "casual"), deals=12, controls=6)


def nothing(done: int, total: int) -> None:
    """Nobody watches."""


def played(plan: Plan, path: Path) -> list[Doc]:
    results = Results(path / "results.jsonl", plan)
    run_tournament(plan, results, here, nothing)
    return list(results.found.values())


def result(rotation: int, seed: int, scores: list[int], pairing: str = "pair a among b") -> Doc:
    """A finished game as the arena keeps it."""
    ranks = [1 + sum(other > own for other in scores) for own in scores]
    lineup = ["a" if seat == rotation else "b" for seat in range(len(scores))]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return {
        "key": f"{pairing}|{seed}|{rotation}", "pairing": pairing, "seed": seed, "rotation": rotation,
        "lineup": lineup, "ranks": ranks, "winners": winners, "scores": scores, "decisions": 5, "curve": [],
    }  # fmt: skip


def test_a_challenger_takes_every_seat_of_the_same_deal() -> None:
    plan = Plan("ethnos", 4, ("novice", "casual"), deals=3, controls=0)
    found = jobs(plan)
    assert len(found) == 3 * 4
    assert {job.seed for job in found} == {0, 1, 2}
    for seed in range(3):
        seats = [job.lineup.index("casual") for job in found if job.seed == seed]
        assert seats == [0, 1, 2, 3]
        assert all(job.lineup.count("casual") == 1 for job in found)


def test_every_table_has_a_mirror_and_a_sanity_control_for_each_entrant() -> None:
    kinds = Counter(pairing.kind for pairing in pairings(Plan("ethnos", 2, ("novice", "casual", "strong"), deals=5)))
    assert kinds == {"pair": 2, "mirror": 3, "sanity": 3}


def test_a_round_robin_with_more_seats_plays_both_roles() -> None:
    names = {one.name for one in pairings(Plan("ethnos", 4, ("a", "b"), 5, "round-robin", controls=0))}
    assert names == {"pair b among a", "pair a among b"}


def test_the_same_job_gives_the_same_game() -> None:
    job = Job("nine", 2, {}, 3, ("casual", "strong@20"), "pair strong@20 among casual", 1)
    assert play_job(job) == play_job(job)


def test_a_game_that_was_begun_goes_on_from_its_moves() -> None:
    job = Job("nine", 2, {}, 3, ("random", "random"), "pair random among random", 0)
    moves: list[int] = []
    whole = play_job(job, (), moves.append)
    assert len(moves) == whole["decisions"]
    further: list[int] = []
    assert play_job(job, moves[:2], further.append) == whole
    assert further == moves[2:]
    # Whoever sits there now, moves that were made are not made again.
    assert play_job(replace(job, lineup=("casual", "casual")), moves)["scores"] == whole["scores"]


def test_shares_count_ties_in_part_and_only_whole_deals() -> None:
    plan = Plan("ethnos", 2, ("b", "a"), deals=3, controls=0)
    results = [
        result(0, 0, [5, 3]),
        result(1, 0, [4, 4]),
        result(0, 1, [9, 1]),
        result(1, 1, [8, 2]),
        result(0, 2, [9, 0]),
    ]
    (line,) = table(plan, results)
    assert (line.deals, line.games) == (2, 4)
    assert line.share == pytest.approx((1 + 0.5 + 1 + 0) / 4)
    assert line.seats == pytest.approx((1.0, 0.25))
    assert line.margin == pytest.approx((2 + 0 + 8 - 6) / 4)
    assert line.rank == pytest.approx((1 + 1 + 1 + 2) / 4)


def test_deals_are_resampled_as_wholes() -> None:
    """A deal whose rotations cancel each other out says nothing: the interval is a point, not a coin's."""
    assert interval([0.5] * 40) == (0.5, 0.5)
    low, high = interval([0.0, 1.0] * 50)
    assert 0.38 < low < 0.43
    assert 0.57 < high < 0.62


def test_a_few_victories_prove_little() -> None:
    """Three deals won of three may be luck: the exact lower bound of a share is the cube root of 0.025."""
    assert share_interval([1.0] * 3) == pytest.approx([0.2924, 1.0], abs=1e-4)
    assert share_interval([0.0] * 3) == pytest.approx([0.0, 0.7076], abs=1e-4)
    assert share_interval([1.0] * 300)[0] > 0.98
    assert share_interval([0.5] * 40) == interval([0.5] * 40)
    assert share_interval([0.0, 1.0] * 50) == interval([0.0, 1.0] * 50)


def test_an_unsound_mirror_is_told(tmp_path: Path) -> None:
    plan = Plan("ethnos", 2, ("a",), deals=1, controls=20)
    name = "mirror a among a"
    results = [
        result(rotation, seed, [9, 1] if rotation == 0 else [1, 9], name) for seed in range(20) for rotation in (0, 1)
    ]
    (line,) = table(plan, results)
    assert not line.sound
    assert "better" in as_csv(summary(plan, results))


class Killed(Exception):
    """Stands for the signal that ends a tournament."""


def killed_after(number: int) -> object:
    def play(wanted: Iterable[Job]) -> Iterator[Doc]:
        for index, one in enumerate(here(wanted)):
            if index == number:
                raise Killed
            yield one

    return play


def test_a_killed_tournament_goes_on_and_counts_nothing_twice(tmp_path: Path) -> None:
    path = tmp_path / "a" / "results.jsonl"
    with pytest.raises(Killed):
        run_tournament(PLAN, Results(path, PLAN), killed_after(7), nothing)  # type: ignore[arg-type]
    with path.open("a") as file:
        file.write('{"key": "pair casual amo')  # torn in the middle of a line
    results = Results(path, PLAN)
    assert len(results.found) == 7
    counted: list[int] = []
    run_tournament(PLAN, results, here, lambda done, total: counted.append(done))
    assert counted == list(range(7, len(jobs(PLAN)) + 1))
    assert sorted(read_results(path)[1], key=str) == sorted(played(PLAN, tmp_path / "b"), key=str)
    lines = path.read_text().splitlines()
    assert len({json.loads(line)["key"] for line in lines[1:]}) == len(lines) - 1 == len(jobs(PLAN))


def test_more_deals_add_to_what_is_there_and_another_tournament_is_refused(tmp_path: Path) -> None:
    played(PLAN, tmp_path)
    more = Plan("nine", 2, ("random", "casual"), deals=14, controls=6)
    assert len(Results(tmp_path / "results.jsonl", more).found) == len(jobs(PLAN))
    with pytest.raises(FolkmootError, match="another run"):
        Results(tmp_path / "results.jsonl", Plan("nine", 3, ("random", "casual"), deals=12))


def murderous(job: Job) -> Doc:
    """Kills its own process the first time it is asked, then plays."""
    mark = Path(os.environ["FOLKMOOT_TEST_MARK"])
    if not mark.exists():
        mark.write_text("killed")
        os.kill(os.getpid(), signal.SIGKILL)
    return play_job(job)


@pytest.mark.slow
def test_a_worker_that_dies_costs_no_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool is replaced, and the games that were under way are played again."""
    monkeypatch.setenv("FOLKMOOT_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setattr("folkmoot.arena.running.play_job", murderous)
    plan = Plan("nine", 2, ("random", "novice"), deals=40, controls=2)
    results = Results(tmp_path / "results.jsonl", plan)
    run_tournament(plan, results, in_processes(2), nothing)
    assert (tmp_path / "mark").exists()
    assert set(results.found) == {job.key for job in jobs(plan)}
    assert next(iter(results.found.values())) in played(plan, tmp_path / "again")


def test_ratings_follow_the_results() -> None:
    games = [result(seed % 2, seed, [9, 1] if seed % 2 == 0 else [1, 9]) for seed in range(30)]
    best, worst = rate(games)
    assert (best.entrant, worst.entrant) == ("a", "b")
    assert best.skill > worst.skill + 10
    assert best.games == 30


def test_a_tournament_that_is_told_to_end_leaves_nothing_behind(tmp_path: Path) -> None:
    line = ["tournament", "ethnos", "--players", "2", "--entrants", "random", "novice", "--deals", "1000000"]
    command = [sys.executable, "-m", "folkmoot", *line, "--jobs", "2", "--out", str(tmp_path)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        results = tmp_path / "results.jsonl"
        while process.poll() is None and not (results.is_file() and results.read_text().count("\n") > 1):
            time.sleep(0.05)
        process.terminate()
        _, told = process.communicate()
    assert (process.returncode, told) == (128 + signal.SIGTERM, "")


def test_pictures_are_drawn_from_results(tmp_path: Path) -> None:
    results = played(PLAN, tmp_path)
    write_pictures(tmp_path, PLAN, results)
    for name in ("ladder", "seats", "scores", "length"):
        root = ElementTree.parse(tmp_path / f"{name}.svg").getroot()
        assert root.tag.endswith("svg")
        assert len(root) > 3


def test_pictures_are_png_too_where_resvg_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = played(PLAN, tmp_path)
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    write_pictures(tmp_path, PLAN, results)
    assert not list(tmp_path.glob("*.png"))
    monkeypatch.undo()
    pytest.importorskip("resvg_py")
    write_pictures(tmp_path, PLAN, results)
    pictures = list(tmp_path.glob("*.png"))
    assert len(pictures) == 4
    assert all(picture.read_bytes().startswith(b"\x89PNG") for picture in pictures)


def test_entrants_are_words() -> None:
    level, budget = read_entrant(ETHNOS, "strong@500:playout_rounds=2,turn=1.8")
    assert budget.iterations == 500
    assert level.playout_rounds == 2
    assert level.weights["turn"] == 1.8
    assert not budget.early
    assert read_entrant(ETHNOS, "master@0.5s")[1].seconds == 0.5
    assert read_entrant(ETHNOS, "strong@upto500")[1] == Budget(iterations=500, early=True)
    assert read_entrant(ETHNOS, "strong@upto0.5s")[1] == Budget(seconds=0.5, early=True)


@pytest.mark.parametrize(
    ("word", "wrong"),
    [
        ("genius", "unknown level"),
        ("strong@fast", "expected iterations"),
        ("strong@upto", "expected iterations"),
        ("strong@0", "no time"),
        ("strong@-3", "no time"),
        ("strong:wisdom=3", "isn't one of"),
        ("strong:playout_rounds=many", "isn't a number"),
    ],
)
def test_wrong_entrants_are_refused_with_the_reason(word: str, wrong: str) -> None:
    with pytest.raises(FolkmootError, match=wrong):
        read_entrant(ETHNOS, word)


def test_a_challenger_may_take_one_seat_of_each_deal() -> None:
    """As many deals in every seat; whole deals are those that are played."""
    plan = Plan("ethnos", 3, ("a", "b"), deals=6, controls=0, seats="one")
    assert [(job.seed, job.rotation) for job in jobs(plan)] == [(deal, deal % 3) for deal in range(6)]
    results = [
        result(deal % 3, deal, [9 if seat == 0 else 1 for seat in range(3)], "pair b among a") for deal in (0, 1, 3)
    ]
    (line,) = table(plan, results)
    assert (line.deals, line.games) == (3, 3)
    assert line.share == pytest.approx(2 / 3)
    assert line.seats == (1.0, 0.0, 0.0)
    with pytest.raises(BadOptions, match="neither all nor one"):
        pairings(Plan("ethnos", 3, ("a", "b"), deals=6, seats="two"))


SOLO = Plan("aetherya", 1, ("novice", "casual"), deals=4, controls=2, options={"mode": "solo"})


def alone(entrant: str, seed: int, won: bool, score: int) -> Doc:
    kind = "sanity" if entrant == "random" else "team"
    pairing = f"{kind} {entrant} among {entrant}"
    return {
        "key": f"{pairing}|{seed}|0", "pairing": pairing, "seed": seed, "rotation": 0, "lineup": [entrant],
        "outcome": "victory" if won else "lost", "ranks": [1], "winners": [0] if won else [], "scores": [score],
        "decisions": 5, "curve": [],
    }  # fmt: skip


def test_alone_entrants_are_compared_on_the_same_deals() -> None:
    assert [job.lineup for job in jobs(SOLO)[:3]] == [("novice",), ("casual",), ("random",)]
    results = [alone("random", seed, False, 0) for seed in range(2)]
    results += [alone("novice", seed, False, 0) for seed in range(4)]
    results += [alone("casual", seed, seed != 0, 10 * seed) for seed in range(4)]
    lines = team_table(SOLO, results)
    assert [(line.pairing.challenger, line.against) for line in lines] == [
        ("random", ""), ("novice", "random"), ("casual", "novice"),
    ]  # fmt: skip
    assert [line.share for line in lines] == [0.0, 0.0, 0.75]
    assert (lines[2].gain, lines[2].score_gain, lines[2].verdict) == (0.75, 15.0, "better")
    assert rate(results)[0].entrant == "casual"


def test_a_campaign_is_played_shown_and_rated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["tournament", "aetherya", "--players", "1", "--option", "mode=solo", "--entrants", "novice"]
    assert main([*line, "--deals", "2", "--controls", "1", "--jobs", "0", "--out", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "Legends of Aetherya, one player, 3 games" in told
    assert "not lost" in told
    assert "entrant" in (tmp_path / "table.csv").read_text()
    assert ElementTree.parse(tmp_path / "ladder.svg").getroot().tag.endswith("svg")


def test_the_commands_print_table_controls_and_ratings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "t")
    line = ["tournament", "nine", "--players", "2", "--entrants", "novice", "casual", "--deals", "4", "--controls", "3"]
    assert main([*line, "--jobs", "0", "--out", out]) == 0
    told = capsys.readouterr().out
    for expected in ("An even share is 50.0%", "against itself", "against random play", "OpenSkill"):
        assert expected in told
    assert sorted(path.name for path in Path(out).iterdir() if path.suffix != ".png") == [
        "ladder.svg", "length.svg", "results.jsonl", "scores.svg", "seats.svg", "table.csv", "table.json",
    ]  # fmt: skip
    assert main(["rate", f"{out}/results.jsonl", "--json"]) == 0
    assert {one["entrant"] for one in json.loads(capsys.readouterr().out)} == {"novice", "casual", "random"}


def test_rate_refuses_what_is_no_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.jsonl").write_text("hello\n")
    assert main(["rate", str(tmp_path / "x.jsonl")]) == 2
    assert "contains no tournament results" in capsys.readouterr().err
