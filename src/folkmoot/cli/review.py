"""`folkmoot review`: what every decision of a recorded game cost, and what luck did; also as one page of HTML."""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TextIO

from rich import box
from rich.table import Table

from folkmoot.bots.judging import GRADES, ITERATIONS, How
from folkmoot.bots.review import parts, rows_of, total
from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.cli.review_page import page
from folkmoot.cli.shared import game_of, read_json, seat_names
from folkmoot.cli.tournament import progress, show_table
from folkmoot.core import Doc, Game, Note, State, notes_of
from folkmoot.text import Texts, signed, texts
from folkmoot.text.notes import heading
from folkmoot.text.notes import told as noted
from folkmoot.text.review import moment, story

EXAMPLES = """\
  folkmoot review game.json
  folkmoot review game.json --iterations 2000 --html review.html
  folkmoot review game.json --seconds 0.3 --level master --cache game.review"""
FORMAT = "folkmoot review 1"
LEVELS = ("strong", "master")
MOST = 1_000_000
LONGEST = 60.0


def register(commands: Commands) -> None:
    parser = commands.add("review", EXAMPLES)
    parser.take("record", metavar="RECORD")
    parser.take("--level", choices=LEVELS, default=LEVELS[0])
    parser.take("--iterations", type=int, metavar="N", told={"default": str(ITERATIONS)})
    parser.take("--seconds", type=float, metavar="S")
    parser.take("--seed", type=int, default=0, metavar="N", told={"playing": "no"})
    parser.take("--html", metavar="FILE")
    parser.take("--cache", metavar="FILE")
    parser.take("--json", action="store_true")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    said, how = texts(args.lang), how_of(args)
    record = read_json(args.record)
    game = game_of(record)
    rows, notes = list(rows_of(game, record)), notes_of(game, record)
    before = {row["n"]: state for state, row, _ in rows if row is not None and state is not None}
    names = seat_names(rows[0][2].players, said, record.get("seats"))
    with Cache(args.cache, record, how) as cache, progress(args.json, said, "review") as tick:
        for done, part in enumerate(parts(game, record, how, cache.known), 1):
            cache.keep(part)
            tick(done, len(rows))
    found = total([cache.known[n] for n in sorted(cache.known)], how, game, len(names))
    if args.html is not None:
        write(args.html, page(found, before, notes, said, names))
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        show(found, game, before, said, names)
        show_notes(notes, said, names)
    return 0


def how_of(args: argparse.Namespace) -> How:
    if args.iterations is not None and args.seconds is not None:
        raise Wrong("review-both")
    if args.iterations is not None and not 1 <= args.iterations <= MOST:
        raise Wrong("review-iterations", value=str(args.iterations), most=MOST)
    if args.seconds is not None and not 0 < args.seconds <= LONGEST:
        raise Wrong("review-seconds", value=str(args.seconds), most=int(LONGEST))
    return How(args.level, args.iterations or ITERATIONS, args.seconds, args.seed)


def write(path: str, content: str) -> None:
    try:
        Path(path).write_text(content, "utf-8")
    except OSError as error:
        raise Wrong("write", path=path, reason=str(error.strerror)) from None


