"""Imported first in a page: what libraries expect of Python, and Python in a page does not have."""

import gc
import importlib.util
import random
import sys
from types import ModuleType
from typing import Any


def create() -> Any:
    raise RuntimeError("a page has one interpreter")


interpreters: Any = ModuleType("concurrent.interpreters")
"""anyio imports it, for what nobody here uses."""
interpreters.create = create
interpreters.ExecutionFailed = type("ExecutionFailed", (Exception,), {})
sys.modules["concurrent.interpreters"] = interpreters

if importlib.util.find_spec("compiled"):
    importlib.import_module("compiled")

gc.disable()  # what is loaded now stays: looking through it for garbage would take a fifth of the time


def wake() -> None:
    """At the start of each page: what differs from the one in which Python was started, when the site was built."""
    random.seed()
