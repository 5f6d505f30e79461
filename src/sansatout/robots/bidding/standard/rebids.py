"""Opener's second call (S-REB)."""

from __future__ import annotations

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.needs import any_of
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import BALANCED, NEARLY_BALANCED, POINTS, TOTAL, suit_value
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.standard.placing import GAME_POINTS
from sansatout.robots.bidding.standard.slams import slam_tries
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import MAJORS, SUITS, chosen, length, longest_first

__all__ = [
    "after_game_raise",
    "answer_checkback",
    "over_a_suit",
    "over_one_no_trump",
    "over_splinter",
    "over_two_over_one",
]


def over_a_suit(at: BiddingPosition, opened: Suit, answered: Suit) -> Rows:
    """Rebid over an answer of one in a suit, whether or not the opponents have bid."""
    look = Outlook(at)
    five = look.partner_last is not None and look.partner_last.rule == "S-COMP-4"
    return [
        *(_raise_of_five(at, look, answered) if five else _support(at, answered)),
        *_one_level(at, look, opened),
        *_balanced(at, look),
        *_second_suit(at, look, opened),
        *_own_suit(at, opened),
        *_cheap_end(at, look, opened),
    ]


def _support(at: BiddingPosition, suit: Suit) -> Rows:
    four, fit = length(suit) >= 4, suit_value(suit, 4)
    game = at.game(suit.strain) if suit in MAJORS else 4
    return [
        *_splinters(at, suit),
        *only(at.bid(game, suit.strain), "S-REB-1", four & (fit >= 20)),
        *only(_between(at, 3, suit), "S-REB-1", four & fit.between(17, 19)),
        *only(_between(at, 2, suit), "S-REB-1", four & fit.between(11, 16)),
        *(_three_cards(at, suit) if suit in MAJORS else []),
    ]


def _raise_of_five(at: BiddingPosition, look: Outlook, suit: Suit) -> Rows:
    """Raise a suit of five cards, named over a bid of theirs, with three (S-REB-15)."""
    fit, game = look.fit(suit), GAME_POINTS - look.partner.least
    three, low = length(suit) >= 3, at.low(suit.strain)
    if suit not in MAJORS:
        rows = only(look.game(Strain.NT), "S-REB-15", look.stopped & (POINTS >= game - 1))
        return rows + only(_between(at, 3, suit), "S-REB-15", three)
    rows = only(look.game(suit.strain), "S-REB-15", three & (fit >= game))
    if low is None or low.level == 3:
        return rows + only(_between(at, 3, suit), "S-REB-15", three & (fit < game))
    rows += only(_between(at, 3, suit), "S-REB-15", three & fit.between(game - 3, game - 1))
    return rows + only(_between(at, 2, suit), "S-REB-15", three & (fit <= game - 4))


def _three_cards(at: BiddingPosition, major: Suit) -> Rows:
    """Raise a major with three cards and a short suit to ruff in (S-REB-14)."""
    short = any_of(length(suit) <= 1 for suit in SUITS if suit is not major)
    need = length(major).exactly(3) & short & suit_value(major, 4).between(10, 15)
    return only(_between(at, 2, major), "S-REB-14", need)


def _splinters(at: BiddingPosition, trump: Suit) -> Rows:
    """Jump twice into a singleton or void with four trumps for partner's major (S-REB-13)."""
    rows: Rows = []
    if trump not in MAJORS or at.theirs or not at.rho_passed:
        return rows
    for suit in at.unnamed:
        level = at.cheapest(suit.strain) + 2
        bid = at.bid(level, suit.strain)
        below = bid is not None and bid < Bid(at.game(trump.strain), trump.strain)
        enough = (length(trump) >= 4) & (suit_value(trump, 4) >= 20) & (length(suit) <= 1)
        rows += only(bid if below else None, "S-REB-13", enough, artificial=True)
    return rows


