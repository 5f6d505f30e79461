"""Auctions that may not die below game (section 12, C-FRC-4, C-GAP-35)."""

from __future__ import annotations

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.culbertson.slams import slam_tries
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import CallKind
from sansatout.robots.bidding.table import Rows, only
from sansatout.robots.bidding.vocabulary import (
    HT,
    SIX_FOUR,
    T,
    acceptable,
    biddable,
    chosen,
    ht,
    length,
    normal_support,
)

__all__ = ["forced_order", "long_suit_first"]


def forced_order(at: BiddingPosition) -> Rows:
    """Bid on in a forced auction: support, second suit, repeat, no trump (N-16).

    The last rows keep C-FRC-4 when every listed choice lies above game in its own strain: game in
    a suit our side has named.
    """
    return [
        *_slam(at),
        *_agreed_suit(at),
        *_invited_to_slam(at),
        *_listed(at),
        *only(at.low(Strain.NT), "C-ORB-7 C-ORB-1"),
        *_game_anyhow(at),
    ]


def _slam(at: BiddingPosition) -> Rows:
    """Try for slam once partner knows the trumps; before that he is told of the support.

    Support that would be game tells him too little: then the slam is tried for at once.
    """
    agreed = any(suit in at.my_suits for suit in at.partner_suits)
    known = agreed or len(at.my_bids) > 1 or at.game_reached or _support_is_game(at)
    return slam_tries(at, Outlook(at), "C-GAP-17") if known else []


def _support_is_game(at: BiddingPosition) -> bool:
    suit = at.partner_suits[-1] if at.partner_suits and not at.theirs else None
    return suit is not None and at.cheapest(suit.strain) >= at.game(suit.strain)


def _listed(at: BiddingPosition) -> Rows:
    """Return support, second suit and repeat in the order agreed on (N-16)."""
    second = [*long_suit_first(at), *_second_suit(at), *_repeat(at)]
    if at.readings.forced_rebid_order == "as-listed":
        return [*second, *_support(at)]
    return [*_support(at), *second]


def _agreed_suit(at: BiddingPosition) -> Rows:
    """Bid game in the suit both have named (C-GAP-17)."""
    rows: Rows = []
    for suit in at.my_suits:
        if suit in at.partner_suits:
            rows += only(at.bid(at.game(suit.strain), suit.strain), "C-GAP-17 C-FRC-4")
    return rows


def _invited_to_slam(at: BiddingPosition) -> Rows:
    """Answer partner's bid of their suit above game: slam beyond the minimum, else the suit."""
    act = at.partner_act
    if act is None or not act.slam_invitation or not at.our_suits:
        return []
    suit = (at.partner_suits or at.my_suits)[-1]
    return [
        *only(at.slam(suit.strain), "C-CUE-2 C-FRC-5 C-ORB-5", HT >= 3.5),
        *only(at.bid(at.cheapest(suit.strain), suit.strain), "C-CUE-2 C-FRC-5"),
    ]


def _support(at: BiddingPosition) -> Rows:
    suits = [
        said.suit for said in at.partner_bids if said.suit and said.kind is not CallKind.CUE_BID
    ]
    if not suits or suits[-1] in at.my_suits:
        return []
    suit = suits[-1]
    repeated = suits.count(suit) > 1
    fits = acceptable(suit) if repeated else normal_support(suit)  # C-TRS-3
    return [
        *only(at.low(suit.strain, jump=1), "C-ORB-5 C-ORB-4", fits & (HT >= 3.5)),
        *only(at.low(suit.strain), "C-ORB-4", fits),
    ]


def long_suit_first(at: BiddingPosition) -> Rows:
    """Repeat the long suit of a 6-4 or 7-4 before the other is shown (C-CHO-4, C-CHO-5)."""
    rows: Rows = []
    for suit, times in _times_bid(at):
        need = SIX_FOUR & (length(suit) >= 6) & (T(suit) >= 3 + times)
        rows += only(at.low(suit.strain), "C-CHO-4 C-CHO-5", need)
    return rows


def _times_bid(at: BiddingPosition) -> list[tuple[Suit, int]]:
    """Return my suits that may be bid once more (C-REP-1, C-REP-2), with how often they were."""
    times = [(suit, sum(said.suit is suit for said in at.my_bids)) for suit in at.my_suits]
    return [(suit, count) for suit, count in times if count <= 2]


def _second_suit(at: BiddingPosition) -> Rows:
    rows: Rows = []
    for suit in at.unnamed:
        late = at.cheapest(suit.strain) > (4 if len(at.my_bids) < 2 else 3)
        pick = chosen(suit, biddable, at.unnamed, at.order)
        rows += only(None if late else at.low(suit.strain), "C-ORB-2", pick)
    return rows


def _repeat(at: BiddingPosition) -> Rows:
    rows: Rows = []
    for suit in at.my_suits:
        times = sum(said.suit is suit for said in at.my_bids)
        good = ((length(suit) >= 5) & (ht(suit) >= 1)) | (length(suit) >= 6)
        if times > 1:
            good = good & (T(suit) >= 5)  # C-REP-2
        rows += only(at.low(suit.strain), "C-ORB-3", good)
    return rows


def _game_anyhow(at: BiddingPosition) -> Rows:
    if at.theirs or at.game_reached:
        return []
    rows: Rows = []
    for suit in (*reversed(at.partner_suits), *at.my_suits):
        game = Bid(at.game(suit.strain), suit.strain)
        bid = at.bid(game.level, suit.strain)
        rows += only(
            bid, "C-FRC-4 C-GAP-35", length(suit) >= (3 if suit in at.partner_suits else 4)
        )
    for suit in (*at.partner_suits, *at.my_suits):
        rows += only(at.bid(at.game(suit.strain), suit.strain), "C-FRC-4 C-GAP-35")
    return rows
