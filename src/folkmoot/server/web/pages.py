"""The built client's files, compressed once and kept in memory: a first visit over a slow line is mostly this."""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from fastapi import HTTPException, Request
from fastapi.responses import HTMLResponse, Response

FILES = "/assets/"
"""Path of the files whose name holds a digest of their content."""
FOREVER = "public, max-age=31536000, immutable"
"""For those; all others are asked for again, by their ETag."""
ASK_AGAIN = "no-cache"
SMALL = 1024
"""Bytes below which compressing is not worth a header."""
PACKED_ALREADY = (".woff2", ".png", ".jpg", ".webp", ".gz", ".mp3", ".ogg")
TITLE = re.compile(rb"<title>[^<]*</title>")
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Folkmoot</title>
<h1>Folkmoot is running</h1><p>The browser client is not part of this installation. Build it with
<code>make web</code> in the source folder and start again. The server's interface is described in
<a href="/api/openapi.json">/api/openapi.json</a>.</p></html>"""


@dataclass(frozen=True)
class Page:
    """A file as it is sent."""

    stamp: tuple[int, int]
    """Time and size of the file that was read."""
    kind: str
    tag: str
    plain: bytes
    packed: bytes | None


@dataclass(frozen=True)
class Greeting:
    """Head of the start page when it is opened by a link to a table."""

    title: str
    text: str
    language: str


def greeting(page: Page, told: Greeting) -> Page:
    """The start page that says in its head where the link leads, for chats that show links with a title."""
    title, text = html.escape(told.title), html.escape(told.text)
    head = f"<title>{title} · Folkmoot</title>" + "".join(
        f'<meta property="og:{name}" content="{value}">'
        for name, value in (
            ("title", title),
            ("description", text),
            ("site_name", "Folkmoot"),
            ("type", "website"),
            ("locale", told.language),
        )
    )
    plain = TITLE.sub(lambda _: head.encode(), page.plain, count=1)
    tag = f'"{hashlib.sha256(plain).hexdigest()[:32]}"'
    return Page(page.stamp, page.kind, tag, plain, gzip.compress(plain, 6, mtime=0))


class Pages:
    """A folder of files; every other address is the start page, which looks at the address itself."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._read: dict[Path, Page] = {}

    def answer(self, path: str, request: Request, told: Greeting | None = None) -> Response:
        file = self._find(path)
        if file is None:
            if f"/{path}".startswith(FILES):  # of an earlier version; a page in its place would be kept as that file
                raise HTTPException(404, "there is no such file")
            return HTMLResponse(NOT_BUILT)
        page = self._load(file)
        if told is not None and file.name == "index.html":
            page = greeting(page, told)
        lasting = file.is_relative_to(self.folder / FILES.strip("/"))
        headers = {
            "Cache-Control": FOREVER if lasting else ASK_AGAIN,
            "ETag": page.tag,
            "Vary": "Accept-Encoding",
        }
        if page.tag in [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=headers)
        if page.packed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
            return Response(page.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=page.kind)
        return Response(page.plain, headers=headers, media_type=page.kind)

    def _find(self, path: str) -> Path | None:
        """The file of an address, never one outside the folder, or the start page. None: neither is there."""
        try:
            file = (self.folder / path).resolve()
            if file.is_file() and file.is_relative_to(self.folder):
                return file
        except (OSError, ValueError):
            pass
        index = self.folder / "index.html"
        return index if index.is_file() and not f"/{path}".startswith(FILES) else None

    def _load(self, file: Path) -> Page:
        found = file.stat()
        stamp = (found.st_mtime_ns, found.st_size)
        page = self._read.get(file)
        if page is None or page.stamp != stamp:
            plain = file.read_bytes()
            packed = gzip.compress(plain, 9, mtime=0) if worth_packing(file, plain) else None
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            tag = f'"{hashlib.sha256(plain).hexdigest()[:32]}"'
            page = self._read[file] = Page(stamp, KINDS.get(file.suffix, kind), tag, plain, packed)
        return page


KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}
"""Types of files for which the machine's own table may say something else, or nothing."""


def worth_packing(file: Path, plain: bytes) -> bool:
    return len(plain) >= SMALL and file.suffix not in PACKED_ALREADY


def takes_gzip(accepted: str) -> bool:
    """Return True if a browser takes gzip: named, and not with a weight of nought."""
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "").removeprefix("q=").strip("0.") != "" or not weight
    return False
