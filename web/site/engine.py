"""The engine compiled for pages: mypyc's C in one library of WebAssembly, which Python in a page loads.

It needs two things beside what `make play` needs. zig, from PyPI (requirements/site.lock), is the compiler, and brings
the headers of a C library that is Emscripten's as far as the engine can tell. The headers of Python are those of a
Python on this machine of the version that pages run, or else Debian's, fetched through the machine's own apt.
Where one of them cannot be had, `library` says so in an `Unavailable`, and pages run the interpreted engine.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from wheels import ROOT, Unavailable, last_line, unpacked
from write_c import MARK, package

HERE = Path(__file__).resolve().parent
FOLDER = ROOT / "build/engine"
PYODIDE = ROOT / "web/node_modules/pyodide"
LOCK = "site.lock"
SUITE = "forky"
"""The Debian whose Python is the one of pages."""
NEAREST = "riscv32-linux-musl"
"""Platform of zig most like WebAssembly: 32 bits, with a clock of 64."""
TARGET = ("-target", "wasm32-emscripten", "-mcpu=generic-extended_const", "-fPIC", "-nostdlibinc")
EXACT = "-ffp-contract=off"
"""The same numbers as everywhere: setup.py."""
ENTRIES = ("PyInit_folkmoot__mypyc", "PyInit_folkmoot_loader")


def fingerprint() -> str:
    """Everything that the library is made of."""
    found = hashlib.sha256((PYODIDE / "package.json").read_bytes())
    own = (HERE / name for name in ("engine.py", "write_c.py", "loader.c"))
    locks = (ROOT / "requirements" / name for name in (LOCK, "main.lock"))
    for file in (ROOT / "setup.py", *own, *locks, *sorted((ROOT / "src/folkmoot").rglob("*.py"))):
        found.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        found.update(file.read_bytes())
    return found.hexdigest()[:16]


def hot_modules() -> set[Path]:
    """The modules that are in the library."""
    return {Path(name) for name in package().hot_modules(ROOT / "src/folkmoot")}


def library() -> Path:
    """The library; made if it isn't there."""
    made = FOLDER / f"{fingerprint()}.wasm"
    if not made.is_file():
        print("compiling the engine for pages: minutes, but only when it has changed", flush=True)
        FOLDER.mkdir(parents=True, exist_ok=True)
        work = FOLDER / "work"  # always the same: zig knows again what it has compiled before
        shutil.rmtree(work, ignore_errors=True)
        fresh = make(work)
        for old in FOLDER.glob("*.wasm"):
            old.unlink()
        fresh.rename(made)
        shutil.rmtree(work)
    return made


