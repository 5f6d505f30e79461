"""The idea behind a decision: what to think of, said without the card, the call or the word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sansatout.cards import Card
from sansatout.events.acts import Announce, Choose, MakeCall, Name, Play, Remit, Respond, Speak
from sansatout.robots.dialogues import SystemNames, meant
from sansatout.robots.message import Message, message
from sansatout.robots.play.rules import advice
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.weighing import distinct
from sansatout.robots.thought import Thought
from sansatout.tricks import winning_place

__all__ = ["idea"]

_MOST_COUNTS: Final = 3
_IN_TURN: Final = (Announce, Choose, MakeCall, Name, Play, Remit, Speak)
_NOTHING_TO_CHOOSE: Final = ("play-forced", "play-equal")


def idea(thought: Thought, seen: Seen | None, system: SystemNames) -> Message:
    """Return what to think of before deciding as the thought did.

    It may name a suit, a rule of play, a kind of bid and what to count, and never the act itself.

    :param seen: what the seat knows; ``None`` where a trick went out of order, or a law is at issue
    """
    act = thought.act
    if thought.reason.id == "law-speak":
        return message("idea-law")
    if isinstance(act, Respond):
        return message("idea-claim")
    if seen is None or not isinstance(act, _IN_TURN):
        return message("idea-weigh")
    if isinstance(act, Play):
        return _of_card(thought, seen, act.card)
    if isinstance(act, MakeCall):
        return _of_call(thought, seen, system)
    return message("idea-announce") if isinstance(act, Announce) else _of_words(thought)


def _of_call(thought: Thought, seen: Seen, system: SystemNames) -> Message:
    said, counts = meant(seen, thought.act, system), _counted(thought, suits=True)
    kind = None if said is None else said.kind
    if kind is None:
        return message("idea-listen") if counts is None else message("idea-count", counts=counts)
    if counts is None:
        return message("idea-kind", kind=kind)
    return message("idea-kind-count", kind=kind, counts=counts)


def _of_words(thought: Thought) -> Message:
    """Say what to count; a suit that is counted would be the word itself."""
    counts = _counted(thought, suits=False)
    if counts is not None:
        return message("idea-count", counts=counts)
    return message("idea-double" if isinstance(thought.act, Speak) else "idea-trumps")


def _counted(thought: Thought, *, suits: bool) -> Message | None:
    """Return what the decision counted, else what others lacked, as one message."""
    others = (one.reason for one in thought.candidates if one.reason is not None)
    for reasons in ((thought.reason,), tuple(others)):
        found = dict.fromkeys(count for reason in reasons for count in _counts_in(reason))
        counts = [count for count in found if suits or not count.arguments][:_MOST_COUNTS]
        if counts:
            told = counts[-1]
            for count in reversed(counts[:-1]):
                told = message("and-also", first=count, rest=told)
            return told
    return None


def _counts_in(reason: Message) -> Iterator[Message]:
    if reason.id.startswith("count-"):
        yield reason
    for _, value in reason.arguments:
        if isinstance(value, Message):
            yield from _counts_in(value)


def _of_card(thought: Thought, seen: Seen, card: Card) -> Message:
    if thought.reason.id in _NOTHING_TO_CHOOSE:
        return thought.reason
    why = _rule(seen, card)
    if seen.current.cards:
        return _of_following(seen, card, why)
    if why is None:
        return message("idea-lead", suit=card.suit.symbol)
    return message("idea-lead-why", suit=card.suit.symbol, why=why)


def _of_following(seen: Seen, card: Card, why: Message | None) -> Message:
    trick = seen.current
    assert seen.bargain is not None, "cards are played after the bargain"
    strain = seen.bargain.strain
    if card.suit is not trick.led and card.suit.strain is not strain:
        return message("idea-discard", suit=card.suit.symbol)
    if why is not None:
        return why
    if winning_place((*trick.cards, card), strain) == len(trick.cards):
        return message("idea-win")
    lowest = min(seen.legal().suit(card.suit), key=lambda one: one.rank.value)
    return message("idea-low" if card is lowest else "idea-later")


def _rule(seen: Seen, card: Card) -> Message | None:
    """Return the rule that speaks for the card or one equal to it, if a rule does."""
    equal = next(group for group in distinct(seen, seen.legal()) if card in group)
    why = next((one.why for one in advice(seen) if one.card in equal), "lowest")
    return None if why == "lowest" else message(f"play-{why}")
