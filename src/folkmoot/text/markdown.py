"""The rules of a game as one Markdown document: what lies in `docs/rules`."""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.text import Texts
from folkmoot.text.rules import UNSETTLED_HEADS

PICTURES = "pictures"
"""The folder beside the documents in which `make rules-pictures` draws the diagrams, in every language."""


def picture_of(game: str, diagram: Doc, language: str) -> str:
    """Return the path of a diagram's picture, relative to the document."""
    return f"{PICTURES}/{game}-{diagram['id']}.{language}.webp"


def markdown(doc: Doc, texts: Texts) -> str:
    """The whole book. Every rule has an anchor of its own: `#e19`."""
    say = texts.say
    lines = [f"# {say('rules-title', game=doc['name'])}", "", doc["intro"], "", f"*{say('rules-unofficial')}*", ""]
    if doc["ours"]:
        lines += [f"> {doc['ours']}", ""]
    lines += [*contents(doc, texts), ""]
    lines += [f'<a id="five"></a>\n\n## {say("rules-five")}', ""]
    for number, step in enumerate(doc["overview"], 1):
        lines += [f"{number}. **{step['title']}**  ", f"   {flat(step['text'], texts)}"]
    lines.append("")
    for diagram in doc["diagrams"]:
        if not diagram["rules"]:
            lines += [f'<a id="table"></a>\n\n## {say("rules-table")}', "", *picture(doc, diagram, texts), ""]
            lines += [f"{number}. {label['text']}" for number, label in enumerate(diagram["labels"], 1)] + [""]
    if doc["turn"]:
        lines += [f'<a id="turn"></a>\n\n## {say("rules-turn")}', ""]
        lines += [f"{number}. {flat(step['caption'], texts)}" for number, step in enumerate(doc["turn"], 1)] + [""]
    for section in doc["sections"]:
        lines += [f'<a id="s-{section["id"]}"></a>\n\n## {section["title"]}', ""]
        lines += said_lines(section["intro"], section["table"], texts)
        for rule in section["rules"]:
            lines += [*rule_lines(doc, rule, texts), ""]
    if doc["differences"]:
        lines += differences(doc, texts)
    lines += [f'<a id="marks"></a>\n\n## {say("rules-marks")}', ""]
    lines += ["- " + texts.labelled(f"**{mark['name']}**", mark["about"]) for mark in doc["marks"].values()]
    return "\n".join(lines) + "\n"


