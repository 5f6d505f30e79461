"""Two, three and four people at one table, each with a browser of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.acting import MY_CARD
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

SEATS = ("S", "N", "E", "W")
STRONG = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
"""South is the strongest and declares."""


def _sit_down_together(visit: Visit, people: int) -> list[Visitor]:
    host = visit()
    seats = {seat: {"kind": "open"} for seat in SEATS[1:people]} | {"S": {"kind": "me"}}
    rest = {seat: {"kind": "robot", "level": "novice"} for seat in SEATS if seat not in seats}
    host.make_table("minibridge", seats={**seats, **rest}, deal=STRONG, dealer="N")
    invitation = host.page.locator("[data-invitation]").get_attribute("data-invitation") or ""
    guests = []
    for number in range(people - 1):
        guest = visit()
        guest.open(invitation.removeprefix(guest.address))
        guest.page.get_by_label("Your name").fill(f"Guest {number}")
        guest.page.get_by_role("button", name="Sit down").click()
        guest.page.wait_for_selector(".cloth")
        guests.append(guest)
    return [host, *guests]


def _play_together(table: list[Visitor]) -> None:
    for person in table:
        person.begin_to_play()
    assert all(person.has_played() for person in table)


@pytest.mark.parametrize("people", [2, *(pytest.param(n, marks=pytest.mark.soak) for n in (3, 4))])
def test_people_play_a_deal_together(visit: Visit, people: int) -> None:
    table = _sit_down_together(visit, people)
    _play_together(table)
    for person in table:
        expect(person.page.locator(".between")).to_be_visible()
        assert person.complaints == []
    scores = {person.page.locator(".between tbody").inner_text().count("\n") for person in table}
    assert len(scores) == 1


def _go_on_to_a_card(one: Visitor, *others: Visitor) -> None:
    """Let everybody act, from deal to deal, until the one may play a card of their own."""
    for _ in range(24):
        for person in others:
            person.begin_to_play()
        if one.play(MY_CARD):
            break
        one.next_deal(*others)
    else:
        raise AssertionError("two dozen deals and no card to play")
    for person in others:
        person.stop_playing()


def test_partners_who_give_up_every_trick_end_the_deal(visit: Visit) -> None:
    ann, ben = _sit_down_together(visit, 2)
    _go_on_to_a_card(ann, ben)
    ann.page.get_by_role("button", name="Claim").click()
    ann.accessible()
    ann.page.get_by_role("button", name="Give up").click()
    ben.page.locator(".notice .button.strong, .between").first.wait_for()
    ben.act()
    expect(ann.page.locator(".between")).to_be_visible()


def test_people_see_their_own_cards_only(visit: Visit) -> None:
    ann, ben = _sit_down_together(visit, 2)
    _go_on_to_a_card(ann, ben)
    assert ben.hand()
    assert not set(ann.hand()) & set(ben.hand())


def test_people_talk(visit: Visit) -> None:
    ann, ben = _sit_down_together(visit, 2)
    ann.beside("Talk")
    ben.beside("Talk")
    ann.page.get_by_label("Say something").fill("Tere õhtust!")
    ann.page.get_by_role("button", name="Say", exact=True).click()
    expect(ben.page.locator(".chat")).to_contain_text("Tere õhtust!")


def test_a_watcher_sees_the_table_and_no_hand(visit: Visit) -> None:
    ann, zoe = visit(), visit()
    key = ann.wait_at_my_card()
    zoe.open(f"/table/{key}")
    zoe.page.wait_for_selector(".cloth")
    expect(zoe.page.locator(".card.live")).to_have_count(0)
    expect(zoe.page.locator(".tools")).to_have_count(0)
    shown = zoe.page.locator(".place .card, .mine .card")
    assert shown.count() <= 13  # dummy's hand and no other
    zoe.beside("Talk")
    zoe.sees("Watchers are silent while a deal is played.")


def test_the_private_link_brings_one_back_on_another_device(visit: Visit) -> None:
    ann, phone = visit(), visit(width=360, height=740)
    ann.wait_at_my_call()
    cards = ann.hand()
    ann.beside("Players")
    link = ann.page.locator("aside [data-link*='/join/']").first.get_attribute("data-link") or ""
    ann.page.close()
    phone.open(link.removeprefix(phone.address))
    phone.page.wait_for_selector(".bidding")
    assert phone.hand() == cards
    phone.page.get_by_role("button", name="Players").click()
    expect(phone.page.get_by_label("Pace of the robots")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Free the place").first).to_be_visible()


def test_who_draws_against_the_clock_sees_it(ann: Visitor) -> None:
    ann.make_table("rulebook", seating="draw", clock=600, name="Friday", laws="at-the-table")
    expect(ann.page.locator(".status")).to_contain_text("Friday")
    expect(ann.page.locator(".ceremony").get_by_role("timer")).to_be_visible()


def test_signals_that_were_agreed_are_told_beside_the_table(visit: Visit) -> None:
    ann = visit()
    ann.make_table("duplicate", signals="standard")
    ann.beside("Players")
    expect(ann.page.locator('[data-agreed="signals"]')).to_contain_text("High encourages")
