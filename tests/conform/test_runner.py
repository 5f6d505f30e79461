import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from sansatout.conform import (
    Exact,
    Unordered,
    adapter,
    check,
    differences,
    find,
    load,
    registry,
    run,
)
from sansatout.errors import InputError, NotationError


@pytest.fixture(autouse=True)
def doubling_adapter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register a toy system that doubles a number, for these tests only."""
    monkeypatch.setattr(registry, "_ADAPTERS", {})

    @adapter("toy", "double")
    def double(case: registry.Case, options: Mapping[str, object]) -> dict[str, object]:
        factor = options.get("factor", 2)
        assert isinstance(factor, int)
        return {"value": case["n"] * factor, "list": [{"n": case["n"]}]}


def toy(**fields: object) -> dict[str, object]:
    return {"id": "T-1", "system": "toy", "kind": "double", "n": 3, **fields}


def write(folder: Path, cases: object) -> Path:
    path = folder / "cases.json"
    path.write_text(json.dumps(cases), encoding="utf-8")
    return path


def test_a_case_that_holds_has_no_mismatch() -> None:
    assert check(toy(expect={"value": 6, "list": [{"n": 3}]})) == []


@pytest.mark.parametrize(
    ("expect", "path"),
    [
        ({"value": 7}, "value"),
        ({"value": "6"}, "value"),
        ({"value": 6, "list": [{"n": 4}]}, "list[0].n"),
        ({"list": []}, "list[0]"),
        ({"list": [{"n": 3}, {"n": 3}]}, "list[1]"),
        ({"list": {}}, "list"),
        ({"unknown": 1}, "unknown"),
    ],
)
def test_a_false_expectation_is_a_mismatch_at_its_path(
    expect: dict[str, object], path: str
) -> None:
    assert [found.path for found in check(toy(expect=expect))] == [path]


def test_true_is_not_one() -> None:
    assert differences({"a": True}, {"a": 1})
    assert differences([1], [True])


def test_a_mismatch_names_id_expected_and_got() -> None:
    (found,) = check(toy(expect={"value": 7}))
    assert str(found) == "T-1: value: expected 7, got 6"


def test_alternatives_run_with_their_options() -> None:
    good = {"options": {"factor": 5}, "value": 15}
    bad = {"options": {"factor": 5}, "expect": {"value": 6}}
    (found,) = check(toy(expect={"value": 6}, alternatives=[good, bad]))
    assert found.id == "T-1 alternative 2 (factor = 5)"
    assert (found.expected, found.got) == (6, 15)


def test_what_is_for_readers_is_not_compared() -> None:
    assert check(toy(why="x", source="y", expect={"value": 6, "why": "because"})) == []


@pytest.mark.parametrize(
    "broken",
    [
        None,
        [],
        "text",
        {},
        toy(),
        toy(expect=None),
        toy(expect=[]),
        toy(expect={}),
        toy(expect={"why": "only this"}),
        {"id": "T-2", "system": "toy", "kind": "double", "expect": {"value": 6}},
        {"system": "toy", "kind": 3, "expect": {"value": 6}},
        toy(expect={"value": 6}, n={}),
        toy(expect={"value": 6}, options=[]),
        toy(expect={"value": 6}, alternatives=3),
        toy(expect={"value": 6}, alternatives=[3]),
        toy(expect={"value": 6}, alternatives=[{"value": 6}]),
        toy(expect={"value": 6}, alternatives=[{"options": {}}]),
    ],
)
def test_a_broken_case_is_a_mismatch_and_no_traceback(broken: object) -> None:
    assert check(broken)


def test_cases_without_an_adapter_are_skipped(tmp_path: Path) -> None:
    other = {"id": "O-1", "system": "other", "kind": "double", "expect": {"value": 1}}
    report = run([write(tmp_path, [other, toy(expect={"value": 6}), toy(expect={"value": 1})])])
    assert (report.passed, report.failed, report.skipped) == (1, 1, 1)
    assert list(report.lines())[-1] == "1 passed, 1 failed, 1 skipped"
    assert report.exit_code == 1


def test_a_run_without_failures_exits_with_zero(tmp_path: Path) -> None:
    report = run([write(tmp_path, [toy(expect={"value": 6})])])
    assert list(report.lines()) == ["1 passed, 0 failed"]
    assert report.exit_code == 0


def test_broken_json_names_file_and_place(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text('[{"id": 1,]', encoding="utf-8")
    with pytest.raises(NotationError, match=r"broken\.json is not JSON: .*line 1, column 11"):
        load(path)


def test_unreadable_files_are_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"cannot read .*absent"):
        load(tmp_path / "absent.json")
    with pytest.raises(InputError, match="expected an array of cases"):
        load(write(tmp_path, {"id": 1}))
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(InputError, match="UTF-8"):
        load(tmp_path / "binary.json")
    (tmp_path / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    with pytest.raises(NotationError, match="not JSON"):
        load(tmp_path / "deep.json")


def test_unordered_lists_match_in_any_order_and_as_often() -> None:
    assert not differences({"a": [1, 2, 2]}, {"a": Unordered([2, 1, 2])})
    assert differences({"a": [1, 2]}, {"a": Unordered([2, 1, 2])})
    assert differences({"a": [1, 1, 2]}, {"a": Unordered([2, 1, 2])})
    assert differences({"a": "12"}, {"a": Unordered(["1", "2"])})


def test_an_exact_mapping_may_not_have_more_than_expected() -> None:
    assert not differences({"N": ["SA"]}, Exact({"N": ["SA"]}))
    assert differences({}, Exact({"N": ["SA"]}))


def test_an_unknown_kind_has_no_adapter() -> None:
    assert find("toy", "triple") is None
