"""Playing on in the page itself: a script there acts as a person without a plan would."""

from __future__ import annotations

__all__ = ["ACT", "MY_CALL", "MY_CARD", "OVER", "STOP", "playing"]

# Where to stop: expressions of the page, in which ``find``, ``count`` and
# ``says`` take a selector.
OVER = "find('.between')"
MY_CALL = "find('.bidding')"
MY_CARD = "find('.mine .card.live') && !find('.go .key')"

# One act: the first thing that the page offers.
_ACT = """
const find = (one) => document.querySelector(one);
const count = (some) => document.querySelectorAll(some).length;
const says = (some, text) =>
  [...document.querySelectorAll(some)].some((one) => one.textContent.includes(text));
const act = (before) => {
  const cloth = find('.cloth');
  if (!cloth) return 'none';
  if (find('.between')) return 'over';
  const lifted = find('.lift .card.live, .key.armed'); // Two taps: the second one.
  if (lifted) { lifted.click(); return 'acted ' + cloth.dataset.seq; }
  const go = find('.go .key'); // What was said is read; nothing has happened by that.
  if (go) { go.click(); return 'wait'; }
  if (cloth.dataset.seq === before) return 'same';
  const offers = ['.notice .button.strong', '.ceremony .button.strong',
    '.spread button:not(.loose)', '.ceremony .row .button',
    '.bidding .Pass', '.box .strains .key', '.box .others .key', '.box .counted .key',
    '.box td .key', '.card.live'];
  const offer = offers.map(find).find(Boolean);
  if (!offer) return 'wait';
  const seq = cloth.dataset.seq;
  offer.click();
  return 'acted ' + seq;
};
"""

ACT = f"(before) => {{ {_ACT} return act(before); }}"

# Whoever looks from outside after every act makes four processes work for each look.
_PLAYING = """(seconds) => {
  %(act)s
  const done = () => Boolean(%(done)s);
  const until = performance.now() + 1000 * seconds;
  let before = '';
  let stopped = false;
  window.stopPlaying?.();
  window.stopPlaying = () => { stopped = true; };
  window.played = new Promise((resolve) => {
    const step = () => {
      if (stopped) return resolve('stopped');
      // What was acted on still lies there until the server has answered.
      const seq = find('.cloth')?.dataset.seq ?? 'none';
      if (before !== seq && done()) return resolve('done');
      const result = act(before);
      if (result === 'over') return resolve(done() ? 'done' : 'over');
      if (result.startsWith('acted')) before = result.slice(6);
      else if (result !== 'same') before = '';
      if (performance.now() > until) return resolve('late');
      setTimeout(step, 25);
    };
    step();
  });
}"""
STOP = "window.stopPlaying()"


def playing(done: str) -> str:
    """Return a script that acts until it is done or the deal is over; ``window.played`` tells."""
    return _PLAYING % {"act": _ACT, "done": done}
