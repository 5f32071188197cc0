"""The recipes of CONTRIBUTING.md, each carried out in a copy of the sources.

Every recipe is followed twice: up to the half, where the test that it names has to fail, and to its end.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product

import pytest

from folkmoot import games
from folkmoot.text import LANGUAGES
from tests.recipes import ROOT, Copy

GAME_PARTS = ("box.toml", "rules.toml", "engine", "edge", "words")
"""Paths in a game's folder begin with these."""
ONE_GAME = {"edge/changes.py": ("ethnos",), "edge/events.py": ("tribes",)}
ETHNOS = "src/folkmoot/games/ethnos"
TEXT = "src/folkmoot/text"
SAME = ("tests.text.test_languages", "test_same_messages_with_the_same_arguments")
LABELS = ("tests.text.test_rules", "test_every_number_of_the_box_has_a_label", "ethnos")
BOUNDS = ("tests.ethnos.test_box", "test_every_number_has_the_bounds_that_are_written_down")
NO_LATIN = ("tests.text.test_catalogue", "test_no_latin_word_is_left")
FOLDED = ("tests.ethnos.test_views", "test_events_fold_to_the_views_of_every_seat", 2)
PRICED = ("tests.server.test_prices", "test_every_route_has_a_price")
EXAMPLES = ("tests.server.test_protocol", "test_the_messages_of_clients_are_valid_and_their_ids_unique")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("recipes"))


@pytest.fixture
def copy(folder: Copy) -> Iterator[Copy]:
    yield folder
    folder.restore()


def say(copy: Copy, path: str, text: str, *said: dict[str, str]) -> None:
    """Add messages to the catalogue of each language that `said` has; `text` has a gap for each."""
    for language in said[0]:
        copy.append(path.format(language), "\n" + text.format(*(one[language] for one in said)))


def test_files_and_commands_of_the_recipes_are_there() -> None:
    """Paths of every game and in every language, modules that are run, targets of make, scripts of npm.

    For "Change a component" this is all: what its commands do needs Node, and `make test-web` runs it.
    """
    told = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## Recipes\n")[2].partition("\n## ")[0]
    quoted = re.findall(r"`([^`]+)`", told)
    words = {word for text in quoted for word in text.split()}
    paths = {word for word in words if re.fullmatch(r"\w+\.toml|[\w<>/-]+/(\w+\.\w+)?|tests/[\w<>/]+", word)}
    assert len(paths) > 25
    paths |= {f"{found.replace('.', '/')}.py" for text in quoted for found in re.findall(r"-m (tests[\w.<>]+)", text)}
    assert [path for path in sorted(paths) if not all(map(is_there, places(path)))] == []
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = re.findall(r"`make ([\w-]+)`", told)
    assert "test-web" in targets
    assert [target for target in targets if f"\n{target}:" not in makefile] == []
    scripts = json.loads((ROOT / "web/package.json").read_text("utf-8"))["scripts"]
    assert {"dev", "check"} <= {*re.findall(r"`npm run ([\w-]+)`", told)} <= scripts.keys()


def places(path: str) -> list[str]:
    """Fill games and languages into a path of a recipe."""
    whole = f"games/<id>/{path}" if path.split("/")[0] in GAME_PARTS else path
    ids = ONE_GAME.get(path, games.OWN)
    return [whole.replace("<id>", id).replace("<lang>", language) for id, language in product(ids, LANGUAGES)]


def is_there(path: str) -> bool:
    return any((place / path).exists() for place in (ROOT, ROOT / "src/folkmoot"))


def test_change_a_number(copy: Copy) -> None:
    """A number out of range is refused by name; one within it is played by and stands in the rules."""
    box = f"{ETHNOS}/box.toml"
    copy.replace(box, "taking = { value = 2,", "taking = { value = 100,")
    done = copy.python("-m", "folkmoot", "rules", "ethnos", "E25")
    assert "giant.taking: must be between 0 and 99 (got 100)" in done.stderr
    copy.replace(box, "taking = { value = 100,", "taking = { value = 7,")
    assert "you score 7 glory at once" in " ".join(copy.folkmoot("rules", "ethnos", "E25").split())