class Cache:
    """Parts of a review, and a file that holds them line by line, so that a review that was stopped goes on."""

    def __init__(self, path: str | None, record: Doc, how: How) -> None:
        self.path = path
        self.known: dict[int, Doc] = {}
        judged = {key: value for key, value in record.items() if key != "notes"}
        content = json.dumps(judged, sort_keys=True).encode()
        self.head = {"format": FORMAT, "record": hashlib.sha256(content).hexdigest(), "how": how.doc()}
        self.file: TextIO | None = None
        self.written: set[int] = set()

    def __enter__(self) -> Cache:
        if self.path is not None:
            lines = list(self._read(self.path)) if Path(self.path).exists() else []
            if lines and lines[0] != self.head:
                raise Wrong("review-cache", path=self.path)
            self.known = {line["n"]: line for line in lines[1:]}
            try:
                self.file = Path(self.path).open("w", encoding="utf-8")
            except OSError as error:
                raise Wrong("write", path=self.path, reason=str(error.strerror)) from None
            self._write(self.head)
            for line in self.known.values():
                self._write(line)
        self.written = set(self.known)
        return self

    def _read(self, path: str) -> Iterator[Doc]:
        """Whole lines; the last one may have been cut off."""
        try:
            text = Path(path).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Wrong("read", path=path, reason=str(getattr(error, "strerror", None) or error)) from None
        for line in text.splitlines():
            try:
                found = json.loads(line)
            except json.JSONDecodeError:
                return
            if not isinstance(found, dict) or ("n" not in found and "format" not in found):
                raise Wrong("review-cache", path=path)
            yield found

    def _write(self, line: Doc) -> None:
        if self.file is not None:
            self.file.write(json.dumps(line) + "\n")
            self.file.flush()

    def keep(self, part: Doc) -> None:
        if part["n"] not in self.written:
            self.known[part["n"]] = part
            self.written.add(part["n"])
            self._write(part)

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()


def show(found: Doc, game: Game, before: dict[int, State], said: Texts, names: Sequence[str]) -> None:
    """Sums of every player, then their moments."""
    print(how_in_words(found, said))
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("player", "accuracy", "chances", "own", "others", "luck"):
        head = said.say(f"review-column-{column}")
        shown.add_column(head, no_wrap=True, justify="left" if column == "player" else "right")
    for word in (*(word for word, _ in GRADES), "mistake"):
        shown.add_column(said.say(f"review-mark-{word}"), no_wrap=True, justify="right")
    for name, seat in zip(names, found["seats"], strict=True):
        shown.add_row(
            name,
            "" if seat["accuracy"] is None else said.percent(seat["accuracy"], 0),
            f"{percent(seat['begin'])} → {percent(seat['end'])}",
            *(said.decimal(100 * seat[part], 0, signed=True) for part in ("own", "others", "luck")),
            *map(str, seat["grades"].values()),
        )
    show_table(shown)
    turns = {turn["n"]: turn for turn in found["turns"]}
    for number, seat in enumerate(found["seats"]):
        print(story(said, seat, names[number], found["together"]))
        for one in seat["moments"]:
            turn = turns[one["n"]]
            for line in told(before, turn, number, one["kind"], said, names):
                print(line)


def told(before: dict[int, State], turn: Doc, seat: int, kind: str, said: Texts, names: Sequence[str]) -> Iterator[str]:
    """A moment in a few lines."""
    head = f"{turn['n']:>5}  {said.say(f'review-mark-{kind}')}"
    if kind in ("lucky", "unlucky"):
        change = signed(percent(turn["drawn"][seat]))
        yield said.labelled(head, said.say("review-draw", who=names[seat], change=change))
        return
    words, decision = moment(before[turn["n"]].view(turn["seat"]), turn, said, names), turn["decision"]
    best, played = words["choices"][0], words["choices"][decision["played"]]
    shares = [percent(one["shares"][seat]) for one in decision["considered"]]
    yield head
    pairs = [("played", played, shares[decision["played"]])]
    pairs.append(("better", best, shares[0]) if decision["played"] else ("next", words["choices"][1], shares[1]))
    for name, choice, share in pairs:
        text = said.bracketed(choice["text"], said.say("review-share", share=share))
        yield f"       {said.labelled(said.say(f'review-{name}'), text)}"
    for reason in words["why"]:
        yield f"       · {reason}"


def show_notes(notes: Sequence[Note], said: Texts, names: Sequence[str]) -> None:
    """Print the notes of the record."""
    if notes:
        print(said.say("notes-title"))
    for note in notes:
        print(f"{note.at:>5}  {heading(said, note.at)}")
        for line in noted(said, note, names):
            print(f"       {line}")


def percent(share: float) -> int:
    return round(100 * share)


def how_in_words(found: Doc, said: Texts) -> str:
    how = found["how"]
    level = said.say(f"client-level-{how['level']}")
    if "seconds" in how:
        return said.say("review-how-seconds", level=level, seconds=said.decimal(how["seconds"], 1))
    return said.say("review-how", level=level, times=how["iterations"])
