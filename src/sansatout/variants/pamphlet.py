"""Kontrakt, Vanderbilt and Reform: one set of playing rules, three scoring tables.

Source: the Tallinn pamphlet; rules ``PB-…``, ambiguities ``P01`` to ``P27``.

=========  ==========================================  ==========================
section    what                                        where
=========  ==========================================  ==========================
PB-1       seats, first dealer, changing partners,     ``draw``, :meth:`reseated`,
           names during the play                       :meth:`roles`
PB-2 PB-3  cards, dealing                              :mod:`sansatout.deal`
PB-4       bidding                                     :mod:`.contract_auction`
PB-5       play, looking at tricks                     :mod:`.cardplay`, ``look``
PB-6       the sheet                                   :mod:`sansatout.scoring`
PB-7       what the three tables share                 :mod:`sansatout.scoring`
PB-8       Kontrakt's table                            :mod:`sansatout.scoring`
PB-9       Vanderbilt's table                          :mod:`sansatout.scoring`
PB-10      Reform's table                              :mod:`sansatout.scoring`
=========  ==========================================  ==========================
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from sansatout.auction import Auction
from sansatout.cards import Card, Suit
from sansatout.deal import Deal
from sansatout.options import Options, option
from sansatout.scoring.kontrakt import KONTRAKT, KontraktOptions
from sansatout.scoring.reform import REFORM, ReformOptions
from sansatout.scoring.vanderbilt import VANDERBILT, VanderbiltOptions
from sansatout.seats import Seat
from sansatout.variants.base import LookBackRule, Moved
from sansatout.variants.contract_auction import ContractAuction
from sansatout.variants.contract_game import ContractGame
from sansatout.variants.deal_state import Bargain, DealState
from sansatout.variants.seating import DrawRule, tied

__all__ = ["Kontrakt", "Reform", "Vanderbilt"]

_RULES = MappingProxyType(
    {
        "turn": "PB-4.1",
        "bid-too-low": "PB-4.5",
        "no-bid-to-double": "PB-4.9",
        "no-double-to-redouble": "PB-4.9",
        "auction-over": "PB-4.7",
        "passed-out": "PB-4.8",
        "play-turn": "PB-5.2",
        "follow": "PB-5.3",
        "look": "PB-5.8",
        "review": "PB-4.2",
        "name-cards": "PB-5.2",
        "claim": "PB-5.2",
        "cut": "PB-3.5",
    }
)


@dataclass(frozen=True)  # slots would not mix with those of the scoring options
class _TableOptions(Options):
    """The readings of the playing rules that all three games share."""

    seat_draw_tie: str = option("suit_rank", "draw_again", rule="P01")
    partner_change: str = option("cycle_three", "never", rule="P02")
    rubbers_per_partnership: int = option(1, rule="P03")
    doubler: str = option("any_opponent", "next_player", rule="P08")


@dataclass(frozen=True, slots=True)
class KontraktTableOptions(KontraktOptions, _TableOptions):
    """All options of a Kontrakt table."""


@dataclass(frozen=True, slots=True)
class VanderbiltTableOptions(VanderbiltOptions, _TableOptions):
    """All options of a Vanderbilt table."""


@dataclass(frozen=True, slots=True)
class ReformTableOptions(ReformOptions, _TableOptions):
    """All options of a Reform table."""


class _Pamphlet(ContractGame):
    """The playing rules of the pamphlet."""

    booklet = "pamphlet"
    code = "pamphlet"
    rules = _RULES
    # The lowest deals first (PB-1.5); the sides sit in turn round the table (PB-1.4).
    draw = DrawRule(
        "PB-1.3",
        dealer_is_highest=False,
        ace_is_high=False,
        suits=(Suit.C, Suit.D, Suit.H, Suit.S),
    )

    def open(
        self, deal: Deal, dealer: Seat, options: Options, standing: tuple[int, int]
    ) -> ContractAuction:
        """Return the auction; P08 can leave the double to the next player alone."""
        assert isinstance(options, _TableOptions), "the table gives the game its own options"
        next_only = options.doubler == "next_player"
        return ContractAuction(Auction(dealer), self.rules, next_only)

    def draw_again(self, drawn: Mapping[str, Card], options: Options) -> frozenset[str]:
        """P01: equal ranks are decided by suit, or drawn again."""
        assert isinstance(options, _TableOptions), "the table gives the game its own options"
        return tied(drawn) if options.seat_draw_tie == "draw_again" else frozenset()

    def roles(self, bargain: Bargain) -> Mapping[Seat, str]:
        """Call the defenders senior, who leads, and junior (PB-1.7)."""
        declarer = bargain.declarer
        return {**super().roles(bargain), declarer.lho: "senior", declarer.rho: "junior"}

    def look_back(self, state: DealState) -> LookBackRule:
        """PB-5.8: any gathered trick may be looked at, for 50 to the opponents."""
        return LookBackRule.ANY_FOR_A_PRICE

    def reseated(
        self,
        seats: Mapping[Seat, str],
        waiting: tuple[str, ...],
        order: Sequence[str],
        rubbers: int,
        dealer: Seat,
        options: Options,
    ) -> Moved:
        """PB-1.6: partners change after the agreed number of rubbers; the next dealer stays."""
        assert isinstance(options, _TableOptions), "the table gives the game its own options"
        stay = options.partner_change == "never" or options.rubbers_per_partnership < 1
        if stay or rubbers % options.rubbers_per_partnership:
            return Moved(seats, waiting, dealer)
        partnerships = rubbers // options.rubbers_per_partnership
        return Moved(_cycled(seats, order, partnerships, dealer), waiting, dealer)


def _cycled(
    seats: Mapping[Seat, str], order: Sequence[str], partnerships: int, dealer: Seat
) -> dict[Seat, str]:
    """P02: pairings AB-XY, AY-BX, AX-BY in turn; the dealer's new partner takes the seat opposite.

    The draw's order is X, Y (lowest first) and then the higher pair.
    """
    x, y, b, a = order[:4]
    pairings = (((a, b), (x, y)), ((a, y), (b, x)), ((a, x), (b, y)))[partnerships % 3]
    keeper = seats[dealer]
    pair = next(pair for pair in pairings if keeper in pair)
    partner = pair[1] if pair[0] == keeper else pair[0]
    moved = dict(seats)
    old_seat = next(seat for seat, player in seats.items() if player == partner)
    moved[old_seat], moved[dealer.partner] = seats[dealer.partner], partner
    return moved


class Kontrakt(_Pamphlet):
    """Early contract: 6, 7, 8, 9, 10 a trick, game at 30, a premium for every contract kept."""

    key = "kontrakt"
    system = KONTRAKT
    options_type = KontraktTableOptions


class Vanderbilt(_Pamphlet):
    """Vanderbilt's scoring: 20, 30, 35 a trick, game at 100, slams only when bid."""

    key = "vanderbilt"
    system = VANDERBILT
    options_type = VanderbiltTableOptions


class Reform(_Pamphlet):
    """Reform scoring: Kontrakt's trick values, game at 40, premiums equal to the points made."""

    key = "reform"
    system = REFORM
    options_type = ReformTableOptions
