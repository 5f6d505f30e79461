"""The texts of page, command and pictures in five languages (Project Fluent).

Nothing here knows bridge: a message is an id with arguments, and whoever shows it to a person
renders it in that person's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

__all__ = ["DEFAULT", "LANGUAGES", "choose", "message_ids", "render", "source"]

LANGUAGES = ("en", "et", "sv", "hu", "sl")
DEFAULT = "en"
_TOO_LARGE = 10**18
"""From here on a number is written as it is: Fluent could not group its digits."""


@cache
def _sources(language: str) -> tuple[str, ...]:
    folder = files(__name__) / language
    if not folder.is_dir():
        return ()
    texts = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return tuple(f.read_text(encoding="utf-8") for f in texts)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in _sources(language):
        bundle.add_resource(FluentResource(source))
    return bundle


def choose(wanted: str) -> str:
    """Return which of our languages serves a tag like ``et-EE``; English if none does."""
    tag = wanted.replace("_", "-").split("-")[0].lower()
    return tag if tag in LANGUAGES else DEFAULT


@cache
def source(language: str) -> str:
    """Return all texts of a language in one Fluent source, English where it lacks one."""
    lacking = message_ids(DEFAULT) - message_ids(language)
    resource = FluentParser().parse("\n\n".join(_sources(DEFAULT)))
    entries: list[ast.EntryType] = [
        entry
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.id.name in lacking
    ]
    filled = FluentSerializer().serialize(ast.Resource(entries)) if entries else ""
    return "\n\n".join((*_sources(language), filled))


def message_ids(language: str) -> frozenset[str]:
    """Return the ids of all messages that have a text in the language."""
    return frozenset(_bundle(language)._messages)


def render(
    message: str, arguments: Mapping[str, object] | None = None, language: str = DEFAULT
) -> str:
    """Return the text of a message; a language that lacks it falls back to English.

    :raises KeyError: if no language has the message
    """
    bundle = _bundle(language)
    if not bundle.has_message(message):
        bundle = _bundle(DEFAULT)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    text, _ = bundle.format_pattern(pattern, _plain(arguments or {}))
    return str(text)


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
