"""Answering partner's overcall or take-out double (S-ADV)."""

from __future__ import annotations

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.needs import ALWAYS, Need
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import BALANCED, POINTS, TOTAL, suit_points, suit_value
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import Spoken
from sansatout.robots.bidding.standard.placing import games
from sansatout.robots.bidding.standard.slams import slam_tries
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import (
    MAJORS,
    SUITS,
    by_length,
    chosen,
    length,
    longest_first,
)

__all__ = ["answer_double", "answer_overcall", "answer_two_suits", "doubler_again"]


def answer_double(at: BiddingPosition) -> Rows:
    """Answer a take-out double; over a bid in between only with something (S-ADV)."""
    look = Outlook(at)
    game = 25 - (look.partner.least or 11)
    open_to = [suit for suit in SUITS if suit not in look.their_suits]
    picks = {suit: chosen(suit, _four, open_to, _majors_first) for suit in open_to}
    rows = _penalty_pass(at) if at.rho_passed else []
    for suit, pick in picks.items():
        if suit in MAJORS:
            rows += only(
                look.game(suit.strain), "S-ADV-3", pick & (suit_value(suit, 4) >= game - 1)
            )
    rows += only(look.game(Strain.NT), "S-ADV-5", look.stopped & (POINTS >= game - 1))
    for suit, pick in picks.items():
        jump = at.low(suit.strain, jump=1)
        if jump is not None and jump.level <= 3:
            rows += only(jump, "S-ADV-2", pick & suit_value(suit, 4).between(game - 3, game - 1))
    rows += _no_trump_answers(at, look, game)
    for theirs in look.their_suits[:1]:
        cue = at.low(theirs.strain)
        if cue is not None and cue.level <= 3:
            rows += only(cue, "S-ADV-4", POINTS >= game, artificial=True)
    for suit, pick in picks.items():
        enough = POINTS >= 0 if at.rho_passed else _free(at, suit)
        rows += only(at.low(suit.strain), "S-ADV-1", pick & enough)
    return [*rows, *_weak_answers(at, look, open_to)]


def _no_trump_answers(at: BiddingPosition, look: Outlook, game: int) -> Rows:
    open_to = [suit for suit in SUITS if suit not in look.their_suits]
    held = look.stopped & ~_has_major(open_to)
    if at.cheapest(Strain.NT) == 1:
        return [
            *only(at.bid(1, Strain.NT), "S-ADV-5", held & POINTS.between(game - 7, game - 3)),
            *only(at.bid(2, Strain.NT), "S-ADV-5", held & POINTS.between(game - 2, game - 1)),
        ]
    return only(at.bid(2, Strain.NT), "S-ADV-5", held & POINTS.between(game - 4, game - 1))


def _weak_answers(at: BiddingPosition, look: Outlook, open_to: list[Suit]) -> Rows:
    """Answer all the same when nobody has bid in between."""
    if not at.rho_passed:
        return passing("S-ADV-1", POINTS <= 9)
    rows: Rows = []
    for suit in sorted(open_to, key=lambda suit: at.cheapest(suit.strain)):
        rows += only(at.low(suit.strain), "S-LATE-9", length(suit) >= 3)
    rows += only(at.low(Strain.NT), "S-LATE-9", look.stopped)
    return [*rows, *passing("S-ADV-6")]


def _free(at: BiddingPosition, suit: Suit) -> Need:
    level = at.cheapest(suit.strain)
    return POINTS >= {1: 5, 2: 7, 3: 9}.get(level, 11)


def _four(suit: Suit) -> Need:
    return length(suit) >= 4


def _has_major(suits: list[Suit]) -> Need:
    need: Need = ~ALWAYS
    for suit in suits:
        if suit in MAJORS:
            need = need | (length(suit) >= 4)
    return need


@by_length
def _majors_first(counts: Counts, suits: list[Suit]) -> Suit:
    """Prefer a major to a minor not longer by two cards."""
    return max(suits, key=lambda s: (counts.lengths[s] + 1.5 * (s in MAJORS), s.value))


