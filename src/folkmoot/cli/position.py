"""`folkmoot position`: a position in words, what may be done in it, its scores, and what a count would bring now."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from folkmoot.cli.arguments import Commands
from folkmoot.cli.shared import game_of, read_json, seat_names
from folkmoot.core import ALL, CHANCE, OVER, Row, State
from folkmoot.text import Texts, signed, texts, whole
from folkmoot.text.boards import lines

EXAMPLES = """\
  folkmoot position mine.json
  folkmoot replay game.json --at 12 --json > mine.json"""


def register(commands: Commands) -> None:
    parser = commands.add("position", EXAMPLES)
    parser.take("file", metavar="FILE")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    doc = read_json(args.file)
    game = game_of(doc)
    state = game.from_position(doc)
    said = texts(args.lang)
    show_position(said, state, seat_names(state.players, said))
    return 0


def show_position(said: Texts, state: State, names: list[str]) -> None:
    """The board, the question, the answers in notation, the scores."""
    game = state.game.id
    data = state.view(ALL).data
    for line in lines(game, data, said, names):
        print(line)
    print()
    print(said.ask(game, data["prompt"], names) if said.has(f"{game}-ask-{data['prompt']['ask']}") else data["prompt"])
    if state.turn == CHANCE:
        outcomes = state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        listed = said.listed(f"{state.name(code)} {weight}/{total}" for code, weight in outcomes)
        print(said.say("command-chance", outcomes=listed))
    elif state.turn >= 0:
        print(said.say("command-legal", actions=said.listed(state.name(code) for code in state.legal_actions())))
    print(said.say("command-scores", scores=score_line(said, names, state.scores())))
    show_parts(said, game, state.rows(), names)
    preview = getattr(state.game, "preview", None)
    rows: list[Row] = preview(state) if preview is not None and state.turn != OVER else []
    if rows and said.has(f"{game}-preview"):
        gained = [sum(row.points[seat] for row in rows) for seat in range(state.players)]
        print(said.say(f"{game}-preview", scores=score_line(said, names, gained)))
        show_parts(said, game, rows, names)


def score_line(said: Texts, names: list[str], points: Sequence[int]) -> str:
    return said.listed(said.labelled(names[seat], whole(score)) for seat, score in enumerate(points))


def show_parts(said: Texts, game: str, rows: Sequence[Row], names: list[str]) -> None:
    """Every point with its reason."""
    for row in rows:
        for part in row.parts:
            if said.has(f"{game}-part-{row.id}"):
                reason = said.bracketed(said.part(game, row, part, names), part.rule or "–")
                print("  " + said.labelled(f"{names[part.seat]} {signed(part.points)}", reason))
