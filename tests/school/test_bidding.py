"""Questions about bidding: judged by the code that bids, one for every rule that can be taught."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tools.untaught import UNTAUGHT

from sansatout.auction import Auction
from sansatout.calls import Call
from sansatout.cards import Hand
from sansatout.robots.bidding import Situation, bidding_system, decide_call
from sansatout.school import COURSES, Form, course, lesson, mark
from sansatout.school.judges import find
from sansatout.school.pictures import Picture
from sansatout.school.playing import set_up
from sansatout.school.practice import DRILLS, HARDEST
from sansatout.school.practice.bidding.examples import PREFIXES, examples
from sansatout.school.practice.bidding.seeds import seeds, some_spot
from sansatout.school.practice.bidding.spots import BiddingSpot, figure_of, spot_at, varied
from sansatout.school.steps import CallStep, PlayStep, Step
from sansatout.seats import Seat, Vulnerability

ROOT = Path(__file__).parents[2]
RULES = [rule["id"] for rule in json.loads((ROOT / "docs" / "rules.json").read_text("utf-8"))]
MAKERS = {(kind.key, rule): make for kind in DRILLS.values() for rule, make in kind.makers.items()}
VECTORS = [
    case
    for name in ("examples", "derived")
    for case in json.loads((ROOT / "tests/vectors" / f"bidding-{name}.json").read_text("utf-8"))
    if case["system"] == "culbertson" and case.get("hand") and not case.get("partscore")
]


def steps() -> Iterator[Step]:
    for one in COURSES:
        for key in course(one).lessons:
            yield from lesson(one, key).step


def test_every_rule_of_the_approach_forcing_system_is_asked_about_or_named_with_a_reason() -> None:
    asked_about = {rule for _, rule in MAKERS}
    rules = [rule for rule in RULES if rule.startswith("C-")]
    assert [rule for rule in rules if rule not in asked_about and rule not in UNTAUGHT] == []
    assert [rule for rule in UNTAUGHT if rule in asked_about or rule not in RULES] == []


@pytest.mark.parametrize(("key", "rule"), MAKERS)
def test_a_question_made_for_a_rule_is_about_it(key: str, rule: str) -> None:
    for level in range(HARDEST + 1):
        one = MAKERS[key, rule](Random(f"{key} {rule}"), level)
        assert one.rules == (rule,)
        assert one.right
        assert all(mark(one, answer).right for answer in one.right)
        assert one.why.text()
        assert all(line.text() for line in one.feedback.values())
        assert not {answer[0] for answer in one.right} & set(one.feedback)


@pytest.mark.parametrize("system", PREFIXES)
def test_the_table_of_seeds_still_gives_its_rules(system: str) -> None:
    """If it does not, a change of the bidding systems asks for ``python -m tools.school_seeds``."""
    for rule, places in seeds(system).items():
        for seed, place in {places[0], places[len(places) // 2], places[-1]}:
            spot = spot_at(system, seed, place)
            assert rule in examples(spot), (rule, seed, place)


def test_small_cards_change_and_nothing_else_does() -> None:
    spot = some_spot("culbertson", "C-RAISE-2", Random(1), 1)
    others = [varied(spot, Random(number)) for number in range(20)]
    assert len({str(other.hand) for other in others}) > 5
    for other in others:
        assert other.decision.act is spot.decision.act
        assert other.decision.rules == spot.decision.rules
        assert [c for c in other.hand if c.rank.is_honour] == [
            c for c in spot.hand if c.rank.is_honour
        ]


@pytest.mark.parametrize("rule", ["C-OPEN-2", "C-RAISE-3", "C-ADV-5", "C-OVC-5"])
def test_a_spot_is_turned_so_that_south_calls_the_same(rule: str) -> None:
    spot = some_spot("culbertson", rule, Random(rule), 2)
    figure = figure_of(spot)
    assert figure.auction().turn is Seat.S
    ours = all(seat in figure.vulnerable for seat in ("N", "S"))
    assert ours is spot.vulnerability.includes(spot.seat.side)
    assert (str(spot.decision.act),) in find("call", figure)


SIDES = {"none": (), "we": (0, 2), "they": (1, 3), "both": (0, 1, 2, 3)}
NUMBERS = {
    "playing_tricks": "playing-tricks",
    "support_tricks": "support-tricks",
    "defence_tricks": "defence-tricks",
    "trump_tricks": "trump-tricks",
}


def figure_of_case(case: dict[str, Any]) -> Picture:
    seat = Seat.parse(case["seat"])
    expect = case["expect"]
    return Picture(
        me=str(seat),
        hands={str(seat): str(Hand.parse(case["hand"].replace("-", "")))},
        dealer=case["dealer"],
        calls=tuple("Pass" if call == "P" else call for call in case["auction_before"]),
        vulnerable=tuple(str(seat.after(turns)) for turns in SIDES[case["vulnerability"]]),
        strain=expect.get("trump") or expect.get("suit"),
    )


@pytest.mark.parametrize("case", VECTORS, ids=lambda case: case["id"])
def test_judges_agree_with_the_book_and_the_cases_derived_from_it(case: dict[str, Any]) -> None:
    figure, expect = figure_of_case(case), case["expect"]
    if "honour_tricks" in expect:
        assert find("honour-tricks", figure) == ((text(expect["honour_tricks"]),),)
    for name, judge in NUMBERS.items():
        if name in expect and figure.strain is not None:
            assert find(judge, figure) == ((text(expect[name]),),)
    if "call" in expect and not case.get("inputs"):
        call = "Pass" if expect["call"] == "P" else expect["call"]
        assert (call,) in find("call", figure)


def text(number: float) -> str:
    whole, half = divmod(number, 1)
    return f"{int(whole) or ('' if half else 0)}{'½' if half else ''}"


CALLS = [step for step in steps() if isinstance(step, CallStep)]


@pytest.mark.parametrize("step", CALLS, ids=lambda step: step.key)
def test_a_step_that_asks_for_a_call_shows_the_hand_of_whoever_is_to_call(step: CallStep) -> None:
    assert step.figure is not None
    assert str(step.figure.auction().turn) == step.figure.me


SYSTEMS = {"call": "culbertson", "club-call": "one-club"}
CHOSEN_BY_ORDER = {"R-ORD-1", "R-ORD-2"}
"""What decides between suits before a row of the table is looked for."""


@pytest.mark.parametrize("step", CALLS, ids=lambda step: step.key)
def test_a_step_that_asks_for_a_call_cites_a_rule_that_decides_it(step: CallStep) -> None:
    if step.judge not in SYSTEMS or step.rules[0] in CHOSEN_BY_ORDER:
        return
    assert step.figure is not None
    sides = [one for one in Vulnerability if included(one) == set(step.figure.vulnerable)]
    system, hand, auction = SYSTEMS[step.judge], step.figure.hand(), step.figure.auction()
    known, situation = bidding_system(system), Situation(vulnerability=sides[0])
    decision = decide_call(known, hand, auction, situation)
    spot = BiddingSpot(system, auction, hand, sides[0], decision)
    assert step.rules[0] in {*decision.rules, *examples(spot)}


def included(vulnerability: Vulnerability) -> set[str]:
    return {str(seat) for seat in Seat if vulnerability.includes(seat.side)}


BID = [step for step in steps() if isinstance(step, PlayStep) and step.goal.contracts]
BID = [step for step in BID if step.game == "rulebook"]


@pytest.mark.parametrize("step", BID, ids=lambda step: step.key)
def test_who_bids_by_the_system_finds_the_contract(step: PlayStep) -> None:
    table = set_up(step, tuple("abcd"))
    assert table.deal is not None
    auction, known = Auction(Seat.parse(step.dealer)), bidding_system("culbertson")
    for word in step.script:
        auction = auction.after(Call.parse(word))
    while auction.turn is not None:
        hand = table.deal.deal[auction.turn]
        auction = auction.after(decide_call(known, hand, auction, Situation()).act)
    assert str(auction.contract) in step.goal.contracts
    assert auction.declarer is not None
    assert auction.declarer is Seat.parse(step.me)


def test_a_number_can_be_typed_as_the_booklets_print_it() -> None:
    one = MAKERS["honour-tricks", "C-HT-2"](Random(3), 2)
    assert one.form is Form.NUMBER
    (right,) = one.right
    value = find("honour-tricks", one.figure)[0][0].replace("½", ".5")
    assert mark(one, (value,)).right
    assert mark(one, (value.replace(".", ","),)).right
    assert mark(one, right).right


def test_a_half_trick_is_a_whole_one_or_nothing_by_where_the_missing_honour_sits() -> None:
    """Each way reckoned by hand: what North leads, East plays before South, West after."""
    for own, missing, before, tricks in (
        ("AQ", "K5", True, "2"), ("AQ", "K5", False, "1"),
        ("K2", "A5", True, "1"), ("K2", "A5", False, "0"),
    ):  # fmt: skip
        hands = {"N": "43", "S": own, "E": missing if before else "76"}
        hands["W"] = "76" if before else missing
        figure = Picture(me="S", leader="N", hands={s: f"{h}..." for s, h in hands.items()})
        assert find("tricks-to-come", figure) == ((tricks,),)


@pytest.mark.parametrize("seed", range(12))
def test_whether_two_is_forcing_is_asked_about_openings_of_two(seed: int) -> None:
    """C-FRC-1 speaks of no other: a hand of C-OPEN-6 may open one of a suit."""
    asked = DRILLS["may-pass"].makers["C-FRC-1"](Random(seed), HARDEST)
    assert asked.figure is not None
    opened = next(call for call in asked.figure.calls if call != "Pass")
    assert opened.startswith("2")
