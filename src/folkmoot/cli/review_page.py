"""A review as one page of HTML that needs nothing else: chart, sums, moments with boards in words, every choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from folkmoot.bots.judging import GRADES
from folkmoot.core import Doc, Note, State
from folkmoot.text import Texts
from folkmoot.text.boards import lines
from folkmoot.text.notes import heading, move
from folkmoot.text.review import moment, story

INKS = ("#1e2130", "#a0623a", "#2e8079", "#b0468c", "#6c7280", "#5d6f1f")
"""One for each seat, told apart by their lightness too."""
SIGNS = {"best": "✓", "good": "✓", "doubtful": "~", "mistake": "✗", "found": "✓", "lucky": "✦", "unlucky": "✦"}
COLOURS = {
    "best": "#1f6b45",
    "good": "#1f6b45",
    "doubtful": "#8a5a00",
    "mistake": "#a31f34",
    "found": "#1f6b45",
    "lucky": "#3f3fa8",
    "unlucky": "#3f3fa8",
}
WIDTH, HEIGHT, LEFT = 900, 240, 34
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;
background:#f9f6ec;color:#1e2130}
h1,h2,h3{font-family:Georgia,serif;line-height:1.2}
svg{width:100%;height:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.3rem .6rem .3rem 0;border-bottom:1px solid #d9d2bd}
td.n,th.n{text-align:right}
.moment{border:1px solid #cfc6ab;border-radius:.5rem;padding:.2rem 1rem;margin:1rem 0;background:#fffdf6}
.mark{font-weight:700}
.small{color:#5a5a5a;font-size:.9rem}
dt{font-weight:700}
dd{margin:0 0 .5rem}
@media(prefers-color-scheme:dark){
body{background:#171a24;color:#efe9da}
.moment{background:#20242f;border-color:#3d4252}
th,td{border-color:#3d4252}
.small{color:#b9b3a4}
.mark,.seat{filter:brightness(1.9)}
}
"""


def page(found: Doc, before: Mapping[int, State], notes: Sequence[Note], said: Texts, names: Sequence[str]) -> str:
    """The whole page."""
    title = f"{said.name(found['game'])} · {said.say('review-title')}"
    limits = {word: round(100 * below) for word, below in GRADES}
    told = [
        said.say("review-grades", doubtful=limits["good"], mistake=limits["doubtful"]),
        said.say("review-luck-is"),
    ]
    stories = [story(said, seat, name, found["together"]) for name, seat in zip(names, found["seats"], strict=True)]
    body = [
        f"<h1>{escape(title)}</h1>",
        chart(found, said, names),
        *(f"<p>{escape(told)}</p>" for told in stories),
        sums(found, said, names),
        f'<p class="small">{escape(said.gap.join(told))}</p>',
        moments(found, before, said, names),
        noted(notes, said, names),
        decisions(found, before, said, names),
    ]
    return (
        f'<!doctype html>\n<html lang="{said.language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<style>{STYLE}</style></head><body>\n" + "\n".join(body) + "\n</body></html>\n"
    )


def chart(found: Doc, said: Texts, names: Sequence[str]) -> str:
    """Shares of the victory stacked to a hundred; where all win together, the one line that there is."""
    turns, players = found["turns"], found["players"]
    sides = players // found["allies"]
    seats = range(sides)  # the first of each side speaks for its allies
    across = [LEFT + (WIDTH - LEFT) * number / max(len(turns) - 1, 1) for number in range(len(turns))]
    lower = [0.0] * len(turns)
    shapes = []
    for seat in seats:
        upper = [low + turn["chances"][seat] for low, turn in zip(lower, turns, strict=True)]
        edge = [f"{x:.1f},{HEIGHT * (1 - min(y, 1.0)):.1f}" for x, y in zip(across, upper, strict=True)]
        foot = [f"{x:.1f},{HEIGHT * (1 - min(y, 1.0)):.1f}" for x, y in zip(across, lower, strict=True)]
        ink = INKS[seat % len(INKS)]
        shapes.append(f'<polygon points="{" ".join(edge + foot[::-1])}" fill="{ink}" stroke="#fff" stroke-width="1"/>')
        lower = upper
    for share in (25, 50, 75):
        y = HEIGHT * (1 - share / 100)
        shapes.append(f'<line x1="{LEFT}" x2="{WIDTH}" y1="{y:g}" y2="{y:g}" stroke="#fff" stroke-dasharray="2 5"/>')
        shapes.append(f'<text x="{LEFT - 6}" y="{y + 4:g}" text-anchor="end" fill="currentColor">{share}</text>')
    legend = " ".join(
        f'<span class="seat" style="color:{INKS[seat % len(INKS)]}">■</span> {escape(said.listed(names[seat::sides]))}'
        for seat in seats
    )
    head = said.say("review-success" if found["together"] else "review-chances")
    return (
        f"<h2>{escape(head)} <span class='small'>{escape(said.say('review-of-100'))}</span></h2>"
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" font-size="12" role="img" aria-label="{escape(head)}">'
        + "".join(shapes)
        + f"</svg><p>{legend if not found['together'] else ''}</p>"
    )