def test_add_a_number(copy: Copy) -> None:
    """A number that no rule reads is refused; one without a name or written bounds fails the tests of the box."""
    copy.replace(f"{ETHNOS}/box.toml", "[giant]\n", '[giant]\nleaving = { value = 1, rule = "E9", mark = "book" }\n')
    assert "giant.leaving: isn’t an entry of this box" in copy.python("-m", "folkmoot", "rules", "ethnos", "E9").stderr
    taking = "        self.giant_taking: i64 ="
    reading = '        self.giant_leaving: i64 = file.entry("giant.leaving").number(0, 5)\n'
    copy.replace(f"{ETHNOS}/engine/box.py", taking, reading + taking)
    checks = [(*LABELS, "en"), BOUNDS]
    assert copy.failing(*checks).keys() == {LABELS[1], BOUNDS[1]}
    name = {"en": "Glory for leaving", "ru": "Слава за уход", "pl": "Chwała za odejście", "ja": "離脱の栄光"}
    say(copy, f"{ETHNOS}/words/{{}}/numbers.ftl", "ethnos-number-giant-leaving = {}\n", name)
    limits = copy.append("tests/ethnos/bounds.txt", "")  # written anew, and to be taken back
    copy.python("-m", "tests.bounds", "--write")
    assert "giant.leaving: must be between 0 and 5" in limits.read_text("utf-8")
    assert copy.failing(*checks, (*LABELS, "ja")) == {}


def test_change_a_rule(copy: Copy) -> None:
    """The oracle notices a rule that was changed in the engine alone; so does the list of tests an id without one."""
    oracle = ("tests.ethnos.test_oracle", "test_bands_are_those_of_the_oracle", 7)
    named = ("tests.test_every_rule_has_a_test", "test_every_rule_has_a_test", "ethnos")
    limit = "self.seats[self.active].size >= self.setup.box.hand_limit"
    copy.replace(f"{ETHNOS}/engine/state.py", limit, limit.replace(">=", ">"))
    hand = "dwarf.red*2 dwarf.blue*2 dwarf.grey*2 dwarf.green*2 dwarf.purple*2"
    see = f"from tests.ethnos.tables import legal, table; print(legal(table(hand={hand!r})))"
    assert "'draw'" in copy.python("-c", see).stdout
    copy.replace("tests/rule_ids.py", "range(1, 51)", "range(1, 52)")
    assert copy.failing(oracle, named).keys() == {oracle[1], named[1]}
    copy.replace("tests/ethnos/oracle.py", '["hand"]) >= 10:', '["hand"]) > 10:')
    copy.append("tests/ethnos/test_rules_turn.py", "\n\ndef test_E51_a_hand_may_grow() -> None: ...\n")
    assert copy.failing(oracle, named) == {}


def test_change_a_sentence(copy: Copy) -> None:
    """A sentence that says more in English alone fails; the linter reads the new ones."""
    path = f"{ETHNOS}/words/{{}}/game.ftl"
    said = "{ $who }’s merfolk swim from space { $from } to space { $to }."
    copy.replace(path.format("en"), said, "{ $who } swims to { $to } by { $rule }.")
    assert re.search(r"\w+ swims to \d+ by E27\.", copy.folkmoot("demo", "ethnos", "--seed", "4"))
    assert SAME[1] in copy.failing(SAME, catalogue="game.ftl")
    for language, verb in (("ru", "плывёт"), ("pl", "płynie"), ("ja", "泳ぐ")):
        text = (copy.folder / path.format(language)).read_text("utf-8")
        line = next(line for line in text.splitlines() if line.startswith("ethnos-event-swim = "))
        copy.replace(path.format(language), line, f"ethnos-event-swim = {{ $who }}: {verb} {{ $to }}, {{ $rule }}.")
    assert copy.failing(SAME, catalogue="game.ftl") == {}


