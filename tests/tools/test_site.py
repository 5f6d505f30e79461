"""The site of the documentation: what it is made from is whole; building it takes long."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from tools.site import commands, library, protocol, written
from tools.site.addresses import page_link, rule_address, with_rules_linked
from tools.site.checking import faults, read_page
from tools.site.contents import listed, navigation
from tools.site.writing import all_pages, configuration
from tools.wire_types import structs

import sansatout
from sansatout.cli import COMMANDS
from sansatout.laws.texts import law_text, rule_ids
from sansatout.locales import LANGUAGES
from sansatout.variants import ALL

ROOT = Path(__file__).parents[2]
# Litestar tells of its next version wherever the server is made.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.fixture(scope="module")
def pages() -> dict[str, str | bytes]:
    return all_pages()


def text_of(pages: dict[str, str | bytes], name: str) -> str:
    page = pages[name]
    assert isinstance(page, str)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_at_its_one_address(pages: dict[str, str | bytes], language: str) -> None:
    found: Counter[str] = Counter()
    for name in pages:
        if name.startswith(f"rules/{language}/"):
            ids = read_page(text_of(pages, name)).ids
            found.update(f"{name.removesuffix('.md')}/#{one}" for one in ids.elements())
    assert found == Counter(rule_address(rule, language) for rule in rule_ids())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_told_in_the_language_of_its_page(
    pages: dict[str, str | bytes], language: str
) -> None:
    assert law_text("L-REVOKE-13", language) in text_of(pages, f"rules/{language}/rulebook.md")


def test_the_address_of_a_rule_is_of_its_booklet() -> None:
    assert rule_address("L-REVOKE-13") == "rules/en/rulebook/#L-REVOKE-13"
    assert rule_address("HU-3.5", "hu") == "rules/hu/hungarian/#HU-3.5"
    assert page_link("P16", "gallery.md") == "rules/en/pamphlet.md#P16"
    assert page_link("P16", "rules/en/pamphlet.md") == "#P16"


def test_every_game_has_its_short_rules_and_figures(pages: dict[str, str | bytes]) -> None:
    for game in ALL:
        page = text_of(pages, f"rules/en/{game.booklet}.md")
        assert f"{{ #{game.key} }}" in page
        assert all(f"{{ #{game.key}-{table.id} }}" in page for table in game.system.tables())


def test_a_rule_in_running_text_is_linked_and_one_in_code_is_not() -> None:
    text = "# On PB-4.9\n\nSee PB-4.9 and `HU-3.5`, not [P16](x.md) or PB-99.\n\n```\nPB-4.9\n```\n"
    assert with_rules_linked(text, "notes/robots.md") == (
        "# On PB-4.9\n\nSee [PB-4.9](../rules/en/pamphlet.md#PB-4.9) and "
        "[`HU-3.5`](../rules/en/hungarian.md#HU-3.5), not [P16](x.md) or PB-99.\n\n"
        "```\nPB-4.9\n```\n"
    )


def test_every_command_has_a_page_with_its_options() -> None:
    made = commands.pages()
    assert set(made) == {f"{commands.FOLDER}/{name}.md" for name in (*COMMANDS, "index")}
    assert "| `--where" in made[f"{commands.FOLDER}/deal.md"]
    assert all(f"({name}.md)" in made[f"{commands.FOLDER}/index.md"] for name in COMMANDS)


def test_every_name_of_the_front_door_is_told_of() -> None:
    page = library.pages()[f"{library.FOLDER}/index.md"]
    told = dict(re.findall(r"^\| \[`(\w+)`\]\([^)]*\) \| (.*) \|$", page, re.MULTILINE))
    assert [name for name in vars(sansatout)["__all__"] if not told.get(name)] == []


def test_every_message_of_the_wire_is_listed(pages: dict[str, str | bytes]) -> None:
    page = text_of(pages, f"{protocol.FOLDER}/messages.md")
    listed_types = set(re.findall(r"^## (\w+) \{", page, re.MULTILINE))
    assert {kind.__name__ for kind in structs()} <= listed_types


def test_every_call_is_listed(pages: dict[str, str | bytes]) -> None:
    page = text_of(pages, f"{protocol.FOLDER}/calls.md")
    told = protocol.calls(protocol.document())
    shown = re.findall(r"^### `(.*?)`", page, re.MULTILINE)
    assert sorted(shown) == sorted(f"{method} {path}" for method, path, _ in told)


def test_every_call_says_what_it_does() -> None:
    told = [
        (path, call.get("description")) for _, path, call in protocol.calls(protocol.document())
    ]
    assert [path for path, said in told if not said] == []


def test_every_page_stands_once_in_the_navigation(pages: dict[str, str | bytes]) -> None:
    assert Counter(listed(navigation())) == Counter(name for name in pages if name.endswith(".md"))
    assert configuration().count('"architecture.md"') == 1


def test_a_page_beside_the_docs_keeps_its_links(pages: dict[str, str | bytes]) -> None:
    assert "](SECURITY.md)" in text_of(pages, "security.md")
    assert "](security.md)" in text_of(pages, "SECURITY.md")


def test_what_is_no_page_of_the_site_is_named_and_not_linked(
    pages: dict[str, str | bytes],
) -> None:
    assert "](../deploy/nginx.conf)" in written.documents()["server.md"].read_text(encoding="utf-8")
    assert "`deploy/nginx.conf`" in text_of(pages, "server.md")
    assert "nginx.conf)" not in text_of(pages, "server.md")


def test_the_gallery_shows_only_pictures_that_are_there(pages: dict[str, str | bytes]) -> None:
    shown = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", text_of(pages, "gallery.md"))
    assert len(shown) > 15
    assert [one for one in shown if one not in pages] == []


def test_every_picture_that_the_browser_tests_make_is_in_the_gallery(
    pages: dict[str, str | bytes],
) -> None:
    made = {f"pictures/{path.name}" for path in (ROOT / "docs/pictures").iterdir()}
    assert made - set(re.findall(r"\]\(([^)]+)\)", text_of(pages, "gallery.md"))) == set()


def test_a_dead_link_and_a_missing_rule_are_found(tmp_path: Path) -> None:
    page = tmp_path / "rules/en/rulebook/index.html"
    page.parent.mkdir(parents=True)
    page.write_text('<b id="L-CUT-1">x</b> <a href="#L-CUT-9">y</a> <a href="../none/">z</a>')
    (tmp_path / "rules/addresses.json").write_text(
        '{"L-CUT-1": {"en": "rules/en/rulebook/#L-CUT-1"},'
        ' "L-CUT-2": {"en": "rules/en/rulebook/#L-CUT-2"}}'
    )
    assert [fault.partition(":")[0] for fault in faults(tmp_path)] == [
        "/rules/en/rulebook/index.html", "/rules/en/rulebook/index.html",
        "rules/en/rulebook/#L-CUT-2",
    ]  # fmt: skip


@pytest.mark.soak
def test_the_whole_site_is_built_without_a_warning(tmp_path: Path) -> None:
    zensical = Path(sys.executable).with_name("zensical")
    if not zensical.exists():
        pytest.skip("zensical is not installed: make docs")
    # Settings name the source from where `make docs` builds, two folders below the project.
    folder = tmp_path / "build/docs"
    (tmp_path / "src").symlink_to(ROOT / "src")
    subprocess.run([sys.executable, "-m", "tools.site", str(folder)], cwd=ROOT, check=True)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "NO_COLOR": "1"}
    built = subprocess.run(
        [str(zensical), "build", "--strict"],
        cwd=folder, env=environment, capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert built.returncode == 0, built.stdout[-3000:] + built.stderr[-3000:]
    assert list(faults(folder / "site")) == []
