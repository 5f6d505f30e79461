"""The pages that are written by hand: those of ``docs/`` and a few that stand beside it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tools.site.addresses import with_rules_linked

__all__ = ["DOCS", "ROOT", "documents", "pages"]

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
_BESIDE = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
_NO_PAGES = ("coverage.md",)
"""What is made for those who work on the program."""
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]*)(#[^)\s]*)?\)")


@cache
def documents() -> dict[str, Path]:
    """Return the pages by their place on the site, and where each is written."""
    found = {str(path.relative_to(DOCS).as_posix()): path for path in sorted(DOCS.rglob("*.md"))}
    found |= {name: ROOT / name for name in _BESIDE if (ROOT / name).exists()}
    return {name: path for name, path in found.items() if name not in _NO_PAGES}


def pages() -> dict[str, str | bytes]:
    """Return all pages, with their links as the site needs them, and what they show."""
    known = documents()
    made: dict[str, str | bytes] = {}
    for name, path in known.items():
        made[name] = with_rules_linked(_with_links_moved(path), name)
    for path in sorted(DOCS.rglob("*")):
        if path.suffix in (".jpg", ".png", ".svg", ".css"):
            made[str(path.relative_to(DOCS).as_posix())] = path.read_bytes()
    return made


def _with_links_moved(path: Path) -> str:
    return _LINK.sub(lambda link: _moved(link, path), path.read_text(encoding="utf-8"))


def _moved(link: re.Match[str], path: Path) -> str:
    """Return a link as the site has it: what is no page of it is only named."""
    mark, said, address, anchor = link.groups()
    if mark or not address or "://" in address or address.startswith("mailto:"):
        return link[0]
    target = (path.parent / address).resolve()
    if target.is_relative_to(DOCS) and path.is_relative_to(DOCS):
        return link[0] if target.suffix == ".md" else said
    here = next((name for name, one in documents().items() if one == target), None)
    return said if here is None else f"[{said}]({here}{anchor or ''})"
