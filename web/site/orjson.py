"""Replacement of orjson in pages, made of the standard library: there is no build of orjson for them."""

import json
from typing import Any

OPT_SORT_KEYS = 1 << 5
JSONDecodeError = json.JSONDecodeError
JSONEncodeError = TypeError


class Fragment:
    """JSON that is written as it is."""

    def __init__(self, contents: bytes | str) -> None:
        self.contents = contents


def _written(value: Any) -> Any:
    if isinstance(value, Fragment):
        return json.loads(value.contents)
    raise JSONEncodeError(f"Type is not JSON serializable: {type(value).__name__}")


_plain = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_written)
_sorted = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_written, sort_keys=True)


def dumps(value: Any, default: Any = None, option: int = 0) -> bytes:
    return (_sorted if option & OPT_SORT_KEYS else _plain).encode(value).encode()


def loads(text: bytes | str) -> Any:
    return json.loads(text)
