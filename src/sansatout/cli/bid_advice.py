"""Games without an auction in ``sansatout bid``: the booklets' advice for their own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sansatout.cards import Hand
from sansatout.errors import InputError
from sansatout.events import Act
from sansatout.friendly import spelled
from sansatout.robots.bidding import Decision, Situation, bidding_system
from sansatout.robots.dialogues import SPEAKERS, Speaker
from sansatout.robots.dialogues.base import Knowing
from sansatout.seats import Seat
from sansatout.variants.deal_state import Dialogue

__all__ = ["ADVICE", "advised", "talked"]

ADVICE: Final[Mapping[str, Speaker[Any]]] = {one.advice: one for one in SPEAKERS if one.advice}
"""The systems that are no bidding systems."""


def talked(system: str, said: str, dealer: Seat) -> Dialogue:
    """Return the talk after these words.

    :raises InputError: for a word that may not be said there
    """
    talk: Dialogue = ADVICE[system].begun(dealer)
    for given in said.replace(",", " ").split():
        acts = {act.typed.lower(): act for act in talk.legal_acts()}
        name = spelled(given).lower()
        if talk.turn is None or name not in acts:
            raise InputError("cli-bid-word", value=given, expected=", ".join(acts) or "-")
        talk = talk.after(talk.turn, acts[name])
    return talk


def advised(
    system: str, talk: Dialogue, hand: Hand, situation: Situation, dummy: Hand | None
) -> Decision[Act]:
    """Return what the booklet advises; with dummy in sight minibridge's strain and bonus."""
    knowing = Knowing(hand, situation, bidding_system("culbertson"), dummy)
    return ADVICE[system].advise(talk, knowing)