def test_add_an_event(copy: Copy) -> None:
    """An event without its line in `fold.py` fails, as does a sentence that a language lacks or has in English."""
    told = '            self.tell("draw", "E15", self.active, {})\n'
    copy.replace(f"{ETHNOS}/engine/state.py", told, told + told.replace("draw", "sigh"))
    assert copy.failing(FOLDED) == {FOLDED[1]: "KeyError: 'sigh'"}
    copy.replace(f"{ETHNOS}/edge/fold.py", '    "draw": (),\n', '    "draw": (),\n    "sigh": (),\n')
    path, text = f"{ETHNOS}/words/{{}}/game.ftl", "ethnos-event-sigh = {{ $who }}{}\n"
    say(copy, path, text, {"en": " sighs.", "ru": " sighs.", "ja": "はため息をつきました。"})
    checks = [FOLDED, SAME, (*NO_LATIN, "ru")]
    assert copy.failing(*checks, catalogue="game.ftl").keys() == {SAME[1], NO_LATIN[1]}
    copy.replace(path.format("ru"), " sighs.", " вздыхает.")
    say(copy, path, text, {"pl": " wzdycha."})
    assert copy.failing(*checks, catalogue="game.ftl") == {}
    assert re.search(r" Player \d sighs\.$", copy.folkmoot("demo", "ethnos", "--seed", "4"), re.MULTILINE)


VIEWED = """
from folkmoot import games
from folkmoot.core import SimDealer
from tests.server.test_view_types import look

def looked() -> None:
    state = games.get("ethnos").start(2)
    SimDealer(1).deal_all(state)
    look(state, 0, set())

def restored() -> None:
    game = games.get("ethnos")
    state = game.start(2)
    SimDealer(1).deal_all(state)
    assert game.from_position(state.to_position()).view(0).data == state.view(0).data
    assert game.load_view(state.view(0).data).data == state.view(0).data

def changed() -> None:
    before = games.get("ethnos").start(2)
    dealer = SimDealer(1)
    dealer.deal_all(before)
    after = before.clone()
    while not after.view(None).data["dragons"]:
        after.step(dealer.pick(after) if after.turn == -1 else dealer.choose(after))
    said = {change[0]: change[-1] for change in after.changes(before, None)}
    assert said["roars"] == after.view(None).data["roars"] == 2
"""
"""Looks of one viewer, as the tests of views take by the thousand."""


def test_add_a_field_to_a_view(copy: Copy) -> None:
    """A field without its type fails, and so does one that `fold.py`, `changes.py` or `position.py` do not know."""
    copy.create("tests/viewed.py", VIEWED)
    checks = [FOLDED, *(("tests.viewed", name) for name in ("looked", "restored", "changed"))]
    dragons = '        "dragons": int(b.dragons),\n'
    copy.replace(f"{ETHNOS}/edge/view.py", dragons, dragons + '        "roars": int(b.dragons) * 2,\n')
    assert copy.failing(*checks).keys() == {check[1] for check in checks}
    copy.replace(f"{ETHNOS}/edge/shape.py", "    dragons: int\n", "    dragons: int\n    roars: int\n")
    copy.replace(
        f"{ETHNOS}/edge/changes.py",
        '        found.append(["dragons", int(b.dragons)])\n',
        '        found.append(["dragons", int(b.dragons)])\n        found.append(["roars", int(b.dragons) * 2])\n',
    )
    copy.replace(f"{ETHNOS}/edge/fold.py", '"set dragons 0"', '"set dragons 0", "set roars 0"')
    copy.replace(f"{ETHNOS}/edge/fold.py", '"set dragons $dragons"', '"set dragons $dragons", "add roars 2"')
    copy.replace(f"{ETHNOS}/edge/position.py", '"ages", "deck"):', '"ages", "deck", "roars"):')
    assert copy.failing(*checks) == {}
    see = "from folkmoot import games; from view_types import view_types; print(view_types(games.get('ethnos')))"
    types = copy.python("-c", f"import sys; sys.path.insert(0, 'web'); {see}")
    assert "  roars: number\n" in types.stdout, types.stderr


