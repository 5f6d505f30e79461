"""Chapters 7 and 8: every card put on the table, in turn or not."""

from __future__ import annotations

from collections.abc import Iterator

from sansatout.cards import Card
from sansatout.events import acts
from sansatout.events.irregular import FaceDummy, LeadTogether, TouchDummy
from sansatout.events.offered import Action, breaks
from sansatout.laws.claims import play_on
from sansatout.laws.code import RULEBOOK, Place, Rejected
from sansatout.laws.dummy import hint
from sansatout.laws.exposed import expose, offer_premature
from sansatout.laws.kinds import Irregularity, Phase
from sansatout.laws.leads import lead_out_of_turn, over_wrong_lead, without_demand
from sansatout.laws.limits import check_limits
from sansatout.laws.state import Referee
from sansatout.laws.surplus import repair
from sansatout.laws.tricks import put_down
from sansatout.laws.values import Offer
from sansatout.seats import Seat

__all__ = ["has_to_wait"]

_I = Irregularity


@RULEBOOK.on(acts.Play)
def play(ref: Referee, seat: Seat | None, act: acts.Play) -> Referee:
    """Rule on a card put on the table, from one's own hand or by declarer from dummy's.

    With that it is played (L-PLAYED-1).
    """
    hand = act.hand or seat
    if ref.phase is not Phase.PLAY or seat is None or hand is None:
        raise Rejected("law-not-now", "L-LEAD-1")
    if hand is not seat and (seat is not ref.play.declarer or hand is not ref.dummy):
        raise Rejected("law-not-his-cards", "L-DUMMY-2", seat=seat, hand=hand)
    if act.card not in ref.hands[hand]:
        raise Rejected("law-card-not-held", "L-TURN-1", seat=hand, card=act.card)
    if ref.play.wrong_lead is not None and act.card is ref.play.wrong_lead.card:
        raise Rejected("law-card-on-table", "L-LOOT-2", card=act.card)
    if act.as_ == "repair":
        return repair(ref, hand, act.card)
    if seat is ref.dummy:
        return hint(ref, hand, act.card)  # dummy who plays by himself points at a card (L-DUMMY-4)
    return _put(ref, hand, act)


def _put(ref: Referee, hand: Seat, act: acts.Play) -> Referee:
    if ref.play.claim is not None:
        ref = play_on(ref)  # who plays a card has not agreed (L-CLAIM-9)
    if ref.play.wrong_lead is not None:
        ref, used = over_wrong_lead(ref, hand, act)
        if used:
            return ref
    if has_to_wait(ref, hand):
        ref = ref.rule("penalty-forestalled", "L-PEN-1", seat=hand, card=act.card)
        return expose(ref, hand, act.card, law="L-PEN-1")
    if ref.play.trick:
        return _follow(ref, hand, act)
    if hand is not ref.turn:
        return lead_out_of_turn(ref, hand, act.card)
    check_limits(ref, hand, act.card, leading=True)
    return put_down(ref, hand, act)


def has_to_wait(ref: Referee, hand: Seat) -> bool:
    """Tell whether opponents have still to say how this hand must play (L-PEN-1, A-36)."""
    if not ref.rights.offers:
        return False
    if ref.book.penalty_forestalled == "leads":
        return not ref.play.trick and any(hand in _bound(ref, one) for one in ref.rights.offers)
    return any(hand in _bound(ref, one) for one in ref.rights.offers)


def _bound(ref: Referee, offer: Offer) -> tuple[Seat, ...]:
    bears_on = ref.code.facts(offer.irregularity).bears_on
    return () if bears_on is None else bears_on(offer)


def _follow(ref: Referee, hand: Seat, act: acts.Play) -> Referee:
    if hand in [seat for seat, _ in ref.play.trick]:
        return _lead_too_soon(ref, hand, act)
    in_turn = hand is ref.turn or hand in ref.play.may_play
    if not in_turn and not ref.is_defender(hand):
        ref = _declarer_premature(ref, hand)
    elif not in_turn and ref.turn is not hand.partner:
        return _before_declarer(ref, hand, act.card)
    check_limits(ref, hand, act.card, leading=False)
    ref = put_down(ref, hand, act)
    early = not in_turn and ref.is_defender(hand)
    return offer_premature(ref, hand) if early else ref  # L-PREM-1 (1)


