"""What a seat may know of the referee's state: nothing a player at the table could not (A-50)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import asdict

from sansatout.cards import Card
from sansatout.laws.kinds import Phase, Status
from sansatout.laws.lawful import lawful_calls
from sansatout.laws.shown import (
    BondView,
    ClaimView,
    FaultView,
    LawView,
    OfferView,
    PositionView,
    RulingView,
)
from sansatout.laws.state import Referee
from sansatout.laws.values import Limit, Offer, PendingClaim, Ruling
from sansatout.seats import Seat
from sansatout.structs import once, replace

__all__ = [
    "law_view", "offer_view", "public", "ruling_view", "said", "sizes", "untold", "visible",
]  # fmt: skip


def public(ref: Referee, seat: Seat | None) -> PositionView:
    """Return what the seat knows, the cards included; ``None`` is a spectator, who sees no hand."""
    hands = {str(one): str(ref.hands[one]) for one in Seat if one in visible(ref, seat)}
    law = law_view(ref, seat)
    return PositionView(**asdict(law), hands=hands, trick=_pairs(ref.play.trick))


def law_view(ref: Referee, seat: Seat | None) -> LawView:
    """Return what the seat knows of the laws' part in the deal.

    Open revokes, short tricks and tricks taken by the wrong side are not in it until somebody has
    spoken of them. All but ``choices`` is the same for all.
    """
    known = _open_law(ref)
    shown = [pair for pair in ref.play.shown_to if pair[2] is seat]
    if shown:
        mine = tuple((owner, card) for owner, card, _ in shown if card in ref.hands[owner])
        known = replace(known, shown_to_you=sorted(_pairs(mine)))
    if not known.offers:
        return known
    own = [offer_view(ref, one) for one in ref.rights.offers if one.said and seat in one.chooser]
    return replace(known, choices=own)


@once
def _open_law(ref: Referee) -> LawView:
    """Return what everybody knows of the laws' part in the deal."""
    pending, wrong, redeal = ref.auction.pending, ref.play.wrong_lead, ref.aftermath.redeal
    calling = ref.phase is Phase.AUCTION
    return LawView(
        phase=str(ref.phase),
        dealer=_text(ref.dealer),
        turn=_text(ref.turn),
        calls=[(str(one), str(call)) for one, call in ref.auction.calls],
        open_call=None if pending is None else (str(pending.seat), str(pending.call)),
        may_call=[str(one) for one in Seat if lawful_calls(ref, one)] if calling else [],
        must_pass=sorted(map(str, ref.auction.must_pass)),
        must_correct=_text(ref.auction.must_correct),
        contract=_text(ref.play.contract),
        declarer=_text(ref.play.declarer),
        explain_due=_text(ref.auction.explain_due),
        last_trick=_last_trick(ref),
        wrong_lead=None if wrong is None else (str(wrong.seat), str(wrong.card)),
        exposed=[(str(one.seat), str(one.card)) for one in ref.play.exposed],
        shown=sorted(_pairs(tuple(one for one in ref.play.shown_cards if _unplayed(ref, one)))),
        tricks={str(side): count for side, count in ref.tricks.items()},
        offers=[offer_view(ref, one) for one in ref.rights.offers if one.said],
        choices=[],
        attention=[
            FaultView(str(one.irregularity), str(one.offender))
            for one in ref.rights.attention
            if not ref.code.facts(one.irregularity).hidden
        ],
        lead_limits=[_bond(one) for one in ref.play.lead_limits],
        play_limits=[_bond(one) for one in ref.play.play_limits],
        may_play=sorted(map(str, ref.play.may_play)),
        right_lost=[str(kind) for kind in ref.rights.right_lost],
        claim=None if ref.play.claim is None else (str(ref.play.claim.seat), ref.play.claim.tricks),
        claimed=None if ref.play.claim is None else _claim(ref.play.claim),
        open_play=ref.play.open_play,
        line=[str(card) for card in ref.play.line],
        explained=ref.play.explained,
        inspecting=None if ref.play.inspecting is None else _inspecting(*ref.play.inspecting),
        dummy_away=ref.play.dummy_away,
        revokes=[
            (str(one.seat), one.trick, str(one.status))
            for one in ref.aftermath.revokes
            if one.said or one.status is Status.CORRECTED
        ],
        transferred=[
            (str(one.giver), str(one.taker), len(one.tricks)) for one in ref.aftermath.transfers
        ],
        peeks=[str(side) for side, _ in ref.aftermath.peeks],
        redeal=None if redeal is None else (str(redeal.dealer), redeal.pack),
        next_dealer=_text(ref.aftermath.next_dealer),
        log=[ruling_view(one) for one in said(ref.log)],
    )


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _last_trick(ref: Referee) -> list[tuple[str, str]] | None:
    lies = ref.play.done and not ref.play.done[-1].quitted and not ref.play.trick
    return _pairs(ref.play.done[-1].cards) if lies else None


