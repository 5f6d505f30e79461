"""Seconds of fuzzing: the corpus once more, and what it gives when it is spoilt."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path
from random import Random

import pytest

from tests.fuzz.seeds import CORPUS, seeds, spoilt
from tests.fuzz.targets import TARGETS

ROOT = Path(__file__).parents[2]
SPOILT = {"events": 40, "courses": 60, "conditions": 200, "lines": 2000}
"""How many in the usual run; 100 of the others."""
LONGEST = 5.0
"""So many seconds of the processor are too many for any input."""


def fed(target: str, data: bytes) -> None:
    start = time.process_time()
    TARGETS[target](data)
    assert time.process_time() - start < LONGEST


def test_every_target_has_a_corpus() -> None:
    assert {path.name for path in CORPUS.iterdir()} == {*TARGETS, "native"}


@pytest.mark.parametrize("target", TARGETS)
def test_what_was_found_once_is_read_or_refused(target: str) -> None:
    """PROMISE-INPUT-2."""
    for data in seeds(target):
        fed(target, data)


@pytest.mark.parametrize("target", TARGETS)
def test_whatever_is_spoilt_is_read_or_refused_and_said_again(target: str) -> None:
    """PROMISE-INPUT-2, PROMISE-FILE-2."""
    good, rng = seeds(target), Random(target)
    for _ in range(SPOILT.get(target, 100)):
        fed(target, spoilt(good, rng))


def test_a_compiler_that_cannot_build_the_solvers_fuzzer_is_told_of(tmp_path: Path) -> None:
    """Debian's clang alone has neither libFuzzer nor sanitizers."""
    (tmp_path / "tools").mkdir()
    script = tmp_path / "tools" / "fuzz_solver.sh"
    script.write_text((ROOT / "tools" / "fuzz_solver.sh").read_text("utf-8"), "utf-8")
    for name in ("clang++", "cmake"):
        (tmp_path / name).write_text("#!/bin/sh\necho cannot find libclang_rt.asan\nexit 1\n")
        (tmp_path / name).chmod(0o755)
    outside = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["sh", str(script), "1"], env=outside, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "cannot find libclang_rt.asan" in done.stderr
    assert "libclang-rt-dev" in done.stderr


@pytest.mark.soak
@pytest.mark.parametrize("target", TARGETS)
def test_whatever_is_spoilt_for_minutes_is_read_or_refused(target: str) -> None:
    good, rng = seeds(target), Random()
    end = time.monotonic() + 60
    while time.monotonic() < end:
        data = spoilt(good, rng)
        try:
            fed(target, data)
        except BaseException as error:
            error.add_note(f"the input: {data!r}")
            raise