def unsettled(doc: Doc, texts: Texts) -> str:
    """One page of what is in no rulebook or contradicts itself there: what lies in `docs/unsettled`."""
    say, found = texts.say, doc["unsettled"]
    lines = [f"# {say('rules-unsettled-of', game=doc['name'])}", "", say("rules-unsettled-lead"), ""]
    heads = [say("rules-subject"), say("rules-value"), say("rules-origin"), say("rules-reason"), say("rules-entry")]
    lines += [f"## {say('rules-printed')}", "", f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    for one in found["numbers"]:
        named = texts.bracketed(one["label"], rule_link(doc, one["rule"], texts))
        cells = [named, one["value"], doc["marks"][one["mark"]]["name"], one["reason"], f"`{one['path']}`"]
        lines.append(f"| {' | '.join(flat(cell, texts).replace('|', '/') for cell in cells)} |")
    for part in ("rules", "contradictions"):
        if found[part]:
            lines += [
                "",
                f"## {say(UNSETTLED_HEADS[part])}",
                "",
                f"| {' | '.join(heads[0:1] + heads[2:4])} |",
                "|---|---|---|",
            ]
        for one in found[part]:
            marks = texts.listed(doc["marks"][mark]["name"] for mark in one["marks"])
            cells = [f"{rule_link(doc, one['id'], texts)} {one['title']}", marks, one["reason"]]
            lines.append(f"| {' | '.join(flat(cell, texts).replace('|', '/') for cell in cells)} |")
    return "\n".join(lines) + "\n"


def rule_link(doc: Doc, id: str, texts: Texts) -> str:
    return f"[{id}](../rules/{doc['game']}.{texts.language}.md#{id.lower()})"


def summary(doc: Doc, texts: Texts) -> str:
    """One page to lie beside the board: the turn, and what has to be looked up."""
    lines = [f"# {texts.say('rules-summary-of', game=doc['name'])}", ""]
    lines += [texts.labelled(f"**{step['title']}**", flat(step["text"], texts)) + "\n" for step in doc["overview"]]
    for rule in doc["summary"]:
        lines += [f"## {rule['title']}", "", *said_lines(rule["text"], rule["table"], texts)]
    return "\n".join(lines).rstrip() + "\n"


def said_lines(text: str | None, table: Doc | None, texts: Texts) -> list[str]:
    """Prose and table, each with an empty line behind it."""
    lines = [paragraphs(text, texts), ""] if text else []
    if table is not None:
        rows = [table["head"], ["---"] * len(table["head"]), *table["rows"]]
        lines += [*(f"| {' | '.join(flat(cell, texts) for cell in row)} |" for row in rows), ""]
    return lines


def picture(doc: Doc, diagram: Doc, texts: Texts) -> list[str]:
    caption = flat(diagram["caption"], texts)
    return [f"![{caption}]({picture_of(doc['game'], diagram, texts.language)})", "", f"*{caption}*"]


def contents(doc: Doc, texts: Texts) -> list[str]:
    path = [
        ("five", True),
        ("table", any(not diagram["rules"] for diagram in doc["diagrams"])),
        ("turn", bool(doc["turn"])),
    ]
    found = [f"- [{texts.say(f'rules-{part}')}](#{part})" for part, there in path if there]
    found += [f"- [{section['title']}](#s-{section['id']})" for section in doc["sections"]]
    if doc["differences"]:
        found.append(f"- [{texts.say('rules-differences')}](#differences)")
    return [*found, f"- [{texts.say('rules-marks')}](#marks)"]


def rule_lines(doc: Doc, rule: Doc, texts: Texts) -> list[str]:
    page = [texts.say("rules-page", pages=rule["pages"])] if rule["pages"] else []
    marks = f"*{texts.listed([*(doc['marks'][mark]['name'] for mark in rule['marks']), *page])}*"
    anchors = "".join(f'<a id="{id.lower()}"></a>' for id in (rule["id"], *rule["aliases"]))
    lines = [f"{anchors}\n\n### {rule['id']} {rule['title']}", ""]
    lines += said_lines(rule["text"], rule["table"], texts)
    for diagram in doc["diagrams"]:
        if diagram["rules"][:1] == [rule["id"]]:
            lines += [*picture(doc, diagram, texts), ""]
    lines.append(texts.labelled(marks, flat(rule["note"], texts)) if rule["note"] else marks)
    if rule["see_also"]:
        links = texts.listed(f"[{id}](#{id.lower()})" for id in rule["see_also"])
        lines += ["", texts.labelled(texts.say("rules-see"), links)]
    for example in doc["examples"]:
        if example["rules"][0] == rule["id"]:
            lines += ["", "> " + texts.labelled(texts.say("rules-example"), flat(example["text"], texts))]
    return lines


def differences(doc: Doc, texts: Texts) -> list[str]:
    """One table, a row for each point."""
    say = texts.say
    books = list(doc["differences"][0]["says"])
    heads = [say("rules-subject"), *(say(f"rules-book-{book}") for book in books), say("rules-played")]
    lines = [f'<a id="differences"></a>\n\n## {say("rules-differences")}', "", say("rules-differences-lead"), ""]
    lines += [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    for row in doc["differences"]:
        subject = texts.bracketed(row["subject"], f"[{row['rule']}](#{row['rule'].lower()})")
        played = row["played"]
        if row["options"]:
            played = texts.bracketed(played, say("rules-switch", options=texts.listed(row["options"])))
        cells = [subject, *(row["says"][book] for book in books), played]
        lines.append(f"| {' | '.join(flat(cell, texts).replace('|', '/') for cell in cells)} |")
    return [*lines, ""]


def paragraphs(text: str, texts: Texts) -> str:
    """Each paragraph on a line of its own, apart from the next: sixteen events aren't a single block."""
    return "\n\n".join(flat(paragraph, texts) for paragraph in text.split("\n\n"))


def flat(text: str, texts: Texts) -> str:
    """One paragraph on one line."""
    return texts.gap.join(line.strip() for line in text.splitlines() if line.strip())
