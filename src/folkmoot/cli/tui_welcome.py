"""The first screen of `folkmoot play` without a game: what to play, or to learn, or to go on with; then with whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from textual import events
from textual.app import App, ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from folkmoot import bots, core, games
from folkmoot.core import BadOptions, Doc, Game
from folkmoot.lessons import lessons
from folkmoot.text import Texts


@dataclass
class Wish:
    """Choices made so far."""

    game: str = ""
    learn: bool = False
    resume: str = ""
    options: Doc = field(default_factory=dict)
    players: int = 0
    level: str = ""
    preset: str | None = None
    """Preset of the game, empty for none; None until it was asked."""


Answer = tuple[str, Callable[[Wish], None]]
"""Text of an answer, and its effect on the wish."""


def numbers(game: Game, options: Doc) -> list[int]:
    """Return the possible numbers of players with these options."""
    found = []
    for players in game.numbers():
        try:
            game.start(players, **options)
        except BadOptions:
            continue
        found.append(players)
    return found


class Welcome(App[Wish]):
    """One question after the other; Escape goes back, and leaves from the first."""

    CSS = """
    Screen { align: center middle; }
    #welcome { width: 94%; max-width: 70; height: auto; max-height: 96%; border: round $primary; padding: 0 1; }
    #welcome OptionList { height: auto; max-height: 16; border: none; margin-top: 1; }
    """
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, texts: Texts, folder: Path) -> None:
        super().__init__()
        self.texts = texts
        self.folder = folder
        self.wishes = [Wish()]
        """State of the wish before each question, the present one last."""
        self.answers: list[Answer] = []

    def compose(self) -> ComposeResult:
        with Vertical(id="welcome") as box:
            box.border_title = "Folkmoot"
            box.border_subtitle = self.texts.say("play-welcome-keys")
            yield Static(id="question")
            yield OptionList()

    def on_mount(self) -> None:
        self.ask()

    def ask(self) -> None:
        """The next question that is still open; none: that is the wish."""
        question, self.answers = self.question(self.wishes[-1])
        if not self.answers:
            self.exit(self.wishes[-1])
            return
        self.query_one("#question", Static).update(question)
        choices = self.query_one(OptionList)
        choices.clear_options()
        choices.add_options(Option(f"{number} {words}") for number, (words, _) in enumerate(self.answers, 1))
        choices.highlighted = 0
        choices.focus()

    def question(self, wish: Wish) -> tuple[str, list[Answer]]:
        say = self.texts.say
        if not wish.game:
            return say("play-welcome"), self.first()
        if wish.learn or wish.resume:
            return "", []
        game = games.get(wish.game)
        modes = next((option.choices for option in game.options if option.name == game.mode_option), ())
        if modes and game.mode_option not in wish.options:
            answers = [(self.choice(game, mode), set_option(game.mode_option, mode)) for mode in modes]
            return say("play-welcome-mode"), answers
        scenario = self.scenario_of(game, wish.options.get(game.mode_option, ""))
        if scenario is not None and scenario.name not in wish.options:
            return self.scenarios(game, scenario)
        able = numbers(game, wish.options)
        if not wish.players and len(able) > 1:
            return say("play-welcome-players"), [(str(number), set_players(number)) for number in able]
        wish.players = wish.players or able[0]
        if not wish.level and wish.players > 1:
            return say("play-welcome-level"), [(say(f"client-level-{one}"), set_level(one)) for one in bots.LEVELS]
        if game.presets and wish.preset is None:
            named = [(say(f"{game.id}-preset-{one}"), set_preset(one)) for one in game.presets]
            return say("play-welcome-preset"), [(say("play-welcome-preset-none"), set_preset("")), *named]
        return "", []

    def choice(self, game: Game, value: str) -> str:
        """Return the text of an option's value; its word if the game has none."""
        id = f"{game.id}-choice-{value}"
        return self.texts.say(id) if self.texts.has(id) else value

    def scenario_of(self, game: Game, mode: str) -> core.Option | None:
        """The option that holds the scenarios of a mode: a choice of that mode alone, which tells a story of each."""
        for option in game.options:
            only = option.type == "choice" and option.needs(game.mode_option, mode)
            if only and all(self.texts.has(f"{game.id}-tell-{choice}") for choice in option.choices):
                return option
        return None

    def scenarios(self, game: Game, option: core.Option) -> tuple[str, list[Answer]]:
        """The printed game, or one of the scenarios of our own, which say that they are."""
        say, id = self.texts.say, game.id
        answers = [
            (f"{self.choice(game, choice)}\n  {say(f'{id}-tell-{choice}')}", set_option(option.name, choice))
            for choice in option.choices
        ]
        return f"{say(f'{id}-about-{option.name}')} {say(f'{id}-ui-ours-text')}", answers

    def first(self) -> list[Answer]:
        """Every game, every lesson, every saved game that lies here."""
        say = self.texts.say
        found: list[Answer] = [(self.texts.name(id), set_game(id)) for id in games.ids()]
        for id in games.ids():
            if id in lessons():
                words = say("play-welcome-learn", game=self.texts.name(id), minutes=lessons()[id].minutes)
                found.append((words, set_game(id, learn=True)))
        for id in games.ids():
            file = self.folder / f"folkmoot-{id}.json"
            if file.is_file():
                found.append((say("play-welcome-resume", file=file.name), set_game(id, resume=str(file))))
        return found

    def choose(self, index: int) -> None:
        if 0 <= index < len(self.answers):
            wish = Wish(**{**vars(self.wishes[-1]), "options": dict(self.wishes[-1].options)})
            self.answers[index][1](wish)
            self.wishes.append(wish)
            self.ask()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in "123456789":
            self.choose(int(event.character) - 1)
        elif event.key == "escape" and len(self.wishes) > 1:
            self.wishes.pop()
            self.ask()
        elif event.key == "escape" or event.character in ("q", "й"):
            self.exit(None)


def set_game(id: str, learn: bool = False, resume: str = "") -> Callable[[Wish], None]:
    def choose(wish: Wish) -> None:
        wish.game, wish.learn, wish.resume = id, learn, resume

    return choose


def set_option(name: str, value: str) -> Callable[[Wish], None]:
    return lambda wish: wish.options.update({name: value})


def set_players(number: int) -> Callable[[Wish], None]:
    return lambda wish: setattr(wish, "players", number)


def set_preset(name: str) -> Callable[[Wish], None]:
    return lambda wish: setattr(wish, "preset", name)


def set_level(level: str) -> Callable[[Wish], None]:
    return lambda wish: setattr(wish, "level", level)
