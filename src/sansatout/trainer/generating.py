"""Generated positions: random deals, driven lawfully to some point, and one chosen irregularity."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from sansatout.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Call
from sansatout.events import Act, Event
from sansatout.events.acts import Claim, Cut, MakeCall, Shuffle
from sansatout.events.irregular import (
    CallAttention,
    CallOverSeven,
    DealCards,
    DealExtra,
    DummyAct,
    Look,
    QuitTrick,
    ShowCards,
    TakeBack,
)
from sansatout.laws import Irregularity, Phase, Referee
from sansatout.laws.lawful import lawful_cards
from sansatout.seats import Seat
from sansatout.trainer.driving import (
    KONTRAKT,
    RULE_BOOK,
    begun_auction,
    begun_play,
    card_event,
    dealt,
)
from sansatout.trainer.positions import Position, is_about

__all__ = ["KINDS", "generated"]

_I = Irregularity
Story = tuple[Event, ...]
Happens = Callable[[Referee, Random], Iterator[Story]]
"""Gives sequences of acts that may lead to an irregularity, in any order."""
_TRIES: Final = 400
_MANY: Final = 5
"""So many acts are not told one by one: only the first was irregular."""


def generated(kind: Irregularity, rng: Random) -> Position:
    """Return a position in which this irregularity has just happened."""
    happens = KINDS[kind]
    for _ in range(_TRIES):
        ref = _begun(kind, rng)
        stories = list(happens(ref, rng))
        rng.shuffle(stories)
        for told in stories:
            after = _after(ref, told)
            if after is not None and is_about(after, kind):
                return Position(after, told if len(told) < _MANY else told[:1], kind)
    raise AssertionError(f"{kind} did not happen in {_TRIES} deals")


def _after(ref: Referee, told: Story) -> Referee | None:
    for event in told:
        ref = ref.after(event)
        if not ref.last.ok:
            return None
    return ref


def _begun(kind: Irregularity, rng: Random) -> Referee:
    if kind in _BEFORE:
        return dealt(rng)
    if kind in _IN_AUCTION:
        return begun_auction(rng, KONTRAKT if kind is _I.OUT_OF_TURN else RULE_BOOK)
    return begun_play(rng)


def _one(seat: Seat | None, act: Act) -> Story:
    return (Event(0, seat, act),)


def _calls(ref: Referee, _rng: Random) -> Iterator[Story]:
    for seat in Seat:
        yield from (_one(seat, MakeCall(call)) for call in CALLS)


def _low_bids(ref: Referee, rng: Random) -> Iterator[Story]:
    """Give bids of the lower levels: nobody calls seven by a slip of the tongue."""
    for told in _calls(ref, rng):
        act = told[0].act
        assert isinstance(act, MakeCall), "these are calls"
        if act.call in (PASS, DOUBLE, REDOUBLE) or act.call in BIDS[:20]:
            yield told


def _named(ref: Referee, _rng: Random) -> Iterator[Story]:
    named: tuple[Call, ...] = BIDS[:20]
    for seat in Seat:
        yield from (_one(seat, MakeCall(DOUBLE, named=bid)) for bid in named)  # type: ignore[arg-type]


def _over_seven(_ref: Referee, _rng: Random) -> Iterator[Story]:
    for seat in Seat:
        yield from (_one(seat, CallOverSeven(text)) for text in ("8C", "8H", "8NT"))


def _shown(ref: Referee, _rng: Random) -> Iterator[Story]:
    for seat in Seat:
        yield from (_one(seat, ShowCards((card,))) for card in ref.hands[seat])


def _late(ref: Referee, _rng: Random) -> Iterator[Story]:
    for seat in ref.defenders:
        yield from (_one(seat, MakeCall(bid)) for bid in (DOUBLE, *BIDS[10:15]))


def _cards(ref: Referee, _rng: Random) -> Iterator[Story]:
    for hand in Seat:
        yield from ((card_event(ref, hand, card),) for card in ref.hands[hand])


def _pointing(ref: Referee, _rng: Random) -> Iterator[Story]:
    dummy = ref.dummy
    if dummy is not None and ref.faced and ref.turn in (dummy, ref.declarer):
        for card in ref.hands[dummy]:
            yield _one(dummy, DummyAct("hint", hand=dummy, card=card))
        yield _one(dummy, DummyAct("hand"))


def _taken_back(ref: Referee, _rng: Random) -> Iterator[Story]:
    """Give a wrong suit, perhaps another card on it, and the wrong card taken back."""
    hand = ref.turn
    if not ref.trick or hand is None or hand is ref.dummy:
        return
    led = ref.trick[0][1].suit
    if not ref.hands[hand].suit(led):
        return
    for card in ref.hands[hand]:
        if card.suit is not led:
            revoke, back = card_event(ref, hand, card), Event(0, hand, TakeBack(card))
            yield (revoke, back)
            between = ref.after(revoke)
            follows = between.turn
            if follows is not None and between.trick:
                yield (
                    revoke,
                    card_event(between, follows, min(lawful_cards(between, follows))),
                    back,
                )


def _established(ref: Referee, rng: Random) -> Iterator[Story]:
    """Give a revoke and the rest of the play, lawful as far as it goes."""
    hand = ref.turn
    if not ref.trick or hand is None or hand is ref.dummy:
        return
    led = ref.trick[0][1].suit
    wrong = [card for card in ref.hands[hand] if card.suit is not led]
    if not wrong or not ref.hands[hand].suit(led):
        return
    told = [card_event(ref, hand, rng.choice(wrong))]
    ref = ref.after(told[0])
    while ref.phase is Phase.PLAY and ref.turn is not None:
        told.append(card_event(ref, ref.turn, rng.choice(tuple(lawful_cards(ref, ref.turn)))))
        ref = ref.after(told[-1])
    yield tuple(told)


def _claimed(ref: Referee, rng: Random) -> Iterator[Story]:
    """Give claims of declarer, who says how, and of either defender."""
    for seat in Seat:
        tricks = rng.randint(1, 13 - len(ref.done))
        yield _one(seat, Claim(tricks, words="…" if seat is ref.declarer else ""))


def _short(ref: Referee, _rng: Random) -> Iterator[Story]:
    if len(ref.trick) == 3:
        side = ref.winner_of(ref.trick).side
        quits = Event(0, side.seats[0], QuitTrick(side))
        kind = CallAttention(str(_I.SURPLUS_CARD))
        yield from ((quits, Event(0, seat, kind)) for seat in Seat)


def _shuffled(ref: Referee, _rng: Random) -> Iterator[Story]:
    for seat in Seat:
        yield _one(seat, Shuffle())
        yield _one(seat, Shuffle(faces_seen=True))


def _cut(ref: Referee, rng: Random) -> Iterator[Story]:
    for seat in Seat:
        yield _one(seat, Cut(rng.randint(5, 47)))
        yield _one(seat, Cut(rng.randint(1, 3)))
        yield _one(seat, Cut(rng.randint(5, 47), faces_seen=True))


def _dealt(ref: Referee, rng: Random) -> Iterator[Story]:
    """Give deals begun by anybody with either pack, and what can go wrong on the way."""
    dealer = ref.dealer
    assert dealer is not None, "there is a dealer"
    count = rng.randrange(4, 48)
    cut = Event(0, dealer.rho, Cut(rng.randint(5, 47)))
    for seat in Seat:
        yield (cut, Event(0, seat, DealCards("A", count)))
    yield (cut, Event(0, dealer, DealCards("B", count)))
    yield (Event(0, dealer, DealCards("A", count)),)
    begun = (cut, Event(0, dealer, DealCards("A", count)))
    for fault in ("CARD_REVERSED", "FACE_SEEN", "DEAL_CONFUSION"):
        yield (*begun, Event(0, dealer, DealCards("A", count + 1, fault)))
    yield (*begun, Event(0, dealer, DealExtra(rng.choice(tuple(Seat)))))
    for seat in Seat:
        yield (*begun, Event(0, seat, Look(seat, faced=True)))
        yield (*begun, Event(0, seat, Look(seat.lho)))


_BEFORE: Final = frozenset(
    {
        _I.SHUFFLE_FAULT, _I.CUT_FAULT, _I.WRONG_DEALER, _I.WRONG_PACK, _I.NOT_CUT,
        _I.CARD_REVERSED, _I.FACE_SEEN, _I.DEAL_CONFUSION, _I.LOOKED_AT_OTHERS, _I.LOOKED_EARLY,
    }
)  # fmt: skip
_IN_AUCTION: Final = frozenset(
    {
        _I.BID_BEFORE_ANY, _I.SECOND_CALL, _I.BID_AT_RHO_TURN, _I.INSUFFICIENT, _I.OVER_SEVEN,
        _I.BAD_DOUBLE, _I.DOUBLE_PARTNER_BID, _I.DOUBLE_AFTER_PARTNER, _I.WRONG_SUIT_DOUBLE,
        _I.OTHER_BAD_CALL, _I.SHOWN_SERIOUS, _I.OUT_OF_TURN,
    }
)  # fmt: skip

KINDS: Final[Mapping[Irregularity, Happens]] = MappingProxyType(
    {
        _I.SHUFFLE_FAULT: _shuffled,
        _I.CUT_FAULT: _cut,
        _I.WRONG_DEALER: _dealt,
        _I.WRONG_PACK: _dealt,
        _I.NOT_CUT: _dealt,
        _I.CARD_REVERSED: _dealt,
        _I.FACE_SEEN: _dealt,
        _I.DEAL_CONFUSION: _dealt,
        _I.LOOKED_AT_OTHERS: _dealt,
        _I.LOOKED_EARLY: _dealt,
        _I.BID_BEFORE_ANY: _low_bids,
        _I.SECOND_CALL: _low_bids,
        _I.BID_AT_RHO_TURN: _low_bids,
        _I.INSUFFICIENT: _low_bids,
        _I.OVER_SEVEN: _over_seven,
        _I.BAD_DOUBLE: _low_bids,
        _I.DOUBLE_PARTNER_BID: _low_bids,
        _I.DOUBLE_AFTER_PARTNER: _low_bids,
        _I.WRONG_SUIT_DOUBLE: _named,
        _I.OTHER_BAD_CALL: _low_bids,
        _I.SHOWN_SERIOUS: _shown,
        _I.LATE_CALL: _late,
        _I.DEF_LEAD_OUT: _cards,
        _I.DECL_LEAD_OUT: _cards,
        _I.WRONG_HAND: _cards,
        _I.DEF_PREMATURE: _cards,
        _I.EXPOSED: _shown,
        _I.DUMMY_HINT: _pointing,
        _I.DUMMY_HAND: _pointing,
        _I.REVOKE_CORRECTED_DEF: _taken_back,
        _I.REVOKE_CORRECTED_DECL: _taken_back,
        _I.REVOKE_ESTABLISHED: _established,
        _I.CLAIM_DISPUTED: _claimed,
        _I.SURPLUS_CARD: _short,
        _I.OUT_OF_TURN: _low_bids,
    }
)
"""What can be generated, and by which acts it may come about."""
