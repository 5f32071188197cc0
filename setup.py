"""Compile the hot modules with mypyc while the wheel is built; everything else about the package is in pyproject.toml.

A module is hot if it lies in one of HOT_PLACES and one of its first five lines is `# mypyc: hot`: each file says
itself that it belongs to the group. The group becomes one shared library, so that calls between its modules are
direct; one interpreted helper in the middle costs thirty-fold. So it is all or nothing.

Environment variable FOLKMOOT_COMPILE:
    unset    try; without a C compiler, Python's headers or mypyc, warn and build a pure wheel
    0        do not try
    require  fail where the first would warn

The browser client is built into the package as well (web/build.py), behind a stamp of everything it is made of.
Environment variable FOLKMOOT_WEB: unset, 0 and require mean the same as above; without Node the package goes without.

Only wheels are compiled. Editable installs stay plain Python: a compiled file beside an edited source wins silently.
"""

import importlib.util
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HOT_PLACES = ("core/**/*.py", "games/*/**/*.py", "bots/*.py", "server/*.py")
HOT_MARK = "# mypyc: hot"
SOURCE = Path("src/folkmoot")

Extensions = list[Any]  # one class at run time, in the stubs three that do not match


class Miscompile(Exception):
    """mypyc wrote C that computes something else than the Python it came from."""


def hot_modules(source: Path = SOURCE) -> list[str]:
    """The files of the group, sorted, so that the same sources give the same library."""
    files = {file for place in HOT_PLACES for file in source.glob(place)}
    return sorted(str(file) for file in files if HOT_MARK in file.read_text("utf-8").splitlines()[:5])


def generate_c(modules: list[str], folder: Path) -> Extensions:
    """Let mypyc write the C of the group into folder."""
    from mypyc.build import mypycify

    # Types are checked strictly by `make lint`. Here the project's own configuration stays out, so that a stub
    # missing on somebody's machine does not cost them the compiled build.
    options = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={os.devnull}"]
    try:
        extensions: Extensions = mypycify(
            [*options, *modules],
            opt_level="3",
            debug_level="0",
            separate=False,
            multi_file=False,
            group_name="folkmoot",
            target_dir=str(folder),
        )
    except SystemExit as reason:  # after printing what is wrong
        raise RuntimeError("mypyc refuses a hot module, as printed above") from reason
    if os.name == "posix":
        # Nobody replaces our functions at load time, so the C compiler may inline calls between modules: a third
        # faster, see docs/decisions/0001.
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
            # Both builds compute the same numbers, also where the machine could multiply and add in one rounding.
            extension.extra_compile_args.append("-ffp-contract=off")
    return extensions


NOT_CODE = re.compile(r'"(?:\\.|[^"\\])*"|/\*.*?\*/|//[^\n]*', re.DOTALL)
FUNCTION = re.compile(r"\bCPyDef_(\w+)\(.*\{\s*$")
PLAIN = r"(?<![\w.])(-?\d+)"  # a literal without LL: 32 bits wide in C
SHIFT = re.compile(PLAIN + r"\s*(?:<<|>>)(?!=)")
ARITHMETIC = re.compile(PLAIN + r"\s*([-+*])\s*(-?\d+)(?![\w.])")


def check_c(name: str, code: str) -> None:
    """Refuse arithmetic that mypyc 2.4.1 emits in 32 bits although Python asked for 64.

    It writes small constants as plain C literals. Beside a 64-bit variable that is harmless, but the type of a shift
    is that of its left side alone: `1 << n` becomes 8 for n = 35, also when the 1 came from a local that is set once.
    The same goes for a sum or product of two constants that leaves 32 bits.
    """
    code = NOT_CODE.sub(lambda match: '""' + "\n" * match[0].count("\n"), code)
    function = "?"
    for number, line in enumerate(code.splitlines(), 1):
        if match := FUNCTION.search(line):
            function = match[1].replace("___", ".")
        narrow = SHIFT.search(line) is not None
        for left, sign, right in ARITHMETIC.findall(line):
            value = {"+": int.__add__, "-": int.__sub__, "*": int.__mul__}[sign](int(left), int(right))
            narrow = narrow or not -(2**31) <= value < 2**31
        if narrow:
            raise Miscompile(
                f"{name}:{number}: in {function}: `{line.strip()}` is computed in 32 bits; "
                "keep the constant out of the expression (use core's shift(value, by))"
            )


class HotWheel(bdist_wheel):
    """A platform wheel with the compiled group, or a pure one."""

    def run(self) -> None:
        build = self.get_finalized_command("build")
        for folder in (build.build_lib, build.build_temp):
            shutil.rmtree(folder, ignore_errors=True)  # nothing of an earlier build may get into this wheel
        wish = os.environ.get("FOLKMOOT_COMPILE") or "try"
        if wish not in ("0", "require", "try"):
            raise SystemExit(f'folkmoot: FOLKMOOT_COMPILE is "{wish}"; it may be 0, require or unset')
        modules = hot_modules()
        if modules and wish != "0":
            try:
                self.compile(modules, Path(build.build_temp))
            except Miscompile:
                raise
            except Exception as reason:
                if wish == "require":
                    raise
                self.distribution.ext_modules = []
                shutil.rmtree(build.build_lib, ignore_errors=True)
                print(f"folkmoot: warning: not compiled, will run as plain Python: {reason}", file=sys.stderr)
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()

    def compile(self, modules: list[str], folder: Path) -> None:
        """Leave the compiled group where the wheel is put together, or raise."""
        probe = folder / "probe.c"
        folder.mkdir(parents=True)
        probe.write_text("#include <Python.h>\n")
        try:  # before mypyc takes its seconds
            self.build_extensions([Extension("probe", [str(probe)])], folder / "probe")
        except Exception as reason:
            raise RuntimeError(f"no C compiler that works, or no Python headers ({reason})") from reason
        extensions = generate_c(modules, folder / "c")
        for file in sorted((folder / "c").rglob("*.[ch]")):
            check_c(file.name, file.read_text("utf-8"))
        self.build_extensions(extensions, Path(self.get_finalized_command("build").build_lib))
        self.distribution.have_run["build_ext"] = True

    def build_extensions(self, extensions: Extensions, folder: Path) -> None:
        self.distribution.ext_modules = extensions
        command = build_ext(self.distribution)
        command.build_lib = str(folder)
        command.ensure_finalized()
        command.run()


class WithClient(build_py):
    """Build the browser client before the files of the package are gathered."""

    def run(self) -> None:
        wish = os.environ.get("FOLKMOOT_WEB") or "try"
        script = Path("web/build.py")
        if wish != "0" and script.is_file():
            try:
                load(script).build()
            except Exception as reason:
                if wish == "require":
                    raise
                print(f"folkmoot: warning: the browser client is not built: {reason}", file=sys.stderr)
        self.__dict__.pop("data_files", None)  # gathered lazily; the client's files are new
        super().run()


def load(script: Path) -> Any:
    """A Python file beside this one as a module."""
    spec = importlib.util.spec_from_file_location("folkmoot_web_build", script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    setup(cmdclass={"bdist_wheel": HotWheel, "build_py": WithClient})
