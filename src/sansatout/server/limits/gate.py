"""What all connections share: how many there are, and how long they may take."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sansatout.server.limits.addresses import whose
from sansatout.server.limits.keeper import Opened, Who
from sansatout.server.limits.settings import Ceilings
from sansatout.server.proxies import Network, is_among

__all__ = ["LINE", "DoorPatience", "Gate"]

LINE = "line"
"""Where the ``state`` of a socket's request has the socket itself."""


@dataclass(frozen=True, slots=True)
class DoorPatience:
    """Seconds that the other side has for each part of a request."""

    head: float
    body: float
    answer: float
    """To read what waits to be sent."""


class Gate:
    """Count connections until they end, or until they are counted as sockets.

    :param proxies: whose connections are not counted as one address's
    """

    def __init__(
        self, counts: Ceilings, patience: DoorPatience, proxies: Sequence[Network] = ()
    ) -> None:
        self._opened = Opened("sockets", counts)
        self._proxies = proxies
        self.patience = patience

    def enter(self, client: tuple[str, int] | None) -> Who:
        """Count a connection and return for whom.

        :raises LimitedError: if there are too many already
        """
        host = client[0] if client else ""
        who = Who(None if is_among(self._proxies, host) else whose(host))
        self._opened.add(who)
        return who

    def leave(self, who: Who) -> None:
        """Count it no longer."""
        self._opened.remove(who)
