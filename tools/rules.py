"""Make ``docs/rules.json``, the list of every rule id, from the folder of rules.

    python -m tools.rules FOLDER

The rules are kept beside the project, not in it; only ids and one-line summaries live here. The
list is made anew when a rule is added, and ``make check`` then knows the new id.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

__all__ = ["LIST", "Rule", "load_rules"]

LIST = Path(__file__).parents[1] / "docs" / "rules.json"
DUPLICATE = Path(__file__).parents[1] / "docs" / "duplicate.md"
STANDARD = Path(__file__).parents[1] / "docs" / "standard.md"
NATURAL = Path(__file__).parents[1] / "docs" / "natural.md"
PROMISES = Path(__file__).parents[1] / "docs" / "promises.md"

_BOOKLETS = {
    "bidding-club.md": "one-club",
    "bidding-culbertson.md": "culbertson",
    "bridge-whist.md": "bridge-whist",
    "hungarian-rubber.md": "hungarian",
    "minibridge.md": "minibridge",
    "pamphlet-bridge.md": "pamphlet",
    "rulebook-laws.md": "rulebook",
}
_PREFIXES = {"bridge-whist": "BW", "hungarian": "HU", "minibridge": "MB", "pamphlet": "PB"}
_UNNUMBERED = {"BW": ("2", "12"), "HU": ("7",), "MB": ("9", "10"), "PB": ("11",)}
"""Sections that are lists of words or of tricks, not of rules."""
_NAMED = (
    r"(?:[LCRSN]|PROMISE)-[A-Z][A-Z0-9]*-\d+|(?:BW|MB|DU)-[A-Z]+-\d+"
    r"|DU-\d+(?:\.\d+)*|A-\d\d|[PH]\d\d"
)
_BOLD = re.compile(
    rf"\*\*({_NAMED})\*\*:?\s*(.*?)(?=\*\*(?:{_NAMED})\*\*|\n\s*\n|\n\s*[-*] |\n\||\Z)", re.S
)
_ROW = re.compile(rf"^\|(?:\s*\d*[a-z]?\s*\|)?\s*({_NAMED})\s*\|(.*)\|\s*$", re.M)
_HEADED = re.compile(rf"^#+\s*({_NAMED}):?\s*(.*)$", re.M)
_SECTION = re.compile(r"^##\s+(\d+)\.\s+(.*)$", re.M)
_SUBSECTION = re.compile(r"^###\s+(\d+\.\d+)\s+(.*)$", re.M)
_NUMBERED = re.compile(r"^(\d+\.\d+(?:\.\d+)*)\s+(.*?)(?=\n\s*\n|\Z)", re.M | re.S)
_ITEM = re.compile(
    r"(?:^|(?<=\. ))(\d+)\. (.*?)(?=(?:^| )\d+\. [A-Z*]|\n\s*\n|\n#|\Z)", re.M | re.S
)
_BULLET = re.compile(r"^\* (.*?)(?=\n\* |\n\s*\n|\n#|\Z)", re.M | re.S)
_TABLE_ROW = re.compile(r"^\|(?![-\s|]*\|\s*$)(.*)\|\s*$", re.M)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a booklet: its id, where it stands, and what it says in a line."""

    id: str
    booklet: str
    summary: str
    section: bool = False
    """Whether it is the heading of a whole section, covered with any rule in it."""

    @property
    def promised(self) -> bool:
        """Whether it is a promise of ours: tests hold it, and no part of the source is it alone."""
        return self.booklet == PROMISES.stem


def load_rules() -> dict[str, Rule]:
    """Return the rules of the list, those of our own pages and what we promise, by id."""
    rules = [Rule(**plain) for plain in json.loads(LIST.read_text(encoding="utf-8"))]
    for path in (DUPLICATE, STANDARD, NATURAL, PROMISES):
        if path.exists():
            rules += _named_rules(path.read_text(encoding="utf-8"), path.stem)
    return {rule.id: rule for rule in rules}


def _read(path: Path) -> Iterator[Rule]:
    booklet = _BOOKLETS[path.name]
    text = path.read_text(encoding="utf-8")
    if booklet in _PREFIXES:
        yield from _section_rules(text, booklet, _PREFIXES[booklet])
    yield from _named_rules(text, booklet)


def _named_rules(text: str, booklet: str) -> Iterator[Rule]:
    found = [(m.start(), m[1], m[2]) for p in (_BOLD, _ROW, _HEADED) for m in p.finditer(text)]
    for _, id_, words in sorted(found):
        yield Rule(id_, booklet, _summary(words))


def _section_rules(text: str, booklet: str, prefix: str) -> Iterator[Rule]:
    heads = list(_SECTION.finditer(text))
    for head, end in zip(heads, [*(h.start() for h in heads[1:]), len(text)], strict=True):
        yield Rule(f"{prefix}-{head[1]}", booklet, _summary(head[2]), section=True)
        body = text[head.end() : end]
        for sub in _SUBSECTION.finditer(body):
            yield Rule(f"{prefix}-{sub[1]}", booklet, _summary(sub[2]), section=True)
        for number, words in _statements(body, prefix, head[1]):
            yield Rule(f"{prefix}-{number}", booklet, _summary(words))


def _statements(body: str, prefix: str, section: str) -> list[tuple[str, str]]:
    """Return the numbered statements of a section.

    Where the booklet's rules number nothing, its bullets count from 1, or else the rows of its
    first table below the head.
    """
    if section in _UNNUMBERED.get(prefix, ()):
        return []
    numbered = [(m[1], m[2]) for m in _NUMBERED.finditer(body) if m[1].split(".")[0] == section]
    if numbered:
        return numbered
    items = [(f"{section}.{m[1]}", m[2]) for m in _ITEM.finditer(body)]
    if items:
        return items
    plain = [m[1] for m in _BULLET.finditer(body) if not m[1].startswith("**BW-")]
    if not plain and not re.search(_ROW, body):
        plain = [m[1] for m in _TABLE_ROW.finditer(body.split("\n#", maxsplit=1)[0])][1:]
    return [(f"{section}.{i}", words) for i, words in enumerate(plain, start=1)]


def _summary(words: str) -> str:
    """Return the first words of a rule without marks, cut at a word's end."""
    text = re.sub(r"\s*\*{0,2}\[[SIWours, /0-9;PH]*\]\*{0,2}", "", words.replace("|", "·"))
    text = re.sub(r"· (?:L\d|- ·).*", "", " ".join(text.split()))  # lines of the source, status
    text = re.sub(r"[*`]", "", text).strip(" —·")
    if len(text) <= _WIDTH:
        return text
    return text[:_WIDTH].rsplit(" ", 1)[0].rstrip(" ,;:·") + " …"


_WIDTH = 110


def _write(folder: Path) -> int:
    seen: dict[str, Rule] = {}
    for name in _BOOKLETS:
        for rule in _read(folder / name):
            if rule.id not in seen or not seen[rule.id].summary:
                seen[rule.id] = rule
    lines = (
        json.dumps(
            {"id": r.id, "booklet": r.booklet, "summary": r.summary}
            | ({"section": True} if r.section else {}),
            ensure_ascii=False,
        )
        for r in seen.values()
    )
    LIST.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    return len(seen)


if __name__ == "__main__":
    print(f"{_write(Path(sys.argv[1]))} rules in {LIST.name}")
