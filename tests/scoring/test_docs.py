"""The page on scoring says what the code does."""

import doctest
from pathlib import Path

from sansatout.options import option_list
from sansatout.variants import SYSTEMS

PAGE = Path(__file__).parents[2] / "docs" / "scoring.md"


def test_the_examples_of_the_page_are_true() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 5
    assert found.failed == 0


def test_the_page_lists_every_option_of_every_system() -> None:
    sections = PAGE.read_text(encoding="utf-8").split("### ")
    for key, system in SYSTEMS.items():
        options = [choice.name for choice in option_list(system.options_type)]
        if options:
            (section,) = (part for part in sections if part.startswith(f"`{key}`"))
            listed = [line.split("`")[1] for line in section.splitlines() if line[:3] == "| `"]
            assert listed == options
