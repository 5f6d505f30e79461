"""As at a real table, the auction: what goes wrong is ruled on, on both sides of the table.

Four people sit there, so that the test knows all hands and chooses acts by them: it holds for every
deal.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.four import Four, left_of
from tests.browser.visitor import Visitor


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
    four.ruled(opener, "1 diamond stands")
    expect(four.at[opener].page.locator("[data-open]")).to_have_count(0)


def test_l_other_5_a_wrong_suit_named_when_doubling(four: Four) -> None:
    opener = four.turn()
    doubler = left_of(opener)
    four.call(opener, "1S")
    page = four.at[doubler].page
    page.get_by_label("Double and name the bid:").select_option(label="1 heart")
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
    key = page.get_by_role("button", name="1 diamond (irregular)")
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
    four.ruled(dealer, "1 heart stands")
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
