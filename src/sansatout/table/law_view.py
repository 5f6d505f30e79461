"""What a seat sees at a table where irregularities can happen."""

from __future__ import annotations

from sansatout.cards import Card
from sansatout.contract import Contract
from sansatout.events import Act
from sansatout.events.irregular import Look
from sansatout.laws import Phase, Referee, public
from sansatout.laws.public import plain_offer, plain_ruling, size
from sansatout.seats import Seat
from sansatout.table.state import Answer, Stage, Table
from sansatout.tricks import winning_place

__all__ = ["is_auction_shown", "law_answer", "law_state"]

Plain = dict[str, object]

_PHASES = {
    Phase.AUCTION: "dialogue",
    Phase.PLAY: "play",
    Phase.AFTER_PLAY: "over",
    Phase.RUBBER_END: "over",
}


def is_auction_shown(ref: Referee, seat: Seat | None) -> bool:
    """Tell whether the seat has the calls before it: in the play only watchers do (L-INFO-3)."""
    return seat is None or ref.phase is not Phase.PLAY


def law_state(table: Table, ref: Referee, seat: Seat | None) -> Plain:
    """Return the deal in the form of every view, and beside it what the laws make public.

    After the deal all hands are shown as they were dealt.
    """
    known = public(ref, seat)
    over = table.stage is Stage.BETWEEN
    dealt = {str(s): str(table.dealt[s]) for s in Seat}
    shown = over or is_auction_shown(ref, seat)
    turn = ref.turn
    return {
        "phase": _PHASES.get(ref.phase, "void"),
        "dialogue": _auction(ref) if shown else None,
        "bargain": _bargain(ref),
        "turn": None if turn is None else str(turn),
        "actor": None if table.actor is None else str(table.actor),
        "hands": dealt if over else known["hands"],
        "counts": {str(s): size(ref, s, seat) for s in Seat},
        "trick": _trick(ref),
        "won": _won(ref),
        "tricks": _tricks(ref) if over else None,
        "deal": "N:" + " ".join(dealt.values()) if over else None,
        "agreed": None,
        "laid_down": False,
        "doubted": sorted(map(str, table.doubted)),
        "looks": [],
        "law": {
            **{name: value for name, value in known.items() if name not in ("hands", "trick")},
            "calls": known["calls"] if shown else [],
            "lapsed": [plain_offer(one) for one in ref.lapsed if one.said] if over else [],
            "story": [plain_ruling(one) for one in table.story],
        },
    }


def law_answer(ref: Referee, seat: Seat, act: Act) -> Answer | None:
    """Return what the referee answered to the act, for who asked; a peep shows the cards."""
    told = ref.answer
    if isinstance(act, Look) and ref.phase is Phase.PLAY and seat is ref.dummy:
        return Answer(seat, act.kind, {"seat": str(act.whose), "hand": str(ref.hands[act.whose])})
    if isinstance(told, Contract):
        return Answer(seat, act.kind, _bargain(ref))
    if not isinstance(told, tuple) or not told:
        return None
    if not isinstance(told[0][1], Card):
        return Answer(seat, act.kind, _auction(ref))
    shown = [{"seat": str(owner), "card": str(card)} for owner, card in told]
    return Answer(_asker(ref) or seat, "name-cards", shown)


def _asker(ref: Referee) -> Seat | None:
    """Return who wanted a gathered trick opened, whoever let him see it (L-VIEW-3)."""
    opened = (one.arguments["seat"] for one in ref.rulings if one.message == "trick-opened")
    return next((seat for seat in opened if isinstance(seat, Seat)), None)


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
