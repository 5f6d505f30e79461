"""Short English explanations of calls, as players and programs give them, turned into bounds.

What is not understood is left out, and so is what is only possible, denied or asked of partner:
``15-17``, ``12+ HCP``, ``5+ hearts``, ``4+!h``, ``weak``, ``balanced``, ``transfer to hearts``,
``Stayman``, or the dialect of table managers, ``C=0-8,H=5-8,HCP=17-19``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from sansatout.calls import Bid, Call
from sansatout.cards import Suit
from sansatout.robots.bidding.needs import ALWAYS, All, Any, Need, any_of
from sansatout.robots.bidding.points import POINTS
from sansatout.robots.bidding.told import Disclosed
from sansatout.robots.bidding.vocabulary import MAJORS, MINORS, length

__all__ = ["Explanation", "can_be", "understood"]

_LONGEST: Final = 500
"""What is longer is no short explanation, and is cut."""
_MOST: Final = 37


@dataclass(frozen=True, slots=True)
class Explanation:
    """What an explanation says: one of several ways the hand may be."""

    ways: tuple[Disclosed, ...]
    artificial: bool = False
    """Whether the call says something else than its words."""
    lengths: bool = False
    """Whether it tells of suits: then the call's own suit need not be one."""

    @property
    def need(self) -> Need:
        """The same as a need."""
        needs = [_need(way) for way in self.ways]
        return needs[0] if len(needs) == 1 else any_of(needs)

    def along_with(self, need: Need) -> Explanation:
        """Return the explanation and the need together, the explanation alone if they cannot be."""
        both = (_both(one, other) for one in self.ways for other in _ways(need))
        ways = tuple(way for way in both if can_be(way))
        return replace(self, ways=ways) if ways else self

    @property
    def suit(self) -> Suit | None:
        """The longest suit it tells of in every way, four cards at least."""
        least = [min(way.shortest[suit] for way in self.ways) for suit in Suit]
        return Suit(least.index(max(least))) if max(least) >= 4 else None


def _need(way: Disclosed) -> Need:
    parts: list[Need] = []
    if way.least > 0:
        parts.append(POINTS >= way.least)
    if way.most < _MOST:
        parts.append(POINTS <= way.most)
    for suit in Suit:
        if way.shortest[suit] > 0:
            parts.append(length(suit) >= way.shortest[suit])
        if way.longest[suit] < 13:
            parts.append(length(suit) <= way.longest[suit])
    return All(tuple(parts)) if parts else ALWAYS


def _ways(need: Need) -> list[Disclosed]:
    """Return the ways to meet a need of points and lengths alone."""
    if isinstance(need, Any):
        return [way for part in need.needs for way in _ways(part)]
    if not isinstance(need, All):
        return [Disclosed.of([need])]
    ways = [Disclosed()]
    for part in need.needs:
        ways = [_both(one, other) for one in ways for other in _ways(part)]
    return ways


@lru_cache(maxsize=512)
def understood(text: str, call: Call) -> Explanation | None:
    """Return what the explanation of a call says, as far as it can be understood.

    >>> understood("15-17 bal", Bid.parse("1NT")).ways[0].least
    15
    >>> understood("call me later", Bid.parse("1NT")) is None
    True
    """
    plain = _plain(text[:_LONGEST])
    ways, artificial, lengths = [], False, False
    for words in re.split(r"\bor\b|\beither\b", plain):
        said = _Said(call.strain.suit if isinstance(call, Bid) else None)
        for part in re.split(r"[,;:.()]|\band\b|\bwith\b|\bbut\b", words):
            said.hear(part.strip())
        artificial, lengths = artificial or said.artificial, lengths or said.lengths
        if words.strip():
            ways.append(said.told)
    if not artificial and all(way == Disclosed() for way in ways):
        return None
    known = tuple(way for way in ways if can_be(way)) or (Disclosed(),)
    if any(way == Disclosed() for way in known):
        known = (Disclosed(),)
        if not artificial:
            return None
    return Explanation(known, artificial, lengths)


_SUIT_WORDS: Final = {
    Suit.C: r"!c|♣|\bclubs?\b|\bcl\b",
    Suit.D: r"!d|♦|\bdiamonds?\b|\bdia\b",
    Suit.H: r"!h|♥|\bhearts?\b|\bhts?\b",
    Suit.S: r"!s|♠|\bspades?\b|\bsp\b",
}
_SMALL: Final = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
}  # fmt: skip


