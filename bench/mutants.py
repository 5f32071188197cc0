"""Plant faults in the engines and see whether the quick tests notice: how much the tests prove.

    python bench/mutants.py --faults 300 --out build/mutants

A fault is one changed comparison, sign, number, truth value or connective, or one dropped statement, inside a function
of `games/<id>/engine`. Everything but the games is imported once; for each fault a fork of that process imports the
game with the fault in it, and runs the quick tests of that game until the first failure, interpreted: the sharp files
first, and within them the tests that have noticed most faults for the time they take. Only tests that get to the block
of statements with the fault in it are run: a run without faults says which do. A run that hangs or breaks on import
counts as noticed. Results are kept one a line in `results.jsonl`; an interrupted run goes on where it stopped. The same
seed plants the same faults in the same sources.
"""

from __future__ import annotations

import argparse
import ast
import copy
import gc
import hashlib
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from pkgutil import walk_packages
from types import CodeType, ModuleType
from typing import IO, Any

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
GAMES = SOURCE / "folkmoot/games"
PATIENCE = 5
"""A test hangs when it takes this many processor seconds more than three times what it takes without a fault."""
IMPORT = "import"
COLLECTING = 60
"""Seconds of the processor after which import and collection hang."""
WARM = ("core", "bots", "text", "lessons")
"""Packages that the tests of a game use, and that load no game."""

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
    """Ends of the range of bytes that `after` replaces."""

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


def line_starts(text: str) -> list[int]:
    """Return the offset of each line in bytes."""
    starts = [0]
    for line in text.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def faults_of(file: Path, game: str) -> Iterator[Fault]:
    """Every fault that can be planted in the functions of a file; annotations, assertions and defaults stay."""
    text = file.read_text("utf-8")
    starts = line_starts(text)

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


def blocks_of(node: ast.AST, inside: bool = False) -> Iterator[list[ast.stmt]]:
    """Statements of functions that run one after the other: bodies, branches."""
    for name, value in ast.iter_fields(node):
        own = isinstance(node, ast.FunctionDef) and name == "body"
        if isinstance(value, list):
            if value and isinstance(value[0], ast.stmt) and (own or inside) and not isinstance(node, ast.ClassDef):
                yield value
            for child in value:
                if isinstance(child, ast.AST):
                    yield from blocks_of(child, own or inside)


def block_of(fault: Fault) -> str:
    """The innermost block with the fault in it, as `reached` names it."""
    text = (ROOT / fault.file).read_text("utf-8")
    starts = line_starts(text)
    found = 0
    for block in blocks_of(ast.parse(text)):
        first = starts[block[0].lineno - 1] + block[0].col_offset
        last = starts[(block[-1].end_lineno or 0) - 1] + (block[-1].end_col_offset or 0)
        if first <= fault.start < last:
            found = max(found, first)
    return f"{fault.file}:{found}"


def choose(games: list[str], number: int, seed: int) -> list[Fault]:
    """Faults drawn at random over all engines, so that longer ones get more."""
    found = [fault for game in games for file in sorted((GAMES / game / "engine").rglob("*.py"))
             for fault in faults_of(file, game)]  # fmt: skip
    return random.Random(seed).sample(found, min(number, len(found)))


SHARP = ("golden", "perft", "oracle")
"""Most faults end in these files of a game, so the others are not even collected."""


CORE = ("conformance", "spoiled")
QUICK = ("-q", "-x", "-m", "not slow", "-p", "no:cacheprovider", "-o", "faulthandler_timeout=0")
"""Without a limit for real time, which a busy machine would use up."""


def stages(game: str) -> list[list[str]]:
    """The quick tests of a game: the sharp files, the others, and what core asks of every game."""
    folder = ROOT / "tests" / game
    sharp = [folder / f"test_{name}.py" for name in SHARP]
    rest = sorted(set(folder.glob("test_*.py")) - set(sharp))
    own = [[str(file.relative_to(ROOT)) for file in files] for files in (sharp, rest)]
    return [*own, [f"tests/core/test_{name}.py" for name in CORE] + ["-k", f"[{game}]"]]


@dataclass
class Habits:
    """Statistics of the tests of one game: their seconds, the blocks they reach, the faults they noticed."""

    seconds: dict[str, float] = field(default_factory=dict)
    reached: dict[str, list[str]] = field(default_factory=dict)
    """Tests by block; `IMPORT` among them where the block runs before any test does."""
    noticed: Counter[str] = field(default_factory=Counter)

    def worth(self, test: str) -> float:
        """Faults to be expected for a second of the processor."""
        return (self.noticed[test] + 0.05) / (self.seconds.get(test, 1.0) + 0.01)

    def concerned(self, fault: Fault | None) -> set[str]:
        """Tests that may notice: those that get to its block, or all if importing does."""
        if fault is None:
            return set(self.seconds)
        found = set(self.reached.get(block_of(fault), ()))
        return set(self.seconds) if IMPORT in found else found


