"""The coach: what I could have done better in a finished deal."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import Parameter

from sansatout.events import Act
from sansatout.events.codec import to_plain
from sansatout.robots import LEVELS
from sansatout.seats import Seat
from sansatout.server.api.answers import ERRORS
from sansatout.server.api.deals import analysis_of
from sansatout.server.context import FINISHED, Context, Person
from sansatout.server.finished.coaching import Costly, Reached, costly_decisions
from sansatout.server.finished.course import cards_played
from sansatout.server.finished.deals import FinishedDeal
from sansatout.server.guards import DOOR
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Door
from sansatout.server.protocol.deals import Coach, CoachedDecision, CoachedReach
from sansatout.server.robots import RobotChoice
from sansatout.server.robots.asking import question
from sansatout.server.robots.pool import WATCHED
from sansatout.server.rooms.chairs import systems_at
from sansatout.table.answers import bargain_view
from sansatout.table.shown import ActView

__all__ = ["coach"]

Id = Annotated[str, Parameter(max_length=80)]


@get("/api/deals/{name:str}/coach", responses=ERRORS, opt={DOOR: Door.ANALYSIS})
async def coach(name: Id, person: Person, who: Who, context: Context) -> Coach:
    """Give my costliest decisions in a finished deal, what was better, and a robot's reasons."""
    found = await context.deals.find(name)
    chair = found.chairs.of(person.id)
    players = {player: seat for seat, player in found.kept.public["players"].items()}
    seat = None if chair is None else players.get(chair.player)
    if chair is None or seat is None:
        return Coach(None, [])
    trace = (await analysis_of(context, who, found)).trace
    bodies, span = await context.deals.events(name)
    systems = _systems(found)
    costly = await context.solving.do(
        who, FINISHED, costly_decisions, bodies, span, chair.player, systems, trace
    )
    asked = (_thought(context, who, found, systems, one) for one in costly)
    thoughts = await asyncio.gather(*asked)
    return Coach(seat, [_told(*pair) for pair in zip(costly, thoughts, strict=True)])


def _systems(found: FinishedDeal) -> tuple[str, str]:
    players = found.kept.public["players"]
    return systems_at(found.chairs, {Seat.parse(seat): key for seat, key in players.items()})


async def _thought(
    context: Context, who: Who, found: FinishedDeal, systems: tuple[str, str], one: Costly
) -> RobotChoice:
    """Ask a robot that sees what the player saw; those who play go first."""
    asked = question(
        one.table, one.seat, level=LEVELS[-1], systems=systems, seed=found.id, may_claim=False,
        explains=True,
    )  # fmt: skip
    payer = (WATCHED, who.address or "", who.person or "", found.id)
    return await context.rooms.pool.choose(asked, payer)


def _told(one: Costly, choice: RobotChoice) -> CoachedDecision:
    idea = choice.thoughts.get("idea")
    honest = idea is not None and choice.act is not None
    return CoachedDecision(
        seq=one.table.seq,
        card=cards_played(one.table),
        act=_plain(one.act),
        better=[_plain(act) for act in one.better],
        points=round(one.points),
        tricks=one.tricks,
        here=_reach(one.here),
        there=_reach(one.there),
        robot=_plain(choice.act) if honest and choice.act is not None else None,
        idea=idea,
        reason=choice.thoughts.get("reason") if honest else None,
    )


def _plain(act: Act) -> ActView:
    return ActView(act.kind, to_plain(act))


def _reach(reached: Reached | None) -> CoachedReach | None:
    if reached is None:
        return None
    return CoachedReach(bargain_view(reached.bargain), reached.tricks, round(reached.points))
