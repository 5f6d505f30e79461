"""Which hands without a trump there can be in one deal."""

from __future__ import annotations

from sansatout.errors import InputError
from sansatout.scoring.sheet import Column

__all__ = ["check_chicane"]


def check_chicane(chicane: tuple[Column, ...], *holders: Column) -> None:
    """Refuse more hands than there are, and honours in hands that have no trumps.

    :raises InputError: saying which
    """
    for column in Column:
        count = chicane.count(column)
        if count > 2:
            raise InputError("chicane-count", column=column, count=count)
        if count == 2 and column in holders:
            raise InputError("honours-without-trumps", column=column)
    if len(chicane) == 4:
        raise InputError("chicane-all")
