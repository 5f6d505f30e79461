"""Parts of an experiment's file, read key by key; what is left over is named and refused."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from sansatout.errors import InputError

__all__ = ["LARGEST", "FileSection"]

LARGEST: Final = 10**9
"""The largest number that an experiment can ask for."""


class FileSection:
    """A table of the file; every key that is known is taken from it once."""

    def __init__(self, plain: object, place: str) -> None:
        """Take the table that stands at the place.

        :raises InputError: if it is no table
        """
        if not isinstance(plain, Mapping):
            raise InputError("lab-value", key=place, value=_shown(plain), expected="[…]")
        self.place = place
        self._plain = dict(plain)
        self._known: list[str] = []

    def _take(self, key: str) -> object:
        self._known.append(key)
        return self._plain.pop(key, None)

    def _name(self, key: str) -> str:
        return f"{self.place}.{key}" if self.place else key

    def fault(self, key: str, value: object, expected: str) -> InputError:
        """Return the error for a value that a key cannot have."""
        return InputError("lab-value", key=self._name(key), value=_shown(value), expected=expected)

    def text(self, key: str, default: str = "", among: Collection[str] | None = None) -> str:
        """Take a text: any, or one of those named, of which there may be none."""
        value = self._take(key)
        if value is None and (among is None or default or "" in among):
            return default
        if not isinstance(value, str) or (among is not None and value not in among):
            raise self.fault(key, value, '"…"' if among is None else ", ".join(among) or "–")
        return value

    def number(self, key: str, default: int | None = None, least: int = 1) -> int:
        """Take a whole number."""
        value = self._take(key)
        if value is None:
            if default is None:
                raise InputError("lab-missing", key=self._name(key))
            return default
        if type(value) is not int or not least <= value <= LARGEST:
            raise self.fault(key, value, f"{least} … {LARGEST}")
        return value

    def texts(self, key: str, among: Collection[str] = ()) -> tuple[str, ...]:
        """Take a list of texts, each one of those named if any are."""
        value = self._take(key)
        if value is None:
            return ()
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self.fault(key, value, '["…", …]')
        for one in value:
            if among and one not in among:
                raise self.fault(key, one, ", ".join(among))
        return tuple(value)

    def table(self, key: str) -> dict[str, object]:
        """Take a table as it stands; empty where there is none."""
        value = self._take(key)
        if value is not None and not isinstance(value, Mapping):
            raise self.fault(key, value, "{ … = … }")
        return dict(value or {})

    def section(self, key: str) -> FileSection:
        """Take a part that must be there."""
        value = self._take(key)
        if value is None:
            raise InputError("lab-missing", key=key)
        return FileSection(value, key)

    def sections(self, key: str) -> list[FileSection]:
        """Take a list of parts."""
        value = self._take(key)
        if value is not None and not isinstance(value, list):
            raise self.fault(key, value, f"[[{key}]]")
        return [FileSection(one, f"{key}[{n}]") for n, one in enumerate(value or [], start=1)]

    def finish(self) -> None:
        """Refuse keys that nobody has taken.

        :raises InputError: if there is one
        """
        for key in self._plain:
            known = ", ".join(self._known)
            raise InputError("lab-unknown-key", key=self._name(key), expected=known)


def _shown(value: object) -> str:
    shown = "" if value is None else str(value)
    return shown if len(shown) <= 60 else shown[:60] + "…"
