"""Exercises in words: message ids with arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec

from sansatout import locales
from sansatout.cards import Card
from sansatout.events import Act, Event, acts, irregular
from sansatout.laws import Irregularity, Phase, Referee, public
from sansatout.laws.texts import law_examples, law_text
from sansatout.seats import Seat
from sansatout.trainer.driving import PRACTISED
from sansatout.trainer.exercises import Exercise
from sansatout.trainer.marking import Marked
from sansatout.trainer.positions import Scene
from sansatout.trainer.shown import (
    AnswerMark,
    ExerciseAnswer,
    ExercisePosition,
    ExerciseView,
    LawText,
    Line,
    MarksView,
)
from sansatout.variants import game

__all__ = [
    "answer_line",
    "exercise_view",
    "marks_view",
    "question_line",
    "right_line",
    "told_lines",
    "verdict",
]


def right_line(key: str) -> Line:
    """Return the words for something that may be one's right."""
    if key.startswith("tricks-"):
        return Line("trainer-right-tricks", {"count": int(key.removeprefix("tricks-"))})
    if key in ("attention", "nothing") or key.startswith("respond-"):
        return Line(f"trainer-right-{key}", {})
    return Line(f"remedy-{key}", {})


def answer_line(exercise: Exercise, key: str) -> Line:
    """Return the words for an answer: a right, or what follows by itself."""
    if exercise.position.follows:
        return Line(f"trainer-follows-{key}", {})
    return right_line(key)


def question_line(exercise: Exercise) -> Line:
    """Return what is asked."""
    name = "trainer-question-follows" if exercise.position.follows else "trainer-question"
    return Line(name, {"seat": str(exercise.seat)})


def told_lines(position: Scene) -> tuple[Line, ...]:
    """Return what happened last, in words."""
    if position.kind is Irregularity.REVOKE_ESTABLISHED:
        revoke = next(one for one in position.ref.aftermath.revokes)
        what = {"hand": str(revoke.seat), "card": str(revoke.card)}
        return (Line("trainer-told-revoked", {**what, "trick": revoke.trick}),)
    silent = position.follows == "say-line"
    return tuple(
        _told(event, leads=_leads(position.ref, event.act), silent=silent)
        for event in position.told
    )


def _leads(ref: Referee, act: Act) -> bool:
    """Tell whether a card was led: it is the first of its trick, or in none while none lies."""
    if not isinstance(act, acts.Play):
        return False
    for cards in (*(one.cards for one in ref.play.done), ref.play.trick):
        lying = [card for _, card in cards]
        if act.card in lying:
            return lying[0] is act.card
    return act.as_ == "lead" or not ref.play.trick


def _told(event: Event, *, leads: bool, silent: bool) -> Line:
    act: Any = event.act
    seat = str(event.seat)
    name, more = _TOLD.get(event.kind, _plainly)(act, seat)
    if name == "claim" and silent:
        name = "claim-silent"
    if name == "play" and leads:
        name = "lead"
    return Line(f"trainer-told-{name}", {"seat": seat, **more})


_Told = tuple[str, dict[str, str | int]]


def _plainly(act: Act, _seat: str) -> _Told:
    return act.kind, {}


def _called(act: acts.MakeCall, _seat: str) -> _Told:
    if act.named is not None:
        return "call-named", {"named": str(act.named)}
    return "call", {"call": str(act.call)}


def _played(act: acts.Play, seat: str) -> _Told:
    return "play", {"hand": seat if act.hand is None else str(act.hand), "card": str(act.card)}


def _shuffled(act: acts.Shuffle, _seat: str) -> _Told:
    return "shuffle-seen" if act.faces_seen else "shuffle-hidden" if act.hidden else "shuffle", {}


def _cut(act: acts.Cut, _seat: str) -> _Told:
    return ("cut-seen", {}) if act.faces_seen else ("cut", {"count": act.count})


def _dealt(act: irregular.DealCards, _seat: str) -> _Told:
    if act.card is not None:
        return "fell-open", {"card": str(act.card)}
    if act.fault:
        return "deal-fault", {"irregularity": f"#irregularity-{act.fault}"}
    return "deal-cards", {"pack": act.pack, "count": act.dealt}


def _dummys(act: irregular.DummyAct, _seat: str) -> _Told:
    if act.what == "hint":
        return "hint", {"card": str(act.card)}
    return ("hand" if act.what == "hand" else "dummy-act"), {}


def _looked(act: irregular.Look, seat: str) -> _Told:
    return ("look", {}) if str(act.whose) == seat else ("look-other", {"whose": str(act.whose)})


def _drew(act: acts.Draw, _seat: str) -> _Told:
    if len(act.positions) > 1:
        return "draw-two", {"seat": act.player}
    return "draw", {"seat": act.player, "place": act.positions[0]}


def _claimed(act: acts.Claim, _seat: str) -> _Told:
    return ("claim-line" if act.words else "claim"), {"count": act.tricks}


