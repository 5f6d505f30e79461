"""What waits for a socket: sent in order, a newer view for an older one, and not for ever."""

from __future__ import annotations

import asyncio
import json

from sansatout.server.rooms.connection import Connection
from tests import aside
from tests.server.lines import KeptLine


def _connection() -> tuple[Connection, KeptLine]:
    line = KeptLine()
    return Connection("ann", "Ann", "en", line), line


def _read_again(connection: Connection, line: KeptLine) -> None:
    """Go on as when the other side has read everything."""

    async def read(_: str | None) -> None:
        line.is_writable = True
        assert line.on_writable is not None
        line.on_writable()

    aside.run(connection.listen(read))


def test_who_reads_slowly_gets_everything_but_outdated_views() -> None:
    connection, line = _connection()
    connection.put(b"hello")
    line.is_writable = False
    for number in range(3):
        connection.put_view(b"view %d" % number)
        connection.put(b"said %d" % number)
    assert line.sent == [b"hello"]
    _read_again(connection, line)
    assert line.sent == [b"hello", b"said 0", b"said 1", b"said 2", b"view 2"]


def test_who_does_not_read_is_told_so_and_left() -> None:
    connection, line = _connection()
    line.is_writable = False
    for _ in range(300):
        connection.put(b"said")
    assert (connection.reason, line.ended) == ("slow", "slow")
    assert [json.loads(one) for one in line.sent] == [{"t": "gone", "reason": "slow"}]


def test_what_is_being_answered_is_left_when_the_socket_is_closed() -> None:
    connection, line = _connection()

    async def story() -> list[str]:
        done: list[str] = []
        begun = asyncio.Event()

        async def never(_: str | None) -> None:
            begun.set()
            await asyncio.sleep(3600)
            done.append("answered")

        listening = asyncio.create_task(connection.listen(never))
        await begun.wait()
        connection.close("stopping")
        await listening
        return done

    assert aside.run(story()) == []
    assert line.ended == "stopping"
    assert line.on_writable is None
