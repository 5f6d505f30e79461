"""The positions of the book's own cases, each a deal's start and its events."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from sansatout.laws import RULEBOOK, Irregularity
from sansatout.laws.record import read_record, replay
from sansatout.trainer.following import MANNERS, follow
from sansatout.trainer.positions import Scene

__all__ = ["cases"]


@cache
def cases(chapter: str) -> tuple[Scene, ...]:
    """Return the positions of a chapter."""
    text = files("sansatout.trainer").joinpath("cases.json").read_text(encoding="utf-8")
    return tuple(
        _position(case) for case in json.loads(text) if _law(case).rpartition("-")[0] == chapter
    )


def _law(case: dict[str, object]) -> str:
    """Return the law of the irregularity, or the one by which something follows by itself."""
    return str(case["law"]) if "law" in case else RULEBOOK.law(Irregularity(str(case["kind"])))


def _position(case: dict[str, object]) -> Scene:
    lines = case["lines"]
    assert isinstance(lines, list), "a case is a list of lines"
    record = read_record("\n".join(json.dumps(line) for line in lines))
    told = int(str(case["told"]))
    if "law" in case:
        states = [record.start, *(ref for _, ref in replay(record))]
        events, pool = record.events[-told:], MANNERS
        return follow(states[-1 - told], *events, law=_law(case), pool=pool, source=str(case["id"]))
    *_, (_, ref) = replay(record)
    return Scene(ref, record.events[-told:], Irregularity(str(case["kind"])), str(case["id"]))
