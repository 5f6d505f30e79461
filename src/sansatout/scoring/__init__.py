"""Every scoring system of the booklets: tables, itemised entries and sheets that add them up."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sansatout.errors import InputError
from sansatout.scoring.bridge_whist import BRIDGE_WHIST
from sansatout.scoring.chicago import CHICAGO
from sansatout.scoring.duplicate import DUPLICATE
from sansatout.scoring.hungarian import HUNGARIAN
from sansatout.scoring.kontrakt import KONTRAKT
from sansatout.scoring.minibridge import MINIBRIDGE, MINIBRIDGE_3
from sansatout.scoring.reform import REFORM
from sansatout.scoring.rulebook import RULEBOOK
from sansatout.scoring.system import ScoringSystem
from sansatout.scoring.vanderbilt import VANDERBILT

__all__ = ["SYSTEMS", "find"]

_ALL: tuple[ScoringSystem, ...] = (
    BRIDGE_WHIST,
    KONTRAKT,
    VANDERBILT,
    REFORM,
    RULEBOOK,
    HUNGARIAN,
    MINIBRIDGE,
    MINIBRIDGE_3,
    DUPLICATE,
    CHICAGO,
)

SYSTEMS: Mapping[str, ScoringSystem] = MappingProxyType({system.key: system for system in _ALL})
"""All scoring systems by their keys."""


def find(key: str) -> ScoringSystem:
    """Return the system with this key.

    :raises InputError: if there is none
    """
    try:
        return SYSTEMS[key]
    except KeyError:
        raise InputError("unknown-system", key=key, expected=", ".join(SYSTEMS)) from None
