import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cli.running_cli import command

from sansatout.errors import InputError
from sansatout.lab.match import Match, play_match
from sansatout.lab.match_table import Player
from sansatout.lab.sequential import Decider, GainAnswer, GainQuestion, Tally

SWINGS = (0,) * 12 + (1, -1, 1, -1, 2, -2, 5, -5, 10, -10)
"""IMPs of boards between players of the same strength: most are level, a few decide."""


def answered(question: GainQuestion, rng: Random, gain: float) -> tuple[GainAnswer, int]:
    tally = Tally()
    for _ in range(4000):
        # Now and then a board more is won: so much on average.
        tally.add(rng.choice(SWINGS) + (6 if rng.random() < gain / 6 else 0))
        if question.answer(tally) is not GainAnswer.OPEN:
            break
    return question.answer(tally), tally.boards


@pytest.mark.parametrize(
    ("gain", "wrong"), [(0.0, GainAnswer.GAINS), (0.5, GainAnswer.GAINS_NOTHING)]
)
def test_it_errs_about_as_often_as_was_said(gain: float, wrong: GainAnswer) -> None:
    rng = Random(7)
    found = [answered(GainQuestion(0.5), rng, gain) for _ in range(300)]
    errors = sum(answer is wrong for answer, _ in found)
    assert errors <= 27, "5 % of 300 are 15; twenty-seven are three standard errors more"
    assert all(answer is not GainAnswer.OPEN for answer, _ in found)


def test_boards_that_seldom_differ_are_not_judged_by_the_first_few() -> None:
    """A gain of 0.3 by one board in twenty: the first thirty often show no spread at all."""
    rng, wrong = Random(11), 0
    for _ in range(200):
        tally, question = Tally(), GainQuestion(0.3)
        while question.answer(tally) is GainAnswer.OPEN:
            tally.add(6 if rng.random() < 0.05 else 0)
        wrong += question.answer(tally) is GainAnswer.GAINS_NOTHING
    assert wrong <= 19, "5 % of 200 are 10; nineteen are three standard errors more"


def test_a_clear_difference_takes_fewer_boards_than_a_small_one() -> None:
    few = [answered(GainQuestion(0.5), Random(seed), 2.0)[1] for seed in range(20)]
    many = [answered(GainQuestion(0.5), Random(seed), 0.5)[1] for seed in range(20)]
    assert sum(few) < sum(many) / 2


@given(st.lists(st.integers(-24, 24), max_size=29))
def test_a_few_boards_decide_nothing(boards: list[int]) -> None:
    tally = Tally()
    for imps in boards:
        tally.add(imps)
    assert GainQuestion(0.3).answer(tally) is GainAnswer.OPEN


def test_boards_that_are_all_level_decide_for_nothing() -> None:
    tally = Tally()
    while GainQuestion(1.0).answer(tally) is GainAnswer.OPEN:
        tally.add(0)
    assert GainQuestion(1.0).answer(tally) is GainAnswer.GAINS_NOTHING


@pytest.mark.parametrize("gain", [0.0, -0.3, 25.0, float("nan")])
def test_a_gain_that_boards_cannot_decide_is_refused(gain: float) -> None:
    with pytest.raises(InputError, match="at most 24"):
        GainQuestion(gain)


def test_a_match_ends_with_the_board_that_decides_however_many_play() -> None:
    match = Match(Player("novice"), Player("novice"), seed=3)
    alone = play_match(match, 60, enough=Decider(GainQuestion(1.0)))
    with ThreadPoolExecutor(2) as executor:
        together = play_match(match, 60, executor, enough=Decider(GainQuestion(1.0)))
    assert 30 <= len(alone.boards) < 60
    assert alone.as_json()["results"] == together.as_json()["results"]


def test_the_command_says_what_was_decided(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    asked = ("match", "novice", "novice", "--boards", "40", "--workers", "1", "--decide", "2")
    done = command(*asked, "--json", str(file))
    assert "Decided: novice:culbertson gains nothing" in done.out
    plain = json.loads(file.read_text())
    assert plain["decided"] == {"gain": 2.0, "error": 0.05, "answer": "gains-nothing"}
    assert plain["boards"] == 30


def test_the_command_says_what_was_wrong_with_a_gain() -> None:
    done = command("match", "novice", "novice", "--decide", "0")
    assert done.code == 2
    assert "‘0.0’ is no gain that boards can decide" in done.err
