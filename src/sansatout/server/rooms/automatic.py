"""What happens at a table by itself: the shuffle, the robots' part, going on.

Pure: given the table and who is played by a robot, the next thing to do, or nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sansatout.events import Act
from sansatout.events.acts import ChooseSeat, Cut, Draw, NextDeal, Respond, Shuffle
from sansatout.events.irregular import ChooseRemedy
from sansatout.laws import Referee
from sansatout.seats import Seat
from sansatout.table.ceremony import seats_to_choose
from sansatout.table.state import Stage, Table

__all__ = ["Do", "Judge", "Step", "Think", "next_step"]

ByRobot = Callable[[str], bool]


@dataclass(frozen=True, slots=True)
class Do:
    """An act that needs no thought; ``slow`` where people want to see it happen."""

    seat: Seat | None
    act: Act
    slow: bool = False


@dataclass(frozen=True, slots=True)
class Think:
    """A robot has to choose."""

    seat: Seat
    player: str


@dataclass(frozen=True, slots=True)
class Judge:
    """A robot has to answer a claim or concession."""

    seat: Seat


Step = Do | Think | Judge


def next_step(table: Table, by_robot: ByRobot, *, go_on: Callable[[], bool]) -> Step | None:
    """Return what happens next without a person; ``go_on`` once all want the next deal."""
    if table.pending is not None:
        return _answer(table, by_robot)
    if table.needs_secret:
        return Do(None, Shuffle(secrets.token_hex(32)))
    if table.stage is Stage.BETWEEN:
        return Do(None, NextDeal(), slow=True) if go_on() else None
    return _OF_STAGE[table.stage](table, by_robot)


def _answer(table: Table, by_robot: ByRobot) -> Step | None:
    pending = table.pending
    assert pending is not None, "answers are given to something"
    seat = next((s for s in pending.waiting if by_robot(table.seats[s])), None)
    if seat is None:
        return None
    return Judge(seat) if pending.what == "claim" else Do(seat, Respond(pending.what, "accept"))


def _draw(table: Table, by_robot: ByRobot) -> Step | None:
    rule, drawing = table.variant.draw, table.drawing
    player = next((p for p in table.players if p not in drawing.drawn and by_robot(p)), None)
    if rule is None or player is None:
        return None
    edge = rule.closed_edge
    places = [place for place in range(1 + edge, 53 - edge) if place not in drawing.taken]
    return Do(None, Draw(player, (secrets.choice(places),)), slow=True)


def _choose(table: Table, by_robot: ByRobot) -> Step | None:
    choice = seats_to_choose(table)
    if choice is None or not by_robot(choice[0]):
        return None
    return Do(None, ChooseSeat(choice[0], secrets.choice(choice[1])), slow=True)


def _cut(table: Table, by_robot: ByRobot) -> Step | None:
    """Let the table cut for a seat that is a robot or away."""
    if not by_robot(table.seats[table.cutter]):
        return None
    least = table.variant.least_cut
    return Do(None, Cut(least + secrets.randbelow(52 - least)))


def _turn(table: Table, by_robot: ByRobot) -> Step | None:
    if table.referee is not None:
        step = _ruled(table, table.referee, by_robot)
        if step is not None:
            return step
    actor = table.actor
    if actor is None or not by_robot(table.seats[actor]):
        return None
    return Think(actor, table.seats[actor])


def _ruled(table: Table, ref: Referee, by_robot: ByRobot) -> Step | None:
    """Let a robot take the remedy it is offered, or answer a claim."""
    robots = [seat for seat in table.seats if by_robot(table.seats[seat])]
    for seat in robots:
        for offer in ref.offers:
            if offer.said and seat in offer.chooser:
                remedy = str(offer.remedies[0]) if offer.remedies else "waive"
                return Do(seat, ChooseRemedy(remedy, irregularity=str(offer.irregularity)))
    claim = ref.claim
    if claim is None or claim.more:
        return None
    asked = (ref.declarer,) if claim.seat is not ref.declarer else ref.defenders
    return next((Judge(s) for s in robots if s in asked and s not in claim.agreed), None)


_OF_STAGE: Mapping[Stage, Callable[[Table, ByRobot], Step | None]] = {
    Stage.DRAW: _draw,
    Stage.SEATS: _choose,
    Stage.CUT: _cut,
    Stage.DEAL: _turn,
}
