"""Responder's first call when the next player has not passed (S-COMP)."""

from __future__ import annotations

from sansatout.calls import DOUBLE, REDOUBLE, Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.needs import All, Need, any_of
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import POINTS, TOTAL, good_suit, suit_value
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import (
    MAJORS,
    SUITS,
    chosen,
    length,
    longest_first,
)

__all__ = ["no_trump_contested", "over_their_double", "over_their_overcall"]


def over_their_overcall(at: BiddingPosition, opened: Suit) -> Rows:
    """Answer an opening of one of a suit over an overcall."""
    look = Outlook(at)
    assert at.last is not None, "they have bid"
    return [
        *_strong_raise(at, opened, look),
        *_no_trump_game(look),
        *_raises(at, opened),
        *_new_suits(at, look),
        *_negative_double(at, look),
        *_no_trump(at, look),
        *passing("S-COMP-6", POINTS <= 10),
        *passing("S-COMP-6"),
    ]


def _strong_raise(at: BiddingPosition, suit: Suit, look: Outlook) -> Rows:
    """Bid their suit with support and the strength of a limit raise or more (S-COMP-2)."""
    rows: Rows = []
    trumps = length(suit) >= (3 if suit in MAJORS else 5)
    for theirs in look.their_suits[:1]:
        cue = at.low(theirs.strain)
        if cue is not None and cue.level <= 3:
            need = trumps & (suit_value(suit, 5 if suit in MAJORS else 4) >= 11) & (POINTS >= 8)
            rows += only(cue, "S-COMP-2", need, artificial=True)
    if suit in MAJORS:
        rows += only(
            look.game(suit.strain),
            "S-COMP-3",
            trumps & (suit_value(suit, 5 if suit in MAJORS else 4) >= 12),
        )
        rows += only(_level(at, 4, suit), "S-COMP-3", (length(suit) >= 5) & (POINTS <= 9))
    return rows


def _level(at: BiddingPosition, level: int, suit: Suit) -> Bid | None:
    return at.bid(level, suit.strain) if level <= at.game(suit.strain) else None


def _raises(at: BiddingPosition, suit: Suit) -> Rows:
    """Raise to the level of the trumps both hands have (S-COMP-3)."""
    fit = suit_value(suit, 5 if suit in MAJORS else 4)
    known = 5 if suit in MAJORS else 4
    jump = length(suit) >= (9 if suit in MAJORS else 10) - known
    rows = only(_below(at, 3, suit), "S-COMP-3", jump & fit.between(5, 10))
    rows += only(_below(at, 2, suit), "S-COMP-3", (length(suit) >= 8 - known) & fit.between(6, 10))
    if at.cheapest(suit.strain) == 3:
        need = (length(suit) >= 8 - known) & fit.between(8, 11)
        rows += only(_below(at, 3, suit), "S-COMP-3", need)
    return rows


def _below(at: BiddingPosition, level: int, suit: Suit) -> Bid | None:
    return at.bid(level, suit.strain) if level < at.game(suit.strain) else None


def _new_suits(at: BiddingPosition, look: Outlook) -> Rows:
    """Name a suit of five: at one with six points, at two with ten, at three with twelve."""
    rows: Rows = []
    for suit in look.unnamed:
        level = at.cheapest(suit.strain)
        enough = {1: 6, 2: 10, 3: 12}.get(level)
        if enough is None:
            continue

        def fit(other: Suit, least: int = enough) -> Need:
            return (length(other) >= 5) & (TOTAL >= least)

        pick = chosen(suit, fit, look.unnamed, longest_first)
        rows += only(at.low(suit.strain), "S-COMP-4", pick)
    return rows


def _negative_double(at: BiddingPosition, look: Outlook) -> Rows:
    """Double for the majors nobody has named (S-COMP-1)."""
    assert at.last is not None, "they have bid"
    level = at.last.level
    if level > 4 or at.last.strain is Strain.NT:
        return []
    enough = {1: 6, 2: 8, 3: 10}.get(level, 13)
    majors = [suit for suit in MAJORS if suit in look.unnamed]
    if not majors:
        short = length(look.their_suits[0]) <= 2 if look.their_suits else POINTS >= 0
        return only(DOUBLE, "S-COMP-1", (POINTS >= enough + 2) & short)
    rows = []
    four = All(tuple(length(suit) >= 4 for suit in majors))
    rows += only(DOUBLE, "S-COMP-1", (POINTS >= enough) & four)
    if len(majors) == 2:
        one = any_of(length(suit) >= 4 for suit in majors)
        rows += only(DOUBLE, "S-COMP-1", (POINTS >= enough) & one)
    thin = All(tuple(length(suit) <= 3 for suit in look.their_suits))
    rows += only(DOUBLE, "S-COMP-1", thin & (POINTS >= 12))
    return rows


