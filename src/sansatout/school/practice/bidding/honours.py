"""Counting honour tricks, and what becomes of the half ones."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from sansatout.cards import Card, Hand, Rank, Suit
from sansatout.robots.bidding import bidding_system
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.message import tricks_text
from sansatout.school.judges import find
from sansatout.school.pictures import Picture
from sansatout.school.practice.base import Maker, kind_by_rule, texts
from sansatout.school.practice.bidding.hands import (
    MOST,
    Wanted,
    hand_figure,
    number_question,
    some_hand,
)
from sansatout.school.problems import Form, Problem
from sansatout.seats import Seat

__all__ = ["honour_tricks_makers"]

_AVERAGE: Final = 8
"""Honour tricks of a deal, as a rule (C-HT-6)."""
_LOW: Final = [rank for rank in Rank if not rank.is_honour]


def _by_suit(counts: Counts, system: str = "culbertson") -> dict[str, str]:
    """Return the honour tricks of every suit by itself, and what pairs of suits add."""
    known = bidding_system(system)
    alone = {suit: _alone(counts.hand, suit) for suit in Suit}
    tricks = {suit: known.honour_tricks(Counts(hand)) for suit, hand in alone.items()}
    pairs = known.honour_tricks(counts) - sum(tricks.values())
    told = {str(suit): tricks_text(float(value)) for suit, value in tricks.items()}
    return told | {"pairs": tricks_text(float(pairs))}


def _alone(hand: Hand, suit: Suit) -> Hand:
    return Hand(card for card in hand if card.suit is suit)


def _pairs(counts: Counts) -> bool:
    return counts.honour_tricks > sum(counts.suit_honour_tricks(suit) for suit in Suit)


def _solid(counts: Counts) -> bool:
    """Tell whether a suit has ace, king and queen."""
    return any(holding >> 10 == 0b111 for holding in counts.holdings)


def _honour_tricks(
    key: str, system: str, rule: str, wanted: Wanted, rng: Random, level: int
) -> Problem:
    """Ask for the honour tricks of a hand; the easy ones have few."""
    low = 2.5 if level == 0 else 5 if level == 1 else 13
    counts = some_hand(rng, lambda c: wanted(c) and (c.honour_tricks <= low or _solid(c)))
    figure = hand_figure(counts, system=system)
    return number_question(key, rule, "honour-tricks", figure, **_by_suit(counts, system))


def honour_tricks_makers(key: str, system: str, **wanted: Wanted) -> dict[str, Maker]:
    """Return makers that ask for honour tricks by a system's table, for rules by their hands."""
    return {
        rule.replace("_", "-"): partial(_honour_tricks, key, system, rule.replace("_", "-"), test)
        for rule, test in wanted.items()
    }


def _whoever_plays(rng: Random, level: int) -> Problem:
    """Ask for honour tricks although the deal is played in a suit of the hand (C-HT-4)."""
    counts = some_hand(rng, lambda c: level > 0 or c.honour_tricks <= 3)
    strain = rng.choice(tuple(Suit)).strain
    declarer = rng.choice(("N", "E", "W"))
    figure = Picture(me="S", hands={"S": str(counts.hand)}, strain=str(strain), declarer=declarer)
    return number_question(
        "honour-tricks-trumps", "C-HT-4", "honour-tricks", figure,
        strain=f"#page-strain-{strain}", player=f"#school-answer-{declarer}", **_by_suit(counts),
    )  # fmt: skip


def _average(rng: Random, level: int) -> Problem:
    """Ask what is left for the others of an average deal (C-HT-6)."""
    counts = some_hand(rng, lambda c: level > 0 or c.honour_tricks <= 3)
    mine = counts.honour_tricks
    asked, hint, why = texts("average", mine=tricks_text(mine), rest=tricks_text(_AVERAGE - mine))
    return Problem(
        form=Form.NUMBER, text=asked, figure=hand_figure(counts), most=MOST, parts=2,
        right=((tricks_text(_AVERAGE - mine),),), hint=hint, why=why, rules=("C-HT-6",),
    )  # fmt: skip


def _half_trick(rng: Random, level: int) -> Problem:
    """Ask what a half trick becomes, by where the missing honour sits (C-HT-5)."""
    suit = rng.choice(tuple(Suit))
    ace_queen = level == 0 or rng.random() < 0.5
    # Our small cards are the lowest, so that nothing but the honours can win.
    low = [str(rank) for rank in sorted(rng.sample(_LOW, 6), key=lambda rank: rank.value)]
    own, missing = ("AQ", "K") if ace_queen else (f"K{low[0]}", "A")
    before = rng.random() < 0.5
    other, holder = low[3] + low[4], missing + low[5]
    held = {"N": low[1] + low[2], "S": own}
    held |= {"E": holder, "W": other} if before else {"E": other, "W": holder}
    hands = {str(seat): _only(suit, held[str(seat)]) for seat in Seat}
    figure = Picture(me="S", hands=hands, leader="N", strain="NT")
    right = find("tricks-to-come", figure)
    asked, hint, why = texts(
        "half-trick", tricks=int(right[0][0]), before="yes" if before else "no",
        held="ace-queen" if ace_queen else "king",
    )  # fmt: skip
    return Problem(
        form=Form.NUMBER, text=asked, figure=figure, most=2, right=right, hint=hint, why=why,
        rules=("C-HT-5",),
    )  # fmt: skip


def _only(suit: Suit, ranks: str) -> str:
    return str(Hand(Card(suit, Rank.parse(rank)) for rank in ranks))


kind_by_rule(
    "honour-tricks",
    honour_tricks_makers(
        "honour-tricks", "culbertson",
        C_HT_1=lambda c: not _pairs(c) and not _solid(c), C_HT_2=_pairs, C_HT_3=_solid,
    )
    | {"C-HT-4": _whoever_plays, "C-HT-6": _average},
)  # fmt: skip
kind_by_rule("half-trick", {"C-HT-5": _half_trick})
