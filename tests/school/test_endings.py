"""Play problems: what is shipped is proved, faulty lines fail, sure ones reach the goal."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from sansatout.cards import Card, Hand
from sansatout.robots.levels import LEVELS
from sansatout.school.endings import EndingProblem, attempt, problem, problems
from sansatout.school.endings.again import found_again
from sansatout.school.endings.attempt import Attempt
from sansatout.school.endings.chance import chances, won_layouts
from sansatout.school.endings.plan import holds
from sansatout.school.endings.problem import DIFFICULTIES, THEMES
from sansatout.school.endings.robots_at import reached_by, seen_in
from sansatout.school.endings.telling import attempt_view, seated
from sansatout.seats import Seat
from sansatout.solver import Position, solve_cards
from sansatout.structs import replace

ALL = list(problems())
SHORT = sorted((key for key in ALL if problem(key).plan), key=lambda key: len(problem(key).plan))[
    :10
]
FOR_THE_BEST = [key for key in ALL if problem(key).wins]


def prove(one: EndingProblem) -> None:
    """Prove a problem without the search that found it, as far as its plan is written out."""
    start = one.start
    legal = {str(card) for card in start.legal()}
    assert legal == {*one.right, *one.refuted}
    assert not {*one.right} & {*one.refuted}
    assert one.count == sum(1 for _ in start.open().layouts())
    assert one.won == sum(1 for _ in start.layouts())
    for card, held in one.refuted.items():
        layout = Hand.parse(held).bits
        assert layout in set(start.layouts())
        n, e, s, w = map(Hand.from_bits, start.row(layout))
        values = solve_cards(Position((n, e, s, w), start.strain, start.leader, start.trick)).values
        assert values[Card.parse(card)] < one.goal, (one.id, card)
    if one.plan:
        assert holds(start, one.plan)


def shortest(count: int) -> list[str]:
    return sorted(ALL, key=lambda key: (problem(key).start.left, key))[:count]


def test_there_are_sixty_problems_of_all_lengths_and_themes() -> None:
    lengths = Counter(one.start.left for one in problems().values())
    assert len(ALL) >= 60
    assert set(lengths) == {5, 6, 7, 8}
    assert len(FOR_THE_BEST) >= 12
    assert {theme for one in problems().values() for theme in one.themes} <= set(THEMES)
    assert all(one.themes and one.difficulty in DIFFICULTIES for one in problems().values())
    assert all(set(one.fails) <= set(LEVELS) for one in problems().values())


def test_ten_problems_are_proved_again() -> None:
    assert len(SHORT) == 10
    for key in SHORT:
        prove(problem(key))


def count_again(key: str) -> None:
    """The right first cards have the best chance, and others a smaller one by two layouts."""
    one = problem(key)
    layouts = list(one.start.open().layouts())
    wins = chances(one.start.open(), layouts)
    assert wins is not None
    assert {str(card) for card, count in wins.items() if count == one.won} == set(one.right)
    assert max(wins[Card.parse(card)] for card in one.refuted) <= one.won - 2
    assert won_layouts(one.start.open(), layouts, one.won) == list(one.start.layouts())


@pytest.mark.parametrize("key", FOR_THE_BEST[:3])
def test_a_best_chance_is_counted_again(key: str) -> None:
    count_again(key)
    prove(problem(key))


@pytest.mark.soak
@pytest.mark.parametrize("key", FOR_THE_BEST)
def test_every_best_chance_is_counted_again(key: str) -> None:
    count_again(key)


def find_again(key: str) -> None:
    """The generator finds a problem from the number in its id; only levels and line are added."""
    assert found_again(key) == replace(problem(key), fails=(), line="")


@pytest.mark.parametrize("key", [*ALL[:2], ALL[-1], *FOR_THE_BEST[:2]])
def test_the_generator_finds_what_is_shipped(key: str) -> None:
    find_again(key)


@pytest.mark.soak
@pytest.mark.parametrize("key", ALL)
def test_the_generator_finds_all_that_is_shipped(key: str) -> None:
    find_again(key)


@pytest.mark.soak
@pytest.mark.parametrize("key", ALL)
def test_all_problems_are_proved_again(key: str) -> None:
    one = problem(key)
    prove(one)
    found = one.start.sure()
    assert found is not None
    assert {str(card) for card, sure in found.items() if sure} == set(one.right)


def try_again(key: str) -> None:
    one = problem(key)
    assert one.fails == tuple(level for level in LEVELS if not reached_by(one, level)[1]), (
        "python -m tools.problems levels"
    )


@pytest.mark.parametrize("key", ALL[::20])
def test_a_problem_is_as_hard_as_its_levels_find_it(key: str) -> None:
    try_again(key)


@pytest.mark.soak
@pytest.mark.parametrize("key", ALL)
def test_all_problems_are_as_hard_as_their_levels_find_them(key: str) -> None:
    try_again(key)


def test_the_docs_tell_how_many_goals_each_level_reaches() -> None:
    told = (Path(__file__).parents[2] / "docs" / "school.md").read_text(encoding="utf-8")
    for left, best in ((5, False), (6, False), (7, False), (8, False), (5, True)):
        some = [
            one for one in map(problem, ALL) if (one.start.left, bool(one.wins)) == (left, best)
        ]
        novice, club, expert = (sum(level not in one.fails for one in some) for level in LEVELS)
        reached = f"novice {novice}, club {club}, expert {expert} of {len(some)}"
        assert re.search(rf"with {left}(:| tricks left) {reached}", told), reached


def test_a_plan_that_is_changed_fails() -> None:
    one = problem(SHORT[0])
    wrong = Card.parse(next(iter(one.refuted)))
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    assert not holds(one.start, one.plan[:-1])
    assert not holds(one.start, letters[wrong.index] + one.plan[1:])


def play_on(now: Attempt, rng: Random, *, faulty: bool) -> tuple[bool, Attempt]:
    """Play at random: sure cards only, or any; tell whether all were sure."""
    always = True
    while now.verdict is None:
        found = now.standing.sure()
        assert found is not None
        sure = [card for card, good in found.items() if good]
        card = rng.choice(list(found) if faulty or not sure else sure)
        always &= found[card]
        now = now.after(card)
    return always, now


@pytest.mark.parametrize("key", [*shortest(12), *FOR_THE_BEST[-6:]])
def test_sure_lines_reach_the_goal_and_all_others_miss_it(key: str) -> None:
    rng = Random(key)
    for faulty in (False, True, True, True):
        always, over = play_on(attempt(key), rng, faulty=faulty)
        assert over.verdict is always
        hidden = over.standing.defenders
        layout = over.layout[hidden[0].value]
        assert layout in set(problem(key).start.layouts())


@pytest.mark.soak
@pytest.mark.parametrize("key", ALL)
def test_every_faulty_line_fails_wherever_the_fault_is(key: str) -> None:
    rng = Random(key)
    for number in range(6):
        always, over = play_on(attempt(key), rng, faulty=number > 0)
        assert over.verdict is always


@pytest.mark.parametrize("key", shortest(10))
def test_a_wrong_first_card_meets_the_layout_that_refutes_it(key: str) -> None:
    one = problem(key)
    for card, held in one.refuted.items():
        _, over = play_on(attempt(key, (Card.parse(card),)), Random(card), faulty=False)
        assert over.verdict is False
        assert over.layout[one.start.defenders[0].value] & one.start.hidden == Hand.parse(held).bits


def test_nothing_of_the_defenders_cards_is_told_before_the_end() -> None:
    one = problem(ALL[0])
    view = attempt_view(attempt(one.id))
    assert (view.layout, view.themes, view.verdict) == (None, [], None)
    seen = seen_in(attempt(one.id))
    assert set(seen.dealt()) == {Seat.S, Seat.N}
    over = Attempt(one, one.start)
    for seat, card in seated(one):
        if seat not in one.start.defenders:
            over = over.after(card)
    assert over.verdict is True
    assert attempt_view(over).layout is not None
