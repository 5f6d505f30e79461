"""A class in the words of its teacher's page, and of a pupil's."""

from __future__ import annotations

from datetime import datetime

from sansatout import locales
from sansatout.school.asking import text_id
from sansatout.server import protocol
from sansatout.server.classes.forgetting import NAMES_STAY
from sansatout.server.classes.given import lesson_named
from sansatout.server.classes.opened import OpenClass
from sansatout.server.classes.records import ClassRound, Pupil
from sansatout.server.protocol.classes import ClassView, PupilClass, PupilInfo, RoundInfo
from sansatout.server.rooms.connection import Connection

__all__ = ["message_for", "pupils_view", "teachers_view"]


def message_for(kept: OpenClass, connection: Connection) -> bytes | None:
    """Return a class as whoever has it open sees it; ``None`` for who was sent out."""
    if kept.teaches(connection.person):
        shown = teachers_view(kept, connection.language)
        return protocol.encode(protocol.ClassMessage(shown=shown))
    pupil = kept.pupil_of(connection.person)
    if pupil is None or pupil.removed is not None:
        return None
    return protocol.encode(protocol.PupilMessage(shown=pupils_view(kept, pupil)))


def teachers_view(kept: OpenClass, language: str) -> ClassView:
    """Return all that a teacher sees."""
    facts = kept.facts
    here = kept.people()
    return ClassView(
        id=facts.id,
        title=facts.title,
        made=facts.made,
        kept=facts.kept,
        deletes=_deletes(kept),
        code=facts.code,
        expires=facts.code_expires,
        link=None if facts.code is None else f"/class?code={facts.code}",
        pupils=[
            PupilInfo(
                number=one.number,
                name=one.name,
                here=one.person in here,
                table=kept.places.get(one.person),
                done=_done(kept, one),
            )
            for one in kept.present()
        ],
        rounds=[_round(one, language) for one in kept.rounds],
        tables=[kept.wall[table] for table in kept.tables if table in kept.wall],
        shown=kept.shown,
    )


def _deletes(kept: OpenClass) -> str | None:
    joined = [one.joined for one in kept.pupils.values() if one.name]
    if kept.facts.kept or not joined:
        return None
    first = datetime.fromisoformat(min(joined)) + NAMES_STAY
    return first.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _done(kept: OpenClass, pupil: Pupil) -> int | None:
    lesson = kept.round is not None and kept.round.given.kind == "lesson"
    return kept.done.get(pupil.person, 0) if lesson else None


def _round(one: ClassRound, language: str) -> RoundInfo:
    title, steps = "", 0
    if one.given.lesson is not None:
        course, key, found, _ = lesson_named(one.given.lesson)
        title, steps = locales.render(text_id(course, key), {}, language), len(found.step)
    return RoundInfo(
        number=one.number,
        made=one.made,
        kind=one.given.kind,
        lesson=one.given.lesson,
        title=title,
        steps=steps,
        game=one.given.game,
        deals=len(one.given.deals),
        tables=len(one.tables),
    )


def pupils_view(kept: OpenClass, pupil: Pupil) -> PupilClass:
    """Return what a pupil sees: nothing of other tables but what the teacher shows."""
    table = kept.places.get(pupil.person)
    wall = None if table is None else kept.wall.get(kept.tables[table - 1])
    return PupilClass(
        id=kept.id,
        title=kept.facts.title,
        name=pupil.name,
        round=len(kept.rounds),
        where=_where(kept, table),
        paused=wall is not None and wall.paused,
        shown=kept.shown,
    )


def _where(kept: OpenClass, table: int | None) -> str | None:
    if kept.round is None:
        return None
    if kept.round.given.lesson is not None:
        return f"/school/{kept.round.given.lesson}"
    return None if table is None else f"/table/{kept.tables[table - 1]}"
