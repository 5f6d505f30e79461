"""Chapter 10: claims, what can be conceded, and playing on with open cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from random import Random

from sansatout.cards import Hand
from sansatout.events import Event, acts
from sansatout.events.offered import Action, free, whole
from sansatout.laws.code import RULEBOOK, Declared, Place, Rejected
from sansatout.laws.exposed import expose, show_declarer
from sansatout.laws.fewest import fewest_tricks
from sansatout.laws.kinds import Phase, Remedy
from sansatout.laws.limits import BINDING
from sansatout.laws.revokes import establish_all
from sansatout.laws.state import Referee, no_hands
from sansatout.laws.stories import Asked, Story, told
from sansatout.laws.tricks import LAST_TRICK, answer_inspection, end_play
from sansatout.laws.values import PendingClaim
from sansatout.seats import Seat, Side
from sansatout.structs import replace

__all__ = ["disputed", "play_on", "remaining", "shared_out"]

ANSWERS: tuple[acts.Reply, ...] = ("accept", "play-on", "more")
"""What can be answered to a claim."""


def _claimed(ref: Referee, rng: Random) -> Iterator[Story]:
    """Give claims of declarer, who says how, and of either defender."""
    for seat in Seat:
        tricks = rng.randint(1, 13 - len(ref.play.done))
        yield told(seat, acts.Claim(tricks, words="…" if seat is ref.play.declarer else ""))


def _answered(ref: Referee, seat: Seat) -> Iterator[str]:
    """Opponents of the claimer agree, have it played on, or ask for more.

    L-CLAIM-6, L-CLAIM-9, L-CLAIM-10.
    """
    # Without cards, since whether he may answer hangs on none, and settling the rest takes long.
    bare = ref.with_(hands=no_hands())
    for answer in ANSWERS:
        if bare.after(Event(0, seat, acts.Respond("claim", answer))).last.ok:
            yield f"respond-{answer}"


RULEBOOK.declares(
    Declared(
        "CLAIM_DISPUTED",
        "L-CLAIM-9",
        asked=Asked(
            _claimed,
            is_there=lambda ref: ref.play.claim is not None and not ref.play.exposed,
            grants=_answered,
            others=(
                *(f"respond-{answer}" for answer in ANSWERS),
                *map(str, (Remedy.NEW_DEAL, Remedy.CALL_CARD, Remedy.EXPOSE_CARD)),
            ),
        ),
    )
)


def remaining(ref: Referee) -> int:
    """Return how many tricks are still to be played, the one on the table included."""
    return LAST_TRICK - len(ref.play.done)


@RULEBOOK.on(acts.Claim)
def claim(ref: Referee, seat: Seat | None, act: acts.Claim) -> Referee:
    """Claim some of the remaining tricks (L-CLAIM-1, L-CLAIM-4); dummy has no voice."""
    if ref.phase is not Phase.PLAY or seat is None or seat is ref.dummy:
        raise Rejected("law-not-now", "L-CLAIM-1")
    if not 0 <= act.tricks <= remaining(ref) or (
        ref.play.claim is not None and not _restates(ref, seat)
    ):
        raise Rejected("law-no-such-claim", "L-CLAIM-1", tricks=act.tricks)
    if any(card not in ref.hands[seat] for card in act.shows):
        raise Rejected("law-card-not-held", "L-CLAIM-4", seat=seat)
    if seat is ref.play.declarer:
        if not act.line and not act.words:
            raise Rejected("law-state-the-line", "L-CLAIM-1")
        _check_line(ref, act)
        ref = ref.with_(opened=ref.play.opened | {seat})
    else:
        ref = _shows(ref, seat, act)
    claimed = PendingClaim(seat, act.tricks, line=act.line, words=act.words)
    ref = ref.with_(claim=claimed, line=(), explained="")
    return ref.rule("claimed", "L-CLAIM-1", seat=seat, tricks=act.tricks)


def _restates(ref: Referee, seat: Seat) -> bool:
    """Tell whether the claimer completes his explanation (L-CLAIM-10)."""
    return ref.play.claim is not None and ref.play.claim.more and ref.play.claim.seat is seat


def _check_line(ref: Referee, act: acts.Claim) -> None:
    """Refuse an order of play with cards that declarer does not see in his hands (L-CLAIM-1)."""
    if ref.edition < BINDING or ref.play.declarer is None:
        return
    held = ref.hands[ref.play.declarer]
    if ref.dummy is not None and ref.play.faced:
        held |= ref.hands[ref.dummy]
    strange = [card for card in act.line if card not in held]
    if strange or len(set(act.line)) != len(act.line):
        cards = " ".join(map(str, strange or act.line))
        raise Rejected("claim-line", "L-CLAIM-1", cards=cards)


def _shows(ref: Referee, seat: Seat, act: acts.Claim) -> Referee:
    """Show declarer alone the cards named, or the whole hand (L-CLAIM-4).

    They cannot be commanded (L-CLAIM-5), unless the partner sees them too (A-27).
    """
    if act.to not in ("all", "partner"):
        return show_declarer(ref, seat, *act.shows)
    if not act.shows:
        return ref
    if ref.book.claim_seen_by_partner == "not-exposed":
        return ref.with_(shown_cards=ref.play.shown_cards | {(seat, card) for card in act.shows})
    return expose(ref, seat, *act.shows, law="L-CLAIM-4")


@RULEBOOK.on(acts.Respond)
def respond(ref: Referee, seat: Seat | None, act: acts.Respond) -> Referee:
    """Answer a claim (L-CLAIM-6, L-CLAIM-9, L-CLAIM-10) or a wish to see a trick (L-VIEW-3).

    What is doubtful is for the claimer's opponents to decide (L-CLAIM-11).
    """
    if seat is None:
        raise Rejected("law-not-now", "L-CLAIM-6")
    if act.to == "inspect":
        return answer_inspection(ref, seat, agrees=act.answer == "accept")
    pending = ref.play.claim
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
    one = ref.book.claim_agreement == "one-defender"
    needed = {ref.play.declarer}
    if pending.seat is ref.play.declarer:
        needed = {seat} if one else set(ref.defenders)
    if not needed <= agreed:
        return ref
    ref = ref.rule("claim-agreed", "L-CLAIM-6", seat=pending.seat, tricks=pending.tricks)
    return _settle(ref, pending.seat.side, pending.tricks)


def play_on(ref: Referee) -> Referee:
    """Play on by the claimer's explanation; declarer's cards stay open.

    L-CLAIM-2, L-CLAIM-3, L-CLAIM-9.
    """
    pending = ref.play.claim
    assert pending is not None, "a claim is open"
    ref = ref.with_(claim=None).rule("claim-disputed", "L-CLAIM-9", seat=pending.seat)
    if pending.seat is not ref.play.declarer:
        return ref
    line = pending.line if ref.edition >= BINDING else ()
    return ref.with_(open_play=True, line=line, explained=pending.words)


def disputed(ref: Referee) -> frozenset[Side]:
    """Return the sides whose claim was not agreed to in this deal."""
    found = (one.arguments["seat"] for one in ref.log if one.message == "claim-disputed")
    return frozenset(seat.side for seat in found if isinstance(seat, Seat))


@RULEBOOK.on(acts.Concede)
def concede(ref: Referee, seat: Seat | None, act: acts.Concede) -> Referee:
    """Give up tricks between tricks, except those one could not lose (L-CLAIM-7)."""
    if ref.phase is not Phase.PLAY or seat is None or seat is ref.dummy:
        raise Rejected("law-not-now", "L-CLAIM-7")
    busy = ref.play.trick or ref.play.wrong_lead is not None or ref.play.claim is not None
    if busy or not 1 <= act.tricks <= remaining(ref):
        raise Rejected("law-no-such-claim", "L-CLAIM-7", tricks=act.tricks)
    left = remaining(ref) - act.tricks
    if left:
        # To give up some of the tricks is to claim the rest, and the others have to agree.
        if seat is ref.play.declarer:
            ref = ref.with_(opened=ref.play.opened | {seat})
        else:
            ref = show_declarer(ref, seat)
        ref = ref.with_(claim=PendingClaim(seat, left), line=(), explained="")
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
    if ref.play.trick or not even or ref.play.leader is None:
        return 0
    return fewest_tricks(ref.hands, ref.play.leader, ref.strain, side).tricks


@RULEBOOK.offers(Place.CLAIM)
def claiming(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to answer a claim, to claim and to concede (L-CLAIM-1, L-CLAIM-6, L-CLAIM-9)."""
    if ref.phase is not Phase.PLAY or seat is ref.dummy:
        return
    pending = ref.play.claim
    if pending is not None and pending.seat.side is not seat.side and seat not in pending.agreed:
        answers = ("play-on",) if pending.more else ANSWERS
        yield from (whole(acts.Respond("claim", answer)) for answer in answers)
    if pending is None or (pending.more and pending.seat is seat):
        yield _claim_offered(ref, seat)
    if pending is None and not ref.play.trick and ref.play.wrong_lead is None:
        yield _concession(remaining(ref))


def _claim_offered(ref: Referee, seat: Seat) -> Action:
    """Have declarer say how he will play (L-CLAIM-1), and a defender choose what he shows."""
    left, hand = remaining(ref), ref.hands[seat]
    return _claim(left) if seat is ref.play.declarer else _showing_claim(left, hand.bits)


@cache
def _claim(left: int) -> Action:
    return replace(free(acts.Claim, tricks=range(left + 1)), needs=["words"])


@lru_cache(maxsize=1024)
def _showing_claim(left: int, hand: int) -> Action:
    shown = Hand.from_bits(hand)
    return free(acts.Claim, {"to": "declarer"}, tricks=range(left + 1), shows=shown)


@cache
def _concession(left: int) -> Action:
    return free(acts.Concede, tricks=range(1, left + 1))
