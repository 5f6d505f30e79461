"""The play by the pamphlet: wrong suits, their price, gathered tricks (PB-5.6, PB-5.7, PB-5.8)."""

from __future__ import annotations

from collections.abc import Iterator

from sansatout.events import acts
from sansatout.events.acts import Time
from sansatout.events.irregular import (
    AskRevoke,
    AssertRevoke,
    ChooseRemedy,
    FaceDummy,
    GatherCards,
    QuitTrick,
    Settle,
    TakeBack,
)
from sansatout.events.offered import Action, breaks
from sansatout.laws import (
    auction,
    claims,
    exposed,
    penalties,
    revokes,
    revokes_mended,
    revokes_paid,
    revokes_seen,
    tricks,
)
from sansatout.laws.code import Declared, Place, Rejected
from sansatout.laws.kinds import Irregularity, LimitKind, Phase, Remedy, Status
from sansatout.laws.lawful import hands_played
from sansatout.laws.limits import check_limits, playable
from sansatout.laws.pamphlet import PAMPHLET, options
from sansatout.laws.revokes import changed, taken_back
from sansatout.laws.score import settle
from sansatout.laws.state import Referee
from sansatout.laws.turns import wrong_cards
from sansatout.laws.values import Correction, Exposed, Limit, Offer, Revoke
from sansatout.seats import Seat
from sansatout.structs import replace

__all__: list[str] = []

_I = Irregularity
PAMPHLET.declares(Declared("REVOKE_OPEN", "PB-5.6", hidden=True, noticed=revokes_seen.in_play))
PAMPHLET.declares(
    Declared("REVOKE_ESTABLISHED", "PB-5.7", hidden=True, noticed=revokes_seen.afterwards)
)


@PAMPHLET.on(acts.Play)
def play(ref: Referee, seat: Seat | None, act: acts.Play) -> Referee:
    """Play in turn, from the right hand (PB-5.2, PB-5.5); only the suit can be wrong (PB-5.3)."""
    hand = act.hand or seat
    if ref.phase is not Phase.PLAY or seat is None or hand is None:
        raise Rejected("law-not-now", "PB-5.2")
    own = hand is seat and seat is not ref.dummy
    if not own and (seat is not ref.play.declarer or hand is not ref.dummy):
        raise Rejected("law-not-his-cards", "PB-5.2", seat=seat, hand=hand)
    if act.card not in ref.hands[hand]:
        raise Rejected("law-card-not-held", "PB-5.2", seat=hand, card=act.card)
    if hand is not ref.turn or ref.play.claim is not None:
        raise Rejected("law-out-of-turn", "PB-5.2", seat=hand)
    check_limits(ref, hand, act.card, leading=not ref.play.trick)
    if not ref.play.trick:
        ref = _past_correcting(ref)
    return tricks.put_down(ref, hand, act)


def _past_correcting(ref: Referee) -> Referee:
    """With the first card of the next trick a wrong suit is a revoke (PB-5.6, PB-5.7)."""
    return changed(
        ref,
        lambda one: one.status is Status.OPEN,
        lambda one: replace(one, status=Status.ESTABLISHED),
    )


@PAMPHLET.on(FaceDummy)
def face_dummy(ref: Referee, seat: Seat | None, _act: FaceDummy) -> Referee:
    """Lay dummy's cards open after the lead (PB-5.2)."""
    led = bool(ref.play.trick or ref.play.done)
    if ref.phase is not Phase.PLAY or seat is not ref.dummy or ref.play.faced or not led:
        raise Rejected("law-not-now", "PB-5.2")
    return ref.with_(faced=True)


@PAMPHLET.on(TakeBack, alleges=True)
def take_back(ref: Referee, seat: Seat | None, act: TakeBack) -> Referee:
    """Swap a wrong card for a right one until the next lead (PB-5.6), or change after it (P10)."""
    hand, revoke = taken_back(ref, seat, act, not_now="PB-5.6", not_his="PB-5.2")
    if revoke is not None:
        return _correct(ref, revoke)
    if ref.play.correction is None or (hand, act.card) not in ref.play.correction.may_take_back:
        raise Rejected("law-may-not-take-back", "PB-5.6")
    left = tuple(one for one in ref.play.trick if one != (hand, act.card))
    may = tuple(one for one in ref.play.correction.may_take_back if one != (hand, act.card))
    return ref.giving(hand, act.card).with_(
        trick=left, correction=replace(ref.play.correction, may_take_back=may)
    )


