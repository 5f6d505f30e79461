"""Chapter 9: the revoke, from the card to the tricks it costs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sansatout.cards import Card
from sansatout.events.irregular import AskRevoke, AssertRevoke, GatherCards, MixCards, TakeBack
from sansatout.laws.code import RULEBOOK, Rejected
from sansatout.laws.exposed import expose
from sansatout.laws.kinds import Irregularity, Phase, Remedy, Status
from sansatout.laws.limits import lead_limit
from sansatout.laws.options import LawOptions
from sansatout.laws.state import Referee
from sansatout.laws.suspicions import heard, nothing_found
from sansatout.laws.values import Correction, Offer, Revoke, Transfer
from sansatout.seats import Seat, Side

__all__ = [
    "changed",
    "demand_replacement",
    "establish",
    "establish_all",
    "note_revoke",
    "open_revokes",
]

_I = Irregularity
ON_NEXT_TRICK = (_I.DEF_LEAD_OUT, _I.DECL_LEAD_OUT, _I.WRONG_HAND, _I.DEF_PREMATURE)
"""Choices that are gone when the cards of a trick go back to the hands."""
FIRST, LATER = 2, 1
"""Tricks taken for a side's first revoke in a deal and for each later one (L-REVOKE-13)."""


def note_revoke(ref: Referee, hand: Seat, card: Card, *, demanded: bool, obeying: bool) -> Referee:
    """Note a card that is not of the suit required although the hand has it (L-REVOKE-1)."""
    if demanded:
        limit = lead_limit(ref, hand)
        assert limit is not None, "a suit was demanded"
        required = limit.suit
    else:
        required = ref.trick[0][1].suit if ref.trick else None
    if required is None or card.suit is required or not ref.hands[hand].suit(required):
        return ref
    revoke = Revoke(
        hand, ref.trick_number, card, required,
        status=_status(ref, hand, obeying=obeying), leading=demanded, dummy=hand is ref.dummy,
        away=hand is ref.declarer and ref.dummy_away,
    )  # fmt: skip
    ref = ref.with_(revokes=(*ref.revokes, revoke))
    return ref.rule("revoke", "L-REVOKE-1", public=False, seat=hand, trick=revoke.trick)


def _status(ref: Referee, hand: Seat, *, obeying: bool) -> Status:
    """Tell a revoke from what is none (L-REVOKE-7) or goes unpunished (L-CLAIM-3, L-PEN-9)."""
    if ref.trick_number > ref.code.last_revoke_trick:
        return Status.NOT_A_REVOKE
    if ref.open_play and hand is ref.declarer:
        return Status.EXEMPT
    if obeying and ref.improper_by is hand.side.other:
        return Status.EXEMPT  # whether or not the partner asked for it
    return Status.OPEN


def changed(
    ref: Referee, which: Callable[[Revoke], bool], change: Callable[[Revoke], Revoke]
) -> Referee:
    """Return the state with some of the revokes changed."""
    revokes = tuple(change(one) if which(one) else one for one in ref.revokes)
    return ref.with_(revokes=revokes)


def open_revokes(ref: Referee) -> tuple[Revoke, ...]:
    """Return the revokes that can still be put right."""
    return tuple(one for one in ref.revokes if one.status is Status.OPEN)


def establish(ref: Referee, hand: Seat) -> Referee:
    """Establish what the side of this hand, having played to the trick, can no longer mend."""
    for revoke in open_revokes(ref):
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


@RULEBOOK.on(TakeBack, alleges=True)
def take_back(ref: Referee, seat: Seat | None, act: TakeBack) -> Referee:
    """Withdraw the card of one's own open revoke (L-REVOKE-2, -3), or one under L-REVOKE-5."""
    hand = act.hand or seat
    if ref.phase is not Phase.PLAY or seat is None or hand is None:
        raise Rejected("law-not-now", "L-REVOKE-2")
    if hand is not seat and (seat is not ref.declarer or hand is not ref.dummy):
        raise Rejected("law-not-his-cards", "L-DUMMY-2", seat=seat, hand=hand)
    revoke = next((r for r in open_revokes(ref) if r.seat is hand and r.card is act.card), None)
    if revoke is not None and not revoke.barred:
        return _correct(ref, revoke)
    if ref.correction is not None and (hand, act.card) in ref.correction.may_take_back:
        return _take_back_between(ref, ref.correction, hand, act.card)
    raise Rejected("law-may-not-take-back", "L-REVOKE-10" if revoke else "L-REVOKE-5")


