"""How the server is, for programs that watch over it."""

from __future__ import annotations

from litestar import get

from sansatout.server.api.answers import ERRORS
from sansatout.server.context import Context
from sansatout.server.errors import NotReadyError
from sansatout.server.guards import UNCOUNTED
from sansatout.server.protocol.people import Live, Ready

__all__ = ["live", "ready"]


@get("/health/live", responses=ERRORS, opt={UNCOUNTED: True})
async def live() -> Live:
    """Tell that the process answers."""
    return Live()


@get("/health/ready", responses=ERRORS, opt={UNCOUNTED: True})
async def ready(context: Context) -> Ready:
    """Tell whether the store can be read and written."""
    trouble = await context.health.trouble()
    if trouble is not None:
        raise NotReadyError("not-ready", reason=trouble)
    return Ready()
