"""Screens above the table of the terminal client: texts to read, and the handover screen of a hot seat."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Told(ModalScreen[None]):
    """Something to read, above the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter,s,question_mark", "dismiss", show=False)]
    CSS = """
    Told { align: center middle; }
    #told { width: 94%; max-width: 100; height: auto; max-height: 94%; border: round $primary; padding: 0 1;
            background: $surface; scrollbar-size-vertical: 1; }
    """

    def __init__(self, title: str, body: Text, closing: str) -> None:
        super().__init__()
        self.named = title
        self.body = body
        self.closing = closing

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="told") as box:
            box.border_title = self.named
            box.border_subtitle = self.closing
            yield Static(self.body)

    def on_mount(self) -> None:
        self.query_one("#told").focus()


class Curtain(ModalScreen[None]):
    """Hides the table while the keyboard is handed on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss", show=False),
        Binding("q", "app.leave", show=False),
    ]
    CSS = """
    Curtain { align: center middle; background: $background; }
    #curtain { width: auto; max-width: 96%; text-align: center; border: round $primary; padding: 1 3; }
    """

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(self.words, id="curtain")

    def on_click(self) -> None:
        self.dismiss()
