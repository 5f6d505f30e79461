"""Show where every rule is implemented and which tests hold it.

    python -m tools.coverage --write docs/coverage.md
    python -m tools.coverage --check

A rule is claimed as done when the source cites its id; it is held when a test cites it: in its
name, its text, its parameters, or in the cases of a vector file it runs (``law``, ``rule``,
``rules``, ``ambiguity``). The check fails when a claimed rule is not held, or when the source cites
an id that no rule has, or when source, tests or docs leave out the beginning of one (``-3``). A
rule that no source cites is open, which the check refuses too, unless it is a mere remark
(``tools/remarks.py``). A promise (``docs/promises.md``) needs no source, but always a test; one
that was never made may be cited nowhere.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.citations import abbreviated, cited
from tools.remarks import REMARKS
from tools.rules import Rule, load_rules
from tools.tested import tests_by_rule

ROOT = Path(__file__).parents[1]
_SOURCES = ("src/**/*.py", "src/**/*.ftl", "native/**/*.cpp", "native/**/*.hpp", "native/**/*.h")
_TEXTS = ("tests/**/*.py", "docs/**/*.md", "*.md", "web/src/**/*.ts", "web/src/**/*.svelte")
_QUOTING = ("tests/tools/test_citations.py", "tests/tools/test_coverage.py", "docs/coverage.md")
"""What shows the words of others."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """What the source claims, what the tests hold, and what the rules are."""

    rules: Mapping[str, Rule]
    code: Mapping[str, list[str]]
    tests: Mapping[str, list[str]]

    @property
    def unknown(self) -> list[str]:
        """Ids the source cites that no rule has."""
        return sorted(set(self.code) - set(self.rules))

    @property
    def untested(self) -> list[str]:
        """Rules claimed as done, and promises, that no test holds."""
        claimed = (rule for rule in self.rules.values() if rule.promised or rule.id in self.code)
        return [rule.id for rule in claimed if not self.held(rule.id)]

    def held(self, id_: str) -> bool:
        """Tell whether a test cites the rule; a section is held with any rule in it."""
        if id_ in self.tests:
            return True
        return self.rules[id_].section and any(t.startswith(f"{id_}.") for t in self.tests)

    @property
    def open(self) -> list[str]:
        """Rules that the source does not cite, and that are no mere remarks."""
        rules = (rule for rule in self.rules.values() if not (rule.section or rule.promised))
        return [r.id for r in rules if r.id not in self.code and r.id not in REMARKS]

    @property
    def no_remarks(self) -> list[str]:
        """What is said to be a remark and is no rule, or is done all the same."""
        return [id_ for id_ in REMARKS if id_ not in self.rules or id_ in self.code]

    def counts(self) -> str:
        """Return one line of totals."""
        rules = [r for r in self.rules.values() if not (r.section or r.promised)]
        promises = [r for r in self.rules.values() if r.promised]
        done = sum(r.id in self.code and self.held(r.id) for r in rules)
        untested = set(self.untested)
        return (
            f"{len(rules)} rules: {done} done and tested, "
            f"{sum(r.id in untested for r in rules)} without a test, "
            f"{len(REMARKS)} mere remarks, {len(self.open)} open; "
            f"{len(promises)} promises: {sum(r.id in untested for r in promises)} without a test"
        )


def _code() -> dict[str, list[str]]:
    places: defaultdict[str, list[str]] = defaultdict(list)
    for pattern in _SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            for id_ in dict.fromkeys(cited(path.read_text(encoding="utf-8"))):
                places[id_].append(path.relative_to(ROOT).as_posix())
    return dict(places)


def _texts() -> dict[str, str]:
    """Return everything that may cite, by path."""
    paths = {path for pattern in (*_SOURCES, *_TEXTS) for path in ROOT.glob(pattern)}
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(paths - {ROOT / quoting for quoting in _QUOTING})
    }


def shortened(texts: Mapping[str, str]) -> list[str]:
    """Return a complaint for every citation that grep would not find."""
    return [
        f"{words}: write every id in full ({path})"
        for path, text in texts.items()
        for words in abbreviated(text)
    ]


def unpromised(texts: Mapping[str, str], rules: Mapping[str, Rule]) -> list[str]:
    """Return a complaint for every promise that is cited and was never made."""
    return [
        f"{id_}: no such promise ({path})"
        for path, text in texts.items()
        for id_ in dict.fromkeys(cited(text))
        if id_.startswith("PROMISE-") and id_ not in rules
    ]


def measure() -> Coverage:
    """Read rules, source and tests."""
    return Coverage(load_rules(), _code(), tests_by_rule(ROOT))


def _page(coverage: Coverage) -> str:
    lines = ["# Where each rule is held", "", coverage.counts() + ".", ""]
    booklet = ""
    for rule in coverage.rules.values():
        if rule.booklet != booklet:
            booklet = rule.booklet
            lines += ["", f"## {booklet}", "", "| id | rule | code | tests |", "|---|---|---|---|"]
        code = "<br>".join(p.removeprefix("src/sansatout/") for p in coverage.code.get(rule.id, ()))
        tests = "<br>".join(_some(coverage.tests.get(rule.id, [])))
        if rule.section and not code and not tests:
            continue
        said = code or ("" if rule.promised else REMARKS.get(rule.id, "open"))
        lines.append(f"| {rule.id} | {rule.summary} | {said} | {tests} |")
    return "\n".join(lines) + "\n"


def _some(tests: list[str]) -> list[str]:
    shown = [test.removeprefix("tests/") for test in tests[:4]]
    return shown + ([f"and {len(tests) - 4} more"] if len(tests) > 4 else [])


def _complaints(coverage: Coverage) -> list[str]:
    unknown = [f"{i}: no such rule ({', '.join(coverage.code[i])})" for i in coverage.unknown]
    undone = [f"{i}: no source cites it, and it is no remark" for i in coverage.open]
    remarks = [f"{i}: no rule, or no mere remark (tools/remarks.py)" for i in coverage.no_remarks]
    return [*unknown, *undone, *remarks] + [
        f"{i}: {_where(coverage, i)}, but no test cites it" for i in coverage.untested
    ]


def _where(coverage: Coverage, id_: str) -> str:
    return "promised" if id_ not in coverage.code else f"cited in {', '.join(coverage.code[id_])}"


def main() -> int:
    """Write the page, or check and say what is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--write", type=Path, metavar="FILE")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    coverage = measure()
    if arguments.write:
        arguments.write.write_text(_page(coverage), encoding="utf-8")
    complaints = []
    if arguments.check:
        texts = _texts()
        complaints = _complaints(coverage) + shortened(texts) + unpromised(texts, coverage.rules)
    for complaint in complaints:
        print(complaint)
    print(coverage.counts())
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
