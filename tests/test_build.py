"""The wheel holds the whole hot group compiled, or none of it."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from folkmoot.build import build
from setup import Miscompile, check_c, hot_modules, load

ROOT = Path(__file__).parent.parent

CONTRACT = '''# mypyc: hot
"""A hot module; `1 << n` in a text is no code."""

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
    for name in ("pyproject.toml", "setup.py", "LICENSE", "src/folkmoot/__init__.py", "src/folkmoot/build.py"):
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target)
    for name, text in {"core/contract": CONTRACT, "games/toy/rules": RULES, "games/toy/text": ""}.items():
        file = tmp_path / f"src/folkmoot/{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        (file.parent / "__init__.py").touch()
        file.write_text(text)
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
    assert compiled_in(project) == ["folkmoot/core/contract", "folkmoot/games/toy/rules", "folkmoot__mypyc"]

    installed = tmp_path / "installed"
    [wheel] = (project / "dist").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(installed)
    code = (
        "import sys; sys.modules['librt'] = sys.modules['mypy'] = None\n"  # neither is there at run time
        "from folkmoot.build import build; from folkmoot.games.toy.rules import one; print(build(), one(35))"
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
    (project / "src/folkmoot/games/toy/rules.py").write_text(WRONG)
    done = make_wheel(project)
    assert done.returncode != 0
    assert "in rules.one: `cpy_r_r0 = 1 << cpy_r_n;` is computed in 32 bits" in done.stderr


def test_a_module_is_hot_by_place_and_mark(tmp_path: Path) -> None:
    files = {
        "core/a.py": "# mypyc: hot",
        "core/b.py": "",
        "core/late.py": "\n" * 5 + "# mypyc: hot",
        "games/toy/c.py": '"""A toy."""\n# mypyc: hot',
        "bots/search.py": "# mypyc: hot",
        "server/table.py": "# mypyc: hot",
        "server/migrations/hasty.py": "# mypyc: hot",
        "cli/hasty.py": "# mypyc: hot",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    hot = [Path(file).relative_to(tmp_path).as_posix() for file in hot_modules(tmp_path)]
    assert hot == ["bots/search.py", "core/a.py", "games/toy/c.py", "server/table.py"]


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
