"""Small experiments for the tests."""

from __future__ import annotations

from pathlib import Path

SMALL = """
title = "no trump or less"
[deal]
count = 8
seed = 5
shard = 2
{more}
[[do]]
step = "level"
low = "1NT"
high = "3NT"
systems = ["duplicate", "kontrakt"]
[[count]]
name = "gain"
kind = "mean"
of = "gain"
by = ["system"]
[[count]]
name = "tricks"
kind = "histogram"
of = "tricks"
where = {{ system = "duplicate" }}
[[count]]
name = "makes"
kind = "table"
by = ["makes", "system"]
[[plot]]
name = "gain"
of = "gain"
"""


def small(folder: Path, more: str = "", **changed: str) -> Path:
    """Write the small experiment, with lines more in its part ``[deal]``, words changed."""
    file = folder / "small.toml"
    text = SMALL.format(more=more)
    for old, new in changed.items():
        assert old in text
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")
    return file
