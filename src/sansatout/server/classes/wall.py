"""The tables of a class as its teacher sees them side by side."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET

from sansatout.server.classes.opened import OpenClass
from sansatout.server.finished.course import cards_played
from sansatout.server.protocol.classes import WallTable
from sansatout.server.rooms.owing import owing
from sansatout.server.rooms.room import Room
from sansatout.table.view import open_deal
from sansatout.written import SeatName

__all__ = ["note_table", "wall_table"]


def note_table(kept: OpenClass, number: int, room: Room) -> None:
    """Note how a table of the last round stands, and who sits there."""
    numbers = {one.person: one.number for one in kept.present()}
    kept.wall[room.id] = wall_table(room, number, numbers)
    seated = {one: number for chair in room.chairs for one in chair.people}
    left = {one: at for one, at in kept.places.items() if at != number}
    kept.places = left | seated


def wall_table(room: Room, number: int, pupils: Mapping[str, int]) -> WallTable:
    """Return a table in short, from what everybody at it sees.

    :param pupils: the numbers of the pupils by who they are
    """
    table, presence = room.table, room.presence
    deal = open_deal(table)
    seats = {seat._name_: room.chairs[player] for seat, player in table.seats.items()}
    known = {
        seat: next((pupils[one] for one in chair.people if one in pupils), None)
        for seat, chair in seats.items()
    }
    robots = [seat for seat, chair in seats.items() if presence.by_robot(chair.player)]
    trick = None if deal is None or deal.trick is UNSET else deal.trick
    return WallTable(
        number=number,
        table=room.id,
        names={seat: chair.name for seat, chair in seats.items()},
        robots=robots,
        pupils={seat: one for seat, one in known.items() if one is not None},
        away=[
            seat
            for seat, chair in seats.items()
            if known[seat] is not None and not presence.is_here(chair.player)
        ],
        deal=table.deal_number,
        deals=len(room.prepared),
        stage=table.stage,
        phase=None if deal is None or deal.phase is UNSET else deal.phase,
        bargain=None if deal is None or deal.bargain is UNSET else deal.bargain,
        trick=[] if trick is None else trick.cards,
        won=None if deal is None or deal.won is UNSET else deal.won,
        cards=cards_played(table),
        waits_for=[] if room.is_set_over else _awaited(room, robots),
        paused=room.facts.paused,
        over=room.is_set_over,
    )


def _awaited(room: Room, robots: list[SeatName]) -> list[SeatName]:
    """Return where a pupil has to do something before anything goes on."""
    due = owing(room.table, room.ready)
    seats = room.table.seats.items()
    return [s._name_ for s, player in seats if player in due and s._name_ not in robots]
