"""What all scoring systems have in common: a key and a class of options."""

from __future__ import annotations

from typing import ClassVar

from sansatout.options import Options

__all__ = ["ScoringSystem"]


class ScoringSystem:
    """One way of scoring; one stateless object for each."""

    key: ClassVar[str]
    options_type: ClassVar[type[Options]] = Options

    def __repr__(self) -> str:
        return f"find({self.key!r})"
