"""What can be wrong with what somebody gave us: notation, values, or the rules of the game.

Every error carries a message id and arguments, so that the page and the command can say it in the
reader's language; ``str(error)`` says it in English.
"""

from __future__ import annotations

from sansatout import locales

__all__ = [
    "IllegalActionError",
    "IllegalCallError",
    "IllegalPlayError",
    "InputError",
    "NotationError",
    "RuleError",
    "SansatoutError",
]


class SansatoutError(ValueError):
    """The base of all errors about input; ``rule`` is the id of the rule broken, if any."""

    def __init__(self, message: str, /, *, rule: str | None = None, **arguments: object) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.arguments = arguments

    def text(self, language: str = locales.DEFAULT) -> str:
        """Return what went wrong in the language, with the rule's id where one was broken."""
        text = locales.render(f"error-{self.message}", self.arguments, language)
        return f"{text} ({self.rule})" if self.rule else text

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.message, self.rule, self.arguments)


def _rebuild(
    kind: type[SansatoutError], message: str, rule: str | None, arguments: dict[str, object]
) -> SansatoutError:
    return kind(message, rule=rule, **arguments)


class NotationError(SansatoutError):
    """The text is not notation at all; ``line`` and ``column`` say where, when it has several."""

    def __init__(
        self,
        message: str,
        /,
        *,
        line: int | None = None,
        column: int | None = None,
        rule: str | None = None,
        **arguments: object,
    ) -> None:
        super().__init__(message, rule=rule, **arguments)
        self.line = line
        self.column = column

    def text(self, language: str = locales.DEFAULT) -> str:
        """Return what went wrong, led by the place when it is known."""
        text = super().text(language)
        if self.line is None:
            return text
        place = {"line": self.line, "column": self.column or 1}
        return f"{locales.render('error-at', place, language)}: {text}"

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild_notation, (
            type(self), self.message, self.rule, self.line, self.column, self.arguments,
        )  # fmt: skip


def _rebuild_notation(
    kind: type[NotationError],
    message: str,
    rule: str | None,
    line: int | None,
    column: int | None,
    arguments: dict[str, object],
) -> NotationError:
    return kind(message, line=line, column=column, rule=rule, **arguments)


class InputError(SansatoutError):
    """The notation is good, but the values do not go together (14 tricks, a hand of 12 cards)."""


class RuleError(SansatoutError):
    """The rules of the game do not allow it here."""


class IllegalCallError(RuleError):
    """A call that is not allowed at this point of the auction."""


class IllegalPlayError(RuleError):
    """A card that may not be played now."""


class IllegalActionError(RuleError):
    """Any other act (a claim, an answer, a choice) that is not open to this seat now."""
