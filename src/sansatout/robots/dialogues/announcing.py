"""The announcing of minibridge: points told truly, then declarer's choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from sansatout.cards import Hand
from sansatout.errors import InputError
from sansatout.events import Act
from sansatout.events.acts import Announce, Choose
from sansatout.robots.bidding import Decision, Row
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.many import Many
from sansatout.robots.bidding.minibridge import POINTS, announce, choose_strain, decision_table
from sansatout.robots.bidding.table import choose
from sansatout.robots.dialogues.base import AdviceOnPaper, Heard, Knowing, Speaker
from sansatout.robots.play.layouts import Misfits
from sansatout.seats import Seat
from sansatout.variants.announcing import Announcing

__all__ = ["AnnouncingPoints"]


class AnnouncingPoints(Speaker[Announcing]):
    """Count honestly, and choose the strain with both hands in sight."""

    kind = Announcing
    acts = (Announce, Choose)
    advice = "minibridge"

    def on_paper(self) -> AdviceOnPaper:
        """Return the decision table, ours since the booklet's picture is lost (MB-11)."""
        return AdviceOnPaper(
            "decision-title",
            tuple(f"decision-step-{number}" for number in range(1, 5)),
            (decision_table(),),
            ("decision-count", "decision-ours"),
        )

    def begun(self, dealer: Seat) -> Announcing:
        """Let all four announce."""
        return Announcing(dealer.round())

    def advise(self, dialogue: Announcing, knowing: Knowing) -> Decision[Act]:
        """Choose as declarer as soon as dummy is in sight, whatever was announced."""
        if knowing.dummy is None or dialogue.turn is None:
            return self.say(dialogue, knowing)
        return _chosen(dialogue, dialogue.turn, knowing, knowing.dummy)

    def say(self, dialogue: Announcing, knowing: Knowing) -> Decision[Act]:
        """Announce, or choose as declarer."""
        declarer = dialogue.declarer
        if declarer is None:
            return choose([Row(announce(knowing.hand), ("MB-4.1",))], Counts(knowing.hand))
        if knowing.dummy is None:
            raise InputError("dummy-not-seen")
        return _chosen(dialogue, declarer, knowing, knowing.dummy)

    def hear(self, dialogue: Announcing, heard: Heard) -> Mapping[Seat, Misfits]:
        """Believe the points."""
        del heard
        return {seat: _points(points) for seat, points in dialogue.announced}

    def say_anything(self, acts: Sequence[Act], hand: Hand, rng: Random) -> Act:
        """Choose anything; but nobody announces what is not there (MB-4)."""
        if isinstance(acts[0], Announce):
            return Announce(hand.points)
        return super().say_anything(acts, hand, rng)


def _chosen(talk: Announcing, declarer: Seat, knowing: Knowing, dummy: Hand) -> Decision[Act]:
    """Choose strain and bonus with dummy in sight, in the words of the table."""
    vulnerable = knowing.situation.seat_vulnerable(declarer)
    chosen = choose_strain(knowing.hand, dummy, vulnerable=vulnerable)
    rows: list[Row[Act]] = [Row(talk.worded(row.act), row.rules, row.need) for row in chosen.rows]
    return Decision(rows, chosen.place, chosen.hand_counts)


def _points(points: int) -> Misfits:
    def wrong(hands: NDArray[np.uint64], most: int = 99) -> NDArray[np.int64]:
        del most
        return np.abs(Many(hands).count(POINTS) - points).astype(np.int64)

    return wrong
