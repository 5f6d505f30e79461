"""Four players at a table who act in turn, and what is measured of it."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field

import msgspec
from benchmarks.tables.wire import Wire

__all__ = ["PLAYERS", "FloorTable", "Measured", "OurTable", "Players"]

PLAYERS = 4


@dataclass
class Measured:
    """Acknowledged acts and how long each took."""

    times: list[float] = field(default_factory=list)
    began: float = 0.0
    ended: float = 0.0
    failed: int = 0
    used: float = 0.0
    """Seconds of a processor that the server used."""
    own: float = 0.0
    """The part of a processor that the players used: near 1 they are what is slow."""

    def note(self, sent: float) -> None:
        """Note an act that was sent then and is acknowledged now."""
        now = time.perf_counter()
        if 0 < self.began <= sent and not self.ended:
            self.times.append(now - sent)

    def quantile(self, part: float) -> float:
        """Return a quantile of the latencies in milliseconds."""
        ordered = sorted(self.times)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0

    def cost(self) -> float:
        """Return the server's own time for an act in microseconds."""
        return 1e6 * self.used / max(1, len(self.times))

    def per_second(self) -> float:
        """Return the acts acknowledged in a second."""
        return len(self.times) / (self.ended - self.began)


class Players(ABC):
    """The four of one table, who act in turn."""

    def __init__(self, measured: Measured, pause: float) -> None:
        self.measured = measured
        self.pause = pause
        self.wires: list[Wire] = []
        self.sent = 0.0
        self.stopped = False
        self._loop = asyncio.get_running_loop()

    def start(self, delay: float) -> None:
        """Begin after so many seconds."""
        self._loop.call_later(delay, self.begin)

    @abstractmethod
    def begin(self) -> None:
        """Act for the first time."""

    @abstractmethod
    def heard(self, place: int, data: bytes) -> None:
        """Take note of what a player was sent."""

    def act(self, place: int, text: bytes) -> None:
        """Let a player act, but not before the pause since the last act is over."""
        wait = self.sent + self.pause - time.perf_counter() if self.pause else 0.0
        if wait > 0:
            self._loop.call_later(wait, self._act, place, text)
        else:
            self._act(place, text)

    def _act(self, place: int, text: bytes) -> None:
        if not self.stopped:
            self.sent = time.perf_counter()
            self.wires[place].send(text)


class FloorTable(Players):
    """Four sockets at the bare server: once everybody has a message, the next is sent."""

    ACT = b'{"t":"act","id":1,"seq":12,"kind":"play","payload":{"card":"H8"}}'

    def begin(self) -> None:
        """Send the first message."""
        self.turn = self.count = 0
        self.act(0, self.ACT)

    def heard(self, place: int, data: bytes) -> None:
        """Count who has the message."""
        if place == self.turn:
            self.measured.note(self.sent)
        self.count += 1
        if self.count == PLAYERS:
            self.count, self.turn = 0, (self.turn + 1) % PLAYERS
            self.act(self.turn, self.ACT)


class Action(msgspec.Struct):
    """An act that a view offers."""

    kind: str
    payload: dict[str, object]
    choices: dict[str, list[object]] = {}


class View(msgspec.Struct):
    """What a scripted player reads of a view."""

    seq: int
    stage: str
    actions: list[Action]


class Message(msgspec.Struct):
    """What a scripted player reads of a message."""

    t: str
    id: int | None = None
    view: View | None = None


_read = msgspec.json.Decoder(Message).decode
_TURN = ("cut", "call", "play", "next-deal")


def scripted(view: View) -> tuple[str, bytes] | None:
    """Return the act of a player whose turn it is: one club, passes, the first card."""
    own = [action for action in view.actions if action.kind in _TURN]
    if not own:
        return None
    chosen = own[0]
    if chosen.kind == "call":
        calls = {action.payload["call"]: action for action in own}
        chosen = calls.get("1C", calls["Pass"])
    payload = dict(chosen.payload) | {name: values[0] for name, values in chosen.choices.items()}
    act = {"t": "act", "id": 1, "seq": view.seq, "kind": chosen.kind, "payload": payload}
    return chosen.kind, msgspec.json.encode(act)


class OurTable(Players):
    """Four sockets at a table of ours, playing deal after deal."""

    def __init__(self, measured: Measured, pause: float) -> None:
        super().__init__(measured, pause)
        self.seen: list[View | None] = [None] * PLAYERS
        self.pressed: list[bool] | None = None

    def begin(self) -> None:
        """Let whoever is to act do so; until now everybody only listened."""
        self.pressed = [False] * PLAYERS
        for place, view in enumerate(self.seen):
            self._go_on(place, view)

    def heard(self, place: int, data: bytes) -> None:
        """Note an acknowledgement, and act on a view."""
        message = _read(data)
        if message.view is not None:
            self.seen[place] = message.view
            self._go_on(place, message.view)
        elif message.t == "error":
            self.measured.failed += 1
        elif message.t == "ack" and self.pressed is not None:
            # Pressing for the next deal is acknowledged without being stored.
            if not self.pressed[place]:
                self.measured.note(self.sent)
            self.pressed[place] = False

    def _go_on(self, place: int, view: View | None) -> None:
        chosen = None if view is None else scripted(view)
        if chosen is None or self.pressed is None:
            return
        kind, text = chosen
        if kind == "next-deal":
            self.pressed[place] = True
            self.wires[place].send(text)
        else:
            self.act(place, text)
