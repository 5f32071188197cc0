"""Compile the hot modules with mypyc while the wheel is built; everything else about the package is in pyproject.toml.

A module is hot if one of its first five lines is `# mypyc: hot`: each file says itself that it belongs to the group.
The group becomes one shared library, so that calls between its modules are direct; one interpreted helper in the
middle costs thirty-fold. So it is all or nothing. The C compiler gets one file for each game and each other package,
all at the same time, with core's short functions in front of each (docs/decisions/0007).

Environment variable FOLKMOOT_COMPILE:
    unset    try; without a C compiler, Python's headers or mypyc, warn and build a pure wheel
    0        do not try
    require  fail where the first would warn

The browser client is built into the package as well (web/build.py), behind a stamp of everything it is made of.
Environment variable FOLKMOOT_WEB: unset, 0 and require mean the same as above; without Node the package goes without.
Both are built at the same time.

Only wheels are compiled. Editable installs stay plain Python: a compiled file beside an edited source wins silently.
"""

import importlib.util
import os
import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HOT_MARK = "# mypyc: hot"
GROUP = "folkmoot"
SOURCE = Path("src/folkmoot")

Extensions = list[Any]  # one class at run time, in the stubs three that do not match


class Miscompile(Exception):
    """mypyc wrote C that computes something else than the Python it came from."""


def hot_modules(source: Path = SOURCE) -> list[str]:
    """The files of the group, sorted, so that the same sources give the same library."""
    return sorted(str(file) for file in source.rglob("*.py") if HOT_MARK in file.read_text("utf-8").splitlines()[:5])


def generate_c(modules: list[str], folder: Path) -> Extensions:
    """Let mypyc write the C of the group into folder: the library comes first, then a loader for each module."""
    from mypyc.build import mypycify

    # Types are checked strictly by `make lint`. Here the project's own configuration stays out, so that a stub
    # missing on somebody's machine does not cost them the compiled build. Nor are other people's packages read, a
    # thousand files: what comes from there is an object like any other to a hot module.
    options = ["--config-file=", "--no-site-packages", "--ignore-missing-imports", "--always-true=COMPILING"]
    options.append(f"--cache-dir={os.devnull}")
    try:
        extensions: Extensions = mypycify(
            [*options, *modules],
            opt_level="3",
            debug_level="0",
            separate=False,
            multi_file=True,
            group_name=GROUP,
            target_dir=str(folder),
        )
    except SystemExit as reason:  # after printing what is wrong
        raise RuntimeError("mypyc refuses a hot module, as printed above") from reason
    for file in sorted(folder.glob(f"{NATIVE}*.[ch]")):
        check_c(file.name, file.read_text("utf-8"))
    extensions[0].sources = bundle([Path(source) for source in extensions[0].sources], folder)
    if os.name == "posix":
        # Nobody replaces our functions at load time, so the C compiler may inline calls between modules: a third
        # faster, see docs/decisions/0001.
        # And both builds compute the same numbers, also where the machine could multiply and add in one rounding.
        for extension in extensions:
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-fno-semantic-interposition",
                "-ffp-contract=off",
            ]
    return extensions


NATIVE = "__native_"  # how the files begin that mypyc writes; the others are its own runtime


def bundle(sources: list[Path], folder: Path) -> list[str]:
    """Put each game and each other package into one C file, largest first, so that their parts are inlined."""
    bundles: dict[str, list[Path]] = {}
    for source in sources:
        package = source.stem.split("___")[1:]  # of __native_folkmoot___games___tribes___engine___turns
        name = "core" if not source.name.startswith(NATIVE) or not package else package[0]
        bundles.setdefault("_".join(package[:2]) if name == "games" else name, []).append(source)
    inlined = inline_functions(
        file for file in bundles["core"] if "___core___" in file.name or file.name == "list_ops.c"
    )
    headers = f'#include "{NATIVE}{GROUP}.h"\n#include "{NATIVE}internal_{GROUP}.h"\n'
    (folder / "inlined.h").write_text(headers + "".join(inlined), "utf-8")
    sizes: dict[str, int] = {}
    for name, files in bundles.items():
        first = [] if name == "core" else ["inlined.h"]
        target = folder / f"bundle_{name}.c"
        target.write_text("".join(f'#include "{file}"\n' for file in [*first, *(file.name for file in files)]), "utf-8")
        sizes[str(target)] = sum(file.stat().st_size for file in files)
    return sorted(sizes, key=lambda target: -sizes[target])


INLINED_LINES = 120  # of C, a dozen of Python
DEFINITION = re.compile(
    r"^(?!static\b)(?P<type>\w[^\n;{}#]*)\b(?P<name>CPy(?!Py_)\w+)(?P<rest>\([^\n;{}]*\) ?\{\n(?P<body>.*?)^\}\n)",
    re.DOTALL | re.MULTILINE,
)
HIDDEN = re.compile(r"^static\b[^\n;{}(=]*?\b(\w+)(?=\(|\[| =|;)", re.MULTILINE)


