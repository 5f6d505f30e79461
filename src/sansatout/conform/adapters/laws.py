"""Scenarios of the laws: events played to a referee, and his state after some of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sansatout.calls import PASS, Bid, Call
from sansatout.cards import PACK, Card, Hand
from sansatout.conform import fields
from sansatout.conform.adapters.law_events import read_call, read_event
from sansatout.conform.compare import MISSING, Difference, Exact, Unordered
from sansatout.conform.registry import Case, adapter
from sansatout.contract import Contract, Doubling
from sansatout.events import Event, acts
from sansatout.laws import LawOptions, Phase, Referee
from sansatout.laws.draw import draw_order, sides
from sansatout.laws.limits import lead_limit, play_limit
from sansatout.laws.values import Ceremony, DoneTrick, Draws, Limit, Offer, Said
from sansatout.options import parse_options
from sansatout.scoring.rulebook import RULEBOOK
from sansatout.scoring.sheet import Column, Place, Played, total
from sansatout.seats import Seat, Side

__all__ = ["final_state", "given_state"]

PHASES = {phase.value: phase for phase in Phase}


@adapter("rulebook", "law")
def law(case: Case, options: Mapping[str, object]) -> Mapping[str, object]:
    """Play the events and describe the state wherever the scenario checks it."""
    states = _states(case, options)
    checks = fields.array(fields.member(case, "expect"), "checks")
    return {"checks": [_check(check, states) for check in checks]}


def final_state(case: Case) -> Referee:
    """Return the state after the last event of a scenario."""
    return _states(case, {})[-1]


def _states(case: Case, options: Mapping[str, object]) -> list[Referee]:
    events = fields.array(case, "events")
    ref = given_state(fields.member(case, "given"), events, options)
    states = []
    for number, plain in enumerate(events):
        ref = ref.after(read_event(number, plain, ref))
        states.append(ref)
    return states


def _check(check: object, states: Sequence[Referee]) -> Mapping[str, object]:
    assert isinstance(check, Mapping), "a check is an object"
    place = fields.integer(check, "after")
    assert 0 <= place < len(states), f"there is no event {place}"
    return {"after": place, **_described(states[place])}


def given_state(
    given: Mapping[str, Any], events: Sequence[Mapping[str, Any]], options: Mapping[str, object]
) -> Referee:
    """Return the referee's state at the start of a scenario."""
    phase = PHASES[fields.text(given, "phase")]
    chosen = parse_options(LawOptions, options)
    if phase is Phase.DRAW:
        players = tuple(fields.array(given, "players"))
        return Referee(options=chosen, phase=phase, draws=Draws(players, spread=_spread(events)))
    ref = Referee(
        options=chosen,
        phase=phase,
        dealer=Seat.parse(fields.text(given, "dealer")),
        ceremony=Ceremony(cut=given.get("cut", False), pack=given.get("pack", "A")),
        last_deal=given.get("last_deal", False),
        vulnerable=given.get("vulnerable", False),
    )
    if "hands" in given:
        ref = ref.with_hands(_hands(fields.text(given, "hands")))
    if phase in (Phase.AUCTION, Phase.PLAY):
        ref = _with_calls(ref, given)
    if phase is Phase.PLAY and "auction" not in given:
        ref = _with_contract(ref, fields.member(given, "contract"))
    for trick in given.get("tricks", ()):
        ref = _with_trick(ref, trick)
    return ref


def _spread(events: Sequence[Mapping[str, Any]]) -> tuple[Card, ...]:
    """Lay the cards the players will draw at their places, and the rest around them."""
    places: dict[int, Card] = {}
    for event in events:
        if event.get("t") == "Draw":
            cards = (Card.parse(card) for card in event["cards"])
            places.update(zip(event["positions"], cards, strict=True))
    rest = (card for card in PACK if card not in places.values())
    return tuple(places[place] if place in places else next(rest) for place in range(1, 53))


