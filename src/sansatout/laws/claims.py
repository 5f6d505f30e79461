"""Chapter 10: claims, what can be conceded, and playing on with open cards."""

from __future__ import annotations

from dataclasses import replace

from sansatout.events import acts
from sansatout.laws.code import RULEBOOK, Rejected
from sansatout.laws.exposed import expose
from sansatout.laws.fewest import fewest_tricks
from sansatout.laws.kinds import Phase
from sansatout.laws.options import LawOptions
from sansatout.laws.revokes import establish_all
from sansatout.laws.state import Referee
from sansatout.laws.tricks import LAST_TRICK, answer_inspection, end_play
from sansatout.laws.values import PendingClaim
from sansatout.seats import Seat, Side

__all__ = ["disputed", "play_on", "remaining", "shared_out"]


def remaining(ref: Referee) -> int:
    """Return how many tricks are still to be played, the one on the table included."""
    return LAST_TRICK - len(ref.done)


@RULEBOOK.on(acts.Claim)
def claim(ref: Referee, seat: Seat | None, act: acts.Claim) -> Referee:
    """Claim some of the remaining tricks (L-CLAIM-1, -4); dummy has no voice."""
    if ref.phase is not Phase.PLAY or seat is None or seat is ref.dummy:
        raise Rejected("law-not-now", "L-CLAIM-1")
    if not 0 <= act.tricks <= remaining(ref) or (
        ref.claim is not None and not _restates(ref, seat)
    ):
        raise Rejected("law-no-such-claim", "L-CLAIM-1", tricks=act.tricks)
    if any(card not in ref.hands[seat] for card in act.shows):
        raise Rejected("law-card-not-held", "L-CLAIM-4", seat=seat)
    if seat is ref.declarer:
        if not act.line and not act.words:
            raise Rejected("law-state-the-line", "L-CLAIM-1")
        ref = ref.with_(opened=ref.opened | {seat})
    else:
        ref = _shows(ref, seat, act)
    ref = ref.with_(claim=PendingClaim(seat, act.tricks, line=act.line))
    return ref.rule("claimed", "L-CLAIM-1", seat=seat, tricks=act.tricks)


def _restates(ref: Referee, seat: Seat) -> bool:
    """Tell whether the claimer completes his explanation (L-CLAIM-10)."""
    return ref.claim is not None and ref.claim.more and ref.claim.seat is seat


def _shows(ref: Referee, seat: Seat, act: acts.Claim) -> Referee:
    """Cards a defender shows declarer alone cannot be commanded (L-CLAIM-4, -5, A-27)."""
    seen = act.to in ("all", "partner") and act.shows
    if not seen:
        return ref
    if isinstance(ref.options, LawOptions) and ref.options.claim_seen_by_partner == "not-exposed":
        return ref.with_(shown_cards=ref.shown_cards | {(seat, card) for card in act.shows})
    return expose(ref, seat, *act.shows, law="L-CLAIM-4")


@RULEBOOK.on(acts.Respond)
def respond(ref: Referee, seat: Seat | None, act: acts.Respond) -> Referee:
    """Answer a claim (L-CLAIM-6, -9, -10) or a wish to see a trick (L-VIEW-3).

    What is doubtful is for the claimer's opponents to decide (L-CLAIM-11).
    """
    if seat is None:
        raise Rejected("law-not-now", "L-CLAIM-6")
    if act.to == "inspect":
        return answer_inspection(ref, seat, agrees=act.answer == "accept")
    pending = ref.claim
    if pending is None or seat.side is pending.seat.side or seat is ref.dummy:
        raise Rejected("law-nothing-asked", "L-CLAIM-6")
    if act.answer in ("play-on", "play_on", "refuse"):
        return play_on(ref)
    if act.answer == "more":
        return ref.with_(claim=replace(pending, more=True, agreed=frozenset()))
    if act.answer != "accept" or pending.more:
        raise Rejected("law-nothing-asked", "L-CLAIM-10")
    return _agree(ref, pending, seat)


def _agree(ref: Referee, pending: PendingClaim, seat: Seat) -> Referee:
    """Settle the claim when all who have to agree do (L-CLAIM-6, A-26)."""
    agreed = pending.agreed | {seat}
    ref = ref.with_(claim=replace(pending, agreed=agreed))
    one = isinstance(ref.options, LawOptions) and ref.options.claim_agreement == "one-defender"
    needed = {ref.declarer}
    if pending.seat is ref.declarer:
        needed = {seat} if one else set(ref.defenders)
    if not needed <= agreed:
        return ref
    ref = ref.rule("claim-agreed", "L-CLAIM-6", seat=pending.seat, tricks=pending.tricks)
    return _settle(ref, pending.seat.side, pending.tricks)


def play_on(ref: Referee) -> Referee:
    """Play on by the claimer's explanation; declarer's cards stay open (L-CLAIM-2, -3, -9)."""
    pending = ref.claim
    assert pending is not None, "a claim is open"
    ref = ref.with_(claim=None).rule("claim-disputed", "L-CLAIM-9", seat=pending.seat)
    return ref.with_(open_play=True) if pending.seat is ref.declarer else ref


def disputed(ref: Referee) -> frozenset[Side]:
    """Return the sides whose claim was not agreed to in this deal."""
    found = (one.arguments["seat"] for one in ref.log if one.message == "claim-disputed")
    return frozenset(seat.side for seat in found if isinstance(seat, Seat))


@RULEBOOK.on(acts.Concede)
def concede(ref: Referee, seat: Seat | None, act: acts.Concede) -> Referee:
    """Give up tricks between tricks, except those one could not lose (L-CLAIM-7)."""
    if ref.phase is not Phase.PLAY or seat is None or seat is ref.dummy:
        raise Rejected("law-not-now", "L-CLAIM-7")
    busy = ref.trick or ref.wrong_lead is not None or ref.claim is not None
    if busy or not 1 <= act.tricks <= remaining(ref):
        raise Rejected("law-no-such-claim", "L-CLAIM-7", tricks=act.tricks)
    left = remaining(ref) - act.tricks
    if left:
        # To give up some of the tricks is to claim the rest, and the others have to agree.
        ref = ref.with_(claim=PendingClaim(seat, left))
        return ref.rule("claimed", "L-CLAIM-1", seat=seat, tricks=left)
    ref = ref.rule("conceded", "L-CLAIM-7", seat=seat, tricks=act.tricks)
    return _settle(ref, seat.side, 0)


def _settle(ref: Referee, side: Side, tricks: int) -> Referee:
    """Give each side its tricks, never one that its owner could not have lost (L-CLAIM-7)."""
    ref = end_play(establish_all(ref))
    return ref.with_(awarded=shared_out(ref, side, tricks), opened=frozenset(Seat))


def shared_out(ref: Referee, side: Side, tricks: int) -> tuple[int, int]:
    """Return the remaining tricks of North-South and East-West if the side gets so many."""
    left = remaining(ref)
    sure = {each: _sure(ref, each) for each in Side}
    own = min(max(tricks, sure[side]), left - sure[side.other])
    shares = {side: own, side.other: left - own}
    return shares[Side.NS], shares[Side.EW]


def _sure(ref: Referee, side: Side) -> int:
    """Return the tricks the side wins however the rest is played; none known in mid-trick."""
    even = len({len(hand) for hand in ref.hands}) == 1
    if ref.trick or not even or ref.leader is None:
        return 0
    return fewest_tricks(ref.hands, ref.leader, ref.strain, side).tricks
