"""The types of a game's view for the browser, written from what the game says of it (games/<id>/edge/shape.py)."""

from __future__ import annotations

import ast
import inspect
from types import NoneType, UnionType
from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from folkmoot.core import Game, Option, part

PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null"}
SUFFIX = "Doc"
"""Here a type is called as its document is, without this."""


def view_types(game: Game) -> str:
    """The file view-types.ts of a game."""
    shape = part(game, "edge.shape")
    shapes = [found for found in vars(shape).values() if is_typeddict(found) and found is not shape.VIEW]
    parts = [interface(name_of(found), "", fields(found), found.__doc__) for found in dict.fromkeys(shapes)]
    options = [(option.name, option_type(option), "") for option in game.options]
    parts.append(interface("Options", "", options, None))
    whole = [("options", "Options", ""), *fields(shape.VIEW)]
    parts.append(interface(name_of(shape.VIEW), " extends ViewHead", whole, shape.VIEW.__doc__))
    head = f"/** Written by web/routes.py from {shape.__name__.replace('.', '/')}.py and the game's options. */\n"
    return head + "import type { ViewHead } from '../../lib/protocol'\n\n" + "\n".join(parts)


def interface(name: str, above: str, lines: list[tuple[str, str, str]], note: str | None) -> str:
    """Each line: the field, its type, what is said about it."""
    found = [f"/** {note} */"] if note else []
    found.append(f"export interface {name}{above} {{")
    for field, type, text in lines:
        found += [f"  /** {text} */"] if text else []
        found.append(f"  {field}: {type}")
    return "\n".join([*found, "}", ""])


def fields(shape: Any) -> list[tuple[str, str, str]]:
    notes = notes_of(shape)
    found = []
    for name, hint in get_type_hints(shape, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        type = type_of(get_args(hint)[0] if optional else hint)
        found.append((f"{name}?" if optional else name, type, notes.get(name, "")))
    return found


def notes_of(shape: Any) -> dict[str, str]:
    """The text below a field says what it is."""
    found: dict[str, str] = {}
    field = ""
    (read,) = ast.parse(inspect.getsource(shape)).body
    assert isinstance(read, ast.ClassDef)
    for node in read.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            field = node.target.id
        elif field and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found[field] = str(node.value.value)
    return found


def type_of(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return name_of(hint)
    origin, inner = get_origin(hint), [type_of(given) for given in get_args(hint)]
    if origin is list:
        return f"({inner[0]})[]" if "|" in inner[0] else f"{inner[0]}[]"
    if origin is dict:
        return f"Record<{inner[0]}, {inner[1]}>"
    if origin is tuple:
        return f"[{', '.join(inner)}]"
    if origin is UnionType:
        return " | ".join(inner)
    raise TypeError(f"{hint!r} has no type in the browser")


def name_of(shape: Any) -> str:
    return str(shape.__name__).removesuffix(SUFFIX)


def option_type(option: Option) -> str:
    """See Option.type."""
    type = {
        "bool": "boolean",
        "choice": " | ".join(f"'{choice}'" for choice in option.choices),
        "list": "string[]",
        "map": "string | Record<string, string>",
    }[option.type]
    return f"{type} | null" if option.default is None else type
