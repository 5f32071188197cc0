"""Records hold a game exactly; what does not follow is refused by its row."""

import copy
import json
from collections.abc import Callable

import pytest

from folkmoot import games
from folkmoot.core import BadRecord, Doc, FairDealer, FolkmootError, IllegalAction, Recorder, SimDealer, replay, verify
from folkmoot.core.fair import SCHEME
from folkmoot.core.records import commit_salt

GAME = games.get("ethnos")
SEED = bytes(range(32))


def recorded(moves: int = 30, dealer: FairDealer | SimDealer | None = None, **given: Doc) -> Recorder:
    """A game of three with random moves."""
    salt = b"a player's salt"
    salts = [{"seat": 0, "commitment": commit_salt(salt), "salt": salt.hex()}]
    recorder = Recorder(GAME, dealer or FairDealer(SEED), 3, given, seats=[{"name": "Ada"}], salts=salts)
    chooser = SimDealer(5)
    for _ in range(moves):
        recorder.move(whole_choice(recorder, chooser))
    return recorder


def whole_choice(recorder: Recorder, chooser: SimDealer) -> list[int]:
    state, steps = recorder.state.clone(), [chooser.choose(recorder.state)]
    state.apply(steps[0])
    while state.drafting:
        steps.append(chooser.choose(state))
        state.apply(steps[-1])
    return steps


def finished() -> Doc:
    recorder = recorded()
    recorder.finish("stopped")
    doc: Doc = json.loads(json.dumps(recorder.record()))
    return doc


def test_a_record_replays_to_the_same_state() -> None:
    recorder = recorded()
    moments = list(replay(GAME, json.loads(json.dumps(recorder.record()))))
    assert moments[-1].state.to_position() == recorder.state.to_position()
    assert moments[0].row is None
    assert [moment.row["n"] for moment in moments[1:] if moment.row] == list(range(1, len(recorder.rows) + 1))
    assert all(moment.events for moment in moments[1:])


def test_the_seed_is_secret_until_the_end() -> None:
    recorder = recorded()
    assert recorder.record()["dealer"]["seed"] is None
    with pytest.raises(BadRecord, match=r"^dealer.seed: missing: the seed of a fair deal is revealed when"):
        verify(GAME, recorder.record())
    recorder.finish()
    assert recorder.record()["dealer"]["seed"] == SEED.hex()
    assert verify(GAME, recorder.record())["rows"] == 32


def test_sim_records_verify_too() -> None:
    doc = recorded(dealer=SimDealer(8)).record()
    found = verify(GAME, doc)
    assert found["chances"] > 20
    doc["dealer"]["seed"] = 9
    with pytest.raises(BadRecord, match=r"^rows\[0\].steps\[0\]: .* does not follow from the seed"):
        verify(GAME, doc)


def test_a_move_is_whole_or_nothing() -> None:
    recorder = recorded(3)
    before = recorder.state.to_position()
    rows = len(recorder.rows)
    lead = next(code for code in recorder.state.legal_actions() if recorder.state.name(code).startswith("lead"))
    with pytest.raises(FolkmootError, match="not finished"):
        recorder.move([lead])
    with pytest.raises(IllegalAction):
        recorder.move([lead, "cash"])
    with pytest.raises(FolkmootError, match="not finished"):
        recorder.move([])
    with pytest.raises(FolkmootError, match="no further decision after 'draw'"):
        recorder.move(["draw", "draw"])
    assert recorder.state.to_position() == before
    assert len(recorder.rows) == rows


def test_taking_back_is_a_row() -> None:
    recorder = recorded(6)
    before = recorder.state.to_position()
    last = recorder.rows[-1]["n"]
    recorder.move(whole_choice(recorder, SimDealer(99)))
    recorder.undo(0, last)
    assert recorder.state.to_position() == before
    recorder.move(whole_choice(recorder, SimDealer(100)))
    recorder.undo(1, 1)
    recorder.move(whole_choice(recorder, SimDealer(101)))
    recorder.note("resign", seat=2)
    recorder.finish("stopped")
    doc = recorder.record()
    assert list(replay(GAME, doc))[-1].state.to_position() == recorder.state.to_position()
    assert [row["kind"] for row in doc["rows"]].count("undo") == 2
    assert verify(GAME, doc)["rows"] == len(doc["rows"])


def drawn(recorder: Recorder) -> list[str]:
    """Return the outcomes of chance in the newest row."""
    steps = recorder.rows[-1]["steps"]
    return [step for step in steps if GAME.start(2).parse(step) >= GAME.num_actions]


def test_draws_follow_from_seed_salts_and_their_number_alone() -> None:
    plain, voted = recorded(6), recorded(6)
    for answer in (True, False) * 3:
        voted.note("vote", seat=1, on="abandon", answer=answer)
    back = voted.rows[-1]["n"]
    voted.move(["draw"])
    voted.undo(0, back)
    for recorder in (plain, voted):
        recorder.move(["draw"])
    assert drawn(plain) == drawn(voted)
    other = Recorder(GAME, FairDealer(SEED), 3, {}, seats=[{"name": "Ada"}], salts=[{"seat": 0, "salt": "00"}])
    named = Recorder(GAME, FairDealer(SEED), 3, {}, seats=[{"name": "Bob"}])
    unnamed = Recorder(GAME, FairDealer(SEED), 3)
    assert drawn(other) != drawn(unnamed)
    assert drawn(named) == drawn(unnamed), "whoever knows the seed cannot steer by a name"
    voted.finish("stopped")
    assert verify(GAME, voted.record())["scheme"] == SCHEME


