"""Responder's second call and all later turns (section 13, C-GAP-18, C-GAP-36)."""

from __future__ import annotations

from sansatout.calls import PASS, Call
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.culbertson.competing import competing
from sansatout.robots.bidding.culbertson.forced import forced_order
from sansatout.robots.bidding.culbertson.ladder import no_trump_by_ladder
from sansatout.robots.bidding.culbertson.placing import invites, placing, slam_or_game
from sansatout.robots.bidding.culbertson.raises import after_a_raise, shown_support
from sansatout.robots.bidding.culbertson.slams import slam_tries
from sansatout.robots.bidding.needs import All, Fact, Need
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import CallKind, Spoken
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import T, acceptable, length, no_shortage

__all__ = ["responder_again", "third_turn"]


def responder_again(at: BiddingPosition) -> Rows:
    """Call a second time as opener's partner (C-GAP-18)."""
    if at.forced:
        tries = slam_tries(at, Outlook(at), "C-GAP-18")
        return [*tries, *_forced_preference(at), *_forced_support(at), *forced_order(at)]
    if at.theirs:
        return [*competing(at, "C-GAP-18"), *passing("C-GAP-18")]
    rows, act = slam_or_game(at, "C-GAP-18"), at.partner_act
    if at.game_reached or act is None:
        return [*rows, *passing("C-GAP-18")]
    rows += _raised(at, act) + _went_on(at, act) if at.my_bids else []
    rows += _repeated(at, act)
    rows += invites(at, "C-GAP-18")
    rows += _own_suit(at)
    rows += _preference(at, act) or _no_trump_rebid(at, act)
    return [*rows, *passing("C-GAP-18")]


def third_turn(at: BiddingPosition) -> Rows:
    """Go on at later turns where both hands are known to have more (C-GAP-36)."""
    if at.forced:
        return []
    return competing(at, "C-GAP-36") if at.theirs else placing(at, "C-GAP-36")


def _own_suit(at: BiddingPosition) -> Rows:
    """Repeat a long suit that partner has not raised, without four cards in his (C-REP-1)."""
    rows: Rows = []
    short = All(tuple(length(suit) <= 3 for suit in at.partner_suits))
    for suit in at.my_suits:
        bid = at.low(suit.strain)
        if bid is not None and bid.level <= 3 and suit not in at.partner_suits:
            rows += only(bid, "C-GAP-18 C-REP-1", short & (length(suit) >= 6) & (T(suit) >= 4))
    return rows


def _preferred(first: Suit, second: Suit) -> Need:
    """Longer in the first suit, or as long (C-PREF-1, C-PREF-2)."""
    return Fact("prefers", lambda c: c.lengths[first] >= c.lengths[second], first)


def _two_suits(at: BiddingPosition) -> tuple[Suit, Suit] | None:
    suits = [suit for suit in at.partner_suits if suit not in at.my_suits]
    return (suits[0], suits[1]) if len(suits) == 2 else None


def _forced_preference(at: BiddingPosition) -> Rows:
    suits = _two_suits(at)
    if suits is None:
        return []
    first, second = suits
    prefers = _preferred(first, second)
    return [
        *only(at.low(first.strain), "C-PREF-1 C-GAP-18", prefers & (length(first) >= 3)),
        *only(at.low(second.strain), "C-PREF-2 C-GAP-18", ~prefers & (length(second) >= 3)),
    ]


def _forced_support(at: BiddingPosition) -> Rows:
    """Support a repeated suit; a minor at four only after three no trump."""
    act = at.partner_act
    if act is None or act.kind is not CallKind.REPEAT or act.suit is None:
        return []
    support = at.low(act.suit.strain)
    rows: Rows = []
    if support is not None and support.level == 4 and support.strain.is_minor:
        flat = Outlook(at).stopped & no_shortage
        rows += only(at.bid(3, Strain.NT), "C-GAP-18", flat)
    return [*rows, *only(support, "C-TRS-3 C-GAP-18", acceptable(act.suit))]


def _raised(at: BiddingPosition, act: Spoken) -> Rows:
    """Go on, after opener raised the suit, as opener does after a raise (C-GAP-13)."""
    own = next((s.bid for s in reversed(at.my_bids) if s.suit is act.suit), None)
    if not act.kind.supports or act.suit is None or act.bid is None or own is None:
        return []  # a suit named by an explained double has no bid to be raised
    shown = {1: 3.5, 2: 4.5}.get(act.bid.level - own.level, 5.5)
    rules = "C-GAP-18 C-GAP-13"
    return [*after_a_raise(at, act.suit, shown, rules), *passing(rules)]


def _went_on(at: BiddingPosition, act: Spoken) -> Rows:
    """Bid game with half a trick to spare when opener went on in the suit that was raised."""
    raised = next((s for s in at.my_bids if s.kind.supports and s.suit is act.suit), None)
    if raised is None or raised.bid is None or act.suit is None:
        return []
    least = shown_support(raised.bid.level) + 0.5
    game = at.bid(at.game(act.suit.strain), act.suit.strain)
    return [*only(game, "C-GAP-18", at.st(act.suit) >= least), *passing("C-GAP-18")]


def _preference(at: BiddingPosition, act: Spoken) -> Rows:
    """Return to the first of opener's two suits, or leave the second (C-PREF-1, C-PREF-2)."""
    suits = _two_suits(at)
    if suits is None or act.suit not in suits:
        return []
    first, second = suits
    prefers = _preferred(first, second)
    return _to(at, act, first, "C-PREF-1 C-GAP-18", prefers) + _to(
        at, act, second, "C-PREF-2 C-GAP-18", ~prefers
    )


def _to(at: BiddingPosition, act: Spoken, suit: Suit, rules: str, need: Need) -> Rows:
    stay: Call = PASS
    return only(stay if act.suit is suit else at.low(suit.strain), rules, need)


def _repeated(at: BiddingPosition, act: Spoken) -> Rows:
    """Raise the suit opener has repeated, on weaker trumps (C-TRS-3)."""
    if act.kind is not CallKind.REPEAT or act.suit is None:
        return []
    suit, now = act.suit, at.cheapest(act.suit.strain)
    fits = acceptable(suit)
    return [
        *only(at.capped(now + 1, suit.strain), "C-TRS-3 C-GAP-18", fits & (at.st(suit) >= 4.5)),
        *only(at.capped(now, suit.strain), "C-TRS-3 C-GAP-18", fits & (at.st(suit) >= 3.5)),
    ]


def _no_trump_rebid(at: BiddingPosition, act: Spoken) -> Rows:
    """Climb the ladder over opener's rebid of 1NT (2½) or 2NT (3½)."""
    if act.bid is None or act.bid.strain is not Strain.NT or not at.my_bids:
        return []
    shown = {1: 2.5, 2: 3.5}.get(act.bid.level)
    return [] if shown is None else no_trump_by_ladder(at, shown, "C-GAP-18")
