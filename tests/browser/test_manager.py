"""A person at the page plays a board of the table manager's beside robots of other people."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.pages import Pages
from tests.manager.on_page import MatchOnPage


def test_a_person_plays_one_board_and_another_watches(chromium: Browser, tmp_path: Path) -> None:
    with MatchOnPage(tmp_path / "m", "--seats", "E=page", "--seed", 5, "--boards", 1) as match:
        pages = Pages(chromium, match.address)
        ann, wim = pages.enter(), pages.enter(width=390)
        wim.open(f"/table/{match.table}")
        wim.sees("free place")
        assert wim.page.get_by_role("button", name="Sit here").count() == 0
        ann.open(match.link("E"))
        ann.page.get_by_label("Your name").fill("Ann")
        ann.page.get_by_role("button", name="Sit down").click()
        match.robots(
            North={"bidding": {0: "1NT Alert. 12-14 HCP"}}, South={"bid": "1NT"}, West={}
        )  # fmt: skip
        ann.sees("12-14 HCP")
        ann.accessible()
        ann.play()
        for one in (ann, wim):
            one.sees("Board 1 is over")
        end = "The match is over: all boards are played."
        expect(ann.page.get_by_text(end, exact=True)).to_have_count(1)
        assert ann.spoken()[-1].endswith(end)
        ann.beside("Talk")
        ann.sees("1 – 1NT: 12-14 HCP")
        match.is_over()
        complaints = [*ann.complaints, *wim.complaints]
        for one in (ann, wim):
            one.page.context.close()
    assert complaints == []
    (board,) = match.results["results"]
    assert (board["names"]["E"], board["taken_over"]) == ("Ann", [])
