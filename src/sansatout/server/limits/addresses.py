"""Whose address it is: one for IPv4, the network of a household for IPv6."""

from __future__ import annotations

import ipaddress
import re
from functools import lru_cache

__all__ = ["whose"]

_HOUSEHOLD = 64
"""Bits of an IPv6 address that a provider gives to one household; the rest it may choose."""

_WITH_PORT = re.compile(r"\[(?P<v6>.*)\](?::[0-9]*)?|(?P<v4>[0-9.]+):[0-9]*")
"""An address as some proxies tell it: ``192.0.2.7:5678``, ``[2001:db8::1]:443``."""


@lru_cache(maxsize=4096)
def whose(host: str) -> str:
    """Return under which name a client's address is counted, whatever its port."""
    told = _WITH_PORT.fullmatch(host)
    if told is not None:
        host = told["v6"] or told["v4"] or ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, _HOUSEHOLD), strict=False))
