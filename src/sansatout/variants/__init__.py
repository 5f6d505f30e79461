"""The games, one stateless object each; whatever else goes by a game's key is derived from them.

Nobody outside this package asks which variant it is: what differs is a hook of
:class:`~sansatout.variants.base.Variant`, or of the scoring system it names.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from sansatout import locales
from sansatout.errors import InputError
from sansatout.scoring.systems import SYSTEMS, scoring_system
from sansatout.variants.base import Variant
from sansatout.variants.bridge_whist import BridgeWhist
from sansatout.variants.duplicate import Duplicate
from sansatout.variants.hungarian import Hungarian
from sansatout.variants.minibridge import Minibridge, Minibridge3
from sansatout.variants.pamphlet import Kontrakt, Reform, Vanderbilt
from sansatout.variants.rulebook import Rulebook

__all__ = ["ALL", "SYSTEMS", "VARIANTS", "forget", "game", "register", "scoring_system"]

_VARIANTS: dict[str, Variant] = {}

VARIANTS: Mapping[str, Variant] = MappingProxyType(_VARIANTS)
"""Every game by its key, in the order of the shelf."""
ALL: Collection[Variant] = VARIANTS.values()
"""Every game."""


def register(variant: Variant) -> None:
    """Put a game on the shelf, with its texts and the scoring system it names.

    :raises ValueError: if its key, or that of its system, is another's
    """
    if variant.key in _VARIANTS:
        raise ValueError(f"there is a game with the key {variant.key!r} already")
    SYSTEMS.add(variant.system)
    _VARIANTS[variant.key] = variant
    if variant.texts:
        locales.add(variant.texts)


def forget(variant: Variant) -> None:
    """Take a game off the shelf with its texts, and its system if no other game names it."""
    del _VARIANTS[variant.key]
    if variant.texts:
        locales.drop(variant.texts)
    if all(other.system is not variant.system for other in ALL):
        SYSTEMS.drop(variant.system.key)


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


def game(key: str) -> Variant:
    """Return the game with the key.

    :raises InputError: if there is none
    """
    try:
        return VARIANTS[key]
    except KeyError:
        raise InputError("unknown-variant", key=key, expected=", ".join(VARIANTS)) from None