def _plain(text: str) -> str:
    """Return the text in one spelling: small letters, suits as one letter in braces."""
    found = re.sub(r"[–—−]", "-", text.lower())
    for suit, pattern in _SUIT_WORDS.items():
        found = re.sub(pattern, f" {{{suit.name.lower()}}} ", found)
    found = re.sub(r"(?<=\d)([+-]?)\s?([cdhs])(?![a-z])", r"\1 {\2} ", found)
    found = re.sub(r"(?<![a-z{])([cdhs])\s?(=|:)?\s?(?=\d)", r" {\1} ", found)
    for word, number in _SMALL.items():
        found = re.sub(rf"\b{word}\b", str(number), found)
    found = re.sub(r"(\d)\s*(?:-|to|\.\.+|…)\s*(\d)", r"\1-\2", found)
    found = re.sub(r"(\d)\s*(?:\+|or (?:more|better)|plus\b)", r"\1+", found)
    found = re.sub(r"(\d)\s*(?:or (?:less|fewer))", r"\1-", found)
    found = re.sub(r"(?:\b(?:at least|minimum|min\.?)|>=?|≥)\s*(\d+)\+?", r"\1+", found)
    found = re.sub(r"(?:\b(?:at most|up to|maximum|max\.?)|<=|≤)\s*(\d+)", r"0-\1", found)
    return " ".join(found.split())


_DOUBTFUL: Final = re.compile(
    r"\b(?:no|not|non|never|denies|deny|denying|without|may|might|can|could|possibl[ey]|maybe"
    r"|perhaps|usually|sometimes|often|unless|except|partner|partner's|opener|opener's"
    r"|responder|responder's|opponents?|their|if|total)\b|\bn't\b"
)
_QUESTION: Final = re.compile(
    r"\b(?:asks?|asking|inquiry|enquiry|stayman|blackwood|rkc\w*|keycards?|gerber|relay|puppet"
    r"|lebensohl|drury|checkback|nmf|fsf|michaels|ghestem|unusual|jacoby|bergen|landy|multi"
    r"|waiting|artificial|conventional|cue ?bid|cue|control|splinter|feature|gf relay)\b"
)
_TRANSFER: Final = re.compile(r"\b(?:transfers?|xfer|texas)\b")
_RANGE: Final = re.compile(r"(?<![\w-])(\d{1,2})-(\d{1,2})(?![\d-])")
_FROM: Final = re.compile(r"(?<![\w-])(\d{1,2})\+")
_POINTS: Final = r"\s*(?:hcp|hp|pts?|points?|p)\b"
_SUIT: Final = r"\s*(?:cards?\s*)?(?:in\s+|of\s+)?\{([cdhs])\}"
_LENGTHS: Final = (
    rf"(\d+)-(\d+){_SUIT}",
    rf"(\d+)(\+?)-?{_SUIT}",
    rf"{_SUIT}\s*(\d+)-(\d+)(?!{_POINTS})",
    rf"{_SUIT}\s*(\d+)(\+?)(?![-\d])(?!{_POINTS})",
)
"""A length before its suit, then one after it."""


