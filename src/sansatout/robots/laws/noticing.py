"""What a robot notices at the table by itself, and says.

Everything here follows from what its seat has seen; how much of it is noticed depends on the level
and is drawn once for each thing, so that what was missed stays missed.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sansatout.calls import PASS
from sansatout.events import Act
from sansatout.events.acts import Claim, Respond
from sansatout.events.irregular import (
    CallAttention,
    ChooseRemedy,
    Discover,
    Explain,
)
from sansatout.laws import Phase, Referee
from sansatout.laws.code import Noticed
from sansatout.laws.irregular_calls import condones
from sansatout.laws.public import visible
from sansatout.robots.laws.ruled import Ruled
from sansatout.robots.levels import card_player
from sansatout.seats import Seat

__all__ = ["objects", "speaks"]


def speaks(ruled: Ruled, level: str, seed: str) -> Act | None:
    """Return what the seat says unasked now; ``None`` if it has nothing to say."""
    for act in (*_counted(ruled), *_answers(ruled)):
        if not _was_refused(ruled, act):
            return act
    for name, act in _found(ruled):
        known = type(act) in ruled.ref.code.acts and not _was_refused(ruled, act)
        if known and _notices(ruled, level, seed, name):
            return act
    return None


def _was_refused(ruled: Ruled, act: Act) -> bool:
    """Tell whether the seat has said so before and heard that it is not so: nobody insists."""
    said = {"seat": ruled.seat, "act": act.kind}
    log = ruled.ref.log
    if isinstance(act, Discover):  # what is found missing is looked for again
        last = [place for place, one in enumerate(log) if one.message == "card-missing"]
        log = log[last[-1] :] if last else log
    names = ("irregularity", "remedy", "trick", "what", "card")
    said |= {name: getattr(act, name) for name in names if hasattr(act, name)}
    return any(
        one.message == "allegation-refused"
        and all(one.arguments.get(name) in (value, None) for name, value in said.items())
        for one in log
    )


def _notices(ruled: Ruled, level: str, seed: str, name: str) -> bool:
    chance = Random(f"{seed} {ruled.number} {ruled.seat} {name}").random()
    return chance < card_player(level).notices


def objects(ref: Referee, seat: Seat, level: str, seed: str) -> Act | None:
    """Return what the seat says about a shuffle, cut or deal gone wrong (L-SHUF-4, L-DEAL-4).

    :param seed: another one for every deal
    """
    chance = Random(f"{seed} {seat} ceremony").random()
    if chance >= card_player(level).notices:
        return None
    for fault in ref.rights.attention:
        if fault.offender.side is not seat.side:
            return CallAttention(str(fault.irregularity))
    for offer in ref.rights.offers:
        if seat in offer.chooser and offer.offender.side is not seat.side:
            return ChooseRemedy(str(offer.remedies[0]), irregularity=str(offer.irregularity))
    return None


def _counted(ruled: Ruled) -> Iterator[Act]:
    """Give what everybody says who sees a hand with too many or too few cards (L-DEAL-5, L-MISS-1).

    Robots count: they could not go on with such a hand.
    """
    ref, seat = ruled.ref, ruled.seat
    speaks_up = ref.phase is Phase.AUCTION or (ref.phase is Phase.PLAY and seat is not ref.dummy)
    if not speaks_up or Discover not in ref.code.acts:
        return
    if ref.play.missing is not None:
        yield Discover("missing_card")
        return
    told = [one.arguments.get("seat") for one in ref.log if one.message == "card-too-many"]
    seen = [hand for hand in visible(ref, seat) if hand not in told]
    if any(len(ref.hands[hand]) != ref.should_hold(hand) for hand in seen):
        yield Discover("counts")


def _answers(ruled: Ruled) -> Iterator[Act]:
    """Give what a player owes whoever asked (L-ART-2, L-VIEW-3, L-CLAIM-10)."""
    ref, seat = ruled.ref, ruled.seat
    if ref.auction.explain_due is seat:
        yield Explain()
    pending = ref.auction.pending
    if pending is not None and seat is pending.seat.lho and not condones(ref, PASS):
        # who may not pass over it has to speak of it.
        yield from (CallAttention(str(fault.irregularity)) for fault in ref.rights.attention)
    asked = ref.play.inspecting is not None and ref.play.inspecting[0].side is not seat.side
    if asked and seat is not ref.dummy:
        yield Respond("inspect", "accept")
    claim = ref.play.claim
    if claim is not None and claim.more and claim.seat is seat:
        declares = seat is ref.play.declarer
        line = tuple(ruled.hand) if declares else ()
        # In the last trick there may be no card left to name; a defender shows his hand anew.
        yield Claim(claim.tricks, line=line, words="" if line else "–")


def _found(ruled: Ruled) -> Iterator[Noticed]:
    if ruled.deal is None:
        yield from _faults(ruled)
    yield from ruled.ref.code.noticed(ruled)


def _faults(ruled: Ruled) -> Iterator[Noticed]:
    """Give what is open to attention: against opponents, or a deal gone wrong (L-DEAL-4)."""
    for fault in ruled.ref.rights.attention:
        kind = fault.irregularity
        against = fault.offender.side is not ruled.seat.side
        if against or ruled.ref.code.facts(kind).against_all:
            name = f"{kind} {fault.offender} {len(ruled.ref.auction.calls)}"
            yield name, CallAttention(str(kind))
