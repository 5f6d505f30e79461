"""The thought of a call after looking ahead: the system's, or another one and why."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sansatout.events import Act
from sansatout.events.acts import MakeCall
from sansatout.robots.ahead.looking import Gain, look_ahead
from sansatout.robots.bidding import Decision
from sansatout.robots.dialogues import SystemNames
from sansatout.robots.message import Message, message
from sansatout.robots.play.clock import Clock
from sansatout.robots.play.seen import Seen
from sansatout.robots.thought import Thought, Weighed

__all__ = ["called"]


def called(
    seen: Seen,
    names: SystemNames,
    decision: Decision[Act],
    thought: Thought,
    rng: Random,
    clock: Clock,
) -> Thought:
    """Return the thought after looking ahead; the given one, the system's, where nothing was."""
    gains = look_ahead(seen, names, decision, rng, clock)
    if not gains:
        return thought
    assert isinstance(decision.act, MakeCall), "only calls are looked at"
    samples, own = max(gain.samples for gain in gains), str(decision.act.call)
    others = tuple(_weighed(thought, gains, own))
    best = gains[0]
    if not best.is_clear:
        first = thought.candidates[0]
        return Thought(thought.act, thought.reason, (first, *others), samples, thought.rules)
    act = MakeCall(best.call)
    reason = message(
        "ahead", call=str(best.call), count=best.samples, gain=best.mean, own=own,
        rule=decision.rules[0],
    )  # fmt: skip
    first = next(one for one in others if one.act == act)
    rest = (one for one in others if one.act != act)
    return Thought(act, reason, (first, thought.candidates[0], *rest), samples, first.rules)


def _weighed(thought: Thought, gains: list[Gain], own: str) -> Iterator[Weighed]:
    """Give the other calls, the best first; those that were not looked at last."""
    known = {one.act: one for one in thought.candidates[1:]}
    for gain in gains:
        act = MakeCall(gain.call)
        rules = known.pop(act).rules if act in known else ()
        yield Weighed(act, rules=rules, reason=_brings(gain, own))
    yield from known.values()


def _brings(gain: Gain, own: str) -> Message:
    told = "ahead-less" if gain.mean < 0 else "ahead-more"
    return message(told, gain=abs(gain.mean), own=own, count=gain.samples)