def _correct(ref: Referee, revoke: Revoke) -> Referee:
    """Reopen the trick for a revoke its player noticed himself, or after a question (A-25)."""
    if revoke.asked:
        return _replaced(ref, revoke)
    later = _played_after(ref, revoke)
    ref = _reopen(ref, revoke)
    return _offer_correction(ref, revoke, later)


def _offer_correction(
    ref: Referee, revoke: Revoke, later: tuple[tuple[Seat, Card], ...]
) -> Referee:
    assert ref.declarer is not None, "play has a declarer"
    remedies: tuple[Remedy, ...]
    if ref.is_defender(revoke.seat):
        kind, chooser = _I.REVOKE_CORRECTED_DEF, ref.declarer
        remedies = (Remedy.EXPOSE_CARD, Remedy.PLAY_HIGHEST, Remedy.PLAY_LOWEST)
    else:
        kind, chooser = _I.REVOKE_CORRECTED_DECL, ref.declarer.lho
        remedies = (Remedy.PLAY_HIGHEST, Remedy.PLAY_LOWEST)
        if revoke.dummy or all(seat is not chooser for seat, _ in later):
            return ref  # L-REVOKE-3, -4: nobody on the left has played after it
    offer = Offer(
        kind, revoke.seat, (chooser,), remedies,
        card=revoke.card, hand=revoke.seat, suit=revoke.required, trick=revoke.trick,
    )  # fmt: skip
    return ref.offer(offer)


def _trick_cards(ref: Referee, number: int) -> tuple[tuple[Seat, Card], ...]:
    return ref.trick if number == ref.trick_number else ref.done[number - 1].cards


def _played_after(ref: Referee, revoke: Revoke) -> tuple[tuple[Seat, Card], ...]:
    """Return the cards of the trick played after the wrong one."""
    cards = _trick_cards(ref, revoke.trick)
    return cards[cards.index((revoke.seat, revoke.card)) + 1 :]


def _reopen(ref: Referee, revoke: Revoke) -> Referee:
    """Take the card out of its trick, even a completed one; its player is due again."""
    later = _played_after(ref, revoke)
    if revoke.trick < ref.trick_number:
        ref = _back_to_last_trick(ref)
    ref = changed(ref, lambda one: one is revoke, lambda one: replace(one, status=Status.CORRECTED))
    ref = ref.rule("revoke-corrected", "L-REVOKE-2", seat=revoke.seat, trick=revoke.trick)
    leader, may = ref.leader, tuple(card for card in later if _may_change(revoke, card))
    if revoke.leading:
        for seat, card in ref.trick:
            ref = ref.giving(seat, card)
        return ref.with_(trick=(), leader=leader, correction=None)
    ref = ref.giving(revoke.seat, revoke.card)
    left = tuple(one for one in ref.trick if one != (revoke.seat, revoke.card))
    correction = Correction(revoke.trick, revoke.seat, may)
    return ref.with_(trick=left, correction=correction)


def _may_change(revoke: Revoke, played: tuple[Seat, Card]) -> bool:
    """Opponents may change their cards, the partner only a wrong suit (L-REVOKE-5)."""
    seat, card = played
    return seat.side is not revoke.seat.side or card.suit is not revoke.required


def _back_to_last_trick(ref: Referee) -> Referee:
    """Give the cards of the next trick back, and bring the last one to the table again."""
    for seat, card in ref.trick:
        ref = ref.giving(seat, card)
    number = ref.trick_number
    kept = tuple(one for one in ref.revokes if one.trick < number)
    last = ref.done[-1]
    for offer in ref.offered(*ON_NEXT_TRICK):
        ref = ref.withdraw(offer)
    for offer in ref.offered(_I.SURPLUS_CARD):
        if offer.offender is last.short:
            ref = ref.withdraw(offer)  # the trick he missed is open again
    return ref.with_(
        done=ref.done[:-1],
        trick=last.cards,
        leader=last.leader,
        revokes=kept,
        wrong_lead=None,
        inspecting=None,
        may_play=frozenset(),
        lead_limits=tuple(one for one in ref.lead_limits if one.lasting),
        play_limits=(),
    )


