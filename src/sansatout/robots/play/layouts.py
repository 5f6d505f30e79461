"""Layouts of the hidden cards that agree with what a seat has seen and heard.

Hidden cards are dealt uniformly among all layouts that keep the voids shown: once dummy is down two
hands are hidden, so a suit one of them is out of belongs to the other and the rest is a plain
shuffle. What was said then sorts them: a layout in which somebody would not have spoken as he did
is left out. They are drawn in ever larger heaps until enough fit. With three hidden hands, before
the opening lead, the hand that seldom fits is kept where it does and the others are dealt again.
Words that no hand agrees with, of those that can be, say nothing: whoever spoke them means another
thing by them. If too few layouts are found, those that came nearest are added, and weigh less.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import combinations
from math import comb
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sansatout.cards import Hand, Suit
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat

__all__ = ["Layout", "Misfits", "draw", "every", "generator", "shuffled"]

MISFIT: Final = 0.2
"""How much each word that does not fit takes from a layout's weight."""
HEAPS: Final = (96, 480, 4800)
"""How many layouts are drawn at a time, until enough fit."""
UNLIKELY: Final = 1e-3
"""Layouts so much less likely than others are not looked at."""
ALMOST: Final = 1
"""Layouts with more words that do not fit are not looked at closely."""

_ALL_WORDS: Final = 99
"""So many words that do not fit are counted where all layouts are."""

Rows = NDArray[np.uint64]
"""A row for each layout: what is left to each seat as 52-bit sets, North first."""
Misfits = Callable[[NDArray[np.uint64], int], NDArray[np.int64]]
"""How many of its words each of many thirteen-card hands would not have said; counting may stop
above the given number."""


class SeveralWords(ABC):
    """The words of one seat, each of which may be nonsense by itself."""

    __slots__ = ()

    @abstractmethod
    def __call__(self, hands: NDArray[np.uint64], most: int) -> NDArray[np.int64]:
        """Count the words that each hand would not have said."""

    @abstractmethod
    def each(self) -> tuple[Misfits, ...]:
        """Return the same for each word alone."""


@dataclass(frozen=True, slots=True)
class Layout:
    """One way the cards may lie: what is left to each seat as 52-bit sets, and its weight."""

    hands: tuple[int, int, int, int]
    weight: float = 1.0


def generator(rng: Random) -> np.random.Generator:
    """Return a source of whole arrays that depends on the given chance alone."""
    return np.random.Generator(np.random.PCG64(rng.getrandbits(64)))


def draw(
    seen: Seen,
    wanted: int,
    rng: Random,
    words: Mapping[Seat, Misfits],
    likelihood: Callable[[Rows], NDArray[np.float64]] | None = None,
    *,
    least: int | None = None,
) -> list[Layout]:
    """Return layouts that fit the words as far as some can be found.

    :param least: how many of those wanted suffice, if all of them fit
    :param likelihood: how likely a layout is for other reasons, at most 1; layouts are then drawn
        by it, and one drawn twice weighs double
    """
    source, hidden = generator(rng), seen.hidden()
    judges = [_Judge(seat, seen.played(seat), words[seat]) for seat in hidden if seat in words]
    if not judges and likelihood is None:
        return _layouts(shuffled(seen, wanted, source))
    heap = _Heap(likelihood)
    for size in HEAPS:
        rows = shuffled(seen, size, source)
        if size == HEAPS[-1] and len(hidden) > 2 and not seen.shown:
            rows = _dealt_again(rows, judges, hidden, source)
        heap.add(rows, judges)
        if heap.fitting >= wanted:
            break
    if not heap.fitting:
        heap = heap.without_nonsense(judges)
    enough = wanted if least is None else max(least, min(wanted, int(heap.fitting)))
    return heap.best(enough, source)


def every(
    seen: Seen,
    words: Mapping[Seat, Misfits],
    likelihood: Callable[[Rows], NDArray[np.float64]],
    *,
    most: int,
) -> list[Layout]:
    """Return all layouts that fit the words, or where none does all there are, by their weights.

    Nothing where more than ``most`` keep the cards seen and the voids shown, or none does.
    """
    rows = _all_dealt(seen, most)
    if not len(rows):
        return []
    wrong = np.zeros(len(rows), dtype=np.int64)
    for seat in seen.hidden():
        if seat in words:
            wrong += _Judge(seat, seen.played(seat), words[seat]).wrong(rows, _ALL_WORDS)
    kept = wrong == wrong.min() if not wrong.min() else wrong >= 0
    rows, wrong = rows[kept], wrong[kept]
    return _layouts(rows, (likelihood(rows) * MISFIT**wrong).tolist())


