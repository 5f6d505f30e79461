"""The texts of the command in the language of whoever runs it."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Final

from sansatout import locales
from sansatout.errors import InputError

__all__ = ["from_environment", "language", "take_language", "text", "use", "visible"]

_ORDERS: Final = frozenset({"Cc", "Cf", "Cs"})
"""Categories of marks that a terminal obeys instead of showing them, or cannot write."""
_HARMLESS: Final = frozenset("\n\t\u200c\u200d")
"""Ends of lines, and joiners that some scripts are written with."""

_LANGUAGE: ContextVar[str] = ContextVar("language", default=locales.DEFAULT)


def language() -> str:
    """Return the language in use."""
    return _LANGUAGE.get()


def use(wanted: str) -> None:
    """Choose the language of all texts from now on."""
    _LANGUAGE.set(wanted)


def text(message: str, /, **arguments: object) -> str:
    """Return the text of a message in the language in use; what is filled in gives no orders."""
    told = {
        name: visible(str(value)) if isinstance(value, str | os.PathLike) else value
        for name, value in arguments.items()
    }
    return locales.render(message, told, language())


def visible(text: str) -> str:
    r"""Return a text from a file or from elsewhere so that no terminal obeys it.

    >>> visible("a\x1b[2Jb\u202ec")
    'a\\x1b[2Jb\\u202ec'
    """
    if text.isprintable():
        return text
    return "".join(
        mark.encode("unicode_escape").decode() if _is_order(mark) else mark for mark in text
    )


def _is_order(mark: str) -> bool:
    return mark not in _HARMLESS and unicodedata.category(mark) in _ORDERS


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
