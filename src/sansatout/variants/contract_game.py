"""What the games with an auction share."""

from __future__ import annotations

from sansatout.auction import Auction
from sansatout.deal import Deal
from sansatout.options import Options
from sansatout.scoring.sheet import Column, Peek, Played
from sansatout.seats import Seat
from sansatout.variants.base import Variant
from sansatout.variants.contract_auction import ContractAuction
from sansatout.variants.deal_state import DealState

__all__ = ["ContractGame"]


class ContractGame(Variant):
    """A game with an auction."""

    bids_contracts = True
    terms = (
        *Variant.terms, "bid", "contract", "double", "overtrick", "game", "rubber", "line",
        "vulnerable", "slam", "honours",
    )  # fmt: skip

    def open(
        self, deal: Deal, dealer: Seat, options: Options, standing: tuple[int, int]
    ) -> ContractAuction:
        """Return the auction, which the dealer begins."""
        return ContractAuction(Auction(dealer), self.rules)

    def result(self, state: DealState) -> Played:
        """Return contract and tricks, honours and chicane found from the hands."""
        return _result(state)


def _result(state: DealState) -> Played:
    """Return what a finished deal of a contract game gives to the sheet."""
    bargain = state.bargain
    assert bargain is not None, "a deal that is over has a contract"
    assert bargain.contract is not None, "a deal that is over has a contract"
    found = Played.of_deal(bargain.contract, bargain.declarer, state.tricks, state.deal)
    peeks = tuple(_peek(state, seat, trick) for seat, trick in state.looks)
    return Played(found.contract, found.by, found.tricks, found.honours, found.chicane, (), peeks)


def _peek(state: DealState, seat: Seat, trick: int) -> Peek:
    assert state.play is not None, "only gathered tricks can be looked at"
    own = state.play.winners[trick - 1].side is seat.side
    return Peek(Column.of(seat.side), own=own)
