"""Of which rules a spot is an example: those of the row that decides, and those defined here.

Some rules stand in no row of a table, because they choose between suits or set a bound that many
rows have. What they say is put here as a test of the spot; the sharp cases only, in which a player
who does not know the rule would call something else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from sansatout.auction import Auction
from sansatout.calls import PASS, Bid
from sansatout.cards import Suit
from sansatout.robots.bidding import bidding_system, decide_call
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.vocabulary import (
    FLAT,
    HT,
    MAJORS,
    PT,
    ST,
    biddable,
    headed_by_jack,
    length,
    normal_support,
    stopped,
)
from sansatout.school.practice.bidding.spots import BiddingSpot

__all__ = ["PREFIXES", "examples"]

PREFIXES: Final[Mapping[str, str]] = MappingProxyType({"culbertson": "C-", "one-club": "R-"})
"""How the ids of a system's rules begin."""
_Test = Callable[[BiddingSpot], bool]
_DEFINED: Final[dict[str, _Test]] = {}


def examples(spot: BiddingSpot) -> tuple[str, ...]:
    """Return the rules of its system that the spot is an example of, without the gaps."""
    prefix = PREFIXES[spot.system]
    named = [rule for rule in spot.decision.rules if rule.startswith(prefix)]
    defined = [rule for rule, test in _DEFINED.items() if rule.startswith(prefix) and test(spot)]
    shown = dict.fromkeys((*named, *defined))
    return tuple(rule for rule in shown if "-GAP-" not in rule and _SHARP.get(rule, _any)(spot))


def _any(_: BiddingSpot) -> bool:
    return True


def _defines(*rules: str) -> Callable[[_Test], _Test]:
    def known(test: _Test) -> _Test:
        _DEFINED.update(dict.fromkeys(rules, test))
        return test

    return known


def _counts(spot: BiddingSpot) -> Counts:
    return Counts(spot.hand)


def _opens(spot: BiddingSpot) -> bool:
    return spot.auction.last_bid is None


def _bid(spot: BiddingSpot) -> Bid | None:
    act = spot.decision.act
    return act if isinstance(act, Bid) else None


def _nearly(spot: BiddingSpot) -> bool:
    """Tell whether an average hand at least is passed (C-HT-6)."""
    return (HT >= 2).met(_counts(spot))


def _named_length(spot: BiddingSpot, least: int, most: int) -> bool:
    bid = _bid(spot)
    suit = None if bid is None else bid.strain.suit
    return suit is not None and length(suit).between(least, most).met(_counts(spot))


def _without_brake(spot: BiddingSpot) -> bool:
    return "C-RAISE-7" not in spot.decision.rules


def _as_long_in_both(spot: BiddingSpot) -> bool:
    """Tell whether both of partner's suits are as long (C-PREF-1)."""
    bids = [call for seat, call in spot.auction if seat is spot.seat.partner]
    suits = {call.strain.suit for call in bids if isinstance(call, Bid) and call.strain.suit}
    return len({_counts(spot).lengths[suit] for suit in suits}) == 1


_SHARP: Final[Mapping[str, _Test]] = MappingProxyType(
    {
        "C-OPEN-13": _nearly,
        "C-OVC-1": lambda spot: _named_length(spot, 5, 13),
        "C-OVC-2": lambda spot: _named_length(spot, 4, 4),
        "C-R2-1": lambda spot: (HT < 1).met(_counts(spot)),
        "C-PREF-1": _as_long_in_both,
        "C-PREF-2": lambda spot: not _as_long_in_both(spot),
        **dict.fromkeys(("C-CHO-4", "C-CHO-5"), _opens),
        **{f"C-RAISE-{level}": _without_brake for level in range(2, 7)},
    }
)
"""Rules that stand in rows with others, or hold for many dull hands: which spots are about them."""


def _choice(longer: int, shorter: int, *, higher: bool) -> _Test:
    """Test openings with two suits of such lengths, of which the shorter is the higher.

    ``higher``: the higher one does, though the other is as long or longer.
    """

    def test(spot: BiddingSpot) -> bool:
        bid, counts = _bid(spot), _counts(spot)
        if not _opens(spot) or bid is None or bid.level > 2 or bid.strain.suit is None:
            return False
        suits = sorted(counts.biddable_suits, key=lambda s: (-counts.lengths[s], s.value))
        if len(suits) != 2:
            return False
        first, second = suits
        if (counts.lengths[first], counts.lengths[second]) != (longer, shorter):
            return False
        return first.value < second.value and bid.strain.suit is (second if higher else first)

    return test


for _rule, _longer, _shorter, _higher in (
    ("C-CHO-1", 5, 5, True),
    ("C-CHO-2", 6, 5, True),
    ("C-CHO-3", 5, 4, False),
    ("C-CHO-4", 6, 4, False),
    ("C-CHO-5", 7, 4, False),
):
    _DEFINED[_rule] = _choice(_longer, _shorter, higher=_higher)


@_defines("C-OPEN-1")
def _just_enough(spot: BiddingSpot) -> bool:
    """Two and a half honour tricks first or second in turn."""
    early, bid = len(spot.auction.calls) < 2, _bid(spot)
    return _opens(spot) and early and bid is not None and bid.level == 1 and _has(spot, 2.5)


