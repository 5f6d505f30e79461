"""How the server is, for programs that watch over it."""

from __future__ import annotations

from litestar import get

from sansatout.server.api.answers import ERRORS
from sansatout.server.context import Context
from sansatout.server.errors import NotReadyError
from sansatout.server.guards import UNCOUNTED

__all__ = ["live", "ready"]


@get("/health/live", responses=ERRORS, opt={UNCOUNTED: True})
async def live() -> dict[str, bool]:
    """Tell that the process answers."""
    return {"live": True}


@get("/health/ready", responses=ERRORS, opt={UNCOUNTED: True})
async def ready(context: Context) -> dict[str, bool]:
    """Tell whether the store can be read and written."""
    trouble = await context.health.trouble()
    if trouble is not None:
        raise NotReadyError("not-ready", reason=trouble)
    return {"ready": True}
