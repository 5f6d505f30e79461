"""Conditions on deals: a small language for bridge thoughts.

``parse_condition("hcp(S) >= 15 and hearts(N) >= 5")`` gives a function that tells whether a deal
fits. The text is read with Python's own parser, but only the nodes named here are understood;
everything else is refused with the column where it stands. Nothing of it is ever run as Python.
"""

from __future__ import annotations

import ast
import operator
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from sansatout.cards import Card, Hand, Rank, Suit
from sansatout.deal import Deal
from sansatout.errors import NotationError
from sansatout.seats import Seat, Side

__all__ = ["FUNCTIONS", "Condition", "parse_condition"]

Condition = Callable[[Deal], bool]
Value = Callable[[Deal], float]

_LONGEST_TEXT: Final = 2000
_SUIT_WORDS: Final = {"SPADES": Suit.S, "HEARTS": Suit.H, "DIAMONDS": Suit.D, "CLUBS": Suit.C}
_SEAT_WORDS: Final = {"NORTH": Seat.N, "EAST": Seat.E, "SOUTH": Seat.S, "WEST": Seat.W}


class _Kind(Enum):
    NUMBER = "number"
    TRUTH = "condition"


@dataclass(frozen=True, slots=True)
class _Term:
    """A part of the condition: what it gives for a deal, and of which kind that is."""

    kind: _Kind
    value: Value


def parse_condition(text: str) -> Condition:
    """Read a condition on a deal.

    >>> fits = parse_condition("hcp(W) == 10 and not balanced(N)")
    >>> fits(Deal.unrank(0))
    True

    :raises NotationError: if it is not one; the message has the column
    """
    tree = _read(text)
    try:
        term = _Reader(text).term(tree)
    except RecursionError:
        raise NotationError("condition-too-long", limit=_LONGEST_TEXT) from None
    if term.kind is not _Kind.TRUTH:
        raise _fault("condition-not-a-condition", text, tree)
    value = term.value
    return lambda deal: bool(value(deal))


def _read(text: str) -> ast.expr:
    if len(text) > _LONGEST_TEXT:
        raise NotationError("condition-too-long", limit=_LONGEST_TEXT)
    one_line = " ".join(text.splitlines()) if text.strip() else text
    indent = len(one_line) - len(one_line.lstrip())
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(one_line[indent:], mode="eval").body
    except (SyntaxError, ValueError, MemoryError, RecursionError) as error:
        column = (getattr(error, "offset", None) or len(one_line) - indent + 1) + indent
        raise NotationError("condition-syntax", column=column, text=text, at=column) from None
    for node in ast.walk(tree):
        if isinstance(node, ast.expr):
            node.col_offset += indent
    return tree


def _fault(message: str, text: str, node: ast.AST, **arguments: object) -> NotationError:
    offset = getattr(node, "col_offset", 0)
    column = len(text.encode()[:offset].decode(errors="ignore")) + 1
    error = NotationError(message, text=text, at=column)
    error.column = column
    error.arguments.update(arguments)
    return error


def _constant(node: ast.Constant) -> _Term:
    value = node.value
    assert isinstance(value, int | float), "only numbers are constants"
    return _Term(_Kind.NUMBER, lambda deal: value)