COMMAND = '''"""`folkmoot hello`: a greeting."""

import argparse

from folkmoot.cli.arguments import Commands

EXAMPLES = "  folkmoot hello"


def register(commands: Commands) -> None:
    parser = commands.add("hello", EXAMPLES)
    parser.take("--loud", action="store_true")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    print("HELLO" if args.loud else "hello")
    return 0
'''


def test_add_a_command(copy: Copy) -> None:
    """A command that is not listed is none; one without help in every language fails the tests of help."""
    copy.create("src/folkmoot/cli/hello.py", COMMAND)
    assert copy.python("-m", "folkmoot", "hello").returncode == 2
    copy.replace("src/folkmoot/cli/__init__.py", '    "log",\n', '    "log",\n    "hello",\n')
    assert "help-hello" in copy.python("-m", "folkmoot", "hello").stderr
    help = f"{TEXT}/{{}}/commands-help.ftl"
    text = "help-hello = {}\nhelp-hello-loud = {}\n"
    say(copy, help, text, {"en": "say hello"}, {"en": "say it louder"})
    assert copy.folkmoot("hello", "--loud") == "HELLO\n"
    assert SAME[1] in copy.failing(SAME, catalogue="commands-help.ftl")
    hello = {"ru": "поздороваться", "pl": "przywitaj się", "ja": "あいさつする"}
    say(copy, help, text, hello, {"ru": "громче", "pl": "głośniej", "ja": "大きな声で言う"})
    assert copy.failing(SAME, catalogue="commands-help.ftl") == {}
    assert "громче" in copy.folkmoot("hello", "--help", "--lang", "ru")


ROUTE = """

@router.get("/motto")
async def motto() -> MottoDoc:
    return MottoDoc(motto="play fair")
"""
DOCUMENT = "\n\nclass MottoDoc(BaseModel):\n    motto: str\n"
SERVED = """
from types import SimpleNamespace

from folkmoot.server.settings import Settings
from folkmoot.server.web.app import create_app
from tests.server import test_prices

def priced() -> None:
    test_prices.test_every_route_has_a_price(SimpleNamespace(app=create_app(Settings())))

def described() -> None:
    assert "MottoDoc" in create_app(Settings()).openapi()["components"]["schemas"]
"""


def test_add_a_route(copy: Copy) -> None:
    """A route without a price fails; its document is in the description that the client's types come from."""
    copy.create("tests/served.py", SERVED)
    copy.append("src/folkmoot/server/documents/service.py", DOCUMENT)
    service = "src/folkmoot/server/web/service.py"
    copy.replace(service, "service import HealthDoc", "service import HealthDoc, MottoDoc")
    copy.append(service, ROUTE)
    checks = [("tests.served", "priced"), ("tests.served", "described")]
    assert copy.failing(*checks).keys() == {"priced"}
    health = '    "/api/health": {"GET": REQUEST},\n'
    copy.replace("src/folkmoot/server/web/prices.py", health, health + health.replace("health", "motto"))
    assert copy.failing(*checks) == {}


def test_add_a_message(copy: Copy) -> None:
    """A message of clients that docs/protocol.md does not show fails."""
    messages = "src/folkmoot/server/messages.py"
    ping = 'class SocketPing(Strict):\n    type: Literal["ping"]\n    id: Id\n'
    copy.replace(messages, ping, f"{ping}\n\n{ping.replace('Ping', 'Wave').replace('ping', 'wave')}")
    copy.replace(messages, "SocketWatch | SocketPing\n", "SocketWatch | SocketPing | SocketWave\n")
    assert copy.failing(EXAMPLES).keys() == {EXAMPLES[1]}
    shown = '{"type": "ping", "id": "d6"}\n'
    copy.replace("docs/protocol.md", shown, shown + '{"type": "wave", "id": "d7"}\n')
    assert copy.failing(EXAMPLES) == {}