class Watch:
    """A plugin of pytest: which tests, in which order, a limit for each, seconds and blocks, the first that fails."""

    def __init__(self, habits: Habits, concerned: set[str] | None = None, counting: Counting | None = None) -> None:
        self.habits = habits
        self.concerned = concerned
        self.counting = counting
        self.reached: dict[str, list[str]] = {}
        self.seconds: dict[str, float] = {}
        self.noticed = ""
        self.begun = 0.0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.concerned is not None:
            items[:] = [item for item in items if item.nodeid in self.concerned]
        items.sort(key=lambda item: -self.habits.worth(item.nodeid))

    def note(self, test: str) -> None:
        """Attribute everything that ran since the last call to this test."""
        for block in self.counting.taken() if self.counting else ():
            self.reached.setdefault(block, []).append(test)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.noticed = self.noticed or report.nodeid

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.note(nodeid)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.note(IMPORT)
        self.begun = time.process_time()
        limit(PATIENCE + 3 * self.habits.seconds.get(nodeid, COLLECTING))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = time.process_time() - self.begun
        if report.failed:
            self.noticed = self.noticed or report.nodeid


def limit(seconds: float) -> None:
    """End this process after that many more processor seconds, which a busy machine does not use up."""
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + seconds) + 1, resource.RLIM_INFINITY))


class Faulty(SourceFileLoader):
    """Loads a module with a fault in it."""

    def __init__(self, name: str, fault: Fault) -> None:
        super().__init__(name, str(ROOT / fault.file))
        self.fault = fault

    def get_code(self, fullname: str) -> CodeType:
        raw = Path(self.path).read_bytes()
        text = raw[: self.fault.start] + self.fault.after.encode() + raw[self.fault.end :]
        code: CodeType = compile(text, self.path, "exec")
        return code


