"""How the language of conditions is read: Python's own parser, and only the nodes named here.

Everything else is refused with the column where it stands. Nothing of it is ever run as Python.
"""

from __future__ import annotations

import ast
import operator
import warnings
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial, reduce
from typing import Any, Final

import numpy as np

from sansatout.cards import Suit
from sansatout.conditions.features import Feature
from sansatout.conditions.terms import Columns, HandMeasure, Kind, Term, denied, joined
from sansatout.deal import Deal
from sansatout.errors import NotationError
from sansatout.seats import Seat, Side

__all__ = ["LONGEST_TEXT", "Function", "Reader", "fault_at", "read"]

LONGEST_TEXT: Final = 2000
_LARGEST: Final = 2**53 - 1
"""Up to here whole numbers are exact in every way of reckoning."""
_CARDS: Final = 52
"""No count is larger: none counts a card with more than its points, or of all hands."""
_SUIT_WORDS: Final = {"SPADES": Suit.S, "HEARTS": Suit.H, "DIAMONDS": Suit.D, "CLUBS": Suit.C}
_SEAT_WORDS: Final = {"NORTH": Seat.N, "EAST": Seat.E, "SOUTH": Seat.S, "WEST": Seat.W}


def read(text: str) -> ast.expr:
    """Read the text as one expression.

    :raises NotationError: if it is none; the message has the column
    """
    if len(text) > LONGEST_TEXT:
        raise NotationError("condition-too-long", limit=LONGEST_TEXT)
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


def fault_at(message: str, text: str, node: ast.AST, **arguments: object) -> NotationError:
    """Return the error with the column of the node."""
    offset = getattr(node, "col_offset", 0)
    column = len(text.encode()[:offset].decode(errors="ignore")) + 1
    error = NotationError(message, text=text, at=column)
    error.column = column
    error.arguments.update(arguments)
    return error


def _constant(node: ast.Constant) -> Term:
    value = node.value
    assert isinstance(value, int | float), "only numbers are constants"
    return Term(Kind.NUMBER, lambda deal: value, lambda columns: value, most=abs(value))


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


def _all(parts: Iterable[Any]) -> Any:  # noqa: ANN401  # an array, or one truth
    return reduce(lambda one, other: np.logical_and(one, other), parts)


def _any(parts: Iterable[Any]) -> Any:  # noqa: ANN401
    return reduce(lambda one, other: np.logical_or(one, other), parts)


