"""The page runs nothing that is not ours, and no other page can hold it in a frame."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

_SMUGGLED = """() => {
  const script = document.createElement('script');
  script.textContent = 'window.smuggled = true';
  const image = document.createElement('img');
  image.setAttribute('onerror', 'window.smuggled = true');
  image.src = '/none.png';
  document.body.append(script, image);
}"""


def test_a_smuggled_script_does_not_run(visit: Visit) -> None:
    ann = visit()
    ann.open()
    with ann.page.expect_console_message(lambda message: "event handler" in message.text):
        ann.page.evaluate(_SMUGGLED)
    assert ann.page.evaluate("window.smuggled === undefined")
    assert len(ann.complaints) >= 2
    ann.complaints.clear()


def test_the_page_stands_in_no_frame(visit: Visit) -> None:
    ann = visit()
    ann.page.set_content(f"<iframe src='{ann.address}/'></iframe>")
    framed = ann.page.frames[-1]
    framed.wait_for_load_state()
    assert framed.locator("main").count() == 0
    ann.complaints.clear()


def test_the_list_of_calls_asks_nobody_else(visit: Visit) -> None:
    ann = visit()
    asked: list[str] = []
    ann.hears("request", lambda request: asked.append(request.url))
    ann.page.goto(ann.address + "/schema")
    assert ann.page.locator("tbody tr").count() > 15
    assert all(url.startswith(ann.address) for url in asked)


def test_an_address_that_is_no_text_leads_nowhere(ann: Visitor) -> None:
    for path in ("/%ff", "/table/%zz", "/%E0%A4%A"):
        ann.open(path)
        ann.page.wait_for_selector("h1")
