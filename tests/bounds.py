"""Limits of a box's numbers, as refusals state them: `tests/<game>/bounds.txt`.

`python -m tests.bounds` says which differ, and writes them anew with `--write`, for a change that is meant to change
them.
"""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

from folkmoot import games
from folkmoot.core import BadBox
from tests import written

FAR = 999_999
"""More than any number of a box may be."""
LONG = 40
"""Longer than any list of a box."""
ENTRY = re.compile(r"^[\w-]+ = \{ value = ", re.MULTILINE)


def file_of(id: str) -> Path:
    return Path(__file__).parent / id / "bounds.txt"


def bounds(id: str) -> list[str]:
    """Return the refusal of each entry when its first number is far too large, and of a list that is too long."""
    text = files(f"folkmoot.games.{id}").joinpath("box.toml").read_text("utf-8")
    found = []
    with TemporaryDirectory() as folder:
        file = Path(folder) / "box.toml"
        for entry in ENTRY.finditer(text):
            value, rule, rest = text[entry.end() :].partition(", rule = ")
            values = [re.sub(r"-?\d+", str(FAR), value, count=1)]
            if value.startswith("["):
                values.append(str([1] * LONG))
            for other in values:
                file.write_text(text[: entry.end()] + other + rule + rest, "utf-8")
                try:
                    games.get(id).with_box(str(file))
                except BadBox as error:
                    found.append(str(error).partition(": ")[2].replace(str([1] * LONG), "[1, …]"))
                else:
                    found.append(f"{entry[0].split()[0]}: anything")
    return found


if __name__ == "__main__":
    found = ((file_of(id), "\n".join(bounds(id)) + "\n") for id in games.OWN)
    sys.exit(written.main("tests.bounds", found, sys.argv[1:]))
