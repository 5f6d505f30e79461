"""Run cases through their adapters and report every mismatch."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sansatout import strict_json
from sansatout.conform.compare import Difference, differences
from sansatout.conform.registry import Adapter, Case, find
from sansatout.errors import InputError, NotationError, SansatoutError

__all__ = ["ConformReport", "Mismatch", "check", "load", "run"]

FOR_READERS = frozenset({"why", "source", "notes", "ambiguity"})


@dataclass(frozen=True, slots=True)
class Mismatch:
    """One value of one case that is not as expected; ``path`` leads to it within ``expect``."""

    id: str
    path: str
    expected: object
    got: object

    def __str__(self) -> str:
        place = f"{self.id}: {self.path}" if self.path else self.id
        return f"{place}: expected {_json(self.expected)}, got {_json(self.got)}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


@dataclass(frozen=True, slots=True)
class ConformReport:
    """What became of the cases; an alternative of a case counts as a case of its own."""

    passed: int
    failed: int
    skipped: int
    mismatches: tuple[Mismatch, ...]

    @property
    def exit_code(self) -> int:
        """0 if nothing failed, otherwise 1."""
        return 1 if self.failed else 0

    def lines(self) -> Iterator[str]:
        """Yield each mismatch, and at last the counts."""
        yield from map(str, self.mismatches)
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        yield f"{self.passed} passed, {self.failed} failed{skipped}"


@dataclass(frozen=True, slots=True)
class _Check:
    """A case or one of its alternatives: what to run and what to expect."""

    id: str
    options: object
    expect: object


def load(path: str | Path) -> list[Any]:
    """Read a vector file.

    :raises NotationError: if it is not JSON
    :raises InputError: if it cannot be read or is no array
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
        cases = strict_json.loads(text)
    except OSError as error:
        raise InputError("file-unreadable", file=path, reason=error.strerror or error) from None
    except UnicodeDecodeError:
        raise InputError("file-not-utf8", file=path) from None
    except NotationError as error:
        raise NotationError("file-not-json", file=path, reason=error) from None
    if not isinstance(cases, list):
        raise InputError("cases-not-array", file=path)
    return cases


def run(paths: Iterable[str | Path]) -> ConformReport:
    """Check every case of the files; all files are read before the first case runs.

    :raises SansatoutError: if a file cannot be read as JSON
    """
    results = [
        result
        for cases in [load(path) for path in paths]
        for number, case in enumerate(cases, start=1)
        for result in _results(case, number)
    ]
    mismatches = [result for result in results if result is not None]
    return ConformReport(
        passed=sum(found == [] for found in mismatches),
        failed=sum(found != [] for found in mismatches),
        skipped=len(results) - len(mismatches),
        mismatches=tuple(one for found in mismatches for one in found),
    )


def check(case: object) -> list[Mismatch]:
    """Return every mismatch of a case and its alternatives; none where no adapter knows it."""
    return [mismatch for found in _results(case, 1) for mismatch in found or ()]


def _results(case: object, number: int) -> list[list[Mismatch] | None]:
    """Return the mismatches of the case and of each alternative; ``None`` for one skipped."""
    name = f"case {number}"
    if not isinstance(case, Mapping):
        return [[Mismatch(name, "", "an object", case)]]
    name = str(case.get("id", name))
    system, kind = case.get("system"), case.get("kind")
    if not isinstance(system, str) or not isinstance(kind, str):
        return [[Mismatch(name, "", "a system and a kind", {"system": system, "kind": kind})]]
    function = find(system, kind)
    return [_run_one(one, case, function) for one in _checks(case, name)]


def _checks(case: Case, name: str) -> Iterator[_Check]:
    options = case.get("options", {})
    yield _Check(name, options, case.get("expect"))
    alternatives = case.get("alternatives") or []
    if not isinstance(alternatives, list):
        yield _Check(f"{name} alternatives", options, alternatives)
        return
    for number, other in enumerate(alternatives, start=1):
        yield _alternative(other, options, f"{name} alternative {number}")


def _alternative(other: object, options: object, name: str) -> _Check:
    """Read an alternative: its options, and ``expect`` or the expected keys right beside them."""
    if not isinstance(other, Mapping) or not isinstance(other.get("options"), Mapping):
        return _Check(name, None, other)
    chosen = other["options"]
    beside = {key: value for key, value in other.items() if key not in ("options", "expect")}
    expect = other.get("expect", {})
    shown = ", ".join(f"{key} = {_json(value)}" for key, value in chosen.items())
    merged = {**options, **chosen} if isinstance(options, Mapping) else options
    joined = {**expect, **beside} if isinstance(expect, Mapping) else expect
    return _Check(f"{name} ({shown})", merged, joined)


def _run_one(one: _Check, case: Case, function: Adapter | None) -> list[Mismatch] | None:
    if not isinstance(one.options, Mapping):
        return [Mismatch(one.id, "", "options as an object", one.options)]
    if not isinstance(one.expect, Mapping):
        return [Mismatch(one.id, "", "expect as an object", one.expect)]
    expect = {key: value for key, value in one.expect.items() if key not in FOR_READERS}
    if not expect:
        return [Mismatch(one.id, "", "at least one key in expect", dict(one.expect))]
    if function is None:
        return None
    return [
        Mismatch(one.id, found.path, found.expected, found.got)
        for found in _differences(function, case, one.options, expect)
    ]


def _differences(
    function: Adapter, case: Case, options: Mapping[str, object], expect: Mapping[str, object]
) -> list[Difference]:
    try:
        return differences(expect, function(case, options))
    except SansatoutError as error:
        return [Difference("", expect, f"error: {error}")]
    except Exception as error:  # noqa: BLE001 - a broken case may break an adapter anywhere
        return [Difference("", expect, f"error: broken case: {type(error).__name__}: {error}")]
