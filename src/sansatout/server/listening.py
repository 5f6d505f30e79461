"""Sockets that wait for others, and how their addresses are written."""

from __future__ import annotations

import socket

from sansatout.errors import InputError

__all__ = ["in_address", "listening"]

_ANY = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 (not bound to: only shown)
"""Hosts that mean every address of the machine, and the one that it knows itself by."""

_ONE_AT_A_TIME = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
"""On Windows the usual option would let a second server take the same port unnoticed."""


def listening(host: str, port: int) -> socket.socket:
    """Return a bound socket; port 0 for any that is free.

    :raises InputError: if the port is taken or the host is none of ours
    """
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, _ONE_AT_A_TIME, 1)
        bound.bind((host, port))
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InputError("cannot-listen", host=host, port=str(port), reason=reason) from None
    return bound


def in_address(host: str) -> str:
    """Return a host as it stands in an address that this machine can open."""
    if host in _ANY:
        return _ANY[host]
    return f"[{host}]" if ":" in host else host
