"""Write the types of the client from what the server and the games say of their documents.

src/lib/api-types.ts             from the server's description of its routes and of what its socket carries
src/games/<id>/view-types.ts     from the shape of the game's view (view_types.py)

python web/routes.py             write them
python web/routes.py --check     say whether they are up to date
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from build import HERE, install, node_folder, run
from folkmoot import games
from view_types import view_types

Doc = dict[str, Any]


def description() -> Doc:
    """OpenAPI, with the documents of the socket beside those of the routes."""
    from pydantic import TypeAdapter
    from pydantic.json_schema import models_json_schema

    from folkmoot.server import messages
    from folkmoot.server.documents.socket import ReplayStepDoc, ServerMessage
    from folkmoot.server.settings import Settings
    from folkmoot.server.web.app import create_app

    app = create_app(Settings())
    while not hasattr(app, "openapi"):  # middleware wraps it
        app = app.app
    found: Doc = app.openapi()
    place = "#/components/schemas/{model}"
    schemas = found["components"]["schemas"]
    for name, union in (("ServerMessage", ServerMessage), ("ClientMessage", messages.SocketMessage)):
        whole = TypeAdapter(union).json_schema(ref_template=place, mode="serialization")
        schemas |= whole.pop("$defs")
        schemas[name] = whole
    steps = [(ReplayStepDoc, "serialization")]
    schemas |= models_json_schema(steps, ref_template=place)[1]["$defs"]
    return found


def api_types() -> str:
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
    return f"/** Written by web/routes.py from the server's description of routes and socket. */\n{found[0]}}}\n"


def types() -> dict[Path, str]:
    """Every file, and what should stand in it."""
    found = {HERE / "src/lib/api-types.ts": api_types()}
    for game in games.OWN:
        found[HERE / f"src/games/{game}/view-types.ts"] = view_types(games.get(game))
    return found


if __name__ == "__main__":
    for file, text in types().items():
        if "--check" not in sys.argv[1:]:
            file.write_text(text, "utf-8")
        elif not file.is_file() or file.read_text("utf-8") != text:
            raise SystemExit(f"{file.relative_to(HERE.parent)} is out of date: run `python web/routes.py`")
