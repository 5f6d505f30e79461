"""Questions about auction and contract: what may be called, who declares, what it brings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from sansatout.auction import Auction
from sansatout.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Call
from sansatout.contract import Contract, Doubling
from sansatout.school.judges import find
from sansatout.school.judges.contract import entries
from sansatout.school.pictures import Picture
from sansatout.school.practice.base import kind_by_rule, texts
from sansatout.school.practice.tricks import seats
from sansatout.school.problems import Form, Problem
from sansatout.school.signs import call_answer, call_sign
from sansatout.scoring.sheet import Column, Place, total
from sansatout.seats import Seat

__all__ = ["some_calls"]

_LARGEST: Final = 8000


def some_calls(rng: Random, *, doubles: float, end: bool = False) -> Auction:
    """Return an auction of calls made at random, lawful but not clever."""
    auction = Auction(rng.choice(tuple(Seat)))
    while True:
        last = auction.last_bid
        low = [bid for bid in BIDS if last is None or bid.index > last.index][:8]
        if last is not None and (len(auction.calls) > 9 or rng.random() < 0.3):
            call: Call = PASS
        elif rng.random() < doubles and auction.allows(DOUBLE):
            call = DOUBLE
        elif rng.random() < doubles and auction.allows(REDOUBLE):
            call = REDOUBLE
        else:
            call = rng.choice(low) if low and rng.random() < 0.7 else PASS
        after = auction.after(call)
        if after.is_over:
            if end and after.contract is not None:
                return after
            if not end and last is not None:
                return auction
            auction = Auction(auction.dealer)
            continue
        auction = after
        if not end and last is not None and rng.random() < 0.25:
            return auction


def _allowed(rule: str, rng: Random, level: int) -> Problem:
    """Ask which of some calls are allowed; the easy ones are bids only."""
    doubles = {"L-CALL-5": 0.1 * level, "L-DBL-2": 0.3 * level, "L-DBL-5": 0.5}[rule]
    while True:
        auction = some_calls(rng, doubles=doubles)
        last = auction.last_bid
        if last is None or (rule == "L-DBL-5" and auction.doubling is Doubling.PLAIN):
            continue
        near = [bid for bid in BIDS if abs(bid.index - last.index) <= 6]
        some: list[Call] = [*rng.sample(near, 4 if len(near) > 4 else len(near))]
        if rule != "L-CALL-5":
            some = [PASS, DOUBLE, REDOUBLE, *some[:2]]
        allowed = [call for call in some if auction.allows(call)]
        if 0 < len(allowed) < len(some):
            break
    turn = auction.turn
    assert turn is not None, "somebody is to call"
    turns = turn.turns_to(Seat.S)
    figure = Picture(
        me="S", dealer=str(auction.dealer.after(turns)), calls=tuple(map(str, auction.calls))
    )
    (every,) = find("all-allowed-calls", figure)
    some.sort(key=CALLS.index)
    asked, hint, why = texts("allowed", last=call_sign(last))
    return Problem(
        form=Form.SEVERAL, text=asked, figure=figure, possible=tuple(map(call_answer, some)),
        right=(tuple(str(call) for call in some if str(call) in every),), hint=hint, why=why,
        rules=(rule,),
    )  # fmt: skip


kind_by_rule(
    "allowed", {rule: partial(_allowed, rule) for rule in ("L-CALL-5", "L-DBL-2", "L-DBL-5")}
)


def _declarer(rng: Random, level: int) -> Problem:
    """Ask who declares; the hard ones are named first by the partner of the last bidder."""
    while True:
        auction = some_calls(rng, doubles=0.1 * level, end=True)
        other = auction.declarer is not auction.last_bidder
        if other is (level > 0) or rng.random() < 0.2:
            break
    figure = Picture(dealer=str(auction.dealer), calls=tuple(map(str, auction.calls)))
    right, last = find("auction-declarer", figure), auction.last_bid
    assert last is not None, "something is played"
    asked, hint, why = texts(
        "auction-declarer", contract=call_sign(last), strain=f"#page-strain-{last.strain}",
        seat=f"#school-answer-{right[0][0]}",
    )  # fmt: skip
    return Problem(
        form=Form.CHOOSE, text=asked, figure=figure, possible=seats(auction.dealer), right=right,
        hint=hint, why=why, rules=("L-DECL-1",),
    )  # fmt: skip


kind_by_rule("auction-declarer", {"L-DECL-1": _declarer})

_SCORES: Final[dict[str, Callable[[Contract, int, bool], bool]]] = {
    "L-SCORE-9": lambda c, t, v: c.doubling is Doubling.PLAIN and not v and t == c.tricks
    and c.strain.suit is not None and c.level < 6,
    "L-SCORE-10": lambda c, t, v: c.doubling is Doubling.PLAIN and t == c.tricks
    and c.strain.suit is None and c.level < 6,
    "L-SCORE-11": lambda c, t, v: c.doubling is not Doubling.PLAIN and t == c.tricks
    and c.level < 6,
    "L-SCORE-12": lambda c, t, v: c.doubling is Doubling.PLAIN and t > c.tricks and c.level < 6,
    "L-SCORE-13": lambda c, t, v: c.doubling is Doubling.DOUBLED and t > c.tricks and c.level < 6,
    "L-SCORE-14": lambda c, t, v: not v and c.tricks - 4 <= t < c.tricks,
    "L-SCORE-15": lambda c, t, v: v and c.tricks - 3 <= t < c.tricks,
    "L-SCORE-21": lambda c, t, v: c.doubling is Doubling.PLAIN and c.level >= 6 and t >= c.tricks,
}  # fmt: skip
"""Which results are about which rule: contract, tricks, danger."""


def _score(rule: str, rng: Random, level: int) -> Problem:
    """Ask what a contract brings; usual ones are undoubled."""
    while True:
        doubling = rng.choice(tuple(Doubling)[: 1 if level == 0 and rule != "L-SCORE-11" else 2])
        if rule in ("L-SCORE-11", "L-SCORE-13"):
            doubling = Doubling.DOUBLED
        bid, tricks, danger = rng.choice(BIDS), rng.randint(4, 13), rng.random() < 0.5
        contract = Contract(bid.level, bid.strain, doubling)
        if _SCORES[rule](contract, tricks, danger):
            break
    figure = Picture(
        contract=str(contract), declarer="S", tricks=tricks,
        vulnerable=("N", "S") if danger else (),
    )  # fmt: skip
    right, written = find("contract-score", figure), entries(figure)
    asked, hint, why = texts(
        "contract-score", contract=call_sign(bid), tricks=tricks,
        doubled="yes" if doubling is Doubling.DOUBLED else "no",
        danger="yes" if danger else "no", made="yes" if tricks >= contract.tricks else "no",
        below=total(written, Column.WE, Place.BELOW), above=total(written, Column.WE, Place.ABOVE),
        short=max(0, contract.tricks - tricks), points=int(right[0][0]),
    )  # fmt: skip
    return Problem(
        form=Form.NUMBER, text=asked, figure=figure, least=-_LARGEST, most=_LARGEST, right=right,
        hint=hint, why=why, rules=(rule,),
    )  # fmt: skip


kind_by_rule("contract-score", {rule: partial(_score, rule) for rule in _SCORES})
