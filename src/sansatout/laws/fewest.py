"""The fewest tricks a side can win under every legal play of both sides (L-CLAIM-7).

This is not double dummy: all four hands help to lose. The answer is the least number of tricks
over all legal ways to play the cards, found by asking whether the side can be held to 0, 1, 2 …
Only the order of the owners within a suit matters, so positions are kept as owners from the top,
and neighbouring cards of one hand count as one choice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from sansatout.cards import Hand, Strain, Suit
from sansatout.seats import Seat, Side

__all__ = ["EXACT_TRICKS", "Fewest", "fewest_tricks"]

EXACT_TRICKS: Final = 7
"""Up to so many remaining tricks the search runs to its end, however long it takes."""
BUDGET: Final = 60_000
"""Tricks tried with more cards to play before the proven bound is given instead."""

Suits = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""For each suit from clubs up the owners of its cards, highest card first."""
Played = tuple[tuple[int, int], ...]
"""Cards of a trick in order: the suit, and the place in it from the top."""


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
        if self.trump == Strain.NT.value:
            return 0
        count = [0, 0, 0, 0]
        for owner in suits[self.trump]:
            if owner & 1 != self.side:
                break
            count[owner] += 1
        return max(count)

    def can_hold(self, suits: Suits, leader: int, size: int, allowed: int) -> bool:
        """Tell whether some play gives the side no more than the tricks allowed."""
        if allowed >= size:
            return True
        key = (suits, leader)
        if self.held.get(key, size) <= allowed:
            return True
        if self.failed.get(key, -1) >= allowed or self.bound(suits) > allowed:
            return False
        tried = set()
        for played, winner in self._tricks(suits, leader, allowed):
            after = _without(suits, played)
            if (after, winner) in tried:
                continue
            tried.add((after, winner))
            if self.can_hold(after, winner, size - 1, allowed - (winner & 1 == self.side)):
                self.held[key] = allowed
                return True
        self.failed[key] = allowed
        return False

    def _tricks(self, suits: Suits, leader: int, allowed: int) -> Iterator[tuple[Played, int]]:
        """Give the tricks that make a difference; with none allowed, only those the side loses."""
        for led in range(4):
            for place in _choices(suits[led], leader):
                for played in self._rest(suits, leader, ((led, place),)):
                    self._spend()
                    winner = self._winner(leader, played)
                    if allowed or winner & 1 != self.side:
                        yield played, winner

    def _spend(self) -> None:
        if self.budget == 0:
            raise _Spent
        self.budget -= 1

    def _rest(self, suits: Suits, leader: int, played: Played) -> Iterator[Played]:
        """Give every way to complete the trick."""
        if len(played) == 4:
            yield played
            return
        player, led = (leader + len(played)) & 3, played[0][0]
        follow = _choices(suits[led], player)
        for suit in (led,) if follow else range(4):
            for place in _choices(suits[suit], player):
                yield from self._rest(suits, leader, (*played, (suit, place)))

    def _winner(self, leader: int, played: Played) -> int:
        (best_suit, best_place), best = played[0], 0
        for turn in (1, 2, 3):
            suit, place = played[turn]
            ruffs = suit == self.trump and best_suit != self.trump
            if ruffs or (suit == best_suit and place < best_place):
                best_suit, best_place, best = suit, place, turn
        return (leader + best) & 3


@lru_cache(maxsize=1 << 16)
def _choices(owners: tuple[int, ...], player: int) -> tuple[int, ...]:
    """Return one place for each run of neighbouring cards the player holds in a suit."""
    return tuple(
        place
        for place, owner in enumerate(owners)
        if owner == player and (place == 0 or owners[place - 1] != player)
    )


def _without(suits: Suits, played: Played) -> Suits:
    left = [list(suit) for suit in suits]
    for suit, place in sorted(played, key=lambda one: -one[1]):
        del left[suit][place]
    c, d, h, s = (tuple(suit) for suit in left)
    return c, d, h, s
