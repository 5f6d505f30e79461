"""The JSON form of acts: plain objects whose values are the notation of the game."""

from __future__ import annotations

import reprlib
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, fields
from enum import Enum
from functools import cache
from typing import Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from sansatout.calls import Bid, Call
from sansatout.cards import Card, Hand, Strain, Suit
from sansatout.errors import NotationError, SansatoutError
from sansatout.seats import Seat, Side
from sansatout.strict_json import LARGEST

__all__ = ["ABSENT", "Value", "from_plain", "to_plain"]

T = TypeVar("T")

_Scalar: TypeAlias = bool | int | str
Value: TypeAlias = _Scalar | Sequence[_Scalar] | Mapping[str, _Scalar] | None
"""A field of an act in JSON."""

ABSENT = "absent"
"""The key in a field's metadata for what is meant where a stored act does not have the field."""

_PARSED: Mapping[object, Callable[[str], object]] = {
    Bid: Bid.parse,
    Call: Call.parse,
    Card: Card.parse,
    Hand: Hand.parse,
    Seat: Seat.parse,
    Side: Side.parse,
    Strain: Strain.parse,
    Suit: Suit.parse,
}


def to_plain(act: object) -> dict[str, Value]:
    """Return the fields of an act as JSON values, those that need not be said left out."""
    kind: type = type(act)
    return {
        written: _plain(value)
        for name, written, default in _names(kind)
        if (value := getattr(act, name)) != default
    }


@cache
def _names(kind: type) -> tuple[tuple[str, str, object], ...]:
    """Return each field's name, its name in JSON and the value that is not written."""
    return tuple(
        (field.name, field.name.rstrip("_"), field.metadata.get(ABSENT, field.default))
        for field in fields(kind)
    )


def _plain(value: object) -> Value:
    if value is None:
        return None
    if isinstance(value, tuple):
        return [_scalar(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): _scalar(item) for key, item in value.items()}
    return _scalar(value)


def _scalar(value: object) -> _Scalar:
    if isinstance(value, bool | int | str):
        return value
    if isinstance(value, Enum) and isinstance(value.value, str):
        return value.value
    return str(value)


def from_plain(kind: type[T], plain: Mapping[str, object]) -> T:
    """Return the act of this class with the fields given, strictly checked.

    :raises NotationError: if a field is unknown, missing, or not what it should be
    """
    act: type = kind
    readers = _readers(act)
    for name in plain:
        if name not in readers:
            expected = ", ".join(readers) or "none"
            raise NotationError("event-field-unknown", field=name, expected=expected)
    values = {}
    for name, (field, read) in readers.items():
        if name in plain:
            values[field.name] = _read(name, read, plain[name])
        elif ABSENT in field.metadata:
            values[field.name] = field.metadata[ABSENT]
        elif field.default is MISSING and field.default_factory is MISSING:
            raise NotationError("event-field-missing", field=name)
    return kind(**values)


def _read(name: str, read: Callable[[object], object], value: object) -> object:
    try:
        return read(value)
    except SansatoutError:
        raise
    except (TypeError, ValueError) as error:
        raise NotationError("event-field-value", field=name, value=reprlib.repr(value)) from error


@cache
def _readers(kind: type) -> dict[str, tuple[Field[Any], Callable[[object], object]]]:
    hints = get_type_hints(kind)
    return {f.name.rstrip("_"): (f, _reader(hints[f.name])) for f in fields(kind)}


def _reader(hint: object) -> Callable[[object], object]:
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return _optional_reader(hint)
    if origin is tuple:
        item = _reader(get_args(hint)[0])
        return lambda value: tuple(item(each) for each in _checked(value, list))
    if origin is Mapping or origin is types.MappingProxyType:
        key, item = (_reader(argument) for argument in get_args(hint))
        return lambda value: {key(name): item(each) for name, each in _checked(value, dict).items()}
    parse = _parser(hint)
    if parse is not None:
        return lambda value: parse(_checked(value, str))
    assert isinstance(hint, type), "the other fields have plain types"
    return lambda value: _checked(value, hint)


def _parser(hint: object) -> Callable[[str], object] | None:
    """Return how a text is read as one of the things that are written so; ``None`` for others."""
    if get_origin(hint) is Literal:
        words = get_args(hint)
        return lambda text: words[words.index(text)]
    if hint in _PARSED:
        return _PARSED[hint]
    return hint if isinstance(hint, type) and issubclass(hint, Enum) else None


def _optional_reader(hint: object) -> Callable[[object], object]:
    """Read ``X | None``; of several alternatives the first that fits."""
    readers = [_reader(part) for part in get_args(hint) if part is not type(None)]

    def read(value: object) -> object:
        if value is None:
            return None
        for reader in readers[:-1]:
            try:
                return reader(value)
            except (TypeError, ValueError):
                continue
        return readers[-1](value)

    return read


def _checked(value: object, kind: type[T]) -> T:
    if type(value) is not kind:
        raise TypeError(f"expected {kind.__name__}")
    if isinstance(value, str):
        value.encode()  # a lone surrogate could be neither stored nor sent
    if isinstance(value, int) and abs(value) > LARGEST:
        raise ValueError(f"expected at most {LARGEST}")
    return value
