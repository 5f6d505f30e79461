"""Records to plain JSON values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from sansatout.calls import Call
from sansatout.cards import Card
from sansatout.events.codec import to_plain as act_to_plain
from sansatout.formats.records import (
    AuctionRecord,
    Comment,
    GameRecord,
    Mark,
    PlayRecord,
    SeatAct,
    Tag,
)
from sansatout.scoring.sheet import Entry
from sansatout.seats import Seat

__all__ = ["fields_to_plain", "to_plain"]


def to_plain(record: GameRecord) -> dict[str, object]:
    """Return a record as a JSON object."""
    return fields_to_plain(record, _WRITERS)


def fields_to_plain(record: GameRecord, names: Iterable[str]) -> dict[str, object]:
    """Return some fields of a record as a JSON object, those at their default left out."""
    return {
        name: _WRITERS[name](getattr(record, name))
        for name in names
        if getattr(record, name) != getattr(_EMPTY, name)
    }


def _plain_comment(comment: Comment) -> dict[str, object]:
    plain: dict[str, object] = {"text": comment.text}
    return plain | ({"style": comment.style} if comment.style != "{" else {})


def _plain_mark(mark: Mark) -> dict[str, object]:
    plain: dict[str, object] = {}
    if mark.note is not None:
        plain["note"] = mark.note
    if mark.glyphs:
        plain["glyphs"] = list(mark.glyphs)
    if mark.alert:
        plain["alert"] = True
    if mark.comments:
        plain["comments"] = [_plain_comment(comment) for comment in mark.comments]
    if mark.irregular:
        plain["irregular"] = mark.irregular
    return plain


def _plain_marked(name: str, value: Call | Card | None, mark: Mark) -> object:
    plain = _plain_mark(mark)
    if not plain:
        return None if value is None else str(value)
    return ({} if value is None else {name: str(value)}) | plain


def _plain_notes(notes: Mapping[int, str]) -> dict[str, str]:
    return {str(number): notes[number] for number in sorted(notes)}


def _plain_course(course: AuctionRecord) -> dict[str, object]:
    calls = [_plain_marked("call", entry.call, entry.mark) for entry in course.calls]
    plain: dict[str, object] = {"calls": calls}
    if course.notes:
        plain["notes"] = _plain_notes(course.notes)
    if course.end:
        plain["end"] = course.end
    if course.all_pass:
        plain["all_pass"] = course.all_pass
    return plain


def _plain_play(play: PlayRecord) -> dict[str, object]:
    cells = [_plain_marked("card", cell.card, cell.mark) for cell in play.cells]
    plain: dict[str, object] = {"first": str(play.first), "cells": cells}
    if play.notes:
        plain["notes"] = _plain_notes(play.notes)
    if play.end:
        plain["end"] = play.end
    if play.turn is not None:
        plain["turn"] = play.turn
    return plain


def _plain_act(item: SeatAct) -> dict[str, object]:
    seat = None if item.seat is None else str(item.seat)
    return {"seat": seat, "kind": item.act.kind, "payload": act_to_plain(item.act)}


def _plain_entry(entry: Entry) -> dict[str, object]:
    return {
        "owner": str(entry.owner), "place": str(entry.place), "points": entry.points,
        "label": entry.label, "rule": entry.rule, "count": entry.count, "deal": entry.deal,
    }  # fmt: skip


def _plain_tag(tag: Tag) -> dict[str, object]:
    plain: dict[str, object] = {"name": tag.name, "value": tag.value}
    return plain | ({"section": list(tag.section)} if tag.section else {})


def _same(value: object) -> object:
    return value


_WRITERS: Final[Mapping[str, Callable[[Any], object]]] = {
    "variant": _same,
    "options": dict,
    "laws": _same,
    "board": _same,
    "names": lambda names: {str(seat): names[seat] for seat in Seat if names[seat]},
    "dealer": str,
    "vulnerability": str,
    "hands": lambda hands: {
        str(seat): str(hands[seat]) for seat in Seat if hands[seat] is not None
    },
    "auction": _plain_course,
    "acts": lambda acts: list(map(_plain_act, acts)),
    "contract": str,
    "factor": _same,
    "declarer": str,
    "swapped": _same,
    "play": _plain_play,
    "tricks": _same,
    "misagreed": _same,
    "entries": lambda entries: list(map(_plain_entry, entries)),
    "tags": lambda tags: list(map(_plain_tag, tags)),
    "comments": lambda comments: [
        {"after": name} | _plain_comment(comment) for name, comment in comments
    ],
}
_EMPTY: Final = GameRecord()
assert set(_WRITERS) == set(GameRecord.__slots__) - {"layout"}