def make(work: Path) -> Path:
    told = variables()
    version = str(told["VERSION"])
    python = headers(version)
    zig = compiler()
    include = work / "include"
    settle_headers(include, told, zig)
    writing = [sys.executable, HERE / "write_c.py", work / "c", version]
    done = subprocess.run(writing, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unavailable(f"mypyc does not write C for pages: {last_line(done.stderr)}")
    written = json.loads(next(line for line in done.stdout.splitlines() if line.startswith(MARK))[len(MARK) :])
    libc = zig.parent / "lib/libc/include"
    system = [include, libc / NEAREST, libc / "generic-musl"]
    options = [*TARGET, *(f"-isystem{folder}" for folder in system), f"-I{python}"]
    options += [*(f"-I{folder}" for folder in written["headers"]), "-O2", "-g0", "-w", EXACT, "-c"]

    def compile_one(source: str) -> str:
        target = f"{work / Path(source).stem}.o"
        run(zig, "cc", *options, source, "-o", target)
        return target

    with ThreadPoolExecutor(package().processors()) as pool:
        objects = list(pool.map(compile_one, [*written["sources"], str(HERE / "loader.c")]))
    exports = [f"--export={name}" for name in ENTRIES]
    made = work / "engine.wasm"
    linking = ["-shared", "--experimental-pic", "--no-entry", "--allow-undefined", "--strip-all"]
    run(zig, "wasm-ld", *linking, *exports, *objects, "-o", str(made))
    return made


def variables() -> dict[str, object]:
    """Read the configuration of the Python of pages."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as packed:
        name = next(name for name in packed.namelist() if name.startswith("_sysconfigdata_"))
        source = ast.parse(packed.read(name))
    values = (node.value for node in source.body if isinstance(node, ast.Assign))
    table = next(value for value in values if isinstance(value, ast.Dict))
    pairs = zip(table.keys, table.values, strict=True)
    return {ast.literal_eval(name): value.value for name, value in pairs if name and isinstance(value, ast.Constant)}


def settle_headers(folder: Path, told: dict[str, object], zig: Path) -> None:
    """Write the headers that differ in pages from those of Python and of the C library: settings, types of
    addresses."""
    (folder / "bits").mkdir(parents=True)
    numbers = {name: value for name, value in told.items() if isinstance(value, int) and value}
    settings = {"_GNU_SOURCE": 1, "_Py_STACK_GROWS_DOWN": 1, **numbers}
    (folder / "pyconfig.h").write_text("".join(f"#define {name} {value}\n" for name, value in settings.items()))
    # zig's wasm32 has the same types as Emscripten's, and there a `size_t` is a `long`.
    types = (zig.parent / "lib/libc/include" / NEAREST / "bits/alltypes.h").read_text()
    (folder / "bits/alltypes.h").write_text(types.replace("#define _Addr int", "#define _Addr long"))


def compiler() -> Path:
    zig = unpacked(LOCK, "ziglang") / "ziglang" / ("zig.exe" if os.name == "nt" else "zig")
    zig.chmod(0o755)
    return zig


def run(zig: Path, *arguments: str) -> None:
    caches = dict.fromkeys(("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR"), str(FOLDER / "cache"))
    done = subprocess.run([zig, *arguments], env={**os.environ, **caches}, capture_output=True, text=True, check=False)
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if "error" in line]
        raise Unavailable(f"zig {arguments[0]} fails: {last_line(errors[0] if errors else done.stderr)}")


def headers(version: str) -> Path:
    """A folder with the headers of this version of Python, and without a configuration."""
    folder = FOLDER / f"python{version}"
    if not (folder / "Python.h").is_file():
        found = headers_here(version)
        with tempfile.TemporaryDirectory(dir=folder.parent) as work:
            copy = Path(work, "include")
            shutil.copytree(found or debian_headers(version, Path(work)), copy)
            (copy / "pyconfig.h").unlink(missing_ok=True)  # of another machine than a page
            shutil.rmtree(folder, ignore_errors=True)
            copy.rename(folder)
    return folder


def headers_here(version: str) -> Path | None:
    """Those of a Python on this machine."""
    question = "import sysconfig; print(sysconfig.get_python_version(), sysconfig.get_path('include'))"
    for python in (sys.executable, shutil.which(f"python{version}")):
        if python is not None:
            told = subprocess.run([python, "-c", question], capture_output=True, text=True, check=False).stdout
            own, _, folder = told.strip().partition(" ")
            if own == version and Path(folder, "Python.h").is_file():
                return Path(folder)
    return None


def debian_headers(version: str, work: Path) -> Path:
    """Those of a newer Debian, where this machine knows one: unpacked in a folder, nothing is installed."""
    missing = f"there are no headers of Python {version}"
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None or platform.system() != "Linux":
        raise Unavailable(missing)
    ask = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Identifier: Packages", "Label: Debian"]
    mirrors = subprocess.run(ask, capture_output=True, text=True, check=False).stdout.split()
    if not mirrors:
        raise Unavailable(f"{missing}, and apt knows no mirror of Debian")
    sources = work / "sources.list"
    sources.write_text(f"deb {mirrors[0]} {SUITE} main\n")
    for name in ("lists/partial", "cache/archives/partial"):
        (work / name).mkdir(parents=True)
    places = {
        "Dir::Etc::sourcelist": sources,
        "Dir::Etc::sourceparts": "/dev/null",
        "Dir::State": work,
        "Dir::State::lists": work / "lists",
        "Dir::Cache": work / "cache",
        "Acquire::Languages": "none",
        "APT::Sandbox::User": "",
    }
    apt = ["apt-get", "-qq", *(f"-o{name}={value}" for name, value in places.items())]
    package = f"libpython{version}-dev"
    for command in ([*apt, "update"], [*apt, "download", package]):
        done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Unavailable(f"{missing}, and apt-get does not fetch them: {last_line(done.stderr)}")
    file = next(work.glob("*.deb"))
    if subprocess.run(["dpkg-deb", "-x", file, work / "tree"], check=False).returncode:
        raise Unavailable(f"{missing}: {package} cannot be unpacked")
    return work / f"tree/usr/include/python{version}"


if __name__ == "__main__":
    print(library())
