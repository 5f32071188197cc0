"""The rules of a game as one Markdown document: what lies in `docs/rules`."""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.text import Texts


def markdown(doc: Doc, texts: Texts) -> str:
    """The whole book. Every rule has an anchor of its own: `#e19`."""
    say = texts.say
    lines = [f"# {say('rules-title', game=doc['name'])}", "", doc["lead"], "", f"*{say('rules-unofficial')}*", ""]
    lines += [f"- [{say('rules-five')}](#five)", *contents(doc, texts), ""]
    lines += [f'<a id="five"></a>\n\n## {say("rules-five")}', ""]
    for number, step in enumerate(doc["five"], 1):
        lines += [f"{number}. **{step['title']}**  ", f"   {flat(step['text'])}"]
    lines.append("")
    for section in doc["sections"]:
        lines += [f'<a id="s-{section["id"]}"></a>\n\n## {section["title"]}', ""]
        for rule in section["rules"]:
            lines += [*rule_lines(doc, rule, texts), ""]
    if doc["differences"]:
        lines += differences(doc, texts)
    lines += [f'<a id="marks"></a>\n\n## {say("rules-marks")}', ""]
    lines += [f"- **{mark['name']}**: {mark['about']}" for mark in doc["marks"].values()]
    return "\n".join(lines) + "\n"


def contents(doc: Doc, texts: Texts) -> list[str]:
    found = [f"- [{section['title']}](#s-{section['id']})" for section in doc["sections"]]
    if doc["differences"]:
        found.append(f"- [{texts.say('rules-differences')}](#differences)")
    return [*found, f"- [{texts.say('rules-marks')}](#marks)"]


def rule_lines(doc: Doc, rule: Doc, texts: Texts) -> list[str]:
    marks = ", ".join(doc["marks"][mark]["name"] for mark in rule["marks"])
    page = f", {texts.say('rules-page', pages=rule['pages'])}" if rule["pages"] else ""
    lines = [f'<a id="{rule["id"].lower()}"></a>\n\n### {rule["id"]} {rule["title"]}', "", flat(rule["text"]), ""]
    lines.append(f"*{marks}{page}*" + (f": {flat(rule['note'])}" if rule["note"] else ""))
    if rule["see"]:
        links = ", ".join(f"[{id}](#{id.lower()})" for id in rule["see"])
        lines += ["", f"{texts.say('rules-see')}: {links}"]
    for example in doc["examples"]:
        if example["rules"][0] == rule["id"]:
            lines += ["", f"> {texts.say('rules-example')}: {flat(example['text'])}"]
    return lines


def differences(doc: Doc, texts: Texts) -> list[str]:
    """One table, a row for each point."""
    say = texts.say
    books = list(doc["differences"][0]["says"])
    heads = [say("rules-subject"), *(say(f"rules-book-{book}") for book in books), say("rules-played")]
    lines = [f'<a id="differences"></a>\n\n## {say("rules-differences")}', "", say("rules-differences-lead"), ""]
    lines += [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    for row in doc["differences"]:
        subject = f"{row['subject']} ([{row['rule']}](#{row['rule'].lower()}))"
        cells = [subject, *(row["says"][book] for book in books), row["played"]]
        lines.append(f"| {' | '.join(flat(cell).replace('|', '/') for cell in cells)} |")
    return [*lines, ""]


def flat(text: str) -> str:
    """One paragraph on one line."""
    return " ".join(text.split())
