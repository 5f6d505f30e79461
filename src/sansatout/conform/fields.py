"""Read fields of a case, with a clear error where one is missing or of the wrong sort."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from sansatout.cards import Strain
from sansatout.errors import InputError
from sansatout.friendly import spelled

__all__ = ["array", "integer", "letter", "member", "strain", "text", "truth"]

T = TypeVar("T")


def _field(case: Mapping[str, Any], key: str, kind: type[T], expected: str) -> T:
    if key not in case:
        raise InputError("case-field-missing", field=key)
    value = case[key]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise InputError("case-field-kind", field=key, value=value, expected=expected)
    return value


def member(case: Mapping[str, Any], key: str) -> dict[str, Any]:
    """Return a field that is an object."""
    return _field(case, key, dict, "an object")


def array(case: Mapping[str, Any], key: str) -> list[Any]:
    """Return a field that is an array."""
    return _field(case, key, list, "an array")


def integer(case: Mapping[str, Any], key: str) -> int:
    """Return a field that is a whole number."""
    return _field(case, key, int, "a whole number")


def text(case: Mapping[str, Any], key: str) -> str:
    """Return a field that is a text."""
    return _field(case, key, str, "a text")


def truth(case: Mapping[str, Any], key: str) -> bool:
    """Return a field that is true or false."""
    return _field(case, key, bool, "true or false")


def strain(case: Mapping[str, Any], key: str) -> Strain:
    """Return a strain; the files write ``N`` for no trump."""
    return Strain.parse(spelled(text(case, key)))


def letter(strain: Strain) -> str:
    """Return a strain as the files write it."""
    return "N" if strain is Strain.NT else str(strain)
