"""What the site has, in which order: its navigation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from sansatout.cli import COMMANDS
from sansatout.locales import LANGUAGES, name_of
from tools.site import commands, gallery, library, protocol
from tools.site.addresses import rule_page
from tools.site.rules import BOOKS, book_title
from tools.site.written import documents

__all__ = ["Entry", "listed", "navigation"]

Entry: TypeAlias = "str | Mapping[str, str | Sequence[Entry]]"

_GUIDES: dict[str, dict[str, str]] = {
    "Playing and teaching": {
        "school.md": "The school",
        "laws.md": "As at a real table",
        "scoring.md": "Scoring",
        "printing.md": "Printing",
        "command.md": "The command",
        "studies/README.md": "Four studies",
        "lab.md": "The lab",
    },
    "Robots and bidding": {
        "robots.md": "Robots",
        "bidding.md": "The booklets’ systems",
        "standard.md": "Today’s standard",
        "natural.md": "What nearly everybody means",
        "duplicate.md": "Duplicate",
        "solver.md": "The solver",
        "manager.md": "Other people’s robots",
    },
    "Running a server": {
        "server.md": "The server",
        "operating.md": "Operating one for many",
        "capacity.md": "How many tables",
        "security.md": "Security",
        "SECURITY.md": "Reporting a fault",
    },
}
_PROJECT = {
    "architecture.md": "Architecture",
    "decisions.md": "Decisions",
    "promises.md": "Promises",
    "fuzzing.md": "Fuzzing",
    "extending.md": "Extending",
    "releasing.md": "Releasing",
    "licences.md": "Licences",
    "CHANGELOG.md": "Changes",
    "CONTRIBUTING.md": "Contributing",
}
_FOLDERS = {"glossary": "Words", "notes": "Notes"}
_PROGRAMS = {
    "protocol.md": "The protocol",
    f"{protocol.FOLDER}/calls.md": "Calls",
    f"{protocol.FOLDER}/messages.md": "Messages",
    "events.md": "Events",
    "formats.md": "Files",
    "vectors.md": "Vectors",
}


def navigation() -> list[Entry]:
    """Return all pages in their order, with their titles; what else is written comes last."""
    chosen: list[Entry] = [
        {"Home": "index.md"},
        {"Tutorials": [
            {"For players": "tutorials/players.md"},
            {"For teachers": "tutorials/teachers.md"},
            {"For programmers": "tutorials/programmers.md"},
        ]},
        {"Rules": [{name_of(one): _rules(one)} for one in LANGUAGES]},
        {"Gallery": gallery.PAGE},
        {"Guides": [{title: _titled(of)} for title, of in _GUIDES.items()]},
        {"Reference": [{"The command": _commands()}, {"The library": _library()},
                       {"For programs": _titled(_PROGRAMS)}]},
    ]  # fmt: skip
    rest = [name for name in documents() if name not in {*listed(chosen), *_PROJECT}]
    project = {name: title for name, title in _PROJECT.items() if name in documents()}
    return [*chosen, {"Project": [*_titled(project), *_by_folder(rest)]}]


def _by_folder(names: Sequence[str]) -> list[Entry]:
    """Return pages that nobody gave a place: those of a folder together, the others before them."""
    folders: dict[str, list[Entry]] = {}
    for name in names:
        folders.setdefault(name.rpartition("/")[0], []).append(name)
    return [
        *folders.pop("", []),
        *({_FOLDERS.get(one, one): inside} for one, inside in folders.items()),
    ]


def _titled(titles: dict[str, str]) -> list[Entry]:
    return [{title: page} for page, title in titles.items()]


def _rules(language: str) -> list[Entry]:
    books: list[Entry] = [{book_title(book, language): rule_page(book, language)} for book in BOOKS]
    return [f"rules/{language}/index.md", *books]


def _commands() -> list[Entry]:
    return [f"{commands.FOLDER}/index.md", *(f"{commands.FOLDER}/{one}.md" for one in COMMANDS)]


def _library() -> list[Entry]:
    return [
        f"{library.FOLDER}/index.md",
        *(f"{library.FOLDER}/{one}.md" for one in library.parts()),
    ]


def listed(entries: Sequence[Entry]) -> list[str]:
    """Return the pages of a navigation, in its order."""
    pages: list[str] = []
    for entry in entries:
        if isinstance(entry, str):
            pages.append(entry)
            continue
        for below in entry.values():
            pages += [below] if isinstance(below, str) else listed(below)
    return pages
