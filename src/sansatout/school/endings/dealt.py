"""Finding problems without a sure line: endings dealt by chance, and the best chance counted.

The highest cards of some suits are dealt for the last five tricks; in the tricks before everybody
followed. The goal is the most tricks that are there in a quarter of the layouts; an ending is taken
if no line is sure of them, the best first card has a clear lead, and a theme is recognised.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from sansatout.cards import PACK, Card, Hand, Rank, Suit
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.school.endings.chance import best_chance
from sansatout.school.endings.generator import likely_strain
from sansatout.school.endings.problem import (
    EndingProblem,
    bid_and_made,
    played_on,
    seen_by_declarer,
    standing_of,
)
from sansatout.school.endings.taking import Sampled, sampled, taken
from sansatout.seats import Seat
from sansatout.tricks import following
from sansatout.variants.deal_state import DealState

__all__ = ["dealt_in"]

_LENGTH: Final = 5
_SHAPES: Final = ((5, 5, 5, 5), (9, 5, 5, 1))
"""How many cards of the suits are left: as many were played as four hands follow with."""


class _Kind(NamedTuple):
    """Cards that are dealt first to make a theme likely: suit, rank and seat."""

    cards: str = ""
    leads: str = "S"
    """Who leads the first suit; if his partner is to lead, the hands are turned round."""
    counts: tuple[int, ...] = ()


_EVEN: Final = (5, 5, 5, 5)
_KINDS: Final = (
    _Kind(),
    _Kind("aAN aQN a6N a8S a7S aKW a9W", "S", (9, 5, 5, 1)),
    _Kind("aAS a7S a6N bKS bQS bJS bTN bAW aKE aQE aJE", "E", (9, 5, 5, 1)),
    _Kind("aAS aKS bAN bJN bTS bKW bQW cAN cJN cTS cKW cQW", "S", _EVEN),
)
"""Anything, a tenace, one stopper in the defenders' suit, two threats."""
_WAYS: Final = 4
"""Of so many ways to deal them that which is best for North and South is looked at."""
_LEAST: Final = 1 / 4
_MARGIN: Final = 2
"""So many layouts the best first card is ahead."""


def dealt_in(seed: int) -> Iterator[EndingProblem]:
    """Give the problem of one ending, if it makes any; the same for the same seed."""
    rng = Random(f"dealt {seed}")
    kind = rng.choice(_KINDS)
    suits = rng.sample(list(Suit), 4)
    counts = kind.counts or rng.choice(_SHAPES)
    cards, gone, leader = _followed(suits, counts, rng)
    left = _left(kind, suits, counts, leader, rng)
    n, e, s, w = (left[seat] | gone[seat] for seat in Seat)
    deal = Deal((n, e, s, w))
    strain = likely_strain(left[Seat.N] | left[Seat.S], rng)
    state = played_on(bid_and_made(deal, Seat.S, Contract(1, strain)), cards)
    led = suits[0] if kind.cards else None
    for _ in Seat:
        turn = state.turn
        assert turn is not None, "cards are played"
        if turn in (Seat.N, Seat.S):
            found = _problem(deal, state, cards, f"{_LENGTH}-d{seed}")
            if found is not None:
                yield found
                return
        card = rng.choice(sorted(following(left[turn], led), key=lambda card: card.index))
        cards.append(card)
        led = cards[4 * ((len(cards) - 1) // 4)].suit
        state = played_on(state, [card])


def _followed(
    suits: Sequence[Suit], counts: Sequence[int], rng: Random
) -> tuple[list[Card], dict[Seat, Hand], Seat]:
    """Return tricks to which everybody followed, who played what, and who leads then."""
    gone = {seat: Hand() for seat in Seat}
    tricks: list[list[Card]] = []
    for suit, count in zip(suits, counts, strict=True):
        low = list(_of(suit)[: 13 - count])
        rng.shuffle(low)
        tricks += [low[place : place + 4] for place in range(0, len(low), 4)]
    rng.shuffle(tricks)
    leader = Seat.W
    for trick in tricks:
        for place, card in enumerate(trick):
            gone[leader.after(place)] |= Hand([card])
        leader = leader.after(trick.index(max(trick, key=lambda card: card.index)))
    return [card for trick in tricks for card in trick], gone, leader


def _left(
    kind: _Kind, suits: Sequence[Suit], counts: Sequence[int], leader: Seat, rng: Random
) -> dict[Seat, Hand]:
    """Return four hands of high cards, rather good ones North's and South's."""
    across = (Seat.parse(kind.leads).value - leader.value) % 4 == 2
    seats = {
        Card(suits["abcd".index(word[0])], Rank.parse(word[1])): Seat.parse(word[2]).after(
            2 * across
        )
        for word in kind.cards.split()
    }
    rest = [
        card
        for suit, count in zip(suits, counts, strict=True)
        for card in _of(suit)[13 - count :]
        if card not in seats
    ]
    fixed = {seat: [card for card, one in seats.items() if one is seat] for seat in Seat}
    places = [seat for seat in Seat for _ in range(_LENGTH - len(fixed[seat]))]
    ways = [rng.sample(rest, len(rest)) for _ in range(_WAYS)]
    best = max(ways, key=lambda way: _strength(way, places))
    for seat, card in zip(places, best, strict=True):
        fixed[seat].append(card)
    return {seat: Hand(cards) for seat, cards in fixed.items()}


def _strength(cards: Sequence[Card], seats: Sequence[Seat]) -> int:
    """Return how high the cards of North and South are."""
    held = zip(cards, seats, strict=True)
    return sum(card.rank.value for card, seat in held if seat in (Seat.N, Seat.S))


def _of(suit: Suit) -> Sequence[Card]:
    """Return the cards of a suit, the lowest first."""
    return PACK[13 * suit.value : 13 * suit.value + 13]


def _problem(deal: Deal, state: DealState, cards: list[Card], key: str) -> EndingProblem | None:
    seen, bargain = seen_by_declarer(state), state.bargain
    assert bargain is not None, "cards are played after the bargain"
    start = standing_of(seen, 1)
    if len(start.legal()) < 2:
        return None
    looked_at = sampled(start, Random(key))
    goal = _goal(looked_at)
    if goal < 1 or not 1 <= seen.won + goal - 6 <= 7:
        return None
    found = best_chance(standing_of(seen, goal), _MARGIN, _LEAST)
    if found is None:
        return None
    before = deal, Contract(seen.won + goal - 6, bargain.strain), cards
    limited, sure = found
    won = set(limited.layouts())
    wins = sum(1 << place for place, one in enumerate(start.layouts()) if one in won)
    return taken(key, before, limited, sure, looked_at, f"{wins:x}")


def _goal(looked_at: Sampled) -> int:
    """Return the most tricks that are there in enough layouts with all hands seen."""
    best = sorted(looked_at[1].max(axis=1), reverse=True)
    return int(best[int(_LEAST * len(best))])
