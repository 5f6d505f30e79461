"""Judges of bidding: counts of a hand, the system's call, and what calls oblige to."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from sansatout.calls import DOUBLE, PASS
from sansatout.cards import Card, Hand, Suit
from sansatout.robots.bidding import bidding_system, explain_call
from sansatout.robots.bidding.counts import Counts, nt_level
from sansatout.robots.bidding.culbertson.doubles import opponents_tricks
from sansatout.robots.bidding.holdings import normal_support
from sansatout.robots.bidding.reading import CallKind
from sansatout.robots.message import tricks_text
from sansatout.school.bidding import position_of, right_calls, situation_of
from sansatout.school.judges.base import judge
from sansatout.school.pictures import Picture
from sansatout.school.problems import Answer
from sansatout.seats import Seat

__all__ = ["counts_of"]


def counts_of(figure: Picture) -> Counts:
    """Return the counts of the hand that is shown, or of cards in a row."""
    return Counts(Hand(map(Card.parse, figure.cards)) if figure.cards else figure.hand())


def _number(tricks: float) -> tuple[Answer, ...]:
    return ((tricks_text(float(tricks)),),)


def _yes(is_so: object) -> tuple[Answer, ...]:
    return (("yes" if is_so else "no",),)


def _suit(figure: Picture) -> Suit:
    suit = figure.strain_played().suit
    assert suit is not None, "a suit is asked about"
    return suit


@judge("honour-tricks")
def honour_tricks(figure: Picture) -> tuple[Answer, ...]:
    """How many honour tricks the hand has by its system's table (C-HT-1, C-HT-2, R-HT-1)."""
    return _number(bidding_system(figure.system).honour_tricks(counts_of(figure)))


@judge("honour-tricks-together")
def honour_tricks_together(figure: Picture) -> tuple[Answer, ...]:
    """How many honour tricks all hands that are shown have together."""
    known = bidding_system(figure.system)
    hands = (figure.hand(Seat.parse(seat)) for seat in figure.hands)
    return _number(sum(known.honour_tricks(Counts(hand)) for hand in hands))


@judge("playing-tricks")
def playing_tricks(figure: Picture) -> tuple[Answer, ...]:
    """How many tricks the hand has with the strain as its own (C-PT-1 to C-PT-5)."""
    return _number(counts_of(figure).playing_tricks(figure.strain_played()))


@judge("trump-tricks")
def trump_tricks(figure: Picture) -> tuple[Answer, ...]:
    """How many tricks the suit has as own trumps (C-PT-3, C-PT-4)."""
    return _number(counts_of(figure).trump_tricks(_suit(figure)))


@judge("support-tricks")
def support_tricks(figure: Picture) -> tuple[Answer, ...]:
    """How many tricks the hand has for partner's trumps (C-SUP-1 to C-SUP-7)."""
    return _number(counts_of(figure).support_tricks(_suit(figure)))


@judge("defence-tricks")
def defence_tricks(figure: Picture) -> tuple[Answer, ...]:
    """How many tricks the hand has against the strain (C-DEF-1)."""
    return _number(counts_of(figure).defence_tricks(figure.strain_played()))


@judge("biddable")
def biddable(figure: Picture) -> tuple[Answer, ...]:
    """Whether the cards are a suit fit to be named (C-SUIT-1, C-SUIT-2, C-SUIT-3)."""
    return _yes(counts_of(figure).biddable_suits)


@judge("biddable-suits")
def biddable_suits(figure: Picture) -> tuple[Answer, ...]:
    """All suits of the hand that are fit to be named."""
    return (tuple(map(str, counts_of(figure).biddable_suits)),)


@judge("normal-support")
def has_normal_support(figure: Picture) -> tuple[Answer, ...]:
    """Whether the cards are normal support for partner's suit (C-TRS-1)."""
    return _yes(any(normal_support(holding) for holding in counts_of(figure).holdings))


