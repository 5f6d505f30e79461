"""Chapter 9: the tricks that a revoke costs, claimed after the play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sansatout.events.acts import Time
from sansatout.events.codec import Value
from sansatout.events.irregular import AssertRevoke, GatherCards, MixCards
from sansatout.events.offered import Action, free, whole
from sansatout.laws.code import RULEBOOK, Place, Rejected
from sansatout.laws.kinds import Phase, Status
from sansatout.laws.revokes import changed, trick_cards
from sansatout.laws.state import Referee
from sansatout.laws.values import Revoke, Transfer
from sansatout.seats import Seat
from sansatout.structs import replace

__all__ = ["can_be_penalised", "gather_cards", "revokes_named"]

FIRST, LATER = 2, 1
"""Tricks taken for a side's first revoke in a deal and for each later one (L-REVOKE-13)."""


def _in_time(ref: Referee) -> bool:
    """Tell whether a revoke can still be penalised (L-REVOKE-17)."""
    if ref.phase is Phase.RUBBER_END:
        return not ref.aftermath.settled
    return ref.phase is Phase.AFTER_PLAY and not ref.aftermath.next_cut


def can_be_penalised(ref: Referee, revoke: Revoke) -> bool:
    """Tell whether tricks may be taken for it (L-REVOKE-4, A-32, L-REVOKE-11, L-VIEW-3)."""
    protected = revoke.away and not revoke.asked
    waived = revoke.waived or (revoke.seat.side.other, revoke.trick) in ref.rights.waived
    free = revoke.dummy or protected or waived or revoke.paid
    return revoke.status is Status.ESTABLISHED and not free


@RULEBOOK.on(AssertRevoke, alleges=True)
def assert_revoke(ref: Referee, seat: Seat | None, act: AssertRevoke) -> Referee:
    """Claim the penalty after play, at once or after searching the tricks.

    L-REVOKE-13, L-REVOKE-16.
    """
    if seat is None or not _in_time(ref):
        raise Rejected("law-too-late", "L-REVOKE-17")
    if seat.side is act.of.side or seat is ref.dummy:
        raise Rejected("law-not-his-right", "L-REVOKE-13")
    if act.pending:
        ref = ref.with_(asserted=(seat, act.of, act.trick))
        return ref.rule("revoke-searched", "L-REVOKE-16", seat=seat, of=act.of, trick=act.trick)
    found = next(
        (r for r in ref.aftermath.revokes if r.seat is act.of and r.trick == act.trick), None
    )
    if found is None or not can_be_penalised(ref, found):
        raise Rejected("law-no-such-revoke", "L-REVOKE-13", of=act.of, trick=act.trick)
    return _pay(ref.with_(asserted=None), found)


@RULEBOOK.on(MixCards)
def mix_cards(ref: Referee, _seat: Seat | None, act: MixCards) -> Referee:
    """Mixing the cards before a check is finished proves the other side right (L-REVOKE-16)."""
    if ref.phase not in (Phase.AFTER_PLAY, Phase.RUBBER_END) or ref.aftermath.gathered:
        raise Rejected("law-not-now", "L-REVOKE-16")
    if ref.rights.asserted is None or ref.rights.asserted[1].side is not act.side:
        return ref
    _, of, number = ref.rights.asserted
    ref = ref.with_(asserted=None).rule("cards-mixed", "L-REVOKE-16", side=act.side)
    found = next((r for r in ref.aftermath.revokes if r.seat is of and r.trick == number), None)
    if found is not None and (found.paid or number > ref.code.last_revoke_trick):
        return ref
    if found is None:
        found = _alleged(ref, of, number)
        ref = ref.with_(revokes=(*ref.aftermath.revokes, found))
    return _pay(ref, found)


def _alleged(ref: Referee, of: Seat, number: int) -> Revoke:
    """Return the revoke that can no longer be disproved."""
    cards = trick_cards(ref, number) if 1 <= number <= len(ref.play.done) else ()
    card = next((card for seat, card in cards if seat is of), None)
    if card is None:
        raise Rejected("law-no-such-revoke", "L-REVOKE-16", of=of, trick=number)
    return Revoke(of, number, card, cards[0][1].suit, status=Status.ESTABLISHED)


def _pay(ref: Referee, revoke: Revoke) -> Referee:
    """Hand tricks over: two for the first revoke, one for each later one.

    L-REVOKE-13, L-REVOKE-14, L-REVOKE-15.
    """
    giver = revoke.seat.side
    count = LATER if _is_later(ref, revoke) else FIRST
    tricks = _takeable(ref, revoke)[:count]
    ref = changed(ref, lambda one: one is revoke, lambda one: replace(one, paid=True, said=True))
    transfer = Transfer(giver, giver.other, tricks, revoke.seat, revoke.trick)
    ref = ref.with_(transfers=(*ref.aftermath.transfers, transfer))
    return ref.rule(
        "tricks-transferred", "L-REVOKE-13", count=len(tricks), giver=giver, taker=giver.other,
        seat=revoke.seat, trick=revoke.trick,
    )  # fmt: skip


def _is_later(ref: Referee, revoke: Revoke) -> bool:
    """Tell whether the side (or the player) has paid for a revoke in this deal (A-31)."""
    by_player = ref.book.second_revoke == "player"
    return any(
        one.seat is revoke.seat if by_player else one.giver is revoke.seat.side
        for one in ref.aftermath.transfers
    )


def _takeable(ref: Referee, revoke: Revoke) -> tuple[int, ...]:
    """Return the tricks the side won after the revoke was established (L-REVOKE-14, A-28)."""
    side = revoke.seat.side
    with_own = ref.book.revoke_trick_taken
    first = revoke.trick if revoke.leading or with_own else revoke.trick + 1
    won = [
        n for n, trick in enumerate(ref.play.done, start=1) if n >= first and trick.owner is side
    ]
    given = [14 + i for i in range(ref.aftermath.awarded[side])]
    taken = {n for one in ref.aftermath.transfers if one.giver is side for n in one.tricks}
    return tuple(n for n in (*won, *given) if n not in taken)


@RULEBOOK.on(GatherCards)
def gather_cards(ref: Referee, _seat: Seat | None, _act: GatherCards) -> Referee:
    """Gather the cards for shuffling: wrong tricks stay where they are (L-WTRICK-1)."""
    if ref.phase not in (Phase.AFTER_PLAY, Phase.RUBBER_END, Phase.PASSED_OUT):
        raise Rejected("law-not-now", "L-WTRICK-1")
    return ref.with_(gathered=True)


@RULEBOOK.offers(Place.REVOKE, during=(Time.AFTERWARDS,))
def asserting(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to assert a revoke, now or once it is found, and to spoil the proof (L-REVOKE-16)."""
    yield from revokes_named(ref, seat)
    yield from revokes_named(ref, seat, {"pending": True})
    if ref.rights.asserted is not None and ref.rights.asserted[1].side is seat.side:
        yield whole(MixCards(seat.side), irregular=True)


def revokes_named(
    ref: Referee, seat: Seat, fixed: Mapping[str, Value] | None = None
) -> Iterator[Action]:
    """Offer to say who of the opponents revoked, and in which trick (L-REVOKE-13)."""
    yield free(
        AssertRevoke, fixed, of=seat.side.other.seats, trick=range(1, len(ref.play.done) + 1)
    )
