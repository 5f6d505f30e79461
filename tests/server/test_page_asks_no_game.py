"""The page knows no game and no language: what differs comes from the server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sansatout.locales import LANGUAGES, name_of
from sansatout.variants import SYSTEMS, VARIANTS
from tests.server.harness import Person, raw

SOURCE = Path(__file__).parents[2] / "web/src"
ORNAMENTS = {"parts/Cover.svelte", "parts/Ornament.svelte", "styles/booklets.css"}
KEYS = {*VARIANTS, *SYSTEMS, *(one.booklet for one in VARIANTS.values())}
NAMED = re.compile(rf"(?<![\w-])({'|'.join(sorted(KEYS))})(?![\w-])")
MADE = SOURCE / "lib/types.ts"
"""What the server's own types say."""
FILES = sorted({*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.css")} - {MADE})


def test_game_keys_stand_only_in_ornaments() -> None:
    asked = {
        f"{path.relative_to(SOURCE)}: {found[0]}"
        for path in FILES
        for found in NAMED.finditer(path.read_text(encoding="utf-8"))
        if str(path.relative_to(SOURCE)) not in ORNAMENTS
    }
    assert asked == set()


def test_the_search_finds_keys() -> None:
    """Else the test above would hold for any page."""
    for name in ORNAMENTS:
        assert NAMED.search((SOURCE / name).read_text(encoding="utf-8"))
    assert NAMED.search('system === "bridge-whist"')
    assert not NAMED.search("page-minibridge-x")


def test_languages_stand_nowhere_in_the_page() -> None:
    names = {name_of(language) for language in LANGUAGES}
    texts = {path.name: path.read_text(encoding="utf-8") for path in FILES}
    assert {file for file, text in texts.items() if any(name in text for name in names)} == set()


def test_the_server_tells_its_languages(ann: Person) -> None:
    told = ann.rest("GET", "/api/languages")["languages"]
    assert [one["key"] for one in told] == list(LANGUAGES)
    assert {"key": "et", "name": "Eesti"} in told


@pytest.mark.parametrize(
    ("asked", "header", "language"),
    [("?lang=hu", "sv", "hu"), ("", "xx, sv-FI;q=0.8, et", "sv"), ("", "xx", "en")],
)
def test_texts_come_in_the_readers_language(
    ann: Person, asked: str, header: str, language: str
) -> None:
    path = f"/api/locales{asked}"
    _, headers, source = raw(ann.server, "GET", path, accept_language=header)
    assert headers["content-language"] == language
    assert f"language-name = {name_of(language)}" in source.decode()


def test_the_server_says_what_is_played_at_once_and_where_laws_are_practised(ann: Person) -> None:
    shelf = ann.rest("GET", "/api/games")
    assert shelf["play_now"] == "minibridge"
    assert [one["key"] for one in shelf["variants"] if one["trainer"]] == [
        "kontrakt",
        "vanderbilt",
        "reform",
        "rulebook",
    ]
    assert {one["booklet"] for one in shelf["systems"]} == {one["key"] for one in shelf["booklets"]}
    assert ann.rest("GET", "/api/trainer")["booklet"] == "rulebook"
