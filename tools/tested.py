"""Find which tests cite which rules, by collecting them as pytest does, without running any."""

from __future__ import annotations

import ast
import contextlib
import inspect
import io
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from tools.citations import cited, named

__all__ = ["tests_by_rule"]

_CASE_KEYS = ("law", "rule", "rules", "ambiguity")


class _Collector:
    items: tuple[pytest.Item, ...] = ()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.items = tuple(session.items)


def tests_by_rule(root: Path) -> dict[str, list[str]]:
    """Return the names of the tests that cite each rule.

    :raises RuntimeError: if the tests cannot be collected
    """
    collector, said = _Collector(), io.StringIO()
    with contextlib.redirect_stdout(said):
        code = pytest.main(
            ["--collect-only", "-q", "-p", "no:cacheprovider", str(root / "tests")], [collector]
        )
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise RuntimeError(f"the tests cannot be collected:\n{said.getvalue()}")
    cases = _Cases(root / "tests" / "vectors")
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for item in collector.items:
        if isinstance(item, pytest.Function) and not item.get_closest_marker("skip"):
            for id_ in _cited_by(item, cases):
                found[id_][item.nodeid.partition("[")[0]] = None
    return {id_: list(tests) for id_, tests in found.items()}


def _cited_by(item: pytest.Function, cases: _Cases) -> Iterator[str]:
    yield from _cited_in_text(item.function, cases)
    yield from named(item.originalname)
    spec = getattr(item, "callspec", None)
    if spec is not None:
        yield from cited(spec.id)
        for value in spec.params.values():
            yield from _cited_in_value(value, cases)


class _Cases:
    """The cases of the vector files and the rules they name."""

    def __init__(self, folder: Path) -> None:
        self.by_file: dict[str, tuple[str, ...]] = {}
        self.by_case: dict[str, tuple[str, ...]] = {}
        for path in sorted(folder.glob("*.json")):
            cases = [case for case in json.loads(path.read_text("utf-8")) if "id" in case]
            for case in cases:
                self.by_case[case["id"]] = tuple(_cited_in_case(case))
            rules = (rule for case in cases for rule in self.by_case[case["id"]])
            self.by_file[path.stem] = tuple(dict.fromkeys(rules))


def _cited_in_case(case: Mapping[str, object]) -> Iterator[str]:
    for key in _CASE_KEYS:
        given = case.get(key, ())
        for text in (given,) if isinstance(given, str) else given:  # type: ignore[attr-defined]
            yield from cited(text)


def _cited_in_value(value: object, cases: _Cases) -> Iterator[str]:
    if isinstance(value, str):
        yield from cases.by_case.get(value, ())
        yield from cited(value)
    elif isinstance(value, Mapping):
        yield from _cited_in_case(value)
    elif isinstance(value, tuple | list):
        for item in value:
            yield from _cited_in_value(item, cases)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _cited_in_value(getattr(value, field.name), cases)


@cache
def _cited_in_text(function: object, cases: _Cases) -> tuple[str, ...]:
    """Return what a test's own text cites, with the helpers and tables it uses by name."""
    module = inspect.getmodule(function)
    assert isinstance(module, ModuleType), f"{function} is a test in a module"
    definitions = _definitions(module)
    todo, seen, ids = [function.__name__], set(), dict[str, None]()  # type: ignore[attr-defined]
    while todo:
        name = todo.pop()
        if name in seen or name not in definitions:
            continue
        seen.add(name)
        text, names = definitions[name]
        ids |= dict.fromkeys(cited(text))
        for stem, rules in cases.by_file.items():
            if f'"{stem}"' in text or f"{stem}.json" in text:
                ids |= dict.fromkeys(rules)
        todo += names
    return tuple(ids)


@cache
def _definitions(module: ModuleType) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Return the text of every definition of a module and the names it uses."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    found = {}
    for node in _defining(ast.parse(source)):
        decorators = getattr(node, "decorator_list", [])
        first = min((d.lineno for d in decorators), default=node.lineno)
        text = "\n".join(lines[first - 1 : node.end_lineno])
        names = tuple({n.id for n in ast.walk(node) if isinstance(n, ast.Name)})
        for name in _defined(node):
            found[name] = (text, names)
    return found


def _defining(tree: ast.AST) -> Iterator[ast.stmt]:
    """Give the statements that define something, those in classes too."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from _defining(node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Assign | ast.AnnAssign):
            yield node


def _defined(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        yield node.name
    elif isinstance(node, ast.Assign):
        yield from (target.id for target in node.targets if isinstance(target, ast.Name))
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        yield node.target.id
