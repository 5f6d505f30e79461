"""Which question comes next: what fades first, then what is new."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from sansatout.school.next_question import next_question, practised_rules
from sansatout.school.practice import DRILLS, question
from sansatout.school.practice.base import rule_of
from sansatout.school.remembering import Memory, after, due, firmness, remembers

ORDER = ("MB-", "C-", "BW-", "R-")
NOW = datetime(2026, 11, 17, 12, tzinfo=UTC)


@pytest.mark.parametrize("key", DRILLS)
def test_the_rule_of_a_question_is_known_before_it_is_made(key: str) -> None:
    for number in range(3):
        assert rule_of(key, number, 1) in question(key, number, 1).rules


def test_a_newcomer_begins_with_the_first_course() -> None:
    rules = practised_rules()
    assert rules[0].startswith("MB-")
    first = [rules.index(next(one for one in rules if one.startswith(kind))) for kind in ORDER]
    assert first == sorted(first)


def test_a_rule_of_hard_questions_alone_is_asked_by_them() -> None:
    memories = {"MB-4.2": after(Memory(), NOW - timedelta(days=9), right=False)}
    chosen = next_question(memories, NOW, Random(3), ("declarer",))
    assert "MB-4.2" in question(chosen.kind, chosen.number, chosen.level).rules


def test_what_fades_comes_before_what_is_new() -> None:
    first, second, *_ = practised_rules()
    memories = {second: after(Memory(), NOW - timedelta(days=30), right=True)}
    assert remembers(memories[second], NOW) == "fading"
    assert next_question(memories, NOW, Random(1)).rule == second
    memories = {second: after(Memory(), NOW, right=True)}
    assert next_question(memories, NOW, Random(1)).rule == first


def test_a_right_answer_lasts_longer_each_time_and_a_wrong_one_brings_it_back() -> None:
    memory, now, gaps = Memory(), NOW, []
    for _ in range(6):
        memory = after(memory, now, right=True)
        gaps.append(due(memory) - now)
        now = due(memory)
    assert gaps == sorted(gaps)
    assert gaps[-1] > timedelta(days=7)
    assert firmness(memory, now) >= 0.85
    wrong = after(memory, now, right=False)
    assert due(wrong) - now < timedelta(days=1)
    assert (wrong.right, wrong.asked, wrong.level) == (6, 7, memory.level - 1)


def test_questions_are_of_the_rule_that_is_meant() -> None:
    for key, drill in DRILLS.items():
        for rule in drill.rules:
            memories = {rule: after(Memory(), NOW - timedelta(days=9), right=False)}
            chosen = next_question(memories, NOW, Random(2), (key,))
            assert (chosen.kind, chosen.rule) == (key, rule)
            assert rule_of(key, chosen.number, chosen.level) == rule


@pytest.mark.parametrize("known", [0, 1, 6])
def test_what_was_answered_wrong_is_not_firm_before_it_is_right_again(known: int) -> None:
    memory, now = Memory(), NOW
    for _ in range(known):
        memory = after(memory, now, right=True)
        now = due(memory)
    wrong = after(memory, now, right=False)
    assert (remembers(wrong, now), firmness(wrong, now)) == ("fading", 0)
    right = after(wrong, now, right=True)
    assert remembers(right, now) == "firm"
    assert firmness(right, now) > 0.8
