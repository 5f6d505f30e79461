"""Tables of four scripted players on loopback, beside the floor: a bare server on the same stack.

The floor receives a message and sends one to each of the four sockets of its table; Sansatout
checks the act, makes it durable, acknowledges it and sends everybody a view. Both run in a process
of their own with the same event loop, HTTP and WebSocket parts; the players are in this one.

    python benchmarks/server.py [--tables 64] [--seconds 8] [--many 500] [--rounds 5]
        [--before PYTHON] [--write]

``--before`` measures another checkout's server, run by its Python, in the same rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from typing import cast
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
import uvloop

PLAYERS = 4
RESULTS = Path(__file__).parent / "results" / "server.json"

FLOOR = """
import sys
if __name__ == "__main__":
    import socket
    import uvicorn
    from litestar import Litestar, WebSocket, websocket
    from litestar.exceptions import WebSocketDisconnect

    tables = {}

    @websocket("/ws/tables/{table:str}")
    async def seat(socket: WebSocket, table: str) -> None:
        await socket.accept()
        sockets = tables.setdefault(table, set())
        sockets.add(socket)
        try:
            while True:
                data = await socket.receive_text()
                for other in list(sockets):
                    await other.send_text(data)
        except WebSocketDisconnect:
            sockets.discard(socket)

    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(2048)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    settings = uvicorn.Config(Litestar([seat]), log_level="warning", access_log=False,
                              ws_per_message_deflate=False)
    uvicorn.Server(settings).run(sockets=[listening])
"""
OURS = """
import sys
if __name__ == "__main__":
    from pathlib import Path
    from sansatout.server.environment import config_from
    from sansatout.server.running import run
    unlimited = {"SANSATOUT_LIMITS": "off", "SANSATOUT_LAG_SECONDS": "3600"}
    config = config_from(unlimited, data=Path(sys.argv[1]))
    run(config, "127.0.0.1", 0, lambda address: print(address.rstrip("/"), flush=True))
"""


@contextmanager
def serving(script: str, folder: Path, python: str) -> Iterator[tuple[str, int]]:
    """Run a server in a process of its own and give its address and process."""
    program = folder / "program.py"
    program.write_text(script)
    command = [python, str(program), str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip(), process.pid
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(20)
            process.kill()


def used(pid: int) -> float:
    """Return the seconds of a processor that a process has used; 0 where nobody can tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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


def _rest(address: str, method: str, path: str, body: object, cookie: str) -> tuple[dict, str]:  # type: ignore[type-arg]
    headers = {"content-type": "application/json", "cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address + path, data, headers, method=method), timeout=60) as answer:
        given = answer.headers.get("set-cookie", "").split(";")[0]
        return json.loads(answer.read()), given


def make_tables(address: str, count: int) -> tuple[list[str], list[str]]:
    """Make tables at which the same four people sit; return ids and cookies."""
    cookies = [_rest(address, "GET", "/api/me", None, "")[1] for _ in range(PLAYERS)]
    seats = {"N": {"kind": "me"}, **{seat: {"kind": "open"} for seat in "ESW"}}
    tables = []
    for _ in range(count):
        body = {"variant": "rulebook", "seats": seats, "pace": 0}
        table = _rest(address, "POST", "/api/tables", body, cookies[0])[0]["table"]
        for number, cookie in enumerate(cookies[1:], 2):
            _rest(address, "POST", f"/api/tables/{table}/sit", {"player": f"p{number}"}, cookie)
        tables.append(table)
    return tables, cookies


async def measure(
    server: tuple[str, int], kind: type[Players], tables: list[str], cookies: list[str],
    seconds: float, pause: float,
) -> Measured:  # fmt: skip
    """Seat four players at every table and let them play for so long."""
    measured = Measured()
    address, pid = server
    everybody = [await seated(address, kind(measured, pause), table, cookies) for table in tables]
    for number, players in enumerate(everybody):
        players.start(pause * number / len(tables))
    await asyncio.sleep(1.0 + pause)
    measured.began, before, own = time.perf_counter(), used(pid), time.process_time()
    await asyncio.sleep(seconds)
    measured.ended, measured.used = time.perf_counter(), used(pid) - before
    measured.own = (time.process_time() - own) / seconds
    for players in everybody:
        players.stopped = True
        for wire in players.wires:
            wire.transport.abort()
    return measured


async def seated(address: str, players: Players, table: str, cookies: list[str]) -> Players:
    """Open the sockets of one table."""
    host, _, port = urlsplit(address).netloc.partition(":")
    for place, cookie in enumerate(cookies):
        heard = partial(players.heard, place)
        make = partial(Wire, f"/ws/tables/{table}", cookie, heard)
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(make, host, int(port))
        await wire.opened
        players.wires.append(wire)
    return players


@dataclass(frozen=True)
class Server:
    """A server to be measured: what runs, by which Python, and who plays there."""

    name: str
    kind: type[Players]
    script: str
    python: str = sys.executable

    def measured(self, *, tables: int, seconds: float, pause: float) -> Measured:
        """Measure it under one load."""
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(self.script, Path(folder), self.python) as server,
        ):
            if self.kind is OurTable:
                ids, cookies = make_tables(server[0], tables)
            else:
                ids, cookies = [str(number) for number in range(tables)], [""] * PLAYERS
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                return runner.run(measure(server, self.kind, ids, cookies, seconds, pause))


