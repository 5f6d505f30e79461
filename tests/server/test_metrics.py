"""Prometheus reads at an address of its own what the server does."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from sansatout.errors import InputError
from sansatout.server.metrics import Metrics
from sansatout.server.metrics.serving import metrics_socket
from tests.cli.running_cli import process
from tests.server.harness import Person, Server, raw
from tests.server.scraping import figures, metrics_address, until_figures
from tests.server.test_trouble import locked

OPERATING = Path(__file__).parents[2] / "docs" / "operating.md"


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("counted")
    running = Server(folder, logged=True, metrics="127.0.0.1:0")
    yield running
    running.stop()


def test_acts_are_counted_by_what_came_of_them(counted: Server) -> None:
    before = figures(counted)
    ann = Person(counted)
    with ann.sit(ann.make()["table"]) as table:
        while (wanted := table.choice(Random(1)) if table.view else None) is None:
            table.read()
        assert table.say(t="act", seq=table.view["seq"], **wanted)["t"] == "ack"
        assert table.say(t="act", seq=10_000, **wanted)["t"] == "error"
    acknowledged = before["act_seconds_count"] + 1
    after = until_figures(counted, lambda now: now["act_seconds_count"] == acknowledged)

    def more(name: str) -> float:
        return after[name] - before[name]

    assert more("acts_total person stored") == 1
    assert more("acts_total person refused") == 1
    assert more("acts_total person failed") == more("acts_total person repeated") == 0
    assert more("acts_total robot stored") > 0
    assert more("robot_thinking_seconds_count") > 0
    assert more("store_commit_seconds_count") == more("store_commit_jobs_count") > 0
    assert more("store_commit_jobs_sum") >= more("store_commit_jobs_count")


def test_what_is_open_is_told_while_it_is(counted: Server) -> None:
    ann = Person(counted)
    table = ann.make()["table"]
    sheet = ann.rest("POST", "/api/sheets", {"system": "kontrakt", "names": []})["sheet"]
    until_figures(counted, lambda now: now["sockets table"] == 0)
    with ann.sit(table), ann.sit(table), ann.look(f"/ws/sheets/{sheet}"):
        until_figures(counted, lambda now: (now["sockets table"], now["sockets sheet"]) == (2, 1))
        assert figures(counted)["tables_driven"] == 1
        assert figures(counted)["sockets class"] == 0
    now = until_figures(counted, lambda now: now["sockets table"] == now["sockets sheet"] == 0)
    assert now["tables_in_memory"] >= 1
    assert now["tables_driven"] == 0


def test_a_server_alone_is_one_node_without_a_bus(counted: Server) -> None:
    now = figures(counted)
    assert now["nodes_alive"] == 1
    assert now["bus_connected"] == 0
    assert now["conflicts_total"] == now["gaps_total"] == 0
    assert any(name.startswith("build_info ") for name in now)


def test_trouble_of_the_store_is_told(counted: Server) -> None:
    ann = Person(counted)
    with locked(counted):
        ann.ask("GET", "/health/ready")
        assert until_figures(counted, lambda now: now["store_trouble"] == 1)
    until_figures(counted, lambda now: now["store_trouble"] == now["store_waiting"] == 0)


def test_nothing_of_it_is_told_where_the_page_is(counted: Server) -> None:
    for path in ("/metrics", "/metrics/", "/api/metrics"):
        status, _, body = raw(counted, "GET", path)
        assert status == 404
        assert b"sansatout_acts" not in body


def test_nothing_else_is_told_where_the_figures_are(counted: Server) -> None:
    address = metrics_address(counted.log)
    for path in ("/", "/api/me", "/favicon.ico", "/metrics/x"):
        with pytest.raises(HTTPError) as refused:
            urlopen(address.removesuffix("/metrics") + path, timeout=10)
        assert refused.value.code == 404


def test_every_figure_is_explained_and_no_other() -> None:
    told = set(re.findall(r"^\| `sansatout_(\w+)", OPERATING.read_text(), re.M))
    families = {family.name: family.type for family in Metrics().registry.collect()}
    suffix = {"counter": "_total", "info": "_info"}
    assert told == {
        name.removeprefix("sansatout_") + suffix.get(kind, "") for name, kind in families.items()
    }


def test_two_servers_of_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.conflicts.inc()
    assert one.registry.get_sample_value("sansatout_conflicts_total") == 1
    assert other.registry.get_sample_value("sansatout_conflicts_total") == 0


@pytest.mark.parametrize(
    "address",
    ["9464", "localhost", ":9464", "127.0.0.1:", "127.0.0.1:port", "http://127.0.0.1:9464",
     "::1:9464", "127.0.0.1:9464/metrics", "127.0.0.1:99999999"],
)  # fmt: skip
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(InputError, match="SANSATOUT_METRICS"):
        metrics_socket(address)


@pytest.mark.parametrize("address", ["192.0.2.1:0", "127.0.0.1:65536"])
def test_an_address_of_somebody_else_is_refused(address: str) -> None:
    with pytest.raises(InputError, match="cannot listen"):
        metrics_socket(address)


def test_a_taken_address_is_refused() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(InputError, match=f"port {port}"):
            metrics_socket(f"127.0.0.1:{port}")


def test_the_command_says_so_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    same = process("serve", "--port", port, "--metrics", f"127.0.0.1:{port}", "--data", tmp_path)
    assert same.code == 2
    assert same.err.count("\n") == 1
    assert f"cannot listen on 127.0.0.1 port {port}" in same.err
