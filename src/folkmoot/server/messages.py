"""Requests of clients, as checked on arrival and described in OpenAPI. Responses: documents/."""

from __future__ import annotations

import json
import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from folkmoot.core.notes import LONGEST_TEXT, MOST_MOVES
from folkmoot.server.errors import Refused
from folkmoot.server.play_message import (
    HIGHEST_SEAT,
    HIGHEST_VERSION,
    LONGEST,
    LONGEST_ID,
    LONGEST_STEP,
    MOST_STEPS,
    PlainPlay,
)

LARGEST = 64 * 1024
"""Bytes of a message, and of a body that is not a record."""
Id = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_ID, pattern=r"^[\x21-\x7e]+$")]
TURNING = {chr(code) for code in (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))}


def hidden(x: str) -> bool:
    """Control characters, halves of letters, and marks that turn the writing direction of what follows."""
    return x in TURNING or unicodedata.category(x) in ("Cc", "Cs")


def printable(text: str) -> str:
    """Without what cannot be printed."""
    kept = "".join(" " if hidden(x) else x for x in text).strip()
    if not kept:
        raise ValueError("must contain readable text")
    return kept


JOINERS = {"\u200c", "\u200d"}
"""They decide how letters of some scripts, and emoji, are joined; between others nobody sees them."""
JOINING = {
    "ARABIC", "SYRIAC", "MONGOLIAN", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU",
    "KANNADA", "MALAYALAM", "SINHALA", "TIBETAN", "MYANMAR", "KHMER",
}  # fmt: skip
"""The scripts, by the first word of their letters' names."""
EMOJI = ("So", "Sk")
UNSEEN = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164), (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFC), (0x1BCA0, 0x1BCA3), (0x1D159, 0x1D159), (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)  # fmt: skip
"""Characters that Unicode calls ignorable by default, and others that look like nothing; Python knows the former only
in part."""


def joins(before: str, after: str) -> bool:
    """Return True if a joiner between these characters can be seen."""
    if all(x == "\ufe0f" or unicodedata.category(x) in EMOJI for x in (before, after)):
        return True
    scripts = {unicodedata.name(x, "").partition(" ")[0] for x in (before, after)}
    return len(scripts) == 1 and scripts <= JOINING


def unseen(name: str, at: int) -> bool:
    """Return True if the character at `at` is invisible there."""
    x = name[at]
    if x in JOINERS:
        return not (0 < at < len(name) - 1 and joins(name[at - 1], name[at + 1]))
    if x == "\ufe0f":
        return at == 0 or unicodedata.category(name[at - 1]) not in ("So", "Po", "Nd")
    if unicodedata.category(x) in ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"):
        return True
    return any(first <= ord(x) <= last for first, last in UNSEEN)


def visible(name: str) -> str:
    """A name as everybody sees it: without characters that nobody can see, by which two names could look alike."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    for at, x in enumerate(name):
        if unseen(name, at):
            raise PydanticCustomError(
                "bad_name", "a name must not contain invisible characters (U+{code})", {"code": f"{ord(x):04X}"}
            )
    if not any(unicodedata.category(x)[0] in "LNPS" for x in name):
        raise PydanticCustomError("bad_name", "a name must contain a visible character", {})
    return name


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$"),
    AfterValidator(visible),
]
Step = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_STEP)]
Hex64 = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Key = Annotated[str, StringConstraints(max_length=64)]
Level = Annotated[str, StringConstraints(min_length=1, max_length=20)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Entry = Annotated[str, StringConstraints(min_length=1, max_length=80)]
"""A path in a box, such as `harmony.dwarf`."""
MOST_CORRECTIONS = 200
SeatNumber = Annotated[int, Field(ge=0, le=HIGHEST_SEAT)]
Version = Annotated[int, Field(ge=0, le=HIGHEST_VERSION)]
Language = Literal["en", "ru", "pl", "ja"]
Mark = Literal["", "acorn", "bell", "boat", "feather", "fish", "fox", "key", "mushroom", "owl", "paw", "snail", "tower"]
"""Avatar of a person; clients draw it."""
Colour = Literal["", "ink", "rust", "teal", "rose", "olive", "indigo"]
"""The colours of seats, in the order of seats."""
Reaction = Literal["hello", "luck", "well", "thanks", "wow", "laugh", "think", "oops"]
"""Signs that a person may send to a table with one touch."""


def of_validation(error: ValidationError, *before: str) -> Refused:
    """Turn a validation error into a refusal; `before`: path of the message."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return refused_for(first["type"], (*before, *first["loc"]), first["msg"])


def read_body(body: bytes) -> Any:
    """JSON as any client writes it."""
    try:
        return json.loads(body)
    except ValueError:
        raise refused_for("json_invalid", ("body",), "this is not JSON") from None


def refused_for(kind: str, place: tuple[int | str, ...], text: str) -> Refused:
    where = ".".join(str(part) for part in place)
    code = "bad_name" if kind == "bad_name" else "bad_request"
    refused = Refused(code, f"{where}: {text}" if where else text, where=where)
    refused.status = 422
    return refused


class Strict(BaseModel):
    """No field that is not known, no number from a string."""

    model_config = ConfigDict(extra="forbid", strict=True)


# What a client does at a table; the same through the socket and through plain requests.


class Play(Strict):
    id: Id
    seat: SeatNumber
    version: Version
    steps: Annotated[list[Step], Field(max_length=MOST_STEPS)]
    thought: Annotated[float, Field(ge=0, le=LONGEST, allow_inf_nan=False)] | None = None
    """Seconds for which the client has shown the decision: the rest of the time was spent on the way."""

    def plain(self) -> PlainPlay:
        return PlainPlay(self.id, self.seat, self.version, self.steps, self.thought)


