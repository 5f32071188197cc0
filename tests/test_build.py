"""The wheel holds the whole hot group compiled, or none of it."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import packages_distributions
from pathlib import Path
from types import ModuleType

import pytest

from folkmoot import __version__
from folkmoot.build import build
from setup import INLINED_LINES, Miscompile, bundle, check_c, hot_modules, inline_functions, load

ROOT = Path(__file__).parent.parent

CONTRACT = '''# mypyc: hot
"""A hot module; `1 << n` in a text isn't code."""

from mypy_extensions import i64


def shift(value: i64, by: i64) -> i64:
    return value << by
'''
RULES = """# mypyc: hot
from mypy_extensions import i64

from folkmoot.core.contract import shift


def one(n: i64) -> i64:
    return shift(1, n)
"""
WRONG = """# mypyc: hot
from mypy_extensions import i64


def one(n: i64) -> i64:
    bit: i64 = 1
    return bit << n
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The packaging of this project around two hot modules and one that is not."""
    for name in (
        "pyproject.toml",
        "setup.py",
        "LICENSE",
        "README.md",
        *(f"src/folkmoot/{name}.py" for name in ("__init__", "build")),
    ):
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target)
    for name, text in {"core/contract": CONTRACT, "games/toy/engine/rules": RULES, "games/toy/text": ""}.items():
        file = tmp_path / f"src/folkmoot/{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        (file.parent / "__init__.py").touch()
        file.write_text(text)
    (tmp_path / "src/folkmoot/games/__init__.py").touch()
    return tmp_path


def make_wheel(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    shutil.rmtree(project / "dist", ignore_errors=True)
    code = "import setuptools.build_meta as backend; backend.build_wheel('dist')"
    clean = {name: value for name, value in os.environ.items() if name not in ("FOLKMOOT_COMPILE", "PYTHONPATH")}
    return subprocess.run(
        [sys.executable, "-c", code], cwd=project, env=clean | environment, capture_output=True, text=True, check=False
    )


def compiled_in(project: Path) -> list[str]:
    """The compiled modules in the one wheel that was built, without platform tags."""
    [wheel] = (project / "dist").glob("*.whl")
    names = [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith((".so", ".pyd"))]
    assert wheel.name.endswith("-py3-none-any.whl") == (not names)
    return sorted(name.split(".")[0] for name in names)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which(os.environ.get("CC", "cc")) is None, reason="no C compiler")
def test_compiled_wheel_then_fallback_in_the_same_folder(project: Path, tmp_path: Path) -> None:
    done = make_wheel(project, FOLKMOOT_COMPILE="require")
    assert done.returncode == 0, done.stdout + done.stderr
    assert compiled_in(project) == ["folkmoot/core/contract", "folkmoot/games/toy/engine/rules", "folkmoot__mypyc"]

    installed = tmp_path / "installed"
    [wheel] = (project / "dist").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(installed)
    code = (
        "import sys; sys.modules['librt'] = sys.modules['mypy'] = None\n"  # neither is there at run time
        "from folkmoot.build import build; from folkmoot.games.toy.engine.rules import one; print(build(), one(35))"
    )
    environment = os.environ | {"PYTHONPATH": str(installed)}
    said = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert said.stdout == f"compiled {2**35}\n"

    done = make_wheel(project, CC="/nonexistent/cc")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr.count("folkmoot: warning: not compiled") == 1
    assert compiled_in(project) == []


@pytest.mark.slow
def test_require_fails_without_a_compiler(project: Path) -> None:
    assert make_wheel(project, CC="/nonexistent/cc", FOLKMOOT_COMPILE="require").returncode != 0


@pytest.mark.slow
def test_0_does_not_compile(project: Path) -> None:
    done = make_wheel(project, FOLKMOOT_COMPILE="0")
    assert "warning: not compiled" not in done.stderr
    assert compiled_in(project) == []


@pytest.mark.slow
def test_without_hot_modules_the_wheel_is_pure(project: Path) -> None:
    shutil.rmtree(project / "src/folkmoot/games")
    (project / "src/folkmoot/core/contract.py").write_text("")
    make_wheel(project, FOLKMOOT_COMPILE="require")
    assert compiled_in(project) == []


@pytest.mark.slow
@pytest.mark.skipif(shutil.which(os.environ.get("CC", "cc")) is None, reason="no C compiler")
def test_what_mypyc_miscompiles_fails_the_build(project: Path) -> None:
    (project / "src/folkmoot/games/toy/engine/rules.py").write_text(WRONG)
    done = make_wheel(project)
    assert done.returncode != 0
    assert "in rules.one: `cpy_r_r0 = 1 << cpy_r_n;` is computed in 32 bits" in done.stderr


@pytest.mark.slow
def test_a_client_that_cannot_be_built_is_a_warning_or_an_error(project: Path) -> None:
    (project / "web").mkdir()
    (project / "web/build.py").write_text("def build():\n    raise ValueError('no Node')\n")
    done = make_wheel(project, FOLKMOOT_COMPILE="0")
    assert done.returncode == 0
    assert done.stderr.count("folkmoot: warning: the browser client is not built: no Node") == 1
    assert make_wheel(project, FOLKMOOT_COMPILE="0", FOLKMOOT_WEB="require").returncode != 0
    assert "no Node" not in make_wheel(project, FOLKMOOT_COMPILE="0", FOLKMOOT_WEB="0").stderr


def test_a_module_is_hot_by_its_mark_at_any_depth(tmp_path: Path) -> None:
    files = {
        "core/a.py": "# mypyc: hot",
        "core/b.py": "",
        "core/late.py": "\n" * 5 + "# mypyc: hot",
        "games/toy/engine/deep/c.py": '"""A toy."""\n# mypyc: hot',
        "server/live/table.py": "# mypyc: hot",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    hot = [Path(file).relative_to(tmp_path).as_posix() for file in hot_modules(tmp_path)]
    assert hot == ["core/a.py", "games/toy/engine/deep/c.py", "server/live/table.py"]


def test_each_game_is_one_c_file_and_the_largest_comes_first(tmp_path: Path) -> None:
    sizes = {
        "__native_folkmoot.c": 10,
        "__native_folkmoot___core___bag.c": 10,
        "__native_folkmoot___games___go___rules.c": 20,
        "__native_folkmoot___games___chess___engine___board.c": 20,
        "__native_folkmoot___games___chess___view.c": 20,
        "__native_folkmoot___server___live___table.c": 30,
        "list_ops.c": 5,
    }
    for name, size in sizes.items():
        (tmp_path / name).write_text("x" * size)
    bundles = {
        Path(name).stem: Path(name).read_text() for name in bundle([tmp_path / name for name in sizes], tmp_path)
    }
    assert list(bundles) == ["bundle_games_chess", "bundle_server", "bundle_core", "bundle_games_go"]
    first, *rest = [f'#include "{name}"' for name in ("inlined.h", *sizes)]
    assert bundles["bundle_core"].splitlines() == [rest[0], rest[1], rest[6]]  # the runtime too, once
    assert bundles["bundle_games_chess"].splitlines() == [first, rest[3], rest[4]]


def test_short_functions_that_others_can_see_are_inlined(tmp_path: Path) -> None:
    def function(head: str, *body: str) -> str:
        return "\n".join([head + " {", *(f"    {line}" for line in body), "}", ""])

    good = function("int64_t CPyDef_bag___shift(int64_t cpy_r_a, int64_t cpy_r_b)", "return cpy_r_a << cpy_r_b;")
    others = [
        "static PyMethodDef methods[] = {\n};\n",
        function("static int64_t CPyDef_bag___own(void)", "return 1;"),
        function("PyObject *CPyPy_bag___shift(PyObject *self)", "return self;"),  # only Python calls it
        function("char CPyDef_bag___uses_own(void)", "return CPyDef_bag___own();"),
        function("char CPyDef_bag___uses_methods(void)", "return methods[0];"),
        function("char CPyDef_bag___any_number(int n, ...)", "return 1;"),
        function("char CPyDef_bag___remembers(void)", "static int n;", "return n++;"),
        function("char CPyDef_bag___long(void)", *(["x++;"] * INLINED_LINES), "return 1;"),
    ]
    (tmp_path / "bag.c").write_text("".join([*others[:3], good, *others[3:]]))
    [found] = inline_functions([tmp_path / "bag.c"])
    assert found == f"#define CPyDef_bag___shift inlined_CPyDef_bag___shift\nstatic inline {good}"


@pytest.mark.parametrize(
    "line",
    [
        "cpy_r_r0 = 1 << cpy_r_n;",
        "cpy_r_r0 = -1 << cpy_r_n;",
        "cpy_r_r0 = 100 >> cpy_r_n;",
        "if (!(1<<cpy_r_n)) goto CPyL2;",
        "cpy_r_r0 = 100000 * 100000;",
        "cpy_r_r0 = 2147483647 + 1;",
    ],
)
def test_32_bit_arithmetic_is_refused(line: str) -> None:
    code = f"int64_t CPyDef_cards___bit(int64_t cpy_r_n) {{\n    int64_t cpy_r_r0;\n    {line}\n}}\n"
    with pytest.raises(Miscompile, match=r"native\.c:3: in cards\.bit: "):
        check_c("native.c", code)


@pytest.mark.parametrize(
    "line",
    [
        "cpy_r_r0 = cpy_r_v << cpy_r_n;",
        "cpy_r_r0 = cpy_r_r1 << 3;",
        "cpy_r_r0 = 1099511627776LL << cpy_r_n;",
        "cpy_r_r0 = 100000 * cpy_r_n;",
        "cpy_r_r0 = cpy_r_n - 1;",
        "cpy_r_r0 = 5 ^ -1;",
        "cpy_r_r0 = 0 + 1;",
        'PyDoc_STR("bits: 1 << n, \\"1 << n\\"") /* 1 << n */; // 1 << n',
        'x <<= 3; CPy_AddTraceback("a.py", 1, 2);',
    ],
)
def test_sound_arithmetic_passes(line: str) -> None:
    check_c("native.c", f"    {line}\n")


@pytest.mark.parametrize(
    ("file", "answer"),
    [("contract.py", "interpreted"), ("contract.cpython-311-x86_64-linux-gnu.so", "compiled"), ("a.pyd", "compiled")],
)
def test_build_reads_the_file_name(monkeypatch: pytest.MonkeyPatch, file: str, answer: str) -> None:
    for name in ("folkmoot.core", "folkmoot.core.contract"):
        module = ModuleType(name)
        module.__file__ = file
        monkeypatch.setitem(sys.modules, name, module)
    assert build() == answer


def test_the_expected_build_is_loaded() -> None:
    """`make test` runs everything once in each build and says here which one it meant."""
    expected = os.environ.get("FOLKMOOT_EXPECT_BUILD")
    if expected is None:
        pytest.skip("FOLKMOOT_EXPECT_BUILD is not set")
    assert build() == expected


def test_npm_of_the_packaged_node_is_started_by_its_script(tmp_path: Path) -> None:
    """Its `bin/npm` looks for its files where they are not."""
    program = load(ROOT / "web/build.py").program
    script = tmp_path / "lib/node_modules/npm/bin/npm-cli.js"
    script.parent.mkdir(parents=True)
    script.touch()
    assert program(tmp_path / "bin", "npm") == [str(tmp_path / "bin/node"), str(script)]
    script.unlink()
    assert Path(program(tmp_path / "bin", "npm")[0]).stem == "npm"


def test_what_a_tool_has_found_in_order_is_not_checked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = load(ROOT / "web/build.py")
    asked: list[tuple[str, ...]] = []

    def run(folder: Path, *command: str) -> None:
        asked.append(command)
        if len(asked) == 1:
            raise client.CannotBuild("it fails")

    monkeypatch.setattr(client, "CHECKED", tmp_path / "checked")
    monkeypatch.setattr(client, "run", run)
    with pytest.raises(client.CannotBuild):
        client.check_with(tmp_path, "eslint", "these sources")
    for sources in ("these sources", "these sources", "others"):
        client.check_with(tmp_path, "eslint", sources)
    assert asked == [("npm", "run", "eslint")] * 3, "what failed, what was not checked yet, and what has changed"


def test_a_site_goes_without_the_compiled_engine_where_its_tools_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    site = load(ROOT / "web/site/build.py")
    asked = []

    def library() -> Path:
        asked.append("library")
        raise site.Unavailable("no zig here")

    monkeypatch.setattr(site.engine, "library", library)
    monkeypatch.delenv("FOLKMOOT_COMPILE", raising=False)
    assert site.compiled_engine() == (None, "no zig here")
    monkeypatch.setenv("FOLKMOOT_COMPILE", "require")
    with pytest.raises(site.Unavailable):
        site.compiled_engine()
    assert asked == ["library"] * 2
    monkeypatch.setenv("FOLKMOOT_COMPILE", "0")
    assert site.compiled_engine() == (None, "FOLKMOOT_COMPILE is 0")
    monkeypatch.setenv("FOLKMOOT_COMPILE", "perhaps")
    with pytest.raises(site.client.CannotBuild, match="perhaps"):
        site.compiled_engine()
    assert asked == ["library"] * 2


def test_the_changelog_knows_this_version() -> None:
    """`__version__` is the one place; what was not released yet waits under "Unreleased"."""
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert headings[1:2] in ([], [__version__])


def imported() -> set[str]:
    """Top-level modules that the package imports, its own and Python's aside."""
    found = set()
    for path in (ROOT / "src/folkmoot").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found.add((node.module or "").partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"folkmoot"}


def plain(requirement: str) -> str:
    """The name of a distribution without version, extras and conditions."""
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower().replace("_", "-").replace(".", "-")


def test_what_is_imported_is_declared_and_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {plain(one) for one in project["dependencies"]}
    declared = needed | {plain(one) for extra in project["optional-dependencies"].values() for one in extra}
    homes = {**packages_distributions(), "pyspiel": ["open-spiel"], "ray": ["ray"], "resvg_py": ["resvg-py"]}
    lost = {name for name in imported() if not declared & {plain(home) for home in homes.get(name, [])}}
    assert lost == set(), "an import that only comes along with something else"
    locked = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements/main.lock").read_text("utf-8"), re.MULTILINE))
    assert needed - locked == set(), "`make lock` has to be run"
