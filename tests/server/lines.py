"""A line to nobody, which keeps what was sent."""

from __future__ import annotations

from collections.abc import Callable

from sansatout.server.rooms.connection import Answer

__all__ = ["KeptLine"]


class KeptLine:
    """What a client would have been told, as long as it reads."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.ended: str | None = None
        self.is_writable = True
        self.on_writable: Callable[[], None] | None = None

    def write(self, message: bytes) -> None:
        self.sent.append(message)

    def end(self, code: int, reason: str) -> None:
        self.ended = reason

    async def hear_all(self, answer: Answer) -> None:
        """Have one message answered."""
        await answer("message")
