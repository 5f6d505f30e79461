"""What a seat may do at a table where irregularities can happen, in order or not."""

from __future__ import annotations

from sansatout.calls import BIDS, CALLS, DOUBLE, REDOUBLE, Call
from sansatout.cards import Card, Strain, Suit
from sansatout.events import Act
from sansatout.events.acts import Claim, MakeCall, Play, Respond, Review, Topic
from sansatout.events.codec import to_plain
from sansatout.events.irregular import (
    Advise,
    CallAttention,
    CallOverSeven,
    CorrectCall,
    Discover,
    DropCard,
    DummyAct,
    FaceDummy,
    LeadTogether,
    Look,
    MixCards,
    QuitTrick,
    ReclaimTrick,
    Remark,
    ShowCards,
)
from sansatout.laws import Phase, Referee
from sansatout.laws.alleging import ALLEGED
from sansatout.laws.code import Rejected
from sansatout.laws.deal import droppable
from sansatout.laws.irregular_calls import condones, free_corrections, settle_pending
from sansatout.laws.kinds import Remedy, Status
from sansatout.laws.lawful import can_be_heard, cards_to_call, due, lawful_calls, lawful_cards
from sansatout.laws.limits import check_limits
from sansatout.laws.play import has_to_wait
from sansatout.laws.proprieties import breaches
from sansatout.seats import Seat, Side
from sansatout.table.state import Stage, Table

__all__ = ["law_actions"]

Plain = dict[str, object]

_SUITS = [str(suit) for suit in Suit]
_NAMES_A_SUIT = (Remedy.NAME_SUIT, Remedy.DEMAND_SUIT, Remedy.DISCARD_SUIT)
_REASONS = ["winner", "missing"]
"""Why any gathered trick may be opened during the play (L-VIEW-2)."""
_OVER_SEVEN = [f"{level}{strain}" for level in (8, 9) for strain in Strain]


def law_actions(table: Table, ref: Referee, seat: Seat) -> list[Plain]:
    """Return what the seat may do: what is lawful first, then rights, then all that can happen.

    Acts that break or may break a law are marked ``irregular``, so that a page can warn first. The
    mark depends on nothing but what the seat can see.
    """
    if table.stage is not Stage.DEAL:
        return _afterwards(table, ref, seat)
    acts = [
        *_lawful(ref, seat),
        *_remedies(ref, seat),
        *_advice(ref, seat),
        *_questions(ref, seat),
        *_claims(ref, seat),
        *_corrections(ref, seat),
        *_allegations(ref, seat),
        *_calls(ref, seat),
        *_plays(ref, seat),
        *_cards_on_the_table(ref, seat),
        *_as_dummy(ref, seat),
        *_manners(ref, seat),
        *_drops(ref, seat),
    ]
    return [act for act in acts if _can_be_chosen(act)]


def _can_be_chosen(act: Plain) -> bool:
    """Tell whether there is something to choose from: hands may have run out (L-MISS-1)."""
    choices = act.get("choices")
    return not isinstance(choices, dict) or all(choices.values())


def _does(act: Act) -> Plain:
    return {"kind": act.kind, "payload": to_plain(act)}


def _open(kind: str, payload: Plain | None = None, **choices: object) -> Plain:
    """Return an act of which some fields are free."""
    return {"kind": kind, "payload": payload or {}, "choices": choices}


def _breaks(kind: str, payload: Plain | None = None, **choices: object) -> Plain:
    """Return an act that breaks, or may break, a law."""
    return {**_open(kind, payload, **choices), "irregular": True}


def _knows(ref: Referee, act: type[Act]) -> bool:
    return act in ref.code.acts


def _hands(ref: Referee, seat: Seat) -> list[Seat]:
    """Return the hands whose cards the seat plays."""
    if seat is ref.dummy:
        return []
    return [seat, seat.partner] if seat is ref.declarer and ref.faced else [seat]


def _lawful(ref: Referee, seat: Seat) -> list[Plain]:
    acts = [_does(MakeCall(call)) for call in _lawful_calls(ref, seat)]
    for hand in _hands(ref, seat):
        other = None if hand is seat else hand
        acts += [_does(Play(card, hand=other)) for card in _lawful_cards(ref, hand)]
    return acts


def _lawful_calls(ref: Referee, seat: Seat) -> tuple[Call, ...]:
    """Return the calls in order; over an irregular one those that are once it stands (L-OOT-5)."""
    calls = lawful_calls(ref, seat)
    if ref.pending is None or seat is not due(ref) or ref.code.strict:
        return calls
    over = lawful_calls(settle_pending(ref), seat) or calls
    return tuple(call for call in over if condones(ref, call))


