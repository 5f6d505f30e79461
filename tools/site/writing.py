"""All pages and the configuration, as files for the program that builds the site."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from sansatout.locales import LANGUAGES
from tools.site import commands, gallery, library, protocol, rules, written
from tools.site.addresses import rule_address, with_rules_linked
from tools.site.contents import Entry, navigation

__all__ = ["all_pages", "configuration", "write"]

_SETTINGS = written.DOCS / "site.toml"


def all_pages() -> dict[str, str | bytes]:
    """Return every file of the site before it is built, by its place there."""
    made: dict[str, str | bytes] = {**written.pages(), **rules.pages(), **gallery.pages()}
    for part in (commands.pages(), library.pages(), protocol.pages()):
        made |= {name: with_rules_linked(text, name) for name, text in part.items()}
    made["rules/addresses.json"] = json.dumps(_addresses(), indent=1) + "\n"
    return made


def _addresses() -> Mapping[str, Mapping[str, str]]:
    """Return where every rule stands in every language, for programs that want to lead there."""
    return {
        rule: {language: rule_address(rule, language) for language in LANGUAGES}
        for rule in rules.rules_of()
    }


def configuration() -> str:
    """Return the settings with the navigation put in."""
    settings = _SETTINGS.read_text(encoding="utf-8")
    head, section, rest = settings.partition("[project]\n")
    return f"{head}{section}nav = {_toml(navigation())}\n{rest}"


def _toml(value: Entry | Sequence[Entry]) -> str:
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_toml(key)} = {_toml(one)}" for key, one in value.items()) + " }"
    return f"[{', '.join(map(_toml, value))}]"


def write(folder: Path) -> int:
    """Write all pages and the configuration, and return how many pages there are."""
    pages = all_pages()
    for name, content in pages.items():
        path = folder / "pages" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    (folder / "zensical.toml").write_text(configuration(), encoding="utf-8")
    return len([name for name in pages if name.endswith(".md")])
