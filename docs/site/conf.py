"""Configuration of Sphinx for the documentation site of this repository: `make docs`.

The sources are the repository's own Markdown files, which stay readable where they lie: no file is written for the site
alone but the reference of the Python names, and the order of the pages is in nav.toml.
"""

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE))

from reference import Reference  # noqa: E402
from search import FourLanguages  # noqa: E402

NAV = tomllib.loads((HERE / "nav.toml").read_text("utf-8"))
TOKENS = (ROOT / "web/src/styles/tokens.css").read_text("utf-8")
ALEGREYA = ROOT / "web/node_modules/@fontsource/alegreya"
FONTS = ["LICENSE", *(f"files/alegreya-{letters}-800-normal.woff2" for letters in ("latin", "latin-ext", "cyrillic"))]
TRANSLATED = re.compile(r"docs/\w+/(\w+)\.(\w\w)")
ANCHORED = re.compile(r"(?<!!)\[([^\]]+)\]\(((?:[\w./-]*\brules/)?(?:\w+\.\w\w)?)(?:\.md)?#([\w-]+)\)")
"""A link to an anchor of the rules, which stand in the text as HTML."""
LANGUAGES = {"en": "English", "ru": "Русский", "pl": "Polski", "ja": "日本語"}
[VERSION] = re.findall(r'^__version__ = "(.+)"', (ROOT / "src/folkmoot/__init__.py").read_text("utf-8"), re.MULTILINE)


def docname(path: str) -> str:
    return path.removesuffix(".md")


def pages_of(patterns: list[str]) -> list[str]:
    """In the order of the patterns, then of their names."""
    found = [str(path.relative_to(ROOT)) for pattern in patterns for path in sorted(ROOT.glob(pattern))]
    return list(dict.fromkeys(found))


def colours(theme: str) -> dict[str, str]:
    """The browser client's colours for Furo; the dark theme says only what differs from the light one."""
    light, dark = TOKENS.split("[data-theme='dark']", 1)
    found = dict(re.findall(r"--([\w-]+): (#\w+|rgb\([^)]*\));", light))
    if theme == "dark":
        found |= dict(re.findall(r"--([\w-]+): (#\w+|rgb\([^)]*\));", dark))
    names = {
        "color-background-primary": "paper",
        "color-background-secondary": "paper-2",
        "color-background-hover": "paper-3",
        "color-background-hover--transparent": "paper-3",
        "color-background-border": "rule",
        "color-background-item": "paper-3",
        "color-foreground-primary": "ink",
        "color-foreground-secondary": "ink-2",
        "color-foreground-muted": "ink-3",
        "color-foreground-border": "ink-3",
        "color-brand-primary": "ember",
        "color-brand-content": "ember",
        "color-brand-visited": "ember",
        "color-code-background": "paper-2",
        "color-code-foreground": "ink",
        "color-inline-code-background": "paper-3",
        "color-card-background": "paper-2",
        "color-card-border": "rule",
        "color-highlight-on-target": "ember-wash",
        "color-api-background": "paper-2",
        "color-api-background-hover": "paper-3",
        "color-api-overall": "ink-2",
        "color-api-name": "ember",
        "color-api-pre-name": "ink-3",
        "color-sidebar-background": "paper-2",
        "color-sidebar-search-background": "paper",
        "color-sidebar-search-background--focus": "paper",
        "color-header-background": "paper-2",
        "color-table-border": "rule",
        "color-table-header-background": "paper-3",
        "color-sidebar-link-text": "ink-2",
        "color-sidebar-link-text--top-level": "ink-2",
        "color-sidebar-item-expander-background--hover": "paper-3",
        "focus": "focus",
    }
    return {name: found[token] for name, token in names.items()}


project = "Folkmoot"
author = project_copyright = "Folkmoot contributors"
version = release = VERSION
html_title = "Folkmoot"
language = "en"
extensions = ["myst_parser"]
root_doc = docname(NAV["front"])
include_patterns = ["*.md", "docs/**.md"]
exclude_patterns = [".*", "README.md", "bench", "build", "dist", "examples", "requirements", "src", "tests", "web"]
templates_path = ["templates"]

myst_heading_anchors = 4
myst_links_external_new_tab = False
highlight_language = "text"
pygments_style = "friendly"
pygments_dark_style = "native"
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_theme_options = {
    "light_css_variables": colours("light"),
    "dark_css_variables": colours("dark"),
}
html_static_path = ["look", *(str(ALEGREYA / font) for font in FONTS)]
html_css_files = ["folkmoot.css"]
html_favicon = str(ROOT / "web/public/icon.svg")
html_additional_pages = {"index": "front.html"}
html_copy_source = False
html_use_index = True
html_domain_indices = False


def arrange(app: Sphinx, name: str, source: list[str]) -> None:
    """Put the order of the pages where Sphinx looks for it; lead from a page to the same in other languages, and keep
    links to anchors of the rules as they are."""
    page = f"{name}.md"
    if page == NAV["front"]:
        for part in NAV["part"]:
            source[0] += toctree(pages_of(part["pages"]), ":hidden:", f":caption: {part['title']}")
    for one in NAV["below"]:
        if page == one["page"] and (pages := [found for found in pages_of(one["pages"]) if found != page]):
            source[0] += toctree(pages, ":titlesonly:" if one["listed"] else ":hidden:")
    if found := TRANSLATED.fullmatch(name):
        links = (said if code == found[2] else f"[{said}]({found[1]}.{code}.md)" for code, said in LANGUAGES.items())
        source[0] = source[0].replace("\n\n", f"\n\n{' · '.join(links)}\n\n", 1)
        source[0] = ANCHORED.sub(
            lambda one: f'<a href="{one[2] and one[2] + ".html"}#{one[3]}">{one[1]}</a>', source[0]
        )


def anchored(link: re.Match[str]) -> str:
    said, page, anchor = link.groups()
    return f'<a href="{page}{".html" if page else ""}#{anchor}">{said}</a>'


def toctree(pages: list[str], *options: str) -> str:
    return "\n".join(["\n\n```{toctree}", *options, "", *(f"/{docname(page)}" for page in pages), "```\n"])


def dress(app: Sphinx, name: str, template: str, context: dict[str, Any], tree: nodes.document | None) -> None:
    """Say in which language a page is."""
    if found := TRANSLATED.fullmatch(name):
        context["language"] = found[2]


def setup(app: Sphinx) -> None:
    app.add_directive("api", Reference)
    app.add_search_language(FourLanguages)
    app.connect("source-read", arrange)
    app.connect("html-page-context", dress)
