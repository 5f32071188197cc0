"""Replacement of orjson in pages, made of the standard library: there is no build of orjson for them."""

import json
from typing import Any

OPT_SORT_KEYS = 1 << 5
JSONDecodeError = json.JSONDecodeError
JSONEncodeError = TypeError

_plain = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_sorted = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def dumps(value: Any, default: Any = None, option: int = 0) -> bytes:
    return (_sorted if option & OPT_SORT_KEYS else _plain).encode(value).encode()


def loads(text: bytes | str) -> Any:
    return json.loads(text)
