"""Par: what both sides get when both bid and play as well as the cards allow.

The auction is played out as a game of two sides that see everything: a side may name any higher
contract of either partner, the other then lets it be (and doubles it if it fails) or names one of
its own. Scores are duplicate's, or whatever else a contract is worth.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sansatout.calls import BIDS
from sansatout.contract import Contract, Doubling
from sansatout.deal import Deal
from sansatout.scoring.duplicate import net
from sansatout.seats import Seat, Side, Vulnerability
from sansatout.solver.tables import TrickTable, dd_table

__all__ = ["Par", "ParContract", "Worth", "par", "par_by", "par_of_table"]

Worth = Callable[[Contract, Seat, int], int]
"""What a contract brings the declaring side: what is played, by whom, with how many tricks."""


_NOTHING: Final = -1_000_000
"""Less than any contract is worth."""


@dataclass(frozen=True, slots=True)
class ParContract:
    """A contract that both sides can leave to be played."""

    contract: Contract
    declarer: Seat
    tricks: int

    @property
    def overtricks(self) -> int:
        """Tricks over the contract, negative when it fails."""
        return self.tricks - self.contract.tricks

    def __str__(self) -> str:
        result = f"{self.overtricks:+d}" if self.overtricks else "="
        return f"{self.contract} {self.declarer}{result}"


@dataclass(frozen=True, slots=True)
class Par:
    """The par score of North and South and every contract that leads to it.

    The contracts are ordered from the lowest; there is none when all pass.
    """

    score: int
    contracts: tuple[ParContract, ...]


def par(deal: Deal, dealer: Seat, vulnerability: Vulnerability) -> Par:
    """Return par of the deal.

    >>> found = par(Deal.unrank(0), Seat.N, Vulnerability.NONE)
    >>> found.score, [str(contract) for contract in found.contracts]
    (-1510, ['7S E=', '7S W='])
    """
    return par_of_table(dd_table(deal), dealer, vulnerability)


def par_of_table(tricks: TrickTable, dealer: Seat, vulnerability: Vulnerability) -> Par:
    """Return par when the tricks of every contract are known."""

    def worth(contract: Contract, declarer: Seat, taken: int) -> int:
        return net(contract, taken, vulnerable=vulnerability.includes(declarer.side))

    return par_by(tricks, dealer, worth)


def par_by(tricks: TrickTable, dealer: Seat, worth: Worth) -> Par:
    """Return par by any game's own figures; a deal that all pass brings nobody anything."""
    return _Auction(tricks, worth).par(dealer)


class _Auction:
    """The auction as a game; values are the points of the side that is meant."""

    def __init__(self, tricks: TrickTable, worth: Worth) -> None:
        self.results = {
            (side, bid): self._results(tricks, side, bid, worth)
            for side in Side
            for bid in range(35)
        }
        self.best = self._best()

    @staticmethod
    def _results(
        tricks: TrickTable, side: Side, bid: int, worth: Worth
    ) -> tuple[tuple[int, ParContract], ...]:
        """Return for either partner what the contract is worth, doubled if it fails."""
        level, strain = BIDS[bid].level, BIDS[bid].strain
        found = []
        for seat in side.seats:
            taken = tricks[seat, strain]
            doubling = Doubling.PLAIN if taken >= 6 + level else Doubling.DOUBLED
            contract = Contract(level, strain, doubling)
            found.append((worth(contract, seat, taken), ParContract(contract, seat, taken)))
        return tuple(found)

    def left(self, side: Side, bid: int) -> int:
        """Return what the side gets if its contract is left to be played."""
        return max(points for points, _ in self.results[side, bid])

    def _best(self) -> dict[tuple[Side, int], int]:
        """Return the best a side gets by naming any contract over each one, the highest first."""
        best = {(side, 34): _NOTHING for side in Side}
        for bid in range(34, -1, -1):
            for side in Side:
                named = min(self.left(side, bid), -best[side.other, bid])
                best[side, bid - 1] = max(named, best[side, bid])
        return best

    def par(self, dealer: Seat) -> Par:
        """Return the value of the whole auction, which the dealer begins."""
        value, owner = 0, Side.NS
        # The fourth hand decides last: it opens, or all have passed.
        for seat in reversed(dealer.round()):
            value = value if seat.side is owner else -value
            owner = seat.side
            value = max(value, self.best[owner, -1])
        score = value if owner is Side.NS else -value
        return Par(score, self._contracts(score) if score else ())

    def _contracts(self, score: int) -> tuple[ParContract, ...]:
        """Return the contracts worth the score over which the other side has nothing better."""
        found = []
        for bid in range(35):
            for side in Side:
                ours = score if side is Side.NS else -score
                if any(self.left(side.other, over) > -ours for over in range(bid + 1, 35)):
                    continue
                found += [done for points, done in self.results[side, bid] if points == ours]
        return tuple(found)
