"""One node on its SQLite file: its disk is full, it is killed; nobody notices more than a pause."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.crowd import Crowd
from tests.faults.log import sqlite_logs
from tests.faults.node import Node
from tests.faults.trial import Trial

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    running = Node(tmp_path_factory.mktemp("node"))
    running.start()
    yield running
    running.kill()


def _trial(name: str, folder: Path, node: Node) -> Trial:
    crowd = Crowd([node.address])
    crowd.seat_all_games(robots=("rulebook",))
    return Trial(name, folder, crowd, lambda: sqlite_logs(node.data))


def test_the_disk_is_full(node: Node, tmp_path: Path) -> None:
    with _trial("disk-full", tmp_path, node) as trial:
        node.fill_disk()
        trial.crowd.stands_still(2)
        node.empty_disk()
        trial.cured()


def test_the_only_node_is_killed_and_comes_back(node: Node, tmp_path: Path) -> None:
    with _trial("alone-killed", tmp_path, node) as trial:
        for _ in range(3):
            node.kill()
            node.start()
            trial.cured()
