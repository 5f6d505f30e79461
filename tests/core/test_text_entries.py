"""Texts are read one by one, and say what Fluent says when it reads them all."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from fluent.runtime import FluentBundle, FluentResource

from sansatout import locales
from sansatout.locales import entries

PARTS = ("", *locales._PARTS)
HEAVY = ("numpy", "rich", "fluent", "babel", "msgspec", "pydantic", "litestar", "sqlalchemy")


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_every_text_is_what_fluent_makes_of_the_whole_folder(language: str, part: str) -> None:
    whole = FluentBundle([language], use_isolating=False)
    for source in locales._files(language, part):
        whole.add_resource(FluentResource(source))
    for name in locales.message_ids(language, part):
        message = whole.get_message(name)
        if message.value is not None:
            told, _ = whole.format_pattern(message.value, {})
            assert locales.render(name, {}, language) == told, name
        for attribute, pattern in message.attributes.items():
            told, _ = whole.format_pattern(pattern, {})
            assert locales.render(f"{name}.{attribute}", {}, language) == told


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


def test_a_small_command_brings_in_no_solver_and_no_server() -> None:
    found = loaded_by("score", "rulebook", "4SX", "--by", "we", "--tricks", "8")
    assert not found & {"numpy", "litestar", "sqlalchemy"}
