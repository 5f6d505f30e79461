"""Processes in which robots think end with the one that started them."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

PATIENCE = 60
"""Seconds after which a process is taken to stay for ever."""
STARTED = """
import os
from sansatout.lab.experiments.crews import LocalCrew
from sansatout.cli.manager import _pool
if __name__ == "__main__":
    pools = LocalCrew(1), _pool(1)
    print(*(pool.submit(os.getpid).result() for pool in pools), flush=True)
    input()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes are looked at with signals")
def test_a_killed_run_or_manager_leaves_no_processes_behind(tmp_path: Path) -> None:
    """All of them have the pipe to write errors to: it ends when the last of them has ended."""
    script = tmp_path / "started.py"
    script.write_text(STARTED)
    alive, held = os.pipe()
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=held, text=True, pass_fds=[held],
    ) as started:  # fmt: skip
        os.close(held)
        assert started.stdout is not None
        assert len(started.stdout.readline().split()) == 2
        started.kill()
    try:
        said = True
        while said:
            readable, _, _ = select.select([alive], [], [], PATIENCE)
            assert readable, "somebody is still there"
            said = bool(os.read(alive, 4096))
    finally:
        os.close(alive)
