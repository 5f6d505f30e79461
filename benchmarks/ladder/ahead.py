"""Bidding alone: experts who look ahead against players of the same system, cards double dummy."""

from __future__ import annotations

import time
from concurrent.futures import Executor
from functools import partial
from typing import Any

from sansatout.lab.bidding import bidding_match
from sansatout.lab.intervals import interval
from sansatout.lab.match_table import Player
from sansatout.lab.sequential import GainAnswer, GainQuestion, Tally

__all__ = ["show_ahead"]

SYSTEMS = ("culbertson", "standard")


def show_ahead(
    seed: int, boards: int, seconds: float, executor: Executor, decide: float | None
) -> dict[str, Any]:
    """Print what looking ahead gains on a board with each system, and return it as JSON values.

    :param decide: the gain that is asked for; boards after the one that decides do not count
    """
    question = None if decide is None else GainQuestion(decide)
    told: dict[str, Any] = {}
    for system in SYSTEMS:
        play = partial(bidding_match, Player("expert", system), Player("club", system), seed)
        found: list[float] = []
        tally = Tally()
        answer, end = GainAnswer.OPEN, time.monotonic() + seconds / len(SYSTEMS)
        while len(found) < boards and time.monotonic() < end and answer is GainAnswer.OPEN:
            numbers = range(len(found) + 1, min(len(found) + 8, boards) + 1)
            for gained in executor.map(play, numbers):
                if answer is not GainAnswer.OPEN:
                    break
                found.append(float(gained))
                tally.add(gained)
                answer = GainAnswer.OPEN if question is None else question.answer(tally)
        gain, differ = interval(found), sum(map(bool, found))
        print(f"{system:28} {gain} IMPs a board, {len(found)} boards, {differ} differ", end="")
        told[system] = {"imps": gain.as_json(), "boards": len(found), "differ": differ}
        if question is not None:
            print(f", {question.gain:+}: {answer.value}", end="")
            told[system] |= {"gain": question.gain, "answer": answer.value}
        print()
    return told
