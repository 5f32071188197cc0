"""Box data: every number printed on a component, in a TOML file, each with its rule and its mark.

An entry is an inline table: `glory = { value = [0, 1, 3], rule = "E6", mark = "book" }`. A game reads its entries
through `BoxFile`, which names file and line when a value cannot be.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from folkmoot.core.errors import LONGEST, BadBox, out_of_bounds, shown

KEYS = ("value", "rule", "mark", "note")
LONGEST_VALUE = 1000
"""Letters of a word, or values of a list: more than any entry has."""
OWN = "own"
"""The mark of a value that an owner of the box has corrected."""
FORM = "{ value = …, rule = …, mark = … }"


@dataclass(frozen=True)
class Entry:
    """One value with where it comes from."""

    path: str
    value: Any
    rule: str
    mark: str
    note: str
    where: str

    def wrong(self, what: str, told: str = "", **given: str | int) -> BadBox:
        """The error of this entry; `told` is the sentence of the catalogues that says `what`."""
        return BadBox(f"{self.where}: {self.path}", what, told, **given)

    def outside(self, value: object, low: int, high: int) -> BadBox:
        return out_of_bounds(self.wrong, value, low, high)

    def number(self, low: int, high: int) -> int:
        """A whole number within bounds."""
        if type(self.value) is not int or not low <= self.value <= high:
            raise self.outside(self.value, low, high)
        return self.value

    def numbers(self, length: int | range, low: int, high: int) -> list[int]:
        """A list of whole numbers within bounds, as many as `length` says."""
        values = self.value
        lengths = range(length, length + 1) if isinstance(length, int) else length
        if type(values) is not list or len(values) not in lengths:
            size = f"{lengths[0]}" if len(lengths) == 1 else f"{lengths[0]} to {lengths[-1]}"
            raise self.wrong(f"{values!r} is not a list of {size} numbers", "numbers", value=repr(values), size=size)
        for value in values:
            if type(value) is not int or not low <= value <= high:
                raise self.outside(value, low, high)
        return list(values)


class BoxFile:
    """The parsed file; `entry` finds one value, `check_all_read` refuses what nobody asked for."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.lines = _lines_of_keys(text)
        try:
            self.tables = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"at line (\d+)", str(error))
            line = int(found[1]) if found else len(text.splitlines())
            raise BadBox(f"{name}:{line}", f"not valid TOML ({error})", "toml", reason=str(error)) from None
        self.entries: dict[str, Entry] = {}

    def where(self, path: str) -> str:
        """File and line of a key, or of the nearest table above it."""
        while path and path not in self.lines:
            path = path.rpartition(".")[0]
        return f"{self.name}:{self.lines.get(path, 1)}"

    def entry(self, path: str) -> Entry:
        node: Any = self.tables
        for key in path.split("."):
            if not isinstance(node, dict) or key not in node:
                raise BadBox(f"{self.where(path)}: {path}", "missing", "missing")
            node = node[key]
        where, place = self.where(path), f"{self.where(path)}: {path}"
        if not isinstance(node, dict) or "value" not in node:
            raise BadBox(place, f"not of the form {FORM}", "form", form=FORM)
        for key in ("rule", "mark"):
            if not isinstance(node.get(key), str) or not node[key]:
                raise BadBox(f"{place}.{key}", "missing", "missing")
        unknown = sorted(set(node) - set(KEYS))
        if unknown:
            fields = ", ".join(KEYS)
            raise BadBox(f"{place}.{unknown[0]}", f"unknown field (fields: {fields})", "unknown-field", fields=fields)
        entry = Entry(path, node["value"], node["rule"], node["mark"], str(node.get("note", "")), where)
        self.entries[path] = entry
        return entry

    def check_all_read(self) -> None:
        """An entry that no rule reads is a misspelt one."""
        for path in _paths(self.tables, ""):
            if path not in self.entries:
                raise BadBox(f"{self.where(path)}: {path}", "isn't an entry of this box", "no-entry")

    def digest(self) -> str:
        """Changes with any value, not with comments or marks."""
        values = {path: entry.value for path, entry in sorted(self.entries.items())}
        return hashlib.sha256(json.dumps(values, sort_keys=True, ensure_ascii=True).encode()).hexdigest()


