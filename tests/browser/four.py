"""Four people at one table of the laws, each with a browser, for a test that sees all hands."""

from __future__ import annotations

import time
from contextlib import ExitStack

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor

ROUND = "NESW"


def left_of(seat: str, places: int = 1) -> str:
    return ROUND[(ROUND.index(seat) + places) % 4]


class Four:
    """A table where irregularities can happen; who deals is the table's business."""

    def __init__(self, people: list[Visitor]) -> None:
        self._people = people
        self.at: dict[str, Visitor] = {}

    def sit(
        self, variant: str = "rulebook", *, deal: bool = True, calls: str = "", **given: object
    ) -> None:
        """Make a new table, deal and make lawful calls; the pages open when all that is done."""
        host, *guests = self._people
        seats = {"S": {"kind": "me"}} | {seat: {"kind": "open"} for seat in "NEW"}
        key = host.new_table(variant, seats=seats, laws="at-the-table", **given)
        players = host.ask("GET", f"/api/tables/{key}")["players"]
        invited = [one["invite"] for one in players if one["invite"]]
        assert len(invited) == 3
        # Players are numbered in the order of the places: North, East, West are open.
        for guest, link in zip(guests, invited, strict=True):
            guest.ask("POST", f"/api{link}")
        self.at = dict(zip("SNEW", self._people, strict=True))
        if deal:
            self._deal_elsewhere(key, calls)
        for one in self._people:
            one.go(f"/table/{key}")
        for one in self._people:
            one.page.wait_for_selector(".mine .card" if deal else ".cloth")

    def _deal_elsewhere(self, key: str, calls: str) -> None:
        with ExitStack() as stack:
            sat = {at: stack.enter_context(one.elsewhere().sit(key)) for at, one in self.at.items()}
            south = sat["S"]
            cut = south.until_view(lambda view: view["stage"] == "cut")
            cutter = sat[cut["deal"]["cutter"]]
            cutter.until_view(lambda view: any(one["kind"] == "cut" for one in view["actions"]))
            assert cutter.act("cut", count=26)["t"] == "ack"
            south.until_view(lambda view: view["deal"].get("phase") == "dialogue")
            for call in calls.split():
                caller = sat[south.view["deal"]["turn"]]
                caller.until_view(lambda view, seq=south.view["seq"]: view["seq"] == seq)
                assert caller.act("call", call=call)["t"] == "ack"
                south.until_view(lambda view, seq=south.view["seq"]: view["seq"] > seq)

    def cutter(self) -> str:
        """Wait until somebody is asked to cut, and return who."""
        cut = ".ceremony .button.strong"
        cutter, until = None, time.monotonic() + 90
        while cutter is None and time.monotonic() < until:
            self.at["S"].page.wait_for_timeout(50)
            cutter = next((s for s in self.at if self.at[s].page.locator(cut).count()), None)
        assert cutter is not None, "nobody was asked to cut"
        return cutter

    def cut(self) -> None:
        """Let whoever has the pack cut it, and wait until all have their cards."""
        cutter = self.cutter()
        with self.happens(cutter):
            self.at[cutter].page.locator(".ceremony .button.strong").click()
        for one in self.at.values():
            one.page.wait_for_selector(".cloth[data-phase='dialogue'] .mine .card")

    def hands(self) -> dict[str, list[str]]:
        return {seat: one.hand() for seat, one in self.at.items()}

    def hand_of(self, seat: str, count: int) -> None:
        """Assert how many cards the seat holds."""
        expect(self.at[seat].page.locator(".mine .card")).to_have_count(count)

    def turn(self) -> str:
        return self.at["S"].page.locator(".cloth").get_attribute("data-turn") or ""

    def happens(self, seat: str) -> _Happening:
        """Wait, at the end of the block, until everybody has seen what the seat did."""
        return _Happening(self, seat)

    def call(self, seat: str, call: str) -> None:
        """Make a lawful call."""
        with self.happens(seat):
            self.at[seat].page.locator(f".key[data-call='{call}']:not(.loose)").click()

    def calls(self, text: str) -> None:
        """Make lawful calls in turn."""
        for call in text.split():
            self.call(self.turn(), call)

    def miscall(self, seat: str, call: str) -> None:
        """Press a call that is not in order, as far as the warning."""
        page = self.at[seat].page
        early = page.get_by_role("button", name="Call out of turn")
        if early.count():
            early.click()
        page.locator(f".key.loose[data-call='{call}']").click()
        expect(page.get_by_role("heading", name="That is irregular")).to_be_visible()

    def card(self, seat: str, card: str) -> Locator:
        """Return a card as the seat's player sees it: an own one or, for declarer, dummy's."""
        return self.at[seat].page.locator(f".card[data-card='{card}']")

    def play(self, seat: str, card: str) -> None:
        """Play a card in order."""
        with self.happens(seat):
            self.card(seat, card).click(position={"x": 8, "y": 14})

    def misplay(self, seat: str, card: str) -> None:
        """Press a card that is not in order, as far as the warning."""
        self.card(seat, card).click(position={"x": 8, "y": 14})
        heading = self.at[seat].page.get_by_role("heading", name="That is irregular")
        expect(heading).to_be_visible()

    def anyway(self, seat: str) -> None:
        with self.happens(seat):
            self.at[seat].page.get_by_role("button", name="Do it anyway").click()

    def form(self, seat: str, door: str, act: str) -> Locator:
        """Open a dialog of acts and return the form of one."""
        page = self.at[seat].page
        page.get_by_role("button", name=door).click()
        return page.locator(f"form[data-act='{act}']")

    def ruled(self, seat: str, text: str) -> None:
        """Assert that the log beside the seat's table has it."""
        self.at[seat].beside("Rulings")
        expect(self.at[seat].page.locator("aside .log").first).to_contain_text(text)


class _Happening:
    def __init__(self, four: Four, seat: str) -> None:
        self._four, self._seat = four, seat

    def __enter__(self) -> None:
        self._before = self._four.at[self._seat].seq()

    def __exit__(self, *_: object) -> None:
        seen = "(before) => Number(document.querySelector('.cloth').dataset.seq) > before"
        for one in self._four.at.values():
            one.page.wait_for_function(seen, arg=self._before)
