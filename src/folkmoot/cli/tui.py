"""The terminal client: board, choices and log, in 80 by 24 characters or more."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from folkmoot.bots.thinking import Thought
from folkmoot.cli.shared import write_json
from folkmoot.cli.sitting import Sitting
from folkmoot.cli.tui_rules import RulesScreen
from folkmoot.core import ALL, OVER, Doc, FolkmootError, Result
from folkmoot.text import Texts
from folkmoot.text.actions import say_action
from folkmoot.text.boards import lines
from folkmoot.text.rules import has_book

INKS = {
    "orange": "dark_orange",
    "blue": "dodger_blue1",
    "red": "red3",
    "purple": "medium_purple1",
    "green": "green3",
    "grey": "grey62",
    "yellow": "gold1",
    "white": "white",
    "black": "grey50",
    "brown": "orange4",
}
"""Colours of things. Their names always stand there as well."""


class Told(ModalScreen[None]):
    """Something to read, above the table."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,enter,s,question_mark", "dismiss", "Close")]
    CSS = """
    Told { align: center middle; }
    #told { width: 90%; max-width: 100; height: 90%; border: round $primary; padding: 0 1; background: $surface; }
    """

    def __init__(self, title: str, body: Text) -> None:
        super().__init__()
        self.named = title
        self.body = body

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="told") as box:
            box.border_title = self.named
            yield Static(self.body)
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#told").focus()


