"""What a seat sees and may do at a table where irregularities can happen."""

from __future__ import annotations

from sansatout.calls import CALLS
from sansatout.events.acts import MakeCall, Play, Respond, Review, Topic
from sansatout.events.codec import to_plain
from sansatout.laws import Phase, Referee, public
from sansatout.laws.kinds import Irregularity
from sansatout.laws.lawful import lawful_calls, lawful_cards
from sansatout.seats import Seat
from sansatout.table.state import Stage, Table
from sansatout.tricks import winning_place

__all__ = ["law_actions", "law_state"]

Plain = dict[str, object]

_PHASES = {
    Phase.AUCTION: "dialogue",
    Phase.PLAY: "play",
    Phase.AFTER_PLAY: "over",
    Phase.RUBBER_END: "over",
}


def law_state(table: Table, ref: Referee, seat: Seat | None) -> Plain:
    """Return the deal in the form of every view, and beside it what the laws make public.

    After the deal all hands are shown as they were dealt.
    """
    known = public(ref, seat)
    over = table.stage is Stage.BETWEEN
    assert table.deal is not None, "the cards are dealt"
    dealt = {str(s): str(table.deal.deal[s]) for s in Seat}
    in_play = ref.phase is Phase.PLAY
    turn = ref.turn
    return {
        "phase": _PHASES.get(ref.phase, "void"),
        "dialogue": _auction(ref) if over or seat is None or not in_play else None,
        "bargain": _bargain(ref),
        "turn": None if turn is None else str(turn),
        "actor": None if table.actor is None else str(table.actor),
        "hands": dealt if over else known["hands"],
        "counts": {str(s): len(ref.hands[s]) for s in Seat},
        "trick": _trick(ref),
        "won": _won(ref),
        "tricks": _tricks(ref) if over else None,
        "deal": str(table.deal.deal) if over else None,
        "agreed": None,
        "laid_down": False,
        "looks": [],
        "law": {name: value for name, value in known.items() if name not in ("hands", "trick")},
    }


def _auction(ref: Referee) -> Plain:
    return {
        "name": "auction",
        "dealer": str(ref.dealer),
        "calls": [str(call) for _, call in ref.calls],
        "by": [str(seat) for seat, _ in ref.calls],
    }


def _bargain(ref: Referee) -> Plain | None:
    if ref.contract is None or ref.declarer is None:
        return None
    return {
        "strain": str(ref.contract.strain),
        "declarer": str(ref.declarer),
        "dummy": str(ref.declarer.partner),
        "contract": str(ref.contract),
        "multiplier": ref.contract.doubling.factor,
        "namer": str(ref.declarer),
        "bonus": False,
        "target": ref.contract.tricks,
    }


def _trick(ref: Referee) -> Plain | None:
    cards = ref.trick or (ref.done[-1].cards if ref.done else ())
    if not cards or ref.contract is None:
        return None
    best = winning_place([card for _, card in cards], ref.strain)
    return {
        "cards": [{"seat": str(seat), "card": str(card)} for seat, card in cards],
        "winner": str(cards[best][0]),
        "complete": not ref.trick,
    }


def _won(ref: Referee) -> dict[str, int] | None:
    if ref.declarer is None:
        return None
    side = ref.declarer.side
    return {"declaring": ref.tricks[side], "defending": ref.tricks[side.other]}


def _tricks(ref: Referee) -> list[list[dict[str, str]]]:
    return [
        [{"seat": str(seat), "card": str(card)} for seat, card in trick.cards] for trick in ref.done
    ]


def law_actions(table: Table, ref: Referee, seat: Seat) -> list[Plain]:
    """Return what the seat may do: what is lawful first, then remedies, then all that can happen.

    Acts that break or may break a law are marked ``irregular``: a page can warn first.
    """
    if table.stage is not Stage.DEAL:
        return _afterwards(table, ref, seat)
    return [*_lawful(ref, seat), *_remedies(ref, seat), *_questions(ref, seat), *_any(ref, seat)]


