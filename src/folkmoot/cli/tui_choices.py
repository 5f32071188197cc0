"""The list of choices of the terminal client: by arrows, by number, by letters, or narrowed by a click on the board."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from folkmoot.cli.pictures.drawing import wrapped
from folkmoot.text import Texts

Choice = tuple[int, Text]
"""The code of an action and its words."""
FRAME = 3
"""Columns that the frame and the scrollbar take."""


class Choices(OptionList):
    """Every choice has a number, also those of several digits; `/` and letters leave those that contain them.

    A number is taken at once when no longer one can begin with it; otherwise the cursor goes there and Enter or another
    digit follows.
    """

    class Picked(Message):
        """A choice was made."""

        def __init__(self, code: int) -> None:
            super().__init__()
            self.code = code

    def __init__(self, texts: Texts) -> None:
        super().__init__(id="choices")
        self.texts = texts
        self.offered: list[Choice] = []
        self.narrowed: tuple[int, ...] = ()
        """Actions left by a click on the board; empty: all."""
        self.letters: str | None = None
        """Text that is searched for; None while there is no search."""
        self.digits = ""
        self.folded_for = 0
        """The width for which the words were broken into lines."""
        self.border_title = texts.say("play-actions")

    def offer(self, choices: Sequence[Choice]) -> None:
        """Another question."""
        self.offered = list(choices)
        self.narrowed, self.letters = (), None
        self.refill()

    def fits(self, choice: Choice) -> bool:
        words = (self.letters or "").lower().split()
        return (not self.narrowed or choice[0] in self.narrowed) and all(w in choice[1].plain.lower() for w in words)

    @property
    def shown(self) -> list[Choice]:
        return [choice for choice in self.offered if self.fits(choice)]

    @property
    def code(self) -> int | None:
        """The action under the cursor."""
        shown = self.shown
        return shown[self.highlighted][0] if self.highlighted is not None and self.highlighted < len(shown) else None

    def refill(self) -> None:
        self.digits = ""
        self.clear_options()
        shown = self.shown
        width = len(str(len(shown)))
        self.add_options(
            Option(self.fold(Text(f"{number:>{width}} ", style="dim") + words), id=str(code))
            for number, (code, words) in enumerate(shown, 1)
        )
        self.highlighted = 0 if shown else None
        self.explain()

    def fold(self, words: Text) -> Text:
        """Long words go on below the words, not below the number."""
        width = self.region.width - FRAME
        return Text("\n").join(wrapped(words, width)) if width > 10 else words

    def on_resize(self) -> None:
        """Rewrite the list if the width has changed."""
        if self.region.width != self.folded_for:
            code = self.code
            self.folded_for = self.region.width
            self.refill()
            self.point(code)

    def explain(self) -> None:
        """Below the list: what is being typed, or how to see everything again."""
        told = ""
        if self.letters is not None:
            told = f"/ {self.letters}▁"
        elif self.digits:
            told = self.texts.say("play-number", number=self.digits)
        elif self.narrowed:
            told = self.texts.say("play-narrowed", shown=len(self.shown), all=len(self.offered))
        elif len(self.offered) > 9:
            told = self.texts.say("play-search")
        self.border_subtitle = told

    def narrow(self, codes: Sequence[int]) -> None:
        """A click on a thing: its only action is taken, of several those stay that an earlier click has left."""
        both = tuple(code for code in codes if code in self.narrowed)
        codes = both or tuple(codes)
        if len(codes) == 1:
            self.post_message(self.Picked(codes[0]))
            return
        self.narrowed, self.letters = tuple(codes), None
        self.refill()

    def widen(self) -> None:
        """Everything again, the cursor where it was."""
        code = self.code
        self.narrowed, self.letters = (), None
        self.refill()
        self.point(code)

    def point(self, code: int | None) -> None:
        """Put the cursor on an action, if it is shown."""
        codes = [shown for shown, _ in self.shown]
        if code in codes:
            self.highlighted = codes.index(code)

    async def _on_key(self, event: events.Key) -> None:
        if self.press(event.key, event.character if event.is_printable else None):
            event.stop()
            event.prevent_default()

    def press(self, key: str, character: str | None) -> bool:
        """Handle a key of the list itself; return True if it was one."""
        if key == "escape" and (self.letters is not None or self.narrowed or self.digits):
            self.widen()
        elif self.letters is not None and (key == "backspace" or character):
            self.letters = self.letters[:-1] if key == "backspace" else self.letters + str(character)
            self.refill()
        elif character == "/" and self.offered:
            self.letters = ""
            self.refill()
        elif character and character in "0123456789":
            self.press_digit(character)
        else:
            return False
        return True

    def press_digit(self, digit: str) -> None:
        count = self.option_count
        typed = self.digits + digit
        if int(typed) > count:
            typed = digit
        if not 0 < int(typed) <= count:
            return
        self.highlighted = int(typed) - 1
        if int(typed) * 10 > count:
            self.action_select()
            return
        self.digits = typed
        self.explain()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option.id is not None:
            self.post_message(self.Picked(int(event.option.id)))
