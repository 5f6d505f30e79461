"""Texts that hold what a robot has to say: reasons and promises within a sentence of the school."""

from __future__ import annotations

from msgspec import structs

from sansatout import locales
from sansatout.robots.message import Message
from sansatout.trainer.shown import Line

__all__ = ["Saying", "saying"]


class Saying(Line, frozen=True):
    """A line of which some arguments are messages with arguments of their own."""

    messages: dict[str, Message | Line]

    def text(self, language: str = locales.DEFAULT) -> str:
        """Return the line in a language."""
        spoken = {name: one.text(language) for name, one in self.messages.items()}
        return Line(self.id, {**self.arguments, **spoken}).text(language)


def saying(line: Line, **messages: Message | Line) -> Saying:
    """Return a line that holds these as well."""
    return Saying(**structs.asdict(line), messages=messages)
