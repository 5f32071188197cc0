"""The reference of Python names, from signatures and docstrings, read from the sources without importing them.

    ```{api} folkmoot.batch
    Batch
    Step
    ```

shows these names of a module; without names, those of its `__all__`. `__doc__` is what the module says of itself.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import ClassVar

import griffe
from docutils import nodes
from docutils.statemachine import StringList
from sphinx.util.docutils import SphinxDirective

SOURCE = Path(__file__).parents[2] / "src"
HIDDEN = ("__init__", "__reduce__", "__deepcopy__", "__enter__", "__exit__", "__del__")
EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


@cache
def package() -> griffe.Module:
    found = griffe.load("folkmoot", search_paths=[SOURCE], allow_inspection=False)
    assert isinstance(found, griffe.Module)
    return found


class Reference(SphinxDirective):
    """Public names with what their docstrings say."""

    has_content = True
    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        path = self.arguments[0]
        module = package()[path.partition(".")[2]] if "." in path else package()
        names = list(self.content) or [name for name in module.exports or () if not name.startswith("_")]
        lines: list[str] = []
        for name in names:
            if name == "__doc__":
                lines += [*told(module), ""]
                continue
            found = module.members.get(name)
            if found is None:
                raise self.error(f"{path} has no name {name!r}")
            if not found.is_module:
                lines += Entry(path, name, found).lines(3)
        node = nodes.container()
        self.state.nested_parse(StringList(lines, source=str(module.filepath)), 0, node)
        return list(node.children)


class Entry:
    """One name, as the directive of Sphinx that describes it."""

    KINDS: ClassVar = {"class": "class", "function": "function", "attribute": "data", "type alias": "type"}

    def __init__(self, module: str, name: str, found: griffe.Object | griffe.Alias, owner: str = "") -> None:
        self.module = module
        self.name = f"{owner}.{name}" if owner else name
        self.found = found.final_target if found.is_alias else found
        self.owner = owner
        self.kind = self.KINDS[self.found.kind.value]
        if owner:
            self.kind = {"function": "method", "data": "attribute"}[self.kind]
            if "property" in self.found.labels:
                self.kind = "property"

    def lines(self, depth: int) -> list[str]:
        """Directives lie in each other, so the fence of an outer one is longer."""
        fence = "`" * (6 - (1 if self.owner else 0) + depth)
        out = [f"{fence}{{py:{self.kind}}} {self.name}{self.signature()}", f":module: {self.module}"]
        out += [f":{key}: {value}".rstrip() for key, value in self.options().items()]
        out += ["", *told(self.found), ""]
        if self.kind == "class":
            for name, member in self.found.members.items():
                if self.shown(name, member):
                    out += [*Entry(self.module, name, member, self.name).lines(depth), ""]
        return [*out, fence, ""]

    def shown(self, name: str, member: griffe.Object | griffe.Alias) -> bool:
        """Return True for a public member with a docstring, or for a documented field of a dataclass."""
        if name in HIDDEN or name.startswith("_") or member.kind.value not in ("function", "attribute"):
            return False
        return member.docstring is not None or "dataclass" in self.found.labels

    def signature(self) -> str:
        found = self.found
        if isinstance(found, griffe.Class):
            start = found.members.get("__init__")
            if isinstance(start, griffe.Function):
                return parameters(start)
            return parameters_of(found.parameters) if "dataclass" in found.labels else ""
        if isinstance(found, griffe.Function):
            return parameters(found) + (f" -> {found.returns}" if found.returns is not None else "")
        return ""

    def options(self) -> dict[str, str]:
        found, out = self.found, {}
        if isinstance(found, griffe.Attribute):
            if found.annotation is not None:
                annotation = str(found.annotation)
                if annotation not in ("Final", "ClassVar"):
                    out["type"] = annotation
            value = "" if found.value is None else str(found.value)
            if not self.owner and value and len(value) < 40:
                out["value"] = value
        if isinstance(found, griffe.Function):
            out |= {label: "" for label in ("classmethod", "staticmethod") if label in found.labels}
        return out


def told(found: griffe.Object) -> list[str]:
    """The docstring; its examples become blocks of Python."""
    if found.docstring is None:
        return []
    return EXAMPLE.sub(r"```pycon\n\g<0>\n```", found.docstring.value).splitlines()


def parameters(function: griffe.Function) -> str:
    return parameters_of(function.parameters)


def parameters_of(given: griffe.Parameters) -> str:
    out: list[str] = []
    named = False
    for parameter in given:
        if parameter.name in ("self", "cls"):
            continue
        kind = parameter.kind
        if kind is griffe.ParameterKind.keyword_only and not named:
            out.append("*")
        named = named or kind in (griffe.ParameterKind.keyword_only, griffe.ParameterKind.var_positional)
        stars = {griffe.ParameterKind.var_positional: "*", griffe.ParameterKind.var_keyword: "**"}.get(kind, "")
        text = f"{stars}{parameter.name}"
        if parameter.annotation is not None:
            text += f": {parameter.annotation}"
        if parameter.default is not None and not stars:
            text += f" = {parameter.default}"
        out.append(text)
    return f"({', '.join(out)})"
