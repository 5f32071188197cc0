"""Learning by playing in the terminal: the table with a coach below it, puzzles, and the list of both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from folkmoot.cli.inks import Inks
from folkmoot.cli.lesson import LessonSitting
from folkmoot.cli.solved import keep, solved
from folkmoot.cli.tui import TableApp
from folkmoot.cli.tui_choices import Choices
from folkmoot.core import ALL, OVER
from folkmoot.lessons import (
    Advice,
    Answer,
    BestChoice,
    Page,
    Puzzle,
    Verdict,
    choices_of,
    daily,
    find,
    lessons,
    puzzles,
    tell,
)
from folkmoot.lessons.book import SEAT
from folkmoot.text import Texts
from folkmoot.text.why import why_of

REMARK = "learn-other-"
"""Texts that are told together with the one that follows them."""
TODAY = "today"
"""In the list, for the puzzle of the day."""
SIGNS = {"open": "", "solved": "✓ ", "wrong": "✗ "}


@dataclass
class Leaf:
    """Text that the coach shows at once."""

    texts: list[str] = field(default_factory=list)
    scores: bool = False


def leaves(pages: Sequence[Page]) -> list[Leaf]:
    """Pages, short remarks together with what follows them."""
    found: list[Leaf] = []
    for page in pages:
        if not found or not found[-1].texts[-1].startswith(REMARK):
            found.append(Leaf())
        found[-1].texts.append(page.text)
        found[-1].scores |= page.scores
    return found


class LearnMenu(ModalScreen[str | None]):
    """Menu of a game's lessons and puzzles."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,й", "dismiss", show=False)]
    CSS = """
    LearnMenu { align: center middle; }
    #learn { width: 94%; max-width: 76; height: auto; max-height: 94%; border: round $primary; padding: 0 1;
             background: $surface; }
    #learn OptionList { height: auto; max-height: 12; border: none; margin-top: 1; }
    """

    def __init__(self, game: str, texts: Texts, done: set[str]) -> None:
        super().__init__()
        self.game = game
        self.texts = texts
        self.done = done

    def compose(self) -> ComposeResult:
        say = self.texts.say
        with Vertical(id="learn") as box:
            box.border_title = say("client-learn-title", game=say(f"{self.game}-name"))
            box.border_subtitle = say("play-closing")
            yield Static(say("client-learn-text"))
            yield OptionList(*self.options())

    def options(self) -> list[Option]:
        say, lesson = self.texts.say, lessons().get(self.game)
        found = [(lesson.id, say("play-learn-lesson", minutes=lesson.minutes))] if lesson is not None else []
        for puzzle in puzzles().values():
            if puzzle.game == self.game:
                number = say("client-learn-puzzle", number=puzzle.id.rpartition("-")[2])
                found.append((puzzle.id, f"{number}: {say(puzzle.text('title'))}"))
        today = daily(self.game, datetime.now(UTC).date())
        if today is not None:
            found.append((TODAY, say("play-learn-daily")))
        numbers = [f"{n} " for n in range(1, len(found) + 1)]
        for one in choices_of(self.game):
            words = say("play-learn-choice", number=one.number, theme=say(one.title), level=one.level)
            found.append((one.id, words))
            numbers.append("  ")
        done = self.done | ({TODAY} if today is not None and today.id in self.done else set())
        signs = ["✓" if id in done else " " for id, _ in found]
        return [Option(f"{signs[n]} {numbers[n]}{words}", id=id) for n, (id, words) in enumerate(found)]

    def on_key(self, event: events.Key) -> None:
        """Numbers choose here as well."""
        options = self.options()
        if event.character and event.character in "123456789" and int(event.character) <= len(options):
            event.stop()
            self.choose(options[int(event.character) - 1].id)

    def on_mount(self) -> None:
        choices = self.query_one(OptionList)
        todo = [n for n, option in enumerate(self.options()) if str(option.prompt).startswith(" ")]
        choices.highlighted = todo[0] if todo else 0
        choices.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.choose(event.option.id)

    def choose(self, id: str | None) -> None:
        today = daily(self.game, datetime.now(UTC).date())
        self.dismiss(today.id if id == TODAY and today is not None else id)


