"""A contract deal on plain numbers, for simulations that play very many.

The same auction and play as :class:`~sansatout.variants.deal_state.DealState`, changed in place and
without errors for people: only legal actions may be applied. Tests hold the two equal step by step.
An action is a card's index (0 to 51) or 52 plus a call's index.
"""

from __future__ import annotations

from random import Random
from typing import Final

from sansatout.calls import BIDS, DOUBLE, PASS, REDOUBLE
from sansatout.deal import Deal

__all__ = ["CALL", "FastDeal"]

CALL: Final = 52
"""Where the calls begin among the actions."""
_PASS: Final = CALL + PASS.index
_DOUBLE: Final = CALL + DOUBLE.index
_REDOUBLE: Final = CALL + REDOUBLE.index
_SUIT: Final = (1 << 13) - 1
_CARDS: Final = tuple(
    tuple(
        tuple(13 * suit + rank for rank in range(12, -1, -1) if holding >> rank & 1)
        for holding in range(1 << 13)
    )
    for suit in range(4)
)
"""The cards of every holding of every suit."""
_CALLS: Final = tuple(
    tuple(
        (_PASS, *doubles, *range(CALL + last + 1, CALL + len(BIDS)))
        for doubles in ((), (_DOUBLE,), (_REDOUBLE,))
    )
    for last in range(-1, len(BIDS))
)
"""The legal calls after every bid (-1 first), with no double, a double or a redouble open."""
_SUIT_OF: Final = tuple(index // 13 for index in range(52))


class FastDeal:
    """One deal, from the first call to the last trick."""

    __slots__ = (
        "best", "bidder", "bids", "declarer", "doubling", "hands", "last", "led", "passes",
        "played", "seat", "strain", "tricks", "winner", "won",
    )  # fmt: skip

    def __init__(self, hands: list[int], dealer: int) -> None:
        self.hands = hands
        """The cards left to each seat as 52-bit sets."""
        self.seat = dealer
        """The seat to call, or the hand to play."""
        self.bids: list[tuple[int, int]] = []
        """The bids so far: seat and index."""
        self.last = -1
        self.bidder = 0
        self.doubling = 0
        self.passes = 0
        self.declarer = -1
        """Who declares once the auction is over; -1 before."""
        self.strain = 4
        self.led = -1
        """The suit led to the unfinished trick; -1 between tricks."""
        self.played = 0
        """Cards on the table in the unfinished trick."""
        self.best = 0
        self.winner = 0
        self.tricks = 0
        self.won = 0
        """Tricks of the declaring side."""

    @classmethod
    def of(cls, deal: Deal, dealer: int) -> FastDeal:
        """Return the deal before the first call."""
        return cls([hand.bits for hand in deal], dealer)

    @classmethod
    def random(cls, rng: Random, dealer: int) -> FastDeal:
        """Deal a shuffled pack."""
        pack = rng.sample(range(52), 52)
        hands = [0, 0, 0, 0]
        for seat in range(4):
            bits = 0
            for index in pack[seat::4]:
                bits |= 1 << index
            hands[seat] = bits
        return cls(hands, dealer)

    @property
    def is_over(self) -> bool:
        """Whether thirteen tricks are played, or all have passed."""
        return self.tricks == 13 or (self.passes == 4 and self.last < 0)

    def legal(self) -> tuple[int, ...]:
        """Return the legal actions; none when the deal is over."""
        if self.declarer < 0:
            if self.passes == 4:
                return ()
            ours = (self.seat ^ self.bidder) & 1 == 0
            doubling = self.doubling
            if self.last < 0 or doubling == 2 or ours is (doubling == 0):
                return _CALLS[self.last + 1][0]
            return _CALLS[self.last + 1][doubling + 1]
        hand = self.hands[self.seat]
        led = self.led
        if led >= 0:
            same = _CARDS[led][hand >> 13 * led & _SUIT]
            if same:
                return same
        return (
            _CARDS[3][hand >> 39]
            + _CARDS[2][hand >> 26 & _SUIT]
            + _CARDS[1][hand >> 13 & _SUIT]
            + _CARDS[0][hand & _SUIT]
        )

    def apply(self, action: int) -> None:
        """Make a call or play a card; it has to be legal."""
        if action < CALL:
            self._play(action)
        else:
            self._call(action)

    def _call(self, action: int) -> None:
        seat = self.seat
        self.seat = (seat + 1) & 3
        if action == _PASS:
            self.passes += 1
            if self.passes == 3 and self.last >= 0:
                self._begin_play()
            return
        self.passes = 0
        if action == _DOUBLE:
            self.doubling = 1
        elif action == _REDOUBLE:
            self.doubling = 2
        else:
            self.last, self.bidder, self.doubling = action - CALL, seat, 0
            self.bids.append((seat, self.last))

    def _begin_play(self) -> None:
        self.strain = self.last % 5
        side = self.bidder & 1
        self.declarer = next(
            seat for seat, index in self.bids if seat & 1 == side and index % 5 == self.strain
        )
        self.seat = (self.declarer + 1) & 3

    def _play(self, card: int) -> None:
        seat = self.seat
        self.hands[seat] ^= 1 << card
        suit = _SUIT_OF[card]
        if self.led < 0:
            self.led, self.best, self.winner, self.played = suit, card, seat, 1
            self.seat = (seat + 1) & 3
            return
        best = _SUIT_OF[self.best]
        if (suit == best and card > self.best) or (suit != best and suit == self.strain):
            self.best, self.winner = card, seat
        self.played += 1
        if self.played < 4:
            self.seat = (seat + 1) & 3
            return
        self.led = -1
        self.tricks += 1
        self.seat = self.winner
        self.won += (self.winner ^ self.declarer) & 1 == 0
