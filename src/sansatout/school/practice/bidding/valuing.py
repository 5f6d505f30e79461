"""Counting playing tricks, support tricks and defence tricks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from sansatout.cards import Strain, Suit
from sansatout.robots.bidding import holdings as suit_of
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.message import tricks_text
from sansatout.school.pictures import Picture
from sansatout.school.practice.base import kind_by_rule
from sansatout.school.practice.bidding.hands import hand_figure, number_question, some_hand
from sansatout.school.problems import Problem

__all__: list[str] = []


def _playing(rule: str, wanted: Callable[[Counts, Suit], bool], rng: Random, level: int) -> Problem:
    """Ask for the playing tricks with the best suit as trumps."""
    del level
    counts = some_hand(rng, lambda c: bool(c.biddable_suits) and wanted(c, _trumps(c)))
    trump = _trumps(counts)
    return number_question(
        "playing-tricks", rule, "playing-tricks", hand_figure(counts, trump.strain),
        strain=f"#page-strain-{trump}",
        honours=tricks_text(counts.honour_tricks - counts.suit_honour_tricks(trump)),
        trumps=tricks_text(counts.trump_tricks(trump)), row="yes" if _row(counts, trump) else "no",
        length=tricks_text(float(counts.side_length_tricks(trump.strain))),
    )  # fmt: skip


def _trumps(counts: Counts) -> Suit:
    return max(counts.biddable_suits, key=lambda suit: (counts.lengths[suit], suit.value))


def _row(counts: Counts, trump: Suit) -> bool:
    """Tell whether trumps are worth more as an unbroken row."""
    holding = counts.holdings[trump]
    return suit_of.row(holding) > suit_of.honour_tricks(holding) + max(0, holding.bit_count() - 3)


def _beside(counts: Counts, trump: Suit) -> float:
    return counts.side_length_tricks(trump.strain)


def _no_trump_tricks(rng: Random, level: int) -> Problem:
    """Ask for the playing tricks at no trump (C-PT-5)."""
    del level
    counts = some_hand(rng, lambda c: not c.biddable_suits and c.honour_tricks >= 2)
    return number_question(
        "no-trump-tricks", "C-PT-5", "playing-tricks", hand_figure(counts, Strain.NT),
        honours=tricks_text(counts.honour_tricks),
        length=tricks_text(float(counts.side_length_tricks(Strain.NT))),
    )  # fmt: skip


kind_by_rule(
    "playing-tricks",
    {
        "C-PT-1": partial(_playing, "C-PT-1", lambda c, t: not _row(c, t)),
        "C-PT-2": partial(_playing, "C-PT-2", lambda c, t: _beside(c, t) > 0 and not _row(c, t)),
        "C-PT-3": partial(_playing, "C-PT-3", lambda c, t: c.lengths[t] > 4 and not _beside(c, t)),
        "C-PT-4": partial(_playing, "C-PT-4", _row),
        "C-PT-5": _no_trump_tricks,
    },
)


def _support(rule: str, wanted: Callable[[Counts, Suit], bool], rng: Random, level: int) -> Problem:
    """Ask for the support tricks for partner's suit; no honour stands in the shortest one."""
    del level
    trump = rng.choice(tuple(Suit))
    counts = some_hand(
        rng, lambda c: c.lengths[trump] >= 3 and not c.counted_twice(trump) and wanted(c, trump)
    )
    holding = counts.holdings[trump]
    figure = Picture(
        me="S", hands={"S": str(counts.hand)}, dealer="N", calls=(f"1{trump}", "Pass"),
        strain=str(trump),
    )  # fmt: skip
    return number_question(
        "support-tricks", rule, "support-tricks", figure, strain=f"#page-strain-{trump}",
        trumps=tricks_text(suit_of.support_length(holding.bit_count())),
        trump_honours=tricks_text(suit_of.support_honours(holding)),
        honours=tricks_text(counts.side_honour_tricks(trump)),
        length=tricks_text(float(counts.side_length_tricks(trump.strain))),
        short=tricks_text(counts.shortness(trump)),
    )  # fmt: skip


def _short_suits(counts: Counts, trump: Suit) -> int:
    return sum(counts.lengths[suit] <= 2 for suit in Suit if suit is not trump)


_SUPPORT: Final[dict[str, Callable[[Counts, Suit], bool]]] = {
    "C-SUP-1": lambda c, t: c.lengths[t] >= 4,
    "C-SUP-2": lambda c, t: suit_of.support_honours(c.holdings[t]) > 0,
    "C-SUP-3": lambda c, t: c.side_length_tricks(t.strain) > 0,
    "C-SUP-4": lambda c, t: c.side_honour_tricks(t) > 0,
    "C-SUP-5": lambda c, t: c.lengths[t] == 3 and c.shortness(t) > 0,
    "C-SUP-6": lambda c, t: c.lengths[t] >= 4 and c.shortness(t) > 0,
    "C-SUP-7": lambda c, t: _short_suits(c, t) == 2,
}
kind_by_rule(
    "support-tricks", {rule: partial(_support, rule, test) for rule, test in _SUPPORT.items()}
)


def _defence(rng: Random, level: int) -> Problem:
    """Ask for the tricks against the opponents' trumps (C-DEF-1)."""
    trump = rng.choice(tuple(Suit))
    counts = some_hand(
        rng, lambda c: level == 0 or suit_of.sure_trump_tricks(c.holdings[trump]) > 0
    )
    contract = f"{rng.randint(2, 4)}{trump}"
    figure = Picture(
        me="S", hands={"S": str(counts.hand)}, contract=contract, declarer=rng.choice(("E", "W"))
    )
    return number_question(
        "defence-tricks", "C-DEF-1", "defence-tricks", figure,
        strain=f"#page-strain-{trump}",
        trumps=tricks_text(float(suit_of.sure_trump_tricks(counts.holdings[trump]))),
        honours=tricks_text(counts.side_honour_tricks(trump)),
    )  # fmt: skip


kind_by_rule("defence-tricks", {"C-DEF-1": _defence})
