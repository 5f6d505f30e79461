"""Finished deals: answered from what was kept beside folding the table, and how small they are.

Two servers have the same long table. One answers as it does, the other folds the table for every
answer; forty clients ask both for the file of a deal, one after the other in the same run, while
somebody else asks who they are. Then robots play deals of several games, and the same deals are
stored with their thoughts as rows and as they are kept.

    python benchmarks/finished.py [--events 1700] [--clients 40] [--seconds 6] [--deals 6]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from sansatout.events import Event
from sansatout.lab.table_driver import new_table, next_event
from sansatout.server.finished.ended import EndedDeal, ends_deal
from sansatout.server.robots import RobotChoice, choose
from sansatout.server.robots.asking import question
from sansatout.server.rooms import records
from sansatout.server.rooms.chairs import Chair, ChairKind, Chairs
from sansatout.server.rooms.facts import Facts
from sansatout.server.store import Step, Store
from sansatout.server.store.moments import now
from sansatout.server.store.sqlite import SQLite
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table

RESULTS = Path(__file__).parent / "results" / "finished.json"
Job = tuple[list[Step], EndedDeal | None]
"""What is stored for an act, and the deal that it ended."""
GAMES = ("kontrakt", "rulebook", "hungarian", "bridge-whist", "minibridge", "duplicate")
SERVER = """
import sys
if __name__ == "__main__":
    from pathlib import Path
    from sansatout.server.config import Config
    from sansatout.server.finished import deals
    from sansatout.server.limits.settings import Limits
    from sansatout.server.running import run

    kept = deals._load

    def folded(connection, deal):
        row = deals._row(connection, deal)
        bodies = deals._bodies(connection, row.table_id, 0, row.last_seq)
        events = [deals.Event.loads(body) for body in bodies]
        ended = deals.EndedDeal(deals.fold(events), tuple(events[row.first_seq:]))
        made = deals.KeptDeal.of(ended)
        chairs = deals.load_chairs(connection, row.table_id)
        return deals.FinishedDeal(deal, row.table_id, row.finished, made, chairs)

    if sys.argv[2] == "folding":
        deals._load = folded
    config = Config(data=Path(sys.argv[1]), limits=Limits.none(), lag_seconds=1e9)
    run(config, "127.0.0.1", 0, lambda address: print(address, flush=True))
"""


def facts(table: str, variant: str) -> Facts:
    """Return what is known of a table besides its events."""
    return Facts(table, variant, "", "nobody", now(), started=True, pace=0.0, seed="")


def chairs(table: Table) -> Chairs:
    """Return robots for all players."""
    return Chairs({one: Chair(one, ChairKind.ROBOT, one, "club") for one in table.players})


async def play_long(store: Store, events: int) -> str:
    """Store a table of so many events and return the id of its last finished deal."""
    rng, table = Random(events), new_table("rulebook", Random(events))
    since: list[Event] = []
    first = Event(0, None, table.setup)
    await store.write(*records.table_steps(facts("long", "rulebook"), chairs(table), [first]))
    last, number = 0, 0
    while last < events:
        before, event = table, next_event(table, rng)
        table, last = after(table, event), event.seq
        since.append(event)
        steps = records.append("long", event)
        if ends_deal(before, table):
            steps += records.ended_steps("long", EndedDeal(table, tuple(since)))
            since, number = [], table.deal_number
        await store.write(*steps)
    await store.close()
    return f"long-{number}"


@contextmanager
def serving(folder: Path, how: str) -> Iterator[HTTPConnection]:
    """Run a server in a process of its own."""
    program = folder / "program.py"
    program.write_text(SERVER)
    command = [sys.executable, str(program), str(folder), how]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            address = urlsplit(process.stdout.readline().strip())
            yield HTTPConnection(address.hostname or "", address.port, timeout=120)
        finally:
            process.kill()


def asked(connection: HTTPConnection, path: str) -> float:
    """Ask once and return the seconds until the answer."""
    began = time.perf_counter()
    connection.request("GET", path)
    answer = connection.getresponse()
    answer.read()
    assert answer.status == 200, answer.status
    return time.perf_counter() - began


def loaded(folder: Path, how: str, deal: str, clients: int, seconds: float) -> dict[str, float]:
    """Let clients ask for the file of a deal, and measure them and a bystander."""
    with serving(folder, how) as somebody:
        asked(somebody, f"/api/deals/{deal}.pbn")
        end, answers, waits = time.perf_counter() + seconds, [0] * clients, list[float]()

        def client(number: int) -> None:
            mine = HTTPConnection(somebody.host, somebody.port, timeout=120)
            while time.perf_counter() < end:
                asked(mine, f"/api/deals/{deal}.pbn")
                answers[number] += 1

        threads = [threading.Thread(target=client, args=(number,)) for number in range(clients)]
        for thread in threads:
            thread.start()
        while time.perf_counter() < end:
            waits.append(asked(somebody, "/api/me"))
        for thread in threads:
            thread.join()
    middle = sorted(waits)[len(waits) // 2]
    return {"files_per_second": sum(answers) / seconds, "me_median_ms": 1000 * middle}


def answers(given: argparse.Namespace) -> dict[str, object]:
    """Measure how finished deals are answered."""
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        deal = asyncio.run(play_long(Store(SQLite(folder / "sansatout.sqlite3")), given.events))
        for how in ("folding", "kept"):
            found[how] = loaded(folder, how, deal, given.clients, given.seconds)
            print(
                f"  {how:8} {found[how]['files_per_second']:7.1f} files/s, "
                f"/api/me in {found[how]['me_median_ms']:7.1f} ms"
            )
    times = found["kept"]["files_per_second"] / max(0.01, found["folding"]["files_per_second"])
    print(f"  {times:.0f} times as many")
    rounded = {how: {n: round(v, 1) for n, v in one.items()} for how, one in found.items()}
    return {"events": given.events, "clients": given.clients, **rounded, "times": round(times, 1)}


def robots_choice(table: Table, rng: Random, level: str) -> tuple[Event, RobotChoice | None]:
    """Return the next event, and a robot's thoughts where one has to think."""
    seat = table.actor
    if table.stage is not Stage.DEAL or seat is None or table.pending is not None:
        return next_event(table, rng), None
    wanted = question(
        table,
        seat,
        level=level,
        systems=("one-club", "one-club"),
        seed=str(rng.random()),
        may_claim=False,
    )
    decision = choose(wanted, 5.0)
    assert decision.act is not None, "nothing is to be left"
    return Event(table.seq, seat, decision.act), decision


