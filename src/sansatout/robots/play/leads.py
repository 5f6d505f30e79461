"""What the opening lead says of the hand it came from.

Everybody leads by custom: the top of a sequence, a low card from an honour, the higher of two, a
single card to ruff with. Which custom a stranger keeps is not known, so the model is a wide mixture
of common practice, the booklets' leads and anything at all, and a layout is more or less likely by
it, never impossible. A lead in a suit that declarer's side has bid is a short one before all: from
length there is nothing to gain in it, from one card or two a ruff.
It tells of the suit that was chosen and of those that were not. Later leads have dummy in sight and
many reasons; of these only small cards are read, as habits (``habits.py``).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sansatout.calls import Bid
from sansatout.cards import Suit
from sansatout.robots.play.layouts import Rows
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat

__all__ = ["card_shares", "likelihood", "may_ask_for_ruff"]

Floats = NDArray[np.float64]
Ranks = Mapping[int, float]
"""How likely each rank is, nought being the two."""

_SUIT: Final = 8191
_TEN, _JACK, _QUEEN, _KING, _ACE = 8, 9, 10, 11, 12
_CUSTOMS: Final = (0.55, 0.3, 0.15)
"""How likely a leader keeps to common practice, leads as the booklet says (robots do, where cards
are equal to them), leads any card."""
_DOUBT: Final = 0.1
"""How likely a suit was chosen for reasons that the model does not know."""


class Bidder(Enum):
    """Who has bid a suit, as the leader sees it."""

    NOBODY = "nobody"
    PARTNER = "partner"
    OWN = "own"
    THEY = "they"


def likelihood(seen: Seen, rows: Rows) -> Floats:
    """Return how well each layout agrees with a hidden hand's opening lead, at most 1."""
    if not seen.tricks or (leader := seen.tricks[0].leader) not in seen.hidden():
        return np.ones(len(rows))
    assert seen.bargain is not None, "cards are played after the bargain"
    card, trump = seen.tricks[0].cards[0], seen.bargain.strain.suit
    hands = rows[:, leader.value] | np.uint64(seen.played(leader))
    appeals = {suit: _appeal_of(seen, leader, suit, hands) for suit in Suit}
    chosen = appeals[card.suit] / sum(appeals.values())
    with_it = card_shares(trump is not None)[card.rank.value][_holding(hands, card.suit)]
    found: Floats = with_it * ((1 - _DOUBT) * chosen + _DOUBT)
    return found


def may_ask_for_ruff(seen: Seen) -> bool:
    """Tell whether partner has led a plain suit first, which may have been short."""
    assert seen.bargain is not None, "cards are played after the bargain"
    trump = seen.bargain.strain.suit
    if not seen.tricks or trump is None:
        return False
    if seen.tricks[0].leader is not seen.opposite(seen.seat):
        return False
    return seen.tricks[0].led is not trump


def _holding(hands: NDArray[np.uint64], suit: Suit) -> NDArray[np.int64]:
    return (hands >> np.uint64(13 * suit.value) & np.uint64(_SUIT)).astype(np.int64)


def _appeal_of(seen: Seen, leader: Seat, suit: Suit, hands: NDArray[np.uint64]) -> Floats:
    assert seen.bargain is not None, "cards are played after the bargain"
    trump = seen.bargain.strain.suit
    holding = _holding(hands, suit)
    if suit is trump:
        return _trump_appeals()[holding]
    found = _appeals(trump is not None, _bidder(seen, leader, suit))[holding]
    if trump is not None:
        short = (holding & (holding - 1)) == 0
        found = np.where(short & (_holding(hands, trump) == 0), found * _NO_RUFF, found)
    return found


def _bidder(seen: Seen, leader: Seat, suit: Suit) -> Bidder:
    """Return who bid the suit: a defender's suit before one of declarer's side."""
    bidders = {
        seat
        for seat, call in seen.dialogue.calls
        if isinstance(call, Bid) and call.strain is suit.strain
    }
    if leader.partner in bidders:
        return Bidder.PARTNER
    if leader in bidders:
        return Bidder.OWN
    return Bidder.THEY if bidders else Bidder.NOBODY


def _ranks(holding: int) -> list[int]:
    """Return the ranks held, from the highest."""
    return [rank for rank in range(12, -1, -1) if holding >> rank & 1]


@cache
def card_shares(has_trumps: bool) -> Floats:  # noqa: FBT001 (a key of the cache)
    """Return for each rank and holding how likely it is that the suit is led with that card."""
    found = np.zeros((13, _SUIT + 1))
    for holding in range(1, _SUIT + 1):
        ranks = _ranks(holding)
        customs: tuple[Ranks, ...] = (
            _practice(ranks, has_trumps=has_trumps),
            {_by_the_booklet(ranks): 1.0},
            dict.fromkeys(ranks, 1 / len(ranks)),
        )
        for share, custom in zip(_CUSTOMS, customs, strict=True):
            for rank, likely in custom.items():
                found[rank, holding] += share * likely
    return found


