"""What calls promise: the same tables read backwards, for inference and for explanations."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.calls import PASS, Call
from sansatout.cards import Hand
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.needs import (
    ALWAYS,
    Any,
    AtLeast,
    AtMost,
    Measure,
    Need,
    any_of,
)
from sansatout.robots.bidding.reading import Spoken
from sansatout.robots.bidding.table import Rows
from sansatout.robots.message import Message, message
from sansatout.seats import Seat

__all__ = ["Constraint", "CountLimits", "Promise"]


@dataclass(frozen=True, slots=True)
class CountLimits:
    """The least and the most a promise allows of one count; ``None`` where it is open."""

    measure: Measure
    least: float | None
    most: float | None

    def says(self) -> Message:
        """Return the bounds in words."""
        count = self.measure.says()
        if self.least is None or self.most is None:
            bound = AtMost(self.measure, self.most or 0.0)
            return bound.says() if self.least is None else AtLeast(self.measure, self.least).says()
        if self.least == self.most:
            return message("exactly", bound=self.least, count=count)
        return message("between", least=self.least, most=self.most, count=count)


@dataclass(frozen=True, slots=True)
class Promise:
    """What one call says about the hand that makes it.

    A hand fits when the caller's table, read from the top, makes this call with it: it meets a row
    that gives the call and none of the rows before that row. A pass promises what it denies.
    Of a wide promise only what it shows counts: nobody knows what else the caller could have said.
    """

    spoken: Spoken
    rules: tuple[str, ...]
    shows: Need
    """What the rows that give the call ask for, one of them at least."""
    rows: Rows
    known: bool = True
    """Whether the system makes this call here at all; if not, every hand fits."""
    artificial: bool = False
    wide: bool = False
    """Whether it shows a need and denies nothing."""

    @classmethod
    def of(cls, spoken: Spoken, rows: Rows) -> Promise:
        """Return what a call promises that was chosen from a table."""
        giving = [row for row in rows if row.act is spoken.call]
        rules = dict.fromkeys(rule for row in giving for rule in row.rules)
        shows = giving[0].need if len(giving) == 1 else any_of(row.need for row in giving)
        artificial = any(row.artificial for row in giving)
        return cls(spoken, tuple(rules), shows, rows, bool(giving), artificial)

    @property
    def call(self) -> Call:
        """The call."""
        return self.spoken.call

    @property
    def forcing(self) -> bool:
        """Whether partner may not pass."""
        return self.spoken.forcing or self.spoken.round_forcing

    @property
    def kind(self) -> Message:
        """What kind of call it is."""
        return message(f"kind-{self.spoken.kind.value.replace('_', '-')}")

    def fits(self, hand: Hand) -> bool:
        """Tell whether the hand would have made the call."""
        return self.fits_counts(Counts(hand))

    def fits_counts(self, counts: Counts) -> bool:
        """Tell the same of a hand already counted."""
        if not self.known:
            return True
        if not self.shows.met(counts):
            return False
        if self.wide:
            return True
        call = self.spoken.call
        for row in self.rows:
            if row.need.met(counts):
                return row.act is call
        return False

    def limits(self) -> tuple[CountLimits, ...]:
        """Return the bounds that hold in every row that gives the call."""
        ways = self.shows.needs if isinstance(self.shows, Any) else (self.shows,)
        bounds = [_bounds(way) for way in ways]
        common = [m for m in bounds[0] if all(m in other for other in bounds)] if bounds else []
        found = (
            CountLimits(
                m, _widest([b[m][0] for b in bounds], min), _widest([b[m][1] for b in bounds], max)
            )
            for m in common
        )
        return tuple(limit for limit in found if limit.least is not None or limit.most is not None)

    @property
    def _is_open(self) -> bool:
        """Whether a row gives the call to whatever hand has come so far."""
        ways = self.shows.needs if isinstance(self.shows, Any) else (self.shows,)
        return any(way is ALWAYS for way in ways)

    @property
    def _is_pass(self) -> bool:
        """Whether the call's own name says what kind of call it is."""
        return self.call is PASS

    def plainly(self) -> Message:
        """Return in a few words what every hand has that makes the call, length first."""
        if not self.known:
            return message("call-unknown")
        kind = self.kind
        limits = sorted(self.limits(), key=lambda limit: limit.measure.name != "length")
        if not limits:
            if self._is_pass and self._is_open and not self.wide:
                return message("pass-nothing-else")
            open_to_all = "call-little" if self.wide else "call-nothing-else"
            return message(open_to_all if self._is_open else "call-shape", kind=kind)
        shows = limits[-1].says()
        for limit in reversed(limits[:-1]):
            shows = message("and-also", first=limit.says(), rest=shows)
        if self._is_pass:
            return message("pass-shows", shows=shows)
        forcing = "call-forcing" if self.forcing else "call-shows"
        return message(forcing, kind=kind, shows=shows)

    def says(self) -> Message:
        """Return the meaning in words."""
        if not self.known:
            return message("call-unknown")
        kind = self.kind
        if self.wide and self._is_open:
            return message("call-little", kind=kind)
        if self._is_open:
            others = dict.fromkeys(str(row.act) for row in self.rows if row.act is not self.call)
            calls = ", ".join(others)
            if self._is_pass:
                return message("pass-denies", calls=calls)
            return message("call-denies", kind=kind, calls=calls)
        if self._is_pass:
            return message("pass-shows", shows=self.shows.says())
        return message("call-shows", kind=kind, shows=self.shows.says())


def _bounds(need: Need) -> dict[Measure, tuple[float | None, float | None]]:
    found: dict[Measure, tuple[float | None, float | None]] = {}
    for bound in need.bounds():
        least, most = found.get(bound.measure, (None, None))
        if isinstance(bound, AtLeast):
            least = bound.value if least is None else max(least, bound.value)
        else:
            most = bound.value if most is None else min(most, bound.value)
        found[bound.measure] = least, most
    return found


def _widest(values: list[float | None], pick: object) -> float | None:
    known = [value for value in values if value is not None]
    if len(known) < len(values):
        return None
    return min(known) if pick is min else max(known)


@dataclass(frozen=True, slots=True)
class Constraint:
    """All that a seat's calls in an auction promise."""

    seat: Seat
    promises: tuple[Promise, ...] = ()

    def fits(self, hand: Hand) -> bool:
        """Tell whether the hand would have made every call."""
        if not self.promises:
            return True
        counts = Counts(hand)
        for promise in self.promises:  # noqa: SIM110 (sampling asks this many thousand times)
            if not promise.fits_counts(counts):
                return False
        return True

    @property
    def is_known(self) -> bool:
        """Whether the system makes every one of the calls."""
        return all(promise.known for promise in self.promises)

    def misfits(self, hand: Hand) -> int:
        """Return how many of the calls the hand would not have made."""
        counts = Counts(hand)
        return sum(not promise.fits_counts(counts) for promise in self.promises)
