"""What is being made is made once, and can be waited for."""

import asyncio

from sansatout.server.together import Together
from tests import aside


def test_who_changes_what_is_being_read_waits_until_it_was_read() -> None:
    happened: list[str] = []

    async def read(may_end: asyncio.Event) -> str:
        await may_end.wait()
        happened.append("read")
        return "as it was before"

    async def both() -> None:
        loading: Together[str, str] = Together()
        await loading.settled("class")
        may_end = asyncio.Event()
        reading = asyncio.create_task(loading.made("class", lambda: read(may_end)))
        await asyncio.sleep(0)
        changing = asyncio.create_task(loading.settled("class"))
        await asyncio.sleep(0)
        assert not changing.done()
        may_end.set()
        await changing
        happened.append("changed")
        await reading

    aside.run(both())
    assert happened == ["read", "changed"]
