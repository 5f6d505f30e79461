"""Which bus a server has, by what it was told."""

from __future__ import annotations

import ipaddress
import ssl
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import SplitResult, parse_qsl, urlsplit

from sansatout.errors import InputError
from sansatout.server.bus.bus import Alone, Bus, Shared
from sansatout.server.store import Store

__all__ = ["check_bus", "open_bus"]

_SCHEMES = ("nats", "tls")
_FILES = ("ca", "certificate", "key", "credentials")
"""What may stand after the question mark of an address, each a file."""
_EXAMPLE = "tls://name:password@bus.example:4222?ca=/etc/sansatout/ca.pem"


def open_bus(bus: str, store: Store) -> Bus:
    """Return how a server hears of others: ``bus`` is an address of NATS, or empty.

    Without one, nodes on one database hear of each other through it, more slowly.

    :raises InputError: if there can be no such bus
    """
    if not store.is_shared:
        if bus:
            raise InputError("bus-needs-database")
        return Alone()
    if not bus:
        return Shared(store, None)
    reach = check_bus(bus)
    from sansatout.server.bus.nats import Nats, Reach

    servers, tls, credentials = reach
    return Shared(store, Nats(Reach(tuple(servers), tls, credentials), store.id))


def check_bus(bus: str) -> tuple[list[str], ssl.SSLContext | None, str | None]:
    """Return servers, how to trust them, and a file of credentials.

    Events carry the secrets of shuffles: off this machine nothing goes unless it is encrypted, and
    to nobody who need not say who they are.

    :raises InputError: if there can be no such bus
    """
    if find_spec("nats") is None:
        raise InputError("nodes-missing", address="nats://")
    places = [_place(part.strip()) for part in bus.split(",")]
    asked = dict(parse_qsl(places[-1].query))
    if not asked.keys() <= set(_FILES):
        raise _form()
    for name, file in asked.items():
        if not Path(file).is_file():
            raise InputError("bus-file-missing", name=name, file=file)
    encrypted = all(place.scheme == "tls" for place in places)
    named = "credentials" in asked or "certificate" in asked or _all_named(places)
    if not (encrypted and named) and not all(_is_here(place) for place in places):
        raise InputError("bus-open", bus=_without_secrets(places), example=_EXAMPLE)
    servers = [place._replace(query="").geturl() for place in places]
    return servers, _trust(asked) if encrypted else None, asked.get("credentials")


def _place(part: str) -> SplitResult:
    try:
        place = urlsplit(part)
        fits = place.scheme in _SCHEMES and bool(place.hostname) and (place.port or 1) > 0
    except ValueError:
        # What the library says about it repeats the password.
        raise _form() from None
    # A sign that has to be written in another way would end the password, and the rest be shown.
    if not fits or place.path.strip("/") or place.fragment:
        raise _form()
    return place


def _form() -> InputError:
    """Return what is wrong without what was told: wherever a password may hide, it is not shown."""
    return InputError("bus-form", example=_EXAMPLE)


def _all_named(places: Sequence[SplitResult]) -> bool:
    return all(place.username for place in places)


def _is_here(place: SplitResult) -> bool:
    """Tell whether a place is this machine itself."""
    host = place.hostname or ""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _without_secrets(places: Sequence[SplitResult]) -> str:
    return ",".join(f"{place.scheme}://{place.hostname}:{place.port or 4222}" for place in places)


def _trust(asked: dict[str, str]) -> ssl.SSLContext:
    try:
        context = ssl.create_default_context(cafile=asked.get("ca"))
        if "certificate" in asked:
            context.load_cert_chain(asked["certificate"], asked.get("key"))
    except (OSError, ssl.SSLError) as error:
        files = ", ".join(asked.values())
        raise InputError("bus-file", reason=str(error), file=files) from None
    return context
