"""The texts of page, command and pictures, one folder a language (Project Fluent).

Nothing here knows bridge: a message is an id with arguments, and whoever shows it to a person
renders it in that person's language.

A folder within a language's is a part of its own (``school/`` has the messages ``school-…``): it is
read when one of its messages is asked for, and the page does not load it with the rest.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING

from sansatout.locales.entries import entries_of, filled_in, plain_text, with_named

if TYPE_CHECKING:
    # Reading takes Fluent's parser and the plural rules of all languages: only if a text asks.
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax import ast

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "add",
    "attributes",
    "choose",
    "drop",
    "has",
    "message_ids",
    "name_of",
    "render",
    "source",
]

DEFAULT = "en"
LANGUAGES = (DEFAULT, *sorted(
    one.name for one in files(__name__).iterdir()
    if one.is_dir() and one.name != DEFAULT and (one / "language.ftl").is_file()
))  # fmt: skip
"""A language is its folder, in which ``language.ftl`` says what it calls itself."""
_PARTS = tuple(sorted(one.name for one in (files(__name__) / DEFAULT).iterdir() if one.is_dir()))
"""Folders of texts that most never need."""
_ONE_AND_OTHER = frozenset({"en", "et", "hu", "sv"})
"""Languages that tell one from all other numbers; of the rest Babel knows, which loads slowly."""
_TOO_LARGE = 10**18
"""From here on a number is written as it is: Fluent could not group its digits."""
_LONGEST = 2000
"""Characters of a value that are told: Fluent leaves out one of more than 2,500."""
_IDS = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE).findall
"""The ids in a source: to read all that it says takes a hundred times as long."""

_ADDED: list[Mapping[str, str]] = []
"""Texts that came from outside this folder: Fluent sources by their languages."""


def add(texts: Mapping[str, str]) -> None:
    """Take in further texts, a Fluent source for each language."""
    _ADDED.append(texts)
    _forget()


def drop(texts: Mapping[str, str]) -> None:
    """Let go of texts that were added."""
    _ADDED.remove(texts)
    _forget()


def _forget() -> None:
    _texts.cache_clear()
    message_ids.cache_clear()
    source.cache_clear()


def _sources(language: str, part: str = "") -> tuple[str, ...]:
    added = () if part else (texts[language] for texts in _ADDED if language in texts)
    return (*_files(language, part), *added)


@cache
def _files(language: str, part: str = "") -> tuple[str, ...]:
    folder = files(__name__) / language
    if part:
        folder /= part
    if not folder.is_dir():
        return ()
    texts = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return tuple(f.read_text(encoding="utf-8") for f in texts)


@cache
def _parsed(entry: str) -> ast.Resource:
    from fluent.runtime import FluentResource

    return FluentResource(entry)


class _Texts:
    """The texts of a language, or of a part of it, each read when it is asked for."""

    def __init__(self, language: str, part: str) -> None:
        self._language = language
        self._entries: dict[str, str] = {}
        for text in _sources(language, part):
            self._entries = entries_of(text) | self._entries
        self._plain: dict[str, str | None] = {}

    def plain(self, name: str) -> str | None:
        """Return a message that is text and nothing else."""
        if name not in self._plain:
            entry = self._entries.get(name)
            self._plain[name] = None if entry is None else plain_text(entry)
        return self._plain[name]

    def filled_in(self, name: str, arguments: Mapping[str, object]) -> str | None:
        """Return a message with its arguments, if that can be done without Fluent."""
        entry = self._entries.get(name)
        return None if entry is None else filled_in(entry, arguments, self._category)

    def _category(self, number: int) -> str:
        """Return by which form of a word the language counts so many."""
        if self._language in _ONE_AND_OTHER:
            return "one" if number == 1 else "other"
        from babel.core import Locale

        return str(Locale.parse(self._language).plural_form(number))

    @cached_property
    def bundle(self) -> FluentBundle:
        """What fills texts in."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], use_isolating=False)

    def bundle_with(self, name: str) -> FluentBundle:
        """Return what fills texts in, when it knows the message and those that it names."""
        if name in self._entries and not self.bundle.has_message(name):
            for entry in with_named(self._entries, name):
                self.bundle.add_resource(_parsed(entry))
        return self.bundle

    def pattern(self, name: str, attribute: str = "") -> Pattern | None:
        """Return what a message says, or one of its attributes."""
        if name not in self._entries or not self.bundle_with(name).has_message(name):
            return None
        found = self.bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def attributes(self, name: str) -> tuple[str, ...]:
        """Return the names of what a message says besides."""
        if name not in self._entries:
            return ()
        bundle = self.bundle_with(name)
        return tuple(bundle.get_message(name).attributes) if bundle.has_message(name) else ()


