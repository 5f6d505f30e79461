"""Lessons and exercise sheets, with the key on a page of its own."""

from __future__ import annotations

from typing import Any

from sansatout.calls import Call
from sansatout.cards import Card, Hand, Strain
from sansatout.draw.text import seat_letter
from sansatout.errors import InputError
from sansatout.printing.cards import call_words, holdings, rank_text
from sansatout.printing.compiling import Job, PageLook
from sansatout.printing.model import (
    AuctionStep,
    HandsStep,
    HeadingStep,
    Lesson,
    QuestionStep,
    Step,
    TableStep,
    TextStep,
    TrickStep,
)
from sansatout.seats import Seat, Vulnerability

__all__ = ["printed_lesson"]

_ASKED = "?"


def printed_lesson(lesson: Lesson, look: PageLook) -> Job:
    """Return a lesson with its key on the last page.

    :raises SansatoutError: if a hand, a card, a call or a seat is not written as one
    """
    questions = [step for step in lesson.steps if isinstance(step, QuestionStep)]
    numbers = {id(step): number for number, step in enumerate(questions, start=1)}
    body = {
        "note": lesson.note,
        "name": look.words("print-lesson-name") if lesson.name_line else "",
        "steps": [_step(step, numbers.get(id(step), 0), look) for step in lesson.steps],
        "key": [[str(at), one.key] for at, one in enumerate(questions, start=1) if one.key],
        "key_title": look.words("print-lesson-key", title=lesson.title),
    }
    return Job("lesson", lesson.title, body, look)


def _step(step: Step, number: int, look: PageLook) -> dict[str, Any]:
    """Return a step with all its words; ``kind`` says how the form sets it."""
    printed: dict[str, Any]
    match step:
        case TextStep():
            printed = {"words": step.words.split("\n\n")}
        case HeadingStep():
            printed = {"words": step.words}
        case HandsStep():
            printed = _hands(step, look)
        case AuctionStep():
            printed = _auction(step, look)
        case TrickStep():
            printed = _trick(step, look)
        case TableStep():
            printed = _table(step)
        case QuestionStep():
            printed = {
                "number": str(number), "words": step.words, "options": step.options,
                "lines": step.lines,
            }  # fmt: skip
    return {"kind": step.__struct_config__.tag, **printed}


def _hands(step: HandsStep, look: PageLook) -> dict[str, Any]:
    hands = {Seat.parse(seat): Hand.parse(text) for seat, text in step.hands.items()}
    danger = Vulnerability.parse(step.vulnerable) if step.vulnerable else Vulnerability.NONE
    heading = [look.words("draw-board", number=step.board)] if step.board else []
    if step.dealer:
        seat = look.words(f"draw-seat-{Seat.parse(step.dealer)}")
        heading.append(look.words("draw-dealer", seat=seat))
    if step.vulnerable:
        heading.append(look.words(f"draw-vulnerable-{danger}"))
    return {
        "heading": heading,
        "hands": [holdings(hands[seat]) if seat in hands else None for seat in Seat],
        "names": [look.words(f"draw-seat-{seat}") for seat in Seat],
        "letters": [seat_letter(seat, look.language) for seat in Seat],
        "danger": [danger.includes(seat.side) for seat in Seat],
        "caption": step.caption,
    }


def _auction(step: AuctionStep, look: PageLook) -> dict[str, Any]:
    """Return the calls in rows of four, West first as in diagrams."""
    dealer = Seat.parse(step.dealer)
    called = [one if one == _ASKED else call_words(Call.parse(one), look) for one in step.calls]
    if _ASKED in called[:-1]:
        raise InputError("print-asked-last")
    return {
        "heads": [look.words(f"draw-seat-{seat}") for seat in Seat.W.round()],
        "calls": [*("",) * Seat.W.turns_to(dealer), *called],
        "caption": step.caption,
    }


def _trick(step: TrickStep, look: PageLook) -> dict[str, Any]:
    leader = Seat.parse(step.leader)
    places: list[dict[str, str] | None] = [None] * 4
    for turn, written in enumerate(step.cards):
        card = Card.parse(written)
        places[leader.after(turn)] = {"suit": card.suit.symbol, "rank": rank_text(card.rank)}
    return {
        "cards": places,
        "leader": leader.value,
        "names": [look.words(f"draw-seat-{seat}") for seat in Seat],
        "trumps": _trumps(step.trumps, look),
        "led": look.words("page-school-led"),
        "caption": step.caption,
    }


def _trumps(strain: str, look: PageLook) -> str:
    if not strain:
        return ""
    name = look.words(f"page-strain-{Strain.parse(strain)}")
    suit = Strain.parse(strain).suit
    return name if suit is None else look.words("print-lesson-trumps", strain=name)


def _table(step: TableStep) -> dict[str, Any]:
    wide = max(len(step.head), *(len(row) for row in step.rows), 1)
    rows = [[*row, *[""] * (wide - len(row))] for row in step.rows]
    head = [*step.head, *[""] * (wide - len(step.head))] if any(step.head) else []
    return {"columns": wide, "head": head, "rows": rows, "caption": step.caption}
