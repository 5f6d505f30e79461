"""Tables of four scripted players on loopback, beside the floor: a bare server on the same stack.

The floor receives a message and sends one to each of the four sockets of its table; Sansatout
checks the act, makes it durable, acknowledges it and sends everybody a view. Both run in a process
of their own with the same event loop, HTTP and WebSocket parts; the players are in this one.

    python benchmarks/server.py [--tables 64] [--seconds 8] [--many 500] [--rounds 2]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

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
    from sansatout.server.config import Config
    from sansatout.server.running import run
    run(Config(data=Path(sys.argv[1])), "127.0.0.1", 0, lambda a: print(a.rstrip("/"), flush=True))
"""


@contextmanager
def serving(script: str, folder: Path) -> Iterator[tuple[str, int]]:
    """Run a server in a process of its own and give its address and process."""
    program = folder / "program.py"
    program.write_text(script)
    command = [sys.executable, str(program), str(folder)]
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

    def note(self, sent: float) -> None:
        """Note an act that was sent then and is acknowledged now."""
        now = time.perf_counter()
        if self.began <= sent and now <= self.ended:
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


class FloorTable:
    """Four sockets at the bare server, taking turns."""

    def __init__(self, sockets: list[ClientConnection], measured: Measured, pause: float) -> None:
        self.sockets = sockets
        self.measured = measured
        self.pause = pause

    async def play(self, delay: float) -> None:
        """Send a message, wait until everybody has it, and so on."""
        await asyncio.sleep(delay)
        turn = 0
        while True:
            turn = (turn + 1) % PLAYERS
            sent = time.perf_counter()
            await self.sockets[turn].send('{"t":"act","seq":12,"kind":"play","payload":{}}')
            await self.sockets[turn].recv()
            self.measured.note(sent)
            for number, socket in enumerate(self.sockets):
                if number != turn:
                    await socket.recv()
            if self.pause:
                await asyncio.sleep(max(0.0, sent + self.pause - time.perf_counter()))


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


def scripted(view: View) -> dict[str, object] | None:
    """Return the act of a player whose turn it is: one club, passes, the first card."""
    own = [action for action in view.actions if action.kind in _TURN]
    if not own:
        return None
    chosen = own[0]
    if chosen.kind == "call":
        calls = {action.payload["call"]: action for action in own}
        chosen = calls.get("1C", calls["Pass"])
    payload = dict(chosen.payload) | {name: values[0] for name, values in chosen.choices.items()}
    return {"t": "act", "id": 1, "seq": view.seq, "kind": chosen.kind, "payload": payload}


class OurTable:
    """Four sockets at a table of ours, playing deal after deal."""

    def __init__(self, sockets: list[ClientConnection], measured: Measured, pause: float) -> None:
        self.sockets = sockets
        self.measured = measured
        self.pause = pause
        self.last = 0.0

    async def play(self, delay: float) -> None:
        """Let everybody act when it is their turn."""
        await asyncio.sleep(delay)
        await asyncio.gather(*(self._player(socket) for socket in self.sockets))

    async def _player(self, socket: ClientConnection) -> None:
        sent, pressed = 0.0, -1
        async for text in socket:
            message = _read(text)
            if message.t == "error":
                self.measured.failed += 1
            elif message.t == "ack":
                if pressed < 0:
                    self.measured.note(sent)
                pressed = -1
            view = message.view
            act = None if view is None else scripted(view)
            if act is None or view is None:
                continue
            if self.pause and act["kind"] != "next-deal":
                await asyncio.sleep(max(0.0, self.last + self.pause - time.perf_counter()))
            if act["kind"] == "next-deal":
                pressed = view.seq
            sent = self.last = time.perf_counter()
            await socket.send(msgspec.json.encode(act).decode())


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
    server: tuple[str, int], kind: type, tables: list[str], cookies: list[str], seconds: float,
    pause: float,
) -> Measured:  # fmt: skip
    """Seat four players at every table and let them play for so long."""
    measured = Measured()
    address, pid = server
    sockets = []
    for table in tables:
        url = f"{address.replace('http', 'ws')}/ws/tables/{table}"
        sockets.append([
            await connect(url, additional_headers={"cookie": cookie}, compression=None,
                          ping_interval=None, open_timeout=60)
            for cookie in cookies
        ])  # fmt: skip
    warm = 1.0 + pause
    measured.began = time.perf_counter() + warm
    measured.ended = measured.began + seconds
    steps = [pause * number / len(tables) for number in range(len(tables))]
    playing = [
        asyncio.create_task(kind(four, measured, pause).play(step))
        for four, step in zip(sockets, steps, strict=True)
    ]
    await asyncio.sleep(warm)
    before = used(pid)
    await asyncio.sleep(seconds)
    measured.used = used(pid) - before
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*(s.close() for four in sockets for s in four), return_exceptions=True)
    return measured