@_defines("C-OPEN-2")
def _too_late(spot: BiddingSpot) -> bool:
    """After two passes what would have opened passes."""
    if not _opens(spot) or len(spot.auction.calls) < 2 or spot.decision.act is not PASS:
        return False
    first = Auction(spot.seat)
    known = bidding_system(spot.system)
    return _has(spot, 2.5) and decide_call(known, spot.hand, first, spot.situation).act is not PASS


def _has(spot: BiddingSpot, tricks: float) -> bool:
    return HT.exactly(tricks).met(_counts(spot))


@_defines("C-PRIN-2")
def _suit_before_no_trump(spot: BiddingSpot) -> bool:
    """Find flat hands that open a suit."""
    bid, counts = _bid(spot), _counts(spot)
    if not _opens(spot) or bid is None or bid.level != 1 or bid.strain.suit is None:
        return False
    return FLAT.met(counts) and biddable(bid.strain.suit).met(counts)


def _opened_by_partner(spot: BiddingSpot) -> Suit | None:
    """Return the suit that partner has opened one of, if nobody has bid since."""
    calls = spot.auction.calls
    bids = [call for call in calls if call is not PASS]
    if len(bids) != 1 or len(calls) < 2 or calls[-2] is not bids[0]:
        return None
    bid = bids[0]
    return bid.strain.suit if isinstance(bid, Bid) and bid.level == 1 else None


@_defines("C-TRS-1")
def _raises_on_three(spot: BiddingSpot) -> bool:
    """Find raises on three trumps only."""
    suit, bid = _opened_by_partner(spot), _bid(spot)
    if suit is None or bid is None or bid.strain.suit is not suit:
        return False
    return length(suit).exactly(3).met(_counts(spot))


@_defines("C-TRS-4")
def _would_like_to_raise(spot: BiddingSpot) -> bool:
    """Enough support tricks to raise, but not the trumps."""
    suit, bid = _opened_by_partner(spot), _bid(spot)
    if suit is None or (bid is not None and bid.strain.suit is suit):
        return False
    enough = (HT >= 1.5) & (ST(suit) >= 3.5) & (length(suit) >= 2)
    return (enough & ~normal_support(suit)).met(_counts(spot))


@_defines("C-RESP-4")
def _whole_strength(spot: BiddingSpot) -> bool:
    """Find raises that skip a level."""
    suit, bid = _opened_by_partner(spot), _bid(spot)
    return suit is not None and bid is not None and bid.strain.suit is suit and bid.level > 2


def _answers(spot: BiddingSpot) -> tuple[Suit, list[Suit]] | None:
    """Return the suit in which a double is answered, and those it was chosen among."""
    bid = _bid(spot)
    if bid is None or bid.strain.suit is None:
        return None
    if not {"C-ADV-5", "C-ADV-6", "C-ADV-9"} & set(spot.decision.rules):
        return None
    theirs = _their_suits(spot)
    return bid.strain.suit, [suit for suit in Suit if suit not in theirs]


def _their_suits(spot: BiddingSpot) -> set[Suit]:
    named: set[Suit] = set()
    for seat, call in spot.auction:
        if seat.side is not spot.seat.side and isinstance(call, Bid) and call.strain.suit:
            named.add(call.strain.suit)
    return named


@_defines("C-ADV-1")
def _four_of_a_major(spot: BiddingSpot) -> bool:
    found, counts = _answers(spot), _counts(spot)
    if found is None:
        return False
    suit, among = found
    if suit not in MAJORS or not (headed_by_jack(suit) & length(suit).exactly(4)).met(counts):
        return False
    return any(counts.lengths[other] == 5 for other in among if other not in MAJORS)


@_defines("C-ADV-2")
def _six_of_a_minor(spot: BiddingSpot) -> bool:
    found, counts = _answers(spot), _counts(spot)
    if found is None or found[0] in MAJORS or counts.lengths[found[0]] < 6:
        return False
    return any(counts.lengths[other] == 4 for other in found[1] if other in MAJORS)


@_defines("C-ADV-3")
def _suit_rather_than_no_trump(spot: BiddingSpot) -> bool:
    """Find flat hands with their suit stopped."""
    if _answers(spot) is None:
        return False
    counts = _counts(spot)
    return FLAT.met(counts) and all(stopped(suit).met(counts) for suit in _their_suits(spot))


@_defines("C-ADV-4")
def _lowest_of_three(spot: BiddingSpot) -> bool:
    found, counts = _answers(spot), _counts(spot)
    return found is not None and all(counts.lengths[suit] <= 3 for suit in found[1])


@_defines("C-OPEN-3")
def _playing_tricks_lack(spot: BiddingSpot) -> bool:
    """Honour tricks enough, too few playing tricks: the hand passes."""
    early, counts = len(spot.auction.calls) < 2, _counts(spot)
    if not _opens(spot) or spot.decision.act is not PASS:
        return False
    least = 2.5 if early else 3
    enough = least <= HT
    return enough.met(counts) and not any((PT(s.strain) >= 4).met(counts) for s in Suit)
