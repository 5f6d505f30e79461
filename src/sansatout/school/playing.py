"""Steps that are played: the position in which the learner begins, and whether the goal is met."""

from __future__ import annotations

from msgspec import Struct

from sansatout.deal import Deal
from sansatout.errors import InputError
from sansatout.events import Act, Event
from sansatout.events.acts import LayOut, MakeTable
from sansatout.school.steps import Goal, PlayStep
from sansatout.seats import Seat
from sansatout.table.actions import actions
from sansatout.table.fold import after, fold
from sansatout.table.state import Table
from sansatout.variants.deal_state import Bargain

__all__ = ["StepOutcome", "events", "outcome", "played", "set_up"]


class StepOutcome(Struct, frozen=True):
    """What came of a played step."""

    reached: bool
    tricks: int
    """Those of the declaring side."""
    contract: str
    """What was played, as it is typed; empty where nobody played."""


def events(step: PlayStep, setup: MakeTable) -> list[Event]:
    """Return the events of a table up to where the learner begins.

    :raises SansatoutError: if the deal or the script cannot be
    """
    told = [Event(0, None, setup)]
    if step.deal is None:
        return told
    told.append(Event(1, None, LayOut(str(Deal.parse(step.deal)), Seat.parse(step.dealer))))
    table = fold(told)
    for word in step.script:
        event = _typed(table, word)
        table = after(table, event)
        told.append(event)
    return told


def set_up(step: PlayStep, players: tuple[str, ...]) -> Table:
    """Return the table of a step as it is when the learner begins."""
    return fold(events(step, MakeTable(step.game, players, dict(step.options), "school", "fixed")))


def _typed(table: Table, word: str) -> Event:
    """Return what a player would do who typed this.

    :raises InputError: if nobody can do so now
    """
    playing = table.playing
    seat = None if playing is None else playing.actor
    if seat is None:
        raise InputError("school-script", word=word, expected="–")
    open_acts = [action.act() for action in actions(table, seat) if action.is_whole]
    found: Act | None = next((act for act in open_acts if act.typed == word), None)
    if found is None:
        expected = " ".join(sorted({act.typed for act in open_acts}))
        raise InputError("school-script", word=word, expected=expected)
    return Event(table.seq, seat, found)


def outcome(step: PlayStep, tricks: int, contract: str) -> StepOutcome:
    """Tell whether a deal that is over has reached the goal of a step.

    :param contract: what was played, as it is typed; empty where nobody played
    """
    reached = bool(contract) and _is_reached(step.goal, tricks, contract)
    return StepOutcome(reached, tricks, contract)


def played(bargain: Bargain | None) -> str:
    """Return what a deal is played for, as it is typed; empty where nobody plays."""
    if bargain is None:
        return ""
    if bargain.contract is not None:
        return str(bargain.contract)
    return f"{bargain.strain} bonus" if bargain.bonus else str(bargain.strain)


def _is_reached(goal: Goal, tricks: int, contract: str) -> bool:
    return (
        (goal.tricks is None or tricks >= goal.tricks)
        and (goal.hold is None or tricks <= goal.hold)
        and (not goal.contracts or contract in goal.contracts)
    )
