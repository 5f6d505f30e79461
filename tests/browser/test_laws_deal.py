"""As at a real table, before the auction and around it: what goes wrong is ruled on.

Four people sit there, so that the test knows all hands and chooses acts by them: it holds for every
deal.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.four import Four, left_of
from tests.browser.visitor import Visitor

WORDS_FIT = "all => all.every(one => one.scrollWidth <= one.clientWidth)"


def _looks_early(four: Four) -> None:
    """L-LOOK-1: East's left opponent, who may choose, sees his own cards and the card seen."""
    form = four.form("E", "Something else …", "look-own")
    form.get_by_role("button").click()
    four.anyway("E")
    expect(four.at["S"].page.locator(".mine .card")).to_have_count(3)
    seen = four.at["S"].page.locator("[data-offer='LOOKED_EARLY']")
    expect(seen).to_contain_text(" of ")
    four.at["S"].accessible()
    expect(four.at["W"].page.locator(".mine .card")).to_have_count(0)
    four.ruled("W", "a card was seen")
    with four.happens("S"):
        seen.locator("[data-remedy='accept'] button").click()
    expect(four.at["S"].page.locator(".mine .card")).to_have_count(0)


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
    _looks_early(four)
    form = four.form("W", "Call attention …", "call-attention")
    form.locator("select").select_option(label="the pack was not cut")
    with four.happens("W"):
        form.get_by_role("button").click()
    four.cut()
    assert all(len(hand) == 13 for hand in four.hands().values())
    four.at["S"].beside("Rulings")
    expect(four.at["S"].page.locator("aside")).to_contain_text("the pack was not cut")


def test_the_form_of_a_new_table_offers_the_laws(ann: Visitor) -> None:
    ann.go("/new/rulebook")
    ann.page.get_by_label("as at a real table").check()
    ann.page.get_by_label("the robots are forgetful").check()
    ann.accessible()
    ann.page.get_by_role("button", name="Sit down and play").click()
    ann.page.wait_for_selector(".cloth")
    ann.beside("Rulings")
    expect(ann.page.locator("aside .log").first).to_be_visible()
    ann.go("/new/minibridge")
    ann.page.wait_for_selector(".seats")
    expect(ann.page.get_by_label("as at a real table")).to_have_count(0)


def test_a_reading_of_the_law_is_chosen_and_shown(ann: Visitor) -> None:
    """A-04: another than the usual one stands beside the table for everybody to see."""
    ann.go("/new/rulebook")
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
    ann.go("/new/reform")
    ann.page.get_by_label("as at a real table").check()
    ann.page.get_by_text("Readings of the law", exact=True).click()
    expect(ann.page.get_by_label("Which calls out of turn count?")).to_be_visible()


def test_one_person_and_three_robots_play_a_deal_by_the_laws(ann: Visitor) -> None:
    ann.make_table("rulebook", laws="at-the-table")
    ann.score_a_deal()
    assert ann.complaints == []


def test_a_faulty_cut_is_done_again(people: list[Visitor]) -> None:
    """L-CUT-5: somebody cuts who should not; another has the pack shuffled and cut again."""
    four = Four(people)
    four.sit(deal=False, pace=5)
    by_right = four.cutter()
    wrong = left_of(by_right, 2)
    by_hand = [one.page.locator(".byhand button") for one in people]
    assert any(buttons.count() for buttons in by_hand)
    assert all(buttons.evaluate_all(WORDS_FIT) for buttons in by_hand)
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


def test_l_prop_0_manners_are_only_written_down(four: Four) -> None:
    caller = four.turn()
    form = four.form(caller, "Something else …", "remark")
    form.locator("select").select_option(label="a call in a special tone")
    form.get_by_role("button").click()
    four.anyway(caller)
    for seat in (caller, left_of(caller)):
        four.ruled(seat, "a call in a special tone")
    assert four.turn() == caller


def test_l_draw_2_a_faulty_draw_is_drawn_again_and_in_the_log(ann: Visitor) -> None:
    """L-DRAW-3 as well: a card at the edge, then two at once, then one as it should be."""
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
