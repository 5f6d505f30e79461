"""The program answers as it did: scores, deals, files of the past, the work of the solver."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.golden import FOLDER, deals, files, scores, solver

from sansatout.options import option_list
from sansatout.variants import SYSTEMS

HOW = "if this is meant: python -m tools.golden --write"


def stored(name: str) -> tuple[Path, list[str]]:
    path = FOLDER / f"{name}.json"
    return path, path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("system", SYSTEMS)
def test_sheets_and_contracts_are_scored_as_they_were(system: str) -> None:
    """PROMISE-SCORE-1, PROMISE-SCORE-2."""
    text = json.loads((FOLDER / "scores.json").read_text(encoding="utf-8"))
    for sheet in (one for one in text["sheets"] if one["system"] == system):
        now = scores.scored(sheet)
        assert now == sheet, HOW
        assert all(entry.split()[-1] for deal in now["written"] for entry in deal)
    rows = [row for row in text["contracts"] if row[0] == system]
    assert scores.contract_rows(system) == rows, HOW


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_reading_has_a_stored_sheet(system: str) -> None:
    """PROMISE-SCORE-1."""
    text = json.loads((FOLDER / "scores.json").read_text(encoding="utf-8"))
    options = [one["options"] for one in text["sheets"] if one["system"] == system]
    for choice in option_list(SYSTEMS[system].options_type):
        for reading in choice.values[1:]:
            assert {choice.name: reading} in options, HOW
    assert {} in options


def test_seeds_and_secrets_deal_as_they_did() -> None:
    """PROMISE-DEAL-2."""
    path, lines = stored("deals")
    assert deals.today(path).splitlines() == lines, HOW


def test_files_of_the_past_are_read_as_they_were() -> None:
    """PROMISE-OLD-3."""
    path, lines = stored("files")
    assert files.today(path).splitlines() == lines, HOW


def test_the_solver_does_as_much_work_as_it_did() -> None:
    """PROMISE-SOLVER-3."""
    path, lines = stored("solver")
    assert solver.today(path).splitlines() == lines, HOW


def test_other_processors_do_as_much_work() -> None:
    """PROMISE-SOLVER-3."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.golden", "solver"],
        cwd=Path(__file__).parents[2],
        env=os.environ | {"SANSATOUT_ISA": "base"},
        capture_output=True,
        check=False,
        text=True,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
