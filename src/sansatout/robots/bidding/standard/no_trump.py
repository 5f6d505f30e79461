"""Answers to a balanced opening in no trump, and what follows them (S-NT)."""

from __future__ import annotations

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.needs import All, Need
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import BALANCED, POINTS, TOTAL, suit_value
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import Spoken
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import MAJORS, MINORS, chosen, length, longest_first

__all__ = ["answers", "answers_over_theirs", "asker_again", "opener_answers", "shown_no_trump"]

GAME, SLAM, GRAND = 24, 32, 37
"""Points of both hands that are good for 3NT, 6NT and 7NT."""
MINOR_SLAM = 29
"""What both hands are worth with trumps that is good for six of a minor of six cards."""


def shown_no_trump(said: Spoken | None) -> bool:
    """Tell whether a call shows a balanced hand of a narrow range, to which the answers apply."""
    return said is not None and said.rule in ("S-OPEN-2", "S-OPEN-3", "S-TWO-4", "S-OVC-2")


def answers(at: BiddingPosition) -> Rows:
    """Answer partner's no trump, nobody having spoken since."""
    look = Outlook(at)
    assert at.last is not None, "no trump has been bid"
    level = at.last.level
    game, slam = GAME - look.partner.least, SLAM - look.partner.least
    invite = max(GAME + 1 - look.partner.most, 0)
    shape = ~All(tuple(length(suit) >= 3 for suit in (*MAJORS, *MINORS)))  # 4-3-3-3 bids no trump
    rows: Rows = []
    five_four = any_major_pair()
    rows += only(
        at.bid(level + 1, Strain.C), "S-NT-1", (POINTS >= invite) & five_four, artificial=True
    )
    for suit, through in ((Suit.S, Suit.H), (Suit.H, Suit.D)):
        pick = chosen(suit, lambda s: length(s) >= 5, MAJORS, longest_first)
        rows += only(at.bid(level + 1, through.strain), "S-NT-3", pick, artificial=True)
    for suit in MAJORS:
        need = (POINTS >= invite) & length(suit).exactly(4) & shape
        rows += only(at.bid(level + 1, Strain.C), "S-NT-1", need, artificial=True)
    rows += _straight(at, look, slam, game, invite, level)
    return [*rows, *passing("S-NT-9", POINTS < invite), *passing("S-NT-9")]


def any_major_pair() -> Need:
    """Ask for five cards in one major and four in the other."""
    first = (length(Suit.S) >= 5) & length(Suit.H).exactly(4)
    return first | ((length(Suit.H) >= 5) & length(Suit.S).exactly(4))


def _straight(
    at: BiddingPosition, look: Outlook, slam: int, game: int, invite: int, level: int
) -> Rows:
    """Bid no trump as high as both hands are good for; a weak long minor runs out (S-NT-5)."""
    spread = look.partner.most - look.partner.least
    rows = only(at.bid(7, Strain.NT), "S-NT-8", POINTS >= GRAND - look.partner.least)
    rows += only(at.slam(Strain.NT), "S-NT-8", TOTAL >= slam)
    rows += only(at.bid(4, Strain.NT), "S-NT-7", TOTAL.between(slam - spread, slam - 1))
    for suit in MINORS if at.situation.stakes.slams_pay else ():
        need = (length(suit) >= 6) & (suit_value(suit, 2) >= MINOR_SLAM - look.partner.least)
        rows += only(at.slam(suit.strain), "S-NT-11", need)
    rows += only(at.bid(at.game(Strain.NT), Strain.NT), "S-NT-6", TOTAL.between(game, slam - 1))
    if level == 1:
        for suit in MINORS:
            weak = (length(suit) >= 6) & (POINTS < invite)
            rows += only(at.bid(2, Strain.S), "S-NT-5", weak, artificial=True)
        rows += only(at.bid(2, Strain.NT), "S-NT-6", TOTAL.between(invite, game - 1))
    return rows


def opener_answers(at: BiddingPosition, asked: Spoken) -> Rows:
    """Answer Stayman or a transfer as the one who showed no trump."""
    assert asked.bid is not None, "questions are bids"
    level, look = asked.bid.level, Outlook(at)
    if asked.rule == "S-NT-5":
        return [*only(at.bid(3, Strain.C), "S-NT-4", artificial=True), *passing("S-NT-9")]
    if asked.rule == "S-NT-3":
        suit = Suit.H if asked.bid.strain is Strain.D else Suit.S
        best = (length(suit) >= 4) & (POINTS >= look.mine.most)
        rows = only(at.bid(level + 1, suit.strain), "S-NT-4", best) if level == 2 else []
        return [*rows, *only(at.bid(at.cheapest(suit.strain), suit.strain), "S-NT-4"), *_end()]
    rows = []
    for suit in (Suit.H, Suit.S):
        rows += only(at.bid(level, suit.strain), "S-NT-2", length(suit) >= 4)
    return [*rows, *only(at.bid(level, Strain.D), "S-NT-2", artificial=True), *_end()]


