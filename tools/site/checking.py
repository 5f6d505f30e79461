"""Check the built site: every link within it leads somewhere, every rule has its one address.

``python -m tools.site.checking FOLDER`` looks at what a reader's browser gets, so links in
docstrings and in raw HTML are seen, too.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

__all__ = ["Page", "faults", "read_page"]

_LEADS = {"a": "href", "img": "src", "link": "href", "script": "src"}


@dataclass
class Page(HTMLParser):
    """A page as a browser gets it: what can be addressed on it, and where it leads."""

    ids: Counter[str] = field(default_factory=Counter)
    leads: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an address or a link."""
        given = dict(attrs)
        if given.get("id"):
            self.ids[str(given["id"])] += 1
        lead = given.get(_LEADS.get(tag, ""))
        if lead:
            self.leads.append(lead)


def read_page(html: str) -> Page:
    """Read a page."""
    page = Page()
    page.feed(html)
    return page


def faults(folder: Path) -> Iterator[str]:
    """Give what is wrong with a built site, a line each."""
    pages = {
        f"/{path.relative_to(folder).as_posix()}": read_page(path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.html"))
    }
    for name, page in pages.items():
        if name != "/404.html":
            yield from _dead_links(name, page, pages, folder)
    addresses = json.loads((folder / "rules/addresses.json").read_text(encoding="utf-8"))
    for by_language in addresses.values():
        for address in by_language.values():
            where, anchor = urldefrag(address)
            found = pages.get(f"/{where}index.html")
            times = 0 if found is None else found.ids[anchor]
            if times != 1:
                yield f"{address}: there {times} times, expected once"


def _dead_links(name: str, page: Page, pages: dict[str, Page], folder: Path) -> Iterator[str]:
    for lead in page.leads:
        if urlsplit(lead).scheme or lead.startswith("//"):
            continue
        where, anchor = urldefrag(unquote(urljoin(name, lead)))
        target = f"{where}index.html" if where.endswith("/") else where
        if not (folder / target.lstrip("/")).is_file():
            yield f"{name}: {lead} leads nowhere"
        elif anchor and target in pages and anchor not in pages[target].ids:
            yield f"{name}: {lead} names a place that {target} does not have"


def main() -> int:
    """Tell what is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    found = list(faults(parser.parse_args().folder))
    for fault in found:
        print(fault, file=sys.stderr)
    print(f"{len(found)} faults in links and addresses")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