@pytest.mark.parametrize("name", [None, "", "Bob"])
def test_a_name_may_be_removed_from_a_record_that_still_verifies(name: str | None) -> None:
    doc = finished()
    doc["seats"][0]["name"] = name
    assert verify(GAME, doc)["rows"] == len(doc["rows"])


def test_a_salt_that_was_promised_and_not_revealed_is_named_and_does_not_enter_the_draws() -> None:
    withheld = Recorder(GAME, FairDealer(SEED), 3, {}, salts=[{"seat": 0, "commitment": "00", "salt": None}])
    assert drawn(withheld) == drawn(Recorder(GAME, FairDealer(SEED), 3))
    withheld.finish("stopped")
    assert verify(GAME, withheld.record())["rows"] == 2


def test_a_record_may_begin_at_a_position() -> None:
    start = recorded(10).state.to_position()
    recorder = Recorder(GAME, FairDealer(SEED), 3, start=start)
    recorder.move(whole_choice(recorder, SimDealer(1)))
    recorder.finish("stopped")
    assert next(replay(GAME, recorder.record())).state.to_position() == start
    verify(GAME, recorder.record())


def change(path: str, value: object) -> Callable[[Doc], None]:
    """A tampering: set what stands at a path like `rows.3.digest`."""

    def tamper(doc: Doc) -> None:
        *above, last = [int(key) if key.lstrip("-").isdigit() else key for key in path.split(".")]
        node = doc
        for key in above:
            node = node[key]  # type: ignore[index]
        node[last] = value  # type: ignore[index]

    return tamper


def remove(path: str) -> Callable[[Doc], None]:
    def tamper(doc: Doc) -> None:
        del doc[path]

    return tamper


TAMPERED: dict[str, tuple[Callable[[Doc], None], str]] = {
    "another digest": (change("rows.7.digest", "00" * 32), r"^rows\[7\]\.digest: does not follow"),
    "no digest": (change("rows.7.digest", None), r"^rows\[7\]\.digest"),
    "another card dealt": (change("rows.0.steps.-1", "card wizard.grey"), r"^rows\[0\]"),
    "another player": (change("seats.0.level", "casual"), r"^rows\[0\]"),
    "another option": (change("options", {"ten_skeletons": False}), r"^rows\[0\]"),
    "a seed that was not committed to": (change("dealer.seed", "ff" * 32), r"^dealer.commitment"),
    "a seed of five digits": (change("dealer.seed", "12345"), r"^dealer.seed: '12345' is not 64 hexadecimal"),
    "a salt that was not committed to": (change("salts.0.salt", "00"), r"^salts\[0\]: the salt does not match"),
    "an illegal step": (change("rows.3.steps.0", "cash"), r"^rows\[3\].steps\[0\]: cash is not legal"),
    "no notation": (change("rows.3.steps.0", "jump"), r"^rows\[3\].steps\[0\]: jump: 'jump' isn't a verb"),
    "a step that is a number": (change("rows.3.steps.0", 5), r"^rows\[3\].steps\[0\]"),
    "another seat": (change("rows.3.seat", 7), r"^rows\[3\].seat: 7 does not decide"),
    "steps that are none": (change("rows.3.steps", "draw"), r"^rows\[3\].steps: 'draw' is not a list"),
    "a number left out": (change("rows.3.n", 9), r"^rows\[3\].n"),
    "an unknown kind": (change("rows.3.kind", "cheat"), r"^rows\[3\].kind: 'cheat' isn't a valid kind of row"),
    "an unknown field": (change("rows.3.note", "!"), r"^rows\[3\].note: unknown field"),
    "a row that isn't an object": (change("rows.3", 5), r"^rows\[3\]: 5 is not an object"),
    "another game": (change("game", "chess"), r"^game: 'chess'"),
    "another box": (change("box", "00"), r"^box: the record was played with other box data"),
    "other rules": (change("rules", 99), r"^rules: must be 1 \(got 99\)"),
    "too many players": (change("players", 9), r"^players: must be between 2 and 6 \(got 9\)"),
    "an option nobody knows": (change("options", {"dragons": 9}), r"^options.dragons: unknown option"),
    "a start that cannot be": (change("start", {"players": 3, "age": 7}), r"^start.age"),
    "a scheme nobody knows": (change("scheme", 2), r"^scheme: must be 1 \(got 2\)"),
    "no scheme": (remove("scheme"), r"^rows\[0\]"),
    "another format": (change("format", 2), r"^format"),
    "no rows": (remove("rows"), r"^rows: missing"),
    "no dealer": (remove("dealer"), r"^dealer: missing"),
}


@pytest.mark.parametrize("name", TAMPERED)
def test_tampering_is_noticed_and_named(name: str) -> None:
    tamper, message = TAMPERED[name]
    doc = finished()
    original = copy.deepcopy(doc)
    verify(GAME, doc)
    tamper(doc)
    assert doc != original
    with pytest.raises(BadRecord, match=message):
        verify(GAME, doc)


def test_a_truncated_record_is_noticed() -> None:
    doc = finished()
    del doc["rows"][5]
    with pytest.raises(BadRecord, match=r"^rows\[5\].n: must be 6 \(got 7\)"):
        verify(GAME, doc)
    doc = finished()
    del doc["rows"][4]["seat"]
    with pytest.raises(BadRecord, match=r"^rows\[4\].seat: missing"):
        verify(GAME, doc)
    doc = finished()
    doc["rows"][4]["steps"].pop()
    with pytest.raises(BadRecord, match=r"^rows\[[45]\]"):
        verify(GAME, doc)


@pytest.mark.parametrize("doc", [None, 5, [], "record", {}, {"game": "ethnos"}])
def test_what_is_no_record_is_refused(doc: object) -> None:
    with pytest.raises(BadRecord):
        verify(GAME, doc)  # type: ignore[arg-type]