def inline_functions(sources: Iterable[Path]) -> Iterator[str]:
    """The short functions of these files once more, static, for another file that calls them to inline."""
    for source in sources:
        code = source.read_text("utf-8")
        hidden = set(HIDDEN.findall(code))
        for function in DEFINITION.finditer(code):
            words = re.findall(r"\w+|#|\.{3}", function["rest"])
            short = function["body"].count("\n") <= INLINED_LINES
            if short and hidden.isdisjoint(words) and not {"static", "#", "..."} & {*words}:
                yield "#define {name} inlined_{name}\nstatic inline {type}{name}{rest}".format(**function.groupdict())


NOT_CODE = re.compile(r'"(?:\\.|[^"\\])*"|/\*.*?\*/|//[^\n]*', re.DOTALL)
FUNCTION = re.compile(r"\bCPyDef_(\w+)\(.*\{\s*$", re.MULTILINE)
# Two operands of which the first is a literal without LL: 32 bits wide in C.
NARROW = re.compile(r"(?<![\w.])(-?\d+)\s*(?:(?:<<|>>)(?!=)|([-+*])\s*(-?\d+)(?![\w.]))")


def check_c(name: str, code: str) -> None:
    """Refuse arithmetic that mypyc 2.4.1 emits in 32 bits although Python asked for 64.

    It writes small constants as plain C literals. Beside a 64-bit variable that is harmless, but the type of a shift
    is that of its left side alone: `1 << n` becomes 8 for n = 35, also when the 1 came from a local that is set once.
    The same goes for a sum or product of two constants that leaves 32 bits.
    """
    code = NOT_CODE.sub(lambda match: '""' + "\n" * match[0].count("\n"), code)
    for match in NARROW.finditer(code):
        left, sign, right = match.groups()
        if sign:
            value = {"+": int.__add__, "-": int.__sub__, "*": int.__mul__}[sign](int(left), int(right))
            if -(2**31) <= value < 2**31:
                continue
        before = code[: match.start()]
        function = (FUNCTION.findall(before) or ["?"])[-1].replace("___", ".")
        number = before.count("\n") + 1
        raise Miscompile(
            f"{name}:{number}: in {function}: `{code.splitlines()[number - 1].strip()}` is computed in 32 bits; "
            "keep the constant out of the expression (use core's shift(value, by))"
        )


class ParallelBuild(build_ext):
    """Compile as many C files at a time as there are processors."""

    def build_extensions(self) -> None:
        self.parallel = processors()
        one_by_one = self.compiler.compile
        with ThreadPoolExecutor(self.parallel) as pool:

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                found = pool.map(lambda source: one_by_one([source], **options), sources)
                return [file for files in found for file in files]

            self.compiler.compile = compile_all
            super().build_extensions()


def processors() -> int:
    """Return the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class HotWheel(bdist_wheel):
    """A platform wheel with the compiled group, or a pure one."""

    def run(self) -> None:
        build = self.get_finalized_command("build")
        for folder in (build.build_lib, build.build_temp):
            shutil.rmtree(folder, ignore_errors=True)  # nothing of an earlier build may get into this wheel
        wish = os.environ.get("FOLKMOOT_COMPILE") or "try"
        if wish not in ("0", "require", "try"):
            raise SystemExit(f'folkmoot: FOLKMOOT_COMPILE is "{wish}"; it may be 0, require or unset')
        client = self.get_finalized_command("build_py")
        assert isinstance(client, WithClient)
        client.begin()
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
        self.build_extensions(extensions, Path(self.get_finalized_command("build").build_lib))
        self.distribution.have_run["build_ext"] = True

    def build_extensions(self, extensions: Extensions, folder: Path) -> None:
        self.distribution.ext_modules = extensions
        command = ParallelBuild(self.distribution)
        command.build_lib = str(folder)
        command.ensure_finalized()
        command.run()


class WithClient(build_py):
    """Build the browser client before the files of the package are gathered; it may begin while others compile."""

    under_way: Future[None] | None = None

    def begin(self) -> None:
        wish = os.environ.get("FOLKMOOT_WEB") or "try"
        script = Path("web/build.py")
        if self.under_way is None and wish != "0" and script.is_file():
            pool = ThreadPoolExecutor(1)
            self.under_way = pool.submit(load(script).build)
            pool.shutdown(wait=False)

    def run(self) -> None:
        self.begin()
        if self.under_way is not None:
            try:
                self.under_way.result()
            except Exception as reason:
                if os.environ.get("FOLKMOOT_WEB") == "require":
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
