"""`folkmoot people`: find, rename, ban and remove the people of a server, also while it runs."""

from __future__ import annotations

import argparse

from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.cli.operating import add_verb, add_verbs, day, read_reason, settings_of, show
from folkmoot.core import Doc
from folkmoot.text import Texts, texts

EXAMPLES = """  folkmoot people list ann --data /var/lib/folkmoot
  folkmoot people rename 'Rude Word' Guest --reason 'asked twice'
  folkmoot people ban x7Kd02aPq9Lm --name
  folkmoot people remove x7Kd02aPq9Lm"""
VERBS = ("list", "rename", "ban", "unban", "remove")


def register(commands: Commands) -> None:
    verbs = add_verbs(commands, "people", EXAMPLES)
    for verb in VERBS:
        parser = add_verb(verbs, commands.said, "people", verb, EXAMPLES, run)
        if verb == "list":
            continue
        parser.take("person", metavar="PERSON")
        if verb == "rename":
            parser.take("name", metavar="NAME")
        if verb == "ban":
            parser.take("--name", action="store_true")
        parser.take("--reason", default="", metavar="TEXT")


def run(args: argparse.Namespace) -> int:
    from folkmoot.server.operators import moderation

    settings, said = settings_of(args), texts(args.lang)
    if args.verb == "list":
        show(moderation.list_people(settings, args.word), args.json, said, person_cells)
        return 0
    reason = read_reason(args)
    if args.verb == "rename":
        moderation.rename(settings, args.person, read_name(args.name), reason)
    elif args.verb == "ban":
        moderation.ban(settings, args.person, args.name, reason)
    elif args.verb == "unban":
        moderation.unban(settings, args.person, reason)
    else:
        moderation.remove_person(settings, args.person, reason)
    print(said.say(f"command-people-{args.verb}", who=args.person))
    return 0


def read_name(name: str) -> str:
    """A name as people may give it to themselves."""
    from pydantic import TypeAdapter, ValidationError

    from folkmoot.server.messages import Name

    try:
        return str(TypeAdapter(Name).validate_python(name))
    except ValidationError:
        raise Wrong("name") from None


def person_cells(doc: Doc, said: Texts) -> list[str]:
    tables = said.say("command-tables", number=doc["tables"])
    banned = [said.say("command-banned")] if doc["banned"] else []
    return [doc["id"], doc["name"], day(doc["seen"] or doc["created"]), tables, *banned]
