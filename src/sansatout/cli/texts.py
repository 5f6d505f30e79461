"""The texts of the command in the language of whoever runs it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextvars import ContextVar

from sansatout import locales
from sansatout.errors import InputError

__all__ = ["from_environment", "language", "take_language", "text", "use"]

_LANGUAGE: ContextVar[str] = ContextVar("language", default=locales.DEFAULT)


def language() -> str:
    """Return the language in use."""
    return _LANGUAGE.get()


def use(wanted: str) -> None:
    """Choose the language of all texts from now on."""
    _LANGUAGE.set(wanted)


def text(message: str, /, **arguments: object) -> str:
    """Return the text of a message in the language in use."""
    return locales.render(message, arguments, language())


def from_environment(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language the environment asks for, as other programs read it."""
    wanted = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return locales.choose(next((value for value in wanted if value), locales.DEFAULT))


def take_language(arguments: list[str]) -> list[str]:
    """Use the language of ``--language``, wherever it stands, and return the other arguments.

    :raises InputError: if there is no such language
    """
    rest: list[str] = []
    given = iter(arguments)
    for argument in given:
        name, equals, value = argument.partition("=")
        if argument == "--":
            return [*rest, argument, *given]
        if name == "--language":
            _use_given(value if equals else next(given, ""))
        else:
            rest.append(argument)
    return rest


def _use_given(wanted: str) -> None:
    if wanted not in locales.LANGUAGES:
        expected = ", ".join(locales.LANGUAGES)
        raise InputError("unknown-language", text=wanted, expected=expected)
    use(wanted)
