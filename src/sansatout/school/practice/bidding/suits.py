"""What a suit or two hands are good for: naming, support, repeating, no trump."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from sansatout.cards import PACK, Card, Hand, Suit
from sansatout.robots.bidding import holdings as suit_of
from sansatout.robots.bidding.counts import Counts, nt_level
from sansatout.robots.message import tricks_text
from sansatout.school.judges import find
from sansatout.school.pictures import Picture
from sansatout.school.practice.base import kind_by_rule, line, texts
from sansatout.school.practice.bidding.hands import hand_figure, some_hand
from sansatout.school.problems import Form, Possible, Problem
from sansatout.trainer.shown import Line

__all__: list[str] = []

_NT_ANSWERS: Final = ("none", "1NT", "2NT", "3NT", "6NT")


def _biddable(rule: str, cards: range, rng: Random, level: int) -> Problem:
    """Ask which suits of a hand can be named; one of so many cards is not far from the bound."""
    del level

    def wanted(counts: Counts) -> bool:
        near = {4: (1.0, 1.5), 5: (0.0, 0.5)}
        suits = [s for s in Suit if counts.lengths[s] in cards]
        close = [
            s for s in suits
            if counts.suit_honour_tricks(s) in near.get(counts.lengths[s], (0.0, 0.5))
        ]  # fmt: skip
        return bool(close) and bool(counts.biddable_suits)

    counts = some_hand(rng, wanted)
    figure = hand_figure(counts)
    (right,) = find("biddable-suits", figure)
    asked, hint, why = texts("biddable")
    suits = [str(suit) for suit in reversed(Suit)]
    return Problem(
        form=Form.SEVERAL, text=asked, figure=figure, hint=hint, why=why, rules=(rule,),
        possible=tuple(Possible(suit, Line(f"page-strain-{suit}", {})) for suit in suits),
        right=(tuple(suit for suit in suits if suit in right),),
    )  # fmt: skip


kind_by_rule(
    "biddable",
    {
        "C-SUIT-1": partial(_biddable, "C-SUIT-1", range(4, 5)),
        "C-SUIT-2": partial(_biddable, "C-SUIT-2", range(5, 6)),
        "C-SUIT-3": partial(_biddable, "C-SUIT-3", range(6, 14)),
    },
)


def _yes_or_no(key: str, rule: str, judge: str, figure: Picture, **arguments: str | int) -> Problem:
    right = find(judge, figure)
    asked, hint, why = texts(key, answer=right[0][0], **arguments)
    possible = tuple(Possible(one, Line(f"school-answer-{one}", {})) for one in ("yes", "no"))
    return Problem(
        form=Form.CHOOSE, text=asked, figure=figure, possible=possible, right=right, hint=hint,
        why=why, rules=(rule,),
    )  # fmt: skip


def _cards(rng: Random, suit: Suit, count: int) -> tuple[str, ...]:
    cards = rng.sample([card for card in PACK if card.suit is suit], count)
    return tuple(map(str, sorted(cards, reverse=True)))


def _normal_support(rng: Random, level: int) -> Problem:
    """Ask whether so many trumps are normal support (C-TRS-1)."""
    suit = rng.choice(tuple(Suit))
    figure = Picture(cards=_cards(rng, suit, rng.choice((2, 3, 3, 3, 4) if level else (2, 3, 4))))
    return _yes_or_no(
        "normal-support", "C-TRS-1", "normal-support", figure, suit=f"#page-strain-{suit}"
    )


kind_by_rule("normal-support", {"C-TRS-1": _normal_support})


def _repeat(rule: str, least: float, rng: Random, level: int) -> Problem:
    """Ask how often a suit may be bid; the hard ones are a card short now and then."""
    suit = rng.choice(tuple(Suit))
    while True:
        cards = _cards(rng, suit, rng.randint(5, 7))
        holding = Hand(map(Card.parse, cards)).holding(suit)
        if level == 2 and suit_of.trump_tricks(holding) == least - 0.5:
            break
        if least <= suit_of.trump_tricks(holding) < least + 1:
            break
    figure = Picture(cards=cards, strain=str(suit))
    return Problem(
        form=Form.NUMBER, text=line("repeat"), figure=figure, least=1, most=3,
        right=find("bids-of-suit", figure), hint=line("repeat", "hint"),
        why=line("repeat", "why", tricks=find("trump-tricks", figure)[0][0]), rules=(rule,),
    )  # fmt: skip


kind_by_rule(
    "repeat",
    {"C-REP-1": partial(_repeat, "C-REP-1", 4.0), "C-REP-2": partial(_repeat, "C-REP-2", 5.0)},
)


def _ladder(rule: str, levels: tuple[int, ...], rng: Random, level: int) -> Problem:
    """Ask how high both partners' honour tricks go at no trump."""
    while True:
        partner = rng.choice((1.5, 2.0, 2.5, 3.0, 3.5))
        counts = some_hand(rng, lambda c: c.honour_tricks >= 1)
        together = counts.honour_tricks + partner
        if nt_level(together) in levels:
            break
    key = f"{nt_level(together)}NT" if nt_level(together) else "none"
    asked, hint, why = texts(
        "ladder", partner=tricks_text(partner), mine=tricks_text(counts.honour_tricks),
        together=tricks_text(together), told="yes" if level == 0 else "no",
    )  # fmt: skip
    return Problem(
        form=Form.CHOOSE, text=asked, figure=hand_figure(counts), right=((key,),), hint=hint,
        why=why,
        possible=tuple(Possible(one, line("ladder", f"a-{one}")) for one in _NT_ANSWERS),
        rules=(rule,),
    )  # fmt: skip


kind_by_rule(
    "ladder",
    {
        "C-NTL-1": partial(_ladder, "C-NTL-1", (0, 1)),
        "C-NTL-2": partial(_ladder, "C-NTL-2", (2,)),
        "C-NTL-3": partial(_ladder, "C-NTL-3", (3,)),
        "C-NTL-4": partial(_ladder, "C-NTL-4", (6,)),
    },
)
