"""Pictures of tournaments and studies as SVG, written by hand: ladder, seat advantage, scores over time, length of
games; figures of a study side by side.

With the extra `folkmoot[pictures]` (resvg, one small wheel) they are written as PNG too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from pathlib import Path
from statistics import fmean

from folkmoot.arena.schedule import MIRROR, Plan
from folkmoot.arena.statistics import Line, table
from folkmoot.arena.together import TeamLine, team_table
from folkmoot.core import Doc

WIDTH = 720
LEFT = 210
FONTS = "DejaVu Sans, Arial, Helvetica, sans-serif"
"""By name as well: what draws PNG does not always know which font `sans-serif` is."""
RIGHT = 40
INKS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")
"""Colours that people with any kind of sight can tell apart; lines differ in their dashes as well."""
DASHES = ("", "6 3", "2 3", "8 3 2 3", "12 4", "1 4", "4 1")


def write_pictures(folder: Path, plan: Plan, results: Sequence[Doc]) -> None:
    """Draw the tables of a tournament as SVG, and as PNG where `folkmoot[pictures]` is installed."""
    if plan.together:
        pictures = {"ladder": team_ladder(plan, team_table(plan, results))}
    else:
        lines = table(plan, results)
        pictures = {"ladder": ladder(plan, lines), "seats": seats(plan, lines)}
    pictures |= {
        "scores": scores(plan, results),
        "length": length(plan, results),
    }
    write_all(folder, pictures)


def write_all(folder: Path, pictures: Mapping[str, str]) -> None:
    """Each under its name."""
    for name, text in pictures.items():
        (folder / f"{name}.svg").write_text(text, "utf-8")
        png = as_png(text)
        if png is not None:
            (folder / f"{name}.png").write_bytes(png)


def as_png(text: str) -> bytes | None:
    """A picture as PNG, twice as large for sharp print; None where nothing is installed that draws it."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        return None
    return bytes(svg_to_bytes(svg_string=text, zoom=2))


def svg(height: float, title: str, parts: Iterable[str]) -> str:
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" '
        f'height="{height:g}" font-family="{FONTS}" font-size="13">\n<title>{escape(title)}</title>\n'
        f'<rect width="100%" height="100%" fill="#fff"/>\n{text(16, 24, title, size=15)}\n{body}\n</svg>\n'
    )


def text(x: float, y: float, words: str, anchor: str = "start", size: int = 13, ink: str = "#222") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{ink}">{escape(words)}</text>'
    )


def stroke(x1: float, y1: float, x2: float, y2: float, ink: str = "#222", width: float = 1, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{ink}" stroke-width="{width:g}"{dashed}/>'
    )


def across(share: float) -> float:
    """Return the x coordinate of a share, between the margins."""
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def ladder(plan: Plan, lines: Sequence[Line]) -> str:
    """Every line of the table as a dot with its interval, beside the even share."""
    bottom = 60 + 26 * len(lines)
    parts = [stroke(across(1 / plan.players), 44, across(1 / plan.players), bottom, "#888", dash="4 3")]
    parts.append(text(across(1 / plan.players), 40, "even", "middle", 11, "#666"))
    for index, line in enumerate(lines):
        named = line.pairing.challenger if line.pairing.kind != MIRROR else "mirror"
        parts += rung(index, f"{named} among {line.pairing.others}", line, line.pairing.kind == "pair")
    parts += percents(bottom)
    return svg(bottom + 32, f"{plan.game}, {plan.players} players: win share of one among others", parts)


def rung(index: int, name: str, line: Line | TeamLine, bold: bool) -> list[str]:
    """A share with its interval."""
    y = 62 + 26 * index
    ink = INKS[0] if bold else "#777"
    return [
        text(LEFT - 10, y + 4, name, "end", 12),
        stroke(across(line.low), y, across(line.high), y, ink, 3),
        f'<circle cx="{across(line.share):.1f}" cy="{y}" r="5" fill="{ink}"/>',
    ]


def percents(bottom: float) -> list[str]:
    return [text(across(step / 5), bottom + 18, f"{20 * step} %", "middle", 11, "#666") for step in range(6)]


def team_ladder(plan: Plan, lines: Sequence[TeamLine]) -> str:
    """Draw each entrant's success rate in games without rivals."""
    bottom = 60 + 26 * len(lines)
    parts: list[str] = []
    for index, line in enumerate(lines):
        parts += rung(index, line.pairing.challenger, line, line.pairing.challenger != "random")
    parts += percents(bottom)
    return svg(bottom + 32, f"{plan.game}, {plan.players} together: share of games won", parts)


def seats(plan: Plan, lines: Sequence[Line]) -> str:
    """Win share by seat where equals play each other: what the seat alone is worth."""
    mirrors = [line for line in lines if line.pairing.kind == MIRROR]
    height = 70 + 26 * plan.players * max(len(mirrors), 1)
    parts = [stroke(across(1 / plan.players), 44, across(1 / plan.players), height - 20, "#888", dash="4 3")]
    y = 56.0
    for line in mirrors:
        for seat, share in enumerate(line.seats):
            parts.append(text(LEFT - 10, y + 10, f"{line.pairing.challenger}, seat {seat + 1}", "end", 12))
            wide = across(share) - LEFT
            parts.append(f'<rect x="{LEFT}" y="{y - 4:.1f}" width="{wide:.1f}" height="18" fill="{INKS[0]}"/>')
            parts.append(text(across(share) + 6, y + 10, f"{100 * share:.0f} %", size=11))
            y += 26
    return svg(height, f"{plan.game}, {plan.players} players: win share by seat among equals", parts)


