"""Bidding systems as decision tables: what to call, why, and what a call promises."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from sansatout import locales
from sansatout.errors import InputError
from sansatout.robots.bidding.culbertson import CULBERTSON
from sansatout.robots.bidding.engine import Systems, decide_call, explain_call, read_auction, table
from sansatout.robots.bidding.natural import NATURAL
from sansatout.robots.bidding.one_club import OneClub
from sansatout.robots.bidding.promise import Constraint, Promise
from sansatout.robots.bidding.situation import RULEBOOK, Situation, Stakes, stakes_of
from sansatout.robots.bidding.standard import STANDARD
from sansatout.robots.bidding.system import System
from sansatout.robots.bidding.table import Candidate, Count, Decision, Row

__all__ = [
    "RULEBOOK",
    "SYSTEMS",
    "Candidate",
    "Constraint",
    "Count",
    "Decision",
    "Promise",
    "Row",
    "Situation",
    "Stakes",
    "System",
    "Systems",
    "bidding_system",
    "current_key",
    "decide_call",
    "explain_call",
    "forget",
    "know",
    "read_auction",
    "register",
    "stakes_of",
    "table",
]

_SYSTEMS: dict[str, System] = {}

SYSTEMS: Mapping[str, System] = MappingProxyType(_SYSTEMS)
"""Every bidding system by its key; the first is the usual one."""
_EARLIER = MappingProxyType({"club": "one-club"})
"""What systems were called once: stored tables, vector files and people may still say so."""


def register(system: System) -> None:
    """Make a system known to tables, command, matches and vector files, with its texts.

    :raises ValueError: if its key is another's
    """
    if system.key in _SYSTEMS:
        raise ValueError(f"there is a bidding system with the key {system.key!r} already")
    _SYSTEMS[system.key] = system
    if system.texts:
        locales.add(system.texts)


def know(systems: Iterable[System]) -> None:
    """Make known in this process what another one knows."""
    for system in systems:
        if system.key not in _SYSTEMS:
            register(system)


def forget(system: System) -> None:
    """Take a system away with its texts."""
    del _SYSTEMS[system.key]
    if system.texts:
        locales.drop(system.texts)


for _system in (CULBERTSON, OneClub(), STANDARD, NATURAL):
    register(_system)


def current_key(key: str) -> str:
    """Return what a system is called today; any other text stays as it is.

    >>> current_key("club")
    'one-club'
    """
    return _EARLIER.get(key, key)


def bidding_system(key: str) -> System:
    """Return the bidding system with this key, or with one it had earlier.

    :raises InputError: if there is none
    """
    try:
        return SYSTEMS[current_key(key)]
    except KeyError:
        raise InputError("unknown-bidding-system", key=key, expected=", ".join(SYSTEMS)) from None
