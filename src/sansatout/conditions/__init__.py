"""Conditions on deals: a small language for bridge thoughts.

``parse_condition("hcp(S) >= 15 and hearts(N) >= 5")`` gives a function that tells whether a deal
fits.
"""

from __future__ import annotations

from collections.abc import Callable

from sansatout.conditions.functions import FUNCTIONS
from sansatout.conditions.reading import LONGEST_TEXT, Reader, fault_at, read
from sansatout.conditions.terms import Kind, Term
from sansatout.deal import Deal
from sansatout.errors import NotationError

__all__ = ["FUNCTIONS", "Condition", "condition_term", "parse_condition"]

Condition = Callable[[Deal], bool]


def parse_condition(text: str) -> Condition:
    """Read a condition on a deal.

    >>> fits = parse_condition("hcp(W) == 10 and not balanced(N)")
    >>> fits(Deal.unrank(0))
    True

    :raises NotationError: if it is not one; the message has the column
    """
    value = condition_term(text).value
    return lambda deal: bool(value(deal))


def condition_term(text: str) -> Term:
    """Read a condition as the term that can also be asked of many deals at once.

    :raises NotationError: if it is not one; the message has the column
    """
    tree = read(text)
    try:
        term = Reader(text, FUNCTIONS).term(tree)
    except RecursionError:
        raise NotationError("condition-too-long", limit=LONGEST_TEXT) from None
    if term.kind is not Kind.TRUTH:
        raise fault_at("condition-not-a-condition", text, tree)
    return term
