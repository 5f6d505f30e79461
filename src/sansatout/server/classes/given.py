"""What a teacher gives a class, read: a lesson, or deals for all tables."""

from __future__ import annotations

import time
from collections.abc import Iterable
from random import Random
from typing import Final

from sansatout.chance import random_deals
from sansatout.deal import Deal
from sansatout.errors import InputError
from sansatout.formats.deals import Dealt, deals_of
from sansatout.formats.files import recognised
from sansatout.school import COURSES, course, lesson
from sansatout.school.steps import LessonFile, PlayStep, Step
from sansatout.seats import Seat
from sansatout.server.classes.records import DealGiven, RoundGiven
from sansatout.server.protocol.bodies import DealsWanted, NewRound
from sansatout.variants import game
from sansatout.variants.base import Variant

__all__ = ["MOST_DEALS", "given_by", "lesson_named"]

MOST_DEALS: Final = 32
_TRIES: Final = 100_000
"""So many deals are drawn at most for one that fits a condition."""
_SECONDS: Final = 3.0
"""So long a whole set may take: others wait for their turn."""


def given_by(wanted: NewRound) -> tuple[RoundGiven, dict[str, bool | int | str]]:
    """Return what is given, and the options of its game.

    :raises SansatoutError: if it is neither a lesson nor deals, or cannot be read
    """
    if (wanted.lesson is None) is (wanted.deals is None):
        raise InputError("class-give-one")
    if wanted.deals is None:
        assert wanted.lesson is not None, "one of the two is there"
        lesson_named(wanted.lesson)
        return RoundGiven(kind="lesson", lesson=wanted.lesson), {}
    if _sources(wanted.deals) != 1:
        raise InputError("class-deals-one")
    key, options = wanted.game, dict(wanted.options)
    if wanted.deals.school is not None:
        step = _played_step(wanted.deals.school)
        key, options = step.game, dict(step.options)
        found: Iterable[Dealt] = [_dealt(step)]
    else:
        found = _deals(wanted.deals, game(key))
    variant = game(key)
    deals = tuple(DealGiven(str(one.deal), str(_dealer(variant, one.dealer))) for one in found)
    if len(deals) > MOST_DEALS:
        raise InputError("class-many-deals", count=len(deals), most=MOST_DEALS)
    return RoundGiven(kind="deals", game=key, deals=deals), options


def _sources(wanted: DealsWanted) -> int:
    return sum(one is not None for one in (wanted.random, wanted.pbn, wanted.school))


def _deals(wanted: DealsWanted, variant: Variant) -> Iterable[Dealt]:
    if wanted.pbn is not None:
        return _written(wanted.pbn)
    count = wanted.random or 0
    random = None if wanted.seed is None else Random(wanted.seed)
    where = wanted.where or None
    dealers = [seat for seat in Seat if seat in variant.places]
    found: list[Dealt] = []
    end = time.monotonic() + _SECONDS
    for number, deal in enumerate(random_deals(count, where=where, random=random, tries=_TRIES)):
        found.append(Dealt(deal, dealer=dealers[number % len(dealers)]))
        if time.monotonic() > end and len(found) < count:
            raise InputError("cli-no-deal-found", tries=_TRIES, found=len(found), count=count)
    return found


def _written(text: str) -> Iterable[Dealt]:
    """Return the deals of a text: a file of any format, or one deal a line."""
    form = recognised(text.strip())
    if form is not None:
        return deals_of(form.loads(text.strip()), "PBN")
    deals = [Dealt(Deal.parse(line.strip())) for line in text.splitlines() if line.strip()]
    if not deals:
        raise InputError("no-deal-in-text")
    return deals


def _dealer(variant: Variant, dealer: Seat) -> Seat:
    """Return who deals: the next who plays, where the one that was told does not."""
    while dealer not in variant.places:
        dealer = dealer.lho
    return dealer


def lesson_named(name: str) -> tuple[str, str, LessonFile, Step | None]:
    """Return course, lesson and step of a name like ``minibridge/tricks`` or with a step.

    :raises InputError: if there is no such lesson
    """
    course_key, _, rest = name.partition("/")
    key, _, step_key = rest.partition("/")
    if course_key not in COURSES:
        raise InputError("school-course", course=course_key, expected=", ".join(COURSES))
    if key not in course(course_key).lessons:
        expected = ", ".join(course(course_key).lessons)
        raise InputError("school-lesson", lesson=key, expected=expected)
    found = lesson(course_key, key)
    step = next((one for one in found.step if one.key == step_key), None)
    if step_key and step is None:
        expected = ", ".join(one.key for one in found.step)
        raise InputError("school-no-step", step=step_key, expected=expected)
    return course_key, key, found, step


def _played_step(name: str) -> PlayStep:
    step = lesson_named(name)[3]
    if not isinstance(step, PlayStep) or step.deal is None:
        raise InputError("class-no-deal", step=name)
    return step


def _dealt(step: PlayStep) -> Dealt:
    assert step.deal is not None, "only steps with cards are given"
    return Dealt(Deal.parse(step.deal), dealer=Seat.parse(step.dealer))
