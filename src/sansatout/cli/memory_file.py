"""What is learned in the terminal, kept in a file among the user's data."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import msgspec

from sansatout.errors import InputError
from sansatout.school.remembering import Memory, after
from sansatout.server.config import data_folder

__all__ = ["MemoryFile"]


class MemoryFile:
    """The rules that were asked about, and how well each is known.

    :raises InputError: if the file is not ours
    """

    def __init__(self, given: Path | None = None) -> None:
        self._path = data_folder() / "learning.json" if given is None else given
        self.memories: dict[str, Memory] = {}
        if not self._path.exists():
            return
        try:
            self.memories = msgspec.json.decode(self._path.read_bytes(), type=dict[str, Memory])
        except msgspec.DecodeError as wrong:
            raise InputError("school-file", file=self._path, wrong=wrong) from None

    def answered(self, rule: str, *, right: bool) -> None:
        """Keep how a question about a rule was answered."""
        memory = self.memories.get(rule, Memory())
        self.memories[rule] = after(memory, datetime.now(UTC), right=right)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        new = self._path.with_suffix(".new")
        new.write_bytes(msgspec.json.encode(self.memories))
        new.replace(self._path)
