"""Imported first in a page with the compiled engine: its modules come out of one library, not out of files."""

import sys
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

LIBRARY = str(Path(__file__).with_name("engine.so"))
MAKER = "init_"


def part(name: str) -> ModuleType:
    """A module of the library that Python makes itself."""
    spec = spec_from_file_location(name, LIBRARY, loader=ExtensionFileLoader(name, LIBRARY))
    assert spec is not None
    return module_from_spec(spec)


group = part("folkmoot__mypyc")
loader = part("folkmoot_loader")


class Compiled:
    """Finds the modules of the library, and makes them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if path is None or not hasattr(group, MAKER + name.replace(".", "___")):
            return None
        return spec_from_file_location(name, f"{path[0]}/{name.rpartition('.')[2]}.so", loader=self)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        made: ModuleType = loader.load(group, MAKER + spec.name.replace(".", "___"))
        return made

    def exec_module(self, module: ModuleType) -> None:
        """It was, when it was made."""


sys.meta_path.insert(0, Compiled())  # type: ignore[arg-type]
