"""What a person at the table can see at once: nothing off the screen, nothing covered."""

from __future__ import annotations

from tests.browser.visitor import Visitor

PHONES = [(390, 664), (375, 667), (360, 640), (844, 390), (667, 375)]
LANGUAGES = ["et", "hu", "sv", "sl", "en"]
SMALLEST = [(360, 640), (667, 375)]

# A card is known by its corner, a button by its middle; whoever is asked about a claim judges open
# cards. Tools may lie farther along their row, which a finger moves.
UNSEEN = """() => {
  const wrong = [];
  const shown = (what, x, y, owner) => {
    const inside = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    const top = inside ? document.elementFromPoint(x, y) : null;
    if (!inside) wrong.push(`${what} is off the screen (${Math.round(x)}, ${Math.round(y)})`);
    else if (!owner.contains(top)) wrong.push(`${what} is under ${top?.className} ${top?.tagName}`);
  };
  const all = (list) => [...document.querySelectorAll(list)];
  const name = (one) => one.dataset.card ?? one.ariaLabel ?? one.innerText.trim().slice(0, 20);
  for (const card of all('.mine .card, .place .card, .open li')) {
    const { left, top, width, height } = card.getBoundingClientRect();
    for (const down of [0.12, 0.3])
      shown(`card ${name(card)}`, left + width * 0.14, top + height * down, card);
  }
  for (const key of all('.box button, .box select, .box input, .dock button, .score, '
      + '.settings button, .ruled button, .ceremony .button, .ceremony input, .between .button')) {
    const { left, top, width, height } = key.getBoundingClientRect();
    shown(`button ${name(key)}`, left + width / 2, top + height / 2, key);
  }
  for (const row of all('.auction tbody tr:last-child, .sayings li:last-child, .plate .seat, '
      + '.ceremony h2, .byhand p, .between h2, .between .imps dd')) {
    const { left, top, width, height } = row.getBoundingClientRect();
    shown(`row ${name(row)}`, left + width / 2, top + height / 2, row);
  }
  for (const words of all('.status .by, .plate .name'))
    if (words.scrollWidth > words.clientWidth) wrong.push(`${words.textContent} is cut off`);
  for (const row of all('.tools, .line')) {
    const { left, right, top, bottom } = row.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight + 0.5)
      wrong.push(`${row.className} is off the screen`);
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    wrong.push(`the page is ${scrollWidth} x ${scrollHeight}`);
  return wrong;
}"""
_IN_LANGUAGES = """async (languages) => {
  const until = performance.now() + 60000;
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  const holds = async (condition) => {
    while (!condition()) {
      if (performance.now() > until) throw new Error(`never: ${condition}`);
      await drawn();
    }
  };
  const look = %(look)s;
  const choice = document.querySelector('select.lang');
  const found = [];
  for (const language of languages) {
    await holds(() => [...choice.options].some((one) => one.value === language));
    choice.value = language;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    await holds(() => document.documentElement.lang === language);
    for (let n = 0; n < 4; n++) await drawn();
    found.push(...look().map((what) => `${language}: ${what}`));
  }
  return found;
}"""
# Units of the viewport are known a frame later than its size.
_DRAWN = """async () => { for (let n = 0; n < 4; n++)
  await new Promise((drawn) => requestAnimationFrame(drawn)); }"""


def resized(one: Visitor, width: int, height: int) -> None:
    """Give the screen another size, and wait until the page has taken it."""
    one.page.set_viewport_size({"width": width, "height": height})
    one.page.evaluate(_DRAWN)


def unseen(one: Visitor) -> list[str]:
    """Return what is off the screen or covered."""
    one.page.evaluate(_DRAWN)
    found: list[str] = one.page.evaluate(UNSEEN)
    return found


def seen_in(one: Visitor, languages: list[str], look: str) -> list[str]:
    """Return what a look (a function of the page) finds in each of the languages."""
    found: list[str] = one.page.evaluate(_IN_LANGUAGES % {"look": look}, languages)
    return found
