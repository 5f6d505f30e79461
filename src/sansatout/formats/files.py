"""Books of records in files of any format; :func:`register` is all that makes a format known."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from sansatout.errors import InputError
from sansatout.formats.base import FileFormat
from sansatout.formats.json import JSON
from sansatout.formats.lin import LIN
from sansatout.formats.pbn import PBN
from sansatout.formats.records import Book

__all__ = ["FORMATS", "forget", "read", "recognised", "register", "write"]

_FORMATS: dict[str, FileFormat] = {}

FORMATS: Mapping[str, FileFormat] = MappingProxyType(_FORMATS)
"""Every format by its key."""


def register(form: FileFormat) -> None:
    """Make a format known: it is read and written by its suffix, and offered for finished deals.

    :raises ValueError: if its key is another's
    """
    if form.key in _FORMATS:
        raise ValueError(f"there is a format with the key {form.key!r} already")
    _FORMATS[form.key] = form


def forget(form: FileFormat) -> None:
    """Take a format away."""
    del _FORMATS[form.key]


for _form in (PBN, LIN, JSON):
    register(_form)


def read(path: str | Path) -> Book:
    """Read a file of any format, by its suffix.

    :raises InputError: if the suffix is none of ours
    :raises NotationError: with line and column, at the first fault
    """
    return _format_of(path).load(path)


def write(book: Book, path: str | Path) -> None:
    """Write a file in the format of its suffix.

    :raises InputError: if the suffix is none of ours
    """
    _format_of(path).dump(book, path)


def recognised(text: str) -> FileFormat | None:
    """Return the format that a text looks like."""
    return next((form for form in FORMATS.values() if form.recognises(text)), None)


def _format_of(path: str | Path) -> FileFormat:
    form = FORMATS.get(Path(path).suffix.lower().removeprefix("."))
    if form is None:
        expected = " ".join(f".{key}" for key in FORMATS)
        raise InputError("record-suffix", name=Path(path).name, expected=expected)
    return form
