"""Exercises in words, as message ids with arguments, and as JSON values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sansatout import locales
from sansatout.events import Event
from sansatout.laws import Irregularity, Phase, public
from sansatout.laws.texts import law_examples, law_text
from sansatout.trainer.exercises import Exercise
from sansatout.trainer.marking import Marked
from sansatout.trainer.positions import Position

__all__ = [
    "Line",
    "answer_line",
    "plain_exercise",
    "plain_marks",
    "question_line",
    "right_line",
    "told_lines",
]

_SHOWN: Final = (
    "phase", "dealer", "turn", "calls", "open_call", "contract", "declarer", "hands", "trick",
    "last_trick", "wrong_lead", "exposed", "tricks",
)  # fmt: skip
"""What is shown of a position: what lies and was said, not what the referee offers."""


@dataclass(frozen=True, slots=True)
class Line:
    """A message with arguments; an argument that begins with ``#`` is itself a message id."""

    id: str
    arguments: Mapping[str, str | int]

    def text(self, language: str = locales.DEFAULT) -> str:
        """Return the line in a language."""
        spoken = {
            name: locales.render(value[1:], {}, language)
            if isinstance(value, str) and value.startswith("#")
            else value
            for name, value in self.arguments.items()
        }
        return locales.render(self.id, spoken, language)

    def plain(self) -> dict[str, Any]:
        """Return it as JSON values."""
        return {"id": self.id, "arguments": dict(self.arguments)}


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


def told_lines(position: Position) -> tuple[Line, ...]:
    """Return what happened last, in words."""
    if position.kind is Irregularity.REVOKE_ESTABLISHED:
        revoke = next(one for one in position.ref.revokes)
        what = {"hand": str(revoke.seat), "card": str(revoke.card)}
        return (Line("trainer-told-revoked", {**what, "trick": revoke.trick}),)
    leads = position.ref.leader if position.ref.phase is Phase.PLAY else None
    last = position.ref.done[-1].cards if position.ref.done else ()
    followed = {card for _, card in (*position.ref.trick[1:], *last[1:])}
    first = len(position.ref.trick) <= 1 and leads is not None
    silent = position.follows == "say-line"
    return tuple(
        _told(
            event, leads=first and getattr(event.act, "card", None) not in followed, silent=silent
        )
        for event in position.told
    )


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


def _plainly(act: Any, _seat: str) -> _Told:  # noqa: ANN401 (any act)
    return act.kind, {}


def _called(act: Any, _seat: str) -> _Told:  # noqa: ANN401 (any act)
    if act.named is not None:
        return "call-named", {"named": str(act.named)}
    return "call", {"call": str(act.call)}


def _played(act: Any, seat: str) -> _Told:  # noqa: ANN401 (any act)
    return "play", {"hand": seat if act.hand is None else str(act.hand), "card": str(act.card)}


def _shuffled(act: Any, _seat: str) -> _Told:  # noqa: ANN401 (any act)
    return "shuffle-seen" if act.faces_seen else "shuffle-hidden" if act.hidden else "shuffle", {}


def _cut(act: Any, _seat: str) -> _Told:  # noqa: ANN401 (any act)
    return ("cut-seen", {}) if act.faces_seen else ("cut", {"count": act.count})


def _dealt(act: Any, _seat: str) -> _Told:  # noqa: ANN401 (any act)
    if act.card is not None:
        return "fell-open", {"card": str(act.card)}
    if act.fault:
        return "deal-fault", {"irregularity": f"#irregularity-{act.fault}"}
    return "deal-cards", {"pack": act.pack, "count": act.dealt}


def _dummys(act: Any, _seat: str) -> _Told:  # noqa: ANN401 (any act)
    if act.what == "hint":
        return "hint", {"card": str(act.card)}
    return ("hand" if act.what == "hand" else "dummy-act"), {}


def _looked(act: Any, seat: str) -> _Told:  # noqa: ANN401 (any act)
    return ("look", {}) if str(act.whose) == seat else ("look-other", {"whose": str(act.whose)})


def _drew(act: Any, _seat: str) -> _Told:  # noqa: ANN401 (any act)
    if len(act.positions) > 1:
        return "draw-two", {"seat": act.player}
    return "draw", {"seat": act.player, "place": act.positions[0]}


def _claimed(act: Any, _seat: str) -> _Told:  # noqa: ANN401 (any act)
    return ("claim-line" if act.words else "claim"), {"count": act.tricks}


def _remarked(act: Any, _seat: str) -> _Told:  # noqa: ANN401 (any act)
    if act.what == "warning_partner":
        return "warning", {}
    return "remark", {"kind": f"#remark-{act.what}"}


def _found(act: Any, _seat: str) -> _Told:  # noqa: ANN401 (any act)
    return f"missing-{act.where}", {"lacks": str(act.lacks), "card": str(act.card)}


def _cards(cards: Any) -> str:  # noqa: ANN401 (cards in any order)
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


def plain_exercise(exercise: Exercise) -> dict[str, Any]:
    """Return an exercise as JSON values, without telling which answers are right."""
    position = exercise.position
    seen = public(position.ref, exercise.seat)
    over = position.ref.phase in (Phase.AFTER_PLAY, Phase.RUBBER_END)
    return {
        "chapter": exercise.chapter,
        "number": exercise.number,
        "source": position.source,
        "seat": str(exercise.seat),
        "position": {name: seen[name] for name in _SHOWN},
        "played": [_pairs(one.cards) for one in position.ref.done] if over else [],
        "question": question_line(exercise).plain(),
        "told": [line.plain() for line in told_lines(position)],
        "answers": [
            {"key": answer.key, **answer_line(exercise, answer.key).plain()}
            for answer in exercise.answers
        ],
    }


def _pairs(cards: tuple[tuple[object, object], ...]) -> list[list[str]]:
    return [[str(seat), str(card)] for seat, card in cards]


def plain_marks(
    exercise: Exercise, marks: tuple[Marked, ...], language: str = locales.DEFAULT
) -> dict[str, Any]:
    """Return the marks as JSON values, with the law in words."""
    law, kind = exercise.position.law, exercise.position.kind
    return {
        "right": all(mark.ok for mark in marks),
        "irregularity": None if kind is None else str(kind),
        "answers": [
            {
                "key": mark.answer.key,
                "right": mark.answer.right,
                "chosen": mark.chosen,
                "law": mark.law,
            }
            for mark in marks
        ],
        "law": law,
        "text": law_text(law, language),
        "examples": list(law_examples(law, language)),
        "chapter": [
            {"law": one, "text": law_text(one, language)} for one in _chapter(exercise.chapter)
        ],
    }


def _chapter(chapter: str) -> tuple[str, ...]:
    from sansatout.laws.texts import law_ids

    return tuple(law for law in law_ids() if law.rpartition("-")[0] == chapter)
