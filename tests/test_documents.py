"""Truth of the documents: every block of code runs, every link leads somewhere."""

from __future__ import annotations

import ast
import configparser
import doctest
import json
import os
import re
import runpy
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, ClassVar, NamedTuple

import pytest
from pydantic import Field, TypeAdapter, ValidationError

import folkmoot
from folkmoot import batch, bots, core, games
from folkmoot.arena.entrants import read_entrant
from folkmoot.cli import main, parser
from folkmoot.core import Doc, Recorder, SimDealer
from folkmoot.server.documents.socket import ServerMessage
from folkmoot.server.documents.tables import TableDoc
from folkmoot.server.messages import NewTable, SocketMessage
from folkmoot.text import texts

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
SOURCE = ROOT / "src/folkmoot"
NAV = tomllib.loads((ROOT / "docs/site/nav.toml").read_text("utf-8"))

ELSEWHERE = {
    "text": "it shows what is printed, or a drawing",
    "nginx": "its reader is not here",
    "{api}": "`make docs` fills it in",
}
"""Languages of blocks that do not run, and why."""
WAITS = {
    "serve": "runs until it is stopped",
    "play": "waits for a person",
    "learn": "waits for a person",
    "puzzle": "waits for a person",
    "backup": "needs a server's data",
    "restore": "needs a server's data",
    "check": "needs a server's data",
    "people": "needs a server's data",
    "tables": "needs a server's data",
    "log": "needs a server's data",
    "review": "needs a game of the reader's; its own tests review one",
    "study": "the smallest takes long; its own tests play one",
}
"""Commands of ours whose arguments are only read, and why."""
PLAYED = {
    "program:": "tests of the arena let it play",
    "examples/learn.py:Bot": "has learned before it plays, for minutes; its own tests let it learn for a second",
}
"""Bots with whom no command is run, and why, by how their names begin."""
OTHERS = {
    "cd": "a folder of the reader's",
    "export": "a setting of the reader's",
    "podman": "needs a container engine",
    "pytest": "the walk through for a new game does what it shows",
}
"""Programs that are not run, and why."""
SMALL = {"--games": "2", "--deals": "1", "--controls": "0", "--jobs": "0"}
"""Sizes for tests."""
DOUBLES = {"casual": "novice@1", "strong": "novice@2", "master": "novice@3", "plain": "random@1"}
"""Quick substitutes for levels that think for long."""


class Block(NamedTuple):
    """A block of code on a page: a fenced one, or commands of ours that are indented."""

    line: int
    language: str
    text: str


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    found = re.finditer(
        r"^```([^\n]*)\n(.*?)^```$|^( {4}folkmoot [^\n]*\n(?: {4}[^\n]+\n)*)", text, re.MULTILINE | re.DOTALL
    )
    return [
        Block(text.count("\n", 0, one.start()) + 1, "sh" if one[3] else one[1].partition(" ")[0], one[3] or one[2])
        for one in found
    ]


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=lambda page: str(page.relative_to(ROOT)))
def test_every_block_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of a page one after the other, in one folder and one namespace."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    known = set(sys.modules)
    reader = Reader(page.relative_to(ROOT).as_posix())
    try:
        for block in blocks(page):
            read = reader.LANGUAGES.get(block.language)
            assert read or block.language in ELSEWHERE, f"{page.name}:{block.line}: what language is this?"
            if read:
                try:
                    read(reader, block.text)
                except Exception as error:
                    raise AssertionError(f"{page.name}:{block.line}: {error}") from error
    finally:
        for name in set(sys.modules) - known:
            if Path(getattr(sys.modules[name], "__file__", None) or "/").is_relative_to(tmp_path):
                del sys.modules[name]


