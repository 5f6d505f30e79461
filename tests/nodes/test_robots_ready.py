"""A node that may have to take a table over does not begin with looking for its robots."""

from __future__ import annotations

import time
from pathlib import Path

from tests.nodes.pair import Pair


def _robots(pid: int) -> int:
    """Return how many processes of a server wait for robots' questions."""
    children = [
        child
        for task in Path(f"/proc/{pid}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]
    return sum(b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes() for child in children)


def test_a_node_in_company_has_a_robot_ready_before_one_is_asked(pair: Pair) -> None:
    third = pair.node("third")
    try:
        end = time.monotonic() + 60
        while not _robots(third.pid):
            assert time.monotonic() < end, "no robot is ready"
            time.sleep(0.05)
    finally:
        third.stop()
