"""Partner of an overcaller, of an informative doubler, of a cue bidder.

8.6, C-GAP-22, C-GAP-23, C-GAP-24, C-GAP-25, C-GAP-26.
"""

from __future__ import annotations

from sansatout.calls import Call
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.culbertson.competing import by_trumps, competing
from sansatout.robots.bidding.culbertson.ladder import no_trump_by_ladder
from sansatout.robots.bidding.culbertson.placing import placing, slam_or_game
from sansatout.robots.bidding.culbertson.raises import raise_by_table
from sansatout.robots.bidding.culbertson.responses import their_suits_stopped
from sansatout.robots.bidding.holdings import headed_by_jack
from sansatout.robots.bidding.needs import All, Fact, Need
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import POINTS
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import CallKind, Spoken
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import (
    HT,
    MAJORS,
    SUITS,
    T,
    biddable,
    chosen,
    ht,
    length,
    normal_support,
    side_ht,
)

__all__ = ["advances", "answers_to_reopening", "doubler_again"]


def advances(at: BiddingPosition, act: Spoken) -> Rows:
    """Answer partner's first act against their opening."""
    if act.kind is CallKind.INFORMATIVE_DOUBLE:
        return _answers_to_double(at)
    if act.kind is CallKind.CUE_BID:
        return _answers_to_cue(at)
    if act.suit is None:
        return competing(at, "C-GAP-19") if at.theirs else placing(at, "C-GAP-19")
    if act.kind is CallKind.JUMP_OVERCALL:
        return _advance_jump(at, act.suit)
    return _advance_overcall(at, act, act.suit) if act.kind is CallKind.OVERCALL else []


def _rank(counts: Counts, suit: Suit) -> tuple[int, int, int]:
    """Rank a suit for an answer to a double (C-ADV-1, C-ADV-2, C-ADV-4)."""
    length, major = counts.lengths[suit], suit in MAJORS
    if length >= 5 and major:
        return 6, length, suit.value
    if length >= 6:
        return 5, length, suit.value
    if length == 4 and major and headed_by_jack(counts.holdings[suit]):
        return 4, 0, suit.value
    if length == 5:
        return 3, 0, suit.value
    if length == 4:
        return (2 if major else 1), 0, suit.value
    return 0, length, -suit.value


def _answer(at: BiddingPosition, suit: Suit) -> Need:
    """Ask for the suit to answer in (C-ADV-3: never no trump); never one the opponents have bid."""
    suits = [s for s in SUITS if s not in at.their_suits]
    return Fact("answer", lambda c: max(suits, key=lambda s: _rank(c, s)) is suit, suit)


def _answers_to_double(at: BiddingPosition) -> Rows:
    """Answer an informative double (8.6); over a bid a weak hand passes (C-GAP-25)."""
    suits = [s for s in SUITS if s not in at.their_suits]
    if at.theirs and not at.doubled:
        weak = (HT < 1.5) & (POINTS < (6 if at.last is not None and at.last.level == 1 else 8))
        return [*passing("C-GAP-25", weak), *_cheapest(at, suits), *passing("C-GAP-25")]
    rows: Rows = []
    if at.rho_passed and at.last is not None:
        trump = at.last.strain.suit
        rows += (
            passing("C-ADV-7", HT >= 2) if trump is None else passing("C-ADV-8", _long_trump(trump))
        )
    for jump, rule in ((2, "C-ADV-6"), (1, "C-ADV-5"), (0, "C-ADV-9")):
        for suit in suits:
            bid = at.capped(at.cheapest(suit.strain) + jump, suit.strain)
            rows += only(bid, rule, _answer(at, suit) & _strength(suit, jump))
    # C-ADV-9: passing is forbidden, so the suit is bid even above game when nothing else is left
    for suit in suits:
        bid = at.bid(at.cheapest(suit.strain), suit.strain)
        rows += only(bid, "C-ADV-9", _answer(at, suit))
    return rows


def answers_to_reopening(at: BiddingPosition) -> Rows:
    """Answer opener's own double: his suit with support for it, else as any other (C-GAP-16)."""
    (opened,) = at.partner_suits[:1] or (None,)
    rows: Rows = []
    if opened is not None and at.rho_passed and at.last is not None:
        trump = at.last.strain.suit
        rows += [] if trump is None else passing("C-ADV-8", _long_trump(trump))
        majors = [suit for suit in MAJORS if suit not in at.their_suits and suit is not opened]
        fits = normal_support(opened)
        if opened not in MAJORS:
            fits = fits & All(tuple(length(suit) <= 3 for suit in majors))
        rows += only(at.low(opened.strain, jump=1), "C-GAP-16 C-TRS-1", fits & (HT >= 1.5))
        rows += only(at.low(opened.strain), "C-GAP-16 C-TRS-1", fits)
    return [*rows, *_answers_to_double(at)]


