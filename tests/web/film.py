"""Film strips of the moments of a game: a picture every 200 ms, side by side, in build/screenshots/film.

    python -m tests.web.film                     every moment, on a desk and a phone
    python -m tests.web.film ethnos-age 820x1180 dark ru     one; `big` keeps every picture, `still` has no motion
    python -m tests.web.film seek                look for moments anew in games by instinct, for moments.json

The page's clock is driven by hand and every animation is set to that time, so a strip shows the same on a slow machine.
"""

from __future__ import annotations

import base64
import json
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from folkmoot import games
from folkmoot.bots.evaluation import Choices
from folkmoot.bots.minds import evaluation_of
from folkmoot.core import CHANCE, OVER, Doc
from folkmoot.core.rng import Rng
from folkmoot.server.settings import Settings
from tests.server.kit import serving
from tests.web.conftest import FLAGS, chromium
from tests.web.kit import NAMES, SHOTS

FILMS = SHOTS / "film"
TICK = 200
LONGEST = 40_000
SIZES = ("1440x900", "390x844")
ON = "localStorage['folkmoot.theatre'] = 'full'"


@dataclass(frozen=True)
class Moment:
    """A position, and the steps that bring about something worth a scene, whatever is drawn."""

    game: str
    position: Doc
    steps: list[str]


def played(game: str, players: int, seed: int, **options: Any) -> Iterator[tuple[Doc, list[str], list[str]]]:
    """A game by instinct, row by row: the position before, the steps, and what happened until somebody was asked."""
    luck = random.Random(f"{game} {players} {seed}")
    state = games.get(game).start(players, **options)
    rng, choices = Rng(luck.getrandbits(60), 0), Choices()
    mind = evaluation_of(state.game, players)
    before: Doc = {}
    steps: list[str] = []
    state.watch()
    while True:
        if state.turn == CHANCE:
            outcomes = state.chance_outcomes()
            state.apply(luck.choices([code for code, _ in outcomes], [weight for _, weight in outcomes])[0])
            continue
        if not state.drafting:
            kinds = [event.kind for event in state.take_events()]
            if steps:
                yield before, steps, kinds
            if state.turn == OVER:
                return
            before, steps = state.to_position(), []
        choices.clear()
        mind.policy(state, choices)
        code = int(choices.draw(rng))
        steps.append(state.name(code))
        state.apply(code)


def found(game: str, players: int, wanted: Callable[[Doc, list[str]], bool], **options: Any) -> Moment:
    """The last row of a game whose events are wanted; several games if need be."""
    for seed in range(40):
        rows = [row for row in played(game, players, seed, **options) if wanted(row[0], row[2])]
        if rows:
            return Moment(game, rows[-1][0], rows[-1][1])
    raise AssertionError(f"no such moment in forty games of {game}")


ISLAND = {
    "ithys": {"tokens": [0, 2, 4], "markers": [0, 0, 0, 1]},
    "straton": {"tokens": [2, 6, 8], "markers": [2, 3, 1, 0]},
    "rhea": {"tokens": [4, 6, 8], "markers": [1, 0, 3, 3]},
    "duris": {"tokens": [0, 4, 10], "markers": [2, 2, 0, 0]},
    "althea": {"tokens": [2, 8, 10], "markers": [0, 0, 0, 0]},
    "pelagon": {"tokens": [4, 6, 6], "markers": [1, 2, 0, 0]},
}


def band(leader: str, *cards: str) -> Doc:
    return {"leader": leader, "cards": [leader, *cards]}


