"""Find class names that mean two things.

    python -m tools.names

A class may share its name with another only if it stands in :data:`SHARED`, for the reason given in
``docs/decisions.md``. Functions are read with their module (``pbn.read``) and are not looked at.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

__all__ = ["SHARED", "collisions", "defined"]

SOURCE = Path(__file__).parents[1] / "src" / "sansatout"
SHARED = frozenset(
    {
        "Act", "Explain", "Mistake", "ParContract",  # as the wire carries what is called so inside
        "Minds",  # what a room asks of robots, and who answers
        "Name",  # naming trumps, and the name of an irregularity
        "Phase",  # of a deal that the table keeps, and of one that a referee rules on
        "Place",  # above or below the line, and among what is offered
    }
)  # fmt: skip
"""Names that two classes share on purpose."""


def defined(folder: Path = SOURCE) -> dict[str, list[str]]:
    """Return every public class of the modules with the modules that define one of its name."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path.relative_to(folder).as_posix())
    return dict(found)


def collisions(names: Mapping[str, list[str]]) -> list[str]:
    """Return a complaint for every name that is shared unasked, or listed and not shared."""
    shared = {name: places for name, places in names.items() if len(places) > 1}
    new = [f"{name}: {', '.join(shared[name])}" for name in sorted(set(shared) - SHARED)]
    return new + [f"{name}: is not shared any more" for name in sorted(SHARED - set(shared))]


def main() -> int:
    """Say which names mean two things."""
    found = collisions(defined())
    for complaint in found:
        print(complaint)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