class Curtain(ModalScreen[None]):
    """Hides the table while the keyboard is handed on."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss", "Ready")]
    CSS = "Curtain { align: center middle; background: $background; } #curtain { width: auto; }"

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(self.words, id="curtain")
        yield Footer()


class TableApp(App[None]):
    """One table. Bots think in a thread; the table stays usable while they do."""

    CSS = """
    #ask { height: auto; max-height: 3; padding: 0 1; background: $primary-background; }
    #middle { height: 1fr; }
    #board { width: 3fr; padding: 0 1; }
    #choices { width: 2fr; min-width: 28; border: round $primary; }
    #log { height: 6; border-top: solid $primary; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        ("u", "take_back", "Undo"),
        ("h", "hint", "Hint"),
        ("s", "score", "Score"),
        ("r", "rules", "Rules"),
        ("w", "save", "Save"),
        ("question_mark", "help", "Help"),
        ("q", "leave", "Quit"),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting, texts: Texts, save: Path, always: bool) -> None:
        super().__init__()
        self.sitting = sitting
        self.texts = texts
        self.file = save
        self.always = always
        self.names = self.name_seats()
        self.open_seat: int | None = None
        """The person who has come before the curtain."""
        ink = {texts.word(sitting.game.id, word): style for word, style in INKS.items()}
        self.inks = [(re.compile(rf"(?i)\b{re.escape(word)}\b"), style) for word, style in ink.items()]

    def name_seats(self) -> list[str]:
        say, sitting = self.texts.say, self.sitting
        alone = len(sitting.humans) == 1
        found = []
        for seat, who in enumerate(sitting.seats):
            if seat in sitting.humans:
                found.append(say("play-you") if alone else say("seat", number=seat + 1))
            else:
                found.append(say("play-bot", level=who, number=seat + 1))
        return found

    def compose(self) -> ComposeResult:
        yield Static(id="ask")
        with Horizontal(id="middle"):
            with VerticalScroll(id="board"):
                yield Static(id="lines")
            yield OptionList(id="choices")
        yield RichLog(id="log", wrap=True)
        yield Footer()

    def on_mount(self) -> None:
        self.title = f"folkmoot {self.sitting.game.id}"
        for key, action, word in (
            ("u", "take_back", "undo"), ("h", "hint", "hint"), ("s", "score", "score"), ("r", "rules", "rules"),
            ("w", "save", "save"), ("question_mark", "help", "help"), ("q", "leave", "quit"),
        ):  # fmt: skip
            self.bind(key, action, description=self.texts.say(f"play-key-{word}"))
        self.query_one("#choices", OptionList).border_title = self.texts.say("play-actions")
        self.go_on()

    # What is shown.

    def inked(self, words: str) -> Text:
        found = Text(words)
        for pattern, style in self.inks:
            for match in pattern.finditer(words):
                found.stylize(style, match.start(), match.end())
        return found

    def show(self, viewer: int | None) -> None:
        """The table as one pair of eyes sees it."""
        sitting = self.sitting
        data = sitting.state.view(viewer).data
        board = Text("\n").join(self.inked(line) for line in lines(sitting.game.id, data, self.texts, self.names))
        self.query_one("#lines", Static).update(board)
        id = f"{sitting.game.id}-ask-{data['prompt']['ask']}"
        known = self.texts.has(id)
        asked = self.texts.ask(sitting.game.id, data["prompt"], self.names) if known else data["prompt"]["ask"]
        self.query_one("#ask", Static).update(self.inked(asked))

    def show_choices(self) -> None:
        """The legal actions, and nothing while somebody else decides."""
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        sitting = self.sitting
        if sitting.state.turn < 0 or sitting.bot is not None:
            return
        for number, action in enumerate(sitting.legal(), 1):
            words = self.inked(self.say_action(action))
            prefix = Text(f"{number} " if number < 10 else "  ", style="dim")
            choices.add_option(Option(prefix + words, id=str(action["code"])))
        choices.highlighted = 0
        if not isinstance(self.screen, ModalScreen):
            choices.focus()

    def say_action(self, action: Doc) -> str:
        data = self.sitting.state.view(self.sitting.state.turn).data
        return say_action(self.texts, self.sitting.game.id, action, data, self.names)

    def tell(self, words: str) -> None:
        self.query_one("#log", RichLog).write(self.inked(words))

    def tell_events(self) -> None:
        for event in self.sitting.take_log():
            words = self.texts.event(self.sitting.game.id, event, self.names)
            if words:
                self.tell(words)

    # What happens.

    def go_on(self) -> None:
        """After every change: show it, then wait for a person, ask a bot, or tell the end."""
        sitting = self.sitting
        self.tell_events()
        if self.always:
            self.write_record()
        turn = sitting.state.turn
        if turn == OVER:
            self.show(ALL)
            self.show_choices()
            self.tell(self.outcome())
            self.action_score()
        elif sitting.bot is not None:
            self.show(sitting.watcher)
            self.show_choices()
            thinking = self.texts.say("play-thinking", who=self.names[turn], level=sitting.bot)
            self.query_one("#ask", Static).update(thinking)
            self.run_worker(self.bot_thinks, thread=True, exclusive=True, group="bot")
        elif len(sitting.humans) > 1 and self.open_seat != turn:
            self.draw_curtain(turn)
        else:
            self.show(turn)
            self.show_choices()

    def draw_curtain(self, turn: int) -> None:
        self.show(None)
        self.query_one("#choices", OptionList).clear_options()
        words = self.texts.say("play-curtain", who=self.names[turn])
        ready = self.texts.say("play-curtain-ready", who=self.names[turn])
        self.push_screen(Curtain(f"{words}\n\n{ready}"), partial(self.open_curtain, turn))

    def open_curtain(self, turn: int, _: None) -> None:
        self.open_seat = turn
        self.go_on()

    def bot_thinks(self) -> None:
        worker = get_current_worker()
        code = self.sitting.ask_bot(lambda: worker.is_cancelled)
        if not worker.is_cancelled:
            self.call_from_thread(self.act, code)

    def act(self, code: int) -> None:
        self.sitting.act(code)
        self.go_on()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id is not None:
            self.act(int(event.option.id))

    def on_key(self, event: object) -> None:
        """1 to 9 choose the first nine actions."""
        character = getattr(event, "character", None)
        if isinstance(self.screen, ModalScreen) or not character or character not in "123456789":
            return
        choices = self.query_one("#choices", OptionList)
        index = int(character) - 1
        if index < choices.option_count:
            chosen = choices.get_option_at_index(index).id
            if chosen is not None:
                self.act(int(chosen))

    # Keys.

    def action_take_back(self) -> None:
        self.workers.cancel_group(self, "bot")
        told = "play-undone" if self.sitting.take_back() else "play-no-undo"
        self.tell(self.texts.say(told))
        self.go_on()

    def action_hint(self) -> None:
        if self.sitting.state.turn >= 0 and self.sitting.bot is None:
            self.tell(self.texts.say("play-hinting"))
            self.run_worker(self.think_of_hint, thread=True, exclusive=True, group="hint")

    def think_of_hint(self) -> None:
        worker = get_current_worker()
        thought = self.sitting.hint(lambda: worker.is_cancelled)
        if not worker.is_cancelled:
            self.call_from_thread(self.tell, self.say_hint(thought))

    def say_hint(self, thought: Thought) -> str:
        state, best = self.sitting.state, thought.considered[0]
        move = self.say_action(state.describe(thought.code))
        if thought.iterations == 0:
            return self.texts.say("play-hint-only", move=move)
        return self.texts.say("play-hint", move=move, share=round(100 * best.share), lead=f"{best.lead:+.1f}")

    def action_score(self) -> None:
        self.push_screen(Told(self.texts.say("play-score"), self.score()))

    def score(self) -> Text:
        """Every point with its reason."""
        state, say = self.sitting.state, self.texts.say
        game = self.sitting.game.id
        result = state.result()
        found = [self.outcome(), ""] if result is not None else []
        for seat, points in enumerate(state.scores()):
            place = f", {say('play-rank', rank=result.ranks[seat])}" if result is not None else ""
            found.append(f"{self.names[seat]}: {points}{place}")
            for row in state.rows():
                for part in row.parts:
                    if part.seat == seat:
                        known = self.texts.has(f"{game}-part-{row.id}")
                        reason = self.texts.part(game, row, part) if known else ""
                        head = say(f"{game}-row-{row.id}") if self.texts.has(f"{game}-row-{row.id}") else row.id
                        found.append(f"  {part.points:+3d}  {head}: {reason} [{part.rule}]")
            found.append("")
        return self.inked("\n".join(found))

    def outcome(self) -> str:
        result: Result | None = self.sitting.state.result()
        assert result is not None
        who = ", ".join(self.names[seat] for seat in result.winners)
        return self.texts.say(f"play-{result.outcome}", who=who)

    def action_rules(self) -> None:
        """The rules, beginning with those of what is asked now."""
        game, state = self.sitting.game, self.sitting.state
        if not has_book(game):
            self.tell(self.texts.say("play-no-rules"))
            return
        mine = state.turn >= 0 and self.sitting.bot is None
        prompt = state.view(state.turn if mine else self.sitting.watcher).data["prompt"]
        self.push_screen(RulesScreen(game, self.texts, prompt, self.sitting.legal() if mine else []))

    def action_help(self) -> None:
        prompt = self.sitting.state.view(self.sitting.watcher).data["prompt"]
        keys = [f"{key}  {self.texts.say(f'play-key-{word}')}" for key, word in zip("uhsrw?q", KEYS, strict=True)]
        why = [self.texts.say("play-why", rule=prompt["rule"])] if prompt["rule"] else []
        body = "\n".join([self.texts.say("play-help"), "", *keys, "", *why])
        self.push_screen(Told(self.texts.say("play-help-title"), Text(body)))

    def write_record(self) -> bool:
        try:
            write_json(str(self.file), self.sitting.recorder.record())
        except FolkmootError as error:
            self.tell(str(error))
            return False
        return True

    def action_save(self) -> None:
        if self.write_record():
            self.tell(self.texts.say("play-saved", file=str(self.file)))

    def action_leave(self) -> None:
        self.workers.cancel_all()
        self.exit()


KEYS = ("undo", "hint", "score", "rules", "save", "help", "quit")
