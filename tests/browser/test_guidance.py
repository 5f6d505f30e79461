"""Nobody gets lost at the table: the line near the hand, what is held to be read, what closes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.acting import MY_CALL, MY_CARD
from tests.browser.conftest import Visit
from tests.browser.elsewhere import after_a_trick, my_word
from tests.browser.visitor import Visitor

WEAK = "N:8765.8765.876.K6 QJT9.QJT9.QJ3.54 4.4.T954.AQJT987 AK32.AK32.AK2.32"
"""West is by far the strongest and declares."""
EVEN = "N:AKQJ.432.432.432 T98.AKQJ.T98.T98 765.T98.AKQJ.765 432.765.765.AKQJ"
"""Ten points in every hand."""


def points_told(person: Visitor) -> list[str]:
    return person.page.locator(".sayings li").all_inner_texts()


@pytest.mark.parametrize(
    ("variant", "asked"),
    [
        ("kontrakt", "Your turn: bid or pass."), ("hungarian", "Your turn: bid or pass."),
        ("bridge-whist", "[Nn]ame trumps|will you double"),
        ("minibridge-3", "Count your points|You are declarer: choose trumps."),
    ],
)  # fmt: skip
def test_the_line_says_what_is_wanted_before_the_play(
    ann: Visitor, variant: str, asked: str
) -> None:
    ann.make_table(variant, my_word)
    ann.play_until("find('.box:not(.go)')")
    expect(ann.page.locator("[data-now].wanted")).to_have_text(re.compile(asked))


def test_the_line_says_whose_card_is_wanted(ann: Visitor) -> None:
    ann.make_table("minibridge")
    ann.play_until("find('.card.live') && !find('.go .key')")
    expect(ann.page.locator("[data-now].wanted")).to_have_text(
        re.compile(r"Your lead\.|Your card\. Led: |Lead from North’s|Play one of North’s")
    )


def test_points_told_and_the_choice_stay_until_i_go_on(visit: Visit) -> None:
    """Robots declare and lead at once; nothing of it is shown before I have read it."""
    ann = visit()
    ann.make_table("minibridge", deal=WEAK, dealer="N")
    go = ann.page.get_by_role("button", name="Go on")
    ann.play("find('.go .key')")
    told = points_told(ann)
    assert len(told) == 5  # Four hands' points, and the choice.
    assert "7 points" in told[2]
    expect(ann.page.locator("[data-now]")).to_have_text("Read what was said, then go on.")
    expect(ann.page.locator(".trick li")).to_have_count(0)
    ann.accessible()
    go.click()
    expect(ann.page.locator(".sayings")).to_have_count(0)
    ann.play_to_my_card()


def test_who_wants_no_pause_has_none(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.page.evaluate(
        "localStorage.setItem('sansatout-settings', JSON.stringify({ reading: 'off' }))"
    )
    ann.open()
    ann.make_table("minibridge", deal=WEAK, dealer="N")
    go = ann.page.get_by_role("button", name="Go on")
    ann.play("find('.go .key') || find('.trick li')")
    expect(go).to_have_count(0)


def test_a_deal_that_nobody_plays_says_why(ann: Visitor) -> None:
    """MB-4: at 20 points each the cards are dealt again."""
    ann.make_table("minibridge", deal=EVEN, dealer="N")
    ann.play()
    ann.sees("Both sides have 20 points, so the cards are dealt again")
    assert len(points_told(ann)) == 4


def test_the_lifted_card_says_tap_again(visit: Visit) -> None:
    ann = visit(width=390, height=664, has_touch=True, is_mobile=True)
    ann.make_table("minibridge")
    # What plays on until then may have lifted one card already.
    down = ann.page.locator(".mine li:not(.lift) .card.live")
    ann.play_until("count('.mine li:not(.lift) .card.live') > 1")
    down.last.tap(position={"x": 8, "y": 20})
    expect(ann.page.locator("[data-now]")).to_have_text(re.compile("^Tap again to play it: "))


def test_the_bonus_is_explained_on_a_phone(visit: Visit) -> None:
    ann = visit(width=390, height=664, has_touch=True, is_mobile=True)
    ann.make_table("minibridge-3", my_word)
    ann.play_until("says('.box', 'What is the bonus?')")
    ann.page.get_by_text("What is the bonus?").tap()
    ann.sees("For the bonus you need more tricks")


def test_breaking_off_asks_first_and_tells_the_truth(ann: Visitor) -> None:
    ann.see_a_scored_deal("rulebook")
    ann.next_deal()
    ann.play_until("says('button', 'Break off')")
    number = ann.page.locator(".status .deal").inner_text().split(" · ")[0]
    over = ann.stage() == "between"
    ann.page.get_by_role("button", name="Break off").click()
    ann.sees("Everybody has to agree.")
    ann.accessible()
    ann.page.get_by_role("button", name="Ask the others").click()
    if not over:
        expect(ann.page.locator(".between h2")).to_have_text("Broken off")
        ann.sees(f"{number} was not finished and does not count")
        expect(ann.page.get_by_role("link", name="Look at the deal")).to_have_count(0)
    before = ann.page.url
    ann.page.get_by_role("button", name="The same people again").click()
    ann.page.wait_for_url(lambda url: "/table/" in url and url != before)
    expect(ann.page.locator(".between")).to_have_count(0)


def test_a_refused_claim_leaves_a_trace(ann: Visitor) -> None:
    ann.wait_at_my_card("minibridge", deal=WEAK, dealer="N")
    ann.page.get_by_role("button", name="Claim …").click()
    ann.page.get_by_role("button", name=re.compile("^Claim 1[0-3] tricks$")).click()
    expect(ann.page.locator("[data-refusal]")).to_have_text(re.compile("did not agree: No"))


def test_what_was_asked_for_closes_again(ann: Visitor) -> None:
    """By Escape, by asking once more, by a tap beside it; and it hides nobody's cards."""
    ann.make_table("bridge-whist", after_a_trick)
    last = ann.page.get_by_role("button", name="Last trick")
    ann.play_until(f"{MY_CARD} && find('[data-tool=last-trick]')")
    shown = ann.page.locator(".notice.answer")
    last.click()
    expect(shown).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    last.click()
    expect(shown).to_be_visible()
    last.click()
    expect(shown).to_have_count(0)
    last.click()
    expect(shown).to_be_visible()
    ann.page.locator(".status").click(position={"x": 4, "y": 4})
    expect(shown).to_have_count(0)
    expect(ann.page.get_by_role("button", name="The contract")).to_have_count(0)


