"""The positions of the book's own cases, each a deal's start and its events."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from sansatout.laws import Irregularity
from sansatout.laws.record import read_record, replay
from sansatout.trainer.positions import Position

__all__ = ["cases"]


@cache
def cases(chapter: str) -> tuple[Position, ...]:
    """Return the positions of a chapter."""
    text = files("sansatout.trainer").joinpath("cases.json").read_text(encoding="utf-8")
    return tuple(
        _position(case)
        for case in json.loads(text)
        if Irregularity(case["kind"]).law.rpartition("-")[0] == chapter
    )


def _position(case: dict[str, object]) -> Position:
    lines = case["lines"]
    assert isinstance(lines, list), "a case is a list of lines"
    record = read_record("\n".join(json.dumps(line) for line in lines))
    *_, (_, ref) = replay(record)
    told = int(str(case["told"]))
    return Position(ref, record.events[-told:], Irregularity(str(case["kind"])), str(case["id"]))
