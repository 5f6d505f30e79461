"""As at a real table, the play: what goes wrong is ruled on, on both sides of the table.

Four people sit there, so that the test knows all hands and chooses acts by them: it holds for every
deal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.four import Four, left_of
from tests.browser.visitor import Visitor


@pytest.fixture
def four(people: list[Visitor]) -> Iterator[Four]:
    """Give a table where the dealer plays one no trump, and the lead is to come."""
    table = Four(people)
    table.sit(calls="1NT Pass Pass Pass")
    yield table
    assert [one.complaints for one in people] == [[], [], [], []]


def _revoke(four: Four, *, of_declarer: bool = False) -> tuple[str, str, str, str]:
    """Reach a revoke at the first trick; declarer, revoker, the card, and the suit led."""
    declarer = left_of(four.turn(), 3)
    leader = left_of(declarer)
    revoker = declarer if of_declarer else left_of(declarer, 3)
    hands = four.hands()
    lead, wrong = next(
        (led, card)
        for led in hands[leader]
        for card in hands[revoker]
        if card[0] != led[0] and any(own[0] == led[0] for own in hands[revoker])
    )
    four.play(leader, lead)
    dummy = left_of(declarer, 2)
    _follow(four, declarer, dummy)
    if of_declarer:
        third = left_of(declarer, 3)
        _follow(four, third, third)
    four.misplay(revoker, wrong)
    return declarer, revoker, wrong, lead[0]


def _follow(four: Four, player: str, hand: str) -> None:
    """Play any lawful card of a hand."""
    page = four.at[player].page
    own = ".mine" if player == hand else ".place"
    card = page.locator(f"{own} .card.live").first
    card.wait_for()
    four.play(player, card.get_attribute("data-card") or "")


def test_l_loot_2_a_lead_out_of_turn(four: Four) -> None:
    declarer = left_of(four.turn(), 3)
    leader, offender = left_of(declarer), left_of(declarer, 3)
    card = four.hands()[offender][0]
    four.misplay(offender, card)
    four.anyway(offender)
    for seat in (declarer, leader, offender):
        expect(four.at[seat].page.locator(f"[data-wrong='{card}']")).to_be_visible()
    page = four.at[declarer].page
    expect(page.locator("[data-remedy='demand_suit'] button")).to_have_count(4)
    four.at[declarer].accessible()
    with four.happens(declarer):
        page.locator("[data-remedy='expose_forbid'] button").click()
    for seat in (declarer, leader):
        expect(four.at[seat].page.locator(f"[data-exposed='{card}']")).to_be_visible()
    expect(four.card(offender, card)).to_have_class(re.compile(r"\bexposed\b"))
    expect(four.at[leader].page.locator(".bond")).to_contain_text("may not lead")
    four.at[leader].accessible()
    four.at[offender].accessible()


def test_l_revoke_2_a_revoke_is_put_right(four: Four) -> None:
    declarer, revoker, card, suit = _revoke(four)
    four.anyway(revoker)
    four.at[revoker].beside("Rulings")
    expect(four.at[revoker].page.locator("aside .log")).to_contain_text("Nothing has been ruled")
    form = four.form(revoker, "Something else …", "take-back")
    four.at[revoker].accessible()
    with four.happens(revoker):
        form.get_by_role("button").click()
    four.ruled(declarer, "puts a revoke at trick 1 right")
    page = four.at[declarer].page
    expect(page.locator("[data-offer='REVOKE_CORRECTED_DEF']")).to_be_visible()
    # Until declarer has chosen, no card of the revoker is in order.
    expect(four.at[revoker].page.locator(".mine .card.live")).to_have_count(0)
    with four.happens(declarer):
        page.locator("[data-remedy='expose_card'] button").click()
    expect(page.locator(f"[data-exposed='{card}']")).to_be_visible()
    live = four.at[revoker].page.locator(".mine .card.live")
    suits = live.evaluate_all("all => all.map((one) => one.dataset.card[0])")
    assert set(suits) == {suit}
    _follow(four, revoker, revoker)


def test_l_revoke_8_declarers_revoke_is_asked_about(four: Four) -> None:
    declarer, revoker, card, _ = _revoke(four, of_declarer=True)
    four.anyway(revoker)
    defender = left_of(declarer)
    form = four.form(defender, "Call attention …", "ask-revoke")
    of = {"N": "North", "E": "East", "S": "South", "W": "West"}[declarer]
    form.locator("select").select_option(label=of)
    with four.happens(defender):
        form.get_by_role("button").click()
    four.ruled(revoker, f"asks whether {of} has not revoked")
    form = four.form(revoker, "Something else …", "take-back").first
    with four.happens(revoker):
        form.get_by_role("button").click()
    expect(four.card(revoker, card)).to_have_count(1)
    four.ruled(defender, "puts a revoke at trick 1 right")


def _claim(four: Four, declarer: str, tricks: int) -> None:
    page = four.at[declarer].page
    page.get_by_role("button", name="Claim …").click()
    page.get_by_label("How many of the remaining tricks?").select_option(str(tricks))
    send = page.get_by_role("button", name="Claim", exact=False).last
    expect(send).to_be_disabled()
    page.get_by_label("How you will play on").fill("clubs from the top")
    with four.happens(declarer):
        send.click()


def test_l_revoke_13_an_established_revoke_costs_tricks(four: Four) -> None:
    declarer, revoker, _, _ = _revoke(four)
    four.anyway(revoker)
    _follow(four, declarer, declarer)
    _claim(four, declarer, 6)
    defenders = (left_of(declarer), left_of(declarer, 3))
    for seat in defenders:
        with four.happens(seat):
            four.at[seat].page.get_by_role("button", name="Agreed").click()
    for one in four.at.values():
        one.page.wait_for_selector(".between")
    before = four.at[declarer].page.locator(".result").inner_text()
    # Each side may say so of the other; nobody revoked here but one defender.
    wrong = four.form(defenders[0], "Call attention …", "assert-revoke")
    with four.happens(defenders[0]):
        wrong.get_by_role("button").click()
    four.ruled(declarer, "that is not so")
    form = four.form(declarer, "Call attention …", "assert-revoke")
    four.at[declarer].accessible()
    name = {"N": "North", "E": "East", "S": "South", "W": "West"}[revoker]
    form.locator("[data-field='of']").select_option(label=name)
    form.locator("[data-field='trick']").select_option(label="Trick 1")
    with four.happens(declarer):
        form.get_by_role("button").click()
    for seat in (declarer, *defenders):
        four.ruled(seat, f"for {name}’s revoke at trick 1")
        assert four.at[seat].page.locator(".result").inner_text() != before


def test_l_claim_9_a_disputed_claim_is_played_on_with_open_cards(four: Four) -> None:
    declarer = left_of(four.turn(), 3)
    leader, other = left_of(declarer), left_of(declarer, 3)
    for player, hand in ((leader, leader), (declarer, left_of(declarer, 2)), (other, other)):
        _follow(four, player, hand)
    _follow(four, declarer, declarer)
    _claim(four, declarer, 12)
    for seat in (leader, other):
        expect(four.at[seat].page.locator("[data-claim]")).to_contain_text("clubs from the top")
    expect(four.at[declarer].page.locator("[data-claim] button")).to_have_count(0)
    four.at[leader].accessible()
    with four.happens(leader):
        four.at[leader].page.get_by_role("button", name="Agreed").click()
    four.at[other].page.reload()
    expect(four.at[other].page.locator("[data-claim]")).to_contain_text("clubs from the top")
    with four.happens(other):
        four.at[other].page.get_by_role("button", name="Play on").click()
    four.ruled(declarer, "claim is not agreed")
    cards = four.hands()[declarer]
    for seat in (leader, other):
        for card in cards:
            expect(four.card(seat, card)).to_be_visible()
    four.at[other].accessible()


def test_l_claim_4_a_defender_shows_a_card_to_declarer_alone(four: Four) -> None:
    declarer = left_of(four.turn(), 3)
    leader, dummy, other = (left_of(declarer, places) for places in (1, 2, 3))
    _follow(four, leader, leader)
    card = four.hands()[leader][0]
    page = four.at[leader].page
    page.get_by_role("button", name="Claim …").click()
    page.get_by_label("How many of the remaining tricks?").select_option("1")
    page.locator(f"[data-shows='{card}'] input").check()
    four.at[leader].accessible()
    with four.happens(leader):
        page.get_by_role("button", name="Claim one trick").click()
    expect(four.at[declarer].page.locator(f"[data-shown='{card}']")).to_be_visible()
    for seat in (dummy, other):
        expect(four.at[seat].page.locator("[data-shown]")).to_have_count(0)
    four.at[declarer].accessible()


def test_l_dummy_4_dummy_points_at_a_card(four: Four) -> None:
    declarer = left_of(four.turn(), 3)
    dummy = left_of(declarer, 2)
    leader = left_of(declarer)
    _follow(four, leader, leader)
    form = four.form(dummy, "Something else …", "dummy-act-hint")
    four.at[dummy].accessible()
    pointed = form.locator("option:checked").inner_text()
    form.get_by_role("button").click()
    four.anyway(dummy)
    chooser = left_of(dummy)
    offer = four.at[chooser].page.locator("[data-offer='DUMMY_HINT']")
    expect(offer).to_contain_text(pointed)
    with four.happens(chooser):
        offer.get_by_role("button", name="forbid the card").click()
    expect(four.at[declarer].page.locator(".bond")).to_contain_text(f"may not play the {pointed}")


def test_l_expo_1_a_defender_shows_a_card(four: Four) -> None:
    declarer = left_of(four.turn(), 3)
    defender = left_of(declarer)
    form = four.form(defender, "Something else …", "show-cards")
    form.get_by_role("button").click()
    four.anyway(defender)
    expect(four.at[declarer].page.locator("[data-exposed]")).to_have_count(1)
    right = four.at[declarer].page.get_by_role("button", name="call the exposed card")
    with four.happens(declarer):
        right.click()
    expect(four.at[defender].page.locator(".mine .card.live")).to_have_count(1)


def test_l_loot_6_both_defenders_lead_at_once(four: Four) -> None:
    declarer = left_of(four.turn(), 3)
    leader, other = left_of(declarer), left_of(declarer, 3)
    _follow(four, leader, leader)
    form = four.form(other, "Something else …", "lead-together")
    four.at[other].accessible()
    form.locator("select").select_option(index=3)
    meant = form.locator("option:checked").inner_text()
    form.get_by_role("button").click()
    four.anyway(other)
    exposed = four.at[declarer].page.locator("[data-exposed]")
    expect(exposed).to_have_count(1)
    expect(exposed).to_contain_text(meant)
    four.ruled(leader, "is an exposed card")
    four.at[leader].page.get_by_role("button", name="L-LOOT-6").first.wait_for()


def test_l_revoke_10_dummy_peeps_into_declarers_cards(four: Four) -> None:
    declarer = left_of(four.turn(), 3)
    _follow(four, left_of(declarer), left_of(declarer))
    dummy = left_of(declarer, 2)
    form = four.form(dummy, "Something else …", "look")
    name = {"N": "North", "E": "East", "S": "South", "W": "West"}[declarer]
    form.locator("select").select_option(label=name)
    form.get_by_role("button").click()
    four.anyway(dummy)
    seen = four.at[dummy].page.locator(".notices .notice")
    expect(seen).to_contain_text(f"The cards of {name}")
    four.at[dummy].accessible()
    spades = [card[1].replace("T", "10") for card in four.hands()[declarer] if card[0] == "S"]
    expect(seen.locator(".suit").first).to_contain_text(" ".join(spades) or "–")
    expect(four.at[declarer].page.locator(".notices .notice")).to_have_count(0)
