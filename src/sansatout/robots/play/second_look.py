"""A second look at a card: more layouts, and another card only where it is clearly better.

The first card comes from few layouts. Here more are drawn, by the cards played as well, in heats
that end as soon as no other card promises more. Where none is ahead beyond what chance alone may
do, the first card stays: a card that looks a little better in this sample may look a little worse
in the next, so nothing is gained by changing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from random import Random
from typing import Final

from sansatout.cards import Card
from sansatout.events.acts import Play
from sansatout.robots.play.choice import weighed
from sansatout.robots.play.clock import Clock
from sansatout.robots.play.layouts import Layout, Misfits, draw
from sansatout.robots.play.leads import may_ask_for_ruff
from sansatout.robots.play.reading import likelihood
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.signals import NO_SIGNALS
from sansatout.robots.play.values import Floats, Values, evaluate
from sansatout.robots.play.weighing import by_technique, chosen, kept
from sansatout.robots.thought import Thought
from sansatout.seats import Seat

__all__ = ["PlayedOn", "in_doubt", "second_look"]

PlayedOn = Callable[[Seen, Sequence[Layout], Sequence[Card], Floats, Clock], Mapping[Card, float]]
"""What declarer's cards are worth without hindsight; nothing if the time does not suffice."""


@dataclass(frozen=True, slots=True)
class _Look:
    heats: tuple[int, ...]
    """After how many layouts it is asked whether another card still promises more."""
    clear: float
    """By how many standard errors another card must be ahead to be played."""


_OPENING: Final = _Look((32, 64, 128), 0.5)
"""Before the opening lead the first card rests on the fewest layouts, so it is given up sooner."""
_LATER: Final = _Look((40, 80, 160), 1.0)
_HOPE: Final = 0.25
"""By so many standard errors another card must be ahead for more layouts to be worth their time."""
_CHEAP: Final = 9
"""With so many tricks left or fewer every card is looked at again."""
_BEYOND_DOUBT: Final = 2.0
"""Before that only those that are not ahead of all others by so many standard errors."""
_PLAYED_ON: Final = 10
"""With so many tricks left declarers begin to play on; earlier it costs too much."""
_COURSES: Final = 80
"""In how many layouts they do."""


def in_doubt(seen: Seen, values: Values, thought: Thought) -> bool:
    """Tell whether a second look is worth its time; the first did not ask what partner led from."""
    if seen.left <= _CHEAP or (not seen.declares and may_ask_for_ruff(seen)):
        return True
    return values.has_rival(_card(thought), _BEYOND_DOUBT)


def second_look(
    seen: Seen,
    said: Mapping[Seat, Misfits],
    thought: Thought,
    rng: Random,
    clock: Clock,
    played_on: PlayedOn,
    agreed: tuple[str, str] = NO_SIGNALS,
) -> Thought:
    """Return the thought after a second look; the first one if the time does not suffice.

    :param agreed: what each side's small cards say by agreement
    """
    first = _card(thought)
    look = _LATER if seen.tricks else _OPENING
    likely = partial(likelihood, seen, agreed) if seen.tricks else None
    drawn = draw(seen, look.heats[-1], rng, said, likely, least=look.heats[0])
    layouts = weighed(seen, drawn)
    values = _valued(seen, layouts, first, look.heats, clock)
    if not values.samples:
        return thought
    better = values.ahead_of(first, look.clear)
    if better is not None and seen.declares and 1 < seen.left <= _PLAYED_ON:
        worth = played_on(seen, layouts[:_COURSES], [first, better], values.aim, clock)
        if worth and worth[better] <= worth[first]:
            better = None
    again = kept(seen, values, first) if better is None else chosen(seen, values, rng, better)
    return by_technique(seen, values, again, rng)


def _card(thought: Thought) -> Card:
    assert isinstance(thought.act, Play), "a card is to be played"
    return thought.act.card


def _valued(
    seen: Seen, layouts: list[Layout], first: Card, heats: Sequence[int], clock: Clock
) -> Values:
    """Value the cards over more and more layouts while another one may be better."""
    values = replace(
        evaluate(seen, layouts[: heats[0]], budget=clock.left),
        aims_at_imps=seen.variant.compares_boards,
    )
    for start, end in pairwise(heats):
        if start >= len(layouts) or not clock.has(0.5) or values.ahead_of(first, _HOPE) is None:
            break
        values = values.joined(evaluate(seen, layouts[start:end], budget=clock.left))
    return values
