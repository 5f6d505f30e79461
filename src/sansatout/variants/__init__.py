"""The games, one stateless object each; whatever else goes by a game's key is derived from them.

Nobody outside this package asks which variant it is: what differs is a hook of
:class:`~sansatout.variants.base.Variant`, or of the scoring system it names.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any

from sansatout import locales
from sansatout.errors import InputError
from sansatout.scoring.chicago import CHICAGO
from sansatout.scoring.system import ScoringSystem
from sansatout.variants.base import Variant
from sansatout.variants.bridge_whist import BridgeWhist
from sansatout.variants.duplicate import Duplicate
from sansatout.variants.hungarian import Hungarian
from sansatout.variants.minibridge import Minibridge, Minibridge3
from sansatout.variants.pamphlet import Kontrakt, Reform, Vanderbilt
from sansatout.variants.rulebook import Rulebook

__all__ = ["ALL", "SYSTEMS", "VARIANTS", "forget", "game", "register", "scoring_system"]

_VARIANTS: dict[str, Variant] = {}
_SYSTEMS: dict[str, ScoringSystem[Any]] = {}

VARIANTS: Mapping[str, Variant] = MappingProxyType(_VARIANTS)
"""Every game by its key, in the order of the shelf."""
ALL: Collection[Variant] = VARIANTS.values()
"""Every game."""
SYSTEMS: Mapping[str, ScoringSystem[Any]] = MappingProxyType(_SYSTEMS)
"""All scoring systems by their keys: those of the games, and what is only kept on paper."""


def register(variant: Variant) -> None:
    """Put a game on the shelf, with its texts and the scoring system it names.

    :raises ValueError: if its key, or that of its system, is another's
    """
    system = variant.system
    if variant.key in _VARIANTS:
        raise ValueError(f"there is a game with the key {variant.key!r} already")
    if _SYSTEMS.setdefault(system.key, system) is not system:
        raise ValueError(f"there is a scoring system with the key {system.key!r} already")
    _VARIANTS[variant.key] = variant
    if variant.texts:
        locales.add(variant.texts)


def forget(variant: Variant) -> None:
    """Take a game off the shelf with its texts, and its system if no other game names it."""
    del _VARIANTS[variant.key]
    if variant.texts:
        locales.drop(variant.texts)
    if all(other.system is not variant.system for other in ALL):
        del _SYSTEMS[variant.system.key]


for _game in (
    BridgeWhist(),
    Kontrakt(),
    Vanderbilt(),
    Reform(),
    Rulebook(),
    Hungarian(),
    Minibridge(),
    Minibridge3(),
    Duplicate(),
):
    register(_game)
_SYSTEMS[CHICAGO.key] = CHICAGO


def game(key: str) -> Variant:
    """Return the game with the key.

    :raises InputError: if there is none
    """
    try:
        return VARIANTS[key]
    except KeyError:
        raise InputError("unknown-variant", key=key, expected=", ".join(VARIANTS)) from None


def scoring_system(key: str) -> ScoringSystem[Any]:
    """Return the scoring system with the key.

    :raises InputError: if there is none
    """
    try:
        return SYSTEMS[key]
    except KeyError:
        raise InputError("unknown-system", key=key, expected=", ".join(SYSTEMS)) from None
