"""Signals: what a pair of defenders has agreed that its small cards say.

``standard`` is the oldest agreement. On partner's lead a high card encourages and a low one does
not; on declarer's or dummy's lead high and then low shows an even number, low an odd one; a high
card thrown away likes its suit, a low one does not. Only a hand's first card of a plain suit
speaks, and only a small one that does not win: the others follow the habits of everybody.

What a pair has agreed is known to all, as its bidding system is. A signal is believed as far as
that hand's signals have proved true in this deal: whoever was caught with another holding than the
one shown is believed less from then on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sansatout.cards import Card, Suit
from sansatout.errors import InputError
from sansatout.robots.play.habits import KEPT_LOWER, SMALL
from sansatout.robots.play.layouts import Rows
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat, Side
from sansatout.tricks import Trick, winning_place

__all__ = [
    "NO_SIGNALS",
    "SIGNALS",
    "Signal",
    "SignalKind",
    "SignalNames",
    "has_agreed",
    "likelihood",
    "next_signal",
    "signals",
    "signals_of",
    "trust",
]

SIGNALS: Final = ("standard",)
"""The agreements there are."""
SignalNames = str | tuple[str, str]
"""The key of the agreement all have, or North-South's and East-West's; empty for none."""
NO_SIGNALS: Final = ("", "")

Floats = NDArray[np.float64]
Holdings = NDArray[np.int64]
"""What is held of a suit as sets of 13 bits, the two first."""

_SUIT: Final = 8191
_JACK, _QUEEN, _KING, _ACE = 1 << 9, 1 << 10, 1 << 11, 1 << 12
_SMALLS: Final = (1 << SMALL) - 1
_PRIOR: Final = (4.0, 1.0)
"""How often, before any is checked, a hand's signals are taken to be true and not."""
_LENGTHS: Final = np.array([held.bit_count() for held in range(_SUIT + 1)])
_MEANT: Final = 0.2
"""A card that the agreement makes at least so likely is a true signal."""


def signals_of(names: SignalNames) -> tuple[str, str]:
    """Return North-South's and East-West's agreement.

    :raises InputError: if there is no such agreement, or not one for each side
    """
    match names:
        case str():
            ns = ew = names
        case [str(ns), str(ew)]:
            pass
        case _:
            raise InputError("unknown-signals", signals=names, expected=", ".join(SIGNALS))
    for name in (ns, ew):
        if name and name not in SIGNALS:
            raise InputError("unknown-signals", signals=name, expected=", ".join(SIGNALS))
    return ns, ew


def has_agreed(agreed: tuple[str, str], seat: Seat) -> bool:
    """Tell whether the seat's side signals."""
    return bool(dict(zip(Side, agreed, strict=True))[seat.side])


class SignalKind(Enum):
    """What a signal is about."""

    ATTITUDE = "attitude"
    COUNT = "count"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Signal:
    """A hand's first card of a suit, where the agreement gives it a meaning."""

    seat: Seat
    card: Card
    kind: SignalKind
    led: Card
    before: int
    """The cards the hand had played before, as a set of 52 bits."""
    has_trumps: bool

    @property
    def suit(self) -> Suit:
        """The suit it is about."""
        return self.card.suit

    def goes_high(self, holding: Holdings) -> NDArray[np.bool_]:
        """Tell for each holding, the card included, whether the agreement asks for a high card."""
        top, found = 1 << self.led.rank.value, np.zeros(holding.shape, dtype=np.bool_)
        if self.kind is SignalKind.COUNT:
            found |= _LENGTHS[holding] % 2 == 0
        elif self.kind is SignalKind.DISCARD:
            low_honours = _QUEEN | _JACK
            found |= holding & (_ACE | _KING) != 0
            found |= holding & low_honours == low_honours
        else:
            found |= holding & (_ACE | _KING | _QUEEN) != 0
            found |= (holding & _JACK != 0) & (top == _QUEEN)
            found |= (_LENGTHS[holding] == 2) & (self.has_trumps and top >= _KING)
        return found

    def likely(self, holding: Holdings) -> Floats:
        """Return how likely the card is from each holding by the agreement."""
        high, low = _given()
        rank = self.card.rank.value
        found: Floats = np.where(self.goes_high(holding), high[rank][holding], low[rank][holding])
        return found


def signals(seen: Seen, agreed: tuple[str, str]) -> Iterator[Signal]:
    """Give the signals so far of the defenders who have agreed on them."""
    assert seen.bargain is not None, "cards are played after the bargain"
    before = dict.fromkeys(Seat, 0)
    for trick in seen.tricks:
        for place, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=False)):
            earlier = Trick(trick.seats, trick.cards[:place])
            kind = _kind(seen, earlier, seat, card, before[seat])
            if kind is not None and has_agreed(agreed, seat):
                trumps = seen.bargain.strain.suit is not None
                yield Signal(seat, card, kind, trick.cards[0], before[seat], trumps)
            before[seat] |= card.bit


