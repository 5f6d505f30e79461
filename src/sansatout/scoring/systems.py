"""The scoring systems by their keys, each loaded when it is asked for.

A command that scores one deal needs one of them, and loading all takes longer than the scoring.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from sansatout.errors import InputError

if TYPE_CHECKING:
    from sansatout.scoring.system import ScoringSystem

__all__ = ["SYSTEMS", "Systems", "scoring_system"]

_HOMES: Final = {
    "bridge-whist": "bridge_whist",
    "kontrakt": "kontrakt",
    "vanderbilt": "vanderbilt",
    "reform": "reform",
    "rulebook": "rulebook",
    "hungarian": "hungarian",
    "minibridge": "minibridge",
    "minibridge-3": "minibridge",
    "duplicate": "duplicate",
    "chicago": "chicago",
}
"""The module that has each system, under its key in capitals."""


class Systems(Mapping[str, "ScoringSystem[Any]"]):
    """Scoring systems by their keys; those of :data:`_HOMES` are loaded when they are asked for."""

    def __init__(self) -> None:
        self._found: dict[str, ScoringSystem[Any] | None] = dict.fromkeys(_HOMES)

    def __getitem__(self, key: str) -> ScoringSystem[Any]:
        found = self._found[key]
        if found is None:
            module = import_module(f"sansatout.scoring.{_HOMES[key]}")
            found = self._found[key] = getattr(module, key.upper().replace("-", "_"))
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def add(self, system: ScoringSystem[Any]) -> None:
        """Make a system known.

        :raises ValueError: if its key is another's
        """
        self._found.setdefault(system.key, system)
        if self[system.key] is not system:
            raise ValueError(f"there is a scoring system with the key {system.key!r} already")

    def drop(self, key: str) -> None:
        """Let go of a system."""
        del self._found[key]


SYSTEMS: Final = Systems()
"""All scoring systems: those of the games, and what is only kept on paper."""


def scoring_system(key: str) -> ScoringSystem[Any]:
    """Return the scoring system with the key.

    :raises InputError: if there is none
    """
    try:
        return SYSTEMS[key]
    except KeyError:
        raise InputError("unknown-system", key=key, expected=", ".join(SYSTEMS)) from None