def answers_over_theirs(at: BiddingPosition, asked: Spoken) -> Rows:
    """Answer Stayman or a transfer over a bid of theirs, low, where there is a fit (S-NT-13)."""
    assert asked.bid is not None, "questions are bids"
    look = Outlook(at)
    rows: Rows = []
    if asked.rule == "S-NT-5":
        return rows
    shown = {Strain.D: Suit.H, Strain.H: Suit.S}.get(asked.bid.strain)
    for suit in (Suit.H, Suit.S) if shown is None else (shown,):
        low = at.cheapest(suit.strain)
        if suit not in look.their_suits and low <= 3:
            cards = 4 if shown is None else low + 1
            rows += only(at.low(suit.strain), "S-NT-13", length(suit) >= cards)
    return rows


def _end() -> Rows:
    return passing("S-NT-9")


def asker_again(at: BiddingPosition, asked: Spoken, answer: Spoken) -> Rows:
    """Go on after the answer to Stayman or the transfer."""
    look = Outlook(at)
    lo, hi = look.partner.least, look.partner.most
    game, invite, slam = GAME - lo, GAME + 1 - hi, SLAM - lo
    if asked.rule == "S-NT-5":
        return [*only(at.bid(3, Strain.D), "S-NT-5", length(Suit.D) >= 6), *_end()]
    assert asked.bid is not None, "questions are bids"
    if asked.rule == "S-NT-3":
        suit = Suit.H if asked.bid.strain is Strain.D else Suit.S
        return _after_transfer(at, suit, game, invite, slam)
    return _after_stayman(at, answer, game, invite, slam)


def _after_transfer(at: BiddingPosition, suit: Suit, game: int, invite: int, slam: int) -> Rows:
    six, fit = length(suit) >= 6, suit_value(suit, 2)
    rows = only(
        at.bid(4, Strain.NT) if at.cheapest(Strain.NT) <= 4 else None,
        "S-SLAM-1",
        six & (fit >= slam),
        artificial=True,
    )
    rows += only(at.slam(Strain.NT), "S-NT-8", ~six & (POINTS >= slam))
    rows += only(at.bid(at.game(suit.strain), suit.strain), "S-NT-10", six & (fit >= game))
    for minor in MINORS:
        shape = (length(minor) >= 4) & ~BALANCED & (POINTS >= max(game + 3, 10))
        rows += only(at.bid(3, minor.strain), "S-LATE-5", shape & ~six)
    rows += only(at.bid(at.game(Strain.NT), Strain.NT), "S-NT-6", ~six & (POINTS >= game))
    rows += only(at.bid(3, suit.strain), "S-NT-10", six & fit.between(invite, game - 1))
    if at.bid(2, Strain.NT):
        need = ~six & TOTAL.between(invite, game)
        rows += only(at.bid(2, Strain.NT), "S-NT-6", need)
    return [*rows, *passing("S-NT-9", POINTS < invite), *_end()]


def _after_stayman(at: BiddingPosition, answer: Spoken, game: int, invite: int, slam: int) -> Rows:
    rows: Rows = []
    suit = answer.suit
    if suit is not None:
        fits, fit = length(suit) >= 4, suit_value(suit, 4)
        rows += only(_agreeing(at, suit), "S-NT-12", fits & (fit >= slam - 2), artificial=True)
        rows += only(at.slam(Strain.NT), "S-NT-8", ~fits & (TOTAL >= slam))
        asks = ~fits & TOTAL.between(slam - 2, slam - 1)
        rows += only(at.bid(4, Strain.NT), "S-NT-7", asks)
        rows += only(at.bid(at.game(suit.strain), suit.strain), "S-NT-10", fits & (fit >= game))
        invites = fits & fit.between(invite, game - 1)
        rows += only(_below(at, 3, suit), "S-NT-10", invites)
    else:
        for major in MAJORS:
            five = length(major) >= 5
            rows += only(_below(at, 3, major), "S-LATE-5", five & (POINTS >= game))
            rows += only(_below(at, 2, major), "S-NT-10", five & POINTS.between(invite, game - 1))
    rows += only(at.slam(Strain.NT), "S-NT-8", TOTAL >= slam)
    quantitative = TOTAL.between(slam - 2, slam - 1)
    if suit is None:
        rows += only(at.bid(4, Strain.NT), "S-NT-7", quantitative)
    rows += only(at.bid(at.game(Strain.NT), Strain.NT), "S-NT-6", TOTAL >= game)
    rows += only(at.bid(2, Strain.NT), "S-NT-6", TOTAL.between(invite, game - 1))
    return [*rows, *_end()]


def _agreeing(at: BiddingPosition, suit: Suit) -> Bid | None:
    """Return the bid that agrees opener's major for a slam: the other one, over three clubs."""
    other = Suit.S if suit is Suit.H else Suit.H
    return at.bid(3, other.strain) if at.cheapest(suit.strain) == 3 else at.bid(4, Strain.C)


def _below(at: BiddingPosition, level: int, suit: Suit) -> Bid | None:
    return at.bid(level, suit.strain) if level < at.game(suit.strain) else None
