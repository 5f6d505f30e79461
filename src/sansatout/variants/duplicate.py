"""Today's duplicate: boards with dealer and vulnerability by number; rules ``DU-…``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from sansatout.contract import Contract
from sansatout.scoring.boards import BoardPlayed
from sansatout.scoring.duplicate import DUPLICATE
from sansatout.scoring.sheet import Column
from sansatout.seats import Seat, Vulnerability
from sansatout.variants.base import Variant
from sansatout.variants.contract_game import ContractGame
from sansatout.variants.deal_state import DealState

__all__ = ["Duplicate"]


class Duplicate(ContractGame):
    """The yardstick for robots, and the common format of other programs."""

    key = "duplicate"
    booklet = "duplicate"
    system = DUPLICATE
    compares_boards = True
    terms = (
        *Variant.terms, "bid", "contract", "double", "overtrick", "vulnerable", "slam", "board",
    )  # fmt: skip
    options_type = DUPLICATE.options_type
    rules = MappingProxyType(
        {
            "turn": "DU-5.1",
            "bid-too-low": "DU-5.2",
            "no-bid-to-double": "DU-5.3",
            "no-double-to-redouble": "DU-5.3",
            "auction-over": "DU-5.4",
            "passed-out": "DU-5.4",
            "play-turn": "DU-5.5",
            "follow": "DU-5.6",
            "look": "DU-5.7",
            "review": "DU-5.7",
            "name-cards": "DU-5.7",
            "claim": "DU-5.8",
            "cut": "DU-5.9",
        }
    )

    def result(self, state: DealState) -> BoardPlayed:
        """Return the contract with who played it."""
        bargain = state.bargain
        assert bargain is not None, "a board that is over has a contract"
        assert bargain.contract is not None, "a board that is over has a contract"
        played = self.elsewhere(bargain.contract, bargain.declarer, state.tricks)
        if state.board is None:
            return played
        danger = Vulnerability.of(ns=Seat.N in state.vulnerable, ew=Seat.E in state.vulnerable)
        return replace(played, board=state.board, marks=(state.dealer, danger))

    def elsewhere(self, contract: Contract, declarer: Seat, tricks: int) -> BoardPlayed:
        """Return a contract with who played it; honours count for nothing (DU-2.9)."""
        return BoardPlayed(contract, Column.of(declarer.side), tricks, declarer=declarer)

    def first_dealer(self, seats: Mapping[Seat, str]) -> Seat:
        """Return North, who deals board 1."""
        return Seat.N

    def next_dealer(self, state: DealState, seats: Sequence[Seat]) -> Seat:
        """Return the next seat clockwise: dealers follow the boards' numbers."""
        return state.dealer.lho
