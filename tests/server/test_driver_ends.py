"""What drives a table ends when it is told to, whatever happens in that moment."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from sansatout.server.rooms.driver import _news
from tests import aside


@pytest.mark.parametrize("later", range(5))
def test_news_do_not_hide_that_a_driver_is_to_end(later: int) -> None:
    async def story() -> None:
        room: Any = SimpleNamespace(changed=asyncio.Event())
        driving = asyncio.create_task(_news(room, 60))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        room.changed.set()
        for _ in range(later):
            await asyncio.sleep(0)
        if driving.cancel():
            with pytest.raises(asyncio.CancelledError):
                await driving
        assert driving.done(), "it ended by the news, or because it was told to"

    aside.run(story())