def played(game: str, deals: int, level: str) -> list[Job]:
    """Let robots play deals of a game; give what is stored for every act."""
    rng, table = Random(game), new_table(game, Random(game))
    stored = [(records.table_steps(facts(game, game), chairs(table), [Event(0, None, table.setup)]),
               None)]  # fmt: skip
    jobs: list[Job] = [*stored]
    since: list[Event] = []
    while deals:
        before, (event, decision) = table, robots_choice(table, rng, level)
        table = after(table, event)
        since.append(event)
        steps, ended = records.append(game, event, decision and decision.thoughts), None
        if ends_deal(before, table):
            ended, since, deals = EndedDeal(table, tuple(since)), [], deals - 1
        jobs.append((steps, ended))
    return jobs


async def stored(file: Path, jobs: list[Job], game: str, *, kept: bool = True) -> tuple[int, float]:
    """Store what was played, thoughts as rows or as they are kept; return bytes and seconds."""
    store, began = Store(SQLite(file)), time.perf_counter()
    for steps, ended in jobs:
        more = [] if ended is None else records.ended_steps(game, ended)
        await store.write(*steps, *(more if kept else more[:1]))
    seconds = time.perf_counter() - began
    await store.close()
    return _size(file), seconds


def _size(file: Path) -> int:
    base = sqlite3.connect(file)
    base.execute("VACUUM")
    (pages,) = base.execute("PRAGMA page_count").fetchone()
    base.close()
    return int(pages) * 4096


def sizes(given: argparse.Namespace) -> dict[str, object]:
    """Measure how large deals with thoughts are."""
    found: dict[str, object] = {}
    all_before = all_after = 0.0
    for game in GAMES:
        jobs = played(game, given.deals, given.level)
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            empty, _ = asyncio.run(stored(folder / "empty", [], game))
            bare: list[Job] = [(steps[:1], None) for steps, _ in jobs]
            events, _ = asyncio.run(stored(folder / "events", bare, game))
            rows, slow = asyncio.run(stored(folder / "rows", jobs, game, kept=False))
            now, quick = asyncio.run(stored(folder / "kept", jobs, game))
        each = [(size - empty) / given.deals for size in (events, rows, now)]
        all_before, all_after = all_before + each[1], all_after + each[2]
        print(
            f"  {game:13} {each[0]:8.0f} bytes of events a deal, with thoughts as rows "
            f"{each[1]:8.0f}, as kept {each[2]:8.0f}; writing took {quick / slow:.2f} of the time"
        )
        found[game] = {
            "events": round(each[0]), "rows": round(each[1]), "kept": round(each[2]),
            "time": round(quick / slow, 2),
        }  # fmt: skip
    print(f"  all together {all_after / all_before:.0%} of what they were")
    return {"level": given.level, "deals": given.deals, **found,
            "share": round(all_after / all_before, 3)}  # fmt: skip


def main() -> None:
    """Measure both and write the results down."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--events", type=int, default=1700, help="events of the long table")
    parser.add_argument("--clients", type=int, default=40, help="who ask at the same time")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long they ask")
    parser.add_argument("--deals", type=int, default=6, help="deals of each game robots play")
    parser.add_argument("--level", default="club", help="of these robots")
    given = parser.parse_args()
    load = round(os.getloadavg()[0], 1)
    print(f"{given.clients} clients ask for a deal of a table with {given.events} events:")
    answered = answers(given)
    print(f"{given.deals} deals of robots ({given.level}) in the file:")
    small = sizes(given)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({
        "machine": platform.platform(), "python": platform.python_version(),
        "load_average_before": load, "answers": answered, "sizes": small,
    }, indent=1) + "\n")  # fmt: skip


if __name__ == "__main__":
    main()
