"""Score whole arrays of deals at once, for simulations.

A contract is given by its code, 0 to 104. Results are the declaring side's points less the
defenders', above and below together and without game and rubber premiums of a sheet.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sansatout.cards import Strain
from sansatout.contract import Contract, Doubling
from sansatout.errors import InputError
from sansatout.options import Options
from sansatout.scoring.compare import IMP_LIMITS
from sansatout.scoring.duplicate import DUPLICATE
from sansatout.scoring.sheet import Column, Entry, Played, total
from sansatout.scoring.system import ContractScoring

__all__ = ["CONTRACTS", "codes", "imps", "net"]

CONTRACTS = tuple(
    Contract(level, strain, doubling)
    for level in range(1, 8)
    for strain in Strain
    for doubling in Doubling
)
"""The contract of each code."""


def codes(contracts: Iterable[Contract]) -> NDArray[np.int16]:
    """Return the codes of contracts."""
    return np.fromiter((contract.code for contract in contracts), dtype=np.int16)


@cache
def _table(system: ContractScoring, options: Options | None) -> NDArray[np.int32]:
    """Return the points of every contract, tricks and vulnerability, in one row."""
    points = (
        _net(system.score(Played(contract, Column.WE, tricks), vulnerable=danger, options=options))
        for contract in CONTRACTS
        for tricks in range(14)
        for danger in (False, True)
    )
    return np.fromiter(points, dtype=np.int32)


def _net(entries: tuple[Entry, ...]) -> int:
    return total(entries, Column.WE) - total(entries, Column.THEY)


def net(
    contract: ArrayLike,
    tricks: ArrayLike,
    vulnerable: ArrayLike,
    *,
    system: ContractScoring = DUPLICATE,
    options: Options | None = None,
) -> NDArray[np.int32]:
    """Return the declaring side's points of every deal; the arrays may be broadcast.

    :raises InputError: if a contract, a number of tricks or a vulnerability is out of range

    >>> net(codes([Contract.parse("3NT"), Contract.parse("4SX")]), [9, 8], [True, False])
    array([ 600, -300], dtype=int32)
    """
    which = _checked(contract, len(CONTRACTS), "contract")
    place = which * np.int16(28)
    place = place + _checked(tricks, 14, "tricks") * np.int16(2)
    place = place + _checked(vulnerable, 2, "vulnerable")
    # Every place is inside the table, as its three parts have been checked.
    return _table(system, options).take(place, mode="clip")


def _checked(values: ArrayLike, limit: int, name: str) -> NDArray[np.int16]:
    array = np.asarray(values)
    if array.dtype.kind not in "iub":
        raise InputError("array-kind", name=name, kind=array.dtype)
    if array.size and not (array.min() >= 0 and array.max() < limit):
        raise InputError("array-range", name=name, last=limit - 1)
    return array.astype(np.int16, copy=False)


def imps(difference: ArrayLike) -> NDArray[np.int8]:
    """Return the IMPs for differences in points, with their signs.

    >>> imps([-430, 10, 4000])
    array([-10,   0,  24], dtype=int8)
    """
    points = np.asarray(difference)
    found = np.searchsorted(IMP_LIMITS, np.abs(points), side="left")
    signed: NDArray[np.int8] = (found * np.sign(points)).astype(np.int8)
    return signed
