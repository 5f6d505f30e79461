"""Cases of the bidding systems: counts of a hand, what a call means, what to call."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sansatout.auction import Auction
from sansatout.calls import Call
from sansatout.cards import Hand, Strain, Suit
from sansatout.conform import fields
from sansatout.conform.compare import Difference
from sansatout.conform.registry import BIDDING_SYSTEMS, Case, adapter
from sansatout.contract import Contract, Doubling
from sansatout.errors import InputError
from sansatout.robots.bidding import Situation, bidding_system, decide_call
from sansatout.robots.bidding.counts import Counts, nt_level
from sansatout.robots.bidding.culbertson.doubles import opponents_tricks
from sansatout.robots.bidding.culbertson.sacrifice import sacrifice
from sansatout.robots.bidding.engine import position
from sansatout.robots.bidding.holdings import normal_support
from sansatout.robots.bidding.reading import Spoken
from sansatout.robots.bidding.system import System
from sansatout.scoring.rulebook import RULEBOOK
from sansatout.seats import Seat, Side, Vulnerability

_SHORT = {"P": "Pass"}


@dataclass(frozen=True, slots=True)
class _OneOf:
    """A call that is right if the case expects it or lists it among those to accept."""

    call: str
    accept: tuple[str, ...]

    def differences(self, expected: object, path: str) -> list[Difference]:
        """Compare with the call expected, or with the list of calls to accept."""
        right = self.call in expected if isinstance(expected, list) else self.call == expected
        if right or self.call in self.accept:
            return []
        return [Difference(path, expected, self.call)]


@dataclass(frozen=True, slots=True)
class _NotBelow:
    """A number of which the case gives the least."""

    value: float

    def differences(self, expected: object, path: str) -> list[Difference]:
        """Compare with the least expected."""
        enough = isinstance(expected, int | float) and self.value >= expected
        return [] if enough else [Difference(path, expected, self.value)]


@adapter(BIDDING_SYSTEMS, "bidding")
def bidding(case: Case, options: Mapping[str, object]) -> dict[str, object]:
    """Give what the case asks for, and nothing else: each key has its own small function."""
    system = bidding_system(fields.text(case, "system"))
    auction, situation = _auction(case), _situation(case)
    got: dict[str, object] = {}
    if case.get("hand") is not None:
        got |= _counted(case, system, auction, situation)
    if "call" in fields.member(case, "expect"):
        got["call"] = got["accept"] = _call(case, system, auction, situation)
    if "classify" in fields.member(case, "expect"):
        got["classify"] = _classified(case, system, auction, situation)
    if "inputs" in case:
        got |= _sacrifice(fields.member(case, "inputs"))
    return got


def _auction(case: Case) -> Auction:
    auction = Auction(Seat.parse(fields.text(case, "dealer")))
    for call in fields.array(case, "auction_before"):
        auction = auction.after(Call.parse(_SHORT.get(call, call)))
    return auction


def _hand(case: Case, key: str) -> Hand:
    return Hand.parse(fields.text(case, key).replace("-", ""))


def _situation(case: Case) -> Situation:
    """Read vulnerability and part-score, which the files give from the seat's point of view."""
    side = Seat.parse(fields.text(case, "seat")).side
    danger = {"none": (), "we": (side,), "they": (side.other,), "both": tuple(Side)}
    given = fields.text(case, "vulnerability")
    if given not in danger:
        expected = " ".join(danger)
        raise InputError("case-field-kind", field="vulnerability", value=given, expected=expected)
    vulnerability = Vulnerability.of(ns=Side.NS in danger[given], ew=Side.EW in danger[given])
    points = fields.integer(case, "partscore") if "partscore" in case else 0
    part_scores = (points, 0) if side is Side.NS else (0, points)
    return Situation(vulnerability=vulnerability, part_scores=part_scores)


def _call(case: Case, system: System, auction: Auction, situation: Situation) -> _OneOf:
    decision = decide_call(system, _hand(case, "hand"), auction, situation)
    call = "P" if str(decision.act) == "Pass" else str(decision.act)
    return _OneOf(call, tuple(fields.member(case, "expect").get("accept", ())))


def _counted(
    case: Case, system: System, auction: Auction, situation: Situation
) -> dict[str, object]:
    counts, expect = Counts(_hand(case, "hand")), fields.member(case, "expect")
    got: dict[str, object] = {
        "honour_tricks": system.honour_tricks(counts),
        "biddable_suits": [str(suit) for suit in counts.biddable_suits],
    }
    if "suit" in expect:
        got |= _of_suit(counts, Suit.parse(fields.text(expect, "suit")))
    if "trump" in expect:
        got |= _of_trump(counts, fields.strain(expect, "trump"))
    if "partner_hand" in case:
        partner = Counts(_hand(case, "partner_hand"))
        combined = counts.honour_tricks + partner.honour_tricks
        got |= {"combined_honour_tricks": combined, "nt_level": nt_level(combined)}
    if auction.last_bid is not None:
        partner_shown = position(system, auction, situation).partner_shown
        defence = counts.defence_tricks(auction.last_bid.strain)
        got["opponents_tricks"] = opponents_tricks(defence, partner_shown)
    return got


def _of_suit(counts: Counts, suit: Suit) -> dict[str, object]:
    return {
        "suit": str(suit),
        "suit_honour_tricks": counts.suit_honour_tricks(suit),
        "biddable": counts.biddable(suit),
        "trump_tricks": counts.trump_tricks(suit),
        "trump_tricks_min": _NotBelow(counts.trump_tricks(suit)),
        "bids_of_suit": counts.bids_of_suit(suit),
    }


def _of_trump(counts: Counts, strain: Strain) -> dict[str, object]:
    got: dict[str, object] = {
        "trump": str(strain),
        "playing_tricks": counts.playing_tricks(strain),
        "defence_tricks": counts.defence_tricks(strain),
    }
    if strain.suit is not None:
        got |= {
            "trump_tricks": counts.trump_tricks(strain.suit),
            "support_tricks": counts.support_tricks(strain.suit),
            "normal_support": normal_support(counts.holdings[strain.suit]),
        }
    return got


def _classified(
    case: Case, system: System, auction: Auction, situation: Situation
) -> dict[str, object]:
    """Describe the last call that is no pass."""
    spoken = position(system, auction, situation).reading.spoken
    said = next(s for s in reversed(spoken) if str(s.call) != "Pass")
    getters: dict[str, Callable[[Spoken], object]] = {
        "call": lambda s: str(s.call),
        "kind": lambda s: str(s.kind),
        "forcing": lambda s: s.forcing,
        "slam_invitation": lambda s: s.slam_invitation,
    }
    return {key: get(said) for key, get in getters.items()}


def _sacrifice(inputs: Case) -> dict[str, object]:
    doubling = Doubling.DOUBLED if fields.truth(inputs, "doubled") else Doubling.PLAIN
    ours = Contract.parse(fields.text(inputs, "our_contract") + str(doubling))
    found = sacrifice(
        RULEBOOK,
        ours,
        fields.integer(inputs, "undertricks"),
        Contract.parse(fields.text(inputs, "their_contract")),
        we_vulnerable=fields.truth(inputs, "we_vulnerable"),
        they_vulnerable=fields.truth(inputs, "they_vulnerable"),
    )
    return {
        "sacrifice_pays": found.pays,
        "penalty": found.penalty,
        "opponents_score": found.opponents_score,
    }
