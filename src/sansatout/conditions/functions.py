"""What a condition can ask of hands, by name."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Final

import numpy as np

from sansatout.cards import Card, Hand, Rank, Suit
from sansatout.conditions.features import LENGTHS, Feature
from sansatout.conditions.reading import Function, Reader
from sansatout.conditions.terms import Array, HandMeasure, Kind, Lookup, Term, joined, measured
from sansatout.deal import Deal
from sansatout.errors import NotationError

__all__ = ["FUNCTIONS"]


def _counted(name: str, count: Callable[[Hand], int], feature: Feature) -> Function:
    measure = measured(count, feature)
    return Function(f"{name}(N)", 1, 1, lambda reader, node: reader.summed(node, measure))


def _of_one_hand(
    name: str, count: Callable[[Hand], int], choose: Callable[[Array, Array], Array]
) -> Function:
    measure = HandMeasure(count, lambda of: reduce(choose, map(of, LENGTHS)), LENGTHS)

    def read(reader: Reader, node: ast.Call) -> Term:
        if len(reader.hands(node.args[0])) != 1:
            raise reader.fault("condition-arguments", node, part=name, expected=f"{name}(N)")
        return reader.summed(node, measure)

    return Function(f"{name}(N)", 1, 1, read)


def _of_rank(rank: Rank) -> Callable[[Hand], int]:
    mask = sum(Card(suit, rank).bit for suit in Suit)
    return lambda hand: (hand.bits & mask).bit_count()


def _length_in(suit: Suit) -> Callable[[Hand], int]:
    return lambda hand: hand.length(suit)


def _all_honours(hand: Hand) -> int:
    return sum(hand.honours(suit) for suit in Suit)


def _controls(hand: Hand) -> int:
    return 2 * hand.aces + _of_rank(Rank.KING)(hand)


def _losers(hand: Hand) -> int:
    """Count losing tricks: of the first three cards of a suit those lower than its A, K, Q."""
    return sum(_losers_in(hand.holding(suit)) for suit in Suit)


def _losers_in(holding: int) -> int:
    length = min(3, holding.bit_count())
    top = holding >> 10
    winners = (
        (top >> 2 & 1) + (top >> 1 & 1 if length >= 2 else 0) + (top & 1 if length == 3 else 0)
    )
    return length - winners


def _is_balanced(hand: Hand) -> bool:
    lengths = sorted(hand.lengths())
    return lengths[0] >= 2 and lengths[1] >= 3


def _are_balanced(of: Lookup) -> Array:
    lengths = np.stack([of(length) for length in LENGTHS])
    fits: Array = (lengths >= 2).all(0) & ((lengths == 2).sum(0) <= 1)
    return fits


def _balanced(reader: Reader, node: ast.Call) -> Term:
    return reader.every(node, HandMeasure(_is_balanced, _are_balanced, LENGTHS))


def _honours(reader: Reader, node: ast.Call) -> Term:
    if len(node.args) == 1:
        return reader.summed(node, measured(_all_honours, Feature("honours")))
    suit = reader.suit(node.args[1])
    return reader.summed(node, measured(lambda hand: hand.honours(suit), Feature("honours", suit)))


def _length(reader: Reader, node: ast.Call) -> Term:
    suit = reader.suit(node.args[1])
    return reader.summed(node, measured(_length_in(suit), Feature("length", suit)))


def _has(reader: Reader, node: ast.Call) -> Term:
    names = reader.string(node.args[1], "SA HK")
    try:
        cards = Hand(Card.parse(name) for name in names.replace(",", " ").split())
    except NotationError:
        raise reader.fault("condition-text", node.args[1], part=names, expected='"SA HK"') from None
    seats = reader.hands(node.args[0])

    def holds(deal: Deal) -> bool:
        together = 0
        for seat in seats:
            together |= deal.hands[seat].bits
        return cards.bits & ~together == 0

    held, count = Feature("held", cards=cards.bits), len(cards)
    return Term(
        Kind.TRUTH,
        holds,
        lambda many: sum(many(seat, held) for seat in seats) == count,
        frozenset((seat, held) for seat in seats),
        of_sides=len(seats) == 2,
        fixed=(seats[0], cards.bits) if len(seats) == 1 else None,
    )


def _shape(reader: Reader, node: ast.Call) -> Term:
    texts = reader.string(node.args[1], '"5332 4=4=3=2 5xxx"')
    patterns = tuple(_pattern(text) for text in texts.replace(",", " ").split())
    if not patterns or None in patterns:
        raise reader.fault(
            "condition-text", node.args[1], part=texts, expected='"5332 4=4=3=2 6xxx"'
        )
    tests = tuple(pattern for pattern in patterns if pattern)

    def fits(of: Lookup) -> Array:
        lengths = np.stack([of(length) for length in LENGTHS])
        return reduce(np.logical_or, (test.many(lengths) for test in tests))

    return reader.every(
        node,
        HandMeasure(lambda hand: any(test.one(hand.lengths()) for test in tests), fits, LENGTHS),
    )


_Lengths = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class _Pattern:
    """Lengths from spades to clubs, ``None`` for any; the suits in this order or in any."""

    wanted: tuple[int | None, ...]
    in_order: bool

    def one(self, lengths: _Lengths) -> bool:
        """Return whether a hand with these lengths has the shape."""
        if self.in_order:
            return all(
                want in (None, length) for want, length in zip(self.wanted, lengths, strict=True)
            )
        return all(lengths.count(want) >= count for want, count in self._counts())

    def many(self, lengths: Array) -> Array:
        """Return the same for many hands: four rows of lengths."""
        if self.in_order:
            tests = [
                row == want
                for want, row in zip(self.wanted, lengths, strict=True)
                if want is not None
            ]
        else:
            tests = [(lengths == want).sum(0) >= count for want, count in self._counts()]
        return reduce(np.logical_and, tests, np.ones(lengths.shape[1], dtype=bool))

    def _counts(self) -> list[tuple[int, int]]:
        known = [want for want in self.wanted if want is not None]
        return [(want, known.count(want)) for want in sorted(set(known))]


def _pattern(text: str) -> _Pattern | None:
    """Read ``5332`` (any order) or ``5=3=3=2`` (spades to clubs); ``x`` is any length."""
    in_order = "=" in text
    parts = text.split("=") if in_order else list(text)
    if len(parts) != 4 or not all(part in _LENGTH_TEXTS for part in parts):
        return None
    wanted = tuple(None if part in "xX" else int(part) for part in parts)
    known = [length for length in wanted if length is not None]
    if sum(known) > 13 or (len(known) == 4 and sum(known) != 13):
        return None
    return _Pattern(wanted, in_order)


_LENGTH_TEXTS: Final = frozenset([*map(str, range(14)), "x", "X"])


def _extreme(
    choose: Callable[[list[float]], float], choose_of_many: Callable[[Array, Array], Array]
) -> Callable[[Reader, ast.Call], Term]:
    def read(reader: Reader, node: ast.Call) -> Term:
        numbers = tuple(reader.number(part) for part in node.args)
        return joined(
            Kind.NUMBER,
            numbers,
            lambda deal: choose([number.value(deal) for number in numbers]),
            lambda many: reduce(choose_of_many, (number.column(many) for number in numbers)),
            max(number.most for number in numbers),
        )

    return read


FUNCTIONS: Final[Mapping[str, Function]] = {
    "hcp": _counted("hcp", lambda hand: hand.points, Feature("points")),
    "spades": _counted("spades", _length_in(Suit.S), Feature("length", Suit.S)),
    "hearts": _counted("hearts", _length_in(Suit.H), Feature("length", Suit.H)),
    "diamonds": _counted("diamonds", _length_in(Suit.D), Feature("length", Suit.D)),
    "clubs": _counted("clubs", _length_in(Suit.C), Feature("length", Suit.C)),
    "length": Function("length(N, H)", 2, 2, _length),
    "longest": _of_one_hand("longest", lambda hand: max(hand.lengths()), np.maximum),
    "shortest": _of_one_hand("shortest", lambda hand: min(hand.lengths()), np.minimum),
    "honours": Function("honours(N) or honours(N, H)", 1, 2, _honours),
    "aces": _counted("aces", lambda hand: hand.aces, Feature("aces")),
    "kings": _counted("kings", _of_rank(Rank.KING), Feature("kings")),
    "queens": _counted("queens", _of_rank(Rank.QUEEN), Feature("queens")),
    "jacks": _counted("jacks", _of_rank(Rank.JACK), Feature("jacks")),
    "tens": _counted("tens", _of_rank(Rank.TEN), Feature("tens")),
    "controls": _counted("controls", _controls, Feature("controls")),
    "losers": _counted("losers", _losers, Feature("losers")),
    "balanced": Function("balanced(N)", 1, 1, _balanced),
    "shape": Function('shape(N, "5332 4=4=3=2 6xxx")', 2, 2, _shape),
    "has": Function('has(N, "SA HK")', 2, 2, _has),
    "min": Function("min(hcp(N), hcp(S))", 2, 9, _extreme(min, np.minimum)),
    "max": Function("max(hcp(N), hcp(S))", 2, 9, _extreme(max, np.maximum)),
}
"""What a condition can ask of a seat (``N``) or of both hands of a side (``NS``)."""
