"""The units of systemd are sound, strict, and leave the server the time it needs to stop."""

from __future__ import annotations

import configparser
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from sansatout.server.environment import config_from
from sansatout.server.service import READY, STOPPING
from tests.deploy.programs import program
from tests.server.harness import NO_LIMITS, Server

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = {"sansatout.service": "sansatout.service", "sansatout@.service": "sansatout@8001.service"}
COMMAND = "/opt/sansatout/bin/sansatout"
MOST_EXPOSED = 15
"""Of a hundred, as ``systemd-analyze security`` reckons; most services have more than 90."""


@pytest.fixture(params=list(UNITS))
def unit(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Give a unit whose program there is."""
    text = (DEPLOY / request.param).read_text()
    assert text.count(COMMAND) >= 1
    made = tmp_path / UNITS[request.param]
    made.write_text(re.sub(f"ExecStart={COMMAND}", f"ExecStart={sys.executable}", text))
    return made


def test_systemd_finds_nothing_wrong(unit: Path) -> None:
    analyse = program("systemd-analyze")
    done = subprocess.run([analyse, "verify", unit], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if unit.name in line or str(unit) in line]
    assert (done.returncode, ours) == (0, [])


def test_systemd_finds_nothing_wrong_with_the_daily_copy(tmp_path: Path) -> None:
    names = ("sansatout-backup.service", "sansatout-backup.timer")
    for name in names:
        (tmp_path / name).write_text((DEPLOY / name).read_text())
    done = subprocess.run(
        [program("systemd-analyze"), "verify", *(tmp_path / name for name in names)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    ours = [line for line in done.stderr.splitlines() if "sansatout-backup" in line]
    assert (done.returncode, ours) == (0, [])


def test_the_daily_copy_is_made_and_thirty_are_kept(tmp_path: Path) -> None:
    """The commands of the unit, run by hand: the program is there, and the folder is its own."""
    server = Server(tmp_path / "data")
    server.stop()
    copies = tmp_path / "copies"
    copies.mkdir()
    for day in range(10, 42):
        (copies / f"2026-01-{day}T043000").touch()
    unit = _settings(DEPLOY / "sansatout-backup.service")
    for step in ("ExecStart", "ExecStartPost"):
        command = unit[f"Service.{step}"].replace("%%", "%")
        ours = str(Path(sys.executable).with_name("sansatout"))
        _, _, script = command.partition("/bin/sh -c ")
        subprocess.run(
            ["/bin/sh", "-c", script.strip("'").replace(COMMAND, ours)], cwd=copies, check=True,
            env={"PATH": os.environ["PATH"], "SANSATOUT_DATA": str(tmp_path / "data")},
        )  # fmt: skip
    left = sorted(one.name for one in copies.iterdir())
    assert len(left) == 30
    assert left[0] == "2026-01-13T043000"
    assert (copies / left[-1]).read_bytes().startswith(b"SQLite format 3")


def test_a_server_may_do_little_besides_serving(unit: Path) -> None:
    analyse = [program("systemd-analyze"), "security", "--offline=true", "--no-pager"]
    done = subprocess.run(
        [*analyse, f"--threshold={MOST_EXPOSED}", unit], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_the_nodes_of_one_machine_are_treated_like_a_server_alone() -> None:
    alone, node = (_settings(DEPLOY / name) for name in UNITS)
    own = {"Service.ExecStart", "Service.Environment", "Service.StateDirectory", "Unit.Description"}
    assert {key for key in alone | node if alone.get(key) != node.get(key)} == own


def _settings(unit: Path) -> dict[str, str]:
    read = configparser.RawConfigParser(strict=False)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string(re.sub(r"^#.*\n", "", unit.read_text(), flags=re.M))
    return {f"{part}.{name}": value for part in read for name, value in read[part].items()}


def test_a_stop_is_waited_for_as_long_as_it_may_take() -> None:
    for name in UNITS:
        assert 10 < int(_settings(DEPLOY / name)["Service.TimeoutStopSec"]) < 30


def test_every_setting_of_the_example_is_one() -> None:
    lines = (DEPLOY / "sansatout.env").read_text().splitlines()
    told = dict(line.lstrip("#").split("=", 1) for line in lines if re.match("#?[A-Z_]+=", line))
    assert len(told) >= 6
    config = config_from(told)
    assert config.log == "json"
    assert config.trusted_proxies
    assert config.database.startswith("postgresql://")


def test_the_server_tells_when_it_is_ready_and_when_it_stops(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(str(tmp_path / "notify"))
        heard.settimeout(30)
        where = {"NOTIFY_SOCKET": str(tmp_path / "notify")}
        server = Server(tmp_path / "data", limits={**NO_LIMITS, **where})
        try:
            assert heard.recv(100).decode() == READY
        finally:
            server.stop()
        assert heard.recv(100).decode() == STOPPING