def _take_back_between(ref: Referee, correction: Correction, hand: Seat, card: Card) -> Referee:
    """Withdraw a card played between the revoke and its correction (L-REVOKE-5)."""
    left = tuple(one for one in ref.trick if one != (hand, card))
    may = tuple(one for one in correction.may_take_back if one != (hand, card))
    ref = ref.giving(hand, card).with_(
        trick=left, correction=replace(correction, may_take_back=may)
    )
    return ref.with_(shown_cards=ref.shown_cards | {(hand, card)})


def demand_replacement(ref: Referee, seat: Seat) -> Referee:
    """Have the last open revoke of the other side replaced (L-REVOKE-12)."""
    if ref.phase is not Phase.PLAY or seat is ref.dummy:
        raise Rejected("law-nothing-to-replace", "L-REVOKE-12")
    theirs = [
        one
        for one in heard(ref, seat)
        if one.status is Status.OPEN and one.seat.side is not seat.side
    ]
    if not theirs:
        raise nothing_found(ref, seat, "law-nothing-to-replace", "L-REVOKE-12")
    return _replaced(ref, theirs[-1])


def _replaced(ref: Referee, revoke: Revoke) -> Referee:
    """Replace a card on demand: a defender's is then exposed, declarer's goes back free (A-25)."""
    if isinstance(ref.options, LawOptions) and ref.options.replaced_on_demand == "as-corrected":
        later = _played_after(ref, revoke)
        return _offer_correction(_reopen(ref, revoke), revoke, later)
    ref = _reopen(ref, revoke)
    return expose(ref, revoke.seat, revoke.card, law="L-REVOKE-12")


@RULEBOOK.on(AskRevoke, alleges=True)
def ask_revoke(ref: Referee, seat: Seat | None, act: AskRevoke) -> Referee:
    """Ask whether a player has not revoked (L-REVOKE-8); dummy may ask declarer only (-9)."""
    if ref.phase is not Phase.PLAY or seat is None or seat is act.of:
        raise Rejected("law-not-now", "L-REVOKE-8")
    if seat is ref.dummy and act.of is not ref.declarer:
        raise Rejected("law-dummy-may-not", "L-REVOKE-9")
    ref = ref.rule("revoke-asked", "L-REVOKE-8", seat=seat, of=act.of)
    if seat is ref.dummy:
        barred = ref.dummy_looked  # L-REVOKE-10
        return _mark(ref, act.of, lambda one: replace(one, barred=one.barred or barred))
    if seat.side is act.of.side:
        return ref
    return _mark(ref, act.of, lambda one: replace(one, asked=True))


def _mark(ref: Referee, of: Seat, change: Callable[[Revoke], Revoke]) -> Referee:
    return changed(ref, lambda one: one.seat is of and one.status is Status.OPEN, change)


def _in_time(ref: Referee) -> bool:
    """Tell whether a revoke can still be penalised (L-REVOKE-17)."""
    if ref.phase is Phase.RUBBER_END:
        return not ref.settled
    return ref.phase is Phase.AFTER_PLAY and not ref.next_cut


def can_be_penalised(ref: Referee, revoke: Revoke) -> bool:
    """Tell whether tricks may be taken for it (L-REVOKE-4, A-32, L-REVOKE-11, L-VIEW-3)."""
    protected = revoke.away and not revoke.asked
    waived = revoke.waived or (revoke.seat.side.other, revoke.trick) in ref.waived
    free = revoke.dummy or protected or waived or revoke.paid
    return revoke.status is Status.ESTABLISHED and not free


@RULEBOOK.on(AssertRevoke, alleges=True)
def assert_revoke(ref: Referee, seat: Seat | None, act: AssertRevoke) -> Referee:
    """Claim the penalty after play, at once or after searching the tricks (L-REVOKE-13, -16)."""
    if seat is None or not _in_time(ref):
        raise Rejected("law-too-late", "L-REVOKE-17")
    if seat.side is act.of.side or seat is ref.dummy:
        raise Rejected("law-not-his-right", "L-REVOKE-13")
    if act.pending:
        ref = ref.with_(asserted=(seat, act.of, act.trick))
        return ref.rule("revoke-searched", "L-REVOKE-16", seat=seat, of=act.of, trick=act.trick)
    found = next((r for r in ref.revokes if r.seat is act.of and r.trick == act.trick), None)
    if found is None or not can_be_penalised(ref, found):
        raise Rejected("law-no-such-revoke", "L-REVOKE-13", of=act.of, trick=act.trick)
    return _pay(ref.with_(asserted=None), found)


