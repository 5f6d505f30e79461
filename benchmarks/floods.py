"""What somebody else notices of a flood from one address, with the limits that are usual.

Four people play at a table, at another robots play alone; both are measured in quiet and under each
flood. The flood comes from another process and another address, over raw sockets.

    python benchmarks/floods.py [--seconds 10] [--only KIND] [--write]
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.flooding import client  # noqa: E402
from tests.server.harness import Person, Server  # noqa: E402

RESULTS = Path(__file__).parent / "results" / "floods.json"
GOALS = {"p99_ms": 200.0, "pace": 0.5}
ROBOTS = {seat: {"kind": "robot", "level": "club"} for seat in "NESW"}
EXPERTS = {seat: {"kind": "robot", "level": "expert"} for seat in "NESW"}
WATCHED = 40
COLUMNS = (
    ("quiet_p50_ms", "p50 quiet"),
    ("p50_ms", "p50 flooded"),
    ("quiet_p99_ms", "p99 quiet"),
    ("p99_ms", "p99 flooded"),
    ("quiet_robot_acts_per_second", "robots quiet"),
    ("robot_acts_per_second", "flooded"),
    ("pace", "pace"),
)
"""What is printed; milliseconds until an act is stored, and acts of robots in a second."""


class Four:
    """Four people at one table, who act one after the other."""

    def __init__(self, server: Server) -> None:
        people = [Person(server) for _ in range(4)]
        seats = {seat: {"kind": "open"} for seat in "NEW"} | {"S": {"kind": "me"}}
        table = people[0].make("minibridge", seats=seats)["table"]
        for person, player in zip(people[1:], ("p1", "p2", "p4"), strict=True):
            person.rest("POST", f"/api/tables/{table}/sit", {"player": player})
        self._sockets = [person.sit(table) for person in people]
        for socket in self._sockets:
            socket.until_view(lambda view: bool(view))
        self._rng = Random(1)

    def close(self) -> None:
        """Leave."""
        for socket in self._sockets:
            socket.ws.close()

    def act(self) -> float:
        """Let whoever is to act do so, and return the seconds until it was stored."""
        for socket in self._sockets:
            chosen = socket.choice(self._rng)
            if chosen is not None:
                began = time.perf_counter()
                seq: int = socket.say(t="act", seq=socket.view["seq"], **chosen)["seq"]
                taken = time.perf_counter() - began
                self._reach(seq)
                return taken
        self._next_deal()
        return 0.0

    def _next_deal(self) -> None:
        """Go on to a state in which somebody has to act."""
        if self._sockets[0].view["stage"] == "between":
            for socket in self._sockets:
                socket.act("next-deal")
            self._until(lambda view: view["stage"] != "between")
        else:
            self._reach(self._sockets[0].view["seq"] + 1)

    def _reach(self, seq: int) -> None:
        self._until(lambda view: view["seq"] >= seq)

    def _until(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        for socket in self._sockets:
            socket.until_view(wanted)

    def play(self, seconds: float) -> list[float]:
        """Act about twenty times a second, and return how long each act took."""
        end, found = time.perf_counter() + seconds, []
        while time.perf_counter() < end:
            found.append(self.act())
            time.sleep(0.03)
        return [one for one in found if one]


class Alone:
    """A table of four robots that somebody watches."""

    def __init__(self, server: Server) -> None:
        self._person = Person(server)
        self.table: str = self._person.make("minibridge", seats=ROBOTS)["table"]
        self._socket = self._person.sit(self.table)
        self._socket.until_view(lambda view: bool(view))

    def close(self) -> None:
        """Leave."""
        self._socket.ws.close()

    def acts(self, seconds: float) -> int:
        """Return how many acts there were."""
        first, end = int(self._socket.view["seq"]), time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            try:
                self._socket.read(left)
            except TimeoutError:
                break
        return int(self._socket.view["seq"]) - first

    def deal(self) -> str:
        """Return a finished deal, after some have been played."""
        self._socket.until_view(lambda v: (v["deal"] or {}).get("number", 0) > 5, timeout=300)
        return f"{self.table}-4"


def measured(four: Four, alone: Alone, seconds: float) -> dict[str, float]:
    """Return how fast acts are stored, and how fast robots play."""
    robots: list[int] = []
    thread = threading.Thread(target=lambda: robots.append(alone.acts(seconds)))
    thread.start()
    times = [1000 * one for one in four.play(seconds)]
    thread.join()
    cuts = statistics.quantiles(times, n=100)
    return {
        "acts": len(times),
        "p50_ms": round(statistics.median(times), 1),
        "p99_ms": round(cuts[98], 1),
        "robot_acts_per_second": round(robots[0] / seconds, 1),
    }


@contextmanager
def flooding(
    server: Server, kind: str, deal: str, tables: list[str], people: list[Person]
) -> Iterator[None]:
    """Flood the server as long as the context lasts."""
    cookies = ",".join(person.cookie for person in people)
    command = [sys.executable, "-m", "benchmarks.flooding.client", kind, str(server.port), cookies]
    with subprocess.Popen([*command, deal, ",".join(tables)], cwd=ROOT) as process:
        try:
            time.sleep(3)
            yield
        finally:
            process.kill()


def run(kinds: list[str], seconds: float) -> dict[str, dict[str, float]]:
    """Measure in quiet and under each flood, each with a server of its own."""
    found: dict[str, dict[str, float]] = {}
    print(" " * 9 + "".join(f"{head:>14}" for _, head in COLUMNS))
    for kind in kinds:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), level="club", limits={}, workers=3)
            try:
                found[kind] = _under(server, kind, seconds)
            finally:
                server.stop()
        print(f"{kind:9}" + "".join(f"{found[kind][name]:>14}" for name, _ in COLUMNS), flush=True)
    return found


def _under(server: Server, kind: str, seconds: float) -> dict[str, float]:
    alone = Alone(server)
    people = [Person(server, address=client.ADDRESS) for _ in range(4)]
    deal = alone.deal()
    four = Four(server)
    quiet = measured(four, alone, seconds)
    made = {"variant": "rulebook", "pace": 0}
    if kind == "watch":
        made["seats"] = EXPERTS
    count = WATCHED if kind == "watch" else 1
    tables = [people[n % 4].rest("POST", "/api/tables", made)["table"] for n in range(count)]
    with flooding(server, kind, deal, tables, people):
        flooded = measured(four, alone, seconds)
    four.close()
    alone.close()
    pace = flooded["robot_acts_per_second"] / max(0.1, quiet["robot_acts_per_second"])
    named = {f"quiet_{name}": value for name, value in quiet.items() if name != "acts"}
    return {**flooded, **named, "pace": round(pace, 2)}


def main() -> None:
    """Measure, print, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--only", choices=sorted(client.KINDS), nargs="*")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 10_000)), hard))
    found = run(given.only or list(client.KINDS), given.seconds)
    kept = all(
        one["p99_ms"] <= GOALS["p99_ms"] and one["pace"] >= GOALS["pace"] for one in found.values()
    )
    print(f"goals {GOALS}: {'reached' if kept else 'missed'}")
    if given.write:
        RESULTS.write_text(json.dumps({"goals": GOALS, "floods": found}, indent=2) + "\n")


if __name__ == "__main__":
    main()
