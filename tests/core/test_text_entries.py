"""Texts are read one by one, and say what Fluent says when it reads them all."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import cache

import pytest
from babel.core import Locale
from fluent.runtime import FluentBundle, FluentResource

from sansatout import locales
from sansatout.locales import entries

VARIABLES = re.compile(r"\$([\w-]+)").findall
PARTS = ("", *locales._PARTS)
HEAVY = (
    *("numpy", "rich", "fluent", "babel", "msgspec", "pydantic", "litestar", "sqlalchemy"),
    *("sansatout.variants", "sansatout.events"),
    *("sansatout.scoring.rulebook", "sansatout.scoring.hungarian"),
)


@cache
def whole_folder(language: str, part: str) -> FluentBundle:
    whole = FluentBundle([language], use_isolating=False)
    for source in locales._files(language, part):
        whole.add_resource(FluentResource(source))
    return whole


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_every_text_is_what_fluent_makes_of_the_whole_folder(language: str, part: str) -> None:
    whole = whole_folder(language, part)
    for name in locales.message_ids(language, part):
        message = whole.get_message(name)
        if message.value is not None:
            told, _ = whole.format_pattern(message.value, {})
            assert locales.render(name, {}, language) == told, name
        for attribute, pattern in message.attributes.items():
            told, _ = whole.format_pattern(pattern, {})
            assert locales.render(f"{name}.{attribute}", {}, language) == told


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, 3, 101, 1234, "one", "1"])
def test_every_text_is_filled_in_as_fluent_does_it(language: str, value: int | str) -> None:
    whole = whole_folder(language, "")
    found: dict[str, str] = {}
    for source in locales._files(language):
        found = entries.entries_of(source) | found
    compared = 0
    for name in locales.message_ids(language):
        arguments = dict.fromkeys(VARIABLES(found[name]), value)
        text = entries.filled_in(found[name], arguments, locales._texts(language)._category)
        if arguments and text is not None:
            pattern = whole.get_message(name).value
            assert pattern is not None
            assert text == whole.format_pattern(pattern, arguments)[0], name
            compared += 1
    assert compared > 100 or value == 1234


@pytest.mark.parametrize("language", sorted(locales._ONE_AND_OTHER))
def test_what_is_said_of_a_languages_plural_is_what_babel_says(language: str) -> None:
    of_babel = Locale.parse(language).plural_form
    ours = locales._texts(language)._category
    assert [ours(number) for number in range(1000)] == [of_babel(number) for number in range(1000)]


def test_entries_that_name_each_other_are_read_together() -> None:
    source = "a = { b } and { -c }\nb = { a }\n-c = see { d }\nd = last\n"
    found = entries.with_named(entries.entries_of(source), "a")
    assert sorted(found) == sorted(entries.entries_of(source).values())
    assert found[-1].startswith("a =")


def loaded_by(*arguments: str) -> set[str]:
    """Return the heavy packages that a command brings in."""
    program = (
        "import contextlib, io, json, sys\n"
        "from sansatout.cli import run\n"
        "with contextlib.redirect_stdout(io.StringIO()):\n"
        f"    code = run({list(arguments)!r})\n"
        f"print(json.dumps([code, [name for name in {HEAVY!r} if name in sys.modules]]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True
    )
    code, names = json.loads(done.stdout)
    assert code == 0
    return set(names)


def test_help_brings_in_nothing_heavy() -> None:
    assert loaded_by("--help") == set()


def test_scoring_a_deal_brings_in_one_scoring_system_and_no_games() -> None:
    found = loaded_by("score", "rulebook", "4SX", "--by", "we", "--tricks", "8")
    assert found == {"msgspec", "sansatout.scoring.rulebook"}