def sums(found: Doc, said: Texts, names: Sequence[str]) -> str:
    columns = ("player", "accuracy", "chances", "own", "others", "luck")
    head = "".join(f'<th class="n">{escape(said.say(f"review-column-{column}"))}</th>' for column in columns[1:])
    rows = []
    for name, seat in zip(names, found["seats"], strict=True):
        cells = [
            "" if seat["accuracy"] is None else said.percent(seat["accuracy"], 0),
            f"{round(100 * seat['begin'])} → {round(100 * seat['end'])}",
            *(said.decimal(100 * seat[part], 0, signed=True) for part in ("own", "others", "luck")),
        ]
        told = "".join(f'<td class="n">{escape(cell)}</td>' for cell in cells)
        rows.append(f"<tr><th>{escape(name)}</th>{told}</tr>")
    return f"<table><tr><th>{escape(said.say('review-column-player'))}</th>{head}</tr>{''.join(rows)}</table>"


def mark(said: Texts, kind: str) -> str:
    words = escape(said.say(f"review-mark-{kind}"))
    return f'<span class="mark" style="color:{COLOURS[kind]}">{SIGNS[kind]} {words}</span>'


def moments(found: Doc, before: Mapping[int, State], said: Texts, names: Sequence[str]) -> str:
    turns = {turn["n"]: turn for turn in found["turns"]}
    shown = [f"<h2>{escape(said.say('review-moments'))}</h2>"]
    for seat, doc in enumerate(found["seats"]):
        shown.append(f"<h3>{escape(names[seat])}</h3>")
        if not doc["moments"]:
            shown.append(f"<p>{escape(said.say('review-no-moments'))}</p>")
        for one in doc["moments"]:
            turn = turns[one["n"]]
            lucky = one["kind"] in ("lucky", "unlucky")
            content = draw(turn, seat, said, names) if lucky else compared(before[one["n"]], turn, seat, said, names)
            head = f"{mark(said, one['kind'])} · {escape(said.say('review-move', n=one['n']))}"
            shown.append(f'<div class="moment"><p>{head}</p>{content}</div>')
    return "\n".join(shown)


def draw(turn: Doc, seat: int, said: Texts, names: Sequence[str]) -> str:
    change = said.decimal(100 * turn["drawn"][seat], 0, signed=True)
    return f"<p>{escape(said.say('review-draw', who=names[seat], change=change))}</p>"


def compared(state: State, turn: Doc, seat: int, said: Texts, names: Sequence[str]) -> str:
    """Render the played choice, the better one with its reasons, all others that were considered, and the board."""
    words, decision = moment(state.view(seat), turn, said, names), turn["decision"]
    pairs = [("played", decision["played"]), ("better", 0) if decision["played"] else ("next", 1)]
    told = []
    for name, place in pairs:
        choice, share = words["choices"][place], round(100 * decision["considered"][place]["shares"][seat])
        text = said.gap.join([choice["text"], *choice["brings"]])
        told.append(f"<dt>{escape(said.say(f'review-{name}'))} · {escape(said.say('review-share', share=share))}</dt>")
        told.append(f"<dd>{escape(text)}</dd>")
    why = "".join(f"<li>{escape(reason)}</li>" for reason in words["why"])
    why = f"<p><b>{escape(said.say('review-why'))}</b></p><ul>{why}</ul>" if why else ""
    every = "".join(
        f'<tr><td>{escape(choice["text"])}</td><td class="n">{round(100 * one["shares"][seat])}</td></tr>'
        for choice, one in zip(words["choices"], decision["considered"], strict=True)
    )
    board = "".join(f"<li>{escape(line)}</li>" for line in lines(state.game.id, state.view(seat).data, said, names))
    return (
        f"<dl>{''.join(told)}</dl>{why}"
        f"<details><summary>{escape(said.say('review-considered'))}</summary><table>{every}</table></details>"
        f"<details><summary>{escape(said.say('review-board', who=names[seat]))}</summary><ul>{board}</ul></details>"
    )


def noted(notes: Sequence[Note], said: Texts, names: Sequence[str]) -> str:
    """Notes and variations in the order of the game."""
    if not notes:
        return ""
    shown = [f"<h2>{escape(said.say('notes-title'))}</h2>"]
    for note in notes:
        by = f" · {escape(note.by)}" if note.by else ""
        content = "".join(f"<p>{escape(line)}</p>" for line in note.text.splitlines() if line.strip())
        if note.variation:
            moves = "".join(f"<li>{escape(move(said, one, names))}</li>" for one in note.variation)
            content += f"<p><b>{escape(said.say('notes-variation'))}</b></p><ol>{moves}</ol>"
        head = f'<p><span class="mark">✎ {escape(heading(said, note.at))}</span>{by}</p>'
        shown.append(f'<div class="moment">{head}{content}</div>')
    return "\n".join(shown)


def decisions(found: Doc, before: Mapping[int, State], said: Texts, names: Sequence[str]) -> str:
    """Every judged choice in a line."""
    rows = []
    for turn in found["turns"]:
        decision = turn["decision"]
        if decision is None:
            continue
        words = moment(before[turn["n"]].view(turn["seat"]), turn, said, names)["choices"]
        better = words[0]["what"] if decision["played"] else ""
        loss = said.decimal(-100 * decision["loss"], 0, signed=True) if decision["loss"] >= 0.005 else ""
        cells = (names[turn["seat"]], words[decision["played"]]["what"], better)
        told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        grade = mark(said, decision["grade"])
        rows.append(f'<tr><td class="n">{turn["n"]}</td>{told}<td>{grade}</td><td class="n">{loss}</td></tr>')
    head = "".join(
        f"<th>{escape(said.say(id))}</th>" for id in ("review-column-player", "review-played", "review-better")
    )
    return (
        f"<h2>{escape(said.say('review-decisions'))}</h2>"
        f"<table><tr><th></th>{head}<th></th><th></th></tr>{''.join(rows)}</table>"
    )
