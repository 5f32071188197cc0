"""Build the site: Folkmoot as a folder of files, with the server running in the browser through Pyodide.

    python web/site/build.py       build if anything it is made of has changed

What runs in the page is the server of this very tree with the libraries of this environment, so their versions are
those of the lock; only pydantic-core, which is compiled, is fetched as its build for pages, by the lock's hash.

The engine is compiled too, where its tools can be had (engine.py). Environment variable FOLKMOOT_COMPILE:
    unset    try; where they cannot, say so, and let pages run the interpreted engine
    0        do not try; a site with the compiled engine that is up to date stays
    require  fail where the first would go on
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
WEB = ROOT / "web"
BUILD = ROOT / "build"
OUTPUT = BUILD / "site"
TREE = BUILD / "page"
STAMP = BUILD / "site.stamp"
sys.path[:0] = [str(WEB), str(HERE), str(ROOT / "src")]

import engine  # noqa: E402
from wheels import Unavailable, unpacked  # noqa: E402

import build as client  # noqa: E402

LIBRARIES = [
    "alembic",
    "annotated-doc",
    "annotated-types",
    "anyio",
    "attrs",
    "babel",
    "fastapi",
    "fluent.runtime",
    "fluent.syntax",
    "idna",
    "mako",
    "markupsafe",
    "mypy-extensions",
    "opentelemetry-api",
    "pydantic",
    "pytz",
    "snowballstemmer",
    "sqlalchemy",
    "starlette",
    "typing-extensions",
    "typing-inspection",
]
"""Libraries of the server in a page, as far as they are written in Python."""
COMPILED = "pydantic-core"
ENGINE = "engine.so"
"""The compiled engine, where web/site/compiled.py looks for it."""
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
LEFT_OUT = re.compile(
    r"sqlalchemy/testing|pytz/zoneinfo|pydantic/(v1|mypy)|anyio/pytest_plugin|(fastapi|starlette)/testclient"
    r"|alembic/(testing|templates)|babel/locale-data/(?!(root|en|ru|pl|ja)\.dat)|.*/tests?/"
)
"""Paths of the libraries that no page needs."""
OURS = re.compile(
    r"cli/|arena/|adaptors/|batch\.py|server/(static|operators/(check|database|readiness)|web/(http_connection|socket_connection|serving))"
    r"|.*/terminal\.py|.*/pad/command\.py"
)
"""Paths of folkmoot that no page needs."""
KINDS = {".py", ".dat", ".toml", ".ftl", ".json", ".mako", ".so"}
STAND_INS = ("boot.py", "orjson.py")
MIGRATIONS = "server/storage/migrations"
"""Read as sources, by a library that does not look for anything else."""
PLACE = "/lib/python3.14/site-packages/"
"""Folder of the libraries in a page's Python."""
FRESH = "folkmoot/server/page/fresh.sqlite"
LANGUAGES = ("en", "ru", "pl", "ja")
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'"
)
COMPRESSED = 7
"""Level of compression, of 9: half a hundredth larger, in a quarter of the time; as in remember.mjs."""
INTERPRETER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")


def fingerprint() -> str:
    """Everything the site is made of."""
    found = hashlib.sha256(client.fingerprint().encode())
    for file in sorted((ROOT / "src/folkmoot").rglob("*")):
        if file.suffix in KINDS and not OURS.match(file.relative_to(ROOT / "src/folkmoot").as_posix()):
            found.update(file.read_bytes())
    found.update((ROOT / "requirements/main.lock").read_bytes())
    return found.hexdigest()


def library_files() -> Iterator[tuple[Path, str]]:
    """Files of the libraries in this environment, and where they go."""
    for name in LIBRARIES:
        for file in importlib.metadata.files(name) or ():
            place = file.as_posix()
            if file.suffix in KINDS - {".so"} and not place.startswith("..") and not LEFT_OUT.match(place):
                yield Path(str(file.locate())), place
    compiled = unpacked("main.lock", COMPILED, *PLATFORM)
    for path in (compiled / "pydantic_core").rglob("*"):
        if path.suffix in KINDS:
            yield path, path.relative_to(compiled).as_posix()


