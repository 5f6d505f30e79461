"""Names that can be added to: like the members of an enum, but each chapter brings its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Self, TypeVar

__all__ = ["Name"]

NameT = TypeVar("NameT", bound="Name")


class _Names(type):
    """A class of names; each is read as an attribute in capitals."""

    known: dict[str, Any]

    def __init__(cls, name: str, bases: tuple[type, ...], space: dict[str, object]) -> None:
        super().__init__(name, bases, space)
        cls.known = {}

    def __getattr__(cls: type[NameT], name: str) -> NameT:  # type: ignore[misc]
        found: NameT | None = cls.known.get(name)
        if found is None:
            raise AttributeError(f"there is no {cls.__name__} {name!r}")
        return found

    def __iter__(cls: type[NameT]) -> Iterator[NameT]:  # type: ignore[misc]
        return iter(tuple(cls.known.values()))

    def __len__(cls) -> int:
        return len(cls.known)


class Name(metaclass=_Names):
    """One of its class's names: the same object in every state and process.

    >>> class Colour(Name):
    ...     pass
    >>> blue = Colour.named("dark_blue")
    >>> Colour.DARK_BLUE is blue is Colour("dark_blue")
    True
    """

    __slots__ = ("value",)
    value: str

    def __new__(cls, value: str) -> Self:
        """Return the name that is written so.

        :raises ValueError: if there is none
        """
        found: Self | None = cls.known.get(value.upper())
        if found is None or found.value != value:
            raise ValueError(f"there is no {cls.__name__} {value!r}")
        return found

    @classmethod
    def named(cls, value: str) -> Self:
        """Return the name that is written so, a new one if there was none."""
        if value.upper() not in cls.known:
            made = object.__new__(cls)
            made.value = value
            cls.known[value.upper()] = made
        return cls(value)

    def __reduce__(self) -> tuple[Callable[[str], Self], tuple[str]]:
        return type(self).named, (self.value,)

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.value.upper()}"
