"""Many tables at once whose players are at two nodes: nobody is refused, everything is stored."""

from __future__ import annotations

from benchmarks.nodes import CASES
from benchmarks.tables.cluster import Nodes
from benchmarks.tables.servers import make_tables

from tests import aside
from tests.nodes.pair import Pair

TABLES = 12
APART = next(case for case in CASES if case.nodes == 2)


def test_twelve_tables_are_played_as_fast_as_they_go(pair: Pair) -> None:
    nodes = (pair.left, pair.right)
    tables, cookies = make_tables(pair.left.address, TABLES)
    pids = [one.pid for one in nodes]
    running = Nodes([one.address for one in nodes], pids, None, None)
    found = aside.run(APART.play(running, tables, cookies, 2.0))
    assert found["refused"] == 0
    assert found["acts_per_second"] > TABLES
    stored = 0
    for table in tables:
        events = pair.events(table)
        assert [one["seq"] for one in events] == list(range(len(events)))
        stored += sum(one["mark"] is not None for one in events)
    assert stored >= 2.0 * found["acts_per_second"]
