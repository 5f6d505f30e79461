"""Which decisions are looked at again, and what could be called in place of the system's call.

What begins a conversation stays the system's: openings, first answers to a suit, everything
artificial. Looked at is what places the contract, or may: calls of a player whose partner or who
himself has told something, by rules that no book stands behind.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sansatout.calls import PASS, Bid, Call
from sansatout.cards import Hand, Strain
from sansatout.events import Act
from sansatout.events.acts import MakeCall
from sansatout.robots.bidding import Decision, Row, System
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.outlook import told_by
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.table import distance
from sansatout.robots.bidding.vocabulary import SUITS

__all__ = ["alternatives", "is_open"]

_FIT: Final = 7
"""Trumps of both hands, as far as partner has told his; one more against opponents who bid."""
_UNMET: Final = 1
"""A hand nearly meets a need of which so many parts are not met,"""
_LACKING: Final = 2.0
"""and no more steps are lacking in them: points, cards or half tricks."""
_SLAMS: Final = (6, 7)


def is_open(at: BiddingPosition, decision: Decision[Act], system: System) -> bool:
    """Tell whether the call is one to look at again."""
    ours = all(rule.startswith(system.own_rules) for rule in decision.rules)
    if decision.artificial or not ours:
        return False
    told = [said for said in at.reading.by(at.me, at.partner) if said.call is not PASS]
    if not told or (at.partners and at.partners[-1].artificial):
        return False
    first = told[0]
    if first.seat is at.me or at.turns_since(first):
        return True
    return first.bid is not None and (first.bid.level > 1 or first.bid.strain is Strain.NT)


def alternatives(at: BiddingPosition, decision: Decision[Act], hand: Hand) -> tuple[Call, ...]:
    """Return the other calls worth a thought.

    They are those whose rows the hand nearly meets, so that partner is not far misled, those that
    place the contract in a strain that is known, and a pass where partner does not wait for a bid.
    """
    near = (row.act for row in decision.rows if _nearly(row, decision.hand_counts))
    calls = dict.fromkeys(act.call for act in near if isinstance(act, MakeCall))
    calls |= dict.fromkeys(_placing(at, hand))
    said = at.partners[-1] if at.partners else None
    asked = said is not None and (said.forcing or said.round_forcing) and at.rho_passed
    if at.forced or asked:
        calls.pop(PASS, None)
    else:
        calls[PASS] = None
    return tuple(
        call for call in calls if MakeCall(call) != decision.act and at.auction.allows(call)
    )


def _contested(at: BiddingPosition) -> bool:
    return any(said.call is not PASS for said in at.reading.by(at.me.lho, at.me.rho))


def _nearly(row: Row[Act], counts: Counts) -> bool:
    unmet, lacking = distance(row.need, counts)
    return unmet <= _UNMET and lacking <= _LACKING


def _placing(at: BiddingPosition, hand: Hand) -> Iterator[Bid]:
    """Give bids of strains that are known: the cheapest, one more, game and slams."""
    slams = _SLAMS if at.situation.stakes.slams_pay else ()
    for strain in _known(at, hand):
        low, game = at.cheapest(strain), at.game(strain)
        levels = {low, *(level for level in (low + 1, game) if level <= game), *slams}
        yield from (Bid(level, strain) for level in sorted(levels) if low <= level <= max(_SLAMS))


def _known(at: BiddingPosition, hand: Hand) -> Iterator[Strain]:
    """Give the strains that our side may play in for all that partner has told."""
    partner, fit = told_by(at.reading, at.partner), _FIT + _contested(at)
    for suit in SUITS:
        if hand.length(suit) + partner.shortest[suit] >= fit:
            yield suit.strain
    ours = at.reading.by(*at.me.side.seats)
    if any(said.bid and said.bid.strain is Strain.NT and not said.artificial for said in ours):
        yield Strain.NT
