"""What a seat may know of the referee's state: nothing a player at the table could not (A-50)."""

from __future__ import annotations

from sansatout.cards import Card
from sansatout.laws.kinds import HIDDEN, Phase, Status
from sansatout.laws.lawful import lawful_calls
from sansatout.laws.state import Referee
from sansatout.laws.values import Limit, Offer, Ruling
from sansatout.seats import Seat

__all__ = ["plain_offer", "plain_ruling", "public", "said", "size", "untold", "visible"]

Plain = dict[str, object]


def public(ref: Referee, seat: Seat | None) -> Plain:
    """Return as plain values what the seat knows; ``None`` is a spectator, who sees no hand.

    Open revokes, short tricks and tricks taken by the wrong side are not in it until somebody has
    spoken of them.
    """
    return {
        "phase": str(ref.phase),
        "dealer": _text(ref.dealer),
        "turn": _text(ref.turn),
        **_auction(ref),
        **_cards(ref, seat),
        **_rights(ref, seat),
        **_afterwards(ref),
    }


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _auction(ref: Referee) -> Plain:
    pending = ref.pending
    return {
        "calls": [[str(seat), str(call)] for seat, call in ref.calls],
        "open_call": None if pending is None else [str(pending.seat), str(pending.call)],
        "may_call": [str(seat) for seat in Seat if lawful_calls(ref, seat)],
        "must_pass": sorted(map(str, ref.must_pass)),
        "must_correct": _text(ref.must_correct),
        "contract": _text(ref.contract),
        "declarer": _text(ref.declarer),
        "explain_due": _text(ref.explain_due),
    }


def visible(ref: Referee, seat: Seat | None) -> frozenset[Seat]:
    """Return whose hands the seat sees: its own, dummy's, and those opened by a claim."""
    dummy = {ref.dummy} if ref.faced else set()
    return frozenset(one for one in Seat if one is seat or one in ref.opened or one in dummy)


def size(ref: Referee, owner: Seat, seat: Seat | None) -> int:
    """Return how many cards the seat takes a hand to hold: who does not see it reckons from 13.

    When the turn passes over a hand, everybody sees that it is empty.
    """
    if owner in visible(ref, seat):
        return len(ref.hands[owner])
    return 0 if owner in ref.passed_over else ref.should_hold(owner)


def _cards(ref: Referee, seat: Seat | None) -> Plain:
    seen = visible(ref, seat)
    on_table = ref.done[-1] if ref.done and not ref.done[-1].quitted and not ref.trick else None
    wrong = ref.wrong_lead
    return {
        "hands": {str(one): str(ref.hands[one]) for one in Seat if one in seen},
        "trick": _pairs(ref.trick),
        "last_trick": None if on_table is None else _pairs(on_table.cards),
        "wrong_lead": None if wrong is None else [str(wrong.seat), str(wrong.card)],
        "exposed": [[str(one.seat), str(one.card)] for one in ref.exposed],
        "shown": sorted(_pairs(tuple(one for one in ref.shown_cards if _unplayed(ref, one)))),
        "tricks": {str(side): count for side, count in ref.tricks.items()},
    }


def _pairs(cards: tuple[tuple[Seat, Card], ...]) -> list[list[str]]:
    return [[str(seat), str(card)] for seat, card in cards]


def _unplayed(ref: Referee, shown: tuple[Seat, Card]) -> bool:
    return shown[1] in ref.hands[shown[0]]


def _rights(ref: Referee, seat: Seat | None) -> Plain:
    offers = [one for one in ref.offers if one.said]
    return {
        "offers": [plain_offer(one) for one in offers],
        "choices": [plain_offer(one) for one in offers if seat in one.chooser],
        "attention": [
            {"irregularity": str(one.irregularity), "offender": str(one.offender)}
            for one in ref.attention
            if one.irregularity not in HIDDEN
        ],
        "lead_limits": [_limit(one) for one in ref.lead_limits],
        "play_limits": [_limit(one) for one in ref.play_limits],
        "may_play": sorted(map(str, ref.may_play)),
        "right_lost": [str(kind) for kind in ref.right_lost],
        "claim": None if ref.claim is None else [str(ref.claim.seat), ref.claim.tricks],
        "open_play": ref.open_play,
        "inspecting": None if ref.inspecting is None else [str(one) for one in ref.inspecting],
        "dummy_away": ref.dummy_away,
    }


def plain_offer(offer: Offer) -> Plain:
    """Return a choice as plain values."""
    return {
        "irregularity": str(offer.irregularity),
        "law": offer.irregularity.law,
        "offender": str(offer.offender),
        "chooser": [str(seat) for seat in offer.chooser],
        "remedies": [str(remedy) for remedy in offer.remedies],
        "card": _text(offer.card),
    }


def _limit(limit: Limit) -> Plain:
    return {
        "seat": str(limit.seat),
        "kind": str(limit.kind),
        "suit": _text(limit.suit),
        "card": _text(limit.card),
    }


def _afterwards(ref: Referee) -> Plain:
    told = [one for one in ref.revokes if one.said or one.status is Status.CORRECTED]
    redeal = ref.redeal
    return {
        "revokes": [[str(one.seat), one.trick, str(one.status)] for one in told],
        "transferred": [[str(one.giver), str(one.taker), len(one.tricks)] for one in ref.transfers],
        "peeks": [str(side) for side, _ in ref.peeks],
        "redeal": None if redeal is None else [str(redeal.dealer), redeal.pack],
        "next_dealer": _text(ref.next_dealer),
        "log": [plain_ruling(one) for one in said(ref.log)],
    }


def said(rulings: tuple[Ruling, ...]) -> tuple[Ruling, ...]:
    """Return the rulings the whole table hears."""
    return tuple(one for one in rulings if one.public)


def plain_ruling(ruling: Ruling) -> Plain:
    """Return a ruling as plain values; its text is ``ruling-<message>``."""
    arguments = {
        name: value if isinstance(value, int) else str(value)
        for name, value in ruling.arguments.items()
    }
    return {"message": ruling.message, "law": ruling.law, "arguments": arguments}


def untold(ref: Referee) -> tuple[Ruling, ...]:
    """Return what the referee kept to himself, for the story when nothing can be claimed any more.

    Empty as long as a revoke could still be asserted (L-REVOKE-17) or a trick reclaimed.
    """
    over = ref.settled or ref.next_cut or ref.phase is Phase.PASSED_OUT
    return tuple(one for one in ref.log if not one.public) if over else ()
