"""Which question comes next: what fades first, then what is new, in the order of the courses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from random import Random

from msgspec import Struct

from sansatout.school.practice import DRILLS
from sansatout.school.practice.base import rule_of
from sansatout.school.remembering import Memory, due, firmness

__all__ = ["NextProblem", "next_question", "practised_rules"]

_LARGEST = 10**6


class NextProblem(Struct, frozen=True):
    """A question by its kind, number and difficulty."""

    kind: str
    number: int
    level: int
    rule: str


def practised_rules(kinds: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the rules that can be practised, in the order in which they are learned."""
    wanted = kinds or tuple(DRILLS)
    return tuple(dict.fromkeys(rule for key in wanted for rule in DRILLS[key].rules))


def next_question(
    memories: Mapping[str, Memory], now: datetime, rng: Random, kinds: Sequence[str] = ()
) -> NextProblem:
    """Return the question that helps most now, of some kinds or of any."""
    rule = _rule(memories, now, kinds)
    able = [key for key in kinds or DRILLS if rule in DRILLS[key].rules]
    kind = rng.choice(able)
    level = memories.get(rule, Memory()).level
    while True:
        number = rng.randrange(_LARGEST)
        if rule_of(kind, number, level) == rule:
            return NextProblem(kind, number, level, rule)


def _rule(memories: Mapping[str, Memory], now: datetime, kinds: Sequence[str]) -> str:
    rules = practised_rules(kinds)
    fading = [one for one in rules if one in memories and due(memories[one]) <= now]
    if fading:
        return min(fading, key=lambda one: firmness(memories[one], now))
    new = [one for one in rules if one not in memories]
    return new[0] if new else min(rules, key=lambda one: due(memories[one]))
