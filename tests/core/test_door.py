"""The front door: ``import sansatout as st`` gives the names that most programs need."""

import ast
import pkgutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import assert_type

import pytest

import sansatout as st
from sansatout.cards import Card
from sansatout.variants import game

HERE = Path(st.__file__).parent
NAMES: list[str] = vars(st)["__all__"]


def loaded_by(program: str) -> set[str]:
    """Return the modules that a fresh interpreter has loaded after the program."""
    shown = f"import sys; before = set(sys.modules); {program}; print(*set(sys.modules) - before)"
    done = subprocess.run([sys.executable, "-c", shown], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_the_door_alone_loads_nothing_else() -> None:
    loaded = loaded_by("import sansatout")
    assert {name for name in loaded if name.startswith("sansatout")} == {"sansatout"}
    assert not loaded & {"numpy", "msgspec", "fluent", "dataclasses", "re"}


def test_a_name_loads_no_more_than_its_module_needs() -> None:
    loaded = loaded_by("import sansatout as st; st.Deal")
    assert "sansatout.deal" in loaded
    assert not loaded & {"numpy", "sansatout.solver", "sansatout.variants", "sansatout.table"}


def test_every_name_is_that_of_its_module() -> None:
    assert st.Card is Card
    assert st.game is game
    for name in NAMES:
        assert getattr(st, name) is not None
        assert name in vars(st), "asked for once"


def test_no_name_is_that_of_a_module() -> None:
    """Importing ``sansatout.table`` would put the module in the place of the name."""
    modules = {module.name for module in pkgutil.iter_modules([str(HERE)])}
    assert not modules & set(NAMES)
    assert not any(isinstance(getattr(st, name), ModuleType) for name in NAMES)


def test_type_checkers_are_told_the_same_names() -> None:
    stub = ast.parse((HERE / "__init__.pyi").read_text(encoding="utf-8"))
    told = {
        alias.asname: f"{node.module}.{alias.name}"
        for node in stub.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    homes = {name: f"sansatout.{module}.{name}" for name, module in vars(st)["_MODULES"].items()}
    assert told == homes


def test_type_checkers_see_exact_types() -> None:
    deal = assert_type(st.Deal.unrank(0), st.Deal)
    assert_type(st.dd_table(deal), st.TrickTable)
    assert_type(st.game("rulebook"), st.Variant)
    assert_type(st.par(deal, st.Seat.N, st.Vulnerability.NONE).score, int)


def test_a_name_that_is_not_there_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'whist'"):
        st.whist  # type: ignore[attr-defined]  # noqa: B018
    assert "Card" in dir(st)


def test_no_module_comes_in_by_the_door() -> None:
    """Whatever is inside imports its neighbours, so that layers can be kept."""
    for path in HERE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "sansatout":
                assert not {alias.name for alias in node.names} & set(NAMES), path
            if isinstance(node, ast.Import):
                assert "sansatout" not in {alias.name for alias in node.names}, path
