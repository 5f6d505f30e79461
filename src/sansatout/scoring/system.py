"""What all scoring systems have in common: a key and a class of options."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from sansatout.options import Options

__all__ = ["ScoringSystem"]


class ScoringSystem:
    """One way of scoring; one stateless object for each."""

    key: ClassVar[str]
    options_type: ClassVar[type[Options]] = Options

    def __repr__(self) -> str:
        return f"find({self.key!r})"

    def __reduce__(self) -> tuple[Callable[[str], ScoringSystem], tuple[str]]:
        """Send the key alone to another process, which has the same object."""
        return _of_key, (self.key,)


def _of_key(key: str) -> ScoringSystem:
    from sansatout.scoring import find

    return find(key)
