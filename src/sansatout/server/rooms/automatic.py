"""What happens at a table by itself: the shuffle, the robots' part, going on.

Pure: given the table and who is played by a robot, the next thing to do, or nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from sansatout.events import Act
from sansatout.events.acts import (
    ChooseSeat,
    Cut,
    Draw,
    HandOver,
    LayOut,
    NextDeal,
    Reply,
    Respond,
    Shuffle,
)
from sansatout.laws import Phase, Referee
from sansatout.laws.deal import rest_of_pack
from sansatout.seats import Seat
from sansatout.table.ceremony import seats_to_choose
from sansatout.table.shuffle import table_cut
from sansatout.table.state import Stage, Table
from sansatout.variants.face import Duty

__all__ = ["Do", "Judge", "Minds", "Ponder", "Step", "Think", "handing_over", "next_step"]

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


@dataclass(frozen=True, slots=True)
class Ponder:
    """A robot has to choose a remedy, or may demand a card; it can also leave it."""

    seat: Seat


Step = Do | Think | Judge | Ponder


class Minds(Protocol):
    """What robots have to say unasked, where irregularities can happen."""

    def speaks(self, table: Table, seat: Seat) -> Act | None:
        """Return what the seat says or lets slip now."""

    def ponders(self, table: Table, seat: Seat) -> bool:
        """Tell whether the seat has still to think about demanding a card."""


def next_step(
    table: Table,
    by_robot: ByRobot,
    *,
    go_on: Callable[[], bool],
    minds: Minds | None = None,
    is_late: ByRobot = lambda _: False,
    stands_in: ByRobot = lambda _: False,
    prepared: Sequence[LayOut] = (),
) -> Step | None:
    """Return what happens next without a person; ``go_on`` once all want the next deal.

    :param is_late: whether a robot acts only because a player who is there took too long
    :param stands_in: whether a robot acts for a person, who may come back
    :param prepared: the deals of this table, where they were chosen
    """
    if table.pending is not None:
        # To break off ends what a person has a part in, and only that person can agree to it.
        ends = table.pending.what == "break-off"
        return _answer(table, by_robot, stands_in if ends else is_late)
    playing = table.playing if table.stage in (Stage.DEAL, Stage.BETWEEN) else None
    if playing is not None:
        duties = playing.duties()
        step = handing_over(table, by_robot, stands_in) or _unasked(table, duties, by_robot, minds)
        if step is not None or _waits(table, duties, by_robot):
            return step
    if table.ceremony is not None and table.stage is Stage.CUT:
        return _by_hand(table, table.ceremony, by_robot, minds)
    if table.needs_secret:
        return Do(None, _pack(table, prepared))
    if table.stage is Stage.BETWEEN:
        return Do(None, NextDeal(), slow=True) if go_on() else None
    return _OF_STAGE[table.stage](table, by_robot)


def _pack(table: Table, prepared: Sequence[LayOut]) -> Act:
    """Return how the next cards come to the table: as they were chosen, or from a shuffle."""
    if table.stage is Stage.SHUFFLE and table.deal_number < len(prepared):
        return prepared[table.deal_number]
    return Shuffle(secrets.token_hex(32))


def _answer(table: Table, by_robot: ByRobot, refuses: ByRobot) -> Step | None:
    """Judge a claim, agree to any other request, or refuse it for who would not have agreed."""
    pending = table.pending
    assert pending is not None, "answers are given to something"
    seat = next((s for s in pending.waiting if by_robot(table.seats[s])), None)
    if seat is None:
        return None
    if pending.what == "claim":
        return Judge(seat)
    answer: Reply = "refuse" if refuses(table.seats[seat]) else "accept"
    return Do(seat, Respond(pending.what, answer))


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
    """Let the table cut for a seat that is a robot or away; how deep is not its choice."""
    if not by_robot(table.seats[table.cutter]):
        return None
    count = table_cut(
        table.secret, table=table.setup.table, deal=table.deal_number,
        contributions=table.contributions,
    )  # fmt: skip
    return Do(None, Cut(count))


def _by_hand(table: Table, ref: Referee, by_robot: ByRobot, minds: Minds | None) -> Step | None:
    """Let robots object to shuffle, cut and deal, and deal on once nobody does.

    A person who deals by hand goes on himself: others need time to see what is wrong.
    """
    for seat in table.seats:
        act = minds.speaks(table, seat) if minds and by_robot(table.seats[seat]) else None
        if act is not None:
            return Do(seat, act, slow=True)
    begun = ref.ceremony.cut or ref.phase is Phase.DEAL
    if begun:
        dealer = ref.ceremony.by or table.dealer
        deals = by_robot(table.seats[dealer])
        return Do(dealer, rest_of_pack(ref), slow=True) if deals else None
    return _cut(table, by_robot)


def _turn(table: Table, by_robot: ByRobot) -> Step | None:
    actor = table.actor
    if actor is None or not by_robot(table.seats[actor]):
        return None
    return Think(actor, table.seats[actor])


def handing_over(table: Table, by_robot: ByRobot, stands_in: ByRobot) -> Step | None:
    """Let a robot leave both hands of the declaring side to a person who would only watch.

    One that stands in for a person keeps what that person has won.
    """
    seat = table.hands_over
    if seat is None or by_robot(table.seats[seat.partner]):
        return None
    player = table.seats[seat]
    return Do(seat, HandOver()) if by_robot(player) and not stands_in(player) else None


def _unasked(
    table: Table, duties: Mapping[Seat, Duty], by_robot: ByRobot, minds: Minds | None
) -> Step | None:
    """Let robots speak up, choose the remedies they are offered, and answer claims."""
    robots = [seat for seat in table.seats if by_robot(table.seats[seat])]
    for seat in robots:
        act = None if minds is None else minds.speaks(table, seat)
        if act is not None:
            return Do(seat, act, slow=True)
    due = {duties[seat]: seat for seat in reversed(robots) if seat in duties}
    if Duty.CHOOSE in due:
        return Ponder(due[Duty.CHOOSE])
    if Duty.ANSWER in due:
        return Judge(due[Duty.ANSWER])
    if _is_claimed(duties) or minds is None:
        return None
    return next((Ponder(seat) for seat in robots if minds.ponders(table, seat)), None)


def _waits(table: Table, duties: Mapping[Seat, Duty], by_robot: ByRobot) -> bool:
    """Tell whether a person has to choose or answer before anybody goes on (L-PEN-1)."""
    if table.stage is not Stage.DEAL:
        return False
    return _is_claimed(duties) or any(not by_robot(table.seats[seat]) for seat in duties)


def _is_claimed(duties: Mapping[Seat, Duty]) -> bool:
    return any(duty is not Duty.CHOOSE for duty in duties.values())


_OF_STAGE: Mapping[Stage, Callable[[Table, ByRobot], Step | None]] = {
    Stage.DRAW: _draw,
    Stage.SEATS: _choose,
    Stage.CUT: _cut,
    Stage.DEAL: _turn,
}
