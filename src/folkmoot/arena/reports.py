"""Tables of a tournament, as JSON and as CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from pathlib import Path

from folkmoot.arena.ratings import Rating, rate
from folkmoot.arena.schedule import Plan
from folkmoot.arena.statistics import Line, table
from folkmoot.arena.together import TeamLine, team_table
from folkmoot.core import Doc
from folkmoot.core.cells import safe_cell


def line_doc(line: Line) -> Doc:
    return {
        "kind": line.pairing.kind,
        "challenger": line.pairing.challenger,
        "others": line.pairing.others,
        "deals": line.deals,
        "games": line.games,
        "share": round(line.share, 4),
        "low": round(line.low, 4),
        "high": round(line.high, 4),
        "even": round(line.even, 4),
        "verdict": line.verdict,
        "rank": round(line.rank, 3),
        "margin": round(line.margin, 2),
        "score": round(line.score, 2),
        "decisions": round(line.decisions, 1),
        "seats": [round(share, 4) for share in line.seats],
    }


def team_doc(line: TeamLine) -> Doc:
    return {
        "kind": line.pairing.kind,
        "entrant": line.pairing.challenger,
        "deals": line.deals,
        "share": round(line.share, 4),
        "low": round(line.low, 4),
        "high": round(line.high, 4),
        "survived": round(line.survived, 4),
        "score": round(line.score, 2),
        "against": line.against,
        "gain": round(line.gain, 4),
        "gain_low": round(line.gain_low, 4),
        "gain_high": round(line.gain_high, 4),
        "score_gain": round(line.score_gain, 2),
        "verdict": line.verdict,
        "decisions": round(line.decisions, 1),
    }


def rating_doc(rating: Rating) -> Doc:
    return {
        "entrant": rating.entrant,
        "skill": round(rating.skill, 2),
        "doubt": round(rating.doubt, 2),
        "games": rating.games,
    }


def summary(plan: Plan, results: Sequence[Doc]) -> Doc:
    """Everything that the tables say, as one document."""
    if plan.together:
        lines = [team_doc(line) for line in team_table(plan, results)]
    else:
        lines = [line_doc(line) for line in table(plan, results)]
    return {
        "tournament": plan.doc(),
        "lines": lines,
        "ratings": [rating_doc(rating) for rating in rate(results)],
    }


def as_csv(doc: Doc) -> str:
    """The lines under the names of their fields."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    for number, line in enumerate(doc["lines"]):
        if number == 0:
            writer.writerow(line)
        values = [" ".join(map(str, value)) if key == "seats" else value for key, value in line.items()]
        writer.writerow([safe_cell(value) if isinstance(value, str) else value for value in values])
    return out.getvalue()


def write_reports(folder: Path, doc: Doc) -> None:
    """Write a summary as `table.json` and `table.csv`."""
    (folder / "table.json").write_text(json.dumps(doc, indent=1) + "\n", "utf-8")
    (folder / "table.csv").write_text(as_csv(doc), "utf-8")