def _correct(ref: Referee, revoke: Revoke) -> Referee:
    """Reopen the trick; the withdrawn card stays open and can be called for (PB-5.6)."""
    if revoke.trick < ref.trick_number:
        last = ref.play.done[-1]
        ref = ref.with_(done=ref.play.done[:-1], trick=last.cards, leader=last.leader)
    place = ref.play.trick.index((revoke.seat, revoke.card))
    later = ref.play.trick[place + 1 :]
    may = tuple(one for one in later if one[0].side is not revoke.seat.side)
    if not options(ref).correction_lets_opponents_change:
        may = ()
    ref = changed(ref, lambda one: one is revoke, lambda one: replace(one, status=Status.CORRECTED))
    ref = ref.giving(revoke.seat, revoke.card).with_(
        trick=(*ref.play.trick[:place], *later),
        correction=Correction(revoke.trick, revoke.seat, may),
        exposed=(*ref.play.exposed, Exposed(revoke.seat, revoke.card)),
    )
    ref = ref.rule("revoke-corrected", "PB-5.6", seat=revoke.seat, trick=revoke.trick)
    return ref.rule("card-exposed", "PB-5.6", seat=revoke.seat, card=revoke.card)


@PAMPHLET.on(ChooseRemedy, alleges=True)
def choose_remedy(ref: Referee, seat: Seat | None, act: ChooseRemedy) -> Referee:
    """Choose what the pamphlet gives: a new deal, a card called for, points or tricks."""
    if seat is None:
        raise Rejected("law-not-now", "PB-4.11")
    if act.remedy == Remedy.CALL_CARD.value:
        return _call_card(ref, seat, act)
    for offer in ref.rights.offers:
        wanted = [one for one in offer.remedies if one.value == act.remedy]
        if seat in offer.chooser and (wanted or act.remedy == Remedy.WAIVE.value):
            if not wanted:
                return ref.lapse(offer)
            ref = ref.rule(
                "remedy-chosen", offer.irregularity,
                seat=seat, remedy=wanted[0], irregularity=offer.irregularity,
            )  # fmt: skip
            choice = ref.code.remedies[offer.irregularity, wanted[0]]
            return choice(ref.without_offer(offer), offer, act)
    raise Rejected("law-nothing-open", "PB-4.11")


def _call_card(ref: Referee, seat: Seat, act: ChooseRemedy) -> Referee:
    """Let an opponent call for a withdrawn card where it is legal (PB-5.6, P09)."""
    found = next((one for one in ref.play.exposed if one.card is act.card), None)
    if found is None or seat.side is found.seat.side or seat is ref.dummy:
        raise Rejected("law-not-exposed", "PB-5.6", card=act.card)
    leads = not ref.play.trick and options(ref).called_card == "following"
    if found.seat is not ref.turn or leads or found.card not in playable(ref, found.seat):
        raise Rejected("law-card-cannot-be-played", "PB-5.6", card=act.card)
    others = tuple(one for one in ref.play.play_limits if one.seat is not found.seat)
    ref = ref.with_(play_limits=(*others, Limit(found.seat, LimitKind.CARD, card=found.card)))
    return ref.rule("card-called", "PB-5.6", seat=found.seat, card=found.card)


@PAMPHLET.on(AskRevoke, alleges=True)
def ask_revoke(ref: Referee, seat: Seat | None, act: AskRevoke) -> Referee:
    """Ask aloud whether a player has not revoked; the pamphlet gives it no effect."""
    if ref.phase is not Phase.PLAY or seat is None or seat is act.of:
        raise Rejected("law-not-now", "PB-5.7")
    return ref.rule("revoke-asked", "PB-5.7", seat=seat, of=act.of)


@PAMPHLET.on(AssertRevoke, alleges=True)
def assert_revoke(ref: Referee, seat: Seat | None, act: AssertRevoke) -> Referee:
    """Claim what a revoke costs, after the play and before the next deal (PB-5.7)."""
    over = ref.phase in (Phase.AFTER_PLAY, Phase.RUBBER_END)
    if seat is None or not over or ref.aftermath.next_dealt or ref.aftermath.settled:
        raise Rejected("law-too-late", "PB-5.7")
    if seat.side is act.of.side:
        raise Rejected("law-not-his-right", "PB-5.7")
    found = next(
        (r for r in ref.aftermath.revokes if r.seat is act.of and r.trick == act.trick), None
    )
    free = found is None or found.status is not Status.ESTABLISHED or found.dummy or found.paid
    if found is None or free:
        raise Rejected("law-no-such-revoke", "PB-5.7", of=act.of, trick=act.trick)
    ref = changed(ref, lambda one: one is found, lambda one: replace(one, said=True, paid=True))
    ref = ref.rule("revoke-found", "PB-5.7", of=act.of, trick=act.trick)
    if not ref.is_defender(act.of):
        return _took(ref, act.of, act.trick, "points")
    return _offer_price(ref, act)


