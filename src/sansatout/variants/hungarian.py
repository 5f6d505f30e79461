"""Hungarian rubber bridge ("bridzs"); rules ``HU-…``, ambiguities ``H01`` to ``H17``."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType

from sansatout.auction import Auction
from sansatout.cards import Suit
from sansatout.deal import Deal
from sansatout.options import Options, option
from sansatout.scoring.hungarian import HUNGARIAN, HungarianOptions
from sansatout.seats import Seat
from sansatout.variants.contract_auction import ContractAuction
from sansatout.variants.contract_game import ContractGame
from sansatout.variants.seating import DrawRule

__all__ = ["Hungarian"]


@dataclass(frozen=True, slots=True)
class HungarianTableOptions(HungarianOptions):
    """All options of a Hungarian table."""

    passed_out: str = option("next_dealer", "same_dealer", rule="H07")
    seat_draw_ace: str = option("high", "low", rule="H09")


class Hungarian(ContractGame):
    """Rubber bridge by one point table, with mans and bell for danger.

    It has no code of laws, so that no irregularity can happen (HU-4.7, H16).
    """

    key = "hungarian"
    booklet = "hungarian"
    system = HUNGARIAN
    options_type = HungarianTableOptions
    rules = MappingProxyType(
        {
            "turn": "HU-3.3",
            "bid-too-low": "HU-3.4",
            "no-bid-to-double": "HU-3.3",
            "no-double-to-redouble": "HU-3.7",
            "auction-over": "HU-3.5",
            "passed-out": "H07",
            "play-turn": "HU-4.3",
            "follow": "HU-4.4",
            "look": "HU-4.6",
            "review": "HU-3.3",
            "name-cards": "HU-4.3",
            "claim": "HU-4.2",
            "cut": "HU-2.3",
        }
    )
    # The highest deals (HU-2.2).
    draw = DrawRule(
        "HU-2.1",
        dealer_is_highest=True,
        ace_is_high=True,
        suits=(Suit.C, Suit.D, Suit.H, Suit.S),
    )

    def open(
        self, deal: Deal, dealer: Seat, options: Options, standing: tuple[int, int]
    ) -> ContractAuction:
        """Return the auction; H07 decides who deals after four passes."""
        assert isinstance(options, HungarianTableOptions), "the table gives the game its options"
        again = options.passed_out == "same_dealer"
        return ContractAuction(Auction(dealer), self.rules, passed_out_same_dealer=again)

    def draw_by(self, options: Options) -> DrawRule:
        """H09: whether an ace is high or low in the draw."""
        assert isinstance(options, HungarianTableOptions), "the table gives the game its options"
        return replace(self.draw, ace_is_high=options.seat_draw_ace == "high")
