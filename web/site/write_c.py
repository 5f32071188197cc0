"""Let mypyc write the engine's C for the Python of pages, whatever Python this is: `write_c.py FOLDER VERSION`.

mypyc writes for the interpreter that it runs in, so this one pretends: another version, and 32 bits. Prints which files
are to be compiled and where they find their headers, as JSON.
"""

from __future__ import annotations

import importlib.util
import json
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
MARK = "engine: "
"""Beginning of the line that is meant for the caller: mypyc prints as well."""


class Version(tuple[int, int, int, str, int]):
    """Stand-in for `sys.version_info`."""

    major = property(lambda self: self[0])
    minor = property(lambda self: self[1])
    micro = property(lambda self: self[2])
    releaselevel = property(lambda self: self[3])
    serial = property(lambda self: self[4])


def package() -> ModuleType:
    """Load setup.py, which compiles the engine anywhere."""
    spec = importlib.util.spec_from_file_location("folkmoot_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(folder: str, version: str) -> None:
    import mypy.util
    import mypyc.namegen

    assert mypy.util, mypyc.namegen  # they need to know in what they really run
    true = sys.version_info
    pretended = Version((*map(int, version.split(".")), 0, "final", 0))  # type: ignore[arg-type]
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4
    sys.version_info = pretended  # type: ignore[assignment]
    import mypyc.common

    assert mypyc.common.IS_32_BIT_PLATFORM  # read now, once for all of mypyc
    sys.version_info = true
    import mypyc.build

    assert mypyc.build
    setup = package()
    sys.version_info = pretended  # type: ignore[assignment]
    library = setup.generate_c(setup.hot_modules(ROOT / "src/folkmoot"), Path(folder))[0]
    print(MARK + json.dumps({"sources": library.sources, "headers": library.include_dirs}))


if __name__ == "__main__":
    main(*sys.argv[1:])
