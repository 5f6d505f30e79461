"""The kinds of questions about calls that the course of the rule book asks."""

from __future__ import annotations

from sansatout.school.practice.bidding.calls import call_kind, promise_kind

__all__: list[str] = []

_SYSTEM = "culbertson"


def _rules(name: str, numbers: str) -> tuple[str, ...]:
    return tuple(f"C-{name}-{number}" for number in numbers.split())


call_kind("open", _SYSTEM, *_rules("OPEN", "1 2 3 4 5 6 7 8 9 10 11 12 13"), "C-PRIN-2")
call_kind("choose-suit", _SYSTEM, *_rules("CHO", "1 2 3 4 5"))
call_kind(
    "raise", _SYSTEM,
    *_rules("RAISE", "1 2 3 4 5 6 7"), *_rules("TRS", "1 2 4"), "C-RESP-4",
)  # fmt: skip
call_kind(
    "answer", _SYSTEM,
    *_rules("RESP", "1 2 3"), "C-SHIFT-1", *_rules("FSH", "1 2"), *_rules("RNT", "1 2 3"),
)  # fmt: skip
call_kind("answer-no-trump", _SYSTEM, *_rules("R1N", "1 2 3"), *_rules("NTL", "1 2 3 4"), "C-ORB-6")
call_kind("answer-two", _SYSTEM, *_rules("R2", "1 2 3 4 5 6"))
call_kind("answer-long", _SYSTEM, *_rules("R3", "1 2 3"))
call_kind(
    "open-again", _SYSTEM,
    *_rules("ORB", "0 1 2 3 4 5 7"), "C-REP-1", "C-EXP-1", "C-FRC-4",
)  # fmt: skip
call_kind("answer-again", _SYSTEM, *_rules("PREF", "1 2"), "C-TRS-3")
call_kind(
    "overcall", _SYSTEM,
    *_rules("OVC", "1 2 3 4 5"), "C-JOV-1", "C-CUE-1", *_rules("TOX", "2 3"),
)  # fmt: skip
call_kind("answer-double", _SYSTEM, *_rules("ADV", "1 2 3 4 5 6 7 8 9"), "C-TOX-4", "C-JOV-2")
call_kind("double", _SYSTEM, *_rules("DBL", "3 4 5"), "C-RDB-1", "C-PRIN-5")
promise_kind(
    "promise", _SYSTEM,
    *_rules("OPEN", "4 5 7 8 9 10 11"), *_rules("OVC", "4 5"), "C-JOV-1", "C-TOX-2",
    "C-SHIFT-1", "C-FSH-1", *_rules("RNT", "1 2 3"), *_rules("RAISE", "2 3 4"),
    *_rules("R2", "2 3"),
)  # fmt: skip
