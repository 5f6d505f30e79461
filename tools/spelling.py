"""Spelling of what we write in English, by a whole dictionary and the words of our own.

    python -m tools.spelling [--list]

Reads the Markdown of the project and the English texts for users; code, addresses and names of
things in code are left out. A word has to be in Hunspell's dictionary or in ``docs/words.txt``,
which has what that does not know: words of the game, of programmers, names, British spellings.
``--list`` prints the unknown words alone.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

__all__ = ["WORDS", "own_words", "prose", "texts", "unknown", "words"]

ROOT: Final = Path(__file__).parent.parent
WORDS: Final = ROOT / "docs" / "words.txt"
FOREIGN: Final = frozenset({"et.md", "hu.md", "sl.md", "sv.md", "coverage.md", "licences.md"})
"""Pages in other languages, and lists that tools make of names alone."""

_CODE: Final = re.compile(
    r"^```.*?^```|^ {4,}[^\n]*$|``.*?``|`[^`]*`|<!--.*?-->|<[^>\n]*>", re.MULTILINE | re.DOTALL
)
_ADDRESS: Final = re.compile(
    r"\]\([^)]*\)|\w+://\S+|\S*[/_@=\\]\S*|[\w-]+\.(?:md|py|ts|toml|txt|json)\b"
)
_WORD: Final = re.compile(r"(?<![\w§.])[^\W\d_]+(?:['’][^\W\d_]+)*(?![\w§])")
_ENTRY: Final = re.compile(r"^\s*(?:-?[\w-]+|\.[\w-]+)\s*=|^\s*\*?\[[\w-]+\]", re.MULTILINE)
_PLACE: Final = re.compile(r"\{[^{}]*\}")


def prose(name: str, text: str) -> str:
    """Return a text with all blanked out that is not prose; its lines stay where they are."""

    def blank(found: re.Match[str]) -> str:
        return re.sub(r"[^\n]", " ", found[0])

    if name.endswith(".ftl"):
        text = re.sub(r"^#.*$", blank, text, flags=re.MULTILINE)
        text = _ENTRY.sub(blank, text)
        text = re.sub(r"\{[^{}]*->", blank, text)
        for _ in range(3):
            text = _PLACE.sub(blank, text)
        return _ADDRESS.sub(blank, text)
    return _ADDRESS.sub(blank, _CODE.sub(blank, text))


def words(text: str) -> Iterator[tuple[int, str]]:
    """Yield each word of prose with its line; single letters and capitals throughout are signs."""
    for number, line in enumerate(text.splitlines(), 1):
        for found in _WORD.finditer(line):
            word = found[0].replace("’", "'").removesuffix("'s")
            if len(word) > 1 and not word.isupper() and not re.search(r"[a-z][A-Z]", word):
                yield number, word


def own_words(lines: Iterable[str]) -> frozenset[str]:
    """Return the words of a list, which may have remarks after a number sign."""
    return frozenset(line.partition("#")[0].strip() for line in lines) - {""}


def unknown(text: str, known: Callable[[str], bool], own: frozenset[str]) -> list[tuple[int, str]]:
    """Return the words of prose that neither the dictionary nor our own list has."""
    return [
        (line, word)
        for line, word in words(text)
        if word not in own and word.lower() not in own and not known(word)
    ]


def texts() -> list[Path]:
    """Return the files that are read."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    english = (ROOT / "src" / "sansatout" / "locales" / "en").rglob("*.ftl")
    return sorted([page for page in pages if page.name not in FOREIGN] + list(english))


def _dictionary() -> Callable[[str], bool]:
    # It is there only where the site is built.
    from spylls.hunspell import Dictionary

    lookup = Dictionary.from_files("en_US").lookup
    found: dict[str, bool] = {}

    def known(word: str) -> bool:
        if word not in found:
            found[word] = bool(lookup(word)) or bool(lookup(word.lower()))
        return found[word]

    return known


def main() -> int:
    """Tell every unknown word with its place; 1 if there is one, or if our list has one in vain."""
    known, own = _dictionary(), own_words(WORDS.read_text("utf-8").splitlines())
    wrong: list[str] = []
    met: set[str] = set()
    for path in texts():
        text = prose(path.name, path.read_text("utf-8"))
        met |= {form for _, word in words(text) for form in (word, word.lower())}
        wrong += [
            word if "--list" in sys.argv else f"{path.relative_to(ROOT)}:{line}: {word}"
            for line, word in unknown(text, known, own)
        ]
    if "--list" not in sys.argv:
        wrong += [f"{WORDS.relative_to(ROOT)}: {word} is nowhere" for word in sorted(own - met)]
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
