"""Every Python at hand that this can run on; `make test-pythons` and `make dist` ask here.

    python .ci/pythons.py test    run the quick tests, interpreted, on each but that of .venv

A name on PATH may lead nowhere, or to another version, so each of them is asked: those on PATH, those that pyenv keeps
and those that uv keeps.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
ASK = "import sys; print('%d.%d' % sys.version_info[:2]); import venv, ensurepip"
UV = str(Path(sys.executable).with_name("uv"))


def candidates() -> list[str]:
    """List the interpreters to try, the best first: that of .venv, by name, with pyenv, with uv."""
    found = [sys._base_executable, *(f"python{version}" for version in VERSIONS)]  # type: ignore[attr-defined]
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    found += [str(path) for version in VERSIONS for path in sorted(pyenv.glob(f"versions/{version}.*/bin/python"))]
    if Path(UV).is_file():
        for version in VERSIONS:
            asked = [UV, "python", "find", "--managed-python", "--no-project", "--offline", version]
            found.append(subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip())
    return found


def at_hand(names: list[str]) -> dict[str, str]:
    """By version, the first of them that runs and can make an environment."""
    found: dict[str, str] = {}
    for name in names:
        if name and shutil.which(name):
            answer = subprocess.run([name, "-c", ASK], capture_output=True, text=True, check=False)
            if answer.returncode == 0 and answer.stdout.strip() in VERSIONS:
                found.setdefault(answer.stdout.strip(), name)
    return {version: found[version] for version in VERSIONS if version in found}


def environment(version: str, python: str) -> str:
    """One with what the tests take, as the lock has it; made once for each lock. Its Python."""
    folder, lock = ROOT / "build/pythons" / version, ROOT / "requirements/dev.lock"
    inside, mark = str(folder / "bin/python"), folder / "lock"
    if not mark.is_file() or mark.read_text("utf-8") != lock.read_text("utf-8"):
        subprocess.run([python, "-m", "venv", "--clear", folder], check=True)
        locked = ["--require-hashes", "-r", str(lock)]
        asked = [UV, "pip", "install", "--quiet", "--python", inside, *locked]
        if not Path(UV).is_file() or subprocess.run(asked, stderr=subprocess.DEVNULL, check=False).returncode:
            subprocess.run([inside, "-m", "pip", "install", "-qq", "--disable-pip-version-check", *locked], check=True)
        mark.write_text(lock.read_text("utf-8"), "utf-8")
    return inside


def test() -> int:
    own = "{}.{}".format(*sys.version_info)
    here = at_hand(candidates())
    failed = []
    for version, python in here.items():
        if version == own:
            continue
        print(f"tests: interpreted, without the long ones, on Python {version}", flush=True)
        command = [environment(version, python), "-m", "pytest", *sys.argv[2:]]
        settings = {"PYTHONPATH": "src", "FOLKMOOT_EXPECT_BUILD": "interpreted", "FOLKMOOT_SAMPLE": "1"}
        if subprocess.run(command, cwd=ROOT, env=os.environ | settings, check=False).returncode:
            failed.append(version)
    if missing := [version for version in VERSIONS if version not in here]:
        print(f"tests: Python {', '.join(missing)} is not at hand")
    if failed:
        print(f"tests: failed on Python {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    if sys.argv[1:2] != ["test"]:
        raise SystemExit(__doc__)
    sys.exit(test())
