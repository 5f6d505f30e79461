"""Whether a contract that is not expected to make is worth its price (C-PRIN-5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sansatout.calls import Bid
from sansatout.cards import Suit
from sansatout.contract import Contract, Doubling
from sansatout.options import Options
from sansatout.robots.bidding.needs import Measure, Need
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import CallKind, Spoken
from sansatout.robots.bidding.table import Rows, only
from sansatout.robots.bidding.vocabulary import DT, PT, length
from sansatout.scoring.sheet import Column, Played, total
from sansatout.scoring.system import ContractScoring

__all__ = ["Sacrifice", "sacrifice", "sacrifices"]

_OPENER = 4
"""Tricks that an opening of one stands for."""
_WITHIN = (3, 2)
"""So many tricks an overcall may be short of, out of danger and in it (C-GAP-22)."""


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """The penalty of going down, beside what the opponents would have scored."""

    penalty: int
    opponents_score: int

    @property
    def pays(self) -> bool:
        """Whether the penalty is the smaller of the two."""
        return self.penalty < self.opponents_score


def sacrifice(
    system: ContractScoring,
    ours: Contract,
    undertricks: int,
    theirs: Contract,
    *,
    we_vulnerable: bool,
    they_vulnerable: bool,
    options: Options | None = None,
) -> Sacrifice:
    """Compare going down so many tricks with letting the opponents make their contract."""
    down = Played(ours, Column.WE, ours.tricks - undertricks)
    made = Played(theirs, Column.THEY, theirs.tricks)
    return Sacrifice(
        total(system.score(down, vulnerable=we_vulnerable, options=options), Column.THEY),
        total(system.score(made, vulnerable=they_vulnerable, options=options), Column.THEY),
    )


def sacrifices(at: BiddingPosition) -> Rows:
    """Bid over their game what they would double, if it costs less than they would score.

    It takes a suit that both partners know, too few tricks against their contract to beat it
    (C-DBL-2), and so many with our trumps that the penalty stays below their points.
    """
    last = at.last
    if last is None or not at.theirs or at.doubled or at.reading.over_game(at.me.side):
        return []
    if not at.situation.is_game(last, at.me.side.other):
        return []
    they_make = DT(last.strain) <= 7 - last.level - at.partner_shown
    rows: Rows = []
    for suit, tricks, shown, trumps in _ways(at):
        bid = at.bid(at.cheapest(suit.strain), suit.strain)
        short = 0 if bid is None else _affordable(at, bid, last)
        if bid is not None and short:
            need = trumps & (tricks >= bid.level + 6 - shown - short) & they_make
            rows += only(bid, "C-PRIN-5 C-PRIN-3", need)
    return rows


def _affordable(at: BiddingPosition, ours: Bid, theirs: Bid) -> int:
    """Return how many undertricks cost less, doubled, than their contract is worth."""
    stakes, short = at.situation.stakes, 0
    doubled = Contract(ours.level, ours.strain, Doubling.DOUBLED)
    made = Contract(theirs.level, theirs.strain)
    while short < ours.level + 6:
        found = sacrifice(
            stakes.system, doubled, short + 1, made, we_vulnerable=at.vulnerable,
            they_vulnerable=at.situation.vulnerable(at.me.side.other), options=stakes.options,
        )  # fmt: skip
        if not found.pays:
            break
        short += 1
    return short


def _ways(at: BiddingPosition) -> Iterator[tuple[Suit, Measure, float, Need]]:
    """Give the suits both partners know, how own tricks count, and what partner has shown."""
    for said in at.partner_bids:
        if said.suit is None or said.artificial or said.bid is None:
            continue
        if said.kind.supports and said.suit in at.my_suits and said.shown:
            raised = {2: 3.5, 3: 4.5}.get(said.bid.level, 5.5)
            yield said.suit, PT(said.suit.strain), raised, length(said.suit) >= 5
        elif said.kind in _STAND_FOR and said.suit not in at.their_suits:
            yield said.suit, at.st(said.suit), _stands_for(at, said), length(said.suit) >= 4


_STAND_FOR = (CallKind.OPENING, CallKind.OVERCALL, CallKind.JUMP_OVERCALL)


def _stands_for(at: BiddingPosition, said: Spoken) -> int:
    """Return the tricks partner's first bid of a suit stands for."""
    assert said.bid is not None, "openings and overcalls are bids"
    if said.kind is CallKind.OPENING and said.bid.level == 1:
        return _OPENER
    return said.bid.level + 6 - _WITHIN[at.vulnerable]
