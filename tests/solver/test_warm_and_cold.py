"""Every entry of the solver answers alike, whatever was asked before."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sansatout import solver
from tests.fuzzing import examples
from tests.solver import questions
from tests.solver.questions import ENTRIES, Question, ask, asked_cold
from tests.solver.reference import random_position

QUESTIONS: list[Question] = [(entry, seed) for entry in ENTRIES for seed in range(3)]


@pytest.fixture(scope="module")
def cold() -> Mapping[Question, Any]:
    return dict(zip(QUESTIONS, asked_cold(QUESTIONS), strict=True))


@examples(6)
@given(order=st.lists(st.sampled_from(QUESTIONS), min_size=8, max_size=20))
def test_whatever_was_asked_before_the_answer_is_that_of_a_fresh_process(
    cold: Mapping[Question, Any], order: list[Question]
) -> None:
    """PROMISE-SOLVER-1, PROMISE-SOLVER-3."""
    for question in order:
        assert ask(question) == cold[question], question


def test_several_threads_that_ask_anything_get_the_answers_of_fresh_processes(
    cold: Mapping[Question, Any],
) -> None:
    """PROMISE-SOLVER-1."""
    order = Random(1).sample(QUESTIONS, len(QUESTIONS))
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(ask, order)) == [cold[question] for question in order]


@pytest.mark.parametrize("kind", ["base", "v2"])
def test_other_processors_give_the_same_answers(cold: Mapping[Question, Any], kind: str) -> None:
    """PROMISE-SOLVER-1, PROMISE-SOLVER-3."""
    some = [(entry, 0) for entry in ENTRIES]
    assert asked_cold(some, SANSATOUT_ISA=kind) == [cold[question] for question in some]


def test_how_many_cards_are_idle_does_not_depend_on_what_was_solved_before() -> None:
    """PROMISE-SOLVER-1: old hints once made one of these another number."""
    rng = Random(1)
    positions = [random_position(rng, rng.randint(5, 11)) for _ in range(400)]
    first = {position: solver.solve_cards(position).idle for position in positions}
    rng.shuffle(positions)
    again = {position: solver.solve_cards(position).idle for position in positions}
    assert again == first


@pytest.mark.soak
def test_thousands_of_questions_in_any_order_have_the_answers_of_fresh_processes() -> None:
    asked = [(entry, seed) for entry in ENTRIES for seed in range(100, 300)]
    fresh = dict(zip(asked, asked_cold(asked), strict=True))
    for order in (Random(seed).sample(asked, len(asked)) for seed in range(3)):
        for question in order:
            assert ask(question) == fresh[question], question


def test_every_entry_of_the_solver_is_asked() -> None:
    functions = {name for name in solver.__all__ if inspect.isfunction(getattr(solver, name))}
    used = {node.id for node in ast.walk(ast.parse(inspect.getsource(questions)))
            if isinstance(node, ast.Name)}  # fmt: skip
    assert functions <= used