Figures = dict[str, float]


def figures(one: Measured) -> Figures:
    """Return what is told of one round."""
    return {
        "acts_per_second": one.per_second(), "us_per_act": one.cost(), "p50_ms": one.quantile(0.5),
        "p99_ms": one.quantile(0.99), "players_busy": one.own, "refused": one.failed,
    }  # fmt: skip


def side_by_side(
    servers: list[Server], rounds: int, *, tables: int, seconds: float, pause: float
) -> dict[str, Figures]:
    """Measure the servers in turn; return the median round of each, and its share of the floor's.

    Others may use the machine: a share is reckoned within its round.
    """
    found: dict[str, list[Figures]] = {server.name: [] for server in servers}
    for _ in range(rounds):
        for server in servers:
            one = figures(server.measured(tables=tables, seconds=seconds, pause=pause))
            found[server.name].append(one)
            one["share"] = one["acts_per_second"] / found["floor"][-1]["acts_per_second"]
    return {
        name: {figure: median(one[figure] for one in each) for figure in each[0]}
        for name, each in found.items()
    }


def show(title: str, found: dict[str, Figures]) -> None:
    """Print one table."""
    print(title)
    for name, one in found.items():
        print(
            f"  {name:6} {one['acts_per_second']:6.0f} acts/s, {one['share']:4.0%} of the floor's, "
            f"{one['us_per_act']:5.0f} µs of the server's processor each, "
            f"p50 {one['p50_ms']:6.1f} ms, p99 {one['p99_ms']:6.1f} ms, "
            f"players busy {one['players_busy']:.0%}, {one['refused']:.0f} refused"
        )


def main() -> None:
    """Measure all and say how far apart they are."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=64, help="tables that act without a pause")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each load lasts")
    parser.add_argument("--many", type=int, default=500, help="tables that act every two seconds")
    parser.add_argument("--rounds", type=int, default=5, help="of which the median counts")
    parser.add_argument("--before", help="the Python of another checkout, measured in turn")
    parser.add_argument("--write", action="store_true", help=f"keep the figures in {RESULTS.name}")
    given = parser.parse_args()
    load = round(os.getloadavg()[0], 1)
    servers = [Server("floor", FloorTable, FLOOR)]
    if given.before:
        servers.append(Server("before", OurTable, OURS, given.before))
    servers.append(Server("ours", OurTable, OURS))
    busy = side_by_side(
        servers, given.rounds, tables=given.tables, seconds=given.seconds, pause=0.0
    )
    show(f"{given.tables} tables without a pause (goal: at least 25% of the floor's):", busy)
    many: dict[str, Figures] = {}
    if given.many:
        many = side_by_side(
            servers, given.rounds, tables=given.many, seconds=given.seconds, pause=2.0
        )
        show(f"{given.many} tables, each acting every two seconds (goal: p99 + 100 ms):", many)
    if given.write:
        kept = {
            "machine": platform.platform(), "python": platform.python_version(),
            "load_average_before": load, "rounds": given.rounds, "seconds": given.seconds,
            "tables": given.tables, "without_a_pause": busy, "many": given.many,
            "every_two_seconds": many,
        }  # fmt: skip
        rounded = json.loads(json.dumps(kept), parse_float=lambda text: round(float(text), 3))
        RESULTS.write_text(json.dumps(rounded, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
