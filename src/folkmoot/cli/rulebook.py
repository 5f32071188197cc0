"""Rules as they stand in a terminal: shared by `folkmoot rules` and the rules screen of the terminal client."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from folkmoot.core import Doc
from folkmoot.text import Texts
from folkmoot.text.rules import UNSETTLED_HEADS, rules_of, told_in

HEAD = "bold"
QUIET = "dim"


def heading(words: str) -> Text:
    return Text(f"\n{words}", style="bold underline")


def indented(words: str, style: str = "") -> Padding:
    return Padding(Text(words, style=style), (0, 0, 0, 4))


def show_said(said: Doc) -> list[RenderableType]:
    """Prose and table of a rule, or of what a section begins with."""
    prose = said.get("text") or said.get("intro")
    lines: list[RenderableType] = [indented(prose)] if prose else []
    if said["table"]:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for number, head in enumerate(said["table"]["head"]):
            table.add_column(head, style="bold" if not number else "", overflow="fold")
        for row in said["table"]["rows"]:
            table.add_row(*row)
        lines.append(Padding(table, (0, 0, 0, 4)))
    return lines


def show_rule(doc: Doc, rule: Doc, texts: Texts) -> RenderableType:
    """One rule with everything that is said about it."""
    page = [texts.say("rules-page", pages=rule["pages"])] if rule["pages"] else []
    marks = texts.listed([*(doc["marks"][mark]["name"] for mark in rule["marks"]), *page])
    head = Text.assemble((f"{rule['id']}  {rule['title']}", HEAD), (f"  [{marks}]", QUIET))
    lines: list[RenderableType] = [head, *show_said(rule)]
    if rule["note"]:
        lines.append(indented(rule["note"], "italic"))
    for example in doc["examples"]:
        if example["rules"][0] == rule["id"]:
            lines.append(indented(texts.labelled(texts.say("rules-example"), example["text"])))
    if rule["see_also"]:
        titles = rules_of(doc)
        seen = texts.listed(f"{id} {titles[id]['title']}" for id in rule["see_also"])
        lines.append(indented(texts.labelled(texts.say("rules-see"), seen), QUIET))
    return Group(*lines, Text())


def show_rules(doc: Doc, ids: Iterable[str], texts: Texts) -> Group:
    rules = rules_of(doc)
    return Group(*(show_rule(doc, rules[id], texts) for id in ids))


def show_five(doc: Doc, texts: Texts) -> Group:
    """Show the overview for a family's first game."""
    ours: list[RenderableType] = [Text(), Text(doc["ours"], style="italic")] if doc["ours"] else []
    lines: list[RenderableType] = [Text(doc["intro"]), *ours, heading(texts.say("rules-five")), Text()]
    for number, step in enumerate(doc["overview"], 1):
        lines += [Text(f"{number}  {step['title']}", style=HEAD), indented(step["text"]), Text()]
    return Group(*lines)


def show_book(doc: Doc, texts: Texts) -> Group:
    """Everything, in reading order."""
    lines: list[RenderableType] = [show_five(doc, texts)]
    if doc["turn"]:
        lines += [heading(texts.say("rules-turn")), Text()]
        lines += [Text(f"{number}  {step['caption']}") for number, step in enumerate(doc["turn"], 1)]
    for section in doc["sections"]:
        lines += [heading(section["title"]), Text(), *show_said(section)]
        lines.append(show_rules(doc, [rule["id"] for rule in section["rules"]], texts))
    if doc["differences"]:
        lines.append(show_differences(doc, texts))
    lines += [heading(texts.say("rules-marks")), Text()]
    lines += [Text.assemble((mark["name"], HEAD), texts.labelled("", mark["about"])) for mark in doc["marks"].values()]
    return Group(*lines)


def show_summary(doc: Doc, texts: Texts) -> Group:
    """Show the summary for use during a game: the turn, and the tables to look things up in."""
    lines: list[RenderableType] = [heading(texts.say("rules-summary-of", game=doc["name"])), Text()]
    for step in doc["overview"]:
        lines += [Text(step["title"], style=HEAD), indented(step["text"])]
    for rule in doc["summary"]:
        lines += [Text(), Text.assemble((rule["title"], HEAD), (f"  {rule['id']}", QUIET)), *show_said(rule)]
    return Group(*lines)


def show_unsettled(doc: Doc, texts: Texts) -> Group:
    """Show what no rulebook has, each with its reason: numbers, then rules, then contradictions inside a book."""
    found = doc["unsettled"]
    lines: list[RenderableType] = [heading(texts.say("rules-unsettled-of", game=doc["name"])), Text()]
    lines += [Text(texts.say("rules-unsettled-lead")), Text(), heading(texts.say("rules-printed")), Text()]
    for one in found["numbers"]:
        named = texts.labelled(one["label"], one["value"])
        lines.append(Text.assemble((named, HEAD), (f"  {one['rule']}  {one['path']}", QUIET)))
        lines += [indented(texts.labelled(doc["marks"][one["mark"]]["name"], one["reason"])), Text()]
    for part in ("rules", "contradictions"):
        lines += [heading(texts.say(UNSETTLED_HEADS[part])), Text()] if found[part] else []
        for one in found[part]:
            marks = texts.listed(doc["marks"][mark]["name"] for mark in one["marks"])
            lines.append(Text.assemble((one["title"], HEAD), (f"  {one['id']}", QUIET)))
            lines += [indented(texts.labelled(marks, one["reason"])), Text()]
    return Group(*lines)


def show_differences(doc: Doc, texts: Texts) -> Group:
    lines: list[RenderableType] = [heading(texts.say("rules-differences")), Text()]
    for row in doc["differences"]:
        lines.append(Text.assemble((row["subject"], HEAD), (f"  {row['rule']}", QUIET)))
        lines += [indented(texts.labelled(texts.say(f"rules-book-{book}"), said)) for book, said in row["says"].items()]
        lines.append(indented(texts.labelled(texts.say("rules-played"), row["played"])))
        if row["options"]:
            lines.append(indented(texts.say("rules-switch", options=texts.listed(row["options"]))))
        lines.append(Text())
    return Group(*lines)


def asked_rules(doc: Doc, prompt: Doc, legal: Sequence[Doc]) -> list[str]:
    """The rules of what is asked now: that of the question, then those of every possible answer."""
    named = [told_in(doc, id) for id in (prompt["rule"], *(rule for action in legal for rule in action["rules"]))]
    known = rules_of(doc)
    return [id for id in dict.fromkeys(named) if id in known]
