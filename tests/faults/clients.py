"""People who play at tables of a cluster, come back by themselves, and note all they are told."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.faults.history import Closed, History, Opened, Sent, Told
from tests.server.harness import choice

__all__ = ["Client", "Wishes"]

_OPENS = 4.0
"""Seconds within which a socket opens; a frozen node never answers."""
_LISTENS = 2.0
"""Seconds between signs of life, and for how long none may come."""
_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 1.0
"""Seconds before one tries another node, longer each time."""
_AVOIDS = 5.0
"""Seconds for which one tries others first."""


class Wishes:
    """How a client behaves."""

    def __init__(
        self, *, pause: float = 0.05, patience: float = 6.0, wanders: float = 25.0,
        contributes: float = 0.7, talks: float = 0.05,
    ) -> None:  # fmt: skip
        self.pause = pause
        """The longest time before an act, in seconds."""
        self.patience = patience
        """Seconds without an answer after which one tries elsewhere."""
        self.wanders = wanders
        """Seconds after which one loads the page anew, more or less."""
        self.contributes = contributes
        """How many clients give every shuffle a number of theirs."""
        self.talks = talks
        """How often one says something before one acts."""


class Client:
    """One person at one table: acts in turn, sends again what was not answered.

    Every act has an id of its own, and keeps it and its ``seq`` when it is sent again.
    """

    def __init__(
        self, addresses: Sequence[str], cookie: str, history: History, rng: Random,
        wishes: Wishes, *, home: int,
    ) -> None:  # fmt: skip
        self.addresses = addresses
        self.history = history
        self.seq = -1
        """Of the newest view."""
        self.seen_at = 0.0
        """When the newest view came."""
        self.connected = False
        self.reconnects = 0
        self._cookie = cookie
        self._rng = rng
        self._wishes = wishes
        self._contributes = rng.random() < wishes.contributes
        self._node = home
        self._left: dict[int, float] = {}
        """When a node was left."""
        self._socket = 0
        self._acts = 0
        self._open: dict[str, Any] | None = None
        """The act that waits for its answer."""
        self._sent_at = 0.0
        self._view: dict[str, Any] = {}
        self._room: dict[str, Any] = {}
        self._player: str | None = None
        self._given: str | None = None
        """The shuffle that has our number."""
        self._news = asyncio.Event()

    async def run(self) -> None:
        """Be at the table until cancelled."""
        failed = 0
        while True:
            self._socket += 1
            try:
                why = await self._stay()
                failed = 0
            except (OSError, TimeoutError, WebSocketException) as error:
                why = f"{type(error).__name__} {error}"
                failed = 0 if self.connected else failed + 1
            self.connected = False
            self._note(Closed, why)
            self.reconnects += 1
            self._choose_node()
            longest = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2**failed)
            await asyncio.sleep(longest * self._rng.uniform(0.5, 1))

    def _choose_node(self) -> None:
        """Go to any other node, rather one that has not failed lately."""
        now = time.monotonic()
        self._left[self._node] = now
        others = [node for node in range(len(self.addresses)) if node != self._node] or [0]
        fresh = [node for node in others if now - self._left.get(node, -_AVOIDS) >= _AVOIDS]
        self._node = self._rng.choice(fresh or others)

    async def _stay(self) -> str:
        """Play through one socket; say why it ended."""
        address = self.addresses[self._node].replace("http", "ws")
        url = f"{address}/ws/tables/{self.history.table}?contributes={int(self._contributes)}"
        async with connect(
            url, additional_headers={"cookie": self._cookie}, open_timeout=_OPENS, max_size=None,
            compression=None, ping_interval=_LISTENS, ping_timeout=_LISTENS, close_timeout=0.5,
        ) as line:  # fmt: skip
            self._note(Opened)
            self._room, self._view = {}, {}
            acting = asyncio.create_task(self._act(line))
            reading = asyncio.create_task(self._read(line))
            stays = self._wishes.wanders * self._rng.uniform(0.5, 1.5)
            try:
                done, _ = await asyncio.wait(
                    (acting, reading), timeout=stays, return_when=asyncio.FIRST_COMPLETED
                )
                return done.pop().result() if done else "loads the page anew"
            finally:
                for task in (acting, reading):
                    task.cancel()
                await asyncio.gather(acting, reading, return_exceptions=True)

    async def _read(self, line: ClientConnection) -> str:
        async for text in line:
            assert isinstance(text, str)
            self._note(Told, text)
            self._take(json.loads(text))
            self._news.set()
        return "closed by the server"

    def _take(self, message: dict[str, Any]) -> None:
        if message["t"] == "hello":
            self._player = message["you"]["player"]
            self.connected = True
        if "view" in message:
            self._view = message["view"]
            if self._view["seq"] > self.seq:
                self.seq = self._view["seq"]
                self.seen_at = time.monotonic()
        self._room = message.get("room", self._room)
        is_answer = self._open is not None and message.get("id") == self._open["id"]
        if is_answer and message["t"] in ("ack", "error"):
            self._open = None

    async def _act(self, line: ClientConnection) -> str:
        while not (self._view and self._room):
            await self._heard()
        if self._open is not None:
            await self._send(line, self._open, again=True)
        while True:
            if self._open is not None:
                if time.monotonic() - self._sent_at > self._wishes.patience:
                    return "no answer"
                await self._heard()
                continue
            if self._chosen() is None:
                await self._heard()
                continue
            await asyncio.sleep(self._rng.uniform(0, self._wishes.pause) * self._slowness)
            chosen = self._chosen()
            if chosen is not None and self._rng.random() < self._wishes.talks:
                name = self._new_name()
                self._open = {"t": "chat", "id": name, "text": f"said {name}"}
                await self._send(line, self._open)
            elif chosen is not None:
                before = self._view["seq"]
                self._open = {"t": "act", "id": self._new_name(), "seq": before, **chosen}
                await self._send(line, self._open)
                await self._answered(before)

    def _new_name(self) -> str:
        self._acts += 1
        return f"{self._acts}-{self._rng.getrandbits(32):08x}"

    async def _answered(self, before: int) -> None:
        """Wait for the answer, and for a view that is newer than what was decided on."""
        while self._open is not None:
            await self._heard()
            if time.monotonic() - self._sent_at > self._wishes.patience:
                return
        if self._view["seq"] <= before:
            await self._heard()

    async def _heard(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                await self._news.wait()
        self._news.clear()

    @property
    def _slowness(self) -> int:
        """Leave time for the numbers of others before the cut, and hurry with one's own."""
        if self._view["stage"] != "cut":
            return 1
        return 10 if self._view["actions"] else 0

    def _chosen(self) -> dict[str, Any] | None:
        """Return what I want to do now."""
        view, player = self._view, self._player
        if player is None or not self._room["started"]:
            return None
        if view["stage"] == "cut" and self._contributes and view["you"]:
            deal = view["deal"]
            given = view["you"] in deal["contributions"] or self._given == deal["commitment"]
            if not given and deal["cut"] is None:
                self._given = deal["commitment"]
                number = f"{self._rng.getrandbits(256):064x}"
                return {"kind": "contribute", "payload": {"number": number}}
        chosen = choice(view, self._rng)
        if chosen is None and view["stage"] == "between" and player not in self._room["ready"]:
            return {"kind": "next-deal", "payload": {}}
        return chosen

    async def _send(
        self, line: ClientConnection, message: dict[str, Any], *, again: bool = False
    ) -> None:
        # It counts as sent even if the line breaks while it goes.
        self._sent_at = time.monotonic()
        self.history.entries.append(
            Sent(self._sent_at, self._node, self._socket, message, again=again)
        )
        await line.send(json.dumps(message))

    def _note(self, kind: Any, *more: Any) -> None:
        self.history.entries.append(kind(time.monotonic(), self._node, self._socket, *more))