def _lawful_cards(ref: Referee, hand: Seat) -> list[Card]:
    """L-PEN-1: who plays before opponents have said how he must, only exposes his card."""
    return [] if has_to_wait(ref, hand) else list(lawful_cards(ref, hand))


def _remedies(ref: Referee, seat: Seat) -> list[Plain]:
    acts: list[Plain] = []
    for offer in ref.offers:
        if not offer.said or seat not in offer.chooser:
            continue
        for remedy in (*offer.remedies, Remedy.WAIVE):
            what = {"irregularity": str(offer.irregularity)}
            acts.append(_remedy(ref, remedy, offer.irregularity.law, **what))
    for card in cards_to_call(ref, seat):
        acts.append(_remedy(ref, Remedy.CALL_CARD, ref.code.exposed_law, card=str(card)))
    if seat is not ref.dummy and any(
        one.said and one.status is Status.OPEN and one.seat.side is not seat.side
        for one in ref.revokes
    ):
        acts.append(_remedy(ref, Remedy.REPLACE, "L-REVOKE-12"))
    return acts


def _remedy(ref: Referee, remedy: Remedy, law: str, **what: str) -> Plain:
    payload = {"remedy": str(remedy), **what}
    act: Plain = {"kind": "choose-remedy", "payload": payload, "law": law}
    if remedy in _NAMES_A_SUIT:
        return {**act, "choices": {"suit": _SUITS}}
    if remedy is Remedy.SET_HAND:
        return {**act, "choices": {"hand": [str(ref.declarer), str(ref.dummy)]}}
    return act


def _advice(ref: Referee, seat: Seat) -> list[Plain]:
    """L-PEN-8, -5: partner's opinion is free in answer to a question, and costs the right else."""
    chooses = any(
        one.said and seat.partner in one.chooser and seat not in one.chooser for one in ref.offers
    )
    if not chooses or not _knows(ref, Advise):
        return []
    return [_does(Advise(asked=True)), {**_does(Advise()), "irregular": True}]


def _manners(ref: Referee, seat: Seat) -> list[Plain]:
    """L-PROP-0: what good manners forbid is only written down."""
    if not _knows(ref, Remark):
        return []
    dummy = ref.phase is Phase.PLAY and seat is ref.dummy
    return [_breaks(Remark.kind, what=list(breaches(ref.phase, dummy=dummy)))]


def _questions(ref: Referee, seat: Seat) -> list[Plain]:
    acts: list[Plain] = []
    leads = ref.phase is Phase.PLAY and seat is ref.leader and not ref.done and not ref.trick
    if (ref.phase is Phase.AUCTION and seat is ref.caller) or leads:
        acts.append(_does(Review(Topic.AUCTION)))
    if ref.phase is not Phase.PLAY:
        return acts
    acts.append(_does(Review(Topic.CONTRACT)))
    lying = ref.trick or (ref.done and not ref.done[-1].quitted)
    if lying:
        acts.append({"kind": "name-cards", "payload": {}})
    gathered = [n for n, one in enumerate(ref.done, start=1) if one.quitted]
    if gathered and ref.code.strict:
        acts.append(_breaks("look-back", trick=gathered))
    elif gathered:
        acts.append(_breaks("look-back", trick=gathered, reason=_REASONS))
        acts += _looks_for_own_revoke(ref, seat)
    asked = ref.inspecting
    if asked is not None and asked[0].side is not seat.side and seat is not ref.dummy:
        acts += [_does(Respond("inspect", answer)) for answer in ("accept", "refuse")]
    return acts


def _looks_for_own_revoke(ref: Referee, seat: Seat) -> list[Plain]:
    """L-VIEW-3, A-38: the last trick alone, until one's side has played to the next."""
    played = any(owner.side is seat.side for owner, _ in ref.trick)
    if played or not ref.done[-1].quitted:
        return []
    return [_breaks("look-back", {"reason": "own_revoke"}, trick=[len(ref.done)])]


def _claims(ref: Referee, seat: Seat) -> list[Plain]:
    if ref.phase is not Phase.PLAY or seat is ref.dummy:
        return []
    left, pending = 13 - len(ref.done), ref.claim
    acts: list[Plain] = []
    if pending is not None and pending.seat.side is not seat.side:
        answers = ("play-on",) if pending.more else ("accept", "play-on", "more")
        if seat not in pending.agreed:
            acts += [_does(Respond("claim", answer)) for answer in answers]
    if pending is None or (pending.more and pending.seat is seat):
        claim = _open(Claim.kind, tricks=list(range(left + 1)))
        # L-CLAIM-1: declarer has to say how he will play.
        acts.append({**claim, "needs": ["words"]} if seat is ref.declarer else claim)
    if pending is None and not ref.trick and ref.wrong_lead is None:
        acts.append(_open("concede", tricks=list(range(1, left + 1))))
    return acts


