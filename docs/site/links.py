"""Check a built site: every link and anchor leads somewhere, and nothing is loaded from anywhere else.

python docs/site/links.py build/docs
"""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = ("img", "script", "link", "source", "iframe", "video", "audio")
"""Elements whose address the browser follows by itself."""


class Page(HTMLParser):
    """The anchors and links of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.anchors = {""}
        self.links: list[tuple[str, str]] = []
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" or (name == "name" and tag == "a"):
                self.anchors.add(value or "")
            elif name in ("href", "src") and value:
                self.links.append((tag, value))


def faults(root: Path) -> list[str]:
    pages = {path.resolve(): Page(path) for path in sorted(root.rglob("*.html"))}
    found = []
    for path, page in pages.items():
        where = path.relative_to(root.resolve())
        for tag, link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                if tag in LOADED and parts.scheme != "data":
                    found.append(f"{where}: {tag} is loaded from {link}")
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not target.exists():
                found.append(f"{where}: {link} is not there")
            elif target in pages and unquote(parts.fragment) not in pages[target].anchors:
                found.append(f"{where}: {link} names no anchor")
    for path in sorted(root.rglob("*.css")):
        for address in re.findall(r"url\(['\"]?([^'\")]+)", path.read_text("utf-8")):
            if address.startswith(("http:", "https:", "//")):
                found.append(f"{path.relative_to(root)}: loads {address}")
            elif not address.startswith(("data:", "#")) and not (path.parent / address).exists():
                found.append(f"{path.relative_to(root)}: {address} is not there")
    return found


if __name__ == "__main__":
    if wrong := faults(Path(sys.argv[1])):
        sys.exit("\n".join([*wrong, f"{len(wrong)} links are wrong"]))
