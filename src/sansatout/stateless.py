"""Classes whose objects have no state: each has one object, in every process."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Self

__all__ = ["Stateless"]


class Stateless:
    """A class with one object."""

    _only: ClassVar[object]

    def __new__(cls) -> Self:
        """Return the one object of the class."""
        if "_only" not in cls.__dict__:
            cls._only = super().__new__(cls)
        only: Self = cls.__dict__["_only"]
        return only

    def __reduce__(self) -> tuple[Callable[[], Self], tuple[()]]:
        """Send the class alone to another process, where it has its one object as well."""
        return type(self), ()
