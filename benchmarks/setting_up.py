"""What the README's two commands take on a fresh clone until they can start: minutes and megabytes.

    python benchmarks/setting_up.py [--beside COMMIT] [--write]

Each commit is cloned and set up with empty caches of pip and npm, once for ``make play``, once for
``make test``. Work is told in processor seconds beside those of the clock, which other work on the
machine and its disk disturb. Needs the registries, and some gigabytes in the temporary folder.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = Path(__file__).parent / "results" / "setting_up.json"
TARGETS: Final = {"make play": ("ready",), "make test": ("ready-to-test",)}
BEFORE: Final = {
    "make play": (".venv/play.stamp", "page"),
    "make test": (".venv/dev.stamp", "web/node_modules/.dev.stamp", "page"),
}
"""The same in commits that have no target of their own for it."""


def megabytes(*folders: Path) -> float:
    """Return what folders take on the disk."""
    there = [str(folder) for folder in folders if folder.exists()]
    there += ["--exclude", "gone.*"]  # what is being deleted
    said = subprocess.check_output(["du", "-scB1", *there], text=True)
    return int(said.splitlines()[-1].split()[0]) / 1e6


def processor() -> float:
    """Return the processor time of everything that was started and has ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measured(commit: str, command: str) -> dict[str, float]:
    """Set a commit up for a command, in a folder that goes away again."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        clone, caches = Path(name, "clone"), Path(name, "caches")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        subprocess.run(["git", "checkout", "--quiet", commit], cwd=clone, check=True)
        fresh = "\nready:" in (clone / "Makefile").read_text("utf-8")
        kept = {"PIP_CACHE_DIR": str(caches / "pip"), "npm_config_cache": str(caches / "npm")}
        began, used = time.monotonic(), processor()
        subprocess.run(
            ["make", "--silent", *(TARGETS if fresh else BEFORE)[command]],
            cwd=clone,
            env={**os.environ, **kept},
            check=True,
            stdout=subprocess.DEVNULL,
        )
        took, worked = time.monotonic() - began, processor() - used
        return {
            "seconds": round(took, 1),
            "processor seconds": round(worked, 1),
            "megabytes": round(megabytes(clone / ".venv", clone / "web" / "node_modules")),
        }


def main() -> None:
    """Measure both commands, of this commit and of those it is held against."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", action="append", default=[], help="another commit")
    parser.add_argument("--write", action="store_true", help="write the figures to results/")
    asked = parser.parse_args()
    found = {
        commit: {command: measured(commit, command) for command in TARGETS}
        for commit in ("HEAD", *asked.beside)
    }
    print(json.dumps(found, indent=2))
    if asked.write:
        RESULTS.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