class Reader:
    """Somebody who tries what a page shows."""

    def __init__(self, page: str) -> None:
        self.page = page
        self.names: dict[str, Any] = {"__name__": "page"}

    def python(self, text: str) -> None:
        """Prompts are doctests; a comment on the first line names the file it is; capitals are sizes."""
        if text.startswith(">>>"):
            test = doctest.DocTestParser().get_doctest(text, self.names, self.page, None, None)
            told: list[str] = []
            doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(
                test, out=told.append, clear_globs=False
            )
            assert not told, "".join(told)
            self.names.update(test.globs)
        elif named := re.match(r"# (\S+\.py)\n", text):
            Path(named[1]).parent.mkdir(parents=True, exist_ok=True)
            Path(named[1]).write_text(text)
            ast.parse(text)
        else:
            small = re.sub(r"^([A-Z]+) = [\d_]+$", r"\1 = 2", text, flags=re.MULTILINE)
            exec(compile(small, self.page, "exec"), self.names)

    def sh(self, text: str) -> None:
        for line in text.replace("\\\n", " ").splitlines():
            words = shlex.split(line, comments=True)
            if words:
                self.command(*words)

    def command(self, program: str, *given: str) -> None:
        if program.endswith("folkmoot"):
            self.folkmoot(list(given))
        elif program == "make":
            assert re.search(rf"^{given[0]}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE), given
        elif program == "pip":
            extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
            assert set(re.findall(r"folkmoot\[(\w+)\]", " ".join(given))) <= set(extras), given
        elif program in ("python", "python3"):
            assert find_spec(given[1]) if given[0] == "-m" else (ROOT / given[0]).is_file(), given
        else:
            assert program in OTHERS, f"is {program} to be run?"

    def folkmoot(self, given: list[str]) -> None:
        given = given or ["serve"]
        if given[0] in WAITS or any(word.startswith(tuple(PLAYED)) for word in given):
            parser(texts(), given).parse_args(given)
            return
        if given[0] in ("tournament", "selfplay"):
            given += ["--jobs", "0"]
        if given[0] == "tournament":
            given += ["--controls", "0"]
        small = [SMALL.get(before, word) for before, word in zip(["", *given], given, strict=False)]
        for at, word in enumerate(small):
            level, _, limit = word.partition("@")
            if level in DOUBLES and (limit or "--entrants" in small[:at]):
                read_entrant(games.get(small[1]), word)
                small[at] = DOUBLES[level]
        assert main(small) == 0, " ".join(small)

    def json(self, text: str) -> None:
        """One document, or several one after the other."""
        for doc in documents(text):
            if self.page == "docs/protocol.md":
                check_message(doc)
            elif self.page == "docs/records.md":
                check_record(doc)
            else:
                Path("mine.json").write_text(json.dumps(doc))
                assert main(["position", "mine.json"]) == 0

    def toml(self, text: str) -> None:
        tomllib.loads(text)

    def ini(self, text: str) -> None:
        configparser.RawConfigParser(strict=False).read_string(text)

    LANGUAGES: ClassVar[dict[str, Callable[[Reader, str], None]]] = {
        "python": python, "sh": sh, "json": json, "toml": toml, "ini": ini,
    }  # fmt: skip


def documents(text: str) -> Iterator[Doc]:
    decoder, at = json.JSONDecoder(), 0
    while text[at:].strip():
        at += len(text[at:]) - len(text[at:].lstrip())
        doc, at = decoder.raw_decode(text, at)
        yield doc


def check_message(doc: Doc) -> None:
    """A message of the socket, a table, or what makes one: as the server reads and writes it."""
    kind: Any = NewTable if "type" not in doc and "host" not in doc else TableDoc
    if "type" in doc:
        asked = "id" in doc and doc["type"] in REQUESTS and "why" not in doc
        kind = Annotated[SocketMessage, Field(discriminator="type")] if asked else ServerMessage
    try:
        TypeAdapter(kind).validate_python(doc)
    except ValidationError as error:
        wrong = [one for one in error.errors() if one["type"] != "missing" or not left_out(doc, one["loc"])]
        assert not wrong, wrong


REQUESTS = ("play", "undo", "vote", "open", "chat", "react", "hint", "watch", "ping")


def left_out(doc: Any, place: tuple[int | str, ...]) -> bool:
    """Return True if a page says there that something is left out. The kind of a message is a step that it does not
    have."""
    for step in place:
        if isinstance(doc, dict) and "…" in doc:
            return True
        if isinstance(step, int) if isinstance(doc, list) else step in doc:
            doc = doc[step]
    return isinstance(doc, dict) and "…" in doc


def check_record(doc: Doc) -> None:
    """It has the fields that records have, and its steps are notation."""
    game = games.get(doc.get("game", "ethnos"))
    recorder = Recorder(game, SimDealer(1), doc.get("players", 4), options=doc.get("options", {}))
    real = recorder.record()
    assert set(doc) <= set(real) | {"scheme", "salts", "notes"}
    tried = [move for note in doc.get("notes", []) for move in note.get("variation", [])]
    for row in [*doc.get("rows", []), *tried]:
        assert set(row) <= {*real["rows"][0], "digest"}
        for step in row["steps"]:
            assert step == "…" or recorder.state.parse(step) >= 0


def test_every_page_is_in_the_contents() -> None:
    patterns = [NAV["front"], *(pattern for part in NAV["part"] + NAV["below"] for pattern in part["pages"])]
    listed = [str(path.relative_to(ROOT)) for pattern in patterns for path in ROOT.glob(pattern)]
    there = {str(page.relative_to(ROOT)) for page in PAGES} - {"README.md"}
    assert there == set(listed), "docs/site/nav.toml: which part is it in?"


def test_examples_of_docstrings_run() -> None:
    found = 0
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text("utf-8")
        if ">>> " in text:
            reader = Reader(path.name)
            reader.python(re.sub(r"(?s)^.*?(?=>>> )", "", str(ast.get_docstring(ast.parse(text))), count=1))
            found += 1
    assert found > 4


def test_every_name_of_the_reference_says_what_it_is() -> None:
    """Classes with their methods, functions and values; a method may leave it to the class that it comes from."""
    listed: dict[str, set[str]] = {}
    for page in sorted(ROOT.glob("docs/api/*.md")):
        text = page.read_text("utf-8")
        for module, names in re.findall(r"^```\{api\} (\S+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            listed.setdefault(module, set()).update(names.split())
    missing = {f"{module}.{name}": unsaid(module, name) for module, names in listed.items() for name in sorted(names)}
    assert {name: said for name, said in missing.items() if said} == {}
    assert len(missing) > 90
    for package in (core, bots, batch):
        assert set(package.__all__) <= listed[package.__name__], f"docs/api: {package.__name__}"
    assert set(folkmoot.__all__) <= {"__version__", "bots", "games"}.union(*listed.values())


@cache
def tree_of(module: str) -> ast.Module:
    path = SOURCE.joinpath(*module.split(".")[1:])
    return ast.parse((path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text("utf-8"))


def find(module: str, name: str) -> tuple[str, ast.stmt, str | None] | None:
    """Find the definition of a name, with its docstring; None if it is in another package."""
    body = tree_of(module).body
    for number, node in enumerate(body):
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return module, node, ast.get_docstring(node)
        if isinstance(node, ast.Assign | ast.AnnAssign) and name in {
            target.id for target in ast.walk(node) if isinstance(target, ast.Name) and isinstance(target.ctx, ast.Store)
        }:
            after = body[number + 1]
            said = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
            return module, node, str(after.value.value) if said else None  # type: ignore[attr-defined]
        if isinstance(node, ast.ImportFrom) and name in {alias.asname or alias.name for alias in node.names}:
            return find(str(node.module), name) if str(node.module).startswith("folkmoot") else None
    return None


def unsaid(module: str, name: str) -> list[str]:
    """List the parts of a public name that have no docstring."""
    if name == "__doc__":
        return [] if ast.get_docstring(tree_of(module)) else [name]
    found = find(module, name)
    assert found, f"{module} has no name {name}"
    home, node, said = found
    missing = [] if said else [name]
    if isinstance(node, ast.ClassDef):
        inherited = methods_above(home, node)
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
                known = inherited is None or method.name in inherited
                missing += [] if known or ast.get_docstring(method) else [method.name]
    return missing


def methods_above(module: str, node: ast.ClassDef) -> set[str] | None:
    """Methods that the classes above describe; None where one of them is another package's."""
    names: set[str] = set()
    for base in node.bases:
        found = find(module, base.id) if isinstance(base, ast.Name) else None
        if isinstance(base, ast.Name) and base.id in ("Exception", "NamedTuple", "Protocol"):
            continue
        if found is None or not isinstance(found[1], ast.ClassDef):
            return None
        above = methods_above(found[0], found[1])
        if above is None:
            return None
        names |= above | {one.name for one in found[1].body if isinstance(one, ast.FunctionDef)}
    return names


@cache
def anchors(page: Path) -> set[str]:
    """Those that a code host makes of headings, and those that stand there."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    found = set(re.findall(r'<a id="([^"]+)"', text))
    for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        found.add(re.sub(r"[^\w\- ]", "", plain.lower()).strip().replace(" ", "-"))
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```$|`[^`\n]*`", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" not in link:
            path, _, anchor = link.partition("#")
            target = (page.parent / path).resolve() if path else page
            assert target.exists(), f"{page.name}: {link} is not there"
            if anchor and target.suffix == ".md":
                assert anchor in anchors(target), f"{page.name}: {link} names no heading"


def test_dead_links_of_a_site_are_found(tmp_path: Path) -> None:
    faults = runpy.run_path(str(ROOT / "docs/site/links.py"))["faults"]
    (tmp_path / "b.html").write_text('<h1 id="there"></h1><a href="https://elsewhere.example"></a>')
    (tmp_path / "a.html").write_text('<a href="b.html#there"></a><img src="data:image/png,">')
    assert faults(tmp_path) == []
    (tmp_path / "a.html").write_text(
        '<a href="c.html"></a><a href="b.html#gone"></a><a href="#x"></a><script src="https://elsewhere.example/x.js">'
    )
    (tmp_path / "a.css").write_text("i { src: url(https://elsewhere.example/x.woff2) } b { src: url(no.png) }")
    assert len(faults(tmp_path)) == 6


SKAT = """
from folkmoot import bots, games
from folkmoot.bots.minds import evaluation_of
from folkmoot.cli.pictures import picture
from folkmoot.cli.pictures.drawing import marks_of
from folkmoot.core import ScriptDealer, conformance
from folkmoot.text import texts

game = games.get("skat")
assert conformance(game, games=50, deep=2, steps=10).games >= 50
state = game.start(2)
ScriptDealer([f"card {card}" for card in (3, 7, 9, 2, 6, 8)]).deal_all(state)
assert evaluation_of(game, 2).is_game_specific
assert bots.choose(game, state.view(0), "strong", 1, bots.Budget(iterations=50)) == "show 9"
legal = [state.describe(code) for code in state.legal_actions()]
print(picture("skat", state.view(0).data, texts(), ["Ada", "Ben"], marks_of(legal, None), 60).plain)
"""


def test_the_walk_through_for_a_new_game_leads_where_it_says(tmp_path: Path) -> None:
    page = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
    assert main(["new-game", "skat", "--into", str(tmp_path / "skat")]) == 0
    blocks = re.findall(r"```python\n# (\S+)\n(.*?)```", page, re.DOTALL)
    assert [path for path, _ in blocks] == ["folkmoot_skat/mind/evaluation.py", "folkmoot_skat/terminal.py"]
    for path, text in blocks:
        target = tmp_path / "skat" / path
        target.parent.mkdir(exist_ok=True)
        target.write_text(text)
    (tmp_path / "skat/folkmoot_skat/mind/__init__.py").touch()
    [points] = re.findall(r'```toml\n\[project.entry-points."folkmoot.games"\]\n(.*?)```', page, re.DOTALL)
    metadata = tmp_path / "skat/folkmoot_skat-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: folkmoot-skat\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[folkmoot.games]\n" + points.replace('"', ""))
    places = os.pathsep.join([str(tmp_path / "skat"), str(Path(folkmoot.__file__).parents[1])])
    done = subprocess.run(
        [sys.executable, "-c", SKAT],
        env=os.environ | {"PYTHONPATH": places},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "1 Ada: ›[3] ›[7] ›[9]\n2 Ben: [?] [?] [?]\n"


def test_the_users_of_parts_are_there() -> None:
    table = re.findall(r"^\| `.*\|$", (ROOT / "docs/adding-a-game.md").read_text("utf-8"), re.MULTILINE)
    assert len(table) > 15
    for row in table:
        for place in re.findall(r"`(\w+/[\w/.]*)`", row.split("|")[3]):
            assert (Path(folkmoot.__file__).parent / place).exists() or (ROOT / place).exists(), place