@RULEBOOK.on(MixCards)
def mix_cards(ref: Referee, _seat: Seat | None, act: MixCards) -> Referee:
    """Mixing the cards before a check is finished proves the other side right (L-REVOKE-16)."""
    if ref.phase not in (Phase.AFTER_PLAY, Phase.RUBBER_END) or ref.gathered:
        raise Rejected("law-not-now", "L-REVOKE-16")
    if ref.asserted is None or ref.asserted[1].side is not act.side:
        return ref
    _, of, number = ref.asserted
    ref = ref.with_(asserted=None).rule("cards-mixed", "L-REVOKE-16", side=act.side)
    found = next((r for r in ref.revokes if r.seat is of and r.trick == number), None)
    if found is not None and (found.paid or number > ref.code.last_revoke_trick):
        return ref
    if found is None:
        found = _alleged(ref, of, number)
        ref = ref.with_(revokes=(*ref.revokes, found))
    return _pay(ref, found)


def _alleged(ref: Referee, of: Seat, number: int) -> Revoke:
    """Return the revoke that can no longer be disproved."""
    cards = _trick_cards(ref, number) if 1 <= number <= len(ref.done) else ()
    card = next((card for seat, card in cards if seat is of), None)
    if card is None:
        raise Rejected("law-no-such-revoke", "L-REVOKE-16", of=of, trick=number)
    return Revoke(of, number, card, cards[0][1].suit, status=Status.ESTABLISHED)


def _pay(ref: Referee, revoke: Revoke) -> Referee:
    """Hand tricks over: two for the first revoke, one for each later one (L-REVOKE-13..15)."""
    giver = revoke.seat.side
    count = LATER if _is_later(ref, revoke) else FIRST
    tricks = _takeable(ref, revoke)[:count]
    ref = changed(ref, lambda one: one is revoke, lambda one: replace(one, paid=True, said=True))
    transfer = Transfer(giver, giver.other, tricks, revoke.seat, revoke.trick)
    ref = ref.with_(transfers=(*ref.transfers, transfer))
    return ref.rule(
        "tricks-transferred", "L-REVOKE-13", count=len(tricks), giver=giver, taker=giver.other,
        seat=revoke.seat, trick=revoke.trick,
    )  # fmt: skip


def _is_later(ref: Referee, revoke: Revoke) -> bool:
    """Tell whether the side (or the player) has paid for a revoke in this deal (A-31)."""
    by_player = isinstance(ref.options, LawOptions) and ref.options.second_revoke == "player"
    return any(
        one.seat is revoke.seat if by_player else one.giver is revoke.seat.side
        for one in ref.transfers
    )


def _takeable(ref: Referee, revoke: Revoke) -> tuple[int, ...]:
    """Return the tricks the side won after the revoke was established (L-REVOKE-14, A-28)."""
    side = revoke.seat.side
    with_own = isinstance(ref.options, LawOptions) and ref.options.revoke_trick_taken
    first = revoke.trick if revoke.leading or with_own else revoke.trick + 1
    won = [n for n, trick in enumerate(ref.done, start=1) if n >= first and _has(trick.owner, side)]
    given = [14 + i for i in range(ref.awarded[side])]
    taken = {n for one in ref.transfers if one.giver is side for n in one.tricks}
    return tuple(n for n in (*won, *given) if n not in taken)


def _has(owner: Side, side: Side) -> bool:
    return owner is side


@RULEBOOK.on(GatherCards)
def gather_cards(ref: Referee, _seat: Seat | None, _act: GatherCards) -> Referee:
    """Gather the cards for shuffling: wrong tricks stay where they are (L-WTRICK-1)."""
    if ref.phase not in (Phase.AFTER_PLAY, Phase.RUBBER_END, Phase.PASSED_OUT):
        raise Rejected("law-not-now", "L-WTRICK-1")
    return ref.with_(gathered=True)
