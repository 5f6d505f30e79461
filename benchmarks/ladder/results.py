"""The figures of robots: one file, a part for each measurement."""

from __future__ import annotations

import json
import resource
from pathlib import Path
from typing import Any

__all__ = ["RESULTS", "before", "save", "spent"]

RESULTS = Path(__file__).parent.parent / "results" / "robots.json"


def before() -> dict[str, Any]:
    """Return what earlier runs have written."""
    return json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}


def save(found: dict[str, Any]) -> None:
    """Write what is known so far."""
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def spent() -> float:
    """Return the processor seconds of this process and of those it has waited for."""
    used = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in used)
