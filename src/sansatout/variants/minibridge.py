"""Minibridge, the Slovenian teaching game for four and for three; rules ``MB-…``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from types import MappingProxyType
from typing import ClassVar

from sansatout.deal import Deal
from sansatout.events import Act
from sansatout.events.acts import Announce
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
from sansatout.seats import Seat, Side, Vulnerability
from sansatout.variants.announcing import Announcing
from sansatout.variants.base import Variant
from sansatout.variants.deal_state import DealState, Dialogue

__all__ = ["Minibridge", "Minibridge3"]

_MISCOUNTS = 3
"""So many wrong sums are counted again; then the table tells the points (MB-AMB-09)."""
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

    announcing: str = option("players", "program", "players-alone", rule="MB-AMB-09")
    redeal_at_twenty: str = option("same-dealer", "next-dealer", rule="MB-AMB-02")


@dataclass(frozen=True, slots=True)
class MinibridgeTableOptions(MinibridgeOptions, _TableOptions):
    """All options of a four-player table."""


@dataclass(frozen=True, slots=True)
class Minibridge3TableOptions(Minibridge3Options, _TableOptions):
    """All options of a three-player table."""


class _Announced(Variant):
    """A game in which points are announced; a deal dealt again at 20-20 leaves no trace."""

    booklet = "minibridge"
    terms = (*Variant.terms, "points", "bonus")
    _parties: ClassVar[tuple[frozenset[Seat], ...]]
    """Who is in the first or second game together."""
    writes_void = False
    rules = _RULES

    def open_hands(self, state: DealState) -> tuple[Seat, ...]:
        """Return dummy: it was laid open before the choice and stays so (MB-5.1)."""
        opened = state.dialogue.opened
        return () if opened is None else (opened,)

    def read_options(self, given: Mapping[str, object], edition: int) -> Options:
        """Read the options; once the table told the points, and silence was never for the bonus.

        Until then players who miscounted were asked again without end.
        """
        if edition < 5:
            given = {"announcing": "program", **given}
            if "silence" in given:
                given = {**given, "silence": "no-bonus"}
        if edition < 6 and given.get("announcing", "players") == "players":
            given = {**given, "announcing": "players-alone"}
        return super().read_options(given, edition)

    def suggested(self, state: DealState, seat: Seat) -> Act | None:
        """Return the points as the hand counts them, which everybody tells (MB-4.1)."""
        talking = state.dialogue.turn is seat and state.dialogue.name == "announcing"
        return Announce(state.deal[seat].points) if talking else None

    def heard(self, talk: Dialogue, deal: Deal, options: Options) -> Dialogue:
        """Tell the points as a teacher would, once the players have miscounted often enough."""
        assert isinstance(talk, Announcing), "points are announced here"
        assert isinstance(options, _TableOptions), "the table gives the game its own options"
        helped = options.announcing != "players-alone" and talk.recounts >= _MISCOUNTS
        if not helped or talk.announced:
            return talk
        return talk.counted(_counted(deal, talk.speakers))

    def second_games(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """Return all there is to agree on deal by deal: I-I, I-II, II-I, II-II (MB-AMB-03)."""
        if _agreed(options).vulnerability != "per-deal":
            return ()
        sizes = range(len(self._parties) + 1)
        chosen = (some for size in sizes for some in combinations(self._parties, size))
        seats = (frozenset().union(*some) for some in chosen)
        return tuple(tuple(seat for seat in self.places if seat in some) for some in seats)

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
            silence_is_bonus=_agreed(options).silence == "bonus",
        )


def _agreed(options: Options) -> MinibridgeOptions:
    assert isinstance(options, MinibridgeOptions), "the table gives the game its own options"
    return options


def _second_game(state: DealState) -> tuple[Seat, ...]:
    """Return whose second game it was by agreement; else the sheet tells it (MB-AMB-03)."""
    return state.vulnerable if _agreed(state.options).vulnerability == "per-deal" else ()


def _counted(deal: Deal, speakers: Sequence[Seat]) -> tuple[tuple[Seat, int], ...]:
    """Let the program count: jack 1, queen 2, king 3, ace 4 (MB-2)."""
    return tuple((seat, deal[seat].points) for seat in speakers)


class Minibridge(_Announced):
    """Four players: the stronger pair declares, sees dummy, then chooses."""

    key = "minibridge"
    _parties = (frozenset({Seat.N, Seat.S}), frozenset({Seat.E, Seat.W}))
    for_newcomers = True
    system = MINIBRIDGE
    options_type = MinibridgeTableOptions

    def open(
        self, deal: Deal, dealer: Seat, options: Options, standing: tuple[int, int]
    ) -> Announcing:
        """Let all announce their points, the dealer first (MB-4)."""
        return self._announcing(deal, dealer.round(), options)

    def result(self, state: DealState) -> MinibridgePlayed:
        """Return strain, bonus and declarer's tricks."""
        bargain = state.bargain
        assert bargain is not None, "a deal that is over has a strain"
        by = Column.of(bargain.declarer.side)
        sides = {seat.side for seat in _second_game(state)}
        second = Vulnerability.of(ns=Side.NS in sides, ew=Side.EW in sides)
        return MinibridgePlayed(bargain.strain, bargain.bonus, state.tricks, by, second)


class Minibridge3(_Announced):
    """Three players and an open hand that plays opposite whoever declares (MB-8)."""

    key = "minibridge-3"
    system = MINIBRIDGE_3
    players = 3
    most_players = 3
    places = (Seat.S, Seat.W, Seat.E)
    _parties = (frozenset({Seat.S}), frozenset({Seat.W}), frozenset({Seat.E}))
    options_type = Minibridge3TableOptions

    def open(
        self, deal: Deal, dealer: Seat, options: Options, standing: tuple[int, int]
    ) -> Announcing:
        """Turn up the hand nobody plays and let the three announce (MB-8)."""
        speakers = tuple(seat for seat in dealer.round() if seat in self.places)
        return self._announcing(deal, speakers, options, exposed=Seat.N)

    def result(self, state: DealState) -> ThreePlayed:
        """Return strain, bonus and declarer's tricks, for the players' own columns."""
        bargain = state.bargain
        assert bargain is not None, "a deal that is over has a strain"
        return ThreePlayed(
            bargain.strain, bargain.bonus, state.tricks, bargain.declarer, bargain.dummy,
            frozenset(_second_game(state)),
        )  # fmt: skip
