"""A WebSocket of a scripted player."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

__all__ = ["Wire"]


class Wire(asyncio.Protocol):
    """A WebSocket with as little of its own as can be: the players must not be what is slow.

    Frames of a client are masked; a key of zeros leaves the text as it is.
    """

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._head = (
            f"GET {path} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        ).encode()
        self._heard = heard
        self._rest = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._head)

    def data_received(self, data: bytes) -> None:
        """Hand on every whole frame."""
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, ended, data = data.partition(b"\r\n\r\n")
            if not ended:
                self._rest = head
                return
            assert b" 101 " in head, head.decode()
            self.opened.set_result(None)
        self._rest = data[self._frames(data) :]

    def _frames(self, data: bytes) -> int:
        at, size = 0, len(data)
        while size - at >= 4:
            length, start = data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if size < start + length:
                break
            opcode, at = data[at] & 15, start + length
            if opcode == 1:
                self._heard(data[start:at])
            elif opcode == 9:
                self._frame(10, data[start:at])
        return at

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._frame(1, text)

    def _frame(self, opcode: int, content: bytes) -> None:
        size = len(content)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([128 | opcode]) + length + b"\0\0\0\0" + content)
