"""Seconds of fuzzing: the corpus once more, and what it gives when it is spoilt."""

from __future__ import annotations

import time
from random import Random

import pytest

from tests.fuzz.seeds import CORPUS, seeds, spoilt
from tests.fuzz.targets import TARGETS

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
