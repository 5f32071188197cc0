"""Write src/lib/api-types.ts from the server's own description of its routes.

python web/routes.py            write it
python web/routes.py --check    say whether it is up to date
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from pathlib import Path

from build import HERE, install, node_folder, run

TYPES = HERE / "src/lib/api-types.ts"


def generate(target: Path) -> None:
    from folkmoot.server.app import create_app
    from folkmoot.server.settings import Settings

    app = create_app(Settings())
    while not hasattr(app, "openapi"):  # middleware wraps it
        app = app.app
    with tempfile.TemporaryDirectory() as folder:
        description = Path(folder) / "openapi.json"
        description.write_text(json.dumps(app.openapi()), "utf-8")
        node = node_folder()
        install(node, tools=True)
        whole = Path(folder) / "whole.ts"
        run(node, "npx", "openapi-typescript", str(description), "-o", str(whole))
        text = whole.read_text("utf-8")
        found = re.search(r"export interface components \{\n    schemas: \{\n.*?\n    \};\n", text, re.DOTALL)
        assert found, "openapi-typescript writes something else now"
        target.write_text(f"/** Written by web/routes.py from the server's OpenAPI. */\n{found[0]}}}\n", "utf-8")


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        with tempfile.TemporaryDirectory() as place:
            fresh = Path(place) / "api-types.ts"
            generate(fresh)
            if not TYPES.is_file() or fresh.read_text("utf-8") != TYPES.read_text("utf-8"):
                raise SystemExit("web/src/lib/api-types.ts is out of date: run `python web/routes.py`")
    else:
        generate(TYPES)
