"""Classes end, and names of pupils are forgotten."""

from __future__ import annotations

from sansatout.server.classes import records
from sansatout.server.classes.forgetting import (
    NAMES_STAY,
    all_names_step,
    old_names,
    old_names_step,
)
from sansatout.server.classes.opened import OpenClass
from sansatout.server.classes.registry import Classes
from sansatout.server.store.moments import now

__all__ = ["end", "forget_old_names"]


async def end(classes: Classes, kept: OpenClass) -> None:
    """Let a class be gone, with the names of its pupils; what they played stays theirs."""

    async def ended() -> None:
        await classes.store_change(kept, all_names_step(kept.id), *records.delete_steps(kept.id))
        classes.sharing.stored(kept.id)
        classes.end(kept)
        await classes.rooms.stored_anew(table for one in kept.rounds for table in one.tables)

    await classes.alone(kept, ended)


async def forget_old_names(classes: Classes) -> None:
    """Forget the names of pupils who came long ago to classes that are not kept."""
    moment = now(-NAMES_STAY)
    old = await classes.store.read(lambda database: old_names(database, moment))
    if not old:
        return
    await classes.store.write(old_names_step(moment))
    for class_id, tables in old.items():
        await classes.stored_anew(class_id)
        await classes.rooms.stored_anew(tables)
