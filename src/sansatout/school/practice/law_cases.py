"""May one do that? Positions of the chapters in which nobody chooses a remedy.

What is right is what the referee does with the act: he lets it pass or refuses it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

import msgspec

from sansatout.calls import BIDS, DOUBLE, PASS, REDOUBLE, Call
from sansatout.events import Event
from sansatout.events.acts import LookBack, MakeCall, NameCards, Review, Topic
from sansatout.events.irregular import (
    CorrectCall,
    CorrectScore,
    QuitTrick,
    ReclaimTrick,
    TouchDummy,
)
from sansatout.laws import Phase, Referee, public
from sansatout.laws.lawful import lawful_calls, lawful_cards
from sansatout.laws.stories import card_event
from sansatout.school.pictures import Picture
from sansatout.school.signs import call_sign, card_sign, seat_name
from sansatout.seats import Seat
from sansatout.trainer.driving import begun_auction, begun_play, dealt
from sansatout.trainer.shown import ExercisePosition, Line

__all__ = ["CASES", "Case", "may_be_called", "seen"]


@dataclass(frozen=True, slots=True)
class Case:
    """An act in a position, and whether it stands."""

    law: str
    question: str
    """The message that asks, ``school-practice-law-QUESTION``."""
    told: tuple[Line, ...]
    figure: Picture | None
    stands: bool


def _told(name: str, **arguments: str | int) -> Line:
    return Line(f"school-law-{name}", arguments)


def seen(ref: Referee, seat: Seat) -> Picture:
    """Return what a seat sees of a position."""
    position = msgspec.convert(public(ref, seat), ExercisePosition, from_attributes=True)
    return Picture(me=str(seat), position=position)


def _is_allowed(ref: Referee, event: Event) -> bool:
    return ref.after(event).last.ok


def slip_corrected(rng: Random) -> Case:
    """Let somebody correct a slip of the tongue, in time or after the left opponent (L-FIX-1)."""
    while True:
        ref = begun_auction(rng)
        seat = ref.turn
        bids = [] if seat is None else [one for one in lawful_calls(ref, seat) if one in BIDS]
        if seat is not None and len(bids) > 2:
            break
    said, meant = rng.sample(bids[:6], 2)
    late = rng.random() < 0.5
    ref = ref.after(Event(0, seat, MakeCall(said)))
    if late:
        ref = ref.after(Event(0, seat.lho, MakeCall(PASS)))
    told = [_told("slip", seat=seat_name(seat), said=call_sign(said), meant=call_sign(meant))]
    told.append(_told("slip-late" if late else "slip-at-once", next=seat_name(seat.lho)))
    stands = _is_allowed(ref, Event(0, seat, CorrectCall(meant, "slip")))
    return Case("L-FIX-1", "allowed", tuple(told), seen(ref, seat), stands)


def calls_repeated(rng: Random) -> Case:
    """Let somebody ask for the calls, or for the contract (L-INFO-1 to L-INFO-3)."""
    if rng.random() < 0.5:
        ref = begun_auction(rng)
        seat = rng.choice((ref.turn or ref.dealer, *Seat))
        law, topic = "L-INFO-1", Topic.AUCTION
    else:
        ref = begun_play(rng)
        seat = rng.choice(tuple(Seat))
        law, topic = "L-INFO-3", rng.choice((Topic.AUCTION, Topic.CONTRACT))
    told = _told("repeat-calls" if topic is Topic.AUCTION else "ask-contract", seat=seat_name(seat))
    stands = _is_allowed(ref, Event(0, seat, Review(topic)))
    return Case(law, "allowed", (told,), seen(ref, seat), stands)


def dummy_touched(rng: Random) -> Case:
    """Let declarer touch a card of dummy, with a word or without (L-PLAYED-2, L-PLAYED-3)."""
    while True:
        ref = begun_play(rng)
        if ref.turn is not None and ref.turn is ref.dummy:
            break
    dummy, declarer = ref.turn, ref.play.declarer
    assert declarer is not None, "somebody declares"
    card = rng.choice(tuple(lawful_cards(ref, dummy)))
    announced = rng.random() < 0.5
    after = ref.after(Event(0, declarer, TouchDummy(card, announced=announced)))
    told = _told(
        "touch-arranging" if announced else "touch", seat=seat_name(declarer),
        card=card_sign(card),
    )  # fmt: skip
    law = "L-PLAYED-3" if announced else "L-PLAYED-2"
    return Case(law, "played", (told,), seen(ref, declarer), card not in after.hands[dummy])


def _trick_finished(rng: Random) -> Referee:
    """Return a play in which a trick is complete and lies on the table."""
    while True:
        ref = begun_play(rng)
        while ref.phase is Phase.PLAY and ref.turn is not None:
            card = rng.choice(tuple(lawful_cards(ref, ref.turn)))
            ref = ref.after(card_event(ref, ref.turn, card))
            if not ref.play.trick:
                break
        if ref.phase is Phase.PLAY and ref.play.done and not ref.play.done[-1].quitted:
            return ref


def trick_reclaimed(rng: Random) -> Case:
    """Let one side gather a trick, and the other ask for it (L-WTRICK-1).

    It is shown as it lay before, so that one can see whose it is.
    """
    ref = lying = _trick_finished(rng)
    winners = ref.play.done[-1].winner.side
    taken = rng.choice((winners, winners.other))
    claims = taken.other
    ref = ref.after(Event(0, taken.seats[0], QuitTrick(taken)))
    seat = rng.choice(claims.seats)
    told = _told("gathered", side=str(taken)), _told("reclaims", seat=seat_name(seat))
    act = ReclaimTrick(claims, len(ref.play.done))
    stands = _is_allowed(ref, Event(0, seat, act))
    return Case("L-WTRICK-1", "gets-it", told, seen(lying, seat), stands)


def trick_viewed(rng: Random) -> Case:
    """Let somebody want to see a gathered trick (L-VIEW-1, L-VIEW-3)."""
    while True:
        ref = _trick_finished(rng)
        if len(ref.play.done) > 1:
            break
    winners = ref.play.done[-1].winner.side
    ref = ref.after(Event(0, winners.seats[0], QuitTrick(winners)))
    seat = rng.choice([one for one in Seat if one is not ref.dummy])
    revoke = rng.random() < 0.5
    last = len(ref.play.done)
    trick = rng.choice((last, rng.randint(1, last))) if revoke else rng.randint(1, last)
    name = "view-own-revoke" if revoke else "view"
    told = _told(name, seat=seat_name(seat), trick=trick, last=last)
    act = LookBack(trick, "own_revoke" if revoke else "")
    stands = _is_allowed(ref, Event(0, seat, act))
    law = "L-VIEW-3" if revoke else "L-VIEW-1"
    return Case(law, "allowed", (told,), seen(ref, seat), stands)


def cards_named(rng: Random) -> Case:
    """Let somebody ask who played which card, before the trick is gathered or after (L-OWN-1)."""
    ref = _trick_finished(rng)
    seat = rng.choice([one for one in Seat if one is not ref.dummy])
    gathered = rng.random() < 0.5
    if gathered:
        winners = ref.play.done[-1].winner.side
        ref = ref.after(Event(0, winners.seats[0], QuitTrick(winners)))
    told = _told("name-cards-late" if gathered else "name-cards", seat=seat_name(seat))
    stands = _is_allowed(ref, Event(0, seat, NameCards()))
    return Case("L-OWN-1", "allowed", (told,), None, stands)


def score_corrected(rng: Random) -> Case:
    """Let an error on the sheet be found, sooner or later (L-FIXSCORE-1 to L-FIXSCORE-3)."""
    what = rng.choice(("below", "above", "arithmetic"))
    when = rng.choice(("at-once", "next-dealt", "settled"))
    ref = dealt(rng).with_(next_dealt=when != "at-once", settled=when == "settled")
    laws = {"below": "L-FIXSCORE-1", "above": "L-FIXSCORE-2", "arithmetic": "L-FIXSCORE-3"}
    told = _told(f"score-{what}"), _told(f"score-{when}")
    stands = _is_allowed(ref, Event(0, rng.choice(tuple(Seat)), CorrectScore(what)))
    return Case(laws[what], "corrected", told, None, stands)


def may_be_called(rng: Random, *, doubles: bool) -> tuple[Referee, Seat, list[Call], list[Call]]:
    """Return an auction, who is to call, some calls, and those of them that are lawful.

    :param doubles: whether doubles and redoubles are asked about, else bids (L-CALL-5, L-DBL-2)
    """
    while True:
        ref = begun_auction(rng)
        seat = ref.turn
        if seat is None or not ref.auction.calls:
            continue
        lawful = set(lawful_calls(ref, seat))
        if doubles:
            offered = [PASS, DOUBLE, REDOUBLE]
        else:
            high = [bid for bid in BIDS if bid in lawful][:6]
            low = [bid for bid in BIDS if bid not in lawful][-6:]
            if len(low) < 2 or len(high) < 2:
                continue
            offered = sorted((*rng.sample(high, 2), *rng.sample(low, 2)), key=BIDS.index)
        may = [call for call in offered if call in lawful]
        if not doubles or any(call in BIDS for _, call in ref.auction.calls):
            return ref, seat, list(offered), may


CASES: Final[Mapping[str, Callable[[Random], Case]]] = MappingProxyType(
    {
        "L-FIX-1": slip_corrected,
        **dict.fromkeys(("L-INFO-1", "L-INFO-3"), calls_repeated),
        **dict.fromkeys(("L-PLAYED-2", "L-PLAYED-3"), dummy_touched),
        "L-WTRICK-1": trick_reclaimed,
        **dict.fromkeys(("L-VIEW-1", "L-VIEW-3"), trick_viewed),
        "L-OWN-1": cards_named,
        **dict.fromkeys(("L-FIXSCORE-1", "L-FIXSCORE-2", "L-FIXSCORE-3"), score_corrected),
    }
)
"""What can be asked by a position, law by law; a maker makes cases of each of its laws."""
