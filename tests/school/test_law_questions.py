"""Questions about the laws: every chapter has some, and what they tell is what the law says."""

from __future__ import annotations

from random import Random

import pytest

from sansatout import locales
from sansatout.laws.texts import law_ids
from sansatout.school.practice import DRILLS, question
from sansatout.school.practice.law_book import CHAPTERS, WRITTEN
from sansatout.school.practice.law_cases import (
    calls_repeated,
    cards_named,
    dummy_touched,
    may_be_called,
    score_corrected,
    slip_corrected,
    trick_reclaimed,
    trick_viewed,
)
from sansatout.school.problems import Form
from sansatout.trainer import chapters, exercise
from sansatout.trainer.cases import cases

SEEDS = range(25)


def test_every_chapter_can_be_practised() -> None:
    assert {f"laws-{chapter}" for chapter in (*chapters(), *CHAPTERS)} <= set(DRILLS)


@pytest.mark.parametrize("law", WRITTEN)
def test_a_law_that_is_asked_by_its_words_has_three_answers(law: str) -> None:
    assert law in law_ids()
    for key in ("right", "wrong", "other"):
        assert locales.has(f"school-says-{law}.a-{key}")


def test_an_exercise_of_the_trainer_is_asked_with_its_answers() -> None:
    own = [exercise("L-LOOT", number) for number in range(len(cases("L-LOOT")))]
    answers = [tuple((each.key, each.right) for each in one.answers) for one in own]
    asked = [question("laws-L-LOOT", number, 0) for number in range(8)]
    told = [tuple((each.key, each.key in one.right[0]) for each in one.possible) for one in asked]
    assert {one.form for one in asked} == {Form.SEVERAL}
    assert all(one.figure is not None and one.figure.position is not None for one in asked)
    assert any(one in answers for one in told)


def lines(case_told: tuple[object, ...]) -> list[str]:
    return [str(getattr(line, "id", "")) for line in case_told]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_slip_can_be_corrected_until_the_left_opponent_has_called(seed: int) -> None:
    case = slip_corrected(Random(seed))
    assert case.stands is ("school-law-slip-at-once" in lines(case.told))


@pytest.mark.parametrize("seed", SEEDS)
def test_during_the_play_one_may_ask_for_the_contract_alone(seed: int) -> None:
    case = calls_repeated(Random(seed))
    if case.law == "L-INFO-3":
        assert case.stands is (lines(case.told) == ["school-law-ask-contract"])
    else:
        assert case.figure is not None
        assert case.figure.position is not None
        assert case.stands is (case.figure.me == case.figure.position.turn)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_touched_card_is_played_unless_declarer_only_arranges(seed: int) -> None:
    case = dummy_touched(Random(seed))
    assert case.stands is (lines(case.told) == ["school-law-touch"])


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_are_named_until_the_trick_is_gathered(seed: int) -> None:
    case = cards_named(Random(seed))
    assert case.stands is (lines(case.told) == ["school-law-name-cards"])


@pytest.mark.parametrize("seed", SEEDS)
def test_a_gathered_trick_is_opened_for_ones_own_revoke_in_the_last_one_alone(seed: int) -> None:
    case = trick_viewed(Random(seed))
    told = case.told[0]
    last = told.arguments["trick"] == told.arguments["last"]
    assert case.stands is (last and told.id.endswith("own-revoke"))


def test_a_trick_is_given_back_to_who_won_it() -> None:
    cases = [trick_reclaimed(Random(seed)) for seed in SEEDS]
    assert {case.stands for case in cases} == {True, False}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_trick_asked_for_can_be_seen(seed: int) -> None:
    figure = trick_reclaimed(Random(seed)).figure
    assert figure is not None
    assert figure.position is not None
    assert len(figure.position.last_trick or ()) == 4


@pytest.mark.parametrize("seed", SEEDS)
def test_a_score_can_be_corrected_for_as_long_as_its_place_allows(seed: int) -> None:
    what, when = (one.rpartition("score-")[2] for one in lines(score_corrected(Random(seed)).told))
    until = {"below": ("at-once",), "above": ("at-once", "next-dealt")}
    assert score_corrected(Random(seed)).stands is (when in until.get(what, (when,)))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_calls_that_may_be_made_beat_the_last_bid(seed: int) -> None:
    ref, _, offered, lawful = may_be_called(Random(seed), doubles=False)
    bids = [call for _, call in ref.auction.calls if str(call)[0].isdigit()]
    ladder = [f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")]
    last = ladder.index(str(bids[-1]))
    assert lawful == [call for call in offered if ladder.index(str(call)) > last]
