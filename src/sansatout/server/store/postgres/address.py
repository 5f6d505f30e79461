"""Where a PostgreSQL is: any address that its own library takes, with what we add to it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import cycle
from typing import Any
from urllib.parse import quote

from psycopg import ProgrammingError
from psycopg.conninfo import conninfo_to_dict

from sansatout.errors import InputError

__all__ = ["Address"]

_USUAL = {
    "application_name": "sansatout",
    "connect_timeout": "3",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "2",
    "tcp_user_timeout": "5000",
}
"""What holds where the address does not say: a machine that is gone is missed within seconds."""


class Address:
    """An address, and what may be shown of it."""

    def __init__(self, address: str) -> None:
        """Read it.

        :raises InputError: if it is none
        """
        self.given = address
        try:
            told: Mapping[str, Any] = conninfo_to_dict(address)
        except ProgrammingError:
            # What the library says about it repeats the password.
            raise InputError("database-address") from None
        added = _USUAL | ({"target_session_attrs": "read-write"} if _several(told) else {})
        self.added = {name: value for name, value in added.items() if name not in told}
        """What is said to the library besides the address."""
        self.shown = _shown(told)
        """The address without the password and without settings."""


def _several(told: Mapping[str, Any]) -> bool:
    return any("," in str(told.get(name, "")) for name in ("host", "hostaddr"))


def _shown(told: Mapping[str, Any]) -> str:
    hosts = str(told.get("host") or told.get("hostaddr") or "").split(",")
    ports = str(told.get("port") or "").split(",")
    places = ",".join(_place(*pair) for pair in zip(hosts, cycle(ports), strict=False))
    user = f"{quote(str(told['user']))}@" if "user" in told else ""
    return f"postgresql://{user}{places}/{told.get('dbname', '')}"


def _place(host: str, port: str) -> str:
    # A folder of sockets may stand in the place of a host.
    place = quote(host, safe=":[]")
    return f"{place}:{port}" if port else place
