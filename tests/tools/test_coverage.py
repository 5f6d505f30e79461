import pytest
from tools.coverage import Coverage, unpromised
from tools.rules import Rule, load_rules

RULES = {
    rule.id: rule
    for rule in (
        Rule("PB-4", "pamphlet", "Bidding", section=True),
        Rule("PB-4.1", "pamphlet", "The dealer starts"),
        Rule("PB-4.2", "pamphlet", "Bids, passes, doubles or redoubles"),
    )
}


def coverage(*, code: str, tests: str) -> Coverage:
    return Coverage(
        RULES, {i: ["auction.py"] for i in code.split()}, {i: ["test"] for i in tests.split()}
    )


def test_an_id_that_no_rule_has_is_unknown() -> None:
    assert coverage(code="PB-4.1 PB-4.7", tests="PB-4.1").unknown == ["PB-4.7"]


def test_a_rule_in_the_code_needs_a_test() -> None:
    assert coverage(code="PB-4.1 PB-4.2", tests="PB-4.1").untested == ["PB-4.2"]


def test_a_rule_nobody_cites_is_open() -> None:
    assert coverage(code="PB-4.1", tests="PB-4.1").open == ["PB-4.2"]


def test_a_mere_remark_is_not_open_until_the_source_cites_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tools.coverage.REMARKS", {"PB-4.2": "says what bidding is"})
    assert coverage(code="PB-4.1", tests="PB-4.1").open == []
    assert coverage(code="PB-4.1", tests="PB-4.1").no_remarks == []
    assert coverage(code="PB-4.2", tests="PB-4.2").no_remarks == ["PB-4.2"]


def test_a_section_is_held_with_any_rule_in_it() -> None:
    assert coverage(code="PB-4", tests="PB-4.2").untested == []
    assert coverage(code="PB-4", tests="").untested == ["PB-4"]


def test_a_test_alone_does_not_make_a_rule_done() -> None:
    assert coverage(code="", tests="PB-4.1").open == ["PB-4.1", "PB-4.2"]


PROMISED = {"PROMISE-KEPT-1": Rule("PROMISE-KEPT-1", "promises", "An act is never lost")}


def test_a_promise_needs_a_test_and_no_source() -> None:
    held = Coverage(PROMISED, {}, {"PROMISE-KEPT-1": ["test"]})
    assert held.untested == held.open == []
    assert Coverage(PROMISED, {}, {}).untested == ["PROMISE-KEPT-1"]


def test_a_promise_that_was_never_made_is_cited_nowhere() -> None:
    texts = {"test.py": "# PROMISE-KEPT-1 and PROMISE-KEPT-9, L-DEAL-99"}
    assert unpromised(texts, PROMISED) == ["PROMISE-KEPT-9: no such promise (test.py)"]


def test_the_list_knows_every_booklet() -> None:
    rules = load_rules()
    assert {"L-REVOKE-3", "A-52", "P27", "H17", "BW-6.2", "BW-AMB-17", "MB-7.1"} < set(rules)
    assert {"PB-4.9", "HU-3.5", "C-OPEN-4", "R-HT-1", "BW-DEAL-17", "MB-AMB-11"} < set(rules)
    assert {"DU-1.2", "PROMISE-KEPT-1"} < set(rules)
    assert all(rule.summary for rule in rules.values())
