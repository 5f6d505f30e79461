"""As at a real table: what can go wrong goes wrong, and is ruled on, on both sides of the table.

Four people sit there, so that the test knows all hands and chooses acts by them: it holds for every
deal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.four import Four, left_of
from tests.browser.house import House
from tests.browser.visitor import Visitor


@pytest.fixture(scope="module")
def people(chromium: Browser, house: House) -> Iterator[list[Visitor]]:
    """Four people who stay for all tests here; every test is a table of its own."""
    # Cards that fly in four browsers at once cost more time than all else here.
    kept: Any = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
    contexts = [chromium.new_context(locale="en", **kept) for _ in range(4)]
    yield [Visitor(context.new_page(), house.address) for context in contexts]
    for context in contexts:
        context.close()


@pytest.fixture
def four(people: list[Visitor]) -> Iterator[Four]:
    table = Four(people)
    table.sit()
    yield table
    assert [one.complaints for one in people] == [[], [], [], []]


def _revoke(four: Four, *, of_declarer: bool = False) -> tuple[str, str, str, str]:
    """Reach a revoke at the first trick; declarer, revoker, the card, and the suit led."""
    declarer = four.turn()
    four.calls("1NT Pass Pass Pass")
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


def test_l_insuf_3_an_insufficient_bid_and_attention_to_it(four: Four) -> None:
    opener = four.turn()
    offender, partner = left_of(opener), left_of(opener, 3)
    four.call(opener, "1S")
    four.miscall(offender, "1H")
    four.at[offender].accessible()
    four.anyway(offender)
    watcher = left_of(opener, 2)
    form = four.form(watcher, "Call attention …", "call-attention")
    expect(form.locator("select option:checked")).to_have_text("insufficient bid")
    four.at[watcher].accessible()
    with four.happens(watcher):
        form.get_by_role("button").click()
    for seat in (opener, offender, watcher, partner):
        four.ruled(seat, "calls attention: insufficient bid")
    page = four.at[offender].page
    expect(page.locator(".key[data-call='Pass']:not(.loose)")).to_have_count(0)
    four.call(offender, "2H")
    expect(four.at[partner].page.locator(".bond")).to_contain_text("must pass")
    four.calls("Pass Pass Pass")
    assert four.turn() == left_of(offender)


def test_l_insuf_4_an_insufficient_bid_stands_when_nobody_speaks(four: Four) -> None:
    opener = four.turn()
    four.call(opener, "2C")
    four.miscall(left_of(opener), "1D")
    four.anyway(left_of(opener))
    four.call(left_of(opener, 2), "Pass")
    four.ruled(opener, "1 diamonds stands")
    expect(four.at[opener].page.locator("[data-open]")).to_have_count(0)


def test_l_other_5_a_wrong_suit_named_when_doubling(four: Four) -> None:
    opener = four.turn()
    doubler = left_of(opener)
    four.call(opener, "1S")
    page = four.at[doubler].page
    page.get_by_label("Double and name the bid:").select_option(label="1 hearts")
    page.get_by_role("button", name="Say it").click()
    four.anyway(doubler)
    chooser = four.at[left_of(doubler)].page
    with four.happens(left_of(doubler)):
        chooser.locator("[data-remedy='treat_as_pass'] button").click()
    four.ruled(doubler, "counts as a pass")
    assert four.turn() == left_of(doubler)


def test_without_the_warning_a_slip_just_happens(four: Four) -> None:
    """By keyboard alone, as a screen reader's user would."""
    dealer = four.turn()
    page = four.at[left_of(dealer)].page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("just let it happen").check()
    page.get_by_role("button", name="Close").click()
    early = page.get_by_role("button", name="Call out of turn")
    early.focus()
    page.keyboard.press("Enter")
    key = page.get_by_role("button", name="1 diamonds (irregular)")
    key.focus()
    with four.happens(left_of(dealer)):
        page.keyboard.press("Enter")
    expect(four.at[dealer].page.locator("[data-open='1D']")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("ask me first").check()


def test_a_warning_can_be_heeded_and_nothing_happens(four: Four) -> None:
    opener = four.turn()
    seq = four.at[opener].seq()
    four.miscall(left_of(opener), "1D")
    page = four.at[left_of(opener)].page
    page.get_by_role("button", name="Better not").click()
    expect(page.get_by_role("heading", name="That is irregular")).to_have_count(0)
    four.call(opener, "Pass")
    assert four.at[opener].seq() == seq + 1


def test_l_oot_3_a_bid_out_of_turn_is_accepted(four: Four) -> None:
    dealer = four.turn()
    offender = left_of(dealer, 2)
    chooser = left_of(offender)
    four.miscall(offender, "1H")
    four.anyway(offender)
    page = four.at[chooser].page
    offer = page.locator("[data-offer='BID_BEFORE_ANY']")
    expect(offer).to_be_visible()
    page.get_by_role("button", name="L-OOT-1").click()
    expect(offer.get_by_role("note")).to_be_visible()
    four.at[chooser].accessible()
    for other in (dealer, offender, left_of(dealer)):
        expect(four.at[other].page.locator(".notice.quiet")).to_contain_text("may choose")
        expect(four.at[other].page.locator("[data-remedy]")).to_have_count(0)
    four.at[offender].accessible()
    with four.happens(chooser):
        offer.get_by_role("button", name="accept it").click()
    four.ruled(dealer, "1 hearts stands")
    assert four.turn() == chooser


def test_l_oot_3_a_bid_out_of_turn_brings_a_new_deal(four: Four) -> None:
    offender = left_of(four.turn(), 2)
    before = four.hands()
    four.miscall(offender, "1H")
    four.anyway(offender)
    page = four.at[left_of(offender)].page
    page.locator("[data-remedy='new_deal'] button").click()
    four.cut()
    assert four.hands() != before
    four.at[offender].beside("Rulings")
    expect(four.at[offender].page.locator("aside")).to_contain_text("The deal is void")


def test_l_loot_2_a_lead_out_of_turn(four: Four) -> None:
    declarer = four.turn()
    four.calls("1NT Pass Pass Pass")
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
        four.ruled(seat, f"for {name}'s revoke at trick 1")
        assert four.at[seat].page.locator(".result").inner_text() != before


def test_l_claim_9_a_disputed_claim_is_played_on_with_open_cards(four: Four) -> None:
    declarer = four.turn()
    four.calls("1NT Pass Pass Pass")
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
    with four.happens(other):
        four.at[other].page.get_by_role("button", name="Play on").click()
    four.ruled(declarer, "claim is not agreed")
    cards = four.hands()[declarer]
    for seat in (leader, other):
        for card in cards:
            expect(four.card(seat, card)).to_be_visible()
    four.at[other].accessible()


def test_l_dummy_4_dummy_points_at_a_card(four: Four) -> None:
    declarer = four.turn()
    four.calls("1NT Pass Pass Pass")
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
    expect(four.at[declarer].page.locator(".bond")).to_contain_text(f"may not play {pointed}")


def test_l_deal_4_a_deal_without_a_cut_is_stopped(people: list[Visitor]) -> None:
    four = Four(people)
    four.sit(deal=False)
    for one in people:
        one.page.wait_for_selector(".cloth[data-stage='cut'] .byhand")
    form = four.form("S", "Something else …", "deal-cards-wrong")
    four.at["S"].accessible()
    form.locator("[data-field='dealt']").select_option(label="13")
    form.get_by_role("button").click()
    four.anyway("S")
    expect(four.at["W"].page.locator(".wait")).to_have_text("South deals: 13 of 52")
    four.at["W"].accessible()
    form = four.form("W", "Call attention …", "call-attention")
    form.locator("select").select_option(label="the pack was not cut")
    with four.happens("W"):
        form.get_by_role("button").click()
    four.cut()
    assert all(len(hand) == 13 for hand in four.hands().values())
    four.at["S"].beside("Rulings")
    expect(four.at["S"].page.locator("aside")).to_contain_text("the pack was not cut")


def test_l_expo_1_a_defender_shows_a_card(four: Four) -> None:
    declarer = four.turn()
    four.calls("1NT Pass Pass Pass")
    defender = left_of(declarer)
    form = four.form(defender, "Something else …", "show-cards")
    form.get_by_role("button").click()
    four.anyway(defender)
    expect(four.at[declarer].page.locator("[data-exposed]")).to_have_count(1)
    right = four.at[declarer].page.get_by_role("button", name="call the exposed card")
    with four.happens(declarer):
        right.click()
    expect(four.at[defender].page.locator(".mine .card.live")).to_have_count(1)


def test_the_form_of_a_new_table_offers_the_laws(visit: Visit) -> None:
    ann = visit()
    ann.open("/new/rulebook")
    ann.page.get_by_label("as at a real table").check()
    ann.page.get_by_label("the robots are forgetful").check()
    ann.accessible()
    ann.page.get_by_role("button", name="Sit down and play").click()
    ann.page.wait_for_selector(".cloth")
    ann.beside("Rulings")
    expect(ann.page.locator("aside .log").first).to_be_visible()
    ann.open("/new/minibridge")
    ann.page.wait_for_selector(".seats")
    expect(ann.page.get_by_label("as at a real table")).to_have_count(0)


def test_a_reading_of_the_law_is_chosen_and_shown(visit: Visit) -> None:
    """A-04: another than the usual one stands beside the table for everybody to see."""
    ann = visit()
    ann.open("/new/rulebook")
    ann.page.get_by_label("as at a real table").check()
    ann.page.get_by_text("Readings of the law", exact=True).click()
    asked = ann.page.get_by_label("Who deals when a new deal is the penalty?")
    asked.select_option(label="the next dealer")
    ann.page.get_by_role("button", name="L-OOT-3").first.click()
    expect(ann.page.get_by_role("note")).to_be_visible()
    ann.accessible()
    ann.page.get_by_role("button", name="Sit down and play").click()
    ann.page.wait_for_selector(".cloth")
    ann.beside("Rulings")
    agreed = ann.page.locator("[data-readings] li")
    expect(agreed).to_have_count(1)
    expect(agreed).to_contain_text("the next dealer")
    ann.open("/new/reform")
    ann.page.get_by_label("as at a real table").check()
    ann.page.get_by_text("Readings of the law", exact=True).click()
    expect(ann.page.get_by_label("Which calls out of turn count?")).to_be_visible()


def test_one_person_and_three_robots_play_a_deal_by_the_laws(visit: Visit) -> None:
    ann = visit()
    ann.make_table("rulebook", laws="at-the-table")
    ann.score_a_deal()
    assert ann.complaints == []


def test_a_faulty_cut_is_done_again(people: list[Visitor]) -> None:
    """L-CUT-5: somebody cuts who should not; another has the pack shuffled and cut again."""
    four = Four(people)
    four.sit(deal=False, pace=5)
    by_right = four.cutter()
    wrong = left_of(by_right, 2)
    form = four.form(wrong, "Something else", "cut")
    form.locator("select").select_option(index=20)
    form.get_by_role("button").click()
    four.anyway(wrong)
    other = left_of(by_right)
    four.at[other].page.locator("[data-offer='CUT_FAULT']").wait_for()
    four.at[other].page.locator("[data-remedy='reshuffle_recut'] button").click()
    four.cut()
    four.ruled(other, "cut")
    assert [one.complaints for one in people] == [[], [], [], []]


def test_l_loot_6_both_defenders_lead_at_once(four: Four) -> None:
    declarer = four.turn()
    four.calls("1NT Pass Pass Pass")
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
    declarer = four.turn()
    four.calls("1NT Pass Pass Pass")
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


def test_l_prop_0_manners_are_only_written_down(four: Four) -> None:
    caller = four.turn()
    form = four.form(caller, "Something else …", "remark")
    form.locator("select").select_option(label="a call in a special tone")
    form.get_by_role("button").click()
    four.anyway(caller)
    for seat in (caller, left_of(caller)):
        four.ruled(seat, "a call in a special tone")
    assert four.turn() == caller


def test_l_draw_2_a_faulty_draw_is_drawn_again_and_in_the_log(visit: Visit) -> None:
    """L-DRAW-3 as well: a card at the edge, then two at once, then one as it should be."""
    ann = visit()
    ann.make_table("rulebook", laws="at-the-table", seating="draw")
    expect(ann.page.locator(".drawn li")).to_have_count(3)
    ann.page.locator(".spread button.loose").first.click()
    ann.page.get_by_role("button", name="Do it anyway").click()
    expect(ann.page.locator(".again")).to_contain_text("a card drawn from the edge")
    ann.accessible()
    ann.page.get_by_role("button", name="Take two cards at once").click()
    lawful = ann.page.locator(".spread button:not(.loose)")
    lawful.nth(3).click()
    lawful.nth(9).click()
    ann.page.get_by_role("button", name="Do it anyway").click()
    expect(ann.page.locator(".again").nth(1)).to_contain_text("two cards drawn at once")
    lawful.nth(5).click()
    expect(ann.page.get_by_role("button", name="Take two cards at once")).to_have_count(0)
    ann.beside("Rulings")
    expect(ann.page.locator("aside .log").first).to_contain_text("two cards drawn at once")
    assert ann.complaints == []


def test_l_deal_5_a_card_too_many_is_dealt_and_counted(people: list[Visitor]) -> None:
    """Nobody is told; whoever has the hands counted gets a new deal."""
    four = Four(people)
    four.sit(deal=False)
    dealer = left_of(four.cutter())
    form = four.form(dealer, "Something else …", "misdeal")
    form.locator("select").select_option(index=0)
    form.get_by_role("button").click()
    four.anyway(dealer)
    four.cut()
    assert sorted(map(len, four.hands().values())) == [12, 13, 13, 14]
    assert len(four.hands()[dealer]) == 12
    with four.happens(dealer):
        four.form(dealer, "Call attention …", "discover-counts").get_by_role("button").click()
    four.cut()
    assert [len(hand) for hand in four.hands().values()] == [13, 13, 13, 13]
    assert [one.complaints for one in people] == [[], [], [], []]


def test_l_miss_2_a_card_falls_and_is_found(four: Four) -> None:
    """It goes back to the hand it fell from; a check of the pack finds nothing wrong."""
    clumsy = left_of(four.turn())
    form = four.form(clumsy, "Something else …", "drop-card")
    form.get_by_role("button").click()
    four.anyway(clumsy)
    four.hand_of(clumsy, 12)
    for act, told in (
        ("discover-counts", "is a card short"),
        ("discover-missing_card", "goes to"),
        ("discover-bad_pack", "Have the pack checked"),
    ):
        with four.happens(clumsy):
            four.form(clumsy, "Call attention …", act).get_by_role("button").click()
        four.ruled(left_of(clumsy), told)
    four.hand_of(clumsy, 13)


def test_pb_4_11_a_bid_out_of_turn_at_a_pamphlet_table(people: list[Visitor]) -> None:
    """PB-4.11: either opponent may ask for a new deal, which the next dealer deals."""
    four = Four(people)
    four.sit("kontrakt")
    dealer = four.turn()
    before, offender = four.hands(), left_of(dealer, 2)
    four.miscall(offender, "1H")
    four.anyway(offender)
    for chooser in (left_of(dealer), left_of(dealer, 3)):
        offer = four.at[chooser].page.locator("[data-offer='OUT_OF_TURN']")
        expect(offer.locator("[data-remedy='new_deal'] button")).to_be_visible()
    chooser = left_of(dealer)
    page = four.at[chooser].page
    page.get_by_role("button", name="PB-4.11").click()
    expect(page.get_by_role("note")).to_contain_text("made by the next dealer")
    four.at[chooser].accessible()
    page.locator("[data-remedy='new_deal'] button").click()
    four.cut()
    assert four.hands() != before
    assert four.turn() == left_of(dealer)
    four.at[dealer].beside("Rulings")
    expect(four.at[dealer].page.locator("aside")).to_contain_text("The deal is void")


def test_pb_4_12_a_bid_that_is_too_low_is_raised_by_the_pamphlet(people: list[Visitor]) -> None:
    """PB-4.12: two diamonds over two spades is three diamonds; nobody is asked."""
    four = Four(people)
    four.sit("vanderbilt")
    opener = four.turn()
    four.call(opener, "2S")
    four.miscall(left_of(opener), "2D")
    four.anyway(left_of(opener))
    for seat in (opener, left_of(opener, 2)):
        four.ruled(seat, "2 diamonds is taken as 3 diamonds")
    assert four.turn() == left_of(opener, 2)
    assert [one.complaints for one in people] == [[], [], [], []]
