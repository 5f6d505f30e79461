"""Make the page's types from the Structs that go over the wire.

``--write`` writes ``web/src/lib/types.ts``; ``--check`` fails if that file is anything else.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import json
import pkgutil
import sys
import textwrap
import types
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Meta, Struct, UnsetType
from msgspec.structs import FieldInfo

from sansatout import written
from sansatout.events.codec import Value
from sansatout.events.offered import Choice
from sansatout.options import OptionValue
from sansatout.scoring.figures.parts import RuleCell
from sansatout.server import protocol
from sansatout.server.protocol.incoming import Incoming, Operation, Ping
from sansatout.server.protocol.outgoing import ClassTold, SheetTold, TableTold
from sansatout.variants.words import Words

__all__ = ["declarations", "structs", "typescript"]

FILE = Path(__file__).parents[1] / "web/src/lib/types.ts"
HEAD = "/** Made from the server's types by `python -m tools.wire_types --write`; not by hand. */\n"
WIDTH = 120

Hint: TypeAlias = Any
"""A type as an annotation has it."""

WORDS: Mapping[str, Hint] = {
    "Seat": written.SeatName,
    "Side": written.SideName,
    "SuitLetter": written.SuitName,
    "Strain": written.StrainName,
    "Column": written.ColumnName,
    "Vulnerability": written.VulnerabilityName,
}
"""Texts of which there are only a few."""
UNIONS: Mapping[str, Hint] = {
    "Value": Value,
    "Choice": Choice,
    "RuleCell": RuleCell,
    "Scalar": OptionValue,
    "Words": Words,
    "TableTold": TableTold,
    "SheetTold": SheetTold,
    "ClassTold": ClassTold,
    "TableAsked": Incoming,
    "SheetAsked": Operation | Ping,
}
"""What can be one of several things, where that has a name."""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def structs() -> Iterator[type[Struct]]:
    """Return the Structs of the protocol, in the order of their modules."""
    modules = [one.name for one in pkgutil.iter_modules(protocol.__path__, f"{protocol.__name__}.")]
    school = ("sansatout.school.shown", "sansatout.school.endings.shown", "sansatout.trainer.shown")
    for module in (*modules, *school):
        for one in vars(import_module(module)).values():
            named = isinstance(one, type) and not one.__name__.startswith("_")
            if named and issubclass(one, Struct) and one.__module__ == module:
                yield one


class Page:
    """The types of the page, each once, with all they need."""

    def __init__(self) -> None:
        self._done: dict[str, str] = {}
        self._kinds: dict[str, type[Struct]] = {}

    @property
    def declared(self) -> Mapping[str, str]:
        """Each type as TypeScript declares it, by its name."""
        return self._done

    def name_words(self, name: str, hint: Hint) -> None:
        """Declare a type of a few texts."""
        self._done[name] = _declared(name, [json.dumps(word) for word in _words(hint) or ()])

    def name_union(self, name: str, hint: Hint) -> None:
        """Declare a type that is one of several."""
        self._done[name] = ""
        self._done[name] = _declared(name, self._each(_members(hint)))

    def add(self, kind: type[Struct]) -> str:
        """Declare a Struct, and return what it is called."""
        name = kind.__name__
        if self._kinds.setdefault(name, kind) is not kind:
            raise ValueError(f"{kind} and {self._kinds[name]} have one name on the page")
        if name not in self._done:
            self._done[name] = ""
            fields = "".join(self._fields(kind))
            told = _comment(inspect.getdoc(kind) or "", "")
            self._done[name] = f"{told}export interface {name} {{\n{fields}}}\n"
        return name

    def _fields(self, kind: type[Struct]) -> Iterator[str]:
        config, said = kind.__struct_config__, _said(kind)
        if config.tag is not None:
            yield f"  {config.tag_field}: {json.dumps(config.tag)};\n"
        for field in msgspec.structs.fields(kind):
            members = _members(field.type)
            left_out = UnsetType in members
            if _has_default(field) and (config.omit_defaults or config.forbid_unknown_fields):
                left_out = True
                if config.omit_defaults and field.default is None:
                    members = [one for one in members if one is not type(None)]
            shown = [one for one in members if one is not UnsetType]
            mark = "?" if left_out else ""
            yield _comment(said.get(field.name, ""), "  ")
            yield f"  {field.encode_name}{mark}: {self._union(shown)};\n"

    def _union(self, members: Sequence[Hint]) -> str:
        nothing = type(None)
        rest = [] if nothing not in members else ["null"]
        bare = set(members) - {nothing}
        for name, hint in UNIONS.items():
            if len(bare) > 1 and bare == set(_members(hint)):
                return " | ".join([name, *rest])
            if set(members) == set(_members(hint)):
                return name
        return " | ".join(self._each(members))

    def _each(self, members: Sequence[Hint]) -> list[str]:
        nothing = type(None)
        ordered = sorted(members, key=lambda one: one is nothing)
        return list(dict.fromkeys(self._one(one) for one in ordered))

    def _hint(self, hint: Hint) -> str:
        return self._union(_members(hint))

    def _one(self, hint: Hint) -> str:  # noqa: PLR0911 (a case a kind of type)
        words = _words(hint)
        if words is not None:
            return next(name for name, one in WORDS.items() if _words(one) == words)
        origin, given = _origin(hint), get_args(hint)
        if origin is Annotated:
            extra = next((one.extra for one in given[1:] if isinstance(one, Meta)), None) or {}
            shown = self._hint(extra.get("type", given[0]))
            return shown.removeprefix("Partial<").removesuffix(">") if "all" in extra else shown
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is Literal:
            return " | ".join(json.dumps(one) for one in given)
        if origin is tuple and given[1:] != (...,):
            return f"[{', '.join(map(self._hint, given))}]"
        if origin is not None and issubclass(origin, Mapping):
            return self._record(*given)
        if origin is not None:
            return self._list(given[0])
        if isinstance(hint, type) and issubclass(hint, Enum):
            return " | ".join(json.dumps(one.value) for one in hint)
        return self.add(hint) if isinstance(hint, type) and issubclass(hint, Struct) else "unknown"

    def _record(self, key: Hint, value: Hint) -> str:
        record = f"Record<{self._hint(key)}, {self._hint(value)}>"
        return record if key is str else f"Partial<{record}>"

    def _list(self, hint: Hint) -> str:
        each = self._hint(hint)
        return f"({each})[]" if " | " in each else f"{each}[]"


def _origin(hint: Hint) -> Any:  # noqa: ANN401 (typing has no type for what it gives)
    return get_origin(hint)


def _words(hint: Hint) -> tuple[str, ...] | None:
    """Return the only texts that a text may be, if it may not be any."""
    if _origin(hint) is not Annotated:
        return None
    extras = (one.extra or {} for one in get_args(hint)[1:] if isinstance(one, Meta))
    return next((extra["words"] for extra in extras if "words" in extra), None)


def _members(hint: Hint) -> list[Hint]:
    """Return what a type may be; itself if it is one thing."""
    members = get_args(hint) if _origin(hint) in (Union, types.UnionType) else [hint]
    return [_bare(one) for one in members]


def _bare(hint: Hint) -> Hint:
    """Return a type without bounds that the page cannot express."""
    bounds = get_args(hint)[1:] if _origin(hint) is Annotated else ()
    says = any(isinstance(one, Meta) and one.extra for one in bounds)
    return get_args(hint)[0] if bounds and not says else hint


def _has_default(field: FieldInfo) -> bool:
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


@cache
def _said(kind: type[Struct]) -> Mapping[str, str]:
    """Return what is said below the fields of a Struct and of those it is made from."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if issubclass(one, Struct) and one is not Struct:
            body = ast.parse(textwrap.dedent(inspect.getsource(one))).body[0]
            found |= dict(_below(body.body if isinstance(body, ast.ClassDef) else []))
    return found