def _offer_price(ref: Referee, act: AssertRevoke) -> Referee:
    """Let declarer's side pick points or tricks for a defender's revoke (PB-5.7)."""
    assert ref.play.declarer is not None, "play had a declarer"
    chooser = ref.play.declarer.side.seats
    remedies = (Remedy.TAKE_POINTS, Remedy.TAKE_TRICKS)
    offer = Offer(_I.REVOKE_ESTABLISHED, act.of, chooser, remedies, trick=act.trick)
    opened = ref.offer(offer)
    said = tuple(replace(one, said=True) for one in opened.rights.offers)
    return opened.with_(offers=said)


def _took(ref: Referee, of: Seat, trick: int, remedy: str) -> Referee:
    return changed(
        ref,
        lambda one: one.seat is of and one.trick == trick,
        lambda one: replace(one, remedy=remedy),
    )


@PAMPHLET.remedy(Remedy.TAKE_POINTS, _I.REVOKE_ESTABLISHED)
def take_points(ref: Referee, offer: Offer, _act: ChooseRemedy) -> Referee:
    """Take the points for a defender's revoke (PB-5.7)."""
    return _took(ref, offer.offender, offer.trick, "points")


@PAMPHLET.remedy(Remedy.TAKE_TRICKS, _I.REVOKE_ESTABLISHED)
def take_tricks(ref: Referee, offer: Offer, _act: ChooseRemedy) -> Referee:
    """Take tricks for a defender's revoke; how many is the scoring's option (PB-5.7, P11)."""
    return _took(ref, offer.offender, offer.trick, "tricks")


@PAMPHLET.on(acts.LookBack)
def look_back(ref: Referee, seat: Seat | None, act: acts.LookBack) -> Referee:
    """Look at a gathered trick: in the play the opponents write points for it (PB-5.8, P27)."""
    if seat is None or not 1 <= act.trick <= len(ref.play.done) or ref.aftermath.gathered:
        raise Rejected("law-no-trick", "PB-5.8")
    trick = ref.play.done[act.trick - 1]
    shown = ref.with_(answer=trick.cards)
    if ref.phase is not Phase.PLAY or not trick.quitted:
        return shown
    peek = (seat.side, trick.owner is seat.side)
    shown = shown.with_(peeks=(*ref.aftermath.peeks, peek))
    return shown.rule("peeked", "PB-5.8", seat=seat, trick=act.trick)


@PAMPHLET.on(QuitTrick)
def quit_trick(ref: Referee, _seat: Seat | None, act: QuitTrick) -> Referee:
    """Gather a complete trick for the side that won it."""
    if not ref.play.done or ref.play.done[-1].quitted or ref.play.trick:
        raise Rejected("law-no-trick", "PB-5.8")
    last = ref.play.done[-1]
    if act.side is not last.winner.side:
        raise Rejected("law-not-his-trick", "PB-5.2", side=act.side)
    return ref.with_(done=(*ref.play.done[:-1], replace(last, quitted=True)))


@PAMPHLET.offers(Place.GATHERED_TRICK)
def looks(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to look at gathered tricks, at a price (PB-5.8)."""
    yield from tricks.cards_named(ref, seat)
    yield breaks(acts.LookBack, trick=tricks.gathered(ref))


@PAMPHLET.offers(Place.CARD)
def wrong_suits(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer cards of the wrong suit (PB-5.3); all else is not accepted."""
    if ref.phase is Phase.PLAY and ref.play.claim is None:
        for hand in hands_played(ref, seat):
            if hand is ref.turn:
                yield wrong_cards(ref, seat, hand)


PAMPHLET.on(acts.Review)(auction.review)
PAMPHLET.on(acts.NameCards)(tricks.name_cards)
PAMPHLET.on(acts.Claim)(claims.claim)
PAMPHLET.on(acts.Respond)(claims.respond)
PAMPHLET.on(acts.Concede)(claims.concede)
PAMPHLET.on(GatherCards)(revokes_paid.gather_cards)
PAMPHLET.on(Settle)(settle)


PAMPHLET.offers(Place.REMEDY, during=tuple(Time))(penalties.remedies)
PAMPHLET.offers(Place.CALLED_CARD)(exposed.demands)
PAMPHLET.offers(Place.QUESTION)(auction.reviews)
PAMPHLET.offers(Place.CLAIM)(claims.claiming)
PAMPHLET.offers(Place.MENDING)(revokes_mended.taking_back)
PAMPHLET.offers(Place.REVOKE)(revokes.asking)
PAMPHLET.offers(Place.REVOKE, during=(Time.AFTERWARDS,))(revokes_paid.revokes_named)