@judge("bids-of-suit")
def bids_of_suit(figure: Picture) -> tuple[Answer, ...]:
    """How often the same player may bid the suit (C-REP-1, C-REP-2)."""
    return _number(counts_of(figure).bids_of_suit(_suit(figure)))


@judge("no-trump-level")
def no_trump_level(figure: Picture) -> tuple[Answer, ...]:
    """Which no-trump contract both hands are good for (C-NTL-1 to C-NTL-4)."""
    level = nt_level(float(sum(Counts(Hand.parse(h)).honour_tricks for h in figure.hands.values())))
    return ((f"{level}NT" if level else "none",),)


@judge("call")
def call(figure: Picture) -> tuple[Answer, ...]:
    """Which call the system makes; where the book can be read in two ways, both."""
    return tuple((str(one),) for one in right_calls(figure))


@judge("may-pass")
def may_pass(figure: Picture) -> tuple[Answer, ...]:
    """Whether whoever is to call may pass, must bid, or is invited to a slam (C-FRC-1 to -5)."""
    at = position_of(figure)
    if at.partner_act is not None and at.partner_act.slam_invitation:
        return (("slam",),)
    return (("must-bid" if at.forced else "may-pass",),)


@judge("kind-of-call")
def kind_of_call(figure: Picture) -> tuple[Answer, ...]:
    """Which kind of call the last one is (C-OVC-0, C-JOV-0, C-CUE-0, C-TOX-1, C-DBL-1)."""
    known = bidding_system(figure.system)
    spoken = explain_call(known, figure.auction(), situation_of(figure)).spoken
    return ((spoken.kind.value.replace("_", "-"),),)


@judge("opener")
def opener(figure: Picture) -> tuple[Answer, ...]:
    """Who is opener: the first who bid (C-PRIN-4)."""
    found = position_of(figure).opening
    assert found is not None, "somebody has bid"
    return ((str(found.seat),),)


_COUNTS: dict[str, Callable[[Seat, Seat], bool]] = {
    "playing": lambda me, first: first is me,
    "support": lambda me, first: first is me.partner,
    "defence": lambda me, first: first.side is not me.side,
}


@judge("valuation")
def valuation(figure: Picture) -> tuple[Answer, ...]:
    """By what the hand is valued if the last bid is played (C-PRIN-3)."""
    at = position_of(figure)
    assert at.last is not None, "somebody has bid"
    last = at.reading.last
    assert last is not None, "somebody has bid"
    named = (s.seat for s in at.reading.bids if s.bid and s.bid.strain is at.last.strain)
    first = next(seat for seat in named if seat.side is last.seat.side)
    return tuple((name,) for name, test in _COUNTS.items() if test(at.me, first))


@judge("opponents-tricks")
def tricks_left_to_them(figure: Picture) -> tuple[Answer, ...]:
    """How many tricks the opponents can take: thirteen less ours (C-DBL-2)."""
    at = position_of(figure)
    assert at.last is not None, "they have bid"
    own = counts_of(figure).defence_tricks(at.last.strain)
    return _number(opponents_tricks(own, at.partner_shown))


@judge("double-means")
def double_means(figure: Picture) -> tuple[Answer, ...]:
    """Whether the double that was made, or could be, asks or punishes (C-TOX-1, C-DBL-1)."""
    auction, known = figure.auction(), bidding_system(figure.system)
    doubled = auction if auction.calls[-1] is DOUBLE else auction.after(DOUBLE)
    kind = explain_call(known, doubled, situation_of(figure)).spoken.kind
    return (("asks" if kind is CallKind.INFORMATIVE_DOUBLE else "punishes",),)


@judge("opens")
def opens(figure: Picture) -> tuple[Answer, ...]:
    """Whether the hand that is shown opens, first in turn (C-OPEN-1)."""
    assert figure.me is not None, "somebody deals"
    return _yes(right_calls(structs.replace(figure, dealer=figure.me))[0] is not PASS)
