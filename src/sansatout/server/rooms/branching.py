"""Play a finished deal again from some point: a new table with the same events so far."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from sansatout.errors import InputError
from sansatout.events import Event
from sansatout.seats import Seat
from sansatout.server.config import Config
from sansatout.server.finished.course import cards_played
from sansatout.server.identity import new_id, new_token
from sansatout.server.names import robot_name
from sansatout.server.rooms import records
from sansatout.server.rooms.chairs import Chair, Chairs, Kind
from sansatout.server.rooms.handlers import robot_choice
from sansatout.table.state import Table

if TYPE_CHECKING:
    from sansatout.server.finished.deals import FinishedDeal

__all__ = ["branched"]


def branched(
    found: FinishedDeal, cards: int | None, me: str, person: str, name: str, config: Config
) -> tuple[records.Loaded, list[Event]]:
    """Return a new table with the deal after so many cards (``None``: from the first word).

    :raises InputError: if the deal has no such point, or nobody sits there
    """
    state = _state(found, cards)
    mine = state.seats.get(Seat.parse(me))
    if mine is None:
        raise InputError("no-such-place", seat=me, expected=" ".join(map(str, state.seats)))
    chairs = Chairs({key: _chair(key, mine, person, name, config.level) for key in state.players})
    facts = records.Facts(
        new_id(), state.variant.key, "", person, records.now(), started=True, pace=config.pace,
        seed=secrets.token_hex(16), copy_of=found.id,
    )  # fmt: skip
    events = [event for event in found.all_events if event.seq < state.seq]
    first = found.events[0].seq
    return records.Loaded(facts, chairs, state, [], first), events


def _chair(key: str, mine: str, person: str, name: str, level: str) -> Chair:
    if key == mine:
        return Chair(key, Kind.PERSON, name, link=new_token(), people=frozenset({person}))
    return Chair(key, Kind.ROBOT, robot_name(key), *robot_choice(level, None))


def _state(found: FinishedDeal, cards: int | None) -> Table:
    """Return the table as it was after so many cards."""
    states = found.states[:-1]
    if cards is None and states:
        return states[0]
    for state in states:
        if cards is not None and cards_played(state) == cards:
            return state
    raise InputError("no-such-card-number", number=cards or 0, last=len(found.course.play))
