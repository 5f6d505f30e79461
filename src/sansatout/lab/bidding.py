"""How far a bidding system's auctions end from par, the cards played double dummy.

What one side gains against par the other loses, so the mean over both says nothing. The distance
does: it counts what either side has missed, with the play left out.
"""

from __future__ import annotations

from sansatout.lab.match import Match, dealt
from sansatout.lab.match_table import Player, auction
from sansatout.scoring.compare import imps
from sansatout.scoring.duplicate import board_net
from sansatout.seats import Side
from sansatout.solver import dd_table, par_of_table

__all__ = ["from_par"]


def from_par(system: str, seed: int, number: int) -> int:
    """Return the IMPs between par and what four players of the system reach on a board."""
    player = Player("novice", system)
    board, _ = dealt(Match(player, player, seed=seed), number)
    state, tricks, reached = board.start(), dd_table(board.deal), 0
    for seat, act in auction(board, dict.fromkeys(Side, player)):
        state = state.after(seat, act)
    if state.bargain is not None and (contract := state.bargain.contract) is not None:
        declarer = state.bargain.declarer
        taken = tricks[declarer, contract.strain]
        reached = board_net(contract, declarer, taken, board.vulnerability)
        reached *= 1 if declarer.side is Side.NS else -1
    return abs(imps(reached - par_of_table(tricks, board.dealer, board.vulnerability).score))