def our_files(compiled: Path | None) -> Iterator[tuple[Path, str]]:
    """Files of folkmoot; those of which the compiled engine is made are in its library."""
    source = ROOT / "src/folkmoot"
    made_of = engine.hot_modules() if compiled else set()
    for path in source.rglob("*"):
        place = path.relative_to(source).as_posix()
        if path.suffix in KINDS - {".so"} and not OURS.match(place) and path not in made_of:
            yield path, f"folkmoot/{place}"
    for name in STAND_INS:
        yield HERE / name, name
    if compiled:
        yield HERE / "compiled.py", "compiled.py"
        yield compiled, ENGINE


def gather(compiled: Path | None) -> None:
    """Everything that Python needs in a page, in one folder."""
    shutil.rmtree(TREE, ignore_errors=True)
    for path, place in (*library_files(), *our_files(compiled)):
        target = TREE / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    for name in ("opentelemetry-api", "alembic"):  # they look up their own entry points or version
        shutil.copytree(dist_info(name), TREE / dist_info(name).name, dirs_exist_ok=True)


def dist_info(name: str) -> Path:
    return Path(str(importlib.metadata.distribution(name)._path))  # type: ignore[attr-defined]


def compile_all(node: Path) -> None:
    """Compile the folder with the Python of the page, and add what is left as it is."""
    done = subprocess.run(
        [node / "node", HERE / "compile.mjs", TREE], cwd=WEB, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise client.CannotBuild(f"Python for pages cannot compile: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    shutil.copytree(
        ROOT / "src/folkmoot" / MIGRATIONS,
        TREE / "folkmoot" / MIGRATIONS,
        ignore=shutil.ignore_patterns("__pycache__"),
        dirs_exist_ok=True,
    )


def make_fresh() -> None:
    """The database that a page begins with."""
    from folkmoot.server.storage.engine import migrate, open_engine

    file = TREE / FRESH
    file.unlink(missing_ok=True)
    engine = open_engine(f"sqlite:///{file}", ("journal_mode=DELETE",))
    migrate(engine)
    engine.dispose()


def libraries() -> dict[str, Path]:
    """Return the compiled libraries in the order in which Python gets them, by their name in the site."""
    found = sorted(TREE.rglob("*.so"), key=lambda path: path.name == ENGINE)
    return {"engine.wasm" if path.name == ENGINE else "pydantic.wasm": path for path in found}


def remember(node: Path, folder: Path) -> set[str]:
    """Start Python, import everything, and keep its memory for pages to begin with; which files are in there."""
    found = libraries()
    for name, path in found.items():
        shutil.copyfile(path, folder / name)
    places = [path.relative_to(TREE).as_posix() for path in found.values()]
    done = subprocess.run(
        [node / "node", HERE / "remember.mjs", TREE, folder / "folkmoot.memory", *places],
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise client.CannotBuild(f"Python for pages cannot start: {done.stderr[-2000:]}")
    return {name.removeprefix(PLACE) for name in json.loads(done.stdout) if name and name.startswith(PLACE)}


def pack(target: Path, known: set[str]) -> None:
    """Pack the files that are not in memory into one that a page unpacks fast: a line of names and lengths, then the
    contents, compressed."""
    paths = {path.relative_to(TREE).as_posix(): path for path in sorted(TREE.rglob("*")) if path.is_file()}
    files = {name: path.read_bytes() for name, path in paths.items() if name not in known and path.suffix != ".so"}
    index = json.dumps([[name, len(content)] for name, content in files.items()])
    target.write_bytes(gzip.compress(index.encode() + b"\n" + b"".join(files.values()), COMPRESSED, mtime=0))


def prepare_answers(folder: Path, kind: str) -> None:
    """Answers that never change, as the server gives them: the page has them before its own server is there."""
    from folkmoot import games
    from folkmoot.server.page.warmup import answers

    paths = ["/games", "/lessons"]
    for game in games.OWN:
        paths += [f"/games/{game}/box", *(f"/rules/{game}?lang={language}" for language in LANGUAGES)]
    for path, text in answers(paths, kind).items():
        name = re.sub(r"\W+", "-", path[1:])  # as web/src/site/page.svelte.ts does
        (folder / f"{name}.json").write_text(text, "utf-8")


def add_interpreter(node: Path, folder: Path) -> None:
    """Python itself, with a list of packages that names none: nothing is ever fetched from elsewhere."""
    source = WEB / "node_modules/pyodide"
    for name in INTERPRETER:
        shutil.copyfile(source / name, folder / name)
    info = json.loads((source / "pyodide-lock.json").read_text())["info"]
    (folder / "pyodide-lock.json").write_text(json.dumps({"info": info, "packages": {}}))
    pack(folder / "folkmoot.pack", remember(node, folder))


def add_licences() -> None:
    """Write the licences of everything that is passed on."""
    pyodide = json.loads((WEB / "node_modules/pyodide/package.json").read_text())
    told = [
        "Folkmoot is under the MIT licence. This folder also holds:",
        f"Pyodide {pyodide['version']}, {pyodide['license']}, {pyodide['homepage']}; in it CPython, PSF licence",
    ]
    for name in (*LIBRARIES, COMPILED, "mypy"):  # the compiled engine has mypyc's runtime in it
        found = importlib.metadata.distribution(name)
        told.append(f"{'=' * 72}\n{name} {found.version}")
        for file in found.files or ():
            if re.search(r"licen[cs]e|copying|notice", file.name, re.IGNORECASE) and ".dist-info" in str(file):
                told.append(Path(str(file.locate())).read_text("utf-8"))
    (OUTPUT / "licences.txt").write_text("\n\n".join(told), "utf-8")


def add_service_worker(version: str) -> None:
    """It keeps every file of this version."""
    files = sorted(path.relative_to(OUTPUT).as_posix() for path in OUTPUT.rglob("*") if path.is_file())
    kept = ["./", *(name for name in files if name not in ("sw.js", "index.html"))]
    text = (HERE / "sw.js").read_text()
    text = text.replace("'VERSION'", json.dumps(f"folkmoot-{version}")).replace("['FILES']", json.dumps(kept))
    (OUTPUT / "sw.js").write_text(text)


def guard_page() -> None:
    """Add the policy that a server would send as a header: nothing from elsewhere."""
    page = OUTPUT / "index.html"
    text = page.read_text()
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    page.write_text(text.replace("<head>", f"<head>\n    {policy}", 1))


def compiled_engine() -> tuple[Path | None, str]:
    """The compiled engine, or why there is none."""
    wish = os.environ.get("FOLKMOOT_COMPILE") or "try"
    if wish not in ("0", "require", "try"):
        raise client.CannotBuild(f'FOLKMOOT_COMPILE is "{wish}"; it may be 0, require or unset')
    if wish == "0":
        return None, "FOLKMOOT_COMPILE is 0"
    try:
        return engine.library(), ""
    except Unavailable as reason:
        if wish == "require":
            raise
        return None, str(reason)


def build() -> str:
    """Build the site; how it stands then."""
    now = fingerprint()
    stamp = STAMP.read_text().split() if STAMP.is_file() and (OUTPUT / "index.html").is_file() else ["", ""]
    if stamp == [now, "compiled"]:
        return "up to date"
    node = client.node_folder()
    client.install(node, tools=True)
    compiled, reason = compiled_engine()
    kind = "compiled" if compiled else "interpreted"
    note = f", with the interpreted engine: {reason}" if reason else ""
    if stamp == [now, kind]:
        return f"up to date{note}"
    STAMP.unlink(missing_ok=True)
    gather(compiled)
    compile_all(node)
    make_fresh()
    shutil.rmtree(OUTPUT, ignore_errors=True)
    version = hashlib.sha256(f"{now} {kind}".encode()).hexdigest()[:16]
    os.environ["VITE_SITE_VERSION"] = version
    os.environ["VITE_SITE_LIBRARIES"] = " ".join(libraries())
    client.run(node, "npm", "run", "build", "--", "--mode", "site")
    guard_page()
    folder = OUTPUT / f"run-{version}"  # web/src/site/letters.ts
    folder.mkdir()
    prepare_answers(folder, kind)
    add_interpreter(node, folder)
    add_licences()
    add_service_worker(version)
    STAMP.write_text(f"{now} {kind}\n")
    return f"built: {OUTPUT.relative_to(ROOT)}{note}"


if __name__ == "__main__":
    try:
        print("the site is", build())
    except (client.CannotBuild, Unavailable) as reason:
        raise SystemExit(f"folkmoot: the site cannot be built: {reason}") from None
