"""The laws trainer: its right answers are what the referee grants."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from tools.trainer_cases import cases as trainer_cases

from sansatout import locales
from sansatout.errors import InputError
from sansatout.events import Event
from sansatout.events.acts import Draw
from sansatout.events.irregular import CallAttention, ChooseRemedy, Discover, Remark
from sansatout.laws import Irregularity, Phase, Remedy
from sansatout.laws.code import Declared
from sansatout.laws.texts import law_ids, law_text
from sansatout.seats import Seat
from sansatout.trainer import chapters, exercise, mark
from sansatout.trainer.cases import cases
from sansatout.trainer.following import outcome
from sansatout.trainer.generating import generated, generates
from sansatout.trainer.positions import NOTHING, is_about, rights
from sansatout.trainer.texts import (
    answer_line,
    exercise_view,
    marks_view,
    question_line,
    told_lines,
    verdict,
)

SCENARIOS = Path(__file__).parents[1] / "vectors" / "laws-scenarios.json"
LANGUAGES = tuple(locales.LANGUAGES)
NEW = ("L-DRAW", "L-CLAIM", "L-MISS", "L-PROP", "PB")
"""Chapters in which the law often decides alone."""
known = cache(exercise)
REMEDIES = {str(remedy) for remedy in Remedy}


@pytest.mark.parametrize(
    ("game", "declared"), [*generates()], ids=lambda one: getattr(one, "name", one)
)
def test_what_is_generated_has_just_gone_wrong(game: str, declared: Declared) -> None:
    """One irregularity is open to everybody, and somebody has a right because of it."""
    position, kind = generated(game, declared, Random(7)), declared.kind
    assert is_about(position.ref, kind)
    if kind is not Irregularity.EXPOSED:
        assert any(rights(position, seat) != (NOTHING,) for seat in Seat)


def told(chapter: str, number: int) -> list[tuple[str, object]]:
    lines = told_lines(known(chapter, number).position)
    return [(line.id.removeprefix("trainer-told-"), line.arguments["card"]) for line in lines]


def test_only_the_first_card_of_a_trick_is_led() -> None:
    """L-REVOKE-2: a card thrown on another's lead was not led, taken back or not."""
    assert told("L-REVOKE", 0) == [("lead", "H3"), ("play", "D5"), ("take-back", "D5")]
    then = [("lead", "D3"), ("play", "CA"), ("play", "D9"), ("take-back", "CA")]
    assert told("L-REVOKE", 1) == then


@pytest.mark.parametrize("chapter", chapters())
def test_exercises_have_right_and_wrong_answers(chapter: str) -> None:
    for number in range(3):
        one = exercise(chapter, number)
        assert exercise(chapter, number) == one
        right = {answer.key for answer in one.answers if answer.right}
        assert right == set(rights(one.position, one.seat))
        assert len({answer.key for answer in one.answers}) == len(one.answers)
        assert any(not answer.right for answer in one.answers)


@pytest.mark.parametrize("chapter", chapters())
def test_the_referee_agrees_with_every_answer(chapter: str) -> None:
    """L-PEN-3: a remedy marked right is carried out; one marked wrong is lost or refused."""
    for number in range(4):
        one = exercise(chapter, number)
        ref = one.position.ref
        for answer in one.answers:
            if answer.key == "attention":
                act = CallAttention(str(one.position.kind))
                assert ref.after(Event(0, one.seat, act)).last.ok is answer.right
            elif answer.key in REMEDIES and ref.rights.offers:
                chosen = ref.after(Event(0, one.seat, ChooseRemedy(answer.key)))
                carried = any(r.message == "remedy-chosen" for r in chosen.rulings)
                named = chosen.last.reason in ("law-name-a-suit", "law-name-a-hand")
                assert (carried or named) is answer.right


def test_every_case_of_the_book_is_a_position_with_one_fault() -> None:
    made = list(trainer_cases(json.loads(SCENARIOS.read_text(encoding="utf-8"))))
    found = [position for chapter in chapters() for position in cases(chapter)]
    assert sorted(one.source for one in found) == sorted(case["id"] for case in made)
    for position in found:
        assert position.follows or (position.kind and is_about(position.ref, position.kind))
        assert position.source.startswith("LS-")


def test_an_exercise_tells_neither_the_answer_nor_hidden_cards() -> None:
    """A-50: what is sent is what the seat sees, and not what the referee offers."""
    for chapter in chapters():
        one = exercise(chapter, 1)
        plain = msgspec.to_builtins(exercise_view(one))
        assert not {"offers", "choices", "log", "attention"} & set(plain["position"])
        assert all(set(answer) == {"key", "id", "arguments"} for answer in plain["answers"])
        if one.position.ref.phase is Phase.AUCTION:
            assert set(plain["position"]["hands"]) == {str(one.seat)}
        json.dumps(plain)


def test_marking_is_right_only_when_all_rights_are_chosen_and_no_other() -> None:
    one = exercise("L-LOOT", 0)
    right = [answer.key for answer in one.answers if answer.right]
    wrong = [answer.key for answer in one.answers if not answer.right]
    assert marks_view(one, mark(one, right)).right
    assert not marks_view(one, mark(one, [*right, wrong[0]])).right
    assert not marks_view(one, mark(one, [])).right


def test_every_remedy_named_has_a_law_where_it_belongs() -> None:
    for chapter in chapters():
        one = exercise(chapter, 0)
        for each in mark(one, []):
            if each.answer.key in REMEDIES or each.answer.right:
                assert each.law in law_ids() or law_text(each.law)


