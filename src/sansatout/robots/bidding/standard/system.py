"""Which table of today's standard applies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from sansatout.auction import Auction
from sansatout.calls import Call
from sansatout.cards import Suit
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import CallKind, Reading, Spoken
from sansatout.robots.bidding.standard import advances, contested, no_trump, rebids, slams, strong
from sansatout.robots.bidding.standard.competing import competing
from sansatout.robots.bidding.standard.defence import defence
from sansatout.robots.bidding.standard.kinds import read_by
from sansatout.robots.bidding.standard.openings import openings
from sansatout.robots.bidding.standard.placing import placing, rescue
from sansatout.robots.bidding.standard.responses import responses
from sansatout.robots.bidding.system import System
from sansatout.robots.bidding.table import Rows, passing
from sansatout.robots.bidding.vocabulary import MAJORS
from sansatout.seats import Seat

__all__ = ["STANDARD", "Standard"]


@dataclass(frozen=True)
class Standard(System):
    """Five-card majors, 15 to 17 no trump, weak twos, two over one forcing to game."""

    key = "standard"

    def read(self, before: Reading, seat: Seat, call: Call) -> Spoken:
        """Understand a call by the table its player chose it from."""
        return _read(self, before, seat, call)

    def rows(self, at: BiddingPosition) -> Rows:
        """Return the table for the player to call."""
        if at.opening is None:
            return openings(at)
        return [*_table(at, at.opening), *closing(at)]


@lru_cache(maxsize=1024)
def _read(system: Standard, before: Reading, seat: Seat, call: Call) -> Spoken:
    dealer = before.spoken[0].seat if before.spoken else seat
    auction = Auction(dealer, tuple(said.call for said in before.spoken))
    here = BiddingPosition(auction, seat, before, system.readings)
    return read_by(system.rows(here), before, seat, call)


def closing(at: BiddingPosition) -> Rows:
    """End every table: who may not pass finds a bid, everybody else passes (S-LATE-9)."""
    look = Outlook(at)
    forced = at.forced and not at.theirs and not at.game_reached
    return [*(rescue(at, look) if forced or look.must_speak else []), *passing("S-LATE-10")]


def _table(at: BiddingPosition, opening: Spoken) -> Rows:
    said = at.partners[-1] if at.partners else None
    rows = None if said is None else _to_partner(at, said)
    if rows is not None:
        return rows
    return _after_ours(at, opening) if opening.seat.side is at.me.side else _after_theirs(at)


def _to_partner(at: BiddingPosition, said: Spoken) -> Rows | None:
    """Return the table where partner's last call alone decides: aces, doubles, redoubles."""
    towards_slam = _towards_slam(at, said)
    if towards_slam is not None:
        return towards_slam
    if said.kind is CallKind.REDOUBLE and not at.theirs:
        return passing("S-COMP-8")
    if said.kind is CallKind.PENALTY_DOUBLE and at.doubled and at.rho_passed:
        return passing("S-DBL-7")
    if said.kind is CallKind.INFORMATIVE_DOUBLE and (at.doubled or not at.rho_passed):
        return [*advances.answer_double(at), *(competing(at) if not at.rho_passed else [])]
    return None


def _towards_slam(at: BiddingPosition, said: Spoken) -> Rows | None:
    """Return the table of questions for key cards and of jumps into short suits."""
    if at.theirs:
        return competing(at) if slams.asked_aces(said) else None
    own = at.mine[-1] if at.mine else None
    rows: Rows | None = None
    if slams.asked_aces(said):
        rows = slams.answer_aces(at)
    elif slams.asked_kings(said):
        rows = slams.answer_kings(at)
    elif slams.asked_kings(own):
        rows = passing("S-SLAM-7")
    elif slams.asked_aces(own):
        rows = slams.heard_aces(at, said)
    elif own is not None and own.rule == "S-SLAM-2" and said.rule == "S-SLAM-3":
        rows = slams.signed_off(at)
    elif said.rule in ("S-RESP-13", "S-REB-13", "S-NT-12"):
        trump = Outlook(at).agreed
        rows = None if trump is None else rebids.over_splinter(at, trump)
    return rows


def _after_ours(at: BiddingPosition, opening: Spoken) -> Rows:
    turns = at.turns_since(opening)
    if opening.seat is at.me:
        return _rebid(at, opening) if turns == 0 else _later(at)
    return _first_answer(at, opening) if turns == 0 else _later(at)


def _first_answer(at: BiddingPosition, opening: Spoken) -> Rows:
    """Answer partner's opening, whatever the next player did."""
    bid = opening.bid
    assert bid is not None, "an opening is a bid"
    suit = bid.strain.suit
    if opening.rule == "S-OPEN-1":
        return strong.to_two_clubs(at) + (competing(at) if at.theirs else [])
    if suit is None:
        free = at.rho_passed and bid.level <= 2
        return no_trump.answers(at) if free else contested.no_trump_contested(at)
    if bid.level > 1:
        return strong.to_a_weak_opening(at, bid)
    if at.rho_passed:
        return responses(at, suit)
    return (contested.over_their_overcall if at.theirs else contested.over_their_double)(at, suit)


