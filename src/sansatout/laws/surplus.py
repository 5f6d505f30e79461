"""Chapter 10: a card too many from a short trick, and a card missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from sansatout.cards import Card
from sansatout.events import Event
from sansatout.events.irregular import CallAttention, ChooseRemedy, Discover, QuitTrick
from sansatout.laws.code import RULEBOOK, Declared, Noticed, Rejected, Witness
from sansatout.laws.kinds import Irregularity, Phase, Remedy, Status
from sansatout.laws.redeal import deal_again
from sansatout.laws.state import Referee
from sansatout.laws.stories import Asked, Story
from sansatout.laws.values import DoneTrick, Offer, Revoke
from sansatout.seats import Seat, Side
from sansatout.structs import replace

__all__ = ["close_short", "found_short", "give_back", "missing_card", "repair"]

_I = Irregularity


def _taken_short(ref: Referee, _rng: Random) -> Iterator[Story]:
    if len(ref.play.trick) == 3:
        side = ref.winner_of(ref.play.trick).side
        quits = Event(0, side.seats[0], QuitTrick(side))
        kind = CallAttention(str(Irregularity.SURPLUS_CARD))
        yield from ((quits, Event(0, seat, kind)) for seat in Seat)


def _counts(seen: Witness) -> Iterator[Noticed]:
    """Have the hands counted after a trick to which an opponent did not play, or could not."""
    ref, seat = seen.ref, seen.seat
    told = any(
        one.irregularity is _I.SURPLUS_CARD for one in (*ref.rights.offers, *ref.rights.lapsed)
    )
    if ref.phase is not Phase.PLAY or told or seat is ref.dummy:
        return
    for trick in ref.play.done:
        if len(trick.cards) < 4 and not trick.said:
            missed = next(one for one in Seat if trick.card_of(one) is None)
            if missed.side is not seat.side:
                yield f"short {missed}", Discover("counts")


RULEBOOK.declares(
    Declared(
        "SURPLUS_CARD", "L-SURPLUS-1", hidden=True, alleged=Phase.PLAY, likely=4,
        expires=lambda _ref, offer, hand: hand is offer.offender,
        noticed=_counts, asked=Asked(_taken_short),
    )
)  # fmt: skip
RULEBOOK.declares(Declared("MISSING_CARD", "L-MISS-1"))


def close_short(
    ref: Referee, side: Side, close: Callable[[Referee, DoneTrick], Referee]
) -> Referee:
    """Close a trick of three cards; the best of them wins it (L-SURPLUS-1)."""
    absent = [seat for seat in Seat if seat not in {s for s, _ in ref.play.trick}]
    if len(absent) != 1:
        raise Rejected("law-no-trick", "L-QUIT-1")
    assert ref.play.leader is not None, "play has a leader"
    offender = absent[0]
    winner = ref.winner_of(ref.play.trick)
    done = DoneTrick(
        ref.play.leader, ref.play.trick, winner, side, quitted=True,
        short=offender, hand_then=ref.hands[offender],
    )  # fmt: skip
    ref = close(ref, done)
    return _offer(ref, offender)


def _offer(ref: Referee, offender: Seat) -> Referee:
    """Let declarer, or his left opponent against him, have a new deal (L-SURPLUS-1, A-30)."""
    assert ref.play.declarer is not None, "play has a declarer"
    if offender is ref.dummy or ref.turn is None:
        return ref
    chooser: tuple[Seat, ...] = (ref.play.declarer,)
    if offender is ref.play.declarer:
        either = ref.book.surplus_against_declarer != "left-opponent"
        chooser = ref.defenders if either else (ref.play.declarer.lho,)
    return ref.offer(Offer(_I.SURPLUS_CARD, offender, chooser, (Remedy.NEW_DEAL, Remedy.ACCEPT)))


@RULEBOOK.remedy(Remedy.NEW_DEAL, _I.SURPLUS_CARD)
def new_deal(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Deal again because of a short trick (L-SURPLUS-1)."""
    return deal_again(ref, law="L-SURPLUS-1", penalty=True)


@RULEBOOK.remedy(Remedy.ACCEPT, _I.SURPLUS_CARD)
def go_on(ref: Referee, offer: Offer, _act: ChooseRemedy) -> Referee:
    """Play on; the offender has to put a card into the short trick (L-SURPLUS-2)."""
    return _say_short(ref, offer.offender)


