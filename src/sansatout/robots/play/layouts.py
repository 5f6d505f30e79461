"""Layouts of the hidden cards that agree with what a seat has seen and heard.

Hidden cards are dealt uniformly among all layouts that keep the voids shown: once dummy is down two
hands are hidden, so a suit one of them is out of belongs to the other and the rest is a plain
shuffle. What was said then sorts them: a layout in which somebody would not have spoken as he did
is drawn again. If too few are found, cards are exchanged between the hidden hands of those that
came nearest, and what still does not fit weighs less.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from sansatout.cards import Hand, Suit
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat

__all__ = ["Layout", "Misfits", "draw", "shuffled"]

MISFIT: Final = 0.2
"""How much each word that does not fit takes from a layout's weight."""
TRIALS: Final = 12
"""How many layouts are tried for each one wanted."""
STEPS: Final = (8, 60)
"""How many exchanges of two cards are tried at least and at most to mend a layout."""

Misfits = Callable[[Hand], int]
"""How many of its words a thirteen-card hand would not have said."""


@dataclass(frozen=True, slots=True)
class Layout:
    """One way the cards may lie: what is left to each seat as 52-bit sets, and its weight."""

    hands: tuple[int, int, int, int]
    weight: float = 1.0


def draw(seen: Seen, wanted: int, rng: Random, words: Mapping[Seat, Misfits]) -> list[Layout]:
    """Return layouts that fit the words as far as some can be found."""
    source = shuffled(seen, rng)
    judges = [(seat, seen.played(seat), words[seat]) for seat in seen.hidden() if seat in words]
    if not judges:
        return [Layout(next(source)) for _ in range(wanted)]
    fitting: list[Layout] = []
    others: list[tuple[int, Layout]] = []
    for _ in range(wanted * TRIALS):
        hands = next(source)
        wrong = _wrong(hands, judges, most=4)
        if wrong:
            others.append((wrong, Layout(hands, MISFIT**wrong)))
            continue
        fitting.append(Layout(hands))
        if len(fitting) == wanted:
            return fitting
    others.sort(key=lambda pair: pair[0])
    starts = (fitting + [layout for _, layout in others])[:wanted]
    movable = _movable(seen)
    mended = (_mended(starts[i], judges, movable, rng) for i in range(len(fitting), wanted))
    return fitting + list(mended)


_Judges = list[tuple[Seat, int, Misfits]]


def _wrong(hands: Sequence[int], judges: _Judges, most: int) -> int:
    """Return how many words do not fit; counting may stop above ``most``."""
    wrong = 0
    for seat, played, misfits in judges:
        wrong += misfits(Hand.from_bits(hands[seat.value] | played))
        if wrong > most:
            break
    return wrong


def _movable(seen: Seen) -> list[tuple[Seat, Seat, int]]:
    """Return for each two hidden hands the cards that either of them may hold."""
    hidden, voids = seen.hidden(), seen.voids()
    free = Hand.from_bits(seen.unseen())
    return [
        (one, other, Hand(c for c in free if c.suit not in voids[one] | voids[other]).bits)
        for place, one in enumerate(hidden)
        for other in hidden[place + 1 :]
    ]


def _mended(
    layout: Layout, judges: _Judges, movable: list[tuple[Seat, Seat, int]], rng: Random
) -> Layout:
    """Exchange cards between the hidden hands, keeping what fits as well or, seldom, worse."""
    hands, wrong = list(layout.hands), _wrong(layout.hands, judges, most=99)
    least, most = STEPS
    for step in range(most if movable else 0):
        if wrong == 0 and step >= least:
            break
        one, other, free = rng.choice(movable)
        mine, theirs = Hand.from_bits(hands[one] & free), Hand.from_bits(hands[other] & free)
        if not mine or not theirs:
            continue
        moved = rng.choice(tuple(mine)).bit | rng.choice(tuple(theirs)).bit
        hands[one] ^= moved
        hands[other] ^= moved
        now = _wrong(hands, judges, most=99)
        if now <= wrong or rng.random() < MISFIT ** (now - wrong):
            wrong = now
        else:
            hands[one] ^= moved
            hands[other] ^= moved
    n, e, s, w = hands
    return Layout((n, e, s, w), MISFIT**wrong)


def shuffled(seen: Seen, rng: Random) -> Iterator[tuple[int, int, int, int]]:
    """Give layouts that keep the cards seen and the voids shown, all equally likely."""
    fixed, free, room = _settled(seen, seen.voids())
    if min(room.values(), default=0) < 0:
        # Somebody has revoked: what looked like a void was none.
        fixed, free, room = _settled(seen, {})
    while True:
        rng.shuffle(free)
        hands, start = fixed.copy(), 0
        for seat, count in room.items():
            for bit in free[start : start + count]:
                hands[seat] |= bit
            start += count
        n, e, s, w = hands
        yield n, e, s, w


def _settled(
    seen: Seen, voids: Mapping[Seat, frozenset[Suit]]
) -> tuple[list[int], list[int], dict[Seat, int]]:
    """Return the cards whose place is known, those that are free, and the room left for these."""
    hidden = seen.hidden()
    fixed = [0 if seat in hidden else seen.in_hand(seat).bits for seat in Seat]
    room = {seat: 13 - seen.played(seat).bit_count() for seat in hidden}
    free: list[int] = []
    for card in Hand.from_bits(seen.unseen()):
        takers = [seat for seat in hidden if card.suit not in voids.get(seat, ())]
        if len(takers) == 1:
            fixed[takers[0]] |= card.bit
            room[takers[0]] -= 1
        else:
            free.append(card.bit)
    return fixed, free, room
