"""Whose address it is: one for IPv4, the network of a household for IPv6."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

__all__ = ["whose"]

_HOUSEHOLD = 64
"""Bits of an IPv6 address that a provider gives to one household; the rest it may choose."""


@lru_cache(maxsize=4096)
def whose(host: str) -> str:
    """Return under which name a client's address is counted."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, _HOUSEHOLD), strict=False))
