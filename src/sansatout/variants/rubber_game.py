"""What the games scored by rubbers share, and the contract games among them."""

from __future__ import annotations

from typing import Any, ClassVar

from sansatout.auction import Auction
from sansatout.deal import Deal
from sansatout.options import Options
from sansatout.scoring.rubber import End, RubberSheet, RubberSystem
from sansatout.scoring.sheet import Column, Peek, Played
from sansatout.seats import Seat
from sansatout.variants.base import Variant
from sansatout.variants.contract_auction import ContractAuction
from sansatout.variants.deal_state import DealState, Phase

__all__ = ["ContractGame", "RubberGame", "contract_result"]


class RubberGame(Variant):
    """A game whose sheet is a rubber; North-South are "we"."""

    system: ClassVar[RubberSystem[Any]]

    def new_sheet(self, options: Options) -> RubberSheet[Any]:
        """Return an empty sheet of the game's own scoring."""
        return self.system.new_sheet(options)

    def entered(self, sheet: RubberSheet[Any], state: DealState) -> RubberSheet[Any]:
        """Write the deal; one that all passed leaves an empty line."""
        return sheet.after(None if state.phase is Phase.VOID else self.result(state))

    def is_over(self, sheet: RubberSheet[Any]) -> bool:
        """Tell whether the rubber is won or broken off."""
        return sheet.end is not End.OPEN

    def can_break_off(self, sheet: RubberSheet[Any]) -> bool:
        """Tell whether a rubber is under way."""
        return sheet.end is End.OPEN and bool(sheet.lines)

    def broken_off(self, sheet: RubberSheet[Any]) -> RubberSheet[Any]:
        """End the rubber by agreement."""
        return sheet.broken_off()

    def standing(self, sheet: RubberSheet[Any]) -> tuple[int, int]:
        """Return the points towards the current game."""
        return sheet.standing(Column.WE), sheet.standing(Column.THEY)

    def vulnerable(self, sheet: RubberSheet[Any]) -> tuple[Seat, ...]:
        """Return the seats of the sides that have won a game of this rubber."""
        return tuple(seat for seat in Seat if sheet.vulnerable(Column.of(seat.side)))


class ContractGame(RubberGame):
    """A rubber game with an auction."""

    bids_contracts = True

    def open(
        self, deal: Deal, dealer: Seat, options: Options, standing: tuple[int, int]
    ) -> ContractAuction:
        """Return the auction, which the dealer begins."""
        return ContractAuction(Auction(dealer), self.rules)

    def result(self, state: DealState) -> Played:
        """Return contract and tricks, honours and chicane found from the hands."""
        return contract_result(state)


def contract_result(state: DealState) -> Played:
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
