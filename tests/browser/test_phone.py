"""On a phone, upright or on its side, all that one has to know is in sight at once."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.elsewhere import Elsewhere, my_word
from tests.browser.four import Four, left_of
from tests.browser.sight import LANGUAGES, PHONES, SMALLEST, UNSEEN, resized, seen_in
from tests.browser.visitor import Visitor
from tests.server.harness import Socket, choice

TABLES = [(game, False) for game in (
    "bridge-whist", "kontrakt", "vanderbilt", "reform", "rulebook", "hungarian", "minibridge",
    "minibridge-3", "duplicate",
)] + [("rulebook", True), ("kontrakt", True)]  # fmt: skip
# Every box there is, each in two languages; all tables in all languages take minutes.
_BOXES = [
    ("bridge-whist", False), ("rulebook", False), ("minibridge", False), ("minibridge-3", False),
    ("rulebook", True), ("kontrakt", True),
]  # fmt: skip
BRIEFLY = [(*table, [LANGUAGES[at % 4], "en"]) for at, table in enumerate(_BOXES)]
# South has the most points, and long enough suits for the widest hands.
DEAL = "N:J742.T32.K87.T95 K5.J984.Q642.J42 AQ963.AKQ5.A5.K3 T8.76.JT93.AQ876"
WORDS = "I draw trumps and the rest are high"
# All of them are cut by the same line across the screen.
_BESIDE = """(parts) => {
  const boxes = parts.map((one) => document.querySelector(one).getBoundingClientRect());
  return Math.max(...boxes.map((one) => one.top)) < Math.min(...boxes.map((one) => one.bottom));
}"""
# The page has come so far, what was said is read, and this is there.
_SHOWN = """([seq, wanted]) => {
  document.querySelector('.go .key')?.click();
  const { dataset } = document.querySelector('.cloth');
  return Number(dataset.seq) >= seq && document.querySelector(wanted) !== null;
}"""


def _act(view: dict[str, Any]) -> dict[str, Any] | None:
    """Return what to do: West bids high what nobody has named, so that he and not East plays."""
    lawful = [one for one in view["actions"] if not one.get("irregular")]
    calls = {one["payload"].get("call"): one for one in lawful if one["kind"] == "call"}
    said = view["deal"]["dialogue"]["calls"] if calls else []
    named = {call[1:] for call in said}
    high = [f"7{strain}" for strain in ("NT", "S", "H", "D", "C") if strain not in named]
    for call in (*high, "Pass") if view["you"] == "W" else ("Pass",):
        if call in calls:
            return {"kind": "call", "payload": calls[call]["payload"]}
    return choice({**view, "actions": lawful}, Random(0))


def _together(sockets: tuple[Socket, ...], done: Callable[[], bool]) -> None:
    """Go on at all places, without pages, until it is done."""
    while True:
        for one in sockets:
            one.in_step()
        if done():
            return
        for one in sockets:
            act = _act(one.view)
            if act is not None:
                before = one.view["seq"]
                one.say(t="act", seq=before, **act)
                one.until_view(lambda view, before=before: view["seq"] > before)
                break
        else:
            sockets[0].read()


def _claims(view: dict[str, Any]) -> list[dict[str, Any]]:
    return [one for one in view["actions"] if one["kind"] == "claim"]


def _in_sight(
    ann: Visitor, one_row: list[str] | None = None, languages: list[str] = LANGUAGES
) -> list[str]:
    """Return what cannot be seen on any phone, and in these languages on the smallest.

    ``one_row`` are parts that may not stand one below the other.
    """
    look = f"""() => {{
      const wrong = ({UNSEEN})();
      const row = {json.dumps(one_row)};
      if (row && !({_BESIDE})(row)) wrong.push(`${{row}} are no row`);
      return wrong;
    }}"""
    found = []
    for width, height in PHONES:
        resized(ann, width, height)
        spoken = languages if (width, height) in SMALLEST else ["en"]
        found += [f"{width}x{height} {what}" for what in seen_in(ann, spoken, look)]
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
    ann = visit(width=390, height=664)
    given = {"laws": "at-the-table"} if laws else {"deal": DEAL, "dealer": "S"}
    robot = {"kind": "robot", "level": "novice"}
    places = ["S", "W", "E"] if game == "minibridge-3" else ["S", "W", "N", "E"]
    seats = dict.fromkeys(places, robot) | {"S": {"kind": "me"}, "W": {"kind": "open"}}
    key = ann.make_table(game, seats=seats, **given)
    players = ann.ask("GET", f"/api/tables/{key}")["players"]
    ben = Elsewhere(ann.address)
    ben.rest("POST", f"/api{next(one['invite'] for one in players if one['invite'])}")
    with ann.elsewhere().sit(key) as south, ben.sit(key) as west:
        _together((south, west), lambda: my_word(south.view))
        ann.page.wait_for_function(_SHOWN, arg=[south.view["seq"], ".box:not(.go) .key"])
        assert _in_sight(ann, languages=languages) == []

        def claimed() -> bool:
            """Tell whether West may claim and one of them is to play, so that no robot does."""
            deal = south.view["deal"]
            dummy = deal.get("phase") == "play" and len(deal["hands"]) > 1
            return dummy and deal["actor"] in ("S", "W") and bool(_claims(west.view))

        _together((south, west), claimed)
        ann.page.wait_for_function(_SHOWN, arg=[south.view["seq"], ".place .hand"])
        assert _in_sight(ann, languages=languages) == []
        # So few tricks that no robot refuses before Ann has answered.
        fewest = min(_claims(west.view)[0]["choices"]["tricks"])
        west.act("claim", tricks=fewest, words=WORDS)
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

    def __init__(self, person: Visitor) -> None:
        person.stand_between(self._opened)

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
    Richer(ann)
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
