"""The words of the bridge-whist advice: what it counts, and the score it looks at (BW-AMB-14)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import ceil

from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.holdings import stopped as suit_stopped
from sansatout.robots.bidding.holdings import sure_trump_tricks
from sansatout.robots.bidding.needs import Fact, Measure, Need, any_of
from sansatout.robots.bidding.vocabulary import SUITS
from sansatout.scoring.bridge_whist import BRIDGE_WHIST, TRICK_VALUES

__all__ = [
    "ACES",
    "ALL_STOPPED",
    "OPEN_SUIT",
    "RED",
    "STRENGTH",
    "SURE",
    "WRETCHED",
    "Score",
    "against",
    "cashed",
    "honours",
    "side_tricks",
    "trumps",
    "with_kings",
]

RED = (Suit.H, Suit.D)
_ACE, _KING, _QUEEN = 12, 11, 10


@dataclass(frozen=True, slots=True)
class Score:
    """Points towards the current game and games won in the sitting, ours and theirs (BW-GEN-1)."""

    we: int = 0
    they: int = 0
    our_games: int = 0
    their_games: int = 0

    def odd_tricks_to_game(self, strain: Strain) -> int:
        """Return how many odd tricks in the strain win us the game."""
        return max(1, ceil((BRIDGE_WHIST.game_limit - self.we) / TRICK_VALUES[strain]))

    def we_go_out(self, strain: Strain, multiplier: int = 1) -> bool:
        """Tell whether one odd trick wins us the game."""
        return self.we + multiplier * TRICK_VALUES[strain] >= BRIDGE_WHIST.game_limit

    def they_go_out(self, strain: Strain) -> bool:
        """Tell whether one odd trick wins the enemy the game."""
        return self.they + TRICK_VALUES[strain] >= BRIDGE_WHIST.game_limit

    @property
    def desperate(self) -> bool:
        """Whether bold namings are justified: nothing against all but game (BW-DEAL-13)."""
        return self.we == 0 and all(self.they_go_out(strain) for strain in Strain)


def _has(holding: int, rank: int) -> bool:
    return bool(holding >> rank & 1)


def _guarded(holding: int) -> tuple[bool, bool, bool]:
    """Tell whether ace, king with a guard, and queen with two guards are held."""
    length = holding.bit_count()
    return (
        _has(holding, _ACE),
        _has(holding, _KING) and length >= 2,
        _has(holding, _QUEEN) and length >= 3,
    )


@cache
def cashed(holding: int) -> int:
    """Count the tricks the suit cashes from the top once in the lead.

    Six cards to A K Q, or five to A K Q J, run from end to end.
    """
    top = 0
    while top < 13 and _has(holding, _ACE - top):
        top += 1
    length = holding.bit_count()
    runs = (top >= 3 and length >= 6) or (top >= 4 and length >= 5)
    return length if runs else top


def _side(counts: Counts, trump: Suit) -> int:
    return sum(
        sum(_guarded(holding))
        for suit, holding in enumerate(counts.holdings)
        if suit != trump.value
    )


def _strength(counts: Counts) -> float:
    """Add ace 1, guarded king 1, guarded queen ½ (BW-DEAL-3)."""
    values = (_guarded(holding) for holding in counts.holdings)
    return sum(ace + king + queen / 2 for ace, king, queen in values)


ACES = Measure("aces", lambda c: c.hand.aces, step=1)
STRENGTH = Measure("whist-strength", _strength)
SURE = Measure("whist-sure-tricks", lambda c: sum(map(cashed, c.holdings)))


@cache
def honours(suit: Suit) -> Measure:
    """Count the honours A K Q J 10 held in the suit."""
    return Measure("honours", lambda c: c.hand.honours(suit), suit, step=1)


@cache
def side_tricks(trump: Suit) -> Measure:
    """Count the tricks expected outside the trump suit."""
    return Measure("whist-side-tricks", lambda c: _side(c, trump), trump)


@cache
def trumps(suit: Suit) -> Measure:
    """Count the sure tricks in a trump suit."""
    return Measure("whist-trump-tricks", lambda c: sure_trump_tricks(c.holdings[suit]), suit)


@cache
def against(trump: Suit) -> Measure:
    """Count the tricks expected with or against a trump suit."""

    def count(c: Counts) -> float:
        return sure_trump_tricks(c.holdings[trump]) + _side(c, trump)

    return Measure("whist-tricks", count, trump)


def _kings(counts: Counts) -> int:
    """Count the guarded kings that no top card of the suit makes good already."""
    lone = (h for h in counts.holdings if not _has(h, _ACE))
    return sum(_guarded(holding)[1] for holding in lone)


with_kings = Measure("whist-tricks-with-kings", lambda c: sum(map(cashed, c.holdings)) + _kings(c))
"""Sure tricks, and kings that will score behind the strong hand (BW-DBL-7)."""


@cache
def _open(suit: Suit) -> Need:
    return Fact("open-suit", lambda c: not suit_stopped(c.holdings[suit]), suit)


OPEN_SUIT = any_of(_open(suit) for suit in SUITS)
"""A suit without a stopper; a void is one."""
ALL_STOPPED = Fact("all-stopped", lambda c: all(map(suit_stopped, c.holdings)))
WRETCHED = Fact("wretched", lambda c: not any(h >> _QUEEN for h in c.holdings))
