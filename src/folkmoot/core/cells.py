"""Cells of tables that people open as spreadsheets."""

from __future__ import annotations

import re
from typing import Final

BREAKS: Final = re.compile("[\t\r\n\v\f\x85\u2028\u2029]")
"""What ends a cell or a line and stands in no name."""
STARTS: Final = re.compile('((?:^|;)[\\s"\u200b\ufeff]*)(?=[=+\\-@\uff1d\uff0b\uff0d\uff20])')
"""Where a formula begins; the last four signs are wide, as Japanese keyboards write them."""


def safe_cell(text: str) -> str:
    """Write a text so that no spreadsheet computes it, or any part of it.

    Where a comma is part of a number, spreadsheets split the lines of a file at semicolons, whatever the quotes say;
    and blanks or quotes before a formula do not keep it from being one.
    """
    return STARTS.sub(r"\1'", BREAKS.sub(" ", text))
