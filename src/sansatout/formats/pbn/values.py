"""The values of PBN's tags: notation to bridge and back.

Reading is generous where the standard's import form is (case, order of ranks, other words); writing
gives the export form.
"""

from __future__ import annotations

from typing import Final

from sansatout.calls import PASS, Call
from sansatout.cards import Hand, Strain
from sansatout.contract import Contract
from sansatout.errors import NotationError
from sansatout.formats.records import Hands
from sansatout.friendly import spelled
from sansatout.seats import Seat, Side, Vulnerability

__all__ = [
    "UNKNOWN", "contract_of", "contract_text", "hands_of", "hands_text", "seat_of", "tricks_of",
    "vulnerability_of",
]  # fmt: skip

UNKNOWN: Final = frozenset({"", "?"})
_VULNERABILITY: Final = {
    "none": Vulnerability.NONE, "love": Vulnerability.NONE, "-": Vulnerability.NONE,
    "ns": Vulnerability.NS, "n-s": Vulnerability.NS,
    "ew": Vulnerability.EW, "e-w": Vulnerability.EW,
    "all": Vulnerability.ALL, "both": Vulnerability.ALL,
}  # fmt: skip
_RANKS: Final = "AKQJT98765432"


def seat_of(text: str) -> Seat | None:
    """Read a seat in either case; ``None`` when it is unknown."""
    return None if text in UNKNOWN else Seat.parse(text.upper())


def vulnerability_of(text: str) -> Vulnerability | None:
    """Read a vulnerability in any of PBN's words."""
    if text in UNKNOWN:
        return None
    try:
        return _VULNERABILITY[text.lower()]
    except KeyError:
        raise NotationError("not-a-vulnerability", text=text) from None


def hands_of(text: str) -> Hands:
    """Read a deal; a hand given as ``-`` is not known."""
    if text.strip() in UNKNOWN:
        return None, None, None, None
    first, colon, rest = text.partition(":")
    words = rest.split()
    if not colon or len(words) != 4:
        raise NotationError("not-a-deal", text=text)
    hands: list[Hand | None] = [None] * 4
    for seat, word in zip(Seat.parse(first.strip().upper()).round(), words, strict=True):
        hands[seat] = None if word == "-" else _hand_of(word)
    n, e, s, w = hands
    return n, e, s, w


def _hand_of(word: str) -> Hand:
    """Read a hand with its ranks in any order; a void may be a dash, a ten ``10``."""
    holdings = word.upper().replace("10", "T").split(".")
    ordered = [
        "" if holding == "-" else "".join(sorted(holding, key=_rank_place)) for holding in holdings
    ]
    return Hand.parse(".".join(ordered))


def _rank_place(letter: str) -> int:
    return _RANKS.find(letter)


def hands_text(hands: Hands, first: Seat) -> str:
    """Return the deal with the hands clockwise from a seat."""
    words = ("-" if hand is None else str(hand) for hand in (hands[seat] for seat in first.round()))
    return f"{first}:" + " ".join(words)


def contract_of(text: str) -> Contract | Strain | Call | None:
    """Read a contract, ``Pass``, or the bare strain of an end position."""
    if text in UNKNOWN:
        return None
    word = spelled(text.replace(" ", ""))
    if word in ("PASS", "P", "AP"):
        return PASS
    if word in Strain.__members__:
        return Strain[word]
    try:
        return Contract.parse(word)
    except NotationError:
        raise NotationError("not-a-contract", text=text) from None


def contract_text(contract: Contract | Strain | Call | None) -> str:
    """Return the contract in PBN's words."""
    return "?" if contract is None else str(contract)


def tricks_of(text: str, declarer: Seat | None) -> int | None:
    """Read a number of tricks: declarer's, or those of the sides (``NS 9``, ``EW 4 NS 9``)."""
    words = text.split()
    if text in UNKNOWN:
        return None
    if len(words) == 1:
        return _number(words[0], text)
    if len(words) not in (2, 4):
        raise NotationError("record-tricks", text=text)
    counts = {
        Side.parse(side.upper()): _number(number, text)
        for side, number in zip(words[::2], words[1::2], strict=True)
    }
    if declarer is None:
        return None
    if declarer.side in counts:
        return counts[declarer.side]
    return 13 - counts[declarer.side.other]


def _number(word: str, text: str) -> int:
    if word.isascii() and word.isdigit() and len(word) <= 2 and int(word) <= 13:
        return int(word)
    raise NotationError("record-tricks", text=text)