def _rebid(at: BiddingPosition, opening: Spoken) -> Rows:
    """Call a second time as opener."""
    bid, said = opening.bid, at.partners[-1] if at.partners else None
    assert bid is not None, "an opening is a bid"
    if said is None or said.kind is CallKind.PASS:
        return competing(at) if at.theirs else []
    if opening.rule == "S-OPEN-1":
        return strong.after_two_clubs(at) + (competing(at) if at.theirs else [])
    suit = bid.strain.suit
    if suit is None:
        return _no_trump_again(at, said)
    if bid.level > 1:
        return strong.weak_opener_again(at) if not at.forced else placing(at)
    table = _REBIDS.get(said.rule)
    if table is not None and (not at.theirs or said.rule in _OVER_INTERFERENCE):
        return [*table(at, suit, said), *(competing(at) if at.theirs else [])]
    return _later(at)


def _no_trump_again(at: BiddingPosition, said: Spoken) -> Rows:
    """Answer a question over one's no trump, low over a bid of theirs."""
    if said.rule not in ("S-NT-1", "S-NT-3", "S-NT-5"):
        return _later(at)
    if not at.theirs:
        return no_trump.opener_answers(at, said)
    return [*no_trump.answers_over_theirs(at, said), *competing(at)]


def _over_suit(at: BiddingPosition, opened: Suit, said: Spoken) -> Rows:
    assert said.suit is not None, "partner has named a suit"
    return rebids.over_a_suit(at, opened, said.suit)


def _over_force(at: BiddingPosition, opened: Suit, said: Spoken) -> Rows:
    assert said.suit is not None, "partner has named a suit"
    return rebids.over_two_over_one(at, opened, said.suit)


_REBIDS: dict[str, Callable[[BiddingPosition, Suit, Spoken], Rows]] = {
    "S-RESP-1": lambda at, opened, _: rebids.after_game_raise(at, opened),
    "S-RESP-2": _over_force,
    "S-RESP-3": _over_force,
    "S-RESP-8": _over_suit,
    "S-RESP-9": lambda at, opened, _: rebids.over_one_no_trump(at, opened),
    "S-COMP-4": _over_suit,
    "S-COMP-9": _over_suit,
}
"""Opener's tables by the rule of partner's answer; over others the contract is placed."""
_OVER_INTERFERENCE = ("S-RESP-8", "S-COMP-4", "S-COMP-9")


def _after_theirs(at: BiddingPosition) -> Rows:
    """Call for a side that did not open."""
    acts = [said for said in at.partners if said.kind is not CallKind.PASS]
    own = [said for said in at.mine if said.kind is not CallKind.PASS]
    if not acts and not own:
        return defence(at)
    first = len(acts) == 1 and acts[0] is at.partners[-1] and not own
    return _first_advance(at, acts[0]) if first else _later(at)


def _first_advance(at: BiddingPosition, said: Spoken) -> Rows:
    """Answer the only call of a partner who did not open."""
    bid = said.bid
    if bid is None:
        return _later(at)
    if said.kind is CallKind.TWO_SUITS:
        return advances.answer_two_suits(at)
    if no_trump.shown_no_trump(said) and bid.level <= 2:
        return no_trump.answers(at) if at.rho_passed else contested.no_trump_contested(at)
    if said.rule == "S-OVC-5":
        return strong.to_a_weak_opening(at, bid)
    return advances.answer_overcall(at, said) if said.suit is not None else _later(at)


def _later(at: BiddingPosition) -> Rows:
    """Go on with a convention begun, else place the contract or compete for it."""
    look = Outlook(at)
    said, own = look.partner_last, at.mine[-1] if at.mine else None
    asks = ("S-NT-1", "S-NT-3", "S-NT-5")
    if not at.theirs and said is not None:
        if said.rule in asks:
            return no_trump.opener_answers(at, said)
        if own is not None and own.rule in asks and said.rule in _ANSWERED:
            return no_trump.asker_again(at, own, said)
        if said.rule == "S-REB-10":
            return rebids.answer_checkback(at, _shown_major(look))
        if said.rule == "S-TWO-4" and said.bid is not None and said.bid.level == 2:
            return no_trump.answers(at)
    if own is not None and own.rule in ("S-DBL-1", "S-DBL-2") and not at.my_bids:
        return [*advances.doubler_again(at), *(competing(at) if at.theirs else placing(at))]
    return competing(at) if at.theirs else placing(at)


_ANSWERED = ("S-NT-2", "S-NT-4", "S-NT-5", "S-NT-13")
"""The rules of answers to questions over no trump."""


def _shown_major(look: Outlook) -> Suit:
    return max(MAJORS, key=lambda suit: look.partner.shortest[suit])


STANDARD = Standard()
