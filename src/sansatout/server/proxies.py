"""What stands between people and us: which proxies to believe, and where people see the page."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import NewType
from urllib.parse import urlsplit

__all__ = ["Network", "Origin", "is_among", "parse_network", "parse_origin"]

Network = IPv4Network | IPv6Network
Origin = NewType("Origin", str)
"""Scheme, host and port of a page, as browsers write it: ``https://bridge.example``."""


def parse_network(text: str) -> Network:
    """Read an address or a network, ``127.0.0.1`` or ``10.0.0.0/8``.

    :raises ValueError: if it is neither
    """
    return ip_network(text, strict=False)


def is_among(networks: Sequence[Network], host: str) -> bool:
    """Tell whether an address belongs to one of the networks."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in networks)


def parse_origin(text: str) -> Origin:
    """Read an origin; a slash at the end is forgiven.

    :raises ValueError: if it is none
    """
    parts = urlsplit(text.lower().removesuffix("/"))
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
        raise ValueError(text)
    return Origin(parts.geturl())
