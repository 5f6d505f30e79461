"""The file of a session: one operation in each line, written through to the disk at once.

Whatever was entered is in the file before the next line is asked for, so a terminal that is killed
loses nothing. A last line that was cut off while it was written is dropped on reading.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

from sansatout import strict_json
from sansatout.errors import InputError, NotationError
from sansatout.keeping.session import FIELDS, MAY_HAVE, Operation
from sansatout.locks import take

__all__ = ["Journal", "operations_of", "read"]

_BEGINNING = b'{"do": "start", '


def read(path: Path) -> list[Operation]:
    """Return the operations of a file; none if it does not exist or is empty.

    :raises NotationError: if a line is not an operation, with its number
    """
    return _parsed(path)[0]


def operations_of(source: str, name: str) -> list[Operation]:
    """Return the operations of a session whose lines came from something of this name.

    :raises NotationError: if a line is not an operation, with its number, or there is none
    """
    operations = _read(source.encode(), Path(name))[0]
    if not operations:
        raise NotationError("sheet-line-not-json", line=1, file=name)
    return operations


def _parsed(path: Path) -> tuple[list[Operation], int]:
    return _read(path.read_bytes() if path.exists() else b"", path)


def _read(content: bytes, path: Path) -> tuple[list[Operation], int]:
    """Return the operations and how many bytes of the content hold them."""
    lines = content.split(b"\n")
    last = lines.pop()
    if not lines and not last.startswith(_BEGINNING[: len(last)]):
        # Nothing of ours was cut off here: this is somebody's other file.
        raise NotationError("sheet-line-not-json", line=1, file=path)
    operations = [_operation(line, number, path) for number, line in enumerate(lines, start=1)]
    return operations, len(content) - len(last)


def _operation(line: bytes, number: int, path: Path) -> Operation:
    try:
        operation: Any = strict_json.loads(line.decode())
    except ValueError:
        raise NotationError("sheet-line-not-json", line=number, file=path) from None
    if not _is_operation(operation):
        raise NotationError("sheet-line-not-operation", line=number, file=path)
    if (operation["do"] == "start") != (number == 1):
        raise NotationError("sheet-line-not-operation", line=number, file=path)
    known: Operation = operation
    return known


def _is_operation(operation: object) -> bool:
    if not isinstance(operation, dict):
        return False
    do = operation.get("do")
    if not isinstance(do, str) or do not in FIELDS:
        return False
    expected = FIELDS[do]
    more = MAY_HAVE.get(do, {})
    if not {"do", *expected} <= set(operation) <= {"do", *expected, *more}:
        return False
    kinds = {**expected, **more, "do": str}
    if not all(type(value) is kinds[name] for name, value in operation.items()):
        return False
    names = [*operation.get("names", []), *operation.get("others", [])]
    return all(isinstance(name, str) for name in names)


class Journal:
    """A file that operations are appended to; nobody else may write it meanwhile."""

    def __init__(self, path: Path, first: Sequence[Operation] = ()) -> None:
        """Open the file and begin it with the operations given if it is new.

        :raises InputError: if another terminal keeps it
        :raises NotationError: if it is not the file of a session
        """
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: IO[bytes] = path.open("ab", buffering=0)
        try:
            _lock(self._file, path)
            self.operations, size = _parsed(path)
            self._file.truncate(size)
            if not self.operations:
                for operation in first:
                    self.append(operation)
                _sync_folder(path.parent)
        except BaseException:
            self._file.close()
            raise

    def append(self, operation: Operation) -> None:
        """Write one operation through to the disk; if that fails, leave nothing of it behind."""
        size = self.path.stat().st_size
        try:
            self._file.write(json.dumps(operation, ensure_ascii=False).encode() + b"\n")
            os.fsync(self._file.fileno())
        except OSError:
            self._file.truncate(size)
            raise
        self.operations.append(operation)

    def close(self) -> None:
        """Let the file go."""
        self._file.close()


def _lock(file: IO[bytes], path: Path) -> None:
    if not take(file.fileno()):
        raise InputError("sheet-in-use", file=path)


def _sync_folder(folder: Path) -> None:
    """Write the new name of the file through as well."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:  # folders cannot be opened everywhere
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