def _cheapest(at: BiddingPosition, suits: list[Suit]) -> Rows:
    """Answer in the chosen suit at its cheapest level, after a bid on the right (C-GAP-25)."""
    rows: Rows = []
    for suit in suits:
        rows += only(at.low(suit.strain), "C-GAP-25 C-ADV-9", _answer(at, suit))
    return rows


def _long_trump(trump: Suit) -> Need:
    return (T(trump) >= 4) & (length(trump) >= 5)


def _strength(suit: Suit, jump: int) -> Need:
    """Return what an answer with such a jump asks for."""
    if jump == 2:
        return (HT > 2) & (T(suit) >= 4)
    strong = (ht(suit) >= 1.5) | (T(suit) >= 4)
    if suit in MAJORS:
        strong = strong | (side_ht(suit) >= 1.5)
    return (HT >= 2) & strong if jump else HT >= 0


def _answers_to_cue(at: BiddingPosition) -> Rows:
    """Answer a bid of their suit: cheapest, one higher with two honour tricks (C-GAP-24)."""
    suits = [s for s in SUITS if s not in at.their_suits]
    rows: Rows = []
    for suit in suits:
        answer = _answer(at, suit)
        higher = at.low(suit.strain, jump=1)
        rows += only(higher, "C-GAP-24 C-FRC-4", answer & (HT >= 2))
        rows += only(at.low(suit.strain), "C-GAP-24 C-FRC-4", answer)
    if not at.theirs:
        for suit in suits:
            rows += only(
                at.bid(at.cheapest(suit.strain), suit.strain), "C-FRC-4", _answer(at, suit)
            )
    return rows


def _advance_overcall(at: BiddingPosition, act: Spoken, suit: Suit) -> Rows:
    """Support a simple overcall, else one's own suit, else no trump (C-GAP-22)."""
    assert act.bid is not None, "an overcall is a bid"
    level = act.bid.level
    rows = (
        raise_by_table(at, suit, rule="C-GAP-22")
        if level == 1
        else _raise_two_level(at, suit, level)
    )
    rows += _own_long_suit(at, 1.5, "C-GAP-22")
    held = their_suits_stopped(at)
    rows += no_trump_by_ladder(at, 1.5, "C-GAP-22", held)
    return [*rows, *by_trumps(at, Outlook(at), "C-GAP-22"), *passing("C-GAP-22")]


def _raise_two_level(at: BiddingPosition, suit: Suit, level: int) -> Rows:
    counted = 2 if at.vulnerable else 3
    rows: Rows = []
    for raised in range(at.game(suit.strain), level, -1):
        need = normal_support(suit) & (at.st(suit) >= raised - level + counted)
        rows += only(at.bid(raised, suit.strain), "C-GAP-22", need)
    return rows


_AT_THREE = 2.5
"""Honour tricks that name a suit at three over partner's overcall."""


def _own_long_suit(at: BiddingPosition, least: float, rule: str) -> Rows:
    def fit(suit: Suit) -> Need:
        return biddable(suit) & (length(suit) >= 5)

    rows: Rows = []
    for suit in at.unnamed:
        pick = chosen(suit, fit, at.unnamed, at.order)
        high = at.cheapest(suit.strain) >= 3
        rows += only(at.low(suit.strain), rule, (HT >= (_AT_THREE if high else least)) & pick)
    return rows


def _advance_jump(at: BiddingPosition, suit: Suit) -> Rows:
    """Try to support a jump overcall even with one honour trick (C-JOV-2, C-GAP-23)."""
    rules = "C-JOV-2 C-GAP-23"
    trumps = normal_support(suit) | (length(suit) >= 3)
    game = at.bid(at.game(suit.strain), suit.strain)
    nt: Call | None = at.low(Strain.NT)
    return [
        *passing("C-GAP-23", HT < 1),
        *only(game, rules, trumps & (HT >= 2)),
        *slam_or_game(at, "C-GAP-23"),
        *only(at.low(suit.strain), rules, trumps),
        *_own_long_suit(at, 1, "C-GAP-23"),
        *only(nt, "C-GAP-23", their_suits_stopped(at)),
        *passing("C-GAP-23"),
    ]


def doubler_again(at: BiddingPosition) -> Rows:
    """Call again after one's informative double was answered (C-TOX-4, C-GAP-26)."""
    act = at.partner_act
    if at.theirs:
        return [*competing(at, "C-GAP-26"), *passing("C-GAP-26")]
    if act is None or act.suit is None or at.game_reached:
        return [*placing(at, "C-GAP-26"), *passing("C-GAP-26")]
    suit = act.suit
    level = at.cheapest(suit.strain)
    fits = normal_support(suit)
    rows = placing(at, "C-GAP-26")
    rows += only(at.low(suit.strain), "C-GAP-26", fits & (at.st(suit) >= 4 + level))
    rows += passing("C-GAP-26", fits)
    for own in at.unnamed:
        pick = chosen(own, biddable, at.unnamed, at.order)
        rows += only(at.low(own.strain), "C-TOX-4 C-GAP-26", pick)
    return [*rows, *passing("C-GAP-26")]