def _hands(text: str) -> tuple[Hand, Hand, Hand, Hand]:
    """Read hands of any size; a misdeal has uneven ones."""
    assert text.startswith("N:"), "the hands begin with North's"
    n, e, s, w = (Hand.parse(hand) for hand in text.removeprefix("N:").split(" "))
    return n, e, s, w


def _with_calls(ref: Referee, given: Mapping[str, Any]) -> Referee:
    ref = ref.with_(phase=Phase.AUCTION, caller=ref.dealer)
    for text in given.get("auction", ()):
        call = read_call(text)
        assert isinstance(call, Call), "the calls so far are regular"
        ref = ref.after(Event(0, ref.turn, acts.MakeCall(call)))
        assert ref.last.ok, f"{text} is not regular here"
    return ref


def _with_contract(ref: Referee, given: Mapping[str, Any]) -> Referee:
    contract = Contract(
        fields.integer(given, "level"),
        fields.strain(given, "strain"),
        Doubling(fields.integer(given, "doubled")),
    )
    declarer = Seat.parse(fields.text(given, "declarer"))
    return ref.with_(
        phase=Phase.PLAY, caller=None, contract=contract, declarer=declarer, leader=declarer.lho
    )


def _with_trick(ref: Referee, given: Sequence[str]) -> Referee:
    leader = Seat.parse(given[0])
    assert leader is ref.turn, f"{leader} does not lead to trick {ref.trick_number}"
    for seat, text in zip(leader.round(), given[1:], strict=True):
        actor = ref.play.declarer if seat is ref.dummy else seat
        ref = ref.after(Event(0, actor, acts.Play(Card.parse(text), hand=seat)))
        assert ref.last.ok, f"{text} cannot be played by {seat}"
    return ref.with_(rulings=(), log=())


def _described(ref: Referee) -> dict[str, object]:
    """Return every key a check may have."""
    return {
        **_course(ref),
        **_rights(ref),
        **_cards(ref),
        **_tricks(ref),
        **_drawn(ref),
    }


def _course(ref: Referee) -> dict[str, object]:
    return {
        "last": str(ref.last),
        "phase": ref.phase.value,
        "dealer": _text(ref.dealer),
        "turn": _text(ref.turn),
        "auction": [[str(seat), _call(call)] for seat, call in ref.auction.calls],
        "contract": _contract(ref),
        "result": _result(ref),
        "answer": _answer(ref),
        "explain_due": _text(ref.auction.explain_due),
        "missing": _text(ref.play.missing),
    }


def _rights(ref: Referee) -> dict[str, object]:
    return {
        "offers": Unordered(_offer(offer) for offer in ref.rights.offers),
        "attention": Unordered(
            {"irregularity": str(one.irregularity), "offender": str(one.offender)}
            for one in ref.rights.attention
        ),
        "must_pass": Unordered(map(str, ref.auction.must_pass)),
        "must_correct": _text(ref.auction.must_correct),
        "lead_limit": _limit(
            _shown_limit(ref.play.lead_limits, ref.turn and lead_limit(ref, ref.turn))
        ),
        "play_limit": _limit(
            _shown_limit(ref.play.play_limits, ref.turn and play_limit(ref, ref.turn))
        ),
        "may_play": Unordered(map(str, ref.play.may_play)),
        "right_lost": [str(kind) for kind in ref.rights.right_lost],
    }


def _cards(ref: Referee) -> dict[str, object]:
    exposed: dict[str, list[str]] = {}
    for one in ref.play.exposed:
        exposed.setdefault(str(one.seat), []).append(str(one.card))
    return {
        "trick": [[str(seat), str(card)] for seat, card in ref.play.trick],
        "exposed": Exact(exposed),
        "hand_has": _Holds(ref, has=True),
        "hand_lacks": _Holds(ref, has=False),
    }


def _tricks(ref: Referee) -> dict[str, object]:
    return {
        "tricks": {str(side): count for side, count in ref.tricks.items()},
        "revokes": [
            {"seat": str(one.seat), "trick": one.trick, "status": one.status.value}
            for one in ref.aftermath.revokes
        ],
        "transferred": [
            {
                "from": str(one.giver),
                "to": str(one.taker),
                "count": len(one.tricks),
                "revoke": {"seat": str(one.seat), "trick": one.trick},
            }
            for one in ref.aftermath.transfers
        ],
        "score": _score(ref),
    }


