"""Needs tested on many hands at once: what sampling asks of an auction, thousands of times.

The same needs as everywhere, read on arrays. Counts that are made of the four suits' holdings are
looked up for all hands together; what has no such form is asked hand by hand, of those hands only
that everything before it left open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property, partial
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from sansatout.calls import PASS
from sansatout.cards import Hand, Strain, Suit
from sansatout.robots.bidding import holdings as suit_of
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.needs import All, Any, AtLeast, AtMost, Fact, Measure, Need, Not
from sansatout.robots.bidding.points import (
    ACES,
    FitPoints,
    SuitValue,
    honour_points,
    honour_value,
    key_cards,
    king,
    shortness_points,
    side_kings,
    side_value,
    suit_points,
    trump_points,
    wasted_value,
)
from sansatout.robots.bidding.promise import Constraint, Promise
from sansatout.robots.bidding.table import Row
from sansatout.robots.bidding.vocabulary import (
    DT,
    HT,
    PT,
    ST,
    Chosen,
    T,
    ht,
    length,
    side_ht,
)

__all__ = ["Many", "choices", "choosing", "misfits"]

ActT = TypeVar("ActT")

Floats = NDArray[np.float64]
Places = NDArray[np.intp]
Holding = Callable[[int], float]


@cache
def _table(value: Holding) -> Floats:
    """Return what every holding of a suit is worth."""
    return np.array([value(holding) for holding in range(1 << 13)], dtype=np.float64)


def _queens(holding: int) -> int:
    return suit_of.pair_roles(holding)[0]


def _partners(holding: int) -> int:
    return suit_of.pair_roles(holding)[1]


class Many:
    """Hands of thirteen cards with their counts, as arrays.

    >>> hands = Many(np.array([Hand.parse("74.AQ842.A985.T7").bits], dtype=np.uint64))
    >>> hands.count(HT).tolist(), hands.count(PT(Strain.H)).tolist()
    ([2.5], [5.0])
    """

    def __init__(self, bits: NDArray[np.uint64]) -> None:
        self.bits = bits
        self.holdings = [_holding(bits, suit) for suit in Suit]
        self._found: dict[object, Floats] = {}
        self._counts: dict[int, Counts] = {}

    def __len__(self) -> int:
        return len(self.bits)

    @cached_property
    def lengths(self) -> Places:
        """How long the suits of every hand are, as one number."""
        found = np.zeros(len(self), dtype=np.intp)
        for suit in Suit:
            found = found << 4 | self.of_suit(int.bit_count, suit).astype(np.intp)
        return found

    def of_suit(self, value: Holding, suit: Suit) -> Floats:
        """Return what the suit is worth in every hand."""
        key = value, suit
        if key not in self._found:
            self._found[key] = _table(value)[self.holdings[suit]]
        return self._found[key]

    def count(self, measure: Measure) -> Floats:
        """Return the measure of every hand."""
        found = self._found.get(measure.count)
        if found is None:
            found = self._found[measure.count] = self._counted(measure)
        return found

    def _counted(self, measure: Measure) -> Floats:
        if measure.worth is not None:
            return self.of_hand(measure.worth)
        match measure.count:
            case FitPoints(trump, partner):
                return self.fit_points(trump, partner)
            case SuitValue(trump, partner, wasted):
                return self.suit_value(trump, partner, wasted)
            case count:
                counted = _COUNTED.get(count)
                return self._asked(measure) if counted is None else counted(self)

    def of_hand(self, value: Holding) -> Floats:
        """Return what the four suits are worth together in every hand."""
        return sum((self.of_suit(value, suit) for suit in Suit), np.zeros(len(self)))

    def _asked(self, measure: Measure) -> Floats:
        return np.array([measure.count(self.counts(i)) for i in range(len(self))], dtype=np.float64)

    def counts(self, place: int) -> Counts:
        """Return the counts of one hand."""
        if place not in self._counts:
            self._counts[place] = Counts(Hand.from_bits(int(self.bits[place])))
        return self._counts[place]

    def honour_tricks(self, suits: Sequence[Suit]) -> Floats:
        """Count the honour tricks of these suits, pairs across them included."""
        value, queens, partners = (
            sum((self.of_suit(worth, suit) for suit in suits), np.zeros(len(self)))
            for worth in (suit_of.honour_tricks, _queens, _partners)
        )
        return value + 0.5 * np.minimum(queens, partners)

    def side_length(self, trump: Strain) -> Floats:
        """Count the length tricks of every suit but trumps."""
        suits = [suit for suit in Suit if suit.strain is not trump]
        return sum((self.of_suit(_side_length, suit) for suit in suits), np.zeros(len(self)))

    def playing_tricks(self, strain: Strain) -> Floats:
        """Count tricks with this strain as one's own."""
        tricks = self.honour_tricks(tuple(Suit)) + self.side_length(strain)
        trump = strain.suit
        if trump is None:
            return tricks
        own = self.of_suit(suit_of.trump_tricks, trump)
        return tricks - self.of_suit(suit_of.honour_tricks, trump) + own

    def support_tricks(self, trump: Suit) -> Floats:
        """Count tricks for partner's trump."""
        support = self.of_suit(_support, trump) + self.side_length(trump.strain)
        return support + self.honour_tricks(_side(trump)) + self._shortness(trump)

    def _shortness(self, trump: Suit) -> Floats:
        shortest = np.minimum.reduce([self.of_suit(int.bit_count, s) for s in _side(trump)])
        trumps = self.of_suit(int.bit_count, trump)
        short = np.minimum(shortest, 3).astype(np.intp)
        three, more = (np.array(worth)[short] for worth in ((2, 1, 0.5, 0), (3, 2, 1, 0)))
        return np.where(trumps < 3, 0.0, np.where(trumps == 3, three, more))

    def fit_points(self, trump: Suit, partner: int) -> Floats:
        """Count points with this suit as trumps, of which partner is known to hold so many."""
        trumps = self.of_suit(int.bit_count, trump).astype(np.intp)
        points = self.of_hand(honour_points) + _TRUMPS[trumps + partner]
        return sum((self.of_suit(_short, suit) for suit in _side(trump)), points)

    def suit_value(self, trump: Suit, partner: int, wasted: tuple[Suit, ...]) -> Floats:
        """Count what every hand is worth with this suit as trumps, partner short where wasted."""
        value = self.of_suit(honour_value, trump) + self.of_suit(int.bit_count, trump)
        value = value + (partner - 8)
        for suit in _side(trump):
            value = value + self.of_suit(side_value, suit)
        for suit in wasted:
            value = value - self.of_suit(wasted_value, suit)
        return np.floor(value)

    def key_cards(self, trump: Suit) -> Floats:
        """Count the aces and the king of trumps of every hand."""
        return self.count(ACES) + self.of_suit(king, trump)

    def side_kings(self, trump: Suit) -> Floats:
        """Count the kings of the other three suits of every hand."""
        return self.of_hand(king) - self.of_suit(king, trump)

    def defence_tricks(self, strain: Strain) -> Floats:
        """Count tricks against this strain."""
        trump = strain.suit
        if trump is None:
            return self.honour_tricks(tuple(Suit))
        return self.of_suit(suit_of.sure_trump_tricks, trump) + self.honour_tricks(_side(trump))