def _practice(ranks: list[int], *, has_trumps: bool) -> Ranks:
    """Lead as most books say today."""
    top, *others = ranks
    if not others:
        return {top: 1.0}
    if len(others) == 1 or (top, others[0]) == (_ACE, _KING):
        share = 0.5 if (top, others[0]) == (_ACE, _KING) else 0.85
        return {top: share, others[0]: 1 - share}
    return _from_three(ranks, has_trumps=has_trumps)


def _from_three(ranks: list[int], *, has_trumps: bool) -> Ranks:
    """Lead from three cards or more, not from ace and king."""
    top, second, third = ranks[:3]
    if top - second == 1 and top >= _TEN:
        whole = top - third <= 3 or len(ranks) == 3
        return _either(0.85 if whole else 0.6, top, _low(ranks))
    if top == _ACE and has_trumps:
        return _either(0.7, top, _low(ranks))
    if second >= _TEN and second - third == 1:
        return _either(0.45, second, _low(ranks))
    if top >= _JACK:
        return _low(ranks)
    return {top: 0.45, second: 0.2, ranks[-1]: 0.35}


def _low(ranks: list[int]) -> Ranks:
    """Lead the fourth best, or the lowest."""
    if len(ranks) == 3:
        return {ranks[2]: 0.85, ranks[1]: 0.15}
    if len(ranks) == 4:
        return {ranks[3]: 0.85, ranks[2]: 0.15}
    return {ranks[3]: 0.5, ranks[-1]: 0.4, ranks[2]: 0.1}


def _either(share: float, rank: int, other: Ranks) -> Ranks:
    """Lead this rank with the share, else one of the others."""
    found = {each: (1 - share) * likely for each, likely in other.items()}
    found[rank] = found.get(rank, 0.0) + share
    return found


def _by_the_booklet(ranks: list[int]) -> int:
    """Lead from strength the top, otherwise a middle card (BW-LEAD-2, BW-LEAD-4, BW-AMB-13)."""
    touching = len(ranks) > 1 and ranks[0] - ranks[1] == 1
    if touching and (ranks[1] >= _QUEEN or (len(ranks) > 2 and ranks[0] > _TEN)):
        return ranks[0]
    return ranks[len(ranks) // 2]


_NO_RUFF: Final = 0.3
"""What is left of a single card's appeal without trumps."""
_BID: Final = {Bidder.NOBODY: 1.0, Bidder.PARTNER: 3.0, Bidder.OWN: 1.6, Bidder.THEY: 0.35}
"""How much more or less a suit of three cards or more appeals, by who has bid it."""
_BID_SHORT: Final = {Bidder.NOBODY: 1.0, Bidder.PARTNER: 3.0, Bidder.OWN: 1.0, Bidder.THEY: 0.8}
"""The same of one card or two, against a suit contract."""


@cache
def _appeals(has_trumps: bool, bidder: Bidder) -> Floats:  # noqa: FBT001 (a key of the cache)
    found = np.zeros(_SUIT + 1)
    for holding in range(1, _SUIT + 1):
        ranks = _ranks(holding)
        short = has_trumps and len(ranks) <= 2
        by_bid = (_BID_SHORT if short else _BID)[bidder]
        plain = _against_suit(ranks) if has_trumps else _against_no_trump(ranks)
        found[holding] = plain * by_bid
    return found


def _against_suit(ranks: list[int]) -> float:
    top = ranks[0]
    if len(ranks) == 1:
        return 2.5 if top < _KING else 1.0
    touching = top - ranks[1] == 1
    if touching and top >= _JACK:
        return {_ACE: 4.0, _KING: 3.0, _QUEEN: 2.0, _JACK: 1.5}[top]
    if len(ranks) == 2:
        return 0.5 if top >= _QUEEN else 1.2
    return {_ACE: 0.4, _KING: 0.6, _QUEEN: 0.8, _JACK: 1.0}.get(top, 1.3)


def _against_no_trump(ranks: list[int]) -> float:
    length, honours = len(ranks), sum(rank >= _TEN for rank in ranks)
    touching = length > 2 and ranks[0] - ranks[1] == 1 and ranks[0] >= _JACK
    return float(1.7 ** (length - 3) * (1 + 0.25 * honours) * (1.8 if touching else 1.0))


@cache
def _trump_appeals() -> Floats:
    found = np.zeros(_SUIT + 1)
    for holding in range(1, _SUIT + 1):
        ranks = _ranks(holding)
        found[holding] = 0.3 if ranks[0] >= _QUEEN or len(ranks) == 1 else 0.9
    return found
