"""Show where every rule is implemented and which tests hold it.

    python -m tools.coverage --write docs/coverage.md
    python -m tools.coverage --check

A rule is claimed as done when the source cites its id; it is held when a test cites it: in its
name, its text, its parameters, or in the cases of a vector file it runs (``law``, ``rule``,
``rules``, ``ambiguity``). The check fails when a claimed rule is not held, or when the source cites
an id that no rule has, or when source, tests or docs leave out the beginning of one (``-3``). A
rule that no source cites is open, which the check refuses too, unless it is a mere remark
(``tools/remarks.py``).
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
_QUOTING = ("tests/tools/test_citations.py", "docs/coverage.md")
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
        """Rules claimed as done that no test holds."""
        return [id_ for id_ in self.rules if id_ in self.code and not self.held(id_)]

    def held(self, id_: str) -> bool:
        """Tell whether a test cites the rule; a section is held with any rule in it."""
        if id_ in self.tests:
            return True
        return self.rules[id_].section and any(t.startswith(f"{id_}.") for t in self.tests)

    @property
    def open(self) -> list[str]:
        """Rules that the source does not cite, and that are no mere remarks."""
        rules = (rule for rule in self.rules.values() if not rule.section)
        return [r.id for r in rules if r.id not in self.code and r.id not in REMARKS]

    @property
    def no_remarks(self) -> list[str]:
        """What is said to be a remark and is no rule, or is done all the same."""
        return [id_ for id_ in REMARKS if id_ not in self.rules or id_ in self.code]

    def counts(self) -> str:
        """Return one line of totals."""
        rules = [r for r in self.rules.values() if not r.section]
        done = sum(r.id in self.code and self.held(r.id) for r in rules)
        return (
            f"{len(rules)} rules: {done} done and tested, "
            f"{len([i for i in self.untested if not self.rules[i].section])} without a test, "
            f"{len(REMARKS)} mere remarks, {len(self.open)} open"
        )


def _code() -> dict[str, list[str]]:
    places: defaultdict[str, list[str]] = defaultdict(list)
    for pattern in _SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            for id_ in dict.fromkeys(cited(path.read_text(encoding="utf-8"))):
                places[id_].append(path.relative_to(ROOT).as_posix())
    return dict(places)


def shortened() -> list[str]:
    """Return a complaint for every citation that grep would not find."""
    paths = {path for pattern in (*_SOURCES, *_TEXTS) for path in ROOT.glob(pattern)}
    return [
        f"{words}: write every id in full ({path.relative_to(ROOT).as_posix()})"
        for path in sorted(paths - {ROOT / quoting for quoting in _QUOTING})
        for words in abbreviated(path.read_text(encoding="utf-8"))
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
        said = code or REMARKS.get(rule.id, "open")
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
        f"{i}: cited in {', '.join(coverage.code[i])}, but no test cites it"
        for i in coverage.untested
    ]


def main() -> int:
    """Write the page, or check and say what is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--write", type=Path, metavar="FILE")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    coverage = measure()
    if arguments.write:
        arguments.write.write_text(_page(coverage), encoding="utf-8")
    complaints = _complaints(coverage) + shortened() if arguments.check else []
    for complaint in complaints:
        print(complaint)
    print(coverage.counts())
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
