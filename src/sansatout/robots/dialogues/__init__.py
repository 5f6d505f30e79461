"""What robots say before the play and understand of it, in any game: one module a kind of dialogue.

Both sides' systems are known to all, so every call, naming or announcement says something about the
hand of whoever made it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from sansatout.cards import Hand
from sansatout.deal import Deal
from sansatout.errors import InputError, RuleError
from sansatout.events import Act
from sansatout.robots.bidding import (
    SYSTEMS,
    Decision,
    Situation,
    System,
    Systems,
    bidding_system,
)
from sansatout.robots.bidding.bridge_whist import Role
from sansatout.robots.dialogues.announcing import AnnouncingPoints
from sansatout.robots.dialogues.auction import Calling
from sansatout.robots.dialogues.base import (
    AdviceOnPaper,
    Heard,
    Knowing,
    Meant,
    Speaker,
    SystemNames,
)
from sansatout.robots.dialogues.belief import Sight, with_explanations
from sansatout.robots.dialogues.naming import NamingTrumps
from sansatout.robots.play.layouts import Misfits
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat, Side
from sansatout.variants.base import Variant
from sansatout.variants.deal_state import Dialogue

__all__ = [
    "SPEAKERS",
    "Meant",
    "Speaker",
    "SystemNames",
    "advice_on_paper",
    "anything",
    "meant",
    "namer_and_doubled",
    "past_words",
    "say",
    "situation",
    "systems",
    "systems_heard",
    "systems_of",
    "words",
]

SPEAKERS: list[Speaker[Any]] = [Calling(), NamingTrumps(), AnnouncingPoints()]
"""Every kind of dialogue that robots can hold."""


def _speaker(dialogue: Dialogue) -> Speaker[Any]:
    return next(speaker for speaker in SPEAKERS if speaker.kind is type(dialogue))


def say(
    dialogue: Dialogue,
    hand: Hand,
    situation: Situation,
    systems: System | Systems,
    dummy: Hand | None = None,
) -> Decision[Act]:
    """Choose the next words of the player whose turn it is, from what that seat may see.

    ``dummy`` is the open hand, in the games that open it before declarer chooses.

    :raises RuleError: if nobody is to speak
    """
    if dialogue.turn is None:
        raise RuleError("nobody-to-speak")
    return _speaker(dialogue).say(dialogue, Knowing(hand, situation, systems, dummy))


def advice_on_paper(game: Variant) -> AdviceOnPaper | None:
    """Return what robots go by in a game before its play, where it fits on a card."""
    dialogue = game.open(Deal.unrank(0), Seat.N, game.options_type(), (0, 0))
    return _speaker(dialogue).on_paper()


def anything(acts: Sequence[Act], hand: Hand, rng: Random) -> Act:
    """Choose at random among the lawful acts of a turn, but so that a game gets on."""
    for speaker in SPEAKERS:
        if isinstance(acts[0], speaker.acts):
            return speaker.say_anything(acts, hand, rng)
    return rng.choice(acts)


def namer_and_doubled(seen: Seen) -> tuple[Role, bool]:
    """Return who named the strain, counted from the dealer, and whether partner doubled."""
    return _speaker(seen.dialogue).namer_and_doubled(seen.dialogue, seen.seat)


def systems(names: SystemNames) -> dict[Side, System]:
    """Return each side's bidding system."""
    return dict(zip(Side, map(bidding_system, _pair(names)), strict=True))


def systems_of(names: SystemNames) -> tuple[str, str]:
    """Return the keys of North-South's and East-West's bidding systems.

    :raises InputError: if there is no such system, or not one for each side
    """
    pair = _pair(names)
    for name in pair:
        bidding_system(name)
    return pair


def systems_heard(seen: Seen, names: SystemNames) -> dict[Side, System]:
    """Return each side's bidding system as the seat knows it, with what opponents explained."""
    ns, ew = systems(names).values()
    pair = with_explanations((ns, ew), seen.seat, seen.explained)
    return dict(zip(Side, pair, strict=True))


def situation(seen: Seen) -> Situation:
    """Return the state of the score in which the words were said."""
    late = _speaker(seen.dialogue).doubles_late(seen.dialogue)
    return Situation.at_table(
        seen.variant, seen.options, seen.standing, seen.vulnerable, late_doubles=late,
        games=seen.games,
    )  # fmt: skip


def words(seen: Seen, names: SystemNames) -> Mapping[Seat, Misfits]:
    """Return for each seat how to count the words a hand would not have said."""
    heard = Heard(situation(seen), _pair(names), Sight.of(seen))
    return _speaker(seen.dialogue).hear(seen.dialogue, heard)


def meant(seen: Seen, act: Act, names: SystemNames) -> Meant | None:
    """Return what an act would say as the next words; no hand is looked at.

    ``None`` where the words say themselves, or something that robots do not understand.
    """
    heard = Heard(situation(seen), _pair(names))
    return _speaker(seen.dialogue).meant(seen.dialogue, act, heard)


def past_words(seen: Seen, names: SystemNames) -> Iterator[tuple[Seat, Act, Meant | None]]:
    """Give the words of the talk that robots understand, who said them, and what they say."""
    heard, speaker = Heard(situation(seen), _pair(names)), _speaker(seen.dialogue)
    for before, seat, act in speaker.said(seen.dialogue):
        yield seat, act, speaker.meant(before, act, heard)


def _pair(names: SystemNames) -> tuple[str, str]:
    match names:
        case str():
            return names, names
        case [str(ns), str(ew)]:
            return ns, ew
    raise InputError("unknown-bidding-system", key=names, expected=", ".join(SYSTEMS))
