"""Wheels that are not for this environment, fetched by the hash of a lock and unpacked."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build/page-wheels"


class Unavailable(Exception):
    """Why something cannot be had; one line."""


def last_line(text: str) -> str:
    """Return the last line of a program's output, usually the reason why it failed."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "it does not say why")


def locked(lock: str, name: str) -> str:
    """The lines of a lock about one library."""
    text = (ROOT / "requirements" / lock).read_text()
    found = re.search(rf"^{re.escape(name)}==(?:.|\n)*?(?=^\S|\Z)", text, re.MULTILINE)
    if found is None:
        raise Unavailable(f"requirements/{lock} does not name {name}")
    return "\n".join(line for line in found[0].splitlines() if not line.strip().startswith("#"))


def unpacked(lock: str, name: str, *platform: str) -> Path:
    """The folder of a wheel, for this machine or another platform; fetched once for each version of the lock."""
    wanted = locked(lock, name)
    folder = FOLDER / hashlib.sha256(wanted.encode()).hexdigest()[:16]
    if not folder.is_dir():
        FOLDER.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=FOLDER) as work:
            chosen = Path(work, "lock")
            chosen.write_text(wanted + "\n")
            pip = [sys.executable, "-m", "pip", "download", "-qq", "--disable-pip-version-check", "--no-deps"]
            options = ["--only-binary", ":all:", "--require-hashes", "-r", str(chosen), "-d", work]
            done = subprocess.run([*pip, *platform, *options], capture_output=True, text=True, check=False)
            if done.returncode:
                raise Unavailable(f"pip cannot fetch {name}: {last_line(done.stderr)}")
            wheel = next(Path(work).glob("*.whl"))
            with zipfile.ZipFile(wheel) as packed:
                packed.extractall(Path(work, "tree"))
            Path(work, "tree").rename(folder)
    return folder
