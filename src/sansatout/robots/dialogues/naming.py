"""The naming of bridge-whist: the Stockholm booklet's advice, forwards and backwards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sansatout.cards import Hand
from sansatout.events import Act
from sansatout.events.acts import Name, Remit, Speak, Utterance
from sansatout.robots.bidding import Decision, Situation
from sansatout.robots.bidding.bridge_whist import Role, Score, speak
from sansatout.robots.bidding.many import Many, choosing
from sansatout.robots.bidding.needs import ALWAYS, any_of
from sansatout.robots.dialogues.base import Heard, Knowing, Meant, Speaker
from sansatout.robots.message import message
from sansatout.robots.play.layouts import Misfits
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.variants.naming import Naming

__all__ = ["NamingTrumps"]

_ANY_HAND = Hand.from_bits((1 << 13) - 1)
_QUIET = (Utterance.ASK, Utterance.LEAD, Utterance.PASS)


class NamingTrumps(Speaker[Naming]):
    """Name, remit, double and lead as the booklet advises."""

    kind = Naming
    acts = (Name, Remit, Speak)
    advice = "bridge-whist"

    def begun(self, dealer: Seat) -> Naming:
        """Let the dealer name."""
        return Naming(dealer)

    def say(self, dialogue: Naming, knowing: Knowing) -> Decision[Act]:
        """Follow the booklet's advice."""
        assert dialogue.turn is not None, "somebody is to speak"
        return speak(knowing.hand, dialogue, _score(knowing.situation, dialogue.turn))

    def hear(self, dialogue: Naming, heard: Heard) -> Mapping[Seat, Misfits]:
        """Ask the booklet's advice at every step of the talk; the play uses it (BW-PLAY-1)."""
        steps: dict[Seat, list[tuple[Naming, Any, Score]]] = {}
        for before, seat, act in self.said(dialogue):
            score = _score(heard.situation, seat)
            steps.setdefault(seat, []).append((before, act, score))
        return {seat: _talked(said) for seat, said in steps.items()}

    def said(self, dialogue: Naming) -> Iterator[tuple[Naming, Seat, Act]]:
        """Give every word of the talk."""
        before = replace(
            Naming(dialogue.dealer), limit=dialogue.limit, may_lay_down=dialogue.may_lay_down
        )
        for seat, act in dialogue.said:
            yield before, seat, act
            before = before.after(seat, act)

    def meant(self, dialogue: Naming, act: Act, heard: Heard) -> Meant | None:
        """Read the booklet's advice backwards: which hands it tells to say so."""
        assert dialogue.turn is not None, "somebody is to speak"
        rows = speak(_ANY_HAND, dialogue, _score(heard.situation, dialogue.turn)).rows
        needs = [row.need for row in rows if row.act == act]
        if not needs:
            told = message("word-unadvised")
        elif any(need is ALWAYS for need in needs):
            told = message("word-nothing-else")
        else:
            told = any_of(needs).says()
        return Meant(told, told)

    def namer_and_doubled(self, dialogue: Naming, leader: Seat) -> tuple[Role, bool]:
        """Ask the talk."""
        if dialogue.namer is None:
            return super().namer_and_doubled(dialogue, leader)
        role = Role(dialogue.dealer.turns_to(dialogue.namer))
        return role, dialogue.doubler is leader.partner

    def say_anything(self, acts: Sequence[Act], hand: Hand, rng: Random) -> Act:
        """Name anything; double seldom."""
        if not isinstance(acts[0], Speak):
            return super().say_anything(acts, hand, rng)
        calm = [act for act in acts if isinstance(act, Speak) and act.words in _QUIET]
        return rng.choice(calm if calm and rng.random() < 0.8 else acts)


def _score(situation: Situation, seat: Seat) -> Score:
    """See the state of a sitting from the seat."""
    we, they = seat.side, seat.side.other
    points, games = situation.part_scores, situation.games
    return Score(points[we], points[they], games[we], games[they])


def _talked(said: list[tuple[Naming, Any, Score]]) -> Misfits:
    # A step's table is the same for every hand; only where it is left differs.
    tables = [(speak(_ANY_HAND, talk, score).rows, act) for talk, act, score in said]

    def unsaid(hands: NDArray[np.uint64], most: int = 99) -> NDArray[np.int64]:
        del most
        many = Many(hands)
        wrong = np.full(len(many), len(tables), dtype=np.int64)
        for rows, act in tables:
            wrong[choosing(rows, act, many, np.arange(len(many)))] -= 1
        return wrong

    return unsaid
