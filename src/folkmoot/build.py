"""Name of the running build of the hot modules: numbers and bug reports mean little without it."""

from importlib import import_module


def build() -> str:
    """Say "compiled" or "interpreted"; the group is compiled all or nothing, so one module speaks for all."""
    contract = import_module("folkmoot.core.contract")
    return "compiled" if (contract.__file__ or "").endswith((".so", ".pyd")) else "interpreted"
