"""The forms of the laws by keys alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.four import Four, left_of

_AT = """() => {
  const at = document.activeElement;
  const form = at.closest('form')?.dataset.act ?? '';
  return [at.tagName, form, at.tagName === 'SELECT' ? '' : at.innerText.trim()];
}"""
_CHOSEN = "() => document.activeElement.selectedOptions[0].text"


def tab_to(page: Page, *wanted: str) -> None:
    """Press Tab until the focus is on something: its kind, form and words."""
    seen = []
    for _ in range(150):
        seen.append(page.evaluate(_AT))
        if seen[-1] == list(wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached: {seen}")


def test_l_prop_0_a_form_of_the_laws_is_filled_in_by_keys_alone(four: Four) -> None:
    caller = four.turn()
    page = four.at[caller].page
    page.evaluate("document.activeElement.blur()")
    tab_to(page, "BUTTON", "", "Something else …")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, "SELECT", "remark", "")
    for _ in range(60):
        if page.evaluate(_CHOSEN) == "a call in a special tone":
            break
        page.keyboard.press("ArrowDown")
    deed = page.locator("form[data-act='remark'] button").inner_text()
    tab_to(page, "BUTTON", "remark", deed)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="That is irregular")).to_be_visible()
    with four.happens(caller):
        tab_to(page, "BUTTON", "", "Do it anyway")
        page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(_AT)[2] == "Something else …", "the focus is where it was"
    four.ruled(left_of(caller), "a call in a special tone")


def test_a_form_of_the_laws_is_left_by_escape(four: Four) -> None:
    page = four.at[four.turn()].page
    page.evaluate("document.activeElement.blur()")
    tab_to(page, "BUTTON", "", "Something else …")
    page.keyboard.press("Enter")
    tab_to(page, "SELECT", "remark", "")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(_AT)[2] == "Something else …", "the focus is where it was"
