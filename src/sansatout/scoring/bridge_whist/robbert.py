"""The robbert: three sittings of bridge-whist with the partners changing."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from sansatout.errors import RuleError
from sansatout.scoring.bridge_whist.hand import WhistHand
from sansatout.scoring.bridge_whist.options import BridgeWhistOptions
from sansatout.scoring.bridge_whist.system import BRIDGE_WHIST
from sansatout.scoring.rubber import End, RubberSheet
from sansatout.scoring.sheet import Column
from sansatout.seats import Seat

__all__ = ["ROTATION", "Robbert"]

ROTATION: Final = (
    {Seat.S: 0, Seat.W: 1, Seat.N: 2, Seat.E: 3},
    {Seat.S: 0, Seat.W: 1, Seat.N: 3, Seat.E: 2},
    {Seat.S: 0, Seat.W: 3, Seat.N: 1, Seat.E: 2},
)
"""Which of the players A, B, C, D (0 to 3) sits where in the three sittings (BW-3.4)."""


@dataclass(frozen=True, slots=True)
class Robbert:
    """Three sittings in which everybody plays with everybody (BW-3.5).

    ``players`` are A, B, C and D: A sits South in every sitting, and North-South are "we".
    """

    players: tuple[str, str, str, str]
    options: BridgeWhistOptions = field(default_factory=BridgeWhistOptions)
    sittings: tuple[RubberSheet[WhistHand], ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether all three sittings have been played."""
        return len(self.sittings) == 3 and self.sittings[-1].end is not End.OPEN

    def seating(self, sitting: int) -> dict[Seat, str]:
        """Return who sits where in the sitting, 0 to 2."""
        return {seat: self.players[player] for seat, player in ROTATION[sitting].items()}

    def after(self, hand: WhistHand) -> Robbert:
        """Return the robbert with one more hand; a sitting that is over is followed by the next.

        :raises RuleError: if the third sitting is over
        """
        if self.is_over:
            raise RuleError("robbert-over", rule="BW-3.5")
        done, current = self.sittings, BRIDGE_WHIST.new_sheet(self.options)
        if done and done[-1].end is End.OPEN:
            done, current = done[:-1], done[-1]
        return replace(self, sittings=(*done, current.after(hand)))

    def undone(self) -> Robbert:
        """Return the robbert without its last hand."""
        if not self.sittings:
            return self
        *done, last = self.sittings
        shorter = last.undone()
        return replace(self, sittings=(*done, shorter) if shorter.lines else tuple(done))

    @property
    def accounts(self) -> dict[str, int]:
        """What every player has won or lost in the sittings that are over."""
        sums = dict.fromkeys(self.players, 0)
        for number, sheet in enumerate(self.sittings):
            if sheet.end is not End.OPEN:
                for seat, player in self.seating(number).items():
                    sums[player] += sheet.accounts[Column.of(seat.side)]
        return sums
