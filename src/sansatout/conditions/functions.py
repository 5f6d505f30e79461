"""What a condition can ask of hands, by name."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import Final

from sansatout.cards import Card, Hand, Rank, Suit
from sansatout.conditions.reading import Function, Kind, Reader, Term
from sansatout.deal import Deal
from sansatout.errors import NotationError

__all__ = ["FUNCTIONS"]


def _counted(name: str, count: Callable[[Hand], int]) -> Function:
    return Function(f"{name}(N)", 1, 1, lambda reader, node: reader.summed(node, count))


def _of_one_hand(name: str, count: Callable[[Hand], int]) -> Function:
    def read(reader: Reader, node: ast.Call) -> Term:
        if len(reader.hands(node.args[0])) != 1:
            raise reader.fault("condition-arguments", node, part=name, expected=f"{name}(N)")
        return reader.summed(node, count)

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


def _honours(reader: Reader, node: ast.Call) -> Term:
    if len(node.args) == 1:
        return reader.summed(node, _all_honours)
    suit = reader.suit(node.args[1])
    return reader.summed(node, lambda hand: hand.honours(suit))


def _length(reader: Reader, node: ast.Call) -> Term:
    return reader.summed(node, _length_in(reader.suit(node.args[1])))


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

    return Term(Kind.TRUTH, holds)


def _shape(reader: Reader, node: ast.Call) -> Term:
    texts = reader.string(node.args[1], '"5332 4=4=3=2 5xxx"')
    patterns = tuple(_pattern(text) for text in texts.replace(",", " ").split())
    if not patterns or None in patterns:
        raise reader.fault(
            "condition-text", node.args[1], part=texts, expected='"5332 4=4=3=2 6xxx"'
        )
    tests = tuple(pattern for pattern in patterns if pattern)
    return reader.every(node, lambda hand: any(fits(hand.lengths()) for fits in tests))


_Lengths = tuple[int, int, int, int]


def _pattern(text: str) -> Callable[[_Lengths], bool] | None:
    """Read ``5332`` (any order) or ``5=3=3=2`` (spades to clubs); ``x`` is any length."""
    exact = "=" in text
    parts = text.split("=") if exact else list(text)
    if len(parts) != 4 or not all(part in _LENGTH_TEXTS for part in parts):
        return None
    wanted = [None if part in "xX" else int(part) for part in parts]
    known = [length for length in wanted if length is not None]
    if sum(known) > 13 or (len(known) == 4 and sum(known) != 13):
        return None
    if exact:
        return lambda lengths: all(
            want is None or want == length for want, length in zip(wanted, lengths, strict=True)
        )
    return lambda lengths: all(lengths.count(want) >= known.count(want) for want in known)


_LENGTH_TEXTS: Final = frozenset([*map(str, range(14)), "x", "X"])


def _extreme(choose: Callable[[list[float]], float]) -> Callable[[Reader, ast.Call], Term]:
    def read(reader: Reader, node: ast.Call) -> Term:
        numbers = tuple(reader.number(part) for part in node.args)
        return Term(Kind.NUMBER, lambda deal: choose([number(deal) for number in numbers]))

    return read


FUNCTIONS: Final[Mapping[str, Function]] = {
    "hcp": _counted("hcp", lambda hand: hand.points),
    "spades": _counted("spades", _length_in(Suit.S)),
    "hearts": _counted("hearts", _length_in(Suit.H)),
    "diamonds": _counted("diamonds", _length_in(Suit.D)),
    "clubs": _counted("clubs", _length_in(Suit.C)),
    "length": Function("length(N, H)", 2, 2, _length),
    "longest": _of_one_hand("longest", lambda hand: max(hand.lengths())),
    "shortest": _of_one_hand("shortest", lambda hand: min(hand.lengths())),
    "honours": Function("honours(N) or honours(N, H)", 1, 2, _honours),
    "aces": _counted("aces", lambda hand: hand.aces),
    "kings": _counted("kings", _of_rank(Rank.KING)),
    "queens": _counted("queens", _of_rank(Rank.QUEEN)),
    "jacks": _counted("jacks", _of_rank(Rank.JACK)),
    "tens": _counted("tens", _of_rank(Rank.TEN)),
    "controls": _counted("controls", _controls),
    "losers": _counted("losers", _losers),
    "balanced": Function(
        "balanced(N)", 1, 1, lambda reader, node: reader.every(node, _is_balanced)
    ),
    "shape": Function('shape(N, "5332 4=4=3=2 6xxx")', 2, 2, _shape),
    "has": Function('has(N, "SA HK")', 2, 2, _has),
    "min": Function("min(hcp(N), hcp(S))", 2, 9, _extreme(min)),
    "max": Function("max(hcp(N), hcp(S))", 2, 9, _extreme(max)),
}
"""What a condition can ask of a seat (``N``) or of both hands of a side (``NS``)."""