def read_file(path: str) -> tuple[str, str]:
    """The text of a file with box data, and its name."""
    try:
        return Path(path).read_text("utf-8"), Path(path).name
    except (OSError, UnicodeDecodeError) as error:
        raise BadBox(str(path), f"cannot be read ({error})", "unreadable", reason=str(error)) from None


def values_of(text: str) -> dict[str, Any]:
    """The value of every entry of a file with box data."""
    tables = tomllib.loads(text)
    found: dict[str, Any] = {}
    for path in _paths(tables, ""):
        node: Any = tables
        for key in path.split("."):
            node = node[key]
        found[path] = node["value"]
    return found


def corrections_in(text: str, name: str) -> dict[str, Any] | None:
    """The values of a file that only corrects some, by path; None for a file with whole entries."""
    values = _values(BoxFile(text, name).tables, "")
    return None if any(path.endswith(".value") for path in values) else values


def _values(table: dict[str, Any], above: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in table.items():
        found |= _values(value, f"{above}{key}.") if isinstance(value, dict) else {f"{above}{key}": value}
    return found


def corrected_text(table: dict[str, Any], values: dict[str, Any], name: str, written: str = "") -> str:
    """Box data with other values in some of its entries. `written` is the file that corrects them, for its lines."""
    for path, value in values.items():
        if path not in table:
            raise BadBox(place_of(path[:LONGEST], name, written), "isn't an entry of this box", "no-entry")
        if not _is_plain(value):
            what = f"{shown(value)} is neither a number nor a word, nor a list of them"
            raise BadBox(place_of(path, name, written), what, "no-value", value=shown(value))
    lines = []
    for path, entry in table.items():
        fields = {**entry, "value": values[path], "mark": OWN} if path in values else entry
        said = ", ".join(f"{key} = {json.dumps(fields[key])}" for key in KEYS)
        lines.append(f"{path} = {{ {said} }}")
    return "\n".join(lines) + "\n"


def _is_plain(value: object) -> bool:
    """Tell whether it may be the value of an entry; none is as long as `LONGEST_VALUE`."""
    if isinstance(value, list):
        return len(value) <= LONGEST_VALUE and all(_is_plain(item) for item in value)
    return type(value) is int or (isinstance(value, str) and len(value) <= LONGEST_VALUE)


def place_of(path: str, name: str, written: str) -> str:
    """Return the place of a correction: file, line and entry."""
    line = _lines_of_keys(written).get(path)
    if not name:
        return path
    return f"{name}:{line}: {path}" if line is not None else f"{name}: {path}"


def table_of(entries: dict[str, Entry]) -> dict[str, Any]:
    """Every entry with value, rule, mark and note: for the rules page."""
    return {
        path: {"value": entry.value, "rule": entry.rule, "mark": entry.mark, "note": entry.note}
        for path, entry in entries.items()
    }


def _paths(table: dict[str, Any], above: str) -> list[str]:
    found: list[str] = []
    for key, value in table.items():
        path = f"{above}{key}"
        if isinstance(value, dict) and "value" not in value and all(isinstance(v, dict) for v in value.values()):
            found += _paths(value, f"{path}.")
        else:
            found.append(path)
    return found


def _lines_of_keys(text: str) -> dict[str, int]:
    """The line on which each table and each key begins."""
    lines: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        head = re.match(r"\s*\[\s*([\w.\-]+)\s*\]", line)
        key = re.match(r"\s*([\w.\-]+)\s*=", line)
        if head:
            table = head[1]
            lines[table] = number
        elif key:
            lines.setdefault(f"{table}.{key[1]}" if table else key[1], number)
    return lines
