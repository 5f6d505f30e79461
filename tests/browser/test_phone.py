"""On a phone, upright or on its side, all that one has to know is in sight at once."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.four import Four, left_of
from tests.browser.sight import PHONES, SMALLEST, resized, unseen
from tests.browser.visitor import Visitor

TABLES = [(game, False) for game in (
    "bridge-whist", "kontrakt", "vanderbilt", "reform", "rulebook", "hungarian", "minibridge",
    "minibridge-3", "duplicate",
)] + [("rulebook", True), ("kontrakt", True)]  # fmt: skip
LANGUAGES = ["et", "hu", "sv", "sl", "en"]
# Every language at two tables or three; all of them at every table take minutes.
BRIEFLY = [(*table, [LANGUAGES[at % 4], "en"]) for at, table in enumerate(TABLES)]
# South has the most points, and long enough suits for the widest hands.
DEAL = "N:J742.T32.K87.T95 K5.J984.Q642.J42 AQ963.AKQ5.A5.K3 T8.76.JT93.AQ876"
_BID_HIGH = "() => document.querySelector(`.key[data-call='7NT']:not(.loose)`)?.click()"
_FEWEST = "(all) => String(Math.min(...all.map((one) => Number(one.textContent))))"
_SPEAKS = "(one) => document.documentElement.lang === one"
# All of them are cut by the same line across the screen.
_BESIDE = """(parts) => {
  const boxes = parts.map((one) => document.querySelector(one).getBoundingClientRect());
  return Math.max(...boxes.map((one) => one.top)) < Math.min(...boxes.map((one) => one.bottom));
}"""
_OPEN = """() => document.querySelector('.cloth')?.dataset.phase === 'play'
  && document.querySelector('.place .hand') !== null"""


def _together(ann: Visitor, ben: Visitor, done: Callable[[], bool], seconds: float = 60) -> None:
    """Go on at both places until it is done; Ben bids high, so that he plays or is asked."""
    before, until = dict.fromkeys((ann, ben), ""), time.monotonic() + seconds
    while not done():
        assert time.monotonic() < until, f"still {ann.stage()} after {seconds} seconds"
        ben.page.evaluate(_BID_HIGH)
        for person in (ben, ann):
            if not done():
                acted = person.act(before[person])
                before[person] = acted.removeprefix("acted ") if "acted" in acted else ""
        ann.page.wait_for_timeout(20)


def _in_sight(
    ann: Visitor, one_row: list[str] | None = None, languages: list[str] = LANGUAGES
) -> list[str]:
    """Return what cannot be seen on any phone, and in these languages on the smallest.

    ``one_row`` are parts that may not stand one below the other.
    """
    found = []
    for width, height in PHONES:
        resized(ann, width, height)
        for language in languages if (width, height) in SMALLEST else ["en"]:
            ann.page.locator(".lang").select_option(language)
            ann.page.wait_for_function(_SPEAKS, arg=language)
            wrong = unseen(ann)
            if one_row and not ann.page.evaluate(_BESIDE, one_row):
                wrong.append(f"{one_row} are no row")
            found += [f"{language} {width}x{height}: {what}" for what in wrong]
    return found


@pytest.mark.parametrize(("game", "laws", "languages"), BRIEFLY)
def test_hand_box_and_auction_are_seen_at_once(
    visit: Visit, game: str, languages: list[str], *, laws: bool
) -> None:
    _see_all_phases(visit, game, languages, laws=laws)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "laws"), TABLES)
def test_they_are_seen_in_every_language(visit: Visit, game: str, *, laws: bool) -> None:
    _see_all_phases(visit, game, LANGUAGES, laws=laws)


def _see_all_phases(visit: Visit, game: str, languages: list[str], *, laws: bool) -> None:
    ann, ben = visit(width=390, height=664), visit()
    given = {"laws": "at-the-table"} if laws else {"deal": DEAL, "dealer": "S"}
    robot = {"kind": "robot", "level": "novice"}
    places = ["S", "W", "E"] if game == "minibridge-3" else ["S", "W", "N", "E"]
    seats = dict.fromkeys(places, robot) | {"S": {"kind": "me"}, "W": {"kind": "open"}}
    key = ann.make_table(game, seats=seats, **given)
    players = ann.ask("GET", f"/api/tables/{key}")["players"]
    ben.ask("POST", f"/api{next(one['invite'] for one in players if one['invite'])}")
    ben.go(f"/table/{key}")

    _together(ann, ben, lambda: ann.page.locator(".box .key").count() > 0)
    assert _in_sight(ann, languages=languages) == []
    claim = ben.page.get_by_role("button", name="Claim")

    def still() -> bool:
        """Tell whether one of them is to play, so that no robot's card comes before a claim."""
        return any(one.page.locator(".card.live").count() for one in (ann, ben))

    _together(ann, ben, lambda: bool(ann.page.evaluate(_OPEN)) and claim.count() > 0 and still())
    assert _in_sight(ann, languages=languages) == []
    claim.click()
    # So few tricks that no robot refuses before Ann has answered.
    fewest = ben.page.locator("#claim-tricks option").evaluate_all(_FEWEST)
    ben.page.locator("#claim-tricks").select_option(label=fewest)
    ben.page.locator("#claim-words").fill("I draw trumps and the rest are high")
    ben.page.locator("dialog .button.strong").click()
    ann.page.wait_for_selector(".ruled button")
    expect(ann.page.locator(".ruled")).to_contain_text("tricks I draw trumps")
    expect(ann.page.locator("[data-now]")).to_have_text("West waits for your answer.")
    assert _in_sight(ann, languages=languages) == []


