"""What is made once of a value."""

from __future__ import annotations

import gc
from weakref import ref

from sansatout.structs import once


class _Value:
    """Equal to every other, but not the same."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Value)

    def __hash__(self) -> int:
        return 0


def test_a_value_is_known_by_what_it_is_and_not_by_what_it_equals() -> None:
    made: list[_Value] = []

    @once
    def number(value: _Value) -> int:
        made.append(value)
        return len(made)

    one, other = _Value(), _Value()
    assert [number(one), number(other), number(one), number(other)] == [1, 2, 1, 2]
    assert number.__name__ == "number"


def test_no_value_is_taken_for_one_that_is_gone() -> None:
    @once
    def itself(value: list[int]) -> int:
        return value[0]

    # Each list may get the place in memory of the one before.
    assert [itself([number]) for number in range(1000)] == list(range(1000))


def test_of_many_values_only_the_last_are_kept() -> None:
    @once
    def nothing(_value: _Value) -> None:
        return None

    values = [_Value() for _ in range(100)]
    known = [ref(value) for value in values]
    for value in values:
        nothing(value)
    del value, values
    gc.collect()
    assert sum(one() is not None for one in known) <= 16
