"""`folkmoot serve`: tables for the browser, for one person or for a club."""

from __future__ import annotations

import argparse
import contextlib
import gc
import ipaddress
import os
import sys
import threading
import webbrowser
from collections.abc import Sequence
from typing import TYPE_CHECKING

from folkmoot.arena.guests import dismiss, invite, named
from folkmoot.bots import LEVELS
from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.cli.backup import database
from folkmoot.text import texts

if TYPE_CHECKING:
    from folkmoot.server.settings import Settings

EXAMPLES = """  folkmoot serve
  folkmoot serve --host 0.0.0.0 --port 8350
  folkmoot serve --database postgresql://moot@localhost/moot --workers 4 --https --no-browser
  folkmoot serve --bot mine.py:Bot --bot 'Ada=program:./ada --deep'
  folkmoot serve --https --allow-host moot.example --check"""
MOST_PORT = 65_535
MOST_LIMIT = 1_000_000
"""Requests a second."""
MOST_GATHERED = 50
"""Milliseconds; from then on people would notice."""
MOST_DAYS = 36_500
KEPT = {"uploads": 90, "waiting": 30, "games": 730, "chat": 90, "people": 730}
"""Days for which things are kept that nobody asks for, as options `--keep-…` say."""
PROXIES = ("127.0.0.1", "::1")


def register(commands: Commands) -> None:
    parser = commands.add("serve", EXAMPLES)
    parser.take("--host", default="127.0.0.1")
    parser.take("--port", type=int, default=8350)
    parser.take("--data", default="", metavar="DIR")
    parser.take("--database", default="", metavar="URL")
    parser.take("--workers", type=int, default=1, metavar="N")
    parser.take("--bots", type=int, default=0, metavar="N")
    parser.take("--bot", action="append", default=[], metavar="BOT")
    parser.take("--origin", action="append", default=[])
    parser.take("--https", action="store_true")
    parser.take("--allow-host", action="append", default=[], metavar="NAME")
    parser.take("--proxy", action="append", default=[], metavar="ADDRESS", told={"default": ", ".join(PROXIES)})
    parser.take("--limit", type=float, default=20.0, metavar="N")
    parser.take("--gather", type=float, default=16.0, metavar="MS")
    for what, days in KEPT.items():
        parser.take(f"--keep-{what}", type=int, default=days, metavar="DAYS")
    parser.take("--log", default="info", choices=["debug", "info", "warning"])
    parser.take("--check", action="store_true")
    parser.take("--no-browser", action="store_true")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    gc.disable()  # until it serves: what is imported stays, and looking through it was a quarter of the start
    from folkmoot.server.operators import logs
    from folkmoot.server.operators.database import Hold
    from folkmoot.server.storage.engine import migrate, open_engine, wait_until_up
    from folkmoot.server.storage.shared_clock import check_clock
    from folkmoot.server.web import serving
    from folkmoot.server.web.hosts import origin_at, reachable

    settings = settings_of(args)
    if args.check:
        return check(settings, args)
    try:
        listener = serving.listen(args.host, args.port)
    except OSError as error:
        reason = str(error.strerror or error).partition(" (while attempting")[0]
        raise Wrong("listen", address=f"{args.host}:{args.port}", reason=reason) from None
    hold = Hold(settings)
    logs.set_up(settings.log)
    engine = open_engine(settings.url())
    wait_until_up(engine)
    migrate(engine)
    check_clock(engine)
    engine.dispose()
    settings.to_environment()
    port = listener.getsockname()[1]
    address = f"http://{shown(args.host)}:{port}/"
    print(texts(args.lang).say("command-serves", address=address), flush=True)
    if shown(args.host) == "localhost" and (others := reachable(args.host)):
        print(texts(args.lang).say("command-serves-others", address=f"{origin_at(others, port)}/"), flush=True)
    if not args.no_browser and sys.stdout.isatty() and settings.workers == 1:
        opener = threading.Timer(1.5, webbrowser.open, [address])
        opener.daemon = True
        opener.start()
    with contextlib.suppress(KeyboardInterrupt):
        serving.run(settings, listener)
    hold.release()
    return 0


def settings_of(args: argparse.Namespace) -> Settings:
    """Check the command line and return it as settings."""
    from folkmoot.server.settings import Settings

    if not 0 <= args.port <= MOST_PORT:
        raise Wrong("port", value=str(args.port), most=str(MOST_PORT))
    if args.workers < 1:
        raise Wrong("workers")
    if not 0 < args.limit <= MOST_LIMIT:
        raise Wrong("limit", value=f"{args.limit:g}", most=MOST_LIMIT)
    if not 0 <= args.gather <= MOST_GATHERED:
        raise Wrong("gather", value=f"{args.gather:g}", most=str(MOST_GATHERED))
    if args.bots < 0:
        raise Wrong("bots", value=str(args.bots))
    kept = {f"keep_{what}": getattr(args, f"keep_{what}") for what in KEPT}
    for name, days in kept.items():
        if not 0 <= days <= MOST_DAYS:
            raise Wrong("days", option=f"--{name.replace('_', '-')}", value=str(days), most=str(MOST_DAYS))
    if args.workers > 1 and not database(args):
        raise Wrong("sqlite")
    for proxy in args.proxy:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            if proxy != "*":
                raise Wrong("proxy", value=proxy) from None
    return Settings(
        host=args.host,
        data=args.data,
        database=database(args),
        origins=tuple(args.origin),
        secure=args.https,
        hosts=tuple(args.allow_host),
        proxies=tuple(args.proxy) or PROXIES,
        workers=args.workers,
        log=args.log,
        limit=args.limit,
        gather=args.gather / 1000,
        **kept,
        bot_processes=args.bots or max(2, (os.cpu_count() or 2) - 1),
        guests=read_guests(args.bot),
    )


def read_guests(given: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Bots of the operator's own, each tried once: what is wrong with one is told before anybody sits down."""
    found: dict[str, str] = {}
    for one in given:
        name, word = named(one)
        if name in found or name in LEVELS:
            raise Wrong("bot-twice", name=name, word=word)
        dismiss(invite(word))
        found[name] = word
    return tuple(found.items())


def check(settings: Settings, args: argparse.Namespace) -> int:
    """Say what is missing for a public server; 1 if anything is."""
    from folkmoot.server.operators import readiness

    said = texts(args.lang)
    found = readiness.look(settings, args.host)
    for finding in found:
        print("✓" if finding.good else "✗", said.say(f"command-ready-{finding.id}", **finding.given))
    return 0 if all(finding.good for finding in found) else 1


def shown(host: str) -> str:
    """Return the address as people write it."""
    if host in ("127.0.0.1", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
