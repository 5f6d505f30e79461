"""Compare the stored answers with those of today, or write them anew."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from tools.golden import FOLDER, deals, files, scores, solver

FILES: dict[str, Callable[[Path], str]] = {
    "scores": scores.today,
    "deals": deals.today,
    "files": files.today,
    "solver": solver.today,
}


def main() -> int:
    """Say which files are not as the program answers today, or make them so."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("files", nargs="*", choices=[[], *FILES])
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    changed = 0
    for name in arguments.files or FILES:
        path = FOLDER / f"{name}.json"
        text = FILES[name](path)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        changed += 1
        print(f"{path.name} {'written anew' if arguments.write else 'is not as it was'}")
        if arguments.write:
            path.write_text(text, encoding="utf-8")
    return 1 if changed and not arguments.write else 0


if __name__ == "__main__":
    sys.exit(main())
