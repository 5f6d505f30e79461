"""Chapter 9: the revoke, from the card to the tricks it costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from sansatout.cards import Card
from sansatout.events.irregular import AskRevoke, TakeBack
from sansatout.events.offered import Action, free
from sansatout.laws import revokes_seen
from sansatout.laws.code import RULEBOOK, Declared, Place, Rejected, hand_of
from sansatout.laws.kinds import Irregularity, Phase, Status
from sansatout.laws.limits import lead_limit
from sansatout.laws.state import Referee
from sansatout.laws.stories import Asked
from sansatout.laws.suspicions import heard, nothing_found
from sansatout.laws.values import Revoke
from sansatout.seats import Seat
from sansatout.structs import replace

__all__ = [
    "changed",
    "establish",
    "establish_all",
    "note_revoke",
    "open_revokes",
    "taken_back",
    "trick_cards",
]

_I = Irregularity
RULEBOOK.declares(
    Declared(
        "REVOKE_CORRECTED_DEF", "L-REVOKE-2", bears_on=hand_of, ends_with_trick=True,
        asked=Asked(revokes_seen.taken_back),
        expires=lambda ref, _offer, hand: not ref.is_defender(hand),
    )
)  # fmt: skip
RULEBOOK.declares(
    Declared(
        "REVOKE_CORRECTED_DECL", "L-REVOKE-3", bears_on=hand_of, ends_with_trick=True,
        asked=Asked(revokes_seen.taken_back),
        expires=lambda ref, _offer, hand: ref.is_defender(hand),
    )
)  # fmt: skip
RULEBOOK.declares(
    Declared(
        "REVOKE_OPEN", "L-REVOKE-12", hidden=True, alleged=Phase.PLAY, likely=1,
        said=lambda ref, seat: _say_revoke(ref, _I.REVOKE_OPEN, seat),
        noticed=revokes_seen.in_play,
    )
)  # fmt: skip
RULEBOOK.declares(
    Declared(
        "REVOKE_ESTABLISHED", "L-REVOKE-13", hidden=True, alleged=Phase.PLAY, likely=2,
        said=lambda ref, seat: _say_revoke(ref, _I.REVOKE_ESTABLISHED, seat),
        noticed=revokes_seen.afterwards,
        asked=Asked(
            revokes_seen.kept, is_there=revokes_seen.is_alone,
            grants=revokes_seen.tricks_claimed, others=revokes_seen.OTHER_PRICES,
        ),
    )
)  # fmt: skip
RULEBOOK.declares(Declared("REVOKE", "L-VIEW-3"))


def note_revoke(ref: Referee, hand: Seat, card: Card, *, demanded: bool, obeying: bool) -> Referee:
    """Note a card that is not of the suit required although the hand has it (L-REVOKE-1)."""
    if demanded:
        limit = lead_limit(ref, hand)
        assert limit is not None, "a suit was demanded"
        required = limit.suit
    else:
        required = ref.play.trick[0][1].suit if ref.play.trick else None
    if required is None or card.suit is required or not ref.hands[hand].suit(required):
        return ref
    revoke = Revoke(
        hand, ref.trick_number, card, required,
        status=_status(ref, hand, obeying=obeying), leading=demanded, dummy=hand is ref.dummy,
        away=hand is ref.play.declarer and ref.play.dummy_away,
    )  # fmt: skip
    ref = ref.with_(revokes=(*ref.aftermath.revokes, revoke))
    return ref.rule("revoke", "L-REVOKE-1", public=False, seat=hand, trick=revoke.trick)


def _status(ref: Referee, hand: Seat, *, obeying: bool) -> Status:
    """Tell a revoke from what is none (L-REVOKE-7) or goes unpunished (L-CLAIM-3, L-PEN-9)."""
    if ref.trick_number > ref.code.last_revoke_trick:
        return Status.NOT_A_REVOKE
    if ref.play.open_play and hand is ref.play.declarer:
        return Status.EXEMPT
    if obeying and ref.play.improper_by is hand.side.other:
        return Status.EXEMPT  # whether or not the partner asked for it
    return Status.OPEN


def changed(
    ref: Referee, which: Callable[[Revoke], bool], change: Callable[[Revoke], Revoke]
) -> Referee:
    """Return the state with some of the revokes changed."""
    revokes = tuple(change(one) if which(one) else one for one in ref.aftermath.revokes)
    return ref.with_(revokes=revokes)


def open_revokes(ref: Referee) -> tuple[Revoke, ...]:
    """Return the revokes that can still be put right."""
    return tuple(one for one in ref.aftermath.revokes if one.status is Status.OPEN)


def taken_back(
    ref: Referee, seat: Seat | None, act: TakeBack, *, not_now: str, not_his: str
) -> tuple[Seat, Revoke | None]:
    """Return into which hand a card is taken back, and the open revoke that it was, if it was one.

    :raises Rejected: by these laws, if no card can be, or the hand is not the player's
    """
    hand = act.hand or seat
    if ref.phase is not Phase.PLAY or seat is None or hand is None:
        raise Rejected("law-not-now", not_now)
    if hand is not seat and (seat is not ref.play.declarer or hand is not ref.dummy):
        raise Rejected("law-not-his-cards", not_his, seat=seat, hand=hand)
    own = (one for one in open_revokes(ref) if one.seat is hand and one.card is act.card)
    return hand, next(own, None)


def establish(ref: Referee, hand: Seat) -> Referee:
    """Establish what the side of this hand, having played to the trick, can no longer mend."""
    for revoke in open_revokes(ref) if ref.aftermath.revokes else ():
        if _established_by(revoke, hand, ref.trick_number):
            ref = _established(ref, revoke)
    return ref


def _established_by(revoke: Revoke, hand: Seat, number: int) -> bool:
    """Tell whether a play of the hand establishes the revoke (L-REVOKE-6)."""
    if revoke.leading and hand is revoke.seat.partner and number == revoke.trick:
        return True
    return hand.side is revoke.seat.side and number > revoke.trick


def establish_all(ref: Referee) -> Referee:
    """Establish all: an agreed claim takes the place of playing on (L-CLAIM-8)."""
    for revoke in open_revokes(ref):
        ref = _established(ref, revoke)
    return ref


def _established(ref: Referee, revoke: Revoke) -> Referee:
    ref = changed(
        ref, lambda one: one is revoke, lambda one: replace(one, status=Status.ESTABLISHED)
    )
    return ref.rule(
        "revoke-established", "L-REVOKE-6", public=False, seat=revoke.seat, trick=revoke.trick
    )


def trick_cards(ref: Referee, number: int) -> tuple[tuple[Seat, Card], ...]:
    """Return the cards of a trick, gathered or not."""
    return ref.play.trick if number == ref.trick_number else ref.play.done[number - 1].cards


def _say_revoke(ref: Referee, kind: Irregularity, seat: Seat) -> Referee:
    """Make a revoke known that the seat may speak of, if there is one (A-50)."""
    status = Status.OPEN if kind is _I.REVOKE_OPEN else Status.ESTABLISHED
    found = [one for one in heard(ref, seat) if one.status is status and not one.said]
    if not found:
        raise nothing_found(ref, seat, "law-nothing-open", "L-PEN-6", irregularity=kind)
    revokes = tuple(
        replace(one, said=True, asked=one.asked or seat.side is not one.seat.side)
        if one in found
        else one
        for one in ref.aftermath.revokes
    )
    return ref.with_(revokes=revokes)


@RULEBOOK.on(AskRevoke, alleges=True)
def ask_revoke(ref: Referee, seat: Seat | None, act: AskRevoke) -> Referee:
    """Ask whether a player has not revoked (L-REVOKE-8); dummy may ask declarer only (-9)."""
    if ref.phase is not Phase.PLAY or seat is None or seat is act.of:
        raise Rejected("law-not-now", "L-REVOKE-8")
    if seat is ref.dummy and act.of is not ref.play.declarer:
        raise Rejected("law-dummy-may-not", "L-REVOKE-9")
    ref = ref.rule("revoke-asked", "L-REVOKE-8", seat=seat, of=act.of)
    if seat is ref.dummy:
        barred = ref.play.dummy_looked  # L-REVOKE-10
        return _mark(ref, act.of, lambda one: replace(one, barred=one.barred or barred))
    if seat.side is act.of.side:
        return ref
    return _mark(ref, act.of, lambda one: replace(one, asked=True))


def _mark(ref: Referee, of: Seat, change: Callable[[Revoke], Revoke]) -> Referee:
    return changed(ref, lambda one: one.seat is of and one.status is Status.OPEN, change)


@RULEBOOK.offers(Place.REVOKE)
def asking(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to ask the others whether they have not revoked; dummy asks declarer (L-REVOKE-8)."""
    if ref.phase is Phase.PLAY:
        yield _asked((ref.play.declarer,) if seat is ref.dummy else seat.others)


@cache
def _asked(of: tuple[Seat | None, ...]) -> Action:
    return free(AskRevoke, of=of)