def _lawful(ref: Referee, seat: Seat) -> list[Plain]:
    acts: list[Plain] = [
        {"kind": "call", "payload": to_plain(MakeCall(call))} for call in lawful_calls(ref, seat)
    ]
    hands = [seat, ref.dummy] if seat is ref.declarer else [seat]
    for hand in hands:
        if hand is None or (hand is ref.dummy and seat is not ref.declarer):
            continue
        other = None if hand is seat else hand
        acts += [
            {"kind": "play", "payload": to_plain(Play(card, hand=other))}
            for card in lawful_cards(ref, hand)
        ]
    return acts


def _remedies(ref: Referee, seat: Seat) -> list[Plain]:
    acts: list[Plain] = []
    for offer in ref.offers:
        if not offer.said or seat not in offer.chooser:
            continue
        for remedy in (*map(str, offer.remedies), "waive"):
            payload = {"remedy": remedy, "irregularity": str(offer.irregularity)}
            acts.append(
                {"kind": "choose-remedy", "payload": payload, "law": offer.irregularity.law}
            )
    for one in ref.exposed:
        if ref.declarer is seat and one.seat is ref.turn:
            payload = {"remedy": "call_card", "card": str(one.card)}
            acts.append({"kind": "choose-remedy", "payload": payload, "law": "L-EXPO-3"})
    return acts


def _questions(ref: Referee, seat: Seat) -> list[Plain]:
    acts: list[Plain] = []
    if ref.phase is Phase.AUCTION:
        acts.append({"kind": "review", "payload": to_plain(Review(Topic.AUCTION))})
    if ref.phase is Phase.PLAY:
        acts.append({"kind": "review", "payload": to_plain(Review(Topic.CONTRACT))})
        acts.append({"kind": "name-cards", "payload": {}})
        if seat is not ref.dummy:
            left = list(range(14 - len(ref.done)))
            for kind in ("claim", "concede"):
                acts.append({"kind": kind, "payload": {}, "choices": {"tricks": left}})
    if ref.claim is not None and ref.claim.seat is not seat and seat is not ref.dummy:
        for answer in ("accept", "play_on", "more"):
            acts.append({"kind": "respond", "payload": to_plain(Respond("claim", answer))})
    return acts


def _any(ref: Referee, seat: Seat) -> list[Plain]:
    """Return what can physically be done, in order or not."""
    acts: list[Plain] = []
    held = [str(card) for card in ref.hands[seat]]
    others = [str(s) for s in Seat if s is not seat]
    if ref.phase in (Phase.AUCTION, Phase.PLAY):
        calls = [str(call) for call in CALLS]
        acts.append(_irregular("call", call=calls))
        acts.append(_irregular("show-cards", cards=held))
        acts.append(_irregular("call-attention", irregularity=[str(one) for one in Irregularity]))
    if ref.phase is Phase.PLAY and seat is not ref.dummy:
        acts.append(_irregular("play", card=held))
        acts.append(_irregular("ask-revoke", of=others))
        if seat is ref.declarer and ref.dummy is not None and ref.faced:
            dummys = [str(card) for card in ref.hands[ref.dummy]]
            acts.append({**_irregular("play", card=dummys), "payload": {"hand": str(ref.dummy)}})
        played = [str(card) for owner, card in ref.trick if owner is seat]
        if played:
            acts.append(_irregular("take-back", card=played))
    return acts


def _irregular(kind: str, **choices: list[str]) -> Plain:
    return {"kind": kind, "payload": {}, "choices": choices, "irregular": True}


def _afterwards(table: Table, ref: Referee, seat: Seat) -> list[Plain]:
    """L-REVOKE-17: until the next cut a revoke can still be asserted."""
    if table.still_open is None or not ref.done or seat is ref.dummy:
        return []
    opponents = [str(s) for s in Seat if s.side is not seat.side]
    tricks: list[int] = list(range(1, len(ref.done) + 1))
    return [{"kind": "assert-revoke", "payload": {}, "choices": {"of": opponents, "trick": tricks}}]
