# mypyc: hot
"""The contract every game fulfils: Game, State, View. It knows no game.

A caller uses the public methods of State and View. A game fills in the hooks, which take checked arguments only:
in State `list_legal`, `reason_of_seat`, `step`, `list_chance`, `weight`, `clone`, `copy_from`, `scores`; in Game
everything that words, documents and views are made of. Hooks of State are called in the innermost loops; hooks of
Game never are.
What a game may bring beside its rules (bots, words, pictures, lessons) lies in its package: see `parts.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from folkmoot.core.box import corrected_text, corrections_in, place_of, read_file
from folkmoot.core.changes import Change, differences
from folkmoot.core.documents import Field, Trail
from folkmoot.core.errors import (
    BadBox,
    BadNotation,
    BadOptions,
    BadPosition,
    BadView,
    IllegalAction,
    Misplaced,
    out_of_bounds,
    shown,
)
from folkmoot.core.events import Event, happened
from folkmoot.core.folding import Folds, Orders, fold
from folkmoot.core.lists import Actions, Outcomes
from folkmoot.core.notation import LONGEST, parse
from folkmoot.core.printed import PrintedBox
from folkmoot.core.rng import Rng
from folkmoot.core.values import ALL as ALL
from folkmoot.core.values import CHANCE as CHANCE
from folkmoot.core.values import OVER as OVER
from folkmoot.core.values import Doc, Option, Refusal, Result, Row

# Reasons that every game shares; a game's own begin at FIRST_REASON.
LEGAL: Final = 0
NO_ACTION: Final = 1
NOT_NOW: Final = 2
CHANCE_DECIDES: Final = 3
GAME_OVER: Final = 4
CANNOT_COME: Final = 5
FIRST_REASON: Final = 6
SHARED_REASONS: Final = ("legal", "no_action", "not_now", "chance_decides", "game_over", "cannot_come")

# Streams of chance: a dealer keeps one generator for each, so that equal seeds stay alike as long as possible. The last
# two are for random play and for what samples draw.
STREAM_DEAL: Final = 0
STREAM_DECK: Final = 1
STREAM_DICE: Final = 2
STREAM_EVENTS: Final = 3
STREAM_PLAY: Final = 4
STREAM_SAMPLE: Final = 5

UNREADABLE: Final[tuple[type[Exception], ...]] = (
    LookupError,
    TypeError,
    AttributeError,
    ValueError,
    ArithmeticError,
)
"""Errors from reading data of a wrong form."""
SHOWN: Final = 8
"""A complaint lists no more choices than this."""
EXACT: Final = 2**53
"""Whole numbers below this are the same in every reader of JSON."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game with the data of one box."""

    def __init__(self, id: str, rules: int, seats: range, options: tuple[Option, ...]) -> None:
        self.id = id
        self.rules = rules
        """The newest rules number."""
        self.seats = seats
        """Possible numbers of players."""
        self.extra_player_counts: tuple[int, ...] = ()
        """More numbers of players, which only some settings allow, such as a scenario for two boxes."""
        self.options = options
        self.presets: dict[str, Doc] = {}
        """Settings of several options at once, such as what one of several rulebooks says."""
        self.actions: list[str] = []
        """The meaning of every action code, in notation."""
        self.chance_names: list[str] = []
        """The meaning of every chance code, in notation; the first has the code `num_actions`."""
        self.reasons: list[tuple[str, str]] = []
        """Own refusals: code and the rule that usually decides, the first for FIRST_REASON."""
        self.max_decisions: int = 0
        """No game takes more decisions of seats than this."""
        self.box: str = ""
        """Digest of the box data."""
        self.box_shown: str | None = None
        """Digest of the box in views; None for the box that comes with the game."""
        self.corrections: Doc = {}
        """Changes of the box made by `corrected`, by path."""
        self.folds: Folds = {}
        """Changes of a view by kind of event (core/folding.py)."""
        self.orders: Orders = {}
        """The order of the view's lists."""
        self.mode_option: str = ""
        """The option, a choice, by which a game is played in quite another way: alone, against each other, together."""
        self.stat_verbs: tuple[str, ...] = ()
        """Verbs whose first operand says how people play (`lead dwarf`): statistics count it with the verb."""
        self.locked_rows: tuple[str, ...] = ()
        """Rows of a preview whose points nothing can take away any more."""
        self.codes: dict[str, int] = {}
        """The code of every notation, once one was asked for."""

    @property
    def num_actions(self) -> int:
        """Action codes are below this number."""
        return len(self.actions)

    @property
    def num_chance(self) -> int:
        """Number of chance codes; they follow the action codes."""
        return len(self.chance_names)

    # What anybody may hand over is Any: compiled, a narrower type would be refused before it is looked at.

    def start(self, players: Any, *, rules: Any = None, **options: Any) -> State:
        """The state before anything is dealt."""
        return self.initial_state(players, rules, options)

    def blank(self) -> State:
        """Some state of this game, to copy or sample into."""
        return self.start(self.seats[0])

    def from_position(self, doc: Any) -> State:
        """The state that a position describes; BadPosition names the field that is wrong."""
        return self.read_position(Field(doc, "", BadPosition), None)

    def load_view(self, data: Any) -> View:
        """The View with this data; BadView names the field that is wrong."""
        seat = self.viewer_of(data)
        view = self.make_view(data, seat)
        try:
            self.check_view(view)
        except UNREADABLE:
            raise self.unreadable(data, seat) from None
        return view

    def unreadable(self, data: Doc, seat: int | None) -> Misplaced:
        """The error of a view that cannot be read: it is read once more, to name the field that was read last."""
        trail = Trail(data)
        try:
            self.check_view(self.make_view(trail.document, seat))
        except Misplaced as error:
            return error
        except UNREADABLE:
            pass
        return BadView(trail.where, trail.fault(), "missing" if trail.missing else "")

    def with_box(self, path: str) -> Game:
        """The same game with the box data of a file, or of one that only corrects some (`bands.dwarf_extra = 2`);
        BadBox names the line that is wrong."""
        text, name = read_file(path)
        values = corrections_in(text, name)
        return self.made_of(text, name) if values is None else self.corrected(values, name, text)

    def corrected(self, values: Doc, name: str = "corrections", written: str = "") -> Game:
        """The same game with other values in some entries of its box, by path; BadBox names the one that is wrong."""
        data: Any = getattr(self, "data", None)
        table: Doc = data.table() if hasattr(data, "table") else {}
        try:
            game = self.made_of(corrected_text(table, values, name, written), name)
        except BadBox as error:
            path = error.where.rpartition(": ")[2]
            raise error.within(BadBox, place_of(path, name, written)) from None
        game.corrections = {**self.corrections, **values}
        return game

    def fold(self, data: Doc, event: Doc) -> None:
        """Change a view's data as `event.for_seat` of the same seat says; folding all events gives the next view."""
        fold(data, event, self.folds, self.orders)

    def numbers(self) -> list[int]:
        """All possible numbers of players, ascending."""
        return [*self.seats, *self.extra_player_counts]

    def check_players(self, players: object) -> int:
        """The number of players, or BadOptions."""
        if type(players) is not int or (players not in self.seats and players not in self.extra_player_counts):
            if self.extra_player_counts:
                known = ", ".join(map(str, self.numbers()))
                what = f"{shown(players)} is unknown (one of: {known})"
                raise BadOptions("players", what, "unknown-value", value=shown(players), choices=known)
            raise out_of_bounds(partial(BadOptions, "players"), players, self.seats[0], self.seats[-1])
        return players

    def check_rules(self, rules: object) -> int:
        """The rules number to play by (None: the newest), or BadOptions."""
        if rules is None:
            return self.rules
        if type(rules) is not int or not 1 <= rules <= self.rules:
            raise out_of_bounds(partial(BadOptions, "rules"), rules, 1, self.rules)
        return rules

    def viewer_of(self, data: object) -> int | None:
        """Return the seat of a view's data; BadView if there is no such seat, or if the view comes from other box
        data."""
        if not isinstance(data, dict):
            raise BadView("", f"{shown(data)} is not an object", "not-object", value=shown(data))
        seat, players, box = data.get("seat"), data.get("players"), data.get("box")
        if type(players) is not int:
            raise BadView("players", f"{players!r} is not a number of players")
        if seat != "all" and seat is not None and (type(seat) is not int or not 0 <= seat < players):
            raise BadView("seat", f'{seat!r} is not a seat number, "all" or null')
        if box != self.box_shown and box != self.box:
            raise BadView("box", "the view comes from other box data")
        return ALL if seat == "all" else seat

    def check_view(self, view: View) -> None:
        """Refuse data that no table can be drawn from; BadView names the field, and a game may add what it can tell."""
        view.sample(0)

    def table_of(self, doc: Field, known: Iterable[str]) -> State:
        """The table as it is set up, from what a document says of players, rules and options."""
        doc.object(known)
        doc.at("game").word([self.id], "game", self.id)
        options = doc.at("options").value if doc.has("options") else {}
        if not isinstance(options, dict):
            shown = doc.at("options").shown()
            raise doc.at("options").wrong(f"{shown} is not an object", "not-object", value=shown)
        try:
            return self.initial_state(doc.at("players").value, doc.at("rules").value, options)
        except BadOptions as error:
            where = error.where if error.where in ("players", "rules") else f"options.{error.where}"
            raise doc.at(where).wrong(error.what, error.told, **error.given) from None

    def variants(self, players: int) -> list[Doc]:
        """Settings of the options that tests go through: by default every combination of switches and choices."""
        found: list[Doc] = [{}]
        for option in self.options:
            if option.type == "bool":
                found = [{**given, option.name: value} for given in found for value in (False, True)]
            elif option.type == "choice":
                found = [{**given, option.name: value} for given in found for value in option.choices]
        return found

    # What a game fills in for its states.

    def made_of(self, text: str, name: str) -> Game:
        """This game with the box data of a file of that name; BadBox names the line that is wrong."""
        raise NotImplementedError

    def initial_state(self, players: object, rules: object, options: Doc) -> State:
        """The table as it is set up, before anything is dealt; BadOptions names the option that is wrong."""
        raise NotImplementedError

    def take_box(self, box: PrintedBox, packaged: PrintedBox) -> None:
        """Play with this box; `packaged` comes with the game."""
        self.box = box.digest
        self.box_shown = None if box.digest == packaged.digest else box.digest

    def read_position(self, doc: Field, view: Doc | None) -> State:
        """The state that a document describes; `view`: the data that it was made from, if it may leave gaps."""
        raise NotImplementedError

    def position_in(self, view: Doc) -> Doc:
        """The position of everything that a view knows."""
        raise NotImplementedError

    def make_view(self, data: Doc, seat: int | None) -> View:
        """The view of a seat with this data."""
        raise NotImplementedError

    def state_of_view(self, data: Doc) -> State:
        """The state with what a view knows; what it does not know is still undetermined, for samples to draw."""
        return self.read_position(Field(self.position_in(data), "", BadView), data)

    def count_components(self, state: State) -> dict[str, int]:
        """Count each kind of component, wherever it lies; the same in every state of a game."""
        raise NotImplementedError

    def name_of(self, state: State, code: int) -> str:
        """Notation of an action or chance code."""
        return self.actions[code] if code < len(self.actions) else self.chance_names[code - len(self.actions)]

    def parse_in(self, state: State, text: str) -> int:
        """The code that a notation names, legal now or not; BadNotation for anything else."""
        if not self.codes:
            self.codes = {name: code for code, name in enumerate(self.actions + self.chance_names)}
        code = self.codes.get(text)  # as most write it, and we ourselves
        return code if code is not None else parse(self.codes, self.actions, text)

    def describe_in(self, state: State, code: int) -> Doc:
        """Describe an action for an interface: code, text, verb, operands, rules, final, effects. Callers share the
        document."""
        raise NotImplementedError

    def describe_all(self, state: State, codes: list[int]) -> list[Doc]:
        """`describe_in` for several codes; a game may do it faster."""
        return [self.describe_in(state, code) for code in codes]

    def refusal_args(self, state: State, reason: int, code: int) -> Doc:
        """The numbers of this position that a refusal speaks of; `rule` where another than the reason's own decides."""
        return {}

    def asked(self, state: State, insider: bool) -> Doc:
        """Return the data of an `ask` event: the prompt, and every other field that any step may change.

        An insider sees how far a draft has come, all others the question before it.
        """
        raise NotImplementedError

    def position_of(self, state: State) -> Doc:
        """The document that gives a state back."""
        raise NotImplementedError

    def view_of(self, state: State, seat: int | None) -> View:
        """Build the view of a state for a seat (None: a spectator; ALL: everything)."""
        raise NotImplementedError

    def views_of(self, state: State, seats: list[int | None]) -> list[View]:
        """Views of one state for several; a game builds what they have in common only once."""
        return [self.view_of(state, seat) for seat in seats]

    def common_changes(self, before: State, after: State) -> list[Change] | None:
        """Return the differences between the spectators' views of two states of one game (`core/changes.py`), without
        building the views.

        None: the game does not implement this, and the caller compares views.
        """
        return None

    def own_changes(self, before: State, after: State, seat: int) -> list[Change]:
        """Return the further differences in the view of a seat (or ALL), to be applied after the common changes."""
        return []

    def hidden_from(self, state: State, seat: int | None) -> dict[str, int] | None:
        """Count the things on the table that a seat (None: a spectator) does not know, by place.

        A seat has learned something when a place holds fewer of them than before. Callers pass only states without an
        open draft. None: the game does not implement this, and callers assume that every move shows something.
        """
        return None

    def rows_of(self, state: State) -> list[Row]:
        """Every point of a state with its reason."""
        raise NotImplementedError

    def result_of(self, state: State) -> Result | None:
        """Return the result of a game that is over."""
        raise NotImplementedError

    # What a game may add for the table it is played at.

    def is_cooperative(self, players: int, options: Mapping[str, Any]) -> bool:
        """Return True if no seat is another's rival: one plays alone, or all win or lose as one."""
        return players == 1

    def chapter(self, state: State) -> int:
        """The age or round of a game played in several, else 0. Watchers may look at whatever lies before it."""
        return 0

    def preview(self, state: State) -> list[Row] | None:
        """Return the rows that the current chapter would score if it ended now; None if points are counted as they
        come."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game. It holds no generator and nothing that is not determined yet."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players: i64 = 0
        self.turn: i64 = CHANCE
        """The seat that decides, CHANCE or OVER."""
        self.drafting: bool = False
        """True inside a choice that concerns nobody else yet."""
        self.events: list[Event] | None = None

    # For callers.

    def legal_actions(self) -> list[int]:
        """The codes that the deciding seat may choose, ascending; empty when no seat decides."""
        if self.turn < 0:
            return []
        out = Actions()
        self.list_legal(out)
        return out.codes if out.n == len(out.codes) else out.codes[: out.n]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """(code, weight) of everything that chance may bring now, ascending; empty when chance does not decide."""
        if self.turn != CHANCE:
            return []
        out = Outcomes()
        self.list_chance(out)
        return list(zip(out.codes, out.weights, strict=True))

    def apply(self, action: object) -> None:
        """Take an action of the deciding seat, or an outcome of chance. IllegalAction leaves the state as it was."""
        if type(action) is int and 0 <= action < len(self.game.actions) + len(self.game.chance_names):
            code: i64 = action
            if self.reason(code) == LEGAL:
                self.step(code)
                return
        refusal = self.refusal(action)
        assert refusal is not None
        raise IllegalAction(refusal, self.complain(action, refusal))

    def refusal(self, action: object) -> Refusal | None:
        """None if the action is legal now, else why it is not."""
        game = self.game
        if type(action) is not int or not 0 <= action < len(game.actions) + len(game.chance_names):
            shown = action if type(action) is int and abs(action) < EXACT else repr(action)[:LONGEST]
            return Refusal("no_action", "", {"action": shown})
        code: i64 = action
        reason: i64 = self.reason(code)
        if reason == LEGAL:
            return None
        if reason < FIRST_REASON:
            return Refusal(SHARED_REASONS[int(reason)], "", {"action": game.name_of(self, action)})
        word, rule = game.reasons[int(reason) - FIRST_REASON]
        args = game.refusal_args(self, int(reason), action)
        return Refusal(word, args.pop("rule", rule), args)

    def complain(self, action: object, refusal: Refusal) -> str:
        """One line for the person who sent an illegal action."""
        if refusal.code == "no_action":
            named = repr(action)[:LONGEST]
        else:
            assert type(action) is int
            named = self.game.name_of(self, action)
        why = f"{refusal.code} ({refusal.rule})" if refusal.rule else refusal.code
        if self.turn == OVER:
            return f"{named} is not legal: the game is over"
        codes = [code for code, _ in self.chance_outcomes()] if self.turn == CHANCE else self.legal_actions()
        shown = ", ".join([self.game.name_of(self, code) for code in codes[:SHOWN]])
        more = f" and {len(codes) - SHOWN} more" if len(codes) > SHOWN else ""
        whose = "chance may bring" if self.turn == CHANCE else f"seat {self.turn} may"
        return f"{named} is not legal: {why}; {whose}: {shown}{more}"

    def tell(self, kind: str, rule: str, seat: i64, data: Doc | None, private: Doc | None = None) -> None:
        """Keep an event if anybody watches; a private part is for its seat alone."""
        if self.events is not None:
            seen_by = (int(seat),) if private is not None else ()
            self.events.append(happened(kind, rule, int(seat), data, private, seen_by))

    def watch(self) -> None:
        """Keep events from now on."""
        if self.events is None:
            self.events = []

    def take_events(self) -> list[Event]:
        """Return and forget the events since the last call; empty unless watched."""
        kept = self.events
        if kept is None:
            return []
        self.events = []
        return kept

    def view(self, seat: object) -> View:
        """Return the view of a seat; None: a spectator; ALL: everything that is determined."""
        return self.game.view_of(self, self.check_viewer(seat))

    def views(self, seats: Sequence[object]) -> list[View]:
        """`view` for several at once, faster. They may share parts of their data, so it is not to be changed."""
        return self.game.views_of(self, [self.check_viewer(seat) for seat in seats])

    def changes(self, before: State, seat: object) -> list[Change]:
        """Return the changes that turn the view of `before`, another state of the same game, into that of this one."""
        viewer = self.check_viewer(seat)
        found = self.game.common_changes(before, self)
        if found is None:
            return differences(before.view(viewer).data, self.view(viewer).data)
        return found if viewer is None else found + self.game.own_changes(before, self, viewer)

    def check_viewer(self, seat: object) -> int | None:
        """Check that a view can be made for `seat`: a seat number, None or ALL; else BadOptions."""
        if seat is None:
            return None
        if type(seat) is int and (seat == ALL or 0 <= seat < int(self.players)):
            return seat
        raise BadOptions("seat", f"{seat!r} isn't a seat (0 to {self.players - 1}, None, or ALL)")

    def name(self, action: object) -> str:
        """Stable notation of an action or chance code."""
        if type(action) is not int or not 0 <= action < len(self.game.actions) + len(self.game.chance_names):
            raise IllegalAction(
                Refusal("no_action", "", {"action": repr(action)[:LONGEST]}), f"{action!r} isn't an action code"
            )
        return self.game.name_of(self, action)

    def parse(self, text: object) -> int:
        """The code of a notation, legal now or not; BadNotation if it is none."""
        if not isinstance(text, str):
            raise BadNotation(repr(text)[:LONGEST], "a notation is a text", "not-text")
        return self.game.parse_in(self, text)

    def describe(self, action: object) -> Doc:
        """Describe an action for an interface."""
        self.name(action)
        assert type(action) is int
        return self.game.describe_in(self, action)

    def to_position(self) -> Doc:
        """A JSON document that gives this state back."""
        return self.game.position_of(self)

    def rows(self) -> list[Row]:
        """Every point with its reason; the rows add up to the scores."""
        return self.game.rows_of(self)

    def result(self) -> Result | None:
        """Return the result, None while the game goes on."""
        return self.game.result_of(self) if self.turn == OVER else None

    def clone(self) -> State:
        """An independent copy, without events."""
        raise NotImplementedError

    def copy_from(self, other: State) -> None:
        """Become a copy of any state of the same game; own events are forgotten."""
        raise NotImplementedError

    def cannot_copy(self, other: State) -> TypeError:
        """The error of `copy_from` where the other is a state of another game."""
        return TypeError(f"cannot copy {type(other).__name__} into {type(self).__name__}")

    def scores(self) -> list[int]:
        """Points now, from what all can see."""
        raise NotImplementedError

    def __reduce__(self) -> Any:
        """For pickle: the game and the position; events that nobody took are lost."""
        return state_again, (self.game, self.to_position())

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    # What a game fills in. Codes passed here are within 0 <= code < num_actions + num_chance.

    def list_legal(self, out: Actions) -> None:
        """Add every legal code, ascending. A seat decides."""
        raise NotImplementedError

    def reason(self, code: i64) -> i64:
        """LEGAL, or the number of the reason why not, for action and chance codes alike."""
        if self.turn == OVER:
            return GAME_OVER
        if code >= len(self.game.actions):
            if self.turn != CHANCE:
                return NOT_NOW
            return LEGAL if self.weight(code) > 0 else CANNOT_COME
        return CHANCE_DECIDES if self.turn == CHANCE else self.reason_of_seat(code)

    def reason_of_seat(self, code: i64) -> i64:
        """LEGAL, or the number of the reason why the deciding seat may not take an action. A seat decides."""
        raise NotImplementedError

    def weight(self, code: i64) -> i64:
        """Return the number of the equally likely cases with a chance outcome, 0 if it cannot come. Chance decides."""
        raise NotImplementedError

    def step(self, code: i64) -> None:
        """Carry out a legal code."""
        raise NotImplementedError

    def list_chance(self, out: Outcomes) -> None:
        """Add every outcome with its weight, ascending. Chance decides."""
        raise NotImplementedError

    def chance_stream(self) -> i64:
        """Return the dealer's stream that decides now."""
        return STREAM_DECK

    def draw(self, rng: Rng) -> i64:
        """The outcome that a generator gives: the owner of ticket `rng.below(total)` in ascending order."""
        out = Outcomes()
        self.list_chance(out)
        ticket: i64 = rng.below(out.total)
        index: i64 = 0
        while ticket >= out.weights[index]:
            ticket -= out.weights[index]
            index += 1
        return out.codes[index]


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """Knowledge of one seat, as JSON-able `data`; built by allow-list, never by stripping a state."""

    def __init__(self, game: Game, data: Doc, seat: int | None) -> None:
        self.game = game
        self.data = data
        self.seat = seat
        self.known: State | None = None

    def __reduce__(self) -> Any:
        """For pickle."""
        return view_again, (self.game, self.data, self.seat)

    def known_state(self) -> State:
        """The state with everything that the viewer knows; read from the data once, and not to be changed."""
        known = self.known
        if known is None:
            known = self.game.state_of_view(self.data)
            self.known = known
        return known

    @property
    def legal(self) -> list[Doc]:
        """The described actions, when this seat decides."""
        if self.data["turn"] < 0 or self.seat is None or self.seat not in (self.data["turn"], ALL):
            return []
        state = self.sample(0)
        return [state.describe(code) for code in state.legal_actions()]

    def refusal(self, text: str) -> Refusal | None:
        """Why this seat may not do what the notation says; None if it may."""
        state = self.sample(0)
        code = state.parse(text)
        if self.data["turn"] >= 0 and self.seat not in (self.data["turn"], ALL):
            return Refusal("not_your_turn", "", {"action": text, "turn": self.data["turn"]})
        return state.refusal(code)

    def sample(self, seed: int) -> State:
        """A state that this view could come from, drawn from the exact posterior of random deals."""
        state = self.game.blank()
        self.sample_into(state, seed)
        return state

    def sample_into(self, state: State, seed: int) -> None:
        """`sample`, written over a state of the same game."""
        raise NotImplementedError


def state_again(game: Game, position: Doc) -> State:
    """A state that was pickled."""
    return game.from_position(position)


def view_again(game: Game, data: Doc, seat: int | None) -> View:
    """A view that was pickled."""
    return game.make_view(data, seat)
