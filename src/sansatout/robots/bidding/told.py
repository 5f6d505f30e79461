"""What a player has told of his hand: bounds on strength and on the length of each suit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sansatout.cards import Suit
from sansatout.robots.bidding.needs import All, Any, AtLeast, AtMost, Fact, Measure, Need

__all__ = ["NOTHING_TOLD", "Disclosed", "left_by"]

_STRENGTHS = ("points", "total-points", "fit-points", "suit-value")
"""The counts that are one thing to partner: how strong the hand is."""
_HONOURS = ("points", "total-points", "honour-tricks")
"""The counts that are worth as much at no trump."""
_MOST_POINTS = 37
_TRICKS = {"honour-tricks": (3.6, 2.5), "support-tricks": (2.0, 4.5)}
"""What one trick of a count, and none, stand for in points: the mean of hands that have so many."""
_Bounds = dict[str, tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Disclosed:
    """The least and the most a hand may have, as far as calls have told."""

    least: int = 0
    """The least points."""
    most: int = _MOST_POINTS
    shortest: tuple[int, int, int, int] = (0, 0, 0, 0)
    """The least cards in clubs, diamonds, hearts and spades."""
    longest: tuple[int, int, int, int] = (13, 13, 13, 13)
    honours: int = 0
    """The least points in honours alone, with no trumps to make short suits worth anything."""

    @classmethod
    def of(cls, needs: Iterable[Need]) -> Disclosed:
        """Gather what every hand has that meets one of the needs.

        >>> from sansatout.robots.bidding.vocabulary import length
        >>> Disclosed.of([length(Suit.H) >= 5, length(Suit.H) >= 6]).shortest
        (0, 0, 5, 0)
        """
        ways = [_bounds(need) for need in needs]
        if not ways:
            return NOTHING_TOLD
        points = _widest(ways, "points", _MOST_POINTS)
        lengths = [_widest(ways, str(suit), 13) for suit in Suit]
        clubs, diamonds, hearts, spades = lengths
        return cls(
            *points,
            (clubs[0], diamonds[0], hearts[0], spades[0]),
            (clubs[1], diamonds[1], hearts[1], spades[1]),
            _widest(ways, "honours", _MOST_POINTS)[0],
        )

    def and_then(self, later: Disclosed) -> Disclosed:
        """Return what two calls of the same hand tell together; the later one is believed."""
        least, most = _narrower((self.least, self.most), (later.least, later.most))
        old = list(zip(self.shortest, self.longest, strict=True))
        new = list(zip(later.shortest, later.longest, strict=True))
        c, d, h, s = (_narrower(a, b) for a, b in zip(old, new, strict=True))
        honours = max(self.honours, later.honours)
        return Disclosed(least, most, (c[0], d[0], h[0], s[0]), (c[1], d[1], h[1], s[1]), honours)

    @property
    def middle(self) -> float:
        """What to expect between the bounds: hands near the lower one are the common ones."""
        return self.least + min(self.most - self.least, 6) / 3


NOTHING_TOLD = Disclosed()


def left_by(need: Need, earlier: Iterable[Need]) -> Need:
    """Return the need with what it follows that the rows before it did not fit.

    A row before it that asks for the same and one count more leaves that count lower.
    """
    have = need.parts()
    denied: list[Need] = []
    for other in earlier:
        rest = [part for part in other.parts() if not _asked(part, have)]
        if len(rest) == 1 and isinstance(rest[0], AtLeast | AtMost):
            bound = rest[0]
            high = isinstance(bound, AtLeast)
            denied.append(bound.measure < bound.value if high else bound.measure > bound.value)
    return All((*have, *denied)) if denied else need


def _asked(part: Need, have: tuple[Need, ...]) -> bool:
    """Tell whether a part is among these, or follows from one of them."""
    return any(
        part == other
        or (
            isinstance(part, AtLeast)
            and isinstance(other, AtLeast)
            and part.measure == other.measure
            and part.value <= other.value
        )
        for other in have
    )


def _bounds(need: Need) -> _Bounds:
    """Return the bounds every hand keeps that meets the need."""
    found: _Bounds = {}
    if isinstance(need, All):
        for part in need.needs:
            for key, (least, most) in _bounds(part).items():
                low, high = found.get(key, (0, 99))
                found[key] = max(low, least), min(high, most)
    elif isinstance(need, Any):
        ways = [_bounds(part) for part in need.needs]
        keys = {key for way in ways for key in way if all(key in other for other in ways)}
        for key in keys:
            found[key] = min(way[key][0] for way in ways), max(way[key][1] for way in ways)
    elif isinstance(need, AtLeast | AtMost):
        value = _in_points(need)
        bound = (value, 99.0) if isinstance(need, AtLeast) else (0.0, value)
        found[_key(need.measure)] = bound
        if need.measure.name in _HONOURS:
            found["honours"] = bound
    elif isinstance(need, Fact):
        return _bounds(All(need.implies))
    return found


def _in_points(bound: AtLeast | AtMost) -> float:
    """Return the bound itself; in points where it is one on tricks."""
    if bound.measure.name not in _TRICKS:
        return bound.value
    each, none = _TRICKS[bound.measure.name]
    return round(each * bound.value + none)


def _key(measure: Measure) -> str:
    if measure.name in _STRENGTHS or measure.name in _TRICKS:
        return "points"
    return str(measure.of) if measure.name == "length" else measure.name


def _widest(ways: list[_Bounds], key: str, most: int) -> tuple[int, int]:
    found = [way.get(key, (0, 99)) for way in ways]
    return int(min(low for low, _ in found)), min(most, int(max(high for _, high in found)))


def _narrower(old: tuple[int, int], new: tuple[int, int]) -> tuple[int, int]:
    both = max(old[0], new[0]), min(old[1], new[1])
    return both if both[0] <= both[1] else new
