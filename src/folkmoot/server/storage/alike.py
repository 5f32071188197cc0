"""Names that look alike, so that no two at one table do."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST = 40
"""Letters of a name."""
ALIKE = str.maketrans(
    "\u0430\u0432\u0433\u0435\u0437\u0456\u0458\u043a\u04cf\u043c\u043d\u043e\u0440\u0441\u0455\u0442\u0443\u0445\u044c"
    "\u0501\u051b\u051d\u0261\u03b1\u03b2\u03b3\u03b5\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c3\u03c4\u03c5\u03c7\u03c9"
    "\u0131\u0142\u00f8\u0111\u0127"
    "01l5|",
    "abre3ijkimhopcstyxbdqwgabyeikuvopotuxwilodhoiisi",
)
"""Letters of other alphabets, digits and signs that look like a Latin letter, small letters all of them."""


def looks(name: str) -> str:
    """Reduce a name to what it looks like: case, accents, widths, spaces and the alphabet it is written in are gone."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = (x for x in plain if not ("\u0300" <= x <= "\u036f" or x.isspace()))
    return "".join(letters).translate(ALIKE).replace("rn", "m").replace("vv", "w")


def distinct(name: str, others: Iterable[str]) -> str:
    """Make a name that looks like none of the others: where it does, a number follows it."""
    taken = {looks(other) for other in others if other}
    found, number = name, 1
    while looks(found) in taken:
        number += 1
        tail = f" {number}"
        found = name[: LONGEST - len(tail)] + tail
    return found
