"""A class of thirty-two, all playing as fast as they can."""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.class_room import come, give, look, opened, table_of
from tests.server.harness import USUAL_LIMITS, Person, Server


@pytest.mark.soak
def test_a_class_of_thirty_two_plays_at_eight_tables(tmp_path: Path) -> None:
    """It tells what it measured: acts a second, and how much of a processor the server used."""
    server = Server(tmp_path, limits=USUAL_LIMITS, level="club", workers=3)
    try:
        teacher = Person(server)
        made = opened(teacher)
        pupils = come(server, made["code"], *(f"Pupil {number:02}" for number in range(32)))
        given = give(teacher, made["id"], deals={"random": 4}, game="duplicate", level="club")
        assert len(given["tables"]) == 8
        used, began = _used(server), time.monotonic()
        with look(teacher, made["id"]) as wall, ThreadPoolExecutor(32) as threads:
            played = threads.map(lambda one: _plays_a_set(one, made["id"], 4), pupils)
            assert all(played)
            wall.until(lambda seen: all(one["over"] for one in seen["tables"]))
        seconds = time.monotonic() - began
        acts = sum(len(server.events(one["table"])) for one in given["tables"])
        busy = (_used(server) - used) / seconds
        told = len(wall.socket.traffic)
        sys.stdout.write(
            f"\n{acts} acts in {seconds:.1f} s: {acts / seconds:.0f} a second, {busy:.0%} of a "
            f"processor for the server, {told} messages to the wall\n"
        )
        rows = teacher.rest("GET", f"/api/classes/{made['id']}/results/1")["rows"]
        assert all(cell["deal"] for row in rows for cell in row["cells"])
    finally:
        server.stop()


def _plays_a_set(pupil: Person, class_id: str, deals: int) -> bool:
    """Play all deals of a round; tell whether nothing was refused for being too much."""
    with pupil.sit(table_of(pupil, class_id)) as socket:
        rng = Random(pupil.id)
        for number in range(1, deals + 1):
            over = partial(_is_over, number=number)
            socket.play_on(rng, until=over, timeout=600)
            if number < deals:
                socket.say(t="act", seq=socket.view["seq"], kind="next-deal", payload={})
        return not any('"too-many' in text or '"overloaded' in text for text in socket.traffic)


def _is_over(view: dict[str, Any], number: int) -> bool:
    deal = view["deal"]
    if not deal:
        return False
    return bool(
        deal["number"] > number or (view["stage"] == "between" and deal["number"] == number)
    )


def _used(server: Server) -> float:
    """Return the seconds of processor that the server's process and its robots have used."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if server.pid in (int(stat.parent.name), int(fields[1])):
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")
