"""Compare what a case expects with what the program gets, key by key."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeGuard

__all__ = ["MISSING", "Comparison", "Difference", "Exact", "Unordered", "differences"]


@dataclass(frozen=True, slots=True)
class Difference:
    """One place where the two differ; ``path`` like ``sheet[3].label``, empty for the whole."""

    path: str
    expected: object
    got: object


class _Missing:
    def __repr__(self) -> str:
        return "nothing"


MISSING = _Missing()
"""Stands on the side that has no value at a path."""


class Comparison(Protocol):
    """A value got that knows how to compare itself with an expected one."""

    def differences(self, expected: object, path: str) -> list[Difference]:
        """Return where the expected value differs from this one."""
        ...


def _compares(got: object) -> TypeGuard[Comparison]:
    # asking the protocol itself takes many times as long
    return hasattr(got, "differences")


def differences(expected: object, got: object, path: str = "") -> list[Difference]:
    """Return every difference. Of a mapping, the keys expected are compared; lists item by item.

    >>> differences({"we": {"above": 50}}, {"we": {"above": 60, "below": 7}})
    [Difference(path='we.above', expected=50, got=60)]
    """
    if _compares(got):
        return got.differences(expected, path)
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        return _in_mapping(expected, got, path)
    if _is_list(expected) and _is_list(got):
        return _in_list(expected, got, path)
    return [] if _same(expected, got) else [Difference(path, expected, got)]


def _in_mapping(
    expected: Mapping[str, object], got: Mapping[str, object], path: str
) -> list[Difference]:
    found = []
    for key, value in expected.items():
        found += differences(value, got.get(key, MISSING), f"{path}.{key}" if path else str(key))
    return found


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _in_list(expected: object, got: object, path: str) -> list[Difference]:
    assert isinstance(expected, Sequence)
    assert isinstance(got, Sequence)
    found = []
    for place in range(max(len(expected), len(got))):
        left = expected[place] if place < len(expected) else MISSING
        right = got[place] if place < len(got) else MISSING
        found += differences(left, right, f"{path}[{place}]")
    return found


def _same(expected: object, got: object) -> bool:
    """Tell whether two plain values are one; true is not 1."""
    return isinstance(expected, bool) == isinstance(got, bool) and expected == got


@dataclass(frozen=True, slots=True)
class Exact:
    """A mapping of which no key may be left out by the case (who has exposed cards, say)."""

    value: Mapping[str, object]

    def differences(self, expected: object, path: str) -> list[Difference]:
        """Compare all keys of both sides."""
        found = differences(expected, self.value, path)
        if isinstance(expected, Mapping):
            surplus = [key for key in self.value if key not in expected]
            prefix = f"{path}." if path else ""
            found += [Difference(prefix + key, MISSING, self.value[key]) for key in surplus]
        return found


class Unordered:
    """A list in which the order of the items does not matter."""

    def __init__(self, items: Iterable[object]) -> None:
        self.items = list(items)

    def __repr__(self) -> str:
        return repr(self.items)

    def differences(self, expected: object, path: str) -> list[Difference]:
        """Pair the items off; what finds no partner is a difference."""
        if not isinstance(expected, Sequence) or isinstance(expected, str):
            return [Difference(path, expected, self.items)]
        left_over = list(self.items)
        found = []
        for place, item in enumerate(expected):
            match = next((i for i, g in enumerate(left_over) if not differences(item, g)), None)
            if match is None:
                found.append(Difference(f"{path}[{place}]", item, MISSING))
            else:
                del left_over[match]
        return found + [Difference(path, MISSING, item) for item in left_over]