class Reader:
    """Turn the nodes that are understood into terms, and refuse all others."""

    def __init__(self, text: str, functions: Mapping[str, Function]) -> None:
        self._text = text
        self._functions = functions

    def term(self, node: ast.expr) -> Term:
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

    def _other(self, node: ast.expr) -> Term:
        if isinstance(node, ast.Constant) and type(node.value) in (int, float):
            return _constant(node)
        raise self.fault("condition-not-understood", node, part=self._source(node))

    def fault(self, message: str, node: ast.AST, **arguments: object) -> NotationError:
        """Return the error with the column of the node."""
        return fault_at(message, self._text, node, **arguments)

    def _source(self, node: ast.AST) -> str:
        return ast.unparse(node)

    def _truth(self, node: ast.expr) -> Term:
        term = self.term(node)
        if term.kind is not Kind.TRUTH:
            raise self.fault("condition-needs-comparison", node, part=self._source(node))
        return term

    def number(self, node: ast.expr) -> Term:
        """Read a part that must give a number."""
        term = self.term(node)
        if term.kind is not Kind.NUMBER:
            raise self.fault("condition-needs-number", node, part=self._source(node))
        if not term.most <= _LARGEST:
            raise self.fault("condition-number", node, expected=str(_LARGEST))
        return term

    def _and_or(self, node: ast.BoolOp) -> Term:
        parts = tuple(self._truth(value) for value in node.values)
        values = tuple(part.value for part in parts)
        columns = tuple(part.column for part in parts)
        if isinstance(node.op, ast.And):
            whole = joined(
                Kind.TRUTH,
                parts,
                lambda deal: all(value(deal) for value in values),
                lambda many: _all(column(many) for column in columns),
            )
            return replace(whole, parts=parts)
        whole = joined(
            Kind.TRUTH,
            parts,
            lambda deal: any(value(deal) for value in values),
            lambda many: _any(column(many) for column in columns),
        )
        return replace(whole, choices=parts)

    def _not_or_minus(self, node: ast.UnaryOp) -> Term:
        if isinstance(node.op, ast.Not):
            return denied(self._truth(node.operand))
        number = self.number(node.operand)
        value, column = number.value, number.column
        return joined(
            Kind.NUMBER,
            (number,),
            lambda deal: -value(deal),
            lambda many: -column(many),
            number.most,
        )

    def _arithmetic(self, node: ast.BinOp) -> Term:
        operate = _ARITHMETIC.get(type(node.op))
        if operate is None:
            raise self.fault("condition-operator", node, part=self._source(node))
        left, right = self.number(node.left), self.number(node.right)
        a, b, many_a, many_b = left.value, right.value, left.column, right.column
        larger = operator.mul if isinstance(node.op, ast.Mult) else operator.add
        return joined(
            Kind.NUMBER,
            (left, right),
            lambda deal: operate(a(deal), b(deal)),
            lambda many: operate(many_a(many), many_b(many)),
            larger(left.most, right.most),
        )

    def _comparison(self, node: ast.Compare) -> Term:
        operators = [_COMPARISONS.get(type(op)) for op in node.ops]
        if None in operators:
            raise self.fault("condition-operator", node, part=self._source(node))
        holds = tuple(op for op in operators if op)
        terms = tuple(self.number(part) for part in (node.left, *node.comparators))

        def compare(deal: Deal) -> bool:
            left = terms[0].value(deal)
            for compares, term in zip(holds, terms[1:], strict=True):
                right = term.value(deal)
                if not compares(left, right):
                    return False
                left = right
            return True

        def compare_many(many: Columns) -> Any:  # noqa: ANN401
            numbers = [term.column(many) for term in terms]
            pairs = zip(holds, numbers, numbers[1:], strict=False)
            return _all(compares(left, right) for compares, left, right in pairs)

        return joined(Kind.TRUTH, terms, compare, compare_many)

    def _call(self, node: ast.Call) -> Term:
        name = node.func.id.lower() if isinstance(node.func, ast.Name) else ""
        function = self._functions.get(name)
        if function is None:
            part, known = self._source(node.func), ", ".join(self._functions)
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

    def summed(self, node: ast.Call, measure: HandMeasure) -> Term:
        """Return a number counted in each hand of the first argument and added up."""
        seats = self.hands(node.args[0])
        count = measure.of_hand
        return Term(
            Kind.NUMBER,
            lambda deal: sum(count(deal.hands[seat]) for seat in seats),
            lambda many: sum(measure.of_hands(partial(many, seat)) for seat in seats),
            _reads(seats, measure),
            of_sides=len(seats) == 2 and measure.is_linear,
            most=_CARDS,
        )

    def every(self, node: ast.Call, measure: HandMeasure) -> Term:
        """Return whether something holds for each hand of the first argument."""
        seats = self.hands(node.args[0])
        holds = measure.of_hand
        return Term(
            Kind.TRUTH,
            lambda deal: all(holds(deal.hands[seat]) for seat in seats),
            lambda many: _all(measure.of_hands(partial(many, seat)) for seat in seats),
            _reads(seats, measure),
            of_sides=False,
        )


def _reads(seats: tuple[Seat, ...], measure: HandMeasure) -> frozenset[tuple[Seat, Feature]]:
    return frozenset((seat, feature) for seat in seats for feature in measure.features)


@dataclass(frozen=True, slots=True)
class Function:
    """What a condition can ask: its form and how its arguments are read."""

    form: str
    """How it is written, for people."""
    fewest: int
    most: int
    read: Callable[[Reader, ast.Call], Term]