_TRUMPS: Final = np.array([trump_points(together) for together in range(27)], dtype=np.float64)
"""What so many trumps of both hands are worth."""


def _short(holding: int) -> int:
    return shortness_points(holding.bit_count())


def _holding(bits: NDArray[np.uint64], suit: Suit) -> Places:
    return (bits >> np.uint64(13 * suit.value) & np.uint64(8191)).astype(np.intp)


def _side(trump: Suit) -> tuple[Suit, ...]:
    return tuple(suit for suit in Suit if suit is not trump)


def _side_length(holding: int) -> float:
    return suit_of.side_length_tricks(holding.bit_count())


def _support(holding: int) -> float:
    return suit_of.support_length(holding.bit_count()) + suit_of.support_honours(holding)


Counted = Callable[[Many], Floats]


def _one_suit(value: Holding, suit: Suit) -> Counted:
    return lambda many: many.of_suit(value, suit)


def _side_honours(trump: Suit) -> Counted:
    return lambda many: many.honour_tricks(_side(trump))


def _of_suits() -> dict[object, Counted]:
    found: dict[object, Counted] = {}
    for suit in Suit:
        found[length(suit).count] = _one_suit(int.bit_count, suit)
        found[ht(suit).count] = _one_suit(suit_of.honour_tricks, suit)
        found[T(suit).count] = _one_suit(suit_of.trump_tricks, suit)
        found[side_ht(suit).count] = _side_honours(suit)
        found[ST(suit).count] = partial(Many.support_tricks, trump=suit)
        found[suit_points(suit).count] = _one_suit(honour_points, suit)
        found[key_cards(suit).count] = partial(Many.key_cards, trump=suit)
        found[side_kings(suit).count] = partial(Many.side_kings, trump=suit)
    for strain in Strain:
        found[PT(strain).count] = partial(Many.playing_tricks, strain=strain)
        found[DT(strain).count] = partial(Many.defence_tricks, strain=strain)
    return found


