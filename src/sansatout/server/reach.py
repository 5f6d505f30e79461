"""At which addresses others on the network find this machine."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address

__all__ = ["is_this_machine", "others_addresses"]

_SOMEWHERE = ("192.0.2.1", 9)
"""An address for documents (RFC 5737): the way there is the way out, and nothing is sent."""


def is_this_machine(host: str) -> bool:
    """Tell whether a host (without port) means the machine itself to whoever asks."""
    name = host.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    address = _parsed(name)
    return address is not None and address.is_loopback


def others_addresses(host: str, port: int) -> list[str]:
    """Return where others find a server that listens on a host; none if it is for itself only."""
    address = _parsed(host)
    if address is None:
        return [] if is_this_machine(host) else [f"http://{host}:{port}"]
    if address.is_loopback:
        return []
    found = _own() if address.is_unspecified else [address]
    return [f"http://{_in_url(one)}:{port}" for one in dict.fromkeys(found)]


def _own() -> Iterator[IPv4Address | IPv6Address]:
    """Give the addresses of this machine, the one that it goes out by first."""
    texts: list[str] = []
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(_SOMEWHERE)
            texts.append(probe.getsockname()[0])
    except OSError:
        pass  # no way out: there may be a network all the same
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        texts += [str(one[4][0]) for one in found]
    except OSError:
        pass  # a machine that does not know its own name
    for text in texts:
        address = _parsed(text)
        if address is not None and not (address.is_loopback or address.is_link_local):
            yield address


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None


def _in_url(address: IPv4Address | IPv6Address) -> str:
    return f"[{address}]" if address.version == 6 else str(address)