def test_a_second_click_on_agreed_is_no_mistake(ann: Visitor) -> None:
    ann.see_a_scored_deal()
    ann.page.get_by_role("button", name="Next deal").dblclick()
    ann.page.wait_for_function("() => document.querySelector('.cloth').dataset.stage === 'deal'")
    expect(ann.page.get_by_role("alert")).to_have_count(0)


def test_a_meaning_is_one_plain_sentence_and_goes_away(ann: Visitor) -> None:
    ann.make_table(
        "kontrakt",
        dealer="W",
        deal="N:AKQ2.KQ2.A32.432 87.9876.QJ98.QJ8 J653.JT5.K54.T96 T94.A43.T76.AK75",
    )
    ann.play_until(MY_CALL)
    call = ann.page.locator(".ask").first
    call.click()
    meaning = ann.page.locator(".meaning")
    expect(meaning.locator("p")).to_have_text(re.compile("no hand for another call|at least"))
    expect(meaning).not_to_contain_text("fit for none")
    ann.accessible()
    ann.page.keyboard.press("Escape")
    expect(meaning).to_have_count(0)
    call.click()
    expect(meaning).to_have_count(1)
    call.click()
    expect(meaning).to_have_count(0)


def test_we_and_they_stay_where_they_are_and_have_labels(ann: Visitor) -> None:
    ann.wait_at_my_card("minibridge", deal=WEAK, dealer="N")
    expect(ann.page.locator(".tricks dt")).to_have_text(["We", "They"])
    expect(ann.page.locator(".tricks small")).to_have_text("Tricks")
    expect(ann.page.locator(".score > small")).to_have_text("Points")


