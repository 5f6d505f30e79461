"""Files and sockets that the system lets one process open."""

from __future__ import annotations

import sys
from dataclasses import replace

from sansatout.server.limits.settings import Ceilings, Limits

__all__ = ["fitting", "most_descriptors"]

_OURS = 100
"""Descriptors for the database, the robots' processes and everything else that is no client's."""


def most_descriptors() -> int | None:
    """Return how many this process may open, after raising it as far as the system allows."""
    if sys.platform == "win32":
        return None
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def fitting(limits: Limits, descriptors: int | None) -> Limits:
    """Return the limits with no more sockets and connections in all than can be open.

    The larger part is for sockets: who plays has one, and needs a connection now and then.
    """
    if descriptors is None:
        return limits
    most = max(2, descriptors - _OURS)
    connections = max(1, most // 3)
    return replace(
        limits,
        open_connections=_at_most(limits.open_connections, connections),
        open_sockets=_at_most(limits.open_sockets, most - connections),
    )


def _at_most(counts: Ceilings, most: int) -> Ceilings:
    return replace(counts, server=most if counts.server is None else min(counts.server, most))
