"""What a person said at a table as part of the game: words that only others' eyes need.

No rule looks at such a word, or it only looks whether there is one; so another may stand for it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, Final, NamedTuple

from sansatout.events import Act, Event
from sansatout.seats import Seat
from sansatout.table.fold import after
from sansatout.table.state import Table

__all__ = ["DoneAct", "without_words"]

_GONE: Final = "…"
"""What stands for words that are forgotten."""
_FREE: Final[Mapping[str, Collection[str]]] = {
    "claim": ("words",), "explain": ("words",), "look-back": ("reason",),
}  # fmt: skip
"""Where people say whatever they like, by the kind of act."""
_LOOSE: Final[Mapping[str, Collection[str]]] = {
    "claim": ("to",), "show-cards": ("intent", "to"), "discover": ("where",),
    "dummy-act": ("irregularity",),
}  # fmt: skip
"""Where one of a few words is meant, and others mean as much as none."""
_OURS: Final = re.compile(r"[A-Z_]*|[a-z_]*")
_REASONS: Final = frozenset({"", "winner", "missing", "replace", "own_revoke"})
"""Why one may look at a trick again: words of the law."""


class DoneAct(NamedTuple):
    """An event of a table as it is stored."""

    body: str
    own: bool | None
    """Whether the person did it; ``None`` if that is to be told from the seat."""


def without_words(acts: Sequence[DoneAct], player: str) -> dict[int, str]:
    """Return the events in which a person said something at a table, without that.

    :param player: whose seat is the person's
    """
    events = [Event.loads(act.body) for act in acts]
    if all(_silent(event.act) is event.act for event in events):
        return {}
    changed: dict[int, str] = {}
    table: Table | None = None
    for event, act in zip(events, acts, strict=True):
        silent = _silent(event.act)
        if silent is not event.act and _is_theirs(act, table, event.seat, player):
            changed[event.seq] = Event(event.seq, event.seat, silent).dumps()
        table = after(table, event)
    return changed


def _is_theirs(act: DoneAct, table: Table | None, seat: Seat | None, player: str) -> bool:
    if act.own is not None or table is None or seat is None:
        return bool(act.own)
    return table.seats.get(seat) == player


def _silent(act: Act) -> Act:
    """Return an act without what was said freely in it; the act itself if nothing was."""
    if act.kind not in _FREE and act.kind not in _LOOSE:
        return act
    told: dict[str, Any] = {one.name: getattr(act, one.name) for one in fields(act)}
    gone = {
        name: _GONE
        for name, value in told.items()
        if isinstance(value, str) and _is_said(act.kind, name, value)
    }
    return replace(act, **gone) if gone else act


def _is_said(kind: str, name: str, value: str) -> bool:
    if name in _FREE.get(kind, ()):
        return value not in _REASONS and value != _GONE
    return name in _LOOSE.get(kind, ()) and not _OURS.fullmatch(value)
