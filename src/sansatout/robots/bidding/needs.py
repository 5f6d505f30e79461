"""Conditions on a hand, written as the rules are: ``(HT >= 2.5) & biddable(Suit.H)``.

A need is data: it tests a hand, says in words what it asks for, and names the part that fails.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar

from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.message import Message, message

__all__ = ["ALWAYS", "All", "Any", "AtLeast", "AtMost", "Fact", "Measure", "Need", "Not", "any_of"]


class Need(ABC):
    """A condition on a hand."""

    __slots__ = ()

    @abstractmethod
    def met(self, counts: Counts) -> bool:
        """Tell whether the hand fulfils it."""

    @abstractmethod
    def says(self) -> Message:
        """Return in words what it asks for."""

    def failing(self, counts: Counts) -> Message | None:
        """Return why the hand does not fulfil it; ``None`` when it does."""
        return None if self.met(counts) else message("not-met", need=self.says())

    def parts(self) -> tuple[Need, ...]:
        """Return the conditions that must all be met."""
        return (self,)

    def bounds(self) -> tuple[AtLeast | AtMost, ...]:
        """Return the bounds on counts that every hand fulfilling it keeps."""
        return ()

    def __and__(self, other: Need) -> Need:
        return All((*self.parts(), *other.parts()))

    def __or__(self, other: Need) -> Need:
        return Any((self, other))

    def __invert__(self) -> Need:
        return Not(self)


@dataclass(frozen=True, slots=True)
class All(Need):
    """All of several conditions."""

    needs: tuple[Need, ...]

    def met(self, counts: Counts) -> bool:
        """Tell whether every part is met."""
        for need in self.needs:  # noqa: SIM110 (a generator would cost as much as the tests)
            if not need.met(counts):
                return False
        return True

    def says(self) -> Message:
        """List the parts."""
        return _listed("all-of", self.needs)

    def failing(self, counts: Counts) -> Message | None:
        """Return why the first part that is not met is not."""
        reasons = (need.failing(counts) for need in self.needs)
        return next((reason for reason in reasons if reason is not None), None)

    def parts(self) -> tuple[Need, ...]:
        """Return the parts."""
        return self.needs

    def bounds(self) -> tuple[AtLeast | AtMost, ...]:
        """Return the bounds of all parts."""
        return tuple(bound for need in self.needs for bound in need.bounds())


ALWAYS = All(())
"""Met by every hand."""


@dataclass(frozen=True, slots=True)
class Any(Need):
    """At least one of several conditions."""

    needs: tuple[Need, ...]

    def met(self, counts: Counts) -> bool:
        """Tell whether some part is met."""
        for need in self.needs:  # noqa: SIM110
            if need.met(counts):
                return True
        return False

    def says(self) -> Message:
        """List the parts."""
        return _listed("any-of", self.needs)

    def __or__(self, other: Need) -> Need:
        return Any((*self.needs, other))


@dataclass(frozen=True, slots=True)
class Not(Need):
    """The contrary of a condition."""

    need: Need

    def met(self, counts: Counts) -> bool:
        """Tell whether the condition is not met."""
        return not self.need.met(counts)

    def says(self) -> Message:
        """Deny the condition."""
        return message("denied", need=self.need.says())


def any_of(needs: Iterable[Need]) -> Need:
    """Return the condition that one of these is met."""
    return Any(tuple(needs))


def _listed(ident: str, needs: tuple[Need, ...]) -> Message:
    if not needs:
        return message("nothing")
    said = _grouped(needs[-1])
    for need in reversed(needs[:-1]):
        said = message(ident, first=_grouped(need), rest=said)
    return said


def _grouped(need: Need) -> Message:
    """Put a list within a list into brackets."""
    several = isinstance(need, All | Any) and len(need.needs) > 1
    return message("group", need=need.says()) if several else need.says()


@dataclass(frozen=True, slots=True, eq=False)
class Measure:
    """A number counted from a hand; comparing it gives a need."""

    name: str
    """The message ``robot-count-<name>`` says what is counted."""
    count: Callable[[Counts], float]
    of: Suit | Strain | None = None
    step: float = 0.5
    """The smallest difference two values can have."""
    worth: Callable[[int], float] | None = None
    """What a suit's holding is worth, where a hand is the sum of its suits: quicker for many."""

    def __ge__(self, value: float) -> Need:
        return AtLeast(self, float(value))

    def __gt__(self, value: float) -> Need:
        return AtLeast(self, value + self.step)

    def __le__(self, value: float) -> Need:
        return AtMost(self, float(value))

    def __lt__(self, value: float) -> Need:
        return AtMost(self, value - self.step)

    def exactly(self, value: float) -> Need:
        """Return the need for just this number."""
        return (self >= value) & (self <= value)

    def between(self, least: float, most: float) -> Need:
        """Return the need for a number from the least to the most, both included."""
        return (self >= least) & (self <= most)

    def says(self) -> Message:
        """Return what is counted."""
        if self.of is None:
            return message(f"count-{self.name}")
        return message(f"count-{self.name}", strain=self.of.symbol)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Measure):
            return NotImplemented
        return (self.name, self.of) == (other.name, other.of)

    def __hash__(self) -> int:
        return hash((self.name, self.of))


@dataclass(frozen=True, slots=True)
class _Bound(Need):
    measure: Measure
    value: float
    ident: ClassVar[str]

    def says(self) -> Message:
        """Name the count and the bound."""
        return message(self.ident, count=self.measure.says(), bound=self.value)

    def failing(self, counts: Counts) -> Message | None:
        """Name the count, what the hand has, and the bound."""
        if self.met(counts):
            return None
        have = float(self.measure.count(counts))
        return message(
            f"{self.ident}-fails", count=self.measure.says(), have=have, bound=self.value
        )


@dataclass(frozen=True, slots=True)
class AtLeast(_Bound):
    """A count not below a bound."""

    ident = "at-least"

    def met(self, counts: Counts) -> bool:
        """Tell whether the count reaches the bound."""
        return self.measure.count(counts) >= self.value

    def bounds(self) -> tuple[AtLeast | AtMost, ...]:
        """Return the bound itself."""
        return (self,)


@dataclass(frozen=True, slots=True)
class AtMost(_Bound):
    """A count not above a bound."""

    ident = "at-most"

    def met(self, counts: Counts) -> bool:
        """Tell whether the count keeps to the bound."""
        return self.measure.count(counts) <= self.value

    def bounds(self) -> tuple[AtLeast | AtMost, ...]:
        """Return the bound itself."""
        return (self,)


@dataclass(frozen=True, slots=True)
class Fact(Need):
    """A yes-or-no property of a hand (``robot-fact-<name>`` says it)."""

    name: str
    test: Callable[[Counts], bool]
    of: Suit | None = None
    implies: tuple[Need, ...] = ()
    """Bounds that follow from the property."""
    holding: Callable[[int], bool] | None = None
    """The test of the suit's holding, where the property rests on it alone."""
    means: Need | None = None
    """The same in other needs, where it can be put so: quicker for many hands."""

    def met(self, counts: Counts) -> bool:
        """Tell whether the hand has the property."""
        return self.test(counts)

    def bounds(self) -> tuple[AtLeast | AtMost, ...]:
        """Return the bounds that follow from the property."""
        return tuple(bound for need in self.implies for bound in need.bounds())

    def says(self) -> Message:
        """Name the property."""
        if self.of is None:
            return message(f"fact-{self.name}")
        return message(f"fact-{self.name}", suit=self.of.symbol)
