"""Tell the program that started us as a service, if it asked, how far we are (``sd_notify``)."""

from __future__ import annotations

import os
import socket
from contextlib import suppress

__all__ = ["READY", "STOPPING", "tell_service"]

READY, STOPPING = "READY=1", "STOPPING=1"
_WHERE = "NOTIFY_SOCKET"


def tell_service(state: str) -> None:
    """Tell it; who listens no longer need not know."""
    where = os.environ.get(_WHERE, "")
    if not where or not hasattr(socket, "AF_UNIX"):
        return
    # A name that begins with @ is no file.
    address = "\0" + where[1:] if where.startswith("@") else where
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.sendto(state.encode(), address)