def mean_curves(results: Sequence[Doc]) -> dict[str, list[float]]:
    """Mean score of each entrant along the game."""
    found: dict[str, list[list[float]]] = {}
    for result in results:
        for seat, name in enumerate(result["lineup"]):
            found.setdefault(name, []).append([float(scores[seat]) for scores in result["curve"]])
    return {name: [fmean(column) for column in zip(*rows, strict=False)] for name, rows in found.items()}


def scores(plan: Plan, results: Sequence[Doc]) -> str:
    """Mean score of every entrant from the first decision to the last."""
    curves = {name: curve for name, curve in mean_curves(results).items() if curve}
    top = max((value for curve in curves.values() for value in curve), default=1.0) or 1.0
    left, high, low = 60.0, 50.0, 330.0
    parts = [stroke(left, low, WIDTH - 160, low), stroke(left, high, left, low)]
    parts += [text(left - 8, low - part * (low - high) + 4, f"{part * top:.0f}", "end", 11) for part in (0, 0.5, 1)]
    parts.append(text((left + WIDTH - 160) / 2, low + 24, "decisions, first to last", "middle", 11, "#666"))
    for index, (name, curve) in enumerate(sorted(curves.items(), key=lambda item: -item[1][-1])):
        ink, dash = INKS[index % len(INKS)], DASHES[index % len(DASHES)]
        wide = (WIDTH - 160 - left) / len(curve)
        points = [(left + wide * (step + 1), low - value / top * (low - high)) for step, value in enumerate(curve)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        parts.append(f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="2"{dashed}/>')
        y = high + 22 * index
        parts += [stroke(WIDTH - 150, y, WIDTH - 120, y, ink, 2, dash), text(WIDTH - 114, y + 4, name, size=12)]
    return svg(370, f"{plan.game}, {plan.players} players: mean score over the game", parts)


def length(plan: Plan, results: Sequence[Doc]) -> str:
    """Draw the distribution of decisions per game."""
    values = sorted(result["decisions"] for result in results)
    if not values:
        return svg(80, "no games", [])
    bins = 24
    wide = max(1, -(-(values[-1] - values[0] + 1) // bins))
    counts = [0] * bins
    for value in values:
        counts[min((value - values[0]) // wide, bins - 1)] += 1
    left, low, tall = 60.0, 280.0, 220.0
    step = (WIDTH - left - RIGHT) / bins
    parts = [stroke(left, low, WIDTH - RIGHT, low)]
    for index, count in enumerate(counts):
        high = tall * count / max(counts)
        x = left + step * index
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{low - high:.1f}" width="{step - 2:.1f}" height="{high:.1f}" fill="{INKS[0]}"/>'
        )
        if index % 6 == 0:
            parts.append(text(x, low + 18, str(values[0] + wide * index), "middle", 11, "#666"))
    parts.append(text(left - 8, low - tall + 4, str(max(counts)), "end", 11))
    return svg(310, f"{plan.game}, {plan.players} players: decisions in a game ({len(values)} games)", parts)


Spot = tuple[float, float, float]
"""A figure with the ends of its interval."""


def side_by_side(
    title: str, names: Sequence[str], rows: Sequence[tuple[str, Sequence[Spot | None]]], even: float | None
) -> str:
    """For every row a dot with its interval from each of the variations; shares of one where `even` is given."""
    shares = even is not None
    ends = [end for _, spots in rows for spot in spots if spot is not None for end in spot]
    least, most = (0.0, max([*ends, even or 0.0, 0.01])) if shares else (min([*ends, 0.0]), max([*ends, 0.01]))
    several = len(names) > 1
    top = 44.0 + (20 * len(names) if several else 0)
    step = 14.0 * len(names) + 12
    bottom = top + step * len(rows)

    def at(value: float) -> float:
        return across((value - least) / (most - least))

    parts = []
    for index, name in enumerate(names if several else ()):
        y = 44.0 + 20 * index
        ink, dash = INKS[index % len(INKS)], DASHES[index % len(DASHES)]
        parts += [stroke(LEFT, y, LEFT + 36, y, ink, 3, dash), text(LEFT + 44, y + 4, name, size=12)]
    if even is not None:
        parts.append(stroke(at(even), top - 4, at(even), bottom, "#888", dash="4 3"))
    for number, (word, spots) in enumerate(rows):
        y = top + step * number + 12
        parts.append(text(LEFT - 10, y + 7 * (len(names) - 1) + 4, word, "end", 12))
        for index, spot in enumerate(spots):
            if spot is not None:
                value, low, high = spot
                ink, dash = INKS[index % len(INKS)], DASHES[index % len(DASHES)]
                parts.append(stroke(at(low), y + 14 * index, at(high), y + 14 * index, ink, 3, dash))
                parts.append(f'<circle cx="{at(value):.1f}" cy="{y + 14 * index:.1f}" r="4" fill="{ink}"/>')
    for value, digits in round_numbers(least, most, 100 if shares else 1):
        parts.append(
            text(
                at(value),
                bottom + 18,
                f"{100 * value:.{digits}f} %" if shares else f"{value:.{digits}f}",
                "middle",
                11,
                "#666",
            )
        )
    return svg(bottom + 32, title, parts)


def round_numbers(least: float, most: float, scale: int) -> list[tuple[float, int]]:
    """Four to eight numbers along an axis that are round once scaled, and how many digits each has then."""
    wide = scale * (most - least)
    power = floor(log10(wide / 3))
    step = next(one * 10.0**power for one in (5, 2, 1) if 3 * one * 10.0**power <= wide)
    first, last = ceil(scale * least / step - 1e-9), floor(scale * most / step + 1e-9)
    return [(number * step / scale, max(0, -power)) for number in range(first, last + 1)]
