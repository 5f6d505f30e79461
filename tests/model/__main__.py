"""`python -m tests.model`: explore all sizes, and say how large each is."""

from __future__ import annotations

import sys

from tests.model.worlds import LARGE, SMALL, explored

if __name__ == "__main__":
    for name, world in (SMALL | LARGE).items():
        sys.stdout.write(f"{name}: {explored(world)}\n")
        sys.stdout.flush()
