"""“What do you call?” and “What does this call promise?”, for any rule of a bidding system."""

from __future__ import annotations

from functools import partial
from random import Random

from sansatout.calls import Bid, Call
from sansatout.robots.bidding import Decision, Promise, bidding_system, explain_call
from sansatout.robots.message import Message, message, tricks_text
from sansatout.school.bidding import right_calls
from sansatout.school.practice.base import Drill, Maker, kind_by_rule, line
from sansatout.school.practice.bidding.seeds import some_spot
from sansatout.school.practice.bidding.spots import BiddingSpot, figure_of, heard
from sansatout.school.problems import Form, Possible, Problem
from sansatout.school.saying import saying
from sansatout.school.signs import call_sign
from sansatout.trainer.shown import Line

__all__ = ["call_kind", "calls", "promise_kind", "promises"]

_SAYS_LITTLE = (message("nothing").id, message("denied").id)
"""Reasons of calls that are made with any hand, or with any that lacks something."""
_PROMISES = 4
"""So many meanings there are to choose among at most."""


def call_kind(key: str, system: str, *rules: str) -> Drill:
    """Make a kind known that asks for the calls of these rules."""
    return kind_by_rule(key, {rule: calls(key, system, rule) for rule in rules})


def promise_kind(key: str, system: str, *rules: str) -> Drill:
    """Make a kind known that asks what calls made by these rules promise."""
    return kind_by_rule(key, {rule: promises(key, system, rule) for rule in rules})


def calls(key: str, system: str, rule: str) -> Maker:
    """Return the maker of questions for a call that the rule decides."""
    return partial(_call, key, system, rule)


def promises(key: str, system: str, rule: str) -> Maker:
    """Return the maker of questions for the meaning of a call that the rule decided."""
    return partial(_promise, key, system, rule)


def _call(key: str, system: str, rule: str, rng: Random, level: int) -> Problem:
    """Ask for a call; the reason is the robot's, and what it says to every other call it knows."""
    spot = some_spot(system, rule, rng, level)
    figure, decision = figure_of(spot), spot.decision
    right = right_calls(figure)
    assert right[0] is decision.act, "turned round the table the hand calls the same"
    feedback = {
        str(other.act): saying(line("call", "not", call=call_sign(other.act)), reason=other.reason)
        for other in decision.candidates
        if not other.fits and other.act not in right
    }
    return Problem(
        form=Form.CALL, text=line(key), figure=figure, hint=line(key, "hint"),
        right=tuple((str(call),) for call in right),
        why=_why(rule, decision), rules=(rule,), feedback=feedback,
    )  # fmt: skip


def _why(rule: str, decision: Decision[Call]) -> Line:
    """Return the call, what of the hand led to it, and the rule, which may be all there is."""
    told = {"call": call_sign(decision.act), "rule": f"#law-{rule}"}
    if not decision.counts and decision.reason.id in _SAYS_LITTLE:
        others = any(not other.fits for other in decision.candidates)
        return line("call", "rest" if others else "rule", **told)
    return saying(line("call", "why", **told), reason=_counted(decision))


def _counted(decision: Decision[Call]) -> Message | Line:
    """Return the numbers behind a decision; where there are none, what it asks for."""
    counts = [
        saying(line("count", tricks=tricks_text(count.value)), count=count.said)
        for count in decision.counts[:4]
    ]
    if not counts:
        return decision.reason
    said: Line = counts[-1]
    for one in reversed(counts[:-1]):
        said = saying(line("and-also"), first=one, rest=said)
    return said


def _promise(key: str, system: str, rule: str, rng: Random, level: int) -> Problem:
    """Ask what the call of a spot promises, among meanings of other calls there."""
    spot = some_spot(system, rule, rng, level)
    meanings = _meanings(spot, rng)
    keys = list("abcd"[: len(meanings)])
    rng.shuffle(keys)
    by_key = sorted(zip(keys, meanings, strict=True), key=lambda pair: pair[0])
    call = spot.decision.act
    return Problem(
        form=Form.CHOOSE,
        text=line(key, call=call_sign(call)),
        figure=heard(spot),
        possible=tuple(Possible(name, saying(line("meaning"), meaning=m)) for name, m in by_key),
        right=((keys[0],),),
        hint=line(key, "hint"),
        why=saying(
            line(key, "why", call=call_sign(call), rule=f"#law-{rule}"), meaning=meanings[0]
        ),
        rules=(rule,),
    )  # fmt: skip


def _meanings(spot: BiddingSpot, rng: Random) -> list[Message]:
    """Return what the call means and, after it, what some others would have meant.

    Those of the same strain come first: they cannot be told apart by the suit alone.
    """
    call = spot.decision.act
    others = list(dict.fromkeys(row.act for row in spot.decision.rows if row.act is not call))
    rng.shuffle(others)
    others.sort(key=lambda other: not _alike(call, other))
    found = [_meaning(spot, call)]
    for other in others:
        said = _meaning(spot, other)
        if said not in found:
            found.append(said)
    return found[:_PROMISES]


def _alike(one: Call, other: Call) -> bool:
    return isinstance(one, Bid) and isinstance(other, Bid) and one.strain is other.strain


def _meaning(spot: BiddingSpot, call: Call) -> Message:
    return _promised(spot, call).plainly()


def _promised(spot: BiddingSpot, call: Call) -> Promise:
    return explain_call(bidding_system(spot.system), spot.auction.after(call), spot.situation)
