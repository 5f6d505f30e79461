"""What a robot has to say: a message id with arguments, turned into words at the edge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sansatout import locales

__all__ = ["Message", "message", "tricks_text"]

_QUARTERS = ("", "¼", "½", "¾")


@dataclass(frozen=True, slots=True)
class Message:
    """A message id (``robot-…`` in the locales) with arguments; an argument may be a message."""

    id: str
    arguments: tuple[tuple[str, str | int | Message], ...] = ()

    def text(self, language: str = locales.DEFAULT) -> str:
        """Return the message in the language."""
        plain: Mapping[str, str | int] = {
            name: value.text(language) if isinstance(value, Message) else value
            for name, value in self.arguments
        }
        return locales.render(f"robot-{self.id}", plain, language)

    def __str__(self) -> str:
        return self.text()

    def as_json(self) -> dict[str, object]:
        """Return the id and the arguments, for a page that renders them itself."""
        plain = {
            name: value.as_json() if isinstance(value, Message) else value
            for name, value in self.arguments
        }
        return {"id": f"robot-{self.id}", "arguments": plain}

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Message:
        """Return the message that was made such.

        >>> told = Message("a", (("b", Message("c")), ("d", 2)))
        >>> Message.from_json(told.as_json()) == told
        True
        """
        arguments = (
            (name, cls.from_json(value) if isinstance(value, dict) else value)
            for name, value in plain["arguments"].items()
        )
        return cls(plain["id"].removeprefix("robot-"), tuple(arguments))


def message(ident: str, /, **arguments: object) -> Message:
    """Return a message; numbers of tricks and values of the game become their notation."""
    return Message(ident, tuple((name, _plain(value)) for name, value in arguments.items()))


def _plain(value: object) -> str | int | Message:
    if isinstance(value, Message | str) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    return tricks_text(value) if isinstance(value, float) else str(value)


def tricks_text(tricks: float) -> str:
    """Return a count in quarters of a trick as the booklets print it.

    >>> tricks_text(2.5), tricks_text(0.75), tricks_text(3.0), tricks_text(-0.5)
    ('2½', '¾', '3', '-½')
    """
    sign = "-" if tricks < 0 else ""
    whole, quarters = divmod(round(abs(tricks) * 4), 4)
    return sign + (str(whole) if whole or not quarters else "") + _QUARTERS[quarters]