def _say_short(ref: Referee, offender: Seat) -> Referee:
    done = tuple(replace(one, said=True) if one.short is offender else one for one in ref.play.done)
    return ref.with_(done=done)


def found_short(ref: Referee, many: list[Seat]) -> Referee:
    """Make a short trick known when somebody is found with a card too many."""
    for seat in many:
        offers = tuple(
            replace(one, said=True)
            if one.irregularity is _I.SURPLUS_CARD and one.offender is seat
            else one
            for one in ref.rights.offers
        )
        ref = _say_short(ref.with_(offers=offers), seat)
        ref = ref.rule("card-too-many", "L-SURPLUS-1", seat=seat)
    return ref


def repair(ref: Referee, hand: Seat, card: Card) -> Referee:
    """Put a card into the short trick that could have been played to it (L-SURPLUS-2)."""
    number = next((n for n, one in enumerate(ref.play.done) if one.short is hand), None)
    waiting = any(one.offender is hand for one in ref.offered(_I.SURPLUS_CARD))
    if number is None or waiting:
        raise Rejected("law-nothing-to-repair", "L-SURPLUS-2", seat=hand)
    trick = ref.play.done[number]
    assert trick.hand_then is not None, "a short trick remembers the hand"
    led = trick.cards[0][1].suit
    if card.suit is not led and trick.hand_then.suit(led) and ref.hands[hand].suit(led):
        raise Rejected("law-must-follow", "L-SURPLUS-2", seat=hand, suit=led)
    # The trick keeps its owner whatever the card is.
    mended = replace(trick, cards=(*trick.cards, (hand, card)), short=None, hand_then=None)
    done = (*ref.play.done[:number], mended, *ref.play.done[number + 1 :])
    exposed = tuple(one for one in ref.play.exposed if one.card is not card)
    ref = ref.taking(hand, card).with_(done=done, exposed=exposed)
    return ref.rule("trick-repaired", "L-SURPLUS-2", seat=hand, card=card, trick=number + 1)


def missing_card(ref: Referee, act: Discover) -> Referee:
    """Give a card that was found to who lacks it, or deal again (L-MISS-1, L-MISS-2)."""
    lacks = act.lacks or ref.play.missing
    if lacks is None or act.card is None or ref.holder(act.card) is not None:
        raise Rejected("law-nothing-missing", "L-MISS-1")
    if len(ref.hands[lacks]) >= 13 - len(ref.play.done) or _was_played(ref, act.card):
        raise Rejected("law-nothing-missing", "L-MISS-1")
    if act.where in ("not_found", "never_dealt"):
        return deal_again(ref, law="L-MISS-1")
    if act.where not in ("quitted_trick", "other_pack"):
        raise Rejected("law-no-such-place", "L-MISS-2", where=act.where)
    return give_back(ref, lacks, act.card)


def give_back(ref: Referee, seat: Seat, card: Card) -> Referee:
    """Give a card that was found to who lacks it; it was his all along (L-MISS-2, L-MISS-3)."""
    ref = ref.giving(seat, card).with_(missing=None)
    ref = ref.rule("card-found", "L-MISS-2", seat=seat, card=card)
    return _revoked_meanwhile(ref, seat, card)


def _was_played(ref: Referee, card: Card) -> bool:
    tricks = (ref.play.trick, *(one.cards for one in ref.play.done))
    return any(card is played for cards in tricks for _, played in cards)


def _revoked_meanwhile(ref: Referee, seat: Seat, card: Card) -> Referee:
    """Find the tricks at which he revoked, the card counting as his all along (L-MISS-3)."""
    known = {(one.seat, one.trick) for one in ref.aftermath.revokes}
    found = []
    for number, trick in enumerate(ref.play.done[:11], start=1):
        played, led = trick.card_of(seat), trick.cards[0][1].suit
        if played is None or played.suit is led or led is not card.suit:
            continue
        if (seat, number) in known:
            continue
        past = number < len(ref.play.done) or any(s.side is seat.side for s, _ in ref.play.trick)
        status = Status.ESTABLISHED if past else Status.OPEN
        found.append(Revoke(seat, number, played, led, status=status))
    return ref.with_(revokes=(*ref.aftermath.revokes, *found))