def _all_dealt(seen: Seen, most: int) -> Rows:
    """Return every layout that keeps the cards seen and the voids shown."""
    fixed, free, room = _settled(seen, seen.voids())
    seats, sizes = list(room), list(room.values())
    none = np.empty((0, 4), dtype=np.uint64)
    if len(seats) > 2 or min(sizes, default=0) < 0 or sum(sizes) != len(free):
        return none
    if comb(len(free), sizes[0] if sizes else 0) > most:
        return none
    found = []
    for held in combinations(free, sizes[0] if sizes else 0):
        row = fixed.copy()
        for seat, bits in zip(seats, (sum(held), sum(free) - sum(held)), strict=False):
            row[seat] |= bits
        found.append(row)
    return np.array(found, dtype=np.uint64)


@dataclass(frozen=True, slots=True)
class _Judge:
    seat: Seat
    played: int
    misfits: Misfits

    def wrong(self, rows: Rows, most: int) -> NDArray[np.int64]:
        """Return how many of the seat's words do not fit each layout."""
        return self.misfits(rows[:, self.seat.value] | np.uint64(self.played), most)

    def apart(self) -> list[_Judge]:
        """Return judges of each word alone."""
        if not isinstance(self.misfits, SeveralWords):
            return [self]
        return [_Judge(self.seat, self.played, one) for one in self.misfits.each()]


class _Heap:
    """Layouts drawn, how many words do not fit each, and how likely they are otherwise."""

    def __init__(self, likelihood: Callable[[Rows], NDArray[np.float64]] | None) -> None:
        self.likelihood = likelihood
        self.rows: Rows = np.empty((0, 4), dtype=np.uint64)
        self.wrong = np.empty(0, dtype=np.int64)
        self.likely = np.empty(0)

    def add(self, rows: Rows, judges: list[_Judge], most: int = ALMOST) -> None:
        """Add layouts; words that do not fit are counted up to somewhat above ``most``."""
        likely = np.ones(len(rows)) if self.likelihood is None else self.likelihood(rows)
        kept = likely >= UNLIKELY * likely.max()
        rows, likely = rows[kept], likely[kept]
        wrong = np.zeros(len(rows), dtype=np.int64)
        for judge in judges:
            left = np.flatnonzero(wrong <= most)
            wrong[left] += judge.wrong(rows[left], most)
        self.rows = np.concatenate([self.rows, rows])
        self.wrong = np.concatenate([self.wrong, wrong])
        self.likely = np.concatenate([self.likely, likely])

    def without_nonsense(self, judges: list[_Judge]) -> _Heap:
        """Return the same layouts judged without words that none of them agrees with.

        All words that are left are counted, so that the layouts can be told apart by them.
        """
        heap = _Heap(self.likelihood)
        each = [one for judge in judges for one in judge.apart()]
        sensible = [one for one in each if not one.wrong(self.rows, 0).all()]
        heap.add(self.rows, sensible, most=_ALL_WORDS)
        return heap

    @property
    def fitting(self) -> float:
        """How many layouts fit all words, counted as so many equally likely ones."""
        likely = self.likely[self.wrong == 0]
        return float(likely.sum() ** 2 / (likely**2).sum()) if len(likely) else 0.0

    def best(self, wanted: int, source: np.random.Generator) -> list[Layout]:
        """Return layouts that fit, by chance among them, and the nearest if they are too few."""
        if self.likelihood is not None:
            return self._by_weight(wanted, source)
        chance = source.random(len(self.wrong))
        if self.wrong.min():
            return self._nearest(wanted, chance)
        order = np.lexsort((chance, self.wrong))[:wanted]
        weights = MISFIT ** self.wrong[order].astype(np.float64)
        return _layouts(self.rows[order], weights.tolist())

    def _nearest(self, wanted: int, chance: NDArray[np.float64]) -> list[Layout]:
        """Draw by how near they come, where none fits: a fifth as often for each word amiss."""
        order = np.argsort(np.log(chance) / MISFIT ** self.wrong.astype(np.float64))[::-1]
        return _layouts(self.rows[order[:wanted]])

    def _by_weight(self, wanted: int, source: np.random.Generator) -> list[Layout]:
        """Draw by likelihood, at even steps; what does not fit only if too few do."""
        weights = self.likely * MISFIT**self.wrong
        if (self.wrong == 0).sum() >= wanted:
            weights = np.where(self.wrong == 0, weights, 0.0)
        marks = (np.arange(wanted) + source.random()) / wanted * weights.sum()
        places = np.searchsorted(np.cumsum(weights), marks).clip(max=len(weights) - 1)
        drawn, times = np.unique(places, return_counts=True)
        return _layouts(self.rows[drawn], times.astype(np.float64).tolist())


