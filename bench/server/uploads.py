"""Large games from files: what looking at their reviews, and uploading many, costs a server in memory and silence.

Usage: python -m bench.server.uploads [seconds]      (default: 50 for the uploads)

Twice over: with rubbish where nothing checks a record (objects for points), and with a record that may be, of as many
votes as fit. One address sends as much as its limits allow, beside somebody who asks for a small answer every tenth of
a second. Exits with 1 where the server holds more than 512 MiB, or answers nothing for a second.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from bench.server.attack import Server
from bench.server.attacks import ATTACKER, Client
from folkmoot import games
from folkmoot.core import Recorder, SimDealer

MOST_MEMORY, MOST_SILENCE = 512, 1.0
LOOKS = 20
PEOPLE = 30
RUBBISH = 7_800_000
"""Bytes of a body; the limit is 8 MiB."""
VOTES = 40_000
"""As many as are read within the time that reading may take."""
Doc = dict[str, Any]


def played() -> Doc:
    """The beginning of a game for one."""
    recorder = Recorder(games.get("aetherya"), SimDealer(1), 1, {"mode": "solo"})
    while len(recorder.rows) < 3:
        actions: list[int] = []
        draft = recorder.draft()
        while not actions or draft.drafting:
            actions.append(draft.legal_actions()[0])
            draft.apply(actions[-1])
        recorder.move(actions)
    return recorder.record()


def rubbish(number: int) -> bytes:
    """A record whose points are small objects."""
    record = played()
    row = {"n": len(record["rows"]) + 1, "kind": "end", "reason": "over", "scores": [], "ranks": None}
    text = json.dumps({"record": {**record, "rows": [*record["rows"], row], "seats": [{"name": str(number)}]}})
    return text.replace('"scores": []', '"scores": [' + ",".join(['{"a":1}'] * (RUBBISH // 8)) + "]").encode()


def votes(number: int) -> bytes:
    """A record with as many votes as are read in time."""
    record = played()
    first = len(record["rows"]) + 1
    vote = {"kind": "vote", "seat": 0, "on": "abandon", "answer": False}
    rows = [*record["rows"], *({"n": n, **vote} for n in range(first, first + VOTES))]
    return json.dumps({"record": {**record, "rows": rows, "seats": [{"name": str(number)}]}}).encode()


class Watch:
    """The memory of the server, in MiB, and the longest time in which it answered nobody."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.memory = 0.0
        self.silence = 0.0

    async def run(self) -> None:
        path = Path(f"/proc/{self.server.process.pid}/statm")
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.server.port}", timeout=60) as http:
            while True:
                begun = time.monotonic()
                await http.get("/api/health")
                self.silence = max(self.silence, time.monotonic() - begun)
                pages = int(path.read_text().split()[1])
                self.memory = max(self.memory, pages * os.sysconf("SC_PAGE_SIZE") / 2**20)
                await asyncio.sleep(0.1)


async def upload(client: Client, body: bytes) -> tuple[str, str]:
    """The id of a review; else empty, with the code of the refusal."""
    headers = {"Content-Type": "application/json"}
    try:
        answer = await client.http.post("/api/records/review", content=body, headers=headers)
    except httpx.HTTPError:
        return "", "closed"  # it was refused before all of it was sent
    doc = answer.json()
    return (doc["id"], "") if "id" in doc else ("", doc["error"]["code"])


async def looks(watch: Watch, make: Any) -> str:
    """Look many times at the review of one game."""
    anna = Client(watch.server.port, "", ATTACKER)
    await anna.become("Anna")
    id, code = await upload(anna, make(0))
    if not id:
        return f"the upload is refused: {code}"
    watch.memory = watch.silence = 0.0
    begun = time.monotonic()
    await asyncio.gather(*(anna.http.get(f"/api/records/review/{id}") for _ in range(LOOKS)))
    return f"{LOOKS} looks took {time.monotonic() - begun:.1f} s"


async def uploads(watch: Watch, make: Any, seconds: float) -> str:
    """Upload from one address as fast as it may, each for another person."""
    people = [Client(watch.server.port, "", ATTACKER) for _ in range(PEOPLE)]
    for person in people:
        await person.become("Eve")
    until, kept, refused = time.monotonic() + seconds, 0, dict[str, int]()
    while time.monotonic() < until:
        id, code = await upload(people[kept % PEOPLE], make(kept))
        kept += bool(id)
        if code:
            refused[code] = refused.get(code, 0) + 1
            await asyncio.sleep(1)
    return f"{kept} uploads kept, refused: {refused or 'none'}"


async def measure(what: Any, make: Any, *more: Any) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        with server:
            watch = Watch(server)
            watching = asyncio.create_task(watch.run())
            await asyncio.sleep(1)
            before = watch.memory
            told = await what(watch, make, *more)
            await asyncio.sleep(0.5)
            watching.cancel()
        size = sum(file.stat().st_size for file in Path(folder).iterdir()) / 2**20
    memory = f"{before:.0f} → {watch.memory:.0f} MiB"
    print(f"{what.__name__:8} {make.__name__:8} {told}; {memory}, silence {watch.silence:.2f} s, disk {size:.0f} MiB")
    return watch.memory < MOST_MEMORY and watch.silence < MOST_SILENCE


async def main(seconds: float) -> int:
    good = [await measure(looks, make) for make in (rubbish, votes)]
    good += [await measure(uploads, make, seconds) for make in (rubbish, votes)]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main(float(sys.argv[1]) if len(sys.argv) > 1 else 50.0)))