def _remarked(act: irregular.Remark, _seat: str) -> _Told:
    if act.what == "warning_partner":
        return "warning", {}
    return "remark", {"kind": f"#remark-{act.what}"}


def _found(act: irregular.Discover, _seat: str) -> _Told:
    return f"missing-{act.where}", {"lacks": str(act.lacks), "card": str(act.card)}


def _cards(cards: Iterable[Card]) -> str:
    return ", ".join(map(str, cards))


_TOLD: Final[Mapping[str, Callable[[Any, str], _Told]]] = {
    "call": _called,
    "call-over-seven": lambda act, _: ("call", {"call": act.text}),
    "correct-call": lambda act, _: ("correct-call", {"call": str(act.call)}),
    "play": _played,
    "lead-together": lambda act, _: ("lead-together", {"cards": _cards(act.cards.values())}),
    "show-cards": lambda act, _: ("show-cards", {"cards": _cards(act.cards)}),
    "take-back": lambda act, _: ("take-back", {"card": str(act.card)}),
    "dummy-act": _dummys,
    "quit-trick": lambda act, _: ("quit-trick", {"side": str(act.side)}),
    "ask-revoke": lambda act, _: ("ask-revoke", {"of": str(act.of)}),
    "claim": _claimed,
    "discover": _found,
    "draw": _drew,
    "look-back": lambda act, _: ("look-back", {"trick": act.trick}),
    "remark": _remarked,
    "choose-remedy": lambda act, _: ("choose-remedy", {"remedy": f"#remedy-{act.remedy}"}),
    "call-attention": lambda act, _: (
        "call-attention", {"irregularity": f"#irregularity-{act.irregularity}"},
    ),
    "shuffle": _shuffled,
    "cut": _cut,
    "deal-cards": _dealt,
    "deal-extra": lambda act, _: ("deal-extra", {"to": str(act.to)}),
    "look": _looked,
}  # fmt: skip


def exercise_view(exercise: Exercise) -> ExerciseView:
    """Return an exercise as it is asked, without telling which answers are right."""
    position = exercise.position
    over = position.ref.phase in (Phase.AFTER_PLAY, Phase.RUBBER_END)
    seen = public(position.ref, exercise.seat)
    return ExerciseView(
        chapter=exercise.chapter,
        number=exercise.number,
        booklet=game(PRACTISED[position.ref.code.name]).booklet,
        source=position.source,
        seat=str(exercise.seat),
        position=msgspec.convert(seen, ExercisePosition, from_attributes=True),
        played=[_pairs(one.cards) for one in position.ref.play.done] if over else [],
        question=question_line(exercise),
        told=list(told_lines(position)),
        answers=[_answer(exercise, answer.key) for answer in exercise.answers],
    )


def _answer(exercise: Exercise, key: str) -> ExerciseAnswer:
    line = answer_line(exercise, key)
    return ExerciseAnswer(line.id, line.arguments, key)


def _pairs(cards: Iterable[tuple[Seat, Card]]) -> list[tuple[str, str]]:
    return [(str(seat), str(card)) for seat, card in cards]


def marks_view(
    exercise: Exercise, marks: tuple[Marked, ...], language: str = locales.DEFAULT
) -> MarksView:
    """Return the marks, with the law in words."""
    law, kind = exercise.position.law, exercise.position.kind
    return MarksView(
        right=all(mark.ok for mark in marks),
        irregularity=None if kind is None else str(kind),
        answers=[
            AnswerMark(
                mark.answer.key, mark.answer.right, mark.chosen, mark.law, verdict(exercise, mark)
            )
            for mark in marks
        ],
        law=law,
        text=law_text(law, language),
        examples=list(law_examples(law, language)),
        chapter=[LawText(one, law_text(one, language)) for one in _chapter(exercise.chapter)],
    )


def verdict(exercise: Exercise, mark: Marked) -> Line:
    """Return what there is to say about an answer: whose right it is, or where it belongs."""
    position, right = exercise.position, mark.answer.right
    if position.follows:
        return Line("trainer-so" if right else "trainer-not-so", {})
    if right:
        return Line("trainer-yours", {})
    if mark.whose:
        return _others_right(position.ref, mark.whose)
    if not mark.law:
        return Line("trainer-not-yours", {})
    here = "trainer-other-case" if mark.law == position.law else "trainer-belongs"
    return Line(here, {"law": mark.law})


def _others_right(ref: Referee, whose: tuple[Seat, ...]) -> Line:
    if whose == (ref.play.declarer,):
        return Line("trainer-declarers", {})
    if set(whose) == set(ref.defenders):
        return Line("trainer-defenders", {})
    return Line("trainer-others", {"chooser": " ".join(map(str, whose))})


def _chapter(chapter: str) -> tuple[str, ...]:
    from sansatout.laws.texts import chapter_of, law_ids

    return tuple(law for law in law_ids() if chapter_of(law) == chapter)
