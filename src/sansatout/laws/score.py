"""Chapter 13: until when the score can be corrected, and the rubber settled."""

from __future__ import annotations

from sansatout.events.irregular import CorrectScore, Settle
from sansatout.laws.code import RULEBOOK, Rejected
from sansatout.laws.kinds import Phase
from sansatout.laws.state import Referee
from sansatout.seats import Seat

__all__: list[str] = []


@RULEBOOK.on(CorrectScore)
def correct_score(ref: Referee, _seat: Seat | None, act: CorrectScore) -> Referee:
    """Correct below the line until the next deal, above until the end, sums always."""
    laws = {"below": "L-FIXSCORE-1", "above": "L-FIXSCORE-2", "arithmetic": "L-FIXSCORE-3"}
    if act.what not in laws:
        raise Rejected("law-no-such-fault", "L-FIXSCORE-3", fault=act.what)
    law = laws[act.what]
    late = {
        "below": ref.aftermath.settled or ref.aftermath.next_dealt,
        "above": ref.aftermath.settled,
        "arithmetic": False,
    }
    if late[act.what]:
        raise Rejected("law-too-late", law)
    return ref.rule("score-corrected", law, kind=act.what)


@RULEBOOK.on(Settle)
def settle(ref: Referee, _seat: Seat | None, _act: Settle) -> Referee:
    """Settle the result of the rubber; nothing of it changes any more (L-REVOKE-17)."""
    if ref.phase is not Phase.RUBBER_END or ref.aftermath.settled:
        raise Rejected("law-not-now", "L-FIXSCORE-2")
    return ref.with_(settled=True)