def _below(body: Sequence[ast.stmt]) -> Iterator[tuple[str, str]]:
    for statement, after in pairwise(body):
        match statement, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield name, inspect.cleandoc(text)
            case _:
                pass


def _comment(text: str, indent: str) -> str:
    text = text.replace("``", "`")
    if not text:
        return ""
    if "\n" not in text and len(text) + len(indent) + 7 <= WIDTH:
        return f"{indent}/** {text} */\n"
    lines = [
        line
        for part in text.split("\n\n")
        for line in ["", *textwrap.wrap(" ".join(part.split()), WIDTH - 3 - len(indent))]
    ][1:]
    middle = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{middle}{indent} */\n"


def _declared(name: str, members: Sequence[str]) -> str:
    head, line = f"export type {name} =", f"{' | '.join(members)};"
    if len(head) + 1 + len(line) <= WIDTH:
        return f"{head} {line}\n"
    if 2 + len(line) <= WIDTH:
        return f"{head}\n  {line}\n"
    return f"{head}\n" + "\n".join(f"  | {one}" for one in members) + ";\n"


def declarations() -> Mapping[str, str]:
    """Return every type of the wire as TypeScript declares it, by its name."""
    page = Page()
    for name, hint in WORDS.items():
        page.name_words(name, hint)
    for kind in structs():
        page.add(kind)
    for name, hint in UNIONS.items():
        page.name_union(name, hint)
    return page.declared


def typescript() -> str:
    """Return the types of the page."""
    return "\n".join([HEAD, *declarations().values()])


def main() -> int:
    """Write the file, or tell whether it is as it should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--file", type=Path, default=FILE)
    given = parser.parse_args()
    made = typescript()
    if given.write:
        given.file.write_text(made, encoding="utf-8")
    elif given.file.read_text(encoding="utf-8") != made:
        print(f"{given.file} is stale: python -m tools.wire_types --write", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