def _corrections(ref: Referee, seat: Seat) -> list[Plain]:
    """Return the ways to mend one's own slip: a call (L-FIX-1, L-INSUF-2) or a revoke."""
    acts: list[Plain] = []
    if ref.phase is Phase.AUCTION and _knows(ref, CorrectCall) and ref.must_correct is None:
        free = [str(bid) for bid in free_corrections(ref, seat)]
        if free:
            acts.append(_open("correct-call", {"why": "insufficient"}, call=free))
        last = ref.pending.seat if ref.pending else ref.calls[-1][0] if ref.calls else None
        if last is seat:
            calls = [str(call) for call in CALLS]
            acts.append(_open("correct-call", {"why": "slip"}, call=calls))
    for hand in _hands(ref, seat) if ref.phase is Phase.PLAY else ():
        played = [str(card) for owner, card in _lying(ref) if owner is hand]
        if played:
            payload: Plain = {} if hand is seat else {"hand": str(hand)}
            acts.append(_open("take-back", payload, card=played))
    return acts


def _lying(ref: Referee) -> list[tuple[Seat, Card]]:
    """Return the cards of the trick on the table and of the one before it."""
    return [*ref.trick, *(ref.done[-1].cards if ref.done else ())]


def _allegations(ref: Referee, seat: Seat) -> list[Plain]:
    """Return what can be said aloud of others; the whole table hears it, and the answer."""
    acts: list[Plain] = []
    if _knows(ref, CallAttention) and ref.phase in ALLEGED:
        kinds = [str(one) for one in ALLEGED[ref.phase]]
        dummys = ref.phase is Phase.PLAY and seat is ref.dummy
        # L-DUMMY-6: what dummy speaks of can no longer be penalised.
        make = _breaks if dummys else _open
        acts.append(make("call-attention", irregularity=kinds))
    if ref.phase is Phase.PLAY:
        others = [s for s in Seat if s is not seat]
        asked = [ref.declarer] if seat is ref.dummy else others
        acts.append(_open("ask-revoke", of=[str(one) for one in asked]))
        acts += _reclaims(ref, seat)
    if _knows(ref, Discover) and ref.phase in ALLEGED:
        acts += [_does(Discover(what)) for what in ("counts", "missing_card", "bad_pack")]
    return acts


def _reclaims(ref: Referee, seat: Seat) -> list[Plain]:
    if not _knows(ref, ReclaimTrick) or not ref.done or seat is ref.dummy or ref.gathered:
        return []
    tricks = list(range(1, len(ref.done) + 1))
    return [_open("reclaim-trick", {"side": str(seat.side)}, trick=tricks)]


def _calls(ref: Referee, seat: Seat) -> list[Plain]:
    lawful = _lawful_calls(ref, seat)
    if ref.phase not in (Phase.AUCTION, Phase.PLAY) or (
        ref.code.strict and ref.phase is Phase.PLAY
    ):
        return []
    said = BIDS if ref.code.strict else CALLS
    wrong = [call for call in said if call not in lawful and can_be_heard(ref, seat, call)]
    acts = [_breaks("call", call=[str(call) for call in wrong])]
    if _knows(ref, CallOverSeven):
        if can_be_heard(ref, seat):
            acts.append(_breaks("call-over-seven", text=_OVER_SEVEN))
        acts += _named(ref, [call for call in (DOUBLE, REDOUBLE) if call in lawful])
    return acts


def _named(ref: Referee, doubles: list[object]) -> list[Plain]:
    """L-DBL-6, L-OTHER-5: who doubles may name the bid, and may name a wrong one."""
    last = ref.last_bid
    if last is None or ref.pending is not None:
        return []
    wrong = [str(bid) for bid in BIDS if bid is not last[1]]
    acts: list[Plain] = []
    for call in doubles:
        payload: Plain = {"call": str(call)}
        acts.append(_open("call", payload, named=[str(last[1])]))
        acts.append(_breaks("call", payload, named=wrong))
    return acts