class Undo(Strict):
    id: Id
    seat: SeatNumber
    version: Version
    to: Version


class Vote(Strict):
    id: Id
    seat: SeatNumber
    on: Annotated[str, StringConstraints(pattern=r"^(abandon|resume|close|undo [0-9]{1,9})$")]
    answer: bool


class Chat(Strict):
    id: Id
    text: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500), AfterValidator(printable)
    ]


class React(Strict):
    id: Id
    seat: SeatNumber
    what: Reaction


class Hint(Strict):
    id: Id
    seat: SeatNumber
    version: Version
    lang: Language = "en"


class SocketPlay(Play):
    type: Literal["play"]


class SocketUndo(Undo):
    type: Literal["undo"]


class SocketVote(Vote):
    type: Literal["vote"]


class SocketChat(Chat):
    type: Literal["chat"]


class SocketReact(React):
    type: Literal["react"]


class SocketHint(Hint):
    type: Literal["hint"]


class SocketOpen(Strict):
    type: Literal["open"]
    id: Id
    seat: SeatNumber | None


class SocketWatch(Strict):
    """A moment of the game is shown to this client, or is over: bots wait for whoever sits here."""

    type: Literal["watch"]
    id: Id
    on: bool


class SocketPing(Strict):
    type: Literal["ping"]
    id: Id


SocketMessage = (
    SocketPlay | SocketUndo | SocketVote | SocketChat | SocketReact | SocketHint | SocketOpen | SocketWatch | SocketPing
)
socket_message: TypeAdapter[SocketMessage] = TypeAdapter(Annotated[SocketMessage, Field(discriminator="type")])


# People.


class NewPerson(Strict):
    name: Name


class ChangePerson(Strict):
    name: Name | None = None
    webhook: Annotated[str, StringConstraints(max_length=500)] | None = None
    mark: Mark | None = None
    colour: Colour | None = None


class Recover(Strict):
    code: Annotated[str, StringConstraints(min_length=1, max_length=80)]


class Forget(Strict):
    everywhere: bool = False


# Tables.


RETURNS = 2
Returns = Annotated[int, Field(ge=0, le=9)]
"""Number of times that a seat may come back after its time has run out."""


class LiveClock(Strict):
    kind: Literal["live"]
    base: Annotated[int, Field(ge=5, le=86_400)]
    per_move: Annotated[int, Field(ge=0, le=3_600)]
    returns: Returns = RETURNS


class DaysClock(Strict):
    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30)]
    returns: Returns = RETURNS


Clock = Annotated[LiveClock | DaysClock, Field(discriminator="kind")]


class NewSeat(Strict):
    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Strict):
    game: Word
    options: dict[Word, Any] = {}
    corrections: Annotated[dict[Entry, Any], Field(max_length=MOST_CORRECTIONS)] = {}
    """Corrections of the box by the person who opens the table."""
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=20)]
    public: bool = False
    spectators: Literal["nothing", "everything", "none"] = "nothing"
    hints: bool = True
    clock: Clock | None = None
    salt: Hex64 | None = None


class Join(Strict):
    seat: SeatNumber | None = None
    key: Key | None = None
    name: Name | None = None
    salt: Hex64 | None = None


class Start(Strict):
    level: Level = "casual"


class Salt(Strict):
    seat: SeatNumber
    salt: Hex64


class AtSeat(Strict):
    seat: SeatNumber


PersonId = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[\w-]+$")]


class FreeSeat(AtSeat):
    """Make a seat free before the game; in it, hand it to a bot until its person comes back."""

    do: Literal["free"]


class NameSeat(AtSeat):
    """Call a seat otherwise at this table; null: by its number."""

    do: Literal["name"]
    name: Name | None


class RestrictSeat(AtSeat):
    """Let somebody no longer write and react here, or no longer be here."""

    do: Literal["mute", "ban"]


class LiftRestriction(Strict):
    """Allow it again."""

    do: Literal["unmute", "unban"]
    person: PersonId


HostAct = Annotated[FreeSeat | NameSeat | RestrictSeat | LiftRestriction, Field(discriminator="do")]
"""Action of a table's host."""


class WholeRecord(Strict):
    record: dict[str, Any]


class Upload(WholeRecord):
    at: Version


class Telling(Upload):
    lang: Language = "en"


class Asked(Strict):
    """Question: about an action (notation), the points of a seat, a thing (word), the end, or whose turn it is."""

    ask: Literal["action", "points", "thing", "end", "turn"]
    text: Annotated[str, StringConstraints(max_length=120)] = ""
    of: SeatNumber = 0
    row: Annotated[str, StringConstraints(max_length=40)] = ""
    lang: Language = "en"


class RecordQuestion(Upload, Asked):
    """A question about a record from a file, after row `at`."""


def note_text(text: str) -> str:
    """A text of several lines, without what `printable` does not let through either."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join("".join(" " if hidden(x) else x for x in line).rstrip() for line in lines).strip()


NoteText = Annotated[str, StringConstraints(max_length=LONGEST_TEXT), AfterValidator(note_text)]


class Move(Strict):
    seat: SeatNumber | None
    steps: Annotated[list[Step], Field(min_length=1, max_length=1000)]


class NewNote(Strict):
    at: Version
    """The position after this row."""
    text: NoteText = ""
    variation: Annotated[list[Move], Field(max_length=MOST_MOVES)] = []


class ChangeNote(Strict):
    text: NoteText


class Analysis(Upload):
    seat: SeatNumber | None = None
    """Play this seat against bots; without one, all of them."""
    lang: Language = "en"
    """Language of the names of bots whose seats become the person's own."""
