"""The fewest tricks a side can win under every legal play of both sides (L-CLAIM-7).

This is not double dummy: all four hands help to lose. The answer is the least number of tricks
over all legal ways to play the cards, found by asking whether the side can be held to 0, 1, 2 …
Only the order of the owners within a suit matters, so positions are kept as owners from the top,
and neighbouring cards of one hand count as one choice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from sansatout.cards import Hand, Strain, Suit
from sansatout.seats import Seat, Side

__all__ = ["EXACT_TRICKS", "Fewest", "fewest_tricks"]

EXACT_TRICKS: Final = 7
"""Up to so many remaining tricks the search runs to its end, however long it takes."""
BUDGET: Final = 30_000
"""Positions looked at with more tricks to play before the proven bound is given instead."""

Suits = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""For each suit from clubs up the owners of its cards, highest card first."""


@dataclass(frozen=True, slots=True)
class Fewest:
    """The number of tricks that cannot be lost, and whether it is the exact one."""

    tricks: int
    exact: bool = True


class _Spent(Exception):  # noqa: N818 (the search stops, nothing is wrong)
    """The budget is used up."""


def fewest_tricks(
    hands: tuple[Hand, Hand, Hand, Hand],
    leader: Seat,
    strain: Strain,
    side: Side,
    *,
    budget: int = BUDGET,
) -> Fewest:
    """Return the fewest tricks the side can win; more than seven to play may give a lower bound."""
    size = len(hands[0])
    suits = _owners(hands)
    limited = size > EXACT_TRICKS
    search = _Search(strain.value, side.value, budget if limited else -1)
    least = search.bound(suits)
    try:
        while least < size and not search.can_hold(suits, leader.value, size, least):
            least += 1
    except _Spent:
        return Fewest(least, exact=False)
    return Fewest(least)


def _owners(hands: tuple[Hand, Hand, Hand, Hand]) -> Suits:
    def of(suit: Suit) -> tuple[int, ...]:
        cards = sorted(
            ((card.rank.value, seat.value) for seat in Seat for card in hands[seat].suit(suit)),
            reverse=True,
        )
        return tuple(owner for _, owner in cards)

    return of(Suit.C), of(Suit.D), of(Suit.H), of(Suit.S)


@dataclass(slots=True)
class _Search:
    """Depth-first search with a table of what each position allowed and refused."""

    trump: int
    side: int
    budget: int
    held: dict[tuple[Suits, int], int] = field(default_factory=dict)
    """The fewest tricks the side was held to from a position."""
    failed: dict[tuple[Suits, int], int] = field(default_factory=dict)
    """The most tricks to which the side could not be held."""

    def bound(self, suits: Suits) -> int:
        """Return tricks that are sure: the top trumps of one hand, each played to its own trick."""
        if self.trump == Strain.NT.value or not suits[self.trump]:
            return 0
        trumps = suits[self.trump]
        if trumps[0] & 1 != self.side:
            return 0
        best = 0
        for owner in (self.side, self.side + 2):
            count = sum(1 for place, one in enumerate(trumps) if one == owner and not any(
                above & 1 != self.side for above in trumps[:place]))  # fmt: skip
            best = max(best, count)
        return best

    def can_hold(self, suits: Suits, leader: int, size: int, allowed: int) -> bool:
        """Tell whether some play gives the side no more than the tricks allowed."""
        if allowed >= size:
            return True
        if allowed < 0 or self.bound(suits) > allowed:
            return False
        key = (suits, leader)
        if self.held.get(key, size + 1) <= allowed:
            return True
        if self.failed.get(key, -1) >= allowed:
            return False
        self._spend()
        for after, winner in self._tricks(suits, leader):
            left = allowed - (winner & 1 == self.side)
            if self.can_hold(after, winner, size - 1, left):
                self.held[key] = min(allowed, self.held.get(key, allowed))
                return True
        self.failed[key] = max(allowed, self.failed.get(key, -1))
        return False

    def _spend(self) -> None:
        if self.budget == 0:
            raise _Spent
        self.budget -= 1

    def _tricks(self, suits: Suits, leader: int) -> Iterator[tuple[Suits, int]]:
        """Give every trick that makes a difference, those the side loses first."""
        found: dict[tuple[Suits, int], None] = {}
        for led in range(4):
            for place in _choices(suits[led], leader):
                self._play_rest(suits, leader, ((led, place),), found)
        return iter(sorted(found, key=lambda one: one[1] & 1 == self.side))

    def _play_rest(
        self,
        suits: Suits,
        leader: int,
        played: tuple[tuple[int, int], ...],
        found: dict[tuple[Suits, int], None],
    ) -> None:
        if len(played) == 4:
            found[_without(suits, played), self._winner(leader, played)] = None
            return
        player = (leader + len(played)) & 3
        led = played[0][0]
        follow = _choices(suits[led], player)
        options = (
            [(led, place) for place in follow]
            if follow
            else [(suit, place) for suit in range(4) for place in _choices(suits[suit], player)]
        )
        for option in options:
            self._play_rest(suits, leader, (*played, option), found)

    def _winner(self, leader: int, played: tuple[tuple[int, int], ...]) -> int:
        best_suit, best_place, best = played[0][0], played[0][1], 0
        for turn, (suit, place) in enumerate(played[1:], start=1):
            ruffs = suit == self.trump and best_suit != self.trump
            if ruffs or (suit == best_suit and place < best_place):
                best_suit, best_place, best = suit, place, turn
        return (leader + best) & 3


def _choices(owners: tuple[int, ...], player: int) -> list[int]:
    """Return one place for each run of neighbouring cards the player holds in a suit."""
    return [
        place
        for place, owner in enumerate(owners)
        if owner == player and (place == 0 or owners[place - 1] != player)
    ]


def _without(suits: Suits, played: tuple[tuple[int, int], ...]) -> Suits:
    left = [list(suit) for suit in suits]
    for suit, place in sorted(played, key=lambda one: -one[1]):
        del left[suit][place]
    c, d, h, s = (tuple(suit) for suit in left)
    return c, d, h, s
