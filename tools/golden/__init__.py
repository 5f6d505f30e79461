"""What must not change unnoticed: stored answers of the program, held by ``tests/golden``.

    python -m tools.golden --write [scores|deals|files|solver]

writes the answers of today beside the stored questions; what changed then shows in review.
"""

from __future__ import annotations

from pathlib import Path

__all__ = ["FOLDER"]

FOLDER = Path(__file__).parents[2] / "tests" / "golden"
