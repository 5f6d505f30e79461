"""A robot of ours that acts on what its seat knows; made to be asked in another process."""

from __future__ import annotations

import logging
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Final

from sansatout import robots
from sansatout.calls import PASS, Call
from sansatout.cards import Card
from sansatout.events.acts import MakeCall, Play
from sansatout.lab.match_table import Player
from sansatout.manager.course import Known
from sansatout.manager.texts import free_text
from sansatout.robots.bidding import bidding_system, explain_call
from sansatout.robots.dialogues import situation
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat, Side
from sansatout.tricks import following

__all__ = ["Executor", "RobotAct", "RobotQuestion", "choose", "choose_anyhow", "lawful_act"]

_LOG: Final = logging.getLogger("sansatout.manager")
_UNKNOWN: Final = "natural"
"""How opponents are read who have not told what they play."""


@dataclass(frozen=True, slots=True)
class RobotAct:
    """A call with its alert, or a card."""

    call: Call | None = None
    card: Card | None = None
    alert: str | None = None


@dataclass(frozen=True, slots=True)
class RobotQuestion:
    """A robot's question: who it is, what the opponents are known to play, what its seat knows."""

    player: Player
    known: Known
    seed: str
    opponents: str | None = None
    """The opponents' system where it is known."""
    their_signals: str = ""

    @property
    def systems(self) -> tuple[str, str]:
        """North-South's and East-West's system as the seat takes them to be."""
        theirs = self.player.reads or self.opponents or _UNKNOWN
        return _pair(self.known.seat, self.player.system, theirs)

    @property
    def signals(self) -> tuple[str, str]:
        """North-South's and East-West's signals."""
        return _pair(self.known.seat, self.player.signals, self.their_signals)


def _pair(seat: Seat, ours: str, theirs: str) -> tuple[str, str]:
    return (ours, theirs) if seat.side is Side.NS else (theirs, ours)


def choose(asked: RobotQuestion) -> RobotAct:
    """Decide; the same question always gets the same answer."""
    seen = asked.known.seen()
    course = asked.known.course
    seed = f"{asked.seed} {len(course.auction.calls)} {len(course.cards)}"
    act = robots.decide(
        seen, level=asked.player.level, system=asked.systems, seed=seed,
        may_claim=False, signals=asked.signals,
    ).act  # fmt: skip
    if isinstance(act, MakeCall):
        return RobotAct(call=act.call, alert=_alert(asked, seen, act.call))
    assert isinstance(act, Play), "robots that may not claim call or play"
    return RobotAct(card=act.card)


def _alert(asked: RobotQuestion, seen: Seen, call: Call) -> str | None:
    """Return what an artificial call means; ``None`` if it means what it says."""
    pair = dict(zip(Side, map(bidding_system, asked.systems), strict=True))
    promise = explain_call(pair, asked.known.course.auction.after(call), situation(seen))
    return free_text(str(promise.says())) if promise.artificial else None


def choose_anyhow(asked: RobotQuestion) -> RobotAct:
    """Decide, and if the robot cannot, do the first lawful thing: a match goes on."""
    try:
        return choose(asked)
    except Exception:  # noqa: BLE001 - whatever it is, it must not end other people's match
        _LOG.exception("a robot could not decide: %s", asked)
        return lawful_act(asked.known)


def lawful_act(known: Known) -> RobotAct:
    """Return the first lawful thing: a pass, or a card that follows suit."""
    course = known.course
    if not course.auction.is_over:
        return RobotAct(call=PASS)
    turn = course.turn
    hand = known.hand if turn is known.seat or known.dummy is None else known.dummy
    assert turn is not None, "somebody is to play"
    return RobotAct(card=next(iter(following(hand - course.of_hand(turn), course.current.led))))