def age_end(age: int) -> Moment:
    """Ethnos: every other card lies face up, so that whoever draws wakes the third dragon."""
    tribes = ["dwarf", "elf", "giant", "merfolk", "skeleton", "troll"]
    seats: list[Doc] = [
        {"glory": 17, "hand": ["elf.red", "elf.blue"], "merfolk": 7, "trolls": [3]},
        {"glory": 21, "hand": ["dwarf.grey"], "merfolk": 9, "trolls": [2]},
        {"glory": 14, "hand": ["troll.red", "merfolk.blue"], "merfolk": 4},
        {"glory": 19, "hand": [], "merfolk": 0},
    ]
    seats[0]["bands"] = [
        band("dwarf.purple", "dwarf.red", "dwarf.blue", "dwarf.green"),
        band("elf.purple", "merfolk.purple", "skeleton"),
        band("merfolk.grey"),
    ]
    seats[1]["bands"] = [band("giant.blue", "giant.red", "giant.grey", "giant.green"), band("elf.green", "dwarf.green")]
    seats[2]["bands"] = [band("troll.blue", "troll.green", "skeleton", "troll.grey", "troll.purple")]
    position = {"game": "ethnos", "players": 4, "age": age, "turn": 0, "tribes": tribes, "dragons": 2, "giant": 1}
    position |= {"kingdoms": ISLAND, "upper": 0, "options": {}, "seats": seats}
    piles = [cards for seat in seats for cards in (seat["hand"], *(one["cards"] for one in seat.get("bands", [])))]
    lying = [card for cards in piles for card in cards]
    box = games.get("ethnos").from_position({"players": 4})
    whole = {card: number for card, number in box.game.count_components(box).items() if card.split(".")[0] in tribes}
    face_up = [card for card, number in whole.items() for _ in range(number - lying.count(card))]
    return Moment("ethnos", {**position, "face_up": face_up}, ["draw"])


def orcs_decide() -> Moment:
    """Ethnos: the end of an age with orcs for trolls, and two owners of orc markers to be asked."""
    moment = age_end(2)
    position = json.loads(json.dumps(moment.position).replace('"troll', '"orc'))
    for seat, colours in zip(position["seats"], (["red", "blue", "grey"], ["green"], [], []), strict=True):
        seat["orcs"] = colours
    return Moment("ethnos", position, moment.steps)


def fought(_: Doc, kinds: list[str]) -> bool:
    return "conflict" in kinds and kinds.count("removed") > 1


SOUGHT: dict[str, Callable[[], Moment]] = {
    "tribes-conflict": lambda: found("tribes", 3, fought),
    "tribes-volcano": lambda: found("tribes", 3, lambda _, kinds: {"eruption", "removed"} <= set(kinds)),
    "tribes-mammoth": lambda: found("tribes", 3, lambda _, kinds: "mammoth_tamed" in kinds),
    "tribes-end": lambda: found("tribes", 3, lambda at, kinds: True),
    "aetherya-legend": lambda: found("aetherya", 3, lambda _, kinds: "claim" in kinds),
    "aetherya-end": lambda: found("aetherya", 3, lambda _, kinds: "ending" in kinds),
}
"""Moments that are looked for in games by instinct; what was found is kept, since that takes a while."""
KEPT = Path(__file__).with_name("moments.json")


def kept(name: str) -> Moment:
    return Moment(**json.loads(KEPT.read_text("utf-8"))[name])


MOMENTS: dict[str, Callable[[], Moment]] = {
    "ethnos-age": lambda: age_end(2),
    "ethnos-end": lambda: age_end(3),
    "ethnos-orcs": orcs_decide,
    **{name: partial(kept, name) for name in SOUGHT},
}


def stand(page: Page, url: str, moment: Moment) -> None:
    """Open a table at the position, with the names of people."""
    assert page.request.post(f"{url}/api/me", data={"name": NAMES[0]}).ok
    position = moment.position
    record = {key: position[key] for key in ("game", "players", "options")}
    record |= {
        "dealer": {"kind": "script"},
        "rows": [],
        "start": position,
        "seats": [{"name": name} for name in NAMES[: position["players"]]],
    }
    answer = page.request.post(f"{url}/api/records", data={"record": record, "at": 0})
    assert answer.ok, answer.text()
    page.goto(f"{url}/t/{answer.json()['id']}")
    page.wait_for_selector(".table[data-deciding=true]")