def run(kind: type, script: str, *, tables: int, seconds: float, pause: float) -> Measured:
    """Measure one server under one load."""
    with tempfile.TemporaryDirectory() as folder, serving(script, Path(folder)) as server:
        if kind is OurTable:
            ids, cookies = make_tables(server[0], tables)
        else:
            ids, cookies = [str(number) for number in range(tables)], [""] * PLAYERS
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(measure(server, kind, ids, cookies, seconds, pause))


def side_by_side(
    rounds: int, key: Callable[[Measured], float], *, tables: int, seconds: float, pause: float
) -> list[Measured]:
    """Measure floor and ours in turn and return the best round of each: others use the machine."""
    floors: list[Measured] = []
    ours: list[Measured] = []
    for _ in range(rounds):
        floors.append(run(FloorTable, FLOOR, tables=tables, seconds=seconds, pause=pause))
        ours.append(run(OurTable, OURS, tables=tables, seconds=seconds, pause=pause))
    return [max(floors, key=key), max(ours, key=key)]


def main() -> None:
    """Measure both and say how far apart they are."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=64, help="tables that act without a pause")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each load lasts")
    parser.add_argument("--many", type=int, default=500, help="tables that act every two seconds")
    parser.add_argument("--rounds", type=int, default=2, help="of which the best counts")
    given = parser.parse_args()
    floor, ours = side_by_side(
        given.rounds, Measured.per_second, tables=given.tables, seconds=given.seconds, pause=0
    )
    share = ours.per_second() / floor.per_second()
    print(f"{given.tables} tables without a pause, acts acknowledged in a second:")
    for name, one in (("floor", floor), ("ours", ours)):
        print(
            f"  {name:5} {one.per_second():6.0f}, p99 {one.quantile(0.99):6.1f} ms, "
            f"{one.cost():5.0f} µs of the server's processor each"
        )
    print(f"  ours are {share:.0%} of the floor's (goal: at least 25%), {ours.failed} refused")
    quiet, busy = side_by_side(
        given.rounds, lambda one: -one.quantile(0.99), tables=given.many, seconds=given.seconds,
        pause=2.0,
    )  # fmt: skip
    more = busy.quantile(0.99) - quiet.quantile(0.99)
    print(f"{given.many} tables, each acting every two seconds:")
    for name, one in (("floor", quiet), ("ours", busy)):
        print(
            f"  {name:5} {one.per_second():6.0f} acts/s, p50 {one.quantile(0.5):6.1f} ms, "
            f"p99 {one.quantile(0.99):6.1f} ms"
        )
    print(f"  p99 is {more:.1f} ms above the floor's (goal: at most 100), {busy.failed} refused")
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({
        "machine": platform.platform(), "python": platform.python_version(),
        "tables": given.tables, "floor_acts_per_second": round(floor.per_second()),
        "acts_per_second": round(ours.per_second()), "share": round(share, 3),
        "floor_us_per_act": round(floor.cost()), "us_per_act": round(ours.cost()),
        "many": given.many, "floor_p99_ms": round(quiet.quantile(0.99), 1),
        "p99_ms": round(busy.quantile(0.99), 1),
    }, indent=1) + "\n")  # fmt: skip


if __name__ == "__main__":
    main()
