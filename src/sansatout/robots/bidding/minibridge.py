"""Minibridge: strain and bonus after seeing dummy (MB-5.4 and the proposal for annex 1, MB-11)."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.cards import Hand, Strain, Suit
from sansatout.events.acts import Announce, Choose
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.holdings import stopped
from sansatout.robots.bidding.needs import ALWAYS, Fact, Measure, Need
from sansatout.robots.bidding.table import Decision, Row, choose
from sansatout.robots.bidding.vocabulary import MAJORS, MINORS, SUITS
from sansatout.scoring.figures.parts import Rows, RuleHead, RuleTable, table
from sansatout.scoring.figures.parts import strain as strain_head
from sansatout.scoring.minibridge import target

__all__ = ["announce", "bonus_points", "choose_strain", "decision_table", "sure_tricks"]


def _points(holding: int) -> int:
    return Hand.from_bits(holding).points


POINTS = Measure("points", lambda c: c.hand.points, step=1, worth=_points)
_NO_TRUMP = (25, 25)
_MAJOR = {7: (26, 26), 8: (24, 23), 9: (23, 21), 10: (21, 21)}
_MINOR = {8: (27, 26), 9: (25, 25), 10: (24, 23)}
"""Combined points from which the bonus is announced, at tariff I and II, by trumps together."""


def decision_table() -> RuleTable:
    """Return from how many points of both hands on the bonus is announced (MB-11)."""
    rows: Rows = [[strain_head(Strain.NT), *_NO_TRUMP]]
    for kind, thresholds in (("major", _MAJOR), ("minor", _MINOR)):
        for count, least in thresholds.items():
            more = "-more" if count == max(thresholds) else ""
            rows.append([RuleHead(f"table-decision-{kind}{more}", {"count": count}), *least])
    columns = ["table-decision-trumps", "table-tariff-1", "table-tariff-2"]
    return table("decision", columns, rows, "MB-11")


def announce(hand: Hand) -> Announce:
    """Announce the hand's points (MB-4.1)."""
    return Announce(hand.points)


def choose_strain(hand: Hand, dummy: Hand, *, vulnerable: bool = False) -> Decision[Choose]:
    """Choose strain and bonus as declarer, who sees both hands."""
    both = _Pair(hand, dummy)
    rows: list[Row[Choose]] = []
    for strain, rule, need in _strains(both):
        for bonus in _bonus_needs(both, strain, vulnerable=vulnerable):
            rows.append(Row(Choose(strain, bonus=True), (rule, "MB-11"), need & bonus))
        rows.append(Row(Choose(strain, bonus=False), (rule,), need))
    return choose(rows, Counts(hand | dummy))


@dataclass(frozen=True, slots=True)
class _Pair:
    hand: Hand
    dummy: Hand

    def together(self, suit: Suit) -> int:
        """Return the cards both hands hold in the suit."""
        return self.hand.length(suit) + self.dummy.length(suit)

    def stopped(self, suit: Suit) -> bool:
        """Tell whether one of the hands stops the suit."""
        return stopped(self.hand.holding(suit)) or stopped(self.dummy.holding(suit))

    def winners(self) -> int:
        """Count the tricks both hands can cash from the top at no trump."""
        return sum(map(self._winners, SUITS))

    def _winners(self, suit: Suit) -> int:
        holding = self.hand.holding(suit) | self.dummy.holding(suit)
        top = 0
        while top < 13 and holding >> (12 - top) & 1:
            top += 1
        return min(top, max(self.hand.length(suit), self.dummy.length(suit)))


def sure_tricks(hand: Hand, dummy: Hand) -> int:
    """Count the tricks both hands can cash from the top at no trump."""
    return _Pair(hand, dummy).winners()


def _strains(both: _Pair) -> list[tuple[Strain, str, Need]]:
    """Return the strains in the order of choice, each with what it asks for."""
    every_suit = Fact("all-stopped", lambda _: all(map(both.stopped, SUITS)))
    majors = sorted(MAJORS, key=lambda s: (-both.together(s), -s.value))
    minors = sorted(MINORS, key=lambda s: (-both.together(s), -s.value))
    longest = sorted(SUITS, key=lambda s: (-both.together(s), -s.value))
    return [
        *((suit.strain, "MB-5.4", _together(suit) >= 8) for suit in majors),
        (Strain.NT, "MB-5.4", every_suit),
        *((suit.strain, "MB-5.4", _together(suit) >= 8) for suit in minors),
        *((suit.strain, "MB-5.4", _together(suit) >= 7) for suit in majors),
        (longest[0].strain, "MB-5.4", ALWAYS),
    ]


def _together(suit: Suit) -> Measure:
    return Measure("together", lambda c: c.lengths[suit], suit, step=1)


def _bonus_needs(both: _Pair, strain: Strain, *, vulnerable: bool) -> list[Need]:
    """Return what allows the bonus: enough points, or at no trump winners counted (MB-11)."""
    suit = strain.suit
    if suit is None:
        cashed = Measure("cashed", lambda _: both.winners())
        return [POINTS >= _NO_TRUMP[vulnerable], cashed >= target(strain, bonus=True)]
    least = bonus_points(strain, both.together(suit))
    return [] if least is None else [POINTS >= least[vulnerable]]


def bonus_points(strain: Strain, trumps: int) -> tuple[int, int] | None:
    """Return from how many points together the bonus is announced, at tariff I and II (MB-11).

    ``None`` with too few trumps to announce it at all.
    """
    suit = strain.suit
    if suit is None:
        return _NO_TRUMP
    return (_MAJOR if suit in MAJORS else _MINOR).get(min(trumps, 10))
