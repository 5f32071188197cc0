"""The one way in which the server says no."""

from __future__ import annotations

from typing import Any

from folkmoot import games
from folkmoot.core import (
    BadBox,
    BadNotation,
    BadOptions,
    BadPosition,
    BadRecord,
    Doc,
    FolkmootError,
    IllegalAction,
    Misplaced,
    Refusal,
    UnknownGame,
)
from folkmoot.text import LANGUAGES, texts

STATUS = {
    "bad_request": 400,
    "no_person": 401,
    "not_yours": 403,
    "not_host": 403,
    "not_allowed": 403,
    "muted": 403,
    "banned": 403,
    "bad_origin": 403,
    "bad_host": 421,
    "bad_name": 422,
    "no_table": 404,
    "no_seat": 404,
    "no_game": 404,
    "no_lesson": 404,
    "no_record": 404,
    "not_found": 404,
    "too_slow": 408,
    "too_fast": 429,
    "too_much": 429,
    "too_large": 413,
    "busy": 503,
    "cannot_store": 503,
}
"""Status of each code; a move that the rules or the moment refuse is 409."""


class Refused(Exception):
    """Anything a client asks for and does not get."""

    def __init__(self, code: str, text: str, rule: str = "", /, **args: Any) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule
        self.args_doc: Doc = args
        """Arguments for the client; a `fault` beside it is for `said_in`."""
        self.status = STATUS.get(code, 409)

    @staticmethod
    def of(doc: Doc) -> Refused:
        """The refusal that `doc` was made of."""
        found = Refused(doc["code"], doc["text"], doc["rule"], **doc["args"])
        found.status = doc.get("status", found.status)
        return found

    def doc(self) -> Doc:
        return {"code": self.code, "text": self.text, "rule": self.rule, "args": self.args_doc}

    def said_in(self, wishes: str) -> Doc:
        """The document for a client with these languages (`Accept-Language`), the first that there is."""
        args = {key: value for key, value in self.args_doc.items() if key != "fault"}
        fault = self.args_doc.get("fault")
        text = self.text
        if fault is not None:
            known = [wish for wish in (part.strip()[:2].lower() for part in wishes.split(",")) if wish in LANGUAGES]
            error = Misplaced(str(args.get("where", "")), self.text, fault["told"], **fault["given"])
            text = texts(known[0]).fault(error) if known else text
        return {"code": self.code, "text": text, "rule": self.rule, "args": args}


def cannot_store() -> Refused:
    """Neither done nor lost: whoever repeats it with the same id learns what has become of it."""
    return Refused("cannot_store", "the table cannot store anything just now; repeat it with the same id")


class Forestalled(Refused):
    """Another process wrote to the table first: nothing was done, and it may be tried again."""

    def __init__(self) -> None:
        refused = cannot_store()
        super().__init__(refused.code, refused.text)


def of_rules(refusal: Refusal) -> Refused:
    """A refusal by the rules of a game."""
    args = dict(refusal.args)
    return Refused(refusal.code, f"not legal: {refusal.code}", refusal.rule, **args)


CODES: tuple[tuple[type[FolkmootError], str], ...] = (
    (BadOptions, "bad_options"),
    (BadBox, "bad_box"),
    (BadRecord, "bad_record"),
    (BadPosition, "bad_record"),
    (BadNotation, "bad_notation"),
    (UnknownGame, "no_game"),
)


def of_error(error: FolkmootError) -> Refused:
    """A refusal by the library."""
    if isinstance(error, IllegalAction):
        return of_rules(error.refusal)
    for kind, code in CODES:
        if isinstance(error, kind):
            return Refused(code, str(error), where=getattr(error, "where", ""), **_fault(error))
    return Refused("bad_request", str(error), **_fault(error))


def check_game(game: str) -> None:
    if game not in games.ids():
        raise Refused("no_game", "there is no such game")


def _fault(error: FolkmootError) -> Doc:
    return {"fault": {"told": error.told, "given": error.given}} if error.told else {}
