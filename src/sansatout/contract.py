"""Contracts: what a side has undertaken, and whether it was doubled."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from sansatout.calls import Bid
from sansatout.cards import Strain
from sansatout.errors import NotationError

__all__ = ["Contract", "Doubling"]


class Doubling(Enum):
    """Whether a contract is plain, doubled or redoubled."""

    PLAIN = 0
    DOUBLED = 1
    REDOUBLED = 2

    def __index__(self) -> int:
        return self._value_

    def __str__(self) -> str:
        return "X" * self._value_

    @property
    def factor(self) -> int:
        """1, 2 or 4."""
        return 1 << self._value_


@dataclass(frozen=True, slots=True)
class Contract:
    """A level, a strain and the doubling; who plays it is told beside it.

    >>> contract = Contract.parse("4SX")
    >>> contract.tricks, str(contract.strain), contract.doubling.factor
    (10, 'S', 2)
    """

    level: int
    strain: Strain
    doubling: Doubling = Doubling.PLAIN
    code: int = field(init=False, repr=False, compare=False)
    """Its place among all 105: 15 for each level above one, 3 for each strain, 1 for a double."""

    def __post_init__(self) -> None:
        if not 1 <= self.level <= 7:
            raise NotationError("not-a-contract", text=str(self))
        code = 15 * (self.level - 1) + 3 * self.strain.value + self.doubling.value
        object.__setattr__(self, "code", code)

    def __str__(self) -> str:
        return f"{self.level}{self.strain}{self.doubling}"

    @property
    def bid(self) -> Bid:
        """The bid that became the contract."""
        return Bid(self.level, self.strain)

    @property
    def tricks(self) -> int:
        """The number of tricks undertaken, 7 to 13."""
        return 6 + self.level

    @classmethod
    def parse(cls, text: str) -> Contract:
        """Read a bid with ``X`` or ``XX`` behind it, like ``4S``, ``3NTX`` or ``1CXX``."""
        bid = text.rstrip("X")
        times = len(text) - len(bid)
        try:
            if times <= 2:
                return cls(Bid.parse(bid).level, Bid.parse(bid).strain, Doubling(times))
        except NotationError:
            pass
        raise NotationError("not-a-contract", text=text)