def _between(at: BiddingPosition, level: int, suit: Suit) -> Bid | None:
    return at.bid(level, suit.strain) if level < at.game(suit.strain) else None


def _one_level(at: BiddingPosition, look: Outlook, opened: Suit) -> Rows:
    rows: Rows = []
    for suit in MAJORS:
        if suit is not opened and suit in look.unnamed and at.cheapest(suit.strain) == 1:
            need = (length(suit) >= 4) & TOTAL.between(11, 19)
            rows += only(at.bid(1, suit.strain), "S-REB-3", need)
    return rows


def _balanced(at: BiddingPosition, look: Outlook) -> Rows:
    """Show a balanced hand too weak or too strong for 1NT at first."""
    flat = NEARLY_BALANCED & look.stopped
    if at.cheapest(Strain.NT) == 2:
        rows = only(look.game(Strain.NT), "S-REB-2", flat & POINTS.between(15, 19))
        low = None if at.theirs else at.bid(2, Strain.NT)
        return rows + only(low, "S-REB-2", flat & POINTS.between(11, 14))
    rows = only(at.bid(2, Strain.NT), "S-REB-2", flat & POINTS.between(18, 19))
    return rows + only(at.bid(1, Strain.NT), "S-REB-2", flat & POINTS.between(11, 14))


def _second_suit(at: BiddingPosition, look: Outlook, opened: Suit) -> Rows:
    """Name a second suit: lower as it comes, higher at two with seventeen, a jump to game."""
    rows: Rows = []
    new = [suit for suit in look.unnamed if suit is not opened]
    for suit in new:
        pick = chosen(suit, lambda s: length(s) >= 4, new, longest_first)
        level = at.cheapest(suit.strain)
        if level <= 2:
            jump = at.bid(level + 1, suit.strain)
            strong = TOTAL >= 20
            if at.bid(level + 1, suit.strain) and level + 1 <= 3:
                rows += only(jump, "S-REB-4", pick & strong)
        reverse = suit.value > opened.value and level == 2
        enough = (TOTAL >= 18) & (POINTS >= 16) if reverse else TOTAL.between(11, 19)
        if level == 3:
            enough = TOTAL >= 17
        if level <= 3:
            rows += only(
                at.bid(level, suit.strain), "S-REB-5" if reverse else "S-REB-3", pick & enough
            )
    return rows


def _own_suit(at: BiddingPosition, opened: Suit) -> Rows:
    six, fit = length(opened) >= 6, TOTAL
    rows: Rows = []
    if opened in MAJORS:
        game = at.bid(at.game(opened.strain), opened.strain)
        rows += only(game, "S-REB-6", (length(opened) >= 7) & (fit >= 17))
        rows += only(game, "S-REB-6", (length(opened) >= 8) & (fit >= 14))
        rows += only(game, "S-REB-6", six & (fit >= 21))
    elif not at.theirs:
        rows += only(at.bid(3, Strain.NT), "S-REB-6", six & (fit >= 21))
    rows += only(_between(at, 3, opened), "S-REB-6", six & fit.between(17, 20))
    rows += only(_between(at, 2, opened), "S-REB-6", six & fit.between(11, 16))
    return rows


def _cheap_end(at: BiddingPosition, look: Outlook, opened: Suit) -> Rows:
    """Find a call when nothing fits: five cards again, or no trump."""
    rows: Rows = []
    if at.theirs:
        return rows
    rows += only(at.bid(2, Strain.NT), "S-REB-2", POINTS.between(18, 21) & look.stopped)
    rows += only(at.bid(2, opened.strain), "S-REB-6", (length(opened) >= 5) & (TOTAL <= 17))
    if at.cheapest(opened.strain) == 3:
        open_suit = (length(opened) >= 5) & ~look.stopped
        rows += only(at.bid(3, opened.strain), "S-REB-6", open_suit)
    rows += only(at.low(Strain.NT), "S-LATE-9", POINTS <= 17)
    return rows + only(at.low(opened.strain), "S-LATE-9")


