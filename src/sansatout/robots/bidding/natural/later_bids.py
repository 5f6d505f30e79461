"""What nearly everybody means by bids after the side's first one (N-RESP, N-RAISE, N-REB, N-NT)."""

from __future__ import annotations

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.natural.spot import CallSpot, Sense
from sansatout.robots.bidding.needs import ALWAYS, Need
from sansatout.robots.bidding.points import POINTS, some_suit
from sansatout.robots.bidding.reading import Spoken
from sansatout.robots.bidding.vocabulary import MAJORS, length

__all__ = ["bid_again", "responded"]

_ODD_JUMP = Sense("N-ODD-4", odd=True)
_GAME = 4
"""From this level on a new suit need not be one."""


def responded(spot: CallSpot, bid: Bid) -> Sense:
    """Read the first bid of a player whose partner has spoken."""
    special = _special(spot, bid)
    if special is not None:
        return special
    suit = bid.strain.suit
    if not spot.partner_bids:
        return _advanced(spot, bid)
    if spot.partner_no_trump:
        return _to_no_trump(spot, bid)
    if suit is None:
        return _no_trump_answer(spot, bid.level)
    return (_raised if suit in spot.partner_suits else _new_suit)(spot, suit, bid)


def _special(spot: CallSpot, bid: Bid) -> Sense | None:
    """Read what sounds the same whoever bids it: slams, questions, the opponents' suit."""
    suit = bid.strain.suit
    asked = bool(spot.partner_bids) and spot.partner_bids[-1] in (_FOUR, _FIVE)
    if bid.strain is Strain.NT and bid.level in (4, 5) and not spot.is_game(bid):
        return Sense("N-ODD-3", odd=True)
    if asked and bid.level >= 5 and not spot.over_theirs:
        return Sense("N-ODD-3", odd=True)
    if bid.level >= 6:
        need: Need = (POINTS >= 8) | some_suit(7)
        return Sense("N-HIGH-1", need, suit)
    if suit is not None and suit in spot.their_suits and suit not in spot.our_suits:
        return Sense("N-ODD-1", odd=True)
    return None


_FOUR, _FIVE = Bid(4, Strain.NT), Bid(5, Strain.NT)


def _advanced(spot: CallSpot, bid: Bid) -> Sense:
    """Read an answer to a double that asks for a suit."""
    suit = bid.strain.suit
    if suit is None:
        return Sense("N-ADV-1", POINTS >= 3) if bid.level == 1 else _ODD_JUMP
    return Sense("N-ADV-1", length(suit) >= (4 if spot.jumps(bid) else 3), suit)


def _to_no_trump(spot: CallSpot, bid: Bid) -> Sense:
    """Read an answer to no trump: few suits are what they seem."""
    suit, low = bid.strain.suit, spot.partner_bids[-1].level + 1
    if suit is None:
        shows = Sense("N-NT-4", POINTS.between(4, 19))
        return shows if bid.level == 3 or spot.is_game(bid) else _ODD_JUMP
    if spot.over_theirs:
        shows = Sense("N-RESP-2", length(suit) >= 4, suit)
        return shows if bid.level == 2 else Sense("N-ODD-2", odd=True)
    if suit in (Suit.D, Suit.H) and bid.level in (low, 4):
        above = Suit(suit.value + 1)
        return Sense("N-RESP-4", (length(suit) >= 5) | (length(above) >= 5), odd=True)
    return Sense("N-ODD-2", odd=True)


def _no_trump_answer(spot: CallSpot, level: int) -> Sense:
    if spot.partner_bids[0].level > 1:
        return Sense("N-ODD-2", odd=True)
    if level == 1:
        return Sense("N-NT-2", POINTS.between(3, 14))
    return Sense("N-NT-2", POINTS >= 7)


def _raised(spot: CallSpot, suit: Suit, bid: Bid) -> Sense:
    """Read support: three cards opposite one of a suit, two opposite a long suit."""
    opened = spot.partner_bids[0]
    need: Need = length(suit) >= (3 if opened.level == 1 else 2)
    if opened.level == 1 and bid.level == 2 and suit in MAJORS and not spot.mine:
        need = need & POINTS.between(2, 13)
    return Sense("N-RAISE-1", need, suit)


def _new_suit(spot: CallSpot, suit: Suit, bid: Bid) -> Sense:
    jump, opened = spot.jumps(bid), spot.partner_bids[0]
    if spot.opening is not None and spot.opening.bid is opened is Bid(2, Strain.C):
        low = bid < Bid(2, Strain.S)
        return Sense("N-ODD-2", odd=True) if low else Sense("N-RESP-2", length(suit) >= 4, suit)
    if jump:
        two = jump == 1 and bid.level == 2
        return Sense("N-RESP-3", length(suit) >= 4, suit) if two else _ODD_JUMP
    if bid.level >= _GAME:
        return Sense("N-ODD-4", odd=True) if bid.strain.is_minor else _own(suit)
    if bid.level == 1:
        least = 3 if suit is Suit.D else 4
        return Sense("N-RESP-1", (POINTS >= 3) & (length(suit) >= least), suit)
    relay = suit is Suit.C and opened.level == 1 and not spot.over_theirs
    need = (POINTS >= 5) & (length(suit) >= (2 if relay else 4))
    return Sense("N-RESP-2", need, suit)


def _own(suit: Suit) -> Sense:
    return Sense("N-RESP-2", length(suit) >= 5, suit)


def bid_again(spot: CallSpot, bid: Bid) -> Sense:
    """Read a further bid of the same player."""
    special = _special(spot, bid)
    if special is not None:
        return special
    suit = bid.strain.suit
    if suit is None:
        return _no_trump_again(spot, bid)
    if _bid_no_trump(spot.mine):
        return Sense("N-ODD-2", length(suit) >= 2 if suit in MAJORS else ALWAYS, odd=True)
    if suit in spot.my_suits:
        raised = 4 if suit in MAJORS else 3
        return Sense("N-REB-1", length(suit) >= (raised if suit in spot.partner_suits else 5), suit)
    if suit in spot.partner_suits:
        first = len(spot.my_bids) == 1 and len(spot.partner_bids) == 1
        return Sense("N-REB-3", length(suit) >= (3 if first else 2), suit)
    return _second_suit(spot, suit, bid)


def _no_trump_again(spot: CallSpot, bid: Bid) -> Sense:
    opened = spot.opening is not None and spot.opening.seat is spot.seat
    if not opened or len(spot.my_bids) > 1:
        return Sense("N-NT-3")
    return Sense("N-NT-3", POINTS.between(9, 19) if bid.level == 1 else POINTS >= 9)


def _bid_no_trump(said: tuple[Spoken, ...]) -> bool:
    return any(one.bid is not None and one.bid.strain is Strain.NT for one in said)


def _second_suit(spot: CallSpot, suit: Suit, bid: Bid) -> Sense:
    """Read a suit that nobody has named: the second is one, the fourth and those after not."""
    named = len(spot.our_suits)
    checks = bool(spot.partner_bids) and spot.partner_bids[-1].strain is Strain.NT
    if spot.agreed or named >= 3 or bid.level >= _GAME or (checks and bid.strain.is_minor):
        return Sense("N-ODD-4", odd=True)
    if spot.jumps(bid) > 1 or (spot.jumps(bid) and bid.level > 3):
        return _ODD_JUMP
    return Sense("N-REB-2", length(suit) >= (4 if suit in MAJORS else 3), suit)
