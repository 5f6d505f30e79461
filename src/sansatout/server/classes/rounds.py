"""Seating pupils, and making the tables at which a round is played."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace

from sansatout.events import Event
from sansatout.seats import Seat
from sansatout.server.classes.records import ClassFacts, Pupil, RoundGiven
from sansatout.server.config import Config
from sansatout.server.identity import new_token
from sansatout.server.names import robot_name
from sansatout.server.protocol.bodies import NewRound, NewTable, SeatWanted
from sansatout.server.rooms import records
from sansatout.server.rooms.chairs import Chair, ChairKind, Chairs
from sansatout.server.rooms.handlers import robot_choice
from sansatout.server.rooms.making import made
from sansatout.server.rooms.room import Room
from sansatout.server.store import Step
from sansatout.variants import game
from sansatout.variants.base import Variant

__all__ = [
    "MadeTable",
    "count_of_tables",
    "free_chair",
    "made_tables",
    "put_out",
    "seated",
    "tables_of",
]


@dataclass(frozen=True, slots=True)
class MadeTable:
    """A table of a round, not stored yet."""

    loaded: records.Loaded
    events: Sequence[Event]

    def steps(self) -> list[Step]:
        """Return what makes it durable."""
        loaded = self.loaded
        return [
            *records.table_steps(loaded.facts, loaded.chairs, self.events),
            records.prepared_step(loaded.facts.id, loaded.prepared),
        ]


def tables_of(pupils: Sequence[Pupil], most: int) -> list[list[Pupil]]:
    """Return who sits with whom, in the order of names: as few tables as can be, evenly filled."""
    ordered = sorted(pupils, key=lambda one: (one.name.casefold(), one.number))
    count = -(-len(ordered) // most)
    return [
        ordered[len(ordered) * at // count : len(ordered) * (at + 1) // count]
        for at in range(count)
    ]


def _filled(variant: Variant) -> tuple[Seat, ...]:
    """Return the places in the order in which pupils take them: partners first."""
    first = variant.places[0]
    around = (first, first.partner, first.lho, first.rho)
    return tuple(seat for seat in around if seat in variant.places)


def _most(given: RoundGiven, wanted: NewRound) -> int:
    """Return how many pupils sit at a table."""
    assert given.game is not None, "deals are played at some game"
    places = len(game(given.game).places)
    return min(wanted.pupils or places, places)


def count_of_tables(given: RoundGiven, wanted: NewRound, pupils: int) -> int:
    """Return at how many tables so many pupils play what was given."""
    return -(-pupils // _most(given, wanted)) if given.kind == "deals" else 0


def made_tables(
    facts: ClassFacts, given: RoundGiven, wanted: NewRound, pupils: Sequence[Pupil], config: Config
) -> list[MadeTable]:
    """Return the tables at which pupils play what was given, robots in the places left.

    :raises SansatoutError: if there can be no such tables
    """
    assert given.game is not None, "deals are played at some game"
    robot_choice(wanted.level or config.level, None)
    places, most = _filled(game(given.game)), _most(given, wanted)
    return [
        _table(facts, given, wanted, dict(zip(places, some, strict=False)), number, config)
        for number, some in enumerate(tables_of(pupils, most), start=1)
    ]


def _table(
    facts: ClassFacts,
    given: RoundGiven,
    wanted: NewRound,
    seated: dict[Seat, Pupil],
    number: int,
    config: Config,
) -> MadeTable:
    assert given.game is not None, "deals are played at some game"
    seats = {
        str(seat): SeatWanted(kind="open")
        if seat in seated
        else SeatWanted(kind="robot", level=wanted.level)
        for seat in game(given.game).places
    }
    table = NewTable(
        variant=given.game, options=dict(wanted.options), seats=seats, hints=wanted.hints,
        clock=wanted.clock, pace=wanted.pace,
    )  # fmt: skip
    loaded, events = made(table, facts.owner, "", level=config.level, usual_pace=config.pace)
    keys = dict(zip(loaded.table.seats, loaded.table.seats.values(), strict=True))
    people = {keys[seat]: pupil for seat, pupil in seated.items()}
    chairs = Chairs(
        {
            chair.player: _person(chair.player, people[chair.player])
            if chair.player in people
            else chair
            for chair in loaded.chairs
        }
    )
    overseen = replace(
        loaded.facts,
        name=f"{facts.title[:34]} {number}".strip(),
        started=True,
        overseer=facts.owner,
    )
    prepared = tuple(one.act for one in given.deals)
    return MadeTable(replace(loaded, facts=overseen, chairs=chairs, prepared=prepared), events)


def _person(player: str, pupil: Pupil) -> Chair:
    return Chair(
        player, ChairKind.PERSON, pupil.name, link=new_token(), people=frozenset({pupil.person})
    )


def free_chair(room: Room) -> Chair | None:
    """Return a robot's place that a pupil who comes late may take."""
    if room.is_set_over or room.facts.overseer is None:
        return None
    return next((chair for chair in room.chairs if chair.kind is ChairKind.ROBOT), None)


async def seated(room: Room, chair: Chair, pupil: Pupil) -> None:
    """Give a robot's place to a pupil. Only within the room's own care."""
    taken = replace(_person(chair.player, pupil), former=chair.former - {pupil.person})
    await room.change(taken, also=(records.add_person(room.id, chair.player, pupil.person),))


async def put_out(room: Room, person: str, pupils: AbstractSet[str]) -> None:
    """Take a pupil's place at a table, whoever has come to it by its link meanwhile.

    A robot takes it, unless it is another pupil's: that one stays, by a new link. Only within the
    room's own care.

    :param pupils: those who stay in the class, and who teaches it
    """
    chair = room.chairs.of(person) or room.chairs.was(person)
    if chair is None or chair.kind is not ChairKind.PERSON:
        return
    if not chair.people & pupils:
        await _give_to_robot(room, chair)
    elif person in chair.people:
        left = replace(
            chair, link=new_token(), people=chair.people - {person}, former=chair.former | {person}
        )
        await room.change(left, also=(records.part_one(room.id, person),))


async def _give_to_robot(room: Room, chair: Chair) -> None:
    level, system = robot_choice(room.level, None)
    robot = Chair(
        chair.player, ChairKind.ROBOT, robot_name(chair.player), level, system,
        former=chair.former | chair.people,
    )  # fmt: skip
    await room.change(robot, also=(records.part_from(room.id, chair.player),))
