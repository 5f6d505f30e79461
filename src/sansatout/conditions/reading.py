"""How the language of conditions is read: Python's own parser, and only the nodes named here.

Everything else is refused with the column where it stands. Nothing of it is ever run as Python.
"""

from __future__ import annotations

import ast
import operator
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from sansatout.cards import Hand, Suit
from sansatout.deal import Deal
from sansatout.errors import NotationError
from sansatout.seats import Seat, Side

__all__ = ["LONGEST_TEXT", "Function", "Kind", "Reader", "Term", "fault_at", "read"]

Value = Callable[[Deal], float]

LONGEST_TEXT: Final = 2000
_SUIT_WORDS: Final = {"SPADES": Suit.S, "HEARTS": Suit.H, "DIAMONDS": Suit.D, "CLUBS": Suit.C}
_SEAT_WORDS: Final = {"NORTH": Seat.N, "EAST": Seat.E, "SOUTH": Seat.S, "WEST": Seat.W}


class Kind(Enum):
    """What a part of a condition gives for a deal."""

    NUMBER = "number"
    TRUTH = "condition"


@dataclass(frozen=True, slots=True)
class Term:
    """A part of the condition: what it gives for a deal, and of which kind that is."""

    kind: Kind
    value: Value


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
    return Term(Kind.NUMBER, lambda deal: value)


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

    def _truth(self, node: ast.expr) -> Value:
        term = self.term(node)
        if term.kind is not Kind.TRUTH:
            raise self.fault("condition-needs-comparison", node, part=self._source(node))
        return term.value

    def number(self, node: ast.expr) -> Value:
        """Read a part that must give a number."""
        term = self.term(node)
        if term.kind is not Kind.NUMBER:
            raise self.fault("condition-needs-number", node, part=self._source(node))
        return term.value

    def _and_or(self, node: ast.BoolOp) -> Term:
        parts = tuple(self._truth(value) for value in node.values)
        if isinstance(node.op, ast.And):
            return Term(Kind.TRUTH, lambda deal: all(part(deal) for part in parts))
        return Term(Kind.TRUTH, lambda deal: any(part(deal) for part in parts))

    def _not_or_minus(self, node: ast.UnaryOp) -> Term:
        if isinstance(node.op, ast.Not):
            part = self._truth(node.operand)
            return Term(Kind.TRUTH, lambda deal: not part(deal))
        number = self.number(node.operand)
        return Term(Kind.NUMBER, lambda deal: -number(deal))

    def _arithmetic(self, node: ast.BinOp) -> Term:
        operate = _ARITHMETIC.get(type(node.op))
        if operate is None:
            raise self.fault("condition-operator", node, part=self._source(node))
        left, right = self.number(node.left), self.number(node.right)
        return Term(Kind.NUMBER, lambda deal: operate(left(deal), right(deal)))

    def _comparison(self, node: ast.Compare) -> Term:
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

        return Term(Kind.TRUTH, compare)

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

    def summed(self, node: ast.Call, count: Callable[[Hand], int]) -> Term:
        """Return a number counted in each hand of the first argument and added up."""
        seats = self.hands(node.args[0])
        if len(seats) == 1:
            seat = seats[0]
            return Term(Kind.NUMBER, lambda deal: count(deal.hands[seat]))
        return Term(Kind.NUMBER, lambda deal: sum(count(deal.hands[seat]) for seat in seats))

    def every(self, node: ast.Call, holds: Callable[[Hand], bool]) -> Term:
        """Return whether something holds for each hand of the first argument."""
        seats = self.hands(node.args[0])
        return Term(Kind.TRUTH, lambda deal: all(holds(deal.hands[seat]) for seat in seats))


@dataclass(frozen=True, slots=True)
class Function:
    """What a condition can ask: its form and how its arguments are read."""

    form: str
    """How it is written, for people."""
    fewest: int
    most: int
    read: Callable[[Reader, ast.Call], Term]