@cache
def _texts(language: str, part: str = "") -> _Texts:
    return _Texts(language, part)


def _part(message: str) -> str:
    """Return the folder that has the message; empty for those that are always read."""
    first = message.partition("-")[0]
    return first if first in _PARTS else ""


def choose(wanted: str) -> str:
    """Return which of our languages serves a tag like ``et-EE``; English if none does."""
    tag = wanted.replace("_", "-").split("-")[0].lower()
    return tag if tag in LANGUAGES else DEFAULT


def name_of(language: str) -> str:
    """Return what a language calls itself."""
    return render("language-name", {}, language)


@cache
def source(language: str, part: str = "") -> str:
    """Return all texts of a language in one Fluent source, English where it lacks one.

    Of a part, its texts alone.
    """
    texts = _sources(language, part)
    known = message_ids(language, part)
    lacking = message_ids(DEFAULT, part) - known if language != DEFAULT else frozenset()
    if not lacking:
        return "\n\n".join((*texts, ""))
    from fluent.syntax import FluentParser, FluentSerializer, ast

    resource = FluentParser().parse("\n\n".join(_sources(DEFAULT, part)))
    entries: list[ast.EntryType] = [
        entry
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.id.name in lacking
    ]
    return "\n\n".join((*texts, FluentSerializer().serialize(ast.Resource(entries))))


@cache
def message_ids(language: str, part: str = "") -> frozenset[str]:
    """Return the ids of all messages that have a text in the language, or in a part of it."""
    return frozenset(name for text in _sources(language, part) for name in _IDS(text))


def render(
    message: str, arguments: Mapping[str, object] | None = None, language: str = DEFAULT
) -> str:
    """Return the text of a message; a language that lacks it falls back to English.

    ``message.attribute`` is what a message says besides.

    :raises KeyError: if no language has the message
    """
    name, _, attribute = message.partition(".")
    given = _plain(arguments or {})
    for texts in (_texts(language, _part(name)), _texts(DEFAULT, _part(name))):
        text = None if attribute else texts.plain(name) or texts.filled_in(name, given)
        if text is not None:
            return text
        pattern = texts.pattern(name, attribute)
        if pattern is not None:
            return str(texts.bundle.format_pattern(pattern, given)[0])
    raise KeyError(message)


def has(message: str, language: str = DEFAULT) -> bool:
    """Tell whether a language has a text for a message, or for an attribute of one."""
    name, _, attribute = message.partition(".")
    return _texts(language, _part(name)).pattern(name, attribute) is not None


def attributes(message: str) -> tuple[str, ...]:
    """Return the names of what a message says besides."""
    return _texts(DEFAULT, _part(message)).attributes(message)


def _plain(arguments: Mapping[str, object]) -> dict[str, object]:
    """Leave numbers to Fluent's plural rules and turn every other value into its notation."""
    return {
        name: value if _is_countable(value) else _text(value) for name, value in arguments.items()
    }


def _is_countable(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < _TOO_LARGE


def _text(value: object) -> str:
    try:
        text = str(value)
    except ValueError:  # Python writes no number of more than some thousand digits
        text = f"{value:#x}"
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
