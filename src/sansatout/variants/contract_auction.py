"""The dialogue of the contract games: an auction."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Final

from msgspec import Struct

from sansatout.auction import Auction
from sansatout.calls import CALLS, DOUBLE, Call
from sansatout.contract import Contract
from sansatout.errors import IllegalActionError, IllegalCallError
from sansatout.events import Act
from sansatout.events.acts import MakeCall
from sansatout.seats import Seat
from sansatout.variants.deal_state import Bargain, DealtAgain
from sansatout.variants.words import AuctionWords

__all__ = ["ContractAuction", "bargain_of"]

_ACTS: Final = tuple(MakeCall(call) for call in CALLS)


@lru_cache(maxsize=1024)
def _acts(calls: tuple[Call, ...]) -> tuple[Act, ...]:
    """Return the calls as acts; there are few different sets of legal calls."""
    return tuple([_ACTS[call.index] for call in calls])


@lru_cache(maxsize=1024)
def bargain_of(contract: Contract, declarer: Seat) -> Bargain:
    """Return what a contract and its declarer settle."""
    return Bargain(
        contract.strain, declarer, declarer.partner, declarer.lho.round(), contract,
        contract.doubling.factor, declarer, target=contract.tricks,
    )  # fmt: skip


class ContractAuction(Struct, frozen=True, dict=True):
    """An auction under one booklet's rules.

    ``rules`` gives the booklet's ids for ``turn``, ``passed-out`` and the auction's own faults
    (``bid-too-low``, ``no-bid-to-double``, ``no-double-to-redouble``, ``auction-over``).
    """

    auction: Auction
    rules: Mapping[str, str]
    next_only: bool = False
    """Whether only the player right after the bidder may double (P08)."""
    passed_out_same_dealer: bool = False

    name = "auction"
    opened = None

    @property
    def turn(self) -> Seat | None:
        """Who calls next."""
        return self.auction.turn

    @property
    def outcome(self) -> Bargain | DealtAgain | None:
        """The contract, or a new deal when all passed."""
        return self._settled if self.auction.is_over else None

    @cached_property
    def _settled(self) -> Bargain | DealtAgain:
        contract, declarer = self.auction.contract, self.auction.declarer
        if contract is None or declarer is None:
            return DealtAgain(self.rules["passed-out"], same_dealer=self.passed_out_same_dealer)
        return bargain_of(contract, declarer)

    @property
    def calls(self) -> tuple[tuple[Seat, Call], ...]:
        """Every call with who made it, from the dealer on."""
        return tuple(self.auction)

    def legal_acts(self) -> tuple[Act, ...]:
        """Return every legal call."""
        return _acts(self.legal_calls())

    def legal_calls(self) -> tuple[Call, ...]:
        """Return every legal call, the pass first."""
        calls = self.auction.legal_calls()
        if self.next_only and self._is_late_double():
            return tuple(call for call in calls if call is not DOUBLE)
        return calls

    def _is_late_double(self) -> bool:
        bidder = self.auction.last_bidder
        return bidder is not None and self.auction.turn is not bidder.lho

    def after(self, seat: Seat, act: Act) -> ContractAuction:
        """Return the auction with one more call."""
        if not isinstance(act, MakeCall):
            raise IllegalActionError("only-calls", rule=self.rules["turn"], act=act.kind)
        auction = self.auction
        if auction.turn is not seat and not auction.is_over:
            raise IllegalCallError(
                "call-out-of-turn", rule=self.rules["turn"], call=act.call, seat=seat,
                turn=auction.turn,
            )  # fmt: skip
        if self.next_only and act.call is DOUBLE and self._is_late_double():
            raise IllegalCallError("late-double", rule="P08", auction=auction)
        try:
            called = auction.after(act.call)
        except IllegalCallError as error:
            error.rule = self.rules[error.message]
            raise
        return ContractAuction(called, self.rules, self.next_only, self.passed_out_same_dealer)

    def words(self) -> AuctionWords:
        """Return the dealer and the calls."""
        return AuctionWords(
            dealer=str(self.auction.dealer), calls=[str(call) for call in self.auction.calls]
        )
