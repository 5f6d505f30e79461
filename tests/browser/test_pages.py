"""The pages round the table: they show what they should, and axe finds nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from sansatout import locales
from sansatout.variants import scoring_system
from tests.browser.conftest import Visit
from tests.browser.elsewhere import my_word
from tests.browser.sight import LANGUAGES, SMALLEST, seen_in
from tests.browser.visitor import Visitor
from tests.printing.reading_pdf import read

# Every page, and what is there when it is.
PAGES = {
    "/": ".book", "/new/rulebook": ".seats", "/new/minibridge-3": ".seats", "/analyse": "textarea",
    "/score": "a[href^='/score/']", "/score/bridge-whist": "#name-0",
    "/rules/bridge-whist": "article", "/rules/kontrakt": "article", "/rules/rulebook": "article",
    "/rules/hungarian": "article", "/rules/minibridge": "article", "/history": "select",
    "/school/laws": "a[href^='/school/laws/']", "/school": ".course", "/school/me": "ul",
    "/school/minibridge/bonus/decision": "table", "/class": "input", "/nowhere": "h1",
}  # fmt: skip
_WIDE = """() => ['html', 'nav'].filter((part) => {
  const one = document.querySelector(part);
  return one.scrollWidth > one.clientWidth;
})"""


TITLES = {
    "/": "The shelf", "/new/rulebook": "A new table: Contract bridge", "/analyse": "Analyse a deal",
    "/score/bridge-whist": "Bridge-Whist · Keep score", "/rules/kontrakt": "Contract, old count",
    "/history": "My games", "/trainer": "The laws", "/school/me": "My learning",
    "/nowhere": "There is nothing here",
}  # fmt: skip


def test_every_page_has_a_title_of_its_own(ann: Visitor) -> None:
    ann.open()
    for path, title in TITLES.items():
        ann.go(path)
        expect(ann.page).to_have_title(re.compile(f"^{title}.* · Sansatout$"))
    ann.make_table("minibridge", name="Friday")
    expect(ann.page).to_have_title(re.compile("Minibridge · Friday · Sansatout$"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(visit: Visit, scheme: str) -> None:
    ann = visit(color_scheme=scheme)
    for path, there in PAGES.items():
        ann.go(path)
        expect(ann.page.locator(f"main {there}").first).to_be_visible()
        expect(ann.page.locator("main h1")).to_be_visible()
        ann.accessible()


def test_axe_finds_nothing_on_the_shelf_of_a_phone(visit: Visit) -> None:
    ann = visit(width=360, height=740)
    ann.open()
    for book in ann.page.locator(".book").all():
        book.click()
        ann.accessible()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_nobody_plays_now_before_the_games_are_known(visit: Visit) -> None:
    """A click that comes too early would be lost without a word."""
    ann = visit()
    held: list[Route] = []
    ann.page.route("**/api/games", lambda route: held.append(route))
    ann.open()
    play = ann.page.get_by_role("button", name="Play now")
    expect(play).to_be_disabled()
    while not held:
        ann.page.wait_for_timeout(10)
    held[0].continue_()
    expect(play).to_be_enabled()


@pytest.mark.parametrize(
    ("width", "height"),
    [SMALLEST[0], *(pytest.param(*one, marks=pytest.mark.soak) for one in SMALLEST[1:])],
)
def test_no_page_is_wider_than_a_phone(visit: Visit, width: int, height: int) -> None:
    ann = visit(width=width, height=height)
    wide = []
    for path, there in PAGES.items():
        ann.go(path)
        expect(ann.page.locator(f"main {there}").first).to_be_visible()
        wide += [f"{path} in {found}" for found in seen_in(ann, LANGUAGES, _WIDE)]
    assert wide == []


@pytest.mark.parametrize("variant", ["bridge-whist", "kontrakt", "hungarian", "minibridge-3"])
def test_axe_finds_nothing_while_words_are_said(visit: Visit, variant: str) -> None:
    ann = visit(color_scheme="dark")
    ann.make_table(variant, my_word)
    ann.play_until("find('.box')")
    ann.accessible()


def test_seats_can_be_drawn(ann: Visitor) -> None:
    ann.make_table("rulebook", seating="draw")
    ann.page.wait_for_selector(".spread button")
    ann.accessible()
    assert ann.play("!['draw', 'seats'].includes(find('.cloth').dataset.stage)")


def test_a_finished_deal_can_be_replayed_and_played_on(ann: Visitor) -> None:
    ann.see_a_scored_deal()
    ann.page.get_by_role("link", name="Look at the deal").click()
    ann.page.wait_for_selector(".diagram")
    for _ in range(3):
        ann.page.get_by_label("One card on").click()
    expect(ann.page.locator(".trick li")).to_have_count(3)
    ann.page.get_by_label("What every card is worth").check()
    expect(ann.page.locator(".turn sub").first).to_be_visible()
    ann.accessible()
    ann.page.get_by_role("button", name="Play on from here").click()
    ann.page.wait_for_url("**/table/**")
    expect(ann.page.locator(".status")).to_be_visible()


def test_a_sheet_is_kept_and_followed_live(visit: Visit, tmp_path: Path) -> None:
    ann, ben = visit(width=360, height=740), visit(width=360, height=740)
    ann.open("/score/hungarian")
    empty = read(ann.saves("Empty sheet (PDF)", tmp_path / "empty.pdf").read_bytes())
    assert "Score sheet: Rubber bridge" in empty.words
    for number, name in enumerate(("Anna", "Bert", "Carl", "Dora")):
        ann.page.locator(f"#name-{number}").fill(name)
    ann.page.get_by_role("button", name="Begin the sheet").click()
    ann.page.wait_for_selector(".sheet")
    ben.open(ann.page.url.removeprefix(ann.address))
    ben.page.wait_for_selector(".sheet")
    help_ = scoring_system("hungarian").telling.help
    expect(ann.page.locator("form pre")).to_have_text(locales.render(help_, {}, "en"))
    ann.page.get_by_role("button", name="4", exact=True).first.click()
    ann.page.get_by_role("button", name="spades").click()
    ann.page.get_by_role("button", name="Enter", exact=True).click()
    expect(ben.page.locator(".total").first).to_contain_text("120")
    ben.sees("You can read this sheet.")
    sheet = read(ben.saves("Print (PDF)", tmp_path / "sheet.pdf").read_bytes())
    assert "4♠ We 10" in sheet.words
    ann.accessible()
    ann.page.get_by_role("button", name="Take back the last entry").click()
    expect(ben.page.locator(".total").first).to_contain_text("0")


def test_the_page_is_small() -> None:
    """At most 150 kB compressed at first load; what one page alone needs is loaded with it."""
    import gzip

    from tests.browser.conftest import STATIC

    first = STATIC.read_text(encoding="utf-8")
    files = [path for path in STATIC.parent.rglob("*") if path.is_file()]
    later = [path for path in files if path.parent.name == "assets" and path.name not in first]
    names = {path.name.split("-")[0] for path in later}
    assert names == {"School", "Class", "ClassStrip", "socket", "socket.svelte", "lean"}
    loaded = [path for path in files if path not in later]
    assert sum(len(gzip.compress(path.read_bytes())) for path in loaded) < 150_000


def test_a_new_table_names_the_usual_robots(ann: Visitor) -> None:
    ann.go("/new/duplicate")
    form = ann.page.locator("form")
    level = form.get_by_label("How well they play").locator("option:checked")
    expect(level).to_contain_text("(usual)")
    usual = form.get_by_label("How they bid").locator("option:checked")
    expect(usual).to_have_text("after Culbertson (usual)")
    people = form.get_by_label("How people bid").locator("option:checked")
    expect(people).to_have_text("as the robot opposite, else after Culbertson (usual)")
