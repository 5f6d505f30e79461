"""What of a condition can be dealt directly, and in which order hands are dealt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

import numpy as np

from sansatout.chance.counted import ALL_CARDS, Counted, Frame, Windows, count_hands
from sansatout.conditions.features import Feature, in_all
from sansatout.conditions.terms import Array, Columns, Lookup, Term
from sansatout.errors import InputError
from sansatout.seats import Seat, Side

__all__ = ["Plan"]

_FIRST = Side.NS


class Plan:
    """A condition taken apart: certain cards, counted hands, and what is left to be tried.

    ``seats`` are the hands that were counted each by itself, ``side`` those of North and South
    together.

    :raises InputError: if counting shows that no deal fits
    """

    def __init__(self, condition: Term) -> None:
        conjuncts = condition.conjuncts
        if not all(np.all(term.column(_nobody)) for term in conjuncts if not term.reads):
            raise _no_deal_fits()
        self.fixed = _fixed(conjuncts)
        self._terms = [term for term in conjuncts if term.reads and term.fixed is None]
        self.seats = {
            seat: counted
            for seat in Seat
            if (terms := [term for term in self._terms if term.seats == {seat}])
            and (counted := self._count_seat(seat, terms, {})) is not None
        }
        if len(self.seats) > 1:
            self._tighten()
        self.side = self._count_side()

    def frame(self, *seats: Seat) -> Frame:
        """Return which cards these seats have and lack for certain."""
        has = sum(self.fixed[seat] for seat in seats)
        return Frame(13 * len(seats), has, sum(self.fixed.values()) - has)

    def left(self, counted: Iterable[Counted]) -> list[Term]:
        """Return the terms that these hands do not fit of themselves."""
        held = {id(term) for each in counted for term in each.terms}
        return [term for term in self._terms if id(term) not in held]

    def _count_seat(self, seat: Seat, terms: Sequence[Term], windows: Windows) -> Counted | None:
        return _some(count_hands(self.frame(seat), terms, windows, _of_seat))

    def _bounds(self, seat: Seat, feature: Feature) -> tuple[int, int]:
        counted = self.seats.get(seat)
        return counted.bounds(feature) if counted else (0, in_all(feature))

    def _window(self, seats: Sequence[Seat], feature: Feature) -> tuple[int, int]:
        """Return what these seats can have together: what they need, and what others leave."""
        least, most = _sums(self._bounds(seat, feature) for seat in seats)
        low, high = _sums(self._bounds(seat, feature) for seat in Seat if seat not in seats)
        whole = in_all(feature)
        window = max(least, whole - high), min(most, whole - low)
        if window[0] > window[1]:
            raise _no_deal_fits()
        return window

    def _linear(self) -> list[Feature]:
        """Return the features that cards have by themselves, of the hands that were counted."""
        found = (feature for counted in self.seats.values() for feature in counted.digits)
        return [feature for feature in dict.fromkeys(found) if feature.is_linear]

    def _tighten(self) -> None:
        """Count those hands anew whom the others leave less than they could have."""
        features = self._linear()
        windows = {
            seat: {
                feature: window
                for feature in features
                if (window := self._window((seat,), feature)) != self._bounds(seat, feature)
            }
            for seat in Seat
        }
        for seat, counted in self.seats.items():
            if windows[seat]:
                tighter = self._count_seat(seat, counted.terms, windows[seat])
                # With the windows there may be room for fewer terms.
                if tighter is not None and tighter.share <= counted.share:
                    self.seats[seat] = tighter

    def _count_side(self) -> Counted | None:
        terms = [term for term in self._terms if term.of_sides]
        windows = {
            feature: window
            for feature in self._linear()
            if (window := self._window(_FIRST.seats, feature)) != (0, in_all(feature))
        }
        # From one hand alone nothing follows for two that is rarer than itself.
        if not terms and (not windows or len(self.seats) < 2):
            return None
        frame = self.frame(*_FIRST.seats)
        with_windows = count_hands(frame, terms, windows, _of_sides)
        if with_windows is None or len(with_windows.terms) < len(terms):
            with_windows = count_hands(frame, terms, {}, _of_sides) or with_windows
        return _some(with_windows)


def _no_deal_fits() -> InputError:
    return InputError("cli-no-deal-fits")


def _some(counted: Counted | None) -> Counted | None:
    if counted is not None and counted.numbering.total == 0:
        raise _no_deal_fits()
    return counted


def _sums(bounds: Iterable[tuple[int, int]]) -> tuple[int, int]:
    least, most = zip(*bounds, strict=True)
    return sum(least), sum(most)


def _fixed(conjuncts: Iterable[Term]) -> dict[Seat, int]:
    """Return the cards that each seat has for certain."""
    fixed = dict.fromkeys(Seat, 0)
    for term in conjuncts:
        if term.fixed is not None:
            seat, cards = term.fixed
            fixed[seat] |= cards
    if any(cards.bit_count() > 13 for cards in fixed.values()):
        raise _no_deal_fits()
    if any(one & other for one, other in combinations(fixed.values(), 2)):
        raise _no_deal_fits()
    assert sum(fixed.values()) <= ALL_CARDS, "no card stands twice"
    return fixed


def _nobody(seat: Seat, feature: Feature, /) -> Array:
    raise AssertionError(f"a constant asks nothing: {feature} of {seat}")


def _of_seat(lookup: Lookup) -> Columns:
    """Read hands of one seat."""
    return lambda seat, feature, /: lookup(feature)


def _of_sides(lookup: Lookup) -> Columns:
    """Read what North and South have together; East and West have the rest.

    Terms of sides add up what partners have: one of them is given all of it, the other nothing.
    """

    def column(seat: Seat, feature: Feature, /) -> Array:
        ours = lookup(feature)
        if seat not in (_FIRST.seats[0], _FIRST.other.seats[0]):
            return 0 * ours
        return ours if seat.side is _FIRST else in_all(feature) - ours

    return column
