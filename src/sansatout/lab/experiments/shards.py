"""Shards on the disk: what a part of the deals gave, as JSON lines, whole or not there at all.

The first line says what the shard is, the last how many rows it has. A file in which that does
not fit (half written, cut off, of other work) is no shard: its deals are done again. A shard with
more deals than are asked for is kept, and those are taken that count.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from uuid import uuid4

from sansatout import strict_json
from sansatout.errors import InputError
from sansatout.lab.experiments.experiment import Experiment
from sansatout.lab.experiments.steps import LabRow
from sansatout.locks import FileLock, HeldError

__all__ = ["ShardFolder"]

_MARK: Final = "experiment.json"
_LOCK: Final = "run.lock"


class ShardFolder:
    """The folder that an experiment's shards are kept in."""

    def __init__(self, path: Path, experiment: Experiment) -> None:
        """Open the folder, and make it if it is not there.

        :raises InputError: if it has the shards of other work
        """
        self.path, self._experiment = path, experiment
        path.mkdir(parents=True, exist_ok=True)
        mark = path / _MARK
        if not mark.exists():
            if any(not found.name.startswith(_MARK) for found in path.iterdir()):
                raise InputError("lab-foreign-folder", folder=str(path))
            told = {"title": experiment.title, "digest": experiment.digest}
            _write_first(mark, json.dumps(told, ensure_ascii=False))
        if self._digest(mark) != experiment.digest:
            raise InputError("lab-other-experiment", folder=str(path))

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Have the folder to oneself; what a run left half written when it died is swept away.

        :raises InputError: if another run has it
        """
        try:
            lock = FileLock(self.path / _LOCK)
        except HeldError as held:
            process = held.holder or "?"
            raise InputError("lab-folder-in-use", folder=str(self.path), process=process) from None
        try:
            for left in self.path.glob("shard-*.part"):
                left.unlink(missing_ok=True)
            yield
        finally:
            lock.close()

    @staticmethod
    def _digest(mark: Path) -> object:
        if not mark.is_file():
            return None
        try:
            told = strict_json.loads(mark.read_text(encoding="utf-8"))
        except ValueError:
            return None
        return told.get("digest") if isinstance(told, dict) else None

    def file(self, number: int) -> Path:
        """Return where a shard is, or will be."""
        return self.path / f"shard-{number:06}.jsonl"

    def write(self, number: int, rows: Iterable[LabRow]) -> None:
        """Keep a shard."""
        lines = [json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows]
        end = json.dumps({"rows": len(lines)})
        _write_whole(self.file(number), [json.dumps(self._head(number)), *lines, end])

    def _head(self, number: int) -> dict[str, object]:
        size = self._experiment.dealing.size(number)
        return {"shard": number, "deals": size, "digest": self._experiment.digest}

    def missing(self) -> tuple[list[int], list[Path]]:
        """Return the shards that are still to be done, and files that are no whole shards."""
        todo, broken = [], []
        for number in range(self._experiment.dealing.shards):
            file = self.file(number)
            kept = self._kept(number) if file.exists() else _Kept(0, [])
            if kept is None:
                broken.append(file)
            if kept is None or kept.deals < self._experiment.dealing.size(number):
                todo.append(number)
        return todo, broken

    def rows(self) -> Iterator[LabRow]:
        """Yield the rows of all shards, in the order of the deals.

        :raises InputError: if a shard has gone or broken since it was written
        """
        for number in range(self._experiment.dealing.shards):
            kept = self._kept(number)
            if kept is None or kept.deals < self._experiment.dealing.size(number):
                raise InputError("lab-shard-gone", file=str(self.file(number)))
            # Of a shard with more deals only those that count.
            yield from (row for row in kept.rows if _board(row) <= self._experiment.dealing.count)

    def _kept(self, number: int) -> _Kept | None:
        """Return what a shard's file holds; ``None`` where it is not whole."""
        if not self.file(number).is_file():
            return None  # a pipe would be waited for, a device read without end
        try:
            lines = self.file(number).read_bytes().splitlines()
            head, *rows, end = [strict_json.loads(line.decode()) for line in lines]
        except (OSError, ValueError):
            return None
        deals = head.get("deals") if isinstance(head, dict) else None
        if type(deals) is not int or head != self._head(number) | {"deals": deals}:
            return None
        before = number * self._experiment.dealing.shard
        kept = [
            row for row in rows if isinstance(row, dict) and before < _board(row) <= before + deals
        ]
        is_whole = end == {"rows": len(rows)} and len(kept) == len(rows)
        return _Kept(deals, kept) if is_whole else None


@dataclass(frozen=True, slots=True)
class _Kept:
    """A shard that is whole: of how many deals, and what they gave."""

    deals: int
    rows: list[LabRow]


def _board(row: LabRow) -> int:
    """Return the number of a row's board; every row has one, from 1."""
    board = row.get("board")
    return board if isinstance(board, int) else 0


def _write_first(path: Path, line: str) -> None:
    """Write a file whole, unless another has been there first."""
    part = path.with_name(f"{path.name}.{uuid4().hex}.part")
    part.write_text(line + "\n", encoding="utf-8")
    try:
        os.link(part, path)
    except FileExistsError:
        pass
    except OSError:  # a file system without links (exFAT, some shares): there the later one has it
        if not path.exists():
            part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _write_whole(path: Path, lines: Iterable[str]) -> None:
    """Write a file that is there with all its lines, or not there."""
    part = path.with_name(f"{path.name}.{uuid4().hex}.part")
    with part.open("w", encoding="utf-8", newline="\n") as out:
        out.write("".join(line + "\n" for line in lines))
        out.flush()
        os.fsync(out.fileno())
    part.replace(path)
