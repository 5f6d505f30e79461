"""Named options: where a booklet can be read in two ways, the table chooses.

An options class is a frozen dataclass whose fields are made by :func:`option`; each has the default
of the rules, the other readings, and the id of the ambiguity it settles.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any, TypeAlias, TypeVar

from sansatout.errors import InputError

__all__ = ["Choice", "OptionValue", "Options", "option", "option_list", "parse_options", "shown"]

T = TypeVar("T")

OptionValue: TypeAlias = bool | int | str
"""A reading of an option."""


@dataclass(frozen=True, slots=True)
class Options:
    """The base of every options class; by itself it has no options."""

    def read_as(self, kind: type[OptionsT]) -> OptionsT:
        """Return them as the options of a class: the usual ones if they are another's."""
        return self if isinstance(self, kind) else kind()


OptionsT = TypeVar("OptionsT", bound="Options")


@dataclass(frozen=True, slots=True)
class Choice:
    """One option as a table shows it: its name, the rule that leaves it open, its readings."""

    name: str
    rule: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    """All readings, the default first; empty where any whole number will do."""


def option(default: T, *others: T, rule: str) -> T:
    """Declare an option with its default reading, the other ones, and the ambiguity's id.

    A truth value needs no other readings; a whole number without any takes every whole number.
    """
    values: tuple[object, ...] = (default, *others)
    if isinstance(default, bool):
        values = (default, not default)
    elif isinstance(default, int) and not others:
        values = ()
    return field(default=default, metadata={"rule": rule, "values": values})


def _choice(declared: Field[Any]) -> Choice:
    assert declared.default is not MISSING, f"option {declared.name} has no default"
    return Choice(
        declared.name, declared.metadata["rule"], declared.default, declared.metadata["values"]
    )


def option_list(options: type[Options] | Options) -> tuple[Choice, ...]:
    """Return the options a class declares, in their order."""
    return tuple(_choice(declared) for declared in fields(options))


def parse_options(kind: type[OptionsT], given: Mapping[str, object]) -> OptionsT:
    """Return the options with some readings chosen, given as values or as text.

    :raises InputError: if there is no such option or no such reading
    """
    known = {choice.name: choice for choice in option_list(kind)}
    chosen: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            expected = ", ".join(known) or "none"
            raise InputError("unknown-option", name=name, expected=expected)
        chosen[name] = _reading(known[name], value)
    return kind(**chosen)


def _reading(choice: Choice, value: object) -> object:
    if not choice.values:
        if not re.fullmatch("[+-]?[0-9]{1,9}", str(value)):
            raise InputError(
                "option-not-a-number", name=choice.name, value=value, default=choice.default
            )
        return int(str(value))
    for reading in choice.values:
        if (type(reading) is type(value) and reading == value) or _text(reading) == value:
            return reading
    expected = ", ".join(map(_text, choice.values))
    raise InputError("option-reading", name=choice.name, value=_text(value), expected=expected)


def _text(reading: object) -> str:
    return str(reading).lower() if isinstance(reading, bool) else str(reading)


def shown(options: Options) -> tuple[tuple[str, str, str], ...]:
    """Return name, reading in force and rule id of every option, for a sheet to show."""
    return tuple(
        (choice.name, _text(getattr(options, choice.name)), choice.rule)
        for choice in option_list(options)
    )
