"""Reading JSON that somebody else wrote: what we could not work with later is refused at once."""

from __future__ import annotations

import json
from collections.abc import Iterable
from math import isinf

from sansatout.errors import NotationError

__all__ = ["LARGEST", "loads"]

LARGEST = 2**53 - 1
"""The largest whole number that every program reads alike; nothing here needs a larger one."""
_MOST_DIGITS = len(str(-LARGEST))
_DEEPEST = 100
"""Far below what Python can walk through, far above what any of our files has."""


def loads(text: str) -> object:
    """Read a JSON text.

    :raises NotationError: if it is none, nested too deep, or holds a number without measure, one
        that is not finite, or a key twice in one object
    """
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_not_finite,
            parse_int=_whole,
            parse_float=_finite,
        )
    except json.JSONDecodeError as error:
        raise NotationError(
            "not-json", reason=error.msg, line=error.lineno, column=error.colno
        ) from None
    except RecursionError:
        raise NotationError("json-too-deep", most=_DEEPEST) from None
    if text.count("[") + text.count("{") > _DEEPEST and _is_deeper(value, _DEEPEST):
        raise NotationError("json-too-deep", most=_DEEPEST)
    return value


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    plain = dict(pairs)
    if len(plain) != len(pairs):
        raise NotationError("json-key-twice")
    return plain


def _not_finite(name: str) -> object:
    raise NotationError("json-not-finite", text=name)


def _finite(digits: str) -> float:
    value = float(digits)
    if isinf(value):
        raise NotationError("json-not-finite", text=digits[:40])
    return value


def _whole(digits: str) -> int:
    if len(digits) > _MOST_DIGITS or abs(int(digits)) > LARGEST:
        raise NotationError("json-number-too-large", most=LARGEST)
    return int(digits)


def _is_deeper(value: object, most: int) -> bool:
    level = [value]
    for _ in range(most):
        level = [inner for outer in level for inner in _inside(outer)]
    return any(isinstance(one, dict | list) for one in level)


def _inside(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