def test_a_tooltip_of_the_sheet_stays_within_it(ann: Visitor) -> None:
    ann.see_a_scored_deal("rulebook")
    ann.page.locator("aside .figure").first.hover()
    why, sheet = ann.page.locator("aside .why:visible"), ann.page.locator("aside .sheet")
    inner, outer = why.bounding_box(), sheet.bounding_box()
    assert inner is not None
    assert outer is not None
    assert inner["x"] >= outer["x"]
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]


def test_rules_words_and_keys_open_at_the_table(visit: Visit) -> None:
    ann = visit()
    key = ann.make_table("bridge-whist")
    ann.page.keyboard.press("?")
    help_ = ann.page.get_by_role("dialog", name="Short rules, words and keys")
    expect(help_).to_be_visible()
    expect(help_).to_contain_text("there is no contract")  # This game's rules …
    expect(help_.locator("dt")).to_contain_text(["Trick", "Trump", "Dummy", "Remit", "?"])
    ann.accessible()
    ann.page.keyboard.press("Escape")
    expect(help_).to_have_count(0)
    assert ann.page.url.endswith(key)
    ann.page.get_by_role("button", name="Help").click()
    expect(help_).to_be_visible()


def test_letters_lead_to_what_is_asked_and_to_the_cards(ann: Visitor) -> None:
    ann.wait_at_my_call()
    focused = "document.activeElement.className"
    ann.page.keyboard.press("a")
    assert "key" in ann.page.evaluate(focused)
    ann.page.keyboard.press("h")
    assert "card" in ann.page.evaluate(focused)
    ann.page.keyboard.press("s")
    expect(ann.page.locator("[data-spoken] p").last).to_have_text("Your turn: bid or pass.")
    ann.page.get_by_role("button", name="Talk").click()
    ann.page.get_by_label("Say something").fill("has")
    expect(ann.page.get_by_label("Say something")).to_have_value("has")


def test_a_robot_tells_an_idea_then_what_it_would_do_and_what_its_own_words_mean(
    ann: Visitor,
) -> None:
    ann.wait_at_my_call()
    # What a call would promise: by mouse and by keyboard, before it is made.
    ann.page.locator("[data-call='7NT']").hover()
    promise = ann.page.locator("[data-promise]")
    expect(promise).to_have_text(re.compile(r"^7 no trump: \S+"))
    ann.page.locator("[data-call='7NT']").focus()
    ann.page.keyboard.press("Shift+Tab")
    expect(promise).not_to_have_attribute("data-promise", "7NT")
    expect(promise).to_have_text(re.compile(r": \S+"))
    ann.page.mouse.move(2, 2)
    hint = ann.page.locator("[data-hint]")
    ann.page.get_by_role("button", name="Hint", exact=True).click()
    expect(hint).to_have_attribute("data-hint", "idea")
    expect(hint).to_have_text(re.compile(r"^Think of this: (?!Think)\S+"))
    ann.page.get_by_role("button", name="Show what it would do").click()
    expect(hint).to_have_text(re.compile(r"^A robot would choose: .+ \(.+\)\.$"))
    ann.accessible()
    ann.make_table("minibridge")
    ann.play_to_my_card()
    if ann.page.locator("[data-tool=why]").count():
        ann.page.locator("[data-tool=why]").click()
        expect(ann.page.locator("[data-why]")).to_have_text(re.compile(r"^\w+, .+: .+\.$"))
    ann.page.locator("[data-tool=hint]").click()
    expect(hint).to_have_attribute("data-hint", "idea")
    seq = ann.seq()
    ann.page.locator(".card.live").first.click(position={"x": 8, "y": 20})
    ann.page.wait_for_function(
        "(before) => document.querySelector('.cloth').dataset.seq !== before", arg=str(seq)
    )
    expect(ann.page.locator("[data-hint]")).to_have_count(0)
    # Where somebody teaches, all hands lie open and say what they count.
    ann.make_table("rulebook", teaching=True)
    ann.page.wait_for_selector(".bidding", timeout=90_000)
    expect(ann.page.locator("[data-points]")).to_have_count(4)
    expect(ann.page.locator(".backs")).to_have_count(0)
    expect(ann.page.locator(".status")).to_contain_text("Teaching table")
