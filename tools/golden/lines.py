"""JSON with a line for each thing, so that a change shows where it is."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

__all__ = ["lines"]


def lines(parts: Mapping[str, list[Any]]) -> str:
    """Return lists under their names, one item a line."""
    written = (
        f"{json.dumps(name)}: [\n" + ",\n".join(json.dumps(item) for item in items) + "\n]"
        for name, items in parts.items()
    )
    return "{\n" + ",\n".join(written) + "\n}\n"