def _plays(ref: Referee, seat: Seat) -> list[Plain]:
    """Return the cards that follow no law, of every hand the seat plays from."""
    if ref.phase is not Phase.PLAY:
        return []
    acts: list[Plain] = []
    for hand in _hands(ref, seat):
        if ref.code.strict and (hand is not ref.turn or ref.claim is not None):
            continue
        lawful = _lawful_cards(ref, hand)
        wrong = ref.wrong_lead.card if ref.wrong_lead is not None else None
        other = [card for card in ref.hands[hand] if card not in lawful and card is not wrong]
        cards = [str(card) for card in other if not _is_bound(ref, hand, card)]
        payload: Plain = {} if hand is seat else {"hand": str(hand)}
        if any(owner is hand for owner, _ in ref.trick):
            if not ref.is_defender(hand):
                continue  # L-PREM-1: only a defender can lead too soon
            payload["as"] = "lead"
        acts.append(_breaks("play", payload, card=cards))
    return [act for act in acts if act["choices"] != {"card": []}]


def _is_bound(ref: Referee, hand: Seat, card: Card) -> bool:
    """Tell whether a bond of which the hand knows forbids the card (L-PREM-1, L-LOOT-2)."""
    try:
        check_limits(ref, hand, card, leading=not ref.trick)
    except Rejected:
        return True
    return False


def _cards_on_the_table(ref: Referee, seat: Seat) -> list[Plain]:
    """Return what else hands can do: show cards, take a trick that is not theirs."""
    if ref.phase not in (Phase.AUCTION, Phase.PLAY) or not _knows(ref, ShowCards):
        return []
    acts = []
    if seat is not ref.dummy:
        acts.append(_breaks("show-cards", cards=[str(card) for card in ref.hands[seat]]))
    acts += _leads_as_well(ref, seat)
    lies = ref.done and not ref.done[-1].quitted and not ref.trick
    short = len(ref.trick) == 3
    if _knows(ref, QuitTrick) and ref.phase is Phase.PLAY and (lies or short):
        acts.append(_breaks("quit-trick", side=[str(side) for side in Side]))
    return acts


def _leads_as_well(ref: Referee, seat: Seat) -> list[Plain]:
    """L-LOOT-6: a defender leads in the same moment as his partner, who had the lead."""
    led = ref.trick[0] if len(ref.trick) == 1 else None
    if led is None or led[0] is not seat.partner or not ref.is_defender(seat):
        return []
    both = [{str(led[0]): str(led[1]), str(seat): str(card)} for card in ref.hands[seat]]
    return [_breaks(LeadTogether.kind, cards=both)]


def _as_dummy(ref: Referee, seat: Seat) -> list[Plain]:
    """Return what dummy can do although he takes no part in the play (L-DUMMY-3)."""
    if ref.phase is not Phase.PLAY or seat is not ref.dummy or not _knows(ref, DummyAct):
        return []
    acts: list[Plain] = []
    if not ref.faced and _knows(ref, FaceDummy):
        acts.append({**_does(FaceDummy()), "irregular": True})
    if ref.faced:
        cards = [str(card) for card in ref.hands[seat]]
        hint: Plain = {"what": "hint", "hand": str(seat)}
        acts.append(_breaks("dummy-act", hint, card=cards))
    both = [str(ref.declarer), str(seat)]
    acts.append(_breaks("dummy-act", {"what": "hand"}, hand=both))
    # L-REVOKE-10: it costs declarer the right to put a revoke right.
    others = [str(one) for one in Seat if one is not seat]
    acts.append(_breaks(Look.kind, whose=others))
    away = "return" if ref.dummy_away else "leave"
    acts.append(_does(DummyAct(away)))
    return acts


def _drops(ref: Referee, seat: Seat) -> list[Plain]:
    """L-MISS-1: a card can fall from one's hand, if nobody has seen it there."""
    if not _knows(ref, DropCard) or ref.phase not in (Phase.AUCTION, Phase.PLAY):
        return []
    fall = [str(card) for card in droppable(ref, seat)]
    return [_breaks(DropCard.kind, card=fall)] if fall else []


def _afterwards(table: Table, ref: Referee, seat: Seat) -> list[Plain]:
    """L-REVOKE-17: until the next cut a revoke can still be asserted."""
    if table.still_open is None or not ref.done or seat is ref.dummy:
        return []
    opponents = [str(s) for s in Seat if s.side is not seat.side]
    tricks: list[int] = list(range(1, len(ref.done) + 1))
    said = [_open("assert-revoke", of=opponents, trick=tricks)]
    if _knows(ref, MixCards):
        said.append(_open("assert-revoke", {"pending": True}, of=opponents, trick=tricks))
        # L-REVOKE-16: mixed cards prove the other side right.
        if ref.asserted is not None and ref.asserted[1].side is seat.side:
            said.append({**_does(MixCards(seat.side)), "irregular": True})
    return [*_remedies(ref, seat), *said, *_reclaims(ref, seat), *_manners(ref, seat)]
