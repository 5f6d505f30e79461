"""Chapter 8: what declarer may order after a defender's premature play (L-PREM-1)."""

from __future__ import annotations

from sansatout.cards import Suit
from sansatout.events.irregular import ChooseRemedy
from sansatout.laws.code import RULEBOOK, Declared, Rejected, hand_of
from sansatout.laws.exposed import expose
from sansatout.laws.kinds import Irregularity, LimitKind, Phase, Remedy
from sansatout.laws.state import Referee
from sansatout.laws.stories import Asked, any_card
from sansatout.laws.values import Limit, Offer

__all__: list[str] = []

_I = Irregularity
RULEBOOK.declares(
    Declared(
        "DEF_PREMATURE", "L-PREM-1", alleged=Phase.PLAY, likely=8, bears_on=hand_of,
        expires=lambda ref, _offer, hand: not ref.is_defender(hand),
        ends_with_trick=True, of_next_trick=True, asked=Asked(any_card),
    )
)  # fmt: skip
RULEBOOK.declares(Declared("DECL_PREMATURE", "L-PREM-2"))
KINDS = {
    Remedy.PLAY_HIGHEST: LimitKind.HIGHEST,
    Remedy.PLAY_LOWEST: LimitKind.LOWEST,
    Remedy.WIN_TRICK: LimitKind.WIN,
    Remedy.LOSE_TRICK: LimitKind.LOSE,
}


@RULEBOOK.remedy(Remedy.PLAY_HIGHEST, _I.DEF_PREMATURE)
@RULEBOOK.remedy(Remedy.PLAY_LOWEST, _I.DEF_PREMATURE)
def order_rank(ref: Referee, offer: Offer, act: ChooseRemedy) -> Referee:
    """Have partner play his highest or lowest of the suit led; with none it is lost (L-PEN-2)."""
    assert ref.play.trick, "the trick has been led to"
    return _bind(ref, offer, KINDS[Remedy(act.remedy)], ref.play.trick[0][1].suit)


@RULEBOOK.remedy(Remedy.WIN_TRICK, _I.DEF_PREMATURE)
@RULEBOOK.remedy(Remedy.LOSE_TRICK, _I.DEF_PREMATURE)
def order_winner(ref: Referee, offer: Offer, act: ChooseRemedy) -> Referee:
    """Have partner win the trick, with a trump if need be, or lose it, if he can (L-PREM-1)."""
    assert offer.hand is not None, "the offer names the hand it bears on"
    limit = Limit(offer.hand, KINDS[Remedy(act.remedy)])
    return ref.with_(play_limits=(*ref.play.play_limits, limit))


@RULEBOOK.remedy(Remedy.DISCARD_SUIT, _I.DEF_PREMATURE)
def order_discard(ref: Referee, offer: Offer, act: ChooseRemedy) -> Referee:
    """Have partner throw a suit if he cannot follow; with neither it is lost (L-PEN-2)."""
    if act.suit is None:
        raise Rejected("law-name-a-suit", "L-PREM-1")
    assert offer.hand is not None, "the offer names the hand it bears on"
    hand = ref.hands[offer.hand]
    if not hand.suit(ref.play.trick[0][1].suit) and not hand.suit(act.suit):
        return ref.lose(offer, "L-PEN-2")
    limit = Limit(offer.hand, LimitKind.DISCARD, act.suit)
    return ref.with_(play_limits=(*ref.play.play_limits, limit))


@RULEBOOK.remedy(Remedy.PLAY_HIGHEST, _I.REVOKE_CORRECTED_DEF, _I.REVOKE_CORRECTED_DECL)
@RULEBOOK.remedy(Remedy.PLAY_LOWEST, _I.REVOKE_CORRECTED_DEF, _I.REVOKE_CORRECTED_DECL)
def order_after_revoke(ref: Referee, offer: Offer, act: ChooseRemedy) -> Referee:
    """Have the revoker play his highest or lowest of the suit required.

    L-REVOKE-2, L-REVOKE-3, A-24.
    """
    assert offer.suit is not None, "the offer names the suit required"
    suit = offer.suit
    played = ref.book.corrected_suit == "played"
    if played and offer.irregularity is _I.REVOKE_CORRECTED_DECL and offer.card is not None:
        suit = offer.card.suit
    return _bind(ref, offer, KINDS[Remedy(act.remedy)], suit)


@RULEBOOK.remedy(Remedy.EXPOSE_CARD, _I.REVOKE_CORRECTED_DEF)
def expose_withdrawn(ref: Referee, offer: Offer, _act: ChooseRemedy) -> Referee:
    """Expose the card a defender withdrew (L-REVOKE-2)."""
    assert offer.card is not None, "the offer names the card withdrawn"
    return expose(ref, offer.offender, offer.card, law="L-REVOKE-2")


def _bind(ref: Referee, offer: Offer, kind: LimitKind, suit: Suit) -> Referee:
    assert offer.hand is not None, "the offer names the hand it bears on"
    if not ref.hands[offer.hand].suit(suit):
        return ref.lose(offer, "L-PEN-2")
    return ref.with_(play_limits=(*ref.play.play_limits, Limit(offer.hand, kind, suit)))