class LearnApp(TableApp):
    """A table whose coach stands below the board. `c` sends the coach away and calls it back, `m` opens the list."""

    KEYS: ClassVar[tuple[tuple[str, str, str], ...]] = (
        *(key for key in TableApp.KEYS if key[2] in ("undo", "hint", "score", "rules")),
        ("c", "coach", "coach"),
        ("m", "menu", "lessons"),
        *(key for key in TableApp.KEYS if key[2] in ("help", "quit")),
    )
    UNSHOWN = ("score",)
    CSS = (
        TableApp.CSS
        + """
    #log { height: 15%; min-height: 4; }
    #coach { height: auto; max-height: 11; border: round $success; padding: 0 1; scrollbar-size-vertical: 1; }
    """
    )

    def __init__(self, game: str, texts: Texts, seed: int, first: str | None = None) -> None:
        self.seed = seed
        self.first = first
        self.done = solved()
        """Lessons and puzzles that were finished, here and before."""
        self.leaf = 0
        self.advice: Advice | None = None
        self.verdict: Verdict | None = None
        self.answer: Answer | None = None
        self.hinted = 0
        """Help asked for so far: 0 none, 1 the hint, 2 the solution."""
        self.silent = False
        self.told_at = ""
        """The texts that are open, so that the same ones are not begun again."""
        super().__init__(LessonSitting(find(first or game), seed), texts, Path(), always=False)

    @property
    def lesson(self) -> LessonSitting:
        assert isinstance(self.sitting, LessonSitting)
        return self.sitting

    def compose_below(self) -> ComposeResult:
        with VerticalScroll(id="coach", can_focus=False) as box:
            box.border_title = self.texts.say("client-learn-coach")
            yield Static(id="said")

    def open(self) -> None:
        super().open()
        if self.first is None:
            self.action_menu()

    def begin(self, id: str | None) -> None:
        """Sit down to a lesson or puzzle, whatever was played here before."""
        if id is None:
            return
        self.workers.cancel_all()
        self.sitting = LessonSitting(find(id), self.seed)
        self.names = self.name_seats()
        self.inks = Inks(self.sitting.game.id, self.texts)
        self.hinted, self.silent = 0, False
        self.told_at = ""
        self.query_one("#log", RichLog).clear()
        self.go_on()

    # What the coach says.

    def go_on(self) -> None:
        if self.lesson.frozen:
            self.tell_events()
            self.show(ALL if self.sitting.state.turn == OVER else SEAT)
        else:
            super().go_on()
        self.consult()

    def end(self) -> None:
        """The coach tells the end of a lesson; played on without one, it ends like any game."""
        if self.silent:
            super().end()
            return
        self.show(ALL)
        self.ask(self.outcome())

    def consult(self) -> None:
        """Ask the coach what there is to say now."""
        self.advice = self.verdict = self.answer = None
        if isinstance(self.lesson.found, Puzzle):
            self.verdict = self.lesson.judge()
        elif isinstance(self.lesson.found, BestChoice):
            self.answer = self.lesson.answer()
        elif self.sitting.state.turn in (SEAT, OVER):
            self.advice = self.lesson.advise()
        if self.judged == "solved" or (self.advice is not None and self.advice.end):
            self.done.add(self.lesson.found.id)
            keep(self.done)
        told = " ".join(text for leaf in self.open_leaves for text in leaf.texts)
        if told != self.told_at:
            self.told_at, self.leaf = told, 0
        self.show_coach()

    @property
    def judged(self) -> str:
        """Return the state of the answer to a puzzle; empty in a lesson."""
        judged = self.verdict or self.answer
        return judged.state if judged is not None else ""

    @property
    def open_leaves(self) -> list[Leaf]:
        return leaves(self.advice.pages if self.advice is not None else ())

    def show_coach(self) -> None:
        box = self.query_one("#coach", VerticalScroll)
        silent = self.silent or (self.advice is not None and not self.advice.pages)
        box.display = not silent
        if silent:
            return
        if self.answer is not None:
            said = self.choice_words(self.answer)
        else:
            said = self.puzzle_words() if self.verdict is not None else self.lesson_words()
        self.query_one("#said", Static).update(said)
        box.scroll_home(animate=False)
        code = self.suggested()
        if code is not None:
            self.query_one(Choices).point(code)

    def suggested(self) -> int | None:
        """The step that the coach suggests, when everything before it has been read."""
        if self.advice is None or not self.advice.point or self.leaf < len(self.open_leaves) - 1:
            return None
        code = int(self.sitting.state.parse(self.advice.point[0]))
        return code if code in [action["code"] for action in self.legal] else None

    def lesson_words(self) -> Text:
        say, found = self.texts.say, self.open_leaves
        box = self.query_one("#coach", VerticalScroll)
        box.border_title, box.border_subtitle = say("client-learn-coach"), say("play-coach-keys")
        if self.advice is None or not found:
            return Text(say("client-learn-waiting"), style="dim")
        length = lessons()[self.lesson.found.id].length
        if not self.advice.end:
            step = say("client-learn-step", done=min(self.advice.done + 1, length), of=length)
            box.border_title = f"{say('client-learn-coach')} · {step}"
        leaf = found[min(self.leaf, len(found) - 1)]
        lines = [self.speak(text) for text in leaf.texts]
        if leaf.scores:
            lines += self.points()
        if self.leaf < len(found) - 1:
            box.border_subtitle = say("play-coach-next", done=self.leaf + 1, of=len(found))
        elif self.advice.end:
            box.border_subtitle = say("play-coach-end")
        return self.inks.colour("\n".join(lines))

    def puzzle_words(self) -> Text:
        say, puzzle = self.texts.say, self.lesson.found
        assert isinstance(puzzle, Puzzle)
        assert self.verdict is not None
        box = self.query_one("#coach", VerticalScroll)
        number = say("client-learn-puzzle", number=puzzle.id.rpartition("-")[2])
        box.border_title = f"{number} · {say(puzzle.text('title'))}"
        box.border_subtitle = say(f"play-puzzle-{self.verdict.state}")
        lines = [SIGNS[self.verdict.state] + self.speak(self.verdict.text)]
        if self.hinted and self.verdict.state == "open":
            lines.append(self.speak(puzzle.text("hint")))
        return self.inks.colour("\n".join(lines))

    def choice_words(self, given: Answer) -> Text:
        """A best choice: how it stands; the theme is told with the hint, or when all is told."""
        say, best = self.texts.say, self.lesson.found
        assert isinstance(best, BestChoice)
        told = tell(best, given, self.texts, self.names)
        box = self.query_one("#coach", VerticalScroll)
        number = say("client-learn-puzzle", number=best.number)
        box.border_title = f"{number} · {say('client-learn-level', level=best.level)}"
        hinted = self.hinted and given.state == "open"
        box.border_subtitle = say("play-puzzle-solved" if given.state == "solved" else f"play-choice-{given.state}")
        if hinted:
            box.border_subtitle = say("play-choice-hinted")
        lines = [SIGNS[given.state] + told.answer[0], *told.answer[1:]]
        if given.state != "solved":
            lines += [told.hint] if self.hinted else []
            lines += told.solution if self.hinted > 1 else []
        return self.inks.colour("\n".join(lines))

    def speak(self, id: str) -> str:
        """A text of the lesson with the names and numbers of this table."""
        code = self.suggested() if self.advice is not None else None
        what = self.say_action(self.sitting.state.describe(code)) if code is not None else ""
        got, need = (self.verdict.got, self.verdict.need) if self.verdict is not None else (0, 0)
        return self.texts.say(id, other=self.names[1], what=what, got=got, need=need, where="terminal")

    def points(self) -> list[str]:
        """Explain the points so far, a sentence for each seat."""
        why = why_of(self.sitting.game, self.sitting.state.view(self.viewer), self.texts, self.names)
        return [str(why.points(seat)["answer"]) for seat in range(len(self.names))]

    # Keys.

    def on_key(self, event: events.Key) -> None:
        if event.key in ("space", "backspace") and not isinstance(self.screen, ModalScreen) and self.open_leaves:
            step = 1 if event.key == "space" else -1
            self.leaf = max(0, min(self.leaf + step, len(self.open_leaves) - 1))
            self.show_coach()
            event.stop()
            event.prevent_default()

    def action_coach(self) -> None:
        """The lesson ends and the game goes on; or the coach comes back."""
        self.silent = not self.silent
        self.tell(self.texts.say("play-coach-gone" if self.silent else "play-coach-back"))
        self.show_coach()

    def action_take_back(self) -> None:
        """A puzzle that was missed begins again; anything else is taken back step by step."""
        if self.judged == "wrong":
            self.begin(self.lesson.found.id)
        else:
            super().action_take_back()

    def action_hint(self) -> None:
        """In a puzzle its own hint, then the solution; in a lesson the coach has said it already."""
        if not self.judged:
            super().action_hint()
        else:
            self.hinted = 2 if self.hinted or self.judged == "wrong" else 1
            self.show_coach()

    def action_menu(self) -> None:
        menu = LearnMenu(self.sitting.game.id, self.texts, self.done)
        self.push_screen(menu, self.begin)

    def action_leave(self) -> None:
        """There is nothing to save."""
        self.action_stop()