@dataclass(slots=True)
class _Said:
    """What the parts of one way have said so far."""

    own: Suit | None
    told: Disclosed = field(default_factory=Disclosed)
    artificial: bool = False
    lengths: bool = False

    def hear(self, part: str) -> None:
        """Take in one part: what is doubtful in it is left out."""
        if _QUESTION.search(part):
            self.artificial = True
        elif _TRANSFER.search(part):
            self._transfer(part)
        elif not _DOUBTFUL.search(part):
            part = self._suits(part)
            self._strength(part)

    def _transfer(self, part: str) -> None:
        self.artificial = True
        named = re.findall(r"\{([cdhs])\}", part)
        if len(named) == 1:
            self._length(Suit[named[0].upper()], 5, 13)
        elif not named and self.own is not None and self.own is not Suit.S:
            self._length(Suit(self.own.value + 1), 5, 13)

    def _suits(self, part: str) -> str:
        """Take in the lengths of suits, and return the part without them."""
        for pattern in _LENGTHS:
            part = self._taken(pattern, part)
        if self.own is not None:
            other = "minors?" if self.own in MAJORS else "majors?"
            own = rf"\b(\d)(\+?)-?\s?(?:cards?|carder)\b(?!\s*{other})(?!{_SUIT})"
            part = re.sub(own, lambda m: self._some(self.own, m[1], m[2]), part)
        for word, suits in (("majors", MAJORS), ("minors", MINORS)):
            if re.search(rf"\b{word}\b", part):
                for suit in suits:
                    self._length(suit, 4, 13)
        return part

    def _taken(self, pattern: str, part: str) -> str:
        def take(match: re.Match[str]) -> str:
            groups = [one for one in match.groups() if one is not None]
            letter = next(one for one in groups if one in "cdhs" and one)
            numbers = [one for one in groups if one != letter]
            return self._some(Suit[letter.upper()], *numbers)

        return re.sub(pattern, take, part)

    def _some(self, suit: Suit | None, least: str, most: str) -> str:
        """Take in a length; ``most`` is a number, a plus, or nothing for just so many."""
        assert suit is not None, "a length is that of a suit"
        low = int(least)
        high = int(most) if most.isdigit() else 13
        if low <= high <= 13:
            self._length(suit, low, high)
        return " "

    def _length(self, suit: Suit, low: int, high: int) -> None:
        lengths = [(0, 13)] * 4
        lengths[suit.value] = low, high
        (c, cc), (d, dd), (h, hh), (s, ss) = lengths
        self._narrow(Disclosed(shortest=(c, d, h, s), longest=(cc, dd, hh, ss)))
        self.lengths = True

    def _strength(self, part: str) -> None:
        for low, high in _strengths(part):
            self._narrow(Disclosed(low, high))
        if re.search(r"\b(?:weak|preempt\w*|pre-empt\w*|sign-?off)\b", part):
            self._narrow(Disclosed(0, 12))
        if re.search(r"\bstrong\b", part):
            self._narrow(Disclosed(14, _MOST))
        if re.search(r"\b(?:take-?out|t/o)\b|\btake out\b", part):
            self._narrow(Disclosed(8, _MOST))
        if re.search(r"\b(?:penalty|penalties|values)\b", part):
            self._narrow(Disclosed(6, _MOST))
        if re.search(r"\b(?:semi-?)?bal(?:anced)?\b", part):
            self._narrow(Disclosed(shortest=(2, 2, 2, 2), longest=(6, 6, 6, 6)))

    def _narrow(self, told: Disclosed) -> None:
        self.told = _both(self.told, told)


def _strengths(part: str) -> Iterator[tuple[int, int]]:
    """Give the ranges of points: small numbers only where the word points stands by them."""
    for match in _RANGE.finditer(part):
        low, high = int(match[1]), int(match[2])
        named = re.match(_POINTS, part[match.end() :]) or _named_before(part, match.start())
        if low < high <= 40 and (named or high >= 8):
            yield low, min(high, _MOST)
    for match in _FROM.finditer(part):
        low = int(match[1])
        named = re.match(_POINTS, part[match.end() :]) or _named_before(part, match.start())
        if low <= _MOST and (named or low >= 8):
            yield low, _MOST


def _named_before(part: str, place: int) -> bool:
    return re.search(r"\b(?:hcp|pts?|points)\s*(?:=|:)?\s*$", part[:place]) is not None


def _both(one: Disclosed, other: Disclosed) -> Disclosed:
    """Return what holds when both do, even if nothing can."""
    c, d, h, s = (max(pair) for pair in zip(one.shortest, other.shortest, strict=True))
    cc, dd, hh, ss = (min(pair) for pair in zip(one.longest, other.longest, strict=True))
    low, high = max(one.least, other.least), min(one.most, other.most)
    return Disclosed(low, high, (c, d, h, s), (cc, dd, hh, ss))


_TOP: Final = (0, 4, 7, 9, 10)
"""The most points in so many cards of a suit."""
_FORCED: Final = (0,) * 10 + (1, 3, 6, 10)
"""The fewest points in so many cards of a suit."""


def can_be(way: Disclosed) -> bool:
    """Tell whether some hand of thirteen cards is such."""
    return any(_points_within(way, shape) for shape in _shapes(way))


def _shapes(way: Disclosed) -> Iterator[tuple[int, int, int, int]]:
    (c0, c1), (d0, d1), (h0, h1), (s0, s1) = zip(way.shortest, way.longest, strict=True)
    for clubs in range(c0, c1 + 1):
        for diamonds in range(d0, min(d1, 13 - clubs) + 1):
            for hearts in range(h0, min(h1, 13 - clubs - diamonds) + 1):
                spades = 13 - clubs - diamonds - hearts
                if s0 <= spades <= s1:
                    yield clubs, diamonds, hearts, spades


def _points_within(way: Disclosed, shape: tuple[int, int, int, int]) -> bool:
    fewest = sum(_FORCED[count] for count in shape)
    most = sum(_TOP[min(count, 4)] for count in shape)
    return way.least <= most and way.most >= fewest and way.least <= way.most