def test_a_wrong_answer_is_told_whose_right_it_is_or_where_it_belongs() -> None:
    """Never that it belongs to the very law that is shown."""
    told = set()
    for chapter in chapters():
        for number in range(6):
            one = exercise(chapter, number)
            for each in mark(one, []):
                line = verdict(one, each)
                told.add(line.id)
                assert line.text()
                if line.id == "trainer-declarers":
                    assert one.position.ref.play.declarer is not one.seat
                    assert not each.answer.right
                if line.id == "trainer-belongs":
                    assert line.arguments["law"] != one.position.law
    assert told >= {"trainer-declarers", "trainer-belongs", "trainer-other-case", "trainer-yours"}
    assert verdict_of("L-LOOT", "demand_suit", "trainer-declarers")


def verdict_of(chapter: str, key: str, wanted: str) -> bool:
    """Tell whether some exercise of the chapter says this of an answer."""
    for one in (exercise(chapter, number) for number in range(40)):
        found = [verdict(one, each).id for each in mark(one, []) if each.answer.key == key]
        if wanted in found:
            return True
    return False


@pytest.mark.parametrize("language", LANGUAGES)
def test_exercises_can_be_read_in_every_language(language: str) -> None:
    for chapter in chapters():
        for number in range(7 if chapter in NEW else 2):
            one = known(chapter, number)
            said = (answer_line(one, answer.key) for answer in one.answers)
            for line in (*told_lines(one.position), question_line(one), *said):
                assert "trainer-" not in line.text(language)
                assert "{" not in line.text(language)


def test_there_is_no_other_chapter_number_or_answer() -> None:
    with pytest.raises(InputError, match="L-SCORE"):
        exercise("L-SCORE", 0)
    with pytest.raises(InputError, match="-1"):
        known("L-LOOT", -1)
    with pytest.raises(InputError, match="dance"):
        mark(known("L-LOOT", 0), ["dance"])


@pytest.mark.parametrize("chapter", NEW)
def test_what_follows_is_what_the_referee_does(chapter: str) -> None:
    for number in range(24):
        one = known(chapter, number)
        if not one.position.follows:
            continue
        right = [answer.key for answer in one.answers if answer.right]
        assert right == [outcome(one.position.ref, one.position.told[-1])]
        assert len(one.answers) >= 4
        assert marks_view(one, mark(one, right)).right


def test_l_draw_3_the_fifth_card_may_be_drawn_and_the_fourth_not() -> None:
    """L-DRAW-2 too: of two cards none counts."""
    found = {}
    for number in range(80):
        position = known("L-DRAW", number).position
        act = position.told[0].act
        assert isinstance(act, Draw)
        found[act.positions if len(act.positions) == 1 else ()] = position.follows
    assert found == {
        (): "redraw", (3,): "redraw", (4,): "redraw", (5,): "draw-counts",
        (48,): "draw-counts", (49,): "redraw",
    }  # fmt: skip


def test_l_miss_2_a_card_that_is_found_is_given_back() -> None:
    """L-MISS-1: else there is a new deal, by the same dealer."""
    found = {}
    for number in range(40):
        position = known("L-MISS", number).position
        act = position.told[0].act
        assert isinstance(act, Discover)
        found[act.where] = position.follows
    assert found == {
        "quitted_trick": "card-given", "other_pack": "card-given",
        "not_found": "new-deal-same", "never_dealt": "new-deal-same",
    }  # fmt: skip


def test_l_prop_15_everybody_but_dummy_may_warn_partner_and_nothing_else() -> None:
    for number in range(1, 60):
        position = known("L-PROP", number).position
        act, ref = position.told[0].act, position.ref
        assert isinstance(act, Remark)
        dummy = ref.phase is Phase.PLAY and position.told[0].seat is ref.dummy
        may = act.what == "warning_partner" and not dummy
        assert position.follows == ("allowed" if may else "noted")


def test_l_claim_9_only_opponents_of_the_claimer_answer_and_never_dummy() -> None:
    """L-CLAIM-6, L-CLAIM-10; L-CLAIM-1: declarer has to say how he will play."""
    asked = set()
    for number in range(40):
        one = known("L-CLAIM", number)
        ref = one.position.ref
        asked.add(one.position.follows)
        if ref.play.claim is None:
            continue
        for seat in Seat:
            may = seat.side is not ref.play.claim.seat.side and seat is not ref.dummy
            assert (rights(one.position, seat) != (NOTHING,)) is may
    assert asked == {"", "say-line"}


def test_pb_5_6_a_wrong_suit_is_told_as_played_and_not_as_led() -> None:
    mended = [known("PB", number) for number in range(84)]
    for one in (one for one in mended if one.position.law == "PB-5.6"):
        assert told_lines(one.position)[0].id == "trainer-told-play"


def test_the_pamphlets_list_is_whole() -> None:
    """PB-3.3, PB-4.11, PB-4.12, PB-5.6, PB-5.7, PB-5.8: each with its own outcomes."""
    found: dict[str, set[str]] = {}
    for number in range(84):
        one = known("PB", number)
        right = {answer.key for answer in one.answers if answer.right}
        found.setdefault(one.position.law, set()).update(right)
    assert found["PB-3.3"] == {"new-deal-next", "goes-on"}
    assert found["PB-4.11"] - {NOTHING} == {"call-void", "new_deal", "accept"}
    assert found["PB-4.12"] >= {"raised"}
    assert found["PB-5.6"] == {"stays-open"}
    assert found["PB-5.7"] >= {"points-100", "no-price", "take_points", "take_tricks"}
    assert found["PB-5.8"] == {"points-50"}