def _no_trump_game(look: Outlook) -> Rows:
    three = look.at.bid(3, Strain.NT)
    flat = All(tuple(length(suit) <= 4 for suit in MAJORS if suit in look.unnamed))
    return only(three, "S-COMP-5", (POINTS >= 13) & look.stopped & flat & ~_short(look))


def _short(look: Outlook) -> Need:
    return any_of(length(s) <= 1 for s in SUITS if look.partner.shortest[s] < 4)


def _no_trump(at: BiddingPosition, look: Outlook) -> Rows:
    held = look.stopped
    rows = only(at.bid(1, Strain.NT), "S-COMP-5", held & POINTS.between(7, 10))
    return rows + only(at.bid(2, Strain.NT), "S-COMP-5", held & POINTS.between(11, 12))


def over_their_double(at: BiddingPosition, opened: Suit) -> Rows:
    """Answer an opening that was doubled for take-out (S-COMP-7, S-COMP-8)."""
    known = 5 if opened in MAJORS else 4
    fit, game = suit_value(opened, known), at.game(opened.strain)
    support = length(opened) >= 8 - known
    rows: Rows = []
    if opened in MAJORS:
        long = (length(opened) >= 5) & (POINTS <= 10)
        rows += only(at.bid(game, opened.strain), "S-COMP-3", long)
    rows += only(at.bid(2, Strain.NT), "S-COMP-7", support & (fit >= 11), artificial=True)
    four = (length(opened) >= 9 - known) & fit.between(4, 10)
    rows += only(_below(at, 3, opened), "S-COMP-3", four)
    rows += only(_below(at, 2, opened), "S-COMP-3", support & fit.between(5, 10))
    rows += only(REDOUBLE, "S-COMP-8", POINTS >= 10)
    for suit in at.unnamed:
        level = at.cheapest(suit.strain)
        pick = chosen(suit, lambda s: length(s) >= 4, at.unnamed, longest_first)
        if level == 1:
            rows += only(at.low(suit.strain), "S-COMP-9", pick & (POINTS >= 5))
        else:
            need = (length(suit) >= 6) & POINTS.between(5, 9) & good_suit(suit)
            rows += only(at.low(suit.strain), "S-COMP-9", need)
    rows += only(at.bid(1, Strain.NT), "S-COMP-5", POINTS.between(7, 9))
    return [*rows, *passing("S-COMP-6", POINTS <= 6), *passing("S-COMP-6")]


def no_trump_contested(at: BiddingPosition) -> Rows:
    """Answer no trump over a double or an overcall: natural, a double of a suit is strength."""
    look = Outlook(at)
    least, most = look.partner.least, look.partner.most
    game, invite = 25 - least, 25 - most
    rows: Rows = []
    for suit in MAJORS:
        if suit not in look.their_suits:
            six = (length(suit) >= 6) & (TOTAL >= game)
            rows += only(look.game(suit.strain), "S-COMP-10", six)
            five = (length(suit) >= 5) & (POINTS >= game)
            if at.cheapest(suit.strain) <= 3 and at.theirs:
                rows += only(at.bid(3, suit.strain), "S-LATE-5", five)
    rows += only(look.game(Strain.NT), "S-COMP-10", look.stopped & (TOTAL >= game))
    for suit in SUITS:
        if suit not in look.their_suits and at.cheapest(suit.strain) == 2:
            pick = chosen(suit, lambda s: length(s) >= 5, SUITS, longest_first)
            weak = POINTS.between(0 if not at.theirs else 4, game)
            rows += only(at.bid(2, suit.strain), "S-COMP-10", pick & weak)
    if at.theirs:
        rows += only(at.bid(2, Strain.NT), "S-COMP-10", look.stopped & POINTS.between(invite, game))
        rows += only(DOUBLE, "S-DBL-5", POINTS >= invite)
    return [*rows, *passing("S-COMP-6")]
