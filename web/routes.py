"""Write src/lib/api-types.ts from the server's own description of its routes and of what its socket carries.

python web/routes.py            write it
python web/routes.py --check    say whether it is up to date
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from build import HERE, install, node_folder, run

Doc = dict[str, Any]
TYPES = HERE / "src/lib/api-types.ts"


def description() -> Doc:
    """OpenAPI, with the documents of the socket beside those of the routes."""
    from pydantic import TypeAdapter
    from pydantic.json_schema import models_json_schema

    from folkmoot.server import messages, socket_documents
    from folkmoot.server.settings import Settings
    from folkmoot.server.web.app import create_app

    app = create_app(Settings())
    while not hasattr(app, "openapi"):  # middleware wraps it
        app = app.app
    found: Doc = app.openapi()
    place = "#/components/schemas/{model}"
    schemas = found["components"]["schemas"]
    for name, union in (("ServerMessage", socket_documents.ServerMessage), ("ClientMessage", messages.SocketMessage)):
        whole = TypeAdapter(union).json_schema(ref_template=place, mode="serialization")
        schemas |= whole.pop("$defs")
        schemas[name] = whole
    steps = [(socket_documents.ReplayStepDoc, "serialization")]
    schemas |= models_json_schema(steps, ref_template=place)[1]["$defs"]
    return found


def generate(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "openapi.json"
        source.write_text(json.dumps(description()), "utf-8")
        node = node_folder()
        install(node, tools=True)
        whole = Path(folder) / "whole.ts"
        run(node, "npx", "openapi-typescript", str(source), "-o", str(whole))
        text = whole.read_text("utf-8")
        found = re.search(r"export interface components \{\n    schemas: \{\n.*?\n    \};\n", text, re.DOTALL)
        assert found, "openapi-typescript writes something else now"
        target.write_text(
            f"/** Written by web/routes.py from the server's description of routes and socket. */\n{found[0]}}}\n",
            "utf-8",
        )


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        with tempfile.TemporaryDirectory() as place:
            fresh = Path(place) / "api-types.ts"
            generate(fresh)
            if not TYPES.is_file() or fresh.read_text("utf-8") != TYPES.read_text("utf-8"):
                raise SystemExit("web/src/lib/api-types.ts is out of date: run `python web/routes.py`")
    else:
        generate(TYPES)
