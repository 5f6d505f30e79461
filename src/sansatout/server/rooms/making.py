"""Making a new table from what a person asked for."""

from __future__ import annotations

import secrets
from typing import cast

from sansatout.errors import InputError
from sansatout.events import Event
from sansatout.events.acts import Laws, LayOut, MakeTable
from sansatout.robots.bidding import bidding_system
from sansatout.seats import Seat
from sansatout.server.identity import new_id, new_token
from sansatout.server.names import place_name, robot_name, title
from sansatout.server.protocol.bodies import NewTable, SeatWanted
from sansatout.server.robots import USUAL_LEVEL
from sansatout.server.rooms import records
from sansatout.server.rooms.chairs import Chair, ChairKind, Chairs
from sansatout.server.rooms.facts import Facts
from sansatout.server.rooms.handlers import pace, robot_choice
from sansatout.server.store.moments import now
from sansatout.table.fold import fold
from sansatout.variants import game
from sansatout.variants.base import Variant

__all__ = ["made"]


def made(
    wanted: NewTable, person: str, name: str, *, level: str = USUAL_LEVEL, usual_pace: float = 0.6
) -> tuple[records.Loaded, list[Event]]:
    """Return a new table and its first events; ``level`` and ``usual_pace`` are for robots.

    :raises SansatoutError: if there can be no such table
    """
    variant = game(wanted.variant)
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
    drawn = variant.draw is not None and wanted.deal is None
    seating = wanted.seating if drawn else "fixed"
    laws = cast("Laws", wanted.laws)  # the table refuses what the game does not have
    act = MakeTable(
        variant.key, tuple(keys), dict(wanted.options), table_id, seating, laws,
        hand_over=_hands_over(wanted, places), hints=wanted.hints, teaching=wanted.teaching,
        signals=wanted.signals,
    )  # fmt: skip
    events = [Event(0, None, act), *_laid_out(wanted)]
    facts = Facts(
        table_id, variant.key, title(wanted.name), person, now(),
        not chairs.has_open, pace(usual_pace if wanted.pace is None else wanted.pace),
        secrets.token_hex(16),
        clock=wanted.clock,
    )  # fmt: skip
    return records.Loaded(facts, chairs, fold(events), [], events[1:]), events


def _hands_over(wanted: NewTable, places: list[SeatWanted]) -> bool:
    """Tell whether robots leave the play to a person opposite: who is alone would only watch."""
    if wanted.hand_over is not None:
        return wanted.hand_over
    return wanted.laws == "enforced" and sum(place.kind != "robot" for place in places) == 1


def _laid_out(wanted: NewTable) -> list[Event]:
    if wanted.deal is None:
        return []
    if wanted.laws != "enforced":
        raise InputError("lay-out-laws", laws=wanted.laws)
    return [Event(1, None, LayOut(wanted.deal, Seat.parse(wanted.dealer)))]


def _places(variant: Variant, wanted: NewTable) -> list[SeatWanted]:
    """Return the players in the order of the game's places, then those waiting."""
    if wanted.seats is None:
        mine = Seat.S if Seat.S in variant.places else variant.places[0]
        seated = [SeatWanted(kind="me" if seat is mine else "robot") for seat in variant.places]
    else:
        given = {Seat.parse(seat): place for seat, place in wanted.seats.items()}
        strange = [seat for seat in given if seat not in variant.places]
        if strange:
            expected = " ".join(map(str, variant.places))
            raise InputError("no-such-place", seat=strange[0], expected=expected)
        seated = [given.get(seat, SeatWanted(kind="robot")) for seat in variant.places]
    return [*seated, *wanted.waiting]


def _chair(player: str, place: SeatWanted, person: str, name: str, usual: str) -> Chair:
    match place.kind:
        case "me":
            return Chair(
                player, ChairKind.PERSON, name, system=_bids(place), link=new_token(),
                people=frozenset({person}),
            )  # fmt: skip
        case "robot":
            level, system = robot_choice(place.level or usual, place.system)
            shown = title(place.name) or robot_name(player)
            return Chair(player, ChairKind.ROBOT, shown, level, system)
        case "open":
            return Chair(
                player, ChairKind.OPEN, place_name(place.name), system=_bids(place),
                invite=new_token(),
            )  # fmt: skip


def _bids(place: SeatWanted) -> str | None:
    """Return by which system a person's calls are read, if the table says so."""
    return None if place.system is None else bidding_system(place.system).key
