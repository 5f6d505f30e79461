"""The library's reference, from its docstrings: the front door, and the packages behind it."""

from __future__ import annotations

import ast
import pkgutil
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import sansatout

__all__ = ["FOLDER", "pages", "parts"]

FOLDER = "reference/library"
_FRONT: Mapping[str, str] = vars(sansatout)["_MODULES"]
"""The module of each name of the front door; its stub tells type checkers the names alone."""
_ROLE = re.compile(r":[a-z]+:(?=`)")
_SHELL = ("cli", "conform", "locales", "server")
"""What is used by the command, the page and its texts, and by nobody's program."""


def parts() -> list[str]:
    """Return the modules and packages that have a page each."""
    found = pkgutil.iter_modules(sansatout.__path__)
    return [one.name for one in found if one.name not in _SHELL and not one.name.startswith("_")]


def pages() -> dict[str, str]:
    """Return a page for each part and the list of the names of the front door."""
    made = {f"{FOLDER}/{part}.md": "\n".join(_part(part)) + "\n" for part in parts()}
    return {f"{FOLDER}/index.md": "\n".join(_front()) + "\n", **made}


def _front() -> Iterator[str]:
    yield "# The library\n"
    yield "`import sansatout as st` gives these names; each is loaded when it is first asked for."
    yield "[The tutorial](../../tutorials/programmers.md) shows them at work.\n"
    yield "| name | what it is |\n|---|---|"
    for name, module in sorted(_FRONT.items()):
        part = module.partition(".")[0]
        address = f"{part}.md#sansatout.{module}.{name}"
        yield f"| [`{name}`]({address}) | {_said(getattr(sansatout, name), module, name)} |"
    yield "\n## All parts\n"
    yield "[Architecture](../../architecture.md) tells how they fit together.\n"
    yield "| module | what it has |\n|---|---|"
    for part in parts():
        said = _line(import_module(f"sansatout.{part}").__doc__ or "")
        yield f"| [`sansatout.{part}`]({part}.md) | {said} |"


def _said(value: object, module: str, name: str) -> str:
    """Return the first line about a name: its own, or what stands below a plain value."""
    own = value.__doc__ if isinstance(value, type) or callable(value) else None
    if own is None or own == type(value).__doc__:
        own = _below(import_module(f"sansatout.{module}"), name)
    return _line(own)


def _below(module: ModuleType, name: str) -> str:
    """Return the text below the statement that gives a value its name."""
    body = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")).body
    for statement, after in pairwise(body):
        match statement, after:
            case (
                ast.Assign(targets=[ast.Name(id=given)]) | ast.AnnAssign(target=ast.Name(id=given)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ) if given == name:
                return text
            case _:
                pass
    return ""


def _line(text: str) -> str:
    first = " ".join(text.strip().partition("\n\n")[0].split())
    return _ROLE.sub("", first.replace("``", "`")).replace("|", "\\|")


def _part(part: str) -> Iterator[str]:
    name = f"sansatout.{part}"
    yield f"# {part}\n"
    yield f"::: {name}"
    for module in _modules(name):
        yield f"\n::: {module}\n    options:\n      heading_level: 2"


def _modules(name: str) -> Iterator[str]:
    """Give the public modules of a package, those of its packages too."""
    package = import_module(name)
    for one in pkgutil.iter_modules(getattr(package, "__path__", ()), f"{name}."):
        if not one.name.rpartition(".")[2].startswith("_"):
            yield one.name
            yield from _modules(one.name) if one.ispkg else ()
