"""Asking for aces, and the slams that follow (S-SLAM)."""

from __future__ import annotations

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.needs import Need
from sansatout.robots.bidding.points import ACES, POINTS, TOTAL
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import Spoken
from sansatout.robots.bidding.standard.outlook import Outlook
from sansatout.robots.bidding.table import Rows, only, passing

__all__ = ["answer_aces", "asked_aces", "asking", "heard_aces", "slam_tries"]

SLAM = 32
"""Points of both hands, shape included, that are good for six of a suit."""
GRAND = 36


def asked_aces(said: Spoken | None) -> bool:
    """Tell whether a call asked for aces."""
    return said is not None and said.rule == "S-SLAM-1"


def answer_aces(at: BiddingPosition) -> Rows:
    """Answer 4NT by the number of aces; over a bid of theirs pass or double (S-SLAM-2)."""
    rows: Rows = []
    for strain, count in ((Strain.D, 1), (Strain.H, 2), (Strain.S, 3)):
        rows += only(_five(at, strain), "S-SLAM-2", ACES.exactly(count), artificial=True)
    rows += only(_five(at, Strain.C), "S-SLAM-2", artificial=True)
    return [*rows, *passing("S-SLAM-2")]


def _five(at: BiddingPosition, strain: Strain) -> Bid | None:
    return at.bid(5, strain) if at.last is not None and at.last.strain is Strain.NT else None


def heard_aces(at: BiddingPosition, answer: Spoken) -> Rows:
    """Bid the slam if not more than one ace is missing, else stop (S-SLAM-3)."""
    look = Outlook(at)
    trump = asking_trump(look)
    strain = Strain.NT if trump is None else trump.strain
    theirs = answer.bid.strain.value if answer.bid is not None and answer.rule == "S-SLAM-2" else 0
    measure = POINTS if trump is None else look.fit(trump)
    grand = (ACES >= 4 - theirs) & (measure >= GRAND - look.partner.least)
    rows = only(at.bid(7, strain), "S-SLAM-3", grand)
    rows += only(at.slam(strain), "S-SLAM-3", ACES >= 3 - theirs)
    if at.last is not None and at.last.strain is strain:
        return [*rows, *passing("S-SLAM-3")]
    rows += only(at.bid(5, strain), "S-SLAM-3")
    rows += only(at.slam(strain), "S-SLAM-3")
    return [*rows, *passing("S-SLAM-3")]


def asking_trump(look: Outlook) -> Suit | None:
    """Return the suit that is trumps when aces are asked for: agreed, or the surest."""
    return look.agreed or (look.our_suits[0] if look.our_suits else None)


def asking(at: BiddingPosition, suit: Suit, strong: Need) -> Rows:
    """Ask for aces, or where that is too late bid six."""
    if not at.situation.stakes.slams_pay:
        return []
    ask = at.bid(4, Strain.NT)
    if ask is not None and Outlook(at).agreed is suit:
        return only(ask, "S-SLAM-1", strong, artificial=True)
    return only(at.slam(suit.strain), "S-SLAM-4", strong & (ACES >= 1))


def slam_tries(at: BiddingPosition, look: Outlook) -> Rows:
    """Go for six when both hands have the points and a fit (S-SLAM-4)."""
    if not at.situation.stakes.slams_pay or at.theirs or (at.last and at.last.level >= 6):
        return []
    least = look.partner.least
    rows: Rows = []
    for suit in look.our_suits:
        strong = look.together(suit) & (look.fit(suit) >= SLAM + suit.strain.is_minor - least)
        if least >= 5:
            rows += asking(at, suit, strong & (POINTS >= SLAM - 7 - least))
    if least >= 6:
        rows += only(at.slam(Strain.NT), "S-SLAM-5", POINTS >= 33 - least)
        rows += only(at.slam(Strain.NT), "S-SLAM-5", TOTAL >= 34 - least)
    if least >= 6 and at.last is Bid(3, Strain.NT) and look.partner.most >= least + 3:
        spread = min(look.partner.most - least, 3)
        asks = POINTS.between(33 - least - spread, 32 - least)
        rows += only(at.bid(4, Strain.NT), "S-NT-7", asks)
    return rows
