"""Each fault once: no act lost or done twice, one order for all, no hidden card, all go on.

Two of them run always; the others take their time (``make soak``).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.faults.clients import Wishes
from tests.faults.cluster import COMMITS, Cluster
from tests.faults.crowd import Crowd
from tests.faults.proxy import Direction, Proxy
from tests.faults.trial import Trial

_WITH_ROBOTS = ("rulebook", "minibridge", "vanderbilt")
_WATCHED = ("duplicate", "hungarian")
_MISSED = 10.0
"""Seconds in which a node is missed, and its people have found another."""
_LEAVES = 10.0
"""Seconds within which a node that is asked to stop is gone."""
_FEW = 8
"""Events of each table before and after, where time is short."""
_GIVES_UP = 60.0
"""Seconds after which a node has given up what it could not store, and its people are elsewhere."""
_SLEEPS = 20.0
"""Seconds that a node is frozen."""


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    running = Cluster(tmp_path_factory.mktemp("cluster"))
    yield running
    running.close()


@pytest.fixture
def cluster(shared: Cluster) -> Cluster:
    """Whatever a test leaves broken does not break the next."""
    shared.heal()
    return shared


def _trial(
    name: str, folder: Path, cluster: Cluster, *, lines: list[Proxy] | None = None,
    pause: float = 0.25, patience: float = 6.0, events: int = 20,
) -> Trial:  # fmt: skip
    addresses = [f"http://127.0.0.1:{line.port}" for line in lines or cluster.nodes]
    crowd = Crowd(addresses, seed=len(name), wishes=Wishes(pause=pause, patience=patience))
    crowd.seat_all_games(robots=_WITH_ROBOTS, watched=_WATCHED)
    return Trial(name, folder, crowd, cluster.logs, events=events)


def test_the_bus_is_gone_and_comes_back(cluster: Cluster, tmp_path: Path) -> None:
    with _trial("bus", tmp_path, cluster, events=_FEW) as trial:
        cluster.nats.kill()
        # Tables go on by reading the log.
        trial.goes_on_meanwhile(_MISSED)
        cluster.nats.start()
        trial.cured()


def test_a_node_is_killed(cluster: Cluster, tmp_path: Path) -> None:
    """PROMISE-KEPT-6."""
    with _trial("killed", tmp_path, cluster, events=_FEW) as trial:
        cluster.nodes[0].kill()
        # There is nothing to mend: the others go on without it.
        trial.cured()


@pytest.mark.soak
def test_nodes_are_killed_one_after_the_other(cluster: Cluster, tmp_path: Path) -> None:
    with _trial("killed-all", tmp_path, cluster) as trial:
        for node in cluster.nodes:
            node.kill()
            trial.cured()
            node.start()
            trial.cured()
            # Its robots come later than itself.
            trial.crowd.play(10)


@pytest.mark.soak
def test_a_frozen_node_wakes_up_as_a_zombie(cluster: Cluster, tmp_path: Path) -> None:
    with _trial("zombie", tmp_path, cluster) as trial:
        cluster.nodes[1].freeze()
        trial.goes_on_meanwhile(_MISSED)
        trial.crowd.play_for(_SLEEPS)
        cluster.nodes[1].thaw()
        trial.cured()


@pytest.mark.soak
def test_a_node_sleeps_again_and_again(cluster: Cluster, tmp_path: Path) -> None:
    """Short sleeps, in which nobody is missed, end in the middle of what others do."""
    with _trial("naps", tmp_path, cluster, pause=0.05) as trial:
        for number in range(12):
            node = cluster.nodes[number % 3]
            node.freeze()
            trial.crowd.play_for(1.0)
            node.thaw()
            trial.crowd.play_for(0.5)
        trial.cured()


@pytest.mark.soak
def test_the_bus_of_one_node_is_cut(cluster: Cluster, tmp_path: Path) -> None:
    with _trial("deaf", tmp_path, cluster) as trial:
        cluster.buses[2].cut()
        trial.goes_on_meanwhile(_MISSED)
        cluster.buses[2].pass_on()
        trial.cured()


@pytest.mark.soak
def test_the_bus_holds_everything_back(cluster: Cluster, tmp_path: Path) -> None:
    with _trial("held", tmp_path, cluster) as trial:
        cluster.nats.freeze()
        trial.goes_on_meanwhile(_MISSED)
        cluster.nats.thaw()
        trial.cured()


@pytest.mark.soak
def test_the_database_is_restarted(cluster: Cluster, tmp_path: Path) -> None:
    with _trial("database", tmp_path, cluster) as trial:
        cluster.restart_database()
        trial.cured()
        cluster.postgres.kill()
        cluster.postgres.start()
        trial.cured()


@pytest.mark.soak
def test_the_database_is_frozen(cluster: Cluster, tmp_path: Path) -> None:
    with _trial("database-frozen", tmp_path, cluster) as trial:
        cluster.postgres.freeze()
        trial.crowd.stands_still(_MISSED)
        cluster.postgres.thaw()
        trial.cured()


@pytest.mark.soak
@pytest.mark.parametrize("direction", ["up", "down"])
def test_one_node_is_cut_from_the_database_in_one_direction(
    cluster: Cluster, tmp_path: Path, direction: Direction
) -> None:
    with _trial(f"one-way-{direction}", tmp_path, cluster) as trial:
        cluster.ways[0].stall(direction)
        trial.crowd.play_for(_SLEEPS)
        cluster.ways[0].pass_on()
        trial.cured()


@pytest.mark.soak
def test_connections_to_the_database_break_in_the_middle_of_commits(
    cluster: Cluster, tmp_path: Path
) -> None:
    """Nobody knows whether what was sent last has happened."""
    with _trial("commits", tmp_path, cluster, pause=0.05) as trial:
        for number in range(15):
            way = cluster.ways[number % 3]
            way.cut_at(COMMITS[number % 2])
            assert way.triggered.wait(10)
            way.pass_on()
            trial.crowd.play_for(0.3)
        trial.cured()


@pytest.mark.soak
def test_nobody_is_told_that_nothing_happened_where_nobody_knows(
    cluster: Cluster, tmp_path: Path
) -> None:
    """A node loses its database in the middle of a commit and the bus with it, and gives up."""
    with _trial("uncertain", tmp_path, cluster, patience=60.0) as trial:
        cluster.buses[0].cut()
        # It shall not know any more that others are well.
        trial.crowd.play_for(_MISSED / 2)
        cluster.ways[0].cut_at(COMMITS[0])
        assert cluster.ways[0].triggered.wait(10)
        trial.goes_on_meanwhile(_GIVES_UP)
        cluster.heal()
        trial.cured()


@pytest.mark.soak
def test_clients_lose_their_sockets_before_the_answer(cluster: Cluster, tmp_path: Path) -> None:
    """What they send again is done once, wherever they send it."""
    lines = [Proxy(node.port) for node in cluster.nodes]
    rng = Random(7)
    try:
        with _trial("sockets", tmp_path, cluster, lines=lines, pause=0.05) as trial:
            for number in range(40):
                line = lines[number % 3]
                line.cut_after(rng.randrange(1, 2000), "up")
                assert line.triggered.wait(20)
                line.pass_on()
            trial.cured()
        assert trial.verdict.figures["sent again"] > 20
    finally:
        for line in lines:
            line.close()


@pytest.mark.soak
def test_all_nodes_are_replaced_one_by_one(cluster: Cluster, tmp_path: Path) -> None:
    with _trial("rolling", tmp_path, cluster) as trial:
        for node in cluster.nodes:
            seconds = node.stop()
            trial.noted.setdefault("left after", []).append(round(seconds, 2))
            assert seconds < _LEAVES
            node.start()
            trial.cured()
