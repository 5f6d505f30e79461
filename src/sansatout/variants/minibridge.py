"""Minibridge, the Slovenian teaching game for four and for three; rules ``MB-…``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from sansatout.deal import Deal
from sansatout.options import Options, option
from sansatout.scoring.minibridge import (
    MINIBRIDGE,
    MINIBRIDGE_3,
    Minibridge3Options,
    MinibridgeOptions,
    MinibridgePlayed,
    ThreePlayed,
)
from sansatout.scoring.sheet import Column
from sansatout.scoring.tally import TallySheet
from sansatout.seats import Seat
from sansatout.variants.announcing import Announcing
from sansatout.variants.base import Variant
from sansatout.variants.deal_state import DealState, Phase

__all__ = ["Minibridge", "Minibridge3"]

_RULES = MappingProxyType(
    {
        "turn": "MB-4",
        "play-turn": "MB-6.1",
        "follow": "MB-6.3",
        "look": "MB-6.5",
        "review": "MB-4",
        "name-cards": "MB-6.5",
        "claim": "MB-6.5",
        "cut": "MB-3",
    }
)


@dataclass(frozen=True)  # slots would not mix with those of the scoring options
class _TableOptions(Options):
    """What the table agrees on besides the score."""

    announcing: str = option("program", "players", rule="MB-AMB-09")
    redeal_at_twenty: str = option("same-dealer", "next-dealer", rule="MB-AMB-02")


@dataclass(frozen=True, slots=True)
class MinibridgeTableOptions(MinibridgeOptions, _TableOptions):
    """All options of a four-player table."""


@dataclass(frozen=True, slots=True)
class Minibridge3TableOptions(Minibridge3Options, _TableOptions):
    """All options of a three-player table."""


class _TallyGame(Variant):
    """A game whose sheet just adds up."""

    booklet = "minibridge"
    rules = _RULES

    def entered(self, sheet: TallySheet[Any], state: DealState) -> TallySheet[Any]:
        """Write the deal; one dealt again at 20-20 leaves no trace."""
        return sheet if state.phase is Phase.VOID else sheet.after(self.result(state))

    def open_hands(self, state: DealState) -> tuple[Seat, ...]:
        """Return dummy: it was laid open before the choice and stays so (MB-5.1)."""
        opened = state.dialogue.opened
        return () if opened is None else (opened,)

    def settles_now(self, sheet: TallySheet[Any]) -> bool:
        """Count every deal at once: a tally has no end of its own."""
        return bool(sheet.lines)

    def _announcing(
        self, deal: Deal, speakers: tuple[Seat, ...], options: Options, exposed: Seat | None = None
    ) -> Announcing:
        assert isinstance(options, _TableOptions), "the table gives the game its own options"
        return Announcing(
            speakers,
            exposed,
            0 if exposed is None else deal[exposed].points,
            redeal_same_dealer=options.redeal_at_twenty == "same-dealer",
            announced=_counted(deal, speakers) if options.announcing == "program" else (),
        )


def _counted(deal: Deal, speakers: Sequence[Seat]) -> tuple[tuple[Seat, int], ...]:
    """Let the program count: jack 1, queen 2, king 3, ace 4 (MB-2)."""
    return tuple((seat, deal[seat].points) for seat in speakers)


class Minibridge(_TallyGame):
    """Four players: the stronger pair declares, sees dummy, then chooses."""

    key = "minibridge"
    options_type = MinibridgeTableOptions

    def open(
        self, deal: Deal, dealer: Seat, options: Options, standing: tuple[int, int]
    ) -> Announcing:
        """Let all announce their points, the dealer first (MB-4)."""
        return self._announcing(deal, dealer.round(), options)

    def new_sheet(self, options: Options) -> TallySheet[MinibridgePlayed]:
        """Return an empty sheet with a column for each pair."""
        return MINIBRIDGE.new_sheet(options)

    def result(self, state: DealState) -> MinibridgePlayed:
        """Return strain, bonus and declarer's tricks."""
        bargain = state.bargain
        assert bargain is not None, "a deal that is over has a strain"
        by = Column.of(bargain.declarer.side)
        return MinibridgePlayed(bargain.strain, bargain.bonus, state.tricks, by)

    def vulnerable(self, sheet: TallySheet[MinibridgePlayed]) -> tuple[Seat, ...]:
        """Return the seats at tariff II (MB-AMB-03)."""
        return tuple(seat for seat in Seat if sheet.vulnerable(Column.of(seat.side)))


class Minibridge3(_TallyGame):
    """Three players and an open hand that plays opposite whoever declares (MB-8)."""

    key = "minibridge-3"
    players = 3
    most_players = 3
    places = (Seat.S, Seat.W, Seat.E)
    options_type = Minibridge3TableOptions

    def open(
        self, deal: Deal, dealer: Seat, options: Options, standing: tuple[int, int]
    ) -> Announcing:
        """Turn up the hand nobody plays and let the three announce (MB-8)."""
        speakers = tuple(seat for seat in dealer.round() if seat in self.places)
        return self._announcing(deal, speakers, options, exposed=Seat.N)

    def new_sheet(self, options: Options) -> TallySheet[ThreePlayed]:
        """Return an empty sheet with a column for each player."""
        return MINIBRIDGE_3.new_sheet(options)

    def result(self, state: DealState) -> ThreePlayed:
        """Return strain, bonus and declarer's tricks, for the players' own columns."""
        bargain = state.bargain
        assert bargain is not None, "a deal that is over has a strain"
        return ThreePlayed(
            bargain.strain, bargain.bonus, state.tricks, bargain.declarer, bargain.dummy
        )

    def vulnerable(self, sheet: TallySheet[ThreePlayed]) -> tuple[Seat, ...]:
        """Return the players at tariff II (MB-AMB-03)."""
        return tuple(seat for seat in self.places if sheet.vulnerable(seat))
