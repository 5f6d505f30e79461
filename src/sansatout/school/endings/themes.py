"""Themes, recognised by what makes a plan necessary.

Most are found by playing the ending by another rule (``solver.Otherwise``):

* entry: a wrong first card would do if the declaring side could lead from either hand;
* trump control: a wrong first card would do if the defenders' trumps could not ruff;
* throw-in: no first card would do if the defenders never had to lead;
* squeeze: no first card would do if a defender who cannot follow could keep all his cards.

Two are seen in the cards of the line itself: a finesse leaves a trick, third to it, to
a card of the own side that wins so far, where a higher one would fail and cards between them are
hidden; a hold-up leaves a trick that the defenders led to them, where taking it for certain would
fail. A safety play takes, in the mean over the layouts and all hands seen, fewer tricks than a
wrong card.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sansatout.cards import Card
from sansatout.school.endings.defending import answer
from sansatout.school.endings.problem import THEMES
from sansatout.school.endings.standing import Standing
from sansatout.solver import Otherwise
from sansatout.tricks import winning_place

__all__ = ["Sure", "themes"]

Sure = Mapping[Card, bool]
_TRICKS: Final = 3
"""In so many tricks of the line a finesse or a hold-up is looked for."""
_STEPS: Final = 2_000_000


def themes(start: Standing, sure: Sure, means: Mapping[Card, float]) -> tuple[str, ...]:
    """Return the themes of an ending, the rarest first.

    :param sure: whether there is a sure line after each first card
    :param means: the tricks after each of them, all hands seen, in the mean over the layouts
    """
    wrong = [card for card, good in sure.items() if not good]
    right = [card for card, good in sure.items() if good]
    found = set(_in_the_line(start, right[0]))
    if _would_do(start, Otherwise.FREE_LEADS, wrong):
        found.add("entry")
    if start.strain.suit is not None and _would_do(start, Otherwise.NO_RUFFS, wrong):
        found.add("trump-control")
    if _would_do(start, Otherwise.LEAD_BACK, right) is False:
        found.add("throw-in")
    if _would_do(start, Otherwise.IDLE_DISCARDS, right) is False:
        found.add("squeeze")
    if max(means[card] for card in wrong) > max(means[card] for card in right) + 1e-9:
        found.add("safety-play")
    return tuple(theme for theme in THEMES if theme in found)


def _would_do(start: Standing, rule: Otherwise, cards: Sequence[Card]) -> bool | None:
    """Tell whether one of the cards has a sure line by another rule; ``None`` if it is too hard."""
    found = start.sure(otherwise=rule, steps=_STEPS)
    return None if found is None else any(found[card] for card in cards)


def _in_the_line(start: Standing, right: Card) -> Iterator[str]:
    """Give what is seen in the decisions of the line against defenders who have no answer."""
    now, first, left, held_up = start, True, start.left, False
    while now.verdict is None and now.left > left - _TRICKS:
        if not now.is_own:
            card = answer(now)
        else:
            sure = now.sure()
            assert sure, "the declaring side has a card"
            card = right if first else next(one for one, good in sure.items() if good)
            first = False
            if _is_finesse(now, sure):
                yield "finesse"
            held_up |= _is_held_up(now, sure)
        ends = len(now.trick) == 3
        now = now.after(card)
        if ends and held_up and now.leader in now.defenders:
            yield "hold-up"
        held_up &= not ends


def _is_finesse(now: Standing, sure: Sure) -> bool:
    if len(now.trick) != 2:
        return False
    led = now.trick[0].suit
    failing = [card for card, good in sure.items() if not good and card.suit is led]
    return all(
        any(_is_under(now, card, one) for one in failing) for card, good in sure.items() if good
    )


def _is_under(now: Standing, card: Card, high: Card) -> bool:
    """Tell whether a trick is then won so far, and might be lost to a card below a higher one."""
    trick = (*now.trick, card)
    place = winning_place(trick, now.strain)
    return (
        place != 1
        and card.suit is high.suit
        and any(now.hidden >> index & 1 for index in range(trick[place].index + 1, high.index))
    )


def _is_held_up(now: Standing, sure: Sure) -> bool:
    """Tell whether only cards do that leave a trick, as far as this hand goes, to the defenders."""
    if not now.trick or now.leader not in now.defenders:
        return False
    place = winning_place(now.trick, now.strain)
    led = now.trick[0].suit
    good = [card for card, one in sure.items() if one]
    return (
        now.leader.after(place) in now.defenders
        and any(_wins(now, card) for card in sure)
        and all(
            card.suit is led and winning_place((*now.trick, card), now.strain) == place
            for card in good
        )
    )


def _wins(now: Standing, card: Card) -> bool:
    """Tell whether a card of the suit led wins the trick, whatever is played to it later."""
    led = now.trick[0].suit
    if card.suit is not led or winning_place((*now.trick, card), now.strain) != len(now.trick):
        return False
    higher = now.hidden >> card.index & ((1 << (13 - card.rank.value)) - 1)
    return len(now.trick) == 3 or not higher
