"""What people, tables and places may be called, and what may stand in something said.

A name stands beside others in lists and sentences: nothing in it may be invisible, turn round the
text beside it, or make a person look like a robot.
"""

from __future__ import annotations

import re
import unicodedata

from sansatout.errors import InputError

__all__ = ["checked", "person_name", "place_name", "robot_name", "said", "shown", "title"]

_LONGEST_NAME = 40
_LONGEST_SAYING = 500
_HIDDEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Categories of marks that are not seen: controls, formats (bidi, zero width), ends of lines."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing."""
_JOINERS = frozenset("\u200c\u200d")
"""Zero-width marks that some scripts and pictures are written with; only in what is said."""
_HEAPED = re.compile(r"^@|@{4}")
"""An accent on nothing, or more than three on one letter."""
_O = "o0οоօᴏøɵөσⲟⵔꓳ๐໐०੦〇ഠ၀߀ס𐐬𐓪○◯●"
_ALIKE = ("rгᴦʀɾɽɍяʁⲅꓣꭱꮢᎡᏒᖇꭇꭈ", _O, "b68ьвβʙƀɓꞵꓐᏴᏏᗷᑲᖯƅⲃ", _O, "t7тτᴛŧƭⲧꓔᎢꭲ⊤†")
"""What looks like the letters of ``robot``, a word of all five languages."""
_ROBOT = re.compile(
    r"[\W\d_]*(?:(?:a|the|en|egy|az)[\W_]+)?"
    + r"[\W_]*".join(f"[{letters}]" for letters in _ALIKE)
    + r"(?![^\W\d_])"
)


def robot_name(player: str) -> str:
    """Return what a robot is called at a table."""
    return f"Robot {player[1:]}"


def person_name(text: str) -> str:
    """Return what a person is called.

    :raises InputError: if nobody can be called so
    """
    name = place_name(text)
    if not name:
        raise _length(name)
    return name


def place_name(text: str) -> str:
    """Return for whom a place is kept; may be empty.

    :raises InputError: if nobody can be called so
    """
    name = title(text)
    if _looks_like_robot(name):
        raise InputError("name-robot", name=name)
    return name


def title(text: str) -> str:
    """Return what a table, a robot or somebody on a sheet is called; may be empty.

    :raises InputError: if it is too long or holds marks that are not seen
    """
    name = checked(text)
    if len(name) > _LONGEST_NAME:
        raise _length(name)
    return name


def checked(text: str) -> str:
    """Return a name in its usual form: composed, with single spaces.

    :raises InputError: if it holds marks that are not seen, or heaps of accents
    """
    name = unicodedata.normalize("NFC", text.strip())
    hidden = next((mark for mark in name if _is_hidden(mark)), None)
    if hidden is not None:
        raise InputError("name-marks", mark=f"U+{ord(hidden):04X}")
    name = " ".join(name.split())
    if _HEAPED.search("".join("@" if _is_accent(mark) else "." for mark in name)):
        raise InputError("name-accents")
    return name


def said(text: str) -> str:
    """Return what somebody said, in one line and without marks that are not seen.

    :raises InputError: if nothing remains, or too much
    """
    line = shown(text)
    if not 0 < len(line) <= _LONGEST_SAYING:
        raise InputError("chat-length", count=len(line), most=_LONGEST_SAYING)
    return line


def shown(text: str) -> str:
    """Return a text in one line, without marks that are not seen; it may be empty then."""
    line = " ".join(text.split())
    kept = "".join(mark for mark in line if mark in _JOINERS or not _is_hidden(mark))
    return " ".join(kept.split())  # a mark that is gone may have stood between two blanks


def _length(name: str) -> InputError:
    return InputError("name-length", count=len(name), most=_LONGEST_NAME)


def _is_hidden(mark: str) -> bool:
    return unicodedata.category(mark) in _HIDDEN or mark in _BLANK


def _is_accent(mark: str) -> bool:
    return unicodedata.category(mark).startswith("M")


def _looks_like_robot(name: str) -> bool:
    """Tell whether the name begins with a robot's, in any type or in letters that look alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    return _ROBOT.match("".join(mark for mark in plain if not _is_accent(mark))) is not None
