"""Which adapter reads which cases: one small function for each system and kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sansatout.robots.bidding import SYSTEMS as BIDDING
from sansatout.robots.bidding import current_key
from sansatout.variants import SYSTEMS

__all__ = ["BIDDING_SYSTEMS", "CONTRACT_RUBBERS", "Adapter", "Case", "adapter", "find"]

Case = Mapping[str, Any]
"""One case as it stands in the file; adapters read it through ``fields`` and trust nothing."""

Adapter = Callable[[Case, Mapping[str, object]], Mapping[str, object]]
"""Takes a case and the options in force; returns what the program gets, keyed like ``expect``."""

CONTRACT_RUBBERS = "*"
"""Stands for every system of rubbers with a contract that has no adapter of its own."""
BIDDING_SYSTEMS = "bids"
"""Stands for every bidding system that has no adapter of its own."""

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
    own = _ADAPTERS.get((system, kind))
    if own is None and current_key(system) in BIDDING:
        return _ADAPTERS.get((BIDDING_SYSTEMS, kind))
    return _ADAPTERS.get((CONTRACT_RUBBERS, kind)) if own is None and _has_rubbers(system) else own


def _has_rubbers(key: str) -> bool:
    system = SYSTEMS.get(key)
    return system is not None and system.contracts is not None and system.new_sheet().has_games
