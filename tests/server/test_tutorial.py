"""The program in the tutorial that talks to a server."""

import re
from pathlib import Path

import pytest

from sansatout.variants import VARIANTS
from tests.server.harness import Server

PAGE = Path(__file__).parents[2] / "docs/tutorials/programmers.md"


def test_the_tutorials_program_finds_the_games(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.M | re.S)
    assert "http://localhost:8000" in program
    exec(program.replace("http://localhost:8000", server.address), {})
    assert capsys.readouterr().out.strip() == str(list(VARIANTS))
