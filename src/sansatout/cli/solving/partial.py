"""A file that is made anew beside the old one, bit by bit, and takes its place when it is whole.

What is done stands in ``NAME.solving``; ``NAME.solving.json`` says how far that is good, and of how
much of the old file. A run that was stopped, however, is taken up there by the next.
"""

from __future__ import annotations

import json
import os
import stat
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final

from sansatout import strict_json
from sansatout.errors import InputError
from sansatout.locks import take

__all__ = ["Done", "Partial"]

_VERSION: Final = 1
_PIECE: Final = 1 << 20


@dataclass(slots=True)
class Done:
    """How far a run has come."""

    read: int = 0
    """Bytes of the old file that are dealt with."""
    line: int = 1
    """The line at which the rest of it begins."""
    boards: int = 0
    added: int = 0
    right: int = 0
    wrong: int = 0
    unreadable: int = 0
    without: int = 0
    """Boards without a whole deal."""
    last: dict[str, str] = field(default_factory=dict)
    """Values of tags that the next game may take over."""
    header: dict[str, str] = field(default_factory=dict)


def _check_kinds(done: Done, written: object) -> None:
    """Refuse values that no run has noted.

    :raises TypeError: if there is one
    """
    texts = {**done.last, **done.header}
    counts = [value for value in asdict(done).values() if not isinstance(value, dict)]
    if not all(type(one) is int and one >= 0 for one in (*counts, written)):
        raise TypeError
    if not all(isinstance(one, str) for one in texts.values()):
        raise TypeError


class Partial:
    """The new file, locked as long as it is open.

    :raises InputError: if another run has it open
    """

    def __init__(self, old: Path, source: BinaryIO) -> None:
        self._old, self._source = old, source
        self._new = old.with_name(old.name + ".solving")
        self._note = old.with_name(old.name + ".solving.json")
        self._file = self._opened()
        self._before = os.fstat(source.fileno())
        self._read, self._written = sha256(), sha256()
        self.done = self._taken_up() or self._begun()

    def __enter__(self) -> Partial:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def _opened(self) -> BinaryIO:
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
        while True:
            file = os.fdopen(os.open(self._new, flags, 0o600), "r+b")
            try:
                self._lock(file)
                # Another run may have put the file in its place since we opened it.
                if os.path.samestat(os.fstat(file.fileno()), self._new.stat()):
                    return file
            except FileNotFoundError:
                pass
            except BaseException:
                file.close()
                raise
            file.close()

    def _lock(self, file: BinaryIO) -> None:
        if not take(file.fileno()):
            raise InputError("cli-solve-busy", name=self._old.name)

    def _taken_up(self) -> Done | None:
        """Return how far the last run came, if all that it left still fits."""
        try:
            noted: Any = strict_json.loads(self._note.read_text(encoding="utf-8"))
            done = Done(**{one.name: noted[one.name] for one in fields(Done)})
            version, written, digests = noted["version"], noted["written"], noted["digests"]
            _check_kinds(done, written)
        except (OSError, ValueError, KeyError, TypeError):
            return None
        self._source.seek(0)
        self._file.seek(0)
        self._feed(self._read, self._source, done.read)
        self._feed(self._written, self._file, written)
        found = [self._read.hexdigest(), self._written.hexdigest()]
        if version != _VERSION or found != digests:
            return None
        self._file.truncate(written)
        return done

    @staticmethod
    def _feed(digest: Any, file: BinaryIO, size: int) -> None:  # noqa: ANN401 (hashlib's own)
        while size > 0 and (piece := file.read(min(_PIECE, size))):
            digest.update(piece)
            size -= len(piece)

    def _begun(self) -> Done:
        self._read, self._written = sha256(), sha256()
        self._file.seek(0)
        self._file.truncate()
        return Done()

    def add(self, old: bytes, new: bytes) -> None:
        """Write what takes the place of the next bytes of the old file."""
        self._read.update(old)
        self._written.update(new)
        self._file.write(new)
        self.done.read += len(old)

    def keep(self) -> None:
        """See to it that the next run finds what is done so far."""
        self._file.flush()
        os.fsync(self._file.fileno())
        digests = [self._read.hexdigest(), self._written.hexdigest()]
        note = {"version": _VERSION, "written": self._file.tell(), "digests": digests}
        draft = self._note.with_name(self._note.name + ".new")
        # In a folder of many people somebody's link must not lead us to another file.
        draft.unlink(missing_ok=True)
        with draft.open("x", encoding="utf-8") as out:
            out.write(json.dumps(note | asdict(self.done)))
        draft.replace(self._note)

    def finish(self) -> None:
        """Put the new file in the place of the old one.

        :raises InputError: if the old one was changed meanwhile
        """
        self._file.flush()
        os.fsync(self._file.fileno())
        self._check_unchanged()
        self._take_rights()
        self._let_go()
        self._new.replace(self._old)
        self._note.unlink(missing_ok=True)

    def drop(self) -> None:
        """Leave the old file as it is."""
        self._let_go()
        self._note.unlink(missing_ok=True)
        self._new.unlink(missing_ok=True)

    def _let_go(self) -> None:
        """Close both where files that are open can be neither replaced nor deleted."""
        if os.name == "nt":
            self._file.close()
            self._source.close()

    def _check_unchanged(self) -> None:
        now, before = self._old.stat(), self._before
        same = os.path.samestat(now, before)
        if not same or (now.st_size, now.st_mtime_ns) != (before.st_size, before.st_mtime_ns):
            self.drop()
            raise InputError("cli-solve-changed", name=self._old.name)

    def _take_rights(self) -> None:
        """Give the new file the owner and the rights of the old one, as far as we may."""
        if hasattr(os, "fchown"):
            with suppress(OSError):
                os.fchown(self._file.fileno(), self._before.st_uid, self._before.st_gid)
        self._new.chmod(stat.S_IMODE(self._before.st_mode))
