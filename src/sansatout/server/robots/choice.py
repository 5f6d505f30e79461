"""What a robot is asked and what it answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from sansatout import robots
from sansatout.events import Act
from sansatout.events.acts import Respond
from sansatout.events.codec import to_plain
from sansatout.events.offered import Action
from sansatout.robots import LEVELS, Seen, Thought, laws
from sansatout.robots.ideas import idea
from sansatout.robots.laws import Ruled, weighs_card
from sansatout.robots.message import message
from sansatout.server.robots import at_random

__all__ = [
    "FAILED",
    "LEVELS",
    "NOTHING",
    "USUAL_LEVEL",
    "Question",
    "RobotChoice",
    "choose",
]

USUAL_LEVEL: Final = "club"


FAILED: Final = "robot-failed"
"""Why a robot did something at random that wanted something else, or could not decide."""


@dataclass(frozen=True, slots=True)
class RobotChoice:
    """An act, and as JSON values what led to it; ``None`` if something is to be left as it is."""

    act: Act | None
    thoughts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def reason(self) -> str:
        """The message that says why."""
        return str(self.thoughts.get("reason", {}).get("id", ""))


NOTHING: Final = RobotChoice(None)
"""Something was thought about, and left."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a robot is asked: what its seat has seen, and what it may do now."""

    seen: Seen | None
    """``None`` where irregularities can happen: there ``ruled`` tells what is known."""
    actions: tuple[Action, ...]
    """The acts that the seat's view allows."""
    level: str
    systems: tuple[str, str]
    """The bidding systems of North-South and East-West, known to all."""
    seed: str
    hand: str
    """The cards the seat still holds."""
    may_claim: bool = True
    ruled: Ruled | None = None
    explains: bool = False
    """Whether the idea behind the decision is wanted, too."""
    signals: str = ""
    """What small cards say by agreement of the table."""


def choose(question: Question, seconds: float) -> RobotChoice:
    """Choose an act; without a lack of time the same question always gives the same decision.

    :param seconds: how long the robot may think
    """
    if question.ruled is not None:
        return _by_the_laws(question, question.ruled, seconds)
    if question.seen is None:
        return at_random_instead(question, "robot-at-random")
    thought = _thought(question, question.seen, seconds)
    if not _is_open(question, thought.act):
        return at_random_instead(question, FAILED)
    return _decision(question, thought)


def _decision(question: Question, thought: Thought) -> RobotChoice:
    # What was done is stored as an event; the thoughts stand beside it.
    told = {name: one for name, one in thought.as_json().items() if name not in ("kind", "payload")}
    if question.explains:
        told["idea"] = idea(thought, _regular(question, thought), question.systems).as_json()
    return RobotChoice(thought.act, told)


def _regular(question: Question, thought: Thought) -> Seen | None:
    """Return what the seat has seen, where nothing irregular has a part in the decision."""
    if question.ruled is None or thought.reason.id.startswith("law-"):
        return question.seen
    return question.ruled.seen()


def _by_the_laws(question: Question, ruled: Ruled, seconds: float) -> RobotChoice:
    """Choose where irregularities can happen; the referee says whether the act is possible."""
    if question.explains:
        said = laws.speaks(ruled, question.level, question.seed)
        if said is not None:  # who asks for advice is told first what there is to speak of
            return _decision(question, Thought(said, message("law-speak")))
    thought = laws.decide(
        ruled,
        level=question.level,
        system=question.systems,
        seed=question.seed,
        seconds=seconds,
        may_claim=question.may_claim,
        signals=question.signals,
    )
    return NOTHING if thought is None else _decision(question, thought)


def _thought(question: Question, seen: Seen, seconds: float) -> Thought:
    return robots.decide(
        seen,
        level=question.level,
        system=question.systems,
        seed=question.seed,
        seconds=seconds,
        may_claim=question.may_claim,
        signals=question.signals,
    )


def _is_open(question: Question, act: Act) -> bool:
    """Tell whether the act is one the view offers; those with choices offer many at once."""
    payload = to_plain(act)
    return any(
        action.kind == act.kind
        and not action.irregular
        and (not action.is_whole or action.payload == payload)
        for action in question.actions
    )


def at_random_instead(question: Question, reason: str) -> RobotChoice:
    """Choose any lawful act when thinking came to nothing; a claim is refused."""
    if any(action.kind == "respond" for action in question.actions):
        return RobotChoice(Respond("claim", "refuse"), _because(reason, 0))
    if question.ruled is not None and weighs_card(question.ruled):
        return NOTHING
    remedies = [action for action in question.actions if action.kind == "choose-remedy"]
    if remedies:
        return RobotChoice(remedies[-1].act(), _because(reason, len(remedies)))
    chosen, count = at_random.act(question.actions, question.hand, Random(question.seed))
    return RobotChoice(chosen, _because(reason, count))


def _because(reason: str, count: int) -> dict[str, object]:
    return {"reason": {"id": reason, "arguments": {"open": count}}}
