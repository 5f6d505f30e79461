"""An auction in which anything may have happened, as the bidding systems can read it."""

from __future__ import annotations

from sansatout.auction import Auction
from sansatout.calls import PASS, Call
from sansatout.deal import Deal
from sansatout.errors import IllegalCallError
from sansatout.laws import Referee
from sansatout.laws.irregular_calls import settle_pending
from sansatout.laws.lawful import due
from sansatout.options import Options
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.variants.base import Variant
from sansatout.variants.contract_auction import ContractAuction

__all__ = ["called_over", "regular_auction"]


def regular_auction(
    ref: Referee, variant: Variant, options: Options, standing: tuple[int, int]
) -> ContractAuction:
    """Return the auction in regular form, with the caller due in turn.

    Players passed over have passed; what came before a bid too low that stands is forgotten.
    """
    assert ref.dealer is not None, "a deal has a dealer"
    caller = due(ref) if ref.play.contract is None else None
    auction = _longest(ref.auction.calls, ref.dealer, caller)
    opened = variant.open(Deal.unrank(0), auction.dealer, options, standing)
    assert isinstance(opened, ContractAuction), "only contract games have a referee"
    return replace(opened, auction=auction, rules=dict(opened.rules))


def _longest(calls: tuple[tuple[Seat, Call], ...], dealer: Seat, caller: Seat | None) -> Auction:
    for start in range(len(calls)):
        first = dealer if start == 0 else calls[start][0]
        auction = _in_order(Auction(first), calls[start:])
        if auction is not None:
            auction = _up_to(auction, caller)
            if caller is None or auction.turn is caller:
                return auction
    return Auction(dealer if caller is None else caller)


def _in_order(auction: Auction, calls: tuple[tuple[Seat, Call], ...]) -> Auction | None:
    try:
        for seat, call in calls:
            auction = _up_to(auction, seat).after(call)
    except IllegalCallError:
        return None
    return auction


def _up_to(auction: Auction, seat: Seat | None) -> Auction:
    """Let everybody before the seat pass, unless that ends the auction before."""
    while seat is not None and auction.turn not in (seat, None):
        auction = auction.after(PASS)
    return auction


def called_over(ref: Referee, seat: Seat) -> Referee:
    """Return the state in which the seat calls: an irregular call before it stands by that."""
    if (
        ref.auction.pending is None
        or seat is ref.auction.pending.seat
        or not ref.code.call_over_condones
    ):
        return ref
    return settle_pending(ref)
