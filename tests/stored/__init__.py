"""What earlier programs stored, and how to tell whether it is still seen as it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any

STORED = Path(__file__).parent
ADDED = {"sheet_keeping": "each", "seat_draw_ace": "high"}
"""Options that came later, with the reading that was the only one before."""


def lost(then: Any, now: Any, where: str = "it") -> list[str]:
    """Return where something seen then is not seen now; what was added since does not count."""
    if isinstance(then, dict) and isinstance(now, dict):
        missing = [f"{where}.{name}" for name in then if name not in now]
        both = (name for name in then if name in now)
        return missing + [
            at for name in both for at in lost(then[name], now[name], f"{where}.{name}")
        ]
    if _named(then) and _named(now):
        added = {one["name"]: one["reading"] for one in now if one["name"] in ADDED}
        if added != {name: ADDED[name] for name in added}:
            return [f"{where}: {added!r} is not how it was played then"]
        now = [one for one in now if one["name"] not in ADDED]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        pairs = enumerate(zip(then, now, strict=True))
        return [at for i, (old, new) in pairs for at in lost(old, new, f"{where}[{i}]")]
    return [] if then == now else [f"{where}: {then!r} is {now!r} now"]


def _named(seen: Any) -> bool:
    """Tell whether it is a list of readings, each under its option's name."""
    return (
        bool(seen)
        and isinstance(seen, list)
        and all(isinstance(one, dict) and set(one) >= {"name", "reading"} for one in seen)
    )
