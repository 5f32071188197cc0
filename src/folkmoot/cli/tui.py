"""The terminal client: board, choices and log, in 80 by 24 characters or more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import ClassVar, TypeVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.worker import Worker, get_current_worker

from folkmoot import bots
from folkmoot.bots.names import bot_name
from folkmoot.bots.thinking import Thought
from folkmoot.cli.inks import Inks
from folkmoot.cli.pictures import picture
from folkmoot.cli.pictures.drawing import PICKS, marks_of
from folkmoot.cli.shared import write_json
from folkmoot.cli.sitting import Sitting, Thinking
from folkmoot.cli.tui_choices import Choices
from folkmoot.cli.tui_rules import RulesScreen
from folkmoot.cli.tui_screens import Curtain, Told
from folkmoot.core import ALL, OVER, Doc, FolkmootError, Result
from folkmoot.text import Texts
from folkmoot.text.actions import say_action
from folkmoot.text.hints import by_source
from folkmoot.text.rules import has_book

T = TypeVar("T")
KEYS = (
    ("u", "take_back", "undo"),
    ("h", "hint", "hint"),
    ("s", "score", "score"),
    ("r", "rules", "rules"),
    ("w", "save", "save"),
    ("question_mark", "help", "help"),
    ("q", "leave", "quit"),
)
"""Key, action, and the message that names it."""
ELSEWHERE = {"u": "г", "h": "р", "s": "ы", "r": "к", "w": "ц", "q": "й", "c": "с", "m": "ь", "t": "е", "n": "т"}
"""The same keys where the keyboard is set to Cyrillic."""


class Board(VerticalScroll):
    """Panel of the board; it redraws when its width changes."""

    def on_resize(self, event: events.Resize) -> None:
        if isinstance(self.app, TableApp) and self.app.data:
            self.app.draw()


class TableApp(App[None]):
    """One table. Bots think in a thread; the table stays usable while they do."""

    CSS = """
    #ask { height: auto; max-height: 3; padding: 0 1; background: $primary-background; }
    #middle { height: 1fr; }
    #board { width: 3fr; padding: 0 0 0 1; scrollbar-size-vertical: 1; }
    #choices { width: 2fr; max-width: 50; border: round $primary; padding: 0; scrollbar-size-vertical: 1; }
    #choices > .option-list--option-highlighted { background: $primary-darken-3; text-style: bold; }
    #choices:focus > .option-list--option-highlighted { background: $primary-darken-3; text-style: bold; }
    #log { height: 22%; min-height: 5; border-top: solid $primary; padding: 0 1; scrollbar-size-vertical: 1; }
    """
    ENABLE_COMMAND_PALETTE = False
    KEYS: ClassVar[tuple[tuple[str, str, str], ...]] = KEYS
    UNSHOWN: ClassVar[tuple[str, ...]] = ()
    """Keys that only the help names, where the last line has no room."""

    def __init__(self, sitting: Sitting, texts: Texts, save: Path, always: bool) -> None:
        super().__init__()
        self.sitting = sitting
        self.texts = texts
        self.file = save
        self.always = always
        self.names = self.name_seats()
        self.open_seat: int | None = None
        """The person who has come before the curtain."""
        self.inks = Inks(sitting.game.id, texts)
        self.viewer: int | None = None
        """Through whose eyes the board is shown."""
        self.data: Doc = {}
        """View data for `eyes`."""
        self.saved_rows = self.warned_rows = 0
        """Rows in the file; rows at the last question about leaving without saving."""
        self.drawn_for: int | None = None
        """The choice under the cursor when the board was drawn."""
        self.legal: list[Doc] = []
        """The described actions in the list of choices."""

    def name_seats(self) -> list[str]:
        """Return the names of the seats for sentences; in the third person, since all sentences are."""
        say, sitting = self.texts.say, self.sitting
        alone = len(sitting.humans) == 1
        found = []
        for seat, name in enumerate(sitting.names):
            if seat not in sitting.humans:
                found.append(self.texts.bot(name or bot_name(seat)))
            else:
                found.append(name or (say("play-person") if alone else say("play-people", number=seat + 1)))
        return found

    def name_levels(self) -> str:
        """Say the levels of the bots; empty if there are none."""
        say, sitting = self.texts.say, self.sitting
        named = [
            say("play-bot", name=self.names[seat], level=self.texts.level(who))
            for seat, who in enumerate(sitting.seats)
            if seat not in sitting.humans
        ]
        return say("play-bots", bots=self.texts.listed(named)) if named else ""

    def compose(self) -> ComposeResult:
        yield Static(id="ask")
        with Horizontal(id="middle"):
            with Board(id="board"):
                yield Static(id="lines")
            yield Choices(self.texts)
        yield RichLog(id="log", wrap=True)
        yield from self.compose_below()
        yield Footer()

    def compose_below(self) -> ComposeResult:
        """Yield the widgets between the log and the keys: none at a plain table."""
        yield from ()

    def on_mount(self) -> None:
        self.title = f"folkmoot {self.sitting.game.id}"
        for key, action, word in self.KEYS:
            self.bind(key, action, description=self.texts.say(f"play-key-{word}"), show=word not in self.UNSHOWN)
            if key in ELSEWHERE:
                self.bind(ELSEWHERE[key], action, show=False)
        if self.name_levels():
            self.tell(self.name_levels())
        self.open()

    def open(self) -> None:
        """The table is laid."""
        self.go_on()

    # What is shown.

    def show(self, viewer: int | None) -> None:
        """The table as one pair of eyes sees it, and what a person can choose there."""
        sitting = self.sitting
        self.viewer = viewer
        self.data = sitting.state.view(viewer).data
        mine = viewer is not None and viewer == sitting.state.turn and sitting.bot is None
        self.legal = sitting.legal() if mine else []
        prompt, game = self.data["prompt"], sitting.game.id
        known = self.texts.has(f"{game}-ask-{prompt['ask']}")
        self.ask(self.texts.ask(game, prompt, self.names) if known else prompt["ask"])
        self.show_choices()
        self.draw()

    def ask(self, words: str) -> None:
        self.query_one("#ask", Static).update(self.inks.colour(words))

    def draw(self) -> None:
        """The board, with marks on what can be chosen and on what the cursor stands on."""
        choices = self.query_one(Choices)
        self.drawn_for = choices.code
        shown = {code for code, _ in choices.shown}
        legal = [action for action in self.legal if action["code"] in shown]
        marks = marks_of(legal, next((action for action in legal if action["code"] == self.drawn_for), None))
        width = max(30, self.query_one("#board").region.width - 3)
        drawn = picture(self.sitting.game.id, self.data, self.texts, self.names, marks, width)
        self.query_one("#lines", Static).update(drawn)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The board shows what the cursor stands on, unless the table is being left."""
        if self.legal and event.option_list.is_attached:
            self.draw()

    def show_choices(self) -> None:
        choices = self.query_one(Choices)
        choices.offer([(action["code"], self.inks.colour(self.say_action(action))) for action in self.legal])
        if self.legal and not isinstance(self.screen, ModalScreen):
            choices.focus()

    def say_action(self, action: Doc) -> str:
        return say_action(self.texts, self.sitting.game.id, action, self.data, self.names)

    def tell(self, words: str) -> None:
        self.query_one("#log", RichLog).write(self.inks.colour(words))

    def tell_events(self) -> None:
        for event in self.sitting.take_log():
            words = self.texts.event(self.sitting.game.id, event, self.names)
            if words:
                self.tell(words)

    # What happens.

    def go_on(self) -> None:
        """After every change: show it, then wait for a person, ask a bot, or tell the end."""
        sitting, turn = self.sitting, self.sitting.state.turn
        if sitting.bot is not None and sitting.steps:
            self.ask_bot()
            return
        for seat, error in sitting.take_failed():
            self.tell(self.texts.say("play-bot-failed", who=self.names[seat], reason=self.texts.fault(error)))
        self.tell_events()
        if self.always:
            self.write_record()
        if turn == OVER:
            self.end()
        elif sitting.bot is not None:
            self.show(sitting.watcher)
            self.ask(self.texts.say("play-thinking", who=self.names[turn]))
            self.ask_bot()
        elif len(sitting.humans) > 1 and self.open_seat != turn and sitting.has_secret(turn):
            self.draw_curtain(turn)
        else:
            self.open_seat = turn if self.open_seat == turn else None
            self.show(turn)

    def end(self) -> None:
        """The game is over: everything is shown, and who has won by what."""
        self.show(ALL)
        self.ask(f"{self.outcome()} {self.texts.say('play-over-keys')}")
        self.tell(self.outcome())
        self.action_score()

    def draw_curtain(self, turn: int) -> None:
        self.show(None)
        words = self.texts.say("play-curtain", who=self.names[turn])
        ready = self.texts.say("play-curtain-ready", who=self.names[turn])
        self.push_screen(Curtain(f"{words}\n\n{ready}"), partial(self.open_curtain, turn))

    def open_curtain(self, turn: int, _: None) -> None:
        self.open_seat = turn
        self.go_on()

    def ask_bot(self) -> None:
        self.think("bot", self.sitting.ask_bot(), self.act)

    def think(self, group: str, thinking: Thinking[T], use: Callable[[T], None]) -> None:
        """In a thread. A thought that comes when it was called off or the table is being left is not used."""

        def thread() -> None:
            worker = get_current_worker()
            thought = thinking(lambda: worker.is_cancelled)
            self.call_from_thread(deliver, worker, thought)

        def deliver(worker: Worker[None], thought: T) -> None:
            if self.is_running and not worker.is_cancelled:
                use(thought)

        self.run_worker(thread, thread=True, exclusive=True, group=group)

    def act(self, code: int) -> None:
        """A choice, unless it was made on a list that is no longer asked."""
        if self.sitting.can(code):
            self.workers.cancel_group(self, "hint")
            self.sitting.act(code)
            self.go_on()

    def on_choices_picked(self, event: Choices.Picked) -> None:
        self.act(event.code)

    def on_click(self, event: events.Click) -> None:
        """A click on a thing of the board picks what can be done with it."""
        codes = event.style.meta.get(PICKS)
        if codes:
            choices = self.query_one(Choices)
            choices.focus()
            choices.narrow(codes)

    def on_key(self, event: events.Key) -> None:
        """Numbers and letters are for the choices, wherever the focus is."""
        if not isinstance(self.screen, ModalScreen):
            choices = self.query_one(Choices)
            if choices.press(event.key, event.character if event.is_printable else None):
                choices.focus()
                event.stop()

    # Keys.

    def action_take_back(self) -> None:
        self.workers.cancel_all()
        told = "play-undone" if self.sitting.take_back() else "play-no-undo"
        self.tell(self.texts.say(told))
        self.go_on()

    def action_hint(self) -> None:
        if self.sitting.state.turn >= 0 and self.sitting.bot is None:
            self.tell(self.texts.say("play-hinting"))
            self.think("hint", self.sitting.ask_hint(), self.give_hint)

    def give_hint(self, thought: Thought) -> None:
        """Say it, and put the cursor on it."""
        self.tell(self.say_hint(thought))
        self.query_one(Choices).point(thought.code)

    def say_hint(self, thought: Thought) -> str:
        state, best = self.sitting.state, thought.considered[0]
        move = self.say_action(state.describe(thought.code))
        if thought.iterations == 0:
            return self.texts.say("play-hint-only", move=move)
        told = self.texts.say("play-hint", move=move, share=round(100 * best.share), **lead_of(best.lead))
        game, view = self.sitting.game, state.view(state.turn)
        both = [{"sources": bots.sources(game, view, one)} for one in thought.considered[:2]]
        return self.texts.gap.join([told, *(by_source(self.texts, game.id, *both) if len(both) > 1 else [])])

    def action_score(self) -> None:
        self.push_screen(Told(self.texts.say("play-score"), self.score(), self.texts.say("play-closing")))

    def score(self) -> Text:
        """Every point with its reason."""
        state, say = self.sitting.state, self.texts.say
        game = self.sitting.game.id
        result = state.result()
        found = [self.outcome(), ""] if result is not None else []
        for seat, points in enumerate(state.scores()):
            place = [say("play-rank", rank=result.places[seat])] if result is not None else []
            found.append(self.texts.labelled(self.names[seat], self.texts.listed([str(points), *place])))
            for row in state.rows():
                for part in row.parts:
                    if part.seat == seat:
                        known = self.texts.has(f"{game}-part-{row.id}")
                        reason = self.texts.part(game, row, part, self.names) if known else ""
                        head = say(f"{game}-row-{row.id}") if self.texts.has(f"{game}-row-{row.id}") else row.id
                        told = self.texts.labelled(head, reason)
                        found.append(f"  {part.points:+3d}  {told} [{part.rule}]")
            found.append("")
        return self.inks.colour("\n".join(found))

    def outcome(self) -> str:
        result: Result | None = self.sitting.state.result()
        assert result is not None
        who = self.texts.listed(self.names[seat] for seat in result.winners)
        return self.texts.say(f"play-{result.outcome}", who=who, number=len(result.winners))

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
        keys = [
            f"{key.replace('question_mark', '?')}  {self.texts.say(f'play-key-{word}')}" for key, _, word in self.KEYS
        ]
        why = [self.texts.say("play-why", rule=prompt["rule"])] if prompt["rule"] else []
        body = "\n".join([self.texts.say("play-help"), "", *keys, "", *why])
        self.push_screen(Told(self.texts.say("play-help-title"), Text(body), self.texts.say("play-closing")))

    def write_record(self) -> bool:
        try:
            write_json(str(self.file), self.sitting.recorder.record())
        except FolkmootError as error:
            self.tell(str(error))
            return False
        self.saved_rows = len(self.sitting.recorder.rows)
        return True

    def action_save(self) -> None:
        if self.write_record():
            self.tell(self.texts.say("play-saved", file=str(self.file)))

    def action_leave(self) -> None:
        """A game that is neither saved nor over is left by asking twice."""
        kept = len(self.sitting.recorder.rows)
        moved = any(seat in self.sitting.humans for _, seat in self.sitting.standing)
        if moved and self.sitting.state.turn != OVER and self.saved_rows < kept and self.warned_rows < kept:
            self.warned_rows = kept
            self.ask(self.texts.say("play-unsaved"))
            return
        self.action_stop()

    def action_stop(self) -> None:
        self.workers.cancel_all()
        self.exit()

    def action_help_quit(self) -> None:
        """Control-C ends it at once, as everywhere in a shell."""
        self.workers.cancel_all()
        self.exit(return_code=130)


def lead_of(lead: float) -> dict[str, str | int]:
    """A lead as people say it: on which side, and by how many whole points."""
    points = round(lead)
    return {"side": "level" if not points else "ahead" if points > 0 else "behind", "points": abs(points)}