_COUNTED: Final[dict[object, Counted]] = {
    HT.count: lambda many: many.honour_tricks(tuple(Suit)),
    **_of_suits(),
}
"""How a measure is counted for all hands together."""


def meeting(need: Need, many: Many, places: Places) -> Places:
    """Return those of the places whose hands fulfil the need."""
    if not len(places):
        return places
    match need:
        case All(needs):
            for part in needs:
                places = meeting(part, many, places)
            return places
        case Any(needs):
            rest = places
            for part in needs:
                rest = _without(rest, meeting(part, many, rest))
            return _without(places, rest)
        case Not(inner):
            return _without(places, meeting(inner, many, places))
        case Fact(means=Need() as same):
            return meeting(same, many, places)
        case _:
            return places[_tested(need, many, places)]


def _tested(need: Need, many: Many, places: Places) -> NDArray[np.bool_]:
    """Tell of each of the places whether its hand fulfils a need that has no parts."""
    match need:
        case AtLeast(measure, value):
            return many.count(measure)[places] >= value
        case AtMost(measure, value):
            return many.count(measure)[places] <= value
        case Fact(of=Suit() as suit, holding=holding) if holding is not None:
            return many.of_suit(holding, suit)[places] > 0
        case Chosen():
            return _first(need, many, places)
        case _:
            return _asked(need, many, places)


def _asked(need: Need, many: Many, places: Places) -> NDArray[np.bool_]:
    """Ask hand by hand, where the bounds that follow from the need are kept."""
    left = places
    for bound in need.bounds():
        left = meeting(bound, many, left)
    met = np.zeros(len(many), dtype=np.bool_)
    met[left] = [need.met(many.counts(place)) for place in left.tolist()]
    return met[places]


def _first(need: Chosen, many: Many, places: Places) -> NDArray[np.bool_]:
    """Tell of each hand whether the suit goes before the others; one is asked for all alike."""
    suits = [suit for suit, _ in need.others]
    rivals = np.zeros(len(many), dtype=np.intp)
    for bit, (_, fit) in enumerate(need.others):
        rivals[meeting(fit, many, places)] |= 1 << bit
    rivalled = places[rivals[places] > 0]
    alike = many.lengths if need.is_by_length else np.arange(len(many), dtype=np.intp)
    kinds = alike[rivalled] << len(suits) | rivals[rivalled]
    _, ones, kind = np.unique(kinds, return_index=True, return_inverse=True)
    answers = np.ones(len(ones), dtype=np.bool_)
    for number, place in enumerate(rivalled[ones].tolist()):
        fitting = [suit for bit, suit in enumerate(suits) if rivals[place] >> bit & 1]
        answers[number] = need.before(many.counts(place), fitting)
    first = np.ones(len(many), dtype=np.bool_)
    first[rivalled] = answers[kind]
    return first[places]


def _without(places: Places, others: Places) -> Places:
    if not len(others):
        return places
    left = np.ones(int(places.max()) + 1, dtype=np.bool_)
    left[others] = False
    return places[left[places]]


def misfits(constraint: Constraint, many: Many, most: int = 99) -> NDArray[np.int64]:
    """Return how many of the calls each hand would not have made; above ``most`` it is enough."""
    wrong = np.zeros(len(many), dtype=np.int64)
    # Passes say little and take long to read: they are asked of what the bids leave.
    for promise in sorted(constraint.promises, key=lambda promise: promise.call is PASS):
        places = np.flatnonzero(wrong <= most)
        wrong[places] += 1
        wrong[_fitting(promise, many, places)] -= 1
    return wrong


def _fitting(promise: Promise, many: Many, places: Places) -> Places:
    """Return those of the places whose hands would have made the call, read as one hand's is."""
    if not promise.known:
        return places
    shown = meeting(promise.shows, many, places)
    if promise.wide:
        return shown
    return choosing(promise.rows, promise.call, many, shown)


def choosing(rows: Sequence[Row[ActT]], act: ActT, many: Many, places: Places) -> Places:
    """Return those of the places whose hands a table, read from the top, gives this act."""
    last = max((number for number, row in enumerate(rows, 1) if row.act == act), default=0)
    return choices(rows[:last], many, places).get(act, places[:0])


def choices(rows: Sequence[Row[ActT]], many: Many, places: Places) -> dict[ActT, Places]:
    """Return the places by the act that a table, read from the top, gives their hands."""
    found: dict[ActT, list[Places]] = {}
    for row in rows:
        met = meeting(row.need, many, places)
        if not len(met):
            continue
        found.setdefault(row.act, []).append(met)
        places = _without(places, met)
        if not len(places):
            break
    return {act: np.concatenate(parts) for act, parts in found.items()}
