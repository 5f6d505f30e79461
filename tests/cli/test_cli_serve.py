"""``sansatout serve`` says where the page is, for this machine and for others."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sansatout.server.reach import others_addresses


def said(data: Path, lines: int, *more: str) -> list[str]:
    """Start a server and return what it says first."""
    command = [sys.executable, "-m", "sansatout.cli", "serve", "--no-browser", "--data", str(data)]
    settings = {**os.environ, "SANSATOUT_WORKERS": "1", "LANG": "C"}
    with subprocess.Popen(
        [*command, *more], stdout=subprocess.PIPE, text=True, env=settings
    ) as server:
        assert server.stdout is not None, "it was piped"
        try:
            return [server.stdout.readline().strip() for _ in range(lines)]
        finally:
            server.terminate()


def test_a_server_for_this_machine_says_how_to_let_others_in(tmp_path: Path) -> None:
    first, second = said(tmp_path, 2)
    assert first.startswith("Sansatout is at http://127.0.0.1:")
    assert second.endswith("start it with --host 0.0.0.0")


def test_a_server_for_all_says_where_others_find_it(tmp_path: Path) -> None:
    addresses = others_addresses("0.0.0.0", 0)
    if not addresses:
        pytest.skip("this machine has no address that others know")
    first, *others = said(tmp_path, 1 + len(addresses), "--host", "0.0.0.0")
    port = first.split(":")[2].split("/")[0]
    assert first.startswith("Sansatout is at http://127.0.0.1:")
    expected = [f"http://{one.split('/')[2].split(':')[0]}:{port}/" for one in addresses]
    assert [one.split()[-1] for one in others] == expected