def _lead_too_soon(ref: Referee, hand: Seat, act: acts.Play) -> Referee:
    """Expose a card a defender leads before the trick is complete (L-PREM-1 (2), A-21)."""
    if act.as_ != "lead" or not ref.is_defender(hand):
        raise Rejected("law-has-played", "L-TURN-1", seat=hand)
    if ref.book.led_too_soon == "exposed":
        ref = expose(ref, hand, act.card, law="L-PREM-1")
    return offer_premature(ref, hand)


def _before_declarer(ref: Referee, hand: Seat, card: Card) -> Referee:
    """Expose a card a defender plays in declarer's or dummy's turn, no more (A-43)."""
    if ref.book.play_before_declarer == "goes-back":
        return ref.rule("card-goes-back", "L-EXPO-1", seat=hand, card=card)
    return expose(ref, hand, card, law="L-EXPO-1")


def _declarer_premature(ref: Referee, hand: Seat) -> Referee:
    """Let the fourth hand play before his partner when declarer plays too soon (L-PREM-2)."""
    assert ref.play.leader is not None, "play has a leader"
    played = {seat for seat, _ in ref.play.trick}
    fourth = ref.play.leader.rho
    if ref.is_defender(fourth) and not {fourth, fourth.partner} & played:
        ref = ref.with_(may_play=frozenset({fourth, fourth.partner}))
    return ref.rule("declarer-premature", "L-PREM-2", seat=hand)


@RULEBOOK.on(FaceDummy)
def face_dummy(ref: Referee, seat: Seat | None, _act: FaceDummy) -> Referee:
    """Open dummy's hand (L-DUMMY-1); at a wrong opening lead one remedy goes (L-LOOT-5)."""
    if ref.phase is not Phase.PLAY or seat is not ref.dummy or ref.play.faced:
        raise Rejected("law-not-now", "L-DUMMY-1")
    ref = ref.with_(faced=True)
    if ref.play.done or ref.play.trick:
        return ref
    return ref.with_(offers=tuple(without_demand(one) for one in ref.rights.offers))


@RULEBOOK.on(TouchDummy)
def touch_dummy(ref: Referee, seat: Seat | None, act: TouchDummy) -> Referee:
    """Play the dummy card touched, unless declarer said he only arranges.

    L-PLAYED-2, L-PLAYED-3.
    """
    if ref.phase is not Phase.PLAY or seat is not ref.play.declarer or not ref.play.faced:
        raise Rejected("law-not-now", "L-PLAYED-2")
    if act.announced:
        return ref
    return play(ref, seat, acts.Play(act.card, hand=ref.dummy))


@RULEBOOK.on(LeadTogether)
def lead_together(ref: Referee, _seat: Seat | None, act: LeadTogether) -> Referee:
    """Both defenders lead at once: the right card is led, the other exposed (L-LOOT-6)."""
    cards = dict(act.cards)
    if len(ref.play.trick) == 1 and cards.get(ref.play.trick[0][0]) is ref.play.trick[0][1]:
        return _led_as_well(ref, ref.play.trick[0][0].partner, cards)
    if ref.phase is not Phase.PLAY or set(cards) != set(ref.defenders) or ref.play.trick:
        raise Rejected("law-not-now", "L-LOOT-6")
    if any(card not in ref.hands[seat] for seat, card in cards.items()) or ref.play.wrong_lead:
        raise Rejected("law-card-not-held", "L-LOOT-6")
    right = ref.turn if ref.turn in cards else ref.defenders[0]
    assert right is not None, "somebody has the lead"
    ref = play(ref, right, acts.Play(cards[right]))
    return expose(ref, right.partner, cards[right.partner], law="L-LOOT-6")


def _led_as_well(ref: Referee, seat: Seat, cards: dict[Seat, Card]) -> Referee:
    """Expose the card of who led in the same moment as his partner, who had the lead (L-LOOT-6)."""
    if set(cards) != set(ref.defenders) or ref.phase is not Phase.PLAY:
        raise Rejected("law-not-now", "L-LOOT-6")
    if cards[seat] not in ref.hands[seat]:
        raise Rejected("law-card-not-held", "L-LOOT-6")
    return expose(ref, seat, cards[seat], law="L-LOOT-6")


@RULEBOOK.offers(Place.LEAD)
def leads_as_well(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer a defender to lead in the same moment as his partner, who had the lead (L-LOOT-6)."""
    led = ref.play.trick[0] if ref.phase is Phase.PLAY and len(ref.play.trick) == 1 else None
    if led is not None and led[0] is seat.partner and ref.is_defender(seat):
        first = {str(led[0]): str(led[1])}
        yield breaks(LeadTogether, cards=[first | {str(seat): str(one)} for one in ref.hands[seat]])
