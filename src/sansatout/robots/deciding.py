"""One door to everything a robot decides at a table."""

from __future__ import annotations

from random import Random

from sansatout.errors import RuleError
from sansatout.events import Act
from sansatout.robots.agreements import Agreements
from sansatout.robots.ahead import called
from sansatout.robots.bidding import Decision
from sansatout.robots.dialogues import (
    SystemNames,
    say,
    situation,
    systems_heard,
    systems_of,
    words,
)
from sansatout.robots.levels import card_player
from sansatout.robots.play.claims import answered, claim
from sansatout.robots.play.clock import Clock
from sansatout.robots.play.layouts import draw
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.sending import sent
from sansatout.robots.play.signals import NO_SIGNALS, SignalNames, signals_of
from sansatout.robots.play.weighing import only_card
from sansatout.robots.thought import Thought, Weighed

__all__ = ["decide"]

_ANSWERING = 12
"""Layouts asked before a claim is accepted, where two hands or more are still hidden."""


def decide(
    seen: Seen,
    *,
    level: str,
    system: SystemNames,
    seed: int | str,
    seconds: float | None = None,
    may_claim: bool = True,
    signals: SignalNames = NO_SIGNALS,
) -> Thought:
    """Decide what the seat does now: answer a claim, speak, claim or play a card.

    The same arguments always give the same thought, unless ``seconds`` limits how long it may take.

    :param system: the key of the bidding system, or North-South's and East-West's
    :param may_claim: whether it may claim; not after somebody has refused a claim in this deal
    :param signals: the key of the agreement about small cards in defence, or North-South's and
        East-West's; empty for none
    :raises RuleError: if the seat has nothing to decide
    :raises InputError: if what was seen cannot be, or for an unknown level, system or agreement
    """
    seen.check()
    player, agreed = card_player(level), Agreements(systems_of(system), signals_of(signals))
    rng = Random(seed)
    if seen.claimed is not None:
        clock, count = Clock(seconds), _ANSWERING if len(seen.hidden()) > 1 else 1
        layouts = draw(seen, count, rng, words(seen, agreed.systems))
        return answered(seen, layouts, clock)
    if not seen.is_due:
        raise RuleError("nothing-to-decide", seat=seen.seat)
    if seen.bargain is None:
        decision, thought = _spoken(seen, agreed.systems)
        if not player.looks_ahead:
            return thought
        return called(seen, agreed.systems, decision, thought, rng, Clock(seconds))
    claimed = claim(seen) if may_claim else None
    if claimed is not None:
        return claimed
    thought = only_card(seen) or player.play(seen, agreed, rng, seconds)
    return sent(seen, thought, agreed.signals)


def _spoken(seen: Seen, names: SystemNames) -> tuple[Decision[Act], Thought]:
    """Return what the system says, and the thought of saying so."""
    dummy = None if seen.dialogue.opened is None else dict(seen.open).get(seen.dialogue.opened)
    decision = say(seen.dialogue, seen.hand, situation(seen), systems_heard(seen, names), dummy)
    considered = _considered(decision)
    return decision, Thought(decision.act, decision.reason, considered, rules=decision.rules)


def _considered(decision: Decision[Act]) -> tuple[Weighed, ...]:
    others = (Weighed(c.act, rules=c.rules, reason=c.reason) for c in decision.candidates)
    first = Weighed(decision.act, rules=decision.rules, reason=decision.reason)
    return (first, *others)
