"""How far a bidding system's auctions end from par, the cards played double dummy.

What one side gains against par the other loses, so the mean over both says nothing. The distance
does: it counts what either side has missed, with the play left out. Slams are counted apart: which
of those that make, and that the cards speak for, were bid.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.contract import Contract
from sansatout.events import Act
from sansatout.events.acts import MakeCall
from sansatout.lab.match import Match, dealt
from sansatout.lab.match_table import Board, Player, auction
from sansatout.scoring.compare import imps
from sansatout.scoring.duplicate import board_net
from sansatout.seats import Seat, Side
from sansatout.solver import TrickTable, dd_table, par_of_table

__all__ = ["BidOut", "ReachedContract", "bid_out", "bidding_match", "reached"]

Words = Sequence[tuple[Seat, Act]]
_SLAM: Final = 33
"""Points of both hands that speak for a slam; short suits and trumps count with a known fit."""
_FIT: Final = 8
_TWELVE: Final = 12


@dataclass(frozen=True, slots=True)
class ReachedContract:
    """What four players of a system reach on a board."""

    from_par: int
    """IMPs between par and the result."""
    slams: tuple[bool, ...] = ()
    """For each side with a slam that makes and that its cards speak for: whether it bid one."""
    slam_makes: bool | None = None
    """Whether the slam that was bid makes; ``None`` where none was."""
    seconds: float = field(default=0.0, compare=False)
    """The processor time of the auction."""


def reached(players: Sequence[Player], seed: int, number: int) -> list[ReachedContract]:
    """Return what four such players reach on a board; a novice bids by the system alone."""
    player = Player("novice")
    board, _ = dealt(Match(player, player, seed=seed), number)
    tricks = dd_table(board.deal)
    return [_reached(board, tricks, player) for player in players]


@dataclass(frozen=True, slots=True)
class BidOut:
    """What an auction ends in, the cards played double dummy; points are North-South's."""

    words: Words
    contract: Contract | None
    declarer: Seat | None
    tricks: int | None
    points: int

    @property
    def fails(self) -> bool:
        """Whether the contract does not make."""
        return self.contract is not None and (self.tricks or 0) < self.contract.tricks


def bid_out(board: Board, tricks: TrickTable, players: Mapping[Side, Player]) -> BidOut:
    """Let the players bid a board."""
    state, words = board.start(), auction(board, players)
    for seat, act in words:
        state = state.after(seat, act)
    if state.bargain is None or (contract := state.bargain.contract) is None:
        return BidOut(words, None, None, None, 0)
    declarer = state.bargain.declarer
    taken = tricks[declarer, contract.strain]
    points = board_net(contract, declarer, taken, board.vulnerability)
    sign = 1 if declarer.side is Side.NS else -1
    return BidOut(words, contract, declarer, taken, sign * points)


def bidding_match(a: Player, b: Player, seed: int, number: int) -> int:
    """Let both bid a board at two tables, A first North-South; return A's IMPs."""
    novice = Player("novice")
    board, _ = dealt(Match(novice, novice, seed=seed), number)
    tricks = dd_table(board.deal)
    one, other = (bid_out(board, tricks, {Side.NS: ns, Side.EW: ew}) for ns, ew in ((a, b), (b, a)))
    return imps(one.points - other.points)


def _reached(board: Board, tricks: TrickTable, player: Player) -> ReachedContract:
    began = time.process_time()
    done = bid_out(board, tricks, dict.fromkeys(Side, player))
    seconds = time.process_time() - began
    slam_by, makes = None, None
    if done.contract is not None and done.contract.tricks >= _TWELVE:
        assert done.declarer is not None, "who bids a slam declares it"
        slam_by, makes = done.declarer.side, not done.fails
    par = par_of_table(tricks, board.dealer, board.vulnerability).score
    sides = [side for side in Side if _has_slam(board, tricks, done.words, side)]
    return ReachedContract(
        abs(imps(done.points - par)), tuple(side is slam_by for side in sides), makes, seconds
    )


def _has_slam(
    board: Board, tricks: TrickTable, words: Sequence[tuple[Seat, Act]], side: Side
) -> bool:
    """Tell whether a slam makes on 33 points, or on 33 with trumps in a suit that both bid."""
    hands = [board.deal[seat] for seat in side.seats]
    points = sum(hand.points for hand in hands)
    for strain in Strain:
        if max(tricks[seat, strain] for seat in side.seats) < _TWELVE:
            continue
        if points >= _SLAM:
            return True
        suit = strain.suit
        if suit is None or not _both_bid(words, side, strain):
            continue
        trumps = sum(hand.length(suit) for hand in hands)
        short = sum(
            max(0, 3 - hand.length(one)) for hand in hands for one in Suit if one is not suit
        )
        if trumps >= _FIT and points + short + 3 * (trumps - _FIT) // 2 >= _SLAM:
            return True
    return False


def _both_bid(words: Words, side: Side, strain: Strain) -> bool:
    bidders = {
        seat
        for seat, act in words
        if isinstance(act, MakeCall) and isinstance(act.call, Bid) and act.call.strain is strain
    }
    return set(side.seats) <= bidders
