"""What a teacher does in front of a class: gives, stops, goes back, shows."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from sansatout.events.acts import Rewind
from sansatout.server import names, protocol
from sansatout.server.classes.opened import OpenClass
from sansatout.server.classes.positions import position, told_by_kept, told_by_table
from sansatout.server.classes.records import ClassRound, RoundGiven, round_steps
from sansatout.server.classes.registry import Classes
from sansatout.server.classes.rounds import made_tables
from sansatout.server.config import Config
from sansatout.server.errors import ConflictError, NotFoundError
from sansatout.server.finished.course import cards_played
from sansatout.server.finished.deals import FinishedDeals
from sansatout.server.protocol.bodies import NewRound, Rewinding, ShowPosition, Stopping
from sansatout.server.rooms.room import Room
from sansatout.server.store.moments import now
from sansatout.table.requests import states_of_deal
from sansatout.table.state import Stage, Table

__all__ = ["give", "hide", "rewind", "show", "stop"]

_MOST_ROUNDS: Final = 200


async def give(
    classes: Classes, kept: OpenClass, given: RoundGiven, wanted: NewRound, config: Config
) -> None:
    """Give all pupils a lesson, or seat them at new tables with the same deals.

    :raises SansatoutError: if nobody is there, or there can be no such tables
    """
    made_at = now()

    async def gave() -> None:
        if any((one.made, one.given) == (made_at, given) for one in kept.rounds):
            # It was stored, though the answer to its commit was lost.
            return
        pupils = list(kept.present())
        if not pupils:
            raise ConflictError("class-empty")
        if len(kept.rounds) >= _MOST_ROUNDS:
            raise ConflictError("class-many-rounds", most=_MOST_ROUNDS)
        made = (
            made_tables(kept.facts, given, wanted, pupils, config) if given.kind == "deals" else []
        )
        one = ClassRound(
            len(kept.rounds) + 1, made_at, given, tuple(table.loaded.facts.id for table in made)
        )
        steps = [step for table in made for step in table.steps()]
        facts = replace(kept.facts, shown=None)
        await classes.store_change(kept, *steps, *round_steps(kept.id, one), facts=facts)
        for table in made:
            classes.rooms.add(table.loaded)
        kept.rounds.append(one)
        await classes.look_around(kept)
        classes.changed(kept)

    await classes.alone(kept, gave)


def _tables(kept: OpenClass, number: int | None) -> list[tuple[int, str]]:
    """Return one table of the last round, or all of them, with their numbers.

    :raises NotFoundError: if there is none
    """
    tables = list(enumerate(kept.tables, start=1))
    found = [one for one in tables if number in (None, one[0])]
    if not found:
        raise NotFoundError("class-no-table", number=number or 0)
    return found


async def stop(classes: Classes, kept: OpenClass, wanted: Stopping) -> None:
    """Let nobody act at a table or at all of them, or let them go on.

    :raises NotFoundError: if there is no such table
    """

    async def stopped() -> None:
        for _, table in _tables(kept, wanted.table):
            room = await classes.rooms.find(table)
            await room.alone(partial(room.change, paused=wanted.paused))

    await classes.alone(kept, stopped)


async def rewind(classes: Classes, kept: OpenClass, wanted: Rewinding) -> list[int]:
    """Go back in the deal of a table or of all of them; return at which that could be.

    :raises NotFoundError: if there is no such table
    """

    async def rewound() -> list[int]:
        done = []
        for number, table in _tables(kept, wanted.table):
            room = await classes.rooms.find(table)
            if await room.alone(partial(_rewound, room, wanted.cards)):
                done.append(number)
        return done

    return await classes.alone(kept, rewound)


async def _rewound(room: Room, cards: int | None) -> bool:
    point = _point(room.table, cards)
    if point is None:
        return False
    await room.append(None, Rewind(point))
    return True


def _point(table: Table, cards: int | None) -> int | None:
    """Return the first event to be taken back; ``None`` where there is nothing to take back."""
    if table.stage is not Stage.DEAL:
        return None
    states = list(states_of_deal(table))
    if cards is None:
        return states[-1].seq if states else None
    return next((one.seq for one in reversed(states) if cards_played(one) == cards), None)


async def show(
    classes: Classes, kept: OpenClass, wanted: ShowPosition, deals: FinishedDeals
) -> None:
    """Show a position of a table to everybody in the class.

    :raises SansatoutError: if there is no such table, deal or position
    """
    ((_, table),) = _tables(kept, wanted.table)
    room = await classes.rooms.find(table)
    if wanted.deal in (None, room.table.deal_number):
        told = told_by_table(room.table)
    else:
        told = told_by_kept((await deals.find(f"{table}-{wanted.deal}")).kept)
    shown = position(told, wanted, names.shown(wanted.words))
    await _show(classes, kept, protocol.encode(shown).decode())


async def hide(classes: Classes, kept: OpenClass) -> None:
    """Show nothing any more."""
    await _show(classes, kept, None)


async def _show(classes: Classes, kept: OpenClass, shown: str | None) -> None:

    async def showed() -> None:
        await classes.store_change(kept, facts=replace(kept.facts, shown=shown))
        classes.changed(kept)

    await classes.alone(kept, showed)
