"""The games, one stateless object each.

Nobody outside this package asks which variant it is: what differs is a hook of
:class:`~sansatout.variants.base.Variant`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sansatout.errors import InputError
from sansatout.variants.base import Variant
from sansatout.variants.bridge_whist import BridgeWhist
from sansatout.variants.duplicate import Duplicate
from sansatout.variants.hungarian import Hungarian
from sansatout.variants.minibridge import Minibridge, Minibridge3
from sansatout.variants.pamphlet import Kontrakt, Reform, Vanderbilt
from sansatout.variants.rulebook import Rulebook

__all__ = ["ALL", "VARIANTS", "find"]

ALL: tuple[Variant, ...] = (
    BridgeWhist(),
    Kontrakt(),
    Vanderbilt(),
    Reform(),
    Rulebook(),
    Hungarian(),
    Minibridge(),
    Minibridge3(),
    Duplicate(),
)
"""Every game, in the order of the shelf."""
VARIANTS: Mapping[str, Variant] = MappingProxyType({variant.key: variant for variant in ALL})


def find(key: str) -> Variant:
    """Return the game with the key.

    :raises InputError: if there is none
    """
    try:
        return VARIANTS[key]
    except KeyError:
        raise InputError("unknown-variant", key=key, expected=", ".join(VARIANTS)) from None