def happen(page: Page, url: str, moment: Moment) -> None:
    """Take the steps, not at the page: it hears of them like everybody else."""
    id = page.url.split("/t/")[1].split("?")[0]
    info = page.request.get(f"{url}/api/tables/{id}").json()
    play = {"id": "film", "seat": info["turn"], "version": info["version"], "steps": moment.steps}
    answer = page.request.post(f"{url}/api/tables/{id}/play", data=play)
    assert answer.ok, answer.text()
    assert answer.json()["closed"], "these steps are not a whole choice"
    page.wait_for_selector("dialog.theatre")


SEEK = """(now) => {
    window.begun ??= new Map()
    for (const one of document.getAnimations()) {
        if (!window.begun.has(one)) window.begun.set(one, now)
        one.pause()
        one.currentTime = now - window.begun.get(one)
    }
}"""


def stop_the_clock(page: Page) -> None:
    """The page's clock stands from now on; Playwright counts in seconds what a page counts in milliseconds."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))


def strip(page: Page, url: str, moment: Moment) -> list[bytes]:
    """Pictures of a scene from beginning to end; where it waits, it is touched once it rests."""
    page.clock.install()
    stand(page, url, moment)
    stop_the_clock(page)
    happen(page, url, moment)
    pictures: list[bytes] = []
    rested = 0
    for now in range(0, LONGEST, TICK):
        if not page.locator("dialog.theatre").count():
            break
        page.evaluate(SEEK, now)
        pictures.append(page.screenshot())
        onward = page.locator("dialog :is([data-act=onward], [data-act=away])")
        rested = rested + 1 if onward.count() else 0
        if rested > 10:
            onward.click()
        page.clock.run_for(TICK)
    return pictures


def sheet(browser: Browser, pictures: list[bytes], width: int, across: int) -> bytes:
    """Pictures side by side, each with its time."""
    page = browser.new_page(viewport=ViewportSize(width=width * across, height=400))
    shown = "".join(
        f"<figure><img src='data:image/png;base64,{base64.b64encode(one).decode()}'>{n * TICK} ms</figure>"
        for n, one in enumerate(pictures)
    )
    style = f"body{{margin:0;display:grid;grid-template-columns:repeat({across},1fr);font:11px sans-serif}}"
    page.set_content(f"<style>{style}figure{{margin:2px}}img{{width:{width - 6}px}}</style>{shown}")
    page.wait_for_function("[...document.images].every((one) => one.complete)")
    found = page.screenshot(full_page=True)
    page.close()
    return found


def main(wanted: list[str]) -> None:
    if wanted == ["seek"]:
        sought = {name: asdict(seek()) for name, seek in SOUGHT.items()}
        KEPT.write_text(json.dumps(sought, separators=(",", ":")) + "\n", "utf-8")
        return
    names = [name for name in wanted if name in MOMENTS] or list(MOMENTS)
    sizes = [word for word in wanted if word[0].isdigit()] or SIZES
    theme = next((word for word in wanted if word in ("dark", "light")), "light")
    language = next((word for word in wanted if word in ("ru", "pl", "ja")), "en")
    motion: Any = "reduce" if "still" in wanted else "no-preference"
    FILMS.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Settings(data=data, limit=1e6)) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in names:
            moment = MOMENTS[name]()
            for size in sizes:
                width, height = map(int, size.split("x"))
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    locale=language,
                    color_scheme="dark" if theme == "dark" else "light",
                    reduced_motion=motion,
                )
                context.add_init_script(ON)
                pictures = strip(context.new_page(), served.url, moment)
                context.close()
                across = 6 if width > height else 12
                title = "-".join([name, size, *(["still"] if motion == "reduce" else [])])
                title += "".join(f"-{word}" for word in (theme, language) if word not in ("light", "en"))
                (FILMS / f"{title}.png").write_bytes(sheet(browser, pictures, 320 if width > height else 160, across))
                if "big" in wanted:
                    for number, one in enumerate(pictures):
                        (FILMS / f"{title}-{number * TICK:05}.png").write_bytes(one)
                print(f"{title}: {len(pictures)} pictures")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