def _drawn(ref: Referee) -> dict[str, object]:
    return {
        "must_redraw": Unordered(ref.draws.must_redraw),
        "draw_order": list(draw_order(ref)),
        "sides": [sorted(pair) for pair in sides(ref)],
        "seats": Exact({str(seat): player for seat, player in ref.draws.seats.items()}),
    }


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _call(call: Said) -> str:
    if call is PASS:
        return "P"
    return f"{call.level}{fields.letter(call.strain)}" if isinstance(call, Bid) else str(call)


def _offer(offer: Offer) -> dict[str, object]:
    return {
        "irregularity": str(offer.irregularity),
        "offender": str(offer.offender),
        "chooser": [str(seat) for seat in offer.chooser],
        "remedies": [str(remedy) for remedy in offer.remedies],
    }


def _contract(ref: Referee) -> dict[str, object] | None:
    if ref.play.contract is None:
        return None
    return {
        "level": ref.play.contract.level,
        "strain": fields.letter(ref.play.contract.strain),
        "doubled": ref.play.contract.doubling.value,
        "declarer": _text(ref.play.declarer),
        "dummy": _text(ref.dummy),
    }


def _shown_limit(limits: tuple[Limit, ...], due: Limit | None) -> Limit | None:
    """Return the bond on the hand that is due, otherwise the newest."""
    return due or (limits[-1] if limits else None)


def _limit(limit: Limit | None) -> Exact | None:
    if limit is None:
        return None
    plain: dict[str, object] = {"seat": str(limit.seat), "kind": str(limit.kind)}
    if limit.suit is not None:
        plain["suit"] = str(limit.suit)
    if limit.card is not None:
        plain["card"] = str(limit.card)
    return Exact(plain)


def _result(ref: Referee) -> dict[str, object] | None:
    if ref.aftermath.redeal is not None:
        return {
            "kind": "redeal",
            "dealer": str(ref.aftermath.redeal.dealer),
            "pack": ref.aftermath.redeal.pack,
        }
    if ref.phase is Phase.PASSED_OUT:
        return {"kind": "passed_out", "next_dealer": _text(ref.aftermath.next_dealer)}
    return None


def _answer(ref: Referee) -> object:
    answer = ref.answer
    if isinstance(answer, Contract):
        described = _contract(ref)
        assert described is not None, "the contract was told"
        return Exact({key: described[key] for key in ("level", "strain", "doubled")})
    if isinstance(answer, tuple):
        return [[str(seat), _call(v) if isinstance(v, Call) else str(v)] for seat, v in answer]
    return answer


def _score(ref: Referee) -> dict[str, dict[str, int]] | None:
    """Return the points for the tricks as they stand, without honours."""
    if ref.play.contract is None or ref.play.declarer is None:
        return None
    column = Column.of(ref.play.declarer.side)
    played = Played(ref.play.contract, column, ref.tricks[ref.play.declarer.side])
    entries = RULEBOOK.score(played, vulnerable=ref.vulnerable)
    return {
        str(side): {place.value: total(entries, Column.of(side), place) for place in Place}
        for side in Side
    }


@dataclass(frozen=True, slots=True)
class _Holds:
    """Checks cards named by the scenario against the hands."""

    ref: Referee
    has: bool

    def differences(self, expected: object, path: str) -> list[Difference]:
        """Return every card that is not where it should be."""
        if not isinstance(expected, Mapping):
            return [Difference(path, expected, MISSING)]
        return [
            Difference(f"{path}.{seat}", card, str(self.ref.hands[Seat.parse(seat)]))
            for seat, cards in expected.items()
            for card in cards
            if (Card.parse(card) in self.ref.hands[Seat.parse(seat)]) is not self.has
        ]


def described_trick(trick: DoneTrick) -> list[list[str]]:
    """Return a trick that is over as the files write it."""
    return [[str(seat), str(card)] for seat, card in trick.cards]