def _dealt_again(
    rows: Rows, judges: list[_Judge], hidden: tuple[Seat, ...], source: np.random.Generator
) -> Rows:
    """Keep the hand that fits least often where it comes nearest, and deal the others again."""
    few = rows[: HEAPS[0]]
    rarest = min(judges, key=lambda judge: int((judge.wrong(few, 0) == 0).sum()))
    wrong = rarest.wrong(rows, ALMOST)
    starts = np.resize(rows[wrong == wrong.min()], rows.shape)
    return _dealt_to(starts, [seat for seat in hidden if seat is not rarest.seat], source)


def _layouts(rows: Rows, weights: list[float] | None = None) -> list[Layout]:
    hands = [(n, e, s, w) for n, e, s, w in rows.tolist()]
    if weights is None:
        return [Layout(four) for four in hands]
    return [Layout(four, weight) for four, weight in zip(hands, weights, strict=True)]


def shuffled(seen: Seen, count: int, source: np.random.Generator) -> Rows:
    """Return layouts that keep the cards seen and the voids shown, all equally likely."""
    fixed, free, room = _settled(seen, seen.voids())
    if min(room.values(), default=0) < 0:
        # Somebody has revoked: what looked like a void was none.
        fixed, free, room = _settled(seen, {})
    rows = np.tile(np.array(fixed, dtype=np.uint64), (count, 1))
    cards = np.array(free, dtype=np.uint64)
    dealt = cards[np.argsort(source.random((count, len(cards))), axis=1)]
    start = 0
    for seat, size in room.items():
        rows[:, seat.value] |= np.bitwise_or.reduce(dealt[:, start : start + size], axis=1)
        start += size
    return rows


def _dealt_to(rows: Rows, seats: list[Seat], source: np.random.Generator) -> Rows:
    """Shuffle the cards of these hands together in every row, and deal them out again."""
    places = [seat.value for seat in seats]
    pool = np.bitwise_or.reduce(rows[:, places], axis=1)
    held = (pool[:, None] >> np.arange(52, dtype=np.uint64) & np.uint64(1)).astype(np.bool_)
    # Cards not in the pool go to the end of each row's order.
    order = np.argsort(source.random(held.shape) + 2.0 * ~held, axis=1)
    bits = np.uint64(1) << order.astype(np.uint64)
    found, start = rows.copy(), 0
    for place in places:
        size = int(rows[0, place]).bit_count()
        found[:, place] = np.bitwise_or.reduce(bits[:, start : start + size], axis=1)
        start += size
    return found


def _settled(
    seen: Seen, voids: Mapping[Seat, frozenset[Suit]]
) -> tuple[list[int], list[int], dict[Seat, int]]:
    """Return the cards whose place is known, those that are free, and the room left for these."""
    hidden = seen.hidden()
    fixed = [0 if seat in hidden else seen.in_hand(seat).bits for seat in Seat]
    room = {seat: 13 - seen.played(seat).bit_count() for seat in hidden}
    free: list[int] = []
    places = {card: seat for seat, card in seen.shown}
    for card in Hand.from_bits(seen.unseen()):
        if places.get(card) in hidden:
            takers = [places[card]]
        else:
            takers = [seat for seat in hidden if card.suit not in voids.get(seat, ())]
        if len(takers) == 1:
            fixed[takers[0]] |= card.bit
            room[takers[0]] -= 1
        else:
            free.append(card.bit)
    return fixed, free, room