_COMPARISONS: Final[Mapping[type[ast.cmpop], Callable[[float, float], bool]]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
_ARITHMETIC: Final[Mapping[type[ast.operator], Callable[[float, float], float]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}


class _Reader:
    """Turn the nodes that are understood into terms, and refuse all others."""

    def __init__(self, text: str) -> None:
        self._text = text

    def term(self, node: ast.expr) -> _Term:
        """Return the term of any node."""
        match node:
            case ast.BoolOp():
                return self._and_or(node)
            case ast.UnaryOp(op=ast.Not() | ast.USub()):
                return self._not_or_minus(node)
            case ast.BinOp():
                return self._arithmetic(node)
            case ast.Compare():
                return self._comparison(node)
            case ast.Call():
                return self._call(node)
            case _:
                return self._other(node)

    def _other(self, node: ast.expr) -> _Term:
        if isinstance(node, ast.Constant) and type(node.value) in (int, float):
            return _constant(node)
        raise self.fault("condition-not-understood", node, part=self._source(node))

    def fault(self, message: str, node: ast.AST, **arguments: object) -> NotationError:
        """Return the error with the column of the node."""
        return _fault(message, self._text, node, **arguments)

    def _source(self, node: ast.AST) -> str:
        return ast.unparse(node)

    def _truth(self, node: ast.expr) -> Value:
        term = self.term(node)
        if term.kind is not _Kind.TRUTH:
            raise self.fault("condition-needs-comparison", node, part=self._source(node))
        return term.value

    def number(self, node: ast.expr) -> Value:
        """Read a part that must give a number."""
        term = self.term(node)
        if term.kind is not _Kind.NUMBER:
            raise self.fault("condition-needs-number", node, part=self._source(node))
        return term.value

    def _and_or(self, node: ast.BoolOp) -> _Term:
        parts = tuple(self._truth(value) for value in node.values)
        if isinstance(node.op, ast.And):
            return _Term(_Kind.TRUTH, lambda deal: all(part(deal) for part in parts))
        return _Term(_Kind.TRUTH, lambda deal: any(part(deal) for part in parts))

    def _not_or_minus(self, node: ast.UnaryOp) -> _Term:
        if isinstance(node.op, ast.Not):
            part = self._truth(node.operand)
            return _Term(_Kind.TRUTH, lambda deal: not part(deal))
        number = self.number(node.operand)
        return _Term(_Kind.NUMBER, lambda deal: -number(deal))

    def _arithmetic(self, node: ast.BinOp) -> _Term:
        operate = _ARITHMETIC.get(type(node.op))
        if operate is None:
            raise self.fault("condition-operator", node, part=self._source(node))
        left, right = self.number(node.left), self.number(node.right)
        return _Term(_Kind.NUMBER, lambda deal: operate(left(deal), right(deal)))

    def _comparison(self, node: ast.Compare) -> _Term:
        operators = [_COMPARISONS.get(type(op)) for op in node.ops]
        if None in operators:
            raise self.fault("condition-operator", node, part=self._source(node))
        numbers = [self.number(part) for part in (node.left, *node.comparators)]
        steps = tuple(zip((op for op in operators if op), numbers[1:], strict=True))
        first = numbers[0]

        def compare(deal: Deal) -> bool:
            left = first(deal)
            for holds, number in steps:
                right = number(deal)
                if not holds(left, right):
                    return False
                left = right
            return True

        return _Term(_Kind.TRUTH, compare)

    def _call(self, node: ast.Call) -> _Term:
        name = node.func.id.lower() if isinstance(node.func, ast.Name) else ""
        function = FUNCTIONS.get(name)
        if function is None:
            part, known = self._source(node.func), ", ".join(FUNCTIONS)
            raise self.fault("condition-function", node, part=part, expected=known)
        if node.keywords or not function.fewest <= len(node.args) <= function.most:
            raise self.fault("condition-arguments", node, part=name, expected=function.form)
        return function.read(self, node)

    def hands(self, node: ast.expr) -> tuple[Seat, ...]:
        """Read a seat or a side as the seats it means."""
        name = node.id.upper() if isinstance(node, ast.Name) else ""
        if name in Side.__members__:
            return Side[name].seats
        if name in Seat.__members__:
            return (Seat[name],)
        if name in _SEAT_WORDS:
            return (_SEAT_WORDS[name],)
        raise self.fault("condition-seat", node, part=self._source(node))

    def suit(self, node: ast.expr) -> Suit:
        """Read a suit by letter or by name."""
        name = node.id.upper() if isinstance(node, ast.Name) else ""
        if name in Suit.__members__:
            return Suit[name]
        if name in _SUIT_WORDS:
            return _SUIT_WORDS[name]
        raise self.fault("condition-suit", node, part=self._source(node))

    def string(self, node: ast.expr, form: str) -> str:
        """Read a text in quotes."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return node.value
        raise self.fault("condition-text", node, part=self._source(node), expected=form)

    def summed(self, node: ast.Call, count: Callable[[Hand], int]) -> _Term:
        """Return a number counted in each hand of the first argument and added up."""
        seats = self.hands(node.args[0])
        if len(seats) == 1:
            seat = seats[0]
            return _Term(_Kind.NUMBER, lambda deal: count(deal.hands[seat]))
        return _Term(_Kind.NUMBER, lambda deal: sum(count(deal.hands[seat]) for seat in seats))

    def every(self, node: ast.Call, holds: Callable[[Hand], bool]) -> _Term:
        """Return whether something holds for each hand of the first argument."""
        seats = self.hands(node.args[0])
        return _Term(_Kind.TRUTH, lambda deal: all(holds(deal.hands[seat]) for seat in seats))


@dataclass(frozen=True, slots=True)
class _Function:
    form: str
    """How it is written, for people."""
    fewest: int
    most: int
    read: Callable[[_Reader, ast.Call], _Term]


def _counted(name: str, count: Callable[[Hand], int]) -> _Function:
    return _Function(f"{name}(N)", 1, 1, lambda reader, node: reader.summed(node, count))


def _of_one_hand(name: str, count: Callable[[Hand], int]) -> _Function:
    def read(reader: _Reader, node: ast.Call) -> _Term:
        if len(reader.hands(node.args[0])) != 1:
            raise reader.fault("condition-arguments", node, part=name, expected=f"{name}(N)")
        return reader.summed(node, count)

    return _Function(f"{name}(N)", 1, 1, read)


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


def _honours(reader: _Reader, node: ast.Call) -> _Term:
    if len(node.args) == 1:
        return reader.summed(node, _all_honours)
    suit = reader.suit(node.args[1])
    return reader.summed(node, lambda hand: hand.honours(suit))


def _length(reader: _Reader, node: ast.Call) -> _Term:
    return reader.summed(node, _length_in(reader.suit(node.args[1])))


def _has(reader: _Reader, node: ast.Call) -> _Term:
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

    return _Term(_Kind.TRUTH, holds)


def _shape(reader: _Reader, node: ast.Call) -> _Term:
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


def _extreme(choose: Callable[[list[float]], float]) -> Callable[[_Reader, ast.Call], _Term]:
    def read(reader: _Reader, node: ast.Call) -> _Term:
        numbers = tuple(reader.number(part) for part in node.args)
        return _Term(_Kind.NUMBER, lambda deal: choose([number(deal) for number in numbers]))

    return read


FUNCTIONS: Final[Mapping[str, _Function]] = {
    "hcp": _counted("hcp", lambda hand: hand.points),
    "spades": _counted("spades", _length_in(Suit.S)),
    "hearts": _counted("hearts", _length_in(Suit.H)),
    "diamonds": _counted("diamonds", _length_in(Suit.D)),
    "clubs": _counted("clubs", _length_in(Suit.C)),
    "length": _Function("length(N, H)", 2, 2, _length),
    "longest": _of_one_hand("longest", lambda hand: max(hand.lengths())),
    "shortest": _of_one_hand("shortest", lambda hand: min(hand.lengths())),
    "honours": _Function("honours(N) or honours(N, H)", 1, 2, _honours),
    "aces": _counted("aces", lambda hand: hand.aces),
    "kings": _counted("kings", _of_rank(Rank.KING)),
    "queens": _counted("queens", _of_rank(Rank.QUEEN)),
    "jacks": _counted("jacks", _of_rank(Rank.JACK)),
    "tens": _counted("tens", _of_rank(Rank.TEN)),
    "controls": _counted("controls", _controls),
    "losers": _counted("losers", _losers),
    "balanced": _Function(
        "balanced(N)", 1, 1, lambda reader, node: reader.every(node, _is_balanced)
    ),
    "shape": _Function('shape(N, "5332 4=4=3=2 6xxx")', 2, 2, _shape),
    "has": _Function('has(N, "SA HK")', 2, 2, _has),
    "min": _Function("min(hcp(N), hcp(S))", 2, 9, _extreme(min)),
    "max": _Function("max(hcp(N), hcp(S))", 2, 9, _extreme(max)),
}
"""What a condition can ask of a seat (``N``) or of both hands of a side (``NS``)."""
