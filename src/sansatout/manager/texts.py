"""Texts as they may stand in a line of the protocol, which is ASCII (protocol, 1)."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

__all__ = ["free_text", "team_name"]

_LONGEST_TEXT: Final = 400
_LONGEST_NAME: Final = 60
_SUITS: Final = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}
_PARTS: Final = {"½": ".5", "¼": ".25", "¾": ".75"}
_SIGNS: Final = str.maketrans(
    {"‘": "'", "’": "'", "“": '"', "”": '"', "„": '"', "–": "-", "—": "-", "−": "-"}
    | {"≥": ">=", "≤": "<=", "×": "x"}
)


def _plain(text: str) -> str:
    """Return printable ASCII that says the same, as far as there is any."""
    for sign, word in _SUITS.items():
        text = re.sub(rf"(?<=\w){sign}", f" {word}", text)
        text = re.sub(rf"{sign}(?=\w)", f"{word} ", text).replace(sign, word)
    for sign, part in _PARTS.items():
        text = re.sub(rf"(?<!\d){sign}", f"0{part}", text).replace(sign, part)
    parted = unicodedata.normalize("NFKD", text.translate(_SIGNS))
    letters = "".join(one for one in parted if not unicodedata.combining(one))
    return " ".join(re.sub(r"[^\x20-\x7e]", "?", re.sub(r"\s+", " ", letters)).split())


def free_text(text: str) -> str:
    """Return a text as it may stand in a line, without the protocol's own marks.

    >>> free_text("‘5♥’:  at most 1½ tricks beside ♣. Alert. ¿x")
    "'5 hearts': at most 1.5 tricks beside clubs. Alert ?x"
    """
    words = re.sub(r"\b(alert|infos)\.+", r"\1", _plain(text), flags=re.IGNORECASE)
    return words[:_LONGEST_TEXT].strip()


def team_name(text: str) -> str:
    """Return a name as it may stand between quotes.

    >>> team_name('Õ "ó" ž')
    "O 'o' z"
    """
    return _plain(text).replace('"', "'")[:_LONGEST_NAME].strip()
