"""Chapter 5: calls after the auction."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sansatout.calls import BIDS, DOUBLE, PASS
from sansatout.events import acts
from sansatout.events.irregular import ChooseRemedy
from sansatout.laws.code import RULEBOOK, Declared
from sansatout.laws.kinds import Irregularity, Phase, Remedy
from sansatout.laws.limits import suit_to_lead
from sansatout.laws.state import Referee
from sansatout.laws.stories import Asked, Story, told
from sansatout.laws.values import Offer, Said
from sansatout.seats import Seat

__all__ = ["call_late"]


def _called_late(ref: Referee, _rng: Random) -> Iterator[Story]:
    for seat in ref.defenders:
        yield from (told(seat, acts.MakeCall(bid)) for bid in (DOUBLE, *BIDS[10:15]))


RULEBOOK.declares(
    Declared(
        "LATE_CALL", "L-LATE-1", alleged=Phase.PLAY, likely=10, asked=Asked(_called_late),
        expires=lambda ref, offer, hand: not ref.play.trick and hand is offer.offender.partner,
    )
)  # fmt: skip


def call_late(ref: Referee, seat: Seat, call: Said) -> Referee:
    """Void a call after the auction; a defender's lets declarer name a suit (L-LATE-1, A-14)."""
    ref = ref.rule("call-void", "L-LATE-1", seat=seat, call=call)
    led = any(trick.leader is seat.partner for trick in ref.play.done)
    if call is PASS or not ref.is_defender(seat) or led:
        return ref
    begun = bool(ref.play.trick or ref.play.done)
    opening = ref.book.late_call_lead == "opening-lead"
    if ref.play.trick and ref.play.leader is seat.partner:
        return ref
    if opening and (begun or ref.play.leader is not seat.partner):
        return ref
    assert ref.play.declarer is not None, "play has a declarer"
    return ref.offer(Offer(Irregularity.LATE_CALL, seat, (ref.play.declarer,), (Remedy.NAME_SUIT,)))


@RULEBOOK.remedy(Remedy.NAME_SUIT, Irregularity.LATE_CALL)
def name_suit(ref: Referee, offer: Offer, act: ChooseRemedy) -> Referee:
    """Name the suit the offender's partner must lead at his first lead (L-LATE-1, A-14)."""
    limit = suit_to_lead(ref, offer, act, "L-LATE-1", lasting=True)
    if limit is None:
        return ref.lose(offer, "L-PEN-2")
    return ref.with_(lead_limits=(*ref.play.lead_limits, limit))
