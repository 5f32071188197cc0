"""The fields of a record that nothing follows from: names, salts, votes, scores.

No rule of a game would notice what they hold, so their size is bounded here, by more than any record needs. Fields that
are not known are refused rather than left out: the digests of a fair deal are bound to seats and rows as they are.
"""

from __future__ import annotations

from folkmoot.core.documents import Field

MOST_SEATS = 99
LONGEST_NAME = 200
"""Characters of what a seat is called."""
LONGEST_WORD = 1000
"""Characters of any other word, such as the command of somebody's own bot."""
LONGEST_DIGEST = 64
HIGHEST = 2**53
"""Of points, to either side."""
SEAT_FIELDS = ("seat", "kind", "name", "level", "plays")
SALT_FIELDS = ("seat", "commitment", "salt")
WHO_FIELDS = ("kind", "name", "level", "why")
FORFEIT_FIELDS = ("seat", "why")
OF_PARTS = ("n", "kind", "digest", "who", "scores", "ranks", "forfeits")
"""Fields of rows that are checked by themselves."""
LONGEST = {"name": LONGEST_NAME, "commitment": LONGEST_DIGEST, "salt": LONGEST_DIGEST}
"""Characters of texts, by field; of others LONGEST_WORD."""


def check_opening(record: Field) -> int:
    """Check what a record says of its players beside the game itself; returns how many they are."""
    players = record.at("players").number(1, MOST_SEATS)
    for key in ("rules", "lesson"):
        record.at(key).plain(LONGEST_WORD)
    for key in ("seed", "commitment"):
        record.at("dealer").at(key).plain(LONGEST_WORD)
    for key, fields in (("seats", SEAT_FIELDS), ("salts", SALT_FIELDS)):
        for one in record.at(key).items(players) if record.has(key) else ():
            check_parts(one.object(fields), players)
    return players


def check_row(row: Field, kind: str, players: int) -> None:
    """Check the fields of a row but its number, its kind, and what a move is refused for when it is carried out."""
    besides = ("n", "kind", "digest", "seat", "steps") if kind == "move" else OF_PARTS
    check_parts(row, players, besides)
    row.at("digest").plain(LONGEST_DIGEST)
    if row.has("who"):
        check_parts(row.at("who").object(WHO_FIELDS), players)
    if kind in ("stop", "end"):
        check_points(row, players)


def check_points(row: Field, players: int) -> None:
    """Check how a game stopped or ended: points and places seat by seat, and who had left."""
    for score in row.at("scores").exactly(players) if row.has("scores") else ():
        score.number(-HIGHEST, HIGHEST)
    for rank in row.at("ranks").exactly(players) if row.has("ranks") else ():
        rank.number(1, players)
    for forfeit in row.at("forfeits").items(players) if row.has("forfeits") else ():
        check_parts(forfeit.object(FORFEIT_FIELDS), players)


def check_parts(of: Field, players: int, besides: tuple[str, ...] = ()) -> None:
    """Check the texts and numbers of an object, those of fields that are known by their names as what these are."""
    for key in of.value:
        part = of.at(key)
        if key in besides or part.value is None:
            continue
        if key == "seat":
            part.number(0, players - 1)
        elif key in LONGEST:
            part.text(LONGEST[key])
        else:
            part.plain(LONGEST_WORD)
