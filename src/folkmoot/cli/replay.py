"""`folkmoot replay`: a record as a readable log, or the position after one of its rows; with what was noted there."""

from __future__ import annotations

import argparse
import json

from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.cli.position import show_position
from folkmoot.cli.shared import game_of, read_json, seat_names
from folkmoot.core import ALL, Doc, Note, Result, notes_of, replay
from folkmoot.text import Texts, texts, whole
from folkmoot.text.notes import told

EXAMPLES = """\
  folkmoot replay game.json
  folkmoot replay game.json --at 12
  folkmoot replay game.json --at 12 --json > position.json"""


def register(commands: Commands) -> None:
    parser = commands.add("replay", EXAMPLES)
    parser.take("record", metavar="RECORD")
    parser.take("--at", type=int, metavar="N")
    parser.take("--json", action="store_true")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    doc = read_json(args.record)
    game = game_of(doc)
    moments, said = list(replay(game, doc)), texts(args.lang)
    names = seat_names(moments[0].state.players, said, doc.get("seats"))
    notes = notes_of(game, doc)
    if args.json and args.at is None:
        raise Wrong("json-at")
    if args.at is not None:
        if not 0 <= args.at < len(moments):
            raise Wrong("no-row", value=str(args.at), last=len(moments) - 1)
        state = moments[args.at].state
        if args.json:
            print(json.dumps(state.to_position(), ensure_ascii=False, indent=1))
        else:
            show_position(said, state, names)
            print_notes(said, [note for note in notes if note.at == args.at], names, indent="")
        return 0
    for number, moment in enumerate(moments):
        if moment.row is not None:
            print_row(said, game.id, moment.row, [event.for_seat(ALL) for event in moment.events], names)
        print_notes(said, [note for note in notes if note.at == number], names)
    print_result(said, game.id, moments[-1].state.result(), names)
    return 0


def print_row(said: Texts, game: str, row: Doc, events: list[Doc | None], names: list[str]) -> None:
    """A row's number, then what happened in it line by line; nothing for a move that only ends a choice."""
    lines = [text for event in events if event is not None and (text := said.event(game, event, names)) is not None]
    if not lines and row["kind"] != "move":
        lines = [said.row(row, names)]
    for index, line in enumerate(lines):
        print(f"{row['n'] if index == 0 else '':>5}  {line}")


def print_notes(said: Texts, notes: list[Note], names: list[str], indent: str = "       ") -> None:
    for note in notes:
        for index, line in enumerate(told(said, note, names)):
            print(f"{indent}{'✎' if index == 0 else ' '} {line}")


def print_result(said: Texts, game: str, result: Result | None, names: list[str]) -> None:
    """Print the result and the score pad, if the game has ended."""
    if result is None:
        return
    who = said.listed(names[seat] for seat in result.winners)
    print(said.say(f"play-{result.outcome}", who=who, number=len(result.winners)))
    for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
        rows = said.listed(f"{said.say(f'{game}-row-{row.id}')} {whole(row.points[seat])}" for row in result.rows)
        score = said.labelled(names[seat], whole(result.scores[seat]))
        print(f"{result.places[seat]:>5}. {said.bracketed(score, rows)}")
