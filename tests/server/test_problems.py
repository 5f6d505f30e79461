"""Play problems over REST: the cards played so far are the whole attempt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sansatout.cards import Card, Hand
from sansatout.school.endings import EndingProblem, problem, problems
from sansatout.school.endings.telling import seated
from sansatout.seats import Seat
from tests.server.harness import Person

KEY = next(iter(problems()))
CHANCE = next(key for key, one in problems().items() if one.wins)
FEW = [KEY, CHANCE, list(problems())[-1]]
"""A short problem, one for the best chance, and a long one."""


def line(one: EndingProblem) -> list[str]:
    """Return the cards of the declaring side in the line that is shown."""
    return [str(card) for seat, card in seated(one) if seat not in one.start.defenders]


def played(person: Person, cards: list[str], key: str = KEY) -> dict[str, Any]:
    told: dict[str, Any] = person.rest("POST", f"/api/problems/{key}", {"cards": cards})
    return told


def failed(person: Person, cards: list[str], key: str) -> tuple[list[str], dict[str, Any]]:
    """Play on with the first card that may be played; the cards and what is told at the end."""
    while (view := played(person, cards, key))["attempt"]["verdict"] is None:
        cards = [*cards, view["attempt"]["legal"][0]]
    return cards, view


def solved(person: Person) -> list[str]:
    keys: list[str] = person.rest("GET", "/api/problems")["solved"]
    return keys


def words(told: object) -> Iterator[str]:
    """Give all texts of an answer."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, list):
        for one in told:
            yield from words(one)
    elif isinstance(told, dict):
        for one in told.values():
            yield from words(one)


@pytest.mark.parametrize("key", FEW)
def test_a_right_line_reaches_the_goal_and_counts_for_who_played_it(
    ann: Person, ben: Person, key: str
) -> None:
    one = problem(key)
    mine = line(one)
    for count in range(len(mine)):
        view = played(ann, mine[:count], key)
        assert (view["attempt"]["verdict"], view["solved"]) == (None, False)
        assert mine[count] in view["attempt"]["legal"]
    view = played(ann, mine, key)
    assert (view["attempt"]["verdict"], view["fault"], view["solved"]) == (True, None, True)
    assert (solved(ann), solved(ben)) == ([key], [])
    assert "problems/solved" not in ann.rest("GET", "/api/learning")["done"]


@pytest.mark.parametrize("key", FEW)
def test_a_wrong_card_fails_in_a_layout_that_agrees_with_all_that_was_seen(
    ann: Person, key: str
) -> None:
    one = problem(key)
    wrong = next(iter(one.refuted))
    _, view = failed(ann, [wrong], key)
    told = view["attempt"]
    assert (told["verdict"], view["solved"], solved(ann)) == (False, False, [])
    layout = {Seat.parse(seat): Hand.parse(hand) for seat, hand in told["layout"].items()}
    assert sum(hand.bits for hand in layout.values()) == sum(one.start.own) | one.start.hidden
    for seat, card in told["cards"]:
        assert Card.parse(card) in layout[Seat.parse(seat)]
    for seat, suits in zip(one.start.defenders, one.start.out_of, strict=True):
        assert not {card.suit for card in layout[seat]} & suits
    fault = view["fault"]
    assert (fault["card"], fault["trick"], fault["right"]) == (wrong, 1, list(one.right))


def test_the_card_that_left_the_sure_line_is_told(ann: Person) -> None:
    """The first card is right, so what is told is a later one, in the trick it was played to."""
    tried = ((one, *failed(ann, line(one)[:1], one.id)) for one in problems().values())
    one, cards, view = next(told for told in tried if told[2]["fault"] is not None)
    place = cards.index(view["fault"]["card"])
    assert place > 0
    assert view["fault"]["card"] not in view["fault"]["right"]
    for card in view["fault"]["right"]:
        assert card in played(ann, cards[:place], one.id)["attempt"]["legal"]


@pytest.mark.parametrize("key", FEW)
def test_no_hidden_hand_and_no_right_card_is_told_before_the_end(ann: Person, key: str) -> None:
    one = problem(key)
    mine = line(one)
    views = [ann.rest("GET", f"/api/problems/{key}")]
    views += [played(ann, mine[:count], key) for count in range(len(mine))]
    for view in views:
        told = view["attempt"]
        assert (told["layout"], told["themes"], view["fault"]) == (None, [], None)
        assert set(told["hands"]) == {"N", "S"}
        assert not {"line", "right", "refuted", "plan", "deal"} & {*told, *view}
        assert not set(one.refuted.values()) & set(words(view))
    info = ann.rest("GET", "/api/problems")["problems"]
    assert {tuple(each) for each in info} == {
        ("id", "left", "goal", "strain", "themes", "difficulty", "sure")
    }


def test_what_was_taken_before_and_the_goal_make_the_contract(ann: Person) -> None:
    for one in problems().values():
        view = ann.rest("GET", f"/api/problems/{one.id}")
        assert view["won"] + view["lost"] + view["tricks"] == 13
        assert view["won"] + one.goal == 6 + int(one.contract[0])


def test_who_had_the_line_shown_has_not_solved_it(ann: Person, ben: Person) -> None:
    one = problem(KEY)
    told = ann.rest("POST", f"/api/problems/{KEY}/line")["cards"]
    assert [(seat, card) for seat, card in told] == [(str(s), str(c)) for s, c in seated(one)]
    view = played(ann, line(one))
    assert (view["attempt"]["verdict"], view["solved"], view["shown"]) == (True, False, True)
    assert ann.rest("GET", "/api/problems")["shown"] == [KEY]
    played(ben, line(one))
    ben.rest("POST", f"/api/problems/{KEY}/line")
    told = ben.rest("GET", "/api/problems")
    assert (told["solved"], told["shown"]) == ([KEY], [])


def test_what_cannot_be_played_is_refused_and_changes_nothing(ann: Person) -> None:
    view = played(ann, [])
    mine = line(problem(KEY))
    held = sorted(map(str, Hand.from_bits(problem(KEY).start.hidden)))
    for cards, status, message in (
        (held[:1], 409, None),
        (["X1"], 400, None),
        (["nonsense"], 400, "request-form"),
        (["S2"] * 17, 400, "request-form"),
        ([*mine, mine[0]], 400, "ending-over"),
    ):
        got, told = ann.ask("POST", f"/api/problems/{KEY}", {"cards": cards})
        assert got == status, told
        assert message in (None, told["error"]["message"])
    for method, path in (("GET", ""), ("POST", ""), ("POST", "/line")):
        got, told = ann.ask(method, f"/api/problems/none{path}", {} if method == "POST" else None)
        assert (got, told["error"]["message"]) == (404, "school-problem")
    assert played(ann, []) == view
    assert solved(ann) == []