class Counting:
    """Counter of the engine blocks that have run: each one's first statement makes a mark."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.marks = bytearray()

    def read(self, file: Path) -> CodeType:
        text = file.read_text("utf-8")
        tree = ast.parse(text)
        starts = line_starts(text)
        for block in list(blocks_of(tree)):
            first = block[0]
            mark = ast.parse(f"__marks__[{len(self.names)}] = 1").body[0]
            for node in ast.walk(mark):
                ast.copy_location(node, first)
            told = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
            block.insert(int(told), mark)  # behind a docstring
            self.names.append(f"{file.relative_to(ROOT).as_posix()}:{starts[first.lineno - 1] + first.col_offset}")
            self.marks.append(0)
        code: CodeType = compile(tree, str(file), "exec")
        return code

    def taken(self) -> list[str]:
        """The blocks that have run since this was last asked."""
        found = [self.names[index] for index, mark in enumerate(self.marks) if mark]
        self.marks[:] = bytes(len(self.marks))
        return found


class Counted(SourceFileLoader):
    """Loads a module whose blocks make marks."""

    def __init__(self, name: str, path: Path, counting: Counting) -> None:
        super().__init__(name, str(path))
        self.counting = counting

    def get_code(self, fullname: str) -> CodeType:
        return self.counting.read(Path(self.path))

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__["__marks__"] = self.counting.marks
        super().exec_module(module)


class Instead(MetaPathFinder):
    """Finds modules of its own before anybody else does."""

    def __init__(self, *loaders: SourceFileLoader) -> None:
        self.loaders = {loader.name: loader for loader in loaders}

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        loader = self.loaders.get(name)
        return spec_from_file_location(name, loader.path, loader=loader) if loader else None


def module_name(file: Path) -> str:
    return file.relative_to(SOURCE).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")


def warm_up() -> None:
    """Import what every run needs. No game: each run imports its own."""
    sys.path[:0] = [str(SOURCE), str(ROOT)]
    os.chdir(ROOT)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ |= {"FOLKMOOT_PATIENCE": "0", "FOLKMOOT_SAMPLE": "1"}
    os.environ.pop("FOLKMOOT_EXPECT_BUILD", None)
    import_module("hypothesis")
    for name in WARM:
        package = import_module(f"folkmoot.{name}")
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    loaded = [name for name in sys.modules if name.startswith("folkmoot.games.")]
    assert not loaded, f"a fault in a game would not be seen: already imported: {', '.join(loaded)}"
    gc.freeze()


@dataclass
class Run:
    """The quick tests of a game in a fork of this process, with a fault or to see what is so without one."""

    game: str
    fault: Fault | None
    habits: Habits
    told: IO[str] = field(default_factory=lambda: tempfile.TemporaryFile("w+", encoding="utf-8"))  # noqa: SIM115

    def start(self) -> int:
        """The process."""
        child = os.fork()
        if not child:
            try:
                run_here(self.game, self.fault, self.habits, self.told.fileno())
            finally:
                os._exit(1)
        return child

    def end(self, status: int, used: resource.struct_rusage) -> dict[str, Any]:
        """Return how they ended: passed, failed or hanging; the test that noticed; seconds."""
        with self.told:
            self.told.seek(0)
            lines = self.told.read().splitlines()
        found: dict[str, Any] = json.loads(lines[-1]) if lines else {"noticed": "", "tests": {}, "reached": {}}
        code = os.waitstatus_to_exitcode(status)
        outcome = "passed" if code == 0 else "failed" if code > 0 else "hanging"
        noticed = found["noticed"] or (f"ended by {signal.Signals(-code).name}" if code < 0 else "")
        return {**found, "outcome": outcome, "noticed": noticed, "seconds": round(used.ru_utime + used.ru_stime, 1)}


def run_here(game: str, fault: Fault | None, habits: Habits, told: int) -> None:
    """Run the tests in this process and end it; what is found is written as one line."""
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    if fault:
        sys.meta_path.insert(0, Instead(Faulty(module_name(ROOT / fault.file), fault)))
        watch = Watch(habits, habits.concerned(fault))
    else:
        counting = Counting()
        files = (GAMES / game / "engine").rglob("*.py")
        sys.meta_path.insert(0, Instead(*(Counted(module_name(file), file, counting) for file in files)))
        watch = Watch(habits, None, counting)
    code = 0
    for files_of_stage in stages(game):
        wanted = [one for one in files_of_stage if watch.concerned is None or concerns(one, watch.concerned)]
        if code or not any(one.endswith(".py") for one in wanted):
            continue
        limit(COLLECTING)
        ended = pytest.main([*QUICK, *wanted], [watch])
        code = 0 if ended == pytest.ExitCode.NO_TESTS_COLLECTED else int(ended)
    os.write(told, json.dumps({"noticed": watch.noticed, "tests": watch.seconds, "reached": watch.reached}).encode())
    os._exit(code)


def concerns(argument: str, tests: set[str]) -> bool:
    """Return True if a stage needs this argument: options always, files for the tests in them."""
    return not argument.endswith(".py") or any(test.startswith(f"{argument}::") for test in tests)


def without_faults(game: str, kept: Path) -> tuple[dict[str, float], dict[str, list[str]]]:
    """The seconds of each quick test, which all must pass, and the tests of each block. Kept until a file changes."""
    files = sorted(file for folder in (SOURCE, ROOT / "tests") for file in folder.rglob("*.py"))
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in [*files, Path(__file__)])).hexdigest()
    known = json.loads(kept.read_text("utf-8")) if kept.is_file() else {}
    if known.get("digest") != digest:
        run = Run(game, None, Habits())
        found = run.end(*os.wait4(run.start(), 0)[1:])
        if found["outcome"] != "passed":
            raise SystemExit(f"{game}: the quick tests fail without any fault: {found['noticed']}")
        print(f"{game}: the quick tests pass in {found['seconds']:.0f} seconds of the processor", flush=True)
        known = {"digest": digest, "seconds": found["tests"], "reached": found["reached"]}
        kept.write_text(json.dumps(known), "utf-8")
    return known["seconds"], known["reached"]


def plant(todo: list[Fault], habits: dict[str, Habits], jobs: int, until: float) -> Iterator[dict[str, Any]]:
    """Plant faults, several at a time; how the tests took each."""
    todo = todo[::-1]
    running: dict[int, Run] = {}
    while running or (todo and time.monotonic() < until):
        while todo and len(running) < jobs and time.monotonic() < until:
            run = Run(todo[-1].game, todo[-1], habits[todo.pop().game])
            running[run.start()] = run
        child, status, used = os.wait4(-1, 0)
        run = running.pop(child)
        found = run.end(status, used)
        run.habits.noticed[found["noticed"]] += 1
        yield {**vars(run.fault), **{key: found[key] for key in ("outcome", "noticed", "seconds")}}


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
    parser.add_argument("--jobs", type=int, default=1, help="how many faults to plant at a time")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop planting after so long")
    parser.add_argument("--again", action="store_true", help="plant again what nothing noticed")
    parser.add_argument("--out", type=Path, default=ROOT / "build/mutants")
    asked = parser.parse_args()
    asked.out = asked.out.resolve()
    asked.out.mkdir(parents=True, exist_ok=True)
    kept = asked.out / "results.jsonl"
    results = [json.loads(line) for line in kept.read_text("utf-8").splitlines()] if kept.is_file() else []
    if asked.again:
        results = [one for one in results if one["outcome"] != "passed"]
        kept.write_text("".join(json.dumps(one, ensure_ascii=False) + "\n" for one in results), "utf-8")
    known = {f"{one['file']}:{one['start']}-{one['end']}:{one['after']}" for one in results}
    todo = [fault for fault in choose(asked.games, asked.faults, asked.seed) if fault.key not in known]
    until = time.monotonic() + 60 * asked.minutes
    warm_up()
    habits = {}
    for game in sorted({fault.game for fault in todo}):
        noticed = Counter(str(one["noticed"]) for one in results if one["game"] == game)
        habits[game] = Habits(*without_faults(game, asked.out / f"{game}.json"), noticed)
    with kept.open("a", encoding="utf-8") as file:
        for found in plant(todo, habits, asked.jobs, until):
            results.append(found)
            file.write(json.dumps(found, ensure_ascii=False) + "\n")
            file.flush()
    report(results)


if __name__ == "__main__":
    main()
