"""`folkmoot serve`: tables for the browser, for one person or for a club."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser

from folkmoot.cli.arguments import Commands, Wrong
from folkmoot.text import texts

EXAMPLES = """  folkmoot serve
  folkmoot serve --host 0.0.0.0 --port 8350
  folkmoot serve --database postgresql://moot@localhost/moot --workers 4 --https --no-browser"""


def register(commands: Commands) -> None:
    parser = commands.add("serve", EXAMPLES)
    parser.take("--host", default="127.0.0.1")
    parser.take("--port", type=int, default=8350)
    parser.take("--data", default="", metavar="DIR")
    parser.take("--database", default="", metavar="URL")
    parser.take("--workers", type=int, default=1, metavar="N")
    parser.take(
        "--bots",
        type=int,
        default=0,
        metavar="N",
    )
    parser.take("--origin", action="append", default=[])
    parser.take("--https", action="store_true")
    parser.take(
        "--proxy",
        default="127.0.0.1",
        metavar="ADDRESS",
    )
    parser.take(
        "--limit",
        type=float,
        default=20.0,
        metavar="N",
    )
    parser.take("--log", default="info", choices=["debug", "info", "warning"])
    parser.take("--no-browser", action="store_true")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import uvicorn

    from folkmoot.server.operators import logs
    from folkmoot.server.operators.database import Hold
    from folkmoot.server.settings import Settings
    from folkmoot.server.storage.engine import migrate, open_engine

    settings = Settings(
        data=args.data,
        database=args.database or os.environ.get("FOLKMOOT_DATABASE", ""),
        origins=tuple(args.origin),
        secure=args.https,
        workers=args.workers,
        log=args.log,
        requests_per_second=args.limit,
        messages_per_second=args.limit,
        burst=3 * args.limit,
        sockets_per_person=int(10 * args.limit),
        bot_processes=args.bots or max(1, (os.cpu_count() or 2) - 1),
    )
    if settings.workers < 1:
        raise Wrong("workers")
    if not 0 < args.limit <= 1_000_000:
        raise Wrong("limit", value=f"{args.limit:g}")
    if args.bots < 0:
        raise Wrong("bots", value=str(args.bots))
    if settings.workers > 1 and not settings.database:
        raise Wrong("sqlite")
    check_address(args.host, args.port)
    hold = Hold(settings)
    engine = open_engine(settings.url())
    migrate(engine)
    engine.dispose()
    settings.to_environment()
    logs.set_up(settings.log)
    shown = "localhost" if args.host in ("127.0.0.1", "0.0.0.0", "::") else args.host
    address = f"http://{shown}:{args.port}/"
    print(texts(args.lang).say("command-serves", address=address), flush=True)
    if not args.no_browser and sys.stdout.isatty() and settings.workers == 1:
        opener = threading.Timer(1.5, webbrowser.open, [address])
        opener.daemon = True
        opener.start()
    uvicorn.run(
        "folkmoot.server.web.app:create_app",
        factory=True,
        host=args.host,
        port=args.port,
        workers=settings.workers if settings.workers > 1 else None,
        log_config=None,
        access_log=False,
        forwarded_allow_ips=args.proxy,
        ws="folkmoot.server.web.wire:Wire",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=10,
    )
    hold.release()
    return 0


def check_address(host: str, port: int) -> None:
    """One clear line where the port is taken, before anything is started."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, OverflowError) as error:
        raise Wrong("listen", address=f"{host}:{port}", reason=str(error)) from None
