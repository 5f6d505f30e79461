"""Making a new table from what a person asked for."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

from sansatout.errors import InputError
from sansatout.events import Event
from sansatout.events.acts import LayOut, MakeTable
from sansatout.seats import Seat
from sansatout.server.identity import new_id, new_token
from sansatout.server.names import place_name, robot_name, title
from sansatout.server.robots import USUAL_LEVEL
from sansatout.server.rooms import records
from sansatout.server.rooms.chairs import Chair, Chairs, Kind
from sansatout.server.rooms.handlers import pace, robot_choice
from sansatout.table.fold import fold
from sansatout.variants import find
from sansatout.variants.base import Variant

__all__ = ["Place", "Wanted", "made"]


@dataclass(frozen=True, slots=True)
class Place:
    """Who shall be a player: ``me``, ``robot`` or ``open``."""

    kind: str
    name: str = ""
    level: str | None = None
    system: str | None = None


@dataclass(frozen=True, slots=True)
class Wanted:
    """A table as a person wants it."""

    variant: str
    name: str = ""
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    laws: str = "enforced"
    seating: str = "fixed"
    seats: Mapping[str, Place] | None = None
    waiting: tuple[Place, ...] = ()
    pace: float = 0.6
    cards: str | None = None
    """The first deal, where somebody chose it."""
    dealer: str = "N"
    clock: int | None = None
    """Seconds for one act of a person."""


def made(
    wanted: Wanted, person: str, name: str, *, level: str = USUAL_LEVEL
) -> tuple[records.Loaded, list[Event]]:
    """Return a new table and its first events.

    :raises SansatoutError: if there can be no such table
    """
    variant = find(wanted.variant)
    places = _places(variant, wanted)
    if sum(place.kind == "me" for place in places) > 1:
        raise InputError("one-me")
    keys = [f"p{number}" for number in range(1, len(places) + 1)]
    table_id = new_id()
    chairs = Chairs(
        {
            key: _chair(key, place, person, name, level)
            for key, place in zip(keys, places, strict=True)
        }
    )
    drawn = variant.draw is not None and wanted.cards is None
    seating = wanted.seating if drawn else "fixed"
    act = MakeTable(variant.key, tuple(keys), dict(wanted.options), table_id, seating, wanted.laws)
    events = [Event(0, None, act), *_laid_out(wanted)]
    facts = records.Facts(
        table_id, variant.key, title(wanted.name), person, records.now(),
        not chairs.has_open, pace(wanted.pace), secrets.token_hex(16),
        clock=wanted.clock,
    )  # fmt: skip
    return records.Loaded(facts, chairs, fold(events), [], events[1:]), events


def _laid_out(wanted: Wanted) -> list[Event]:
    if wanted.cards is None:
        return []
    if wanted.laws != "enforced":
        raise InputError("lay-out-laws", laws=wanted.laws)
    return [Event(1, None, LayOut(wanted.cards, Seat.parse(wanted.dealer)))]


def _places(variant: Variant, wanted: Wanted) -> list[Place]:
    """Return the players in the order of the game's places, then those waiting."""
    if wanted.seats is None:
        mine = Seat.S if Seat.S in variant.places else variant.places[0]
        seated = [Place("me" if seat is mine else "robot") for seat in variant.places]
    else:
        given = {Seat.parse(seat): place for seat, place in wanted.seats.items()}
        strange = [seat for seat in given if seat not in variant.places]
        if strange:
            expected = " ".join(map(str, variant.places))
            raise InputError("no-such-place", seat=strange[0], expected=expected)
        seated = [given.get(seat, Place("robot")) for seat in variant.places]
    return [*seated, *wanted.waiting]


def _chair(player: str, place: Place, person: str, name: str, usual: str) -> Chair:
    match place.kind:
        case "me":
            return Chair(player, Kind.PERSON, name, link=new_token(), people=frozenset({person}))
        case "robot":
            level, system = robot_choice(place.level or usual, place.system)
            shown = title(place.name) or robot_name(player)
            return Chair(player, Kind.ROBOT, shown, level, system)
        case "open":
            return Chair(player, Kind.OPEN, place_name(place.name), invite=new_token())
        case other:
            raise InputError("place-kind", kind=other)
