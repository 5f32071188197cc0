"""Tables of a tournament: for people, as JSON and as CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from pathlib import Path

from folkmoot.arena.ratings import Rating, rate
from folkmoot.arena.schedule import Plan
from folkmoot.arena.statistics import Line, table
from folkmoot.core import Doc

COLUMNS = [
    "kind", "challenger", "others", "deals", "games", "share", "low", "high", "even", "verdict", "rank", "margin",
    "score", "decisions", "seats",
]  # fmt: skip


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


def rating_doc(rating: Rating) -> Doc:
    return {
        "entrant": rating.entrant,
        "skill": round(rating.skill, 2),
        "doubt": round(rating.doubt, 2),
        "games": rating.games,
    }


def summary(plan: Plan, results: Sequence[Doc]) -> Doc:
    """Everything that the tables say, as one document."""
    return {
        "tournament": plan.doc(),
        "lines": [line_doc(line) for line in table(plan, results)],
        "ratings": [rating_doc(rating) for rating in rate(results)],
    }


def as_csv(doc: Doc) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for line in doc["lines"]:
        writer.writerow([" ".join(map(str, line[key])) if key == "seats" else line[key] for key in COLUMNS])
    return out.getvalue()


def write_reports(folder: Path, doc: Doc) -> None:
    (folder / "table.json").write_text(json.dumps(doc, indent=1) + "\n", "utf-8")
    (folder / "table.csv").write_text(as_csv(doc), "utf-8")