def next_signal(seen: Seen, card: Card) -> Signal | None:
    """Return what the seat's card would be to the trick under way; ``None`` if no signal."""
    assert seen.bargain is not None, "cards are played after the bargain"
    played = seen.played(seen.seat)
    kind = _kind(seen, seen.current, seen.seat, card, played)
    if kind is None:
        return None
    trumps = seen.bargain.strain.suit is not None
    return Signal(seen.seat, card, kind, seen.current.cards[0], played, trumps)


def _kind(seen: Seen, trick: Trick, seat: Seat, card: Card, before: int) -> SignalKind | None:
    """Return what the card speaks of when it is played to this trick."""
    assert seen.bargain is not None, "cards are played after the bargain"
    strain = seen.bargain.strain
    again = before >> 13 * card.suit.value & _SUIT
    if seat in seen.declaring or not trick.cards or again or card.rank.value >= SMALL:
        return None
    if card.suit.strain is strain:
        return None
    if winning_place((*trick.cards, card), strain) == len(trick.cards):
        return None
    if card.suit is not trick.led:
        return SignalKind.DISCARD
    return SignalKind.ATTITUDE if trick.leader is seen.opposite(seat) else SignalKind.COUNT


def likelihood(seen: Seen, agreed: tuple[str, str], rows: Rows) -> Floats:
    """Return how well each layout agrees with the signals of the hidden hands, at most 1."""
    found, hidden = np.ones(len(rows)), seen.hidden()
    given = [one for one in signals(seen, agreed) if one.seat in hidden]
    believed = {seat: trust(seen, given, seat) for seat in hidden}
    for signal in given:
        dealt = rows[:, signal.seat.value] | np.uint64(seen.played(signal.seat))
        holding = _holding(dealt, signal)
        share = believed[signal.seat]
        by_habit = _by_habit()[signal.card.rank.value][holding]
        found *= share * signal.likely(holding) + (1 - share) * by_habit
    return found


def trust(seen: Seen, given: list[Signal], seat: Seat) -> float:
    """Return how far a hand's signals are believed, by those whose truth has come out."""
    true, false = _PRIOR
    for signal in given:
        proved = _proved(seen, signal) if signal.seat is seat else None
        if proved is not None:
            true, false = true + proved, false + (not proved)
    return true / (true + false)


def _proved(seen: Seen, signal: Signal) -> bool | None:
    """Tell whether a signal was true; ``None`` while it is not known, or was no choice."""
    shown = _holding(np.array([seen.played(signal.seat)], dtype=np.uint64), signal)
    smalls = int(shown[0]) & _SMALLS
    if smalls & (smalls - 1) == 0:
        return None
    hides = seen.unseen() >> 13 * signal.suit.value & _SUIT
    is_open = hides and signal.suit not in seen.voids().get(signal.seat, ())
    # An honour shown settles what a hand likes; more cards do not change that.
    liked = signal.kind is not SignalKind.COUNT and signal.goes_high(shown & ~_SMALLS)[0]
    if is_open and not liked:
        return None
    return bool(signal.likely(shown)[0] >= _MEANT)


def _holding(dealt: NDArray[np.uint64], signal: Signal) -> Holdings:
    held = dealt & ~np.uint64(signal.before)
    return (held >> np.uint64(13 * signal.suit.value) & np.uint64(_SUIT)).astype(np.int64)


@cache
def _given() -> tuple[Floats, Floats]:
    """Return for each rank and holding how likely it is given as a high and as a low signal."""
    return _shares(_HIGH), _shares(_LOW)


@cache
def _by_habit() -> Floats:
    kept = KEPT_LOWER["follow"]
    return _shares((1 - kept, kept / 2, kept / 2))


_HIGH: Final = (0.05, 0.7, 0.25)
_LOW: Final = (0.94, 0.03, 0.03)
"""How likely the lowest small card, the highest and one between are given. Not certain: the card
that the agreement asks for may cost a trick."""


def _shares(given: tuple[float, float, float]) -> Floats:
    lowest, highest, between = given
    found = np.zeros((13, _SUIT + 1))
    for smalls in range(1, _SMALLS + 1):
        ranks = [rank for rank in range(SMALL) if smalls >> rank & 1]
        shares = dict.fromkeys(ranks[1:-1], between / max(1, len(ranks) - 2))
        shares[ranks[0]] = lowest
        shares[ranks[-1]] = highest if len(ranks) > 2 else highest + between
        if len(ranks) == 1:
            shares = {ranks[0]: 1.0}
        for rank, share in shares.items():
            # The honours held beside them change nothing.
            found[rank, smalls :: _SMALLS + 1] = share
    return found
