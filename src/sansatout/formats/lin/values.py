"""The values of LIN's commands: notation to bridge and back."""

from __future__ import annotations

import re
from typing import Final

from sansatout.calls import DOUBLE, PASS, REDOUBLE, Call
from sansatout.cards import PACK, Card, Hand, Suit
from sansatout.contract import Contract
from sansatout.errors import NotationError
from sansatout.formats.records import Hands
from sansatout.friendly import spelled
from sansatout.seats import Seat, Vulnerability

__all__ = [
    "SEATS",
    "call_text",
    "calls_of",
    "cards_of",
    "deal_of",
    "deal_text",
    "result_of",
    "vulnerability_of",
    "vulnerability_text",
]  # fmt: skip

SEATS: Final = (Seat.S, Seat.W, Seat.N, Seat.E)
"""The order of hands and names; the dealer is told by its number from 1."""
_VULNERABILITY: Final = {
    "o": Vulnerability.NONE, "0": Vulnerability.NONE, "-": Vulnerability.NONE,
    "n": Vulnerability.NS, "e": Vulnerability.EW, "b": Vulnerability.ALL,
}  # fmt: skip
_CALL: Final = re.compile(
    r"(?P<pass>pass|p|-)|(?P<double>dbl|d|x(?!x))|(?P<redouble>rdbl|rd|r|xx)"
    r"|(?P<level>[1-7])(?P<strain>nt|[cdhsn])",
    re.IGNORECASE,
)
_RANK: Final = re.compile(r"10|[2-9TJQKA]", re.IGNORECASE)
_RESULT: Final = re.compile(r"([1-7])([CDHS]|NT?)(X{0,2})([NESW])(=|[+-][0-9]{1,2})", re.IGNORECASE)
_FULL: Final = (1 << 52) - 1


def vulnerability_of(text: str) -> Vulnerability | None:
    """Read ``o``, ``n``, ``e`` or ``b``; nothing when it is not told."""
    word = text.strip().lower()
    if not word:
        return None
    try:
        return _VULNERABILITY[word[0]]
    except KeyError:
        raise NotationError("record-lin-vulnerability", text=text[:20]) from None


def vulnerability_text(vulnerability: Vulnerability) -> str:
    """Return the letter of a vulnerability."""
    return {Vulnerability.NONE: "o", Vulnerability.NS: "n", Vulnerability.EW: "e"}.get(
        vulnerability, "b"
    )


def deal_of(text: str) -> tuple[Seat | None, Hands]:
    """Read dealer and hands; the fourth hand follows from three."""
    text = text.strip()
    dealer = None
    if text[:1].isdigit():
        # 0 leaves the dealer to the board's number.
        if text[0] not in "01234":
            raise NotationError("record-lin-dealer", text=text[0])
        dealer = SEATS[int(text[0]) - 1] if text[0] != "0" else None
        text = text[1:]
    words = text.split(",")
    if len(words) > 4 and any(word.strip() for word in words[4:]):
        raise NotationError("record-lin-hand", text=text[:60])
    hands: list[Hand | None] = [None] * 4
    for seat, word in zip(SEATS, words, strict=False):
        hands[seat] = _hand_of(word) if word.strip() else None
    return dealer, _completed(hands)


def _completed(hands: list[Hand | None]) -> Hands:
    known = [hand for hand in hands if hand is not None]
    bits = sum(hand.bits for hand in known)
    if len(known) == 3 and bits.bit_count() == 39 and all(len(hand) == 13 for hand in known):
        hands = [Hand.from_bits(_FULL & ~bits) if hand is None else hand for hand in hands]
    n, e, s, w = hands
    return n, e, s, w


def _hand_of(word: str) -> Hand:
    bits, suit, offset = 0, None, 0
    text = word.strip()
    while offset < len(text):
        letter = text[offset].upper()
        if letter in Suit.__members__:
            suit = Suit[letter]
            offset += 1
            continue
        rank = _RANK.match(text, offset)
        if suit is None or rank is None:
            raise NotationError("record-lin-hand", text=word[:60])
        card = _card(suit, rank.group())
        if bits & card.bit:
            raise NotationError("card-twice-in-hand", text=word[:60], card=card)
        bits |= card.bit
        offset = rank.end()
    return Hand.from_bits(bits)


def _card(suit: Suit, rank: str) -> Card:
    return PACK[13 * suit.value + "23456789TJQKA".index(rank.upper().replace("10", "T"))]


def deal_text(dealer: Seat | None, hands: Hands) -> str:
    """Return dealer and hands; East's hand is left out where the others tell it."""
    texts = ["" if hands[seat] is None else _hand_text(hands[seat] or Hand()) for seat in SEATS]
    if all(hand is not None and len(hand) == 13 for hand in hands):
        texts[3] = ""
    number = "0" if dealer is None else str(SEATS.index(dealer) + 1)
    return number + ",".join(texts)


def _hand_text(hand: Hand) -> str:
    return "".join(f"{suit}{hand.ranks(suit)}" for suit in reversed(Suit))


def calls_of(text: str) -> list[tuple[Call, bool]]:
    """Read one or more calls, each with whether it was alerted (``!``)."""
    calls: list[tuple[Call, bool]] = []
    word = text.strip()
    offset = 0
    while offset < len(word):
        match = _CALL.match(word, offset)
        if match is None:
            raise NotationError("not-a-call", text=text[:20])
        offset = match.end()
        alerted = word.startswith("!", offset)
        while offset < len(word) and word[offset] in "!? ":
            offset += 1
        calls.append((_call(match), alerted))
    return calls


def _call(match: re.Match[str]) -> Call:
    if match["pass"]:
        return PASS
    if match["double"]:
        return DOUBLE
    if match["redouble"]:
        return REDOUBLE
    return Call.parse(spelled(match["level"] + match["strain"]))


def call_text(call: Call) -> str:
    """Return LIN's word for a call."""
    words = {PASS: "p", DOUBLE: "d", REDOUBLE: "r"}
    return words.get(call) or str(call).replace("NT", "N")


def cards_of(text: str) -> list[Card]:
    """Read one or more cards; a rank alone is of the suit before."""
    cards: list[Card] = []
    suit, offset = None, 0
    word = re.sub(r"[\s!?,]", "", text)
    while offset < len(word):
        letter = word[offset].upper()
        if letter in Suit.__members__:
            suit = Suit[letter]
            offset += 1
        rank = _RANK.match(word, offset)
        if suit is None or rank is None:
            raise NotationError("not-a-card", text=text[:20])
        cards.append(_card(suit, rank.group()))
        offset = rank.end()
    return cards


def result_of(text: str) -> tuple[Contract | Call, Seat | None, int | None] | None:
    """Read a result like ``4SXN-1``: contract, declarer, tricks; ``None`` when it tells nothing."""
    word = text.strip().upper()
    if word in ("PASS", "P", "AP"):
        return PASS, None, None
    match = _RESULT.fullmatch(word)
    if match is None:
        return None
    level, strain, doubling, seat, over = match.groups()
    contract = Contract.parse(spelled(f"{level}{strain}{doubling}"))
    tricks = contract.tricks + (0 if over == "=" else int(over))
    return contract, Seat.parse(seat), tricks if 0 <= tricks <= 13 else None
