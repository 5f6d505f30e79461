"""The texts of page, command and pictures, one folder a language (Project Fluent).

Nothing here knows bridge: a message is an id with arguments, and whoever shows it to a person
renders it in that person's language.

A folder within a language's is a part of its own (``school/`` has the messages ``school-…``): it is
read when one of its messages is asked for, and the page does not load it with the rest.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser, FluentSerializer, ast

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
_TOO_LARGE = 10**18
"""From here on a number is written as it is: Fluent could not group its digits."""
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
    _bundle.cache_clear()
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
def _resources(language: str, part: str = "") -> tuple[ast.Resource, ...]:
    """Return the texts of the folder, read once: reading takes long, making a bundle does not."""
    return tuple(map(FluentResource, _files(language, part)))


@cache
def _bundle(language: str, part: str = "") -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    added = (FluentResource(texts[language]) for texts in _ADDED if language in texts)
    for resource in (*_resources(language, part), *added):
        bundle.add_resource(resource)
    return bundle


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
    bundle = _bundle(language, _part(name))
    pattern = _pattern(bundle, name, attribute)
    if pattern is None:
        bundle = _bundle(DEFAULT, _part(name))
        pattern = _pattern(bundle, name, attribute)
    if pattern is None:
        raise KeyError(message)
    text, _ = bundle.format_pattern(pattern, _plain(arguments or {}))
    return str(text)


def has(message: str, language: str = DEFAULT) -> bool:
    """Tell whether a language has a text for a message, or for an attribute of one."""
    name, _, attribute = message.partition(".")
    return _pattern(_bundle(language, _part(name)), name, attribute) is not None


def attributes(message: str) -> tuple[str, ...]:
    """Return the names of what a message says besides."""
    bundle = _bundle(DEFAULT, _part(message))
    return tuple(bundle.get_message(message).attributes) if bundle.has_message(message) else ()


def _pattern(bundle: FluentBundle, name: str, attribute: str) -> Pattern | None:
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


def _plain(arguments: Mapping[str, object]) -> dict[str, object]:
    """Leave numbers to Fluent's plural rules and turn every other value into its notation."""
    return {
        name: value if _is_countable(value) else _text(value) for name, value in arguments.items()
    }


def _is_countable(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < _TOO_LARGE


def _text(value: object) -> str:
    try:
        return str(value)
    except ValueError:  # Python writes no number of more than some thousand digits
        return f"{value:#x}"
