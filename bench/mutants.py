"""Plant faults in the engines and see whether the quick tests notice: how much the tests prove.

    python bench/mutants.py --faults 300 --out build/mutants

A fault is one changed comparison, sign, number, truth value or connective, or one dropped statement, inside a function
of `games/<id>/engine`. Each is planted alone in a copy of the sources, and the quick tests of that game run until the
first failure, interpreted. A run that hangs or breaks on import counts as noticed. Results are kept one a line in
`results.jsonl`; an interrupted run goes on where it stopped. The same seed plants the same faults in the same sources.
"""

from __future__ import annotations

import argparse
import ast
import copy
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
GAMES = SOURCE / "folkmoot/games"
LIMIT = 600
"""Seconds after which tests without a fault would count as hanging; with one it is three times what they took."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SIGNS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Fault:
    game: str
    file: str
    line: int
    function: str
    kind: str
    before: str
    after: str
    start: int
    end: int
    """Which bytes of the file `after` replaces."""

    @property
    def key(self) -> str:
        return f"{self.file}:{self.start}-{self.end}:{self.after}"


def changed(node: ast.AST) -> Iterator[tuple[str, str]]:
    """(kind, what stands there instead) for every fault that this node alone can have."""
    if isinstance(node, ast.Compare):
        for index, op in enumerate(node.ops):
            if type(op) in COMPARISONS:
                other = copy.deepcopy(node)
                other.ops[index] = COMPARISONS[type(op)]()
                yield "comparison", f"({ast.unparse(other)})"
    elif isinstance(node, ast.BinOp) and type(node.op) in SIGNS:
        yield "operator", f"({ast.unparse(ast.BinOp(node.left, SIGNS[type(node.op)](), node.right))})"
    elif isinstance(node, ast.BoolOp):
        swapped = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
        yield "connective", f"({ast.unparse(ast.BoolOp(swapped, node.values))})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "negation", f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield "truth", str(not node.value)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "number", str(node.value + 1)
    elif isinstance(node, ast.Assign | ast.AugAssign) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    ):
        yield "dropped", "pass"


def faults_of(file: Path, game: str) -> Iterator[Fault]:
    """Every fault that can be planted in the functions of a file; annotations, assertions and defaults stay."""
    text = file.read_text("utf-8")
    starts = [0]
    for line in text.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def visit(node: ast.AST, function: str) -> Iterator[Fault]:
        if isinstance(node, ast.FunctionDef):
            inside = f"{function}.{node.name}" if function else node.name
            for statement in node.body:
                yield from visit(statement, inside)
            return
        if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.Raise):
            return
        if isinstance(node, ast.AnnAssign):
            if node.value is not None:
                yield from visit(node.value, function)
            return
        if function and isinstance(node, ast.stmt | ast.expr):
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
            before = text.encode()[start:end].decode()
            for kind, after in changed(node):
                name = file.relative_to(ROOT).as_posix()
                yield Fault(game, name, node.lineno, function, kind, before, after, start, end)
        if isinstance(node, ast.ClassDef):
            function = node.name
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    yield from visit(member, function)
            return
        for child in ast.iter_child_nodes(node):
            yield from visit(child, function)

    yield from visit(ast.parse(text), "")


def choose(games: list[str], number: int, seed: int) -> list[Fault]:
    """Faults drawn at random over all engines, so that longer ones get more."""
    found = [fault for game in games for file in sorted((GAMES / game / "engine").rglob("*.py"))
             for fault in faults_of(file, game)]  # fmt: skip
    return random.Random(seed).sample(found, min(number, len(found)))


def stages(game: str) -> list[list[str]]:
    """The quick tests of a game, the sharpest first: most faults end there, so the others are not even collected."""
    folder = ROOT / "tests" / game
    sharp = [folder / f"test_{name}.py" for name in ("golden", "perft", "oracle")]
    rest = sorted(set(folder.glob("test_*.py")) - set(sharp))
    return [[str(file.relative_to(ROOT)) for file in files] for files in (sharp, rest)]


BOUNDED = """
import resource, sys, pytest
resource.setrlimit(resource.RLIMIT_CPU, (int(sys.argv[1]), int(sys.argv[1]) + 1))
sys.exit(pytest.main(["-q", "-x", "-m", "not slow", "-p", "no:cacheprovider", *sys.argv[2:]]))
"""
"""Limits are seconds of the processor, so that a busy machine does not count as a hanging test."""


def spent() -> float:
    """Seconds of the processor that ended children have taken."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run_tests(game: str, source: Path, limits: Sequence[int]) -> tuple[str, str, list[float]]:
    """How the quick tests end on these sources: passed, failed or hanging; the test that noticed; seconds by stage."""
    seconds: list[float] = []
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    environment.pop("FOLKMOOT_EXPECT_BUILD", None)
    for files, limit in zip(stages(game), limits, strict=True):
        before = spent()
        command = [sys.executable, "-c", BOUNDED, str(limit), *files]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        seconds.append(spent() - before)
        if done.returncode < 0:
            return "hanging", f"ended by signal {-done.returncode}", seconds
        if done.returncode:
            told = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
            return "failed", (told or [f"pytest ended with {done.returncode}"])[0][:160], seconds
    return "passed", "", seconds


