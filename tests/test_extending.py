"""The recipes of ``docs/extending.md`` work as they stand."""

import importlib
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from sansatout import locales, variants
from sansatout.formats import files
from sansatout.laws import RULEBOOK
from sansatout.robots import bidding

PAGE = (Path(__file__).parent.parent / "docs" / "extending.md").read_text(encoding="utf-8")
RECIPES = dict(re.findall(r"^## A (.*?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))


def block(recipe: str, kind: str) -> str:
    """Return the code of a recipe."""
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```", RECIPES[recipe], re.MULTILINE | re.DOTALL)
    return str(found)


def run(recipe: str) -> dict[str, Any]:
    """Run a recipe and return the names it made."""
    names: dict[str, Any] = {"__name__": "recipe"}
    exec(compile(block(recipe, "python"), f"extending.md: a {recipe}", "exec"), names)
    return names


@pytest.mark.parametrize(
    ("recipe", "made", "known", "forget"),
    [
        ("game", "Plafond", variants.VARIANTS, variants.forget),
        ("file format", "Numbers", files.FORMATS, files.forget),
        ("bidding system", "Milk", bidding.SYSTEMS, bidding.forget),
    ],
)
def test_what_is_registered_is_known(
    recipe: str, made: str, known: dict[str, Any], forget: Callable[[Any], None]
) -> None:
    thing = run(recipe)[made]()
    assert known[thing.key] == thing
    forget(thing)
    assert thing.key not in known


def test_a_law_is_written_in_one_place() -> None:
    with RULEBOOK.trial():
        names = run("law")
        assert names["whistling"] in RULEBOOK.adopted


@contextmanager
def tongues(folder: Path) -> Iterator[Any]:
    """Give the texts with the folder of the recipe beside the others."""
    shutil.copytree(Path(locales.__file__).parent, folder / "tongues")
    (folder / "tongues" / "fi").mkdir()
    (folder / "tongues" / "fi" / "language.ftl").write_text(block("language", "ftl"), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield importlib.import_module("tongues")


def test_a_folder_is_a_language(tmp_path: Path) -> None:
    with tongues(tmp_path) as texts:
        assert "fi" in texts.LANGUAGES
        assert texts.choose("fi-FI") == "fi"
        assert texts.render("language-name", {}, "fi") == "suomi"
        assert texts.render("draw-we", {}, "fi") == "We"
