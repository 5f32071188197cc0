"""From settings to a process, or several, that answer on a port.

With several, the parent serves nothing: it starts workers, replaces those that die, and at SIGHUP replaces all of them
one after another, each only when its successor answers. The port is the parent's, so at no moment is it closed.
A process that serves alone stays; at SIGHUP it replaces, in the same way, those in which bots think.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from contextlib import suppress
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from folkmoot.server.messages import LARGEST
from folkmoot.server.settings import Settings
from folkmoot.server.web.connections import raise_file_limit

log = logging.getLogger("folkmoot.server")
SEND_BUFFER = 256 * 1024
"""Bytes that the kernel keeps for a reader that is slow; left to itself it keeps megabytes."""
RECEIVE_BUFFER = 128 * 1024
"""Bytes that the kernel keeps of a client that is not read for now; left to itself it keeps megabytes as well."""
START = 30
"""Seconds in which a worker has to answer its parent, also while it starts on a busy machine."""
HEED = 0.5
"""Seconds that the parent waits for a worker's answer before it looks whether it has been told to end."""
DRAIN = 10
"""Seconds in which requests under way are answered when a worker ends."""
END = 30.0
"""Seconds after which a process that was told to end does so, whatever it still waits for."""


def listen(host: str, port: int) -> socket.socket:
    """The socket on which connections come; port 0: any that is free. OSError says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    found = socket.create_server((host, port), family=family, backlog=2048, dualstack_ipv6=both)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # connections inherit it, and this
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
    return found


def configure(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    """Make uvicorn's configuration for the application, or for the factory of one."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(settings.proxies),
        http="folkmoot.server.web.http_connection:HttpConnection",
        ws="folkmoot.server.web.socket_connection:SocketConnection",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # `SocketConnection.beat` does it
        timeout_keep_alive=5,
        timeout_graceful_shutdown=DRAIN,
        timeout_worker_healthcheck=START,
        **more,
    )


class Ending(threading.Event):
    """Flag that the parent is to end: set from the moment that it is told so, before it has come to look."""

    def __init__(self, told: list[int]) -> None:
        super().__init__()
        self.told = told

    def is_set(self) -> bool:
        return super().is_set() or signal.SIGTERM in self.told or signal.SIGINT in self.told


class Parent(Multiprocess):
    """A worker that is slow to start, or to answer, does not keep it from ending when it is told to."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self.should_exit = Ending(self.signal_queue)

    def keep_subprocess_alive(self) -> None:
        for process in self.processes:
            if not self.answers(process) and not self.should_exit.is_set():
                process.kill()
                process.join()
        super().keep_subprocess_alive()  # replaces the dead

    def answers(self, process: Process) -> bool:
        """Return True if a worker answers in time; the parent does not wait while it is to end."""
        until = time.monotonic() + START
        while process.process.is_alive() and not self.should_exit.is_set() and time.monotonic() < until:
            if process.ping(HEED):
                return True
        return False


def run(settings: Settings, listener: socket.socket) -> None:
    """Serve until told to end. Workers find their settings in the environment."""
    raise_file_limit()
    if settings.workers > 1:
        name = "folkmoot.server.web.app:create_app"
        config = configure(name, settings, factory=True, workers=settings.workers, lifespan="on")
        Parent(config, [listener]).run()
    else:
        from folkmoot.server.web.app import create_app

        app = create_app()
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, lambda *_: renew(app))
        uvicorn.Server(configure(app, settings, lifespan="on")).run([listener])


def renew(app: Any) -> None:
    """Have bots started anew within a second; before the server has begun there are none."""
    if (context := getattr(app.state, "context", None)) is not None:
        context.outdated = True


def end_in_time() -> None:
    """From now on have this process end at most `END` seconds after it was told to, also where a thread or a database
    never comes back. Nothing is lost: what was acknowledged is on disk."""
    if threading.current_thread() is not threading.main_thread():
        return  # signals go to the main thread, and a server in another one is part of something larger

    def listen_to(number: int) -> None:
        before = signal.getsignal(number)

        def told(received: int, frame: FrameType | None) -> None:
            threading.Thread(target=end_by_force, name="folkmoot-end", daemon=True).start()
            if callable(before):
                before(received, frame)

        signal.signal(number, told)

    listen_to(signal.SIGTERM)
    listen_to(signal.SIGINT)


def end_by_force() -> None:
    """End the process when its time is up."""
    time.sleep(END)
    stuck = [thread.name for thread in threading.enumerate() if thread is not threading.current_thread()]
    log.error("the server did not end by itself", extra={"reason": f"after {END:g} s these run: {', '.join(stuck)}"})
    os._exit(1)


def keep_to_itself() -> None:
    """In a worker: what the parent handed over, the port above all, is not handed on to the processes of its bots: they
    may outlive it by a moment, and the port would be taken."""
    for name in os.listdir("/dev/fd"):
        with suppress(OSError):
            os.set_inheritable(int(name), int(name) < 3)


def end_with_parent() -> None:
    """In a worker: end as if told to when the parent has died, else the port would stay taken by nobody's workers."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    keep_to_itself()

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, name="folkmoot-parent", daemon=True).start()