def _penalty_pass(at: BiddingPosition) -> Rows:
    """Leave the double in with long strong trumps behind them (S-ADV-6)."""
    assert at.last is not None, "a double doubles a bid"
    suit = at.last.strain.suit
    if suit is None:
        return passing("S-ADV-6", POINTS >= 6)
    level = at.last.level
    trumps = (length(suit) >= max(3, 6 - max(0, level - 1))) & (suit_points(suit) >= 5 - level // 2)
    if level >= 4:
        return passing("S-ADV-6", length(suit) >= 2) + passing("S-ADV-6", POINTS <= 12)
    return passing("S-ADV-6", trumps & (POINTS >= 6))


def answer_overcall(at: BiddingPosition, said: Spoken) -> Rows:
    """Answer partner's overcall in a suit: raise by trumps, their suit with more (S-ADV-7)."""
    look = Outlook(at)
    assert said.bid is not None, "overcalls are bids"
    suit, least = said.bid.strain.suit, look.partner.least
    if suit is None:
        return []
    fit, known = look.fit(suit), look.partner.shortest[suit]
    support = length(suit) >= 8 - known
    rows: Rows = slam_tries(at, look) if at.rho_passed else []
    if suit in MAJORS:
        rows += only(look.game(suit.strain), "S-ADV-7", support & (fit >= 25 - least - 1))
        weak = (length(suit) >= 10 - known) & (POINTS <= 9)
        four = at.bid(4, suit.strain) if at.game(suit.strain) >= 4 else None
        rows += only(four, "S-ADV-7", weak)
    rows += only(look.game(Strain.NT), "S-ADV-9", look.stopped & (POINTS >= 25 - least))
    for theirs in look.their_suits[:1]:
        cue = at.low(theirs.strain)
        if cue is not None and cue.level <= 3:
            rows += only(cue, "S-ADV-8", support & (fit >= 12), artificial=True)
    rows += _raise_by_trumps(at, suit, known)
    rows += _own_suits(at, look)
    held = look.stopped
    rows += only(at.bid(1, Strain.NT), "S-ADV-9", held & POINTS.between(8, 11))
    rows += only(at.bid(2, Strain.NT), "S-ADV-9", held & POINTS.between(11, 13))
    return [*rows, *passing("S-ADV-7", POINTS <= 11), *passing("S-ADV-7")]


def _raise_by_trumps(at: BiddingPosition, suit: Suit, known: int) -> Rows:
    """Raise to the level of the trumps together (S-ADV-7)."""
    fit = suit_value(suit, known)
    rows: Rows = []
    low = at.cheapest(suit.strain)
    if low < at.game(suit.strain):
        if low == 2:
            jump = (length(suit) >= 9 - known) & fit.between(4, 11)
            rows += only(_level(at, 3, suit), "S-ADV-7", jump)
        need = (length(suit) >= 6 + low - known) & fit.between(4 + low, 14)
        rows += only(_level(at, low, suit), "S-ADV-7", need)
        rows += (
            only(
                _level(at, low, suit),
                "S-ADV-7",
                (length(suit) >= 8 - known) & fit.between(5 + low, 14),
            )
            if low <= 3
            else []
        )
    return rows


def _level(at: BiddingPosition, level: int, suit: Suit) -> Bid | None:
    return at.bid(level, suit.strain) if level <= at.game(suit.strain) else None


def _own_suits(at: BiddingPosition, look: Outlook) -> Rows:
    rows: Rows = []
    for suit in look.unnamed:
        level = at.cheapest(suit.strain)
        if level <= 3:
            pick = chosen(suit, lambda s: length(s) >= 5, look.unnamed, longest_first)
            least = {1: 8, 2: 10}.get(level, 13)
            need = pick & (TOTAL >= least)
            rows += only(at.low(suit.strain), "S-ADV-10", need & (length(suit) >= 3 + level))
    return rows


def answer_two_suits(at: BiddingPosition) -> Rows:
    """Choose among the suits partner has shown; high with a good fit (S-ADV-11)."""
    look = Outlook(at)
    shown = [suit for suit in SUITS if look.partner.shortest[suit] >= 5]
    rows: Rows = []
    for suit in shown:
        pick = chosen(suit, lambda s: length(s) >= 0, shown, _majors_first)
        game = at.game(suit.strain)
        if suit in MAJORS:
            strong = (length(suit) >= 3) & (look.fit(suit) >= 13)
            rows += only(look.game(suit.strain), "S-ADV-11", pick & strong)
            weak = (length(suit) >= 5) & (POINTS <= 12)
            rows += only(at.bid(min(4, game), suit.strain), "S-ADV-11", pick & weak)
        jump = at.low(suit.strain, jump=1)
        if jump is not None and jump.level <= 3:
            rows += only(jump, "S-ADV-11", pick & (length(suit) >= 4) & (look.fit(suit) >= 8))
        if at.rho_passed:
            rows += only(at.low(suit.strain), "S-ADV-11", pick)
        elif at.cheapest(suit.strain) <= 3:
            rows += only(at.low(suit.strain), "S-ADV-11", pick & (length(suit) >= 4))
    return [*rows, *passing("S-ADV-11")]


def doubler_again(at: BiddingPosition) -> Rows:
    """Show the hand too strong for an overcall after doubling first (S-DBL-8)."""
    look = Outlook(at)
    rows = games(at, look)
    flat = BALANCED & look.stopped
    for level, least in ((1, 18), (2, 19)):
        rows += only(at.bid(level, Strain.NT), "S-DBL-8", flat & POINTS.between(least, 21))
    for suit in SUITS:
        if suit in look.their_suits:
            continue
        fits = look.partner.shortest[suit] >= 4
        if fits and at.cheapest(suit.strain) <= 3:
            need = (length(suit) >= 4) & (look.fit(suit) >= 17)
            rows += only(at.low(suit.strain), "S-DBL-8", need)
        elif at.cheapest(suit.strain) <= 4:
            pick = chosen(suit, lambda s: length(s) >= 5, SUITS, longest_first)
            rows += only(at.low(suit.strain), "S-DBL-8", pick & (TOTAL >= 19))
    return rows