def test_the_cut_is_seen_at_once_beside_what_is_done_by_hand(visit: Visit) -> None:
    four = Four([visit() for _ in range(4)])
    four.sit(deal=False)
    assert _in_sight(four.at[four.cutter()]) == []


def test_who_may_choose_what_follows_sees_what_it_is_about(visit: Visit) -> None:
    """A call out of turn: the next in turn may choose, or call, which the box is unfolded for."""
    four = Four([visit() for _ in range(4)])
    four.sit()
    opener = four.turn()
    four.call(opener, "1NT")
    four.miscall(left_of(opener, 3), "1C")
    four.anyway(left_of(opener, 3))
    ann = four.at[opener]
    expect(ann.page.locator(".ruled .choose")).to_have_count(1)
    assert _in_sight(ann) == []
    ann.page.get_by_role("button", name="Bid or pass").click()
    with four.happens(opener):
        ann.page.locator(".key[data-call='2C']").click()


def test_what_a_board_brought_is_seen_at_once(visit: Visit) -> None:
    ann = visit(width=390, height=664)
    ann.see_a_scored_deal("duplicate", deal=DEAL, dealer="S")
    ann.page.wait_for_selector(".between .imps")
    assert _in_sight(ann) == []


class Richer:
    """A line on which every sheet tells of a rubber that was long and is not over."""

    def __init__(self, page: Page) -> None:
        page.route_web_socket("**/ws/**", self._opened)

    def _opened(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(self._richer(str(text))))

    @staticmethod
    def _richer(text: str) -> str:
        told = json.loads(text)
        if told.get("view"):
            sheet = told["view"]["sheet"]
            for owner, points in (("we", 4350), ("they", 1460)):
                sheet["totals"][owner]["all"] = points
            sheet |= {"standing": {"we": 90, "they": 60}, "games": {"we": 1, "they": 1}}
        return json.dumps(told)


def test_tricks_and_points_stand_in_one_row_however_many_they_are(visit: Visit) -> None:
    ann = visit(width=360, height=640)
    Richer(ann.page)
    ann.wait_at_my_card("rulebook", deal=DEAL, dealer="S")
    expect(ann.page.locator(".score")).to_contain_text("1460")
    assert _in_sight(ann, one_row=[".tricks", ".score"]) == []


def test_a_row_of_tools_says_that_it_goes_on(visit: Visit) -> None:
    ann = visit(width=320, height=568)
    ann.wait_at_my_card("kontrakt", deal=DEAL, dealer="S")
    tools = ann.page.locator(".tools")
    expect(tools).to_have_class(re.compile(r"\bmore\b"))
    tools.evaluate("(row) => row.scrollTo(row.scrollWidth, 0)")
    expect(tools).not_to_have_class(re.compile(r"\bmore\b"))
