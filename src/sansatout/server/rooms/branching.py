"""Play a finished deal again from some point: a new table with the same events so far."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from sansatout.errors import InputError
from sansatout.seats import Seat
from sansatout.server.config import Config
from sansatout.server.identity import new_id, new_token
from sansatout.server.names import robot_name
from sansatout.server.rooms.chairs import Chair, ChairKind, Chairs
from sansatout.server.rooms.facts import Facts
from sansatout.server.rooms.handlers import robot_choice
from sansatout.server.store.moments import now

if TYPE_CHECKING:
    from sansatout.server.finished.deals import FinishedDeal

__all__ = ["branched"]


def branched(
    found: FinishedDeal, me: str, person: str, name: str, config: Config
) -> tuple[Facts, Chairs]:
    """Return a new table on which a deal goes on, with one person among robots.

    :raises InputError: if nobody sits there
    """
    kept = found.kept
    seats = kept.public["players"]
    mine = seats.get(str(Seat.parse(me)))
    if mine is None:
        raise InputError("no-such-place", seat=me, expected=" ".join(seats))
    players = kept.new_table.players
    chairs = Chairs({key: _chair(key, mine, person, name, config.level) for key in players})
    facts = Facts(
        new_id(), kept.public["variant"], "", person, now(), started=True,
        pace=config.pace, seed=secrets.token_hex(16), copy_of=found.id,
    )  # fmt: skip
    return facts, chairs


def _chair(key: str, mine: str, person: str, name: str, level: str) -> Chair:
    if key == mine:
        return Chair(key, ChairKind.PERSON, name, link=new_token(), people=frozenset({person}))
    return Chair(key, ChairKind.ROBOT, robot_name(key), *robot_choice(level, None))
