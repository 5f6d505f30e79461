"""Today's duplicate: boards with dealer and vulnerability by number; rules ``DU-…``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from sansatout.auction import Auction
from sansatout.deal import Deal
from sansatout.options import Options
from sansatout.scoring.boards import BOARDS
from sansatout.scoring.sheet import Column, Played
from sansatout.scoring.tally import TallySheet
from sansatout.seats import Seat
from sansatout.variants.base import Variant
from sansatout.variants.contract_auction import ContractAuction
from sansatout.variants.deal_state import DealState, Phase
from sansatout.variants.rubber_game import contract_result

__all__ = ["Duplicate"]


class Duplicate(Variant):
    """The yardstick for robots, and the common format of other programs."""

    key = "duplicate"
    booklet = "duplicate"
    bids_contracts = True
    compares_boards = True
    options_type = BOARDS.options_type
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

    def open(
        self, deal: Deal, dealer: Seat, options: Options, standing: tuple[int, int]
    ) -> ContractAuction:
        """Return the auction, which the board's dealer begins."""
        return ContractAuction(Auction(dealer), self.rules)

    def new_sheet(self, options: Options) -> TallySheet[Played]:
        """Return an empty list of boards."""
        return BOARDS.new_sheet(options)

    def result(self, state: DealState) -> Played:
        """Return contract and tricks."""
        return contract_result(state)

    def entered(self, sheet: TallySheet[Played], state: DealState) -> TallySheet[Played]:
        """Write the board; one that all passed scores nothing but counts as a board."""
        return sheet.after(None if state.phase is Phase.VOID else self.result(state))

    def settles_now(self, sheet: TallySheet[Played]) -> bool:
        """Count every board at once."""
        return bool(sheet.lines)

    def vulnerable(self, sheet: TallySheet[Played]) -> tuple[Seat, ...]:
        """Return the seats vulnerable by the number of the next board."""
        return tuple(seat for seat in Seat if sheet.vulnerable(Column.of(seat.side)))

    def first_dealer(self, seats: Mapping[Seat, str]) -> Seat:
        """Return North, who deals board 1."""
        return Seat.N

    def next_dealer(self, state: DealState, seats: Sequence[Seat]) -> Seat:
        """Return the next seat clockwise: dealers follow the boards' numbers."""
        return state.dealer.lho
