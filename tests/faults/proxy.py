"""A TCP proxy that can be switched at run time: pass, cut, stall, delay, cut in the middle."""

from __future__ import annotations

import asyncio
import socket
import struct
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Literal, TypeVar

__all__ = ["Direction", "Proxy"]

T = TypeVar("T")

Direction = Literal["up", "down"]
"""To the target, or back from it."""

BOTH: tuple[Direction, ...] = ("up", "down")
_CHUNK = 65536
_ARRIVES = 0.05
"""Seconds in which the last piece before a cut reaches its target and is acted upon."""
_RESET = struct.pack("ii", 1, 0)
"""Closing sends a reset and not a polite end."""


class Proxy:
    """Everything sent to ``port`` goes to ``target``, another port of this machine.

    It runs in a thread of its own; every method returns once what it says holds.
    """

    def __init__(self, target: int) -> None:
        self.target = target
        """Where new connections lead; set it to lead them elsewhere."""
        self.carried = {"up": 0, "down": 0}
        """Bytes that went through."""
        self.accepted = 0
        """Connections that were taken."""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._lines: set[_Line] = set()
        self._server: asyncio.Server | None = None
        self.gates: dict[Direction, asyncio.Event] = {}
        self.delays: dict[Direction, float] = dict.fromkeys(BOTH, 0.0)
        self.watches: dict[Direction, Callable[[bytes], bool] | None] = dict.fromkeys(BOTH)
        self.triggered = threading.Event()
        """Set when a cut that was prepared has come."""
        self.port = 0
        self._do(self._begin())

    def pass_on(self) -> None:
        """Take new connections, and let everything through at once."""
        self._do(self._open())

    def cut(self) -> None:
        """Reset all connections and refuse new ones."""
        self._do(self._shut())

    def reset(self) -> None:
        """Reset all connections; new ones are welcome."""
        self._do(self._drop())

    def stall(self, *directions: Direction) -> None:
        """Hold what is sent in these directions, in both if none is named; sockets stay open."""

        async def held() -> None:
            for direction in directions or BOTH:
                self.gates[direction].clear()

        self._do(held())

    def delay(self, seconds: float, *directions: Direction) -> None:
        """Let every piece wait so long in these directions, in both if none is named."""
        for direction in directions or BOTH:
            self.delays[direction] = seconds

    def cut_after(self, count: int, direction: Direction) -> None:
        """Cut once so many more bytes have gone in a direction; nothing goes back from then on."""
        left = count

        def is_last(piece: bytes) -> bool:
            nonlocal left
            left -= len(piece)
            return left <= 0

        self._watch(is_last, direction)

    def cut_at(self, words: bytes, direction: Direction = "up") -> None:
        """Cut once a piece with these words has gone on, so that no answer to it comes back."""
        self._watch(lambda piece: words in piece, direction)

    def close(self) -> None:
        """End it for good."""
        if self._loop.is_closed():
            return
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)
        self._loop.close()

    def _watch(self, seen: Callable[[bytes], bool], direction: Direction) -> None:
        self.triggered.clear()
        self.watches[direction] = seen

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _begin(self) -> None:
        for direction in BOTH:
            self.gates[direction] = asyncio.Event()
        await self._open()

    async def _open(self) -> None:
        for direction in BOTH:
            self.gates[direction].set()
            self.delays[direction] = 0.0
            self.watches[direction] = None
        if self._server is None:
            self._server = await asyncio.start_server(self._take, "127.0.0.1", self.port)
            self.port = self._server.sockets[0].getsockname()[1]

    async def _shut(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
        await self._drop()

    async def _end(self) -> None:
        await self._shut()
        for gate in self.gates.values():
            gate.set()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=5)

    async def _drop(self) -> None:
        for line in list(self._lines):
            line.reset()
        # Whoever was just let in is reset too.
        await asyncio.sleep(0)

    async def strike(self) -> None:
        """Cut, since what was waited for has come by."""
        await self._shut()
        self.triggered.set()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.accepted += 1
        try:
            far = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            _reset(writer)
            return
        line = _Line(self, (reader, writer), far)
        self._lines.add(line)
        try:
            await line.run()
        finally:
            self._lines.discard(line)
            line.reset()


Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class _Line:
    """One connection, and the one that was made for it."""

    def __init__(self, proxy: Proxy, near: Ends, far: Ends) -> None:
        self._proxy = proxy
        self._near = near
        self._far = far

    async def run(self) -> None:
        await asyncio.gather(
            self._pump(self._near[0], self._far[1], "up"),
            self._pump(self._far[0], self._near[1], "down"),
        )

    async def _pump(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, direction: Direction
    ) -> None:
        proxy = self._proxy
        try:
            while piece := await source.read(_CHUNK):
                if proxy.delays[direction]:
                    await asyncio.sleep(proxy.delays[direction])
                await proxy.gates[direction].wait()
                watch = proxy.watches[direction]
                strikes = watch is not None and watch(piece)
                if strikes:
                    # It strikes once, and what would come back is lost from here on.
                    proxy.watches[direction] = None
                    proxy.gates["down" if direction == "up" else "up"].clear()
                sink.write(piece)
                await sink.drain()
                proxy.carried[direction] += len(piece)
                if strikes:
                    await asyncio.sleep(_ARRIVES)
                    await proxy.strike()
            await proxy.gates[direction].wait()
            if not sink.is_closing():
                sink.write_eof()
        except OSError:
            self.reset()

    def reset(self) -> None:
        for _, writer in (self._near, self._far):
            _reset(writer)


def _reset(writer: asyncio.StreamWriter) -> None:
    line: socket.socket | None = writer.get_extra_info("socket")
    if line is not None:
        with suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
    writer.transport.abort()
