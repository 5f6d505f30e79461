"""What follows the first answer to the club (sections 5, 6 and 7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.culbertson.ladder import no_trump_by_ladder
from sansatout.robots.bidding.culbertson.raises import after_a_raise
from sansatout.robots.bidding.needs import Fact, Need
from sansatout.robots.bidding.one_club.answers import five
from sansatout.robots.bidding.one_club.counts import HT, readings_of
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import (
    SUITS,
    acceptable,
    biddable,
    chosen,
    length,
    longest_first,
    normal_support,
)

__all__ = [
    "after_forcing",
    "after_interference",
    "after_negative",
    "after_positive",
    "answerer_after_negative",
    "answerer_after_positive",
    "answerer_third_turn",
    "opener_again_after_negative",
    "opener_again_after_positive",
]


def _four(suit: Suit) -> Need:
    return biddable(suit) & (length(suit) >= 4) & (length(suit) <= 4)


def _named(
    suits: Iterable[Suit],
    fit: Callable[[Suit], Need],
    bid: Callable[[Suit], Bid | None],
    rules: str,
    also: Need | None = None,
) -> Rows:
    """Name the suit that comes first of those that fit (R-ORD-1, R-ORD-2)."""
    open_to = list(suits)
    rows: Rows = []
    for suit in open_to:
        pick = chosen(suit, fit, open_to, longest_first)
        rows += only(bid(suit), rules, pick if also is None else also & pick)
    return rows


def after_negative(at: BiddingPosition) -> Rows:
    """Name a five-card suit over the negative diamond, else 1NT (R-NEG-2, R-NEG-3, R-GAP-3)."""
    rows = _named(SUITS, five, lambda s: at.low(s.strain), "R-NEG-2 R-GAP-3")
    return rows + only(at.low(Strain.NT), "R-NEG-3")


def after_interference(at: BiddingPosition) -> Rows:
    """Open up again after a negative answer and a bid of the opponents (R-GAP-13)."""

    def at_two(suit: Suit) -> Bid | None:
        return at.low(suit.strain) if at.cheapest(suit.strain) <= 2 else None

    rows = _named(at.unnamed, five, at_two, "R-GAP-13", HT(at) >= 3.5)
    return [*rows, *passing("R-GAP-13")]


def answerer_after_negative(at: BiddingPosition) -> Rows:
    """Answerer's second turn: content with opener's trump, or his own length (R-NEG-4, R-NEG-5)."""
    act = at.partner_act
    if act is None:
        return passing("R-NEG-4")
    rows = passing("R-NEG-4", length(act.suit) >= 3) if act.suit else []
    cheapest = readings_of(at).negative_second_suit == "cheapest"

    def two(suit: Suit) -> Bid | None:
        least = 1 if cheapest else 2
        return at.bid(max(least, at.cheapest(suit.strain)), suit.strain)

    own = [suit for suit in SUITS if suit is not act.suit]
    rows += _named(own, five, two, "R-NEG-5 R-GAP-7")
    return [*rows, *passing("R-NEG-4")]


def opener_again_after_negative(at: BiddingPosition) -> Rows:
    """Take opener's third turn over answerer's suit (R-NEG-6, R-NEG-7)."""
    act = at.partner_act
    if act is None or act.suit is None:
        return passing("R-NEG-6")
    rows = passing("R-NEG-6", acceptable(act.suit))
    rows += _named(at.unnamed, _four, lambda s: at.low(s.strain), "R-NEG-6")
    rows += only(at.bid(2, Strain.NT), "R-NEG-7")
    return [*rows, *passing("R-GAP-3")]


def answerer_third_turn(at: BiddingPosition) -> Rows:
    """Answerer's third turn: six cards repeated, another five named, else pass (R-NEG-8 …)."""
    if at.partner_act is None or at.game_reached:
        return passing("R-NEG-10")
    rows: Rows = []
    for suit in at.my_suits:
        rows += only(at.low(suit.strain), "R-NEG-8", length(suit) >= 6)
    rows += _named(at.unnamed, five, lambda s: at.low(s.strain), "R-NEG-9")
    return [*rows, *passing("R-NEG-10")]


def after_positive(at: BiddingPosition) -> Rows:
    """Name one's own suit over a positive answer, else R-GAP-4, R-GAP-5, R-GAP-12 (R-POS-6)."""
    act = at.partner_act
    assert act is not None, "the answer was positive"
    own = [suit for suit in at.unnamed if suit is not act.suit]
    rows = _named(own, five, lambda s: at.low(s.strain), "R-POS-6")
    if act.suit is None:
        rows += no_trump_by_ladder(at, 1.5, "R-GAP-5", own=HT(at))
        return [*rows, *passing("R-GAP-5")]
    raised = at.low(act.suit.strain)
    rows += only(raised, "R-GAP-12", five(act.suit))
    rows += only(raised, "R-GAP-4", normal_support(act.suit))
    return [*rows, *only(at.low(Strain.NT), "R-GAP-4"), *passing("R-GAP-4")]


def answerer_after_positive(at: BiddingPosition) -> Rows:
    """Answerer's second turn (R-POS-8 with R-POS-4 and R-POS-5, R-GAP-8)."""
    act = at.partner_act
    if act is None or act.kind.supports or at.game_reached:
        return passing("R-GAP-8")
    rows: Rows = []
    for suit in at.my_suits:
        rows += only(at.low(suit.strain), "R-POS-8 R-POS-4", length(suit) >= 6)
    if act.suit:
        rows += only(at.low(act.suit.strain), "R-GAP-8", normal_support(act.suit))

    def up_to_three(suit: Suit) -> Bid | None:
        return at.low(suit.strain) if at.cheapest(suit.strain) <= 3 else None

    rows += _named(at.unnamed, _four, up_to_three, "R-POS-8 R-POS-5")
    return [*rows, *passing("R-GAP-8")]


def opener_again_after_positive(at: BiddingPosition) -> Rows:
    """Support partner's suit on opener's next turn (R-POS-7); raised oneself, R-GAP-11."""
    act = at.partner_act
    if act is None or act.bid is None or at.game_reached:
        return passing("R-POS-7")
    if act.kind.supports and act.suit is not None and act.suit in at.my_suits:
        rules = "R-GAP-11 C-GAP-13"
        return [*after_a_raise(at, act.suit, 3.5, rules), *passing(rules)]
    rows: Rows = []
    for suit in at.partner_suits:
        rows += only(at.low(suit.strain), "R-POS-7", normal_support(suit))
    return [*rows, *passing("R-POS-7")]


def after_forcing(at: BiddingPosition) -> Rows:
    """Go on over a forcing answer: suit, raise, no trump (R-FRC-5, R-FRC-6, R-FRC-7)."""
    act = at.partner_act
    assert act is not None, "the answer was forcing"
    own = [suit for suit in at.unnamed if suit is not act.suit]
    rows = _named(own, five, lambda s: at.low(s.strain), "R-FRC-5")
    if act.suit:
        raised = at.low(act.suit.strain)
        rows += only(raised, "R-GAP-12", five(act.suit))
        rows += only(raised, "R-FRC-6", (length(act.suit) >= 4) & _two_honours(act.suit))
    return rows + only(at.low(Strain.NT), "R-FRC-7")


def _two_honours(suit: Suit) -> Need:
    """Ace and jack or better, or king and queen (M-3)."""

    def test(holding: int) -> bool:
        ace, king, queen, jack = (bool(holding >> rank & 1) for rank in (12, 11, 10, 9))
        return (ace and (king or queen or jack)) or (king and queen)

    return Fact("two-honours", lambda c: test(c.holdings[suit]), suit)