def _pairs(cards: tuple[tuple[Seat, Card], ...]) -> list[tuple[str, str]]:
    return [(str(seat), str(card)) for seat, card in cards]


def _unplayed(ref: Referee, shown: tuple[Seat, Card]) -> bool:
    return shown[1] in ref.hands[shown[0]]


def _claim(claim: PendingClaim) -> ClaimView:
    return ClaimView(
        str(claim.seat),
        claim.tricks,
        claim.words,
        [str(card) for card in claim.line],
        sorted(map(str, claim.agreed)),
        claim.more,
    )


def _inspecting(seat: Seat, trick: int) -> tuple[str, str]:
    return str(seat), str(trick)


def offer_view(ref: Referee, offer: Offer) -> OfferView:
    """Return a choice as it is shown."""
    return OfferView(
        str(offer.irregularity),
        ref.code.law(offer.irregularity),
        str(offer.offender),
        [str(seat) for seat in offer.chooser],
        [str(remedy) for remedy in offer.remedies],
        _text(offer.card),
    )


def _bond(limit: Limit) -> BondView:
    return BondView(str(limit.seat), str(limit.kind), _text(limit.suit), _text(limit.card))


def ruling_view(ruling: Ruling) -> RulingView:
    """Return a ruling as it is shown."""
    arguments = {
        name: value if isinstance(value, int) else str(value)
        for name, value in ruling.arguments.items()
    }
    return RulingView(ruling.message, ruling.law, arguments, ruling.in_sight)


def visible(ref: Referee, seat: Seat | None) -> frozenset[Seat]:
    """Return whose hands the seat sees: its own, dummy's, and those opened by a claim."""
    opened = _opened(ref)
    if seat is None:
        return opened
    to_him = {owner for owner, viewer in ref.play.opened_to if viewer is seat}
    return opened | to_him | {seat}


@once
def _opened(ref: Referee) -> frozenset[Seat]:
    """Return whose hands lie open to everybody."""
    opened, dummy = ref.play.opened, ref.dummy
    return opened | {dummy} if ref.play.faced and dummy is not None else opened


def sizes(ref: Referee, seat: Seat | None) -> Mapping[Seat, int]:
    """Return how many cards the seat takes each hand to hold: one it does not see, from 13.

    When the turn passes over a hand, everybody sees that it is empty.
    """
    return _reckoned(ref) | {owner: len(ref.hands[owner]) for owner in visible(ref, seat)}


@once
def _reckoned(ref: Referee) -> dict[Seat, int]:
    """Return how many cards each hand has left for who does not see it."""
    left = dict.fromkeys(Seat, 13)
    for cards in (ref.play.trick, *[one.cards for one in ref.play.done]):
        for seat, _ in cards:
            left[seat] -= 1
    return left | dict.fromkeys(ref.passed_over, 0)


def said(rulings: tuple[Ruling, ...]) -> tuple[Ruling, ...]:
    """Return the rulings the whole table hears."""
    return tuple(one for one in rulings if one.public)


def untold(ref: Referee) -> tuple[Ruling, ...]:
    """Return what the referee kept to himself, for the story when nothing can be claimed any more.

    Empty as long as a revoke could still be asserted (L-REVOKE-17) or a trick reclaimed.
    """
    over = ref.aftermath.settled or ref.aftermath.next_cut or ref.phase is Phase.PASSED_OUT
    return tuple(one for one in ref.log if not one.public) if over else ()
