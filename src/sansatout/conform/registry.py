"""Which adapter reads which cases: one small function for each system and kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

__all__ = ["Adapter", "Case", "adapter", "find"]

Case = Mapping[str, Any]
"""One case as it stands in the file; adapters read it through ``fields`` and trust nothing."""

Adapter = Callable[[Case, Mapping[str, object]], Mapping[str, object]]
"""Takes a case and the options in force; returns what the program gets, keyed like ``expect``."""

_ADAPTERS: dict[tuple[str, str], Adapter] = {}


def adapter(system: str, *kinds: str) -> Callable[[Adapter], Adapter]:
    """Register a function for the cases of one system and some kinds; several may be stacked."""

    def register(function: Adapter) -> Adapter:
        for kind in kinds:
            assert (system, kind) not in _ADAPTERS, f"two adapters for {system} {kind}"
            _ADAPTERS[system, kind] = function
        return function

    return register


def find(system: str, kind: str) -> Adapter | None:
    """Return the adapter for these cases; ``None`` if the program cannot do them (yet)."""
    return _ADAPTERS.get((system, kind))
