"""Long lists in portions that a database takes by one question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

__all__ = ["portions"]

_MOST: Final = 500
T = TypeVar("T")


def portions(items: Sequence[T]) -> Iterator[Sequence[T]]:
    """Give the items in order, so many at a time.

    >>> [len(part) for part in portions(range(1001))]
    [500, 500, 1]
    """
    return (items[first : first + _MOST] for first in range(0, len(items), _MOST))
