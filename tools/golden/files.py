"""What is read in files that programs of the past wrote."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sansatout.cli.keeping import journal
from sansatout.cli.memory_file import MemoryFile
from sansatout.formats import files
from sansatout.formats import json as records
from sansatout.keeping import session
from tools.golden.lines import lines

__all__ = ["today"]

_FOREIGN = Path(__file__).parents[2] / "tests" / "formats" / "files"


def today(path: Path) -> str:
    """Return the whole file as the program reads today."""
    ours = path.parent / "files"
    books = [
        [file.name, record]
        for file in sorted([*_FOREIGN.glob("*.*"), *ours.glob("*.*")])
        if file.suffix[1:] in files.FORMATS
        for record in _records(file)
    ]
    sheets = [_sheet(file) for file in sorted((ours / "kept").glob("*.jsonl"))]
    learned = MemoryFile(ours / "kept" / "learning.json").memories
    known = [[rule, memory.right, memory.asked] for rule, memory in learned.items()]
    return lines({"books": books, "sheets": sheets, "learned": known})


def _records(file: Path) -> Iterator[Any]:
    yield from json.loads(records.dumps(files.read(file)))["records"]


def _sheet(file: Path) -> list[Any]:
    kept = session.fold(journal.read(file))
    told = [None if one is None else kept.telling.told(one) for one in kept.sheet.results]
    points = {str(owner): total for owner, total in kept.sheet.accounts.items()}
    return [file.name, kept.system.key, told, points]
