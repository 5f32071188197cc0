"""Bots that somebody else wrote: a class in a Python file, or a program in any language that speaks lines of JSON.

`mine.py:Bot` is the class `Bot` of that file; its `choose(view, seed)` answers a view with a move in notation.
`program:./mine --deep` is a program; docs/own-bots.md tells what it is asked and how it answers.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import sys
import threading
from contextlib import suppress
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Protocol

from folkmoot import __version__
from folkmoot.core import BadNotation, BadOptions, Doc, FolkmootError, Game, View
from folkmoot.core.rng import Rng

PROTOCOL = 1
"""The number of the line protocol."""
PATIENCE = 60.0
"""Seconds that a program may take for an answer."""
PROGRAM = "program:"
LONGEST = 20
"""Letters in the name of a bot."""
SHOWN = 200
"""Characters of a wrong answer that are repeated in the error."""
STREAM_GUEST = 904


class Guest(Protocol):
    """Interface of a bot's class in a file of its author's."""

    def choose(self, view: View, seed: int) -> str:
        """The move of the seat that looks through this view, in notation. While it still decides, it is asked again."""


def is_guest(word: str) -> bool:
    """Return True if a word names an external bot, from a file or a program."""
    return word.startswith(PROGRAM) or word.partition(":")[0].endswith(".py")


def named(given: str) -> tuple[str, str]:
    """Split `Ada=mine.py:Bot` into the bot's name and its word; without a name it is called after its class or
    program."""
    name, equals, word = given.partition("=")
    if given.startswith(PROGRAM) or not equals:
        word = given
        last = shlex.split(given.removeprefix(PROGRAM))[:1] if given.startswith(PROGRAM) else [given.rpartition(":")[2]]
        name = Path("".join(last)).stem[:LONGEST]
    if not is_guest(word):
        what = "expected mine.py:Bot or program:./mine"
        raise BadOptions(given, what, "bot-word")
    name = name.strip()
    if not 0 < len(name) <= LONGEST or not name.isprintable():
        what = f"{name!r} isn't a name of 1 to {LONGEST} letters; give one: NAME={word}"
        raise BadOptions(given, what, "bot-name", value=repr(name), most=LONGEST, word=word)
    return name, word


def invite(word: str, patience: float | None = None) -> Guest:
    """The bot that a word names, which has `patience` seconds for an answer; BadOptions says what is wrong with it."""
    return Program(word, word.removeprefix(PROGRAM), patience) if word.startswith(PROGRAM) else load(word)


def dismiss(guest: Guest) -> None:
    """Let a bot go."""
    if isinstance(guest, Program):
        guest.close()


def load(word: str) -> Guest:
    """`mine.py:Bot`, made without arguments."""
    path, _, name = word.partition(":")
    if not name:
        raise BadOptions(word, f"which class? For example {path}:Bot", "bot-class", path=path)
    if not Path(path).is_file():
        raise BadOptions(word, f"{path} isn't a file", "bot-file", path=path)
    spec = spec_from_file_location(f"guest {path}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module  # dataclasses look for their module there; no import finds this name
    try:
        spec.loader.exec_module(module)
        if not hasattr(module, name):
            raise BadOptions(word, f"{path} has no class {name}", "bot-no-class", path=path, name=name)
        made: Any = getattr(module, name)()
    except BadOptions:
        raise
    except Exception as error:  # whatever its author has done
        raise BadOptions(word, f"cannot be made: {error!r}", "bot-broken", reason=repr(error)) from error
    if not callable(getattr(made, "choose", None)):
        raise BadOptions(word, f"{name} has no method choose(view, seed)", "bot-no-choose", name=name)
    found: Guest = made
    return found


def ask(guest: Guest, word: str, game: Game, view: View, seed: int) -> int:
    """The code of the guest's move. FolkmootError says what it did wrong: nobody else can.
    Our seeds count up; its own is stirred, so that `seed % len(legal)` is luck."""
    try:
        move = guest.choose(view, int(Rng(seed, STREAM_GUEST).next32()))
    except FolkmootError:
        raise
    except Exception as error:
        raise FolkmootError(f"{word} failed: {error!r}", "bot-failed", bot=word, reason=repr(error)) from error
    try:
        if not isinstance(move, str):
            raise BadNotation(repr(move), "a notation is a text", "not-text")
        refusal = view.refusal(move)
        code = view.sample(0).parse(move)
    except BadNotation as error:
        value = repr(str(move)[:SHOWN])
        raise FolkmootError(f"{word} answered {value}: {error.what}", "bot-no-action", bot=word, value=value) from None
    if refusal is not None:
        why = f"{refusal.code} ({refusal.rule})" if refusal.rule else refusal.code
        what = f"{word} answered {move!r}, which isn't legal here: {why}"
        raise FolkmootError(what, "bot-illegal", bot=word, value=repr(move), reason=why)
    return code


class Program:
    """A process that is asked by lines of JSON and answers by lines of JSON."""

    def __init__(self, word: str, command: str, patience: float | None = None) -> None:
        self.word = word
        self.patience = PATIENCE if patience is None else patience
        self.asked = 0
        words = shlex.split(command)
        if not words:
            raise BadOptions(word, "which program? For example program:./mine", "bot-program")
        try:
            self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        except OSError as error:
            what = f"{words[0]} cannot be started: {error.strerror}"
            raise BadOptions(word, what, "bot-start", path=words[0], reason=str(error.strerror)) from None
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        try:
            self._exchange({"type": "hello", "protocol": PROTOCOL, "folkmoot": __version__})
        except FolkmootError:
            self.close()
            raise

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)
        self._lines.put("")

    def _exchange(self, message: Doc) -> Doc:
        assert self.process.stdin is not None
        self.asked += 1
        try:
            self.process.stdin.write(json.dumps({**message, "id": self.asked}, separators=(",", ":")) + "\n")
            line = self._lines.get(timeout=self.patience)
        except (OSError, ValueError):
            line = ""
        except queue.Empty:
            what = f"{self.word} has not answered for {self.patience:.0f} seconds"
            raise FolkmootError(what, "bot-silent", bot=self.word, seconds=int(self.patience)) from None
        if not line:
            raise FolkmootError(f"{self.word} has ended instead of answering", "bot-ended", bot=self.word)
        try:
            answer = json.loads(line)
        except ValueError:
            value = repr(line.strip()[:SHOWN])
            what = f"{self.word} answered {value}, which isn't a line of JSON"
            raise FolkmootError(what, "bot-json", bot=self.word, value=value) from None
        if not isinstance(answer, dict) or answer.get("id") != self.asked:
            value = repr(line.strip()[:SHOWN])
            what = f'{self.word} answered {value}, which isn\'t an object with "id": {self.asked}'
            raise FolkmootError(what, "bot-id", bot=self.word, value=value, asked=str(self.asked))
        return answer

    def choose(self, view: View, seed: int) -> str:
        legal = [action["text"] for action in view.legal]
        message = {"type": "choose", "game": view.game.id, "seat": view.seat, "view": view.data, "legal": legal}
        move = self._exchange({**message, "seed": seed}).get("move")
        if not isinstance(move, str):
            what = f'{self.word}: "move" is {move!r}, which isn\'t a text'
            raise FolkmootError(what, "bot-move", bot=self.word, value=repr(move))
        return move

    def close(self) -> None:
        """Let it end; what does not is ended."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(OSError):  # it may have ended before it read everything
            self.process.stdin.close()
        try:
            self.process.wait(2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._reader.join(2)
        if not self._reader.is_alive():
            self.process.stdout.close()
