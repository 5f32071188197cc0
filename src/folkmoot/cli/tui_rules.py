"""The rules screen of the terminal client: what is asked now first, then everything; typing searches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from folkmoot.cli.rulebook import asked_rules, show_book, show_rules
from folkmoot.core import Doc, Game
from folkmoot.text import Texts
from folkmoot.text.finding import find_rules
from folkmoot.text.rules import book


class RulesScreen(ModalScreen[None]):
    """Escape closes; the arrows and pages scroll while the search field has the focus, so no key is lost."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]
    CSS = """
    RulesScreen { align: center middle; }
    #rules { width: 94%; max-width: 110; height: 94%; border: round $primary; background: $surface; }
    #rules Input { border: none; height: 1; background: $boost; }
    #page { padding: 0 1; }
    """

    def __init__(self, game: Game, texts: Texts, prompt: Doc, legal: Sequence[Doc]) -> None:
        super().__init__()
        self.texts = texts
        self.game = game
        self.doc = book(game, texts.language)
        self.asked = asked_rules(self.doc, prompt, legal)

    def compose(self) -> ComposeResult:
        with Vertical(id="rules") as box:
            box.border_subtitle = self.texts.say("play-closing")
            box.border_title = self.texts.say("rules-title", game=self.doc["name"])
            yield Input(placeholder=self.texts.say("play-search-rules"), id="search")
            with VerticalScroll(id="page", can_focus=False):
                yield Static(self.everything(), id="text")

    def on_mount(self) -> None:
        self.query_one("#search").focus()

    def everything(self) -> RenderableType:
        if not self.asked:
            return show_book(self.doc, self.texts)
        asked = Text(self.texts.say("rules-asked"), style="bold underline")
        return Group(
            asked, Text(), show_rules(self.doc, self.asked, self.texts), Text("─" * 20), show_book(self.doc, self.texts)
        )

    def on_input_changed(self, event: Input.Changed) -> None:
        """Only the rules that speak of what was typed."""
        words = event.value.strip()
        found = find_rules(self.game, self.texts.language, words)
        shown: RenderableType = self.everything()
        if words:
            shown = (
                show_rules(self.doc, found, self.texts)
                if found
                else Text(self.texts.say("rules-none-found", words=words))
            )
        self.query_one("#text", Static).update(shown)
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)

    def action_scroll(self, lines: int) -> None:
        page = self.query_one("#page", VerticalScroll)
        page.scroll_relative(y=lines, animate=False)