def plant(fault: Fault, limits: Sequence[int]) -> dict[str, Any]:
    """Run the tests on sources with this fault."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        source = Path(folder) / "src"
        # With the byte code of the files that stay: their times are copied, so it is still valid.
        shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("static", "*.egg-info"))
        file = Path(folder) / fault.file
        raw = file.read_bytes()
        file.write_bytes(raw[: fault.start] + fault.after.encode() + raw[fault.end :])
        outcome, noticed, seconds = run_tests(fault.game, source, limits)
    return {**asdict(fault), "outcome": outcome, "noticed": noticed, "seconds": round(sum(seconds), 1)}


def report(results: list[dict[str, Any]]) -> None:
    for game in sorted({one["game"] for one in results}):
        own = [one for one in results if one["game"] == game]
        caught = sum(one["outcome"] != "passed" for one in own)
        print(f"{game}: {caught} of {len(own)} faults noticed, {100 * caught / len(own):.1f} %")
    caught = sum(one["outcome"] != "passed" for one in results)
    print(f"all: {caught} of {len(results)}, {100 * caught / max(1, len(results)):.1f} %")
    print("by kind:", dict(Counter(one["kind"] for one in results if one["outcome"] == "passed")), "not noticed")
    for one in results:
        if one["outcome"] == "passed":
            print(f"  {one['file']}:{one['line']} {one['function']}: {one['before']!r} → {one['after']!r}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=["ethnos", "tribes", "aetherya"])
    parser.add_argument("--faults", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop planting after so long")
    parser.add_argument("--out", type=Path, default=ROOT / "build/mutants")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    kept = asked.out / "results.jsonl"
    results = [json.loads(line) for line in kept.read_text("utf-8").splitlines()] if kept.is_file() else []
    known = {f"{one['file']}:{one['start']}-{one['end']}:{one['after']}" for one in results}
    limits = {}
    for game in asked.games:
        outcome, noticed, seconds = run_tests(game, SOURCE, (LIMIT, LIMIT))
        if outcome != "passed":
            raise SystemExit(f"{game}: the quick tests fail without any fault: {noticed}")
        limits[game] = [10 + 3 * round(stage) for stage in seconds]
        print(f"{game}: the quick tests pass in {sum(seconds):.0f} seconds of the processor", flush=True)
    todo = [fault for fault in choose(asked.games, asked.faults, asked.seed) if fault.key not in known]
    until = time.monotonic() + 60 * asked.minutes

    def work(fault: Fault) -> dict[str, Any] | None:
        return plant(fault, limits[fault.game]) if time.monotonic() < until else None

    with ThreadPoolExecutor(asked.jobs) as pool, kept.open("a", encoding="utf-8") as file:
        for done in as_completed([pool.submit(work, fault) for fault in todo]):
            result = done.result()
            if result is not None:
                results.append(result)
                file.write(json.dumps(result, ensure_ascii=False) + "\n")
                file.flush()
    report(results)


if __name__ == "__main__":
    main()