def over_one_no_trump(at: BiddingPosition, opened: Suit) -> Rows:
    """Rebid over partner's 1NT: pass balanced hands, else the shape (S-REB-7)."""
    look = Outlook(at)
    room = [suit for suit in SUITS if suit is not opened]
    rows = _own_suit(at, opened)
    rows += only(at.bid(2, Strain.NT), "S-REB-2", BALANCED & POINTS.between(18, 19))
    if not at.theirs:
        rows += only(look.game(Strain.NT), "S-REB-2", BALANCED & (POINTS >= 20))
    rows += passing("S-REB-7", BALANCED & (POINTS <= 14)) if at.rho_passed else []
    for suit in room:
        pick = chosen(suit, lambda s: length(s) >= 4, room, longest_first)
        lower = suit.value < opened.value
        rows += only(_between(at, 3, suit) if lower else None, "S-REB-4", pick & (TOTAL >= 20))
        enough = TOTAL.between(11, 19) if lower else (TOTAL >= 18)
        rows += only(_between(at, 2, suit), "S-REB-3" if lower else "S-REB-5", pick & enough)
    if not at.theirs:
        rows += only(at.bid(2, Strain.NT), "S-REB-2", POINTS.between(17, 19))
    return [*rows, *passing("S-REB-7")]


def over_two_over_one(at: BiddingPosition, opened: Suit, answered: Suit) -> Rows:
    """Rebid in an auction that goes on to game."""
    rows = _support_in_force(at, answered)
    rows += only(at.low(opened.strain), "S-REB-8", length(opened) >= 6)
    new = [suit for suit in at.unnamed if suit not in (opened, answered)]
    for suit in new:
        pick = chosen(suit, lambda s: length(s) >= 4, new, longest_first)
        rows += only(at.low(suit.strain), "S-REB-8", pick)
    rows += only(at.bid(3, Strain.NT), "S-REB-8", BALANCED & POINTS.between(18, 19))
    rows += only(at.bid(2, Strain.NT), "S-REB-8", BALANCED)
    return [*rows, *only(at.low(Strain.NT), "S-REB-8")]


def _support_in_force(at: BiddingPosition, suit: Suit) -> Rows:
    least = 3 if suit in MAJORS else 4
    return only(at.low(suit.strain), "S-REB-8", (length(suit) >= least))


def after_game_raise(at: BiddingPosition, suit: Suit) -> Rows:
    """Answer the raise to game by 2NT: three with more than a minimum, a short suit (S-REB-9).

    A new suit at three is no suit but a singleton or void (S-REB-12).
    """
    value = suit_value(suit, 4)
    rows = only(at.bid(3, suit.strain), "S-REB-9", value >= 17)
    for other in SUITS:
        if other is not suit:
            short = (length(other) <= 1) & value.between(12, 16)
            rows += only(at.bid(3, other.strain), "S-REB-12", short, artificial=True)
    game = at.bid(at.game(suit.strain), suit.strain)
    return [*rows, *only(game, "S-REB-9", value.between(10, 16))]


def over_splinter(at: BiddingPosition, trump: Suit) -> Rows:
    """Answer a jump into a short suit: go for six, or game in the suit that it raised."""
    game = at.bid(max(at.game(trump.strain), at.cheapest(trump.strain)), trump.strain)
    return [*slam_tries(at, Outlook(at)), *only(game, "S-LATE-1")]


def answer_checkback(at: BiddingPosition, major: Suit) -> Rows:
    """Answer 2C after a rebid of 1NT: three cards in partner's major, or not (S-REB-11)."""
    three = length(major) >= 3
    return [
        *only(at.bid(3, major.strain), "S-REB-11", three & POINTS.between(13, 14)),
        *only(at.bid(2, major.strain), "S-REB-11", three & (POINTS <= 12)),
        *only(at.bid(2, Strain.D), "S-REB-11", length(major) <= 2, artificial=True),
    ]
